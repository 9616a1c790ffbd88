"""Field mappings as rows: see `codecs.values.rows`. Counts and times are top-level fields of the answer."""

from __future__ import annotations

from typing import Final

from turnwire_schema.v1.provider import ModelInfo
from turnwire_schema.v1.usage import UsageInfo
from turnwire_schema.wire.ollama import ChatResponse, ListedModel, Options, RunningModel

from turnwire.codecs.answers.answer_rows import ESTIMATE, lost_details
from turnwire.codecs.requests.request_rows import Field, RequestRows, same
from turnwire.codecs.values.rows import Lost, Rows, count, size, text

USAGE: Final = Rows(
    ChatResponse,
    UsageInfo,
    (
        count("prompt_eval_count", "prompt_tokens"),
        count("eval_count", "completion_tokens"),
        count("prompt_eval_cached_count", "cached_tokens"),
        count("total_duration", "server_timings.total_ns"),
        count("load_duration", "server_timings.load_ns"),
        count("prompt_eval_duration", "server_timings.prompt_ns"),
        count("eval_duration", "server_timings.completion_ns"),
    ),
    lost=(
        ESTIMATE,
        lost_details(
            "cache_write_tokens", "reasoning_tokens", "server_timings.queue_ns", "server_timings.extras", "extras"
        ),
    ),
    detail="usage_detail",
)

PARAMETERS: Final = RequestRows(
    Options,
    (
        *same("temperature", "top_p", "top_k", "min_p", "seed"),
        *same("frequency_penalty", "presence_penalty", "repeat_penalty"),
        Field("num_predict", "max_tokens"),
        # The server rejects a single text, which its own OpenAPI file allows; an empty list removes the model's own.
        Field("stop", "stop_sequences", alone=True, empty=True),
    ),
    lost=(Lost("thinking_budget", ("thinking_budget_tokens",)),),
)
"""Fields of `options`; the model is a top-level field of the body."""

_ANY_MODEL: Final = (
    text("name", "name"),
    text("model", "name"),
    text("digest", "digest"),
    text("details.family", "family"),
    text("details.parameter_size", "parameter_size"),
    text("details.quantization_level", "quantization"),
)
MODEL: Final = Rows(
    ListedModel,
    ModelInfo,
    (
        *_ANY_MODEL,
        text("modified_at", "modified_at"),
        size("size", "size_bytes", least=0),
        size("details.context_length", "context_length"),
    ),
)
RUNNING_MODEL: Final = Rows(RunningModel, ModelInfo, (*_ANY_MODEL, size("context_length", "context_length")))
"""Adds the context length in use. The size is the one in memory, and remains in the field where it was received."""
