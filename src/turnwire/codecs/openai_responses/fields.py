"""Field mappings between canonical and wire objects, as rows: see `turnwire.codecs.values.rows`."""

from __future__ import annotations

from typing import Final

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.usage import UsageInfo
from turnwire_schema.wire.openai_responses import Response, ResponsesRequest, ResponseUsage

from turnwire.codecs.answers.answer_rows import ESTIMATE, AnswerRows, lost_details, named
from turnwire.codecs.requests.request_rows import Field, RequestRows, same
from turnwire.codecs.values.rows import Lost, Rows, count
from turnwire.codecs.values.wire_values import time_of

USAGE: Final = Rows(
    ResponseUsage,
    UsageInfo,
    (
        count("input_tokens", "prompt_tokens"),
        count("input_tokens_details.cached_tokens", "cached_tokens", required=True),
        count("input_tokens_details.cache_write_tokens", "cache_write_tokens", required=True),
        count("output_tokens", "completion_tokens"),
        count("output_tokens_details.reasoning_tokens", "reasoning_tokens", required=True),
    ),
    lost=(ESTIMATE, lost_details("server_timings")),
    total="total_tokens",
    detail="usage_detail",
    zero="usage_zero",
)

PARAMETERS: Final = RequestRows(
    ResponsesRequest,
    (*same("model", "temperature", "top_p"), Field("max_output_tokens", "max_tokens")),
    lost=(Lost("stop_sequences", ("stop_sequences",)), Lost("thinking_budget", ("thinking_budget_tokens",))),
)

FLAGS: Final = RequestRows(ResponsesRequest, same("parallel_tool_calls", "stream"), canonical=ChatRequest)

ANSWER: Final = AnswerRows(
    Response, named("created_at", time_of), beside=("object", "output", "status", "incomplete_details")
)
