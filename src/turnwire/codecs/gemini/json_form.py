"""Normal JSON form of protocol messages: lowerCamelCase names, lists as lists, null as absent.

In: a body as clients write it. The API accepts every field in camelCase and in snake_case, a single object instead of a
list, and null as absent; so does `one_form`. Free JSON (arguments, results, JSON Schemas, labels) is not changed, and
the input is never modified.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from turnwire.core.errors import InvalidDataError, Problem

_SNAKE: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)+")

# Fields with free JSON, or with a map whose keys are the caller's names.
_FREE: Final = frozenset(
    {
        "args",
        "default",
        "example",
        "jsonSchema",
        "labels",
        "parametersJsonSchema",
        "partMetadata",
        "responseJsonSchema",
        "responseJsonSchemaOrdered",
    }
)
_FREE_IN: Final = frozenset({("functionResponse", "response"), ("toolResponse", "response"), ("text", "schema")})
_BY_NAME: Final = frozenset({"properties", "defs"})
"""Fields whose keys are the caller's names and whose values are messages."""
_LISTS: Final = frozenset(
    {
        "allowedFunctionNames",
        "candidates",
        "contents",
        "functionDeclarations",
        "parts",
        "safetySettings",
        "stopSequences",
        "tools",
    }
)


def camel(name: str) -> str:
    """Return a field name in lowerCamelCase; any other text is unchanged."""
    if not isinstance(name, str) or "_" not in name or _SNAKE.fullmatch(name) is None:
        return name
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def one_form(message: Mapping[str, object], field: str = "") -> dict[str, object]:
    """Return `message` with one name for every field, lists as lists, and no nulls; `field` contains it."""
    out: dict[str, object] = {}
    for key, value in message.items():
        if value is None:
            continue
        name = camel(key)
        if name in out and name != key:
            continue  # both spellings are present: camelCase is used
        kind = type(value)
        if kind is not str and kind is not bool and name not in _FREE and (field, name) not in _FREE_IN:
            value = _below(name, value)
        if name in _LISTS and not isinstance(value, (list, tuple)):
            value = [value]
        out[name] = value
    return out


_WHAT: Final = "not a valid body of the Gemini API"


def whole_form(body: Mapping[str, object]) -> dict[str, object]:
    """Return `one_form` of a whole body.

    Raises:
        InvalidDataError: one of the caller's values is nested too deeply to be read.
    """
    if not isinstance(body, dict):
        raise InvalidDataError(_WHAT, [Problem("", "type", "the body must be a JSON object")])
    try:
        return one_form(body)
    except RecursionError:
        problem = Problem("", "json_depth", "the body is nested too deep")
        raise InvalidDataError(_WHAT, [problem]) from None


def _below(name: str, value: object) -> object:
    if type(value) is list:  # the most common case; ABC checks are slower
        return [item if type(item) is str else _below(name, item) for item in value]
    if type(value) is dict or isinstance(value, dict):
        if name in _BY_NAME:
            return {key: one_form(item) if isinstance(item, dict) else item for key, item in value.items()}
        return one_form(value, name)
    if isinstance(value, (list, tuple)):
        return [_below(name, item) for item in value]
    return value
