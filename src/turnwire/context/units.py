"""A line as units: the pieces of a conversation that are shown whole or not at all.

An answer with its calls and their results is one unit, so that no trimming separates them. The entries are read as JSON
here, not as models; the messages that are made of them are validated.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, cast, get_args

from pydantic import ValidationError

from turnwire_schema.v1.context import Notice
from turnwire_schema.v1.entry import FileStatus, ImageState, McpResourceState, TextData
from turnwire_schema.v1.message import AssistantMessage, ChatMessage, SystemMessage, ToolMessage, UserMessage
from turnwire_schema.v1.provider import Capabilities

from turnwire.context.entries import KINDS
from turnwire.context.line import Slot
from turnwire.context.marked_text import file_text, image_not_read, in_place_of, marked
from turnwire.context.versions import CURRENT
from turnwire.core.validate import is_empty_content

Data = dict[str, Any]
Placed = tuple[int, Slot]


class Call:
    """A call and its result, as they are in their entries."""

    __slots__ = ("data", "entry", "result", "result_data")

    def __init__(self, entry: Placed, data: Data) -> None:
        self.entry, self.data = entry, data
        self.result: Placed | None = None
        self.result_data: Data | None = None


class Unit:
    """A unit that is shown whole or not at all: one message, or an answer with its calls and their results.

    Its messages are made when they are asked for: what there is no room for is never made.
    """

    __slots__ = ("calls", "entry", "fields", "made", "role")

    def __init__(self, role: str, entry: Placed | None, fields: Data | None = None) -> None:
        self.role = role
        self.entry = entry
        """Entry of the text; None in an answer that only called tools."""
        self.fields = fields
        """Fields of the message, without its calls; None if it says nothing."""
        self.calls: Sequence[Call] = ()  # most units have none
        self.made: list[ChatMessage] | None = None
        """The messages, where they were made already, for counting."""

    @property
    def messages(self) -> list[ChatMessage]:
        """The messages in order, made when they are asked for.

        Raises:
            InvalidDataError: the body of an entry does not fit its type.
        """
        if self.made is not None:
            return self.made
        try:
            return self._make()
        except (KeyError, TypeError, AttributeError, ValidationError):
            for _, slot in self.entries:
                slot.read()  # says what is wrong, by its path
            raise

    def _make(self) -> list[ChatMessage]:
        fields: Data = {"role": self.role, **(self.fields or {})}
        if self.role == "assistant":
            return self._answer(fields)
        kind = UserMessage if self.role == "user" else SystemMessage
        return [cast(Any, kind).__pydantic_validator__.validate_python(fields)]

    def _answer(self, fields: Data) -> list[ChatMessage]:
        if not self.calls:
            return [AssistantMessage.__pydantic_validator__.validate_python(fields)]
        valid = [call.data["call"] for call in self.calls if call.data.get("call") is not None]
        if valid:
            fields["tool_calls"] = valid
        if len(valid) != len(self.calls):
            fields["invalid_tool_calls"] = [
                call.data["invalid_call"] for call in self.calls if call.data.get("call") is None
            ]
        answer: ChatMessage = AssistantMessage.__pydantic_validator__.validate_python(fields)
        return [answer, *(_tool_message(cast(Data, call.result_data)) for call in self.calls)]

    @property
    def entries(self) -> list[Placed]:
        """The entries of the unit: text, calls, results."""
        asked = [call.entry for call in self.calls]
        answered = [call.result for call in self.calls if call.result is not None]
        return [*([self.entry] if self.entry is not None else []), *asked, *answered]

    @property
    def shown_as(self) -> tuple[str, ...]:
        """The kinds of parts, where the message is made of parts."""
        content = (self.fields or {}).get("content")
        if not isinstance(content, list):
            return ()
        return tuple(str(part.get("type")) if isinstance(part, dict) else "" for part in content)

    @property
    def shown_first(self) -> list[Placed]:
        """For each message the first entry that it shows."""
        first = self.entry if self.entry is not None else self.calls[0].entry
        return [first, *(call.result for call in self.calls if call.result is not None)]


class Resource(NamedTuple):
    """A resource that may be shown."""

    entry: Placed
    text: str
    last_used: str


@dataclass(slots=True)
class Units:
    """All units of a line, before any is left out for lack of room."""

    units: list[Unit] = field(default_factory=list)
    resources: list[Resource] = field(default_factory=list)
    removed: dict[int, tuple[Slot, str]] = field(default_factory=dict)
    notices: list[Notice] = field(default_factory=list)


class UnitReader:
    """Reads a line once, entry by entry."""

    def __init__(self, capabilities: Capabilities | None, is_fresh: Any) -> None:
        self._can_see = capabilities is None or capabilities.vision != "no"
        self._can_call = capabilities is None or capabilities.tools != "no"
        can_hear = capabilities is None or capabilities.audio != "no"
        self._not_taken = {*(() if self._can_see else ("image",)), *(() if can_hear else ("audio",))}
        self._is_fresh = is_fresh
        self._found = Units()
        self._answers: dict[str, Unit] = {}
        self._open: list[Unit] = []
        self._requests: dict[str, Call] = {}
        self._resources: dict[tuple[str, str], Resource] = {}

    def read(self, slots: Iterable[Slot]) -> Units:
        """The units of these entries.

        Raises:
            InvalidDataError: the body of an entry does not fit its type.
        """
        for index, slot in enumerate(slots):
            kind = slot.kind
            if kind == "system_control":
                continue
            if kind not in KINDS:
                self._remove((index, slot), "unknown_type")
                continue
            try:
                value = slot.value()
                if value["version"] != CURRENT:
                    value = slot.read().to_dict()
                _READERS[kind](self, (index, slot), value, value["data"])
            except (KeyError, TypeError, AttributeError, ValidationError):
                slot.read()  # says what is wrong, by its path
                raise
        for answer in self._open:
            self._finish(answer)
        found = self._found
        if self._open:
            found.units = [unit for unit in found.units if unit.entry is not None or unit.calls]
        return found

    def _remove(self, entry: Placed, reason: str) -> None:
        self._found.removed[entry[0]] = (entry[1], reason)

    # Messages

    def text(self, entry: Placed, value: Data, data: Data) -> None:
        """A text of any role."""
        role, answer_id = _word(data["role"], _ROLES), data.get("answer_id")
        if role == "assistant" and answer_id is not None:
            unit = self._answers.get(answer_id)
            if unit is None or unit.entry is not None:
                unit = self._new_answer(answer_id)
            unit.entry, unit.fields = entry, self._taken(entry, _said(value, data))
            return
        if is_empty_content(data.get("content")):
            self._remove(entry, "no_content")
            return
        fields = _said(value, data)
        if role == "system" and "variant" in data:
            fields["variant"] = data["variant"]
        self._found.units.append(Unit(role, entry, self._taken(entry, fields)))

    def _taken(self, entry: Placed, fields: Data) -> Data:
        """A message in which images and recordings that the model does not take are texts."""
        parts = fields["content"]
        if not self._not_taken or not isinstance(parts, list):
            return fields
        for kind in sorted(self._not_taken.intersection(part["type"] for part in parts)):
            notice = Notice(id=f"{kind}.not_shown", message=_NOT_TAKEN[kind], entry_id=entry[1].entry_id)
            self._found.notices.append(notice)
        fields["content"] = [in_place_of(part) if part["type"] in self._not_taken else part for part in parts]
        return fields

    def _new_answer(self, answer_id: str | None) -> Unit:
        unit = Unit("assistant", None)
        self._found.units.append(unit)
        self._open.append(unit)
        if answer_id is not None:
            self._answers[answer_id] = unit
        return unit

    # Calls

    def request(self, entry: Placed, value: Data, data: Data) -> None:
        """A call of the model."""
        if not self._can_call:
            self._remove(entry, "not_supported")
            return
        answer_id = data.get("answer_id")
        unit = self._answers.get(answer_id) if answer_id is not None else None
        if unit is None:
            unit = self._new_answer(answer_id)
        call = Call(entry, data)
        if isinstance(unit.calls, list):
            unit.calls.append(call)
        else:
            unit.calls = [call]
        self._requests[entry[1].entry_id] = call

    def result(self, entry: Placed, value: Data, data: Data) -> None:
        """A result: it goes to its call, or it is left out."""
        if not self._can_call:
            self._remove(entry, "not_supported")
            return
        call = self._requests.get(data["request_id"])
        if call is None or call.result is not None or _call_id(call.data) != data["result"]["tool_call_id"]:
            self._remove(entry, "unanswered_call")
            return
        call.result, call.result_data = entry, data

    def _finish(self, unit: Unit) -> None:
        calls: list[Call] = []
        for call in unit.calls:
            if call.result is None:
                self._remove(call.entry, "unanswered_call")
            else:
                calls.append(call)
        unit.calls = calls
        if not calls and is_empty_content((unit.fields or {}).get("content")):
            if unit.entry is not None:
                self._remove(unit.entry, "no_content")
            unit.entry = None

    # Files, images and other data

    def image(self, entry: Placed, value: Data, data: Data) -> None:
        """An image: as a part where the model can see, else its text."""
        used, state = data.get("used"), _word(data["state"], _IMAGE_STATES)
        if state == "failed":
            self._attach(entry, {"type": "text", "text": image_not_read(data)})
        elif self._can_see and used != "ocr" and (data["recognition"] != "ocr" or used == "vision"):
            self._attach(entry, data["image"])
        else:
            text = data.get("text") if data.get("text") is not None else data.get("analysis")
            if text is not None:
                given = {"read_by": data.get("engine"), "confidence": data.get("confidence")}
                self._attach(entry, {"type": "text", "text": marked("image", given, text)})
            elif self._can_see or data["recognition"] == "ocr":
                self._attach(entry, {"type": "text", "text": image_not_read(data)})
            else:
                self._remove(entry, "not_supported")

    def file(self, entry: Placed, value: Data, data: Data) -> None:
        """A file that was read, its lines with their numbers; for any other one its state."""
        shown = file_text(data, _word(data["status"], _FILE_STATUSES))
        if shown is None:
            self._remove(entry, "no_content")
        else:
            self._attach(entry, {"type": "text", "text": shown})

    def _attach(self, entry: Placed, part: Data) -> None:
        self._found.units.append(Unit("user", entry, {"content": [part]}))

    def resource(self, entry: Placed, value: Data, data: Data) -> None:
        """A resource: shown by the system, while it is fresh."""
        state = _word(data["state"], _RESOURCE_STATES)
        if state == "failed":
            self._remove(entry, "no_content")
        elif state == "stale" or not self._is_fresh(data):
            self._remove(entry, "not_fresh")
        elif data.get("text") is None:
            self._remove(entry, "not_supported" if data.get("blob") is not None else "no_content")
        else:
            given = {key: data.get(key) for key in ("server", "uri", "mime_type", "retrieved_at")}
            last_used = data.get("last_used_at") or data.get("retrieved_at") or value["created_at"]
            if not isinstance(last_used, str):
                raise TypeError
            before = self._resources.pop((data["server"], data["uri"]), None)
            if before is not None:  # read again later on the line
                self._found.resources.remove(before)
                self._remove(before.entry, "not_fresh")
            shown = self._resources[data["server"], data["uri"]] = Resource(
                entry, marked("resource", given, data["text"]), last_used
            )
            self._found.resources.append(shown)


_READERS: Final = {
    "text": UnitReader.text,
    "tool_request": UnitReader.request,
    "tool_result": UnitReader.result,
    "image": UnitReader.image,
    "file_reference": UnitReader.file,
    "mcp_resource": UnitReader.resource,
}


_NOT_TAKEN: Final = {
    "image": "the model cannot see: images of this message are named and not shown",
    "audio": "the model cannot hear: recordings of this message are named, or shown as their transcript",
}
_ROLES: Final = frozenset(get_args(TextData.model_fields["role"].annotation))
_IMAGE_STATES: Final = frozenset(get_args(ImageState))
_FILE_STATUSES: Final = frozenset(get_args(FileStatus))
_RESOURCE_STATES: Final = frozenset(get_args(McpResourceState))


def _word(value: Any, known: frozenset[str]) -> str:
    """A word that decides how an entry is shown; any other one is a fault that reading the entry names."""
    if value not in known:
        raise KeyError
    return cast(str, value)


def _said(value: Data, data: Data) -> Data:
    said = {"content": data.get("content")}
    for name in ("name", "provider_options", "extras"):
        if name in data:
            said[name] = data[name]
    if "message_id" in data:
        said["id"] = data["message_id"]
    if "metadata" in value:
        said["metadata"] = value["metadata"]
    return said


def _call_id(data: Data) -> Any:
    call = data.get("call") or data.get("invalid_call")
    return call["id"] if call else None


def _tool_message(data: Data) -> ToolMessage:
    given = data.get("message")
    if given is None:
        result = data["result"]
        given = {
            "role": "tool",
            "content": _result_text(result),
            "tool_call_id": result["tool_call_id"],
            "name": result["name"],
            "is_error": bool(result.get("is_error")),
        }
    return cast(ToolMessage, ToolMessage.__pydantic_validator__.validate_python(given))


def _result_text(result: Data) -> str:
    # Like ToolResult.result of the model.
    if result.get("text") is not None:
        return cast(str, result["text"])
    from turnwire_schema.v1.tool import ToolResult

    return ToolResult.from_dict(result).result
