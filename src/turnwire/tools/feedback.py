"""Feedback for a model about a call that was not run, or failed: what was wrong and what would be right.

It gives names, paths and limits, and never values of arguments, secrets or stack traces.
"""

from __future__ import annotations

from collections.abc import Iterable

from turnwire_schema.v1.entry import ToolRequestData
from turnwire_schema.v1.tool import ToolError, ToolResult

from turnwire.core.tools import explain_invalid_call, fit_name, list_tools
from turnwire.tools.approvals import ApprovalError


def failed(data: ToolRequestData, message: str, *, recoverable: bool) -> ToolResult:
    """The result of a call that did not run or did not end well."""
    call_id, name = called(data)
    error = ToolError(message=message, recoverable=recoverable)
    return ToolResult(tool_call_id=call_id, name=name, is_error=True, error=error)


def called(data: ToolRequestData) -> tuple[str, str]:
    """(id, name) of a call, valid or not; a name that fits no tool is made to fit."""
    if data.call is not None:
        return data.call.id, data.call.name
    assert data.invalid_call is not None
    return data.invalid_call.id, fit_name(data.invalid_call.name or "unknown_tool")


def invalid(data: ToolRequestData, names: Iterable[str], *, max_tokens: int | None = None) -> ToolResult:
    """For a call that was written wrongly or cut off."""
    call = data.invalid_call
    assert call is not None
    return failed(data, explain_invalid_call(call, max_tokens=max_tokens, names=names), recoverable=True)


def unknown(data: ToolRequestData, names: Iterable[str]) -> ToolResult:
    """For a call of a tool that is not there."""
    _, name = called(data)
    return failed(data, f"There is no tool {name}, so nothing was run. {list_tools(names)}", recoverable=True)


def denied(data: ToolRequestData) -> ToolResult:
    """For a call that the user, or the policy, denied."""
    approval = data.approval
    reason = f" Reason: {approval.reason.rstrip('.')}." if approval is not None and approval.reason else ""
    who = "The policy" if approval is not None and (approval.decided_by or "").startswith("policy") else "The user"
    text = f"{who} denied this call; it was not run.{reason} Do not try it again in the same way."
    return failed(data, text, recoverable=False)


def refused(data: ToolRequestData, error: ApprovalError) -> ToolResult:
    """For a call whose approval did not count."""
    texts = {
        "expired": "The approval of this call was not used in time; it was not run. Make the call again if it is still "
        "needed.",
        "wrong_hash": "The approval was for other arguments; the call was not run. Make it again, so that it is asked "
        "for as it is.",
        "already_used": "This call was started already and does not run twice.",
    }
    text = texts.get(error.reason, "The call was not approved and was not run.")
    return failed(data, text, recoverable=error.reason != "already_used")


def interrupted(data: ToolRequestData) -> ToolResult:
    """For a call that was started before the program ended, without a result: whether it worked is not known."""
    text = (
        "The program was interrupted while this call ran. Whether it took effect is not known, and it is not run "
        "again. Check before you repeat it."
    )
    return failed(data, text, recoverable=False)
