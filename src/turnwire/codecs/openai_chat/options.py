"""Fields that are not canonical: collected into provider options, and merged back where they came from.

In: wire objects and the names that are understood. Out: `{"openai-chat": {…}, "vllm": {…}}`, published fields under
the dialect's name, a server's own under the variant's. On the way back objects are merged field by field, and a null
takes a field out (so an own option can say "leave the canonical field out").
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Any

from turnwire.codecs.openai_chat.tables import DIALECT
from turnwire.codecs.variants import ChatVariant

Options = dict[str, dict[str, Any]]


class OptionsCollector:
    """Collects the own fields of one object, nested ones included."""

    __slots__ = ("_published", "_variant", "options")

    def __init__(self, variant: ChatVariant, published: Set[str]) -> None:
        self._variant = variant.name
        self._published = published
        self.options: Options = {}

    def put(self, key: str, value: Any) -> None:
        """Keep `value` as it came; objects under one key come together."""
        name = DIALECT if key in self._published else self._variant
        self.put_under(name, key, value)

    def put_under(self, name: str, key: str, value: Any) -> None:
        """The same, under a name that is known already."""
        own = self.options.setdefault(name, {})
        held = own.get(key)
        if isinstance(held, dict) and isinstance(value, dict):
            own[key] = {**held, **value}
        else:
            own[key] = value

    def take_rest(self, wire: Mapping[str, Any], known: Set[str]) -> None:
        """Keep every field that is not in `known` and not null."""
        if wire.keys() <= known:
            return
        for key, value in wire.items():
            if key not in known and value is not None:
                self.put(key, value)

    def take_nested(self, key: str, wire: Mapping[str, Any], known: Set[str]) -> None:
        """The same for the object under `key`."""
        if wire.keys() <= known:
            return
        rest = {name: value for name, value in wire.items() if name not in known and value is not None}
        if rest:
            self.put(key, rest)

    def into(self, canonical: dict[str, Any]) -> dict[str, Any]:
        """`canonical`, with the provider options where there are any."""
        if self.options:
            canonical["provider_options"] = self.options
        return canonical
