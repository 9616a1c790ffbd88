"""Messages of a request and their content parts, wire → canonical.

In: the objects of `messages`. Out: canonical messages as plain dictionaries; every fault is noted with its path. Calls
in the history are judged like a model's own (`finish_calls`): arguments that are not JSON stay as an invalid call with
their text. A result belongs to a call by id; where ids are missing or repeat within a turn, by its place among them.

A part of a type that is not canonical, or with a shape of its own, becomes a `foreign` part that holds its JSON and
goes back as it came. A known part without its content is a fault.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Set
from functools import partial
from typing import TYPE_CHECKING, Final

from turnwire.codecs.open_calls import CalledTools, finished_in
from turnwire.codecs.openai_chat import names as words
from turnwire.codecs.own_options import OptionsCollector, foreign_part
from turnwire.codecs.plain_messages import Message, answer_of, call_of, content_of, makers, result_of
from turnwire.codecs.text_inputs import FIELD
from turnwire.codecs.variants import ChatVariant
from turnwire.codecs.wire_values import object_of, text_of
from turnwire.core.calls import RawCall
from turnwire.core.data_urls import NOT_DATA, is_data_url, read_data_url, standard_base64
from turnwire.core.errors import Problem
from turnwire.core.jsontext import read_json
from turnwire.core.tool_names import ToolNames

if TYPE_CHECKING:
    from turnwire_schema.v1.tool import ToolCall
    from turnwire_schema.wire import raw_openai_chat as sent
    from turnwire_schema.wire.raw import AnyRaw

foreign: Final = partial(foreign_part, words.DIALECT)
"""A part that only this dialect knows."""
AUDIO_TYPES: Final[Mapping[str, str]] = {"wav": "audio/wav", "mp3": "audio/mpeg"}
"""Media type by `input_audio.format`; other formats are their own subtype."""


def read_part(raw: object, at: str, variant: ChatVariant, problems: list[Problem]) -> dict[str, object] | None:
    """One part; None after noting what is wrong with it."""
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
    """A call as it came, of a request whose tools have these `names`; whether it may run is decided later."""
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
    """The part `found`, with what its wire object says beside `field`, and the object there beside `inside`."""
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
_PLAIN_RESULT: Final = frozenset({"role", "content", "tool_call_id"})
_CALLING: Final = ({"role", "content", "tool_calls"}, {"role", "tool_calls"})


class MessageReader:
    """Reads the messages of one request, in order. Not thread-safe."""

    __slots__ = ("_called", "_names", "_problems", "_variant", "rest")

    def __init__(self, variant: ChatVariant, names: ToolNames, problems: list[Problem]) -> None:
        self._variant = variant
        self._names = names
        self._problems = problems
        self._called = CalledTools()
        self.rest: list[object] = []
        """The messages of the wire that are no everyday ones: of the others every value was found right."""

    def read_all(self, messages: object) -> list[dict[str, object] | Message]:
        """The canonical messages; faults are among the problems."""
        if not isinstance(messages, (list, tuple)) or not messages:
            self._fault("/messages", "minItems", "must be a list with at least one message")
            return []
        out: list[dict[str, object] | Message] = []
        for position, raw in enumerate(messages):
            read: dict[str, object] | Message | None = self._everyday(raw) if type(raw) is dict else None
            if read is None:
                self.rest.append(raw)
                read = self._read(raw, f"/messages/{position}", position)
            if read is not None:
                out.append(read)
        return out

    def _everyday(self, raw: sent.RawRequestMessage) -> Message | None:
        """The message that an everyday one is; None where it is another."""
        role, value, keys = raw.get("role"), raw.get("content"), raw.keys()
        if role == "tool" and keys == _PLAIN_RESULT:
            given = raw["tool_call_id"]
            waiting = self._called.waiting.get(given) if isinstance(given, str) else None
            if waiting and len(waiting) > 1:
                return None
            return result_of(waiting[0] if waiting else given, self._called.tool_of, value)
        if role == "assistant" and keys in _CALLING:
            return self._everyday_calls(raw["tool_calls"], value)
        make = makers().spoken.get(role) if isinstance(role, str) and keys == _SPOKEN else None
        content = content_of(value)
        return None if make is None or content is None else make(content)

    def _everyday_calls(self, entries: object, value: object) -> Message | None:
        content = None if value is None else content_of(value)
        if type(entries) is not list or not entries or content is not value:
            return None
        calls: dict[str, ToolCall] = {}
        for entry in entries:
            function = entry.get("function") if type(entry) is dict and len(entry) == 3 else None
            if type(function) is not dict or len(function) != 2 or entry.get("type") != "function":
                return None
            if type(text := function.get("arguments")) is not str:
                return None
            try:
                arguments = read_json(text, replace_surrogates=True)
            except ValueError:
                return None
            call = call_of(entry.get("id"), self._names.known(function.get("name")), arguments, calls)
            if call is None:
                return None
            calls[call.id] = call
        self._called.waiting = {call_id: deque((call_id,)) for call_id in calls}
        self._called.tool_of |= {call.id: call.name for call in calls.values()}
        return answer_of(content, [*calls.values()])

    def _read(self, given: object, at: str, position: int) -> dict[str, object] | None:
        """One message; None after noting what is wrong with it."""
        if not isinstance(given, dict):
            self._fault(at, "type", "a message must be an object with a role")
            return None
        raw: sent.RawRequestMessage = given
        role = raw.get("role")
        match role.lower() if isinstance(role, str) else role:
            case "system":
                return self._spoken(raw, at, "system")
            case "developer":
                message = self._spoken(raw, at, "system")
                return None if message is None else {**message, "variant": "developer"}
            case "user":
                return self._spoken(raw, at, "user")
            case "assistant":
                return self._assistant(raw, at, position)
            case "tool" | "function":
                return self._tool(raw, at)
        self._fault(f"{at}/role", "enum", f"must be one of: {', '.join(_ROLES)}")
        return None

    def _fault(self, path: str, rule: str, message: str) -> None:
        self._problems.append(Problem(path, rule, message))

    def _content(self, raw: sent.RawRequestMessage, at: str) -> str | list[dict[str, object]] | None:
        content = raw.get("content")
        if content is None or isinstance(content, str):
            return content
        if not isinstance(content, (list, tuple)):
            self._fault(f"{at}/content", "type", "must be a string or a list of parts")
            return ""
        parts = [
            read_part(part, f"{at}/content/{index}", self._variant, self._problems)
            for index, part in enumerate(content)
        ]
        return [part for part in parts if part is not None]

    def _finish(self, raw: sent.RawRequestMessage, message: dict[str, object], known: Set[str]) -> dict[str, object]:
        if raw.keys() <= known:
            return message
        if "name" not in known and isinstance(name := raw.get("name"), str):
            message["name"] = name
            known = known | {"name"}
        own = OptionsCollector(self._variant, words.PUBLISHED_MESSAGE)
        own.take_rest(raw, known)
        return own.into(message)

    def _spoken(self, raw: sent.RawRequestMessage, at: str, role: str) -> dict[str, object] | None:
        content = self._content(raw, at)
        if content is None:
            self._fault(f"{at}/content", "required", f"a {role} message needs content")
            return None
        return self._finish(raw, {"role": role, "content": content}, _SPOKEN)

    def _assistant(self, raw: sent.RawRequestMessage, at: str, position: int) -> dict[str, object]:
        message: dict[str, object] = {"role": "assistant"}
        known = _ASSISTANT
        before: list[dict[str, object]] = []
        for field in words.THINKING_FIELDS:
            text = raw.get(field)
            if isinstance(text, str) and not before:
                known = known | {field}
                before = [{"type": "thinking", "text": text, "origin": {"dialect": words.DIALECT, "field": field}}]
        after: list[dict[str, object]] = []
        if (refusal := text_of(raw.get("refusal"))) is not None:
            after.append({"type": "refusal", "text": refusal})
        has_calls = self._calls(raw, at, position, message)
        content = self._content(raw, at)
        if before or after:
            middle = content or []
            if isinstance(middle, str):
                middle = [{"type": "text", "text": middle}]
            message["content"] = [*before, *middle, *after]
        elif content is not None:
            message["content"] = content
        elif not has_calls:
            message["content"] = ""
        return self._finish(raw, message, known)

    def _calls(
        self,
        raw: sent.RawRequestMessage,
        at: str,
        position: int,
        message: dict[str, object],
    ) -> bool:
        """Put the calls into `message`; whether there are any."""
        given = raw.get("tool_calls")
        if given is not None and not isinstance(given, (list, tuple)):
            self._fault(f"{at}/tool_calls", "type", "must be a list")
            return False
        calls: list[RawCall] = []
        for index, entry in enumerate(given or ()):
            if not isinstance(entry, dict):
                self._fault(f"{at}/tool_calls/{index}", "type", "a tool call must be an object with id and function")
            else:
                calls.append(self._call(entry))
        legacy = raw.get("function_call")
        if isinstance(legacy, dict):
            calls.append(self._call({"function": legacy}))
        if calls:
            self._called.remember(calls, finished_in(message, calls, position))
        return bool(calls)

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

    def _tool(self, raw: sent.RawRequestMessage, at: str) -> dict[str, object] | None:
        content = self._content(raw, at)
        if content is None:
            self._fault(f"{at}/content", "required", "a tool message needs content")
            return None
        given = raw.get("tool_call_id")
        said = text_of(raw.get("name"))
        name = None if said is None else self._names.known(said)
        if given is None and raw.get("role") == "function":
            call_id = self._called.of_tool(name)
        else:
            call_id = self._called.answered(given) if isinstance(given, str) else None
        if not call_id:
            self._fault(f"{at}/tool_call_id", "required", "a tool message must name the call that it answers")
            return None
        message: dict[str, object] = {"role": "tool", "content": content, "tool_call_id": call_id}
        name = name or self._called.tool_of.get(call_id)
        if name is not None:
            message["name"] = name
        return self._finish(raw, message, _RESULT)
