"""Listings of a server: tools, resources and templates, each checked by itself and bounded.

One definition that is wrong costs that one, never the list. What is left out is reported with its reason.
"""

from __future__ import annotations

from collections.abc import Iterable, Set
from dataclasses import dataclass
from typing import Any, Final

from pydantic_core import to_json

from turnwire_schema.v1.tool import ToolDefinition

from turnwire.core.errors import InvalidDataError
from turnwire.core.tools import fit_name, tool_from_mcp

DESCRIPTION_LIMIT: Final = 1024
"""Most characters of a tool's description that the model is shown; longer ones some model servers cut themselves."""
SCHEMA_LIMIT: Final = 64 * 1024
"""Largest schema of a tool in bytes; every request carries it."""
NAME_LIMIT: Final = 256
TOOL_LIMIT: Final = 256
"""Most tools of one server."""
RESOURCE_LIMIT: Final = 10_000
"""Most resources of one server that are listed."""


@dataclass(frozen=True, slots=True)
class McpResource:
    """A resource that a server lists; `uri` is what `read_resource` takes, or a template with names in braces."""

    server: str
    uri: str
    name: str
    description: str | None = None
    mime_type: str | None = None
    size_bytes: int | None = None
    is_template: bool = False


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A tool that is not offered, and why."""

    server: str
    name: str
    reason: str


def offered_tools(server: str, tools: Iterable[Any]) -> tuple[tuple[ToolDefinition, ...], tuple[LeftOut, ...]]:
    """The tools of the SDK's list as definitions, and those that are left out."""
    made: list[ToolDefinition] = []
    left: list[LeftOut] = []
    seen: set[str] = set()
    for tool in tools:
        reason = _reason_against(tool, seen)
        if reason is None:
            # Only what a model needs: annotations are a server's word about itself.
            kept = {"name": tool.name, "inputSchema": tool.input_schema}
            try:
                made.append(tool_from_mcp(kept | {"description": bounded(tool.description or tool.title)}))
                seen.add(tool.name)
                continue
            except InvalidDataError as error:
                reason = error.problems[0].message[:NAME_LIMIT]
        left.append(LeftOut(server, tool.name[:NAME_LIMIT], reason))
    return _told_apart(made), tuple(left)


def _told_apart(tools: list[ToolDefinition]) -> tuple[ToolDefinition, ...]:
    """The tools with no fitted name twice; a name that needs no fitting stays with its tool."""
    taken = {tool.name for tool in tools if tool.original_name is None}
    numbers: dict[tuple[str, int], int] = {}
    made = []
    for tool in tools:
        name = tool.name
        if tool.original_name is not None:
            name = fit_name(name, taken=taken, numbers=numbers)
            taken.add(name)
        made.append(tool if name == tool.name else tool.replace(name=name))
    return tuple(made)


def _reason_against(tool: Any, seen: Set[str]) -> str | None:
    if len(tool.name) > NAME_LIMIT:
        return f"its name has more than {NAME_LIMIT} characters"
    if tool.name in seen:
        return "the server lists its name twice"
    if len(seen) >= TOOL_LIMIT:
        return f"the server has more than {TOOL_LIMIT} tools"
    if len(to_json(tool.input_schema)) > SCHEMA_LIMIT:
        return f"its schema has more than {SCHEMA_LIMIT} bytes"
    return None


def bounded(text: Any) -> str | None:
    """A description of at most `DESCRIPTION_LIMIT` characters; None if the tool has no description."""
    if not isinstance(text, str) or not text:
        return None
    return text if len(text) <= DESCRIPTION_LIMIT else text[: DESCRIPTION_LIMIT - 1] + "…"


def offered_resource(server: str, found: Any, *, is_template: bool) -> McpResource:
    """One resource or template of the SDK."""
    return McpResource(
        server=server,
        uri=str(found.uri_template if is_template else found.uri),
        name=(found.name or found.title or "")[:NAME_LIMIT],
        description=bounded(found.description),
        mime_type=found.mime_type,
        size_bytes=None if is_template else found.size,
        is_template=is_template,
    )
