"""Bringing stored entries up to the current version.

The rows are data, `schemas/turnwire/v1/entry.migrations.json`, and `schemas/meta/migrations.schema.json` says what each
step does; this is what carries them out. Nothing that was given is changed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from hashlib import sha256
from typing import Any, Final

from turnwire_schema._runtime import thaw
from turnwire_schema.documents import migrations_text

from turnwire.context.versions import is_older
from turnwire.core.call_hash import call_hash, canonical_json
from turnwire.core.errors import InvalidDataError, Problem

Data = dict[str, Any]


@cache
def _rows() -> dict[tuple[str, str], Mapping[str, Any]]:
    rows = json.loads(migrations_text("turnwire/v1/entry"))["rows"]
    return {(row["type"], row["from"]): row for row in rows}


def migrated(kind: str, data: Mapping[str, Any]) -> Data:
    """A copy of `data` in the current version of its type.

    Raises:
        InvalidDataError: no migration begins at its version, or it is no JSON.
    """
    try:
        return _carried_out(kind, thaw(dict(data)))
    except InvalidDataError:
        raise
    except (ValueError, TypeError, RecursionError):  # a caller's own value, which came from no JSON text
        text = "must be JSON: no NaN, no lone surrogate, nested no deeper than JSON may be"
        raise InvalidDataError(f"a {kind} of an older version", [Problem("", "json", text)]) from None


def _carried_out(kind: str, found: Data) -> Data:
    while is_older(found, kind):
        row = _rows().get((kind, found["version"]))
        if row is None:
            known = sorted(version for name, version in _rows() if name == kind)
            text = f"no migration begins here; what is older than the current version is read from {', '.join(known)}"
            raise InvalidDataError(f"a {kind} of an older version", [Problem("/version", "version", text)])
        for step in row["steps"]:
            _STEPS[step["step"]](found, step)
        found["version"] = row["to"]
    return found


def _move(data: Data, step: Mapping[str, Any]) -> None:
    value = _take(data, step["from"])
    if value is not None:
        _put(data, step["to"], value)


def _drop(data: Data, step: Mapping[str, Any]) -> None:
    _take(data, step["at"])


def _default(data: Data, step: Mapping[str, Any]) -> None:
    needed = step.get("if_present")
    if _get(data, step["at"]) is None and (needed is None or _get(data, needed) is not None):
        _put(data, step["at"], thaw(step["value"]))


def _map(data: Data, step: Mapping[str, Any]) -> None:
    value = _get(data, step["from"])
    for case in step["cases"]:
        if type(value) is type(case["when"]) and value == case["when"]:
            _put(data, step["to"], case["then"])
            return
    if "otherwise" in step:
        _put(data, step["to"], step["otherwise"])


def _call_hash(data: Data, step: Mapping[str, Any]) -> None:
    call, server = _get(data, step["call"]), _get(data, step["server"])
    name, arguments = (call.get("name"), call.get("arguments")) if isinstance(call, dict) else (None, None)
    if isinstance(name, str) and isinstance(arguments, dict):
        _put(data, step["to"], call_hash(name, arguments, server if isinstance(server, str) else None))


def _mint_id(data: Data, step: Mapping[str, Any]) -> None:
    if _get(data, step["at"]) is None:
        _put(data, step["at"], f"e-{sha256(canonical_json(data).encode()).hexdigest()[:24]}")


_STEPS: Final[dict[str, Callable[[Data, Mapping[str, Any]], None]]] = {
    "move": _move,
    "drop": _drop,
    "default": _default,
    "map": _map,
    "call_hash": _call_hash,
    "mint_id": _mint_id,
}


def _get(data: Data, place: str) -> Any:
    found: Any = data
    for key in place.split("/")[1:]:
        found = found.get(key) if isinstance(found, dict) else None
    return found


def _take(data: Data, place: str) -> Any:
    above, _, key = place.rpartition("/")
    holder = _get(data, above) if above else data
    return holder.pop(key, None) if isinstance(holder, dict) else None


def _put(data: Data, place: str, value: Any) -> None:
    *above, key = place.split("/")[1:]
    holder = data
    for step in above:
        inner = holder.get(step)
        if inner is None:
            inner = holder[step] = {}
        if not isinstance(inner, dict):
            return  # reading it reports what is wrong with it
        holder = inner
    holder[key] = value
