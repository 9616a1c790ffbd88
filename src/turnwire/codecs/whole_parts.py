"""The parts of an everyday whole answer, made of what a typed reader has checked."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from turnwire_schema._trust import frozen_object, maker
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.tool import ToolCall
from turnwire_schema.v1.usage import ServerTimings, UsageInfo

from turnwire.core.calls import NAME


class AnswerMakers(NamedTuple):
    """What makes the parts of an answer of their fields."""

    call: Callable[[dict[str, object]], ToolCall]
    message: Callable[[dict[str, object]], AssistantMessage]
    timings: Callable[[dict[str, object]], ServerTimings]
    usage: Callable[[dict[str, object]], UsageInfo]
    answer: Callable[[dict[str, object]], ChatResponse]


@cache
def answer_makers() -> AnswerMakers:
    """They know nothing of any answer, so all answers share them."""
    return AnswerMakers(
        maker(ToolCall), maker(AssistantMessage), maker(ServerTimings), maker(UsageInfo), maker(ChatResponse)
    )


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
    return answer_makers().call({"id": id, "name": name, "arguments": frozen_object(arguments)})


def whole_message(text: str | None, calls: tuple[ToolCall, ...]) -> AssistantMessage:
    """A message of text and calls.

    Raises:
        ValueError: two calls have one id.
    """
    fields: dict[str, object] = {}
    if calls:
        if len(calls) > 1 and len({call.id for call in calls}) < len(calls):
            raise NotEverydayError
        fields["tool_calls"] = calls
    if text or not calls:
        fields["content"] = text or ""
    return answer_makers().message(fields)
