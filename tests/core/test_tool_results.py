"""The outcome of a tool call, and the message that tells the model."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from turnwire_schema.errors import InvalidDataError

from tests.cases import for_each
from tests.requirements import requirement
from turnwire import ProviderUnavailableError, ToolCall, ToolError, ToolMessage, ToolResult

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


def caught(error: BaseException) -> BaseException:
    """The exception as it is when it has been raised."""
    try:
        raise error
    except BaseException as raised:  # whatever was given comes back
        return raised


@requirement("MSG-11")
def test_the_factories_take_the_id_of_a_call_and_the_name_of_its_tool() -> None:
    assert ToolResult.success("c1", "12", name="f") == ToolResult.success(CALL, "12")
    assert ToolResult.failure("c1", "no such city", name="f") == ToolResult.failure(CALL, "no such city")
    with pytest.raises(InvalidDataError):
        ToolResult.success("c1", "12")  # whose result would that be


@requirement("MSG-11")
@pytest.mark.parametrize(
    ("error", "message"),
    [
        (KeyError("city"), "KeyError: 'city'"),
        (ValueError(), "ValueError"),
        (TimeoutError("5 s"), "TimeoutError: 5 s"),
        (ValueError("a\ud800"), "ValueError: a?"),
    ],
)
def test_a_failure_is_made_from_an_exception_and_its_trace_stays_apart(error: Exception, message: str) -> None:
    result = ToolResult.failure(CALL, caught(error), recoverable=False)
    assert result.error is not None
    assert (result.is_error, result.error.message, result.error.recoverable) == (True, message, False)
    assert "in caught" in str(result.error.stack_trace)
    assert (result.result, result.to_message().content) == (message, message)


@requirement("MSG-11")
@pytest.mark.parametrize(
    ("result", "text"),
    [
        (ToolResult.success(CALL, "12"), "12"),
        (ToolResult.success(CALL, "", structured={"a": 1}), ""),
        (ToolResult.success(CALL, structured={"ort": "Köln"}), '{"ort": "Köln"}'),
        (ToolResult.failure(CALL, "no"), "no"),
    ],
)
def test_a_result_has_the_text_that_the_model_sees(result: ToolResult, text: str) -> None:
    assert result.result == text == result.to_message().content


@requirement("MSG-11")
def test_a_result_is_no_error_unless_it_says_so() -> None:
    assert ToolResult(tool_call_id="c1", name="f", text="").is_error is False


@requirement("MSG-11", "SCH-4")
@pytest.mark.parametrize(
    "act",
    [
        lambda: ToolResult(tool_call_id="c1", name="f"),
        lambda: ToolResult(tool_call_id="c1", name="f", text=None, structured=None),
        lambda: ToolResult(tool_call_id="c1", name="f", is_error=True),
        lambda: ToolResult.success(CALL),
        lambda: ToolResult.from_dict({"tool_call_id": "c1", "name": "f"}),
        lambda: ToolResult.success(CALL, "12").replace(text=None),
    ],
    ids=range(6),
)
def test_a_result_without_text_value_and_error_is_refused(act: Callable[[], Any]) -> None:
    with pytest.raises(InvalidDataError, match=r"at least one of text \| structured \| error is required"):
        act()


class Retryable(Exception):
    recoverable = False


@requirement("MSG-11", "CTX-4")
@for_each(
    ("error", "recoverable"),
    [
        (ValueError("no such city"), True),
        (OSError("no connection"), True),
        (TypeError(), True),
        (KeyError("city"), True),
        (NotImplementedError(), False),
        (ModuleNotFoundError("PIL"), False),
        (NameError(), False),
        (AttributeError(), False),
        (AssertionError(), False),
        (MemoryError(), False),
        (RecursionError(), False),
        (KeyboardInterrupt(), False),
        (Retryable(), False),
        (ProviderUnavailableError("nothing answers", retryable=True), True),
        (ProviderUnavailableError("closed", retryable=False), False),
    ],
    ids=lambda value: type(value).__name__,
)
def test_an_exception_of_a_tool_says_whether_another_try_may_work(error: BaseException, recoverable: bool) -> None:
    failed = ToolResult.failure(CALL, error)
    assert failed.error is not None
    assert failed.error.recoverable is recoverable
    given = ToolResult.failure(CALL, error, recoverable=not recoverable)
    assert given.error is not None
    assert given.error.recoverable is not recoverable


@requirement("MSG-11")
def test_a_sentence_alone_does_not_say_whether_another_try_may_work() -> None:
    failed = ToolResult.failure(CALL, "no such city")
    assert failed.error == ToolError(message="no such city")


@requirement("MSG-11")
@pytest.mark.parametrize(
    ("result", "message"),
    [
        (ToolResult.success(CALL, "12"), ToolMessage(content="12", tool_call_id="c1", name="f", is_error=False)),
        (ToolResult.success(CALL, ""), ToolMessage(content="", tool_call_id="c1", name="f", is_error=False)),
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
