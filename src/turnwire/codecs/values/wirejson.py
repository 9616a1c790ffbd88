"""Parse and write JSON as servers really write it: fast, and lenient only if a server's fault would lose text.

In: the bytes of one JSON value. Out: Python values, integers unbounded, 1 and 1.0 distinct. A lone surrogate or a
broken UTF-8 sequence from a server becomes U+FFFD; anything else that is not JSON is an error.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from pydantic_core import from_json, to_json

from turnwire.core.json_truncation import text_is_cut
from turnwire.core.jsontext import strict_json, without_surrogates

_TOO_DEEP: Final = "recursion limit exceeded: nested more than 200 levels deep"


MOST_LEVELS: Final = 201
"""The deepest nesting that is read, see `turnwire.core.jsontext`."""
_PIECE = 1 << 18
"""Characters of a text that are written at once if the value is large."""


class NotJsonError(ValueError):
    """The bytes are not JSON; the message gives line and column and never the text.

    `is_cut` means that they end inside a JSON value, which more bytes could complete.
    """

    def __init__(self, message: str, *, is_cut: bool = False) -> None:
        super().__init__(message)
        self.is_cut = is_cut


def parse_wire_json(data: bytes | str) -> Any:
    """Return the JSON value in `data`.

    Raises:
        NotJsonError: `data` is not exactly one JSON value, or nested deeper than `MOST_LEVELS`.
    """
    if type(data) is bytes:
        try:
            return strict_json(data)
        except ValueError:
            pass
    try:
        return from_json(data)
    except ValueError as error:
        return _parse_slowly(data, error)
    except TypeError:  # a text with a lone surrogate, which has no UTF-8 form
        return _parse_slowly(data, ValueError("a lone surrogate stands outside of a text"))


def _parse_slowly(data: bytes | str, first: ValueError) -> Any:
    import json  # for what both parsers refuse only

    text = data if isinstance(data, str) else data.decode("utf-8-sig", "replace")
    try:
        value = json.loads(text)
    except ValueError:
        raise NotJsonError(str(first), is_cut=text_is_cut(text)) from None
    except RecursionError:
        raise NotJsonError(_TOO_DEEP) from None
    return _mended(value, MOST_LEVELS - 1)


def _mended(value: object, levels: int) -> Any:
    """Return `value` without lone surrogates; `levels` more levels of it are read."""
    match value:
        case str():
            return without_surrogates(value)
        case list() | dict() if levels == 0 and value:  # the parser accepts one that is empty
            raise NotJsonError(_TOO_DEEP)
        case list():
            return [_mended(item, levels - 1) for item in value]
        case dict():
            return {without_surrogates(key): _mended(item, levels - 1) for key, item in value.items()}
        case _:
            return value


@cache
def _encoder() -> Callable[[object], bytes]:
    """Return the fast writer, loaded when something is written."""
    from msgspec.json import Encoder

    return Encoder().encode


def dump_wire_json(value: object) -> bytes:
    """Return `value` as compact UTF-8 JSON."""
    try:
        return _encoder()(value)
    except (TypeError, ValueError, OverflowError, RecursionError):  # the slow writer knows more kinds
        return to_json(value)


def dump_large_wire_json(value: object) -> bytes:
    """Return the same bytes as `dump_wire_json`, written in pieces, so that other threads run in between."""
    pieces: list[bytes] = []
    _write(value, pieces.append)
    return b"".join(pieces)


def _write(value: object, put: Callable[[bytes], None]) -> None:
    match value:
        case str() if len(value) > _PIECE:
            put(b'"')
            for start in range(0, len(value), _PIECE):
                put(dump_wire_json(value[start : start + _PIECE])[1:-1])
            put(b'"')
        case dict():
            mark = b"{"
            for key, item in value.items():
                put(mark + dump_wire_json(key) + b":")
                _write(item, put)
                mark = b","
            put(b"}" if value else b"{}")
        case list() | tuple():
            mark = b"["
            for item in value:
                put(mark)
                _write(item, put)
                mark = b","
            put(b"]" if value else b"[]")
        case _:
            put(dump_wire_json(value))
