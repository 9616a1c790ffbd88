"""Field mappings between canonical and wire objects, as rows, and usage counts: see `turnwire.codecs.values.rows`.

The wire counts thinking separately from the answer, and the prompts of server tools separately from the prompt. The
canonical completion count includes thinking, and the canonical prompt count includes every prompt part. An absent count
is 0 if the total shows it, else unknown.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from turnwire_schema.v1.provider import ModelInfo
from turnwire_schema.v1.usage import UsageInfo
from turnwire_schema.wire.gemini import GenerateContentResponse, GenerationConfig, Model, UsageMetadata

from turnwire.codecs.answers.answer_rows import (
    ESTIMATE,
    AnswerRows,
    Counted,
    lost_details,
    named,
    write_usage as write_rows,
)
from turnwire.codecs.requests.request_rows import Field, RequestRows, same
from turnwire.codecs.values.rows import Row, Rows, count_in, count_or_digits, size, text
from turnwire.codecs.values.wire_values import Judges, count_of, odd_at, odd_fields

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_gemini import RawUsageMetadata

    from turnwire.codecs.gemini.names import GeminiLosses

_TOTAL: Final = "totalTokenCount"

USAGE: Final = Rows(
    UsageMetadata,
    UsageInfo,
    (
        count_or_digits("promptTokenCount", "prompt_tokens", more="toolUsePromptTokenCount"),
        count_or_digits("candidatesTokenCount", "completion_tokens", less=("reasoning_tokens",)),
        count_or_digits("thoughtsTokenCount", "reasoning_tokens"),
        count_or_digits("cachedContentTokenCount", "cached_tokens"),
    ),
    lost=(ESTIMATE, lost_details("cache_write_tokens", "server_timings")),
    total=_TOTAL,
    detail="usage_detail",
)

PARAMETERS: Final = RequestRows(
    GenerationConfig,
    (
        *same("temperature", "seed"),
        Field("topP", "top_p"),
        Field("topK", "top_k"),
        Field("maxOutputTokens", "max_tokens"),
        Field("frequencyPenalty", "frequency_penalty"),
        Field("presencePenalty", "presence_penalty"),
        Field("stopSequences", "stop_sequences"),
    ),
)
"""Fields of `generationConfig`; the model is in the URL."""

ANSWER: Final = AnswerRows(
    GenerateContentResponse,
    named("createTime", id="responseId", model="modelVersion"),
    usage="usageMetadata",
    beside=("candidates",),
)


def _embeds(methods: object) -> str | None:
    if not isinstance(methods, (list, tuple)):
        return None
    return "yes" if "embedContent" in methods else "no"


MODEL: Final = Rows(
    Model,
    ModelInfo,
    (
        text("name", "name"),
        size("inputTokenLimit", "context_length"),
        Row("supportedGenerationMethods", "capabilities.embedding", _embeds, stays=True),
        Row("thinking", "capabilities.thinking", lambda thinks: "yes" if thinks is True else None, stays=True),
    ),
)
_BODY_JUDGES: Final = Judges({**ANSWER.judges, "candidate/index": lambda _: False})


def odd_beside(extras: Mapping[str, object]) -> list[dict[str, object]]:
    """Return a diagnostic for each invalid extra outside the message and the counts."""
    return odd_fields(extras, _BODY_JUDGES, "/extras")


def read_usage(raw: object) -> Counted:
    """Return the canonical usage; counts that follow from the total are included."""
    if not isinstance(raw, dict):
        return None, []
    said: RawUsageMetadata = raw
    usage, extras, odd = USAGE.read(said)
    prompt, completion = count_of(usage.get("prompt_tokens")), count_of(usage.get("completion_tokens"))
    tools, total = count_in(said.get("toolUsePromptTokenCount")) or 0, count_in(said.get("totalTokenCount"))
    if completion is None:
        completion = count_of(usage.get("reasoning_tokens"))
    if completion is None and total is not None and total == (tools if prompt is None else prompt):
        completion = 0
    if prompt is None and (tools or (total is not None and total == (completion or 0))):
        prompt = tools
    found = {name: value for name, value in usage.items() if value is not None}
    counts = {"prompt_tokens": prompt, "completion_tokens": completion}
    found |= {name: value for name, value in counts.items() if value is not None}
    if prompt is not None and completion is not None and total == prompt + completion:
        extras.pop(_TOTAL, None)
    elif total is not None:
        extras[_TOTAL] = total
    found |= {"extras": extras} if extras else {}
    return found or None, [odd_at(f"/usage/extras/{pointer}") for pointer in odd]


def write_usage(usage: UsageInfo, losses: GeminiLosses) -> UsageMetadata | None:
    """Return `usageMetadata`; None if nothing was counted."""
    wire = write_rows(USAGE, usage, losses, lambda key: "_" not in key)
    if (wire or usage.cache_write_tokens is not None) and _TOTAL not in wire:
        losses.lose("usage_unknown", "/usage", "the unknown counts are left out")
    return cast("UsageMetadata", wire) if wire else None  # all rows are fields of this type
