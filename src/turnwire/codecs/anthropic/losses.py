"""Everything that this wire cannot say, with a stable id for each: the one table that encoders report from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire.codecs.anthropic.tables import DIALECT
from turnwire.codecs.dialect_losses import DialectLosses

LOSSES: Final[Mapping[str, str]] = {
    # parameters
    "anthropic.sampling": "the server takes no such sampling parameter here",
    "anthropic.temperature_range": "temperature goes from 0 to 1",
    "anthropic.thinking_level": "the model has no such thinking level",
    "anthropic.thinking_switch": "the model cannot be asked to think",
    "anthropic.thinking_budget": "this many tokens of thinking cannot be asked for",
    "anthropic.blank_stop": "a stop sequence holds more than white space",
    "anthropic.max_tokens": "a request must say how many tokens the answer may have",
    # tools and formats
    "anthropic.tool_choice": "a call cannot be demanded here",
    "anthropic.tool_choice_without_tools": "without tools nothing can be said about calling them",
    "anthropic.parallel_tool_calls": "where calls are forbidden nothing can be said about several at a time",
    "anthropic.strict": "a strict schema cannot refer to itself",
    "anthropic.schema_keyword": "a strict schema cannot hold this keyword",
    "anthropic.json_object": "there is no format for any JSON object",
    "anthropic.format_detail": "the format is a schema and nothing else",
    # messages
    "anthropic.developer_role": "there is no role developer",
    "anthropic.system_messages": "there is one system text at the start",
    "anthropic.system_place": "a system text cannot stand here",
    "anthropic.message_name": "this message cannot carry a name",
    "anthropic.no_message": "a request needs a message beside the system text",
    "anthropic.users_joined": "where tool results stand, there is one message between two answers",
    "anthropic.empty_text": "a text holds more than white space",
    "anthropic.trailing_space": "an answer that the model goes on with ends in no white space",
    "anthropic.prefill": "the model goes on with no answer that the caller began",
    "anthropic.result_order": "tool results stand before everything else, in the order of the calls",
    "anthropic.invalid_tool_call": "the input of a call is an object",
    "anthropic.invalid_call_mark": "an invalid call cannot be marked as one",
    "anthropic.call_id": "a call id has letters, digits, _ and -, and comes once in a request",
    "anthropic.unnamed_tool_call": "a call must have a name of at most 200 characters",
    # parts
    "anthropic.thinking_foreign": "thoughts that did not come from this dialect, or have no signature from it",
    "anthropic.thinking_redacted": "redacted thoughts have no text and no signature",
    "anthropic.refusal": "refusals are ordinary text",
    "anthropic.user_citations": "a text of the user carries no citations",
    "anthropic.assistant_media": "this message holds no images and documents",
    "anthropic.path_not_loaded": "a file path: the file is read before encoding, never by a codec",
    "anthropic.image_source": "an image is JPEG, PNG, GIF or WebP",
    "anthropic.image_detail": "images have no level of detail",
    "anthropic.media_type": "a file that is given by URL or id has no media type",
    "anthropic.audio": "there is no sound",
    "anthropic.document_source": "a document is PDF or text",
    "anthropic.document_type": "a document of text is plain text",
    "anthropic.foreign_part": "a part that only another dialect knows",
    "anthropic.unknown_part": "a part of an unknown type",
    # answers
    "anthropic.finish_reason": "the wire has no word for this end",
    "anthropic.stop_sequence": "whether a stop sequence ended the answer, and which, is not known of another server",
    "anthropic.answer_part": "an answer holds text, thoughts and calls",
    "anthropic.answer_detail": "a field that only another dialect knows",
    "anthropic.rejected_call": "a call that its server refused; a client would take it for a good one",
    "anthropic.part_order": "blocks stand one after another, and one that is closed cannot go on",
    "anthropic.late_arguments": "a call that is closed cannot go on",
    "anthropic.usage_unknown": "the wire has no unknown counts",
    "anthropic.usage_detail": "this count or time has no field",
    "anthropic.created": "an answer has no time",
    "anthropic.identity": "an answer must have an id and a model",
}


class AnthropicLosses(DialectLosses):
    """Losses of one conversion into this dialect; what is lost comes from `LOSSES`."""

    __slots__ = ()

    dialect = DIALECT
    sentences = LOSSES
