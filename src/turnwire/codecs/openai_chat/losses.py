"""Everything that this wire cannot say, with a stable id for each: the one table that encoders report from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire.codecs.dialect_losses import DialectLosses
from turnwire.codecs.openai_chat.tables import DIALECT

LOSSES: Final[Mapping[str, str]] = {
    # parameters
    "openai-chat.sampling": "the server does not honour this sampling parameter",
    "openai-chat.thinking_level": "the server has no such thinking level",
    "openai-chat.thinking_switch": "the server has no switch that turns thinking on",
    "openai-chat.thinking_budget": "the wire has no token budget for thinking",
    "openai-chat.stop_limit": "the server takes no more stop texts",
    "openai-chat.reasoning_sampling": "the model takes no sampling parameters while it reasons",
    "openai-chat.model_stop": "the model takes no stop texts",
    # tools
    "openai-chat.tool_choice": "the server ignores tool_choice",
    "openai-chat.named_tool_choice": "the server ignores the name in tool_choice",
    "openai-chat.tool_choice_without_tools": "without tools nothing can be said about calling them",
    "openai-chat.parallel_tool_calls": "the server ignores parallel_tool_calls: false",
    "openai-chat.strict_subset": "strict holds to a subset of JSON Schema, which cannot say this schema",
    # messages
    "openai-chat.developer_role": "the server knows no role developer",
    "openai-chat.system_messages": "the chat template takes one system message",
    "openai-chat.system_place": "the chat template takes a system message at the start only",
    "openai-chat.message_name": "this message cannot carry a name",
    "openai-chat.prefill": "the model goes on with no answer that the caller began",
    "openai-chat.is_error": "a tool result cannot be marked as failed",
    "openai-chat.invalid_tool_call": "the server refuses arguments that are not JSON",
    "openai-chat.invalid_call_mark": "an invalid call cannot be marked as one",
    "openai-chat.call_order": "calls stand after all content",
    "openai-chat.unnamed_tool_call": "a call must have a name",
    # parts
    "openai-chat.tool_media": "a tool message holds text only",
    "openai-chat.texts_joined": "this message holds one text, not several parts",
    "openai-chat.part_options": "this part is not an object on the wire and carries no options",
    "openai-chat.media_type": "a file that is given by URL or id has no media type",
    "openai-chat.thinking_foreign": "a signature, redacted thoughts, or thoughts that this server has no field for",
    "openai-chat.thinking_order": "thoughts stand once, before everything else",
    "openai-chat.refusal": "refusals are ordinary text",
    "openai-chat.path_not_loaded": "a file path: the file is read before encoding, never by a codec",
    "openai-chat.image_source": "an image is given by URL or data",
    "openai-chat.audio_source": "sound is given by data in a format that the server takes",
    "openai-chat.audio_transcript": "sound has no transcript",
    "openai-chat.document_source": "a document is given by data or file id",
    "openai-chat.document_text": "a document of plain text is an ordinary text",
    "openai-chat.document": "the server takes no documents",
    "openai-chat.foreign_part": "a part that only another dialect knows",
    "openai-chat.unknown_part": "a part of an unknown type",
    # answers
    "openai-chat.finish_reason": "the wire has no word for this end",
    "openai-chat.answer_part": "an answer holds text, thoughts, a refusal and calls",
    "openai-chat.rejected_call": "a call that its server refused; a client would take it for a good one",
    "openai-chat.usage_unknown": "the wire has no unknown counts",
    "openai-chat.usage_detail": "this count or time has no field",
    "openai-chat.created": "the time of the answer is not a number of seconds",
    "openai-chat.identity": "an answer must have an id, a model and a time",
}


class ChatLosses(DialectLosses):
    """Losses of one conversion into this dialect; what is lost comes from `LOSSES`."""

    __slots__ = ()

    dialect = DIALECT
    sentences = LOSSES
