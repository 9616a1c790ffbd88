"""The strategies held against the schema: a new field is named in them, or listed with a reason."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.codecs.ledger.schemas import Schemas, Target, load_documents
from tests.requirements import requirement

ROOT = Path(__file__).parents[2]

_ID = "given by the codec or the caller; tried by the executed ledger"
_ONE_DIALECT = "belongs to one dialect: the tests of each dialect add it, as does the executed ledger"
_WHOLE = "answers are read, not written, by most programs; tried by the executed ledger"
_UNKNOWN = {
    "extras": "stands for unknown fields; the strategies have it where a message or the parameters hold it",
    "provider_options": _ONE_DIALECT,
}

NOT_PRODUCED: dict[str, dict[str, str]] = {
    "*": _UNKNOWN,
    "ToolDefinition": {"original_name": _ID},
    "ToolCall": {"part_index": _ID},
    "InvalidToolCall": {"detail": _ID, "part_index": _ID, "id_origin": _ID},
    "ChatResponse": {"diagnostics": "the client's own notes, never sent"},
    "UsageInfo": {
        "total_tokens": "derived",
        "time_to_first_token_ns": "measured by the client, never sent",
        "total_duration_ns": "measured by the client, never sent",
    },
    "Origin": {"model": "stored, never sent"},
    "NamedToolChoice": {"type": _WHOLE, "name": _WHOLE},
}
"""Fields that no strategy makes, with the reason; `*` for every class."""

CLASSES = (
    *("ChatRequest", "ModelParameters", "TextFormat", "JsonObjectFormat", "JsonSchemaFormat", "StreamOptions"),
    *("SystemMessage", "UserMessage", "AssistantMessage", "ToolMessage"),
    *("TextPart", "ImagePart", "AudioPart", "DocumentPart", "ThinkingPart", "Origin", "RefusalPart", "ForeignPart"),
    *("ToolDefinition", "ToolCall", "InvalidToolCall", "NamedToolChoice", "ChatResponse", "UsageInfo", "ServerTimings"),
)


def names_in(path: Path) -> set[str]:
    """Every key and keyword that a module writes."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.keyword) and node.arg is not None:
            found.add(node.arg)
    return found


def fields(schemas: Schemas, name: str) -> set[str]:
    """The fields of a canonical definition."""
    target: Target = schemas.find(name)
    return set(schemas.fields(target))


@requirement("COD-6")
@pytest.mark.parametrize("name", CLASSES)
def test_every_canonical_field_is_made_by_a_strategy_or_listed_with_a_reason(name: str) -> None:
    made = names_in(ROOT / "tests" / "codecs" / "strategies.py")
    excused = {**NOT_PRODUCED["*"], **NOT_PRODUCED.get(name, {})}
    assert fields(Schemas(load_documents(), {}), name) - made - excused.keys() == set()
