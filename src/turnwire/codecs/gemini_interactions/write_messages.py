"""Writer of canonical messages, or of one answer, as steps: calls in position, parts as contents with their options."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, assert_never, cast

from turnwire_schema.v1 import content as v1
from turnwire_schema.v1.message import AssistantMessage, ToolMessage
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall

from turnwire.codecs.gemini_interactions.names import DIALECT, RESOLUTIONS, InteractionsLosses, step_of
from turnwire.codecs.gemini_interactions.read_messages import is_step, media_content
from turnwire.codecs.values.provider_options import add, merge, own_of
from turnwire.core.call_order import ordered_calls
from turnwire.core.data_urls import read_data_url
from turnwire.core.jsontext import json_object
from turnwire.core.tools import is_tool_name

if TYPE_CHECKING:
    from turnwire_schema.wire import gemini_interactions as typed


def write_contents(parts: Iterable[v1.ContentPart], at: str, losses: InteractionsLosses) -> list[typed.Content]:
    """Return the contents of canonical parts other than thinking; unsupported parts are left out."""
    written = (write_content(part, f"{at}/{index}", losses) for index, part in enumerate(parts))
    return [wire for wire in written if wire is not None]


def write_content(part: v1.ContentPart, at: str, losses: InteractionsLosses) -> typed.Content | None:
    """Return the content of one canonical part other than thinking; None if it is unsupported."""
    match part:
        case v1.TextPart():
            wire: typed.Content | None = {"type": "text", "text": part.text}
        case v1.RefusalPart():
            losses.lose("refusal", at, "sent as text")
            wire = {"type": "text", "text": part.text}
        case v1.ImagePart() | v1.AudioPart() | v1.DocumentPart():
            wire = _write_media(part, at, losses)
        case v1.ForeignPart() if part.dialect == DIALECT:
            return cast("typed.Content", dict(part.data))  # recorded from this wire, unchanged
        case v1.ForeignPart():
            losses.lose("foreign_part", at, detail=part.dialect)
            return None
        case v1.ThinkingPart():
            losses.lose("thinking_foreign", at)
            return None
        case v1.UnknownPart():
            losses.lose("unknown_part", at, detail=part.type)
            return None
        case _:
            assert_never(part)
    if wire is not None:
        own = own_of(part.provider_options, DIALECT)
        if step_of(own) is not None:
            del own["step"]  # fields of the step that contains the content
        merge(wire, own)
    return wire


def _write_media(
    part: v1.ImagePart | v1.AudioPart | v1.DocumentPart, at: str, losses: InteractionsLosses
) -> typed.Content | None:
    if part.path is not None:
        losses.lose("path_not_loaded", at)
        return None
    if isinstance(part, v1.ImagePart) and part.detail is not None and part.detail not in RESOLUTIONS:
        losses.lose("image_detail", f"{at}/detail")
    if isinstance(part, v1.AudioPart) and part.transcript is not None:
        losses.lose("audio_transcript", f"{at}/transcript")
    if isinstance(part, v1.DocumentPart):
        if part.name is not None:
            losses.lose("document_name", f"{at}/name")
        if part.text is not None:
            losses.lose("document_text", at, "sent as text")
            return {"type": "text", "text": part.text}
    url, data, media_type = part.url or part.file_id, part.data, part.media_type
    found = read_data_url(url) if url is not None and url[:5].lower() == "data:" else None
    if found is not None:
        url, data, media_type = None, found.data, found.media_type
    said = {"type": part.type, "data": data, "url": url, "media_type": media_type}
    wire = media_content({**said, "detail": getattr(part, "detail", None)})
    return cast("typed.Content", wire)  # same kind as the part


class StepWriter:
    """Writer of the steps of canonical messages, or of one answer. Not thread-safe."""

    __slots__ = ("_is_answer", "_losses", "_names", "_tool_of", "last_call_at", "steps")

    def __init__(self, losses: InteractionsLosses, names: Mapping[str, str], *, is_answer: bool = False) -> None:
        self._is_answer = is_answer
        self._losses = losses
        self._names = names
        self._tool_of: dict[str, str | None] = {}
        self.last_call_at = ""
        self.steps: list[typed.Step] = []

    def user(self, content: str | Sequence[v1.ContentPart], at: str, own: Mapping[str, object]) -> None:
        """Write the step of a user message."""
        wire: typed.UserInputStep = {"type": "user_input", "content": self._contents(content, f"{at}/content")}
        merge(wire, own)
        self.steps.append(wire)

    def tool(self, message: ToolMessage, at: str) -> None:
        """Write the step of a tool message."""
        content = message.content
        if isinstance(content, str):
            result: str | list[typed.Content] = content
        else:
            kept: list[typed.Content] = []
            for index, part in enumerate(content):
                if part.type in ("text", "image", "foreign"):
                    written = write_content(part, f"{at}/content/{index}", self._losses)
                    if written is not None:
                        kept.append(written)
                else:
                    self._losses.lose("result_media", f"{at}/content/{index}", detail=part.type)
            result = kept
        wire: typed.FunctionResultStep = {"type": "function_result", "call_id": message.tool_call_id, "result": result}
        name = message.name or self._tool_of.get(message.tool_call_id)
        if name:
            wire["name"] = name
        if message.is_error:
            wire["is_error"] = True
        merge(wire, own_of(message.provider_options, DIALECT))
        self.steps.append(wire)

    def assistant(self, message: AssistantMessage, at: str) -> None:
        """Write the steps of an assistant message, with calls in position."""
        calls = deque(ordered_calls(message, at))
        if not message.parts and not calls and not self._is_answer:
            self.steps.append({"type": "model_output", "content": []})
        output: list[typed.Content] | None = None
        for index, part in enumerate(message.parts):
            while calls and calls[0][0].part_index is not None and calls[0][0].part_index <= index:
                self._call(*calls.popleft())
                output = None
            path = f"{at}/content/{index}" if not isinstance(message.content, str) else f"{at}/content"
            if isinstance(part, v1.ThinkingPart):
                self.thought(part, path)
                output = None
            elif isinstance(part, v1.ForeignPart) and part.dialect == DIALECT and is_step(part.data, part.extras):
                self.steps.append(cast("typed.Step", dict(part.data)))  # recorded from this wire, unchanged
                output = None
            else:
                output = self._output(part, path, output)
        for call, path in calls:
            self._call(call, path)

    def _contents(self, content: str | Sequence[v1.ContentPart], at: str) -> list[typed.Content]:
        if isinstance(content, str):
            return [{"type": "text", "text": content}]
        return write_contents(content, at, self._losses)

    def _output(self, part: v1.ContentPart, at: str, output: list[typed.Content] | None) -> list[typed.Content] | None:
        written = write_content(part, at, self._losses)
        if written is None:
            return output
        own = own_of(getattr(part, "provider_options", None), DIALECT)
        marks = part.extras if isinstance(part, v1.ForeignPart) else own
        step = step_of(marks)
        # Clients join the texts of one output, so each part of an answer is a separate output.
        is_second = self._is_answer and output is not None and output[-1].get("type") == written.get("type") == "text"
        if output is None or step is not None or is_second:
            output = []
            wire: typed.ModelOutputStep = {"type": "model_output", "content": output}
            self.steps.append(add(wire, step or {}))
        output.append(written)
        return output

    def thought(self, part: v1.ThinkingPart, at: str) -> None:
        """Write the step of a thought."""
        is_own = part.origin is not None and part.origin.dialect == DIALECT
        if part.redacted_data is not None or not (is_own or self._is_answer):
            self._losses.lose("thinking_foreign", at)
            return
        wire: typed.ThoughtStep = {"type": "thought"}
        if part.signature is not None and not is_own:
            # A client would send the signature back, and the API would take it for its own.
            self._losses.lose("thinking_foreign", at, "the thoughts are sent without the signature")
        elif part.signature is not None:
            wire["signature"] = part.signature
        if part.text:
            wire["summary"] = [{"type": "text", "text": part.text}]
        merge(wire, own_of(part.provider_options, DIALECT))
        self.steps.append(wire)

    def _call(self, call: ToolCall | InvalidToolCall, at: str) -> None:
        if isinstance(call, ToolCall):
            arguments = dict(call.arguments)
        else:
            # A client would run it, unless only the name is invalid: the client may know that name.
            has_bad_name = call.reason == "bad_name" and not is_tool_name(call.name or "")
            may_be_sent = call.name and (has_bad_name or not self._is_answer)
            found = json_object(call.arguments_text) if may_be_sent else None
            if found is None and (self._is_answer or not call.name):
                self._losses.lose("invalid_tool_call", at)
                return
            done = "sent like any other call" if found is not None else "sent with {} in place of the raw text"
            self._losses.lose("invalid_tool_call", at, done)
            arguments = found or {}
        self._tool_of[call.id] = call.name
        self.last_call_at = at
        name = call.name or ""
        wire: typed.FunctionCallStep = {
            "type": "function_call",
            "id": call.id,
            "name": self._names.get(name, name),
            "arguments": arguments,
        }
        merge(wire, own_of(call.provider_options, DIALECT))
        self.steps.append(wire)
