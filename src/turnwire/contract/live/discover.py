"""Finding out whom we talk to: which dialects the server speaks, which models it has, and what it says it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from turnwire.codecs.registry import CODEC_NAMES, get_codec
from turnwire.contract.live.dialects import DIALECTS, DialectRow
from turnwire.contract.live.exchange import Exchange
from turnwire.contract.live.line import UNREACHABLE, Line
from turnwire.contract.live.target import Target
from turnwire.core.errors import ConfigurationError, ProviderUnavailableError

_NOT_SPOKEN: Final = frozenset({404, 405, 501})
_VARIANT_OF_SERVER: Final = {"vllm": "vllm", "llama.cpp": "llamacpp", "ollama": "ollama-v1"}
"""Codec for OpenAI's chat by what the server says it is; a server that is not listed speaks the dialect's own words."""


async def server_name(line: Line) -> str | None:
    """What the server says it is, with its version where it tells one; None where it does not say."""
    found = await line.ask("GET", "/api/version", headers=_headers(line))
    _must_answer(line, found)
    said = found.headers.get("server", "").lower()
    if "turnwire-request-id" in found.headers:
        health = await line.ask("GET", "/health", headers=_headers(line))
        return f"turnwire {health.json['version']}" if _has(health.json, "version") else "turnwire"
    if found.is_ok and isinstance(found.json, dict) and isinstance(found.json.get("version"), str):
        return f"ollama {found.json['version']}"
    if "llama.cpp" in said:
        props = await line.ask("GET", "/props", headers=_headers(line))
        build = props.json.get("build_info") if isinstance(props.json, dict) else None
        return f"llama.cpp {build}" if isinstance(build, str) else "llama.cpp"
    version = await line.ask("GET", "/version", headers=_headers(line))
    if version.is_ok and isinstance(version.json, dict) and isinstance(version.json.get("version"), str):
        return f"vllm {version.json['version']}"
    return None


async def targets(
    line: Line, *, dialects: Sequence[str], variant: str | None, model: str | None
) -> tuple[str | None, tuple[Target, ...]]:
    """What the server says it is, and a target for each dialect: those that are named, or else those that are found.

    Raises:
        ProviderUnavailableError: nobody answers, or no dialect is found.
        ConfigurationError: no model can be found, and none is named.
    """
    server = await server_name(line)
    rows = [DIALECTS[name] for name in dialects] or list(DIALECTS.values())
    found = []
    for row in rows:
        asked = model or await _first_model(line, row)
        if dialects or await _is_spoken(line, row, asked):
            if asked is None:
                raise ConfigurationError(
                    f"{row.models_path} lists no model to ask; name one with --model", retryable=False
                )
            found.append(Target(line, row, _variant(row, variant, server), asked, server))
    if not found:
        raise ProviderUnavailableError(
            f"{line.endpoint.origin} speaks none of the dialects {', '.join(DIALECTS)} that could be found; "
            "name one with --dialect"
        )
    return server, tuple(found)


def _variant(row: DialectRow, asked: str | None, server: str | None) -> str:
    if asked is not None and asked in CODEC_NAMES and get_codec(asked).dialect == row.name:
        return asked
    if row.name == "openai-chat" and server is not None:
        return _VARIANT_OF_SERVER.get(server.partition(" ")[0], row.name)
    return row.name


async def _first_model(line: Line, row: DialectRow) -> str | None:
    answer = await line.ask("GET", row.models_path, headers=_headers(line, row))
    names = row.models_of(answer.json) if answer.is_ok else []
    return names[0] if names else None


async def _is_spoken(line: Line, row: DialectRow, model: str | None) -> bool:
    method, path = row.found_by
    if "{model}" in path:
        if model is None:
            return False
        path = path.replace("{model}", model)
    body = b"{}" if method == "POST" else None
    more = {"content-type": "application/json"} if body is not None else {}
    answer = await line.ask(method, path, headers={**_headers(line, row), **more}, body=body)
    if answer.broken is not None or answer.status in _NOT_SPOKEN:
        return False
    return row.found_field is None or _has(answer.json, row.found_field)


def _has(body: Any, name: str) -> bool:
    return isinstance(body, dict) and name in body


def _headers(line: Line, row: DialectRow | None = None) -> dict[str, str]:
    headers = {"accept": "application/json"}
    if row is not None:
        headers.update(row.headers)
    if line.api_key is not None:
        name, value = (row or DIALECTS["openai-chat"]).key(line.api_key)
        headers[name] = value
    return headers


def _must_answer(line: Line, exchange: Exchange) -> None:
    if exchange.broken in UNREACHABLE:
        raise ProviderUnavailableError(f"{line.endpoint.origin}: {exchange.broken}; is the server running?")
