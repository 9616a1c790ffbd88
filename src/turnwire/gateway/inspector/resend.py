"""Resend a recorded request to another model, through the gateway itself, as a new exchange."""

from __future__ import annotations

import json
from typing import Any, Final
from urllib.parse import quote

import anyio
from starlette.types import ASGIApp, Message, Scope

from turnwire.core.errors import Problem
from turnwire.gateway.errors import Refusal, refused
from turnwire.gateway.inspector.inspector import AGAIN, Again
from turnwire.gateway.inspector.recorded_exchange import RecordedExchange

_MODEL_STEPS: Final = ("{model:path}", "{model}")
_SHOWN: Final = frozenset({b"host", b"authorization", b"x-api-key", b"x-goog-api-key", b"origin"})
"""Headers of the page's own request by which it was let in, and by which this one is."""

_HIDDEN: Final = "…"


async def send_again(app: ASGIApp, scope: Scope, exchange: RecordedExchange, model: str) -> RecordedExchange:
    """The exchange that it becomes, once that is over.

    Raises:
        Refusal: it cannot be sent again.
    """
    path, body = _asked(exchange, model)
    again = Again(exchange.id)
    query = exchange.path.partition("?")[2]
    query = "&".join(each for each in query.split("&") if _HIDDEN not in each)
    own = [(name, value) for name, value in scope["headers"] if name in _SHOWN]
    kept = [(name.encode(), value.encode()) for name, value in exchange.headers.items() if value != _HIDDEN]
    length = [(b"content-length", str(len(body)).encode()), (b"user-agent", b"turnwire inspector")]
    asked: Scope = {
        **{name: scope[name] for name in ("type", "asgi", "http_version", "scheme", "client", "server")},
        "method": exchange.method,
        "path": path,
        "raw_path": quote(path).encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [*own, *kept, *length],
        AGAIN: again,
    }
    messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Message:
        if messages:
            return messages.pop()
        await anyio.sleep_forever()
        raise AssertionError

    async def send(message: Message) -> None:
        """Nobody reads the answer here: it is kept."""

    await app(asked, receive, send)
    if again.exchange is None or not again.exchange.number:
        raise Refusal(409, "the request was not let in again")
    return again.exchange


def _asked(exchange: RecordedExchange, model: str) -> tuple[str, bytes]:
    """Path and body with another model."""
    if exchange.request.is_cut:
        raise Refusal(409, "the request was too large to be kept whole, so it cannot be sent again")
    if exchange.method != "POST" or exchange.model_asked is None:
        raise Refusal(409, "this request asks no model")
    for step in _MODEL_STEPS:
        if step in exchange.template:
            return exchange.template.replace(step, quote(model, safe="/:@")), exchange.request.data
    try:
        body: Any = json.loads(exchange.request.data)
    except (ValueError, RecursionError):
        body = None
    if not isinstance(body, dict):
        raise refused(409, [Problem("", "type", "the request is no JSON object")])
    return exchange.raw_path, json.dumps({**body, "model": model}, ensure_ascii=False).encode()
