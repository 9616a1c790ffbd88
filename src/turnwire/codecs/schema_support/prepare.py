"""What is done with a schema before it is sent: the one place for every dialect."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from turnwire_schema._json import freeze
from turnwire_schema._late_tuples import NamedTuple

from turnwire.codecs.schema_support.rewriting import Rewritten, rewrite as rewrite_schema
from turnwire.codecs.schema_support.support import SchemaFault, schema_faults, server_row
from turnwire.core.schema_cache import remembering_facts

if TYPE_CHECKING:
    from turnwire_schema.engines import SchemaSurface

_SHOWN_AS_IT_IS: Final = frozenset(("format_patterns",))
"""Rewritings that are not made in a tool: a model reads its parameters, and `date` says more to it than a pattern."""


class Prepared(NamedTuple):
    """A schema as it is sent, what was rewritten in it, and what the server does not hold of it all the same.

    `changes` are (name of the rewriting, JSON pointer). Pointers, those of the faults too, lead into the schema before
    rewriting; where a fault is in a part that became another, to the nearest schema around it.
    """

    schema: Any
    changes: tuple[tuple[str, str], ...] = ()
    faults: tuple[SchemaFault, ...] = ()


def prepare_schema(
    schema: Any, server: str, surface: SchemaSurface, version: str | None = None, *, rewrite: bool = True
) -> Prepared:
    """Return a schema ready for `server` (a variant); `rewrite`: it may be written differently with the same meaning."""
    found = _rewritten(schema, server, surface, version) if rewrite else None
    if found is None or not found.changes:
        return Prepared(schema, (), schema_faults(schema, server, surface, version))
    faults = schema_faults(found.schema, server, surface, version)
    placed = dict.fromkeys(fault._replace(pointer=_nearest(schema, fault.pointer)) for fault in faults)
    return Prepared(found.schema, found.changes, tuple(placed))


@remembering_facts
def _rewritten(schema: Any, server: str, surface: SchemaSurface, version: str | None) -> Rewritten:
    names = frozenset(_helpful(server, surface, version))
    if surface == "tool":
        names -= _SHOWN_AS_IT_IS
    found = rewrite_schema(schema, names, keeps_root=surface == "tool")
    return found._replace(schema=freeze(found.schema) if found.changes else None)


def _helpful(server: str, surface: SchemaSurface, version: str | None) -> Iterator[str]:
    """The rewritings that help one of the engines that the server may take."""
    from turnwire_schema.engines import ENGINES  # noqa: PLC0415  # data of its own, read when a schema is sent

    row = server_row(server, surface, version)
    if row is None:
        return
    for name in (row["engine"], *(choice["engine"] for choice in row.get("choice", ()) if "engine" in choice)):
        if name in ENGINES:
            yield from ENGINES[name].get("rewrites", ())


def _nearest(schema: Any, pointer: str) -> str:
    """The longest beginning of a pointer that leads to something in `schema`."""
    found = ""
    for step in pointer.split("/")[1:]:
        name = step.replace("~1", "/").replace("~0", "~")
        if isinstance(schema, dict) and name in schema:
            schema = schema[name]
        elif isinstance(schema, list) and name.isdecimal() and int(name) < len(schema):
            schema = schema[int(name)]
        else:
            break
        found = f"{found}/{step}"
    return found
