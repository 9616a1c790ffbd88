"""Contexts in a store: what is stored is what is loaded, and nobody overwrites what they have not seen."""

from __future__ import annotations

import json

import pytest

from turnwire_schema.v1.tool import ToolCall

from tests.requirements import requirement
from tests.store.samples import context, event, new_id, now, text, thread
from turnwire.context import Context
from turnwire.core.errors import InvalidDataError
from turnwire.core.messages import assistant
from turnwire.store import ConflictError, ContextStore, NotStoredError
from turnwire.tools import approve


@requirement("CTX-8")
def test_what_is_stored_is_what_is_loaded_in_another_opening(place: str) -> None:
    made = context(entries=3, title="Ein Gespräch", workspace_root="/home/me", metadata={"n": 1e300, "s": "\u2028"})
    with ContextStore.open(place) as store:
        store.create(made)
        assert (made.revision, made.is_dirty) == (1, False)
    with ContextStore.open(place) as store:
        found = store.load("c1")
    assert found.to_document() == made.to_document()
    assert (found.revision, found.is_dirty) == (1, False)


@requirement("CTX-8")
def test_what_changes_is_stored_and_nothing_else_is_written(store: ContextStore) -> None:
    made = context(entries=2)
    store.create(made)
    made.append(text(2))
    made.replace(text(0, "said better"))
    store.save(made)
    assert made.revision == 2
    assert store.load("c1").to_document() == made.to_document()
    store.save(made)
    assert store.load("c1").revision == 2


@requirement("CTX-8")
def test_saving_what_was_never_stored_creates_it_and_creating_twice_is_a_conflict(store: ContextStore) -> None:
    made = context(entries=1)
    store.save(made)
    assert store.load("c1").to_document() == made.to_document()
    for again in (made, context(entries=1)):
        with pytest.raises(ConflictError) as raised:
            store.create(again)
        assert raised.value.fault == "conflict"


@requirement("CTX-8")
def test_the_later_of_two_owners_gets_a_conflict_and_keeps_its_changes(place: str) -> None:
    with ContextStore.open(place) as one, ContextStore.open(place) as other:
        mine = context(entries=1)
        one.create(mine)
        theirs = other.load("c1")
        theirs.append(text(10))
        other.save(theirs)
        mine.append(text(20))
        with pytest.raises(ConflictError, match="the context has revision 2, the changes were made to 1"):
            one.save(mine)
        assert mine.is_dirty
        fresh = one.load("c1")
        assert fresh.to_document() == theirs.to_document()
        fresh.append(text(20))
        one.save(fresh)
        assert [entry.id for entry in other.load("c1").entries] == ["e0", "e10", "e20"]


@requirement("CTX-8")
@pytest.mark.parametrize("change", ["replace", "title", "append"])
def test_no_kind_of_change_to_what_was_stored_in_between_goes_through(store: ContextStore, change: str) -> None:
    mine = context(entries=2)
    store.create(mine)
    theirs = store.load("c1")
    theirs.replace(text(1, "their words"))
    store.save(theirs)
    match change:
        case "replace":
            mine.replace(text(1, "my words"))
        case "title":
            mine.set_title("mine")
        case "append":
            mine.append(text(2))
    with pytest.raises(ConflictError):
        store.save(mine)
    assert store.load("c1").to_document() == theirs.to_document()


@requirement("CTX-8")
def test_a_context_that_was_deleted_and_made_again_is_not_mixed_with_the_one_before(store: ContextStore) -> None:
    old = context(entries=3)
    store.create(old)
    store.delete("c1")
    old.append(text(3))
    with pytest.raises(NotStoredError):
        store.save(old)
    store.create(context(entries=1))
    with pytest.raises(ConflictError, match="deleted and made again"):
        store.save(old)
    assert [entry.id for entry in store.load("c1").entries] == ["e0"]
    assert store.list().contexts[0].entries == 1


@requirement("CTX-8")
def test_what_is_not_there_is_said_and_stays_away(store: ContextStore) -> None:
    for act in (store.load, store.export, store.delete, store.load_thread, store.delete_thread, store.events):
        for name in ("nope", "nul\0", "x" * 10_000, "\udcff", ""):
            with pytest.raises(NotStoredError) as raised:
                act(name)
            assert raised.value.fault == "not_stored"


@requirement("CTX-8")
def test_an_id_that_a_database_cannot_keep_is_refused_before_anything_is_stored(store: ContextStore) -> None:
    for name in ("nul\0", "x" * 513):
        with pytest.raises(InvalidDataError) as raised:
            store.create(context(name))
        assert [(problem.path, problem.rule) for problem in raised.value.problems] == [("/id", "store_id")]
    assert store.list().contexts == ()
    longest = "ü" * 512
    store.create(context(longest))
    assert store.load(longest).id == longest


@requirement("CTX-8")
def test_a_list_is_turned_page_by_page_with_the_last_changed_first(place: str) -> None:
    clock = iter(range(1, 100))
    with ContextStore.open(place, now_ns=lambda: next(clock) // 2) as store:  # two each are stored at the same time
        made = [context(f"c{number}", title=f"Title {number}", entries=number) for number in range(7)]
        for each in made:
            store.create(each)
        made[2].append(text(100))
        store.save(made[2])
        seen, after, sizes = [], None, []
        while True:
            page = store.list(3, after)
            seen += [row.id for row in page.contexts]
            sizes.append(len(page.contexts))
            after = page.next
            if after is None:
                break
        assert seen == ["c2", "c6", "c5", "c4", "c3", "c1", "c0"]
        assert sizes == [3, 3, 1]
        first = store.list(1).contexts[0]
        assert (first.title, first.entries, first.revision) == ("Title 2", 3, 2)
        for wrong in ("", "x", "1", "-1-2", "1-2-3", "9" * 30 + "-1", "9999999999999999999-1"):
            with pytest.raises(InvalidDataError):
                store.list(3, wrong)


@requirement("CTX-8")
def test_an_export_is_a_whole_document_and_goes_into_another_store(store: ContextStore) -> None:
    made = context(entries=3)
    store.create(made)
    exported = store.export("c1")
    assert json.loads(exported) == made.to_document().to_dict()
    with pytest.raises(ConflictError):
        store.import_(exported)
    store.delete("c1")
    assert store.import_(exported) == "c1"
    found = store.load("c1")
    assert found.to_document().replace(revision=None) == made.to_document().replace(revision=None)


@requirement("CTX-8")
def test_an_import_over_a_stored_context_replaces_it_and_whoever_held_it_gets_a_conflict(store: ContextStore) -> None:
    held = context(entries=3)
    store.create(held)
    store.save_thread(thread())
    other = context(entries=1)
    store.import_(other.to_json(), replace=True)
    assert [entry.id for entry in store.load("c1").entries] == ["e0"]
    held.append(text(3))
    with pytest.raises(ConflictError):
        store.save(held)
    assert store.threads_of("c1") == ()


@requirement("CTX-8")
def test_what_is_no_context_is_not_imported(store: ContextStore) -> None:
    whole = json.loads(context(entries=1).to_json())
    for wrong in ("", "{", "[]", '{"type": "context"}', json.dumps({**whole, "branches": []})):
        with pytest.raises(InvalidDataError):
            store.import_(wrong)
    assert store.list().contexts == ()


@requirement("CTX-8")
def test_deleting_a_context_takes_its_entries_threads_and_events_along(store: ContextStore) -> None:
    store.save_run(context("c1", entries=2), thread("t1", "c1"), [event(1)])
    store.save_run(context("c2", entries=2), thread("t2", "c2"), [event(1, "t2")])
    store.delete("c1")
    assert [row.id for row in store.list().contexts] == ["c2"]
    assert [each.id for each in store.list_threads().threads] == ["t2"]
    with pytest.raises(NotStoredError):
        store.events("t1")
    assert len(store.events("t2")) == 1


@requirement("CTX-8")
def test_branches_with_their_own_entries_are_stored(store: ContextStore) -> None:
    made = Context.new("c1", now=now, new_id=new_id)
    for number in range(3):
        made.append(text(number))
    store.create(made)
    made.fork("other", after="e1")
    made.append(text(10))
    store.save(made)
    found = store.load("c1", now=now, new_id=new_id)
    assert found.to_document() == made.to_document()
    assert found.active_branch == "other"
    found.switch("main")
    found.append(text(3))
    store.save(found)
    assert store.load("c1").to_document() == found.to_document()


@requirement("CTX-8")
@pytest.mark.parametrize("revision", [2**63 - 1, 2**63, 10**30])
def test_a_number_that_no_database_keeps_is_refused_or_means_the_end(store: ContextStore, revision: int) -> None:
    store.create(context("c1"))
    store.save_thread(thread("t1", "c1"))
    wrong = json.loads(context("c2").to_json()) | {"revision": revision}
    changed = Context.from_document({**wrong, "id": "c1"}, now=now, new_id=new_id)
    changed.append(text(1))
    for work in (
        lambda: store.import_(json.dumps(wrong)),
        lambda: store.save(changed),
        lambda: store.save_thread(thread("t1", "c1", revision=revision)),
    ):
        with pytest.raises(InvalidDataError) as caught:
            work()
        assert [problem.path for problem in caught.value.problems] == ["/revision"]
    assert list(store.events("t1", after=revision, limit=revision)) == []
    assert [row.id for row in store.list().contexts] == ["c1"]


@requirement("CTX-3", "CTX-8")
def test_an_approval_does_not_travel_with_an_export(store: ContextStore) -> None:
    made = Context.new("c1", now=now, new_id=new_id)
    call = ToolCall(id="call_1", name="pay", arguments={"amount": 5})
    made.append_message(assistant(None, [call]))
    (pending,) = made.pending
    assert pending.data.approval is not None
    approved = approve(pending, hash=pending.data.approval.hash, by="user", now=now())
    made.replace(approved)
    store.create(made)
    assert store.load("c1").get(pending.id) == approved
    store.import_(store.export("c1"), replace=True)
    found = store.load("c1").get(pending.id)
    why = "the conversation was imported; what was approved elsewhere does not count here"
    assert found == pending.replace(data=pending.data.replace(approval=pending.data.approval.replace(reason=why)))
