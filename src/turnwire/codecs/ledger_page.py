"""The ledger's page of a dialect: what it says of itself, over what becomes of a field on most wires.

A row names one class or several and one field or several, so that what is the same stands once. `<dialect>` in a loss
stands for the dialect's name. Tests hold every page to the fields of the canonical classes, and execute every entry on
the wire.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from turnwire.codecs.ledger_entry import MAPPED as MAPPED, Entry, Ways, Words

Rows: TypeAlias = Mapping[str, Mapping[str, Entry]]

STORED: Final = "never sent: stored with the conversation"
CLIENT: Final = "never sent: the client's own"
AFTER: Final = "unsaid: calls stand after the content where nothing is said"
OWN: Final = "mapped: merged into the wire object under the dialect's name"
OWN_OR_VARIANT: Final = "mapped: merged into the wire object under the dialect's or variant's name"
RETURNED: Final = Ways(STORED, "mapped: put back into answers for clients")
MINTED: Final = (
    "mapped: a minted id is not sent, an absent one is read as minted",
    "unsaid: an id that is sent is the server's",
)
_THEIR_WORD: Final = (
    "mapped: where it is a word of this wire with the same meaning",
    "unsaid: another word gives way to this wire's",
)
_THIS_ORIGIN: Final = "unsaid: thoughts that are read get this dialect as their origin"

COMMON: Final[Rows] = {
    "ChatRequest": {
        "messages parameters tools response_format stream": MAPPED,
        "tool_choice": "<dialect>.tool_choice_without_tools",
        "metadata extras": STORED,
    },
    "ModelParameters": {},  # by the rows of the dialect's parameters
    "TextFormat JsonObjectFormat": {"type": MAPPED, "extras": STORED},
    "JsonSchemaFormat": {"type json_schema": MAPPED, "extras": STORED},
    "StreamOptions": {"extras": STORED},
    "SystemMessage UserMessage": {"role": MAPPED, "name": "<dialect>.message_name", "id metadata extras": STORED},
    "SystemMessage": {"variant": "<dialect>.developer_role"},
    "UserMessage": {"provider_options": OWN},
    "AssistantMessage": {
        "role tool_calls": MAPPED,
        "id metadata": STORED,
        "extras": RETURNED,
        "invalid_tool_calls": "<dialect>.invalid_tool_call",
    },
    "ToolMessage": {"role tool_call_id": MAPPED, "id metadata extras": STORED, "provider_options": OWN},
    "TextPart": {"type text": MAPPED, "extras": STORED},
    "ImagePart AudioPart DocumentPart": {
        "data": MAPPED,
        "path": "<dialect>.path_not_loaded",
        "provider_options": OWN,
        "extras": STORED,
    },
    "ImagePart": {"type url": MAPPED, "media_type": "<dialect>.media_type", "detail": "<dialect>.image_detail"},
    "AudioPart": {"type": MAPPED, "transcript": "<dialect>.audio_transcript"},
    "DocumentPart": {"url file_id": MAPPED, "text": "<dialect>.document_text"},
    "ThinkingPart": {
        "type": MAPPED,
        "text signature redacted_data": "<dialect>.thinking_foreign",
        "provider_options": OWN,
        "extras": STORED,
    },
    "Origin": {
        "dialect": Ways((MAPPED, _THIS_ORIGIN), (MAPPED, _THIS_ORIGIN, "<dialect>.thinking_foreign")),
        "model extras": STORED,
    },
    "RefusalPart": {"type": MAPPED, "text": "<dialect>.refusal", "provider_options": OWN, "extras": STORED},
    "ForeignPart": {"type data": MAPPED, "dialect": "<dialect>.foreign_part", "extras": STORED},
    "UnknownPart": {"type": "<dialect>.unknown_part"},
    "ToolDefinition": {"name description": MAPPED, "provider_options": OWN, "extras": STORED},
    "ToolCall": {"id name arguments": MAPPED, "provider_options": OWN},
    "InvalidToolCall": {
        "id": MAPPED,
        "provider_options": OWN,
        "arguments_text": "<dialect>.invalid_tool_call",
        "position": "mapped: calls stand in the order in which they were made",
        "detail": "never sent: made again from the text",
    },
    "NamedToolChoice": {"type name": MAPPED, "extras": STORED},
    "ToolCallDelta": {"index id name arguments": MAPPED, "provider_options": OWN},
    "ChatResponse": {
        "message": MAPPED,
        "finish_reason": "<dialect>.finish_reason",
        "raw_finish_reason": _THEIR_WORD,
        "model": "<dialect>.identity",
        "created": "<dialect>.created",
        "diagnostics": CLIENT,
    },
    "UsageInfo ServerTimings": {},  # by the rows of its counts
    "StreamingChunk": {
        "text thinking tool_call_deltas parts is_complete usage id": MAPPED,
        "refusal": "<dialect>.refusal",
        "signature": "<dialect>.thinking_foreign",
        "part_index": "<dialect>.part_order",
        "raw_finish_reason": _THEIR_WORD,
        "created": "<dialect>.created",
        "diagnostics": CLIENT,
    },
}
"""What most wires do with a field."""


def page(dialect: str, own_rows: Rows, *, own: str = OWN) -> dict[str, dict[str, Entry]]:
    """What becomes of each field, by class and field: the dialect's rows over the common ones.

    `own` says under which names provider options are merged.
    """

    def words(said: Words) -> Words:
        if isinstance(said, tuple):
            return tuple(own if each == OWN else each.replace("<dialect>", dialect) for each in said)
        return own if said == OWN else said.replace("<dialect>", dialect)

    found: dict[str, dict[str, Entry]] = {}
    for rows in (COMMON, own_rows):
        for kinds, fields in rows.items():
            for kind in kinds.split():
                entries = found.setdefault(kind, {})
                for names, entry in fields.items():
                    said = Ways(words(entry.request), words(entry.answer)) if isinstance(entry, Ways) else words(entry)
                    entries |= dict.fromkeys(names.split(), said)
    return found
