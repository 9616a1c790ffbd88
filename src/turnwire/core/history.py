"""A conversation that grows: thread-safe, every message checked against its place in constant time.

The default policy is strict: one system message, and the conversation begins with it; user and assistant alternate; a
tool message answers an open call of the last assistant message. A `HistoryPolicy` relaxes each rule by name, because
servers accept more.
"""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from threading import RLock
from typing import TYPE_CHECKING, Any

from turnwire_schema.v1.message import AssistantMessage, ChatMessage, ToolMessage

from turnwire.core.argument_types import require
from turnwire.core.errors import HistoryError, InvalidDataError, Problem, counted
from turnwire.core.hints import hint_for
from turnwire.core.messages import MESSAGE_TYPES, Messages
from turnwire.core.validate import is_empty_content


@dataclass(frozen=True, slots=True, kw_only=True)
class HistoryPolicy:
    """Which orders a history accepts. Every rule is off by default, that is, not relaxed."""

    allow_no_system: bool = False
    """The conversation may begin without a system message."""
    allow_system_anywhere: bool = False
    """A system message may come after other messages."""
    allow_many_system: bool = False
    """More than one system message is accepted; those at the beginning all count as first."""
    allow_consecutive_user: bool = False
    """A user message may follow a user message."""
    allow_consecutive_assistant: bool = False
    """An assistant message may follow an assistant message."""
    allow_user_after_tool: bool = False
    """A user message may follow a tool message that the assistant has not answered."""
    allow_assistant_first: bool = False
    """The conversation may begin with an assistant message."""
    allow_unanswered_calls: bool = False
    """A user or assistant message may come while tool calls are open."""
    allow_unknown_tool_results: bool = False
    """A tool message may answer a call that is not open."""
    allow_empty_content: bool = False
    """User and system messages may be empty."""

    @classmethod
    def lenient(cls) -> HistoryPolicy:
        """Accept every order."""
        return cls(**{rule.name: True for rule in fields(cls)})


STRICT = HistoryPolicy()


@dataclass(slots=True)
class _Place:
    """State of the order check for the messages so far; small, so that a check is O(1)."""

    count: int = 0
    system_count: int = 0
    last_role: str | None = None
    open_calls: set[str] = field(default_factory=set)

    def move_past(self, message: ChatMessage) -> None:
        if isinstance(message, AssistantMessage):
            self.open_calls = {call.id for call in message.tool_calls or ()}
            self.open_calls.update(call.id for call in message.invalid_tool_calls or ())
        elif isinstance(message, ToolMessage):
            self.open_calls.discard(message.tool_call_id)
        elif message.role == "user":
            self.open_calls = set()
        if message.role == "system":
            self.system_count += 1
        if message.role != "system" or self.last_role is None:
            self.last_role = message.role
        self.count += 1


Refuse = Callable[[str, str], None]


def _unanswered(place: _Place) -> str:
    return f"{counted(len(place.open_calls), 'tool call')} without a result; add a tool message for each"


def _check(place: _Place, message: ChatMessage, policy: HistoryPolicy) -> None:
    def refuse(rule: str, text: str) -> None:
        if not getattr(policy, rule):
            raise HistoryError(rule, text, position=place.count)

    if message.role in ("system", "user") and is_empty_content(message.content):
        refuse("allow_empty_content", f"a {message.role} message needs content")
    _CHECKS[message.role](place, message, refuse)
    if not place.count and message.role != "system":
        refuse(
            "allow_no_system", "a conversation must begin with a system message; allow_no_system lets the user begin"
        )


def _check_system(place: _Place, message: ChatMessage, refuse: Refuse) -> None:
    if place.system_count:
        refuse("allow_many_system", "there is a system message already; a conversation has one")
    if place.count != place.system_count:
        refuse("allow_system_anywhere", "a system message must come first")


def _check_user(place: _Place, message: ChatMessage, refuse: Refuse) -> None:
    if place.last_role == "user":
        refuse("allow_consecutive_user", "a user message must follow an assistant message, not another user message")
    if place.open_calls:
        refuse("allow_unanswered_calls", _unanswered(place))
    if place.last_role == "tool":
        refuse("allow_user_after_tool", "after tool messages the assistant must answer before the user speaks")


def _check_assistant(place: _Place, message: ChatMessage, refuse: Refuse) -> None:
    if place.last_role in (None, "system"):
        refuse("allow_assistant_first", "a conversation must begin with a user message")
    if place.open_calls:
        refuse("allow_unanswered_calls", _unanswered(place))
    if place.last_role == "assistant":
        refuse("allow_consecutive_assistant", "an assistant message must follow a user or tool message")


def _check_tool(place: _Place, message: ChatMessage, refuse: Refuse) -> None:
    if isinstance(message, ToolMessage) and message.tool_call_id not in place.open_calls:
        refuse(
            "allow_unknown_tool_results",
            "a tool message must answer an open call of the last assistant message by its id",
        )


_CHECKS: dict[str, Callable[[_Place, ChatMessage, Refuse], None]] = {
    "system": _check_system,
    "user": _check_user,
    "assistant": _check_assistant,
    "tool": _check_tool,
}


def _require_message(value: Any) -> None:
    if not isinstance(value, MESSAGE_TYPES):
        problem = Problem("", "type", f"must be a message, not {type(value).__name__}")
        raise InvalidDataError("only messages can be added", [problem])


def _require_id(entry_id: Any) -> None:
    require(entry_id, str, "id", "the id of an entry, as `add` gives it")


class ConversationHistory:
    """A conversation that grows message by message. Thread-safe; `add` is O(1).

    Every entry has an id, given or a UUID, for get, set and remove; ids are stored and never sent.
    """

    if not TYPE_CHECKING:  # a checker knows the attributes there are
        __getattr__ = hint_for("ConversationHistory")

    def __init__(
        self, messages: Iterable[ChatMessage] | Mapping[str, ChatMessage] = (), *, policy: HistoryPolicy = STRICT
    ) -> None:
        """The conversation of `messages`; a mapping gives each its entry id.

        Raises:
            HistoryError: the order breaks a rule of the policy.
            InvalidDataError: one is not a message, or two have one id.
        """
        rules: Any = policy
        if not isinstance(rules, HistoryPolicy):
            text = f"give a HistoryPolicy, as in HistoryPolicy(allow_no_system=True), not {type(rules).__name__}"
            raise InvalidDataError("not a valid history", [Problem("/policy", "type", text)])
        self.policy = policy
        self._lock = RLock()
        self._entries: dict[str, ChatMessage] = {}
        self._place = _Place()
        given: Any = messages
        if not isinstance(given, Iterable):
            text = f"give messages, as user('…') makes them, not {type(given).__name__}"
            raise InvalidDataError("not valid messages", [Problem("", "type", text)])
        if isinstance(messages, Mapping):
            for entry_id, message in messages.items():
                self.add(message, entry_id=entry_id)
        else:
            for message in messages:
                self.add(message)

    def add(self, message: ChatMessage, *, entry_id: str | None = None) -> str:
        """Append `message` if its place is right; gives the id of the entry (given, the message's own, or a new UUID).

        Raises:
            HistoryError: it breaks a rule of the policy; nothing is changed.
            InvalidDataError: it is not a message, or the id is taken.
        """
        _require_message(message)
        if entry_id is not None:
            _require_id(entry_id)
        if entry_id == "":
            raise InvalidDataError(
                "an entry id must not be empty", [Problem("/id", "minLength", "give an id, or none")]
            )
        key = entry_id or message.id or str(uuid.uuid4())
        with self._lock:
            if key in self._entries:
                problem = Problem(f"/{len(self._entries)}/id", "unique", "this id is taken")
                raise InvalidDataError("an entry id may be used only once", [problem])
            _check(self._place, message, self.policy)
            self._entries[key] = message
            self._place.move_past(message)
        return key

    def get(self, entry_id: str) -> ChatMessage | None:
        """Return the message of that entry, or None if no such message exists.

        Raises:
            InvalidDataError: this is no id.
        """
        _require_id(entry_id)
        with self._lock:
            return self._entries.get(entry_id)

    def find(self, entry_id: str) -> ChatMessage | None:
        """Return the message of that entry, else the first with `id` as its own id, else None. O(length).

        Raises:
            InvalidDataError: this is no id.
        """
        _require_id(entry_id)
        with self._lock:
            found = self._entries.get(entry_id)
            return found or next((each for each in self._entries.values() if each.id == entry_id), None)

    def put(self, entry_id: str, message: ChatMessage) -> None:
        """`set` where there is such an entry, else `add`.

        Raises:
            HistoryError: the conversation would break a rule; nothing is changed.
            InvalidDataError: it is not a message, or the id is empty or none.
        """
        _require_id(entry_id)
        with self._lock:
            if entry_id in self._entries:
                self.set(entry_id, message)
            else:
                self.add(message, entry_id=entry_id)

    def set(self, entry_id: str, message: ChatMessage) -> None:
        """Put `message` in the place of an entry; the whole conversation is checked again.

        Raises:
            HistoryError: the conversation would break a rule; nothing is changed.
            InvalidDataError: it is not a message, or this is no id.
            KeyError: there is no such entry.
        """
        _require_id(entry_id)
        _require_message(message)
        with self._lock:
            if entry_id not in self._entries:
                raise KeyError(entry_id)
            self._replace({key: message if key == entry_id else old for key, old in self._entries.items()})

    def remove(self, entry_id: str) -> ChatMessage:
        """Take an entry out; the whole conversation is checked again.

        Raises:
            HistoryError: the conversation would break a rule; nothing is changed.
            InvalidDataError: this is no id.
            KeyError: there is no such entry.
        """
        _require_id(entry_id)
        with self._lock:
            removed = self._entries[entry_id]
            self._replace({key: old for key, old in self._entries.items() if key != entry_id})
            return removed

    def _replace(self, entries: dict[str, ChatMessage]) -> None:
        self._entries, self._place = entries, self._check_all(entries)

    def _check_all(self, entries: dict[str, ChatMessage]) -> _Place:
        place = _Place()
        for message in entries.values():
            _check(place, message, self.policy)
            place.move_past(message)
        return place

    def validate(self) -> None:
        """Check the whole state against the policy, and that no call is left open.

        Raises:
            HistoryError: the first broken rule, with its position.
        """
        with self._lock:
            place = self._check_all(self._entries)
            if place.open_calls and not self.policy.allow_unanswered_calls:
                text = _unanswered(place)
                raise HistoryError("allow_unanswered_calls", text, position=place.count - 1)

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._entries, self._place = {}, _Place()

    @property
    def messages(self) -> Messages:
        """The conversation now, as an immutable chain."""
        with self._lock:
            return Messages(self._entries.values())

    @property
    def ids(self) -> tuple[str, ...]:
        """The entry ids in order."""
        with self._lock:
            return tuple(self._entries)

    @property
    def last(self) -> ChatMessage | None:
        """The last message, or None if the history is empty."""
        with self._lock:
            return next(reversed(self._entries.values()), None)

    @property
    def open_call_ids(self) -> frozenset[str]:
        """Ids of the calls of the last assistant message that are not answered yet."""
        with self._lock:
            return frozenset(self._place.open_calls)

    def to_json(self) -> str:
        """The conversation as a JSON array; each message carries its entry id."""
        with self._lock:
            named = [m if m.id == key else m.replace(id=key) for key, m in self._entries.items()]
        return Messages(named).to_json()

    @classmethod
    def from_json(cls, text: str | bytes, *, policy: HistoryPolicy = STRICT) -> ConversationHistory:
        """The conversation in a JSON array.

        Raises:
            InvalidDataError: malformed JSON or a message that does not fit.
            HistoryError: the order breaks the policy.
        """
        return cls(Messages.from_json(text), policy=policy)

    def __len__(self) -> int:
        with self._lock:
            return len(self._entries)

    def __iter__(self) -> Iterator[ChatMessage]:
        return iter(self.messages)

    def __contains__(self, sought: object) -> bool:
        """Whether there is an entry with this id, or a message equal to this one."""
        with self._lock:
            return sought in self._entries if isinstance(sought, str) else sought in self._entries.values()

    def __repr__(self) -> str:
        return f"ConversationHistory({', '.join(message.role for message in self)})"

    def __getstate__(self) -> dict[str, Any]:
        with self._lock:
            return {"policy": self.policy, "entries": dict(self._entries)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.policy, self._entries = state["policy"], state["entries"]
        self._lock = RLock()
        self._place = self._check_all(self._entries)
