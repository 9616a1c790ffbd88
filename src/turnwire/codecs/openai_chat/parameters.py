"""Sampling, limits and thinking of a request, both ways.

What is plain stands in rows (`fields.py`); the variant says which parameters the server honours and how it calls them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire_schema.v1.request import ModelParameters

from turnwire.codecs.openai_chat.fields import parameters_of
from turnwire.codecs.openai_chat.losses import ChatLosses
from turnwire.codecs.openai_models import openai_model, take_out_sampling
from turnwire.codecs.own_options import OptionsCollector
from turnwire.codecs.request_rows import limit_stops
from turnwire.codecs.variants import ChatVariant
from turnwire.core.errors import Problem

_TEMPLATE: Final = "chat_template_kwargs"
_SWITCH: Final = "enable_thinking"


def known_fields(variant: ChatVariant) -> frozenset[str]:
    """Every wire field that `read_parameters` looks at."""
    return parameters_of(variant).keys | {"reasoning_effort", _TEMPLATE}


def read_parameters(
    wire: Mapping[str, object], own: OptionsCollector, variant: ChatVariant, problems: list[Problem]
) -> dict[str, Any]:
    """The canonical parameters; what they cannot hold goes into `own`."""
    out, odd = parameters_of(variant).read(wire, problems)
    for field, value in odd.items():
        own.put(field, value)
    _read_thinking(wire, out, own, variant)
    return out


def _read_thinking(
    wire: Mapping[str, object], out: dict[str, Any], own: OptionsCollector, variant: ChatVariant
) -> None:
    effort = wire.get("reasoning_effort")
    if effort is not None:
        if effort == variant.thinking_on:
            out["thinking"] = True
        elif isinstance(effort, str) and effort in variant.efforts:
            out["thinking"] = effort
        else:
            own.put("reasoning_effort", effort)
    template = wire.get(_TEMPLATE)
    if template is None:
        return
    rest = template
    if variant.switches_in_template and isinstance(template, Mapping) and "thinking" not in out:
        switch = template.get(_SWITCH)
        if isinstance(switch, bool):
            out["thinking"] = switch
            rest = {key: value for key, value in template.items() if key != _SWITCH}
    if rest or not template:
        own.put(_TEMPLATE, dict(rest) if isinstance(rest, Mapping) else rest)


def write_parameters(parameters: ModelParameters, variant: ChatVariant, losses: ChatLosses) -> dict[str, Any]:
    """The wire fields of the parameters; canonical defaults are sent, nulls are not."""
    out = parameters_of(variant).write(parameters, losses)
    if "stop" in out and variant.openai_models and not openai_model(parameters.model).stops:
        losses.lose("model_stop", "/parameters/stop_sequences")
        del out["stop"]
    limit_stops(out, "stop", variant.stop_limit, losses)
    if parameters.thinking is not None:
        _write_thinking(parameters.thinking, out, variant, losses)
    if variant.openai_models:
        own = (parameters.provider_options or {}).get(variant.dialect) or {}
        take_out_sampling(out, parameters, own.get("reasoning_effort", out.get("reasoning_effort")), losses)
    return out


def _write_thinking(thinking: bool | str, out: dict[str, Any], variant: ChatVariant, losses: ChatLosses) -> None:
    at = "/parameters/thinking"
    if isinstance(thinking, str):
        if thinking in variant.efforts:
            out["reasoning_effort"] = thinking
        else:
            losses.lose("thinking_level", at, detail=thinking)
    elif variant.switches_in_template:
        out[_TEMPLATE] = {_SWITCH: thinking}
    else:
        word = variant.thinking_on if thinking else variant.thinking_off
        if word is None:
            losses.lose("thinking_switch", at)
        else:
            out["reasoning_effort"] = word
