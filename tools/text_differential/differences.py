"""How a reading differs from what a client should get, in words that are the same for the same kind of difference."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from tools.text_differential.outputs import Output


def differences(output: Output, reading: dict[str, Any], *, exactly: bool) -> Iterator[str]:
    """Every difference. Not `exactly`: white space at the ends of content and thoughts is free."""
    if "raised" in reading:
        yield f"raised {reading['raised'].partition(':')[0]}"
        return
    yield from _calls(output, reading["calls"])
    if "content" not in reading or (output.is_cut and not exactly):
        return
    for part, wanted in (("content", output.content), ("thoughts", output.thoughts)):
        found = reading[part]
        if output.is_cut and part == "content":
            found = found.rstrip()
        if not exactly or output.is_cut:
            wanted, found = " ".join(wanted.split()), " ".join(found.split())
        if found == wanted:
            continue
        if wanted in found:
            yield f"{part} has more than it should"
        elif found in wanted:
            yield f"{part} is lost"
        else:
            yield f"{part} is another"


def _calls(output: Output, found: list[dict[str, Any]]) -> Iterator[str]:
    wanted = output.calls
    if len(found) > len(wanted):
        yield "a call that was cut" if output.is_cut else "a call too many"
    elif len(found) < len(wanted):
        yield "a call is lost"
    for (name, arguments), call in zip(wanted, found, strict=False):
        if call["name"] != name:
            yield "another name"
            continue
        try:
            values = json.loads(call["arguments"])
        except ValueError:
            yield "arguments are no JSON"
            continue
        if not isinstance(values, dict):
            yield "arguments are no object"
            continue
        yield from dict.fromkeys(_members(arguments, values))


def _members(wanted: dict[str, Any], found: dict[str, Any]) -> Iterator[str]:
    for key, value in wanted.items():
        if key not in found:
            yield f"an argument is lost ({_kind(value)})"
        elif json.dumps(found[key], sort_keys=True) != json.dumps(value, sort_keys=True) and not _same_number(
            found[key], value
        ):
            kinds = (_kind(value), _kind(found[key]))
            yield f"another {kinds[0]}" if kinds[0] == kinds[1] else f"{kinds[0]} becomes {kinds[1]}"
    if found.keys() - wanted.keys():
        yield "an argument too many"


def _same_number(one: Any, other: Any) -> bool:
    return type(one) in (int, float) and type(other) in (int, float) and one == other


def _kind(value: Any) -> str:
    names = {str: "text", bool: "boolean", int: "number", float: "number", list: "list", dict: "object"}
    return names.get(type(value), "null")
