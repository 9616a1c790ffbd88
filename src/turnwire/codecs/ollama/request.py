"""The body of POST /api/chat, in both directions.

In: a `ChatRequest`, or the body as a client sent it. Out: the other. Sampling parameters live in `options`, everything
else stands at the top. `provider_options["ollama"]` holds the wire's further top-level fields (`keep_alive`,
`truncate`, `shift`, `logprobs` …) and, under `options`, further options (`num_ctx` …); null leaves a field out.
Source: schemas/wire/ollama/v1/chat.schema.json.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire_schema.v1.request import ChatRequest, JsonObjectFormat, JsonSchemaFormat, ModelParameters

from turnwire.codecs.ollama.fields import PARAMETERS
from turnwire.codecs.ollama.losses import OllamaLosses
from turnwire.codecs.ollama.messages import decode_messages, encode_messages
from turnwire.codecs.ollama.names import DIALECT, OPTION_NAMES, THINK_LEVELS, THINK_SUBSTITUTES
from turnwire.codecs.ollama.reading import Reader
from turnwire.codecs.ollama.tools import decode_tools, encode_tools, names_of_request
from turnwire.codecs.own_options import merge, own_of, plain, rest_of
from turnwire.codecs.prefill import begun_answer
from turnwire.core.validate import load

READ_KEYS: Final = frozenset({"model", "messages", "tools", "format", "options", "stream", "think"})
NO_REQUEST: Final = "not a valid Ollama chat request"
"""What a refusal of a body says first."""
_RESERVED: Final = frozenset({"model", "messages", "stream"})


def encode_request(
    request: ChatRequest, names: tuple[str, ...], losses: OllamaLosses, *, stream: bool | None = None
) -> dict[str, Any]:
    """The body to send. Without a word about `truncate`, the server is asked to refuse a prompt that does not fit."""
    parameters = request.parameters
    wire: dict[str, Any] = {
        "model": parameters.model,
        "messages": encode_messages(request.messages, names, losses),
    }
    if request.tool_choice == "none":
        done = "left out" if request.tools is None else "tools were not sent"
        losses.lose("tool_choice_none", "/tool_choice", done)
    elif request.tools is not None:
        wire["tools"] = encode_tools(request.tools, names, losses)
    _note_lost_choices(request, losses)
    if (begun := begun_answer(request.messages)) is not None:
        losses.lose("prefill", begun, "sent all the same")
    if (form := _encode_format(request, losses)) is not None:
        wire["format"] = form
    if options := PARAMETERS.write(parameters, losses):
        wire["options"] = options
    wire["stream"] = bool(request.stream if stream is None else stream)
    if (think := _encode_thinking(parameters, losses)) is not None:
        wire["think"] = think
    # The default cuts the oldest messages without a word (server/prompt.go); false makes it a 400. Since 0.12.6,
    # ignored before.
    wire["truncate"] = False
    for name in names:
        _merge_options(wire, own_of(parameters.provider_options, name), losses)
    return wire


def _merge_options(wire: dict[str, Any], own: Mapping[str, object], losses: OllamaLosses) -> None:
    at = "/parameters/provider_options/ollama"
    for key in own:
        if key in _RESERVED:
            losses.lose("reserved_option", f"{at}/{key}", detail=key)
        elif key in OPTION_NAMES:
            losses.lose("misplaced_option", f"{at}/{key}", "sent where it stands; put it under options", detail=key)
    if isinstance(own.get("options"), Mapping):
        wire.setdefault("options", {})
    merge(wire, {key: value for key, value in own.items() if key not in _RESERVED})
    if wire.get("options") == {}:
        del wire["options"]


def _note_lost_choices(request: ChatRequest, losses: OllamaLosses) -> None:
    if request.tool_choice not in (None, "auto", "none"):
        losses.lose("tool_choice", "/tool_choice")
    if request.parallel_tool_calls is False:
        losses.lose("parallel_tool_calls", "/parallel_tool_calls")
    if request.stream_options is not None and request.stream_options.include_usage is False:
        losses.lose("include_usage", "/stream_options/include_usage")


def _encode_format(request: ChatRequest, losses: OllamaLosses) -> Any:
    match request.response_format:
        case JsonObjectFormat():
            return "json"
        case JsonSchemaFormat() as form:
            if form.description is not None:
                losses.lose("format_description", "/response_format/description")
            if form.strict is False:
                losses.lose("format_strict", "/response_format/strict", "held to all the same")
            return plain(form.json_schema)
        case _:
            return None


def _encode_thinking(parameters: ModelParameters, losses: OllamaLosses) -> bool | str | None:
    thinking = parameters.thinking
    if thinking == "none":
        return False
    if isinstance(thinking, str) and thinking in THINK_SUBSTITUTES:
        substitute = THINK_SUBSTITUTES[thinking]
        losses.lose("thinking_level", "/parameters/thinking", f"sent as {substitute}", detail=thinking)
        return substitute
    return thinking


def decode_request(body: Mapping[str, object]) -> ChatRequest:
    """The request that a client of this dialect sent.

    Raises:
        InvalidDataError: the body is not a chat request; one without messages loads or unloads a model.
    """
    reader = Reader()
    _require_object(body, reader)
    model = reader.text(body, "model", "")
    if model == "" or body.get("model") is None:
        reader.fault("/model", "required", "the model is required")
    wire_messages = reader.array(body, "messages", "")
    if body.get("messages") in (None, []):
        reader.fault("/messages", "minItems", "at least one message; without any the request only loads the model")
    wire_tools = reader.array(body, "tools", "")
    fitted = names_of_request(wire_tools, wire_messages)
    stream = reader.flag(body, "stream", "")
    request: dict[str, Any] = {"stream": True if stream is None else stream}
    if body.get("tools") is not None:
        request["tools"] = decode_tools(wire_tools, reader, fitted)
    request["parameters"] = _decode_parameters(body, model, reader)
    if (form := _decode_format(body, reader)) is not None:
        request["response_format"] = form
    request["messages"] = decode_messages(wire_messages, reader, fitted)
    reader.stop(NO_REQUEST)
    return load(ChatRequest, request)


def _require_object(body: object, reader: Reader) -> None:
    if not isinstance(body, Mapping):
        reader.fault("", "type", "must be an object")
        reader.stop(NO_REQUEST)


def _decode_parameters(body: Mapping[str, object], model: str | None, reader: Reader) -> dict[str, Any]:
    options = reader.object(body, "options", "")
    values, odd = PARAMETERS.read(options, reader.problems, "/options")
    parameters: dict[str, Any] = {"model": model, **values}
    own = rest_of(body, READ_KEYS)
    # Absent truncate means true here, while Turnwire's own requests say false: null keeps it absent.
    own.setdefault("truncate", None)
    if further := {**rest_of(options, PARAMETERS.keys), **odd}:
        own["options"] = further
    think = body.get("think")
    if isinstance(think, bool) or (isinstance(think, str) and think in THINK_LEVELS):
        parameters["thinking"] = think
    elif think is not None:
        reader.fault("/think", "enum", "must be true, false, low, medium, high or max")
    parameters["provider_options"] = {DIALECT: own}
    return parameters


def _decode_format(body: Mapping[str, object], reader: Reader) -> dict[str, Any] | None:
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
