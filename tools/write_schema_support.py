"""Write docs/schema-support.md from the rows of engines and servers. The same rows, the same bytes.

python -m tools.write_schema_support
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from turnwire_schema.engines import ENGINES, FEATURES, INSTEAD, SERVERS, SchemaFeature, ServerRow

from tests.codecs.schema_support.examples import EXAMPLES
from turnwire.codecs.schema_support.advice import advise
from turnwire.codecs.schema_support.features import find_features
from turnwire.codecs.schema_support.support import IGNORED, engine_for

TARGET: Final = Path(__file__).parents[1] / "docs" / "schema-support.md"
_BEGINNING: Final = """\
# Will my schema hold?

Written by `python -m tools.write_schema_support` from `schemas/engines/v1`; changes made here are lost.

A server that is asked for an answer in a JSON Schema hands the schema to an engine, which lets the model write nothing
else. No engine knows all of JSON Schema. Most drop what they do not know without an error: the request is answered with
200, and the answer does not fit. This page says what each engine does, as measured with the engine itself and no model.

To ask about a schema of your own:

<!-- not run: the schema is the reader's own -->
```sh
turnwire schema check answer.schema.json --for vllm@0.33
```

names each part of the schema that the server does not hold, with its line and what to write instead
([Check a schema in CI](guides/structured-output.md#check-a-schema-in-ci)). For a request,
`turnwire.plan(request, dialect)` reports the same as [losses](losses.md), with a pointer into the schema.

A server that is not in the table is unknown here, which does not mean that it holds a schema.
[`turnwire contract run`](guides/check-your-server.md) tries it out.
"""
_LEGEND: Final = """\
What becomes of a part of a schema:

- held: every answer fits, and every answer that fits can be written.
- **wider**: answers that do not fit are accepted.
- narrower: some answers that fit cannot be written.
- refused: the request is answered with an error.
- rewritten: Turnwire sends the part in other words that mean the same, and the server holds those
  ([how](guides/structured-output.md#schemas-are-rewritten-for-the-server)). This is so for a small schema with the
  part; `turnwire schema check` says whether it is for yours.
- as `NAME`: the part makes no difference by itself, but a schema with it also has the part `NAME`.
- in ENGINE: the part makes the server take this engine for the whole schema.

The table is about schemas with one of these parts. What is not listed is held by all servers in it.
"""
_SURFACES: Final = {"format": "response format", "tool": "strict tools"}
_HELD: Final = "held"
_EFFECTS: Final = {"wider": "**wider**", "narrower": "narrower", "refused": "refused"}


Cells = dict[SchemaFeature, tuple[str, ...]]
"""What becomes of each feature, one text for each column."""


def text() -> str:
    """The whole document."""
    columns, cells = _table()
    parts = (*_servers(), *_choices(cells), "", *_parts(columns, cells), "", *_engines(), *_other_engines())
    return "\n".join((_BEGINNING, *parts)) + "\n"


def _servers() -> Iterator[str]:
    """Which engine each server uses."""
    yield from (
        "## Engines by server",
        "",
        "| server | versions | schema of | engine | source |",
        "|---|---|---|---|---|",
    )
    for row in SERVERS:
        named = "ignores the schema" if row["engine"] == IGNORED else " or ".join(map(_named, _engines_of(row)))
        yield f"| `{row['server']}` | {_versions(row)} | {_SURFACES[row['surface']]} | {named} | {row['source']} |"


def _choices(cells: Cells) -> Iterator[str]:
    """When a server takes another engine than its first one."""
    for row in SERVERS:
        choices = row.get("choice", ())
        if not choices:
            continue
        yield from ("", f"### Choice of engine: {_head(row)}", "")
        yield f"The whole schema goes to one engine, the first that fits. {choices[0].get('note', '')}".rstrip()
        yield ""
        for choice in choices:
            taken = _named(choice["engine"]) if "engine" in choice else "refused"
            more = " or ".join(FEATURES[name].rstrip(".") for name in choice.get("and_features", ()))
            also = f", and also: {more}" if more else ""
            yield f'- {taken}, if the schema has a part that is "in" another engine in the table below{also}.'
        yield f"- {_named(row['engine'])} for all other schemas."
        marked = dict.fromkeys(name for choice in choices for name in choice["features"])
        if others := [name for name in marked if name not in cells]:
            yield from ("", "Groups of parts that have the same effect:", "")
            yield from (f"- {FEATURES[name]} `{name}`" for name in others)


def _table() -> tuple[list[list[ServerRow]], Cells]:
    """The servers of each column, those that do the same together, and what becomes of each feature."""
    listed = _not_held(engine for row in SERVERS for engine in _engines_of(row))
    columns: dict[tuple[str, ...], list[ServerRow]] = {}
    for row in SERVERS:
        if row["engine"] != IGNORED:
            columns.setdefault(tuple(_cell(row, feature) for feature in listed), []).append(row)
    cells = dict(zip(listed, zip(*columns, strict=True), strict=True))
    return list(columns.values()), {name: each for name, each in cells.items() if set(each) != {_HELD}}


def _parts(columns: list[list[ServerRow]], cells: Cells) -> Iterator[str]:
    """What becomes of each feature and what to write instead."""
    heads = [",<br>".join(map(_head, rows)) for rows in columns]
    yield from ("## Parts of a schema by server", "", _LEGEND)
    yield f"| part of a schema | {' | '.join(heads)} | instead |"
    yield "|---" * (len(heads) + 2) + "|"
    for feature, told in cells.items():
        yield f"| {' | '.join((_part(feature), *told, _escaped(INSTEAD.get(feature, '–'))))} |"


def _not_held(engines: Iterable[str]) -> list[SchemaFeature]:
    known = {row["feature"] for engine in engines if engine != IGNORED for row in ENGINES[engine]["rows"]}
    return [feature for feature in FEATURES if feature in known]


def _engines_of(row: ServerRow) -> list[str]:
    """The engines that a server may take, its first one first."""
    others = (choice["engine"] for choice in row.get("choice", ()) if "engine" in choice)
    return list(dict.fromkeys((row["engine"], *others)))


def _cell(row: ServerRow, feature: SchemaFeature) -> str:
    """What becomes of the example of a feature, as `turnwire schema check` says."""
    schema = _example(feature, row)
    version = row.get("since", "0" if "until" in row else None)
    found = advise(schema, row["server"], row["surface"], version)
    own = [each for each in found if each.fault.feature == feature]
    others = dict.fromkeys(each.fault.feature for each in found)
    effects = dict.fromkeys(_EFFECTS[each.fault.effect] for each in own or found)
    told = ", ".join(effects) or _HELD
    if found and not own:
        told += f" as {' and '.join(f'`{name}`' for name in others)}"
    if found and all(each.is_rewritten for each in own or found):
        told += ", rewritten"
    engine, _ = engine_for(row, {each.name for each in find_features(schema)})
    return told if engine in (row["engine"], None) else f"{told}, in {ENGINES[engine]['engine']}"


def _example(feature: SchemaFeature, row: ServerRow) -> Any:
    """A schema with a feature. In a tool it is that of an argument: the root of a tool's schema is its arguments."""
    schema, _ = EXAMPLES[feature]
    if row["surface"] == "format" or feature.startswith("ref_"):  # references are from the root
        return schema
    return {"type": "object", "properties": {"a": schema}, "required": ["a"], "additionalProperties": False}


def _engines() -> Iterator[str]:
    """The engines with their sources, and what is known beyond the effects."""
    yield from ("## Engines", "", "| engine | used by | asked |", "|---|---|---|")
    for name, engine in ENGINES.items():
        users = dict.fromkeys(f"`{row['server']}`" for row in SERVERS if name in _engines_of(row))
        yield f"| {_named(name)} | {', '.join(users) or '–'} | {engine['source']} |"
    yield from ("", "More about some parts:", "")
    for name, engine in ENGINES.items():
        for row in engine["rows"]:
            if "note" in row:
                yield f"- `{row['feature']}` in {_named(name)}: {row['note']}"


def _other_engines() -> Iterator[str]:
    """The same for engines that no server in the table uses."""
    others = [name for name in ENGINES if not any(name in _engines_of(row) for row in SERVERS)]
    if not others:
        return
    yield from ("", "## Engines of no server in the table", "")
    yield f"| part of a schema | {' | '.join(map(_named, others))} |"
    yield "|---" * (len(others) + 1) + "|"
    for feature in _not_held(others):
        yield f"| {_part(feature)} | {' | '.join(_by_itself(engine, feature) for engine in others)} |"


def _by_itself(engine: str, feature: SchemaFeature) -> str:
    effects = [_EFFECTS[row["effect"]] for row in ENGINES[engine]["rows"] if row["feature"] == feature]
    return ", ".join(effects) or _HELD


def _part(feature: SchemaFeature) -> str:
    return f"{_escaped(FEATURES[feature])} `{feature}`"


def _head(row: ServerRow) -> str:
    versions = _versions(row)
    return f"`{row['server']}` {'' if versions == 'all' else versions + ', '}{_SURFACES[row['surface']]}"


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
