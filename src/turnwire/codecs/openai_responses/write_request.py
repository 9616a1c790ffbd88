"""Requests, canonical → wire.

In: a canonical request. Out: the body, with every loss. The wire has three numbers (temperature, top_p,
max_output_tokens) and `reasoning.effort`; everything else canonical is a loss. Own options are merged over what is
written, so those of `reasoning` stand beside the effort.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from turnwire_schema.v1.request import ChatRequest, ModelParameters

from turnwire.codecs.openai_models import take_out_sampling
from turnwire.codecs.openai_responses.fields import PARAMETERS
from turnwire.codecs.openai_responses.losses import ResponsesLosses
from turnwire.codecs.openai_responses.names import DIALECT, STATE
from turnwire.codecs.openai_responses.variants import ResponsesVariant
from turnwire.codecs.openai_responses.write_messages import InputWriter, instructions_of
from turnwire.codecs.openai_responses.write_tools import write_format, write_tools
from turnwire.codecs.own_options import merge, own_of
from turnwire.codecs.prefill import begun_answer
from turnwire.codecs.wire_values import object_of
from turnwire.core.losses import Converted

if TYPE_CHECKING:
    from turnwire_schema.wire.openai_responses import Response, ResponsesRequest
    from turnwire_schema.wire.raw_openai_responses import RawReasoningOptions

_NO_NAMES: Final[Mapping[str, str]] = {}


def write_request(
    request: ChatRequest, variant: ResponsesVariant, *, stream: bool | None = None
) -> Converted[ResponsesRequest]:
    """The body to send, and what this dialect cannot say of the request."""
    losses = ResponsesLosses()
    own = own_of(request.parameters.provider_options, DIALECT)
    wire = _parameters(request.parameters, variant, losses)
    writer = InputWriter(variant, losses, _NO_NAMES)
    messages = request.messages
    instructions = instructions_of(messages, has_state=any(own.get(field) is not None for field in STATE))
    if instructions is not None:
        writer.lose_name(messages[0], "/messages/0")
        wire["instructions"] = instructions
    items = writer.write_all(messages, 0 if instructions is None else 1)
    if items:
        wire["input"] = items
    if (begun := begun_answer(messages)) is not None:
        losses.lose("prefill", begun, "sent all the same")
    write_settings(request, wire, losses, _NO_NAMES, has_subset=variant.strict_subset)
    if bool(request.stream) if stream is None else stream:
        wire["stream"] = True
    merge(wire, own)
    if "stream" not in wire:
        wire.pop("stream_options", None)
    return Converted(wire, tuple(losses.losses))


def write_settings(
    request: ChatRequest,
    wire: ResponsesRequest | Response,
    losses: ResponsesLosses,
    names: Mapping[str, str],
    *,
    has_subset: bool = False,
) -> None:
    """Put tools, choice and format into `wire`, a request or an answer; `has_subset`: a server with strict rules."""
    if request.tools or request.tool_choice is not None or request.parallel_tool_calls is not None:
        own = own_of(request.parameters.provider_options, DIALECT)
        has_own_tools = bool(own.get("tools") or own.get("prompt"))
        write_tools(request, wire, losses, names, has_own_tools=has_own_tools, has_subset=has_subset)
    if request.response_format is not None:
        wire["text"] = {"format": write_format(request.response_format, losses, has_subset=has_subset)}


def _parameters(parameters: ModelParameters, variant: ResponsesVariant, losses: ResponsesLosses) -> ResponsesRequest:
    """The wire fields of the parameters; canonical defaults are sent, nulls are not."""
    out = cast("ResponsesRequest", PARAMETERS.write(parameters, losses))  # the rows are those of the type
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
