"""Sampling, limits and thinking of a request, in both directions.

All of them are in `generationConfig`. A number that the canonical parameter cannot hold is recorded in provider
options. If temperature and topP are absent, the canonical values are an explicit null.

Newer models take a thinking level, older ones a token budget. The server returns thinking only on request, so a request
with thinking asks for it too. Reading is exact: if writing the canonical value would give other fields for the same
model, the difference is recorded in provider options.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, cast, get_args

from turnwire_schema.v1.request import ModelParameters

from turnwire.codecs.gemini.fields import PARAMETERS
from turnwire.codecs.gemini.names import GeminiLosses
from turnwire.codecs.gemini.variants import GeminiVariant, ModelFacts
from turnwire.codecs.requests.request_rows import limit_stops
from turnwire.codecs.values.provider_options import difference
from turnwire.codecs.values.wire_values import whole_of
from turnwire.core.errors import Problem

if TYPE_CHECKING:
    from turnwire_schema.wire.gemini import GenerationConfig, ThinkingConfig
    from turnwire_schema.wire.raw_gemini import RawGenerationConfig, RawThinkingConfig

KNOWN: Final = PARAMETERS.keys | {"thinkingConfig"}
_Level: TypeAlias = Literal["MINIMAL", "LOW", "MEDIUM", "HIGH", "XHIGH"]
_LEVELS: Final[Mapping[str, _Level]] = {level.lower(): level for level in get_args(_Level)}
_EFFORTS: Final[Mapping[str, str]] = {level: effort for effort, level in _LEVELS.items()}
# Values that Google's OpenAI-compatible endpoint uses for `reasoning_effort` on models with a budget.
_BUDGETS: Final = {"minimal": 1024, "low": 1024, "medium": 8192, "high": 24576, "xhigh": 24576, "max": 24576}
_LEAST_BUDGET: Final = 128  # of a model whose thinking cannot be turned off
_ANY_BUDGET: Final = -1
_BUDGET_AT: Final = "/parameters/thinking_budget_tokens"


def read_parameters(
    config: RawGenerationConfig, facts: ModelFacts, own: dict[str, object], problems: list[Problem]
) -> dict[str, object]:
    """Return the canonical parameters; put unsupported values into `own`, fields of `generationConfig`."""
    out, odd = PARAMETERS.read(config, problems, "/generationConfig")
    own |= odd
    thinking = config.get("thinkingConfig")
    if isinstance(thinking, dict):
        _read_thinking(thinking, facts, out, own)
    elif thinking is not None:
        problems.append(Problem("/generationConfig/thinkingConfig", "type", "must be an object"))
    return out


def _read_thinking(raw: RawThinkingConfig, facts: ModelFacts, out: dict[str, object], own: dict[str, object]) -> None:
    wanted: bool | str | None = None
    tokens: int | None = None
    level, budget = raw.get("thinkingLevel"), raw.get("thinkingBudget")
    if isinstance(level, str) and level.upper() in _EFFORTS:
        wanted = _EFFORTS[level.upper()]
    elif budget == 0:
        wanted = False
    elif (whole := whole_of(budget)) is not None and whole > 0:
        tokens = whole
    elif budget == _ANY_BUDGET or raw.get("includeThoughts") is True:
        wanted = True
    found: dict[str, object] = {"thinking": wanted, "thinking_budget_tokens": tokens}
    out |= {name: value for name, value in found.items() if value is not None}
    if changes := difference(_thinking(wanted, tokens, facts, None), dict(raw.items())):
        own["thinkingConfig"] = changes


def write_parameters(
    parameters: ModelParameters, variant: GeminiVariant, facts: ModelFacts, losses: GeminiLosses
) -> GenerationConfig:
    """Return the fields of `generationConfig`; canonical defaults are sent, nulls are not."""
    written = PARAMETERS.write(parameters, losses)
    seed = parameters.seed
    if seed is not None and not -(2**31) <= seed < 2**31:
        losses.lose("seed", "/parameters/seed", "sent modulo 2^31")
        written["seed"] = seed % 2**31
    limit_stops(written, "stopSequences", variant.stop_limit, losses)
    out = cast("GenerationConfig", written)  # all rows are fields of this type
    thinking = _thinking(parameters.thinking, parameters.thinking_budget_tokens, facts, losses)
    if thinking:
        out["thinkingConfig"] = thinking
    return out


def _thinking(
    wanted: bool | str | None, budget: int | None, facts: ModelFacts, losses: GeminiLosses | None
) -> ThinkingConfig:
    """Return `thinkingConfig` for the canonical values; {} if they are not set."""
    if wanted is None and budget is None:
        return {}
    losses = losses or GeminiLosses()
    at = "/parameters/thinking" if wanted is not None else _BUDGET_AT
    if facts.thinking == "none":
        if wanted not in (None, False, "none"):
            losses.lose("thinking_unsupported", "/parameters/thinking")
        if budget:
            losses.lose("thinking_unsupported", _BUDGET_AT)
        return {}
    if wanted is False or wanted == "none" or (wanted is None and budget == 0):
        if wanted is not None and (budget or (budget == 0 and not facts.can_stop_thinking)):
            losses.lose("thinking_budget", _BUDGET_AT)
        return _no_thinking(facts, losses, at, is_word=wanted == "none")
    if budget is not None:
        if wanted not in (None, True):
            if facts.thinking == "levels":
                losses.lose("thinking_budget", _BUDGET_AT)
                return _level(wanted, losses)
            losses.lose("thinking_level", at, "the budget is sent", detail=str(wanted))
        elif wanted is True:
            losses.lose("thinking_budget", at, "the budget is sent")
        return {"thinkingBudget": budget, "includeThoughts": True}
    if wanted is True:
        if facts.thinks_by_default:
            return {"includeThoughts": True}
        return {"includeThoughts": True, "thinkingBudget": _ANY_BUDGET}
    if facts.thinking == "levels":
        return _level(wanted, losses)
    tokens = _BUDGETS[str(wanted)]
    losses.lose("thinking_level", at, f"sent as a budget of {tokens} tokens", detail=str(wanted))
    return {"thinkingBudget": tokens, "includeThoughts": True}


def _no_thinking(facts: ModelFacts, losses: GeminiLosses, at: str, *, is_word: bool) -> ThinkingConfig:
    if facts.can_stop_thinking:
        if is_word:
            losses.lose("thinking_level", at, "sent as a budget of 0 tokens", detail="none")
        return {"thinkingBudget": 0}
    losses.lose("thinking_off", at, "sent as the least thinking")
    return {"thinkingLevel": "MINIMAL"} if facts.thinking == "levels" else {"thinkingBudget": _LEAST_BUDGET}


def _level(wanted: bool | str | None, losses: GeminiLosses) -> ThinkingConfig:
    level = _LEVELS.get(str(wanted))
    if level is None:
        losses.lose("thinking_level", "/parameters/thinking", "sent as XHIGH", detail=str(wanted))
        level = "XHIGH"
    return {"thinkingLevel": level, "includeThoughts": True}
