"""Hooks that may change a request before it is sent: memory, skills, summaries, whatever a program adds.

A hook gets the request and gives another one. Requests are immutable, so that nothing it does reaches the stored
conversation.
"""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from turnwire_schema.v1.message import AssistantMessage, ChatMessage, SystemMessage, ToolMessage, UserMessage
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.thread import ThreadState

from turnwire.agent.errors import HookError
from turnwire.core.argument_types import items_of, require
from turnwire.core.errors import TurnwireError
from turnwire.core.messages import MESSAGE_TYPES, parse_message
from turnwire.core.tokens import estimate_request_tokens, estimate_tokens


@dataclass(frozen=True, slots=True, kw_only=True)
class HookView:
    """What a hook may know in addition to the request."""

    thread: ThreadState
    """The thread as it is now."""
    round: int
    """Number of the round, from 1."""


RequestHook: TypeAlias = Callable[[ChatRequest, HookView], ChatRequest | Awaitable[ChatRequest]]
"""Gives the request that is sent instead of the one it gets."""

Summarizer: TypeAlias = Callable[[Sequence[ChatMessage]], str | Awaitable[str]]
"""Gives a summary of messages."""


async def apply_hooks(request: ChatRequest, hooks: Iterable[RequestHook], view: HookView) -> ChatRequest:
    """The request after every hook, in their order.

    Raises:
        HookError: a hook raised, or gave something else than a request.
        TurnwireError: a hook raised it.
    """
    for hook in hooks:
        try:
            found = hook(request, view)
            found = await found if inspect.isawaitable(found) else found
        except TurnwireError:
            raise
        except Exception as error:  # a hook may raise anything
            raise HookError(_name_of(hook), f"raised {type(error).__name__}") from error
        if not isinstance(found, ChatRequest):
            raise HookError(_name_of(hook), f"must give a ChatRequest, not {type(found).__name__}")
        request = found
    return request


def _name_of(hook: RequestHook) -> str:
    return getattr(hook, "__name__", type(hook).__name__)


def notes(text: str | Callable[[HookView], str], *, title: str = "Notes") -> RequestHook:
    """A hook that adds `text`, or what it gives, to the system message: a memory, skills. Empty text adds nothing."""

    def add(request: ChatRequest, view: HookView) -> ChatRequest:
        found = text(view) if callable(text) else text
        if not found:
            return request
        return request.replace(messages=_with_note(request.messages, f"# {title}\n{found}"))

    return add


def _with_note(messages: Sequence[ChatMessage], note: str) -> tuple[ChatMessage, ...]:
    first = messages[0] if messages else None
    if isinstance(first, SystemMessage) and isinstance(first.content, str):
        return (first.replace(content=f"{first.content}\n\n{note}"), *messages[1:])
    place = 1 if isinstance(first, SystemMessage) else 0
    return (*messages[:place], SystemMessage(content=note), *messages[place:])


class Summarize:
    """A hook that shortens old turns when the request is over `threshold` tokens, by estimate.

    The last `keep_turns` turns (a user's message and all that follows) stay as they are; what is before them becomes
    one message with the summary that `summarizer` gives. A call is never separated from its result. The stored
    conversation stays whole. Summaries of the same messages are made once.
    """

    _KEPT: Final = 64

    def __init__(self, summarizer: Summarizer, *, threshold: int, keep_turns: int = 2) -> None:
        self._summarizer = summarizer
        self._threshold = threshold
        require(threshold, (int, float), "threshold", "a number of tokens")
        require(keep_turns, int, "keep_turns", "a number of turns")
        self._keep_turns = max(1, keep_turns)
        self._made: dict[str, str] = {}

    async def __call__(self, request: ChatRequest, view: HookView) -> ChatRequest:
        if estimate_request_tokens(request) <= self._threshold:
            return request
        start, end = self._old_turns(request.messages)
        if start >= end:
            return request
        old = request.messages[start:end]
        summary = await self._summary(old)
        told = UserMessage(content=f"[Summary of the earlier conversation, made by the system]\n{summary}")
        answered = AssistantMessage(content="Understood.")
        return request.replace(messages=(*request.messages[:start], told, answered, *request.messages[end:]))

    def _old_turns(self, messages: Sequence[ChatMessage]) -> tuple[int, int]:
        """Where the old turns begin and end: behind the first system messages, before the turns that are kept."""
        start = 0
        while start < len(messages) and isinstance(messages[start], SystemMessage):
            start += 1
        turns = [place for place, message in enumerate(messages) if place >= start and message.role == "user"]
        end = turns[-self._keep_turns] if len(turns) > self._keep_turns else start
        return start, end

    async def _summary(self, old: Sequence[ChatMessage]) -> str:
        key = hashlib.sha256("\n".join(message.to_json() for message in old).encode("utf-8", "surrogatepass"))
        made = self._made.get(key.hexdigest())
        if made is None:
            found = self._summarizer(old)
            made = await found if inspect.isawaitable(found) else found
            while len(self._made) >= self._KEPT:
                del self._made[next(iter(self._made))]
            self._made[key.hexdigest()] = made
        return made


def transcript(messages: Iterable[ChatMessage], *, most_tokens: int = 4000) -> str:
    """The messages as plain lines, for a model that is asked to summarize them; long ones are cut."""
    lines = []
    left = most_tokens
    require(most_tokens, int, "most_tokens", "a number of tokens")
    for message in items_of(messages, "messages", "a list of messages"):
        require(message, MESSAGE_TYPES, "messages", "a list of messages, as user('…') makes them")
        text = _text_of(message)
        if estimate_tokens(parse_message({"role": "user", "content": text or "-"})) > left:
            text = text[: left * 3] + " …"
        left -= len(text) // 4
        lines.append(f"{message.role}: {text}")
        if left <= 0:
            break
    return "\n".join(lines)


def _text_of(message: ChatMessage) -> str:
    content = message.content
    if isinstance(content, str):
        text = content
    else:
        parts = [getattr(part, "text", None) or f"[{part.type}]" for part in content or ()]
        text = " ".join(part for part in parts if part)
    if isinstance(message, AssistantMessage) and message.tool_calls:
        text += "".join(f" [calls {call.name}]" for call in message.tool_calls)
    if isinstance(message, ToolMessage):
        text = f"[result] {text}"
    return text
