"""The one exception with which a command says to its user that it failed."""


class Failed(Exception):
    """Raise it with one plain sentence; `deedbox` prints that and ends with exit code 1."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence
