"""Requests, canonical → wire.

In: a canonical request. Out: the body for one version and model, with every loss.

What may be said depends on the API version and the model (`variants.py`). The wire needs a token limit: one that the
request does not name is made up, with a loss. Canonical defaults that nobody set are sent where they may be, and left
out without a loss where they may not. Thinking is asked for adaptively with an effort where the model knows that, else
by a budget, which leaves room for the answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal, cast

from turnwire_schema.v1.request import ChatRequest, ModelParameters

from turnwire.codecs.anthropic.fields import PARAMETERS
from turnwire.codecs.anthropic.losses import AnthropicLosses
from turnwire.codecs.anthropic.names import ANSWER_ROOM, BUDGETS, LEAST_BUDGET, NEAREST_EFFORTS
from turnwire.codecs.anthropic.variants import AnthropicVariant, ModelFacts, facts_of
from turnwire.codecs.anthropic.write_messages import MessageWriter
from turnwire.codecs.anthropic.write_tools import write_format, write_tools
from turnwire.codecs.own_options import merge_own, own_of
from turnwire.core.losses import Converted, OnLoss

if TYPE_CHECKING:
    from turnwire_schema.wire.anthropic import CountTokensRequest, MessagesRequest

_ONE: Final = 1.0
_PASSING: Final[tuple[tuple[Literal["temperature", "top_p"], float], ...]] = (("temperature", 1), ("top_p", 0.99))
_NOT_COUNTED: Final = ("max_tokens", "temperature", "top_p", "top_k", "stop_sequences", "stream", "metadata")
"""Fields that the request to count tokens has not: CountMessageTokensParams."""


def write_request(
    request: ChatRequest, variant: AnthropicVariant, *, stream: bool | None = None
) -> Converted[MessagesRequest]:
    """The body to send, and what this dialect cannot say of the request."""
    losses = AnthropicLosses()
    wire = _write(request, variant, losses)
    if bool(request.stream) if stream is None else stream:
        wire["stream"] = True
    return Converted(wire, tuple(losses.losses))


def write_count_request(
    request: ChatRequest, variant: AnthropicVariant, *, on_loss: OnLoss = "report"
) -> Converted[CountTokensRequest]:
    """The body that asks how many tokens the request has; what is not counted is not sent and no loss.

    Raises:
        LossRefusedError: something that counts cannot be said and `on_loss` is `raise`.
    """
    losses = AnthropicLosses()
    wire = _write(request, variant, losses)
    counted = {name: value for name, value in wire.items() if name not in _NOT_COUNTED}
    losses.losses = [loss for loss in losses.losses if not _is_uncounted(loss.at)]
    return losses.settle(cast("CountTokensRequest", counted), on_loss)  # what is left are its keys


def _is_uncounted(at: str) -> bool:
    return at.startswith("/parameters/") and "thinking" not in at


def _write(request: ChatRequest, variant: AnthropicVariant, losses: AnthropicLosses) -> MessagesRequest:
    parameters = request.parameters
    facts = facts_of(parameters.model)
    own = own_of(parameters.provider_options, variant)
    wire = _parameters(parameters, variant, facts, own, losses)
    system, messages = MessageWriter(variant, facts, losses).write_all(request.messages)
    if request.response_format is not None:
        system = write_format(request.response_format, wire, system, facts, losses)
    if system:
        wire["system"] = system
    wire["messages"] = messages
    if request.tools or request.tool_choice is not None or request.parallel_tool_calls is not None:
        write_tools(request, wire, own, variant, facts, losses)
    return merge_own(wire, parameters.provider_options, variant)


def _parameters(
    parameters: ModelParameters,
    variant: AnthropicVariant,
    facts: ModelFacts,
    own: Mapping[str, object],
    losses: AnthropicLosses,
) -> MessagesRequest:
    """The wire fields of the parameters; `own` are the fields that will be put over them."""
    out = cast("MessagesRequest", PARAMETERS.write(parameters, losses))  # the rows are those of the type
    out.setdefault("max_tokens", facts.max_tokens)
    thinks = False
    if parameters.thinking is not None or parameters.thinking_budget_tokens is not None:
        thinks = _write_thinking(parameters, out, facts, losses)
    if variant.sampling and facts.sampling and (not thinks or facts.sampling_with_thinking):
        _fit_sampling(out, facts, own, losses)
    else:
        _take_out_sampling(parameters, out, variant, losses)
    stops = out.get("stop_sequences") or ()
    if not facts.blank_stops and any(not text.strip() for text in stops):
        losses.lose("blank_stop", "/parameters/stop_sequences")
        out["stop_sequences"] = [text for text in stops if text.strip()]
        if not out["stop_sequences"]:
            del out["stop_sequences"]
    if parameters.max_tokens is None and "max_tokens" not in own:
        losses.lose("max_tokens", "/parameters/max_tokens", f"made up: sent as {out['max_tokens']}")
    return out


def _fit_sampling(out: MessagesRequest, facts: ModelFacts, own: Mapping[str, object], losses: AnthropicLosses) -> None:
    """Change what the contract has no room for."""
    temperature, top_p = out.get("temperature"), out.get("top_p")
    if temperature is not None and temperature > 1:
        if "temperature" not in own:
            losses.lose("temperature_range", "/parameters/temperature", "sent as 1")
        out["temperature"] = _ONE
    if top_p is not None and temperature is not None and not facts.sampling_pair:
        del out["top_p"]
        if top_p != 1:
            losses.lose("sampling", "/parameters/top_p", detail="top_p beside temperature")


def _take_out_sampling(
    parameters: ModelParameters, out: MessagesRequest, variant: AnthropicVariant, losses: AnthropicLosses
) -> None:
    """Leave of the sampling only the server's defaults: temperature 1, and top_p from 0.99 on; nothing since 2026."""
    is_set = parameters.__pydantic_fields_set__
    for name, least in _PASSING:
        value = out.pop(name, None)
        if value is None or name not in is_set:
            continue
        if least <= value <= 1 and variant.sampling:
            out[name] = value
        elif value != 1:
            losses.lose("sampling", f"/parameters/{name}", detail=name)
    if out.pop("top_k", None) is not None:
        losses.lose("sampling", "/parameters/top_k", detail="top_k")


def _write_thinking(
    parameters: ModelParameters, out: MessagesRequest, facts: ModelFacts, losses: AnthropicLosses
) -> bool:
    """Put `thinking` and the effort into `out`; whether the model is asked to think."""
    thinking, budget = parameters.thinking, parameters.thinking_budget_tokens
    if thinking is False or thinking == "none":
        if budget is not None:
            losses.lose("thinking_budget", "/parameters/thinking_budget_tokens", detail="thinking is off")
        if facts.thinking != "none":  # elsewhere nothing thinks
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
        if effort is not None and not _write_effort(effort, out, facts, losses):
            losses.lose("thinking_level", "/parameters/thinking", "left out beside the budget", detail=effort)
        return _write_budget(budget, parameters, out, losses, is_wish=True)
    if budget is not None:
        losses.lose("thinking_budget", "/parameters/thinking_budget_tokens", "the model decides")
    if facts.thinking in ("adaptive", "both"):
        out["thinking"] = {"type": "adaptive"}
        if effort is not None:
            _write_effort(effort, out, facts, losses)
        return True
    tokens = BUDGETS[effort or "medium"]
    losses.lose("thinking_level", "/parameters/thinking", f"sent as a budget of {tokens} tokens", detail=effort or "on")
    return _write_budget(tokens, parameters, out, losses, is_wish=False)


def _write_effort(effort: str, out: MessagesRequest, facts: ModelFacts, losses: AnthropicLosses) -> bool:
    """Put the effort, or the nearest that the model knows, into `out`; False where it knows none."""
    for word in NEAREST_EFFORTS[effort]:
        if word in facts.efforts:
            if word != effort:
                losses.lose("thinking_level", "/parameters/thinking", f"sent as {word}", detail=effort)
            out["output_config"] = {"effort": word}
            return True
    return False


def _write_budget(
    tokens: int, parameters: ModelParameters, out: MessagesRequest, losses: AnthropicLosses, *, is_wish: bool
) -> bool:
    """Put a budget into `out` that fits below the token limit; False where the limit leaves no room for one."""
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
