"""The definition of a function, where a wire has it as name, description, schema and strict.

In: an object with those fields. Out: a canonical tool as plain data. What the canonical model wants and the wire did
not say is made up, and what was said in its place is kept beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turnwire.core.errors import Problem
from turnwire.core.tool_names import ToolNames


def read_definition(
    raw: Mapping[str, Any],
    at: str,
    names: ToolNames,
    problems: list[Problem],
    *,
    owner: str = "a function",
    schema_field: str = "parameters",
) -> tuple[dict[str, Any], dict[str, Any]] | None:
    """(the tool, fields of the wire that go back as they came); None after noting what is wrong with it."""
    name = raw.get("name")
    if not isinstance(name, str) or not name:
        problems.append(Problem(f"{at}/name", "required", f"{owner} must have a name"))
        return None
    tool: dict[str, Any] = {"name": names.canonical(name)}
    if tool["name"] != name:
        tool["original_name"] = name
    own: dict[str, Any] = {}
    description = raw.get("description")
    if isinstance(description, str) and description:
        tool["description"] = description
    else:
        tool["description"] = name
        own["description"] = description
    schema = raw.get(schema_field)
    if schema is None:
        tool["parameters"] = {"type": "object", "properties": {}}
    elif not isinstance(schema, Mapping):
        problems.append(Problem(f"{at}/{schema_field}", "type", f"{schema_field} must be a JSON Schema of type object"))
        return None
    else:
        tool["parameters"] = schema if "type" in schema else {"type": "object", **schema}
    strict = raw.get("strict")
    if strict is not None and not isinstance(strict, bool):
        problems.append(Problem(f"{at}/strict", "type", "strict must be true or false"))
        return None
    tool["strict"] = strict
    return tool, own
