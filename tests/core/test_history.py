"""The growing conversation: entries, JSON, cost of an addition, and threads."""

from __future__ import annotations

import copy
import pickle
import sys
import threading
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, invariant, rule

from tests.requirements import requirement
from turnwire import (
    ConversationHistory,
    HistoryError,
    HistoryPolicy,
    InvalidDataError,
    Messages,
    Problem,
    ToolCall,
    ToolMessage,
    UserMessage,
    assistant,
    system,
    tool_result,
    user,
)

CALL = ToolCall(id="c1", name="f", arguments={})

USER_FIRST = HistoryPolicy(allow_no_system=True)


@requirement("MSG-17")
def test_a_history_gives_its_messages_length_last_and_iteration() -> None:
    history = ConversationHistory(policy=USER_FIRST)
    assert (len(history), history.last, list(history), history.messages) == (0, None, [], Messages())
    for message in (system("s"), user("a"), assistant("b")):
        history.add(message)
    assert (len(history), history.last) == (3, assistant("b"))
    assert list(history) == [system("s"), user("a"), assistant("b")]
    assert history.messages == Messages(history)
    history.clear()
    assert (len(history), history.last, history.open_call_ids) == (0, None, frozenset())
    history.add(user("again"))


@requirement("MSG-17")
def test_open_calls_are_those_of_the_last_assistant_message_without_an_answer() -> None:
    calls = [CALL, CALL.replace(id="c2")]
    history = ConversationHistory([user("a"), assistant(None, calls)], policy=USER_FIRST)
    assert history.open_call_ids == {"c1", "c2"}
    history.add(tool_result("c1", "1"))
    assert history.open_call_ids == {"c2"}
    history.add(tool_result("c2", "2"))
    assert history.open_call_ids == frozenset()


@requirement("MSG-17")
def test_an_entry_has_the_given_id_or_the_messages_own_or_a_uuid() -> None:
    history = ConversationHistory(policy=USER_FIRST)
    given = history.add(user("a", id="m1"), entry_id="e1")
    own = history.add(assistant("b", id="m2"))
    made = history.add(user("c"))
    assert (given, own) == ("e1", "m2")
    assert uuid.UUID(made).version == 4
    assert history.ids == ("e1", "m2", made)
    assert [history.get(key) for key in history.ids] == list(history)
    assert history.get("none") is None


@requirement("MSG-17")
def test_an_id_is_used_once_and_is_not_empty() -> None:
    history = ConversationHistory([user("a", id="m1")], policy=USER_FIRST)
    with pytest.raises(InvalidDataError) as caught:
        history.add(assistant("b", id="m1"))
    assert caught.value.problems == (Problem("/1/id", "unique", "this id is taken"),)
    with pytest.raises(InvalidDataError):
        history.add(assistant("b"), entry_id="")
    assert len(history) == 1


@requirement("MSG-17")
@pytest.mark.parametrize("thing", ["text", None, {"role": "user", "content": "a"}, [user("a")]])
def test_only_messages_go_into_a_history(thing: Any) -> None:
    history = ConversationHistory([user("a", id="m1")], policy=USER_FIRST)
    with pytest.raises(InvalidDataError, match="must be a message"):
        history.add(thing)
    with pytest.raises(InvalidDataError, match="must be a message"):
        history.set("m1", thing)
    assert list(history) == [user("a")]


@requirement("MSG-17")
def test_an_entry_is_found_by_its_id_or_the_id_of_its_message() -> None:
    history = ConversationHistory({"one": system("s"), "two": user("a", id="m2")})
    assert history.ids == ("one", "two")
    assert (history.find("two"), history.find("m2")) == (user("a"), user("a"))
    assert (history.find("one"), history.find("three")) == (system("s"), None)
    assert [sought in history for sought in ("one", "m2", "three", user("a"), user("b"), 5)] == [
        *(True, False, False),
        *(True, False, False),
    ]


@requirement("MSG-17")
def test_what_is_put_takes_the_place_of_its_entry_or_comes_last() -> None:
    history = ConversationHistory([system("s", id="one")])
    history.put("two", user("a"))
    history.put("one", system("t"))
    history.put("two", user("b"))
    assert (history.ids, history.messages) == (("one", "two"), Messages([system("t"), user("b")]))
    with pytest.raises(HistoryError):
        history.put("three", user("c"))
    with pytest.raises(InvalidDataError):
        history.put("", user("c"))
    assert history.ids == ("one", "two")


@requirement("MSG-17")
def test_an_entry_can_be_set_and_removed_by_its_id() -> None:
    history = ConversationHistory([user("a", id="1"), assistant("b", id="2"), user("c", id="3")], policy=USER_FIRST)
    history.set("1", user("A"))
    assert history.remove("3") == user("c")
    assert (history.ids, list(history)) == (("1", "2"), [user("A"), assistant("b")])
    history.add(user("d"))


@requirement("MSG-17")
def test_a_change_that_breaks_the_order_is_refused_and_nothing_is_changed() -> None:
    messages: list[Any] = [
        user("a", id="1"),
        assistant(None, [CALL], id="2"),
        tool_result("c1", "1", id="3"),
        assistant("b", id="4"),
    ]
    history = ConversationHistory(messages, policy=USER_FIRST)
    for change, broken in (
        (lambda: history.remove("2"), "allow_unknown_tool_results"),
        (lambda: history.remove("3"), "allow_unanswered_calls"),
        (lambda: history.remove("1"), "allow_assistant_first"),
        (lambda: history.set("2", assistant("no call")), "allow_unknown_tool_results"),
        (lambda: history.set("4", user("c")), "allow_user_after_tool"),
    ):
        with pytest.raises(HistoryError) as caught:
            change()
        assert caught.value.rule == broken
        assert (list(history), history.open_call_ids) == (messages, frozenset())


@requirement("MSG-17")
def test_a_change_of_an_unknown_entry_is_a_key_error() -> None:
    history = ConversationHistory([user("a")], policy=USER_FIRST)
    with pytest.raises(KeyError):
        history.set("none", user("b"))
    with pytest.raises(KeyError):
        history.remove("none")


@requirement("MSG-17")
def test_after_a_change_the_next_message_is_checked_against_the_new_end() -> None:
    history = ConversationHistory([user("a", id="1"), assistant(None, [CALL], id="2")], policy=USER_FIRST)
    history.set("2", assistant("b"))
    with pytest.raises(HistoryError):
        history.add(tool_result("c1", "1"))
    history.remove("2")
    history.add(assistant("c"))


@requirement("MSG-17", "MSG-6")
def test_a_history_survives_json_with_its_ids() -> None:
    history = ConversationHistory(
        [system("s"), user("a", id="m1", metadata={"k": 1}), assistant(None, [CALL])], policy=USER_FIRST
    )
    history.add(tool_result("c1", "1"), entry_id="e4")
    loaded = ConversationHistory.from_json(history.to_json(), policy=USER_FIRST)
    assert loaded.messages == history.messages
    assert loaded.ids == history.ids
    assert loaded.open_call_ids == history.open_call_ids
    assert loaded.to_json() == history.to_json()
    assert [message.metadata for message in loaded] == [None, {"k": 1}, None, None]
    assert ConversationHistory.from_json("[]", policy=USER_FIRST).to_json() == "[]"


@requirement("MSG-17", "MSG-9")
def test_json_that_breaks_a_rule_or_is_no_history_is_a_clear_error() -> None:
    with pytest.raises(HistoryError) as caught:
        ConversationHistory.from_json(
            '[{"role":"user","content":"a"},{"role":"user","content":"b"}]', policy=USER_FIRST
        )
    assert (caught.value.rule, caught.value.position) == ("allow_consecutive_user", 1)
    with pytest.raises(InvalidDataError):
        ConversationHistory.from_json("{}", policy=USER_FIRST)
    with pytest.raises(InvalidDataError, match="/1/id"):
        ConversationHistory.from_json(
            '[{"role":"user","content":"a","id":"1"},{"role":"assistant","content":"b","id":"1"}]', policy=USER_FIRST
        )
    policy = HistoryPolicy.lenient()
    assert len(ConversationHistory.from_json('[{"role":"assistant","content":""}]', policy=policy)) == 1


@requirement("MSG-17", "REQ-5")
def test_a_copy_and_a_pickle_go_their_own_way() -> None:
    history = ConversationHistory([user("a"), assistant(None, [CALL])], policy=USER_FIRST)
    for made in (copy.copy(history), copy.deepcopy(history), pickle.loads(pickle.dumps(history))):
        assert (made.messages, made.ids, made.policy) == (history.messages, history.ids, history.policy)
        made.add(tool_result("c1", "1"))
        assert (len(made), len(history)) == (3, 2)
        assert history.open_call_ids == {"c1"}


@requirement("MSG-17", "MSG-7")
def test_a_history_prints_roles_only() -> None:
    assert repr(ConversationHistory([user("secret")], policy=USER_FIRST)) == "ConversationHistory(user)"


class Entries(dict[str, Any]):
    """A dict that counts how many entries anyone walked over."""

    walked = 0

    def _walk(self, names: Iterator[Any]) -> Iterator[Any]:
        for name in names:
            Entries.walked += 1
            yield name

    def __iter__(self) -> Iterator[Any]:
        return self._walk(super().__iter__())

    def values(self) -> Any:
        return self._walk(iter(super().values()))

    def items(self) -> Any:
        return self._walk(iter(super().items()))

    def keys(self) -> Any:
        return self._walk(iter(super().keys()))


@requirement("MSG-17")
def test_an_addition_walks_over_no_earlier_message() -> None:
    history = ConversationHistory(policy=USER_FIRST)
    history._entries = Entries()
    for number in range(500):
        call = CALL.replace(id=f"c{number}")
        history.add(user("a"))
        history.add(assistant(None, [call]))
        history.add(tool_result(call.id, "1"))
        history.add(assistant("b"))
    assert (len(history), Entries.walked) == (2000, 0)
    assert len(history.messages) == 2000
    assert Entries.walked == 2000


@requirement("MSG-17")
def test_answering_many_calls_does_not_copy_the_open_ones() -> None:
    calls = [CALL.replace(id=f"c{number}") for number in range(2000)]
    history = ConversationHistory([user("a"), assistant(None, calls)], policy=USER_FIRST)
    open_calls = history._place.open_calls
    for call in calls:
        history.add(tool_result(call.id, "1"))
    assert history._place.open_calls is open_calls
    assert open_calls == set()


@pytest.fixture
def restless() -> Iterator[None]:
    """Threads are switched a thousand times as often as usual, so that a race shows itself."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(usual / 1000)
    yield
    sys.setswitchinterval(usual)


@requirement("MSG-17", "NFR-3")
@pytest.mark.usefixtures("restless")
def test_eight_threads_may_add_at_once() -> None:
    history = ConversationHistory(policy=HistoryPolicy.lenient())
    barrier = threading.Barrier(8)
    per_thread = 250

    def add_all(worker: int) -> list[str]:
        barrier.wait()
        return [history.add(user(f"{worker}/{number}")) for number in range(per_thread)]

    with ThreadPoolExecutor(8) as pool:
        keys = list(pool.map(add_all, range(8)))
    assert len(history) == 8 * per_thread
    assert len(set(history.ids)) == 8 * per_thread
    assert {key for made in keys for key in made} == set(history.ids)
    texts = [message.text for message in history]
    for worker in range(8):
        own = [text for text in texts if text.startswith(f"{worker}/")]
        assert own == [f"{worker}/{number}" for number in range(per_thread)]
        assert [history.get(key).text for key in keys[worker]] == own  # type: ignore[union-attr]  # every id is known


@requirement("MSG-17", "NFR-3")
@pytest.mark.usefixtures("restless")
def test_eight_threads_racing_for_the_next_turn_leave_a_history_in_order() -> None:
    history = ConversationHistory([user("first")], policy=USER_FIRST)
    barrier = threading.Barrier(8)
    refused = []

    def race(worker: int) -> None:
        barrier.wait()
        for number in range(200):
            message = user(f"{worker}") if (worker + number) % 2 else assistant(f"{worker}")
            try:
                history.add(message)
            except HistoryError as error:
                refused.append(error.rule)

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(race, range(8)))
    history.validate()
    assert [message.role for message in history] == ["user", "assistant"] * (len(history) // 2) + ["user"] * (
        len(history) % 2
    )
    assert len(history) + len(refused) == 1 + 8 * 200
    assert set(refused) <= {"allow_consecutive_user", "allow_consecutive_assistant"}


@requirement("MSG-17", "NFR-3")
@pytest.mark.usefixtures("restless")
def test_threads_may_read_change_and_clear_while_others_add() -> None:
    history = ConversationHistory(policy=HistoryPolicy.lenient())
    stop = threading.Event()
    seen: list[int] = []

    def read() -> None:
        while not stop.is_set():
            chain = history.messages
            seen.append(len(chain))
            assert all(message.text == "a" for message in chain)
            assert len(Messages.from_json(history.to_json())) >= 0
            assert repr(history).startswith("ConversationHistory(")
            pickle.loads(pickle.dumps(history))

    def change() -> None:
        for number in range(200):
            key = history.add(user("a"))
            if number % 3 == 0 and history.get(key) is not None:
                try:
                    history.remove(key)
                except KeyError:
                    assert history.get(key) is None  # another thread cleared it
            if number % 50 == 49:
                history.clear()

    with ThreadPoolExecutor(8) as pool:
        readers = [pool.submit(read) for _ in range(2)]
        changers = [pool.submit(change) for _ in range(6)]
        for changer in changers:
            changer.result()
        stop.set()
        for reader in readers:
            reader.result()
    assert seen
    history.validate()


class HistoryAgainstAPlainList(RuleBasedStateMachine):
    """Any order of additions, changes and removals gives what checking the whole list each time gives."""

    entries = Bundle("entries")

    def __init__(self) -> None:
        super().__init__()
        self.history = ConversationHistory(policy=USER_FIRST)
        self.model: dict[str, Any] = {}

    @rule(target=entries, message=st.sampled_from(["system", "user", "assistant", "call", "c1", "c2"]))
    def add(self, message: str) -> str:
        made = _message(message)
        key = f"e{len(self.model)}-{uuid.uuid4()}"
        if _fits([*self.model.values(), made]):
            assert self.history.add(made, entry_id=key) == key
            self.model[key] = made
        else:
            with pytest.raises(HistoryError):
                self.history.add(made, entry_id=key)
        return key

    @rule(key=entries, message=st.sampled_from(["user", "assistant", "call", "c1"]))
    def set(self, key: str, message: str) -> None:
        made = _message(message)
        if key not in self.model:
            with pytest.raises(KeyError):
                self.history.set(key, made)
        elif _fits([made if name == key else old for name, old in self.model.items()]):
            self.history.set(key, made)
            self.model[key] = made
        else:
            with pytest.raises(HistoryError):
                self.history.set(key, made)

    @rule(key=consumes(entries))
    def remove(self, key: str) -> None:
        rest = {name: old for name, old in self.model.items() if name != key}
        if key not in self.model:
            with pytest.raises(KeyError):
                self.history.remove(key)
        elif _fits(list(rest.values())):
            assert self.history.remove(key) == self.model.pop(key)
        else:
            with pytest.raises(HistoryError):
                self.history.remove(key)

    @rule()
    def save_and_load(self) -> None:
        self.history = ConversationHistory.from_json(self.history.to_json(), policy=USER_FIRST)

    @invariant()
    def holds_what_was_accepted(self) -> None:
        assert list(self.history) == list(self.model.values())
        assert self.history.ids == tuple(self.model)


def _message(kind: str) -> Any:
    match kind:
        case "system":
            return system("s")
        case "user":
            return user("a")
        case "assistant":
            return assistant("b")
        case "call":
            return assistant(None, [CALL, CALL.replace(id="c2")])
        case _:
            return tool_result(kind, "1")


def _fits(messages: list[Any]) -> bool:
    """The strict rules said once more, over the whole list and as simply as possible."""
    open_calls: set[str] = set()
    before = None
    for position, message in enumerate(messages):
        if message.role == "system" and position:
            return False
        if isinstance(message, ToolMessage) and message.tool_call_id not in open_calls:
            return False
        if message.role in ("user", "assistant") and open_calls:
            return False
        if isinstance(message, UserMessage) and before not in (None, "system", "assistant"):
            return False
        if message.role == "assistant" and before not in ("user", "tool"):
            return False
        if isinstance(message, ToolMessage):
            open_calls.discard(message.tool_call_id)
        if message.role == "assistant":
            open_calls = {call.id for call in message.tool_calls or ()}
        before = message.role
    return True


TestHistoryAgainstAPlainList = pytest.mark.requirement("MSG-17", divergence=None)(HistoryAgainstAPlainList.TestCase)
