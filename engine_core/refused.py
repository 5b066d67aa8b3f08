"""Refused: how the rules say no. Whoever catches it knows that nothing has changed."""

from engine_core.loader import bring


class Refused(Exception):
    """`code` is a short stable word; `text` one sentence for programmers, empty where there is no
    room for the sentences on the device."""

    def __init__(self, code: str, text: str = "") -> None:
        super().__init__(code)
        self.code = code
        self._text = text

    @property
    def text(self) -> str:
        if not self._text:
            try:
                self._text = bring("engine_core.refusals").sentence(self.code)
            except (ImportError, MemoryError):
                return ""
        return self._text

    def __str__(self) -> str:
        return "%s: %s" % (self.code, self.text)
