"""Calls, clocks and entries for the tests of tools."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from turnwire_schema.v1.entry import ToolRequestData, ToolRequestEntry
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall

from turnwire.core.call_hash import call_hash
from turnwire.tools import approve, request_approval

NOON = datetime(2026, 1, 31, 12, tzinfo=UTC)


def later(seconds: float) -> datetime:
    return NOON + timedelta(seconds=seconds)


def noon() -> datetime:
    return NOON


def request(
    name: str = "delete_file",
    arguments: dict[str, Any] | None = None,
    *,
    id: str = "e1",
    server: str | None = None,
    extras: dict[str, Any] | None = None,
) -> ToolRequestEntry:
    given = {"path": "notes.txt"} if arguments is None else arguments
    call = ToolCall.from_dict({"id": f"call_{id}", "name": name, "arguments": given, **(extras or {})})
    return entry(ToolRequestData(call=call, state="waiting", server=server), id)


def invalid_request(reason: Any, *, id: str = "e1", name: str | None = "delete_file") -> ToolRequestEntry:
    call = InvalidToolCall(id=f"call_{id}", arguments_text='{"path": "secret', reason=reason, name=name)
    return entry(ToolRequestData(invalid_call=call, state="waiting"), id)


def entry(data: ToolRequestData, id: str) -> ToolRequestEntry:
    return ToolRequestEntry(type="tool_request", version="1.1", id=id, created_at="2026-01-31T11:59:59Z", data=data)


def hash_of(given: ToolRequestEntry) -> str:
    call = given.data.call
    assert call is not None
    return call_hash(call.name, call.arguments, given.data.server)


def approved(given: ToolRequestEntry, *, now: datetime = NOON, expires_s: float = 600) -> ToolRequestEntry:
    asked = request_approval(given)
    return approve(asked, hash=hash_of(given), by="user", now=now, expires_s=expires_s)
