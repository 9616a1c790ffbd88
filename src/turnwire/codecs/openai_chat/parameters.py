"""Sampling, limits and thinking of a request, both ways.

Every numeric parameter is a row of `NUMBERS`; the variant says which the server honours and how it calls them. A number
that the canonical parameter cannot hold (`max_tokens: -1` on llama.cpp) travels as an own option of the server. Absent
temperature and top_p mean that nothing was sent, so they become an explicit null.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from turnwire_schema.v1.request import ModelParameters

from turnwire.codecs.openai_chat.losses import ChatLosses
from turnwire.codecs.openai_chat.options import OptionsCollector
from turnwire.codecs.openai_chat.tables import NUMBERS
from turnwire.codecs.openai_models import openai_model, take_out_sampling
from turnwire.codecs.variants import ChatVariant
from turnwire.core.errors import Problem

_ALWAYS: Final = ("temperature", "top_p", "seed")
_LIMITS: Final = ("max_completion_tokens", "max_tokens")  # the newer name counts where both stand
_TEMPLATE: Final = "chat_template_kwargs"
_SWITCH: Final = "enable_thinking"
_HARDLY_SAYABLE: Final = ("top_k", "min_p", "frequency_penalty", "presence_penalty", "repeat_penalty")


def wire_names(variant: ChatVariant) -> dict[str, str]:
    """Numeric wire fields with a canonical name on this variant, and that name; the token limit is not among them."""
    names = {wire: canonical for canonical, wire in variant.sampling.items()}
    names |= {name: name for name in _ALWAYS}
    if variant.thinking_budget_field is not None:
        names[variant.thinking_budget_field] = "thinking_budget_tokens"
    return names


def known_fields(variant: ChatVariant) -> set[str]:
    """Every wire field that `read_parameters` looks at."""
    return {"model", "stop", "reasoning_effort", _TEMPLATE, *_LIMITS, *wire_names(variant)}


def read_parameters(
    wire: Mapping[str, Any], own: OptionsCollector, variant: ChatVariant, problems: list[Problem]
) -> dict[str, Any]:
    """The canonical parameters; what they cannot hold goes into `own`."""
    out: dict[str, Any] = {"temperature": None, "top_p": None}
    if wire.get("model") is not None:
        out["model"] = wire["model"]
    for field, name in wire_names(variant).items():
        _read_number(wire, field, name, out, own, problems)
    for field in _LIMITS:
        if "max_tokens" not in out:
            _read_number(wire, field, "max_tokens", out, own, problems)
    _read_stop(wire.get("stop"), out, problems)
    _read_thinking(wire, out, own, variant)
    return out


def _read_number(
    wire: Mapping[str, Any],
    field: str,
    name: str,
    out: dict[str, Any],
    own: OptionsCollector,
    problems: list[Problem],
) -> None:
    value = wire.get(field)
    if value is None:
        return
    if (known := NUMBERS[name].value_of(value)) is not None:
        out[name] = known
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        own.put(field, value)
    else:
        kind = "an integer" if NUMBERS[name].kind is int else "a number"
        problems.append(Problem(f"/{field}", "type", f"{field} must be {kind}"))


def _read_stop(raw: Any, out: dict[str, Any], problems: list[Problem]) -> None:
    if raw is None:
        return
    texts = [raw] if isinstance(raw, str) else raw
    if not isinstance(texts, (list, tuple)) or not all(isinstance(text, str) and text for text in texts):
        problems.append(Problem("/stop", "type", "stop must be a string or a list of strings, none of them empty"))
    elif texts:
        out["stop_sequences"] = list(texts)


def _read_thinking(wire: Mapping[str, Any], out: dict[str, Any], own: OptionsCollector, variant: ChatVariant) -> None:
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
    out: dict[str, Any] = {"model": parameters.model}
    for name in _ALWAYS:
        value = getattr(parameters, name)
        if value is not None:
            out[name] = value
    if parameters.max_tokens is not None:
        out[variant.max_tokens_field] = parameters.max_tokens
    for name in _HARDLY_SAYABLE:
        value = getattr(parameters, name)
        if value is None:
            continue
        wire = variant.sampling.get(name)
        if wire is None:
            losses.lose("sampling", f"/parameters/{name}", detail=name)
        else:
            out[wire] = value
    if parameters.stop_sequences:
        if variant.openai_models and not openai_model(parameters.model).stops:
            losses.lose("model_stop", "/parameters/stop_sequences")
        else:
            out["stop"] = _stop(parameters.stop_sequences, variant, losses)
    if parameters.thinking is not None:
        _write_thinking(parameters.thinking, out, variant, losses)
    if parameters.thinking_budget_tokens is not None:
        if variant.thinking_budget_field is None:
            losses.lose("thinking_budget", "/parameters/thinking_budget_tokens")
        else:
            out[variant.thinking_budget_field] = parameters.thinking_budget_tokens
    if variant.openai_models:
        own = (parameters.provider_options or {}).get(variant.dialect) or {}
        take_out_sampling(out, parameters, own.get("reasoning_effort", out.get("reasoning_effort")), losses)
    return out


def _stop(texts: Sequence[str], variant: ChatVariant, losses: ChatLosses) -> list[str]:
    limit = variant.stop_limit
    if limit is not None and len(texts) > limit:
        losses.lose("stop_limit", "/parameters/stop_sequences", f"only the first {limit} are sent")
        texts = texts[:limit]
    return list(texts)


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
