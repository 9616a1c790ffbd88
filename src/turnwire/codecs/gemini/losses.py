"""Everything that this wire cannot say, with a stable id for each: the one table that encoders report from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire.codecs.dialect_losses import DialectLosses
from turnwire.codecs.gemini.tables import DIALECT

LOSSES: Final[Mapping[str, str]] = {
    # parameters
    "gemini.sampling": "the wire has no such sampling parameter",
    "gemini.stop_limit": "the server takes no more stop texts",
    "gemini.seed": "a seed has 32 bits",
    "gemini.thinking_level": "the model has no such thinking level",
    "gemini.thinking_off": "the model cannot stop thinking",
    "gemini.thinking_unsupported": "the model does not think",
    "gemini.thinking_budget": "a thinking level and a token budget cannot be said together",
    "gemini.include_usage": "the server counts tokens whether asked or not",
    "gemini.format_words": "the format of the answer has no name and description",
    # tools
    "gemini.tool_choice_without_tools": "without functions nothing can be said about calling them",
    "gemini.parallel_tool_calls": "the wire cannot forbid several calls in one answer",
    "gemini.schema": "the older schema form cannot say this",
    # messages
    "gemini.message_name": "messages have no participant name",
    "gemini.developer_role": "there is no developer role",
    "gemini.system_parts": "the system instruction is one list of texts, whatever message they stood in",
    "gemini.system_in_the_middle": "system texts stand before the conversation only",
    "gemini.prefill": "the model goes on with no answer that the caller began",
    "gemini.empty_message": "a turn cannot be empty",
    "gemini.invalid_tool_call": "a call has a JSON object as arguments",
    "gemini.invalid_call_mark": "an invalid call cannot be marked as one",
    "gemini.unnamed_tool_call": "a call must have a name",
    "gemini.tool_name": "a function's name begins with a letter or an underscore",
    "gemini.orphan_result": "a function response must name its function",
    "gemini.result_parts": "a function response holds one text",
    "gemini.result_order": "without ids, results are distinguished by their order",
    # parts
    "gemini.tool_media": "this model takes no media in a function response",
    "gemini.thinking_foreign": "thoughts, a signature or redacted thoughts that Gemini did not write",
    "gemini.refusal": "refusals are ordinary text",
    "gemini.path_not_loaded": "a file path: the file is read before encoding, never by a codec",
    "gemini.image_detail": "the model has no such detail level",
    "gemini.audio_transcript": "sound has no transcript",
    "gemini.file_type": "a file has no kind but its media type",
    "gemini.document_name": "a document has no name",
    "gemini.document_text": "a document of plain text is data of type text/plain",
    "gemini.foreign_part": "a part that only another dialect knows",
    "gemini.unknown_part": "a part of an unknown type",
    # answers
    "gemini.finish_reason": "the wire has no word for this end",
    "gemini.answer_part": "an answer has no such field",
    "gemini.part_order": "a part of a stream that was left does not go on, and parts stand in the order of the stream",
    "gemini.part_pieces": "a part of a stream that carries fields of its own comes in one piece",
    "gemini.usage_unknown": "the wire has no unknown counts",
    "gemini.usage_detail": "this count or time has no field",
    "gemini.created": "the time of the answer has no RFC 3339 form",
    "gemini.call_order": "a call is sent when it is whole, after what came meanwhile",
}


class GeminiLosses(DialectLosses):
    """Losses of one conversion into this dialect; what is lost comes from `LOSSES`."""

    __slots__ = ()

    dialect = DIALECT
    sentences = LOSSES
