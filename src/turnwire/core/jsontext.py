"""JSON text read by one written rule, the same for files, histories and the arguments that a model wrote.

- Exactly one value, at most 200 levels deep.
- NaN, Infinity and numbers that overflow a double (1e400) are refused; integers stay exact, up to 4,300 digits.
- A key that comes twice in one object: the last value counts (what JavaScript, Go and Python do).
- A lone surrogate is refused, or becomes U+FFFD in text that a server or model wrote.

Errors give line and column and never quote the text.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final, Literal

from pydantic_core import from_json

from turnwire_schema._json import is_deeper
from turnwire_schema._late_patterns import late_pattern

REPLACEMENT = "\ufffd"
DEEPEST = 200
"""Levels of a JSON text at most."""

# Where a number may overflow: a long exponent or a long run of digits. Everything else is not searched again. Every
# digit is read as 0, and what is not part of such a number as a blank, so that three plain searches find it.
_SEEN_AS = bytes(0x30 if byte in b"0123456789" else ord("e") if byte in b"eE" else byte for byte in range(256))
_MAY_OVERFLOW = (b"0e000", b"0e+000", b"0" * 200)
_NOTHING = late_pattern(rb"\[[ \t\r\n]*\]|\{[ \t\r\n]*\}")
_SLICE = 1 << 20
"""Bytes that are searched at once: another thread may run in between, which one long search would not let it."""
# Skip valid pairs and all other escapes, so that the second half of `\\ud800` is not read as an escape.
_SURROGATE_ESCAPE = late_pattern(
    r"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\[^u]|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})"
)
_SURROGATE = late_pattern("[\ud800-\udfff]")


def read_json(text: str | bytes | bytearray, *, replace_surrogates: bool = False) -> Any:
    """The value of a JSON text.

    Raises:
        ValueError: it is not exactly one JSON value by the rules above.
    """
    data = _utf8(text, replace_surrogates)
    if len(data) <= _SLICE and _brackets_in(data) <= DEEPEST:
        try:
            return _decoder()(data)
        except (ValueError, RecursionError):  # it counts the calls around it as levels, too
            pass  # read again by the parser below, whose words are those of the errors
    # In a large text most keys are read once, and keeping them for a second time takes longer than reading them.
    keep: Literal["keys", "none"] = "keys" if len(data) <= _SLICE else "none"
    try:
        value = from_json(data, allow_inf_nan=False, cache_strings=keep)
    except ValueError:
        mended = _without_lone_escapes(data) if replace_surrogates else None
        if mended is None:
            raise
        value = from_json(mended, allow_inf_nan=False)
    if _is_too_deep(data, value):
        raise ValueError("recursion limit exceeded: nested more than 200 levels deep")
    # The parser reads 1e400 as infinity even when it is configured to refuse infinity.
    if _may_overflow(data) and not is_finite(value):
        raise ValueError("a number is too large for JSON readers (it overflows a double)")
    return value


def strict_json(data: bytes | bytearray) -> Any:
    """The value of a JSON text, read in half of the time of the other parser; numbers that overflow are refused.

    Raises:
        ValueError: it is not JSON, or has more than 201 levels; the other parser says what it is.
    """
    try:
        value = _decoder()(data)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    if _brackets_in(data) > DEEPEST:
        from_json(data, cache_strings="none")  # it refuses deeper ones, in less time than it takes to look for them
    return value


@cache
def _decoder() -> Callable[[bytes | bytearray], Any]:
    from msgspec.json import Decoder  # loaded with the first text

    return Decoder().decode


_NO_BRACKETS: Final = bytes(byte for byte in range(256) if byte not in b"[{")


def _brackets_in(data: bytes | bytearray) -> int:
    """How many brackets open in a text, those inside of its texts included: it has no more levels."""
    return len(data.translate(None, _NO_BRACKETS))


def _is_too_deep(data: bytes | bytearray, value: Any) -> bool:
    """Whether a value has more levels than `DEEPEST`. The parser accepts one more level when it is empty."""
    if data.count(b"[") + data.count(b"{") <= DEEPEST or _NOTHING.search(data) is None:
        return False
    try:
        from_json(b"".join((b"[", data, b"]")), cache_strings="none")
    except ValueError:
        pass  # at its limit, or beyond it: count
    else:
        return False  # one level more can be read, too
    return is_deeper(value, DEEPEST)


def json_object(text: str) -> dict[str, Any] | None:
    """Return the JSON object in `text`, or None if it holds no JSON object."""
    try:
        value = read_json(text)
    except ValueError:
        return None
    return value if isinstance(value, dict) else None


def without_surrogates(text: str) -> str:
    """`text` with each lone surrogate as U+FFFD."""
    return text if text.isascii() else _SURROGATE.sub(REPLACEMENT, text)


def is_finite(value: Any) -> bool:
    """Whether a JSON value holds no NaN and no infinity at any depth."""
    if not isinstance(value, (dict, list)):
        return not isinstance(value, float) or math.isfinite(value)
    waiting: list[Any] = [value]  # a caller's own value may be nested deeper than calls may be
    while waiting:
        held = waiting.pop()
        for item in held.values() if isinstance(held, dict) else held:
            if isinstance(item, float):
                if not math.isfinite(item):
                    return False
            elif isinstance(item, (dict, list)):
                waiting.append(item)
    return True


def may_hold_surrogates(text: str) -> bool:
    """Whether a text may hold half a character as an escape, which `json.loads` reads and `read_json` refuses.

    Raises:
        ValueError: it holds half a character as it is.
    """
    if not text.isascii():
        _utf8(text, False)
    # One character is found fast, and most texts are done with it.
    return "\\" in text and "\\u" in text and ("\\ud" in text or "\\uD" in text)


def _may_overflow(data: bytes | bytearray) -> bool:
    """Whether a number in `data` may be too large for a double."""
    overlap = max(map(len, _MAY_OVERFLOW)) - 1
    for start in range(0, len(data), _SLICE):
        seen = data[start : start + _SLICE + overlap].translate(_SEEN_AS)
        if any(mark in seen for mark in _MAY_OVERFLOW):
            return True
    return False


def _utf8(text: str | bytes | bytearray, replace_surrogates: bool) -> bytes | bytearray:
    if not isinstance(text, str):
        return text
    try:
        return text.encode()
    except UnicodeEncodeError as error:
        if replace_surrogates:
            return without_surrogates(text).encode()
        raise ValueError(f"a lone surrogate is not a character, at character {error.start}") from None


def _without_lone_escapes(data: bytes | bytearray) -> str | None:
    """The text with each escape of a lone surrogate replaced by that of U+FFFD; None if it has no such escape."""
    if b"\\ud" not in data and b"\\uD" not in data:
        return None
    try:
        text = data.decode()
    except UnicodeDecodeError:
        return None
    mended = _SURROGATE_ESCAPE.sub(_replaced, text)
    return None if mended == text else mended


def _replaced(match: re.Match[str]) -> str:
    return match[0] if match[1] is None else "\\ufffd"
