"""The canonical JSON form of documents and tables, and bringing those that were written by hand into it.

Two spaces, every item on a line of its own, characters as they are, the keys of a document in one order.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from codegen.gateway import TABLE
from codegen.schemaset import (
    CASES_SUFFIX,
    ENGINE_SUFFIX,
    FORMAT_SUFFIX,
    MIGRATIONS_SUFFIX,
    SCHEMA_SUFFIX,
    SERVERS,
    TEXT_FOLDER,
    SchemaError,
    parse,
)

KEY_ORDER = ("$schema", "$id", "title", "description", "$ref", "$defs")
"""The keys of a document, in their order; others come behind them."""
NOT_CANONICAL = "not in canonical JSON. Run: make fix"


def canonical_text(value: dict[str, Any]) -> str:
    """The text of an object in canonical form, its keys in the order that they have."""
    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"


def in_order(document: dict[str, Any]) -> dict[str, Any]:
    """The document with its keys in order."""
    known = {key: document[key] for key in KEY_ORDER if key in document}
    return known | document


def format_files(root: Path) -> list[str]:
    """Rewrite every document and table below ``root`` that is not in canonical form; returns the paths that changed.

    Raises: SchemaError if one of them is not a JSON object in UTF-8; nothing is written then.
    """
    changed = {}
    for file in sorted(root.rglob("*.json")):
        path = file.relative_to(root).as_posix()
        is_text = path.startswith(TEXT_FOLDER) and path.endswith((FORMAT_SUFFIX, CASES_SUFFIX))
        is_row = is_text or path.endswith(ENGINE_SUFFIX)
        if path not in (TABLE, SERVERS) and not is_row and not path.endswith((SCHEMA_SUFFIX, MIGRATIONS_SUFFIX)):
            continue
        before = file.read_bytes()
        try:
            value = parse(path, before.decode("utf-8-sig"))  # some editors put a byte order mark before the text
            after = canonical_text(in_order(value) if path.endswith(SCHEMA_SUFFIX) else value).encode("utf-8")
        except UnicodeError as error:
            raise SchemaError(path, "", f"not UTF-8: {error.reason}") from error
        if after != before:
            changed[path] = after
    for path, text in changed.items():
        (root / path).write_bytes(text)
    return list(changed)
