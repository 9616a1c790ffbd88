"""A step of a stream as far as it came."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turnwire.codecs.wirejson import NotJsonError, parse_wire_json
from turnwire.core.errors import StreamError


class OpenStep:
    """A step of which not all has come. Not thread-safe."""

    __slots__ = (
        "annotations",
        "arguments",
        "body",
        "call",
        "contents",
        "has_arguments",
        "kind",
        "number",
        "options",
        "order",
    )

    def __init__(self, kind: str, body: dict[str, Any], order: int) -> None:
        self.kind = kind
        self.body = body
        self.order = order
        self.number: int | None = None
        self.call = -1
        self.has_arguments = False
        self.options: dict[str, Any] = {}
        self.annotations: list[Any] = []
        self.contents: list[Mapping[str, Any]] = []
        self.arguments: list[str] = []

    def grow(self, delta: Mapping[str, Any]) -> None:
        """Join a delta to a step of one of the service's own tools: lists go on, objects field by field."""
        body = self.body
        for key, value in delta.items():
            held = body.get(key)
            if key == "type" or value is None:
                continue
            if isinstance(held, list) and isinstance(value, list):
                body[key] = [*held, *value]
            elif isinstance(held, Mapping) and isinstance(value, Mapping):
                body[key] = {**held, **value}
            else:
                body[key] = value

    def whole(self) -> dict[str, Any]:
        """The step of one of the service's own tools as it is when it ends."""
        if self.arguments:
            self.grow({"arguments": _parsed("".join(self.arguments))})
        return self.body


def listed(body: Mapping[str, Any], field: str) -> list[Any]:
    """The list in a field; empty where there is none.

    Raises:
        StreamError: the field holds something else.
    """
    value = body.get(field)
    if value is None:
        return []
    if not isinstance(value, list | tuple):
        raise StreamError(f"{field} is not a list", category="protocol")
    return list(value)


def _parsed(text: str) -> Any:
    try:
        return parse_wire_json(text)
    except NotJsonError:
        return text
