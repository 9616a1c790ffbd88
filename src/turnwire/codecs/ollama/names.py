"""Wire values as tables: finish words, names of options, thinking levels.

Other modules look values up here. Sources are the wire documents of the dialect
(schemas/wire/ollama/v1/chat.schema.json), which record which server version sends which words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

from turnwire_schema.v1.response import FinishReason
from turnwire_schema.wire.ollama import Options, ThinkLevel

from turnwire.codecs.losses import DialectLosses, sentences

DIALECT: Final = "ollama"

FINISH_WORDS: Final[Mapping[str, FinishReason]] = {
    "stop": "stop",  # also after a tool call: the native API never says tool_calls (ollama/ollama#5995)
    "length": "length",
    "load": "other",  # response to a request without messages: the model was loaded, with no answer
    "unload": "other",
}
NO_TURN_WORDS: Final = frozenset({"load", "unload"})

DONE_REASONS: Final[Mapping[str, str | None]] = {
    "stop": "stop",
    "tool_calls": "stop",
    "length": "length",
    "content_filter": "content_filter",  # not one of the server's words; clients treat an unknown word as "other"
    "other": None,
    "error": "length",  # the only word for a cut-off answer; without `done` the official client treats it as complete
    "cancelled": "length",
}


OPTION_NAMES: Final = frozenset(Options.__annotations__)
"""Names that the server reads only inside `options`."""

THINK_LEVELS: Final = frozenset(get_args(ThinkLevel))
THINK_SUBSTITUTES: Final[Mapping[str, ThinkLevel]] = {
    # The server's own mapping of these levels on its OpenAI path (openai/openai.go).
    "minimal": "low",
    "xhigh": "max",
}


OWN: Final[Mapping[str, str]] = {
    "tool_choice_none": "tools cannot be offered and forbidden at once",
    "format_description": "the format is not shown to the model, and neither is its description",
    "format_strict": "the server follows the schema as far as it can, whether asked to or not",
    "misplaced_option": "the server reads this option only inside `options`",
    "reserved_option": "provider options cannot replace the model, the messages or the stream flag",
    "schema_keywords": "the server hides these keywords of a tool's schema from the model",
    "schema_ref": "a recursive or outside reference in a tool's schema cannot be written out",
    "schema_written_out": "the server drops references in a tool's schema",
    "parts_joined": "a message has one text and one text of thoughts",
    "media_url": "the server fetches nothing: media must be data",
    "file_id": "the server stores no files",
    "image_tag": "the server reads [img] and [img-N] in a text as the place of an image",
    "response_id": "answers have no id",
}


LOSSES: Final = sentences(
    DIALECT,
    OWN,
    """
    thinking_level thinking_budget include_usage tool_choice parallel_tool_calls tool_namespace tool_grammar
    developer_role message_name prefill is_error result_order call_order invalid_tool_call part_order part_options
    thinking_foreign refusal path_not_loaded media_type image_detail audio_transcript document foreign_part
    unknown_part finish_reason identity created usage_detail
    """,
)
"""Descriptions of all losses of this dialect, by id."""


class OllamaLosses(DialectLosses):
    """Losses of one conversion into this dialect."""

    dialect = DIALECT
    own = OWN
