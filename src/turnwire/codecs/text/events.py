"""Events of a text reader: pieces of content and thoughts, and calls from their first piece to their end."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.text_formats import TextReason

REASONS: Final[dict[TextReason, str]] = {
    "quoted": "the marks are in code or in a quotation",
    "not_offered": "the request offered no tool of that name",
    "does_not_fit": "the arguments do not fit the tool's schema",
    "ambiguous": "an object in the arguments has a member twice",
    "from_input": "the same text is in a user message or a tool result",
    "malformed": "what follows the mark is not what the format has there",
    "cut": "the answer was cut inside the call",
    "unfinished": "the answer ended inside the call",
    "not_at_start": "the format's calls and thoughts begin the answer, and this one does not",
}
"""Why marks in a text are not a call, in words."""


class TextPiece(NamedTuple):
    """The next piece of the content or of the thoughts."""

    kind: Literal["content", "thought"]
    text: str


class CallPiece(NamedTuple):
    """The next piece of a call's arguments, as JSON text. Do not run it: the call is complete with `ReadCall`.

    `number` counts the calls that were begun, from 0; a call that is rejected keeps its number.
    """

    kind: Literal["arguments"]
    number: int
    name: str
    text: str


class ReadCall(NamedTuple):
    """A complete call: JSON text of its arguments, the model's id if the format has ids, and its raw text."""

    kind: Literal["call"]
    number: int
    name: str
    arguments: str
    id: str | None
    raw: str


class NoCall(NamedTuple):
    """Marks that are not a call. Their text came as content, except that of a cut call, which is in `raw`."""

    kind: Literal["no_call"]
    reason: TextReason
    name: str | None
    raw: str

    @property
    def what(self) -> str:
        """The reason in words."""
        return REASONS[self.reason]


ReadEvent: TypeAlias = TextPiece | CallPiece | ReadCall | NoCall
