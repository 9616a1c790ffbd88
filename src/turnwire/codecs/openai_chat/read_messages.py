"""Read messages of a request and their content parts, wire → canonical.

In: the objects of `messages`. Out: canonical messages as plain dictionaries; every fault is recorded with its path.
Calls in the history are validated like a model's own (`finish_calls`): arguments that are not JSON stay as an invalid
call with their text. A result belongs to a call by id; if ids are missing or repeat within a turn, by its position.

A part of a type that is not canonical, or with a shape of its own, becomes a `foreign` part that holds its JSON and
goes back as it came. A known part without its content is a fault.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence, Set
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from turnwire_schema._trust import frozen_object
from turnwire_schema.v1.tool import ToolCall

from turnwire.codecs.openai_chat import names as words
from turnwire.codecs.requests.messages import Part, Values, call_of, text_part
from turnwire.codecs.requests.open_calls import CalledTools, finished_in
from turnwire.codecs.requests.text_inputs import FIELD
from turnwire.codecs.values.provider_options import OptionsCollector, foreign_part
from turnwire.codecs.values.wire_values import object_of, text_of
from turnwire.codecs.variants import ChatVariant
from turnwire.core.calls import RawCall
from turnwire.core.data_urls import NOT_DATA, is_data_url, read_data_url, standard_base64
from turnwire.core.errors import Problem
from turnwire.core.jsontext import read_json
from turnwire.core.tool_names import ToolNames

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_openai_chat as sent
    from turnwire_schema.wire.raw import AnyRaw

foreign: Final = partial(foreign_part, words.DIALECT)
"""A part that only this dialect knows."""
AUDIO_TYPES: Final[Mapping[str, str]] = {"wav": "audio/wav", "mp3": "audio/mpeg"}
"""Media type by `input_audio.format`; other formats are their own subtype."""


def read_part(raw: object, at: str, variant: ChatVariant, problems: list[Problem]) -> dict[str, object] | None:
    """Return one part; None after recording its fault."""
    if not isinstance(raw, dict):
        problems.append(Problem(at, "type", "a content part must be an object with a type"))
        return None
    part: sent.RawContentPart = raw
    match part.get("type"):
        case "text":
            return _text(part, at, variant, problems)
        case "image_url":
            return _image(part, at, variant, problems)
        case "input_audio":
            return _audio(part, variant)
        case "audio_url":
            return _audio_url(part, variant)
        case "file":
            return _file(part, variant)
        case "refusal" if isinstance(text := part.get("refusal"), str):
            return _with_own({"type": "refusal", "text": text}, part, "refusal", variant)
        case "thinking" if isinstance(text := part.get("thinking"), str):
            origin = {"dialect": words.DIALECT, "field": "content"}
            return _with_own({"type": "thinking", "text": text, "origin": origin}, part, "thinking", variant)
        case str():
            return foreign(part)
    problems.append(Problem(f"{at}/type", "required", "a content part must name its type"))
    return None


def raw_call(entry: sent.RawMessageToolCall, function: sent.RawFunctionCall, names: ToolNames | None = None) -> RawCall:
    """Return a call as it came, of a request whose tools have these `names`; whether it may run is decided later."""
    name, arguments = text_of(function.get("name")), function.get("arguments")
    call = RawCall(id=text_of(entry.get("id")), name=name if names is None else names.known(name))
    if isinstance(arguments, str):
        call.pieces.append(arguments)
    elif arguments is not None:
        call.value, call.is_parsed = arguments, True
    return call


def _with_own(
    found: dict[str, object], raw: AnyRaw, field: str, variant: ChatVariant, *inside: str
) -> dict[str, object]:
    """Return the part `found` with further wire fields: all but `field`, and all but `inside` of its object."""
    own = OptionsCollector(variant, words.PUBLISHED_PART)
    if inside:
        own.take_nested(field, object_of(raw[field]), frozenset(inside))
    own.take_rest(raw, {"type", field})
    return own.into(found)


def _text(raw: sent.RawContentPart, at: str, variant: ChatVariant, problems: list[Problem]) -> dict[str, object] | None:
    text = raw.get("text")
    if not isinstance(text, str):
        problems.append(Problem(f"{at}/text", "type", "a text part must have text"))
        return None
    part: dict[str, object] = {"type": "text", "text": text}
    return part if len(raw) == 2 else _with_own(part, raw, "text", variant)


def _image(
    raw: sent.RawContentPart, at: str, variant: ChatVariant, problems: list[Problem]
) -> dict[str, object] | None:
    given = raw.get("image_url")
    inner: sent.RawImageUrl = object_of(given)
    url = text_of(inner.get("url") if isinstance(given, dict) else given)
    if url is None:
        problems.append(Problem(f"{at}/image_url/url", "required", "an image must have a URL"))
        return None
    data = read_data_url(url)
    if data is None and is_data_url(url):
        problems.append(Problem(f"{at}/image_url/url", "base64", NOT_DATA))
        return None
    part: dict[str, object] = {"type": "image"}
    part |= {"url": url} if data is None else {"data": data.data, "media_type": data.media_type}
    if isinstance(detail := inner.get("detail"), str):
        part["detail"] = detail
    return _with_own(part, raw, "image_url", variant, "url", "detail")


def _audio(raw: sent.RawContentPart, variant: ChatVariant) -> dict[str, object]:
    inner: sent.RawInputAudio = object_of(raw.get("input_audio"))
    given, form = inner.get("data"), inner.get("format")
    data = standard_base64(given) if isinstance(given, str) else None
    if data is None or not isinstance(form, str) or not form.isalnum():
        return foreign(raw)
    part: dict[str, object] = {"type": "audio", "data": data, "media_type": AUDIO_TYPES.get(form, f"audio/{form}")}
    return _with_own(part, raw, "input_audio", variant, "data", "format")


def _audio_url(raw: sent.RawContentPart, variant: ChatVariant) -> dict[str, object]:
    inner: sent.RawMediaUrl = object_of(raw.get("audio_url"))
    url = text_of(inner.get("url"))
    if url is None or url[:5].lower() == "data:":
        return foreign(raw)
    return _with_own({"type": "audio", "url": url}, raw, "audio_url", variant, "url")


def _file(raw: sent.RawContentPart, variant: ChatVariant) -> dict[str, object]:
    inner: sent.RawFileData = object_of(raw.get("file"))
    file_id, file_data = inner.get("file_id"), inner.get("file_data")
    part: dict[str, object] = {"type": "document"}
    if text_of(file_id) is not None and file_data is None:
        part["file_id"] = file_id
    elif isinstance(file_data, str) and file_id is None and (data := read_data_url(file_data)) is not None:
        part |= {"data": data.data, "media_type": data.media_type}
    else:
        return foreign(raw)
    if isinstance(name := inner.get("filename"), str):
        part["name"] = name
    return _with_own(part, raw, "file", variant, "file_id", "file_data", "filename")


_ROLES: Final = ("system", "developer", "user", "assistant", "tool", "function")
_SPOKEN: Final = frozenset({"role", "content"})
_ASSISTANT: Final = frozenset({"role", "content", "refusal", "tool_calls", "function_call"})
_RESULT: Final = frozenset({"role", "content", "tool_call_id", "name"})
_CALL: Final = frozenset({"id", "type", "function"})
_CUSTOM_CALL: Final = frozenset({"id", "type", "custom"})


class MessageReader:
    """Reads the messages of one request, in order. Not thread-safe."""

    __slots__ = ("_called", "_names", "_problems", "_variant")

    def __init__(self, variant: ChatVariant, names: ToolNames, problems: list[Problem]) -> None:
        self._variant = variant
        self._names = names
        self._problems = problems
        self._called = CalledTools()

    def read_all(self, messages: object) -> list[dict[str, object]]:
        """Return the canonical messages; faults are recorded as problems."""
        if not isinstance(messages, (list, tuple)) or not messages:
            self._problems.append(Problem("/messages", "minItems", "must be a list with at least one message"))
            return []
        out: list[dict[str, object]] = []
        for position, raw in enumerate(messages):
            message = self._read(raw, position)
            if message is not None:
                out.append(message)
        return out

    def _read(self, given: object, position: int) -> dict[str, object] | None:
        """Return one message; None after recording its fault."""
        if not isinstance(given, dict):
            self._fault(position, "", "type", "a message must be an object with a role")
            return None
        raw: sent.RawRequestMessage = given
        said = raw.get("role")
        role = said.lower() if isinstance(said, str) else ""
        if role in ("tool", "function"):
            return self._tool(raw, position)
        if role == "assistant":
            return self._assistant(raw, position)
        if role in ("user", "system"):
            return self._spoken(raw, position, role)
        if role == "developer":
            message = self._spoken(raw, position, "system")
            return None if message is None else {**message, "variant": role}
        self._fault(position, "/role", "enum", f"must be one of: {', '.join(_ROLES)}")
        return None

    def _fault(self, position: int, path: str, rule: str, message: str) -> None:
        self._problems.append(Problem(f"/messages/{position}{path}", rule, message))

    def _content(self, raw: sent.RawRequestMessage, position: int) -> str | list[Part] | None:
        content = raw.get("content")
        if content is None or isinstance(content, str):
            return content
        if isinstance(content, (list, tuple)):
            return [part for place in enumerate(content) if (part := self._part(*place, position)) is not None]
        self._fault(position, "/content", "type", "must be a string or a list of parts")
        return ""

    def _part(self, index: int, part: Any, position: int) -> Part | None:
        """Return one part; None after recording its fault."""
        is_text = type(part) is dict and part.get("type") == "text" and type(part.get("text")) is str
        if is_text and len(part) == 2:
            return text_part(part["text"])
        return read_part(part, f"/messages/{position}/content/{index}", self._variant, self._problems)

    def _finish(self, raw: sent.RawRequestMessage, message: Values, known: Set[str]) -> Values:
        if raw.keys() <= known:
            return message
        if "name" not in known and isinstance(name := raw.get("name"), str):
            message["name"] = name
            known = known | {"name"}
        own = OptionsCollector(self._variant, words.PUBLISHED_MESSAGE)
        own.take_rest(raw, known)
        return own.into(message)

    def _spoken(self, raw: sent.RawRequestMessage, position: int, role: str) -> Values | None:
        content = self._content(raw, position)
        if content is None:
            self._fault(position, "/content", "required", f"a {role} message needs content")
            return None
        return self._finish(raw, {"role": role, "content": content}, _SPOKEN)

    def _assistant(self, raw: sent.RawRequestMessage, position: int) -> dict[str, object]:
        message: dict[str, object] = {"role": "assistant"}
        known = _ASSISTANT
        before: list[Part] = []
        for field in () if raw.keys() <= known else words.THINKING_FIELDS:
            text = raw.get(field)
            if isinstance(text, str) and not before:
                known = known | {field}
                before = [{"type": "thinking", "text": text, "origin": {"dialect": words.DIALECT, "field": field}}]
        after: list[Part] = []
        if (refusal := text_of(raw.get("refusal"))) is not None:
            after.append({"type": "refusal", "text": refusal})
        has_calls = self._calls(raw, position, message)
        content = self._content(raw, position)
        if before or after:
            middle = content or []
            if isinstance(middle, str):
                middle = [text_part(middle)]
            message["content"] = [*before, *middle, *after]
        elif content is not None:
            message["content"] = content
        elif not has_calls:
            message["content"] = ""
        return self._finish(raw, message, known)

    def _calls(
        self,
        raw: sent.RawRequestMessage,
        position: int,
        message: dict[str, object],
    ) -> bool:
        """Add the calls to `message`; return True if there are any."""
        given = raw.get("tool_calls")
        if given is not None and not isinstance(given, (list, tuple)):
            self._fault(position, "/tool_calls", "type", "must be a list")
            return False
        legacy = raw.get("function_call")
        if given is None and legacy is None:
            return False
        if given and legacy is None and self._plain_calls(given, message):
            return True
        calls: list[RawCall] = []
        for index, entry in enumerate(given or ()):
            if not isinstance(entry, dict):
                self._fault(
                    position, f"/tool_calls/{index}", "type", "a tool call must be an object with id and function"
                )
            else:
                calls.append(self._call(entry))
        if isinstance(legacy, dict):
            calls.append(self._call({"function": legacy}))
        if calls:
            self._called.remember(calls, finished_in(message, calls, position))
        return bool(calls)

    def _plain_calls(self, entries: Sequence[Any], message: Values) -> bool:
        """Add the calls to `message` if all are function calls that need no further validation."""
        calls: dict[str, ToolCall] = {}
        for entry in entries:
            function = entry.get("function") if type(entry) is dict and len(entry) == 3 else None
            if type(function) is not dict or len(function) != 2 or entry.get("type") != "function":
                return False
            text = function.get("arguments")
            try:
                value = read_json(text, replace_surrogates=True) if type(text) is str else None
                arguments = frozen_object(value) if type(value) is dict else None
            except ValueError:
                return False
            call = call_of(entry.get("id"), self._names.known(function.get("name")), arguments, calls)
            if call is None:
                return False
            calls[call.id] = call
        self._called.waiting = {call_id: deque((call_id,)) for call_id in calls}
        self._called.tool_of |= {call.id: call.name for call in calls.values()}
        message["tool_calls"] = tuple(calls.values())
        return True

    def _call(self, entry: sent.RawMessageToolCall) -> RawCall:
        if isinstance(entry.get("custom"), dict):
            return self._custom_call(entry)
        function: sent.RawFunctionCall = object_of(entry.get("function"))
        call = raw_call(entry, function, self._names)
        own = OptionsCollector(self._variant, words.PUBLISHED_NOTHING)
        own.take_nested("function", function, words.KNOWN_FUNCTION)
        own.take_rest(entry, _CALL)
        call.provider_options = own.options or None
        return call

    def _custom_call(self, entry: sent.RawMessageToolCall) -> RawCall:
        custom: sent.RawCustomCall = object_of(entry.get("custom"))
        arguments = {FIELD: text_of(custom.get("input")) or ""}
        call = raw_call(entry, {"name": custom.get("name"), "arguments": arguments}, self._names)
        own = OptionsCollector(self._variant, words.PUBLISHED_NOTHING)
        own.put_under(words.DIALECT, "type", "custom")
        own.take_nested("custom", custom, {"name", "input"})
        own.take_rest(entry, _CUSTOM_CALL)
        call.provider_options = own.options
        return call

    def _tool(self, raw: sent.RawRequestMessage, position: int) -> dict[str, object] | None:
        content = self._content(raw, position)
        if content is None:
            self._fault(position, "/content", "required", "a tool message needs content")
            return None
        given = raw.get("tool_call_id")
        said = raw.get("name")
        name = self._names.known(said) if text_of(said) else None
        if given is None and raw.get("role") == "function":
            call_id = self._called.of_tool(name)
        else:
            call_id = self._called.answered(given) if isinstance(given, str) else None
        if not call_id:
            self._fault(position, "/tool_call_id", "required", "a tool message must name the call that it answers")
            return None
        message: dict[str, object] = {"role": "tool", "content": content, "tool_call_id": call_id}
        name = name or self._called.tool_of.get(call_id)
        if name is not None:
            message["name"] = name
        return self._finish(raw, message, _RESULT)
