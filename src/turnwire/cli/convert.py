"""`turnwire convert`: one payload from one dialect to another, with every loss told."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated, Any, Final, NamedTuple

import typer

from turnwire_schema.v1.error import ErrorInfo, Loss
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.cli.exits import exit_code
from turnwire.cli.output import error_json, print_error, print_json, print_losses
from turnwire.cli.validate import read_input
from turnwire.codecs.base import Codec
from turnwire.codecs.foreign_options import foreign_options
from turnwire.codecs.registry import get_codec
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import InvalidDataError, Problem, ProviderError
from turnwire.core.validate import load, parse_json

EXAMPLE: Final = "Example: turnwire convert --from ollama --to openai-chat --kind request request.json"


class Dialect(StrEnum):
    """What a payload can be written in."""

    CANONICAL = "canonical"
    OLLAMA = "ollama"
    OPENAI_CHAT = "openai-chat"
    VLLM = "vllm"
    LLAMACPP = "llamacpp"
    GROQ = "groq"
    OLLAMA_V1 = "ollama-v1"


class Kind(StrEnum):
    """What a payload is."""

    REQUEST = "request"
    RESPONSE = "response"
    STREAM = "stream"
    ERROR = "error"


class Outcome(NamedTuple):
    """What a payload became. `error` is what broke a stream; `value` is then what came before it."""

    value: Any
    losses: tuple[Loss, ...] = ()
    error: ProviderError | None = None


def convert(
    source: Annotated[Dialect, typer.Option("--from", help="What the payload is written in.")],
    target: Annotated[Dialect, typer.Option("--to", help="What to write it in.")],
    kind: Annotated[Kind, typer.Option("--kind", help="What the payload is.")],
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="The payload; - is standard input. A stream is read as its raw bytes.")
    ] = "-",
    status: Annotated[
        int, typer.Option("--status", metavar="STATUS", min=100, max=599, help="HTTP status of an error payload.")
    ] = 500,
    as_json: Annotated[bool, typer.Option("--json", help="Print value and losses as one JSON object.")] = False,
) -> None:
    """Convert a payload between dialects.

    What the target cannot say is told on stderr, one loss a line. A stream converted to canonical is printed as the
    assembled response; a canonical stream is JSON lines of chunks. A stream that breaks is converted as far as it came.
    """
    outcome = convert_payload(kind, read_input(file), source, target, status=status)
    value, losses, error = outcome
    if as_json:
        shown = value.decode("utf-8") if isinstance(value, bytes) else value
        told = {} if error is None else {"error": error_json(error)}
        print_json({"value": shown, "losses": [loss.to_dict() for loss in losses], **told})
    else:
        print_losses(losses)
        if isinstance(value, bytes):
            sys.stdout.flush()
            sys.stdout.buffer.write(value)
            sys.stdout.buffer.flush()
        else:
            print_json(value)
        if error is not None:
            print_error(error, as_json=False)
    if error is not None:
        raise typer.Exit(exit_code(error))


def convert_payload(kind: Kind, data: bytes, source: Dialect, target: Dialect, *, status: int = 500) -> Outcome:
    """What the bytes of a payload become in another dialect.

    Raises:
        InvalidDataError: the payload is none of its kind.
        ProviderError: an answer cannot be read.
    """
    reader, writer = _codec(source), _codec(target)
    match kind:
        case Kind.REQUEST:
            return _request(data, reader, writer)
        case Kind.RESPONSE:
            return _response(data, reader, writer)
        case Kind.STREAM:
            return _stream(data, reader, writer)
        case Kind.ERROR:
            return _error(data, reader, writer, status)


def _codec(dialect: Dialect) -> Codec | None:
    return None if dialect is Dialect.CANONICAL else get_codec(dialect)


def _request(data: bytes, reader: Codec | None, writer: Codec | None) -> Outcome:
    body = parse_json(data, "the request")
    losses: tuple[Loss, ...] = ()
    if reader is None:
        request = load(ChatRequest, body)
    elif isinstance(body, dict):
        request, losses = reader.decode_request(body)
    else:
        raise InvalidDataError("this is no request", [Problem("", "type", "a JSON object is needed")])
    if writer is None:
        return Outcome(request.to_dict(), losses)
    value, found = writer.encode_request(request)
    return Outcome(value, (*losses, *found, *foreign_options(request, writer)))


def _response(data: bytes, reader: Codec | None, writer: Codec | None) -> Outcome:
    body = parse_json(data, "the response")
    response = load(ChatResponse, body) if reader is None else reader.decode_response(body)
    return Outcome(response.to_dict()) if writer is None else Outcome(*writer.encode_response(response))


def _error(data: bytes, reader: Codec | None, writer: Codec | None, status: int) -> Outcome:
    info = load(ErrorInfo, parse_json(data, "the error")) if reader is None else reader.decode_error(status, data)
    return Outcome(info.to_dict() if writer is None else writer.encode_error(info).body)


def _stream(data: bytes, reader: Codec | None, writer: Codec | None) -> Outcome:
    accumulator = StreamAccumulator()
    encoder = writer.stream_encoder() if writer is not None else None
    pieces: list[bytes] = []
    is_empty, broken = True, None
    try:
        for chunk in _chunks(data, reader):
            is_empty = False
            accumulator.add(chunk)
            if encoder is not None:
                pieces.append(encoder.feed(chunk))
        response = accumulator.response
    except ProviderError as error:
        if is_empty:
            raise
        broken, response = error, accumulator.partial()
    if writer is None or encoder is None:
        return Outcome(response.to_dict(), error=broken)
    pieces.append(encoder.close(None if broken is None else broken.info))
    return Outcome(b"".join(pieces), _stream_losses(response, writer, is_broken=broken is not None), broken)


def _stream_losses(response: ChatResponse, writer: Codec, *, is_broken: bool) -> tuple[Loss, ...]:
    """What the stream of an answer cannot say: what a whole answer cannot say either, but for two things."""
    _, losses = writer.encode_response(response)
    return tuple(
        loss
        for loss in losses
        if loss.id != "openai-chat.usage_unknown"  # a stream may end without counts, a whole answer may not
        and not (is_broken and loss.at == "/finish_reason")  # told by an error in the stream
    )


def _chunks(data: bytes, reader: Codec | None) -> Iterator[StreamingChunk]:
    """The chunks of a stream; what comes before a fault comes out before the fault is raised."""
    if reader is None:
        for number, line in enumerate(data.split(b"\n"), 1):
            if line.strip():
                yield load(StreamingChunk, parse_json(line, f"line {number}"))
        return
    decoder = reader.stream_decoder()
    yield from decoder.feed(data)
    yield from decoder.close()
