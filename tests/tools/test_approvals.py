"""Approvals: for one call as it was shown, once, in time, and by the side that holds the context alone."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

from turnwire_schema.v1.entry import Approval, ToolRequestEntry

from tests.requirements import requirement
from tests.tools.making import NOON, approved, entry, hash_of, invalid_request, later, request
from turnwire.core.call_hash import call_hash
from turnwire.core.errors import InvalidDataError
from turnwire.tools import (
    ApprovalError,
    approve,
    ask_again,
    check_use,
    deny,
    expire,
    find_request,
    request_approval,
    use,
)


def reason_of(act: Callable[[], object]) -> str:
    with pytest.raises(ApprovalError) as caught:
        act()
    return caught.value.reason


@requirement("CTX-3")
def test_an_approved_call_is_used_once() -> None:
    asked = request_approval(request(), reason="it deletes")
    assert asked.data.approval == Approval(state="pending", hash=hash_of(asked), reason="it deletes")
    given = approve(asked, hash=hash_of(asked), by="user", now=NOON)
    assert given.data.approval == Approval(
        state="approved",
        hash=hash_of(asked),
        decided_at="2026-01-31T12:00:00.000000Z",
        decided_by="user",
        expires_at="2026-01-31T12:10:00.000000Z",
        reason="it deletes",
    )
    used = use(given, now=later(5))
    assert used.data.state == "running"
    assert used.data.approval == given.data.approval.replace(state="used", used_at="2026-01-31T12:00:05.000000Z")
    assert reason_of(lambda: use(used, now=later(6))) == "already_used"
    assert reason_of(lambda: request_approval(used)) == "already_used"
    assert reason_of(lambda: ask_again(used)) == "already_used"
    assert reason_of(lambda: approve(used, hash=hash_of(used), by="user", now=later(6))) == "already_used"


@requirement("CTX-3")
def test_a_denied_call_stays_denied() -> None:
    asked = request_approval(request())
    no = deny(asked, hash=hash_of(asked), by="user", now=NOON, reason="keep the file")
    assert no.data.approval == Approval(
        state="denied",
        hash=hash_of(asked),
        decided_at="2026-01-31T12:00:00.000000Z",
        decided_by="user",
        reason="keep the file",
    )
    assert reason_of(lambda: use(no, now=NOON)) == "denied"
    assert reason_of(lambda: ask_again(no)) == "denied"
    assert reason_of(lambda: approve(no, hash=hash_of(no), by="user", now=NOON)) == "already_decided"


@requirement("CTX-3")
@pytest.mark.parametrize(
    "other",
    [
        request(arguments={"path": "other.txt"}),
        request(arguments={"path": "notes.txt", "force": True}),
        request(name="read_file"),
        request(server="files"),
    ],
    ids=["another value", "another argument", "another tool", "another server"],
)
def test_an_approval_for_another_call_is_refused_when_given_and_when_used(other: ToolRequestEntry) -> None:
    asked = request_approval(request())
    assert reason_of(lambda: approve(asked, hash=hash_of(other), by="user", now=NOON)) == "wrong_hash"
    assert reason_of(lambda: deny(asked, hash=hash_of(other), by="user", now=NOON)) == "wrong_hash"
    moved = other.replace(data=other.data.replace(approval=approved(request()).data.approval))
    assert reason_of(lambda: use(moved, now=NOON)) == "wrong_hash"


@requirement("CTX-3")
def test_a_call_that_changed_after_it_was_shown_cannot_be_approved() -> None:
    asked = request_approval(request())
    swapped = asked.replace(data=request(arguments={"path": "/etc"}).data.replace(approval=asked.data.approval))
    assert reason_of(lambda: approve(swapped, hash=hash_of(asked), by="user", now=NOON)) == "wrong_hash"
    assert reason_of(lambda: approve(swapped, hash=hash_of(swapped), by="user", now=NOON)) == "wrong_hash"


@requirement("CTX-3")
@pytest.mark.parametrize(
    ("at", "reason"),
    [(-0.000001, "clock_went_back"), (600, "expired"), (86_400, "expired")],
)
def test_an_approval_counts_from_its_decision_until_before_its_end(at: float, reason: str) -> None:
    given = approved(request())
    check_use(given, now=NOON)
    check_use(given, now=later(599.999999))
    assert expire(given, now=later(1)) == given
    assert reason_of(lambda: use(given, now=later(at))) == reason
    over = expire(given, now=later(at))
    assert over.data.approval is not None
    assert over.data.approval.state == "expired"
    assert reason_of(lambda: use(over, now=later(1))) == "expired"
    again = ask_again(over)
    assert again.data.approval == Approval(state="pending", hash=hash_of(given))


@requirement("CTX-3")
def test_a_decision_for_a_call_of_another_thread_finds_nothing() -> None:
    here, there = [request_approval(request(id=id)) for id in ("e3", "e1")], request_approval(request(id="e2"))
    assert [find_request(here, id) for id in ("e3", "e1")] == here
    assert reason_of(lambda: find_request(here, there.id)) == "unknown_request"


@requirement("CTX-3")
@pytest.mark.parametrize(
    "claim",
    [
        {"approval": {"state": "approved", "hash": "0" * 64}},
        {"approved": True, "decided_by": "user"},
        {"metadata": {"approval": "approved"}},
    ],
)
def test_what_a_model_writes_beside_its_call_approves_nothing(claim: dict[str, object]) -> None:
    written = request(extras=claim)
    assert reason_of(lambda: use(written, now=NOON)) == "not_asked"
    assert request_approval(written).data.approval == Approval(state="pending", hash=hash_of(written))


@requirement("CTX-3")
def test_arguments_that_claim_an_approval_are_arguments() -> None:
    written = request_approval(request(arguments={"path": "x", "approval": "approved", "approved": True}))
    assert reason_of(lambda: use(written, now=NOON)) == "not_approved"


@requirement("CTX-3")
def test_an_approval_that_came_with_a_call_is_forgotten_when_it_is_asked_for() -> None:
    forged = request()
    mark = Approval(state="approved", hash=hash_of(forged), decided_at="2026-01-31T12:00:00Z", decided_by="user")
    asked = request_approval(entry(forged.data.replace(approval=mark), "e1"))
    assert asked.data.approval == Approval(state="pending", hash=hash_of(forged))


@requirement("CTX-3")
def test_nothing_is_decided_about_a_call_that_cannot_run_or_was_not_asked_for() -> None:
    assert reason_of(lambda: request_approval(invalid_request("truncated"))) == "not_a_call"
    assert reason_of(lambda: approve(request(), hash=hash_of(request()), by="user", now=NOON)) == "not_asked"


@requirement("CTX-3")
def test_an_approval_error_names_the_entry_and_survives_pickling() -> None:
    with pytest.raises(ApprovalError) as caught:
        find_request([], "e7")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.reason, again.request_id) == (
        "e7: there is no such call in this context",
        "unknown_request",
        "e7",
    )


@requirement("CTX-3")
def test_the_hash_is_of_canonical_json_and_of_nothing_else() -> None:
    # sha256 of '["add",null,{"a":1,"b":[1,{"x":"ü"}]}]' in UTF-8
    import hashlib

    text = '["add",null,{"a":1,"b":[1,{"x":"ü"}]}]'
    found = call_hash("add", {"b": [1, {"x": "ü"}], "a": 1})
    assert found == hashlib.sha256(text.encode()).hexdigest()
    others = [
        call_hash("add", {"a": 1, "b": [1, {"x": "ü"}]}, "maths"),
        call_hash("add", {"a": True, "b": [1, {"x": "ü"}]}),
        call_hash("add", {"a": "1", "b": [1, {"x": "ü"}]}),
        call_hash("add", {"a": 1, "b": [{"x": "ü"}, 1]}),
        call_hash("add", {"a": 1, "b": [1, {"x": "u\u0308"}]}),
        call_hash("add", {"a": 1.0, "b": [1, {"x": "ü"}]}),
    ]
    assert found not in others
    assert len(set(others)) == len(others)


@requirement("CTX-3")
@pytest.mark.parametrize("field", ["decided_at", "expires_at"])
def test_a_time_that_is_no_day_of_the_calendar_makes_an_approval_void(field: str) -> None:
    given = approved(request())
    assert given.data.approval is not None
    odd = given.data.approval.replace(**{field: "2026-02-31T12:00:00Z"})
    forged = given.replace(data=given.data.replace(approval=odd))
    assert reason_of(lambda: use(forged, now=later(1))) in ("clock_went_back", "expired")


@requirement("CTX-3")
def test_an_approval_ends_with_the_calendar_at_the_latest_and_never_before_it_began() -> None:
    asked = request_approval(request())
    for seconds in (1e12, float("inf")):
        long = approve(asked, hash=hash_of(asked), by="user", now=NOON, expires_s=seconds)
        assert use(long, now=later(10**9)).data.state == "running"
    for seconds in (-1.0, float("nan")):
        with pytest.raises(InvalidDataError, match="expires_s"):
            approve(asked, hash=hash_of(asked), by="user", now=NOON, expires_s=seconds)
