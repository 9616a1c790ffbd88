"""Threads and events in a store."""

from __future__ import annotations

import pytest

from turnwire_schema.v1.thread import UnknownAgentEvent

from tests.requirements import requirement
from tests.store.samples import AT, context, event, text, thread
from turnwire.core.errors import InvalidDataError
from turnwire.store import ConflictError, ContextStore, NotStoredError


@requirement("AGT-2")
def test_a_thread_is_stored_with_everything_it_has(store: ContextStore) -> None:
    store.create(context())
    todos = [{"id": "1", "text": "Äpfel", "status": "open"}]
    stored = store.save_thread(thread(todos=todos, model="m", last_event_id=7, metadata={"a": [1]}))
    assert stored.revision == 1
    assert store.load_thread("t1") == stored
    again = store.save_thread(stored.replace(status="waiting"))
    assert (again.revision, store.load_thread("t1")) == (2, again)
    with pytest.raises(ConflictError, match="the thread has revision 2, the changes were made to 1"):
        store.save_thread(stored)
    with pytest.raises(ConflictError):
        store.save_thread(thread())


@requirement("AGT-2")
def test_a_thread_needs_its_context_and_one_that_was_deleted_is_not_made_again(store: ContextStore) -> None:
    with pytest.raises(NotStoredError):
        store.save_thread(thread())
    store.create(context())
    stored = store.save_thread(thread())
    store.delete_thread("t1")
    with pytest.raises(NotStoredError):
        store.save_thread(stored)
    assert store.load("c1").id == "c1"


@requirement("AGT-2")
def test_threads_are_listed_with_the_last_changed_first(place: str) -> None:
    clock = iter(range(100))
    with ContextStore.open(place, now_ns=lambda: next(clock)) as store:
        store.create(context())
        first = [store.save_thread(thread(f"t{number}")) for number in range(5)]
        store.save_thread(first[1].replace(status="failed"))
        page = store.list_threads(2)
        assert [each.id for each in page.threads] == ["t1", "t4"]
        page = store.list_threads(10, page.next)
        assert ([each.id for each in page.threads], page.next) == (["t3", "t2", "t0"], None)
        assert store.threads_of("c1") == ("t0", "t1", "t2", "t3", "t4")


@requirement("AGT-2")
def test_events_are_read_from_where_the_reader_was(store: ContextStore) -> None:
    store.create(context())
    store.save_thread(thread())
    unknown = UnknownAgentEvent.from_dict(
        {"event": "later", "z": [1.5, {"b": None}], "event_id": 3, "thread_id": "t1", "at": AT}
    )
    store.append_events("t1", [event(1), event(2), unknown])
    store.append_events("t1", [])
    assert store.events("t1") == [event(1), event(2), unknown]
    assert store.events("t1")[2].to_json() == unknown.to_json()
    assert store.events("t1", after=1, limit=1) == [event(2)]
    assert store.events("t1", after=3) == []


@requirement("AGT-2")
def test_only_the_newest_events_of_a_thread_are_kept(place: str) -> None:
    with ContextStore.open(place, kept_events=3) as store:
        store.create(context())
        store.save_thread(thread())
        store.save_thread(thread("t2"))
        store.append_events("t2", [event(1, "t2")])
        for number in range(1, 8):
            store.append_events("t1", [event(number)])
        assert store.events("t1") == [event(5), event(6), event(7)]
        assert store.events("t2") == [event(1, "t2")]


@requirement("AGT-2")
def test_gaps_in_the_numbers_of_events_cost_no_event(place: str) -> None:
    with ContextStore.open(place, kept_events=3) as store:
        store.create(context())
        store.save_thread(thread())
        for number in (1, 2, 1_000_002):
            store.append_events("t1", [event(number)])
        assert store.events("t1") == [event(1), event(2), event(1_000_002)]
        store.append_events("t1", [event(2_000_003)])
        assert store.events("t1") == [event(2), event(1_000_002), event(2_000_003)]


@requirement("AGT-2")
def test_an_event_that_does_not_follow_or_is_not_the_threads_is_refused(store: ContextStore) -> None:
    store.create(context())
    store.save_thread(thread())
    store.append_events("t1", [event(1), event(2)])
    for wrong in ([event(2)], [event(3), event(3)], [event(4), event(3)]):
        with pytest.raises(ConflictError):
            store.append_events("t1", wrong)
    unnumbered = UnknownAgentEvent.from_dict({"event": "later", "thread_id": "t1"})
    for foreign in (event(3, "t2"), event(2**63), unnumbered):
        with pytest.raises(InvalidDataError):
            store.append_events("t1", [foreign])
    with pytest.raises(NotStoredError):
        store.append_events("nope", [event(1, "nope")])
    assert store.events("t1") == [event(1), event(2)]


@requirement("AGT-2", "CTX-8")
def test_a_run_is_stored_as_a_whole_or_not_at_all(store: ContextStore) -> None:
    made = context(entries=1)
    stored = store.save_run(made, thread(), [event(1)])
    assert (made.revision, stored.revision) == (1, 1)
    made.append(text(1))
    with pytest.raises(ConflictError):
        store.save_run(made, stored, [event(1)])  # this event is there already
    assert made.is_dirty
    with pytest.raises(ConflictError):
        store.save_run(made, thread(), [event(2)])  # this thread is there already
    assert [entry.id for entry in store.load("c1").entries] == ["e0"]
    assert (store.load("c1").revision, store.load_thread("t1").revision) == (1, 1)
    again = store.save_run(made, stored.replace(last_event_id=2), [event(2)])
    assert store.load("c1").to_document() == made.to_document()
    assert store.load_thread("t1") == again
    assert store.events("t1") == [event(1), event(2)]
    store.save_run(made, again, [])  # only the thread has changed
    assert (store.load("c1").revision, store.load_thread("t1").revision) == (2, 3)
