"""Field mappings between canonical and wire objects, as rows, and usage counts: see `turnwire.codecs.values.rows`.

The wire counts thinking separately from the answer, and the prompts of server tools separately from the prompt. The
canonical completion count includes thinking, and the canonical prompt count includes every prompt part.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.usage import UsageInfo
from turnwire_schema.wire.gemini_interactions import GenerationConfig, Interaction, InteractionRequest, Usage

from turnwire.codecs.answers.answer_rows import (
    ESTIMATE,
    AnswerRows,
    Counted,
    lost_details,
    named,
    read_usage as read_rows,
    write_usage as write_rows,
)
from turnwire.codecs.requests.request_rows import Field, RequestRows, same
from turnwire.codecs.values.rows import Lost, Rows, count

if TYPE_CHECKING:
    from turnwire.codecs.gemini_interactions.names import InteractionsLosses

USAGE: Final = Rows(
    Usage,
    UsageInfo,
    (
        count("total_input_tokens", "prompt_tokens", more="total_tool_use_tokens"),
        count("total_output_tokens", "completion_tokens", less=("reasoning_tokens",)),
        count("total_thought_tokens", "reasoning_tokens"),
        count("total_cached_tokens", "cached_tokens"),
    ),
    lost=(ESTIMATE, lost_details("cache_write_tokens", "server_timings")),
    total="total_tokens",
    detail="usage_detail",
)

PARAMETERS: Final = RequestRows(
    GenerationConfig,
    (*same("temperature", "top_p", "seed", "stop_sequences"), Field("max_output_tokens", "max_tokens")),
    lost=(Lost("thinking_budget", ("thinking_budget_tokens",)),),
)
"""Fields of `generation_config`; the model is a top-level field of the body."""

FLAGS: Final = RequestRows(InteractionRequest, same("stream"), canonical=ChatRequest)

ANSWER: Final = AnswerRows(Interaction, named("created"), beside=("status", "object", "steps"))
_COUNT_FIELDS: Final = frozenset(Usage.__annotations__)


def read_usage(raw: object) -> Counted:
    """Return the canonical counts; an empty object has no counts but is not a missing report."""
    usage, odd = read_rows(USAGE, raw)
    return {} if usage is None and isinstance(raw, dict) else usage, odd


def write_usage(usage: UsageInfo | None, losses: InteractionsLosses) -> Usage | None:
    """Return the counts for a client; None if nothing was counted."""
    if usage is None:
        return None
    wire = write_rows(USAGE, usage, losses, lambda key: key in _COUNT_FIELDS or key.endswith("_by_modality"))
    return cast("Usage", wire) if wire else None  # all rows are fields of this type
