"""Streamed answers, canonical → wire, as the NDJSON stream of a current server.

In: chunks. Out: lines of JSON. Text and thinking are sent at once. A tool call is sent when it is complete, in the
order of the answer, never in deltas, each in a line of its own. The last line has done, the reason and the counts. A
failed stream ends with an error line or without done, so that a client does not treat it as complete.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCall

from turnwire.codecs.ollama.fields import USAGE
from turnwire.codecs.ollama.names import DIALECT, OllamaLosses
from turnwire.codecs.ollama.write_answer import MADE_UP, NO_TIME, add_missing, done_reason, wire_time, write_call
from turnwire.codecs.ollama.write_errors import error_text
from turnwire.codecs.ollama.write_messages import encode_content
from turnwire.codecs.streams.answer_encoder import AnswerEncoder
from turnwire.codecs.values.provider_options import add
from turnwire.codecs.values.wirejson import dump_wire_json
from turnwire.core.accumulate import MESSAGE_EXTRAS
from turnwire.core.call_order import StreamedCallOrder
from turnwire.core.calls import assign_id, finish_calls
from turnwire.core.finish import ENDED, STOPPED

if TYPE_CHECKING:
    from turnwire_schema.wire.ollama import ChatResponse as WireLine, ResponseMessage, ToolCall as WireCall

_ONLY_TEXT: Final = frozenset({"text", "part_index"})
_LINE_ENDS: Final = ((b"\xe2\x80\xa8", b"\\u2028"), (b"\xe2\x80\xa9", b"\\u2029"), (b"\xc2\x85", b"\\u0085"))


class OllamaStreamEncoder(AnswerEncoder):
    """Encoder of one answer as NDJSON."""

    def __init__(self, **known: Any) -> None:
        super().__init__(**known)
        self._losses: OllamaLosses = OllamaLosses()
        self._order = StreamedCallOrder()
        self._id_fact: object = self._id or self._created
        self._time: str = wire_time(self._created) or NO_TIME
        self._judged = 0
        self._sent = 0
        self._seen: set[str] = set()
        self._numbers: dict[str, int] = {}  # of the last emitted text and thinking

    def _write(self, chunk: StreamingChunk) -> None:
        if self._order.is_broken_by(chunk):
            self._losses.lose("call_order", "/message", "sent beside the content")
        if not chunk.__pydantic_fields_set__ <= _ONLY_TEXT:
            self._note(chunk)
        if (number := chunk.part_index) is not None:
            self._note_number(chunk, number)
        if chunk.is_complete:
            return  # its deltas are in the last chunk
        message = self._message(chunk)
        extras = _of_answer(chunk) if chunk.extras else {}
        if self._calls.arrived and (calls := self._whole_calls(is_end=False)):
            self._write_calls(message, calls, extras)
        elif len(message) > 2 or message["content"] or extras:
            self._out.append(self._line(message, extras))

    def _fail(self, error: ErrorInfo) -> None:
        self._out.append(line_of({"error": error_text(error)}))

    def _keep(self, extras: Mapping[str, object]) -> None:
        """Extras are written in the line of their chunk."""

    def _name(self, chunk: StreamingChunk) -> None:
        super()._name(chunk)
        if chunk.id is not None:
            self._losses.lose("response_id", "/id")
            self._id_fact = chunk.id

    def _note(self, chunk: StreamingChunk) -> None:
        """Report fields of a chunk that cannot be written with a text."""
        if chunk.signature is not None:
            self._losses.lose("thinking_foreign", "/message")
        if chunk.refusal is not None:
            self._losses.lose("refusal", "/message", "sent as text")
        if chunk.provider_options is not None and DIALECT in chunk.provider_options:
            self._losses.lose("part_options", "/message/content")
        for delta in chunk.tool_call_deltas or ():
            self._calls.add(delta)

    def _note_number(self, chunk: StreamingChunk, number: int) -> None:
        """Report a delta of another part than the previous one of its kind."""
        for kind, piece in (("text", chunk.text or chunk.refusal), ("thinking", chunk.thinking)):
            if piece and self._numbers.setdefault(kind, number) != number:
                self._numbers[kind] = number
                self._losses.lose("parts_joined", "/message/content", "joined with nothing between them")

    def _take_time(self, created: int | str) -> None:
        super()._take_time(created)
        time = wire_time(created)
        if time is None:
            self._losses.lose("created", "/created", f"sent as {self._time}")
        self._time = time or self._time
        self._id_fact = created

    def _message(self, chunk: StreamingChunk) -> ResponseMessage:
        message: ResponseMessage = {"role": "assistant", "content": (chunk.text or "") + (chunk.refusal or "")}
        if chunk.thinking:
            message["thinking"] = chunk.thinking
        if chunk.parts:
            content = encode_content(chunk.parts, "/message/content", self._losses)
            text, thinking = message["content"] + content.text, message.get("thinking", "") + content.thinking
            content._replace(text=text, thinking=thinking).into(message)
        own = (chunk.extras or {}).get(MESSAGE_EXTRAS)
        if isinstance(own, dict):
            add_missing(message, own)
        return message

    def _finish(self, chunk: StreamingChunk, reason: str) -> None:
        message, extras, out = self._message(chunk), _of_answer(chunk), self._out
        if calls := self._whole_calls(is_end=True, reason=reason):
            # As the server does for most models: calls in separate objects, then the end without them.
            self._write_calls(message, calls, {})
            message = {"role": "assistant", "content": ""}
        self._losses.lose_named("identity", "", self._unknown("model", "created"), MADE_UP)
        word = done_reason(reason, chunk.raw_finish_reason, self._losses, has_calls=bool(self._calls.arrived))
        end: dict[str, object] = {"done": True}
        if word is not None:
            end["done_reason"] = word
        if self._counted is not None:
            end |= USAGE.write(self._counted, self._losses, "/usage")
        out.append(self._line(message, {**extras, **end}))

    def _write_calls(self, message: ResponseMessage, calls: Sequence[WireCall], extras: Mapping[str, object]) -> None:
        """Write a line for each call, as the server does; the first line has all other fields."""
        for call in calls:
            self._out.append(self._line({**message, "tool_calls": [call]}, extras))
            message, extras = {"role": "assistant", "content": ""}, {}

    def _whole_calls(self, *, is_end: bool, reason: str = "") -> list[WireCall]:
        """Return the calls that may be sent now: complete and valid, with no incomplete call before them."""
        raw_calls = self._calls.ending(self._judged) if is_end else self._calls.arrived
        calls: list[WireCall] = []
        while self._judged < len(raw_calls) and (is_end or raw_calls[self._judged].is_complete):
            position = self._judged
            raw = raw_calls[position]
            self._judged += 1
            raw.id, _ = assign_id(raw.id, self._seen, position, raw.name, (self._id_fact,))
            finished = finish_calls(
                [raw],
                was_cut=is_end and reason not in ENDED and (raw is self._calls.calls[-1] or not raw.says_anything),
                at_limit=reason == "length",
                was_stopped=reason in STOPPED,
            )
            for _ in finished.invalid:
                self._losses.lose("invalid_tool_call", f"/message/tool_calls/{position}")
            for call in finished.valid:
                calls.append(write_call(ToolCall.from_dict(call), self._sent, self._names))
                self._sent += 1
        return calls

    def _line(self, message: ResponseMessage, fields: Mapping[str, object]) -> bytes:
        return line_of(self._object(message, fields))

    def _object(self, message: ResponseMessage, fields: Mapping[str, object]) -> WireLine:
        line: WireLine = {"model": self._model, "created_at": self._time, "message": message, "done": False}
        return add(line, {key: value for key, value in fields.items() if key not in line or key == "done"})


def _of_answer(chunk: StreamingChunk) -> dict[str, object]:
    """Return the extras of a chunk that belong next to the message."""
    return {name: value for name, value in (chunk.extras or {}).items() if name != MESSAGE_EXTRAS}


def line_of(value: object) -> bytes:
    """Return one line of the stream.

    Ollama's client treats every Unicode line separator as the end of a line, so they are escaped, as Go's encoder does.
    """
    data = dump_wire_json(value)
    for raw, escaped in _LINE_ENDS:
        if raw in data:
            data = data.replace(raw, escaped)
    return data + b"\n"
