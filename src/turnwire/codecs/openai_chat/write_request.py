"""Write requests, canonical → wire.

In: a canonical request. Out: the body for one variant, and every loss. Simple parameters are rows (`fields.py`); the
variant defines which of them the server obeys and their names. A strict tool's schema has `additionalProperties: false`
at every object level, and `strict` is false if the server's subset of JSON Schema cannot express the same. If a server
ignores the name in a tool choice, the named tool is the only one offered, and a call is required.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from turnwire_schema.v1 import request as v1
from turnwire_schema.v1.tool import TextInput, ToolChoice, ToolDefinition
from turnwire_schema.wire import openai_chat as typed

from turnwire.codecs.openai_chat.fields import parameters_of
from turnwire.codecs.openai_chat.names import SWITCH, ChatLosses
from turnwire.codecs.openai_chat.write_messages import MessageWriter
from turnwire.codecs.requests.openai_models import openai_model, take_out_sampling
from turnwire.codecs.requests.openai_strict import write_schema_format, write_strict
from turnwire.codecs.requests.request_rows import limit_stops
from turnwire.codecs.requests.tool_definitions import lose_forms, lose_namespace, lose_text_parameters, with_properties
from turnwire.codecs.requests.turns import begun_answer
from turnwire.codecs.schema_support.losses import write_schema
from turnwire.codecs.values.provider_options import add, merge_own, own_of
from turnwire.codecs.values.wire_values import whole_of
from turnwire.codecs.variants import ChatVariant
from turnwire.core.losses import Converted
from turnwire.core.text_format import AUTO, OFF


def write_request(
    request: v1.ChatRequest, variant: ChatVariant, *, stream: bool | None = None
) -> Converted[typed.ChatCompletionRequest]:
    """Return the body to send, and its losses in this dialect."""
    losses = ChatLosses(variant)
    parameters = request.parameters
    wire = write_parameters(parameters, losses)
    wire["messages"] = MessageWriter(losses, request.tools).write_all(request.messages)
    write_tools(request, wire, losses)
    if not variant.continues_answers and (begun := begun_answer(request.messages)) is not None:
        own = own_of(parameters.provider_options, variant)
        if own.get(variant.continue_option or "") is not True:
            losses.lose("prefill", begun, "sent all the same")
    wanted = write_response_format(request.response_format, losses)
    if wanted is not None:
        wire["response_format"] = wanted
    streams = bool(request.stream) if stream is None else stream
    if streams:
        write_streaming(wire, request.stream_options)
        _lose_no_usage(request.stream_options, losses)
    if parameters.provider_options:
        merge_own(wire, parameters.provider_options, variant)
        _lose_ignored(wire, losses, streams=streams)
        if not streams:
            wire.pop("stream_options", None)  # vLLM refuses them without stream
    return Converted(wire, losses.plan())


def _lose_no_usage(options: v1.StreamOptions | None, losses: ChatLosses) -> None:
    if losses.variant.always_counts and options is not None and options.include_usage is False:
        losses.lose("include_usage", "/stream_options/include_usage", "sent all the same")


def _lose_ignored(wire: Mapping[str, object], losses: ChatLosses, *, streams: bool) -> None:
    """Report own options in `wire` that the server ignores, if they are true or a number above 1."""
    variant = losses.variant
    ignored = variant.ignored_options | variant.ignored_in_streams if streams else variant.ignored_options
    for name in sorted(ignored & wire.keys()):
        if wire[name] is True or (whole_of(wire[name]) or 0) > 1:
            at = f"/parameters/provider_options/{losses.dialect}/{name}"
            losses.lose("ignored_option", at, "sent all the same", detail=name)


def write_streaming(wire: Mapping[str, object], options: v1.StreamOptions | None) -> None:
    """Ask for a stream in `wire`, which is changed, and for its usage unless the request leaves that open."""
    asked = True if options is None else options.include_usage
    add(wire, {"stream": True} if asked is None else {"stream": True, "stream_options": {"include_usage": asked}})


def write_parameters(parameters: v1.ModelParameters, losses: ChatLosses) -> typed.ChatCompletionRequest:
    """Return the wire fields of the parameters; canonical defaults are sent, nulls are not."""
    variant = losses.variant
    found = parameters_of(variant).write(parameters, losses)
    wire = cast("typed.ChatCompletionRequest", found)  # `tools/check_rows.py` holds the rows to the document
    if "stop" in wire and variant.openai_models and not openai_model(parameters.model).stops:
        losses.lose("model_stop", "/parameters/stop_sequences")
        del wire["stop"]
    limit_stops(found, "stop", variant.stop_limit, losses)
    if "stop" in wire and variant.keeps_stop_text:
        losses.lose("stop_text", "/parameters/stop_sequences", "sent all the same")
    if parameters.thinking is not None:
        _write_thinking(parameters.thinking, wire, losses)
    if variant.openai_models:
        own = own_of(parameters.provider_options, variant.dialect)
        take_out_sampling(found, parameters, own.get("reasoning_effort", wire.get("reasoning_effort")), losses)
    return wire


def _write_thinking(thinking: bool | v1.ThinkingEffort, wire: typed.ChatCompletionRequest, losses: ChatLosses) -> None:
    variant = losses.variant
    at = "/parameters/thinking"
    if isinstance(thinking, str):
        if thinking in variant.efforts:
            wire["reasoning_effort"] = thinking
        else:
            losses.lose("thinking_level", at, detail=thinking)
    elif variant.switches_in_template:
        wire["chat_template_kwargs"] = {SWITCH: thinking}
    else:
        word = variant.thinking_on if thinking else variant.thinking_off
        if word is None:
            losses.lose("thinking_switch", at)
        else:
            wire["reasoning_effort"] = word


def write_tool(tool: ToolDefinition, losses: ChatLosses, at: str) -> typed.FunctionTool | typed.CustomTool:
    """Return one tool; `at` is its place in the request."""
    if tool.text_input is not None and losses.variant.text_tools:
        lose_namespace(tool, at, losses)
        lose_text_parameters(tool, tool.text_input, at, losses)
        return _custom_tool(tool, tool.text_input, losses)
    lose_forms(tool, at, losses)
    parameters, strict = write_strict(
        tool.parameters,
        tool.strict,
        has_subset=losses.variant.strict_subset,
        losses=losses,
        at=f"{at}/strict",
        closes=True,
    )
    parameters = write_schema(
        parameters,
        losses.variant,
        "tool",
        losses,
        f"{at}/parameters",
        strict=strict,
        is_stated="strict" in tool.model_fields_set,
    )
    function: typed.FunctionDefinition = {
        "name": tool.name,
        "description": tool.description,
        "parameters": with_properties(parameters),
    }
    if strict is not None:
        function["strict"] = strict
    wire: typed.FunctionTool = {"type": "function", "function": function}
    if tool.provider_options:
        merge_own(wire, tool.provider_options, losses.variant)
    if tool.text_input is not None:  # own fields of the custom tool that it is not here
        cast("dict[str, object]", wire).pop("custom", None)
    return wire


def _custom_tool(tool: ToolDefinition, text: TextInput, losses: ChatLosses) -> typed.CustomTool:
    custom: typed.CustomDefinition = {"name": tool.name, "description": tool.description}
    if text.grammar is not None:
        grammar: typed.CustomGrammar = {"definition": text.grammar, "syntax": text.syntax or "lark"}
        custom["format"] = {"type": "grammar", "grammar": grammar}
    wire: typed.CustomTool = {"type": "custom", "custom": custom}
    return merge_own(wire, tool.provider_options, losses.variant)


def write_tools(request: v1.ChatRequest, wire: typed.ChatCompletionRequest, losses: ChatLosses) -> None:
    """Add `tools`, `tool_choice` and `parallel_tool_calls` to `wire`, as far as the request has them."""
    tools: Sequence[ToolDefinition] = request.tools or ()
    variant = losses.variant
    if not tools and not own_of(request.parameters.provider_options, variant).get("tools"):
        # vLLM refuses these fields without tools: errors/chat-tool-choice-auto-without-tools.json
        for name in ("tool_choice", "parallel_tool_calls"):
            if getattr(request, name) is not None:
                losses.lose("tool_choice_without_tools", f"/{name}", detail=name)
        return
    choice = _choice_of(request, variant)
    only: str | None = None
    wire_choice: typed.ToolChoice | None = None
    if isinstance(choice, str):
        wire_choice = choice
        if choice != "auto" and not variant.honours_tool_choice:
            losses.lose("tool_choice", "/tool_choice", "sent all the same")
    elif choice is not None:
        wire_choice = {"type": "function", "function": {"name": choice.name}}
        if variant.text_tools and any(tool.name == choice.name and tool.text_input is not None for tool in tools):
            wire_choice = {"type": "custom", "custom": {"name": choice.name}}
        if variant.named_tool_choice == "only_that_tool":
            losses.lose("named_tool_choice", "/tool_choice", "only that tool is offered, and a call is required")
            only, wire_choice = choice.name, "required"
        elif variant.named_tool_choice == "ignored":
            losses.lose("tool_choice", "/tool_choice", "sent all the same")
    offered = [(place, tool) for place, tool in enumerate(tools) if only in (None, tool.name)]
    if offered:
        wire["tools"] = [write_tool(tool, losses, f"/tools/{place}") for place, tool in offered]
    if wire_choice is not None:
        wire["tool_choice"] = wire_choice
    if request.parallel_tool_calls is not None:
        wire["parallel_tool_calls"] = request.parallel_tool_calls
        if not request.parallel_tool_calls and not variant.honours_parallel_off:
            losses.lose("parallel_tool_calls", "/parallel_tool_calls", "sent all the same")


def _choice_of(request: v1.ChatRequest, variant: ChatVariant) -> ToolChoice | None:
    """Return the tool choice. If calls are read from the text by a named format, a server that may have no parser is
    asked to leave them in the text: its prompt has the tools anyway.
    """
    choice = request.tool_choice
    is_read = request.parameters.text_format not in (None, OFF, AUTO)
    return "none" if is_read and variant.auto_needs_parser and choice in (None, "auto") else choice


def write_response_format(wanted: v1.ResponseFormat | None, losses: ChatLosses) -> typed.ResponseFormat | None:
    """Return `response_format` if the request has one."""
    if wanted is None:
        return None
    if isinstance(wanted, v1.TextFormat):
        return {"type": "text"}
    if not losses.variant.honours_formats:
        losses.lose("format_ignored", "/response_format", "sent all the same")
    if isinstance(wanted, v1.JsonObjectFormat):
        return {"type": "json_object"}
    spec = write_schema_format(wanted, has_subset=losses.variant.strict_subset, losses=losses)
    if losses.variant.honours_formats:  # the loss of the whole format is enough
        at = "/response_format/json_schema"
        spec["schema"] = write_schema(spec["schema"], losses.variant, "format", losses, at)
    return {"type": "json_schema", "json_schema": spec}
