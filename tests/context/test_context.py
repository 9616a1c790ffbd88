"""A context: its line, its branches and modes, and what of it is not stored."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.v1.context import Branch, ContextDocument
from turnwire_schema.v1.entry import (
    ContextEntry,
    SystemControlData,
    SystemControlEntry,
    TextData,
    TextEntry,
    ToolRequestEntry,
    UnknownEntry,
)

from tests.context.made import MODES, NOON, clock, ids, loaded, new_context, shown_ids
from tests.requirements import requirement
from turnwire import InvalidDataError, ToolCall, assistant, user
from turnwire.context import Context, project
from turnwire.core.errors import ContextError, NotInContextError

CALL = ToolCall(id="call_1", name="remove", arguments={"path": "a"})


def text(entry_id: str, content: str = "x", created_at: str = "2026-01-31T12:00:00Z") -> TextEntry:
    return TextEntry(version="1.1", id=entry_id, created_at=created_at, data=TextData(role="user", content=content))


def with_texts(*names: str) -> Context:
    context = new_context()
    for name in names:
        context.append(text(name))
    return context


@requirement("CTX-8")
def test_a_fork_takes_over_the_line_up_to_an_entry_and_leaves_the_rest_where_it_is() -> None:
    context = with_texts("a", "b", "c")
    context.fork("other", after="b")
    context.append(text("d"))
    assert shown_ids(context.entries) == ["a", "b", "e1", "d"]
    assert shown_ids(context.line("main")) == ["a", "b", "c"]
    assert (context.active_branch, [branch.name for branch in context.branches]) == ("other", ["main", "other"])
    assert shown_ids([context.entries[-1], context.entries[0], *context.entries[1:3]]) == ["d", "a", "b", "e1"]
    assert shown_ids(reversed(context.entries)) == ["d", "e1", "b", "a"]
    with pytest.raises(IndexError):
        context.entries[4]


@requirement("CTX-8")
def test_undoing_is_a_fork_before_an_entry_even_before_the_first() -> None:
    context = with_texts("a", "b")
    context.fork("undone", before="b")
    assert shown_ids(context.entries) == ["a", "e1"]
    context.fork("empty", before="a")
    assert shown_ids(context.entries) == ["e2"]
    assert context.branches[-1] == Branch(
        name="empty", created_at=context.branches[-1].created_at, parent="undone", fork_after=None
    )
    assert shown_ids(loaded(context.to_json()).entries) == ["e2"]
    assert project(context, now=NOON).messages == ()


@requirement("CTX-5", "CTX-8")
def test_changes_of_mode_and_branch_are_entries_and_never_reach_a_model() -> None:
    context = new_context(mode="plan")
    context.append(text("a"))
    context.set_mode("act", decided_by="user", reason="The plan stands.")
    context.fork("other")
    context.switch("main")
    context.switch("main")
    context.set_mode("act")
    changes = [(c.data.control, c.data.old, c.data.new, c.data.decided_by, c.data.reason) for c in context.controls()]
    assert changes == [
        ("mode_change", "plan", "act", "user", "The plan stands."),
        ("branch_switch", "main", "other", None, None),
        ("branch_switch", "other", "main", None, None),
    ]
    assert context.mode == MODES[1]
    shown = project(context, now=NOON)
    assert [(message.role, message.text) for message in shown.messages] == [("system", "Act now."), ("user", "x")]
    assert shown.removals == ()
    again = loaded(context.to_json())
    assert (again.controls(), again.mode, again.active_branch) == (context.controls(), MODES[1], "main")


@requirement("CTX-3", "CTX-8")
def test_a_decided_approval_marks_its_entry_dirty_and_is_not_pending_any_more() -> None:
    context = new_context()
    (request,) = context.append_message(assistant(None, [CALL]))
    context.changes()
    context.saved(1)
    assert (context.is_dirty, context.pending) == (False, (request,))
    assert isinstance(request, ToolRequestEntry)
    assert request.data.approval is not None
    approved = request.replace(
        data=request.data.replace(approval=request.data.approval.replace(state="approved", decided_by="user"))
    )
    context.replace(approved)
    assert (context.is_dirty, list(context.pending), context.get(request.id)) == (True, [], approved)
    changes = context.changes()
    assert (changes.revision, changes.appended) == (1, ())
    assert [(p.branch, p.position, p.entry) for p in changes.replaced] == [("main", 0, approved)]
    context.saved(2)
    assert (context.is_dirty, context.revision) == (False, 2)
    context.replace(approved)
    assert not context.is_dirty


@requirement("CTX-3")
def test_only_calls_of_the_active_line_are_pending() -> None:
    context = with_texts("a")
    context.append_message(assistant(None, [CALL]))
    (request,) = context.pending
    context.fork("undone", after="a")
    assert list(context.pending) == []
    context.switch("main")
    assert list(context.pending) == list(loaded(context.to_json()).pending) == [request]


@requirement("CTX-8")
def test_what_is_changed_while_it_is_stored_stays_dirty() -> None:
    context = with_texts("a")
    first = context.changes()
    context.append(text("b"))
    context.replace(text("a", "y"))
    context.saved(1)
    second = context.changes()
    assert [placed.entry_id for placed in first.appended] == ["a"]
    assert [(placed.entry_id, placed.position) for placed in second.appended] == [("b", 1)]
    assert [(placed.entry_id, placed.text) for placed in second.replaced] == [("a", text("a", "y").to_json())]
    context.set_title("Later")
    context.saved(2)
    assert (context.is_dirty, context.changes().state.title) == (True, "Later")
    assert [context.changes().appended, context.changes().replaced] == [(), ()]
    context.saved(3)
    with pytest.raises(ContextError) as caught:
        context.saved(4)
    assert (caught.value.reason, context.is_dirty) == ("no_changes", False)


@requirement("CTX-8")
def test_a_new_context_is_dirty_and_a_loaded_one_is_not() -> None:
    context = new_context()
    assert (context.is_dirty, context.revision, context.changes().state.to_dict()) == (
        True,
        0,
        {
            "type": "context",
            "version": "1.1",
            "id": "c1",
            "created_at": "2026-01-31T12:00:00.000000Z",
            "active_branch": "main",
            "branches": [{"name": "main", "created_at": "2026-01-31T12:00:00.000000Z"}],
            "revision": 0,
            "modes": [mode.to_dict() for mode in MODES],
        },
    )
    assert not loaded(context.to_json()).is_dirty


@requirement("CTX-8")
def test_a_context_is_the_same_from_text_document_value_and_parts() -> None:
    context = with_texts("a", "b")
    context.fork("other", after="a")
    context.append(UnknownEntry.from_dict({"type": "vote", "id": "v", "n": [1.0]}))
    document = context.to_document()
    assert isinstance(document, ContextDocument)
    parts: dict[str, list[str]] = {}
    for placed in context.changes().appended:
        parts.setdefault(placed.branch, []).append(placed.text)
    made = [
        Context.from_document(document),
        Context.from_document(document.to_dict()),
        Context.from_json(context.to_json().encode()),
        Context.from_stored(context.to_document(entries=False), parts, revision=0),
    ]
    assert [each.to_json() for each in made] == [context.to_json()] * 4
    assert [list(each.entries) for each in made] == [list(context.entries)] * 4


@requirement("CTX-8")
@pytest.mark.parametrize(
    ("do", "reason"),
    [
        (lambda c: c.get("zz"), "unknown_entry"),
        (lambda c: c.line("zz"), "unknown_branch"),
        (lambda c: c.switch("zz"), "unknown_branch"),
        (lambda c: c.set_mode("zz"), "unknown_mode"),
        (lambda c: c.fork("zz", after="zz"), "unknown_entry"),
        (lambda c: c.replace(text("zz")), "unknown_entry"),
        (lambda c: c.append(text("a")), "entry_exists"),
        (lambda c: c.fork("main"), "branch_exists"),
        (lambda c: c.fork("zz", after="c"), "not_on_line"),
        (lambda c: c.fork("zz", after="a", before="b"), "not_on_line"),
        (lambda c: c.append(UnknownEntry.from_dict({"type": "vote"})), "no_id"),
        (
            lambda c: c.replace(
                SystemControlEntry(
                    version="1.1",
                    id="a",
                    created_at="2026-01-31T12:00:00Z",
                    data=SystemControlData(control="mode_change", new="act"),
                )
            ),
            "other_type",
        ),
    ],
)
def test_what_cannot_be_done_is_a_typed_error_and_changes_nothing(do: Any, reason: str) -> None:
    context = with_texts("a", "b", "c")
    context.fork("other", after="b")
    before = context.to_json()
    with pytest.raises(ContextError) as caught:
        do(context)
    assert caught.value.reason == reason
    assert isinstance(caught.value, KeyError) == isinstance(caught.value, NotInContextError)
    assert context.to_json() == before


@requirement("CTX-8")
@pytest.mark.parametrize("name", ["", "a b", "a/b", "x" * 65, "é", "a\n"])
def test_a_name_that_is_none_makes_no_branch(name: str) -> None:
    context = with_texts("a")
    before = context.to_json()
    with pytest.raises(InvalidDataError):
        context.fork(name)
    assert context.to_json() == before


@requirement("CTX-8")
def test_a_context_without_a_clock_says_so() -> None:
    context = Context.from_json(with_texts("a").to_json())
    context.append(text("b"))
    with pytest.raises(ContextError, match="use_clock"):
        context.append_message(user("c"))
    context.use_clock(now=clock(), new_id=ids("n"))
    context.append_message(user("c"))
    assert shown_ids(context.entries) == ["a", "b", "n1"]


def branches(*rows: tuple[str, str | None, str | None, list[str]]) -> dict[str, Any]:
    made = []
    for name, parent, after, entries in rows:
        branch = {"name": name, "created_at": "2026-01-31T12:00:00Z", "parent": parent, "fork_after": after}
        made.append(branch | {"entries": [text(each).to_dict() for each in entries]})
    head = {"type": "context", "version": "1.1", "id": "c", "created_at": "2026-01-31T12:00:00Z"}
    return head | {"active_branch": "main", "branches": made}


@requirement("CTX-8")
@pytest.mark.parametrize(
    ("document", "path"),
    [
        (branches(("main", None, None, ["a"]), ("main", None, None, [])), "/branches/1/name"),
        (branches(("main", None, None, ["a"]), ("b", "zz", "a", [])), "/branches/1/parent"),
        (branches(("main", None, None, ["a"]), ("b", "main", "zz", [])), "/branches/1/fork_after"),
        (branches(("main", None, None, ["a"]), ("b", None, "a", [])), "/branches/1/fork_after"),
        (
            branches(("main", None, None, ["a"]), ("b", "main", "a", ["x"]), ("c", "main", "x", [])),
            "/branches/2/fork_after",
        ),
        (branches(("main", "b", "x", ["a"]), ("b", "main", "a", ["x"])), "/branches/0/fork_after"),
        (branches(("main", "main", "a", ["a"])), "/branches/0/fork_after"),
    ],
)
def test_branches_that_go_on_after_nothing_are_refused_with_their_place(document: dict[str, Any], path: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        Context.from_document(document)
    assert [problem.path for problem in caught.value.problems] == [path]


@requirement("CTX-8")
def test_thousands_of_branches_one_on_another_are_read_and_gone_on_with() -> None:
    context = new_context()
    for number in range(3000):
        context.append(text(f"t{number}"))
        context.fork(f"b{number}")
    again = loaded(context.to_json())
    assert len(again.entries) == len(context.entries) == 6000
    assert list(again.entries) == list(context.entries)
    assert shown_ids(again.entries[-2:-1]) == ["t2999"]


class _Counted(list[Any]):
    """A list that counts what is read from it."""

    reads = 0

    def __iter__(self) -> Any:
        type(self).reads += len(self)
        return super().__iter__()

    def __getitem__(self, index: Any) -> Any:
        type(self).reads += 1
        return super().__getitem__(index)


@requirement("CTX-8")
@pytest.mark.parametrize("length", [10, 1000])
def test_appending_and_looking_up_read_nothing_of_the_history(length: int) -> None:
    context = new_context()
    for number in range(length):
        context.append(text(f"t{number}"))
    own = context._branches["main"]
    own.slots = _Counted(own.slots)
    _Counted.reads = 0
    context.append_message(user("more"))
    context.append_message(assistant(None, [CALL]))
    found: list[ContextEntry] = [context.get("t0"), context.get(f"t{length - 1}"), *context.pending]
    assert (len(found), _Counted.reads) == (3, 0)


@requirement("CTX-1")
def test_entries_stay_in_the_order_they_were_added_whatever_their_clocks_say() -> None:
    context = new_context()
    context.append(text("late", "first", "2026-01-31T12:00:00Z"))
    context.append(text("early", "second", "2020-01-01T00:00:00Z"))
    assert shown_ids(loaded(context.to_json()).entries) == ["late", "early"]
    assert [message.text for message in project(context, now=NOON).messages] == ["first", "second"]
