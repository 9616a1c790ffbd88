"""The parts of an everyday whole answer, made of what a typed reader has checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from turnwire_schema._trust import frozen_object, maker, maker_of, maker_of_three, maker_of_two
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.tool import ToolCall
from turnwire_schema.v1.usage import UsageInfo

from turnwire.core.calls import NAME

make_answer: Final[Callable[[dict[str, object]], ChatResponse]] = maker(ChatResponse)
make_usage: Final[Callable[[dict[str, object]], UsageInfo]] = maker(UsageInfo)
_call: Final[Callable[[str, str, object], ToolCall]] = maker_of_three(ToolCall, "id", "name", "arguments")
_message_of_text: Final[Callable[[str], AssistantMessage]] = maker_of(AssistantMessage, "content")
_message_of_calls: Final[Callable[[object], AssistantMessage]] = maker_of(AssistantMessage, "tool_calls")
_message: Final[Callable[[str, object], AssistantMessage]] = maker_of_two(AssistantMessage, "content", "tool_calls")


class NotEverydayError(ValueError):
    """A part of an answer needs another look."""


def whole_call(id: str, name: str, arguments: object) -> ToolCall:
    """A call that a server numbered and named, of which nothing is odd; `arguments` come from a parser.

    Raises:
        ValueError: something is.
    """
    is_name = len(name) <= 64 and name.isascii() and name.isidentifier()  # nearly every name, and faster
    if type(arguments) is not dict or not id or not (is_name or NAME.fullmatch(name)):
        raise NotEverydayError
    return _call(id, name, frozen_object(arguments))


def whole_message(text: str | None, calls: tuple[ToolCall, ...]) -> AssistantMessage:
    """A message of text and calls.

    Raises:
        ValueError: two calls have one id.
    """
    if not calls:
        return _message_of_text(text or "")
    if len(calls) > 1 and len({call.id for call in calls}) < len(calls):
        raise NotEverydayError
    return _message(text, calls) if text else _message_of_calls(calls)
