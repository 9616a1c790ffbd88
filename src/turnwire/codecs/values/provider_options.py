"""Collect non-canonical fields of a wire as provider options, and merge them back where they came from.

In: wire objects and the names of known fields. Out: `{"openai-chat": {…}, "vllm": {…}}`, fields of the dialect under
its name, a server's own under the variant's. When writing, objects are merged field by field, and a null removes a
field, so that an own option can leave a canonical field out.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar, cast

from turnwire.codecs.values.wire_values import items_of, object_of
from turnwire.codecs.variants import Variant

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw

Options: TypeAlias = dict[str, dict[str, object]]
W = TypeVar("W", bound=Mapping[str, object])

Server: TypeAlias = str | tuple[str, ...] | Variant
"""The owner of options: a dialect, several names, or a dialect and its variant."""
OUR_NOTES: Final = frozenset({"original_id", "original_name"})
"""Turnwire's own notes among the extras of a call: no server sent them, so nothing is lost with them."""


def unknown_fields(wire: AnyRaw, known: Set[str]) -> dict[str, object]:
    """Return the fields of a wire object that are not in `known` and not null."""
    if wire.keys() <= known:
        return {}
    return {key: value for key, value in wire.items() if value is not None and key not in known}


def merge(body: W, own: Mapping[str, object]) -> W:
    """Merge own fields into `body`, which is changed and returned."""
    wire = cast("dict[str, object]", body)
    for key, value in own.items():
        held = wire.get(key)
        if value is None:
            wire.pop(key, None)
        elif isinstance(held, dict) and isinstance(value, dict):
            wire[key] = merge(dict(held), value)
        elif key == "tools" and isinstance(held, list) and isinstance(value, (list, tuple)):
            wire[key] = [*held, *plain(value)]  # tools of the server's own kinds are next to the functions
        else:
            wire[key] = plain(value)
    return body


def add(body: W, fields: Mapping[str, object]) -> W:
    """Add fields to `body`, which is changed and returned, each unchanged."""
    cast("dict[str, object]", body).update(fields)
    return body


def plain(value: object) -> Any:
    """Return a copy of a JSON value in plain dicts and lists: independent, and fast to write (subclasses are not)."""
    if isinstance(value, dict):
        return {key: plain(item) if isinstance(item, (dict, list)) else item for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) if isinstance(item, (dict, list)) else item for item in value]
    return value


def own_of(options: Mapping[str, object] | None, server: Server) -> dict[str, Any]:
    """Return the contents of `options` for this wire, merged."""
    own: dict[str, object] = {}
    for name in _names(server) if options else ():
        own |= object_of((options or {}).get(name))
    return own


def merge_own(wire: W, options: Mapping[str, object] | None, server: Server) -> W:
    """Merge the provider options for this wire into `wire`, which is returned: the dialect's, then the variant's."""
    if options:
        for name in _names(server):
            if own := object_of(options.get(name)):
                merge(wire, own)
    return wire


def has_own(options: Mapping[str, object] | None, server: Server) -> bool:
    """Return True if provider options for this wire exist."""
    return options is not None and any(options.get(name) for name in _names(server))


def own_fields(wire: AnyRaw, known: Set[str], dialect: str) -> Options | None:
    """Return the fields that are not in `known` and not null, as provider options; None if there are no such fields."""
    rest = unknown_fields(wire, known)
    return {dialect: rest} if rest else None


def with_own(canonical: dict[str, Any], own: Mapping[str, object] | None, dialect: str) -> dict[str, Any]:
    """Return `canonical`, which is changed, with these provider options if there are any."""
    if own:
        canonical["provider_options"] = {dialect: dict(own)}
    return canonical


def foreign_part(dialect: str, data: AnyRaw) -> dict[str, object]:
    """Return a part that only this dialect knows."""
    return {"type": "foreign", "dialect": dialect, "data": dict(data.items())}


def difference(written: Mapping[str, object], wanted: Mapping[str, object]) -> dict[str, object]:
    """Return the options that turn `written` into `wanted` when they are merged."""
    out: dict[str, object] = {key: None for key in written if key not in wanted}
    for key, value in wanted.items():
        held = written.get(key)
        try:
            if isinstance(held, dict) and isinstance(value, dict):
                inner = difference(held, value)
                if inner:
                    out[key] = inner
            elif not _is_same(held, value):
                out[key] = value
        except RecursionError:  # a caller's own value of thousands of levels, which the model refuses
            out[key] = value
    return out


def _is_same(one: object, other: object) -> bool:
    """Return True if two JSON values are equal at every level: 1 equals 1.0, as in JSON Schema, but not True."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(_is_same(value, other[key]) for key, value in one.items())
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        return len(one) == len(other) and all(map(_is_same, one, other))
    return isinstance(one, bool) == isinstance(other, bool) and bool(one == other)


def _names(server: Server) -> tuple[str, ...]:
    if isinstance(server, Variant):
        return (server.dialect,) if server.name == server.dialect else (server.dialect, server.name)
    return (server,) if isinstance(server, str) else server


class OptionsCollector:
    """Collects the own fields of one object, nested ones included; `published` are those of the dialect itself."""

    __slots__ = ("_dialect", "_published", "_variant", "options")

    def __init__(self, variant: Variant, published: Set[str]) -> None:
        self._dialect, self._variant = variant.dialect, variant.name
        self._published = published
        self.options: Options = {}

    def put(self, key: str, value: object) -> None:
        """Add `value` unchanged; objects under one key are merged."""
        name = self._dialect if key in self._published else self._variant
        self.put_under(name, key, value)

    def put_under(self, name: str, key: str, value: object) -> None:
        """Add a value under a name that is already known."""
        own = self.options.setdefault(name, {})
        held = own.get(key)
        if isinstance(held, dict) and isinstance(value, dict):
            own[key] = {**held, **value}
        else:
            own[key] = value

    def add(self, name: str, key: str, value: object) -> None:
        """Append `value` to the list under a name and a key."""
        own = self.options.setdefault(name, {})
        own[key] = [*items_of(own.get(key)), value]

    def take_rest(self, wire: AnyRaw, known: Set[str]) -> None:
        """Add every field that is not in `known` and not null."""
        for key, value in unknown_fields(wire, known).items():
            self.put(key, value)

    def take_nested(self, key: str, wire: AnyRaw, known: Set[str]) -> None:
        """Add such fields of the object under `key`."""
        if rest := unknown_fields(wire, known):
            self.put(key, rest)

    def into(self, canonical: dict[str, object]) -> dict[str, object]:
        """Return `canonical` with the provider options if there are any."""
        if self.options:
            canonical["provider_options"] = self.options
        return canonical
