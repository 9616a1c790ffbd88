"""Capabilities that a clause may need of a server, and how they are detected: once for each dialect."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from turnwire.contract.live.answers import require_plain_answer
from turnwire.contract.live.probe import Probe
from turnwire.contract.live.verdict import Stop, Verdict, inconclusive, not_supported, passed
from turnwire.core.errors import ProviderError

_MISSING: Final = frozenset({404, 405, 501})
# A picture of one red pixel.
_PIXEL: Final = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
WEATHER: Final[Mapping[str, Any]] = {
    "name": "get_weather",
    "description": "Get the weather in a city.",
    "parameters": {
        "type": "object",
        "properties": {"city": {"type": "string", "description": "Name of the city."}},
        "required": ["city"],
        "additionalProperties": False,
    },
}
"""A tool as canonical requests have it."""

EMBEDDING_PATHS: Final[Mapping[str, tuple[str, Mapping[str, Any]]]] = {
    "ollama": ("/api/embed", {"input": "Hello"}),
    "openai-chat": ("/v1/embeddings", {"input": "Hello"}),
    "gemini": ("/v1beta/models/{model}:embedContent", {"content": {"parts": [{"text": "Hello"}]}}),
}
COMPLETION_PATHS: Final[Mapping[str, tuple[str, Mapping[str, Any]]]] = {
    "ollama": ("/api/generate", {"prompt": "Hello", "stream": False, "options": {"num_predict": 4}}),
    "openai-chat": ("/v1/completions", {"prompt": "Hello", "max_tokens": 4}),
}


async def _refusal(probe: Probe, fields: Mapping[str, Any], what: str) -> Verdict:
    """Whether a request with these fields is taken."""
    exchange = await probe.ask(probe.request(probe.chat("Hello", **fields)))
    if exchange.is_ok:
        return passed(f"The server takes {what}.")
    return not_supported(f"The server refuses {what}: status {exchange.status}, {probe.said(exchange)}.")


async def _tools(probe: Probe) -> Verdict:
    return await _refusal(probe, {"tools": [dict(WEATHER)]}, "tools")


async def _structured(probe: Probe) -> Verdict:
    schema = {"type": "object", "properties": {"ok": {"type": "boolean"}}, "required": ["ok"]}
    form = {"type": "json_schema", "json_schema": schema, "name": "answer"}
    return await _refusal(probe, {"response_format": form}, "a schema for the answer")


async def _images(probe: Probe) -> Verdict:
    parts = [
        {"type": "text", "text": "What colour?"},
        {"type": "image", "data": _PIXEL, "media_type": "image/png"},
    ]
    exchange = await probe.ask(probe.request(probe.chat({"role": "user", "content": parts})))
    if exchange.is_ok:
        return passed("The server takes images.")
    return not_supported(f"The server refuses images: status {exchange.status}, {probe.said(exchange)}.")


async def _thinking(probe: Probe) -> Verdict:
    parameters = {"thinking": True, "max_tokens": 96}
    chat = probe.chat("What is 17 + 25? Think first.", parameters=parameters)
    exchange = await probe.ask(probe.request(chat))
    if not exchange.is_ok:
        return not_supported(f"The server refuses thinking: status {exchange.status}, {probe.said(exchange)}.")
    try:
        answer = probe.decode(exchange, chat)
    except ProviderError as error:
        return inconclusive(f"The answer cannot be read: {error.info.message}")
    content = answer.message.content
    if isinstance(content, tuple | list) and any(part.type == "thinking" for part in content):
        return passed("The model thinks.")
    return not_supported("The model was asked to think before it answers, and no thinking came.")


async def _path(probe: Probe, table: Mapping[str, tuple[str, Mapping[str, Any]]], what: str) -> Verdict:
    row = table.get(probe.dialect)
    if row is None:
        return not_supported(f"{probe.dialect} has no path for {what}.")
    path = row[0].replace("{model}", probe.model)
    body = dict(row[1]) if "{model}" in row[0] else {"model": probe.model, **row[1]}
    exchange = await probe.ask(body, path=path)
    if exchange.is_ok:
        return passed(f"The server has {what}.")
    if exchange.status in _MISSING:
        return not_supported(f"The server has no {path}: status {exchange.status}.")
    return not_supported(f"The server refuses {what}: status {exchange.status}, {probe.said(exchange)}.")


async def _embeddings(probe: Probe) -> Verdict:
    return await _path(probe, EMBEDDING_PATHS, "embeddings")


async def _completions(probe: Probe) -> Verdict:
    return await _path(probe, COMPLETION_PATHS, "completions")


NEEDS: Final[Mapping[str, Callable[[Probe], Awaitable[Verdict]]]] = {
    "tools": _tools,
    "structured": _structured,
    "thinking": _thinking,
    "images": _images,
    "embeddings": _embeddings,
    "completions": _completions,
}
"""The test for each need. The names are those of `schemas/meta/clauses.schema.json`."""
_OTHER_PATHS: Final = frozenset({"embeddings", "completions"})
"""Needs that are not about the path where a model chats."""


async def unmet(probe: Probe, need: str) -> Verdict | None:
    """Why a clause with this need is not tried; None if it can be.

    The server is asked once; if the result was inconclusive, the next clause with the need asks again.
    """
    known = probe.target.needs
    if need not in known:
        try:
            if need not in _OTHER_PATHS:
                await require_plain_answer(probe)
            known[need] = await NEEDS[need](probe)
        except Stop as stop:
            found = stop.verdict if stop.verdict.outcome != "fail" else inconclusive(stop.verdict.sentence)
            if f"asked {need}" not in probe.target.notes:
                probe.target.notes[f"asked {need}"] = True
                return found
            known[need] = found
    return None if known[need].outcome == "pass" else known[need]
