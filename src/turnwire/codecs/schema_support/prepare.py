"""What is done with a schema before it is sent: the one place for every dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from turnwire_schema._late_tuples import NamedTuple

from turnwire.codecs.schema_support.support import SchemaFault, schema_faults

if TYPE_CHECKING:
    from turnwire_schema.engines import SchemaSurface


class Prepared(NamedTuple):
    """A schema as it is sent, what was rewritten in it, and what the server does not hold of it all the same."""

    schema: Any
    changes: tuple[Any, ...] = ()
    faults: tuple[SchemaFault, ...] = ()


def prepare_schema(
    schema: Any, server: str, surface: SchemaSurface, version: str | None = None, *, rewrite: bool = True
) -> Prepared:
    """Return a schema ready for `server` (a variant).

    `rewrite`: it may be written differently, with the same meaning. The faults are those of what is sent.
    """
    return Prepared(schema, (), schema_faults(schema, server, surface, version))
