"""Interface of every provider."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Collection, Iterable, Mapping
from functools import partial
from types import TracebackType
from typing import Any, ClassVar, Final, Self, TypeVar, Unpack, overload

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema.v1.provider import Capabilities, ModelInfo, ProviderHealth, ProviderInfo, ProviderType
from turnwire_schema.v1.request import ChatRequest, JsonSchemaFormat
from turnwire_schema.v1.response import ChatResponse

from turnwire.codecs.codec import Codec
from turnwire.core.bound_tools import ToolLike
from turnwire.core.errors import ConfigurationError
from turnwire.core.reply import ChatReply
from turnwire.providers.argument_checks import CheckedArguments
from turnwire.providers.calls.chat import (
    Asked,
    ChatParameters,
    ChatStream,
    MessagesLike,
    ToolChoiceLike,
    asked,
)
from turnwire.providers.calls.completions import Completions
from turnwire.providers.calls.endpoints import Endpoints
from turnwire.providers.calls.repair import keeping_earlier
from turnwire.providers.calls.retry import RetryPolicy, with_retry
from turnwire.providers.calls.streams import ResponseStream
from turnwire.providers.transport.protocol import CallWatcher

T = TypeVar("T")

PROVIDER_API_VERSION: Final = "1.2"
"""The version of the interface between Turnwire and providers that others write.

The major number changes when a provider that fits today would not fit any more: a method more that it must have, other
arguments, another meaning. The minor number changes when something is added that has a default.
"""

_FORM: Final = late_pattern(r"(0|[1-9][0-9]{0,5})\.(0|[1-9][0-9]{0,5})", re.ASCII)


def check_api_version(stated: object, *, provider_id: str) -> None:
    """Check that a provider written for version `stated` can be used.

    Raises:
        ConfigurationError: its major number is another one, or it is not a version.
    """
    match = _FORM.fullmatch(stated) if isinstance(stated, str) else None
    if match is None:
        text = f"api_version: give the version it was written for as MAJOR.MINOR, like {PROVIDER_API_VERSION}"
        raise ConfigurationError(text, provider_id=provider_id, retryable=False)
    ours = int(PROVIDER_API_VERSION.partition(".")[0])
    if int(match[1]) != ours:
        old = "Turnwire" if int(match[1]) > ours else "the provider"
        text = f"api_version: the provider was written for {stated}, this is {PROVIDER_API_VERSION}; update {old}"
        raise ConfigurationError(text, provider_id=provider_id, retryable=False)


AVAILABLE_LIMIT_S: Final = 5.0
"""Longest that `is_available` and `health` take for one question, in seconds."""


class ModelProvider(CheckedArguments, Endpoints, Completions):
    """A model server, or a model in this process. Safe to use from many tasks; `close` ends everything.

    Use it as `async with`, or call `close`. Connections belong to the event loop that opened them.

    A provider of one's own is a subclass with the abstract members below. What callers rely on: errors are
    `ProviderError`s of the right class with `provider_id`, and hold no content; nothing is sent before `complete` is
    awaited or a stream's first chunk is asked for; a stream's last chunk, and no other, is complete; `close` ends
    calls that run; the request is never changed. One that speaks a known dialect to an unusual server needs less:
    `HttpProvider` with a `ModelServer`, which say what is asked, in `turnwire.providers`. `register_provider_type`, or
    an entry point of the group `turnwire.providers`, makes it a `type` of the configuration.
    """

    api_version: ClassVar[str] = PROVIDER_API_VERSION
    """Version of this interface that a subclass was written for, `MAJOR.MINOR`. A subclass outside this package states
    it as a literal; registries refuse another major number.
    """

    @property
    @abstractmethod
    def provider_id(self) -> str:
        """Id in the configuration and the registry."""

    @property
    @abstractmethod
    def provider_type(self) -> ProviderType:
        """Kind of provider."""

    @property
    def codec(self) -> Codec | None:
        """The codec that speaks to the server; None if nothing is sent anywhere."""
        return None

    @property
    def obeyed_options(self) -> Mapping[str, Mapping[str, Collection[str]]]:
        """Options of dialects that a provider without a codec obeys, by endpoint (`chat`, `completions` …) and dialect.

        Those under its id or type are its own. Any other is a loss at the gateway, which says so to its client.
        """
        return {}

    @property
    def reports_losses(self) -> bool:
        """Whether the losses of a request are reported before it is sent; see `providers.calls.loss_listener`."""
        return False

    @abstractmethod
    def info(self, *, is_default: bool = False) -> ProviderInfo:
        """Facts that are known without asking the server. Holds no secret."""

    @abstractmethod
    async def is_available(self) -> bool:
        """Return whether the server answers, within five seconds. Never raises an error."""

    @abstractmethod
    async def health(self) -> ProviderHealth:
        """Return latency, version and models, or the error that prevents an answer. Never raises a ProviderError."""

    @abstractmethod
    async def complete(self, request: ChatRequest, *, timeout: float | None = None) -> ChatResponse:
        """The whole answer. `timeout` is the limit of the call in seconds; default: the request's, the provider's, 120.

        Raises:
            ProviderError: the call failed; the class and `info` say how.
            InvalidDataError: the request is refused before sending (a file, a marker in the text).
            LossRefusedError: the dialect cannot say something and the provider is set to refuse that.
        """

    @abstractmethod
    def stream(self, request: ChatRequest, *, timeout: float | None = None) -> ResponseStream:
        """The answer in pieces. Nothing is sent before the first piece is asked for; see `complete` for the errors."""

    @overload
    async def chat(
        self,
        messages: MessagesLike,
        *,
        model: str | None = None,
        tools: Iterable[ToolLike] = (),
        output: None = None,
        tool_choice: ToolChoiceLike | None = None,
        timeout: float | None = None,
        retry: RetryPolicy | None = None,
        repair: int = 0,
        **parameters: Unpack[ChatParameters],
    ) -> ChatReply[None]: ...

    @overload
    async def chat(
        self,
        messages: MessagesLike,
        *,
        model: str | None = None,
        tools: Iterable[ToolLike] = (),
        output: type[T],
        tool_choice: ToolChoiceLike | None = None,
        timeout: float | None = None,
        retry: RetryPolicy | None = None,
        repair: int = 0,
        **parameters: Unpack[ChatParameters],
    ) -> ChatReply[T]: ...

    @overload
    async def chat(
        self,
        messages: MessagesLike,
        *,
        model: str | None = None,
        tools: Iterable[ToolLike] = (),
        output: JsonSchemaFormat,
        tool_choice: ToolChoiceLike | None = None,
        timeout: float | None = None,
        retry: RetryPolicy | None = None,
        repair: int = 0,
        **parameters: Unpack[ChatParameters],
    ) -> ChatReply[Any]: ...

    async def chat(
        self,
        messages: MessagesLike,
        *,
        model: str | None = None,
        tools: Iterable[ToolLike] = (),
        output: type[Any] | JsonSchemaFormat | None = None,
        tool_choice: ToolChoiceLike | None = None,
        timeout: float | None = None,
        retry: RetryPolicy | None = None,
        repair: int = 0,
        **parameters: Unpack[ChatParameters],
    ) -> ChatReply[Any]:
        """One turn of a conversation, the short way: makes the request, calls `complete`, and reads the answer.

        `messages` is text, a message, a chain or any sequence of messages. `model`: default, the first one configured.
        `tools`: functions, tools or definitions. `output`: a type that the answer shall have, or a `JsonSchemaFormat`;
        see `ChatReply.output`. `repair`: how often an answer that does not fit is asked for again, 0 to 10; the model
        reads its answer and what is wrong with it, see `ChatReply.earlier`. An answer that was cut is not repaired.
        `parameters`: temperature, max_tokens and the others of `ModelParameters`. `timeout`: seconds, of each try.
        `retry`: how often a call is tried again whose error says that it may pass; default: never.

        Raises:
            InvalidDataError: something given does not fit; a misspelt parameter comes with what was meant.
            ConfigurationError: no model is given and none is configured.
            ProviderError: a call failed, see `complete`; `earlier` has the answers before a call that asked again.
        """
        turn: Asked[Any] = asked(
            self.info(),
            messages,
            model=model,
            tools=tools,
            output=output,
            tool_choice=tool_choice,
            parameters=parameters,
            repair=repair,
        )
        reply = turn.reply(await self._whole_answer(turn.request, timeout, retry))
        while (again := turn.again(reply)) is not None:
            earlier = (*reply.earlier, reply.response)
            with keeping_earlier(earlier):
                answer = await self._whole_answer(again, timeout, retry)
            reply = turn.reply(answer, earlier)
        return reply

    async def _whole_answer(
        self, request: ChatRequest, timeout: float | None, retry: RetryPolicy | None
    ) -> ChatResponse:
        if retry is None:
            return await self.complete(request, timeout=timeout)
        return await with_retry(lambda: self.complete(request, timeout=timeout), retry)

    @overload
    def chat_stream(
        self,
        messages: MessagesLike,
        *,
        model: str | None = None,
        tools: Iterable[ToolLike] = (),
        output: None = None,
        tool_choice: ToolChoiceLike | None = None,
        timeout: float | None = None,
        retry: RetryPolicy | None = None,
        **parameters: Unpack[ChatParameters],
    ) -> ChatStream[None]: ...

    @overload
    def chat_stream(
        self,
        messages: MessagesLike,
        *,
        model: str | None = None,
        tools: Iterable[ToolLike] = (),
        output: type[T],
        tool_choice: ToolChoiceLike | None = None,
        timeout: float | None = None,
        retry: RetryPolicy | None = None,
        **parameters: Unpack[ChatParameters],
    ) -> ChatStream[T]: ...

    @overload
    def chat_stream(
        self,
        messages: MessagesLike,
        *,
        model: str | None = None,
        tools: Iterable[ToolLike] = (),
        output: JsonSchemaFormat,
        tool_choice: ToolChoiceLike | None = None,
        timeout: float | None = None,
        retry: RetryPolicy | None = None,
        **parameters: Unpack[ChatParameters],
    ) -> ChatStream[Any]: ...

    def chat_stream(
        self,
        messages: MessagesLike,
        *,
        model: str | None = None,
        tools: Iterable[ToolLike] = (),
        output: type[Any] | JsonSchemaFormat | None = None,
        tool_choice: ToolChoiceLike | None = None,
        timeout: float | None = None,
        retry: RetryPolicy | None = None,
        **parameters: Unpack[ChatParameters],
    ) -> ChatStream[Any]:
        """The answer to `chat` in pieces. Nothing is sent before the first piece is asked for.

        With `retry` a call is tried again until its first piece has come; what was seen is never said twice. So an
        answer that does not fit is not asked for again: `reply.output_error` says what is wrong with it.

        Raises:
            InvalidDataError: something given does not fit.
            ConfigurationError: no model is given and none is configured.
        """
        turn: Asked[Any] = asked(
            self.info(),
            messages,
            model=model,
            tools=tools,
            output=output,
            tool_choice=tool_choice,
            parameters=parameters,
        )
        again = partial(self.stream, turn.request, timeout=timeout)
        return ChatStream(again(), turn, again=again, retry=retry)

    @abstractmethod
    async def capabilities(self, model: str | None = None) -> Capabilities:
        """Return the capabilities of `model` (default: the first configured one), or of the server; unknown is not no.

        Raises:
            ProviderError: the server could not be asked.
        """

    @abstractmethod
    async def models(self) -> tuple[ModelInfo, ...]:
        """The models that the server offers now.

        Raises:
            ProviderError: the server could not be asked.
        """

    async def load(self, model: str, *, keep_alive: object = None) -> None:
        """Load `model` on the server, or unload it (`keep_alive` 0), if the server has such a command; otherwise do
        nothing.

        Raises:
            ProviderError: the server could not.
        """

    def watch_calls(self, watcher: CallWatcher) -> None:
        """Call `watcher` for every HTTP call from now on; does nothing if the provider makes no HTTP calls."""

    @abstractmethod
    async def close(self) -> None:
        """Close every connection; calls that run are cancelled. May be called again."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
