"""Timeline of a recorded stream: the answer after each event, and the first event with an error.

The events are read again, by the codec that read them when they came; the same bytes give the same answer. What is
wrong with an event is what its codec refuses, or where it breaks the document of its dialect.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.codec import Codec
from turnwire.codecs.recorded_paths import Definition
from turnwire.codecs.streams.framing import SseParser
from turnwire.codecs.values.wirejson import NotJsonError, parse_wire_json
from turnwire.contract.surfaces import Surface, faults, has_document, surfaces
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import ProviderError
from turnwire.gateway.inspector.recorded_exchange import RecordedAnswer

_END_MARK = b"[DONE]"


class State(NamedTuple):
    """An answer as it was once an event had come."""

    event: int
    answer: Mapping[str, Any] | None
    is_complete: bool
    error: str | None


class Wrong(NamedTuple):
    """An event that is wrong; `path` is a pointer into it where one is known."""

    event: int
    message: str
    path: str | None = None


def state_at(answer: RecordedAnswer, codec: Codec, request: ChatRequest | None, event: int, *, is_over: bool) -> State:
    """The answer after the event of this number, or after the last one where there are fewer."""
    assert answer.stream is not None
    events = [data for _, data in answer.stream.events[: event + 1]]
    is_last = len(events) == len(answer.stream.events)
    decoder, folded = codec.stream_decoder(request=request), StreamAccumulator()
    error: str | None = None
    try:
        for data in events:
            for chunk in decoder.feed(data):
                folded.add(chunk)
        if is_last and is_over and not answer.stream.is_cut:
            for chunk in decoder.close():
                folded.add(chunk)
    except ProviderError as failure:
        error = failure.info.message
        for chunk in decoder.held_back():
            folded.add(chunk)
    is_complete = folded.is_complete
    shown = folded.response if is_complete else folded.partial("error")
    told = None if not events else shown.to_dict()
    if told is not None and not is_complete:
        told.pop("finish_reason", None)  # nobody has said why it ends
    return State(max(0, len(events) - 1), told, is_complete, error)


def chunks_of(events: Iterable[bytes], codec: Codec | None) -> Iterator[list[StreamingChunk]]:
    """Return the chunks of each event, as far as events can be read."""
    if codec is None:
        return
    decoder = codec.stream_decoder()
    try:
        for data in events:
            yield decoder.feed(data)
    except ProviderError:  # `first_wrong` names the event
        return


def first_wrong(
    answer: RecordedAnswer, codec: Codec, request: ChatRequest | None, path: str, failure: str | None
) -> Wrong | None:
    """The first event that is wrong; None where all are right. `failure` is how the connection broke behind them."""
    stream = answer.stream
    if stream is None or not stream.events:
        return None
    definition = _definition(codec.dialect, path)
    decoder = codec.stream_decoder(request=request)
    for number, (_, data) in enumerate(stream.events):
        try:
            decoder.feed(data)
        except ProviderError as error:
            return Wrong(number, error.info.message)
        if definition is not None and (fault := _fault(data, definition)) is not None:
            return Wrong(number, *fault)
    if stream.is_cut:
        return None
    try:
        decoder.close()
    except ProviderError as error:
        why = error.info.message if failure is None else f"the connection failed behind it: {failure}"
        return Wrong(len(stream.events) - 1, why)
    return None


def asks_model(dialect: str, path: str) -> bool:
    """Return whether a model is asked at this path of a server."""
    return any(each.is_chat or each.endpoint is not None for each in _at(dialect, path))


def is_chat(dialect: str, path: str) -> bool:
    """Return whether a chat is asked for at this path of a server."""
    return any(each.is_chat for each in _at(dialect, path))


def _definition(dialect: str, path: str) -> Definition | None:
    """What an event at this path has to be."""
    return next((each.event for each in _at(dialect, path) if each.event and has_document(each.event)), None)


def _at(dialect: str, path: str) -> Iterator[Surface]:
    plain = path.partition("?")[0]
    return (each for each in surfaces() if each.dialect == dialect and each.pattern.fullmatch(plain))


def _fault(data: bytes, definition: Definition) -> tuple[str, str | None] | None:
    for text in _payloads(data):
        try:
            found = faults(definition, parse_wire_json(text))
        except NotJsonError:
            return "this is no JSON", None
        if found:
            at = found[0].partition(":")[0]
            return f"not as the dialect has it: {'; '.join(found)}", at if at != "/" else None
    return None


def _payloads(data: bytes) -> list[bytes]:
    """The JSON of an event; nothing if it is a comment or the mark of the end."""
    if data.lstrip().startswith((b"{", b"[")):
        return [data] if data.lstrip().startswith(b"{") else []
    parser = SseParser()
    found = [line for _, line in (*parser.feed(data), *parser.close())]
    return [each for each in found if each.strip() and each.strip() != _END_MARK]
