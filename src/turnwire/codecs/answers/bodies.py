"""Parse bodies of answers: JSON or not, a stream or not.

A body comes as bytes, as text, or parsed already. What is not JSON is described by kind and size, never by its text.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire_schema._json import is_deeper

from turnwire.codecs.errors.unescaped import broken_error
from turnwire.codecs.values.wirejson import MOST_LEVELS, NotJsonError, parse_wire_json
from turnwire.core.argument_types import refusal
from turnwire.core.errors import InvalidDataError, Problem, ProviderResponseError
from turnwire.core.jsontext import strict_json

_ENDLESS: Final = 100_000
"""Levels that no value without a circle has in practice."""
_STREAM_STARTS: Final = (b"data:", b"event:", b":")


def parse_body(body: object, what: str = "answer") -> Any:
    """Return the JSON value of a body; `what` names it in the error.

    Raises:
        ProviderResponseError: the body is not JSON; the message names kind and size, never the text.
    """
    if not isinstance(body, (bytes, bytearray, str)):
        return _with_dicts(body) if isinstance(body, Mapping) and not isinstance(body, dict) else body
    raw = bytes(body) if isinstance(body, bytearray) else body
    try:
        return parse_wire_json(raw)
    except NotJsonError:
        if (error := broken_error(raw)) is not None:
            return error
        raise ProviderResponseError(f"the {what} is {describe_body(raw)}, not JSON", category="protocol") from None


def own_body(body: object) -> tuple[Any, bytes | None]:
    """Return the JSON value of an answer, and the bytes that it was strictly parsed from: then no other code holds it.

    Raises:
        ProviderResponseError: see `parse_body`.
    """
    if type(body) is bytes:
        try:
            return strict_json(body), body
        except ValueError:
            pass
    return parse_body(body), None


def plain_body(body: object) -> Any:
    """Return a parsed body as dicts and lists: objects of other kinds become dicts.

    Raises:
        ProviderResponseError: it contains itself: JSON never does, and a loop over it would never end.
    """
    from msgspec import to_builtins  # loaded with the first body

    try:
        to_builtins(body)  # a copy of its lists and objects, a third of the time of looking: it ends, so the body does
    except (RecursionError, TypeError, ValueError, OverflowError, AttributeError):
        if is_deeper(body, _ENDLESS):  # else it is deep, or has values that JSON does not have
            raise ProviderResponseError("the answer holds itself, so it has no end", category="protocol") from None
        return _with_dicts(body)
    return body


def plain_request(body: Any, what: str) -> Any:
    """Return a parsed request as dicts and lists; `what` is the start of the error message.

    Raises:
        InvalidDataError: it contains itself.
    """
    try:
        return plain_body(body)
    except ProviderResponseError:
        raise InvalidDataError(what, [Problem("", "type", "must not hold itself")]) from None


def _with_dicts(value: Any, levels: int = MOST_LEVELS) -> Any:
    if not levels:
        return value  # deeper than anything that is read
    if isinstance(value, Mapping):
        return {key: _with_dicts(item, levels - 1) for key, item in value.items()}
    return [_with_dicts(item, levels - 1) for item in value] if isinstance(value, (list, tuple)) else value


def json_or_none(body: object) -> Any:
    """Return the JSON value of a body, or the error that broken JSON stands for; None if it is empty or not JSON."""
    if not isinstance(body, (bytes, bytearray, str)):
        return _with_dicts(body) if isinstance(body, Mapping) and not isinstance(body, dict) else body
    try:
        return parse_wire_json(bytes(body) if isinstance(body, bytearray) else body) if body else None
    except NotJsonError:
        return broken_error(body)


def as_bytes(body: object) -> Any:
    """Return text, byte arrays and views of bytes as bytes; a parsed body as it is."""
    if isinstance(body, str):
        return body.encode("utf-8", "replace")
    return bytes(body) if isinstance(body, (bytearray, memoryview)) else body


def piece_of(data: object) -> bytes:
    """Return a stream piece of another type as bytes: a copy that does not change with the caller's buffer.

    Raises:
        InvalidDataError: it is neither a byte array nor a view of bytes.
    """
    if isinstance(data, (bytes, bytearray, memoryview)):
        return bytes(data)
    raise refusal("data", f"give bytes as they came, not {type(data).__name__}")


def is_stream(body: object) -> bool:
    """Return True if the bytes are server-sent events."""
    if not isinstance(body, bytes) or body[:1] == b"{":  # nearly every answer
        return False
    return body[:64].lstrip().startswith(_STREAM_STARTS)


def describe_body(body: Any) -> str:
    """Return kind and size of a body that is not JSON, never its text."""
    if body is None or len(body) == 0:
        return "an empty body"
    data = body if isinstance(body, (bytes, bytearray)) else str(body).encode("utf-8", "replace")
    start = bytes(data[:256]).lstrip().lower()
    kind = "HTML" if start.startswith((b"<!doctype html", b"<html", b"<head", b"<body")) else "text"
    return f"{len(data)} byte{'' if len(data) == 1 else 's'} of {kind}"
