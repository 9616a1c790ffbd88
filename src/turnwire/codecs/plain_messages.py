"""Messages of a request that say what nearly all say, made of what their reader has looked at: text, calls, results.

In: values of which the reader knows that their object holds nothing else. Out: a message or a part of one; None where a
value is not of an everyday form, and the message is read with care. What is made here has no value of an odd type.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TypeAlias

from turnwire_schema._json import freeze_object, is_unicode
from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema._trust import maker, maker_of, maker_of_three, maker_of_two
from turnwire_schema.v1.content import TextPart
from turnwire_schema.v1.message import AssistantMessage, SystemMessage, ToolMessage, UserMessage
from turnwire_schema.v1.tool import ToolCall

from turnwire.core.calls import NAME

Content: TypeAlias = str | tuple[TextPart, ...]
Message: TypeAlias = SystemMessage | UserMessage | AssistantMessage | ToolMessage


class Makers(NamedTuple):
    """What makes messages and their parts of texts; see `is_text`."""

    text: Callable[[str], TextPart]
    spoken: Mapping[object, Callable[[Content], Message]]
    """By role; a result is none of them."""
    call: Callable[[str, str, object], ToolCall]
    answer: Callable[[dict[str, object]], AssistantMessage]
    result: Callable[[Content, str], ToolMessage]
    named_result: Callable[[Content, str, str], ToolMessage]


@cache
def makers() -> Makers:
    """They know nothing of any request, so all requests share them."""
    return Makers(
        text=maker_of(TextPart, "text"),
        spoken={
            "system": maker_of(SystemMessage, "content"),
            "user": maker_of(UserMessage, "content"),
            "assistant": maker_of(AssistantMessage, "content"),
        },
        call=maker_of_three(ToolCall, "id", "name", "arguments"),
        answer=maker(AssistantMessage),
        result=maker_of_two(ToolMessage, "content", "tool_call_id"),
        named_result=maker_of_three(ToolMessage, "content", "tool_call_id", "name"),
    )


def is_text(value: object) -> bool:
    """Whether a value is a text as the canonical model takes it."""
    return type(value) is str and (value.isascii() or is_unicode(value))


def content_of(value: object) -> Content | None:
    """A text, or a list of text parts that say nothing besides."""
    if type(value) is str:
        return value if is_text(value) else None
    if type(value) is not list or not value:
        return None
    make = makers().text
    parts = [
        make(part["text"])
        for part in value
        if type(part) is dict and len(part) == 2 and part.get("type") == "text" and is_text(part.get("text"))
    ]
    return tuple(parts) if len(parts) == len(value) else None


def call_of(call_id: object, name: object, arguments: object, seen: Mapping[str, object]) -> ToolCall | None:
    """A call with an id that is not among those `seen` in its message."""
    if not isinstance(call_id, str) or not call_id or call_id in seen or not is_text(call_id):
        return None
    if not isinstance(name, str) or type(arguments) is not dict:
        return None
    if not (len(name) <= 64 and name.isascii() and name.isidentifier()) and NAME.fullmatch(name) is None:
        return None
    try:
        return makers().call(call_id, name, freeze_object(arguments))
    except ValueError:
        return None


def answer_of(content: Content | None, calls: Sequence[ToolCall]) -> AssistantMessage:
    """A message of the assistant with calls behind its content."""
    fields: dict[str, object] = {} if content is None else {"content": content}
    return makers().answer({**fields, "tool_calls": tuple(calls)})


def result_of(call_id: object, tool_of: Mapping[str, str], value: object) -> ToolMessage | None:
    """The result of a call, whose tool is named where the call is among those `tool_of` knows."""
    content = content_of(value)
    if content is None or not isinstance(call_id, str) or not call_id or not is_text(call_id):
        return None
    if (name := tool_of.get(call_id)) is None:
        return makers().result(content, call_id)
    if not is_text(name):
        return None
    return makers().named_result(content, call_id, name)
