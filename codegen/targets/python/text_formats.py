"""The module ``text_formats.py``: what the text formats have in common, for code that does not load their rows.

A mark of the module begins thoughts or calls, or ends thoughts that a prompt may have opened. Each is filed under a
sign, a character that plain text seldom has: whether a text may hold marks is asked by signs first.
"""

from __future__ import annotations

import json
from typing import Any

from codegen.schemaset import TEXT_FOLDER, SchemaSet
from codegen.targets.native.formats import formats

DOCUMENT = f"{TEXT_FOLDER}v1/format.schema.json"
HEADER = "# Generated from schemas/text/ by `make generate`. Do not edit: changes are lost.\n\n"
TEXT = '''"""What all text formats have together, without their rows: marks, and the reasons why marks are no call."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

TextReason: TypeAlias = Literal[{reasons}]
"""Why marks are no call."""

MARKS: Final[Mapping[str, tuple[str, ...]]] = {marks}
"""By a sign in them: the marks that begin thoughts or calls, and those that end thoughts that a prompt may have opened.

Marks that hold another one are left out.
"""

BARE: Final = {bare!r}
"""The characters that begin calls without any mark."""
'''


def text_formats_module(schemas: SchemaSet) -> str:
    """The text of the module."""
    rows = [json.loads(text) for text in formats(schemas).values()]
    marks = {mark for row in rows for mark in _marks(row)}
    filed: dict[str, list[str]] = {}
    for mark in sorted(marks):
        if not any(other in mark for other in marks - {mark}):
            filed.setdefault(_sign(mark), []).append(mark)
    by_sign = "".join(f"{sign!r}: {tuple(filed[sign])!r}," for sign in sorted(filed))
    bare = {sign for row in rows for calls in row.get("calls") or () for sign in calls.get("bare") or ""}
    reasons = ", ".join(map(repr, schemas.documents[DOCUMENT].definitions["TextReason"]["enum"]))
    return HEADER + TEXT.format(reasons=reasons, marks=f"{{{by_sign}}}", bare="".join(sorted(bare)))


def _marks(row: dict[str, Any]) -> list[str]:
    thoughts = row.get("thoughts") or {}
    found = [*thoughts.get("open", ())]
    if thoughts.get("opened_by_prompt") in ("sometimes", "always"):
        found += thoughts["close"]
    for calls in row.get("calls") or ():
        found += [*(calls.get("open") or ()), *(calls.get("open_at_start") or ())]
    return found


def _sign(mark: str) -> str:
    """The first character of a mark that words do not have."""
    return next((char for char in mark if not (char.isalnum() or char in " '")), mark[0])
