"""Capabilities of the two API versions of Anthropic Messages and of single models, as rows with their source.

The header `anthropic-version` and the model in the body determine which fields a request may have. Facts about a model
are in `MODEL_ROWS`: all rows of its family that are not newer than the model apply in order. A model whose name is not
Claude's runs on another server of this dialect and uses `OTHER_MODELS`, the contract without exceptions.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, Literal

from turnwire_schema._late_tuples import NamedTuple

from turnwire.codecs.variants import Variant

Effort = Literal["low", "medium", "high", "xhigh", "max"]
EFFORTS: Final[tuple[Effort, ...]] = ("low", "medium", "high", "xhigh", "max")
"""Values of `output_config.effort`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AnthropicVariant(Variant):
    """Capabilities of one API version."""

    dialect: str = "anthropic"
    version: str = "2023-06-01"
    """Value of the header `anthropic-version`."""
    sampling: bool = True
    """Whether temperature, top_p and top_k exist."""
    assistant_documents: bool = True
    """Whether an assistant message may contain documents."""
    user_citations: bool = True
    """Whether a text of a user message may have citations."""


ANTHROPIC = AnthropicVariant(name="anthropic")

ANTHROPIC_2026 = AnthropicVariant(
    name="anthropic-2026-10-21",
    version="2026-10-21",
    # Anthropic's upgrade notes of 21 October 2026: `temperature: Extra inputs are not permitted`; a document directly
    # in an assistant message and a text with citations in a user message are 400.
    sampling=False,
    assistant_documents=False,
    user_citations=False,
)

Thinking = Literal["none", "budget", "both", "adaptive"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelFacts:
    """Capabilities of one model. The defaults are the published contract without exceptions."""

    max_tokens: int = 4096
    """Limit sent if the request has none, because the wire requires one."""
    sampling: bool = True
    """Whether temperature, top_p and top_k may be set."""
    sampling_pair: bool = True
    """Whether temperature and top_p may be set together."""
    sampling_with_thinking: bool = True
    """Whether sampling parameters may be set while the model thinks."""
    thinking: Thinking = "both"
    """How thinking is requested: by a budget, adaptively, either way, or not at all."""
    efforts: frozenset[str] = frozenset(EFFORTS)
    """Values of `output_config.effort`."""
    forced_tools: bool = True
    """Whether tool_choice may require a call."""
    system_messages: bool = True
    """Whether `messages` may contain system messages."""
    prefill: bool = True
    """Whether the caller may start the answer."""
    unsigned_thinking: bool = True
    """Whether thinking without a signature is accepted."""
    strict_subset: bool = False
    """Whether strict schemas outside the subset of JSON Schema that the server compiles are rejected."""
    trailing_space: bool = True
    """Whether an answer started by the caller may end with white space."""
    blank_stops: bool = True
    """Whether a stop sequence may consist of white space only."""


OTHER_MODELS = ModelFacts()

CLAUDE = ModelFacts(
    max_tokens=4096,  # Claude 3: maximum output (published model table)
    sampling_with_thinking=False,  # extended thinking guide: temperature and top_k stay at their defaults
    thinking="none",
    efforts=frozenset(),
    system_messages=False,
    unsigned_thinking=False,  # thinking needs its signature: RequestThinkingBlock, OpenAPI of August 2026
    trailing_space=False,  # 400 `final assistant content cannot end with trailing whitespace`
    strict_subset=True,  # structured outputs guide: keywords that the grammar cannot hold are 400
    blank_stops=False,  # 400 `each stop sequence must contain non-whitespace`
)


class ModelRow(NamedTuple):
    """Changes from one version of a model family on; the family `*` means every family."""

    family: str
    since: tuple[int, ...]
    facts: Mapping[str, Any]


def _row(family: str, since: tuple[int, ...], **facts: Any) -> ModelRow:
    return ModelRow(family, since, MappingProxyType(facts))


# Sources: API notes of Anthropic (anthropics/skills, July 2026), and the live service in pydantic-ai's recordings.
MODEL_ROWS: Final = (
    _row("*", (3, 5), max_tokens=8192),
    _row("*", (3, 7), max_tokens=32000, thinking="budget"),
    _row("*", (4, 1), sampling_pair=False),  # 400 `temperature and top_p cannot both be specified for this model`
    _row("opus", (4, 5), efforts=frozenset(EFFORTS[:3])),
    _row(
        "*",
        (4, 6),
        thinking="both",
        prefill=False,
        # anthropic-sdk/error-400-effort.json: "Supported levels: high, low, max, medium"
        efforts=frozenset(EFFORTS) - {"xhigh"},
    ),
    _row("opus", (4, 7), sampling=False, thinking="adaptive", efforts=frozenset(EFFORTS)),
    _row("*", (5,), sampling=False, thinking="adaptive", efforts=frozenset(EFFORTS)),
    _row("opus", (4, 8), system_messages=True),  # anthropic-sdk/system-mid-conversation.json; Sonnet 5 refuses it
    _row("fable", (5,), forced_tools=False),
    _row("mythos", (0,), forced_tools=False),
)

_NAME: Final = re.compile(
    r"claude-(?:(?P<old>\d)(?:[.-](?P<old_minor>\d))?-)?(?P<family>[a-z]+)"
    r"(?:-(?P<major>\d{1,2})(?!\d)(?:[.-](?P<minor>\d{1,2})(?!\d))?)?"
)
_NEWEST: Final = (99,)


@lru_cache(maxsize=256)
def facts_of(model: str) -> ModelFacts:
    """Return the capabilities of a model by name; a name without a version means the newest of its family."""
    found = _NAME.search(model)
    if found is None:
        return CLAUDE if "claude-" in model else OTHER_MODELS
    numbers = (found["old"], found["old_minor"]) if found["old"] else (found["major"], found["minor"])
    version = tuple(int(number) for number in numbers if number) or _NEWEST
    facts = CLAUDE
    for row in MODEL_ROWS:
        if row.family in ("*", found["family"]) and version >= row.since:
            facts = replace(facts, **row.facts)
    return facts
