"""Decisions about the calls of a thread: approving and denying them, once or from now on."""

from __future__ import annotations

from typing import Final, Literal, get_args

from turnwire_schema.v1.entry import ToolRequestEntry
from turnwire_schema.v1.policy import ToolRule
from turnwire_schema.v1.thread import ApprovalAnswer, ApprovalDecided

from turnwire.agent.thread_base import ThreadBase
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.tools import ApprovalError, approve, deny, find_request, is_pending, remembered_rule

MOST_RULES: Final = 200
"""How many remembered decisions a thread keeps; the oldest go first."""


class Deciding(ThreadBase):
    """A thread whose pending calls may be decided, while nothing runs."""

    def decide(
        self,
        request_id: str,
        decision: ApprovalAnswer,
        *,
        hash: str,
        by: str = "user",
        remember: bool = False,
        reason: str | None = None,
    ) -> ToolRequestEntry:
        """Approve or deny a pending call; `hash` is the hash of the call that was shown to whoever decides.

        With `remember` later calls of this tool in this thread are decided likewise, and so are the other pending
        ones. Nothing runs yet.

        Raises:
            ApprovalError: there is no such call on this branch, it is decided already, or the hash is of another one.
            InvalidDataError: `decision` is another word.
            ThreadError: it runs.
        """
        self._check_free()
        if decision not in get_args(ApprovalAnswer):  # a misspelt word must not become a denial
            raise InvalidDataError("this is no decision", [Problem("/decision", "enum", "must be approve or deny")])
        entry = find_request((self.context.get(request_id),) if request_id in self.context else (), request_id)
        if is_pending(entry) and not any(entry.id == shown.id for shown in self.pending):
            text = "this call stands on another branch; switch to it before you decide"
            raise ApprovalError("unknown_request", text, request_id=request_id)
        decided = self._decided(entry, decision, hash=hash, by=by, reason=reason)
        if remember:
            assert entry.data.call is not None
            word: Literal["allow", "deny"] = "allow" if decision == "approve" else "deny"
            rule = remembered_rule(entry.data.call, entry.data.server, decision=word)
            held = tuple(each for each in self.journal.state.rules or () if each.name != rule.name)
            self.journal.change(rules=(*held, rule)[-MOST_RULES:])
            self._decide_likewise(rule, entry, decision, by)
        return decided

    def _decide_likewise(self, rule: ToolRule, like: ToolRequestEntry, decision: ApprovalAnswer, by: str) -> None:
        for other in self.pending:
            call = other.data.call
            if call is not None and call.name == rule.tool and other.data.server == like.data.server:
                assert other.data.approval is not None
                self._decided(other, decision, hash=other.data.approval.hash, by=by, reason=None)

    def _decided(
        self, entry: ToolRequestEntry, decision: ApprovalAnswer, *, hash: str, by: str, reason: str | None
    ) -> ToolRequestEntry:
        now = self.agent.now()
        if decision == "approve":
            expires_s = self.agent.policy.approval_expires_s
            decided = approve(entry, hash=hash, by=by, now=now, expires_s=expires_s)
        else:
            decided = deny(entry, hash=hash, by=by, now=now, reason=reason)
        self.context.replace(decided)
        self.journal.emit(ApprovalDecided, request_id=entry.id, approval=decided.data.approval)
        return decided
