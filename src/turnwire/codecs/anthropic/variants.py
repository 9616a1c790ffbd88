"""The two API versions of Anthropic Messages, and what single models take, as rows with their source.

A request names its version in the header `anthropic-version` and its model in the body; both decide what may be said.
Facts about a model are rows of `MODEL_ROWS`: the rows of its family that are not newer than it apply in order. A model
whose name is not Claude's runs on another server that speaks the dialect: `OTHER_MODELS` takes what the contract has.
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
"""Words of `output_config.effort`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AnthropicVariant(Variant):
    """What one API version takes."""

    dialect: str = "anthropic"
    version: str = "2023-06-01"
    """Value of the header `anthropic-version`."""
    sampling: bool = True
    """Whether temperature, top_p and top_k exist."""
    assistant_documents: bool = True
    """Whether an assistant message may hold documents."""
    user_citations: bool = True
    """Whether a text of a user message may carry citations."""


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
    """What one model takes. The defaults are the published contract without exceptions."""

    max_tokens: int = 4096
    """Sent where the request names no limit, because the wire needs one."""
    sampling: bool = True
    """Whether temperature, top_p and top_k may be set."""
    sampling_pair: bool = True
    """Whether temperature and top_p may stand together."""
    sampling_with_thinking: bool = True
    """Whether sampling may be set while the model thinks."""
    thinking: Thinking = "both"
    """How thinking is asked for: by a budget, adaptively, either way, or not at all."""
    efforts: frozenset[str] = frozenset(EFFORTS)
    """Words of `output_config.effort`."""
    forced_tools: bool = True
    """Whether tool_choice may demand a call."""
    system_messages: bool = True
    """Whether a system message may stand among the messages."""
    prefill: bool = True
    """Whether the caller may begin the answer."""
    unsigned_thinking: bool = True
    """Whether thoughts without a signature are taken back."""
    strict_subset: bool = False
    """Whether strict schemas are refused outside the subset of JSON Schema that the server compiles."""
    trailing_space: bool = True
    """Whether an answer that the caller began may end in white space."""
    blank_stops: bool = True
    """Whether a stop sequence may be white space only."""


OTHER_MODELS = ModelFacts()

CLAUDE = ModelFacts(
    max_tokens=4096,  # Claude 3: the most it writes (published model table)
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
    """What is different from one version of a family on; the family `*` is every one."""

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
    """What the model of that name takes; a name without a version is the newest of its family."""
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
