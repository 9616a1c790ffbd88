"""The outcome of a tool call, and the message that tells the model."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.errors import InvalidDataError

from tests.requirements import requirement
from turnwire import ToolCall, ToolError, ToolMessage, ToolResult

CALL = ToolCall(id="c1", name="f", arguments={})


@requirement("MSG-11")
@pytest.mark.parametrize(
    ("result", "expected"),
    [
        (ToolResult.success(CALL, "12"), ToolResult(tool_call_id="c1", name="f", text="12", is_error=False)),
        (ToolResult.success(CALL, ""), ToolResult(tool_call_id="c1", name="f", text="", is_error=False)),
        (
            ToolResult.success(
                CALL, "12", structured={"degrees": 12}, duration_ns=5, started_at="2026-11-22T10:00:00Z"
            ),
            ToolResult(
                tool_call_id="c1",
                name="f",
                text="12",
                is_error=False,
                structured={"degrees": 12},
                duration_ns=5,
                started_at="2026-11-22T10:00:00Z",
            ),
        ),
        (
            ToolResult.failure(CALL, "no such city", stack_trace="line 1", recoverable=True),
            ToolResult(
                tool_call_id="c1",
                name="f",
                is_error=True,
                error=ToolError(message="no such city", stack_trace="line 1", recoverable=True),
            ),
        ),
    ],
)
def test_the_factories_make_a_success_and_a_failure(result: ToolResult, expected: ToolResult) -> None:
    assert result == expected
    assert ToolResult.from_json(result.to_json()) == expected


@requirement("MSG-11")
def test_a_result_is_no_error_unless_it_says_so() -> None:
    assert ToolResult(tool_call_id="c1", name="f").is_error is False


@requirement("MSG-11")
@pytest.mark.parametrize(
    ("result", "message"),
    [
        (ToolResult.success(CALL, "12"), ToolMessage(content="12", tool_call_id="c1", name="f", is_error=False)),
        (ToolResult.success(CALL, ""), ToolMessage(content="", tool_call_id="c1", name="f", is_error=False)),
        (ToolResult.success(CALL), ToolMessage(content="", tool_call_id="c1", name="f", is_error=False)),
        (
            ToolResult.success(CALL, "12", structured={"degrees": 12}),
            ToolMessage(content="12", tool_call_id="c1", name="f", is_error=False),
        ),
        (
            ToolResult.success(CALL, structured={"ort": "Köln", "list": [1, None]}),
            ToolMessage(content='{"ort": "Köln", "list": [1, null]}', tool_call_id="c1", name="f", is_error=False),
        ),
        (
            ToolResult.failure(CALL, "no such city", stack_trace="line 1"),
            ToolMessage(content="no such city", tool_call_id="c1", name="f", is_error=True),
        ),
        (
            ToolResult(tool_call_id="c1", name="f", text="told", is_error=True, error=ToolError(message="m")),
            ToolMessage(content="told", tool_call_id="c1", name="f", is_error=True),
        ),
        (
            ToolResult.success(CALL, structured=0),
            ToolMessage(content="0", tool_call_id="c1", name="f", is_error=False),
        ),
    ],
)
def test_a_result_becomes_a_tool_message_without_the_stack_trace(result: ToolResult, message: ToolMessage) -> None:
    assert result.to_message().to_dict() == message.to_dict()


@requirement("MSG-11")
@pytest.mark.parametrize(
    "fields",
    [
        {"tool_call_id": ""},
        {"name": "a b"},
        {"duration_ns": -1},
        {"duration_ns": 1.5},
        {"started_at": "yesterday"},
        {"started_at": "2026-11-22T10:00:00"},
        {"error": "text"},
        {"structured": object()},
    ],
    ids=lambda fields: "-".join(fields),
)
def test_a_result_that_does_not_fit_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(InvalidDataError):
        ToolResult(**{"tool_call_id": "c1", "name": "f", **fields})
