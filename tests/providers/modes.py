"""The four ways to call a provider, so that a test of a behaviour proves it for each of them."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

import pytest

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.stream import StreamingChunk

from tests.providers.standin import StandIn, ask, ollama, sync_ollama, sync_vllm, vllm

MODES = ("complete", "stream", "sync complete", "sync stream")
every_mode = pytest.mark.parametrize("mode", MODES)
every_stream = pytest.mark.parametrize("mode", [mode for mode in MODES if "stream" in mode])


class Outcome(NamedTuple):
    """What a call gave: the answer or the error, and the chunks that came before it."""

    answer: Any  # ChatResponse or None: a test that expects one fails clearly enough without asking first
    error: Any
    chunks: tuple[StreamingChunk, ...] = ()

    @property
    def text(self) -> str:
        """The text of the chunks."""
        return "".join(chunk.text or "" for chunk in self.chunks)


def call(mode: str, provider: Any, request: ChatRequest, *, timeout: float | None = None) -> Outcome:
    """Call `provider` (the twin that `mode` wants), close it, and tell what came."""
    if mode.startswith("sync"):
        with provider:
            return _sync(mode, provider, request, timeout)
    return asyncio.run(_async(mode, provider, request, timeout))


async def _async(mode: str, provider: Any, request: ChatRequest, timeout: float | None) -> Outcome:
    chunks: list[StreamingChunk] = []
    async with provider:
        try:
            if mode == "complete":
                return Outcome(await provider.complete(request, timeout=timeout), None)
            async with provider.stream(request, timeout=timeout) as stream:
                async for chunk in stream:  # not a comprehension: an error must leave what came before it
                    chunks += (chunk,)
                return Outcome(stream.response, None, tuple(chunks))
        except Exception as error:  # the test compares whatever is raised
            return Outcome(None, error, tuple(chunks))


def _sync(mode: str, provider: Any, request: ChatRequest, timeout: float | None) -> Outcome:
    chunks: list[StreamingChunk] = []
    try:
        if mode == "sync complete":
            return Outcome(provider.complete(request, timeout=timeout), None)
        with provider.stream(request, timeout=timeout) as stream:
            for chunk in stream:
                chunks += (chunk,)
            return Outcome(stream.response, None, tuple(chunks))
    except Exception as error:  # the test compares whatever is raised
        return Outcome(None, error, tuple(chunks))


def call_ollama(mode: str, server: StandIn, request: ChatRequest | None = None, **fields: Any) -> Outcome:
    """Call an Ollama provider of `server`; `fields` are of its configuration."""
    make = sync_ollama if mode.startswith("sync") else ollama
    return call(mode, make(server, **fields), request or ask())


def call_vllm(
    mode: str,
    server: StandIn,
    request: ChatRequest | None = None,
    *,
    timeout_argument: float | None = None,
    **fields: Any,
) -> Outcome:
    """Call a provider for Chat Completions of `server`; `timeout_argument` is that of the call."""
    make = sync_vllm if mode.startswith("sync") else vllm
    return call(mode, make(server, **fields), request or ask(), timeout=timeout_argument)
