"""Making messages, and the immutable chain of them.

Factories give one message each; `Messages` is a conversation as a value: every method gives a new chain.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, TypeGuard, cast, overload

from pydantic import BaseModel, TypeAdapter, ValidationError

from turnwire_schema._json import is_unicode
from turnwire_schema._runtime import SEQUENCES, Model
from turnwire_schema._trust import trusted
from turnwire_schema.v1.message import AssistantMessage, ChatMessage, SystemMessage, ToolMessage, UserMessage
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall

from turnwire.core.argument_types import items_of
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.hints import hint_for
from turnwire.core.validate import problems_of, require_text

MESSAGE_TYPES = (SystemMessage, UserMessage, AssistantMessage, ToolMessage)

_new = object.__new__
_make_system: Final = trusted(SystemMessage)
_make_user: Final = trusted(UserMessage)
_make_assistant: Final = trusted(AssistantMessage)
_make_result: Final = trusted(ToolMessage)


def system(content: Any, *, name: str | None = None, **fields: Any) -> SystemMessage:
    """Instructions of the developer. `content` is text or parts and is not empty.

    Raises:
        InvalidDataError: the content is empty.
    """
    if name is None and not fields and _is_plain(content):
        return _make_system({"role": "system", "content": content})
    return SystemMessage(**_given(content=require_text(_content(content), "system"), name=name, **fields))


def developer(content: Any, *, name: str | None = None, **fields: Any) -> SystemMessage:
    """Instructions that go out under the wire role `developer` where the dialect has one.

    Raises:
        InvalidDataError: the content is empty.
    """
    fields = {"variant": "developer", "name": name, **fields}
    return SystemMessage(**_given(content=require_text(_content(content), "developer"), **fields))


def user(content: Any, *, name: str | None = None, **fields: Any) -> UserMessage:
    """A message of the user. `content` is text or parts and is not empty.

    Raises:
        InvalidDataError: the content is empty.
    """
    if name is None and not fields and _is_plain(content):
        return _make_user({"role": "user", "content": content})
    return UserMessage(**_given(content=require_text(_content(content), "user"), name=name, **fields))


def assistant(
    content: Any = None,
    tool_calls: Iterable[ToolCall] | ToolCall | None = None,
    *more_calls: ToolCall,
    invalid_tool_calls: Iterable[InvalidToolCall] | InvalidToolCall | None = None,
    name: str | None = None,
    **fields: Any,
) -> AssistantMessage:
    """A message of the model. At least one of content, calls and invalid calls is given.

    Calls may be given as they are, one after the other, or as a list.

    Raises:
        InvalidDataError: there is nothing in it.
    """
    if more_calls:
        tool_calls = (cast(ToolCall, tool_calls), *more_calls)
    if name is None and invalid_tool_calls is None and not fields:
        if tool_calls is None and _is_plain(content):
            return _make_assistant({"role": "assistant", "content": content})
        if content is None and _are_calls(tool_calls):
            return _make_assistant({"role": "assistant", "tool_calls": tuple(tool_calls)})
    if isinstance(content, (ToolCall, InvalidToolCall)) or _are_calls(content):
        problem = Problem("/content", "type", "calls are the second argument: assistant('', call)")
        raise InvalidDataError("not a valid AssistantMessage", [problem])
    calls = _calls(tool_calls, ToolCall, "tool_calls")
    invalid_calls = _calls(invalid_tool_calls, InvalidToolCall, "invalid_tool_calls")
    fields = {"tool_calls": calls or None, "invalid_tool_calls": invalid_calls or None, "name": name, **fields}
    said = _content(content)
    if isinstance(said, (list, tuple)) and not said:
        if not calls and not invalid_calls:
            problem = Problem("/content", "minItems", "give text, at least one part, or calls")
            raise InvalidDataError("an assistant message with nothing in it", [problem])
        said = None
    return AssistantMessage(**_given(content=said, **fields))


def tool_result(
    tool_call_id: str | ToolCall, result: Any, *, name: str | None = None, is_error: bool = False, **fields: Any
) -> ToolMessage:
    """The result of a tool for the call `tool_call_id`: its id, or the call itself, which names the tool too.

    `result` is text (may be empty) or parts.

    Raises:
        InvalidDataError: the id is empty, or the result is not content.
    """
    if isinstance(tool_call_id, ToolCall):
        name = name or tool_call_id.name
        tool_call_id = tool_call_id.id
    if not is_error and not fields and _is_plain(result) and _is_plain(tool_call_id):
        parts = {"role": "tool", "content": result, "tool_call_id": tool_call_id}
        if name is None:
            return _make_result(parts)
        if _is_plain(name):
            parts["name"] = name
            return _make_result(parts)
    content = _content(result)
    if not isinstance(content, (str, list, tuple)):
        text = "give text (json.dumps makes it of other values) or parts; ToolResult holds structured values"
        raise InvalidDataError("not a valid result of a tool", [Problem("/content", "type", text)])
    fields = {"tool_call_id": tool_call_id, "name": name, "is_error": is_error or None, **fields}
    return ToolMessage(**_given(content=content, **fields))


def _is_plain(text: Any) -> bool:
    """Return True for a text that needs no further check: it is not blank and has no half of a character."""
    return type(text) is str and text != "" and not text.isspace() and (text.isascii() or is_unicode(text))


def _calls(given: Any, kind: type, place: str) -> tuple[Any, ...]:
    """Return the calls as a tuple; one call alone is a list of one."""
    return (given,) if isinstance(given, kind) else items_of(given or (), place, "a list of calls")


def _are_calls(calls: Any) -> TypeGuard[Sequence[ToolCall]]:
    """Whether these are calls and nothing else, at least one."""
    if (type(calls) is not list and type(calls) is not tuple) or not calls:
        return False
    for call in calls:  # noqa: SIM110  # a generator costs more than the calls of a message
        if type(call) is not ToolCall:
            return False
    return True


def _given(**fields: Any) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if value is not None}


def _content(content: Any) -> Any:
    """Text and sequences of parts as they are, one part as the only one; parts from an iterator as a tuple."""
    if content is None or type(content) in (str, list, tuple):
        return content
    if isinstance(content, Model) or (isinstance(content, Mapping) and "type" in content):
        return (content,)
    return tuple(content) if isinstance(content, Iterator) else content


_adapter: TypeAdapter[Any] | None = None


def parse_message(data: Any) -> ChatMessage:
    """A message from its JSON object, its role in any case.

    Raises:
        InvalidDataError: the role is unknown or the body does not fit it; each problem has its path.
    """
    global _adapter
    if _adapter is None:
        _adapter = TypeAdapter(ChatMessage)
    if isinstance(data, Mapping) and isinstance(data.get("role"), str):
        from turnwire.core.roles import MessageRole, unknown_role

        if not MessageRole.is_known(data["role"]):
            raise InvalidDataError("not a valid message", [unknown_role(data["role"])])
        data = {**data, "role": data["role"].lower()}
    try:
        return cast(ChatMessage, _adapter.validate_python(data))
    except ValidationError as error:
        raise InvalidDataError("not a valid message", problems_of(error)) from None


def parse_messages(items: Iterable[Any]) -> tuple[ChatMessage, ...]:
    """Return messages from their JSON objects; what is a message already is taken as it is.

    Raises:
        InvalidDataError: one is not a message; the path begins with its position.
    """
    parsed = []
    for position, item in enumerate(items):
        try:
            parsed.append(item if isinstance(item, MESSAGE_TYPES) else parse_message(item))
        except InvalidDataError as error:
            problems = [Problem(f"/{position}{one.path}", one.rule, one.message) for one in error.problems]
            raise InvalidDataError("not valid messages", problems) from None
    return tuple(parsed)


def _checked(messages: Iterable[Any] | ChatMessage) -> tuple[ChatMessage, ...]:
    if type(messages) in MESSAGE_TYPES:
        return (cast(ChatMessage, messages),)
    if isinstance(messages, Messages):
        return messages._items
    if isinstance(messages, MESSAGE_TYPES):
        return (messages,)
    if isinstance(messages, (str, Mapping, BaseModel)) or not isinstance(messages, Iterable):
        text = f"must be messages, not {type(messages).__name__}{_instead_of(messages)}"
        raise InvalidDataError("not valid messages", [Problem("", "type", text)])
    items = tuple(messages)
    for position, item in enumerate(items):
        if not isinstance(item, MESSAGE_TYPES):
            text = f"must be a message, not {type(item).__name__}{_instead_of(item)}"
            problem = Problem(f"/{position}", "type", text)
            raise InvalidDataError("not valid messages", [problem])
    return items


def _joined(messages: Iterable[Any]) -> tuple[ChatMessage, ...]:
    """Return the messages of several messages and sequences, in order."""
    given = tuple(messages)
    if len(given) == 1:
        return _checked(given[0])
    found: list[ChatMessage] = []
    for position, one in enumerate(given):
        try:
            found.extend(_checked(one))
        except InvalidDataError as error:
            problems = [Problem(f"/{position}{each.path}", each.rule, each.message) for each in error.problems]
            raise InvalidDataError(error.what, problems) from None
    return tuple(found)


def _instead_of(given: Any) -> str:
    """Return a hint for the error message: how to make a message of `given`."""
    if isinstance(given, str):
        return "; user(…) makes one of a text"
    if isinstance(given, Mapping):
        return "; parse_message(…) makes one of a dict"
    if inspect.isawaitable(given):
        return "; await it first"
    if isinstance(getattr(given, "message", None), MESSAGE_TYPES):
        return "; give its `message`"
    return ""


class Messages(Sequence[ChatMessage]):
    """A conversation as an immutable value. Hashable, picklable, safe to share between threads.

        chain = Messages().system("Be brief.").user("Hello").assistant("Hi!")

    It is made of messages, `Messages(user("Hello"), assistant("Hi!"))`, or of any sequence of them. Every method gives
    a new chain. `human` and `ai` are other names of `user` and `assistant`.
    """

    __slots__ = ("_items",)

    def __init__(self, *messages: ChatMessage | Iterable[ChatMessage]) -> None:
        self._items: tuple[ChatMessage, ...]
        if len(messages) == 1:
            self._items = _checked(messages[0])
        elif all(isinstance(one, MESSAGE_TYPES) for one in messages):
            self._items = cast("tuple[ChatMessage, ...]", messages)
        else:
            self._items = _joined(messages)

    if not TYPE_CHECKING:  # a checker knows the methods there are
        __getattr__ = hint_for("Messages")

    def system(self, content: Any, **fields: Any) -> Messages:
        """This chain and a system message."""
        return self._and(system(content, **fields) if fields else system(content))

    def user(self, content: Any, **fields: Any) -> Messages:
        """This chain and a user message."""
        return self._and(user(content, **fields) if fields else user(content))

    human = user
    """Another name of `user`."""

    def assistant(
        self,
        content: Any = None,
        tool_calls: Iterable[ToolCall] | ToolCall | None = None,
        *more_calls: ToolCall,
        **fields: Any,
    ) -> Messages:
        """This chain and an assistant message."""
        if fields or more_calls:
            return self._and(assistant(content, tool_calls, *more_calls, **fields))
        return self._and(assistant(content, tool_calls))

    ai = assistant
    """Another name of `assistant`."""

    def tool(self, tool_call_id: str | ToolCall, result: Any, *, name: str | None = None, **fields: Any) -> Messages:
        """This chain and the result of a tool, for a call or its id."""
        if fields:
            return self._and(tool_result(tool_call_id, result, name=name, **fields))
        return self._and(tool_result(tool_call_id, result, name=name))

    def add(self, *messages: ChatMessage | Iterable[ChatMessage]) -> Messages:
        """This chain and `messages`, each of them a message or a sequence of messages."""
        return self._of(self._items + _joined(messages))

    def concat(self, other: Iterable[ChatMessage] | ChatMessage) -> Messages:
        """This chain and another one, any sequence of messages, or one message."""
        return self._of((*self._items, *_checked(other)))

    def _and(self, message: ChatMessage) -> Messages:
        chain: Messages = _new(type(self))
        chain._items = self._items + (message,)  # noqa: RUF005  # a display makes a list first
        return chain

    @classmethod
    def _of(cls, items: tuple[ChatMessage, ...]) -> Messages:
        # What is in a chain is a message already: a long chain is not checked again with every step.
        chain = cls.__new__(cls)
        chain._items = items
        return chain

    __add__ = concat

    @property
    def last(self) -> ChatMessage | None:
        """The last message, or None if the chain is empty."""
        return self._items[-1] if self._items else None

    @property
    def last_content(self) -> str | None:
        """The text of the last message; None when there is no message."""
        return self._items[-1].text if self._items else None

    def by_role(self, role: str) -> Messages:
        """The messages of one role, in order.

        Raises:
            InvalidDataError: there is no such role.
        """
        from turnwire.core.roles import MessageRole

        wanted = MessageRole.parse(role)
        return self._of(tuple(message for message in self._items if message.role == wanted))

    @property
    def system_messages(self) -> Messages:
        """The system messages."""
        return self.by_role("system")

    @property
    def user_messages(self) -> Messages:
        """The user messages."""
        return self.by_role("user")

    human_messages = user_messages
    """Another name of `user_messages`."""

    @property
    def assistant_messages(self) -> Messages:
        """The assistant messages."""
        return self.by_role("assistant")

    ai_messages = assistant_messages
    """Another name of `assistant_messages`."""

    @property
    def tool_messages(self) -> Messages:
        """The tool messages."""
        return self.by_role("tool")

    def estimate_tokens(self) -> int:
        """About how many tokens the chain is; see `turnwire.core.tokens`. The server's own count is exact."""
        from turnwire.core.tokens import estimate_tokens  # compiles regular expressions that few programs need

        return sum(estimate_tokens(message) for message in self._items)

    def pretty(self) -> str:
        """The conversation for a person to read, text included."""
        return "\n\n".join(message.pretty() for message in self._items)

    def validate(self) -> Messages:
        """This chain, if every message may be sent: content not empty if it must not be, tool messages named.

        Raises:
            InvalidDataError: each problem names its position, `message[0]: …`.
        """
        from turnwire.core.validate import check_messages

        check_messages(self._items)
        return self

    def validate_user_input(self) -> Messages:
        """This chain, if a client may send it: not empty, user and system messages only, no empty text.

        Raises:
            InvalidDataError: each problem names its position.
        """
        from turnwire.core.validate import check_user_input

        check_user_input(self._items)
        return self

    def to_json(self) -> str:
        """The chain as a JSON array."""
        return "[" + ",".join(message.to_json() for message in self._items) + "]"

    @classmethod
    def from_json(cls, text: str | bytes) -> Messages:
        """The chain in a JSON array.

        Raises:
            InvalidDataError: malformed JSON, or a message that does not fit; the path begins with its position.
        """
        from turnwire.core.validate import parse_json

        data = parse_json(text, "the messages")
        if not isinstance(data, list):
            raise InvalidDataError("not valid messages", [Problem("", "type", "must be a list of messages")])
        return cls(parse_messages(data))

    def __len__(self) -> int:
        return len(self._items)

    def __iter__(self) -> Iterator[ChatMessage]:
        return iter(self._items)

    @overload
    def __getitem__(self, index: int) -> ChatMessage: ...

    @overload
    def __getitem__(self, index: slice) -> Messages: ...

    def __getitem__(self, index: int | slice) -> ChatMessage | Messages:
        if isinstance(index, slice):
            return self._of(self._items[index])
        return self._items[index]

    def __eq__(self, other: object) -> bool:
        return self._items == other._items if isinstance(other, Messages) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._items)

    def __repr__(self) -> str:
        return f"Messages({', '.join(message.role for message in self._items)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Messages, (self._items,)


SEQUENCES[Messages] = attrgetter("_items")
