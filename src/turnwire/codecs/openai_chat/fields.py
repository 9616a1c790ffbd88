"""What is plain of this wire, as rows: see `turnwire.codecs.rows`.

Groq writes its times into `usage` in seconds, llama.cpp into `timings` beside it in milliseconds; their own numbers are
kept where they stood. vLLM has a name of its own for what it wrote to the cache.
"""

from __future__ import annotations

from typing import Final

from turnwire_schema.v1.usage import UsageInfo
from turnwire_schema.wire.openai_chat import Timings, Usage

from turnwire.codecs.rows import Rows, count, duration
from turnwire.codecs.usage_rows import ESTIMATE

USAGE: Final = Rows(
    Usage,
    UsageInfo,
    (
        count("prompt_tokens", "prompt_tokens"),
        count("completion_tokens", "completion_tokens"),
        count("prompt_tokens_details.cached_tokens", "cached_tokens"),
        count("prompt_tokens_details.created_cache_tokens", "cache_write_tokens", stays=True),
        count("prompt_tokens_details.cache_write_tokens", "cache_write_tokens"),
        count("completion_tokens_details.reasoning_tokens", "reasoning_tokens"),
        duration("queue_time", "server_timings.queue_ns", "seconds"),
        duration("prompt_time", "server_timings.prompt_ns", "seconds"),
        duration("completion_time", "server_timings.completion_ns", "seconds"),
        duration("total_time", "server_timings.total_ns", "seconds"),
    ),
    lost=(ESTIMATE,),
    total="total_tokens",
    detail="usage_detail",
)

TIMINGS: Final = Rows(
    Timings,
    UsageInfo,
    (
        duration("prompt_ms", "server_timings.prompt_ns", "milliseconds"),
        duration("predicted_ms", "server_timings.completion_ns", "milliseconds"),
    ),
)
