"""Convenience methods for chat: one call with messages, functions and an output type, over `complete` and `stream`.

It makes a `ChatRequest` and reads the `ChatResponse`, and does nothing else: for more, create a request yourself.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from types import TracebackType
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, Self, TypeAlias, TypedDict, TypeVar

from pydantic import BaseModel

from turnwire_schema.v1.message import ChatMessage
from turnwire_schema.v1.provider import ProviderInfo
from turnwire_schema.v1.request import ChatRequest, JsonSchemaFormat, ModelParameters, ThinkingEffort
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import NamedToolChoice, ToolDefinition

from turnwire.core.bound_tools import Tool, ToolLike, bound, check_object
from turnwire.core.errors import ConfigurationError, InvalidDataError, Problem
from turnwire.core.finish import is_whole_text
from turnwire.core.hints import hint_for
from turnwire.core.messages import MESSAGE_TYPES, parse_messages, user
from turnwire.core.reply import ChatReply
from turnwire.core.structured import OutputType, output_type
from turnwire.providers.calls.repair import (
    check_repair,
    format_of,
    repair_request,
    with_attempts,
)
from turnwire.providers.calls.retry import RetryPolicy, start_with_retry
from turnwire.providers.calls.streams import ResponseStream
from turnwire.providers.sync.streams import SyncResponseStream

T = TypeVar("T")

MessagesLike: TypeAlias = str | ChatMessage | Iterable[ChatMessage]
"""A conversation: the text of one user message, one message, a chain, or any sequence of messages."""
ToolChoiceLike: TypeAlias = Literal["auto", "none", "required"] | NamedToolChoice | ToolLike | str
"""Whether tools are called: one of the three words, or the one tool that must be, by its name or itself."""


class ChatParameters(TypedDict, total=False):
    """The parameters of `chat`, by the names of `ModelParameters`; a test holds the two together."""

    temperature: float | None
    top_p: float | None
    max_tokens: int | None
    stop_sequences: Iterable[str] | None
    seed: int | None
    top_k: int | None
    min_p: float | None
    frequency_penalty: float | None
    presence_penalty: float | None
    repeat_penalty: float | None
    thinking: bool | ThinkingEffort | None
    thinking_budget_tokens: int | None
    text_format: str | None
    provider_options: dict[str, dict[str, Any]] | None


class Asked(NamedTuple, Generic[T]):
    """A request, and what is needed to read its answer."""

    request: ChatRequest
    tools: dict[str, Tool[..., Any] | ToolDefinition]
    output: OutputType[T] | None
    repair: int = 0
    """How often an answer that does not fit is asked for again."""

    def reply(self, response: ChatResponse, earlier: tuple[ChatResponse, ...] = ()) -> ChatReply[T]:
        """The answer, read; `earlier` are those before it that did not fit."""
        return ChatReply(
            response=with_attempts(response, earlier),
            tools=self.tools,
            output_type=self.output,
            max_tokens=self.request.parameters.max_tokens,
            tool_choice=self.request.tool_choice,
            earlier=earlier,
        )

    def again(self, reply: ChatReply[T]) -> ChatRequest | None:
        """Return the request that asks again for an answer that does not fit: the model reads what is wrong.

        None if it fits, if another attempt cannot improve it, or if there were as many attempts as `repair` allows.
        Also None if reading it fails: `reply.output` raises that.
        """
        if len(reply.earlier) >= self.repair or self.output is None or not is_whole_text(reply.response):
            return None
        try:
            problems = self.output.problems_for_model(reply.response)
        except Exception:  # a validator of the caller's own type may raise anything
            return None
        return repair_request(self.request, reply.response, problems) if problems else None


def asked_for(request: ChatRequest, repair: int = 0) -> Asked[Any]:
    """Return `request` as a turn whose output is the JSON of the schema that it asks for, if it asks for one.

    A schema that cannot be compiled checks nothing.
    """
    wanted: OutputType[Any] | None = None
    if (schema := format_of(request)) is not None:
        with suppress(InvalidDataError):
            wanted = output_type(schema)
    return Asked(request, {}, wanted, repair)


def asked(
    info: ProviderInfo,
    messages: MessagesLike,
    *,
    model: str | None,
    tools: Iterable[ToolLike],
    output: type[T] | JsonSchemaFormat | None,
    tool_choice: ToolChoiceLike | None,
    parameters: ChatParameters,
    repair: int = 0,
) -> Asked[T]:
    """The request that `chat` sends.

    Raises:
        InvalidDataError: something given does not fit; a name that is not known comes with what was meant.
        ConfigurationError: no model is given, and the provider has none configured.
    """
    if model is None:
        model = first_model(info, "chat")
    offered = _offered(tools)
    wanted: OutputType[T] | None = None if output is None else output_type(output)
    check_repair(repair, has_schema=wanted is not None)
    fields: dict[str, Any] = {"messages": _conversation(messages)}
    if offered:
        fields["tools"] = tuple(one if isinstance(one, ToolDefinition) else one.definition for one in offered.values())
    if tool_choice is not None:
        fields["tool_choice"] = _choice(tool_choice)
    if wanted is not None:
        fields["response_format"] = wanted.format
    return Asked(ChatRequest(parameters=ModelParameters(model=model, **parameters), **fields), offered, wanted, repair)


def first_model(info: ProviderInfo, method: str) -> str:
    """The model that is asked where a call of `method` names none.

    Raises:
        ConfigurationError: none is configured.
    """
    if not info.models:
        text = (
            f"model: none is given and none is configured; name one, as in {method}(…, model='qwen3:4b') or "
            "--model qwen3:4b, or set models in the provider's configuration"
        )
        raise ConfigurationError(text, provider_id=info.provider_id, retryable=False)
    return info.models[0].name


def _conversation(messages: Any) -> tuple[Any, ...]:
    if isinstance(messages, str):
        return (user(messages),)
    if isinstance(messages, MESSAGE_TYPES):
        return (messages,)
    if isinstance(messages, Mapping) and "role" in messages:
        messages = (messages,)
    if not isinstance(messages, Iterable) or isinstance(messages, (bytes, Mapping, BaseModel)):
        text = f"give text, a message, or a sequence of them, not {type(messages).__name__}"
        raise InvalidDataError("there is nothing to send", [Problem("/messages", "type", text)])
    found = tuple(messages)
    problems = [
        Problem(f"/messages/{position}", "type", f"give a message, as user('…') makes one, not {type(one).__name__}")
        for position, one in enumerate(found)
        if not isinstance(one, (*MESSAGE_TYPES, Mapping))
    ]
    if problems:
        raise InvalidDataError("there is nothing to send", problems)
    try:
        return parse_messages(map(_read_openai, found))
    except InvalidDataError as error:
        problems = [Problem(f"/messages{one.path}", one.rule, one.message) for one in error.problems]
        raise InvalidDataError("not valid messages", problems) from None


def _read_openai(message: Any) -> Any:
    """Return a message whose calls are written as OpenAI's clients write them as one of ours; any other as it is."""
    calls = message.get("tool_calls") if isinstance(message, Mapping) else None
    if not isinstance(calls, list) or not any(isinstance(call, Mapping) and "function" in call for call in calls):
        return message
    from turnwire.codecs.registry import get_codec

    request, _ = get_codec("openai-chat").decode_request({"model": "any", "messages": [{**message}]})
    return request.messages[0]


def _offered(tools: Any) -> dict[str, Tool[..., Any] | ToolDefinition]:
    if callable(tools) or isinstance(tools, (str, ToolDefinition, Mapping)) or not isinstance(tools, Iterable):
        raise InvalidDataError(
            "not valid tools", [Problem("/tools", "type", "give a list of tools, even where there is one")]
        )
    offered: dict[str, Tool[..., Any] | ToolDefinition] = {}
    for position, source in enumerate(tools):
        try:
            found = bound(source)
            check_object(found)
        except InvalidDataError as error:
            problems = [Problem(f"/tools/{position}{each.path}", each.rule, each.message) for each in error.problems]
            raise InvalidDataError(error.what, problems) from None
        if found.name in offered:
            text = f"{found.name} is taken by an earlier tool; give each tool its own name"
            raise InvalidDataError("not valid tools", [Problem(f"/tools/{position}/name", "unique", text)])
        offered[found.name] = found
    return offered


def _choice(choice: Any) -> Any:
    if isinstance(choice, NamedToolChoice) or (isinstance(choice, str) and choice in ("auto", "none", "required")):
        return choice
    if isinstance(choice, Mapping):  # as OpenAI's clients write it, with the name alone
        inner = choice.get("function", choice)
        choice = inner.get("name", choice) if isinstance(inner, Mapping) else choice
    if not isinstance(choice, (str, Tool, ToolDefinition)) and not callable(choice):
        text = f"give auto, none, required, or a tool or its name, not {type(choice).__name__}"
        raise InvalidDataError("not a valid tool_choice", [Problem("/tool_choice", "type", text)])
    return NamedToolChoice(name=choice if isinstance(choice, str) else bound(choice).name)


class _ChatStream(Generic[T]):
    """What both twins show of a streamed turn."""

    if not TYPE_CHECKING:  # a checker knows the attributes there are
        __getattr__ = hint_for("ChatStream")

    stream: ResponseStream | SyncResponseStream
    _asked: Asked[T]

    @property
    def reply(self) -> ChatReply[T]:
        """The finished answer, after the last chunk: as `chat` gives it.

        Raises:
            ProviderError: the stream is not over, broke or was cancelled; `partial` is the answer so far.
        """
        return self._asked.reply(self.stream.response)

    @property
    def response(self) -> ChatResponse:
        """The finished answer as `complete` gives it.

        Raises:
            ProviderError: the stream is not over, broke or was cancelled.
        """
        return self.stream.response

    @property
    def partial(self) -> ChatResponse | None:
        """The answer as far as it came, at any time; None if nothing came."""
        return self.stream.partial


class ChatStream(_ChatStream[T]):
    """A streamed answer of `chat_stream`: `async for chunk in stream`, then `stream.reply`.

    Nothing is sent before the first chunk is asked for. Leave it with `async with` or `aclose`, see `ResponseStream`.
    """

    def __init__(
        self,
        stream: ResponseStream,
        asked: Asked[T],
        *,
        again: Callable[[], ResponseStream] | None = None,
        retry: RetryPolicy | None = None,
    ) -> None:
        """With `retry`, `again` opens the stream of each further try."""
        self.stream: ResponseStream = stream
        """The stream underneath; with `retry`, that of the last try."""
        self._asked = asked
        self._again, self._retry = again, retry

    async def aclose(self) -> None:
        """Close the connection; a stream that was not over is cancelled. May be called again."""
        await self.stream.aclose()

    def __aiter__(self) -> AsyncIterator[StreamingChunk]:
        return self.stream.__aiter__() if self._retry is None else self._tried()

    async def _tried(self) -> AsyncIterator[StreamingChunk]:
        again, self._again = self._again, None
        if again is not None:  # a second loop is refused by the stream
            await start_with_retry(partial(self._next_try, iter((lambda: self.stream,)), again), self._retry)
        async for chunk in self.stream:
            yield chunk

    def _next_try(
        self, first: Iterator[Callable[[], ResponseStream]], again: Callable[[], ResponseStream]
    ) -> ResponseStream:
        self.stream = next(first, again)()
        return self.stream

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()
