"""Everything that this wire cannot say, with a stable id for each: the one table that encoders report from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire.codecs.dialect_losses import DialectLosses
from turnwire.codecs.ollama.names import DIALECT

LOSSES: Final[Mapping[str, str]] = {
    # request
    "ollama.tool_choice": "the wire cannot force a tool call or name a tool",
    "ollama.tool_choice_none": "the wire cannot offer tools and forbid their use",
    "ollama.parallel_tool_calls": "the wire cannot forbid several calls in one answer",
    "ollama.include_usage": "the server counts tokens whether asked or not",
    "ollama.thinking_level": "the server has no such thinking level",
    "ollama.thinking_budget": "the wire has no token budget for thinking",
    "ollama.format_description": "the format is not shown to the model, so its description cannot be",
    "ollama.format_strict": "the server always holds the answer to the schema",
    "ollama.misplaced_option": "an option that the server reads only inside `options` stands beside it",
    "ollama.reserved_option": "provider options cannot replace the model, the messages or the stream flag",
    "ollama.schema_keywords": "the server hides these keywords of a tool's schema from the model",
    "ollama.schema_ref": "a reference in a tool's schema that leads to itself or elsewhere cannot be written out",
    "ollama.schema_written_out": "the server drops references in a tool's schema",
    # messages
    "ollama.message_name": "messages have no participant name",
    "ollama.developer_role": "most templates drop a message of the role developer",
    "ollama.prefill": "only the templates of some models go on with an answer that the caller began",
    "ollama.is_error": "a tool result cannot be marked as failed",
    "ollama.result_order": "older servers match tool results to calls by their order alone",
    "ollama.call_order": "calls stand beside the content, not in it",
    "ollama.invalid_tool_call": "a call without a JSON object as arguments cannot be sent",
    # parts
    "ollama.parts_joined": "a message has one text and one thinking, not several",
    "ollama.part_order": "images stand beside the text, not in it",
    "ollama.part_options": "parts are not objects on this wire and carry no options",
    "ollama.path_not_loaded": "a file path: the file is read before encoding, never by a codec",
    "ollama.media_url": "the server fetches nothing: media must be given as data",
    "ollama.file_id": "the server stores no files",
    "ollama.media_type": "the server goes by the bytes, which are not of the stated media type",
    "ollama.image_detail": "images have no detail level",
    "ollama.audio_transcript": "sound has no transcript",
    "ollama.document": "documents are unknown",
    "ollama.refusal": "refusals are ordinary text",
    "ollama.thinking_foreign": "a signature or redacted thinking of another dialect",
    "ollama.foreign_part": "a part that only another dialect knows",
    "ollama.unknown_part": "a part of an unknown type",
    "ollama.image_tag": "the server takes [img] and [img-N] in a text for the place of an image",
    # response
    "ollama.finish_reason": "the wire has no word for this end",
    "ollama.response_id": "answers have no id",
    "ollama.identity": "an answer must have a model and a time",
    "ollama.created": "the time of the answer has no RFC 3339 form",
    "ollama.usage_detail": "this count or time has no field",
}


class OllamaLosses(DialectLosses):
    """Losses of one conversion into this dialect; what is lost comes from `LOSSES`."""

    __slots__ = ()

    dialect = DIALECT
    sentences = LOSSES
