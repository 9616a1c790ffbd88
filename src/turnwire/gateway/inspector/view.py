"""View of an exchange for its page: the row in the list, and all recorded data (`inspector.schema.json`)."""

from __future__ import annotations

import json
from itertools import zip_longest
from typing import Any

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.codec import Codec
from turnwire.core.errors import InvalidDataError
from turnwire.core.validate import load
from turnwire.gateway.inspector.locations import Places, nearest
from turnwire.gateway.inspector.memory_limit import RecordedBytes, RecordedStream
from turnwire.gateway.inspector.recorded_exchange import (
    Jsonable,
    Placed,
    RecordedAnswer,
    RecordedCall,
    RecordedExchange,
)
from turnwire.gateway.inspector.timeline import chunks_of, first_wrong


def row_of(exchange: RecordedExchange) -> dict[str, Any]:
    """The row of an exchange in the list."""
    exchange.note_facts()
    usage, error = exchange.usage, exchange.error
    client = {"address": exchange.address, "agent": exchange.agent}
    facts: dict[str, Any] = {
        "id": exchange.id,
        "number": exchange.number,
        "started_at": exchange.started_at,
        "client": _there(client) or None,
        "method": exchange.method,
        "path": exchange.path,
        "dialect": exchange.dialect,
        "server_dialect": exchange.server_dialect,
        "provider": exchange.provider,
        "model_asked": exchange.model_asked,
        "model": exchange.model,
        "status": exchange.status,
        "is_over": exchange.is_over,
        "is_streamed": exchange.is_streamed,
        "is_pinned": exchange.is_pinned,
        "is_cut": exchange.is_cut,
        "client_left": exchange.client_left or None,
        "first_token_ms": _rounded(exchange.first_token_ms),
        "end_ms": _rounded(exchange.end_ms),
        "tokens_per_second": _rounded(_rate(exchange)),
        "usage": None
        if usage is None
        else _there(
            {
                "prompt_tokens": usage.prompt_tokens,
                "completion_tokens": usage.completion_tokens,
                "cached_tokens": usage.cached_tokens,
                "is_estimated": bool(usage.is_estimated),
            }
        ),
        "prompt_reuse": _reuse(exchange),
        "losses": exchange.loss_count,
        "error": None if error is None else {"code": error.code, "category": error.category, "message": error.message},
        "again_of": exchange.again_of,
    }
    return _there(facts)


def _reuse(exchange: RecordedExchange) -> dict[str, Any] | None:
    reuse = exchange.prompt_reuse
    if reuse is None:
        return None
    return _there(
        {
            "conversation": reuse.conversation,
            "read_again": _rounded(reuse.read_again),
            "is_lost": reuse.is_lost,
            "last_turn": exchange.last_turn,
        }
    )


def _change(exchange: RecordedExchange) -> dict[str, Any] | None:
    change = exchange.prompt_change
    if change is None:
        return None
    sides = {"client": change.client, "server": change.server}
    places = {side: _there(found._asdict()) for side, found in sides.items() if found is not None}
    return {"cause": change.cause, **places}


def _there(facts: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in facts.items() if value is not None}


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 3)


def _rate(exchange: RecordedExchange) -> float | None:
    usage = exchange.usage
    if exchange.end_ms is None or usage is None or not usage.completion_tokens:
        return None
    taken_ms = exchange.end_ms - (exchange.first_token_ms or 0.0)
    return usage.completion_tokens / taken_ms * 1000 if taken_ms > 0 else None


def view_of(exchange: RecordedExchange) -> dict[str, Any]:
    """Everything that is kept of an exchange. One that still runs is shown as it is now."""
    canonical_request = _canonical(exchange, exchange.canonical_request, exchange.asked)
    answered = exchange.answered or (None if exchange.streaming is None else exchange.streaming.partial)
    canonical_answer = _canonical(exchange, exchange.canonical_answer, answered)
    wrong = wrong_of(exchange)
    shown: dict[str, Any] = {
        "row": row_of(exchange),
        "request_headers": exchange.headers,
        "request": _text(exchange, exchange.request),
        "canonical_request": canonical_request,
        "calls": [_call(exchange, call) for call in exchange.calls],
        "canonical_answer": canonical_answer,
        "answer": _answer(exchange, exchange.answer, exchange.client_codec),
        "wrong": wrong,
        "prompt_change": _change(exchange),
    }
    sides = _Sides(exchange, shown)
    shown["losses"] = [_loss(each, sides, number) for number, each in enumerate(exchange.losses.values())]
    return _there(shown)


def _text(exchange: RecordedExchange, kept: RecordedBytes) -> dict[str, Any]:
    return {"text": _clean(exchange, kept.data), "size": kept.size, "is_cut": kept.is_cut}


def _clean(exchange: RecordedExchange, data: bytes) -> str:
    text = data.decode("utf-8", "replace")
    return text if exchange.scrubber is None else exchange.scrubber.clean(text)


def _canonical(exchange: RecordedExchange, kept: RecordedBytes | None, value: Jsonable | None) -> dict[str, Any] | None:
    if kept is not None:
        return _text(exchange, kept)
    if value is None:
        return None
    data = value.to_json().encode()
    return {"text": _clean(exchange, data), "size": len(data), "is_cut": False}


def _answer(exchange: RecordedExchange, answer: RecordedAnswer | None, codec: Codec | None) -> dict[str, Any] | None:
    if answer is None:
        return None
    stream = answer.stream
    shown = {
        "status": answer.status,
        "content_type": answer.content_type or None,
        "body": None if answer.body is None else _text(exchange, answer.body),
        "stream": None
        if stream is None
        else {
            "events": _events(exchange, stream, codec),
            "size": stream.size,
            "is_cut": stream.is_cut,
        },
    }
    return _there(shown)


def _events(exchange: RecordedExchange, stream: RecordedStream, codec: Codec | None) -> list[dict[str, Any]]:
    texts = [_clean(exchange, event) for _, event in stream.events]
    added = chunks_of((text.encode() for text in texts), codec)
    return [
        {"at_ms": round(at_ms, 3), "text": text.rstrip("\r\n")}
        | ({"chunks": [chunk.to_dict() for chunk in chunks]} if chunks else {})
        for (at_ms, _), text, chunks in zip_longest(stream.events, texts, added)
    ]


def _call(exchange: RecordedExchange, call: RecordedCall) -> dict[str, Any]:
    shown = {
        "at_ms": round(call.at_ms, 3),
        "method": call.method,
        "path": call.path,
        "endpoint": call.endpoint,
        "request": _text(exchange, call.request),
        "answer": _answer(exchange, call.answer, call.reader),
        "end_ms": _rounded(call.end_ms),
        "failure": call.failure,
    }
    return _there(shown)


# Streams


def request_read(exchange: RecordedExchange) -> ChatRequest | None:
    """The canonical request of a chat; None if it is another one, or not held whole."""
    kept = exchange.canonical_request
    if kept is None:
        return exchange.asked if isinstance(exchange.asked, ChatRequest) else None
    if kept.is_cut:
        return None
    try:
        return load(ChatRequest, json.loads(kept.data))
    except InvalidDataError:  # a completion, or a call of another endpoint than chat
        return None


def wrong_of(exchange: RecordedExchange) -> dict[str, Any] | None:
    """The first event that is wrong: of the server's stream, or else the one that reported a failure to the client."""
    if exchange.is_over and not exchange.is_judged:
        exchange.wrong, exchange.is_judged = _judged(exchange), True
    return exchange.wrong


def _judged(exchange: RecordedExchange) -> dict[str, Any] | None:
    call = exchange.answering
    if call is not None and call.answer is not None and call.reader is not None:
        found = first_wrong(call.answer, call.reader, request_read(exchange), call.path, call.failure)
        if found is not None:
            return _there({"side": "server", **found._asdict()})
    stream = None if exchange.answer is None else exchange.answer.stream
    if exchange.error is not None and stream is not None and stream.events:
        return {"side": "client", "event": len(stream.events) - 1, "message": exchange.error.message}
    return None


# Losses


class _Sides:
    """The documents on both sides of a loss, read and looked through once."""

    def __init__(self, exchange: RecordedExchange, shown: dict[str, Any]) -> None:
        call = exchange.answering
        of_call = (each for each in reversed(shown["calls"]) if call is not None and each["path"] == call.path)
        called: dict[str, Any] = next(of_call, {})
        self.requests = [
            _json(shown["request"]),
            _json(shown.get("canonical_request")),
            _json(called.get("request")),
        ]
        self.answers = [
            _json((shown.get("answer") or {}).get("body")),
            _json(shown.get("canonical_answer")),
            _json((called.get("answer") or {}).get("body")),
        ]
        self._places: dict[int, Places] = {}

    def places(self, document: Any) -> Places:
        """The places of one of them."""
        if id(document) not in self._places:
            self._places[id(document)] = Places(document)
        return self._places[id(document)]


def _json(kept: dict[str, Any] | None) -> Any:
    if kept is None or kept["is_cut"]:
        return None
    try:
        return json.loads(kept["text"])
    except (ValueError, RecursionError):
        return None


MOST_PLACED = 300
"""Losses of one exchange whose places are looked for."""

_NAMES = ("client_at", "canonical_at", "server_at")


def _loss(placed: Placed, sides: _Sides, number: int) -> dict[str, Any]:
    stage, loss = placed
    documents = sides.answers if stage == "client_answer" else sides.requests
    home = 0 if stage == "client_request" else 1
    shown = {"id": loss.id, "stage": stage, "at": loss.at, "reason": loss.reason, "action": loss.action}
    if documents[home] is None or number >= MOST_PLACED:
        return shown
    for side, document in enumerate(documents):
        if side == home:
            shown[_NAMES[side]] = nearest(document, loss.at)
        elif document is not None:
            shown[_NAMES[side]] = sides.places(document).of(documents[home], loss.at)
    return shown
