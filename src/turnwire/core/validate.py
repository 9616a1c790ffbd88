"""Checking data: JSON text, models, whole conversations, and what a client may send. Errors show no content."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar, cast

from pydantic import BaseModel, ValidationError

from turnwire_schema._errors import error_pointers
from turnwire_schema._spaces import NO_SPACE

from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.jsontext import read_json
from turnwire.core.roles import MessageRole

if TYPE_CHECKING:
    from turnwire_schema.v1.message import ChatMessage

M = TypeVar("M", bound=BaseModel)


Unfit: TypeAlias = ValidationError | InvalidDataError
"""The error of a value that does not fit a model: from its validator, or from its constructor."""
UNFIT: Final = (ValidationError, InvalidDataError)


def problems_of(error: Unfit) -> Sequence[Problem]:
    """The faults as problems with JSON pointers, without the values that caused them."""
    if isinstance(error, InvalidDataError):
        return error.problems
    return [Problem(item.path, item.keyword, item.message) for item in error_pointers(error)]


def first_problem(error: Unfit) -> str:
    """Path and message of the first fault, without the value that caused it."""
    problem = problems_of(error)[0]
    return f"{problem.path}: {problem.message}"


def parse_json(text: Any, what: str) -> Any:
    """The value of a JSON text that a person or program wrote for us; the rules are those of `turnwire.core.jsontext`.

    Raises:
        InvalidDataError: malformed JSON, a lone surrogate, or nested too deep; the problem gives line and column.
    """
    if not isinstance(text, (str, bytes, bytearray)):
        problem = Problem("", "type", f"give its text, not {type(text).__name__}")
        raise InvalidDataError(f"{what}: not valid JSON", [problem])
    try:
        return read_json(text)
    except ValueError as error:
        raise InvalidDataError(f"{what}: not valid JSON", [Problem("", "json", str(error))]) from None


def require_model(value: Any, model: type[BaseModel]) -> None:
    """Refuse what is not a `model`, with what makes one; a dict is easily given in its place.

    Raises:
        InvalidDataError: it is something else.
    """
    if not isinstance(value, model):
        name = model.__name__
        short = "; `chat` takes text and messages" if name == "ChatRequest" else ""
        text = f"give a {name}, not {type(value).__name__}; {name}.from_dict makes one of a dict{short}"
        raise InvalidDataError(f"this is no {name}", [Problem("", "type", text)])


def load(model: type[M], data: Any) -> M:
    """`data` (a JSON-like value) as an instance of `model`.

    Raises:
        InvalidDataError: it does not fit; one problem for each fault, with its path.
    """
    try:
        return cast(M, model.__pydantic_validator__.validate_python(data))
    except ValidationError as error:
        raise InvalidDataError(f"not a valid {model.__name__}", problems_of(error)) from None


def load_json(model: type[M], text: str | bytes) -> M:
    """A JSON text as an instance of `model`.

    Raises:
        InvalidDataError: malformed JSON, or it does not fit.
    """
    try:
        return cast(M, model.__pydantic_validator__.validate_json(text))
    except ValidationError as error:
        raise InvalidDataError(f"not a valid {model.__name__}", problems_of(error)) from None


def is_empty_content(content: Any) -> bool:
    """Whether text or parts say nothing: no text but white space, and no part that is not text."""
    if content is None:
        return True
    if isinstance(content, str):
        return _is_blank(content)
    return isinstance(content, (list, tuple)) and all(_is_blank_text(part) for part in content)


def _is_blank(text: str) -> bool:
    return NO_SPACE.search(text) is None


def _is_blank_text(part: Any) -> bool:
    read = part.get if isinstance(part, dict) else partial(getattr, part)
    kind, text = read("type", None), read("text", None)
    return kind == "text" and isinstance(text, str) and _is_blank(text)


def require_text(content: Any, role: str) -> Any:
    """`content`, if it says something; parts from an iterator as a tuple.

    Raises:
        InvalidDataError: it is empty.
    """
    if type(content) is not str and isinstance(content, Iterator):
        content = tuple(content)
    if is_empty_content(content):
        raise InvalidDataError(
            f"a {role} message needs content",
            [Problem("/content", "not_empty", "give text that is not blank, or parts")],
        )
    return content


def check_messages(messages: Iterable[ChatMessage]) -> None:
    """MSG-15: every message may be sent. The model guarantees its fields; this adds what concerns sending.

    Raises:
        InvalidDataError: each problem names its position.
    """
    problems: list[Problem] = []
    for position, message in enumerate(messages):
        if message.role in ("system", "user") and is_empty_content(message.content):
            problems.append(_at(position, "/content", "not_empty", f"a {message.role} message needs content"))
        if message.role == "assistant" and _says_nothing(message):
            problems.append(_at(position, "/content", "not_empty", "an assistant message needs content or tool calls"))
        if message.role == "tool" and not message.name:
            problems.append(_at(position, "/name", "tool_name", "a tool message needs the tool's name"))
    if problems:
        raise InvalidDataError("the messages cannot be sent", problems)


def _says_nothing(message: ChatMessage) -> bool:
    calls = getattr(message, "tool_calls", None) or getattr(message, "invalid_tool_calls", None)
    return not calls and is_empty_content(message.content)


def check_user_input(messages: Sequence[ChatMessage]) -> None:
    """MSG-16: what a client may send: at least one message, only user and system roles, no empty text.

    Raises:
        InvalidDataError: each problem names its position.
    """
    if not messages:
        raise InvalidDataError("the input is empty", [Problem("", "minItems", "at least one message is needed")])
    problems: list[Problem] = []
    for position, message in enumerate(messages):
        if not MessageRole.may_come_from_user(message.role):
            text = f"role {message.role} is not accepted from a client; use user or system"
            problems.append(_at(position, "/role", "input_role", text))
        elif is_empty_content(message.content) or any(_is_blank_text(part) for part in message.parts):
            problems.append(_at(position, "/content", "not_empty", "empty text is not accepted"))
    if problems:
        raise InvalidDataError("the input is not accepted", problems)


def _at(position: int, path: str, rule: str, text: str) -> Problem:
    return Problem(f"/{position}{path}", rule, f"message[{position}]: {text}")
