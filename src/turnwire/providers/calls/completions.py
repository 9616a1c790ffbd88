"""Text completions and token counts of a provider: `generate` and `count_tokens`.

The short ways make the canonical request and call `answer_completion` or `stream_completion`, which a provider of one's
own may have or not: without them the call is a typed error of the category `unsupported`. Tokens that no server counts
are estimated.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Mapping, Sequence
from functools import partial
from types import TracebackType
from typing import Any, Self, TypeAlias, Unpack

from turnwire_schema.v1.completion import CompletionChunk, CompletionRequest, CompletionResponse
from turnwire_schema.v1.provider import ProviderInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.tokens import TokenCount

from turnwire.codecs.endpoints.completion_turns import chunk_of, completion_of
from turnwire.core.argument_types import items_of, require
from turnwire.core.tokens import estimate_request_tokens, estimate_text_tokens
from turnwire.providers.calls.chat import ChatParameters, first_model
from turnwire.providers.calls.endpoints import not_offered
from turnwire.providers.calls.io_actions import Steps, aside, is_large_request
from turnwire.providers.calls.streams import ResponseStream
from turnwire.providers.sync.streams import SyncResponseStream

PromptLike: TypeAlias = str | Sequence[int]
"""The text before what is to be written, or the ids of its tokens."""


def completion_request(
    info: ProviderInfo,
    prompt: PromptLike,
    *,
    model: str | None,
    suffix: str | None,
    system: str | None,
    parameters: ChatParameters,
) -> CompletionRequest:
    """The request that `generate` sends.

    Raises:
        InvalidDataError: something given does not fit.
        ConfigurationError: no model is given, and the provider has none configured.
    """
    wanted = "a text, or a list of the ids of tokens"
    given = prompt if isinstance(prompt, str) else list(items_of(prompt, "prompt", wanted))
    fields: dict[str, Any] = {"prompt": given}
    fields |= {name: value for name, value in (("suffix", suffix), ("system", system)) if value is not None}
    named = first_model(info, "generate") if model is None else model
    return CompletionRequest.from_dict({**fields, "parameters": {"model": named, **parameters}})


def require_countable(what: Any) -> None:
    """Refuse what has no tokens to be counted.

    Raises:
        InvalidDataError: it is neither a text nor a request.
    """
    require(what, (str, ChatRequest), "what", "a text or a ChatRequest")


def require_token_ids(token_ids: Any) -> None:
    """Refuse what is no list of tokens.

    Raises:
        InvalidDataError: it is something else.
    """
    for each in items_of(token_ids, "token_ids", "a list of the ids of tokens"):
        require(each, int, "token_ids", "a list of the ids of tokens, which are whole numbers")


def estimated(what: str | ChatRequest) -> TokenCount:
    """The documented estimate of `turnwire.core.tokens`."""
    require_countable(what)
    tokens = estimate_text_tokens(what) if isinstance(what, str) else estimate_request_tokens(what)
    return TokenCount(tokens=tokens, is_estimated=True)


def estimating(what: str | ChatRequest) -> Steps[TokenCount]:
    """Return the estimate as steps, which run outside the event loop if the input is large."""
    return (yield from aside(partial(estimated, what), heavy=is_large_request(what)))


class _CompletionStream:
    """What both twins show of a streamed completion."""

    turns: ResponseStream | SyncResponseStream

    @property
    def response(self) -> CompletionResponse:
        """The finished completion, after the last chunk.

        Raises:
            ProviderError: the stream is not over, broke or was cancelled; `partial` is the answer so far.
        """
        return completion_of(self.turns.response)

    @property
    def partial(self) -> CompletionResponse | None:
        """The completion as far as it came, at any time; None if nothing came."""
        turn = self.turns.partial
        return None if turn is None else completion_of(turn)

    @property
    def notes(self) -> tuple[Mapping[str, Any], ...]:
        """Diagnostics from the preparation of the request."""
        return self.turns.notes


class CompletionStream(_CompletionStream):
    """The pieces of one completion. Read it once; `aclose` ends the call. Use it as `async with` where a loop may stop.

    `turns` is the same stream as pieces of an answer: a provider of one's own makes one of these from its stream.
    """

    def __init__(self, turns: ResponseStream) -> None:
        self.turns: ResponseStream = turns

    async def start(self) -> Self:
        """This stream, once its first chunk has arrived. The chunk stays for the loop.

        Raises:
            ProviderError: the call failed before its first chunk.
        """
        await self.turns.start()
        return self

    async def aclose(self) -> None:
        """Close the connection; a stream that was not over is cancelled. May be called again."""
        await self.turns.aclose()

    async def __aiter__(self) -> AsyncIterator[CompletionChunk]:
        async for piece in self.turns:
            yield chunk_of(piece)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()


class Completions(ABC):
    """Completions and counts of a `ModelProvider`."""

    @property
    @abstractmethod
    def provider_id(self) -> str:
        """Id in the configuration and the registry."""

    @abstractmethod
    def info(self, *, is_default: bool = False) -> ProviderInfo:
        """Facts that are known without asking the server. Holds no secret."""

    async def generate(
        self,
        prompt: PromptLike,
        *,
        model: str | None = None,
        suffix: str | None = None,
        system: str | None = None,
        timeout: float | None = None,
        **parameters: Unpack[ChatParameters],
    ) -> CompletionResponse:
        """Return the model's text after `prompt`; with `suffix`, its text between the two.

        `model`: default, the first one configured. `system`: for servers that put the prompt into a template.
        `parameters`: temperature, max_tokens and the others of `ModelParameters`. `timeout`: seconds.

        Raises:
            InvalidDataError: something given does not fit.
            ConfigurationError: no model is given and none is configured.
            ProviderError: the call failed, or the provider offers no completions.
            LossRefusedError: the dialect cannot say something and the provider is set to refuse that.
        """
        request = completion_request(
            self.info(), prompt, model=model, suffix=suffix, system=system, parameters=parameters
        )
        return await self.answer_completion(request, timeout=timeout)

    def generate_stream(
        self,
        prompt: PromptLike,
        *,
        model: str | None = None,
        suffix: str | None = None,
        system: str | None = None,
        timeout: float | None = None,
        **parameters: Unpack[ChatParameters],
    ) -> CompletionStream:
        """The answer of `generate` in pieces. Nothing is sent before the first piece is asked for.

        Raises:
            InvalidDataError: something given does not fit.
            ConfigurationError: no model is given and none is configured.
            ProviderError: the provider offers no completions.
        """
        request = completion_request(
            self.info(), prompt, model=model, suffix=suffix, system=system, parameters=parameters
        )
        return self.stream_completion(request, timeout=timeout)

    async def answer_completion(
        self, request: CompletionRequest, *, timeout: float | None = None
    ) -> CompletionResponse:
        """The completion that `request` asks for; see `generate` for the errors."""
        raise not_offered(self.provider_id, "completions")

    def stream_completion(self, request: CompletionRequest, *, timeout: float | None = None) -> CompletionStream:
        """Stream a completion; see `generate_stream` for the errors."""
        raise not_offered(self.provider_id, "completions")

    async def count_tokens(
        self, what: str | ChatRequest, *, model: str | None = None, special: bool = True, timeout: float | None = None
    ) -> TokenCount:
        """The tokens of a text or of a request: as the server counts them, else the estimate, which says so.

        `model` is for a text. `special`: whether the tokens that the server puts around a prompt count.

        Raises:
            InvalidDataError: `what` is neither a text nor a request.
            ConfigurationError: no model is given for a text, the server wants one, and none is configured.
            ProviderError: the server could not be asked.
        """
        from turnwire.providers.calls.io_loop import Driver  # and anyio, and what every stream needs

        return await Driver(estimating(what)).run()

    async def detokenize(
        self, token_ids: Sequence[int], *, model: str | None = None, timeout: float | None = None
    ) -> str:
        """The text of tokens.

        Raises:
            ConfigurationError: no model is given, the server wants one, and none is configured.
            ProviderError: the server could not be asked, or turns no tokens into text.
        """
        raise not_offered(self.provider_id, "text of tokens")
