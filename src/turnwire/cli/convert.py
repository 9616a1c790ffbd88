"""`turnwire convert`: one payload from one dialect to another, with every loss told."""

from __future__ import annotations

import sys
from enum import StrEnum
from typing import Annotated, Any

import typer

from turnwire_schema.v1.error import ErrorInfo, Loss
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.cli.output import print_json, print_losses
from turnwire.cli.validate import read_input
from turnwire.codecs.base import Codec
from turnwire.codecs.foreign_options import foreign_options
from turnwire.codecs.registry import get_codec
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import InvalidDataError, Problem, ProviderError
from turnwire.core.validate import load, parse_json


class Dialect(StrEnum):
    """What a payload can be written in."""

    CANONICAL = "canonical"
    OLLAMA = "ollama"
    OPENAI_CHAT = "openai-chat"
    VLLM = "vllm"
    LLAMACPP = "llamacpp"
    GROQ = "groq"


class Kind(StrEnum):
    """What a payload is."""

    REQUEST = "request"
    RESPONSE = "response"
    STREAM = "stream"
    ERROR = "error"


def convert(
    source: Annotated[Dialect, typer.Option("--from", help="What the payload is written in.")],
    target: Annotated[Dialect, typer.Option("--to", help="What to write it in.")],
    kind: Annotated[Kind, typer.Option("--kind", help="What the payload is.")],
    file: Annotated[
        str, typer.Argument(help="The payload; - is standard input. A stream is read as its raw bytes.")
    ] = "-",
    status: Annotated[int, typer.Option("--status", help="HTTP status of an error payload.")] = 500,
    as_json: Annotated[bool, typer.Option("--json", help="Print value and losses as one JSON object.")] = False,
) -> None:
    """Convert a payload between dialects. Losses are told on stderr, one a line.

    A stream converted to canonical is printed as the assembled response; a canonical stream is JSON lines of chunks.

    Example: turnwire convert --from ollama --to openai-chat --kind request request.json
    """
    data = read_input(file)
    losses: list[Loss] = []
    try:
        value = _convert(kind, data, source, target, losses, status=status)
    finally:
        if not as_json:
            print_losses(losses)
    if as_json:
        shown = value.decode("utf-8") if isinstance(value, bytes) else value
        print_json({"value": shown, "losses": [loss.to_dict() for loss in losses]})
    elif isinstance(value, bytes):
        sys.stdout.buffer.write(value)
        sys.stdout.flush()
    else:
        print_json(value)


def _convert(kind: Kind, data: bytes, source: Dialect, target: Dialect, losses: list[Loss], *, status: int) -> Any:
    match kind:
        case Kind.REQUEST:
            return _request(data, source, target, losses)
        case Kind.RESPONSE:
            return _response(data, source, target, losses)
        case Kind.STREAM:
            return _stream(data, source, target)
        case Kind.ERROR:
            return _error(data, source, target, status)


def _codec(dialect: Dialect) -> Codec | None:
    return None if dialect is Dialect.CANONICAL else get_codec(dialect)


def _request(data: bytes, source: Dialect, target: Dialect, losses: list[Loss]) -> Any:
    body = parse_json(data, "the request")
    reader, writer = _codec(source), _codec(target)
    if reader is None:
        request = load(ChatRequest, body)
    else:
        request, found = reader.decode_request(_object(body))
        losses += found
    if writer is None:
        return request.to_dict()
    value, found = writer.encode_request(request)
    losses += (*found, *foreign_options(request, writer))
    return value


def _response(data: bytes, source: Dialect, target: Dialect, losses: list[Loss]) -> Any:
    body = parse_json(data, "the response")
    reader, writer = _codec(source), _codec(target)
    response = load(ChatResponse, body) if reader is None else reader.decode_response(body)
    if writer is None:
        return response.to_dict()
    value, found = writer.encode_response(response)
    losses += found
    return value


def _error(data: bytes, source: Dialect, target: Dialect, status: int) -> Any:
    reader, writer = _codec(source), _codec(target)
    info = load(ErrorInfo, parse_json(data, "the error")) if reader is None else reader.decode_error(status, data)
    return info.to_dict() if writer is None else writer.encode_error(info).body


def _stream(data: bytes, source: Dialect, target: Dialect) -> Any:
    writer = _codec(target)
    accumulator = StreamAccumulator()
    encoder = writer.stream_encoder() if writer is not None else None
    pieces: list[bytes] = []
    try:
        for chunk in _chunks(data, source):
            accumulator.add(chunk)
            if encoder is not None:
                pieces.append(encoder.feed(chunk))
        response = accumulator.response
    except ProviderError as error:
        if error.partial is None:
            error.partial = accumulator.partial()
        raise
    if encoder is None:
        return response.to_dict()
    pieces.append(encoder.close())
    return b"".join(pieces)


def _chunks(data: bytes, source: Dialect) -> list[StreamingChunk]:
    reader = _codec(source)
    if reader is None:
        lines = [line for line in data.split(b"\n") if line.strip()]
        return [load(StreamingChunk, parse_json(line, f"line {number}")) for number, line in enumerate(lines, 1)]
    decoder = reader.stream_decoder()
    return [*decoder.feed(data), *decoder.close()]


def _object(body: Any) -> dict[str, Any]:
    if not isinstance(body, dict):
        raise InvalidDataError("this is no request", [Problem("", "type", "a JSON object is needed")])
    return body
