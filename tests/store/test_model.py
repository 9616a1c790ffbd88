"""A store, its contexts, branches and approvals against plain dicts, driven by hypothesis.

Two owners hold contexts of one store. The model keeps what must be stored, and what each owner sees.
"""

from __future__ import annotations

import copy
import shutil
import tempfile
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings, strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from turnwire_schema.v1.context import Mode

from tests.requirements import requirement
from tests.store.postgresql import PostgreSQL
from tests.store.samples import AT, now
from turnwire.context import Context, read_entry
from turnwire.context.entries import entry_to_json
from turnwire.store import ConflictError, ContextStore, NotStoredError

IDS = ("c1", "c2")
OWNERS = ("one", "other")
MODES = (Mode(name="ask"), Mode(name="code"))
_DATABASES = count()

Line = list[tuple[str, str]]


def facts(context: Context) -> dict[str, Any]:
    """What the model keeps of a context: each branch's line as (id, state), the active branch and mode, what waits."""
    return {
        "lines": {branch.name: [_fact(entry) for entry in context.line(branch.name)] for branch in context.branches},
        "active": context.active_branch,
        "mode": context.mode.name if context.mode is not None else None,
        "pending": [entry.id for entry in context.pending],
    }


def _fact(entry: Any) -> tuple[str, str]:
    import json

    data = json.loads(entry_to_json(entry))
    approval = (data["data"].get("approval") or {}) if isinstance(data.get("data"), dict) else {}
    return data["id"], approval.get("state", "")


class StoreMachine(RuleBasedStateMachine):
    """One store, two owners, two contexts."""

    place: str

    def __init__(self) -> None:
        super().__init__()
        self.numbers = count()
        self.store = ContextStore.open(self.new_place())
        self.stored: dict[str, dict[str, Any]] = {}  # id → {"revision", "facts"}
        self.held: dict[tuple[str, str], Context] = {}
        self.seen: dict[tuple[str, str], dict[str, Any]] = {}  # what each owner's context must say
        self.base: dict[tuple[str, str], tuple[int, int]] = {}  # (which making, revision) it was loaded from
        self.making: dict[str, int] = {}

    def new_place(self) -> str:
        """Where this run's store is."""
        raise NotImplementedError

    def new_id(self) -> str:
        return f"e{next(self.numbers)}"

    def some(self, data: st.DataObject) -> tuple[str, str]:
        return data.draw(st.sampled_from(sorted(self.held)))

    @initialize()
    def begin(self) -> None:
        self.make("one", "c1")

    @rule(owner=st.sampled_from(OWNERS), name=st.sampled_from(IDS))
    def make(self, owner: str, name: str) -> None:
        made = Context.new(name, now=now, new_id=self.new_id, modes=MODES, mode="ask")
        self.held[owner, name] = made
        self.seen[owner, name] = {"lines": {"main": []}, "active": "main", "mode": "ask", "pending": []}
        self.base[owner, name] = (-1, 0)

    @rule(owner=st.sampled_from(OWNERS), name=st.sampled_from(IDS))
    def load(self, owner: str, name: str) -> None:
        if name not in self.stored:
            with pytest.raises(NotStoredError):
                self.store.load(name)
            return
        self.held[owner, name] = self.store.load(name, now=now, new_id=self.new_id)
        self.seen[owner, name] = copy.deepcopy(self.stored[name]["facts"])
        self.base[owner, name] = (self.making[name], self.stored[name]["revision"])

    @precondition(lambda self: self.held)
    @rule(data=st.data(), words=st.text(max_size=5))
    def say(self, data: st.DataObject, words: str) -> None:
        key = self.some(data)
        entry_id = self.new_id()
        entry = {"type": "text", "version": "1.1", "id": entry_id, "created_at": AT}
        self.held[key].append(read_entry({**entry, "data": {"role": "user", "content": f"x{words}"}}))
        self._add(key, entry_id, "")

    @precondition(lambda self: self.held)
    @rule(data=st.data())
    def ask(self, data: st.DataObject) -> None:
        key = self.some(data)
        entry_id = self.new_id()
        self.held[key].append(read_entry(_request(entry_id, "pending")))
        self._add(key, entry_id, "pending")
        self.seen[key]["pending"].append(entry_id)

    def _add(self, key: tuple[str, str], entry_id: str, state: str) -> None:
        seen = self.seen[key]
        seen["lines"][seen["active"]].append((entry_id, state))

    @precondition(lambda self: any(seen["pending"] for seen in self.seen.values()))
    @rule(data=st.data(), state=st.sampled_from(("approved", "denied")))
    def decide(self, data: st.DataObject, state: str) -> None:
        key = data.draw(st.sampled_from(sorted(key for key, seen in self.seen.items() if seen["pending"])))
        seen = self.seen[key]
        entry_id = data.draw(st.sampled_from(seen["pending"]))
        self.held[key].replace(read_entry(_request(entry_id, state)))
        seen["lines"] = {
            name: [(each, state if each == entry_id else before) for each, before in line]
            for name, line in seen["lines"].items()
        }
        seen["pending"].remove(entry_id)

    @precondition(lambda self: self.held)
    @rule(data=st.data(), name=st.sampled_from(("a", "b", "c")))
    def fork_or_switch(self, data: st.DataObject, name: str) -> None:
        key = self.some(data)
        seen = self.seen[key]
        if name == seen["active"]:
            return
        if name in seen["lines"]:
            self.held[key].switch(name)
        else:
            line: Line = seen["lines"][seen["active"]]
            if not line:
                return
            at = data.draw(st.integers(0, len(line) - 1))
            self.held[key].fork(name, after=line[at][0])
            seen["lines"][name] = list(line[: at + 1])
        seen["active"] = name
        self._read_control(key)

    @precondition(lambda self: self.held)
    @rule(data=st.data())
    def change_mode(self, data: st.DataObject) -> None:
        key = self.some(data)
        seen = self.seen[key]
        seen["mode"] = "code" if seen["mode"] == "ask" else "ask"
        self.held[key].set_mode(seen["mode"])
        self._read_control(key)

    def _read_control(self, key: tuple[str, str]) -> None:
        """The entry of a change is made by the context: the model takes its id, and that it is one and the last."""
        control = self.held[key].entries[-1]
        assert control.type == "system_control"
        seen = self.seen[key]
        self._add(key, control.id, "")
        states = seen["lines"][seen["active"]]
        seen["pending"] = [each for each, state in states if state == "pending"]

    @precondition(lambda self: self.held)
    @rule(data=st.data())
    def save(self, data: st.DataObject) -> None:
        key = self.some(data)
        owner, name = key
        making, revision = self.base[key]
        is_new = revision == 0
        held = self.held[key]
        if not is_new and not held.is_dirty:
            self.store.save(held)
        elif is_new and name not in self.stored:
            self.store.save(held)
            self.making[name] = self.making.get(name, 0) + 1
            self._stored(key, 1)
        elif not is_new and name not in self.stored:
            with pytest.raises(NotStoredError):
                self.store.save(held)
        elif not is_new and (self.making[name], self.stored[name]["revision"]) == (making, revision):
            self.store.save(held)
            self._stored(key, revision + 1)
        elif is_new or self.stored[name]["revision"] != revision:
            with pytest.raises(ConflictError):
                self.store.save(held)
        else:
            # Deleted and made again with an equal revision: nobody can tell unless an entry does not fit. Load instead.
            self.load(owner, name)

    def _stored(self, key: tuple[str, str], revision: int) -> None:
        name = key[1]
        self.stored[name] = {"revision": revision, "facts": copy.deepcopy(self.seen[key])}
        self.base[key] = (self.making[name], revision)
        assert not self.held[key].is_dirty

    @rule(name=st.sampled_from(IDS))
    def delete(self, name: str) -> None:
        if name in self.stored:
            self.store.delete(name)
            del self.stored[name]
        else:
            with pytest.raises(NotStoredError):
                self.store.delete(name)

    @precondition(lambda self: self.stored)
    @rule(data=st.data())
    def take_out_and_in(self, data: st.DataObject) -> None:
        name = data.draw(st.sampled_from(sorted(self.stored)))
        text = self.store.export(name)
        with pytest.raises(ConflictError):
            self.store.import_(text)
        self.store.import_(text, replace=True)
        self.making[name] += 1
        self.stored[name]["revision"] += 1
        facts = self.stored[name]["facts"]  # what was approved is asked for again
        lines = {
            branch: [(each, "pending" if state == "approved" else state) for each, state in line]
            for branch, line in facts["lines"].items()
        }
        pending = [each for each, state in lines[facts["active"]] if state == "pending"]
        self.stored[name]["facts"] = {**facts, "lines": lines, "pending": pending}

    @invariant()
    def the_store_is_what_the_model_says(self) -> None:
        listed = {row.id: (row.revision, row.active_branch) for row in self.store.list().contexts}
        assert listed == {name: (each["revision"], each["facts"]["active"]) for name, each in self.stored.items()}
        for name, each in self.stored.items():
            assert facts(self.store.load(name)) == each["facts"]

    @invariant()
    def each_owner_sees_what_the_model_says(self) -> None:
        for key, held in self.held.items():
            assert facts(held) == self.seen[key]

    def teardown(self) -> None:
        self.store.close()


def _request(entry_id: str, state: str) -> dict[str, Any]:
    approval: dict[str, Any] = {"state": state, "hash": "0" * 64, "expires_at": AT}
    if state != "pending":
        approval |= {"decided_at": AT, "decided_by": "user"}
    call = {"id": f"call-{entry_id}", "name": "f", "arguments": {}}
    data = {"call": call, "state": "waiting", "approval": approval}
    return {"type": "tool_request", "version": "1.1", "id": entry_id, "created_at": AT, "data": data}


@requirement("CTX-8")
def test_a_store_on_sqlite_is_what_plain_dicts_are() -> None:
    folder = Path(tempfile.mkdtemp())

    class OnSqlite(StoreMachine):
        def new_place(self) -> str:
            return str(folder / f"{next(_DATABASES)}.db")

    try:
        run_state_machine_as_test(OnSqlite, settings=settings(max_examples=20, stateful_step_count=30))
    finally:
        shutil.rmtree(folder)


@requirement("CTX-8")
def test_a_store_on_postgresql_is_what_plain_dicts_are(postgresql: PostgreSQL) -> None:
    class OnPostgresql(StoreMachine):
        def new_place(self) -> str:
            return postgresql.new_database(f"model{next(_DATABASES)}")

    run_state_machine_as_test(OnPostgresql, settings=settings(max_examples=12, stateful_step_count=25))
