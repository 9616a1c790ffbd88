"""Exchanges as recordings, in the form with exact texts (`schemas/meta/recording.schema.json`).

In: what was sent and what came back, as bytes. Out: the content of NAME.json, and the bytes of a stream, which lie in
NAME.sse or NAME.ndjson next to it. Nothing is written here, and no secret leaves.
"""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple

from turnwire.codecs.dialect import NDJSON, SSE
from turnwire.contract.recording import parsed_line, text_lines
from turnwire.contract.redaction import Scrubber
from turnwire.core.errors import ProviderResponseError
from turnwire.providers.transport.decompression import inflater_for

Framing = Literal["sse", "ndjson", "whole"]

_LEFT_OUT: Final = " A body in a compression that cannot be read was left out."
_ENDINGS: Final = {"sse": ".sse", "ndjson": ".ndjson"}


def framing_of(content_type: str) -> Framing:
    """How a body of this type is put together."""
    kind = content_type.partition(";")[0].strip().lower()
    return "sse" if kind == SSE else "ndjson" if kind == NDJSON else "whole"


@dataclass(slots=True)
class Exchange:
    """One request and its answer, while it goes on."""

    number: int
    method: str
    path: str
    request_headers: dict[str, str]
    request_body: bytes
    status: int = 0
    response_headers: dict[str, str] = field(default_factory=dict)
    pieces: list[bytes] = field(default_factory=list)
    was_aborted: bool = False
    connection_error: str | None = None
    is_over: bool = False
    """Whether the answer ended, regularly or not."""


class Written(NamedTuple):
    """A recording as files: name without ending, text of the JSON, and the bytes of a stream with their ending."""

    name: str
    text: str
    beside: tuple[str, bytes] | None


def written(exchange: Exchange, server: str, version: str, scrubber: Scrubber, *, by: str) -> Written:
    """The recording of an exchange that is over. `by` says what recorded it."""
    path = scrubber.clean(exchange.path)
    asked = _plain(exchange.request_body, exchange.request_headers)
    answered = _plain(b"".join(exchange.pieces), exchange.response_headers)
    response, beside = _response(exchange, answered or b"", scrubber)
    content: dict[str, Any] = {
        "server": server,
        "server_version": version,
        "server_options": [],
        "feature": f"{exchange.method} {path.partition('?')[0]}",
        "notes": f"Recorded by {by}. Secrets are hidden.{_LEFT_OUT if asked is None or answered is None else ''}",
        "request": _request(exchange, path, asked or b"", scrubber),
        "response": response,
    }
    text = json.dumps(content, indent=2, ensure_ascii=False) + "\n"
    return Written(f"{exchange.number:04d}-{_slug(exchange, path)}", text, beside)


def _plain(raw: bytes, headers: Mapping[str, str]) -> bytes | None:
    """A body as its sender wrote it; None if its compression is not read, so that it may hide a secret."""
    try:
        inflater = inflater_for(headers.get("content-encoding"))
        return raw if inflater is None else b"".join(inflater.feed(raw))
    except ProviderResponseError:
        return None


def _request(exchange: Exchange, path: str, body: bytes, scrubber: Scrubber) -> dict[str, Any]:
    headers = scrubber.clean_headers(exchange.request_headers)
    found: dict[str, Any] = {"method": exchange.method, "path": path, "headers": headers}
    if body:
        found |= _body(scrubber.clean_bytes(body))
    return found


def _response(exchange: Exchange, raw: bytes, scrubber: Scrubber) -> tuple[dict[str, Any], tuple[str, bytes] | None]:
    """The answer, and its bytes with the ending of their file where it is a stream."""
    headers = scrubber.clean_headers(exchange.response_headers)
    found: dict[str, Any] = {"status": exchange.status, "headers": headers}
    if exchange.was_aborted:
        found["aborted_by_client"] = True
    if exchange.connection_error is not None:
        found["connection_error"] = exchange.connection_error
    framing = framing_of(headers.get("content-type", ""))
    cleaned = scrubber.clean_bytes(raw)
    if raw and cleaned == b"".join(exchange.pieces):
        found["pieces"] = [len(piece) for piece in exchange.pieces if piece]
    if framing == "whole":
        return {**found, **(_body(cleaned) if raw else {})}, None
    if framing == "sse":
        return {**found, "sse": text_lines(cleaned)}, (_ENDINGS[framing], cleaned)
    lines = [parsed_line(line) for line in cleaned.split(b"\n") if line.strip()]
    return {**found, "ndjson": lines}, (_ENDINGS[framing], cleaned)


def _body(cleaned: bytes) -> dict[str, Any]:
    try:
        text = cleaned.decode("utf-8")
    except UnicodeDecodeError:
        return {"body": None, "body_base64": base64.b64encode(cleaned).decode("ascii")}
    try:
        return {"body": json.loads(text), "body_text": text}
    except (ValueError, RecursionError):
        return {"body": None, "body_text": text}


def _slug(exchange: Exchange, path: str) -> str:
    """A name for a file, from the path."""
    words = re.sub(r"[^A-Za-z0-9]+", "-", path.partition("?")[0]).strip("-").lower()[:60].strip("-")
    failed = f"-{exchange.status}" if exchange.status >= 400 else ""
    return f"{words or 'root'}{failed}"
