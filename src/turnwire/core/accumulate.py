"""Folding the chunks of a stream into an answer.

`StreamAccumulator` feeds the builder that whole bodies go through, too, from `StreamingChunk`s. Time and memory are
linear in the length of the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from pydantic import ValidationError

from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.core.answer_builder import AnswerBuilder
from turnwire.core.argument_types import require
from turnwire.core.call_deltas import ToolCallAccumulator
from turnwire.core.errors import InvalidDataError, StreamError
from turnwire.core.finish import ENDED
from turnwire.core.validate import problems_of

MESSAGE_EXTRAS: Final = "message"
"""Key in a chunk's extras for unknown fields of the message itself; they end up in the message's extras."""


# Nearly every chunk of a stream has one of these sets of fields; it is read without looking at the others.
_ONLY_TEXT: Final = {"text"}
_NUMBERED_TEXT: Final = {"text", "part_index"}
_ONLY_CALLS: Final = {"tool_call_deltas"}
FACTS: Final = frozenset({"id", "model", "created", "usage", "extras", "is_complete"})
"""Fields of a chunk that say something of the whole answer."""


class StreamAccumulator:
    """Folds chunks into the `ChatResponse` that the same answer gives when it is not streamed.

    `add` every chunk in order, then read `response`. Exactly one chunk is complete and it is the last. Not thread-safe.
    """

    __slots__ = (
        "_add_numbered",
        "_add_text",
        "_builder",
        "_calls",
        "_created",
        "_extras",
        "_id",
        "_last",
        "_model",
        "_number",
        "_usage",
    )

    def __init__(self) -> None:
        self._builder = AnswerBuilder()
        self._add_text = self._add_numbered = self._builder.text_adder()
        self._number: int | None = None  # of the text that came last: it nearly always goes on
        self._calls: ToolCallAccumulator | None = None  # most answers have none
        self._last: StreamingChunk | None = None
        self._usage: Any = None
        self._model: str | None = None
        self._id: str | None = None
        self._created: Any = None
        self._extras: dict[str, Any] | None = None

    @property
    def is_complete(self) -> bool:
        """Whether the last chunk has come."""
        return self._last is not None

    @property
    def is_empty(self) -> bool:
        """Whether nothing has come that a reader could see."""
        beside = (self._extras or {}).get(MESSAGE_EXTRAS)  # a sound, for instance
        return self._builder.is_empty and not (self._calls and self._calls.calls) and not beside

    @property
    def text(self) -> str:
        """The text so far."""
        return self._builder.text

    @property
    def add_text(self) -> Callable[[str], None]:
        """Return the function that takes the text of a chunk with no other field, not even the number of a part."""
        return self._add_text

    @property
    def tool_calls(self) -> ToolCallAccumulator:
        """The calls as far as they came."""
        if self._calls is None:
            self._calls = ToolCallAccumulator()
        return self._calls

    def add(self, chunk: StreamingChunk) -> None:
        """Take the next chunk.

        Raises:
            StreamError: a chunk came after the complete one.
            InvalidDataError: it is no chunk.
        """
        if self._last is not None:
            raise StreamError("a chunk came after the complete one; a stream has exactly one end")
        try:
            given = chunk.__pydantic_fields_set__
        except AttributeError:
            require(chunk, StreamingChunk, "chunk", "a StreamingChunk, as a decoder gives it")
            raise
        if given == _ONLY_TEXT:
            if (text := chunk.text) is not None:
                add = self._add_text
                add(text)
            return
        if given == _NUMBERED_TEXT and (text := chunk.text) is not None:
            number = chunk.part_index
            add = self._add_numbered if number == self._number else self._begin(number)
            add(text)
            return
        if given == _ONLY_CALLS:
            for delta in chunk.tool_call_deltas or ():
                self.tool_calls.add(delta)
            return
        self._builder.add(
            text=chunk.text,
            thinking=chunk.thinking,
            signature=chunk.signature,
            thinking_origin=chunk.thinking_origin,
            refusal=chunk.refusal,
            parts=chunk.parts,
            part_index=chunk.part_index,
            provider_options=chunk.provider_options,
        )
        for delta in chunk.tool_call_deltas or ():
            self.tool_calls.add(delta)
        if not FACTS.isdisjoint(given):
            self._note_facts(chunk)

    def _begin(self, number: int | None) -> Callable[[str], None]:
        """Return the function that takes further pieces of the text of this number."""
        self._number, self._add_numbered = number, self._builder.text_adder(number)
        return self._add_numbered

    def _note_facts(self, chunk: StreamingChunk) -> None:
        """Take the fields of a chunk besides its piece of the answer."""
        if chunk.usage is not None:
            self._usage = chunk.usage
        if chunk.id is not None:
            self._id = chunk.id
        if chunk.model is not None:
            self._model = chunk.model
        if chunk.created is not None and self._created is None:
            self._created = chunk.created
        if chunk.extras is not None:
            if self._extras is None:
                self._extras = {}
            merge_extras(self._extras, chunk.extras)
        if chunk.is_complete:
            self._last = chunk

    @property
    def response(self) -> ChatResponse:
        """The finished answer.

        Raises:
            StreamError: the complete chunk has not come; `partial` holds what did.
        """
        last = self._last
        if last is None:
            error = StreamError("the stream ended before its last chunk", category="interrupted")
            error.partial = self.partial()
            raise error
        reason = last.finish_reason or "other"
        return self._build(
            reason, was_cut=reason not in ENDED, raw=last.raw_finish_reason, diagnostics=last.diagnostics or ()
        )

    def partial(self, finish_reason: str = "error") -> ChatResponse:
        """The answer so far, its last call marked as cut.

        Raises:
            InvalidDataError: `finish_reason` is no word for an end.
        """
        try:
            return self._build(finish_reason, was_cut=True, raw=None, diagnostics=())
        except ValidationError as error:
            raise InvalidDataError("not a valid answer", problems_of(error)) from None

    def _build(self, reason: str, *, was_cut: bool, raw: str | None, diagnostics: Iterable[Any]) -> ChatResponse:
        found = self._extras or {}
        message_extras = found.get(MESSAGE_EXTRAS)
        if not isinstance(message_extras, Mapping):
            message_extras = None  # a field of the answer that happens to have that name
        extras = {key: value for key, value in found.items() if key != MESSAGE_EXTRAS or message_extras is None}
        self._builder.calls = list(self.tool_calls.calls)
        return self._builder.build(
            finish_reason=reason,
            was_cut=was_cut,
            usage=self._usage,
            id_facts=(self._id or self._created,),
            diagnostics=diagnostics,
            raw_finish_reason=raw,
            model=self._model,
            id=self._id,
            created=self._created,
            extras=extras or None,
            message_fields={"extras": message_extras} if message_extras else None,
        )


def partial_of(chunks: Iterable[StreamingChunk]) -> ChatResponse:
    """The partial answer in the chunks of a stream that broke."""
    accumulator = StreamAccumulator()
    for chunk in chunks:
        accumulator.add(chunk)
    return accumulator.partial()


def merge_extras(so_far: dict[str, Any], new: Mapping[str, Any], *, joins: bool = False) -> None:
    """Add the extras of a chunk: objects are merged, a later value replaces an earlier one, log probabilities go on."""
    for key, value in new.items():
        known = so_far.get(key)
        joins_here = joins or key == "logprobs"
        if isinstance(value, Mapping):
            if not isinstance(known, dict):
                known = so_far[key] = {}
            merge_extras(known, value, joins=joins_here)
        elif joins_here and isinstance(value, list):
            if isinstance(known, list):
                known.extend(value)
            else:
                so_far[key] = list(value)
        else:
            so_far[key] = value
