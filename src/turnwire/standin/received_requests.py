"""Requests that the stand-in received: their bytes, and what they mean if they can be read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from re import Pattern
from types import MappingProxyType
from typing import Any, Final

from starlette.datastructures import Headers
from starlette.routing import compile_path
from starlette.types import Message, Scope

from turnwire_schema.v1.request import ChatRequest

from turnwire.core.errors import TurnwireError
from turnwire.gateway.calls.prepare import decode_for, stream_is_wanted
from turnwire.gateway.calls.surfaces import Surface, dialect_of, surfaces
from turnwire.gateway.errors import Refusal
from turnwire.gateway.request_context import RequestContext

_OWN_PATHS: Final = ("agents", "health", "metrics", "openapi.json", "playground", "schemas", "static", "")
"""First steps of the gateway's own paths."""

_UNNAMED: Final = "unnamed"
"""Replaces the model name if a client sends no name."""


@cache
def _surfaces() -> tuple[tuple[Pattern[str], Surface], ...]:
    return tuple((compile_path(surface.path)[0], surface) for surface in surfaces())


@dataclass(frozen=True, slots=True)
class SeenRequest:
    """One request that came: `chat` is its meaning where it asks a model, None elsewhere and where it is no request."""

    method: str
    path: str
    query: str
    headers: Mapping[str, str] = field(repr=False)
    body: bytes = field(repr=False)
    dialect: str
    model: str | None = None
    stream: bool | None = None
    chat: ChatRequest | None = field(default=None, repr=False)

    @property
    def json(self) -> Any:
        """The body as JSON, or None if it is not JSON."""
        try:
            return json.loads(self.body)
        except (ValueError, RecursionError):
            return None

    @property
    def text(self) -> str:
        """The text of the last message of the user or of a tool; where no model is asked, the whole body."""
        if self.chat is None:
            return self.body.decode("utf-8", "replace")
        return next((each.text for each in reversed(self.chat.messages) if each.role in ("user", "tool")), "")


def is_wire_path(path: str) -> bool:
    """Whether `path` may be a model server's; those of the gateway itself (health, schemas …) are never scripted."""
    return path.removeprefix("/").partition("/")[0] not in _OWN_PATHS


def seen_request(scope: Scope, body: bytes) -> SeenRequest:
    """The content of the request of `scope` with this body."""
    headers = Headers(scope=scope)
    path: str = scope["path"]
    plain = SeenRequest(
        method=scope["method"],
        path=path,
        query=scope["query_string"].decode("latin-1"),
        headers=MappingProxyType(dict(headers.items())),
        body=body,
        dialect=dialect_of(path, headers).name,
    )
    given = plain.json
    named = given.get("model", given.get("name")) if isinstance(given, dict) else None
    model = named if isinstance(named, str) else None
    surface, parameters = _surface(path)
    if surface is None or not isinstance(given, dict):
        return _with(plain, model=model)
    context = RequestContext({**scope, "path_params": parameters}, _nothing, _nowhere)
    stream = stream_is_wanted(surface, given, context)
    model = parameters.get("model", model)
    if not surface.names_model and model is None:
        given = {**given, "model": _UNNAMED}
    try:
        chat = decode_for(context, surface, given).value
    except (TurnwireError, Refusal):  # the gateway refuses it in its own words
        return _with(plain, model=model, stream=stream)
    asked = model if not surface.names_model else chat.parameters.model
    return _with(plain, model=asked, stream=stream, chat=None if surface.counts_tokens else chat)


def _surface(path: str) -> tuple[Surface | None, dict[str, str]]:
    for pattern, surface in _surfaces():
        found = pattern.match(path)
        if found is not None:
            return surface, {name: text for name, text in found.groupdict().items() if text is not None}
    return None, {}


def _with(seen: SeenRequest, **changes: Any) -> SeenRequest:
    given = {name: getattr(seen, name) for name in SeenRequest.__slots__}
    return SeenRequest(**{**given, **changes})


async def _nothing() -> Message:
    return {"type": "http.disconnect"}


async def _nowhere(message: Message) -> None:
    """A context that is never answered needs a place to answer to."""
