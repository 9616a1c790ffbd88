"""Everyday lines of a stream and whole answers, read in one typed step.

A line is everyday where it is a piece of text, or of thoughts that have begun, and nothing besides. What has any other
form gives None, and is then read with care. The forms are written in
schemas/wire/ollama/v1/chat.schema.json#/$defs/ChatResponse.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import UNSET

from turnwire_schema._trust import maker_of_just
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCall
from turnwire_schema.v1.usage import ServerTimings, UsageInfo
from turnwire_schema.wire.everyday_ollama import read_everyday_answer, read_everyday_line

from turnwire.codecs.event_decoder import Everyday
from turnwire.codecs.ollama.read_answer import AnswerReader
from turnwire.codecs.pieces import piece_makers
from turnwire.codecs.whole_parts import whole_call, whole_message


def line_pieces(answer: AnswerReader) -> Everyday:
    """A reader of the everyday lines of one stream. Not thread-safe."""
    makers = piece_makers()
    make_text, make_thinking = makers.text, makers.thinking

    def read(line: bytes) -> list[StreamingChunk] | None:
        try:
            found = read_everyday_line(line)
        except (ValueError, RecursionError):  # thousands of levels
            return None
        if found.done:
            return None
        message = found.message
        text, thinking = message.content, message.thinking
        if thinking:
            return [make_thinking(thinking)] if answer.has_thinking and not text else None
        if not text:
            return []
        answer.has_text = True
        return [make_text(text)]

    return read


_TIMES: Final = ("total_ns", "load_ns", "prompt_ns", "completion_ns")
_COUNTS: Final = ("prompt_tokens", "completion_tokens", "server_timings")
_make_timings: Final = maker_of_just(ServerTimings, *_TIMES)
_make_usage: Final = maker_of_just(UsageInfo, *_COUNTS)
_make_usage_of_cache: Final = maker_of_just(UsageInfo, *_COUNTS, "cached_tokens")
_make_answer: Final[Callable[[dict[str, object]], ChatResponse]] = maker_of_just(
    ChatResponse, "message", "usage", "finish_reason", "raw_finish_reason", "model", "created"
)


def read_answer(body: bytes) -> ChatResponse | None:
    """The answer in `body` where it is an everyday one: text, calls with ids of their own, and an end as usual."""
    try:
        found = read_everyday_answer(body)
        message, word = found.message, found.done_reason
        if not found.done or (word != "stop" and word != "length"):
            return None
        calls: tuple[ToolCall, ...] = ()
        if message.tool_calls is not None:
            for place, call in enumerate(message.tool_calls):
                function = call.function
                if function.index != place:
                    return None
                calls += (whole_call(call.id, function.name, function.arguments),)
            if word == "length" or not calls:
                return None
        elif not message.content:
            return None
        made = whole_message(message.content, calls)
    except (ValueError, RecursionError):  # thousands of levels in the arguments
        return None
    usage: dict[str, object] = {
        "prompt_tokens": found.prompt_eval_count,
        "completion_tokens": found.eval_count,
        "server_timings": _make_timings(
            {
                "total_ns": found.total_duration,
                "load_ns": found.load_duration,
                "prompt_ns": found.prompt_eval_duration,
                "completion_ns": found.eval_duration,
            }
        ),
    }
    if found.prompt_eval_cached_count is UNSET:
        counted = _make_usage(usage)
    else:
        usage["cached_tokens"] = found.prompt_eval_cached_count
        counted = _make_usage_of_cache(usage)
    return _make_answer(
        {
            "message": made,
            "usage": counted,
            "finish_reason": "tool_calls" if calls else word,
            "raw_finish_reason": word,
            "model": found.model,
            "created": found.created_at,
        }
    )
