"""Chunks into the server-sent events of a streamed interaction.

In: chunks of any origin. Out: events: created, for each step start, deltas and stop, completed with status and usage,
and the `[DONE]` that the SDK reads up to. Text and thoughts go out at once. A step of text or thoughts is closed before
the next begins; a call stays open until it is whole, for its deltas carry its index; without a name it is held back.
A stream without its complete chunk ends without `interaction.completed`; an error is an event of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from pydantic_core import to_json

from turnwire_schema.v1.content import ForeignPart, ThinkingPart
from turnwire_schema.v1.error import ErrorInfo, Loss
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCallDelta
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.base import StreamEncoder
from turnwire.codecs.gemini_interactions.answer import status_of, wire_time, write_usage
from turnwire.codecs.gemini_interactions.contents import is_step, write_content
from turnwire.codecs.gemini_interactions.errors import write_stream_error
from turnwire.codecs.gemini_interactions.losses import InteractionsLosses
from turnwire.codecs.gemini_interactions.steps import StepWriter
from turnwire.codecs.gemini_interactions.tables import DIALECT, own_fields, own_of
from turnwire.codecs.wirejson import dump_wire_json
from turnwire.core.ids import mint_tool_call_id
from turnwire.core.losses import once

_OUTPUT: Final = "model_output"
_THOUGHT: Final = "thought"
_DONE: Final = b"event: done\ndata: [DONE]\n\n"


class _Call:
    """A call as far as it came: its step is open once its name is known."""

    __slots__ = ("held", "id", "index", "name", "options")

    def __init__(self, call_id: str | None) -> None:
        self.id = call_id
        self.name: str | None = None
        self.index: int | None = None
        self.held: list[str] = []
        self.options: Mapping[str, Any] = {}


class InteractionsStreamEncoder(StreamEncoder):
    """Encodes one stream of interaction events."""

    def __init__(
        self,
        *,
        model: str = "",
        response_id: str = "",
        created: int | str = 0,
        names: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self._model = model
        self._id = response_id
        self._created: int | str | None = created or None
        self._names = names
        self._losses = InteractionsLosses()
        self._is_begun = False
        self._is_finished = False
        self._is_closed = False
        self._index = -1
        self._text_index = -1
        self._open: tuple[str, int | None] | None = None
        self._prefix = b""
        self._annotations: list[Any] = []
        self._calls: dict[int, _Call] = {}
        self._seen_calls = 0
        self._usage: UsageInfo | None = None
        self._extras: dict[str, Any] = {}

    @property
    def losses(self) -> tuple[Loss, ...]:
        """See `StreamEncoder.losses`."""
        return once(self._losses.losses)

    def feed(self, chunk: StreamingChunk) -> bytes:
        """See `StreamEncoder.feed`."""
        if self._is_finished or self._is_closed:
            return b""
        self._model = chunk.model or self._model
        self._id = chunk.id or self._id
        self._created = chunk.created if chunk.created is not None else self._created
        self._usage = chunk.usage if chunk.usage is not None else self._usage
        self._extras |= own_fields(chunk.extras or {})
        out: list[bytes] = []
        if not self._is_begun:
            self._begin(out)
        if chunk.thinking is not None or chunk.signature is not None:
            self._thinking(chunk, out)
        if chunk.text is not None:
            self._text(chunk, chunk.text, out)
        if chunk.refusal is not None:
            self._losses.lose("refusal", "/message", "sent as text")
            self._text(chunk, chunk.refusal, out)
        for delta in chunk.tool_call_deltas or ():
            self._call(delta, out)
        for part in chunk.parts or ():
            self._part(part, out)
        if chunk.is_complete:
            self._finish(chunk, out)
        return b"".join(out)

    def close(self, error: ErrorInfo | None = None) -> bytes:
        """See `StreamEncoder.close`."""
        if self._is_closed:
            return b""
        self._is_closed = True
        if self._is_finished:
            return _DONE
        if error is None:
            return b""
        return _event({"event_type": "error", "error": write_stream_error(error)})

    def _begin(self, out: list[bytes]) -> None:
        self._is_begun = True
        out.append(_event({"event_type": "interaction.created", "interaction": self._interaction("in_progress")}))

    def _interaction(self, status: str) -> dict[str, Any]:
        interaction = {"id": self._id, "object": "interaction", "status": status, "model": self._model}
        created = wire_time(self._created, self._losses)
        if created is not None:
            interaction["created"] = created
        return interaction

    def _start(self, step: dict[str, Any], out: list[bytes]) -> int:
        self._index += 1
        out.append(_event({"event_type": "step.start", "index": self._index, "step": step}))
        return self._index

    def _stop(self, index: int, out: list[bytes]) -> None:
        out.append(_event({"event_type": "step.stop", "index": index}))

    def _enter(self, wanted: tuple[str, int | None], own: Mapping[str, Any], out: list[bytes]) -> None:
        """Have a step of this kind and part open; `own` are fields of the step."""
        if self._open == wanted:
            return
        self._leave(out)
        self._open = wanted
        self._annotations = []
        index = self._text_index = self._start({"type": wanted[0], **own}, out)
        head = dump_wire_json({"event_type": "step.delta", "index": index})[:-1]
        self._prefix = b"event: step.delta\ndata: " + head + b',"delta":{"type":"text","text":'

    def _leave(self, out: list[bytes]) -> None:
        """Close the step of text or thoughts that is open; calls stay open until they are whole."""
        if self._open is not None:
            self._open = None
            self._stop(self._text_index, out)

    def _delta(self, delta: dict[str, Any], index: int, out: list[bytes]) -> None:
        out.append(_event({"event_type": "step.delta", "index": index, "delta": delta}))

    def _text(self, chunk: StreamingChunk, text: str, out: list[bytes]) -> None:
        own = own_of(chunk.provider_options)
        wanted = (_OUTPUT, chunk.part_index)
        if not own:
            if text:
                if self._open != wanted:
                    self._enter(wanted, {}, out)
                out.append(self._prefix + to_json(text) + b"}}\n\n")
            return
        self._enter(wanted, own.get("step") or {}, out)
        if text:
            out.append(self._prefix + to_json(text) + b"}}\n\n")
        annotations = list(own.get("annotations") or ())
        if annotations:
            # A decoder tells annotations as far as they came; the wire tells each once.
            known = len(self._annotations)
            new = annotations[known:] if annotations[:known] == self._annotations else annotations
            self._annotations = annotations
            if new:
                self._delta({"type": "text_annotation_delta", "annotations": new}, self._text_index, out)
        if own.keys() - {"annotations", "step"}:
            self._losses.lose("answer_field", "/message/content", detail="provider_options of a text")

    def _thinking(self, chunk: StreamingChunk, out: list[bytes]) -> None:
        origin = chunk.thinking_origin
        is_own = origin is not None and origin.dialect == DIALECT
        own = own_of(chunk.provider_options) if is_own else {}
        if chunk.signature is not None and not is_own:
            # Readable thoughts are told to the client; a foreign signature would come back as one of this API's.
            self._losses.lose("thinking_foreign", "/message", "the thoughts are sent without the signature")
        if chunk.thinking or is_own:
            self._enter((_THOUGHT, chunk.part_index), {k: v for k, v in own.items() if k != "summary"}, out)
        if chunk.thinking:
            content = {"type": "text", "text": chunk.thinking}
            self._delta({"type": "thought_summary", "content": content}, self._text_index, out)
        for content in own.get("summary") or ():
            if content.keys() != {"type", "text"}:
                self._delta({"type": "thought_summary", "content": content}, self._text_index, out)
        if chunk.signature is not None and is_own:
            self._delta({"type": "thought_signature", "signature": chunk.signature}, self._text_index, out)

    def _call(self, delta: ToolCallDelta, out: list[bytes]) -> None:
        call = self._calls.get(delta.index)
        if delta.invalid is not None:
            self._losses.lose("invalid_tool_call", f"/message/tool_calls/{delta.index}")
            return
        if call is None or (delta.id is not None and call.id is not None and delta.id != call.id):
            if call is not None:
                self._end_call(delta.index, out)
            call = self._calls[delta.index] = _Call(delta.id)
        call.id = call.id or delta.id
        call.options = own_of(delta.provider_options) or call.options
        if call.index is None and delta.name:
            call.name = delta.name
            self._open_call(call, out)
        if delta.arguments:
            if call.index is None:
                call.held.append(delta.arguments)
            else:
                self._delta({"type": "arguments_delta", "arguments": delta.arguments}, call.index, out)
        if delta.is_complete:
            self._end_call(delta.index, out)

    def _open_call(self, call: _Call, out: list[bytes]) -> None:
        self._leave(out)
        name = call.name or ""
        call.id = call.id or mint_tool_call_id(self._id, self._seen_calls, name)
        step = {"type": "function_call", "id": call.id, "name": self._names.get(name, name), "arguments": {}}
        call.index = self._start(step | dict(call.options), out)
        self._seen_calls += 1
        if call.held:
            self._delta({"type": "arguments_delta", "arguments": "".join(call.held)}, call.index, out)

    def _end_call(self, place: int, out: list[bytes]) -> None:
        call = self._calls.pop(place)
        if call.index is None:
            self._losses.lose("invalid_tool_call", f"/message/tool_calls/{place}")  # it never got a name
        else:
            self._stop(call.index, out)

    def _part(self, part: Any, out: list[bytes]) -> None:
        if isinstance(part, ThinkingPart):
            writer = StepWriter(self._losses, {}, is_answer=True)
            writer.thought(part, "/message/content")
            self._whole_steps(writer.steps, out)
            return
        if isinstance(part, ForeignPart) and part.dialect == DIALECT:
            data = dict(part.data)
            self._whole_steps([data if is_step(part) else {"type": _OUTPUT, "content": [data]}], out)
            return
        written = write_content(part, "/message/content", self._losses)
        if written is None:
            return
        if self._open is None or self._open[0] != _OUTPUT:
            self._enter((_OUTPUT, None), own_of(part.provider_options).get("step") or {}, out)
        else:
            self._open = (_OUTPUT, None)
        self._delta(written, self._text_index, out)

    def _whole_steps(self, steps: list[dict[str, Any]], out: list[bytes]) -> None:
        self._leave(out)
        for step in steps:
            self._stop(self._start(step, out), out)

    def _finish(self, chunk: StreamingChunk, out: list[bytes]) -> None:
        self._leave(out)
        for place in list(self._calls):
            self._end_call(place, out)
        self._is_finished = True
        has_calls = self._seen_calls > 0
        status = status_of(chunk.finish_reason or "other", chunk.raw_finish_reason, self._losses, has_calls=has_calls)
        interaction = self._interaction(status)
        usage = write_usage(self._usage, self._losses)
        if usage is not None:
            interaction["usage"] = usage
        for key, value in self._extras.items():
            interaction.setdefault(key, value)
        out.append(_event({"event_type": "interaction.completed", "interaction": interaction}))


def _event(body: dict[str, Any]) -> bytes:
    return b"event: " + str(body["event_type"]).encode() + b"\ndata: " + dump_wire_json(body) + b"\n\n"
