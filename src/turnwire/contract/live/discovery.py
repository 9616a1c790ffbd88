"""Discovery of a server: the dialects it speaks, its models, and its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import anyio

from turnwire.codecs.registry import CODEC_NAMES, get_codec
from turnwire.contract.live.connection import NO_TLS, OVERDUE, UNREACHABLE, Line
from turnwire.contract.live.dialects import DIALECTS, DialectRow
from turnwire.contract.live.exchange import Exchange
from turnwire.contract.live.probe import Target
from turnwire.core.errors import ConfigurationError, ProviderUnavailableError

_NOT_SPOKEN: Final = frozenset({404, 405, 501})
_LOCKED: Final = frozenset({401, 403})
_NOWHERE: Final = "no-such-path"
_PAGES: Final = frozenset({"text/html", "application/xhtml+xml"})
_VARIANT_OF_SERVER: Final = {
    "vllm": "vllm",
    "llama.cpp": "llamacpp",
    "ollama": "ollama-v1",
    "transformers-serve": "transformers-serve",
    "mlx-lm": "mlx-lm",
    "litellm": "litellm",
}
"""Codec for OpenAI's chat by what the server says it is; a server that is not listed speaks the dialect's own words."""


class _Look:
    """The requests that identify the server and its dialects."""

    def __init__(self, line: Line, limit_s: float) -> None:
        self.line = line
        self.limit_s = limit_s
        self.has_pages = False
        """Whether web pages came."""
        self.locked: int | None = None
        """The status with which a key was asked for; None: it was not."""

    async def get(self, path: str, row: DialectRow | None = None) -> Exchange:
        """Return the answer to a GET of a path."""
        return await self._ask("GET", path, row)

    async def post(self, path: str, row: DialectRow) -> Exchange:
        """Return the answer to an empty body."""
        return await self._ask("POST", path, row, body=b"{}")

    async def nowhere(self, row: DialectRow) -> Exchange:
        """The answer to an empty body at a path next to the dialect's own that no server has."""
        return await self.post(f"/{row.path.split('/')[1]}/{_NOWHERE}", row)

    async def _ask(self, method: str, path: str, row: DialectRow | None, body: bytes | None = None) -> Exchange:
        kept: list[Exchange] = []
        headers = {"accept": "application/json", **(row.headers if row is not None else {})}
        if body is not None:
            headers["content-type"] = "application/json"
        if self.line.api_key is not None:
            name, value = (row or DIALECTS["openai-chat"]).key(self.line.api_key)
            headers[name] = value
        with anyio.move_on_after(self.limit_s):
            await self.line.ask(method, path, headers=headers, body=body, kept=kept)
        self.has_pages = self.has_pages or _is_page(kept[0])
        if kept[0].status in _LOCKED:
            self.locked = kept[0].status
        return kept[0]


async def server_name(look: _Look) -> str | None:
    """Return the name that the server gives itself, with its version if known; None if it gives no name.

    Raises:
        ProviderUnavailableError: no server answers.
    """
    found = await look.get("/api/version")
    if found.broken in UNREACHABLE:
        raise ProviderUnavailableError(f"{look.line.endpoint.origin}: {found.broken}; {_remedy(found)}")
    if found.status is None:
        raise ProviderUnavailableError(
            f"{look.line.endpoint.origin}: GET {found.path} got no answer: {found.broken}; "
            "is it an HTTP server, and is the scheme right?"
            if found.broken != OVERDUE
            else f"{look.line.endpoint.origin}: GET {found.path} got no answer within {look.limit_s:g} s; "
            "is the server still starting?"
        )
    said = found.headers.get("server", "").lower()
    if "turnwire-request-id" in found.headers:
        health = await look.get("/health")
        return f"turnwire {health.json['version']}" if _has(health.json, "version") else "turnwire"
    if found.is_ok and isinstance(found.json, dict) and isinstance(found.json.get("version"), str):
        return f"ollama {found.json['version']}"
    if "llama.cpp" in said:
        props = await look.get("/props")
        build = props.json.get("build_info") if isinstance(props.json, dict) else None
        return f"llama.cpp {build}" if isinstance(build, str) else "llama.cpp"
    version = await look.get("/version")
    if version.is_ok and isinstance(version.json, dict) and isinstance(version.json.get("version"), str):
        return f"vllm {version.json['version']}"
    if said.startswith("basehttp") and found.status == 404 and found.body == b"Not Found":
        return "mlx-lm"  # mlx-lm 0.32.2: Python's own HTTP server, and this text labelled as JSON
    models = await look.get("/v1/models")
    if _has_state(models.json):
        return "transformers-serve"
    alive = await look.get("/health/liveliness")
    return "litellm" if alive.json == "I'm alive!" else None


def _has_state(listed: Any) -> bool:
    """Whether models are listed with their state: transformers serve 5.24.0 has `"status": {"value": "loaded"}`."""
    models = listed.get("data") if isinstance(listed, dict) else None
    first = models[0] if isinstance(models, list) and models else None
    return isinstance(first, dict) and _has(first.get("status"), "value")


def _remedy(found: Exchange) -> str:
    return "is it a server of http://?" if found.broken == NO_TLS else "is the server running?"


async def targets(
    line: Line, *, dialects: Sequence[str], variant: str | None, model: str | None, limit_s: float
) -> tuple[str | None, tuple[Target, ...]]:
    """Return the server's name, and a target for each dialect: those that are named, or else those that are found.

    A look that takes longer than `limit_s` is given up.

    Raises:
        ProviderUnavailableError: no server answers, or no dialect is found.
        ConfigurationError: no model can be found, and none is named.
    """
    look = _Look(line, limit_s)
    server = await server_name(look)
    rows = [DIALECTS[name] for name in dialects] or list(DIALECTS.values())
    found = []
    listed = {row.name: await _models(look, row) for row in rows}
    known = model or next((names[0] for names in listed.values() if names), None)
    for row in rows:
        names = listed[row.name]
        asked = names[0] if names and model is None else known
        if dialects or await _is_spoken(look, row, asked):
            if asked is None:
                raise ConfigurationError(_no_model(look, row), retryable=False)
            found.append(Target(line, row, _variant(row, variant, server), asked, server, names))
    if not found:
        raise ProviderUnavailableError(_not_found(look))
    return server, tuple(found)


def _not_found(look: _Look) -> str:
    where = str(look.line.endpoint)
    if look.has_pages:
        return f"{where}: web pages come from there, and no answers of a model server; is this the server's own URL?"
    if look.locked is not None:
        return f"{where}: {_key_wanted(look)}"
    return (
        f"{where}: none of the dialects {', '.join(DIALECTS)} could be found; "
        "--endpoint is the URL before /v1 or /api, and --dialect judges one without looking for it"
    )


def _no_model(look: _Look, row: DialectRow) -> str:
    if look.locked is not None:
        return f"{row.models_path} lists no model to ask: {_key_wanted(look)}"
    return f"{row.models_path} lists no model to ask; name one with --model"


def _key_wanted(look: _Look) -> str:
    given = "no key was given" if look.line.api_key is None else "the key that was given is not taken"
    return f"the server refuses with status {look.locked}, and {given}; --api-key-env names the variable that holds it"


def _variant(row: DialectRow, asked: str | None, server: str | None) -> str:
    if asked is not None and asked in CODEC_NAMES and get_codec(asked).dialect == row.name:
        return asked
    if row.name == "openai-chat" and server is not None:
        return _VARIANT_OF_SERVER.get(server.partition(" ")[0], row.name)
    return row.name


async def _models(look: _Look, row: DialectRow) -> tuple[str, ...]:
    answer = await look.get(row.models_path, row)
    return tuple(row.models_of(answer.json)) if answer.is_ok else ()


async def _is_spoken(look: _Look, row: DialectRow, model: str | None) -> bool:
    if row.found_by is not None:
        answer = await look.get(row.found_by, row)
    elif model is None and "{model}" in row.path:
        return False
    else:
        answer = await look.post(row.place(model or ""), row)
    if answer.status is None or answer.status in _NOT_SPOKEN or _is_page(answer):
        return False
    if row.found_field is not None:
        return _has(answer.json, row.found_field)
    return not _is_any_path(answer, await look.nowhere(row))


def _is_any_path(answer: Exchange, nowhere: Exchange) -> bool:
    """Whether the server answers so wherever it is asked: some say by status 200 that a path is unknown."""
    if answer.status in _LOCKED or answer.status != nowhere.status:
        return answer.status == nowhere.status
    return answer.body.replace(answer.path.encode(), b"") == nowhere.body.replace(nowhere.path.encode(), b"")


def _is_page(answer: Exchange) -> bool:
    return answer.content_type in _PAGES or answer.body.lstrip()[:9].lower() in (b"<!doctype", b"<html>")


def _has(body: Any, name: str) -> bool:
    return isinstance(body, dict) and name in body
