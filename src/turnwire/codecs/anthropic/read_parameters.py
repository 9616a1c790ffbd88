"""Model, limits, sampling and thinking of a request, wire → canonical.

A number that the canonical parameter cannot hold (`max_tokens: 0`, which only warms the cache) travels as an own field.
Absent temperature and top_p mean that nothing was sent, so they become an explicit null. A thinking budget is canonical
as it is; adaptive thinking with an effort is the effort, and an effort alone says in the own options that there is no
`thinking` beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire.codecs.anthropic.fields import PARAMETERS
from turnwire.codecs.anthropic.read_tools import read_format
from turnwire.codecs.anthropic.tables import OUTPUT_CONFIG
from turnwire.codecs.own_options import rest_of
from turnwire.core.errors import Problem

KNOWN: Final = frozenset(
    (
        *PARAMETERS.keys,
        *("thinking", "output_config", "messages", "system", "tools", "tool_choice", "stream"),
    )
)
_EFFORTS: Final = ("low", "medium", "high", "xhigh", "max")


def read_parameters(
    wire: Mapping[str, object], request: dict[str, Any], own: dict[str, Any], problems: list[Problem]
) -> dict[str, Any]:
    """The canonical parameters; the response format goes into `request`, what is not canonical into `own`."""
    out, odd = PARAMETERS.read(wire, problems)
    own |= odd
    temperature = out["temperature"]
    if isinstance(temperature, (int, float)) and temperature > 1:
        own["temperature"] = temperature  # beyond the contract, but other servers take it: it goes back as it came
    if wire.get("thinking") is not None or wire.get("output_config") is not None:
        _thinking(wire, request, out, own, problems)
    if not wire.keys() <= KNOWN:
        own |= rest_of(wire, KNOWN)
    return out


def _thinking(
    wire: Mapping[str, Any],
    request: dict[str, Any],
    out: dict[str, Any],
    own: dict[str, Any],
    problems: list[Problem],
) -> None:
    thinking, output = wire.get("thinking"), wire.get("output_config")
    for name, value in (("thinking", thinking), ("output_config", output)):
        if value is not None and not isinstance(value, Mapping):
            problems.append(Problem(f"/{name}", "type", f"{name} must be an object"))
            return
    thinking, output = thinking or {}, output or {}
    own_output = rest_of(output, OUTPUT_CONFIG)
    wanted = read_format(output, own_output)
    if wanted is not None:
        request["response_format"] = wanted
    effort = output.get("effort")
    own_thinking: Any = rest_of(thinking, frozenset(("type", "budget_tokens")))
    kind, budget = thinking.get("type"), thinking.get("budget_tokens")
    is_said = False
    if kind == "enabled" and type(budget) is int and budget >= 0:
        is_said = effort in _EFFORTS
        out["thinking"], out["thinking_budget_tokens"] = effort if is_said else True, budget
    elif kind == "adaptive":
        is_said = effort in _EFFORTS
        out["thinking"] = effort if is_said else True
    elif kind == "disabled":
        out["thinking"] = False
    elif kind is None and effort in _EFFORTS:
        is_said = True
        out["thinking"] = effort
        own_thinking = None
    elif kind is not None:
        own_thinking = dict(thinking)  # between_tools, or a kind of the future
    if effort is not None and not is_said:
        own_output["effort"] = effort
    if own_thinking or (own_thinking is None and is_said):
        own["thinking"] = own_thinking
    if own_output:
        own["output_config"] = own_output
