"""Everything that this wire cannot say, with a stable id for each: the one table that encoders report from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire.codecs.dialect_losses import DialectLosses
from turnwire.codecs.openai_responses.tables import DIALECT

LOSSES: Final[Mapping[str, str]] = {
    # parameters
    "openai-responses.sampling": "the wire has no such sampling parameter",
    "openai-responses.stop_sequences": "the wire has no stop texts",
    "openai-responses.max_tokens": "the token limit is at least 16",
    "openai-responses.thinking_level": "the server has no such thinking level",
    "openai-responses.thinking_switch": "the server has no switch that turns thinking on or off",
    "openai-responses.thinking_budget": "the wire has no token budget for thinking",
    "openai-responses.reasoning_sampling": "the model takes no sampling parameters while it reasons",
    # tools
    "openai-responses.tool_choice_without_tools": "without tools nothing can be said about calling them",
    "openai-responses.strict_subset": "strict holds to a subset of JSON Schema, which cannot say this schema",
    # messages
    "openai-responses.message_name": "a message cannot carry a participant's name",
    "openai-responses.prefill": "the model goes on with no answer that the caller began",
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
    "openai-responses.media_type": "a file that is given by URL or id has no media type",
    "openai-responses.path_not_loaded": "a file path: the file is read before encoding, never by a codec",
    "openai-responses.audio": "the wire takes no sound",
    "openai-responses.document_text": "a document of plain text is an ordinary text",
    "openai-responses.foreign_part": "a part that only another dialect knows",
    "openai-responses.unknown_part": "a part of an unknown type",
    "openai-responses.message_options": "no item of this message takes the options of the message",
    "openai-responses.part_options": "thoughts of another dialect carry no options of this one",
    # answers
    "openai-responses.finish_reason": "the wire has no word for this end",
    "openai-responses.rejected_call": "a call that its server refused; a client would take it for a good one",
    "openai-responses.answer_part": "an answer holds texts, thoughts, refusals, calls and items of this wire",
    "openai-responses.answer_detail": "a field that only another dialect knows",
    "openai-responses.late_thinking": "thoughts or a signature came after their item was closed",
    "openai-responses.usage_unknown": "the wire has no usage of which a part is unknown",
    "openai-responses.usage_zero": "the details of a usage have no unknown counts",
    "openai-responses.usage_detail": "this count or time has no field",
    "openai-responses.created": "the time of the answer is not a number of seconds",
    "openai-responses.identity": "an answer must have an id, a model and a time",
}


class ResponsesLosses(DialectLosses):
    """Losses of one conversion into this dialect; what is lost comes from `LOSSES`."""

    __slots__ = ()

    dialect = DIALECT
    sentences = LOSSES
