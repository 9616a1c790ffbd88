"""What the engine of a server does not hold of a schema: the features of the schema that have a row of the engine.

The rows are data: `schemas/engines/v1/NAME.engine.json` for each engine and version, `servers.json` for which one a
server uses, where, and since when.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Set as AbstractSet
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from turnwire_schema._late_tuples import NamedTuple

from turnwire.codecs.schema_support.features import Feature, find_features
from turnwire.core.schema_cache import remembering_facts

if TYPE_CHECKING:
    from turnwire_schema.engines import EngineRow, SchemaEffect, SchemaFeature, SchemaSurface, ServerRow

IGNORED: Final = "none"
"""In place of an engine: the server ignores the schema."""


class SchemaFault(NamedTuple):
    """Something in a schema that a server's engine does not hold.

    `effect` is `wider` (answers that do not fit are accepted), `narrower` (some that fit cannot be written) or
    `refused` (the server answers with an error). `pointer` is a JSON pointer into the schema, `engine` is name and
    version (`xgrammar-0.2.8`; `none`: the server ignores the schema).
    """

    feature: SchemaFeature
    effect: SchemaEffect
    pointer: str
    engine: str
    note: str | None = None


def schema_faults(
    schema: Any, server: str, surface: SchemaSurface, version: str | None = None
) -> tuple[SchemaFault, ...]:
    """Return what `server` (a variant) does not hold of `schema` as a response format or a strict tool's parameters.

    `version` is the server's, None if unknown: then the newest row counts. No faults if nothing is known of the server.
    """
    row = server_row(server, surface, version)
    return () if row is None else _faults(schema, server, surface, version)


def server_row(server: str, surface: SchemaSurface, version: str | None = None) -> ServerRow | None:
    """Return the row of a server for a surface, in a version or the newest; None if nothing is known.

    A version without a number, like `main`, is the newest.
    """
    rows = _rows().get((server, surface), ())
    if version is None or re.search(r"\d", version) is None:
        return rows[-1] if rows else None
    wanted = _numbers(version)
    for row in reversed(rows):
        if ("since" not in row or _numbers(row["since"]) <= wanted) and (
            "until" not in row or wanted < _numbers(row["until"])
        ):
            return row
    return None


@remembering_facts
def _faults(schema: Any, server: str, surface: SchemaSurface, version: str | None) -> tuple[SchemaFault, ...]:
    row = server_row(server, surface, version)
    if row is None:
        return ()
    features = find_features(schema)
    engine, cause = engine_for(row, {feature.name for feature in features})
    if engine is None:  # the server has no engine for it
        return tuple(SchemaFault(name, "refused", at, row["engine"]) for name, at in features if name in cause)
    if engine == IGNORED:
        return (SchemaFault("any_schema", "wider", "", IGNORED),)
    return tuple(_engine_faults(features, engine))


def engine_for(row: ServerRow, names: AbstractSet[str]) -> tuple[str | None, Collection[str]]:
    """Return the engine that a server takes for a schema with these features, and the features that made it change.

    None in place of the engine: the server refuses the schema.
    """
    for choice in row.get("choice", ()):
        wanted = (choice["features"], choice.get("and_features", choice["features"]))
        if all(any(name in names for name in each) for each in wanted):
            return choice.get("engine"), choice["features"]
    return row["engine"], ()


def _engine_faults(features: Collection[Feature], engine: str) -> Iterator[SchemaFault]:
    rows = _engine_rows(engine)
    for name, pointer in features:
        for row in rows.get(name, ()):
            yield SchemaFault(name, row["effect"], pointer, engine, row.get("note"))


@cache
def _rows() -> Mapping[tuple[str, str], tuple[ServerRow, ...]]:
    from turnwire_schema.engines import SERVERS  # data of its own, read when a schema is checked

    found: dict[tuple[str, str], list[ServerRow]] = {}
    for row in SERVERS:
        found.setdefault((row["server"], row["surface"]), []).append(row)
    return {key: tuple(sorted(rows, key=lambda row: _numbers(row.get("since", "")))) for key, rows in found.items()}


@cache
def _engine_rows(engine: str) -> Mapping[str, tuple[EngineRow, ...]]:
    from turnwire_schema.engines import ENGINES  # data of its own, read when a schema is checked

    found: dict[str, tuple[EngineRow, ...]] = {}
    for row in ENGINES[engine]["rows"]:
        found[row["feature"]] = (*found.get(row["feature"], ()), row)
    return found


def _numbers(version: str) -> tuple[int, ...]:
    """Return the numbers of a version: 0.33.0rc1 is 0, 33, 0, 1; 0.33.0 is 0, 33, as 0.33 is; b11434 is 11434."""
    numbers = [int(digits) for digits in re.findall(r"\d+", version)]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return tuple(numbers)
