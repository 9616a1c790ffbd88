"""Behaviour of some generated classes: each is the base of the class that the generator's table names.

Only what every user of the type needs and what the fields alone decide; everything else belongs to ``turnwire.core``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar, cast, overload

from pydantic import GetCoreSchemaHandler, PydanticUserError, TypeAdapter, ValidationError
from pydantic_core import CoreSchema, SchemaError, core_schema, to_json

from turnwire_schema._errors import quiet_problems
from turnwire_schema._runtime import Model
from turnwire_schema._secrets import shown_settings
from turnwire_schema._typed_dicts import readable
from turnwire_schema.errors import InvalidDataError, Problem, ToolArgumentError

if TYPE_CHECKING:
    from turnwire_schema.v1.content import ContentPart
    from turnwire_schema.v1.message import ToolMessage
    from turnwire_schema.v1.tool import ToolCall

T = TypeVar("T")
D = TypeVar("D")

_MISSING: Any = object()
"""Stands for a default that is not given."""

_BROKEN = (NotImplementedError, ImportError, NameError, AttributeError, AssertionError, MemoryError, RecursionError)
"""Exceptions that say that the program is at fault or lacks something: a further call ends as the first one did."""


class MessageModel(Model):
    """A message of any role: typed views of its content, and value equality.

    Two messages are equal when role, content, tool calls, answered call and name are equal; ids, metadata and extras do
    not count. A text and a single plain text part are the same content.
    """

    @property
    def parts(self) -> tuple[ContentPart, ...]:
        """The content as a tuple of parts, whatever form it was given in; empty when there is none."""
        content = self.__dict__["content"]
        if content is None:
            return ()
        if isinstance(content, str):
            from turnwire_schema.v1.content import TextPart

            return (TextPart(text=content),)
        return cast("tuple[ContentPart, ...]", content)

    @property
    def text(self) -> str:
        """The text of all text parts, joined without separator; thinking, refusals and media are left out."""
        content = self.__dict__["content"]
        if isinstance(content, str):
            return content
        return "".join(part.text for part in content or () if part.type == "text")

    @property
    def thinking(self) -> str:
        """The readable thoughts of all thinking parts, joined without separator."""
        content = self.__dict__["content"]
        if content is None or isinstance(content, str):
            return ""
        return "".join(part.text or "" for part in content if part.type == "thinking")

    def _identity(self) -> tuple[Any, ...]:
        fields = self.__dict__
        content = fields["content"]
        if not isinstance(content, str) and content is not None and len(content) == 1:
            only = content[0]
            if only.type == "text" and only.provider_options is None:
                content = only.text
        return (
            fields["role"],
            content,
            fields.get("tool_calls"),
            fields.get("invalid_tool_calls"),
            fields.get("tool_call_id"),
            fields["name"],
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, MessageModel):
            return NotImplemented
        return self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def pretty(self) -> str:
        """The message for a person to read, text included: role, parts and calls, one item a line."""
        import json  # for people, and for results without a text

        fields = self.__dict__
        name = fields["name"]
        lines = [f"── {fields['role']} ──" if name is None else f"── {fields['role']} ({name}) ──"]
        for part in self.parts:
            if part.type in ("text", "refusal"):
                lines.append(cast(Any, part).text)
            elif part.type == "thinking":
                lines.append(f"(thinking) {cast(Any, part).text or '<opaque>'}")
            else:
                lines.append(repr(part))
        lines += [
            f"→ {call.name}({json.dumps(call.arguments, ensure_ascii=False)}) [{call.id}]"
            for call in fields.get("tool_calls") or ()
        ]
        lines += [
            f"✗ {call.name or '?'} {call.arguments_text} [{call.id}: {call.reason}]"
            for call in fields.get("invalid_tool_calls") or ()
        ]
        if "tool_call_id" in fields:
            lines.append(f"← [{fields['tool_call_id']}]{' (error)' if fields['is_error'] else ''}")
        return "\n".join(lines)


class ToolCallModel(Model):
    """A complete tool call: typed access to its arguments."""

    @overload
    def try_get_argument(self, name: str, kind: type[T]) -> T | None: ...

    @overload
    def try_get_argument(self, name: str, kind: type[T], default: D) -> T | D: ...

    def try_get_argument(self, name: str, kind: type[T], default: Any = None) -> Any:
        """The argument `name` as a `kind`, or `default` when it is absent, null or of another type.

        `kind` is a JSON type (`str`, `int`, `list`) or anything that pydantic reads (`list[int]`, `datetime`, a
        dataclass). Nothing is coerced: "5" is not an int and true is not a number; an int is a float. `get_argument`
        tells the three cases apart.

        Raises:
            InvalidDataError: `kind` is no type that pydantic can read.
        """
        try:
            return self.get_argument(name, kind, default)
        except ToolArgumentError:
            return default

    @overload
    def get_argument(self, name: str, kind: type[T]) -> T: ...

    @overload
    def get_argument(self, name: str, kind: type[T], default: D) -> T | D: ...

    def get_argument(self, name: str, kind: type[T], default: Any = _MISSING) -> Any:
        """The argument `name` as a `kind`, see `try_get_argument`; `default` when it is absent, if one is given.

        Raises:
            ToolArgumentError: the rule of its problem is `required` for an argument that is absent, `null` for one that
                is null where `kind` takes no null, and another word for one that does not fit.
            InvalidDataError: `kind` is no type that pydantic can read.
        """
        arguments = cast(Mapping[str, Any], self.__dict__["arguments"])
        what = f"the arguments of {self.__dict__['name']} do not fit"
        if not isinstance(name, str) or name not in arguments:
            if default is not _MISSING:
                return default
            raise ToolArgumentError(what, [Problem("", "required", f"{name!r} is required")])
        path = f"/{name.replace('~', '~0').replace('/', '~1')}"
        value = arguments[name]
        try:
            return _read(value, kind)
        except ValidationError as error:
            problems = [Problem(f"{path}{one.path}", one.rule, one.message) for one in quiet_problems(error)]
        if value is None:
            problems = [Problem(path, "null", f"is null; {problems[0].message}")]
        raise ToolArgumentError(what, problems)

    def arguments_as(self, kind: type[T]) -> T:
        """The arguments as a pydantic model, dataclass or TypedDict. Nothing is coerced: "5" is not an int.

        Raises:
            ToolArgumentError: the arguments do not fit; each problem has its path and shows no value.
            InvalidDataError: `kind` is no type that pydantic can read.
        """
        try:
            return _read(self.__dict__["arguments"], kind)
        except ValidationError as error:
            name = self.__dict__["name"]
            raise ToolArgumentError(f"the arguments of {name} do not fit", quiet_problems(error)) from None


def _read(value: Any, kind: type[T]) -> T:
    # Strict in the sense of JSON: text becomes a datetime where one is wanted and an object a dataclass, "5" no int.
    try:
        return cast(T, _adapter(cast(Any, kind)).validate_json(to_json(value), strict=True))
    except ValidationError:
        raise
    except (PydanticUserError, TypeError, AttributeError, SchemaError, UnicodeError, NameError):  # of what is no type
        text = f"give a type, for example a dataclass, not {type(kind).__name__}"
        raise InvalidDataError("arguments cannot be read as this", [Problem("/kind", "type", text)]) from None


@lru_cache(maxsize=256)
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(readable(kind))


class ToolDefinitionModel(Model):
    """A tool that may be offered."""


class ToolResultModel(Model):
    """The outcome of a tool call: factories, and the message that tells the model."""

    @classmethod
    def success(
        cls,
        call: ToolCall | str,
        text: str | None = None,
        *,
        name: str | None = None,
        structured: Any = None,
        **fields: Any,
    ) -> Self:
        """The result of a tool that worked.

        `call` is the call, or its id together with the tool's `name`. `text`, which may be empty, or `structured`, any
        JSON, is given.
        """
        if structured is not None:
            fields["structured"] = structured
        return cls(**_answered(call, name), text=text, is_error=False, **fields)

    @classmethod
    def failure(
        cls,
        call: ToolCall | str,
        error: str | BaseException,
        *,
        name: str | None = None,
        stack_trace: str | None = None,
        recoverable: bool | None = None,
        **fields: Any,
    ) -> Self:
        """The result of a tool that failed.

        `call` is the call, or its id together with the tool's `name`. The model sees the message, or type and text of
        an exception; never the stack trace. `recoverable` says whether another try may work. Of an exception that is,
        where it is not given: what its own attribute `recoverable` or the `retryable` of a provider's error says; else
        true, since other arguments or a later call may do, unless the exception says that the program is at fault
        (`NotImplementedError`, `ImportError`, `NameError`, `AttributeError`, `AssertionError`, `MemoryError`,
        `RecursionError`, or no `Exception` at all).
        """
        from turnwire_schema.v1.tool import ToolError

        if isinstance(error, BaseException):
            from traceback import format_exception  # most tools work

            stack_trace = stack_trace or _writable("".join(format_exception(error)))
            said = _said(error)
            recoverable = _is_recoverable(error) if recoverable is None else recoverable
            error = _writable(f"{type(error).__name__}: {said}" if said else type(error).__name__)
        found = ToolError(message=error, stack_trace=stack_trace, recoverable=recoverable)
        return cls(**_answered(call, name), is_error=True, error=found, **fields)

    @property
    def result(self) -> str:
        """What the model sees, as text: the text, else the error's message, else the structured result as JSON."""
        fields = self.__dict__
        if fields["text"] is not None:
            return str(fields["text"])
        if fields["error"] is not None:
            return str(fields["error"].message)
        if fields["structured"] is not None:
            import json

            return json.dumps(fields["structured"], ensure_ascii=False)
        return ""

    def to_message(self) -> ToolMessage:
        """The tool message that answers the call with `result`."""
        from turnwire_schema.v1.message import ToolMessage

        fields = self.__dict__
        return ToolMessage(
            content=self.result,
            tool_call_id=fields["tool_call_id"],
            name=fields["name"],
            is_error=bool(fields["is_error"]),
        )


def _answered(call: ToolCall | str, name: str | None) -> dict[str, Any]:
    """Which call a result answers."""
    if isinstance(call, str):
        if name is None:
            problem = Problem("/name", "required", "an id says no name; give the tool's, as in name='get_weather'")
            raise InvalidDataError("not a valid ToolResult", [problem])
        return {"tool_call_id": call, "name": name}
    from turnwire_schema.v1.tool import ToolCall

    given: Any = call
    if not isinstance(given, ToolCall):
        text = f"give the call, or its id with the tool's name beside it, not {type(given).__name__}"
        raise InvalidDataError("not a valid ToolResult", [Problem("/tool_call_id", "type", text)])
    return {"tool_call_id": call.id, "name": call.name if name is None else name}


def _is_recoverable(error: BaseException) -> bool:
    """Return whether another call may work after `error`; the rule is in `ToolResult.failure`."""
    said = getattr(error, "recoverable", None)
    if not isinstance(said, bool):
        said = getattr(getattr(error, "info", None), "retryable", None)
    return said if isinstance(said, bool) else isinstance(error, Exception) and not isinstance(error, _BROKEN)


def _said(error: BaseException) -> str:
    """What an exception says; nothing where it cannot say it."""
    try:
        return str(error)
    except Exception:  # a class of anybody's, whose own `__str__` is wrong
        return ""


def _writable(text: str) -> str:
    """`text` without lone surrogates, which no JSON can hold."""
    return text.encode(errors="replace").decode()


class UsageModel(Model):
    """Token counts and times: derived numbers in seconds."""

    @property
    def total_duration(self) -> float | None:
        """Seconds from sending the request to the end of the answer; None when unknown."""
        return _seconds(self.__dict__["total_duration_ns"])

    @property
    def time_to_first_token(self) -> float | None:
        """Seconds from sending the request to the first piece of the answer; None when unknown."""
        return _seconds(self.__dict__["time_to_first_token_ns"])

    @property
    def tokens_per_second(self) -> float | None:
        """Completion tokens for each second of writing: by the server's clock where it tells, else by the client's."""
        fields = self.__dict__
        timings = fields["server_timings"]
        spent = (timings.completion_ns if timings is not None else None) or fields["total_duration_ns"]
        if fields["completion_tokens"] is None or not spent:
            return None
        return float(fields["completion_tokens"]) * 1e9 / float(spent)


def _seconds(nanoseconds: int | None) -> float | None:
    return None if nanoseconds is None else nanoseconds / 1e9


class RequestModel(Model):
    """What is asked of a model server. Its constructor takes tools in every form, see `turnwire.tool`."""

    __tool_reader__: ClassVar[Callable[[Any], Any]] = staticmethod(lambda tool: tool)
    """From a tool in any form to its definition; set by the library above, which knows functions."""

    def __init__(self, /, *unnamed: Any, **data: Any) -> None:
        super().__init__(*unnamed, **self._with_definitions(data))

    # Functions have no such attribute; pydantic looks for it.
    __init__.__pydantic_base_init__ = True  # type: ignore[attr-defined]

    def replace(self, **changes: Any) -> Self:
        """A validated copy with other values; what was not set stays not set.

        Raises: InvalidDataError.
        """
        return super().replace(**self._with_definitions(changes))

    @classmethod
    def from_json(cls, text: str | bytes | bytearray) -> Self:
        """The request that a JSON text describes, as `Model.from_json`; a common one is read in one typed step."""
        if (type(text) is bytes or type(text) is str) and (read := _reader_of(cls)) is not None:
            made: Self | None = read(text)
            if made is not None:
                return made
        return super().from_json(text)

    @classmethod
    def _with_definitions(cls, data: dict[str, Any]) -> dict[str, Any]:
        tools = data.get("tools")
        if not tools or isinstance(tools, (str, bytes, dict)) or not isinstance(tools, Iterable):
            return data
        return {**data, "tools": tuple(cls.__tool_reader__(tool) for tool in tools)}


@cache
def _reader_of(cls: type[Model]) -> Callable[[str | bytes], Any] | None:
    from turnwire_schema.v1.documents import READERS  # and msgspec

    return READERS.get(cls)


class _CreatedModel(Model):
    """Something a server made at a time that it wrote in its own form."""

    @property
    def created_at(self) -> datetime | None:
        """The time as a datetime with a zone; None when absent, without a zone or not readable.

        Digits below a microsecond are cut.
        """
        created = self.__dict__["created"]
        try:
            if isinstance(created, int):
                return datetime.fromtimestamp(created, tz=UTC)
            time = None if created is None else datetime.fromisoformat(created.upper())
            return time if time is not None and time.tzinfo is not None else None
        except (ValueError, OverflowError, OSError):
            return None


class ResponseModel(_CreatedModel):
    """The answer of a model server."""

    @property
    def text(self) -> str:
        """The text of the answer; thinking, refusals and calls are left out. Empty where there is none."""
        return cast(str, self.__dict__["message"].text)


class ChunkModel(_CreatedModel):
    """One piece of a streamed answer."""


class ConfigModel(Model):
    """How a provider or a server is reached. Written out, it shows nothing that may be a secret."""

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        schema = super().__get_pydantic_core_schema__(source, handler)
        model = cast(Any, schema)
        while model["type"] != "model":
            model = model["schema"]
        model["serialization"] = core_schema.wrap_serializer_function_ser_schema(_write_config)
        return schema


def _write_config(model: Model, handler: Any) -> Any:
    return shown_settings(handler(model))
