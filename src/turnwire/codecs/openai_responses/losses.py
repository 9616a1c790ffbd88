"""Everything that this wire cannot say, with a stable id for each: the one table that encoders report from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire.core.losses import LossList

LOSSES: Final[Mapping[str, str]] = {
    # parameters
    "openai-responses.sampling": "the wire has no such sampling parameter",
    "openai-responses.stop_sequences": "the wire has no stop texts",
    "openai-responses.max_tokens": "the token limit is at least 16",
    "openai-responses.thinking_level": "the server has no such thinking level",
    "openai-responses.thinking_switch": "the server has no switch that turns thinking on or off",
    "openai-responses.thinking_budget": "the wire has no token budget for thinking",
    # tools
    "openai-responses.tool_choice_without_tools": "without tools nothing can be said about calling them",
    # messages
    "openai-responses.message_name": "a message cannot carry a participant's name",
    "openai-responses.is_error": "a tool result cannot be marked as failed",
    "openai-responses.invalid_call_mark": "an invalid call cannot be marked as one",
    "openai-responses.unnamed_tool_call": "a call must have a name",
    "openai-responses.tool_call_name": "a tool name has 1 to 128 of A–Z, a–z, 0–9, _ and -",
    "openai-responses.call_id": "a call id has at most 64 characters",
    # parts
    "openai-responses.thinking_foreign": "thoughts, signatures and redacted thoughts of another dialect",
    "openai-responses.thinking_redacted": "this wire has no redacted thoughts beside encrypted reasoning",
    "openai-responses.lone_reasoning": "a reasoning item needs the item that it led to after it",
    "openai-responses.answer_media": "an assistant's message holds texts and refusals only",
    "openai-responses.part_place": "this part cannot stand in this message",
    "openai-responses.path_not_loaded": "a file path: the file is read before encoding, never by a codec",
    "openai-responses.audio": "the wire takes no sound",
    "openai-responses.document_text": "a document of plain text is an ordinary text",
    "openai-responses.foreign_part": "a part that only another dialect knows",
    "openai-responses.unknown_part": "a part of an unknown type",
    # answers
    "openai-responses.finish_reason": "the wire has no word for this end",
    "openai-responses.rejected_call": "a call that its server refused; a client would take it for a good one",
    "openai-responses.answer_part": "an answer holds texts, thoughts, refusals, calls and items of this wire",
    "openai-responses.late_thinking": "thoughts or a signature came after their item was closed",
    "openai-responses.usage_unknown": "the wire has no usage of which a part is unknown",
    "openai-responses.usage_detail": "this count or time has no field",
    "openai-responses.created": "the time of the answer is no number of seconds",
    "openai-responses.identity": "an answer must have an id, a model and a time",
}


class ResponsesLosses(LossList):
    """Losses of one conversion into this dialect; what is lost comes from `LOSSES`. Each loss is noted once."""

    __slots__ = ()

    def lose(self, name: str, at: str, done: str = "left out", *, detail: str = "") -> None:
        """Note the loss `openai-responses.<name>` at the JSON pointer `at`; `detail` names fields, never content."""
        loss_id = f"openai-responses.{name}"
        what = LOSSES[loss_id]
        self.add(loss_id, at, f"{what}: {detail}" if detail else what, done)
