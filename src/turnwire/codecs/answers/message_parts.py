"""Build whole answers from checked values without a second validation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from turnwire_schema._json import FrozenMap, freeze
from turnwire_schema._trust import frozen_object, trusted
from turnwire_schema.v1.content import TextPart, ThinkingPart
from turnwire_schema.v1.error import Diagnostic
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall, ToolCallDelta
from turnwire_schema.v1.usage import ServerTimings, UsageInfo

from turnwire.codecs.requests.messages import origin_of

make_answer: Final = trusted(ChatResponse)
make_usage: Final = trusted(UsageInfo)
_Options: Final[Any] = FrozenMap
_make_message: Final = trusted(AssistantMessage)
_make_call: Final = trusted(ToolCall)
_make_invalid: Final = trusted(InvalidToolCall)
_make_delta: Final = trusted(ToolCallDelta)
_make_chunk: Final = trusted(StreamingChunk)
_make_times: Final = trusted(ServerTimings)
_make_note: Final = trusted(Diagnostic)
_make_part: Final[Mapping[str, Callable[[Any], Any]]] = {"text": trusted(TextPart), "thinking": trusted(ThinkingPart)}


def made_answer(fields: Mapping[str, Any]) -> ChatResponse | None:
    """Return the answer with these fields, each built by a reader from a body that it parsed strictly itself.

    None if only the validator can check the content: parts of other kinds, and too many levels.
    """
    try:
        made = {**fields, "message": _message_from(fields["message"]), "usage": _usage(fields["usage"])}
        if (extras := made.get("extras")) is not None:
            made["extras"] = frozen_object(extras)
        if (notes := made.get("diagnostics")) is not None:
            made["diagnostics"] = tuple(map(_note, notes))
    except ValueError:
        return None
    return make_answer(made)


def _message_from(fields: Mapping[str, Any]) -> AssistantMessage:
    made = dict(fields)
    content = fields.get("content")
    if type(content) is str and len(fields) == 2:
        return _make_message(made)
    if content is not None and type(content) is not str:
        made["content"] = tuple(map(_part, content))
    if (calls := made.get("tool_calls")) is not None:
        made["tool_calls"] = tuple(map(_call_from, calls))
    if (calls := made.get("invalid_tool_calls")) is not None:
        made["invalid_tool_calls"] = tuple([_make_invalid(_frozen(call)) for call in calls])
    if (extras := made.get("extras")) is not None:
        made["extras"] = frozen_object(extras)
    return _make_message(made)


def _part(fields: Any) -> TextPart | ThinkingPart:
    kind = fields["type"]
    make = _make_part.get(kind)
    if make is None or not fields.keys() <= _fields_of(kind):
        raise ValueError("a part that only the validator judges")
    made = _frozen(fields)
    if (origin := made.get("origin")) is not None:
        made = {**made, "origin": origin_of(**origin)}
    part: TextPart | ThinkingPart = make(made)
    return part


@cache
def _fields_of(kind: str) -> frozenset[str]:
    """Return the fields of the parts that are built here."""
    return frozenset((TextPart if kind == "text" else ThinkingPart).model_fields)


def _call_from(fields: dict[str, Any]) -> ToolCall:
    return _make_call({**_frozen(fields), "arguments": frozen_object(fields["arguments"])})


def _options(options: Mapping[str, Any]) -> Any:
    return _Options({name: frozen_object(own) for name, own in options.items()})


def _frozen(fields: dict[str, Any]) -> dict[str, Any]:
    """Return fields with a part's own options and extras, which most parts lack, read-only."""
    if (options := fields.get("provider_options")) is not None:
        fields = {**fields, "provider_options": _options(options)}
    if (extras := fields.get("extras")) is not None:
        fields = {**fields, "extras": frozen_object(extras)}
    return fields


def _usage(fields: dict[str, Any]) -> UsageInfo:
    if "server_timings" in fields:
        fields = {**fields, "server_timings": _make_times(fields["server_timings"])}
    if "extras" in fields:
        fields = {**fields, "extras": frozen_object(fields["extras"])}
    return make_usage(fields)


def _note(fields: Any) -> Diagnostic:
    return _make_note({**fields, "value": freeze(fields["value"])} if "value" in fields else fields)


_OF_CHUNK: Final[Mapping[str, Callable[[Any], Any]]] = {
    "usage": _usage,
    "diagnostics": lambda notes: tuple(map(_note, notes)),
    "extras": frozen_object,
    "thinking_origin": lambda origin: origin_of(**origin),
    "provider_options": _options,
    "tool_call_deltas": lambda deltas: tuple([_make_delta(_frozen(delta)) for delta in deltas]),
}
"""Builders of values that are not texts, numbers or words."""


@cache
def _fields_of_chunk() -> frozenset[str]:
    """Return the fields of the chunks that are built here: all but parts."""
    return frozenset(StreamingChunk.model_fields) - {"parts"}


def made_chunk(fields: Mapping[str, Any]) -> StreamingChunk | None:
    """Return the chunk with these fields, built like `made_answer`; None if only the validator can check it."""
    if not fields.keys() <= _fields_of_chunk():
        return None
    try:
        return _make_chunk(
            {
                name: make(value) if value is not None and (make := _OF_CHUNK.get(name)) is not None else value
                for name, value in fields.items()
            }
        )
    except ValueError:
        return None
