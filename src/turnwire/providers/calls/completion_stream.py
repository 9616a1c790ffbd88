"""Streams of completions as the consumer holds them: a stream of turns, in the form of completions."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from types import TracebackType
from typing import Any, Self

from turnwire_schema.v1.completion import CompletionChunk, CompletionResponse

from turnwire.codecs.endpoints.completion_turns import chunk_of, completion_of
from turnwire.providers.calls.streams import ResponseStream
from turnwire.providers.sync.streams import SyncResponseStream


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
        """The completion as far as it came, at any time; None where nothing came."""
        turn = self.turns.partial
        return None if turn is None else completion_of(turn)

    @property
    def notes(self) -> tuple[Mapping[str, Any], ...]:
        """What was noticed while the request was prepared, as diagnostics."""
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
