"""Line numbers of values in a JSON text, for error messages."""

from __future__ import annotations

import json
import re
from typing import Final

from turnwire.convert.lines import payload_lines
from turnwire.core.errors import InvalidDataError
from turnwire.core.validate import parse_json

_SPACE: Final = re.compile(r"[ \t\n\r]*")
_PLACE: Final = re.compile(r" at line (\d+) column (\d+)$")
_DECODER: Final = json.JSONDecoder()


def line_of(text: str, pointer: str) -> int:
    """The line, from 1, on which the value at the JSON pointer begins, or the nearest value around it.

    `text` is valid JSON. Of a key that comes twice the last value counts, as `turnwire.core.jsontext` reads it.
    """
    at = _skip(text, 0)
    for step in pointer.split("/")[1:]:
        inner = _child(text, at, step.replace("~1", "/").replace("~0", "~"))
        if inner is None:
            break
        at = inner
    return text.count("\n", 0, at) + 1


def line_in(message: str) -> int:
    """The line that the JSON parser names."""
    found = _PLACE.search(message)
    return int(found[1]) if found is not None else 1


def without_line(message: str) -> str:
    """The same message about a text of one line."""
    return _PLACE.sub(r" at column \2", message)


def refuse_broken(file: str, data: bytes) -> None:
    """Say where a text is broken that begins as JSON and is neither lines nor a stream.

    Raises:
        InvalidDataError: it is such a text.
    """
    if not data.lstrip().startswith((b"{", b"[")) or payload_lines(data) is not None:
        return
    try:
        parse_json(data, file)
    except InvalidDataError as error:
        raise InvalidDataError(f"{file}:{line_in(error.problems[0].message)}: not valid JSON", error.problems) from None


def _child(text: str, at: int, step: str) -> int | None:
    """The start of the item or property `step` of the value at `at`; None if it does not exist."""
    if text[at] not in "{[":
        return None
    is_object = text[at] == "{"
    found = None
    position, index = _skip(text, at + 1), 0
    while text[position] not in "}]":
        key = str(index)
        if is_object:
            key, position = _DECODER.raw_decode(text, position)
            position = _skip(text, _skip(text, position) + 1)
        if key == step:
            found = position
        _, position = _DECODER.raw_decode(text, position)
        position = _skip(text, position)
        if text[position] == ",":
            position = _skip(text, position + 1)
        index += 1
    return found


def _skip(text: str, at: int) -> int:
    """The first place from `at` on that is not white space."""
    found = _SPACE.match(text, at)
    return at if found is None else found.end()
