"""Contents of a request, wire → canonical messages.

In: `systemInstruction` and `contents` in normal form. Out: canonical messages as plain data; every problem is reported
with its path. A system instruction becomes one system message for each of its parts. Function responses of a user turn
become tool messages in place, and everything between them becomes user messages; the writer joins adjacent messages
again.

Calls and results are matched by id, or, without an id, by name and then by position. A call without an id gets an id
made from its position, always the same one.

The wire requires an object as the `response` of a tool. A text is written as `{"output": text}`, an error as `{"error":
text}`, and a text that is a JSON object as that object. Reading is the reverse. If reading and writing would not give
the same object, the difference is recorded in the message's options.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from turnwire.codecs.gemini.names import DIALECT, KNOWN_CONTENT, KNOWN_RESULT
from turnwire.codecs.gemini.read_parts import PartError, call_options, foreign, read_part
from turnwire.codecs.requests.open_calls import OpenCalls, finished_in, key_of
from turnwire.codecs.values.provider_options import difference, unknown_fields, with_own
from turnwire.codecs.values.wire_values import items_of, object_of, text_of
from turnwire.codecs.values.wirejson import dump_wire_json
from turnwire.core.calls import RawCall
from turnwire.core.data_urls import NOT_BASE64, standard_base64
from turnwire.core.errors import Problem
from turnwire.core.ids import mint_tool_call_id
from turnwire.core.jsontext import json_object
from turnwire.core.tool_names import ToolNames

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_gemini import RawContent, RawFunctionCall, RawFunctionResponse, RawPart

_ROLES: Final = ("user", "model", "function")
_ANY: Final = "any"
_NAMELESS: Final = "without an id"


def write_response_object(text: str, *, is_error: bool, has_media: bool = False) -> dict[str, object]:
    """Return the response object for `text`."""
    value = json_object(text)
    if is_error:
        return {"error": text if value is None else value}
    if value is None or _is_wrapped(value) or (has_media and not value):
        return {"output": text}
    return value


def _is_wrapped(value: Mapping[str, object]) -> bool:
    """Return whether an object would be read as its only value. A null counts as no value."""
    return value.keys() in ({"output"}, {"error"}) and None not in value.values()


def read_result(part: RawPart, raw: RawFunctionResponse) -> tuple[dict[str, object], dict[str, object]]:
    """Return `content` and `is_error` of the tool message, and the fields that are not canonical.

    Raises:
        PartError: the response is not an object, or a part of it cannot be read.
    """
    response = raw.get("response", {})
    if not isinstance(response, dict):
        raise PartError("/response", "type", "response must be an object")
    media = [_media(item, index) for index, item in enumerate(items_of(raw.get("parts")))]
    try:
        text, is_error = _text_of(response)
    except ValueError:  # one of the caller's values is not JSON or is nested too deeply
        raise PartError("/response", "json", "response must be JSON at most 200 levels deep") from None
    out: dict[str, object] = {}
    if is_error:
        out["is_error"] = True
    if not media:
        out["content"] = text
    else:
        out["content"] = [*([{"type": "text", "text": text}] if response else ()), *media]
    own = unknown_fields(part, {"functionResponse"})
    rest = unknown_fields(raw, KNOWN_RESULT)
    written = write_response_object(text, is_error=is_error, has_media=bool(media)) if response or not media else {}
    changes = difference(written, response)
    if changes:
        rest["response"] = changes
    if rest:
        own["functionResponse"] = rest
    return out, own


def _text_of(response: Mapping[str, object]) -> tuple[str, bool]:
    if _is_wrapped(response):
        for key, value in response.items():
            is_error = key == "error"
            return (value if isinstance(value, str) else dump_wire_json(value).decode()), is_error
    return dump_wire_json(dict(response)).decode(), False


def _media(item: object, index: int) -> dict[str, object]:
    if not isinstance(item, dict):
        raise PartError(f"/parts/{index}", "type", "a part must be an object")
    try:
        return read_part(item) if item.keys() & {"inlineData", "fileData"} else foreign(item)
    except PartError as error:
        raise PartError(f"/parts/{index}{error.path}", error.rule, error.message) from None


T = TypeVar("T")


class WaitingCalls(Generic[T]):
    """Calls of the model's last turn that have no response yet. Not thread-safe.

    A response is matched by id, else among the calls without an id by name, else by order. Source:
    https://ai.google.dev/gemini-api/docs/function-calling (ids exist since Gemini 3; older models match by name).
    """

    __slots__ = ("_open",)

    def __init__(self) -> None:
        self._open = OpenCalls[T]()

    def add(self, call: T, given: object, name: object) -> None:
        """Add a call with its id and name on the wire."""
        keys = [_ANY, ("id", key_of(given)), (_ANY, key_of(name))]
        if given is None:
            keys += [_NAMELESS, (_NAMELESS, key_of(name))]
        self._open.add(call, *keys)

    def take(self, given: object, name: object) -> T | None:
        """Remove and return the call that is answered; None if no call matches."""
        if given is not None:
            return self._open.take(("id", key_of(given)))
        among = _NAMELESS if self._open.has(_NAMELESS) else _ANY
        return self._open.take((among, key_of(name)), among)


class ContentReader:
    """Reader of the contents of one request, in order. Not thread-safe."""

    __slots__ = ("_names", "_problems", "_waiting", "messages")

    def __init__(self, names: ToolNames, problems: list[Problem]) -> None:
        self._names = names
        self._problems = problems
        self._waiting = WaitingCalls[str]()
        self.messages: list[dict[str, object]] = []

    def read_system(self, raw: object) -> None:
        """Read the system instruction, which comes before all contents."""
        if raw is None:
            return
        content = self._content(raw, "/systemInstruction")
        for index, part in enumerate(items_of(content.get("parts"))):
            read = self._part(part, f"/systemInstruction/parts/{index}")
            if read is not None:
                self.messages.append({"role": "system", "content": as_content([read])})

    def read(self, raw: object, position: int) -> None:
        """Read one content."""
        at = f"/contents/{position}"
        content = self._content(raw, at)
        role = content.get("role") or "user"
        if role not in _ROLES:
            self._fault(f"{at}/role", "enum", "must be user or model")
            return
        first = len(self.messages)
        parts = items_of(content.get("parts"))
        if role == "model":
            self._model(parts, at, position)
        else:
            self._user(parts, at, position)
        own = unknown_fields(content, KNOWN_CONTENT)
        if own and len(self.messages) > first:
            message = self.messages[first]
            if message["role"] == "tool":
                of_part = object_of(message.get("provider_options")).get(DIALECT)
                own = {**object_of(of_part), "content": own}
            with_own(message, own, DIALECT)

    def _fault(self, path: str, rule: str, message: str) -> None:
        self._problems.append(Problem(path, rule, message))

    def _content(self, raw: object, at: str) -> RawContent:
        if isinstance(raw, str):
            return {"parts": [raw]}
        if isinstance(raw, dict):
            if isinstance(raw.get("parts", []), (list, tuple)):
                return raw
            self._fault(f"{at}/parts", "type", "must be a list")
        else:
            self._fault(at, "type", "a content must be an object with parts")
        return {}

    def _part(self, raw: object, at: str) -> dict[str, object] | None:
        if isinstance(raw, str):
            return {"type": "text", "text": raw}
        if not isinstance(raw, dict):
            self._fault(at, "type", "a part must be an object")
            return None
        data = object_of(raw.get("inlineData")).get("data")
        if isinstance(data, str) and standard_base64(data) is None:
            self._fault(f"{at}/inlineData/data", "base64", NOT_BASE64)
            return None
        try:
            return read_part(raw)
        except PartError as error:
            self._fault(at + error.path, error.rule, error.message)
            return None

    # User turns

    def _user(self, parts: Sequence[object], at: str, position: int) -> None:
        run: list[dict[str, object]] = []
        for index, part in enumerate(parts):
            path = f"{at}/parts/{index}"
            if isinstance(part, dict) and "functionResponse" in part:
                self._end_run(run)
                run = []
                self._result(part, path, position, index)
                continue
            read = foreign(part) if isinstance(part, dict) and "functionCall" in part else self._part(part, path)
            if read is not None:
                run.append(read)
        self._end_run(run)

    def _end_run(self, run: list[dict[str, object]]) -> None:
        if run:
            self.messages.append({"role": "user", "content": as_content(run)})

    def _result(self, part: RawPart, at: str, position: int, index: int) -> None:
        said = part["functionResponse"]
        at = f"{at}/functionResponse"
        if not isinstance(said, dict):
            self._fault(at, "type", "functionResponse must be an object with name and response")
            return
        raw: RawFunctionResponse = said
        name, given = raw.get("name"), raw.get("id")
        if not isinstance(name, str) or not name:
            self._fault(f"{at}/name", "required", "a function response must name its function")
            return
        try:
            result, own = read_result(part, raw)
        except PartError as error:
            self._fault(at + error.path, error.rule, error.message)
            return
        call_id = self._waiting.take(text_of(given), name) or text_of(given)
        if call_id is None:
            call_id = mint_tool_call_id("request", position, index, name)
            own["functionResponse"] = {**object_of(own.get("functionResponse")), "id": None}
        message: dict[str, object] = {
            "role": "tool",
            "tool_call_id": call_id,
            "name": self._names.known(name),
        }
        message |= result
        self.messages.append(with_own(message, own, DIALECT))

    # Model turns

    def _model(self, parts: Sequence[object], at: str, position: int) -> None:
        content: list[dict[str, object]] = []
        calls: list[RawCall] = []
        wire_names: list[object] = []
        for index, part in enumerate(parts):
            path = f"{at}/parts/{index}"
            if isinstance(part, dict) and "functionCall" in part:
                call = part["functionCall"]
                if not isinstance(call, dict):
                    self._fault(f"{path}/functionCall", "type", "must be an object with name and args")
                    continue
                calls.append(self._call(part, call, len(content)))
                wire_names.append(call.get("name"))
                continue
            read = self._part(part, path)
            if read is not None:
                content.append(read)
        if calls and content == [{"type": "text", "text": ""}]:
            content = []
        if not content and not calls:
            return
        message: dict[str, object] = {"role": "assistant"}
        finished = finished_in(message, calls, position, len(content))
        if content:
            message["content"] = as_content(content)
        if calls:
            self._waiting = WaitingCalls()
            for raw, call, name in zip(calls, finished.in_order(), wire_names, strict=True):
                self._waiting.add(call["id"], raw.id, name)
        self.messages.append(message)

    def _call(self, part: RawPart, call: RawFunctionCall, part_index: int) -> RawCall:
        name, given = call.get("name"), call.get("id")
        raw = RawCall.parsed(call.get("args", {}))
        raw.part_index = part_index
        if isinstance(given, str) and given:
            raw.id = given
        if isinstance(name, str) and name:
            raw.name = self._names.known(name)
        own = call_options(part, call)
        raw.provider_options = {DIALECT: own} if own else None
        return raw


def as_content(parts: list[dict[str, object]]) -> object:
    """Return canonical content: a plain text if all parts are text."""
    if len(parts) == 1 and parts[0].keys() == {"type", "text"} and parts[0]["type"] == "text":
        return parts[0]["text"]
    return parts
