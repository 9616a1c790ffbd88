"""The registry: functions and servers' tools under names that a model may use, and the way back to their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from turnwire_schema.v1.tool import ToolCall, ToolDefinition

from tests.requirements import requirement
from tests.tools.making import NOON
from turnwire import tool, tool_from_mcp
from turnwire.core.errors import InvalidDataError
from turnwire.core.utc import utc_text
from turnwire.tools import ToolRegistry


def search(query: str) -> str:
    """Search the notes."""
    return query


async def on_server(name: str, arguments: Mapping[str, Any]) -> str:
    return f"{name} {dict(arguments)}"


def mcp(name: str, **fields: Any) -> ToolDefinition:
    return tool_from_mcp({"name": name, "description": "Does it.", "inputSchema": {"type": "object"}, **fields})


@requirement("CTX-3")
def test_functions_tools_and_definitions_are_registered() -> None:
    registry = ToolRegistry([search])
    registry.add(tool(search, name="find"), is_safe=True, timeout_s=3)
    registry.add(mcp("own"), run=lambda call: call.name)
    assert registry.names == ("search", "find", "own")
    assert [found.name for found in registry.definitions()] == ["search", "find", "own"]
    found = registry.find("find")
    assert found is not None
    assert (found.is_safe, found.timeout_s, found.server, found.original_name) == (True, 3, None, "find")
    assert registry.find("nothing") is None


@requirement("CTX-3")
def test_a_name_is_given_once_and_a_definition_needs_a_function() -> None:
    registry = ToolRegistry([search])
    with pytest.raises(InvalidDataError, match="there is a tool search already"):
        registry.add(search)
    with pytest.raises(InvalidDataError, match="cannot be run"):
        registry.add(mcp("own"))
    with pytest.raises(InvalidDataError, match="two functions"):
        registry.add(tool(search, name="other"), run=lambda call: None)
    assert registry.names == ("search",)


@requirement("CTX-3")
def test_servers_tools_get_names_that_fit_and_keep_their_own() -> None:
    registry = ToolRegistry([search])
    given = registry.set_server("web", [mcp("search"), mcp("get-page"), mcp("日本"), mcp("get_page")], on_server)
    assert [(found.name, found.original_name, found.definition.original_name) for found in given] == [
        ("web_search", "search", "search"),
        ("get_page", "get-page", "get-page"),
        ("__", "日本", "日本"),
        ("web_get_page", "get_page", "get_page"),
    ]
    assert [found.server for found in given] == ["web"] * 4


@requirement("CTX-3")
def test_a_tool_keeps_its_name_when_its_server_lists_its_tools_anew() -> None:
    registry = ToolRegistry()
    registry.set_server("a", [mcp("x"), mcp("y")], on_server)
    registry.set_server("b", [mcp("x")], on_server)
    assert registry.names == ("x", "y", "b_x")
    registry.set_server("a", [mcp("y")], on_server)
    registry.set_server("c", [mcp("x")], on_server)
    registry.set_server("a", [mcp("x"), mcp("y")], on_server)
    found = {name: tool.server for name in registry.names if (tool := registry.find(name)) is not None}
    assert found == {"x": "a", "y": "a", "b_x": "b", "c_x": "c"}
    registry.remove_server("a")
    assert registry.names == ("b_x", "c_x")


@requirement("CTX-3")
def test_a_server_does_not_say_itself_that_its_tools_are_safe() -> None:
    registry = ToolRegistry()
    hinted = mcp("read-all", annotations={"readOnlyHint": True, "destructiveHint": False})
    assert [found.is_safe for found in registry.set_server("s", [hinted], on_server)] == [False]
    assert [found.is_safe for found in registry.set_server("s", [hinted, mcp("w")], on_server, safe=["read-*"])] == [
        True,
        False,
    ]


@requirement("CTX-3")
def test_a_call_becomes_an_entry_with_the_server_of_its_tool_and_no_approval() -> None:
    registry = ToolRegistry()
    registry.set_server("web", [mcp("get-page")], on_server)
    call = ToolCall(id="c1", name="get_page", arguments={})
    made = registry.request_entry(call, id="e1", created_at=utc_text(NOON), answer_id="a1")
    assert made.to_dict() == {
        "type": "tool_request",
        "version": "1.1",
        "id": "e1",
        "created_at": "2026-01-31T12:00:00.000000Z",
        "data": {
            "call": {"id": "c1", "name": "get_page", "arguments": {}},
            "state": "waiting",
            "answer_id": "a1",
            "server": "web",
        },
    }
