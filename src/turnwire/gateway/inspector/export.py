"""Export recorded exchanges as a ZIP archive of recordings; once unpacked, `turnwire contract replay` reads them."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable, Iterator
from typing import Final, Literal

from turnwire.codecs.dialects import dialects
from turnwire.contract.recording_writer import Exchange, Written, written
from turnwire.contract.redaction import Scrubber
from turnwire.gateway.inspector.recorded_exchange import RecordedAnswer, RecordedCall, RecordedExchange

Side = Literal["server", "client"]

UNKNOWN: Final = "unknown"
OURS: Final = "turnwire"
LEFT_OUT: Final = "LEFT-OUT.txt"
_BY: Final = "the inspector of turnwire"


def archive_of(exchanges: Iterable[RecordedExchange], side: Side | None, version: str) -> bytes | None:
    """The archive; None if nothing can be recorded. What is not held whole is named in a text file of its own."""
    left_out: list[str] = []
    found: list[Written] = []
    for exchange in exchanges:
        for number, each in enumerate(_sides(exchange, side, version), len(found) + 1):
            if isinstance(each, str):
                left_out.append(each)
            else:
                recorded, server, of_version = each
                recorded.number = number
                found.append(written(recorded, server, of_version, Scrubber(), by=_BY))
    if not found:
        return None
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text, beside in found:
            archive.writestr(f"{name}.json", text)
            if beside is not None:
                archive.writestr(f"{name}{beside[0]}", beside[1])
        if left_out:
            archive.writestr(LEFT_OUT, "".join(f"{line}\n" for line in left_out))
    return data.getvalue()


def _sides(exchange: RecordedExchange, side: Side | None, version: str) -> Iterator[tuple[Exchange, str, str] | str]:
    """What was exchanged on one side: with its server and version, or a sentence where it cannot be recorded."""
    name = f"{exchange.id} {exchange.method} {exchange.path}"
    if not exchange.is_over:
        yield f"{name}: it goes on"
        return
    calls = [call for call in exchange.calls if call.answer is not None]
    if side == "client" or (side is None and not calls):
        if exchange.answer is None:
            yield f"{name}: there is no answer"
        elif exchange.request.is_cut or exchange.answer.is_cut:
            yield f"{name}: it was too large to be kept whole"
        else:
            broken = None if exchange.error is None or exchange.answer.stream is None else exchange.error.category
            made = _recorded(
                exchange.method, exchange.path, exchange.headers, exchange.request.data, exchange.answer, broken
            )
            made.was_aborted = exchange.client_left
            yield made, OURS, version
        return
    if not calls:
        yield f"{name}: no server was asked"
    for call in calls:
        if call.request.is_cut or (call.answer is not None and call.answer.is_cut):
            yield f"{name}: what was asked at {call.path} was too large to be kept whole"
        elif call.answer is not None:
            headers = {"content-type": "application/json"} if call.request.size else {}
            made = _recorded(call.method, call.path, headers, call.request.data, call.answer, call.failure)
            made.was_aborted = exchange.client_left and not call.is_whole
            yield made, server_of(call), UNKNOWN


def _recorded(
    method: str, path: str, headers: dict[str, str], body: bytes, answer: RecordedAnswer, failure: str | None
) -> Exchange:
    pieces = [answer.data] if answer.stream is None else [event for _, event in answer.stream.events]
    return Exchange(
        0,
        method,
        path,
        headers,
        body,
        status=answer.status,
        response_headers=dict(answer.headers),
        pieces=pieces,
        connection_error=failure,
        is_over=True,
    )


def server_of(call: RecordedCall) -> str:
    """The name that recordings have for a server: what its codec's variant is for, or else the kind of the provider."""
    for dialect in dialects().values():
        for server, variant in dialect.servers.items():
            if variant == call.codec.name:
                return server
    return call.provider_type
