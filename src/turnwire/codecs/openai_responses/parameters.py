"""Sampling, limits and thinking of a request, both ways.

The wire has three numbers (temperature, top_p, max_output_tokens) and `reasoning.effort`; everything else canonical is
a loss. Absent temperature and top_p mean that nothing was sent, so they become an explicit null. `reasoning` may hold
more than the effort: that is an own option, merged beside it on the way back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire_schema.v1.request import ModelParameters

from turnwire.codecs.numbers import Number
from turnwire.codecs.openai_models import take_out_sampling
from turnwire.codecs.openai_responses.losses import ResponsesLosses
from turnwire.codecs.openai_responses.options import own_of
from turnwire.codecs.openai_responses.variants import ResponsesVariant
from turnwire.core.errors import Problem

# The bounds are those of request.schema.json#/$defs/ModelParameters; a test holds the two together.
NUMBERS: Final = {
    number.name: number
    for number in (
        Number("temperature", "temperature", float, minimum=0, maximum=2),
        Number("top_p", "top_p", float, minimum=0, maximum=1),
        Number("max_tokens", "max_output_tokens", int, minimum=1),
    )
}
_UNSAYABLE: Final = ("seed", "top_k", "min_p", "frequency_penalty", "presence_penalty", "repeat_penalty")


def read_parameters(
    wire: Mapping[str, Any], own: dict[str, Any], variant: ResponsesVariant, problems: list[Problem]
) -> dict[str, Any]:
    """The canonical parameters; what they cannot hold goes into `own`."""
    out: dict[str, Any] = {"temperature": None, "top_p": None}
    if wire.get("model") is not None:
        out["model"] = wire["model"]
    for name, number in NUMBERS.items():
        value = wire.get(number.wire)
        if value is None:
            continue
        if (known := number.value_of(value)) is not None:
            out[name] = known
        elif isinstance(value, (int, float)) and not isinstance(value, bool):
            own[number.wire] = value
        else:
            kind = "an integer" if number.kind is int else "a number"
            problems.append(Problem(f"/{number.wire}", "type", f"{number.wire} must be {kind}"))
    _read_reasoning(wire.get("reasoning"), out, own, variant, problems)
    return out


def _read_reasoning(
    raw: Any, out: dict[str, Any], own: dict[str, Any], variant: ResponsesVariant, problems: list[Problem]
) -> None:
    if raw is None:
        return
    if not isinstance(raw, Mapping):
        problems.append(Problem("/reasoning", "type", "reasoning must be an object"))
        return
    rest = {key: value for key, value in raw.items() if value is not None}
    effort = rest.get("effort")
    if isinstance(effort, str) and effort in variant.efforts:
        out["thinking"] = effort
        del rest["effort"]
    if rest:
        own["reasoning"] = rest


def write_parameters(parameters: ModelParameters, variant: ResponsesVariant, losses: ResponsesLosses) -> dict[str, Any]:
    """The wire fields of the parameters; canonical defaults are sent, nulls are not."""
    out: dict[str, Any] = {"model": parameters.model}
    if parameters.temperature is not None:
        out["temperature"] = parameters.temperature
    if parameters.top_p is not None:
        out["top_p"] = parameters.top_p
    limit = parameters.max_tokens
    if limit is not None:
        least = variant.min_output_tokens
        if limit < least:
            losses.lose("max_tokens", "/parameters/max_tokens", f"sent as {least}")
        out["max_output_tokens"] = max(limit, least)
    for name in _UNSAYABLE:
        if getattr(parameters, name) is not None:
            losses.lose("sampling", f"/parameters/{name}", detail=name)
    if parameters.stop_sequences:
        losses.lose("stop_sequences", "/parameters/stop_sequences")
    if parameters.thinking is not None:
        effort = _effort(parameters.thinking, variant, losses)
        if effort is not None:
            out["reasoning"] = {"effort": effort}
    if parameters.thinking_budget_tokens is not None:
        losses.lose("thinking_budget", "/parameters/thinking_budget_tokens")
    if variant.openai_models:
        own = own_of(parameters).get("reasoning") or {}
        asked = own.get("effort") if isinstance(own, Mapping) and "effort" in own else None
        take_out_sampling(out, parameters, asked or out.get("reasoning", {}).get("effort"), losses)
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
