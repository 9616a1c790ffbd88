"""Tools, tool choice and the format of the answer, wire → canonical.

Tools are flat on this wire. What the canonical model has no place for (custom and hosted tools, allowed_tools, formats
of the server's own) goes into own options and comes back from there unchanged. `strict` that is absent or null means
"on where the schema allows it", which the canonical model cannot say: such a tool keeps an own `strict: null`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turnwire.codecs.openai_responses.names import DIALECT, TOOL
from turnwire.codecs.own_options import rest_of, with_own
from turnwire.codecs.tool_definitions import SCHEMA_FORMAT, read_definition, read_schema_format, read_tool_list
from turnwire.core.errors import Problem
from turnwire.core.tool_names import ToolNames


def read_tools(
    raw: object, names: ToolNames, own: dict[str, Any], problems: list[Problem]
) -> list[dict[str, Any]] | None:
    """The function tools; tools of other kinds go into `own`. None where no list was given."""
    tools, others = read_tool_list(
        raw, names, problems, lambda tool, at: _tool(tool, at, names, problems), kinds=("function",)
    )
    if others:
        own["tools"] = others
    return tools


def _tool(raw: Mapping[str, object], at: str, names: ToolNames, problems: list[Problem]) -> dict[str, Any] | None:
    found = read_definition(raw, at, names, problems, owner="a function tool")
    if found is None:
        return None
    tool, own = found
    if tool["strict"] is None:
        own["strict"] = None
    own |= rest_of(raw, TOOL)
    return with_own(tool, own, DIALECT)


def read_tool_choice(raw: object, names: ToolNames, own: dict[str, Any], problems: list[Problem]) -> Any:
    """The canonical choice, or None after keeping another kind of choice in `own`."""
    if raw is None or raw in ("auto", "none", "required"):
        return raw
    if not isinstance(raw, Mapping):
        problems.append(Problem("/tool_choice", "enum", "tool_choice must be auto, none, required or a tool"))
        return None
    name = raw.get("name")
    if raw.keys() == {"type", "name"} and raw["type"] == "function" and isinstance(name, str) and name:
        return {"type": "tool", "name": names.known(name)}
    own["tool_choice"] = dict(raw)
    return None


def read_text(raw: object, own: dict[str, Any], problems: list[Problem]) -> dict[str, Any] | None:
    """The canonical format of the answer; verbosity and formats of the server's own go into `own`."""
    if raw is None:
        return None
    if not isinstance(raw, Mapping):
        problems.append(Problem("/text", "type", "text is an object"))
        return None
    rest = rest_of(raw, {"format"})
    wanted = raw.get("format")
    found: dict[str, Any] | None = None
    if isinstance(wanted, Mapping):
        found = _format(wanted)
        left = rest_of(wanted, SCHEMA_FORMAT) if found is not None else dict(wanted)
        if left:
            rest["format"] = left
    elif wanted is not None:
        problems.append(Problem("/text/format", "type", "format must be an object with a type"))
    if rest:
        own["text"] = rest
    return found


def _format(raw: Mapping[str, object]) -> dict[str, Any] | None:
    kind = raw.get("type")
    if kind in ("text", "json_object"):
        return {"type": kind}
    return read_schema_format(raw) if kind == "json_schema" else None
