"""What each change of a schema does to validators and readers: executed, and printed as a page.

`python -m tests.codegen.change_verdicts` writes ``docs/schema-changes.md``. What is executed: whether each of many
values that the older schema accepts is accepted by the newer one, and the other way round; whether the types generated
for Go, Rust and TypeScript differ; what the comparison with the release finds, in a document of ours and in a wire
document.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from codegen.bundle import bundle
from codegen.compat import compare
from codegen.lift import NotCarried
from codegen.schemaset import SchemaError, SchemaSet
from codegen.targets.go import generate as generate_go
from codegen.targets.rust import generate as generate_rust
from codegen.targets.typescript.types import types as typescript_types
from tests.codegen.changes import CHANGES, Change, Schema, obj
from tests.codegen.samples import EXTRAS, JSON, WIRE, document, sample, texts

PAGE = Path(__file__).resolve().parents[2] / "docs" / "schema-changes.md"
OURS = "turnwire/v1/thing.schema.json"

ABSENT = object()
SCALARS: tuple[Any, ...] = (
    *(None, True, False, 0, 1, 2, 3, 9, 10, 11, -1, 0.5, 1.0, 2.5, 1e30),
    *("", "a", "b", "c", "ab", "A", "aaaaaaaaaaaa", "2026-01-01", "x y"),
)
VALUES: tuple[Any, ...] = (
    *SCALARS,
    *([each] for each in SCALARS),
    *([], ["a", "b"], ["a", 1], [1, "a"], ["a", "a"], ["a"] * 9, [[1]], [["a"]], [{}], [{"type": "a"}]),
    *({"k": each} for each in SCALARS),
    *({}, {"k": "a", "l": 1}, {"type": "a"}, {"type": "b"}, {"type": "c"}, {"type": "a", "size": 1}, {"size": "a"}),
    *({"type": "b", "size": 1}, {"type": "a", "size": "a"}, {"type": "c", "size": "a"}),
)
"""Values of every type, tried at a property, or as the whole where the whole definition changes."""

OBJECTS: tuple[Any, ...] = tuple(
    {name: value for name, value in (("p", p), ("q", q), ("more", more)) if value is not ABSENT}
    for p in (ABSENT, None, "a", 1, 1.5, True, [], {})
    for q in (ABSENT, None, "a", 1)
    for more in (ABSENT, None, "a", 1)
)
"""Objects for changes of properties and of rules between them."""


def _part(tag: str) -> Schema:
    size = {"type": ["integer", "null"]}
    return obj({"type": {"const": tag}, "size": size, "extras": EXTRAS}, ("type",), description="A part.")


def schema_set(change: Change, schema: Schema, path: str) -> SchemaSet:
    """The small document set with the changed definition One in the document of that path."""
    whole = schema if change.of == "definition" else obj({"p": schema})
    if path == OURS and whole.get("type") == "object" and "additionalProperties" not in whole:
        whole = {**whole, "properties": {**whole["properties"], "extras": EXTRAS}}
    rest = {"type": {"type": "string", "not": {"enum": ["a", "b", "c"]}}}
    definitions = {
        "One": {"description": "One.", **whole},
        **{f"Part{tag.upper()}": _part(tag) for tag in "abc"},
        "PartRest": obj(rest, ("type",), additionalProperties={}, description="Any other part."),
        "Word": {"enum": ["a", "b"], "description": "A word."},
    }
    files = {JSON: sample()[JSON], path: document(path, "One", definitions)}
    if path != OURS:  # it has no definitions of ours to refer to
        files = json.loads(json.dumps(files).replace("json.schema.json#/$defs/Extras", "#/$defs/Word"))
    return SchemaSet.from_texts(texts(files))


@dataclass(frozen=True)
class Verdicts:
    """What was executed for a change."""

    is_narrower: bool
    """Whether something that was valid is not valid any more."""
    is_wider: bool
    """Whether something is valid that was not."""
    types: str
    """``same``, ``other``, or ``none`` where the generators refuse the schema."""
    ours: tuple[str, ...]
    wire: tuple[str, ...]


@cache
def executed(change: Change) -> Verdicts:
    """The verdicts of a change."""
    old, new = (schema_set(change, schema, OURS) for schema in (change.old, change.new))
    before, after = (_validator(schemas) for schemas in (old, new))
    values = [*VALUES, *OBJECTS] if change.of == "definition" else [{"p": value} for value in VALUES] + [{}]
    return Verdicts(
        any(before.is_valid(value) and not after.is_valid(value) for value in values),
        any(after.is_valid(value) and not before.is_valid(value) for value in values),
        _types(old, new),
        _rules(change, OURS),
        _rules(change, WIRE),
    )


def _rules(change: Change, path: str) -> tuple[str, ...]:
    old, new = (schema_set(change, schema, path) for schema in (change.old, change.new))
    found = compare({path: old.documents[path].schema}, new)
    return tuple(sorted({each.rule for each in found}))


def _validator(schemas: SchemaSet) -> Any:
    whole = bundle(schemas, schemas.documents[OURS])
    return jsonschema_rs.Draft202012Validator({**whole, "$ref": "#/$defs/One"})


def _types(old: SchemaSet, new: SchemaSet) -> str:
    before, after = _printed(old), _printed(new)
    if before is None or after is None:
        return "none"
    return "same" if before == after else "other"


def _printed(schemas: SchemaSet) -> list[str] | None:
    """The types of the definition in Go, Rust and TypeScript, without comments and the order of what they hold."""
    try:
        go, rust = generate_go(schemas), generate_rust(schemas)
        paths = dict.fromkeys(schemas.documents, "v1/index.d.ts")
        typescript = typescript_types(schemas, "v1/index.d.ts", list(schemas.documents.values()), paths)
    except (NotCarried, SchemaError, KeyError):
        return None
    declared = re.findall(r"^type One .*?^\}|^type One .*?$", go["go/types_thing.go"], re.DOTALL | re.MULTILINE)
    declared += re.findall(
        r"^pub \w+ One.*?^\}|^pub type One.*?;", rust["rust/src/types/thing.rs"], re.DOTALL | re.MULTILINE
    )
    declared += re.findall(r"^export \w+ One.*?^\}|^export type One.*?;", typescript, re.DOTALL | re.MULTILINE)
    return [_without_order(text) for text in declared]


def _without_order(text: str) -> str:
    code = re.sub(r"//.*|/\*.*?\*/", "", text, flags=re.DOTALL if "/*" in text else 0)
    lines = (" ".join(sorted(re.findall(r"\w+|[^\w\s]", line))) for line in code.splitlines())
    return "\n".join(sorted(line for line in lines if line))


HEAD = """\
# Schema compatibility: allowed and breaking changes

Written by `python -m tests.codegen.change_verdicts`, which executes every row; changes made here are lost.

`make check` compares the schemas with `schemas/released/`. A change breaks where data that was valid is refused, or
where the generated types change, so that a program built with the older ones meets values that they exclude. Looser
bounds change no type and pass. A wire document describes somebody else's server, and `schemas/engines` somebody else's
engines, so they may become wider. `make check` names a document that is in no release;
`python -m codegen release` adds it.

| change | older data, newer schema | newer data, older schema | generated types | our documents | wire documents |
|---|---|---|---|---|---|
"""
FOOT = """
## Accept a break

Before 1.0 a row in `schemas/released/accepted.json` accepts one break. After the edit of a schema:

1. Run `python -m codegen lint`. Faults of the schemas themselves (`SCH…`) come first and alone; mend them, and run it
   again. Then the breaks are listed (`CMP…`), one a line:
   `CMP026 schemas/turnwire/v1/error.schema.json#/$defs/ErrorKind: "disk_full" was added, which readers do not know; …`
2. Write a row for each break that is meant. `rule` is the first word of the line, `document` the path behind
   `schemas/`, `pointer` what is between `#` and the colon, `change` the sentence from there to `; before 1.0`. A row
   accepts that change alone: another word at the same place needs a row of its own. `reason` says why readers can bear
   it.
3. Run `python -m codegen lint` again until it prints `… documents, no fault`, then `make generate`.
4. Name the break in `CHANGELOG.md`, under the heading `Breaking`.

The next release (`python -m codegen release`) takes the rows away. From 1.0 on a break needs a new folder, such as
`schemas/turnwire/v2`.

```json
{
  "changes": [
    {
      "rule": "CMP026",
      "document": "turnwire/v1/error.schema.json",
      "pointer": "/$defs/ErrorKind",
      "change": "\\"disk_full\\" was added, which readers do not know",
      "reason": "a kind of its own for a full disk"
    }
  ]
}
```
"""


def page() -> str:
    """The page with the table."""
    return HEAD + "".join(map(_row, CHANGES)) + FOOT


def _row(change: Change) -> str:
    found = executed(change)
    cells = [
        f"{change.name}<br>{change.why}" if change.why else change.name,
        "some refused" if found.is_narrower else "accepted",
        "some refused" if found.is_wider else "accepted",
        {"same": "the same", "other": "change", "none": "not generated"}[found.types],
        _shown(found.ours),
        _shown(found.wire),
    ]
    return f"| {' | '.join(cells)} |\n"


def _shown(rules: tuple[str, ...]) -> str:
    return f"breaks ({', '.join(rules)})" if rules else "pass"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
