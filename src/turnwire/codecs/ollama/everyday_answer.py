"""The everyday whole answer, read in one typed step: text, calls with ids of their own, counts, and an end as usual.

In: the bytes of a body. Out: the answer; None for a body of any other form, which is then read with care. The form is
written in schemas/wire/ollama/v1/chat.schema.json#/$defs/ChatResponse.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET

from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.tool import ToolCall
from turnwire_schema.wire.everyday_ollama import EverydayAnswer, EverydayAnswerMessageToolCalls, read_everyday_answer

from turnwire.codecs.ollama.fields import USAGE
from turnwire.codecs.whole_parts import NotEverydayError, answer_makers, whole_call, whole_message

_NUMBERS: Final = tuple((row.wire, row.canonical.rpartition(".")[2], "." in row.canonical) for row in USAGE.rows)
"""(wire name, canonical name, whether it is a time) of everything that is counted."""


def read_answer(body: bytes) -> ChatResponse | None:
    """The answer in `body` where it is an everyday one."""
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


def _counts(found: EverydayAnswer) -> dict[str, Any]:
    counts: dict[str, Any] = {}
    times: dict[str, Any] = {}
    for wire, name, is_time in _NUMBERS:
        value = getattr(found, wire)
        if value is not UNSET:
            if value < 0:
                raise NotEverydayError
            (times if is_time else counts)[name] = value
    if times:
        counts["server_timings"] = answer_makers().timings(times)
    return counts
