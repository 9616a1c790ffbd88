"""Everything that this wire cannot say, with a stable id for each: the one table that encoders report from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire.codecs.dialect_losses import DialectLosses
from turnwire.codecs.gemini_interactions.tables import DIALECT

LOSSES: Final[Mapping[str, str]] = {
    # parameters
    "gemini-interactions.sampling": "the wire has no such sampling parameter",
    "gemini-interactions.thinking_level": "the wire has no such thinking level",
    "gemini-interactions.thinking_budget": "the wire has no token budget for thinking",
    "gemini-interactions.include_usage": "the service counts tokens whether asked or not",
    "gemini-interactions.format_words": "the format of the answer has no name, description and strictness",
    # tools
    "gemini-interactions.tool_choice_without_tools": "without functions nothing can be said about calling them",
    "gemini-interactions.parallel_tool_calls": "the wire cannot forbid several calls in one answer",
    # messages
    "gemini-interactions.message_name": "steps have no participant name",
    "gemini-interactions.message_options": "a message that is several steps, or a text, cannot carry fields of its own",
    "gemini-interactions.developer_role": "there is no developer role",
    "gemini-interactions.system_joined": "the system instruction is one text",
    "gemini-interactions.system_in_the_middle": "the system instruction stands before the conversation only",
    "gemini-interactions.prefill": "the model goes on with no answer that the caller began",
    "gemini-interactions.invalid_tool_call": "a call has a name and a JSON object as arguments",
    # parts
    "gemini-interactions.thinking_foreign": "thoughts, a signature or redacted thoughts that this API did not write",
    "gemini-interactions.refusal": "refusals are ordinary text",
    "gemini-interactions.path_not_loaded": "a file path: the file is read before encoding, never by a codec",
    "gemini-interactions.image_detail": "the wire has no such detail level",
    "gemini-interactions.audio_transcript": "sound has no transcript",
    "gemini-interactions.document_name": "a document has no name",
    "gemini-interactions.document_text": "a document of plain text is an ordinary text",
    "gemini-interactions.result_media": "a result holds texts and images",
    "gemini-interactions.foreign_part": "a part that only another dialect knows",
    "gemini-interactions.unknown_part": "a part of an unknown type",
    # answers
    "gemini-interactions.finish_reason": "the wire has no word for this end",
    "gemini-interactions.created": "the time of the answer has no RFC 3339 form",
    "gemini-interactions.usage_detail": "this count or time has no field",
    "gemini-interactions.answer_field": "an answer has no such field",
    "gemini-interactions.bare_call": "a call without arguments that ends a cut answer counts as cut",
    "gemini-interactions.part_order": "a step that has ended does not go on",
}


class InteractionsLosses(DialectLosses):
    """Losses of one conversion into this dialect; what is lost comes from `LOSSES`."""

    __slots__ = ()

    dialect = DIALECT
    sentences = LOSSES
