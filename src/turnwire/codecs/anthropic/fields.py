"""Field mappings between canonical and wire objects, as rows: see `turnwire.codecs.values.rows`.

On this wire `input_tokens` excludes tokens read from and written to the cache; the canonical prompt count includes
them. `output_tokens` includes thinking.
"""

from __future__ import annotations

from typing import Final

from turnwire_schema.v1.provider import ModelInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.usage import UsageInfo
from turnwire_schema.wire.anthropic import Message, MessagesRequest, Model, Usage

from turnwire.codecs.answers.answer_rows import ESTIMATE, AnswerRows, lost_details, named
from turnwire.codecs.requests.request_rows import RequestRows, same
from turnwire.codecs.values.rows import Rows, count, size, text
from turnwire.core.accumulate import MESSAGE_EXTRAS

USAGE: Final = Rows(
    Usage,
    UsageInfo,
    (
        count("input_tokens", "prompt_tokens", less=("cached_tokens", "cache_write_tokens")),
        count("output_tokens", "completion_tokens"),
        count("cache_read_input_tokens", "cached_tokens"),
        count("cache_creation_input_tokens", "cache_write_tokens"),
        count("output_tokens_details.thinking_tokens", "reasoning_tokens"),
    ),
    lost=(ESTIMATE, lost_details("server_timings")),
    detail="usage_detail",
)

PARAMETERS: Final = RequestRows(
    MessagesRequest, same("model", "max_tokens", "temperature", "top_p", "top_k", "stop_sequences")
)

FLAGS: Final = RequestRows(MessagesRequest, same("stream"), canonical=ChatRequest)

ANSWER: Final = AnswerRows(Message, named(), beside=("type", "role", "content", "stop_reason"))
TAKEN: Final = ANSWER.keys | {MESSAGE_EXTRAS}
"""Names that no extra of an answer may have: canonical fields, and the field for a message's extras in a chunk."""

MODEL: Final = Rows(
    Model,
    ModelInfo,
    (text("id", "name"), size("max_input_tokens", "context_length"), text("created_at", "modified_at")),
    silent=("type", "object"),  # OpenAI's list has `object`
)
