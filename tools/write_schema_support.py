"""Write docs/schema-support.md from the rows of engines and servers. The same rows, the same bytes.

python -m tools.write_schema_support
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from turnwire_schema.engines import ENGINES, FEATURES, INSTEAD, SERVERS, SchemaFeature, ServerRow

TARGET: Final = Path(__file__).parents[1] / "docs" / "schema-support.md"
_BEGINNING: Final = """\
# Will my schema hold?

Written by `python -m tools.write_schema_support` from `schemas/engines/v1`; changes made here are lost.

A server that is asked for an answer in a JSON Schema hands the schema to an engine, which lets the model write nothing
else. No engine knows all of JSON Schema. Most drop what they do not know without an error: the request is answered with
200, and the answer does not fit. This page says what each engine does, as measured with the engine itself and no model.

- held: every answer fits, and every answer that fits can be written.
- **wider**: answers that do not fit are accepted.
- narrower: some answers that fit cannot be written.
- refused: the request is answered with an error.

`turnwire.plan(request, dialect)` reports all but the first as [losses](losses.md), with a pointer into the schema.
"""
_SURFACES: Final = {"format": "response format", "tool": "strict tools"}
_EFFECTS: Final = {"wider": "**wider**", "narrower": "narrower", "refused": "refused"}
_IGNORED: Final = "none"


def text() -> str:
    """The whole document."""
    parts = (_BEGINNING, *_servers(), "", *_table(), "", *_notes())
    return "\n".join(parts) + "\n"


def _servers() -> Iterator[str]:
    """Which engine each server uses."""
    yield from (
        "## Engines by server",
        "",
        "| server | versions | schema of | engine | source |",
        "|---|---|---|---|---|",
    )
    for row in SERVERS:
        cells = (f"`{row['server']}`", _versions(row), _SURFACES[row["surface"]], _engine(row), row["source"])
        yield f"| {' | '.join(cells)} |"


def _engine(row: ServerRow) -> str:
    if row["engine"] == _IGNORED:
        return "ignores the schema"
    others = {choice["engine"]: None for choice in row.get("choice", ()) if "engine" in choice}
    return " or ".join(_named(engine) for engine in (row["engine"], *others))


def _table() -> Iterator[str]:
    """What becomes of each feature and what to write instead, one column for the servers that do the same."""
    columns: dict[tuple[str, ...], list[ServerRow]] = {}
    for row in SERVERS:
        if row["engine"] != _IGNORED:
            cells = tuple(_cell(row, feature) for feature in FEATURES)
            columns.setdefault(cells, []).append(row)
    heads = [",<br>".join(_head(row) for row in rows) for rows in columns.values()]
    yield from ("## Parts of a schema by server", "", "What is not listed here is held by all of them.", "")
    yield f"| part of a schema | {' | '.join(heads)} | instead |"
    yield "|---" * (len(heads) + 2) + "|"
    for index, (feature, what) in enumerate(FEATURES.items()):
        effects = [cells[index] for cells in columns]
        if any(not effect.startswith("held") for effect in effects):
            yield f"| {_escaped(what)} `{feature}` | {' | '.join(effects)} | {_escaped(INSTEAD.get(feature, '–'))} |"


def _head(row: ServerRow) -> str:
    versions = _versions(row)
    return f"`{row['server']}` {'' if versions == 'all' else versions + ', '}{_SURFACES[row['surface']]}"


def _cell(row: ServerRow, feature: SchemaFeature) -> str:
    """What becomes of a feature in a schema that has no other one."""
    engine, by = row["engine"], ""
    for choice in row.get("choice", ()):
        if feature in choice["features"] and "beside" not in choice:
            if "engine" not in choice:
                return "refused"
            engine = choice["engine"]
            by = f" ({ENGINES[engine]['engine']})"
            break
    effects = [each["effect"] for each in ENGINES[engine]["rows"] if each["feature"] == feature]
    return (", ".join(_EFFECTS[effect] for effect in effects) or "held") + by


def _notes() -> Iterator[str]:
    """The engines with their sources, and what is known beyond the effects."""
    yield "## Engines"
    for engine in ENGINES.values():
        yield from ("", f"### {engine['engine']} {engine['version']}", "", f"Asked: {engine['source']}.")
        notes = [f"- `{row['feature']}`: {row['note']}" for row in engine["rows"] if "note" in row]
        yield from ("", *notes) if notes else ()


def _versions(row: ServerRow) -> str:
    since, until = row.get("since"), row.get("until")
    if since is None:
        return "all" if until is None else f"before {until}"
    return f"{since} and later" if until is None else f"{since} to before {until}"


def _named(engine: str) -> str:
    return " ".join((ENGINES[engine]["engine"], ENGINES[engine]["version"]))


def _escaped(words: str) -> str:
    return words.replace("|", "\\|")


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
