"""Any course of a conversation, held against a plain dict of lists."""

from __future__ import annotations

from typing import Any

from hypothesis import settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from turnwire_schema.v1.entry import ToolRequestEntry

from tests.context.made import NOON, clock, ids, shown_ids
from tests.requirements import requirement
from turnwire import ToolCall, assistant, user
from turnwire.context import Context, project


class Branching(RuleBasedStateMachine):
    """Appends, forks, switches, decides, stores and loads."""

    @initialize()
    def begin(self) -> None:
        self.now, self.new_id = clock(), ids()
        self.context = Context.new("c", now=self.now, new_id=self.new_id)
        self.lines: dict[str, list[str]] = {"main": []}
        self.active = "main"
        self.pending: set[str] = set()
        self.stored: dict[str, dict[int, str]] = {}
        self.revision = 0

    def _added(self, entries: Any) -> None:
        self.lines[self.active].extend(shown_ids(entries))

    @rule(text=st.text(min_size=1, max_size=5))
    def say(self, text: str) -> None:
        self._added(self.context.append_message(user(text)))

    @rule()
    def call(self) -> None:
        entries = self.context.append_message(assistant(None, [ToolCall(id="c", name="f", arguments={})]))
        self._added(entries)
        self.pending.update(shown_ids(entries))

    @rule(data=st.data(), where=st.sampled_from(["after", "before", None]))
    def fork(self, data: Any, where: str | None) -> None:
        line = self.lines[self.active]
        name = f"b{len(self.lines)}"
        if where is None or not line:
            self.context.fork(name)
            kept = list(line)
        else:
            place = data.draw(st.integers(0, len(line) - 1))
            if where == "after":
                self.context.fork(name, after=line[place])
            else:
                self.context.fork(name, before=line[place])
            kept = line[: place + (where == "after")]
        self.lines[name] = [*kept, self.context.controls()[-1].id]
        self.active = name

    @precondition(lambda self: len(self.lines) > 1)
    @rule(data=st.data())
    def switch(self, data: Any) -> None:
        name = data.draw(st.sampled_from(sorted(set(self.lines) - {self.active})))
        self.context.switch(name)
        self.active = name
        self.lines[name].append(self.context.controls()[-1].id)

    @precondition(lambda self: self.pending)
    @rule(data=st.data(), state=st.sampled_from(["approved", "denied"]))
    def decide(self, data: Any, state: Any) -> None:
        entry_id = data.draw(st.sampled_from(sorted(self.pending)))
        entry = self.context.get(entry_id)
        assert isinstance(entry, ToolRequestEntry)
        assert entry.data.approval is not None
        decided = entry.data.approval.replace(state=state)
        self.context.replace(entry.replace(data=entry.data.replace(approval=decided)))
        self.pending.remove(entry_id)

    @rule(is_interrupted=st.booleans())
    def store(self, is_interrupted: bool) -> None:
        changes = self.context.changes()
        assert changes.revision == self.revision
        for placed in (*changes.appended, *changes.replaced):
            self.stored.setdefault(placed.branch, {})[placed.position] = placed.text
        if is_interrupted:
            self.say("meanwhile")
        self.revision += 1
        self.context.saved(self.revision)
        assert self.context.is_dirty == is_interrupted
        if not is_interrupted:
            entries = {name: [texts[place] for place in range(len(texts))] for name, texts in self.stored.items()}
            state = changes.state.replace(revision=self.revision)
            self.context = Context.from_stored(state, entries, now=self.now, new_id=self.new_id)

    @rule()
    def reload(self) -> None:
        again = Context.from_json(self.context.to_json(), now=self.now, new_id=self.new_id)
        assert list(again.entries) == list(self.context.entries)
        assert again.pending == self.context.pending
        assert again.controls() == self.context.controls()

    @invariant()
    def agrees(self) -> None:
        assert self.context.active_branch == self.active
        assert {name: shown_ids(self.context.line(name)) for name in self.lines} == self.lines
        assert shown_ids(self.context.entries) == self.lines[self.active]
        on_line = [each for each in self.lines[self.active] if each in self.pending]
        assert [entry.id for entry in self.context.pending] == on_line

    @invariant()
    def shows_no_control(self) -> None:
        shown = project(self.context, now=NOON)
        assert {message.role for message in shown.messages} <= {"user"}
        assert {removal.reason for removal in shown.removals} <= {"unanswered_call"}


@requirement("CTX-5", "CTX-8")
def test_branches_agree_with_a_plain_dict_of_lists() -> None:
    from hypothesis.stateful import run_state_machine_as_test

    run_state_machine_as_test(
        Branching, settings=settings(max_examples=30, stateful_step_count=25, deadline=None, derandomize=True)
    )
