"""What to tell people about their schema: what a server does not hold of it, and what to write instead."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from turnwire_schema._late_tuples import NamedTuple

from turnwire.codecs.schema_support.prepare import prepare_schema
from turnwire.codecs.schema_support.support import IGNORED, SchemaFault, schema_faults, server_row

if TYPE_CHECKING:
    from turnwire_schema.engines import SchemaSurface
    from turnwire_schema.v1.request import ChatRequest

FAILING: Final = frozenset({"wider", "refused"})
"""Effects for which a schema does not hold."""
_IGNORED: Final = "The server ignores the schema of an answer."
_LONGEST: Final = 100


class Advice(NamedTuple):
    """A fault of a schema, the feature in words, and what to write instead, if anything helps.

    `is_rewritten`: Turnwire sends other words that mean the same, and the server holds those. `instead` is then the JSON
    at the fault's pointer as it is sent, if the place is still there.
    """

    fault: SchemaFault
    what: str
    instead: str | None = None
    is_rewritten: bool = False

    @property
    def is_failing(self) -> bool:
        """Whether answers may not fit, or none come; not so if only some right answers cannot be written."""
        return self.fault.effect in FAILING


class AskedSchema(NamedTuple):
    """A schema in a request: its pointer there, what it is for, and whether the server is asked to hold it."""

    pointer: str
    surface: SchemaSurface
    schema: Any
    strict: bool


def asked_schemas(request: ChatRequest) -> Iterator[AskedSchema]:
    """Yield the schema of the answer, and those of all tools."""
    wanted = request.response_format
    if wanted is not None and wanted.type == "json_schema":
        yield AskedSchema("/response_format/json_schema", "format", wanted.json_schema, strict=True)
    for place, tool in enumerate(request.tools or ()):
        if tool.parameters is not None:
            yield AskedSchema(f"/tools/{place}/parameters", "tool", tool.parameters, strict=tool.strict is True)


def advise(
    schema: Any,
    server: str,
    surface: SchemaSurface,
    version: str | None = None,
    *,
    strict: bool = True,
    as_sent: bool = False,
) -> tuple[Advice, ...]:
    """Return what `server` (a variant) does not hold of a schema as it is written; `as_sent`: as Turnwire sends it.

    Of a tool that is not strict, only what the server refuses all the same.
    """
    row = server_row(server, surface, version)
    if row is None or (surface == "tool" and not strict and not row.get("always")):
        return ()
    sent = prepare_schema(schema, server, surface, version)
    if as_sent:
        found = tuple(Advice(fault, _what(fault), _instead(fault)) for fault in sent.faults)
    else:
        found = tuple(
            Advice(fault, _what(fault), _rewritten(fault, schema, sent.schema) or _instead(fault), is_rewritten=True)
            if _is_mended(fault, sent.faults, written)
            else Advice(fault, _what(fault), _instead(fault))
            for written in (schema_faults(schema, server, surface, version),)
            for fault in written
        )
    return tuple(each for each in found if strict or each.fault.effect == "refused")


def _is_mended(fault: SchemaFault, left: tuple[SchemaFault, ...], written: tuple[SchemaFault, ...]) -> bool:
    """Whether a fault is gone in the schema that is sent, and has not moved to another place in it."""
    places = {each.pointer for each in written if each.feature == fault.feature}
    return not any(
        each.feature == fault.feature and (each.pointer == fault.pointer or each.pointer not in places) for each in left
    )


def _what(fault: SchemaFault) -> str:
    from turnwire_schema.engines import FEATURES

    return _IGNORED if fault.engine == IGNORED else FEATURES[fault.feature]


def _instead(fault: SchemaFault) -> str | None:
    from turnwire_schema.engines import INSTEAD

    return INSTEAD.get(fault.feature)


def _rewritten(fault: SchemaFault, schema: Any, sent: Any) -> str | None:
    """The JSON at the pointer of a fault as it is sent; None if it is the same, is gone, or is long."""
    before, after = (_at(each, fault.pointer) for each in (schema, sent))
    if after is _GONE or after == before:
        return None
    text = json.dumps(after, ensure_ascii=False)
    return f"`{text}`" if len(text) <= _LONGEST else None


_GONE: Final = object()


def _at(schema: Any, pointer: str) -> Any:
    for step in pointer.split("/")[1:]:
        name = step.replace("~1", "/").replace("~0", "~")
        try:
            schema = schema[int(name) if isinstance(schema, (list, tuple)) else name]
        except (KeyError, IndexError, TypeError, ValueError):
            return _GONE
    return schema
