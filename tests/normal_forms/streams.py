"""What of an event of a stream does not come back when the stream is read and written again, and is equal all the same.

A row says of which events and which of their fields it speaks, so that tests can hold it: whatever else an event says
comes back, or is kept with the answer, or is a named loss.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

LATER: Final = "of a later version"


class StreamRule(NamedTuple):
    """One rule: its id, its sentence, the events, and the fields."""

    name: str
    sentence: str
    events: tuple[str, ...] = ("",)
    """How `type` or `type:type of what the event holds` begin; `""` is every event, `LATER` one of an unknown type."""
    fields: tuple[str, ...] = ()
    """The names of the fields, or `name=value` in JSON; none: all that such an event says."""


STREAM_NORMAL_FORM: Final[Mapping[str, tuple[StreamRule, ...]]] = {
    "openai-chat": (
        StreamRule("padding", "padding against the lengths of packets is left out", fields=("obfuscation",)),
        StreamRule("empty_piece", "a piece of a call that holds only its index says nothing", fields=("index",)),
        StreamRule(
            "cut_call",
            "an answer that ended with a call and whose call is cut says that it broke off",
            fields=('finish_reason="tool_calls"',),
        ),
        StreamRule(
            "no_call",
            "an answer that ended with a call and has none has stopped",
            fields=('finish_reason="tool_calls"', 'finish_reason="function_call"'),
        ),
    ),
    "openai-responses": (
        StreamRule("events", "which events say a thing, and in which pieces, is the writer's choice", fields=("type",)),
        StreamRule(
            "numbers",
            "events, items and parts are numbered anew",
            fields=(
                *("sequence_number", "output_index", "content_index", "summary_index", "annotation_index"),
                *("item_id", "command_index"),
            ),
        ),
        StreamRule("padding", "padding against the lengths of packets is left out", fields=("obfuscation",)),
        StreamRule(
            "first",
            "id, model and time of the answer are those of the first event that has them",
            ("response.completed", "response.incomplete", "response.failed"),
            ("id", "model", "created_at"),
        ),
        StreamRule(
            "repeated",
            "a part that begins or ends repeats what pieces and finished items say, and does not count beside them",
            (
                *("response.content_part.", "response.reasoning_summary_part.", "response.output_text.done"),
                *("response.output_text.annotation.added", "response.refusal.done", "response.reasoning_text.done"),
                *("response.reasoning_summary_text.done", "response.function_call_arguments.done"),
            ),
        ),
        StreamRule(
            "progress",
            "how far a tool of the service has come is passed over: its finished item says what came of it",
            (
                *("response.file_search_call.", "response.web_search_call.", "response.code_interpreter_call"),
                *("response.image_generation_call.", "response.mcp_", "response.shell_call", "response.audio."),
            ),
        ),
        StreamRule(
            "empty_item", "a message without content is not an item", ("response.output_item.",), ("phase", "id")
        ),
        StreamRule("status", "an answer with incomplete_details is incomplete", ("response.created",), ("status",)),
    ),
    "anthropic": (
        StreamRule("ping", "a sign of life says nothing", ("ping",)),
        StreamRule("later", "an event of an unknown type is passed over", (LATER,)),
        StreamRule(
            "pieces", "in which pieces a block comes is the writer's choice", ("content_block_delta",), ("type",)
        ),
        StreamRule(
            "empty_block", "a block that begins and ends without content is not a block", ("content_block_stop",)
        ),
        StreamRule("numbers", "blocks are numbered anew", ("content_block_",), ("index",)),
        StreamRule("stop_reason", "the last stop_reason counts", ("message_start",), ("stop_reason",)),
    ),
    "gemini": (
        StreamRule(
            "partial_arguments",
            "arguments in pieces are put together as args",
            fields=("jsonPath", "stringValue", "numberValue", "boolValue", "nullValue", "willContinue"),
        ),
    ),
    "gemini-interactions": (
        StreamRule("events", "a change of state, and which events say it, is the writer's", fields=("event_type",)),
        StreamRule("numbers", "events and steps are numbered anew", fields=("index", "event_id")),
        StreamRule(
            "status", "a change of state between beginning and end says nothing", ("interaction.status_update",)
        ),
        StreamRule(
            "first", "the id of the answer is that of the first event that has it", ("interaction.completed",), ("id",)
        ),
        StreamRule(
            "running_usage",
            "counts during a stream are passed over: those at its end count",
            ("step.delta", "step.stop"),
            (
                *("total_input_tokens", "total_output_tokens", "total_tokens", "total_cached_tokens"),
                *("total_thought_tokens", "total_tool_use_tokens", "modality", "tokens"),
            ),
        ),
        StreamRule(
            "asked",
            "steps that repeat what was asked are not part of the answer",
            ("step.start:user_input", "step.start:function_result"),
        ),
        StreamRule("empty_step", "an output without content is not a step", ("step.",), ("type",)),
    ),
    "ollama": (
        StreamRule("done", "every line but the last may say done: false or nothing", fields=("done",)),
        StreamRule("media", "media are bare base64: no line breaks", fields=("images",)),
    ),
}
"""The rules of each dialect."""
