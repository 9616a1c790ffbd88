"""Losses of schemas: what a server's engine does not hold, as `SERVER.schema_not_held` and its like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from turnwire.codecs.losses import COMMON
from turnwire.codecs.schema_support.prepare import prepare_schema
from turnwire.codecs.schema_support.support import IGNORED, SchemaFault, server_row
from turnwire.codecs.variants import Variant
from turnwire.core.losses import LossList, SchemaChange

if TYPE_CHECKING:
    from turnwire_schema.engines import SchemaEffect, SchemaSurface

_NAMES: Final[Mapping[SchemaEffect, tuple[str, str]]] = {
    "wider": ("schema_not_held", "sent all the same; check the answer"),
    "refused": ("schema_refused", "sent all the same"),
    "narrower": ("schema_narrower", "sent all the same"),
}
"""The name of the loss and what is done, by what the engine does."""


def write_schema(
    schema: Any,
    variant: Variant,
    surface: SchemaSurface,
    losses: LossList,
    at: str,
    *,
    strict: bool | None = True,
    is_stated: bool = True,
) -> Any:
    """Return a schema as it is sent to a server, each thing that is not held a loss at a pointer below `at`.

    What was rewritten is noted in `losses`.

    A tool that is not strict asks for nothing: its schema loses something only if the server refuses it all the same.
    Nor is it a loss that a server ignores the schemas of all tools, unless a tool states that it is strict.
    """
    server, version = variant.name, variant.server_version
    if surface == "tool" and not strict:
        row = server_row(server, surface, version)
        if row is None or not row.get("always"):
            return schema
    prepared = prepare_schema(schema, server, surface, version, rewrite=variant.rewrites_schemas)
    losses.rewritten += [SchemaChange(name, f"{at}{pointer}") for name, pointer in prepared.changes]
    for fault in prepared.faults:
        if fault.engine == IGNORED and not is_stated:
            continue
        if strict or surface == "format" or fault.effect == "refused":
            _lose(fault, server, losses, at)
    return prepared.schema


def _lose(fault: SchemaFault, server: str, losses: LossList, at: str) -> None:
    name, action = _NAMES[fault.effect]
    detail = "it ignores every schema" if fault.engine == IGNORED else _told(fault)
    reason = f"{COMMON[f'<server>.{name}']}: {detail}"
    losses.add(f"{server}.{name}", f"{at}{fault.pointer}", reason, action)


def _told(fault: SchemaFault) -> str:
    """What a fault is about in words, and the engine with its version if there is one."""
    from turnwire_schema.engines import ENGINES, FEATURES  # data of its own, read when a schema is sent

    engine = ENGINES.get(fault.engine)
    words = FEATURES[fault.feature].removesuffix(".")
    return words if engine is None else f"{words} ({engine['engine']} {engine['version']})"
