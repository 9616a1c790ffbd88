"""What the normal forms of the dialects share: ways to say the same that are the same on every wire."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic_core import from_json

from turnwire.core.data_urls import read_data_url, write_data_url
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.jsontext import is_finite


def without_nulls(value: Mapping[str, Any]) -> dict[str, Any]:
    """An object without the fields that are null.

    Raises:
        InvalidDataError: it is not an object, so it has no normal form.
    """
    if not isinstance(value, Mapping):
        raise InvalidDataError("this has no normal form", [Problem("", "type", "must be a JSON object")])
    return {key: item for key, item in value.items() if item is not None}


def plain(body: Mapping[str, Any]) -> dict[str, Any]:
    """`body` without the fields that are null, in the objects of its lists and of itself."""
    return {key: _plain(value) for key, value in body.items() if value is not None}


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return plain(value)
    if isinstance(value, (list, tuple)) and any(isinstance(item, Mapping) for item in value):
        return [_plain(item) for item in value]
    return value


def arguments_value(raw: Any) -> Any:
    """The arguments as what they mean; text that is not JSON stays text."""
    if raw is None:
        return {}
    if not isinstance(raw, str):
        return raw
    if not raw.strip():
        return {}
    try:
        value = from_json(raw)
        if isinstance(value, str):
            inner = from_json(value)
            value = inner if isinstance(inner, dict) else value
    except (ValueError, TypeError):  # TypeError: a lone surrogate in a caller's own text
        return raw
    return {} if value is None else value


def sent_arguments(raw: Any) -> Any:
    """The arguments of a call in a request: what is no JSON object goes out as `{}`."""
    value = arguments_value(raw)
    return value if isinstance(value, dict) and is_finite(value) else {}


def data_url(url: str) -> str:
    """A `data:` URL that holds base64 and has no other parameter; any other URL as it is."""
    data = read_data_url(url)
    return url if data is None else write_data_url(data.media_type, data.data)
