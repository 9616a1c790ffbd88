"""Requests, canonical → wire.

In: a canonical request. Out: the body for one API version and model, with every loss.

The API version and the model determine which fields are allowed (`variants.py`). The wire requires a token limit: if
the request has none, a default is sent, with a loss. Canonical defaults that nobody set are sent where allowed, and
left out without a loss elsewhere. Thinking is requested adaptively with an effort if the model supports it, else by a
budget that leaves room for the answer.

Parallel calls are disabled inside tool_choice, which is `auto` by default. A required call becomes `auto` if the model
or a thinking budget does not allow it. The wire has no format for any JSON object: the system text asks for it instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal, cast

from turnwire_schema.v1.request import ChatRequest, JsonObjectFormat, JsonSchemaFormat, ModelParameters, TextFormat
from turnwire_schema.v1.tool import ToolDefinition

from turnwire.codecs.anthropic.fields import PARAMETERS
from turnwire.codecs.anthropic.names import (
    ANSWER_ROOM,
    BUDGETS,
    JSON_INSTRUCTION,
    LEAST_BUDGET,
    NEAREST_EFFORTS,
    AnthropicLosses,
)
from turnwire.codecs.anthropic.strict_schema import StrictSchema
from turnwire.codecs.anthropic.variants import AnthropicVariant, facts_of
from turnwire.codecs.anthropic.write_messages import MessageWriter
from turnwire.codecs.requests.tool_definitions import lose_forms
from turnwire.codecs.values.provider_options import merge_own, own_of
from turnwire.codecs.values.wire_values import object_of
from turnwire.core.closed_schema import close_objects
from turnwire.core.losses import Converted

if TYPE_CHECKING:
    from turnwire_schema.wire import anthropic as api
    from turnwire_schema.wire.raw_anthropic import RawThinkingConfig

_PASSING: Final[tuple[tuple[Literal["temperature", "top_p"], float], ...]] = (("temperature", 1), ("top_p", 0.99))
_CHOICES: Final[Mapping[str, api.ToolChoice]] = {
    "auto": {"type": "auto"},
    "none": {"type": "none"},
    "required": {"type": "any"},
}
_NOT_COUNTED: Final = ("max_tokens", "temperature", "top_p", "top_k", "stop_sequences", "stream", "metadata")
"""Fields that a token count request does not have: CountMessageTokensParams."""


def write_request(
    request: ChatRequest, variant: AnthropicVariant, *, stream: bool | None = None
) -> Converted[api.MessagesRequest]:
    """Return the body to send, with the parts of the request that this dialect cannot express as losses."""
    losses = AnthropicLosses(variant, facts_of(request.parameters.model))
    wire = _write(request, losses)
    if bool(request.stream) if stream is None else stream:
        wire["stream"] = True
    return Converted(wire, tuple(losses.losses))


def write_count_request(request: ChatRequest, variant: AnthropicVariant) -> Converted[api.CountTokensRequest]:
    """Return the body of a token count request; fields that do not affect the count are left out without a loss."""
    losses = AnthropicLosses(variant, facts_of(request.parameters.model))
    wire = _write(request, losses)
    counted = {name: value for name, value in wire.items() if name not in _NOT_COUNTED}
    losses.losses = [each for each in losses.losses if not each.at.startswith("/parameters/") or "thinking" in each.at]
    # All remaining keys belong to this type.
    return Converted(cast("api.CountTokensRequest", counted), tuple(losses.losses))


def _write(request: ChatRequest, losses: AnthropicLosses) -> api.MessagesRequest:
    parameters = request.parameters
    own = own_of(parameters.provider_options, losses.variant)
    wire = _parameters(parameters, own, losses)
    system, messages = MessageWriter(losses).write_all(request.messages)
    if request.response_format is not None:
        system = write_format(request.response_format, wire, system, losses)
    if system:
        wire["system"] = system
    wire["messages"] = messages
    if request.tools or request.tool_choice is not None or request.parallel_tool_calls is not None:
        write_tools(request, wire, own, losses)
    return merge_own(wire, parameters.provider_options, losses.variant)


def _parameters(parameters: ModelParameters, own: Mapping[str, object], losses: AnthropicLosses) -> api.MessagesRequest:
    """Return the wire fields of the parameters; `own` are provider options that will replace them."""
    facts, variant = losses.facts, losses.variant
    out = cast("api.MessagesRequest", PARAMETERS.write(parameters, losses))  # all rows are fields of this type
    out.setdefault("max_tokens", facts.max_tokens)
    thinks = False
    if parameters.thinking is not None or parameters.thinking_budget_tokens is not None:
        thinks = _write_thinking(parameters, out, losses)
    if variant.sampling and facts.sampling and (not thinks or facts.sampling_with_thinking):
        _fit_sampling(out, own, losses)
    else:
        _take_out_sampling(parameters, out, losses)
    stops = out.get("stop_sequences") or ()
    if not facts.blank_stops and any(not text.strip() for text in stops):
        losses.lose("blank_stop", "/parameters/stop_sequences")
        out["stop_sequences"] = [text for text in stops if text.strip()]
        if not out["stop_sequences"]:
            del out["stop_sequences"]
    if parameters.max_tokens is None and "max_tokens" not in own:
        losses.lose("max_tokens", "/parameters/max_tokens", f"made up: sent as {out['max_tokens']}, the default")
    return out


def _fit_sampling(out: api.MessagesRequest, own: Mapping[str, object], losses: AnthropicLosses) -> None:
    """Change sampling values that the contract does not allow."""
    temperature, top_p = out.get("temperature"), out.get("top_p")
    if temperature is not None and temperature > 1:
        if "temperature" not in own:
            losses.lose("temperature_range", "/parameters/temperature", "sent as 1")
        out["temperature"] = 1.0
    if top_p is not None and temperature is not None and not losses.facts.sampling_pair:
        del out["top_p"]
        if top_p != 1:
            losses.lose("sampling", "/parameters/top_p", detail="top_p beside temperature")


def _take_out_sampling(parameters: ModelParameters, out: api.MessagesRequest, losses: AnthropicLosses) -> None:
    """Remove sampling except the server's defaults: temperature 1, and top_p from 0.99 on; nothing since 2026."""
    is_set = parameters.__pydantic_fields_set__
    for name, least in _PASSING:
        value = out.pop(name, None)
        if value is None or name not in is_set:
            continue
        if least <= value <= 1 and losses.variant.sampling:
            out[name] = value
        elif value != 1:
            losses.lose("sampling", f"/parameters/{name}", detail=name)
    if out.pop("top_k", None) is not None:
        losses.lose("sampling", "/parameters/top_k", detail="top_k")


def _write_thinking(parameters: ModelParameters, out: api.MessagesRequest, losses: AnthropicLosses) -> bool:
    """Put `thinking` and the effort into `out`; return whether the model is asked to think."""
    facts = losses.facts
    thinking, budget = parameters.thinking, parameters.thinking_budget_tokens
    if thinking is False or thinking == "none":
        if budget is not None:
            losses.lose("thinking_budget", "/parameters/thinking_budget_tokens", detail="thinking is off")
        if facts.thinking != "none":  # other models do not think
            out["thinking"] = {"type": "disabled"}
        return False
    if facts.thinking == "none":
        if thinking is not None:
            losses.lose("thinking_switch", "/parameters/thinking")
        if budget is not None:
            losses.lose("thinking_budget", "/parameters/thinking_budget_tokens")
        return False
    effort = thinking if isinstance(thinking, str) else None
    if budget is not None and facts.thinking != "adaptive":
        if effort is not None and not _write_effort(effort, out, losses):
            losses.lose("thinking_level", "/parameters/thinking", "left out beside the budget", detail=effort)
        return _write_budget(budget, parameters, out, losses, is_wish=True)
    if budget is not None:
        losses.lose("thinking_budget", "/parameters/thinking_budget_tokens", "the model decides")
    if facts.thinking in ("adaptive", "both"):
        out["thinking"] = {"type": "adaptive"}
        if effort is not None:
            _write_effort(effort, out, losses)
        return True
    tokens = BUDGETS[effort or "medium"]
    losses.lose("thinking_level", "/parameters/thinking", f"sent as a budget of {tokens} tokens", detail=effort or "on")
    return _write_budget(tokens, parameters, out, losses, is_wish=False)


def _write_effort(effort: str, out: api.MessagesRequest, losses: AnthropicLosses) -> bool:
    """Put the effort, or the nearest one that the model supports, into `out`; return False if it supports none."""
    for word in NEAREST_EFFORTS[effort]:
        if word in losses.facts.efforts:
            if word != effort:
                losses.lose("thinking_level", "/parameters/thinking", f"sent as {word}", detail=effort)
            out["output_config"] = {"effort": word}
            return True
    return False


def _write_budget(
    tokens: int, parameters: ModelParameters, out: api.MessagesRequest, losses: AnthropicLosses, *, is_wish: bool
) -> bool:
    """Put a budget below the token limit into `out`; return False if the limit leaves no room for one."""
    at = "/parameters/thinking_budget_tokens" if is_wish else "/parameters/thinking"
    limit = parameters.max_tokens
    if limit is None:
        out["max_tokens"] = max(out["max_tokens"], tokens + ANSWER_ROOM)
    elif limit <= LEAST_BUDGET:
        losses.lose("thinking_budget", at, "left out: max_tokens leaves no room")
        return False
    found = max(tokens, LEAST_BUDGET)
    if limit is not None and found >= limit:
        found = limit - 1
    if found != tokens and is_wish:
        losses.lose("thinking_budget", at, f"sent as {found}")
    out["thinking"] = {"type": "enabled", "budget_tokens": found}
    return True


def write_tools(
    request: ChatRequest, wire: api.MessagesRequest, own: Mapping[str, object], losses: AnthropicLosses
) -> None:
    """Put `tools` and `tool_choice` into `wire` if the request sets them."""
    if request.tools:
        wire["tools"] = [_tool(tool, f"/tools/{place}", losses) for place, tool in enumerate(request.tools)]
    elif not own.get("tools"):
        for name in ("tool_choice", "parallel_tool_calls"):
            if getattr(request, name) is not None:
                losses.lose("tool_choice_without_tools", f"/{name}", detail=name)
        return
    choice = _choice(request, wire, own, losses)
    if request.parallel_tool_calls is False:
        if choice is not None and choice["type"] == "none":
            losses.lose("parallel_tool_calls", "/parallel_tool_calls")
        else:
            choice = choice or {"type": "auto"}
            choice["disable_parallel_tool_use"] = True
    if choice is not None:
        wire["tool_choice"] = choice


def _tool(tool: ToolDefinition, at: str, losses: AnthropicLosses) -> api.CustomTool:
    lose_forms(tool, at, losses)
    schema, strict = tool.parameters, tool.strict
    if strict:
        fitted = _strict(schema, f"{at}/parameters", losses)
        if fitted is None:
            losses.lose("strict", f"{at}/strict", "sent without strict")
            strict = None
        else:
            schema = fitted
    wire: api.CustomTool = {
        "name": tool.name,
        "description": tool.description,
        "input_schema": cast("api.ToolInputSchema", schema),  # a tool's schema has type object
    }
    if strict is not None:
        wire["strict"] = strict
    return merge_own(wire, tool.provider_options, losses.variant)


def _strict(schema: Mapping[str, object], at: str, losses: AnthropicLosses) -> Mapping[str, object] | None:
    """Return a schema that a strict tool or format may have; None if it cannot be converted."""
    if not losses.facts.strict_subset:
        closed: Mapping[str, object] = close_objects(schema)
        return closed
    strict = StrictSchema(schema)
    if strict.is_recursive:
        return None
    if strict.moved:
        names = ", ".join(dict.fromkeys(strict.moved))
        losses.lose("schema_keyword", at, "written into the description", detail=names)
    return strict.schema


def _choice(
    request: ChatRequest, wire: api.MessagesRequest, own: Mapping[str, object], losses: AnthropicLosses
) -> api.ToolChoice | None:
    choice = request.tool_choice
    if choice is None:
        return None
    found: api.ToolChoice = (
        _CHOICES[choice].copy() if isinstance(choice, str) else {"type": "tool", "name": choice.name}
    )
    if found["type"] in ("any", "tool"):
        thinking: RawThinkingConfig = object_of(wire.get("thinking") or own.get("thinking"))
        if not losses.facts.forced_tools or thinking.get("type") == "enabled":
            losses.lose("tool_choice", "/tool_choice", "sent as auto")
            return {"type": "auto"}
    return found


def write_format(
    wanted: JsonSchemaFormat | JsonObjectFormat | TextFormat,
    wire: api.MessagesRequest,
    system: api.SystemPrompt | None,
    losses: AnthropicLosses,
) -> api.SystemPrompt | None:
    """Put the format into `wire`; return the system text, which asks for JSON if the wire has no such format."""
    if isinstance(wanted, JsonObjectFormat):
        losses.lose("json_object", "/response_format", "asked for in the system text")
        if isinstance(system, list):
            return [*system, {"type": "text", "text": JSON_INSTRUCTION}]
        return f"{system}\n\n{JSON_INSTRUCTION}" if system else JSON_INSTRUCTION
    if isinstance(wanted, TextFormat):
        return system
    for name in ("name", "description"):
        if getattr(wanted, name) is not None:
            losses.lose("format_detail", f"/response_format/{name}", detail=name)
    if wanted.strict is False:
        losses.lose("format_detail", "/response_format/strict", "followed all the same", detail="strict")
    schema = wanted.json_schema
    if losses.facts.strict_subset:
        fitted = _strict(schema, "/response_format/json_schema", losses)
        if fitted is None:
            losses.lose("strict", "/response_format/json_schema", "sent all the same")
        else:
            schema = fitted
    held = cast("dict[str, object]", schema)  # a read-only view is enough: it is written, not changed
    wire["output_config"] = {**(wire.get("output_config") or {}), "format": {"type": "json_schema", "schema": held}}
    return system
