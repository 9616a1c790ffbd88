"""Detect and convert one payload, given only as bytes.

A payload is a request, a whole answer, a stream or an error, in the words of a codec or canonical. A canonical stream
is JSON lines of chunks. This is what `turnwire convert`, `turnwire validate` and the gateway's workbench share.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final, Literal, get_args

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.error import ErrorInfo, Loss
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.codec import Codec
from turnwire.codecs.registry import get_codec
from turnwire.convert.bodies import read_request, write_request
from turnwire.convert.chunks import read_messages, write_messages
from turnwire.convert.detect import Candidate, detect
from turnwire.convert.foreign import ChunkFilter, for_dialect
from turnwire.convert.lines import payload_lines
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import InvalidDataError, Problem, ProviderError
from turnwire.core.losses import Converted, once
from turnwire.core.messages import Messages
from turnwire.core.validate import load, parse_json

CANONICAL: Final = "canonical"
"""Stands for no dialect: the canonical documents themselves."""

PayloadKind = Literal["request", "messages", "response", "stream", "error"]


class Detected(NamedTuple):
    """The detected kind of a payload. `dialect` is `canonical` or a dialect; `kind` None: not convertible."""

    kind: PayloadKind | None
    dialect: str
    candidate: Candidate


class Outcome(NamedTuple):
    """The result of a conversion. `error` is what broke a stream; `value` is then what came before it."""

    value: Any
    losses: tuple[Loss, ...] = ()
    error: ProviderError | None = None


# Detection

_KINDS: Final[dict[str, PayloadKind]] = {
    "request": "request",
    "response": "response",
    "chunk": "stream",
    "event": "stream",
    "stream": "stream",
    "error": "error",
}
_NAMED_KINDS: Final[dict[str, PayloadKind | None]] = {
    "wire/ollama/v1/chat#ChatRequest": "request",
    "wire/ollama/v1/chat#ChatResponse": "response",
    "wire/gemini/v1/response#GenerateContentResponseList": "stream",
    # Parts of a payload.
    "wire/openai-chat/v1/request#FunctionTool": None,
    "wire/openai-chat/v1/request#ToolCall": None,
    "wire/openai-responses/v1/request#FunctionTool": None,
    "wire/anthropic/v1/request#CustomTool": None,
    # Their bodies are read by the gateway, not converted.
    "wire/anthropic/v1/response#CountTokensResponse": None,
    "wire/gemini/v1/response#CountTokensResponse": None,
    "turnwire/v1/error#Loss": None,
    "turnwire/v1/error#Diagnostic": None,
}


def detect_payload(data: bytes | str) -> Detected | None:
    """Return what the bytes of a payload, or its text, are: one JSON value, JSON lines, or a recorded stream.

    None if nothing fits.

    Raises:
        InvalidDataError: it is neither bytes nor text.
    """
    if isinstance(data, str):
        data = data.encode("utf-8", "surrogatepass")
    given: Any = data
    if not isinstance(given, (bytes, bytearray)):
        problem = Problem("", "type", f"give its bytes or text, not {type(given).__name__}; json.dumps makes text")
        raise InvalidDataError("this is no payload", [problem])
    try:
        value = parse_json(data, "the payload")
    except InvalidDataError:
        return _detect_lines(data)
    found = _detect_value(value)
    if found is not None and found.kind == "response" and isinstance(value, dict) and value.get("done") is False:
        return found._replace(kind="stream")  # one line of Ollama's
    return found


def _detect_lines(data: bytes) -> Detected | None:
    broken: Detected | None = None
    for line in payload_lines(data) or ():
        try:
            found = _detect_value(parse_json(line.payload, "a line"))
        except InvalidDataError:
            continue
        if found is None:
            continue
        if found.kind in ("response", "stream"):
            return found._replace(kind="stream")
        broken = broken or found
    return None if broken is None else broken._replace(kind="stream")


def _detect_value(value: Any) -> Detected | None:
    candidate = detect(value)
    if candidate is None:
        return None
    home, dialect, *_ = candidate.document.split("/")
    kind = _KINDS.get(candidate.document.rpartition("/")[2])
    return Detected(_NAMED_KINDS.get(str(candidate), kind), dialect if home == "wire" else CANONICAL, candidate)


# Conversion


def convert_payload(
    kind: PayloadKind, data: bytes, source: str, target: str, *, status: int = 500, model: str | None = None
) -> Outcome:
    """Return a payload in another dialect; `source` and `target` are codecs or `canonical`.

    A stream that breaks is converted as far as it came; one that becomes canonical is the assembled answer. `status` is
    the HTTP status of an error, `model` the model of a request that names none (Gemini's name it in the URL).

    Raises:
        InvalidDataError: the payload does not fit its kind, or the kind or a codec is unknown.
        ProviderError: an answer cannot be read.
    """
    _codec(source), _codec(target)  # an unknown name is refused before anything is read
    return read_payload(kind, data, source, status=status, model=model)(target)


def read_payload(
    kind: PayloadKind, data: bytes, source: str, *, status: int = 500, model: str | None = None
) -> Callable[[str], Outcome]:
    """Parse a payload once and return the function that converts it to a dialect, see `convert_payload`.

    Raises:
        InvalidDataError: the payload does not fit its kind, or the kind or a codec is unknown.
        ProviderError: an answer cannot be read.
    """
    reader = _codec(source)
    if kind not in get_args(PayloadKind):
        given = repr(kind) if isinstance(kind, str) else f"of the type {type(kind).__name__}"
        problem = Problem("", "enum", f"there is no kind {given}; use one of: {', '.join(get_args(PayloadKind))}")
        raise InvalidDataError("unknown kind of payload", [problem])
    match kind:
        case "request":
            return partial(_request, load_request(data, source, model=model))
        case "messages":
            return partial(_messages, data, source, model=model)
        case "response":
            body = parse_json(data, "the response")
            response = load(ChatResponse, body) if reader is None else reader.decode_response(body)
            return partial(_response, response, reader)
        case "stream":
            return partial(_stream, data, reader)
        case "error":
            return partial(_error, data, reader, status)


def _codec(name: str) -> Codec | None:
    return None if name == CANONICAL else get_codec(name)


def load_request(data: bytes, source: str, *, model: str | None = None) -> Converted[ChatRequest]:
    """Return the request in the bytes of a payload, and what has no canonical form.

    Raises:
        InvalidDataError: it is not a request.
    """
    body = parse_json(data, "the request")
    if source == CANONICAL:
        return Converted(load(ChatRequest, body))
    if not isinstance(body, dict):
        raise InvalidDataError("not a valid request", [Problem("", "type", "must be a JSON object")])
    return read_request(body, source, model=model)


def _request(read: Converted[ChatRequest], target: str) -> Outcome:
    request, losses = read
    if target == CANONICAL:
        return Outcome(request.to_dict(), losses)
    value, found = write_request(request, target)
    return Outcome(value, (*losses, *found))


def _messages(data: bytes, source: str, target: str, *, model: str | None) -> Outcome:
    """Return the messages of a request alone: a list or, if the dialect has the system text next to them, an object."""
    named = {"model": model} if model is not None else {}
    if source == CANONICAL:
        found = Converted(Messages.from_json(data))
    else:
        found = read_messages(parse_json(data, "the messages"), source, **named)
    if target == CANONICAL:
        return Outcome([message.to_dict() for message in found.value], found.losses)
    value, losses = write_messages(found.value, target, **named)
    shown = value if len(value) > 1 else [item for items in value.values() for item in items]
    return Outcome(shown, (*found.losses, *losses))


def _response(response: ChatResponse, reader: Codec | None, target: str) -> Outcome:
    writer = _codec(target)
    if writer is None:
        return Outcome(response.to_dict())
    foreign: tuple[Loss, ...] = ()
    if reader is not None:
        response, foreign = for_dialect(response, reader.name, writer.name)
    value, losses = writer.encode_response(response)
    return Outcome(value, (*foreign, *losses))


def _error(data: bytes, reader: Codec | None, status: int, target: str) -> Outcome:
    writer = _codec(target)
    info = load(ErrorInfo, parse_json(data, "the error")) if reader is None else reader.decode_error(status, data)
    return Outcome(info.to_dict() if writer is None else writer.encode_error(info).body)


_UNREADABLE: Final = ("protocol", "interrupted")
"""Error message for an empty stream: these bytes are not of the dialect."""


def _stream(data: bytes, reader: Codec | None, target: str) -> Outcome:
    writer = _codec(target)
    accumulator = StreamAccumulator()
    encoder = writer.stream_encoder() if writer is not None else None
    kept = ChunkFilter(reader.name, writer.name) if reader is not None and writer is not None else None
    pieces: list[bytes] = []
    is_empty, broken = True, None
    try:
        for chunk in _chunks(data, reader):
            is_empty = False
            accumulator.add(chunk)
            if encoder is not None:
                pieces.append(encoder.feed(chunk if kept is None else kept.take(chunk)))
        response = accumulator.response
    except ProviderError as error:
        if is_empty and (encoder is None or error.info.category in _UNREADABLE):
            raise  # a server's own error is written as its event
        broken, response = error, accumulator.partial()
    if encoder is None:
        return Outcome(response.to_dict(), error=broken)
    pieces.append(encoder.close(None if broken is None else broken.info))
    losses = (*(kept.losses if kept is not None else ()), *once(encoder.losses))
    return Outcome(b"".join(pieces), losses, broken)


def _chunks(data: bytes, reader: Codec | None) -> Iterator[StreamingChunk]:
    """Yield the chunks of a stream; those before a fault come before the fault is raised."""
    if reader is None:
        for number, line in enumerate(data.split(b"\n"), 1):
            if line.strip():
                yield load(StreamingChunk, parse_json(line, f"line {number}"))
        return
    decoder = reader.stream_decoder()
    yield from decoder.feed(data)
    yield from decoder.close()
