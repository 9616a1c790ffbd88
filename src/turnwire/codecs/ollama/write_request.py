"""A `ChatRequest` into the body of POST /api/chat.

Options of this dialect are merged into it: fields of the top, and under `options` further options; null leaves a field
out. Source: schemas/wire/ollama/v1/chat.schema.json.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from turnwire_schema.v1.request import ChatRequest, JsonObjectFormat, JsonSchemaFormat, ModelParameters

from turnwire.codecs.ollama.fields import PARAMETERS
from turnwire.codecs.ollama.losses import OllamaLosses
from turnwire.codecs.ollama.names import OPTION_NAMES, THINK_SUBSTITUTES
from turnwire.codecs.ollama.write_messages import encode_messages
from turnwire.codecs.ollama.write_tools import encode_tools
from turnwire.codecs.own_options import merge, own_of, plain
from turnwire.codecs.prefill import begun_answer

if TYPE_CHECKING:
    from turnwire_schema.wire.ollama import ChatRequest as WireRequest, Format, Options, Think

_RESERVED: Final = frozenset({"model", "messages", "stream"})


def encode_request(
    request: ChatRequest, names: tuple[str, ...], losses: OllamaLosses, *, stream: bool | None = None
) -> WireRequest:
    """The body to send. Without a word about `truncate`, the server is asked to refuse a prompt that does not fit."""
    parameters = request.parameters
    wire: WireRequest = {
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
        wire["options"] = cast("Options", options)  # the rows are those of the type
    wire["stream"] = bool(request.stream if stream is None else stream)
    if (think := _encode_thinking(parameters, losses)) is not None:
        wire["think"] = think
    # The default cuts the oldest messages without a word (server/prompt.go); false makes it a 400. Since 0.12.6,
    # ignored before.
    wire["truncate"] = False
    for name in names:
        _merge_options(wire, own_of(parameters.provider_options, name), losses)
    return wire


def _merge_options(wire: WireRequest, own: Mapping[str, object], losses: OllamaLosses) -> None:
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


def _encode_format(request: ChatRequest, losses: OllamaLosses) -> Format | None:
    match request.response_format:
        case JsonObjectFormat():
            return "json"
        case JsonSchemaFormat() as form:
            if form.description is not None:
                losses.lose("format_description", "/response_format/description")
            if form.strict is False:
                losses.lose("format_strict", "/response_format/strict", "held to all the same")
            schema: Format = plain(form.json_schema)
            return schema
        case _:
            return None


def _encode_thinking(parameters: ModelParameters, losses: OllamaLosses) -> Think | None:
    thinking = parameters.thinking
    if thinking is None or isinstance(thinking, bool):
        return thinking
    if thinking == "none":
        return False
    if thinking == "minimal" or thinking == "xhigh":
        substitute = THINK_SUBSTITUTES[thinking]
        losses.lose("thinking_level", "/parameters/thinking", f"sent as {substitute}", detail=thinking)
        return substitute
    return thinking
