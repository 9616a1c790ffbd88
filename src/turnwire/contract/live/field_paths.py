"""Places of the same fields in different dialects: rows that generic checks look things up in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final


def at(value: Any, *steps: str | int) -> Any:
    """The value at the end of these steps into a JSON value; None if it does not exist."""
    for step in steps:
        if isinstance(step, int):
            value = value[step] if isinstance(value, list) and -len(value) <= step < len(value) else None
        else:
            value = value.get(step) if isinstance(value, dict) else None
    return value


def items(value: Any) -> list[Any]:
    """A list, or none at all."""
    return value if isinstance(value, list) else []


@dataclass(frozen=True, slots=True, kw_only=True)
class Pair:
    """Events of a stream that open and close one thing, and those that may only come between."""

    opens: str
    closes: str
    between: tuple[str, ...]
    key: tuple[str, ...]
    """The members that identify events of one thing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """The places and words of one dialect that its documents do not tie together."""

    counts: tuple[tuple[str, ...], ...]
    """Where the tokens are counted: prompt, answer, and the sum of the two where there is one."""
    also_counted: tuple[tuple[str, ...], ...] = ()
    """Further counts that are part of the sum."""
    choices: str | None = None
    """The place of the answers, if there can be several."""
    calls_end: str
    """The finish word of an answer with calls."""
    cut_end: str
    """The finish word of an answer that a limit cut."""
    has_done: bool = False
    """Whether a stream ends with `[DONE]`."""
    name_field: str | None = None
    """The member of an event that repeats its name; None: events have no names."""
    first: str | None = None
    """Name of a stream's first event."""
    is_end: Callable[[Mapping[str, Any]], bool]
    """Whether an event says that the answer has ended."""
    may_follow: Callable[[Mapping[str, Any]], bool] = lambda event: False
    """Whether an event may come after that."""
    id_at: Iterable[tuple[str | int, ...]] = ()
    """Where an event names the answer's id."""
    model_at: Iterable[tuple[str | int, ...]] = ()
    pairs: tuple[Pair, ...] = ()


def _types(*names: str, field: str = "type") -> Callable[[Mapping[str, Any]], bool]:
    return lambda event: event.get(field) in names


WORDS: Final[Mapping[str, Words]] = {
    "ollama": Words(
        counts=(("prompt_eval_count",), ("eval_count",)),
        calls_end="stop",
        cut_end="length",
        is_end=lambda event: event.get("done") is True,
        model_at=(("model",),),
    ),
    "openai-chat": Words(
        counts=(("usage", "prompt_tokens"), ("usage", "completion_tokens"), ("usage", "total_tokens")),
        choices="choices",
        calls_end="tool_calls",
        cut_end="length",
        has_done=True,
        is_end=lambda event: any(at(each, "finish_reason") for each in items(event.get("choices"))),
        may_follow=lambda event: event.get("choices") == [],
        id_at=(("id",),),
        model_at=(("model",),),
    ),
    "openai-responses": Words(
        counts=(("usage", "input_tokens"), ("usage", "output_tokens"), ("usage", "total_tokens")),
        calls_end="completed",
        cut_end="incomplete:max_output_tokens",
        name_field="type",
        first="response.created",
        is_end=_types("response.completed", "response.incomplete", "response.failed"),
        id_at=(("response", "id"),),
        model_at=(("response", "model"),),
        pairs=(
            Pair(
                opens="response.output_item.added",
                closes="response.output_item.done",
                between=(
                    "response.content_part.added",
                    "response.output_text.delta",
                    "response.function_call_arguments.delta",
                    "response.content_part.done",
                ),
                key=("output_index",),
            ),
            Pair(
                opens="response.content_part.added",
                closes="response.content_part.done",
                between=("response.output_text.delta", "response.output_text.done"),
                key=("output_index", "content_index"),
            ),
        ),
    ),
    "anthropic": Words(
        counts=(("usage", "input_tokens"), ("usage", "output_tokens")),
        calls_end="tool_use",
        cut_end="max_tokens",
        name_field="type",
        first="message_start",
        is_end=_types("message_stop"),
        id_at=(("message", "id"),),
        model_at=(("message", "model"),),
        pairs=(
            Pair(
                opens="content_block_start",
                closes="content_block_stop",
                between=("content_block_delta",),
                key=("index",),
            ),
        ),
    ),
    "gemini": Words(
        counts=(
            ("usageMetadata", "promptTokenCount"),
            ("usageMetadata", "candidatesTokenCount"),
            ("usageMetadata", "totalTokenCount"),
        ),
        also_counted=(("usageMetadata", "thoughtsTokenCount"), ("usageMetadata", "toolUsePromptTokenCount")),
        choices="candidates",
        calls_end="STOP",
        cut_end="MAX_TOKENS",
        is_end=lambda event: any(at(each, "finishReason") for each in items(event.get("candidates"))),
        id_at=(("responseId",),),
        model_at=(("modelVersion",),),
    ),
    "gemini-interactions": Words(
        counts=(("usage", "total_input_tokens"), ("usage", "total_output_tokens"), ("usage", "total_tokens")),
        also_counted=(("usage", "total_thought_tokens"), ("usage", "total_tool_use_tokens")),
        calls_end="requires_action",
        cut_end="incomplete",
        has_done=True,
        name_field="event_type",
        first="interaction.created",
        is_end=_types("interaction.completed", field="event_type"),
        id_at=(("interaction", "id"),),
        model_at=(("interaction", "model"),),
        pairs=(Pair(opens="step.start", closes="step.stop", between=("step.delta",), key=("index",)),),
    ),
}
"""The words of each dialect."""
