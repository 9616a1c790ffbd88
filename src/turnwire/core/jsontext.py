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
from typing import Any

from pydantic_core import from_json

REPLACEMENT = "\ufffd"

# Where a number may overflow: a long exponent or a long run of digits. Everything else is not searched again.
_MAY_OVERFLOW = re.compile(rb"[0-9][eE]\+?[0-9]{3}|[0-9]{200}")
# A valid pair or any other escape is stepped over, so that the second half of `\\ud800` is not taken for an escape.
_SURROGATE_ESCAPE = re.compile(
    r"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\[^u]|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})"
)
_SURROGATE = re.compile("[\ud800-\udfff]")


def read_json(text: str | bytes | bytearray, *, replace_surrogates: bool = False) -> Any:
    """The value of a JSON text.

    Raises:
        ValueError: it is not exactly one JSON value by the rules above.
    """
    data = _utf8(text, replace_surrogates)
    try:
        value = from_json(data, allow_inf_nan=False)
    except ValueError as error:
        if not replace_surrogates or "hex escape" not in str(error):
            raise
        value = from_json(_SURROGATE_ESCAPE.sub(_replaced, data.decode()), allow_inf_nan=False)
    # The parser reads 1e400 as infinity even when it is told to refuse infinity.
    if _MAY_OVERFLOW.search(data) and not is_finite(value):
        raise ValueError("a number is too large for JSON readers (it overflows a double)")
    return value


def json_object(text: str) -> dict[str, Any] | None:
    """The JSON object in `text`; None when it is none."""
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


def _utf8(text: str | bytes | bytearray, replace_surrogates: bool) -> bytes:
    if not isinstance(text, str):
        return bytes(text)
    try:
        return text.encode()
    except UnicodeEncodeError as error:
        if replace_surrogates:
            return without_surrogates(text).encode()
        raise ValueError(f"a lone surrogate is no character, at character {error.start}") from None


def _replaced(match: re.Match[str]) -> str:
    return match[0] if match[1] is None else "\\ufffd"
