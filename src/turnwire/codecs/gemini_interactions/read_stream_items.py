"""State of one step of a stream."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from turnwire.codecs.values.wirejson import NotJsonError, parse_wire_json
from turnwire.core.errors import StreamError

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw
    from turnwire_schema.wire.raw_gemini_interactions import RawContent


@dataclass(slots=True, eq=False)
class OpenStep:
    """A step that may be incomplete. Not thread-safe."""

    kind: str
    body: dict[str, object]
    order: int
    number: int | None = None
    call: int = -1
    has_arguments: bool = False
    is_after_call: bool = False
    """Whether an unfinished call without arguments was at the same index."""
    options: dict[str, object] = field(default_factory=dict)
    late: dict[str, object] = field(default_factory=dict)
    """Unknown fields of argument deltas."""
    annotations: list[object] | None = None
    contents: list[RawContent] = field(default_factory=list)
    arguments: list[str] = field(default_factory=list)
    _own: set[str] = field(default_factory=set)  # fields of the body that are copies, so they can be changed in place

    def grow(self, delta: AnyRaw) -> None:
        """Merge a delta into a server tool step: lists are extended, objects are merged field by field."""
        body = self.body
        for key, value in delta.items():
            held = body.get(key)
            if key == "type" or value is None:
                continue
            if isinstance(held, list) and isinstance(value, list):
                held = held if key in self._own else list(held)
                held.extend(value)
            elif isinstance(held, dict) and isinstance(value, dict):
                fields = held if key in self._own and isinstance(held, dict) else dict(held)
                fields.update(value)
                held = fields
            else:
                self._own.discard(key)
                body[key] = value
                continue
            self._own.add(key)
            body[key] = held

    def whole(self) -> dict[str, object]:
        """Return the final state of a server tool step."""
        if self.arguments:
            self.grow({"arguments": _parsed("".join(self.arguments))})
        return self.body


def listed(value: object, field: str) -> list[object]:
    """Return the list in a field; an empty list if the field is absent.

    Raises:
        StreamError: the field is not a list.
    """
    if value is None:
        return []
    if not isinstance(value, list | tuple):
        raise StreamError(f"{field} is not a list", category="protocol")
    return list(value)


def _parsed(text: str) -> object:
    try:
        return parse_wire_json(text)
    except NotJsonError:
        return text
