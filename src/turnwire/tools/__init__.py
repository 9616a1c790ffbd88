"""Tools of an agent: registry, policy, approvals bound to the exact call, and their execution."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.core.call_hash import call_hash as call_hash
    from turnwire.tools.approvals import (
        ApprovalError as ApprovalError,
        approve as approve,
        ask_again as ask_again,
        check_use as check_use,
        deny as deny,
        expire as expire,
        find_request as find_request,
        request_approval as request_approval,
        use as use,
    )
    from turnwire.tools.executor import ToolExecutor as ToolExecutor
    from turnwire.tools.outcomes import CallOutcome as CallOutcome, ToolStep as ToolStep, is_pending as is_pending
    from turnwire.tools.policy import (
        ASK_EVERYTHING as ASK_EVERYTHING,
        Decision as Decision,
        decide as decide,
        remembered_rule as remembered_rule,
    )
    from turnwire.tools.registry import RegisteredTool as RegisteredTool, ToolRegistry as ToolRegistry

__getattr__, __all__ = lazy_names(
    __name__,
    {
        "turnwire.core.call_hash": ("call_hash",),
        "approvals": (
            "ApprovalError",
            "approve",
            "ask_again",
            "check_use",
            "deny",
            "expire",
            "find_request",
            "request_approval",
            "use",
        ),
        "executor": ("ToolExecutor",),
        "outcomes": ("CallOutcome", "ToolStep", "is_pending"),
        "policy": ("ASK_EVERYTHING", "Decision", "decide", "remembered_rule"),
        "registry": ("RegisteredTool", "ToolRegistry"),
    },
)
