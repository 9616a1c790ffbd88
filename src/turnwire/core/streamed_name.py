"""The name of a streamed call: pieces in, one name out, in linear time however small the pieces are."""

from __future__ import annotations


class GrowingName:
    """A name so far: a repeat of the whole changes nothing, anything else is its continuation.

    A piece of blanks says nothing.
    """

    __slots__ = ("_length", "_pieces")

    def __init__(self, name: str | None = None) -> None:
        if name is not None and not names_tool(name):
            name = ""
        self._pieces = [] if name is None else [name]
        self._length = len(name or "")

    def __bool__(self) -> bool:
        """Whether a letter of it came."""
        return self._length > 0

    @property
    def text(self) -> str | None:
        """The whole name; None before its first piece."""
        pieces = self._pieces
        if not pieces:
            return None
        if len(pieces) > 1:
            pieces[:] = ["".join(pieces)]
        return pieces[0]

    def add(self, piece: str) -> bool:
        """Take the next piece; whether it changed the name."""
        # Only a piece as long as all before it can repeat them: to compare costs no more than to read the piece.
        if not names_tool(piece):
            piece = ""
        if self._pieces and (not piece or (len(piece) == self._length and piece == self.text)):
            return False
        self._pieces.append(piece)
        self._length += len(piece)
        return True


def names_tool(name: str | None) -> bool:
    """Whether a name says anything: it is there, and not blank."""
    return name is not None and not name.isspace() and name != ""
