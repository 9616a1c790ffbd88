"""Everything that reads from the wire, and what each may answer: a value, or the kinds of error that it promises.

A door takes a `Payload`. What it raises beyond its promise goes up, and `BrokenPromise` where an answer came that is
not the right one. Each door is tried by itself, so that one finding hides no other.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from pydantic import ValidationError

from turnwire_schema import v1
from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from tests.fuzz import contexts
from tests.fuzz.promise import BrokenPromise, Payload
from tests.normal_forms import normalize_request, normalize_response
from turnwire.batch.lines import NumberedLine
from turnwire.batch.request_formats import QuestionReader, result_line
from turnwire.cli.validate import check_bytes
from turnwire.codecs.anthropic.models import read_models as read_anthropic_models
from turnwire.codecs.codec import Codec
from turnwire.codecs.endpoints.codecs import ENDPOINTS, EndpointCodec, get_endpoint_codec, speaks
from turnwire.codecs.endpoints.completions import CompletionCodec
from turnwire.codecs.gemini.models import read_models as read_gemini_models
from turnwire.codecs.ollama.models import decode_models
from turnwire.codecs.openai_chat.models import read_models as read_openai_models
from turnwire.codecs.registry import get_codec
from turnwire.codecs.values.wirejson import NotJsonError, dump_wire_json, parse_wire_json
from turnwire.convert.bodies import transcode_error, transcode_request, transcode_response
from turnwire.convert.payload import CANONICAL, convert_payload, detect_payload
from turnwire.convert.stream import StreamTranscoder
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import InvalidDataError, ProviderError, TurnwireError
from turnwire.core.jsonschema import check_schema
from turnwire.core.messages import parse_message
from turnwire.gateway.stub.schema_sample import sample
from turnwire.gateway.workbench.payload import inspect

Door = Callable[[Payload], None]


def _codec(payload: Payload) -> Codec:
    return get_codec(payload.codec)


# Whole answers


def answer(payload: Payload) -> None:
    """Bytes of a whole answer: a `ChatResponse` that is written and read again, or a `ProviderError`."""
    try:
        response = _codec(payload).decode_response(payload.data)
    except ProviderError as error:
        if payload.expected is not None:
            raise BrokenPromise("something odd beside a good answer cost the answer") from error
        return
    _is_sound(response)
    if payload.expected is not None and told_by(response) != payload.expected:
        raise BrokenPromise("something odd beside a good answer changed the answer")
    _write_answer(response, payload)


def answer_value(payload: Payload) -> None:
    """The same from a caller's own dict."""
    try:
        _is_sound(_codec(payload).decode_response(payload.value))
    except ProviderError:
        return


def answer_transcoded(payload: Payload) -> None:
    """A whole answer in another dialect."""
    try:
        dump_wire_json(transcode_response(payload.data, payload.codec, payload.other).value)
    except TurnwireError:
        return


def answer_normal(payload: Payload) -> None:
    """The normal form of a whole answer."""
    value = _parsed(payload)
    if isinstance(value, dict):
        try:
            normalize_response(_codec(payload), value)
        except TurnwireError:
            return


def answer_as_stream(payload: Payload) -> None:
    """A whole answer where a stream was asked for."""
    _read_stream(payload, [payload.data])


def told_by(response: ChatResponse) -> str:
    """What an answer says: its parts, its calls without their ids, and its end."""
    message = response.message
    calls = [(call.name, call.arguments) for call in message.tool_calls or ()]
    invalid = [(call.name, call.arguments_text) for call in message.invalid_tool_calls or ()]
    parts = [_said_in(part.to_dict()) for part in message.parts]
    return json.dumps([parts, calls, invalid, response.finish_reason], default=dict)


def _said_in(part: dict[str, Any]) -> dict[str, Any]:
    """What a part says: not what only its server reads, which holds ids and log probabilities."""
    return {key: value for key, value in part.items() if key not in ("provider_options", "data")}


def _is_sound(response: ChatResponse) -> None:
    text = response.to_json()
    if ChatResponse.from_json(text) != response:
        raise BrokenPromise("an answer read from its own JSON is another")


def _write_answer(response: ChatResponse, payload: Payload) -> None:
    for name in (payload.codec, payload.other):
        body = dump_wire_json(get_codec(name).encode_response(response).value)
        try:
            get_codec(name).decode_response(body)
        except ProviderError as error:
            if error.info.category == "protocol":
                raise BrokenPromise(f"what {name} wrote it does not read") from error


# Streams


def stream(payload: Payload) -> None:
    """Bytes of a stream, whole and cut: the same answer, or the same error with the same partial answer."""
    whole = _read_stream(payload, [payload.data])
    if payload.expected is not None:
        if whole[1]:
            raise BrokenPromise(f"something odd beside a good stream cost the answer: {whole[1]}")
        if told_by(ChatResponse.from_json(whole[0])) != payload.expected:
            raise BrokenPromise("something odd beside a good stream changed the answer")
    if whole != _read_stream(payload, payload.pieces):
        raise BrokenPromise("a stream that is cut is another")


def stream_transcoded(payload: Payload) -> None:
    """A stream in another dialect: bytes, whatever came."""
    transcoder = StreamTranscoder(payload.codec, payload.other)
    for piece in payload.pieces:
        transcoder.feed(piece)
    transcoder.close()


def _read_stream(payload: Payload, pieces: Any) -> tuple[str, str]:
    """(the answer or the partial answer, the error) of a stream."""
    decoder = _codec(payload).stream_decoder()
    accumulator = StreamAccumulator()
    try:
        for piece in pieces:
            for chunk in decoder.feed(piece):
                accumulator.add(chunk)
        for chunk in decoder.close():
            accumulator.add(chunk)
        response = accumulator.response
    except ProviderError as error:
        return accumulator.partial().to_json(), str(error)
    return response.to_json(), ""


# Requests


def request(payload: Payload) -> None:
    """Bytes of a request: a `ChatRequest` that is written, or an `InvalidDataError`."""
    value = _parsed(payload)
    if not isinstance(value, dict):
        return
    try:
        found = _codec(payload).decode_request(value).value
    except InvalidDataError:
        return
    ChatRequest.from_json(found.to_json())
    for name in (payload.codec, payload.other):
        dump_wire_json(get_codec(name).encode_request(found).value)


def request_value(payload: Payload) -> None:
    """The same from a caller's own dict."""
    try:
        found = _codec(payload).decode_request(payload.value).value
    except InvalidDataError:
        return
    dump_wire_json(get_codec(payload.other).encode_request(found).value)


def request_transcoded(payload: Payload) -> None:
    """A request in another dialect."""
    value = _parsed(payload)
    if isinstance(value, dict):
        try:
            dump_wire_json(transcode_request(value, payload.codec, payload.other, model="m").value)
        except TurnwireError:
            return


def request_normal(payload: Payload) -> None:
    """The normal form of a request."""
    value = _parsed(payload)
    if isinstance(value, dict):
        try:
            normalize_request(_codec(payload), value)
        except TurnwireError:
            return


# Errors and model lists


def error(payload: Payload) -> None:
    """Bytes of an error answer: what it says, always."""
    status = (200, 400, 404, 429, 500, 503)[payload.choice % 6]
    for body in (payload.data, payload.value):
        info = _codec(payload).decode_error(status, body)
        ErrorInfo.from_json(info.to_json())
        for name in (payload.codec, payload.other):
            dump_wire_json(get_codec(name).encode_error(info).body)
    dump_wire_json(transcode_error(body, payload.codec, payload.other, status=status).body)


def models(payload: Payload) -> None:
    """Bytes of a model list, in the words of every dialect that has one."""
    for read in (read_openai_models, read_anthropic_models, read_gemini_models, decode_models):
        for body in (payload.data, payload.value):
            try:
                for model in read(body):
                    model.to_json()
            except ProviderError:
                continue


# Endpoints beside chat


def endpoint(payload: Payload) -> None:
    """A body at every endpoint of the dialect: read as a request and as an answer, and written again."""
    for name in ENDPOINTS:
        if not speaks(name, payload.codec):
            continue
        codec = get_endpoint_codec(name, payload.codec)
        _endpoint_request(codec, payload.value)
        if isinstance(codec, CompletionCodec):
            _completion_stream(codec, payload)
        for body in (payload.data, payload.value):
            try:
                found = codec.decode_response(body)
            except ProviderError:
                continue
            if type(found).from_json(found.to_json()) != found:
                raise BrokenPromise("an answer read from its own JSON is another")
            codec.decode_response(dump_wire_json(codec.encode_response(found).value))


def _completion_stream(codec: CompletionCodec, payload: Payload) -> None:
    """The body as the one event of a stream, whole and cut: the same completion, or the same error."""
    line = payload.data.replace(b"\n", b" ")
    data = line + b"\n" if codec.dialect == "ollama" else b"data: " + line + b"\n\ndata: [DONE]\n\n"
    told = []
    for pieces in ([data], [data[start : start + 7] for start in range(0, len(data), 7)]):
        try:
            told.append(codec.decode_stream(pieces).to_json())
        except ProviderError as error:
            told.append(f"{error} {None if error.partial is None else error.partial.to_json()}")
    if told[0] != told[1]:
        raise BrokenPromise("a stream of a completion that is cut is another")


def _endpoint_request(codec: EndpointCodec[Any, Any], body: Any) -> None:
    try:
        found = codec.decode_request(body, model="m").value
    except InvalidDataError:
        return
    written = parse_wire_json(dump_wire_json(codec.encode_request(found).value))
    if codec.path(found) != "/infill":  # llama.cpp's own path for a gap has a body of its own, which only it reads
        codec.decode_request(written, model="m")


# Canonical documents

_MODELS: Final = tuple(
    getattr(v1, name)
    for name in (
        "ChatRequest",
        "ChatResponse",
        "EmbeddingRequest",
        "EmbeddingResponse",
        "RerankRequest",
        "RerankResponse",
        "CompletionRequest",
        "CompletionResponse",
        "TokenCount",
        "StreamingChunk",
        "ErrorInfo",
        "ToolDefinition",
        "ToolCall",
        "ToolResult",
        "UsageInfo",
        "UserMessage",
        "AssistantMessage",
        "ModelInfo",
        "ProviderConfig",
    )
)


def canonical(payload: Payload) -> None:
    """Canonical documents, as JSON and as a caller's own dict; what is one is written in two dialects."""
    for model in _MODELS:
        for read, given in ((model.from_json, payload.data), (model.from_dict, payload.value)):
            try:
                made = read(given)
            except (TurnwireError, ValidationError):
                continue
            made.to_json()
            _write_canonical(made, payload)
    try:
        parse_message(payload.value)
    except TurnwireError:
        return


def _write_canonical(made: Any, payload: Payload) -> None:
    for name in payload.others[:2]:
        codec = get_codec(name)
        match made:
            case ChatRequest():
                dump_wire_json(codec.encode_request(made).value)
            case ChatResponse():
                dump_wire_json(codec.encode_response(made).value)
            case StreamingChunk():
                encoder = codec.stream_encoder()
                encoder.feed(made)
                encoder.close()
            case ErrorInfo():
                dump_wire_json(codec.encode_error(made).body)


def schema(payload: Payload) -> None:
    """A schema that a client sends: refused, or a value for it."""
    for value in _inner_schemas(payload.value, 0):
        try:
            check_schema(value)
        except InvalidDataError:
            continue
        json.dumps(sample(value))


def _inner_schemas(value: Any, level: int) -> Iterator[Any]:
    if level > 8 or not isinstance(value, (dict, list)):
        return
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in inner:
        if key in ("parameters", "schema", "input_schema", "json_schema", "format"):
            yield item
        yield from _inner_schemas(item, level + 1)


# Payloads known only as bytes


def detection(payload: Payload) -> None:
    """What the bytes are."""
    detect_payload(payload.data)


def validation(payload: Payload) -> None:
    """What `turnwire validate` says."""
    check_bytes("payload", payload.data)


def conversion(payload: Payload) -> None:
    """What `turnwire convert` makes of it, as every kind of payload."""
    kind = ("request", "response", "stream", "error")[payload.choice % 4]
    for source, target in ((payload.codec, payload.other), (payload.codec, CANONICAL), (CANONICAL, payload.other)):
        try:
            # Drawn from a tuple of its words.
            outcome = convert_payload(kind, payload.data, source, target, model="m")  # type: ignore[arg-type]
        except TurnwireError:
            continue
        if not isinstance(outcome.value, bytes):
            json.dumps(outcome.value)


def batch_line(payload: Payload) -> None:
    """A line of a file of requests: whatever it holds, it is a question, and its result is one line."""
    openai = b'{"custom_id":"a","method":"POST","url":"/v1/chat/completions","body":%b}' % payload.data
    for text in (payload.data, openai):
        question = QuestionReader(payload.codec, "m").read(NumberedLine(1, text.strip()))
        assert (question.request is None) is (question.error is not None)
        if question.error is not None:
            line, error = result_line(question, question.error, question.form, payload.other)
            assert line.endswith(b"\n")
            assert line.count(b"\n") == 1
            assert error == question.error


def inspection(payload: Payload) -> None:
    """What the playground shows."""
    json.dumps(inspect({"text": payload.data.decode("utf-8", "surrogateescape")}))


def _parsed(payload: Payload) -> Any:
    try:
        return parse_wire_json(payload.data)
    except NotJsonError:
        return None


_ANY: Final[tuple[Door, ...]] = (detection, validation, conversion, inspection)

DOORS: Final[dict[str, tuple[Door, ...]]] = {
    "request": (request, request_value, request_transcoded, request_normal, batch_line, schema, *_ANY),
    "response": (answer, answer_value, answer_transcoded, answer_normal, answer_as_stream, error, *_ANY),
    "stream": (stream, stream_transcoded, *_ANY),
    "error": (error, answer, answer_value, answer_as_stream, *_ANY),
    "models": (models, *_ANY),
    "endpoint": (endpoint, *_ANY),
    "canonical": (canonical, *_ANY),
    "entry": (contexts.entry, contexts.stored, *_ANY),
    "context": (contexts.context, contexts.stored, *_ANY),
    "thread": (contexts.thread, contexts.policy, *_ANY),
}
"""The doors that a payload of a kind is tried at; the first ones always, of the last four one."""
