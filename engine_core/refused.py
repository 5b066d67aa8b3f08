"""Refused: how the rules say no. Whoever catches it knows that nothing has changed."""


class Refused(Exception):
    """`code` is a short stable word; `text` one sentence for programmers, empty where the
    table of sentences was left off the device."""

    def __init__(self, code: str, text: str = "") -> None:
        super().__init__(code)
        self.code = code
        self._text = text

    @property
    def text(self) -> str:
        if not self._text:
            try:
                from engine_core.refusals import SENTENCES
            except ImportError:
                return ""
            self._text = SENTENCES.get(self.code, "")
        return self._text

    def __str__(self) -> str:
        return "%s: %s" % (self.code, self.text)
