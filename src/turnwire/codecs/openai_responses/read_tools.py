"""Tools, tool choice and the format of the answer, wire → canonical.

Tools are flat on this wire. What the canonical model has no place for (custom and hosted tools, allowed_tools, formats
of the server's own) goes into own options and comes back from there unchanged. `strict` that is absent or null means
"on where the schema allows it", which the canonical model cannot say: such a tool keeps an own `strict: null`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from turnwire.codecs.openai_responses.names import DIALECT, TOOL
from turnwire.codecs.own_options import rest_of, with_own
from turnwire.codecs.rows import Values
from turnwire.codecs.tool_definitions import SCHEMA_FORMAT, read_definition, read_schema_format, read_tool_list
from turnwire.core.errors import Problem
from turnwire.core.tool_names import ToolNames

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_openai_responses import (
        RawFunctionTool,
        RawTextFormat,
        RawTextOptions,
        RawToolChoiceObject,
    )


def read_tools(raw: object, names: ToolNames, own: Values, problems: list[Problem]) -> list[Values] | None:
    """The function tools; tools of other kinds go into `own`. None where no list was given."""
    tools, others = read_tool_list(
        raw, names, problems, lambda tool, at: _tool(tool, at, names, problems), kinds=("function",)
    )
    if others:
        own["tools"] = others
    return tools


def _tool(raw: RawFunctionTool, at: str, names: ToolNames, problems: list[Problem]) -> Values | None:
    found = read_definition(raw, at, names, problems, owner="a function tool")
    if found is None:
        return None
    tool, own = found
    if tool["strict"] is None:
        own["strict"] = None
    own |= rest_of(raw, TOOL)
    return with_own(tool, own, DIALECT)


def read_tool_choice(raw: object, names: ToolNames, own: Values, problems: list[Problem]) -> object:
    """The canonical choice, or None after keeping another kind of choice in `own`."""
    if raw is None or raw in ("auto", "none", "required"):
        return raw
    if not isinstance(raw, Mapping):
        problems.append(Problem("/tool_choice", "enum", "tool_choice must be auto, none, required or a tool"))
        return None
    choice: RawToolChoiceObject = raw
    name = choice.get("name")
    if choice.keys() == {"type", "name"} and choice["type"] == "function" and isinstance(name, str) and name:
        return {"type": "tool", "name": names.known(name)}
    own["tool_choice"] = dict(raw)
    return None


def read_text(raw: object, own: Values, problems: list[Problem]) -> Values | None:
    """The canonical format of the answer; verbosity and formats of the server's own go into `own`."""
    if raw is None:
        return None
    if not isinstance(raw, Mapping):
        problems.append(Problem("/text", "type", "text is an object"))
        return None
    text: RawTextOptions = raw
    rest, wanted = rest_of(text, {"format"}), text.get("format")
    found: Values | None = None
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


def _format(raw: RawTextFormat) -> Values | None:
    kind = raw.get("type")
    if kind in ("text", "json_object"):
        return {"type": kind}
    return read_schema_format(raw) if kind == "json_schema" else None
