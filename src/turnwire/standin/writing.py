"""Exchanges as files of recordings, in the form with exact texts (`schemas/meta/recording.schema.json`).

In: what was sent and what came back, as bytes. Out: NAME.json, and beside it the bytes of a stream in NAME.sse or
NAME.ndjson. Files are numbered in the order of the requests and never written over.
"""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from turnwire.contract.recording import parsed_line, text_lines
from turnwire.core.errors import ConfigurationError
from turnwire.standin.events import framing_of
from turnwire.standin.scrub import Scrubber

_NUMBER: Final = re.compile(r"(\d{4,})-")


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
    """Whether the answer came to an end, in whatever way."""


class RecordingWriter:
    """Writes recordings of one server into a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            taken = [int(found[1]) for each in folder.iterdir() if (found := _NUMBER.match(each.name))]
        except OSError as error:
            text = f"--to {folder}: recordings cannot be written there: {error.strerror}"
            raise ConfigurationError(text, retryable=False) from None
        self._last = max(taken, default=0)
        self._scrubber = Scrubber()

    def begin(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> Exchange:
        """A new exchange, whose secrets are known from now on."""
        self._last += 1
        self._scrubber.learn(headers.items(), path.partition("?")[2], body.decode("utf-8", "replace"))
        return Exchange(self._last, method, path, dict(headers), body)

    def write(self, exchange: Exchange, server: str, version: str) -> Path:
        """Write an exchange that is over; gives its file.

        Raises:
            OSError: it cannot be written.
        """
        self._scrubber.learn(exchange.response_headers.items(), "", "")
        path = self._scrubber.clean_path(exchange.path)
        name = self.folder / f"{exchange.number:04d}-{_slug(exchange, path)}"
        response, beside = self._response(exchange)
        if beside is not None:
            ending, raw = beside
            name.with_suffix(ending).write_bytes(raw)
        content: dict[str, Any] = {
            "server": server,
            "server_version": version,
            "server_options": [],
            "feature": f"{exchange.method} {path.partition('?')[0]}",
            "notes": "Recorded by turnwire record. Secrets are hidden.",
            "request": self._request(exchange, path),
            "response": response,
        }
        file = name.with_suffix(".json")
        file.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        return file

    def _request(self, exchange: Exchange, path: str) -> dict[str, Any]:
        headers = self._scrubber.clean_headers(exchange.request_headers)
        found: dict[str, Any] = {"method": exchange.method, "path": path, "headers": headers}
        if exchange.request_body:
            found |= self._body(exchange.request_body)
        return found

    def _response(self, exchange: Exchange) -> tuple[dict[str, Any], tuple[str, bytes] | None]:
        """The answer, and its bytes with the ending of their file where it is a stream."""
        headers = self._scrubber.clean_headers(exchange.response_headers)
        raw = b"".join(exchange.pieces)
        found: dict[str, Any] = {"status": exchange.status, "headers": headers}
        if exchange.was_aborted:
            found["aborted_by_client"] = True
        if exchange.connection_error is not None:
            found["connection_error"] = exchange.connection_error
        framing = framing_of(headers.get("content-type", ""))
        cleaned = self._clean(raw)
        if cleaned == raw and raw:
            found["pieces"] = [len(piece) for piece in exchange.pieces]
        if framing == "whole":
            return {**found, **(self._body(raw) if raw else {})}, None
        if framing == "sse":
            return {**found, "sse": text_lines(cleaned)}, (".sse", cleaned)
        lines = [parsed_line(line) for line in cleaned.split(b"\n") if line.strip()]
        return {**found, "ndjson": lines}, (".ndjson", cleaned)

    def _clean(self, raw: bytes) -> bytes:
        # Bytes that are no UTF-8 stay as they are.
        return self._scrubber.clean(raw.decode("utf-8", "surrogateescape")).encode("utf-8", "surrogateescape")

    def _body(self, raw: bytes) -> dict[str, Any]:
        cleaned = self._clean(raw)
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
