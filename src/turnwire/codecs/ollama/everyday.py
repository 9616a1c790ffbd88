"""Everyday lines of a stream and whole answers, read in one typed step.

A line is everyday where it is a piece of text, or of thoughts that have begun, and nothing besides. What has any other
form gives None, and is then read with care. The forms are written in
schemas/wire/ollama/v1/chat.schema.json#/$defs/ChatResponse.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from msgspec import UNSET

from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCall
from turnwire_schema.wire.everyday_ollama import (
    EverydayAnswer,
    EverydayAnswerMessageToolCalls,
    read_everyday_answer,
    read_everyday_line,
)

from turnwire.codecs.ollama.fields import USAGE
from turnwire.codecs.pieces import piece_makers
from turnwire.codecs.whole_parts import NotEverydayError, answer_makers, whole_call, whole_message


class LinePieces:
    """Reads the everyday lines of one stream. Not thread-safe."""

    __slots__ = ("_text", "_thinking", "has_text", "has_thinking")

    def __init__(self) -> None:
        makers = piece_makers()
        self._text = makers.text
        self._thinking = makers.thinking
        self.has_text = False
        """Whether any text came."""
        self.has_thinking = False
        """Whether thoughts came, and it is said where they come from."""

    def read(self, line: bytes) -> list[StreamingChunk] | None:
        """The chunks of an everyday line; None where it is another one, and nothing is taken."""
        try:
            found = read_everyday_line(line)
        except ValueError:
            return None
        if found.done:
            return None
        message = found.message
        if message.thinking:
            return [self._thinking(message.thinking)] if self.has_thinking and not message.content else None
        if not message.content:
            return []
        self.has_text = True
        return [self._text(message.content)]


_numbers_of: Final = attrgetter(*(row.wire for row in USAGE.rows))
_NAMES: Final = tuple((row.canonical.rpartition(".")[2], "." in row.canonical) for row in USAGE.rows)
"""(canonical name, whether it is a time) of everything that is counted, in the order of `_numbers_of`."""


def read_answer(body: bytes) -> ChatResponse | None:
    """The answer in `body` where it is an everyday one: text, calls with ids of their own, and an end as usual."""
    try:
        found = read_everyday_answer(body)
        message = found.message
        if not found.done or found.done_reason not in ("stop", "length"):
            return None
        if message.tool_calls is None:
            if not message.content:
                return None
            calls: tuple[ToolCall, ...] = ()
        elif found.done_reason == "length" or not message.tool_calls:
            return None
        else:
            calls = tuple([_call(call, place) for place, call in enumerate(message.tool_calls)])
        made = whole_message(message.content, calls)
        counts = _counts(found)
    except (ValueError, RecursionError):  # thousands of levels in the arguments
        return None
    return answer_makers().answer(
        {
            "message": made,
            "usage": answer_makers().usage(counts),
            "finish_reason": "tool_calls" if calls else found.done_reason,
            "raw_finish_reason": found.done_reason,
            "model": found.model,
            "created": found.created_at,
        }
    )


def _call(wire: EverydayAnswerMessageToolCalls, place: int) -> ToolCall:
    function = wire.function
    if function.index != place:
        raise NotEverydayError
    return whole_call(wire.id, function.name, function.arguments)


def _counts(found: EverydayAnswer) -> dict[str, object]:
    counts: dict[str, object] = {}
    times: dict[str, object] = {}
    for (name, is_time), value in zip(_NAMES, _numbers_of(found), strict=True):
        if value is not UNSET:
            if value < 0:
                raise NotEverydayError
            (times if is_time else counts)[name] = value
    if times:
        counts["server_timings"] = answer_makers().timings(times)
    return counts
