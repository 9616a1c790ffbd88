"""Losses of a body when a codec reads it and writes it again, whatever its dialect.

Every text, number and `true` of the body must be in the body that is written, and that must come back unchanged when it
is read and written again. Names and ids that other wires do not take are rewritten, limits may be those of the server,
and texts may be joined. The normal forms of the tests say exactly what may differ in each dialect.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from pydantic_core import from_json

from turnwire.core.data_urls import read_data_url
from turnwire.core.errors import InvalidDataError, ProviderError

_WORDS: Final = frozenset({"type", "role", "object", "status", "finish_reason", "stop_reason", "done_reason"})
"""Fields whose words depend on what is around them, so one may be written for another."""
_JOINED: Final = frozenset({"text", "content", "thinking", "reasoning", "summary", "parts", "instructions"})
"""Fields whose texts may be joined to one."""
_LIMITS: Final = frozenset({"max_tokens", "max_completion_tokens", "max_output_tokens"})
"""Fields with a token limit, one of which is written, with the least number that the server takes."""
_MOOT: Final[Mapping[str, Callable[[Mapping[str, Any]], bool]]] = {
    "strict": lambda body: True,
    "index": lambda body: True,
    "tool_choice": lambda body: not body.get("tools"),
    "parallel_tool_calls": lambda body: not body.get("tools"),
    "include_usage": lambda body: body.get("stream") is not True,
    "include_obfuscation": lambda body: body.get("stream") is not True,
}
"""Fields that are replaced or left out, and the bodies in which that is so."""
_MOST_LEVELS: Final = 64
_TEXT_OF_JSON: Final = re.compile(r'\s*[\[{"]')


class _Leaf(NamedTuple):
    """A text, number or boolean of a body."""

    pointer: str
    key: str
    value: Any


def round_trip_differences(
    body: Mapping[str, Any], written: Mapping[str, Any], write_again: Callable[[Mapping[str, Any]], Mapping[str, Any]]
) -> Iterator[str]:
    """Yield what of `body` is not in `written`, and what `write_again` changes in that, without the values."""
    yield from _lost(body, written)
    try:
        again = write_again(written)
    except (InvalidDataError, ProviderError):
        yield "/: what is written cannot be read"
    else:
        yield from json_differences(written, again)


def json_differences(expected: Any, found: Any, at: str = "") -> Iterator[str]:
    """Where two JSON values differ, without the values. Numbers are compared by value, as in JSON Schema: 1 is 1.0."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for name in sorted(expected.keys() | found.keys()):
            pointer = f"{at}/{_escaped(name)}"
            if name not in found:
                yield f"{pointer}: was lost"
            elif name not in expected:
                yield f"{pointer}: was added"
            else:
                yield from json_differences(expected[name], found[name], pointer)
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        for position, (one, other) in enumerate(zip(expected, found, strict=True)):
            yield from json_differences(one, other, f"{at}/{position}")
    elif isinstance(expected, bool) is not isinstance(found, bool) or expected != found:
        yield f"{at or '/'}: was changed"


def _lost(body: Mapping[str, Any], written: Mapping[str, Any]) -> Iterator[str]:
    found = list(_leaves(written))
    left = Counter(_key_of(leaf) for leaf in found)
    texts = "\0".join(_key_of(leaf)[1] for leaf in found if isinstance(leaf.value, str))
    has_limit = any(leaf.key in _LIMITS for leaf in found)
    for leaf in _leaves(body):
        if _may_go(leaf, body, has_limit):
            continue
        key = _key_of(leaf)
        left[key] -= 1
        if left[key] < 0 and not (leaf.key in _JOINED and key[1] in texts):
            yield f"{leaf.pointer}: was lost"


def _may_go(leaf: _Leaf, body: Mapping[str, Any], has_limit: bool) -> bool:
    """Whether a leaf need not be in what is written, or is replaced there."""
    if (
        (leaf.key in _WORDS and "/properties/" not in leaf.pointer)
        or _is_inner_id(leaf)
        or leaf.value is False
        or leaf.value == ""
    ):
        return True
    return has_limit if leaf.key in _LIMITS else leaf.key in _MOOT and _MOOT[leaf.key](body)


def _leaves(value: Any, pointer: str = "", key: str = "", levels: int = _MOST_LEVELS) -> Iterator[_Leaf]:
    if not levels:
        return
    if isinstance(value, Mapping):
        for name, each in value.items():
            yield from _leaves(each, f"{pointer}/{_escaped(name)}", name, levels - 1)
    elif isinstance(value, (list, tuple)):
        for position, each in enumerate(value):
            yield from _leaves(each, f"{pointer}/{position}", key, levels - 1)
    elif isinstance(value, str) and isinstance(parsed := _parsed(value), (dict, list, str)):
        yield from _leaves(parsed, pointer, key, levels - 1)
    elif value is not None:
        yield _Leaf(pointer, key, value)


def _parsed(text: str) -> Any:
    """The value of a text that is JSON, as arguments are; None for any other."""
    if _TEXT_OF_JSON.match(text) is None:
        return None
    try:
        return from_json(text)
    except (ValueError, TypeError):  # TypeError: a lone surrogate
        return None


def _key_of(leaf: _Leaf) -> tuple[str, Any]:
    """The key of a leaf: a boolean with its field, a name in canonical characters, data without media type."""
    if not isinstance(leaf.value, str):
        return (leaf.key if isinstance(leaf.value, bool) else "", leaf.value)
    if leaf.key == "name":
        return ("", re.sub(r"\W", "_", leaf.value, flags=re.ASCII))
    data = read_data_url(leaf.value)
    return ("", leaf.value.strip() if data is None else data.data)


def _is_inner_id(leaf: _Leaf) -> bool:
    """Whether this is the id of a part or call: it is replaced if it repeats or does not fit."""
    return leaf.key.endswith("id") and leaf.pointer.count("/") > 1


def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")
