"""Input of a request, wire → canonical messages.

In: `input`, a text or a list of items. Out: canonical messages as plain dictionaries; every problem is reported with
its path. Adjacent items of the model's turn (assistant messages, reasoning, calls, hosted tool items) are one assistant
message in which everything keeps its position; two consecutive messages without ids are two turns, because nothing
separates their texts. The outputs of all calls that a client answers are results; other items that it adds (approvals,
tools) become user messages with one foreign part each, which other dialects do not write as a turn.

Calls in the history are validated like a model's calls (`finish_calls`). A result is matched with its call by id. A
part whose type or form is not canonical becomes a `foreign` part that holds its JSON and is written back unchanged. A
known part without its content is a problem.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from turnwire.codecs.openai_responses import names as words, read_items as items
from turnwire.codecs.openai_responses.names import DIALECT
from turnwire.codecs.openai_responses.tool_kinds import (
    APPLY_PATCH,
    BY_OUTPUT,
    CUSTOM,
    LOCAL_SHELL,
    SHELL,
    TOOL_SEARCH,
    ToolKind,
)
from turnwire.codecs.requests.open_calls import CalledTools, finished_in
from turnwire.codecs.values.provider_options import unknown_fields, with_own
from turnwire.codecs.values.rows import Values
from turnwire.codecs.values.wire_values import object_of, objects_of, text_of, whole_of
from turnwire.core.calls import RawCall, json_text
from turnwire.core.data_urls import NOT_DATA, Data, is_data_url, read_data_url, standard_base64
from turnwire.core.errors import Problem
from turnwire.core.tool_names import ToolNames

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_openai_responses as raw
    from turnwire_schema.wire.raw import AnyRaw

_ROLES: Final = ("system", "developer", "user", "assistant")
_AUDIO_TYPES: Final[Mapping[str, str]] = {"wav": "audio/wav", "mp3": "audio/mpeg"}
_BARE_TYPE: Final = "application/pdf"  # default type of plain base64 in file_data: the only kind that every model reads


_SAID_BY_RESULT: Final[Mapping[ToolKind, frozenset[str]]] = {
    CUSTOM: frozenset({"type", "call_id", "output", "status"}),
    TOOL_SEARCH: frozenset({"type", "call_id", "status"}),
    LOCAL_SHELL: frozenset({"type", "output", "status"}),
    SHELL: frozenset({"type", "call_id", "output", "status"}),
    APPLY_PATCH: frozenset({"type", "call_id", "output", "status"}),
}
"""Fields of an output that the canonical result contains."""


class InputReader:
    """Reader of the input of one request, in order. Not thread-safe."""

    def __init__(self, names: ToolNames, problems: list[Problem]) -> None:
        self.messages: list[Values] = []
        self.places: list[str] = []  # path in the body at which each message begins
        self._names = names
        self._problems = problems
        self._called = CalledTools()
        self._call_of_item: dict[str, str] = {}  # older outputs refer to the item of the call
        self._parts: list[Values] = []
        self._calls: list[RawCall] = []
        self._started: str | None = None
        self._has_nameless = False

    def read(self, raw: object) -> None:
        """Read everything in `input`."""
        if isinstance(raw, str):
            self._add({"role": "user", "content": raw}, "/input")
        elif isinstance(raw, (list, tuple)):
            for position, item in enumerate(raw):
                at = f"/input/{position}"
                if isinstance(item, dict):
                    self._item(item, at)
                else:
                    self._fault(at, "type", "an item must be an object with a type")
            self._end_turn()
        elif raw is not None:
            self._fault("/input", "type", "must be a string or a list of items")

    def add_instructions(self, text: str) -> None:
        """Add the system text of `instructions` as the first message."""
        self._add({"role": "system", "content": text}, "/instructions")

    def _fault(self, path: str, rule: str, message: str) -> None:
        self._problems.append(Problem(path, rule, message))

    def _add(self, message: Values, at: str) -> None:
        self._end_turn()
        self.messages.append(message)
        self.places.append(at)

    def _item(self, item: raw.RawInputItem, at: str) -> None:
        kind = item.get("type")
        match kind:
            case "message" | None if "role" in item or kind == "message":
                self._message(item, at)
            case None if "id" not in item:
                self._fault(f"{at}/type", "required", "an item must have a type, or be a message with a role")
            case "function_call_output":
                self._result(item, at)
            case str() if (output := BY_OUTPUT.get(kind)) is not None and _answered_by(item, output) is not None:
                self._other_result(item, output, at)
            case str() if kind in words.USER_ITEMS:
                self._add({"role": "user", "content": [items.foreign(item)]}, at)
            case "function_call" if not isinstance(item.get("call_id"), str) and "id" not in item:
                self._fault(f"{at}/call_id", "required", "a function call must have a call_id")
            case None:
                self._take([{"parts": [items.foreign(item)]}], at)  # a reference, by id only
            case str() if items.is_call(item):
                self._call(item, at)
            case str():
                self._take(items.read_item(item, 0), at)
            case _:
                self._fault(f"{at}/type", "type", "the type of an item is a text")

    # Messages

    def _message(self, item: raw.RawMessageItem, at: str) -> None:
        role = item.get("role")
        if role == "assistant":
            self._assistant(item, at)
            return
        if role not in _ROLES:
            self._fault(f"{at}/role", "enum", f"must be one of: {', '.join(_ROLES)}")
            return
        content = self._content(item.get("content"), f"{at}/content")
        if content is None:
            return
        own = items.own_of_item(item, words.MESSAGE_ITEM)
        message: Values = {"role": "user" if role == "user" else "system", "content": content}
        if role == "developer":
            message["variant"] = "developer"
        elif role == "system" and not self.messages and isinstance(content, str):
            own["type"] = "message"  # without provider options, a first system text is written to `instructions`
        self._add(with_own(message, own, DIALECT), at)

    def _content(self, content: object, at: str) -> str | list[Values] | None:
        if isinstance(content, str):
            return content
        if not isinstance(content, (list, tuple)):
            rule = "type" if content is not None else "required"
            self._fault(at, rule, "must be a string or a list of parts")
            return None
        parts = (read_part(part, f"{at}/{index}", self._problems) for index, part in enumerate(content))
        return [part for part in parts if part is not None]

    # Model turns

    def _assistant(self, item: raw.RawMessageItem, at: str) -> None:
        content = item.get("content")
        if not isinstance(content, (str, list, tuple)):
            self._fault(f"{at}/content", "required", "must be a string or a list of parts")
            return
        shared = items.item_fields(item)
        is_nameless = "id" not in items.item_of(shared)
        if is_nameless and self._has_nameless:
            self._end_turn()
        self._take(items.read_message(item, 0) or [items.TEXT.begin("", 0, shared)], at)
        self._has_nameless = is_nameless

    def _take(self, found: list[items.Fields], at: str) -> None:
        self._go_on(at)
        for fields in found:
            self._parts += fields["parts"] if "parts" in fields else [_part_of(fields)]

    def _call(self, item: AnyRaw, at: str) -> None:
        self._go_on(at)
        call = items.read_call(item, 0, self._canonical)
        call.part_index = len(self._parts)
        self._calls.append(call)
        if call.id is not None and isinstance(item_id := item.get("id"), str):
            self._call_of_item[item_id] = call.id

    def _go_on(self, at: str) -> None:
        """Continue the model's turn, or begin one."""
        self._has_nameless = False
        if self._started is None:
            self._started = at

    def _canonical(self, name: str, namespace: str | None) -> str | None:
        is_known = namespace is None or self._names.has(name, namespace)
        return str(self._names.known(name, namespace)) if is_known else None

    def _end_turn(self) -> None:
        if self._started is None:
            return
        parts, calls, at = self._parts, self._calls, self._started
        self._parts, self._calls, self._started, self._has_nameless = [], [], None, False
        message: Values = {"role": "assistant"}
        if len(parts) == 1 and parts[0].keys() == {"type", "text"} and parts[0]["type"] == "text":
            message["content"] = parts[0]["text"]
        elif parts:
            message["content"] = parts
        if calls:
            self._called.remember(calls, finished_in(message, calls, len(self.messages), len(parts)))
        self.messages.append(message)
        self.places.append(at)

    # Results

    def _result(self, item: raw.RawFunctionCallOutput, at: str) -> None:
        self._end_turn()
        given, named = item.get("call_id"), item.get("name")
        name = self._names.known(named) if isinstance(named, str) else None
        if given is None and name is not None:  # a result with only a tool name
            given = self._called.of_tool(name)
        if not isinstance(given, str) or not given:
            self._fault(f"{at}/call_id", "required", "the output of a call names the call")
            return
        content = self._content(item.get("output"), f"{at}/output")
        if content is None:
            return
        call_id = self._called.answered(given)
        message: Values = {"role": "tool", "content": content, "tool_call_id": call_id}
        name = name or self._called.tool_of.get(call_id)
        if name is not None:
            message["name"] = name
        self._add(with_own(message, items.own_of_item(item, words.OUTPUT_ITEM), DIALECT), at)

    def _other_result(self, item: AnyRaw, kind: ToolKind, at: str) -> None:
        """Read the output of a call that is not a function call."""
        self._end_turn()
        given = _answered_by(item, kind) or ""
        content = self._output(item, kind, at)
        if content is None:
            return
        call_id = self._called.answered(self._call_of_item.get(given, given))
        message: Values = {"role": "tool", "content": content, "tool_call_id": call_id}
        name = self._called.tool_of.get(call_id)
        if name is not None:
            message["name"] = name
        own = {**items.own_of_item(item, _SAID_BY_RESULT[kind]), "type": kind.output}
        if kind is APPLY_PATCH and own.get("status") == "failed":
            message["is_error"] = True
            del own["status"]
        if own.get("execution") == "client":
            del own["execution"]
        self._add(with_own(message, own, DIALECT), at)

    def _output(self, item: AnyRaw, kind: ToolKind, at: str) -> str | list[Values] | None:
        """Return the content of an output that a model can read."""
        output = item.get("output")
        if kind is CUSTOM:
            return self._content(output, f"{at}/output")
        if kind is TOOL_SEARCH:
            found = [tool for each in objects_of(item.get("tools")) for tool in self._found(each, None)]
            return json_text({"tools": found})
        if isinstance(output, str):
            return output
        if kind is SHELL and isinstance(output, list):
            output = [_with_whole_exit_code(each) if isinstance(each, dict) else each for each in output]
        return "" if output is None else json_text(output)

    def _found(self, tool: AnyRaw, namespace: str | None) -> Iterator[Values]:
        """Yield a tool that a search found, or those in a namespace, with the names that the model uses for them."""
        name = text_of(tool.get("name"))
        if tool.get("type") == "namespace":
            for inner in objects_of(tool.get("tools")):
                yield from self._found(inner, name)
        elif name is not None:
            known = self._canonical(name, namespace) or name
            yield {"name": known, "description": text_of(tool.get("description")) or ""}


def _with_whole_exit_code(command: AnyRaw) -> AnyRaw:
    """Return the output of a shell command, with an exit code of 0.0 as 0."""
    outcome = object_of(command.get("outcome"))
    code = whole_of(outcome.get("exit_code"))
    return command if code is None else {**command, "outcome": {**outcome, "exit_code": code}}


def _answered_by(item: AnyRaw, kind: ToolKind) -> str | None:
    """Return the call id of an output; None if it has none."""
    given = text_of(item.get("call_id"))
    return (given or text_of(item.get("id")) if kind is LOCAL_SHELL else given) or None


# Parts


def _part_of(fields: items.Fields) -> Values:
    """Return the part for the fields of a chunk."""
    kind = items.field_of(fields)
    given = {"origin": "thinking_origin", "signature": "signature", "provider_options": "provider_options"}
    more = {name: fields[each] for name, each in given.items() if each in fields}
    return {"type": kind, "text": fields[kind], **more}


def read_part(given: object, at: str, problems: list[Problem]) -> Values | None:
    """Return one part; None after reporting a problem."""
    if not isinstance(given, dict):
        problems.append(Problem(at, "type", "a content part must be an object with a type"))
        return None
    part: raw.RawContentPart = given
    match part.get("type"):
        case "input_text" | "output_text" | "text":
            text = part.get("text")
            if isinstance(text, str):
                return with_own({"type": "text", "text": text}, unknown_fields(part, words.TEXT_PART), DIALECT)
            problems.append(Problem(f"{at}/text", "type", "a text part must have text"))
        case "input_image":
            return _image(part, at, problems)
        case "input_file":
            return _file(part)
        case "input_audio":
            return _audio(part)
        case str():
            return items.foreign(part)
        case _:
            problems.append(Problem(f"{at}/type", "required", "a content part must name its type"))
    return None


def _image(image: raw.RawInputImage, at: str, problems: list[Problem]) -> Values | None:
    url, file_id, detail = image.get("image_url"), image.get("file_id"), image.get("detail")
    part: Values = {"type": "image"}
    if isinstance(url, str) and url and file_id is None:
        data = read_data_url(url)
        if data is None and is_data_url(url):
            problems.append(Problem(f"{at}/image_url", "base64", NOT_DATA))
            return None
        part |= {"url": url} if data is None else {"data": data.data, "media_type": data.media_type}
    elif isinstance(file_id, str) and file_id and url is None:
        part["file_id"] = file_id
    else:
        return items.foreign(image)
    if isinstance(detail, str):
        part["detail"] = detail
    return with_own(part, unknown_fields(image, words.IMAGE_PART), DIALECT)


def file_data(text: str) -> Data | None:
    """Return the data in `file_data`: a `data:` URL, or plain base64."""
    if (found := read_data_url(text)) is not None:
        return found
    data = None if is_data_url(text) else standard_base64(text)
    return None if data is None else Data(_BARE_TYPE, data)


def _file(file: raw.RawInputFile) -> Values:
    places = {"file_data": file.get("file_data"), "file_id": file.get("file_id"), "file_url": file.get("file_url")}
    part: Values = {"type": "document"}
    match {key: value for key, value in places.items() if value is not None}:
        case {"file_id": str(file_id), **others} if file_id and not others:
            part["file_id"] = file_id
        case {"file_url": str(url), **others} if url and not others:
            part["url"] = url
        case {"file_data": str(text), **others} if not others and (data := file_data(text)) is not None:
            part |= {"data": data.data, "media_type": data.media_type}
        case _:
            return items.foreign(file)
    name = file.get("filename")
    if isinstance(name, str):
        part["name"] = name
    return with_own(part, unknown_fields(file, words.FILE_PART), DIALECT)


def _audio(audio: raw.RawInputAudio) -> Values:
    inner: raw.RawAudioData = object_of(audio.get("input_audio"))
    given, form = inner.get("data"), inner.get("format")
    data = standard_base64(given) if isinstance(given, str) else None
    if data is None or not isinstance(form, str) or not form.isalnum():
        return items.foreign(audio)
    if not inner.keys() <= {"data", "format"}:
        return items.foreign(audio)
    media_type = _AUDIO_TYPES.get(form, f"audio/{form}")
    return with_own(
        {"type": "audio", "data": data, "media_type": media_type}, unknown_fields(audio, words.AUDIO_PART), DIALECT
    )
