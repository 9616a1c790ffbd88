"""Build messages of a request from the values that a reader checked, without a second validation.

In: the fields of a message, of a part, or of a call, as a reader has taken them from a body. Out: the model, or the
unchanged fields if only the validator can check them: it knows every kind, and reports faults with their paths.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, TypeAlias

from turnwire_schema._json import FrozenMap, freeze_object, is_unicode
from turnwire_schema._trust import trusted
from turnwire_schema.v1.content import Origin, TextPart, ThinkingPart
from turnwire_schema.v1.message import AssistantMessage, SystemMessage, ToolMessage, UserMessage
from turnwire_schema.v1.tool import ToolCall

from turnwire.core.calls import NAME

Values: TypeAlias = dict[str, object]
Part: TypeAlias = TextPart | Values
"""A part without unread fields, or the fields of one."""
Message: TypeAlias = SystemMessage | UserMessage | AssistantMessage | ToolMessage
_Make: TypeAlias = Callable[[Any], Any]

_make_text: Final = trusted(TextPart)
_make_call: Final = trusted(ToolCall)
_Options: Final[Any] = FrozenMap


class _NotMadeError(ValueError):
    """Only the validator can check the fields."""


def text_part(text: str) -> Part:
    """Return a text part without other fields."""
    if type(text) is str and (text.isascii() or is_unicode(text)):
        return _make_text({"type": "text", "text": text})
    return {"type": "text", "text": text}


def call_of(call_id: object, name: object, arguments: object, seen: Mapping[str, object]) -> ToolCall | None:
    """Return a call whose id is not among those `seen` in its message; None if it needs further validation."""
    if not isinstance(call_id, str) or not call_id or call_id in seen or not isinstance(arguments, dict):
        return None
    if not isinstance(name, str) or not (call_id.isascii() or is_unicode(call_id)):
        return None
    if NAME.fullmatch(name) is None:
        return None
    try:
        return _make_call({"id": call_id, "name": name, "arguments": freeze_object(arguments)})
    except ValueError:
        return None


def message_of(fields: Values) -> Message | Values:
    """Return the message of these fields."""
    if "content" not in fields and "tool_calls" not in fields:
        return fields
    try:
        message: Message = _MESSAGES[fields["role"]](_taken(fields))
    except (KeyError, ValueError):
        return fields
    return message


def _taken(fields: Mapping[str, Any]) -> Values:
    """Return the fields with the types of the model.

    Raises:
        KeyError: a field is not built here.
        ValueError: a value does not fit the model.
    """
    made = dict(fields)
    for name, value in fields.items():
        if type(value) is not str:
            made[name] = _TAKE[name](value)
        elif not (value.isascii() or is_unicode(value)):
            raise _NotMadeError
    return made


def _content(value: Any) -> object:
    if type(value) is not list:
        raise _NotMadeError
    return tuple([_PARTS[part["type"]](_taken(part)) if type(part) is dict else part for part in value])


def _calls(value: Any) -> object:
    if type(value) is tuple:  # made already
        return value
    return tuple([_make_call(_taken(call)) for call in value])


def _options(value: Mapping[str, object]) -> object:
    return _Options({name: freeze_object(own) for name, own in value.items()})


@cache
def origin_of(dialect: str, field: str | None = None) -> Origin:
    """Return where thoughts came from: there are few origins, so each is built once."""
    return Origin(dialect=dialect) if field is None else Origin(dialect=dialect, field=field)


def _own(value: object) -> object:
    """Return a value that the reader itself made, not one taken from the body."""
    return value


_MESSAGES: Final[Mapping[object, _Make]] = {
    "system": trusted(SystemMessage),
    "user": trusted(UserMessage),
    "assistant": trusted(AssistantMessage),
    "tool": trusted(ToolMessage),
}
_PARTS: Final[Mapping[object, _Make]] = {"text": trusted(TextPart), "thinking": trusted(ThinkingPart)}
_TAKE: Final[Mapping[str, _Make]] = {
    "content": _content,
    "tool_calls": _calls,
    "arguments": freeze_object,
    "extras": freeze_object,
    "provider_options": _options,
    "origin": lambda value: origin_of(**value),
    "is_error": _own,
    "part_index": _own,
}
"""Builders of values that are not texts. A reader makes no field that its class does not have."""
