"""Reading and writing one entry.

In goes JSON, as text or as a value. A known type of an older version is migrated, of a later minor version is kept with
its further fields, of a later major version is refused. An unknown type becomes an `UnknownEntry` that remembers the
text it was read from. Out comes the text that is stored: for an unknown entry exactly the text that was read.

Entries of earlier releases are rewritten if the schemas refuse them now: an empty text becomes an empty text part; a
result of which nothing is known becomes the empty text that a model was shown; of lines that end before they begin only
the beginning stays, and the end goes to `extras`. A file of entries is never changed by reading it.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from typing import Any, Final, cast

from pydantic import ValidationError

from turnwire_schema._runtime import FrozenDict, Model, RawModel, thaw
from turnwire_schema.v1.entry import (
    ContextEntry,
    FileReferenceEntry,
    ImageEntry,
    McpResourceEntry,
    SystemControlEntry,
    TextEntry,
    ToolRequestEntry,
    ToolResultEntry,
    UnknownEntry,
)

from turnwire.context.migrate import migrated
from turnwire.context.versions import CURRENT, is_older
from turnwire.core.errors import ContextError, InvalidDataError, Problem
from turnwire.core.jsontext import read_json
from turnwire.core.validate import parse_json, problems_of

_SAYS: Final = ("text", "structured", "error")


def readable(kind: str, entry: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return `entry` as a later release would have written it; the same object if it would have written the same."""
    data = entry.get("data")
    if not isinstance(data, Mapping):
        return entry
    changed: dict[str, Any] = {}
    match kind:
        case "text" if data.get("role") in ("system", "user") and data.get("content") in (None, "", [], ()):
            changed["content"] = [{"type": "text", "text": ""}]
        case "tool_result":
            result = data.get("result")
            if isinstance(result, Mapping) and all(result.get(name) is None for name in _SAYS):
                changed["result"] = {**result, "text": ""}
        case "file_reference":
            first, last = data.get("start_line") or 1, data.get("end_line")
            if isinstance(first, int) and isinstance(last, int) and last < first:
                extras = data.get("extras")
                kept = {**(extras if isinstance(extras, Mapping) else {}), "end_line": last}
                changed |= {"end_line": None, "extras": kept}
        case _:
            pass
    return {**entry, "data": {**data, **changed}} if changed else entry


KINDS: Final[dict[str, type[Model]]] = {
    kind.__tags__["type"]: kind
    for kind in (
        TextEntry,
        ImageEntry,
        FileReferenceEntry,
        ToolRequestEntry,
        ToolResultEntry,
        SystemControlEntry,
        McpResourceEntry,
    )
}
"""The class of each type that this version knows."""

_log = logging.getLogger("turnwire.context")
_LONGEST_TYPE = 64


class _Source(FrozenDict[str, Any]):
    """The object of an unknown entry, equal to any dict of the same items, with the text it was read from."""

    __slots__ = ("text",)
    text: str

    def __reduce__(self) -> tuple[Any, ...]:
        return _source, (dict(self), self.text)


def _source(value: Mapping[str, Any], text: str) -> _Source:
    made = _Source(value)
    made.text = text
    return made


def read_entry(source: str | bytes | Mapping[str, Any]) -> ContextEntry:
    """The entry in a JSON text, or of a JSON object; an older version is brought up to the current one.

    An unknown type is kept as an `UnknownEntry`, and its type is logged as a warning (logger `turnwire.context`).

    Raises:
        NewerVersionError: a known type of a later major version.
        InvalidDataError: malformed JSON, no type, or a body that does not fit its type.
    """
    data = parse_json(source, "an entry") if isinstance(source, (str, bytes)) else source
    text = source.decode() if isinstance(source, bytes) else source if isinstance(source, str) else None
    kind = type_of(data)
    if kind not in KINDS:
        warn_unknown(kind)
        return read_unknown(data, text)
    return read_known(kind, bring_up(data, kind))


def type_of(data: Any) -> str:
    """The type of an entry's JSON value.

    Raises:
        InvalidDataError: it is no object, or has no type.
    """
    if not isinstance(data, Mapping):
        raise InvalidDataError("this is no entry", [Problem("", "type", "must be an object")])
    kind = data.get("type")
    if not isinstance(kind, str):
        rule = "type" if "type" in data else "required"
        text = f"must be a word: {', '.join(KINDS)}, or another one"
        raise InvalidDataError("this is no entry", [Problem("/type", rule, text)])
    return kind


def warn_unknown(kind: str, count: int = 1) -> None:
    """Log that entries of a type which this version does not know are kept as they are; their content is not shown."""
    shown = kind if len(kind) <= _LONGEST_TYPE else kind[:_LONGEST_TYPE] + "…"
    _log.warning("unknown type of entry %s: kept as it is (%d)", json.dumps(shown), count)


def bring_up(data: Mapping[str, Any], kind: str) -> Mapping[str, Any]:
    """`data` itself if it is of the current version or a later minor one, else migrated.

    Raises:
        InvalidDataError: its version cannot be read.
    """
    return migrated(kind, data) if is_older(data, kind) else data


def read_known(kind: str, data: Mapping[str, Any]) -> ContextEntry:
    """The entry of a known type and a version that needs no migration.

    Raises:
        InvalidDataError: the body does not fit.
    """
    try:
        return cast(ContextEntry, KINDS[kind].from_dict(cast(Any, data)))
    except InvalidDataError:
        from turnwire.context.entries import readable

        written = readable(kind, data)
        if written is data:
            raise
        return cast(ContextEntry, KINDS[kind].from_dict(cast(Any, written)))


def read_unknown(data: Mapping[str, Any], text: str | None) -> UnknownEntry:
    """The entry of an unknown type; it remembers `text`, from which it was read.

    Raises:
        InvalidDataError: it has no text, and is no JSON.
    """
    if text is None:
        json_of_unknown(data)
    try:
        made = UnknownEntry.__pydantic_validator__.validate_python(dict(data))
    except ValidationError as error:
        raise InvalidDataError("this is no entry", problems_of(error)) from None
    if text is not None:
        made.__pydantic_private__ = {"_raw": _source(made.raw, text)}
    return cast(UnknownEntry, made)


def id_of(entry: ContextEntry) -> str:
    """The id of an entry of any type.

    Raises:
        ContextError: an unknown entry has none (`no_id`).
        InvalidDataError: this is no entry.
    """
    if not isinstance(entry, (UnknownEntry, *KINDS.values())):
        problem = Problem("", "type", "must be an entry; read_entry makes one of a JSON object")
        raise InvalidDataError("this is no entry", [problem])
    if isinstance(entry, UnknownEntry):
        found = entry.raw.get("id")
        if not isinstance(found, str) or not found:
            raise ContextError("no_id", "an entry that is appended or replaced needs an id")
        return found
    return entry.id


def json_of_unknown(data: Mapping[str, Any]) -> str:
    """The text of an unknown entry that a caller gave as a value: nothing but this says whether it is JSON.

    Raises:
        InvalidDataError: it is not JSON.
    """
    try:
        text = json.dumps(thaw(data), ensure_ascii=False, separators=(",", ":"))
        read_json(text)
    except (ValueError, TypeError, RecursionError):
        words = "must be JSON: no NaN, no lone surrogate, nested no deeper than JSON may be"
        raise InvalidDataError("this is no entry", [Problem("", "json", words)]) from None
    return text


def entry_to_json(entry: ContextEntry) -> str:
    """The stored text of an entry: of an unknown one exactly the text that was read.

    In an entry of a later minor version the fields that this version does not know are put back in their places if
    a later program looks for them.
    """
    if isinstance(entry, UnknownEntry):
        raw = entry.raw
        return raw.text if isinstance(raw, _Source) else entry.to_json()
    if entry.version == CURRENT:
        return entry.to_json()
    return json.dumps(with_extras_in_place(entry, entry.to_dict()), ensure_ascii=False, separators=(",", ":"))


def with_extras_in_place(model: Model, data: dict[str, Any]) -> dict[str, Any]:
    """`data`, which is `model` as JSON, with the fields of a later version where they were found."""
    for name, value in model.__dict__.items():
        if isinstance(value, RawModel) or name not in data:
            continue
        if isinstance(value, Model):
            data[name] = with_extras_in_place(value, data[name])
        elif isinstance(value, tuple):
            items = zip(value, data[name], strict=True)
            data[name] = [
                with_extras_in_place(item, written)
                if isinstance(item, Model) and not isinstance(item, RawModel)
                else written
                for item, written in items
            ]
    extras = data.pop("extras", None) or {}
    unplaced = {name: value for name, value in extras.items() if name in type(model).model_fields}
    placed = {name: value for name, value in extras.items() if name not in unplaced}
    return {**data, **placed, **({"extras": unplaced} if unplaced else {})}
