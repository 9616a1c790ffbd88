"""Rows for the simple fields of this wire (see `codecs.values.rows`), and usage read and written by them.

Groq writes its times into `usage` in seconds, llama.cpp into `timings` next to it in milliseconds; their own numbers
are preserved where they were. vLLM has its own name for tokens written to the cache.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final, cast

from turnwire_schema.v1.provider import ModelInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.usage import UsageInfo
from turnwire_schema.wire import openai_chat as typed

from turnwire.codecs.answers.answer_rows import (
    ESTIMATE,
    AnswerRows,
    Counted,
    named,
    read_usage as read_rows,
    write_usage as write_rows,
)
from turnwire.codecs.openai_chat.names import ChatLosses
from turnwire.codecs.requests.request_rows import Field, RequestRows, same
from turnwire.codecs.values.rows import Lost, Rows, count, duration, size, text
from turnwire.codecs.values.wire_values import (
    Judges,
    is_object,
    is_text,
    object_of,
    odd_at,
    odd_fields,
    odd_identity,
    time_of,
)
from turnwire.codecs.variants import CHAT_VARIANTS, ChatVariant

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_openai_chat import RawDelta, RawResponseMessage

USAGE: Final = Rows(
    typed.Usage,
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
    typed.Timings,
    UsageInfo,
    (
        duration("prompt_ms", "server_timings.prompt_ns", "milliseconds"),
        duration("predicted_ms", "server_timings.completion_ns", "milliseconds"),
    ),
)

NATIVE_USAGE: Final = Rows(
    typed.NativeCompletion,
    UsageInfo,
    (count("tokens_predicted", "completion_tokens"), count("tokens_evaluated", "prompt_tokens")),
)
"""Counts of llama.cpp's own completions."""
NATIVE_COUNTS: Final[Mapping[str, str]] = {
    row.wire: next(each.wire for each in USAGE.rows if each.canonical == row.canonical) for row in NATIVE_USAGE.rows
}
"""The same under OpenAI's names."""

_BOTH_LIMITS: Final = ("max_completion_tokens", "max_tokens")  # the newer name wins if both exist


def parameters_of(variant: ChatVariant) -> RequestRows:
    """Return the rows of the request itself, for one server variant."""
    return _parameters(variant.max_tokens_field, variant.thinking_budget_field, tuple(variant.sampling.items()))


@cache
def _parameters(limit: str, budget: str | None, sampling: tuple[tuple[str, str], ...]) -> RequestRows:
    further = [Field(wire, canonical) for canonical, wire in sampling]
    if budget is not None:
        further.append(Field(budget, "thinking_budget_tokens"))
    return RequestRows(
        typed.ChatCompletionRequest,
        (
            *same("model", "temperature", "top_p", "seed"),
            *(Field(name, "max_tokens", is_written=name == limit) for name in _BOTH_LIMITS),
            Field("stop", "stop_sequences", alone=True),
            *further,
        ),
        lost=() if budget is not None else (Lost("thinking_budget", ("thinking_budget_tokens",)),),
    )


PARAMETERS: Final[Mapping[str, RequestRows]] = {variant.name: parameters_of(variant) for variant in CHAT_VARIANTS}
"""By the name of the variant."""

FLAGS: Final = RequestRows(typed.ChatCompletionRequest, same("parallel_tool_calls", "stream"), canonical=ChatRequest)

NOISE: Final = frozenset({"obfuscation"})
"""Random text that hides the length of a chunk."""
ANSWER: Final = AnswerRows(typed.ChatCompletion, named("created", time_of), beside=("object", "choices"), silent=NOISE)

MODEL: Final = Rows(
    typed.Model,
    ModelInfo,
    (
        text("id", "name"),
        size("max_model_len", "context_length", stays=True),
        size("context_window", "context_length", stays=True),
        size("meta.n_ctx", "context_length", stays=True),
        size("meta.n_ctx_train", "context_length", stays=True),
        size("meta.size", "size_bytes", least=0, stays=True),
        text("meta.ftype", "quantization", stays=True),
    ),
    silent=("object",),
)
"""vLLM names the context as `max_model_len`, Groq as `context_window`, llama.cpp inside `meta`."""


_BODY_JUDGES: Final = Judges({**ANSWER.judges, "choice/index": lambda _: False})


def odd_beside(extras: Mapping[str, object]) -> list[dict[str, object]]:
    """Return a diagnostic for each field outside of the message and the counts that has an invalid value."""
    return odd_fields(extras, _BODY_JUDGES, "/extras")


_TIMES: Final = frozenset(row.wire for row in USAGE.rows if row.canonical.startswith("server_timings."))

_MESSAGE_JUDGES: Final = Judges(
    {
        "content": lambda value: isinstance(value, (str, list, tuple)),
        "refusal": is_text,
        "function_call": is_object,
        "reasoning": is_text,
        "reasoning_content": is_text,
    }
)


def odd_message(message: RawResponseMessage | RawDelta) -> dict[str, object]:
    """Return the fields of a message or delta that should be part of the answer but have invalid values."""
    return odd_identity(message, _MESSAGE_JUDGES)


def odd_in_message(extras: Mapping[str, object]) -> list[dict[str, object]]:
    """Return a diagnostic for each of `odd_message` among the extras of a message."""
    return odd_fields(extras, _MESSAGE_JUDGES, "/message/extras")


def read_usage(raw: object, timings: object = None) -> Counted:
    """Return canonical usage, with the times of `timings`."""
    usage, odd = read_rows(USAGE, raw)
    if isinstance(timings, dict):
        values, odd_times = TIMINGS.values_in(timings)
        if usage is None:
            usage = values or None
        elif "server_timings" not in usage:
            usage.update(values)
        elif values:
            usage["server_timings"] = {**object_of(usage["server_timings"]), **object_of(values["server_timings"])}
        odd += [odd_at(f"/extras/timings/{name}") for name in odd_times]
    elif timings is not None:
        odd.append(odd_at("/extras/timings"))
    return usage, odd


def write_usage(usage: UsageInfo, losses: ChatLosses, *, has_timings: bool = False) -> typed.Usage | None:
    """Return the wire object; None if nothing was counted. `has_timings`: the answer has the server's own times."""
    found = write_rows(USAGE, usage, losses)  # Gemini's compatible endpoint counts thoughts in its own total alone
    wire = cast("typed.Usage", found)  # `tools/check_rows.py` holds the rows to the document
    if usage.total_tokens is None:
        losses.lose("usage_unknown", "/usage", "the unknown counts are left out")
    has_times = has_timings or any(name in wire for name in _TIMES)
    if usage.server_timings is not None and not has_times:
        losses.lose("usage_detail", "/usage/server_timings", detail="server_timings")
    return wire if found else None
