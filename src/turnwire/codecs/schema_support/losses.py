"""Losses of schemas: what a server's engine does not hold, as `SERVER.schema_not_held` and its like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from turnwire.codecs.losses import COMMON
from turnwire.codecs.schema_support.prepare import prepare_schema
from turnwire.codecs.schema_support.support import SchemaFault, server_row
from turnwire.core.losses import LossList

if TYPE_CHECKING:
    from turnwire_schema.engines import SchemaEffect, SchemaSurface

_NAMES: Final[Mapping[SchemaEffect, tuple[str, str]]] = {
    "wider": ("schema_not_held", "sent all the same; check the answer"),
    "refused": ("schema_refused", "sent all the same"),
    "narrower": ("schema_narrower", "sent all the same"),
}
"""The name of the loss and what is done, by what the engine does."""


def write_schema(
    schema: Any, server: str, surface: SchemaSurface, losses: LossList, at: str, *, strict: bool | None = True
) -> Any:
    """Return a schema as it is sent to `server` (a variant), each thing that is not held a loss below the pointer `at`.

    A tool that is not strict asks for nothing: its schema loses something only if the server refuses it all the same.
    """
    if surface == "tool" and not strict:
        row = server_row(server, surface)
        if row is None or not row.get("always"):
            return schema
    prepared = prepare_schema(schema, server, surface)
    for fault in prepared.faults:
        if strict or surface == "format" or fault.effect == "refused":
            _lose(fault, server, losses, at)
    return prepared.schema


def _lose(fault: SchemaFault, server: str, losses: LossList, at: str) -> None:
    name, action = _NAMES[fault.effect]
    reason = f"{COMMON[f'<server>.{name}']}: {fault.feature}, {fault.engine}"
    losses.add(f"{server}.{name}", f"{at}{fault.pointer}", reason, action)
