"""The body of POST /api/chat into a `ChatRequest`.

Sampling parameters live in `options`, everything else stands at the top. `provider_options["ollama"]` holds the wire's
further top-level fields (`keep_alive`, `truncate`, `shift`, `logprobs` …) and, under `options`, further options
(`num_ctx` …). Source: schemas/wire/ollama/v1/chat.schema.json.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.ollama.fields import PARAMETERS
from turnwire.codecs.ollama.names import DIALECT, THINK_LEVELS
from turnwire.codecs.ollama.read_messages import decode_messages
from turnwire.codecs.ollama.read_tools import decode_tools, names_of_request
from turnwire.codecs.ollama.reading import Reader
from turnwire.codecs.own_options import rest_of
from turnwire.core.validate import load

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_ollama import RawChatRequest

READ_KEYS: Final = frozenset({"model", "messages", "tools", "format", "options", "stream", "think"})
NO_REQUEST: Final = "not a valid Ollama chat request"
"""What a refusal of a body says first."""


def decode_request(body: RawChatRequest) -> ChatRequest:
    """The request that a client of this dialect sent.

    Raises:
        InvalidDataError: the body is not a chat request; one without messages loads or unloads a model.
    """
    reader = Reader()
    if not isinstance(body, Mapping):
        reader.fault("", "type", "must be an object")
        reader.stop(NO_REQUEST)
    model = reader.text(body.get("model"), "/model")
    if model == "" or body.get("model") is None:
        reader.fault("/model", "required", "the model is required")
    wire_messages = reader.array(body.get("messages"), "/messages")
    if body.get("messages") in (None, []):
        reader.fault("/messages", "minItems", "at least one message; without any the request only loads the model")
    wire_tools = reader.array(body.get("tools"), "/tools")
    fitted = names_of_request(wire_tools, wire_messages)
    stream = body.get("stream")
    if not isinstance(stream, bool | None):
        reader.fault("/stream", "type", "must be true or false")
    request: dict[str, object] = {"stream": True if stream is None else stream}
    if body.get("tools") is not None:
        request["tools"] = decode_tools(wire_tools, reader, fitted)
    request["parameters"] = _decode_parameters(body, model, reader)
    if (form := _decode_format(body, reader)) is not None:
        request["response_format"] = form
    request["messages"] = decode_messages(wire_messages, reader, fitted)
    reader.stop(NO_REQUEST)
    return load(ChatRequest, request)


def _decode_parameters(body: RawChatRequest, model: str | None, reader: Reader) -> dict[str, object]:
    options = reader.mapping(body.get("options"), "/options")
    values, odd = PARAMETERS.read(options, reader.problems, "/options")
    own = rest_of(body, READ_KEYS)
    # Absent truncate means true here, while Turnwire's own requests say false: null keeps it absent.
    own.setdefault("truncate", None)
    if further := {**rest_of(options, PARAMETERS.keys), **odd}:
        own["options"] = further
    think = body.get("think")
    if isinstance(think, bool) or (isinstance(think, str) and think in THINK_LEVELS):
        values["thinking"] = think
    elif think is not None:
        reader.fault("/think", "enum", "must be true, false, low, medium, high or max")
    return {"model": model, **values, "provider_options": {DIALECT: own}}


def _decode_format(body: RawChatRequest, reader: Reader) -> dict[str, object] | None:
    match body.get("format"):
        case None | "":
            return None
        case "json":
            return {"type": "json_object"}
        case Mapping() as schema:
            return {"type": "json_schema", "json_schema": schema}
        case _:
            reader.fault("/format", "type", 'must be "json" or a JSON Schema object')
            return None
