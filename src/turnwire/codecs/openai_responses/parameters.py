"""Sampling, limits and thinking of a request, both ways.

The wire has three numbers (temperature, top_p, max_output_tokens) and `reasoning.effort`; everything else canonical is
a loss. Absent temperature and top_p mean that nothing was sent, so they become an explicit null. `reasoning` may hold
more than the effort: that is an own option, merged beside it on the way back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turnwire_schema.v1.request import ModelParameters

from turnwire.codecs.openai_models import take_out_sampling
from turnwire.codecs.openai_responses.fields import PARAMETERS
from turnwire.codecs.openai_responses.losses import ResponsesLosses
from turnwire.codecs.openai_responses.names import DIALECT
from turnwire.codecs.openai_responses.variants import ResponsesVariant
from turnwire.codecs.own_options import own_of
from turnwire.core.errors import Problem


def read_parameters(
    wire: Mapping[str, object], own: dict[str, Any], variant: ResponsesVariant, problems: list[Problem]
) -> dict[str, Any]:
    """The canonical parameters; what they cannot hold goes into `own`."""
    out, odd = PARAMETERS.read(wire, problems)
    own |= odd
    _read_reasoning(wire.get("reasoning"), out, own, variant, problems)
    return out


def _read_reasoning(
    raw: object, out: dict[str, Any], own: dict[str, Any], variant: ResponsesVariant, problems: list[Problem]
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
    out = PARAMETERS.write(parameters, losses)
    limit, least = parameters.max_tokens, variant.min_output_tokens
    if limit is not None and limit < least:
        losses.lose("max_tokens", "/parameters/max_tokens", f"sent as {least}")
        out["max_output_tokens"] = least
    if parameters.thinking is not None:
        effort = _effort(parameters.thinking, variant, losses)
        if effort is not None:
            out["reasoning"] = {"effort": effort}
    if variant.openai_models:
        own = own_of(parameters.provider_options, DIALECT).get("reasoning") or {}
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
