"""Text that comes in pieces, made fit for a terminal."""

from __future__ import annotations

from turnwire.cli.output import visible


class Cleaner:
    """Gives each piece as it may be shown: line ends are `\\n`, also where one comes in two pieces; see `visible`."""

    def __init__(self) -> None:
        self._held = ""

    def clean(self, piece: str) -> str:
        """The next piece."""
        text = self._held + piece
        self._held = "\r" if text.endswith("\r") else ""
        return visible(text.removesuffix(self._held).replace("\r\n", "\n"))

    def end(self) -> str:
        """What was held back; nothing follows."""
        held, self._held = self._held, ""
        return visible(held)


def cleaned(text: str) -> str:
    """A whole text as it may be shown."""
    return visible(text.replace("\r\n", "\n"))
