"""The ledger's page of a dialect: what it says of itself, over what becomes of a field on most wires.

A row names one class or several and one field or several, so that what is the same stands once. A loss is named without
its dialect. Tests hold every page to the fields of the canonical classes, and execute every entry on
the wire.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from tests.codecs.coverage.entry import MAPPED as MAPPED, WORDS, Entry, Ways, Words

Rows: TypeAlias = Mapping[str, Mapping[str, Entry]]

STORED: Final = "never sent: stored with the conversation"
CLIENT: Final = "never sent: the client's own"
AFTER: Final = "unsaid: calls stand after the content where nothing is said"
OWN: Final = "mapped: merged into the wire object under the dialect's name"
OWN_OR_VARIANT: Final = "mapped: merged into the wire object under the dialect's or variant's name"
ANY_ID: Final = "never sent: a minted id is an id like any other; an absent one is read as minted"
BACK: Final = "mapped: put back into answers for clients"
RETURNED: Final = Ways(STORED, BACK)
MINTED: Final = (
    "mapped: a minted id is not sent, an absent one is read as minted",
    "unsaid: an id that is sent is the server's",
)
_THEIR_WORD: Final = (
    "mapped: where it is a word of this wire with the same meaning",
    "unsaid: another word gives way to this wire's",
)
TEXT_INPUT: Final = "unsaid: without a grammar a text is an argument like any other"
_IN_NAME: Final = "unsaid: the name of a namespace is part of the names of its tools"
_THIS_ORIGIN: Final = "unsaid: thoughts that are read get this dialect as their origin"

COMMON: Final[Rows] = {
    "ChatRequest": {
        "messages parameters tools response_format stream": MAPPED,
        "tool_choice": "tool_choice_without_tools",
        "metadata extras": STORED,
    },
    "ModelParameters": {},  # by the rows of the dialect's parameters
    "TextFormat JsonObjectFormat": {"type": MAPPED, "extras": STORED},
    "JsonSchemaFormat": {"type json_schema": MAPPED, "extras": STORED},
    "StreamOptions": {"extras": STORED},
    "SystemMessage UserMessage": {"role": MAPPED, "name": "message_name", "id metadata extras": STORED},
    "SystemMessage": {"variant": "developer_role", "provider_options": OWN},
    "UserMessage": {"provider_options": OWN},
    "AssistantMessage": {
        "role tool_calls": MAPPED,
        "name": Ways("message_name", ("message_name", "answer_part")),
        "id metadata": STORED,
        "extras": RETURNED,
        "invalid_tool_calls": "invalid_tool_call",
    },
    "ToolMessage": {
        "role tool_call_id": MAPPED,
        "is_error": "is_error",
        "id metadata extras": STORED,
        "provider_options": OWN,
    },
    "TextPart": {"type text": MAPPED, "extras": STORED},
    "ImagePart AudioPart DocumentPart": {
        "data": MAPPED,
        "path": "path_not_loaded",
        "provider_options": OWN,
        "extras": STORED,
    },
    "ImagePart": {"type url file_id": MAPPED, "media_type": "media_type", "detail": "image_detail"},
    "AudioPart": {"type": MAPPED, "transcript": "audio_transcript"},
    "DocumentPart": {"type url file_id name": MAPPED, "text": "document_text"},
    "ThinkingPart": {
        "type": MAPPED,
        "text signature redacted_data": "thinking_foreign",
        "provider_options": OWN,
        "extras": STORED,
    },
    "Origin": {
        "dialect": Ways((MAPPED, _THIS_ORIGIN), (MAPPED, _THIS_ORIGIN, "thinking_foreign")),
        "model extras": STORED,
    },
    "RefusalPart": {"type": MAPPED, "text": "refusal", "provider_options": OWN, "extras": STORED},
    "ForeignPart": {"type data": MAPPED, "dialect": "foreign_part", "extras": STORED},
    "UnknownPart": {"type": "unknown_part"},
    "ToolDefinition": {
        "name description parameters": MAPPED,
        "namespace": _IN_NAME,
        "text_input": ("tool_grammar", TEXT_INPUT),
        "provider_options": OWN,
        "extras": STORED,
    },
    "ToolNamespace": {"name": _IN_NAME, "description provider_options": "tool_namespace", "extras": STORED},
    "TextInput": {"grammar": "tool_grammar", "syntax": TEXT_INPUT, "extras": STORED},
    "ToolCall": {"id name arguments": MAPPED},
    "InvalidToolCall": {
        "id": MAPPED,
        "arguments_text": "invalid_tool_call",
        "position": "mapped: calls stand in the order in which they were made",
        "detail": "never sent: made again from the text",
    },
    "NamedToolChoice": {"type name": MAPPED, "extras": STORED},
    "ToolCallDelta": {"index id name arguments": MAPPED},
    "ToolCall InvalidToolCall ToolCallDelta": {
        "id_origin": ANY_ID,
        "origin": "never sent: it is for those who decide whether the call runs",
        "provider_options": OWN,
    },
    "ChatResponse": {
        "message": MAPPED,
        "raw_finish_reason": _THEIR_WORD,
        "model id": "identity",
        "created": "created",
        "usage": (MAPPED, "usage_unknown"),
        "diagnostics": CLIENT,
    },
    "UsageInfo ServerTimings": {},  # by the rows of its counts
    "StreamingChunk": {
        "text thinking tool_call_deltas parts is_complete usage id": MAPPED,
        "refusal": "refusal",
        "signature": "thinking_foreign",
        "part_index": "part_order",
        "raw_finish_reason": _THEIR_WORD,
        "model": "identity",
        "created": "created",
        "diagnostics": CLIENT,
    },
}
"""What most wires do with a field."""


def page(dialect: str, own_rows: Rows, *, own: str = OWN) -> dict[str, dict[str, Entry]]:
    """What becomes of each field, by class and field: the dialect's rows over the common ones.

    `own` says under which names provider options are merged.
    """

    def word(said: str) -> str:
        if said == OWN:
            return own
        return said if said.startswith(WORDS) or "." in said else f"{dialect}.{said}"

    def words(said: Words) -> Words:
        return tuple(map(word, said)) if isinstance(said, tuple) else word(said)

    found: dict[str, dict[str, Entry]] = {}
    for rows in (COMMON, own_rows):
        for kinds, fields in rows.items():
            for kind in kinds.split():
                entries = found.setdefault(kind, {})
                for names, entry in fields.items():
                    said = Ways(words(entry.request), words(entry.answer)) if isinstance(entry, Ways) else words(entry)
                    entries |= dict.fromkeys(names.split(), said)
    return found
