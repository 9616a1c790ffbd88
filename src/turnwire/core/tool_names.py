"""Tool names of a client in canonical form, one spelling for a whole request.

A client may call its tools `get-weather`; the canonical model may not. The tool keeps the client's spelling as
`original_name`, and every call, choice and result of the request follows the tool. A name that no tool has stays as it
is: a model may have made it up. A tool in a namespace has both names in its canonical one, so that a model knows it by
them on every wire; `original_name` is its name in the namespace.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any, Final

from turnwire_schema.v1.request import ChatRequest

from turnwire.core.tools import fit_name, is_tool_name

_JOINT: Final = "__"
_LEAST_NAMESPACE: Final = 8
"""Characters of a namespace that stay where a name is too long: the tool's own name says more."""


class ToolNames:
    """Names of one request: the client's spelling to the canonical one. Not thread-safe."""

    __slots__ = ("_canonical", "_numbers", "_taken")

    def __init__(self) -> None:
        self._canonical: dict[Hashable, str] = {}
        self._taken: set[str] = set()
        self._numbers: dict[tuple[str, int], int] = {}

    def reserve(self, name: str) -> None:
        """Keep a name that needs no change from being given to another tool."""
        if is_tool_name(name):
            self._canonical[name] = name
            self._taken.add(name)

    def canonical(self, name: str) -> str:
        """The canonical spelling of `name`; the same for the same name, another for every other."""
        found = self._canonical.get(name)
        if found is None:
            found = name if is_tool_name(name) else fit_name(name, taken=self._taken, numbers=self._numbers)
            self._canonical[name] = found
            self._taken.add(found)
        return found

    def within(self, namespace: str, name: str) -> str:
        """The canonical spelling of `name` in a namespace; no other tool has it. An empty namespace adds nothing."""
        key = (namespace, name)
        found = self._canonical.get(key)
        if found is None:
            room = max(64 - len(_JOINT) - len(name), _LEAST_NAMESPACE)
            wanted = f"{namespace[:room].rstrip('_')}{_JOINT}{name}" if namespace else name
            found = self._canonical[key] = fit_name(wanted, taken=self._taken, numbers=self._numbers)
            self._taken.add(found)
        return found

    def has(self, name: str, namespace: str) -> bool:
        """Whether a tool of that namespace is known."""
        return (namespace, name) in self._canonical

    def known(self, name: Any, namespace: str | None = None) -> Any:
        """The canonical spelling of a tool's name; any other name, and what is not a name, as it is."""
        if not isinstance(name, str):
            return name
        return self._canonical.get(name if namespace is None else (namespace, name), name)


def client_names(request: ChatRequest | None) -> Mapping[str, str]:
    """From a canonical tool name to the client's own spelling, for the tools of `request` that were renamed.

    Tools of a namespace are not among them: their names mean nothing without it.
    """
    if request is None or not request.tools:
        return {}
    return {
        tool.name: tool.original_name
        for tool in request.tools
        if tool.original_name is not None and tool.original_name != tool.name and tool.namespace is None
    }
