"""Entries that earlier releases wrote, and that would be refused now, are read."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire_schema.v1.entry import FileReferenceEntry, TextEntry, ToolResultEntry

from tests.context.made import NOON, new_context
from tests.requirements import requirement
from turnwire import InvalidDataError
from turnwire.context import project, read_entry

AT = {"version": "1.1", "id": "e1", "created_at": "2026-01-31T12:00:00Z"}
RESULT = {"request_id": "r1", "completed_at": "2026-01-31T12:00:00Z"}


def written(kind: str, data: dict[str, Any]) -> str:
    return json.dumps({"type": kind, **AT, "data": data})


@requirement("CTX-1")
@pytest.mark.parametrize("role", ["user", "system"])
@pytest.mark.parametrize("content", [{}, {"content": None}, {"content": ""}, {"content": []}])
def test_an_empty_text_is_read_as_one_and_not_shown_to_a_model(role: str, content: dict[str, Any]) -> None:
    entry = read_entry(written("text", {"role": role, **content}))
    assert isinstance(entry, TextEntry)
    assert read_entry(entry.to_json()) == entry
    context = new_context()
    context.append(entry)
    assert project(context, now=NOON).messages == ()


@requirement("CTX-1", "CTX-4")
def test_a_result_that_says_nothing_is_read_as_the_empty_text() -> None:
    entry = read_entry(written("tool_result", {**RESULT, "result": {"tool_call_id": "c1", "name": "f"}}))
    assert isinstance(entry, ToolResultEntry)
    assert entry.data.result.text == entry.data.result.result == ""


@requirement("CTX-1", "CTX-2")
def test_lines_that_end_before_they_begin_are_read_with_their_beginning() -> None:
    entry = read_entry(written("file_reference", {"path": "a", "status": "failed", "start_line": 5, "end_line": 2}))
    assert isinstance(entry, FileReferenceEntry)
    assert (entry.data.start_line, entry.data.end_line, dict(entry.data.extras or {})) == (5, None, {"end_line": 2})


@requirement("CTX-1")
@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("text", {"role": "robot", "content": ""}),
        ("text", {"role": "user", "content": 5}),
        ("tool_result", {**RESULT, "result": {"name": "f"}}),
        ("file_reference", {"status": "failed", "start_line": 5, "end_line": 2}),
    ],
)
def test_anything_else_that_does_not_fit_is_refused(kind: str, data: dict[str, Any]) -> None:
    with pytest.raises(InvalidDataError):
        read_entry(written(kind, data))
