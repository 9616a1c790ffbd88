"""Split a text into JSON values: JSON lines, or a recorded stream.

In: bytes. Out: the payload of each line or event, with the number of its line. Server-sent events, NDJSON, and the bare
JSON error, over one line or many, that some servers put after their events.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from turnwire_schema._late_tuples import NamedTuple

from turnwire.core.errors import InvalidDataError
from turnwire.core.validate import parse_json


class Line(NamedTuple):
    """A payload and the line, from 1, on which it begins."""

    number: int
    payload: bytes


_FIELDS: Final = (b"event:", b"id:", b"retry:", b":")
_DONE: Final = b"[DONE]"


def payload_lines(data: bytes, *, of_any: bool = False) -> list[Line] | None:
    """Return the payloads of JSON lines or of a stream; None if `data` is neither.

    In JSON lines, unlike in one broken JSON text, at least half of the lines are JSON objects by themselves; with
    `of_any`, which is for values of a known definition, JSON values of any type.
    """
    lines = [Line(number, text) for number, line in enumerate(data.split(b"\n"), 1) if (text := line.strip())]
    if any(text.startswith(b"data:") for _, text in lines):
        return _events(lines)
    payloads = [line for line in lines if not line.payload.startswith(_FIELDS)]
    return payloads if _are_json_lines(payloads, of_any=of_any) else None


def begins_as_json_lines(data: bytes, *, of_any: bool = False) -> bool:
    """Return True if a text that begins with `data`, whole lines, is taken for JSON lines, not for an event stream."""
    payloads = [Line(*each) for each in json_lines(data.split(b"\n"))]
    return _are_json_lines(payloads, of_any=of_any) and not any(line.payload.startswith(b"data:") for line in payloads)


def json_lines(lines: Iterable[bytes], first: int = 1) -> Iterator[tuple[int, bytes]]:
    """Return number and payload of each JSON line; `first` is the number of the first one."""
    for number, line in enumerate(lines, first):
        if payload := json_payload(line):
            yield number, payload


def json_payload(line: bytes) -> bytes:
    """Return the payload of one of several JSON lines; empty for a blank line or one about an event."""
    text = line.strip()
    return b"" if text.startswith(_FIELDS) else text


def _are_json_lines(payloads: list[Line], *, of_any: bool) -> bool:
    found = sum(_is_json(line.payload, object if of_any else dict) for line in payloads)
    return len(payloads) > 1 and 2 * found >= len(payloads)


def _events(lines: list[Line]) -> list[Line]:
    found: list[Line] = []
    bare: list[Line] = []
    for line in lines:
        if line.payload.startswith((b"data:", *_FIELDS)):
            found.extend(_joined(bare))
            bare = []
            if line.payload.startswith(b"data:") and (text := line.payload[5:].strip()) and text != _DONE:
                found.append(Line(line.number, text))
        else:
            bare.append(line)
    return [*found, *_joined(bare)]


def _joined(lines: list[Line]) -> list[Line]:
    """Return lines between events as payloads: each line if it is JSON, else all together."""
    if all(_is_json(line.payload, dict) for line in lines):
        return lines
    return [Line(lines[0].number, b"\n".join(line.payload for line in lines))]


def _is_json(text: bytes, kind: type) -> bool:
    try:
        return isinstance(parse_json(text, ""), kind)
    except InvalidDataError:
        return False
