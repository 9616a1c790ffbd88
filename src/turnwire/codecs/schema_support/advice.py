"""What to tell people about their schema: what a server does not hold of it, and what to write instead."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from turnwire_schema._late_tuples import NamedTuple

from turnwire.codecs.schema_support.prepare import prepare_schema
from turnwire.codecs.schema_support.support import IGNORED, SchemaFault, schema_faults, server_row
from turnwire.codecs.values.wire_values import escaped
from turnwire.core.jsonschema import thaw

if TYPE_CHECKING:
    from turnwire_schema.engines import SchemaSurface
    from turnwire_schema.v1.request import ChatRequest

_FAILING: Final = frozenset({"wider", "refused"})
"""Effects for which a schema does not hold."""
_LONGEST: Final = 100


class Advice(NamedTuple):
    """A fault of a schema, the feature in words, and what to write instead, if anything helps.

    `is_rewritten`: Turnwire sends other words that mean the same, and the server holds those. `instead` is then the
    JSON that is sent at the fault's pointer or around it, if it is short.
    """

    fault: SchemaFault
    what: str
    instead: str | None = None
    is_rewritten: bool = False

    def as_data(self, at: str = "") -> dict[str, Any]:
        """The advice as JSON, with its pointer below `at`."""
        feature, effect, pointer, engine, note = self.fault
        found = {"pointer": at + pointer, "feature": feature, "effect": effect, "engine": engine, "note": note}
        return {**found, "what": self.what, "instead": self.instead, "rewritten": self.is_rewritten}

    @property
    def is_failing(self) -> bool:
        """Whether answers may not fit, or none come; not so if only some right answers cannot be written."""
        return self.fault.effect in _FAILING


class AskedSchema(NamedTuple):
    """A schema in a request: its pointer there, what it is for, and whether the server is asked to hold it.

    `name` is that of the tool, or of the answer if it has one.
    """

    pointer: str
    surface: SchemaSurface
    schema: Any
    strict: bool
    name: str | None = None


def known_servers(surface: SchemaSurface | None = None, *, ignoring: bool = True) -> tuple[str, ...]:
    """Return the servers of which it is known what they hold of a schema, for a surface or at all.

    If `ignoring` is not set, without those that ignore every schema.
    """
    from turnwire_schema.engines import SERVERS

    rows = (row for row in SERVERS if surface in (None, row["surface"]) and (ignoring or row["engine"] != IGNORED))
    return tuple(dict.fromkeys(row["server"] for row in rows))


def asked_schemas(request: ChatRequest, body: Any) -> Iterator[AskedSchema]:
    """Yield the schemas of a request at their pointers in its body, in whatever dialect that is."""
    found = list(_asked(request))
    places = dict(_objects(body, "")) if found else {}
    for asked in found:
        schema = thaw(asked.schema)
        of_tools = asked.surface == "tool"
        fitting = (at for at, part in places.items() if at.startswith("/tools/") is of_tools and part == schema)
        at = next(fitting, asked.pointer)
        places.pop(at, None)
        yield asked._replace(pointer=at, schema=schema)


def _asked(request: ChatRequest) -> Iterator[AskedSchema]:
    wanted = request.response_format
    if wanted is not None and wanted.type == "json_schema":
        yield AskedSchema("/response_format/json_schema", "format", wanted.json_schema, True, wanted.name)
    for place, tool in enumerate(request.tools or ()):
        if tool.parameters is not None:
            yield AskedSchema(f"/tools/{place}/parameters", "tool", tool.parameters, tool.strict is True, tool.name)


_SPOKEN: Final = frozenset({"messages", "input", "contents", "system", "instructions"})


def _objects(value: Any, at: str) -> Iterator[tuple[str, Any]]:
    """Every object in a body with its pointer, the outer ones first, but those of the conversation."""
    items: Iterable[tuple[Any, Any]] = ()
    if isinstance(value, dict):
        yield at, value
        items = value.items()
    elif isinstance(value, list):
        items = enumerate(value)
    for step, part in items:
        if at or step not in _SPOKEN:
            yield from _objects(part, f"{at}/{escaped(step)}")


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

    return FEATURES[fault.feature]


def _instead(fault: SchemaFault) -> str | None:
    from turnwire_schema.engines import INSTEAD

    return INSTEAD.get(fault.feature)


def _rewritten(fault: SchemaFault, schema: Any, sent: Any) -> str | None:
    """The JSON that is sent at the place of a fault, or of the schema around it; None if it is long."""
    pointer = fault.pointer
    around = ""
    while (after := _at(sent, pointer)) is _GONE or after == _at(schema, pointer):
        if not pointer:
            return None
        pointer, around = pointer.rpartition("/")[0], "the schema "
    text = json.dumps(after, ensure_ascii=False)
    return f"{around}`{text}`" if len(text) <= _LONGEST else None


_GONE: Final = object()


def _at(schema: Any, pointer: str) -> Any:
    for step in pointer.split("/")[1:]:
        name = step.replace("~1", "/").replace("~0", "~")
        try:
            schema = schema[int(name) if isinstance(schema, (list, tuple)) else name]
        except (KeyError, IndexError, TypeError, ValueError):
            return _GONE
    return schema
