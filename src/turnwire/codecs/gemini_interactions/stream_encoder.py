"""Chunks into the server-sent events of a streamed interaction.

In: chunks of any origin. Out: events: created, for each step start, deltas and stop, completed with status and usage,
and the `[DONE]` that the SDK reads up to. Text and thoughts go out at once. A step of text or thoughts is closed before
the next begins; calls stay open together, for their deltas carry their index. A stream without its complete chunk ends
without `interaction.completed`; an error is an event of its own.
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

from turnwire.codecs.base import StreamEncoder
from turnwire.codecs.gemini_interactions.answer import status_of, wire_time, write_usage
from turnwire.codecs.gemini_interactions.contents import write_content
from turnwire.codecs.gemini_interactions.errors import write_stream_error
from turnwire.codecs.gemini_interactions.losses import InteractionsLosses
from turnwire.codecs.gemini_interactions.tables import ANSWER_FIELDS, DIALECT, own_of
from turnwire.codecs.wirejson import dump_wire_json
from turnwire.core.ids import mint_tool_call_id
from turnwire.core.losses import once

_DONE: Final = b"event: done\ndata: [DONE]\n\n"


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
        self._open: tuple[str, int | None] | None = None
        self._prefix = b""
        self._calls: dict[int, int] = {}
        self._seen_calls = 0

    @property
    def losses(self) -> tuple[Loss, ...]:
        """See `StreamEncoder.losses`."""
        return once(self._losses.losses)

    def feed(self, chunk: StreamingChunk) -> bytes:
        """See `StreamEncoder.feed`."""
        if self._is_finished:
            return b""
        self._model = chunk.model or self._model
        self._id = chunk.id or self._id
        self._created = chunk.created if chunk.created is not None else self._created
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
        if error is None:
            return _DONE if self._is_finished else b""
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

    def _enter(self, kind: str, part_index: int | None, out: list[bytes]) -> None:
        """Have a step of this kind open. Texts of several parts are one step, thoughts of several parts are several."""
        wanted = (kind, part_index if kind == "thought" else None)
        if self._open == wanted:
            return
        self._leave(out)
        self._open = wanted
        index = self._start({"type": kind}, out)
        head = dump_wire_json({"event_type": "step.delta", "index": index})[:-1]
        self._prefix = b"event: step.delta\ndata: " + head + b',"delta":{"type":"text","text":'

    def _leave(self, out: list[bytes]) -> None:
        """Close what is open."""
        if self._open is not None:
            self._open = None
            self._stop(self._index, out)
        for index in self._calls.values():
            self._stop(index, out)
        self._calls = {}

    def _delta(self, delta: dict[str, Any], index: int, out: list[bytes]) -> None:
        out.append(_event({"event_type": "step.delta", "index": index, "delta": delta}))

    def _text(self, chunk: StreamingChunk, text: str, out: list[bytes]) -> None:
        if text:
            self._enter("model_output", chunk.part_index, out)
            out.append(self._prefix + to_json(text) + b"}}\n\n")
        annotations = own_of(chunk.provider_options).get("annotations")
        if annotations and self._open is not None:
            self._delta({"type": "text_annotation_delta", "annotations": annotations}, self._index, out)

    def _thinking(self, chunk: StreamingChunk, out: list[bytes]) -> None:
        origin = chunk.thinking_origin
        is_own = origin is not None and origin.dialect == DIALECT
        if chunk.signature is not None and not is_own:
            # Readable thoughts are told to the client; a foreign signature would come back as one of this API's.
            self._losses.lose("thinking_foreign", "/message", "the thoughts are sent without the signature")
        if chunk.thinking:
            self._enter("thought", chunk.part_index, out)
            content = {"type": "text", "text": chunk.thinking}
            self._delta({"type": "thought_summary", "content": content}, self._index, out)
        if chunk.signature is not None and is_own:
            self._enter("thought", chunk.part_index, out)
            self._delta({"type": "thought_signature", "signature": chunk.signature}, self._index, out)

    def _call(self, delta: ToolCallDelta, out: list[bytes]) -> None:
        if delta.invalid is not None:
            self._losses.lose("invalid_tool_call", f"/message/tool_calls/{delta.index}")
            return
        index = self._calls.get(delta.index)
        if index is None or (delta.id is not None and delta.name is not None):
            if self._open is not None or index is not None:
                self._leave(out)
            call_id = delta.id or mint_tool_call_id(self._id, self._seen_calls, delta.name)
            name = delta.name or ""
            step: dict[str, Any] = {"type": "function_call", "id": call_id, "name": self._names.get(name, name)}
            step["arguments"] = {}
            step |= own_of(delta.provider_options)
            index = self._calls[delta.index] = self._start(step, out)
            self._seen_calls += 1
        if delta.arguments:
            self._delta({"type": "arguments_delta", "arguments": delta.arguments}, index, out)

    def _part(self, part: Any, out: list[bytes]) -> None:
        if isinstance(part, ThinkingPart):
            if part.redacted_data is not None or part.signature is not None:
                self._losses.lose("thinking_foreign", "/message")
            return
        if isinstance(part, ForeignPart) and part.dialect == DIALECT:
            self._leave(out)
            self._stop(self._start(dict(part.data), out), out)
            return
        written = write_content(part, "/message/content", self._losses)
        if written is None:
            return
        if written["type"] in ("text", "image", "audio"):
            self._enter("model_output", None, out)
            self._delta(written, self._index, out)
        else:
            self._leave(out)
            self._stop(self._start({"type": "model_output", "content": [written]}, out), out)

    def _finish(self, chunk: StreamingChunk, out: list[bytes]) -> None:
        self._leave(out)
        self._is_finished = True
        has_calls = self._seen_calls > 0
        status = status_of(chunk.finish_reason or "other", chunk.raw_finish_reason, self._losses, has_calls=has_calls)
        interaction = self._interaction(status)
        usage = write_usage(chunk.usage, self._losses)
        if usage is not None:
            interaction["usage"] = usage
        for key, value in (chunk.extras or {}).items():
            if key in ANSWER_FIELDS:
                interaction.setdefault(key, value)
        out.append(_event({"event_type": "interaction.completed", "interaction": interaction}))


def _event(body: dict[str, Any]) -> bytes:
    return b"event: " + str(body["event_type"]).encode() + b"\ndata: " + dump_wire_json(body) + b"\n\n"
