"""Write docs/text-formats.md from the rows of text formats. The same rows, the same bytes."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from turnwire_schema.documents import format_names, format_text

TARGET: Final = Path(__file__).parents[1] / "docs" / "text-formats.md"
_BEGINNING: Final = """\
# Text formats

Written by `python tools/write_text_formats.py` from `schemas/text/v1/NAME.format.json`; changes made here are lost.

How models write thoughts and tool calls into their text. How to parse them: [Tool calls that arrive as
text](guides/text-tool-calls.md). `auto` recognises models by their names, without the part before the last slash and in
lower case.
"""


def text() -> str:
    """The whole document."""
    return "\n".join((_BEGINNING, *_lines())) + "\n"


def _lines() -> Iterator[str]:
    rows = [json.loads(format_text(name)) for name in format_names()]
    yield "| format | models | thoughts | calls |"
    yield "|---|---|---|---|"
    for row in rows:
        thoughts, calls = (row.get("thoughts") or {}), (row.get("calls") or ())
        opens = [mark for block in calls for mark in (*(block.get("open") or ()), *(block.get("open_at_start") or ()))]
        bare = ["no mark"] if any(block.get("bare") for block in calls) else []
        cells = (
            _code(row.get("models") or ()),
            _code(thoughts.get("open") or ()),
            ", ".join((_code(opens), *bare)).strip(", "),
        )
        yield f"| [`{row['name']}`](#{_anchor(row['name'])}) | {' | '.join(cells)} |"
    for row in rows:
        yield from _row(row)


def _row(row: Mapping[str, Any]) -> Iterator[str]:
    yield from ("", f"## {row['name']}", "", row["description"], "", f"Known for: {row['version']}.", "")
    yield from (f"- {source}" for source in row["sources"])


def _anchor(name: str) -> str:
    return name.replace(".", "")


def _code(words: Any) -> str:
    return ", ".join(f"`{word}`".replace("|", "\\|").replace("\n", "\\n") for word in words)


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
