"""Approvals: whether one call of a tool may run, once, and only as it was shown.

Pure functions from an entry to the next entry. The state lives in the `ToolRequestEntry` of a context, so only the side
that holds the context can give an approval: nothing that a message, a tool or a model writes is looked at here.

    pending ── approve ──> approved ── use ──> used
       │                      ├── expire ──> expired
       └── deny ──> denied    └── ask_again ──> pending      (ask_again also from expired)

An approval is bound to the hash of the call (`call_hash`), which is computed again each time. It counts while
`decided_at <= now < expires_at`: a clock that went back makes it void, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Literal, NoReturn

from turnwire_schema.v1.entry import Approval, ToolRequestEntry
from turnwire_schema.v1.policy import ToolPolicy
from turnwire_schema.v1.tool import ToolCall

from turnwire.core.argument_types import items_of
from turnwire.core.call_hash import call_hash
from turnwire.core.errors import InvalidDataError, Problem, TurnwireError
from turnwire.core.schema_defaults import schema_default
from turnwire.core.utc import utc_moment, utc_text
from turnwire.core.validate import require_model

APPROVAL_EXPIRES_S: Final[float] = schema_default(ToolPolicy, "approval_expires_s")
"""Seconds within which an approved call must start, where the policy names none."""

ApprovalReason = Literal[
    "unknown_request",
    "not_a_call",
    "not_asked",
    "wrong_hash",
    "already_decided",
    "not_approved",
    "denied",
    "already_used",
    "expired",
    "clock_went_back",
]

LATE: Final[Mapping[str, str]] = {
    "expired": "the earlier approval does not count any more: the call was not started in time",
    "clock_went_back": "the clock went back, so the earlier approval does not count",
}
"""Why an approval expired without anyone's fault, and the reason that is given when it is asked for again."""


class ApprovalError(TurnwireError):
    """A decision about a call, or its use, is refused; `reason` is a stable word, `request_id` the call's entry."""

    def __init__(self, reason: ApprovalReason, message: str, *, request_id: str | None = None) -> None:
        self.reason: ApprovalReason = reason
        self.text = message
        self.request_id = request_id
        self.place: int | None = None
        """Which of several decisions is refused, from 0."""
        super().__init__(message if request_id is None else f"{request_id}: {message}")

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (self.reason, self.text, self.request_id)


def _rebuild(reason: ApprovalReason, message: str, request_id: str | None) -> ApprovalError:
    return ApprovalError(reason, message, request_id=request_id)


def find_request(entries: Iterable[Any], request_id: str) -> ToolRequestEntry:
    """The call of that entry id among the entries of the one context that is decided about.

    Raises:
        ApprovalError: it is not there (`unknown_request`): a decision for another thread's call ends here.
    """
    for entry in items_of(entries, "entries", "the entries of a context"):
        if isinstance(entry, ToolRequestEntry) and entry.id == request_id:
            return entry
    raise ApprovalError("unknown_request", "there is no such call in this context", request_id=request_id)


def request_approval(entry: ToolRequestEntry, *, reason: str | None = None) -> ToolRequestEntry:
    """`entry` waiting for the user's decision; an earlier approval is dropped.

    Raises:
        ApprovalError: it holds no call that could run (`not_a_call`), or it was started (`already_used`).
    """
    call = _call(entry)
    if entry.data.state != "waiting":
        _refuse(entry, "already_used", "the call was started or answered already")
    return _with(entry, Approval(state="pending", hash=_hash(entry, call), reason=reason))


def approve(
    entry: ToolRequestEntry, *, hash: str, by: str, now: datetime, expires_s: float | None = None
) -> ToolRequestEntry:
    """`entry` approved by `by`: it may start once until `now` + `expires_s` (0 or None: as a policy that says nothing).

    `hash` is the hash of the call that the decider was shown.

    Raises:
        ApprovalError: nothing was asked, it is decided already, or the hash is of another call.
        InvalidDataError: `expires_s` is negative or no number.
    """
    approval = _pending(entry, hash)
    end = _after(now, expires_s or APPROVAL_EXPIRES_S)
    return _with(
        entry,
        approval.replace(state="approved", decided_at=utc_text(now), decided_by=by, expires_at=utc_text(end)),
    )


def deny(entry: ToolRequestEntry, *, hash: str, by: str, now: datetime, reason: str | None = None) -> ToolRequestEntry:
    """`entry` denied by `by`; `reason` is a sentence for the model.

    Raises:
        ApprovalError: as for `approve`.
    """
    approval = _pending(entry, hash)
    return _with(entry, approval.replace(state="denied", decided_at=utc_text(now), decided_by=by, reason=reason))


def check_use(entry: ToolRequestEntry, *, now: datetime) -> None:
    """Check that the call may start at `now`.

    Raises:
        ApprovalError: it may not, and why.
    """
    call = _call(entry)
    approval = entry.data.approval
    if approval is None:
        _refuse(entry, "not_asked", "nobody decided about this call")
    if approval.state == "used" or entry.data.state != "waiting":
        _refuse(entry, "already_used", "the approval was used; every call needs its own")
    if approval.state == "denied":
        _refuse(entry, "denied", "the call was denied")
    if approval.state == "expired":
        _refuse(entry, "expired", "the approval was not used in time")
    if approval.state != "approved":
        _refuse(entry, "not_approved", "the call waits for a decision")
    if approval.hash != _hash(entry, call):
        _refuse(entry, "wrong_hash", "the approval is for another call: tool, server or arguments differ")
    decided = None if approval.decided_at is None else utc_moment(approval.decided_at)
    if decided is None or now < decided:
        _refuse(entry, "clock_went_back", "the approval lies in the future of this clock, so it does not count")
    end = None if approval.expires_at is None else utc_moment(approval.expires_at)
    if approval.expires_at is not None and (end is None or now >= end):
        _refuse(entry, "expired", "the approval was not used in time")


def use(entry: ToolRequestEntry, *, now: datetime) -> ToolRequestEntry:
    """`entry` as it must be stored before its tool starts: approval used, call running.

    Raises:
        ApprovalError: it may not start, and why.
    """
    check_use(entry, now=now)
    approval = entry.data.approval
    assert approval is not None
    data = entry.data.replace(state="running", approval=approval.replace(state="used", used_at=utc_text(now)))
    return entry.replace(data=data)


def expire(entry: ToolRequestEntry, *, now: datetime) -> ToolRequestEntry:
    """`entry` with its approval expired where it was approved and its time is over, or the clock went back."""
    require_model(entry, ToolRequestEntry)
    approval = entry.data.approval
    if approval is None or approval.state != "approved" or entry.data.state != "waiting":
        return entry
    try:
        check_use(entry, now=now)
    except ApprovalError as error:
        if error.reason in ("expired", "clock_went_back"):
            return _with(entry, approval.replace(state="expired", reason=error.text))
    return entry


def ask_again(entry: ToolRequestEntry, *, reason: str | None = None) -> ToolRequestEntry:
    """Return `entry` as pending again if its approval was given and did not count.

    Raises:
        ApprovalError: it was used or denied: that is final.
    """
    require_model(entry, ToolRequestEntry)
    approval = entry.data.approval
    if approval is not None and approval.state == "denied":
        _refuse(entry, "denied", "the call was denied")
    return request_approval(entry, reason=reason)


def _after(now: datetime, seconds: float) -> datetime:
    """The end of an approval; one beyond the calendar ends with it."""
    if not seconds >= 0:  # NaN, too
        problem = Problem("/expires_s", "minimum", "must be seconds from 0; 0 for the usual ones")
        raise InvalidDataError("this approval could never count", [problem])
    try:
        return now + timedelta(seconds=seconds)
    except OverflowError:
        return datetime.max.replace(tzinfo=UTC)


def _pending(entry: ToolRequestEntry, shown: str) -> Approval:
    call = _call(entry)
    approval = entry.data.approval
    if approval is None:
        _refuse(entry, "not_asked", "nobody asked for a decision about this call")
    if approval.state == "used":
        _refuse(entry, "already_used", "the approval was used; every call needs its own")
    if approval.state != "pending" or entry.data.state != "waiting":
        _refuse(entry, "already_decided", f"the call is decided already: {approval.state}")
    if not shown == approval.hash == _hash(entry, call):
        _refuse(entry, "wrong_hash", "the decision is for another call: tool, server or arguments differ")
    return approval


def _call(entry: ToolRequestEntry) -> ToolCall:
    require_model(entry, ToolRequestEntry)
    if entry.data.call is None:
        _refuse(entry, "not_a_call", "this call cannot run, so there is nothing to decide")
    return entry.data.call


def _hash(entry: ToolRequestEntry, call: ToolCall) -> str:
    return call_hash(call.name, call.arguments, entry.data.server)


def _with(entry: ToolRequestEntry, approval: Approval) -> ToolRequestEntry:
    return entry.replace(data=entry.data.replace(approval=approval))


def _refuse(entry: ToolRequestEntry, reason: ApprovalReason, message: str) -> NoReturn:
    raise ApprovalError(reason, message, request_id=entry.id)
