"""Parse JSON with very long texts in slices, so that the streams of other clients continue meanwhile.

The parser does not let go of Python's lock. Thirty megabytes of plain ASCII are copied in a few milliseconds, but where
every character is an escape they take twenty times as long. So the middle of a long text is taken out of the body, a
mark replaces it while the rest is parsed, and its pieces are decoded by themselves.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

from turnwire_schema._late_patterns import late_pattern

from turnwire.core.jsontext import read_json

SLICE: Final = 1 << 18
"""Bytes of a text that are decoded in one go."""

LONG: Final = 1 << 22
"""Bytes of a body from which on its long texts are decoded in pieces; less takes some milliseconds in any case."""

# Where a cut may fall into the digits of an escape, or between the two escapes of one character. What looks like an
# escape but follows an escaped backslash is plain text, which may be cut anywhere.
_OPEN_ESCAPE: Final = late_pattern(rb"\\u[0-9a-fA-F]{0,3}\Z")
_HIGH_SURROGATE: Final = late_pattern(rb"\\u[dD][89abAB][0-9a-fA-F]{2}\Z")
_DIGITS: Final = late_pattern(rb"[0-9a-fA-F]*")
_ESCAPE: Final = late_pattern(rb"\\u[0-9a-fA-F]{4}")


def read_sliced_json(data: bytes | bytearray) -> Any:
    """Return the same value as `read_json`.

    Raises:
        ValueError: the same.
    """
    if len(data) < LONG or _is_plain(data):
        return read_json(data)
    mark = f"\ufdd0{secrets.token_hex(16)}."
    rest, texts = _apart(data, mark.encode())
    if not texts:
        return read_json(data)
    try:
        middles = [[read_json(b'"' + piece + b'"') for piece in pieces] for pieces in texts]
        value = read_json(rest)
    except ValueError:
        return read_json(data)  # for the place of the fault
    return _put_back(value, mark, middles)


def _is_plain(data: bytes | bytearray) -> bool:
    """Return whether `data` is ASCII without escapes, so that no text in it has to be decoded."""
    return data.isascii() and b"\\" not in data


def _apart(data: bytes | bytearray, mark: bytes) -> tuple[bytes, list[list[bytes]]]:
    """(`data` with a mark and a number in place of the middle of each long text, those middles in pieces)."""
    rest: list[bytes] = []
    texts: list[list[bytes]] = []
    start, in_text, is_open = 0, False, False
    while start < len(data):
        stop = _cut(data, start, min(start + SLICE, len(data)))
        piece = bytes(data[start:stop])
        start = stop
        quotes = piece.replace(b"\\\\", b"").replace(b'\\"', b"").count(b'"')
        if in_text and not quotes:
            if not is_open:
                rest.append(mark + b"%d;" % len(texts))
                texts.append([])
            is_open = True
            texts[-1].append(piece)
        else:
            is_open = False
            rest.append(piece)
            in_text ^= quotes % 2 == 1
    return b"".join(rest), texts


def _cut(data: bytes | bytearray, start: int, stop: int) -> int:
    """The next place from `stop` on where what begins at `start` can be cut: between two characters."""
    piece = data[start:stop]
    stop += (len(piece) - len(piece.rstrip(b"\\"))) % 2
    if (found := _OPEN_ESCAPE.search(data[max(start, stop - 5) : stop])) is not None:
        digits = _DIGITS.match(data[stop : stop + 6 - len(found[0])])
        stop += 0 if digits is None else len(digits[0])
    if _HIGH_SURROGATE.search(data[max(start, stop - 6) : stop]) and _ESCAPE.match(data[stop : stop + 6]):
        stop += 6
    while stop < len(data) and data[stop] & 0xC0 == 0x80:  # UTF-8: inside a character
        stop += 1
    return stop


def _put_back(value: Any, mark: str, middles: list[list[str]]) -> Any:
    """`value` with the middles of its long texts in place of their marks."""
    match value:
        case str():
            before, found, after = value.partition(mark)
            if not found:
                return value
            number, _, after = after.partition(";")
            return "".join([before, *middles[int(number)], after])
        case list():
            return [_put_back(item, mark, middles) for item in value]
        case dict():
            return {_put_back(key, mark, middles): _put_back(item, mark, middles) for key, item in value.items()}
        case _:
            return value
