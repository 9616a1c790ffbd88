"""Making messages, and the immutable chain of them.

Factories give one message each; `Messages` is a conversation as a value: every method gives a new chain.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeGuard, cast, overload

from pydantic import BaseModel, TypeAdapter, ValidationError

from turnwire_schema._constructors import SEQUENCES
from turnwire_schema._runtime import Model
from turnwire_schema._trust import maker_of, maker_of_three, maker_of_two
from turnwire_schema.v1.message import AssistantMessage, ChatMessage, SystemMessage, ToolMessage, UserMessage
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall

from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.given import items_of
from turnwire.core.validate import problems_of, require_text

MESSAGE_TYPES = (SystemMessage, UserMessage, AssistantMessage, ToolMessage)

_new = object.__new__
_SYSTEM: Callable[[Any], SystemMessage] = maker_of(SystemMessage, "content")
_USER: Callable[[Any], UserMessage] = maker_of(UserMessage, "content")
_SAYING: Callable[[Any], AssistantMessage] = maker_of(AssistantMessage, "content")
_CALLING: Callable[[Any], AssistantMessage] = maker_of(AssistantMessage, "tool_calls")
_RESULT: Callable[[Any, Any], ToolMessage] = maker_of_two(ToolMessage, "content", "tool_call_id")
_NAMED_RESULT: Callable[[Any, Any, Any], ToolMessage] = maker_of_three(ToolMessage, "content", "tool_call_id", "name")


def system(content: Any, *, name: str | None = None, **fields: Any) -> SystemMessage:
    """Instructions of the developer. `content` is text or parts and is not empty.

    Raises:
        InvalidDataError: the content is empty.
    """
    if name is None and not fields and _is_plain(content):
        return _SYSTEM(content)
    return SystemMessage(**_given(content=require_text(_content(content), "system"), name=name, **fields))


def developer(content: Any, *, name: str | None = None, **fields: Any) -> SystemMessage:
    """Instructions that go out under the wire role `developer` where the dialect has one.

    Raises:
        InvalidDataError: the content is empty.
    """
    fields = {"variant": "developer", "name": name, **fields}
    return SystemMessage(**_given(content=require_text(_content(content), "developer"), **fields))


def user(content: Any, *, name: str | None = None, **fields: Any) -> UserMessage:
    """What the user says or shows. `content` is text or parts and is not empty.

    Raises:
        InvalidDataError: the content is empty.
    """
    if name is None and not fields and _is_plain(content):
        return _USER(content)
    return UserMessage(**_given(content=require_text(_content(content), "user"), name=name, **fields))


def assistant(
    content: Any = None,
    tool_calls: Iterable[ToolCall] | None = None,
    *,
    invalid_tool_calls: Iterable[InvalidToolCall] | None = None,
    name: str | None = None,
    **fields: Any,
) -> AssistantMessage:
    """What the model said and called. At least one of content, calls and invalid calls is given.

    Raises:
        InvalidDataError: there is nothing in it.
    """
    if name is None and invalid_tool_calls is None and not fields:
        if tool_calls is None and _is_plain(content):
            return _SAYING(content)
        if content is None and _are_calls(tool_calls):
            return _CALLING(tuple(tool_calls))
    calls = items_of(tool_calls or (), "tool_calls", "a list of calls")
    invalid_calls = items_of(invalid_tool_calls or (), "invalid_tool_calls", "a list of calls")
    fields = {"tool_calls": calls or None, "invalid_tool_calls": invalid_calls or None, "name": name, **fields}
    said = _content(content)
    if isinstance(said, (list, tuple)) and not said:
        if not calls and not invalid_calls:
            problem = Problem("/content", "minItems", "give text, at least one part, or calls")
            raise InvalidDataError("an assistant message with nothing in it", [problem])
        said = None
    return AssistantMessage(**_given(content=said, **fields))


def tool_result(
    tool_call_id: str, result: Any, *, name: str | None = None, is_error: bool = False, **fields: Any
) -> ToolMessage:
    """What a tool returned for the call `tool_call_id`. `result` is text (may be empty) or parts.

    Raises:
        InvalidDataError: the id is empty, or the result is not content.
    """
    if not is_error and not fields and _is_plain(result) and _is_plain(tool_call_id):
        if name is None:
            return _RESULT(result, tool_call_id)
        if _is_plain(name):
            return _NAMED_RESULT(result, tool_call_id, name)
    content = _content(result)
    if not isinstance(content, (str, list, tuple)):
        text = "give text (json.dumps makes it of other values) or parts; ToolResult holds structured values"
        raise InvalidDataError("not a valid result of a tool", [Problem("/content", "type", text)])
    fields = {"tool_call_id": tool_call_id, "name": name, "is_error": is_error or None, **fields}
    return ToolMessage(**_given(content=content, **fields))


def _is_plain(text: Any) -> bool:
    """Whether a text is plainly one: of ASCII, which holds no half a character, and not blank."""
    return type(text) is str and text.isascii() and not text.isspace() and text != ""


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
        data = {**data, "role": data["role"].lower()}
    try:
        return cast(ChatMessage, _adapter.validate_python(data))
    except ValidationError as error:
        raise InvalidDataError("not a valid message", problems_of(error)) from None


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


def _instead_of(given: Any) -> str:
    """What makes a message of something that is none, or holds one."""
    if isinstance(given, str):
        return "; user(…) makes one of a text"
    if isinstance(given, Mapping):
        return "; parse_message(…) makes one of a dict"
    if inspect.isawaitable(given):
        return "; await it first"
    if isinstance(getattr(given, "message", None), MESSAGE_TYPES):
        return "; give its `message`"
    return ""


_OTHER_NAMES: Mapping[str, str] = {
    "user": "human",
    "assistant": "ai",
    "append": "add",
    "extend": "concat",
}
"""What others call a method of a chain, and its name here."""


class Messages(Sequence[ChatMessage]):
    """A conversation as an immutable value. Hashable, picklable, safe to share between threads.

        chain = Messages().system("Be brief.").human("Hello").ai("Hi!")

    Every method gives a new chain.
    """

    __slots__ = ("_items",)

    def __init__(self, messages: Iterable[ChatMessage] | ChatMessage = ()) -> None:
        self._items: tuple[ChatMessage, ...] = _checked(messages)

    if not TYPE_CHECKING:  # a checker knows the methods there are

        def __getattr__(self, name: str) -> Any:
            text = f"{type(self).__name__!r} object has no attribute {name!r}"
            if name in _OTHER_NAMES:
                text += f"; write {_OTHER_NAMES[name]}(…), which gives a new chain"
            raise AttributeError(text, name=name, obj=self)

    def system(self, content: Any, **fields: Any) -> Messages:
        """This chain and a system message."""
        return self._and(system(content, **fields) if fields else system(content))

    def human(self, content: Any, **fields: Any) -> Messages:
        """This chain and a user message."""
        return self._and(user(content, **fields) if fields else user(content))

    def ai(self, content: Any = None, tool_calls: Iterable[ToolCall] | None = None, **fields: Any) -> Messages:
        """This chain and an assistant message."""
        return self._and(assistant(content, tool_calls, **fields) if fields else assistant(content, tool_calls))

    def tool(self, tool_call_id: str, result: Any, *, name: str | None = None, **fields: Any) -> Messages:
        """This chain and the result of a tool."""
        if fields:
            return self._and(tool_result(tool_call_id, result, name=name, **fields))
        return self._and(tool_result(tool_call_id, result, name=name))

    def add(self, *messages: ChatMessage | Iterable[ChatMessage]) -> Messages:
        """This chain and `messages`, each of them a message or a sequence of messages."""
        return self._of((*self._items, *(item for one in messages for item in _checked(one))))

    def concat(self, other: Iterable[ChatMessage] | ChatMessage) -> Messages:
        """This chain and another one, any sequence of messages, or one message."""
        return self._of((*self._items, *_checked(other)))

    def _and(self, message: ChatMessage) -> Messages:
        chain: Messages = _new(type(self))
        chain._items = self._items + (message,)  # noqa: RUF005  # a display makes a list first
        return chain

    @classmethod
    def _of(cls, items: tuple[ChatMessage, ...]) -> Messages:
        # What stands in a chain is a message already: a long chain is not checked again with every step.
        chain = cls.__new__(cls)
        chain._items = items
        return chain

    __add__ = concat

    @property
    def last(self) -> ChatMessage | None:
        """The last message; None when there is none."""
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
    def human_messages(self) -> Messages:
        """The user messages."""
        return self.by_role("user")

    @property
    def ai_messages(self) -> Messages:
        """The assistant messages."""
        return self.by_role("assistant")

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
        """This chain, if every message may be sent: content not empty where it must not be, tool messages named.

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
        parsed = []
        for position, item in enumerate(data):
            try:
                parsed.append(parse_message(item))
            except InvalidDataError as error:
                problems = [Problem(f"/{position}{p.path}", p.rule, p.message) for p in error.problems]
                raise InvalidDataError(f"message[{position}]", problems) from None
        return cls(parsed)

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
