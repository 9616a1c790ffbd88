"""Requests, canonical → wire.

In: a canonical request. Out: the body, with every loss. The wire has three numbers (temperature, top_p,
max_output_tokens) and `reasoning.effort`; all other canonical parameters are losses. Provider options are merged into
the body last, so fields of `reasoning` are added to the effort.

`strict` of a tool is always written, because on the wire its absence means true: it is false for a tool that does not
set it, and for a schema outside the strict subset of JSON Schema.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from turnwire_schema.v1 import request as v1

from turnwire.codecs.openai_responses.fields import PARAMETERS
from turnwire.codecs.openai_responses.names import DIALECT, STATE, ResponsesLosses
from turnwire.codecs.openai_responses.tool_kinds import Spellings
from turnwire.codecs.openai_responses.variants import ResponsesVariant
from turnwire.codecs.openai_responses.write_messages import InputWriter, instructions_of
from turnwire.codecs.openai_responses.write_tools import write_choice, write_tools
from turnwire.codecs.requests.openai_models import take_out_sampling
from turnwire.codecs.requests.openai_strict import write_schema_format
from turnwire.codecs.requests.turns import begun_answer
from turnwire.codecs.values.provider_options import merge, own_of
from turnwire.codecs.values.wire_values import object_of
from turnwire.core.losses import Converted

if TYPE_CHECKING:
    from turnwire_schema.wire import openai_responses as typed
    from turnwire_schema.wire.raw_openai_responses import RawReasoningOptions


def write_request(
    request: v1.ChatRequest, variant: ResponsesVariant, *, stream: bool | None = None
) -> Converted[typed.ResponsesRequest]:
    """Return the body to send, with losses for what this dialect cannot express."""
    losses = ResponsesLosses()
    own = own_of(request.parameters.provider_options, DIALECT)
    wire = _parameters(request.parameters, variant, losses)
    spellings = Spellings(request.tools, for_client=False)
    writer = InputWriter(variant, losses, spellings)
    messages = request.messages
    instructions = instructions_of(messages, has_state=any(own.get(field) is not None for field in STATE))
    if instructions is not None:
        writer.lose_name(messages[0].name, "/messages/0")
        wire["instructions"] = instructions
    items = writer.write_all(messages, 0 if instructions is None else 1)
    if items:
        wire["input"] = items
    if (begun := begun_answer(messages)) is not None:
        losses.lose("prefill", begun, "sent all the same")
    write_settings(request, wire, losses, spellings, has_subset=variant.strict_subset)
    if bool(request.stream) if stream is None else stream:
        wire["stream"] = True
    merge(wire, own)
    if "stream" not in wire:
        wire.pop("stream_options", None)
    return Converted(wire, losses.plan())


def write_settings(
    request: v1.ChatRequest,
    wire: typed.ResponsesRequest | typed.Response,
    losses: ResponsesLosses,
    spellings: Spellings,
    *,
    has_subset: bool = False,
) -> None:
    """Put tools, tool choice, `parallel_tool_calls` and format into `wire`, a request or an answer.

    `has_subset`: the server has rules for strict schemas.
    """
    own = own_of(request.parameters.provider_options, DIALECT)
    tools, choice = request.tools, request.tool_choice
    if tools and (written := write_tools(request, spellings, losses, has_subset=has_subset)):
        wire["tools"] = written
    if tools or own.get("tools") or own.get("prompt"):
        if isinstance(choice, str):
            wire["tool_choice"] = choice
        elif choice is not None:
            wire["tool_choice"] = write_choice(spellings.of(choice.name))
        if request.parallel_tool_calls is not None:
            wire["parallel_tool_calls"] = request.parallel_tool_calls
    else:
        for name in ("tool_choice", "parallel_tool_calls"):
            if getattr(request, name) is not None:
                losses.lose("tool_choice_without_tools", f"/{name}", detail=name)
    if request.response_format is not None:
        wire["text"] = {"format": _format(request.response_format, losses, has_subset=has_subset)}


def _parameters(
    parameters: v1.ModelParameters, variant: ResponsesVariant, losses: ResponsesLosses
) -> typed.ResponsesRequest:
    """Return the wire fields of the parameters; canonical defaults are sent, nulls are not."""
    out = cast("typed.ResponsesRequest", PARAMETERS.write(parameters, losses))  # all rows are fields of this type
    limit, least = parameters.max_tokens, variant.min_output_tokens
    if limit is not None and limit < least:
        losses.lose("max_tokens", "/parameters/max_tokens", f"sent as {least}")
        out["max_output_tokens"] = least
    if parameters.thinking is not None:
        effort = _effort(parameters.thinking, variant, losses)
        if effort is not None:
            out["reasoning"] = {"effort": effort}
    if variant.openai_models:
        own: RawReasoningOptions = object_of(own_of(parameters.provider_options, DIALECT).get("reasoning"))
        written: RawReasoningOptions = object_of(out.get("reasoning"))
        take_out_sampling(
            cast("dict[str, object]", out), parameters, own.get("effort") or written.get("effort"), losses
        )
    return out


def _effort(thinking: bool | str, variant: ResponsesVariant, losses: ResponsesLosses) -> str | None:
    at = "/parameters/thinking"
    if isinstance(thinking, str):
        if thinking in variant.efforts:
            return thinking
        losses.lose("thinking_level", at, detail=thinking)
        return None
    if not thinking and variant.thinking_off is not None:
        return variant.thinking_off
    losses.lose("thinking_switch", at, "left to the server")
    return None


def _format(
    wanted: v1.JsonSchemaFormat | v1.JsonObjectFormat | v1.TextFormat, losses: ResponsesLosses, *, has_subset: bool
) -> typed.TextFormat:
    """Return the response format."""
    if isinstance(wanted, v1.JsonObjectFormat):
        return {"type": "json_object"}
    if isinstance(wanted, v1.TextFormat):
        return {"type": "text"}
    spec = write_schema_format(wanted, has_subset=has_subset, losses=losses)
    return cast("typed.JsonSchemaFormat", {"type": "json_schema", **spec})  # the schema is there
