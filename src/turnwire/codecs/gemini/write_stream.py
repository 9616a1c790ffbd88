"""Streamed answers, canonical → wire, for clients.

In: canonical chunks. Out: server-sent events, each one document, with CRLF as the API writes them; or the elements of
one JSON array, as the API streams without `alt=sse`. Text and thinking are sent in the same feed. A call is sent when
it is complete, because this wire has no call deltas. The last document contains the finish reason, the usage and all
other fields.

The first part of a document continues the last part of the previous one if both are plain deltas of one kind. So the
first delta of a new part comes second, after an empty part.

A stream has no terminator. If it ends without its complete chunk, it has no finish reason, so the client can detect the
interruption. An error is written as the API writes it, as a bare object after the events.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pydantic_core import to_json

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall

from turnwire.codecs.gemini.names import DIALECT, GeminiLosses
from turnwire.codecs.gemini.variants import facts_of
from turnwire.codecs.gemini.write_answer import end_body, identity, write_call
from turnwire.codecs.gemini.write_errors import write_error
from turnwire.codecs.gemini.write_messages import write_part
from turnwire.codecs.streams.answer_encoder import AnswerEncoder
from turnwire.codecs.values.provider_options import add, merge_own
from turnwire.codecs.values.wire_values import object_of
from turnwire.core.calls import RawCall, finish_calls
from turnwire.core.finish import CUT, ENDED

if TYPE_CHECKING:
    from turnwire_schema.wire.gemini import CandidateContent, GenerateContentResponse, Part

_KINDS: Final = {"thinking": 0, "text": 1, "refusal": 2, "whole": 3, "call": 4}
_BEFORE_ALL: Final = -1.0
_AFTER_ALL: Final = float("inf")
_END: Final = b"\r\n\r\n"
_FACTS: Final = facts_of("")
_ONLY_TEXT: Final = ({"text"}, {"text", "part_index"})
_TEXT: Final[Part] = {"text": ""}
_THOUGHT: Final[Part] = {"text": "", "thought": True}
_CONTENT: Final = "/message/content"
"""Location of losses of parts: the index of a part is unknown while it streams."""


class PartOrder:
    """Check whether deltas of a stream arrive in the order of their parts. Not thread-safe.

    On the wires of Gemini parts have the order in which they arrive, and an earlier part is never continued. The
    canonical order is: thinking without a number, then numbered parts and calls by number, then text, refusal, whole
    parts and calls without a number.
    """

    __slots__ = ("_highest", "_last")

    def __init__(self) -> None:
        self._highest: tuple[float, int] = (_BEFORE_ALL, -1)
        self._last = self._highest

    def is_late(self, kind: str, number: int | None) -> bool:
        """Return whether a delta arrives after a part that belongs behind it, or continues a part that has ended."""
        place: float = number if number is not None else _BEFORE_ALL if kind == "thinking" else _AFTER_ALL
        rank = (place, _KINDS[kind])
        goes_on = rank == self._last or kind in ("whole", "call")
        self._last = rank
        if rank > self._highest or (rank == self._highest and goes_on):
            self._highest = rank
            return False
        return True


class GeminiStreamEncoder(AnswerEncoder):
    """Encoder of one stream of generateContent chunks. Not thread-safe."""

    reports_late = True

    def __init__(self, *, created: int = 0, json_array: bool = False, **known: Any) -> None:
        """Create an encoder; the wire has no field for `created` in seconds."""
        super().__init__(**known)
        self._is_array = json_array
        self._losses: GeminiLosses = GeminiLosses()
        self._sent = 0  # number of calls sent, in order
        self._not_whole: tuple[int, int] | None = None  # (position, deltas) of a checked, incomplete call
        self._has_output = False
        self._has_calls = False
        self._has_parts = False
        self._has_other = False  # content since the oldest held call
        self._order = PartOrder()
        self._piece: tuple[str, int | None] | None = None  # kind and number of the part that a delta may continue
        self._plain = ""  # kind of the last part if it is a plain delta: text or thought
        self._set_frame()

    def feed(self, chunk: StreamingChunk) -> bytes:
        """See `StreamEncoder.feed`."""
        if chunk.__pydantic_fields_set__ in _ONLY_TEXT and not self._calls.arrived:
            if not chunk.text:
                return b""
            if self._is_open and self._plain == "text" and self._piece == ("text", chunk.part_index):
                return self._text(chunk.text)
        return super().feed(chunk)

    def _write(self, chunk: StreamingChunk) -> None:
        if self._sent < len(self._calls.arrived) and self._has_content(chunk):
            self._send_whole_calls()
            self._has_other = self._sent < len(self._calls.arrived)
        if parts := self._parts(chunk):
            self._out.append(self._event(parts))
        if chunk.tool_call_deltas:
            self._take_calls(chunk)

    def _mark_end(self) -> None:
        if self._is_array:
            self._out.append(b"]")

    def _fail(self, error: ErrorInfo) -> None:
        told = to_json(write_error(error).body)
        # An event like the others: clients that read only events would see a bare object as a normal end.
        self._out.append(self._separator() + told + b"]" if self._is_array else b"data: %b\r\n\r\n" % told)

    # Documents

    def _name(self, chunk: StreamingChunk) -> None:
        super()._name(chunk)
        self._set_frame()

    @property
    def _identity(self) -> tuple[str, str, int | str | None]:
        return self._id, self._model, self._created if self._has_time else None

    def _set_frame(self) -> None:
        """Set the bytes around the text of a common document, once for each identity."""
        lost = GeminiLosses()
        self._tail = identity(*self._identity, lost)
        self._losses.losses += lost.losses
        tail = to_json(self._tail)[1:-1]
        self._before = b'{"candidates":[{"content":{"parts":[{"text":'
        self._after = b'}],"role":"model"},"index":0}]' + (b"," + tail if tail else b"") + b"}"
        if not self._is_array:
            self._before = b"data: " + self._before
            self._after += _END

    def _separator(self) -> bytes:
        return b"," if self._has_output else b"["

    def _text(self, text: str) -> bytes:
        self._has_parts = True
        event = self._before + to_json(text) + self._after
        if self._is_array:
            event = self._separator() + event
        self._has_output = True
        return event

    def _document(self, body: GenerateContentResponse) -> bytes:
        data = to_json({**body, **self._tail})
        data = self._separator() + data if self._is_array else b"data: " + data + _END
        self._has_output = True
        return data

    def _event(self, parts: list[Part]) -> bytes:
        self._has_parts = True
        return self._document({"candidates": [{"content": {"parts": parts, "role": "model"}, "index": 0}]})

    # Content

    def _has_content(self, chunk: StreamingChunk) -> bool:
        is_signed = chunk.signature is not None or bool(chunk.provider_options)
        return bool(chunk.text or chunk.thinking or chunk.refusal or chunk.parts or is_signed)

    def _parts(self, chunk: StreamingChunk) -> list[Part]:
        out: list[Part] = []
        number = chunk.part_index
        if chunk.thinking is not None or chunk.signature is not None:
            self._place("thinking", number, self._thinking(chunk), out)
        if chunk.text is not None:
            part: Part = {"text": chunk.text}
            merge_own(part, chunk.provider_options, DIALECT)
            self._place("text", number, part, out)
        if chunk.refusal:
            self._losses.lose("refusal", _CONTENT, "sent as a text")
            part = {"text": chunk.refusal}
            merge_own(part, chunk.provider_options, DIALECT)
            self._place("refusal", number, part, out)
        for whole in chunk.parts or ():
            lost = GeminiLosses()
            written = write_part(whole, _CONTENT, _FACTS, lost, for_client=True)
            self._losses.losses += [loss.replace(at=_CONTENT) for loss in lost.losses]
            if written is not None:
                self._place("whole", number, written, out)
        return out

    def _place(self, kind: str, number: int | None, part: Part, out: list[Part]) -> None:
        """Add a part to the document so that it continues only the part with its number."""
        if part in (_TEXT, _THOUGHT):
            return
        if self._order.is_late(kind, number):
            self._losses.lose("part_order", _CONTENT, "sent as a part of its own, where it comes")
        plain = "text" if part.keys() == _TEXT.keys() else "thought" if part.keys() == _THOUGHT.keys() else ""
        if self._piece == (kind, number):
            if not (plain and self._plain):
                self._losses.lose("part_pieces", _CONTENT, "sent as a part of its own")
        elif plain and plain == self._plain and not out:
            out.append({"text": ""})
        self._piece = None if kind == "whole" else (kind, number)
        self._plain = plain
        out.append(part)

    def _thinking(self, chunk: StreamingChunk) -> Part:
        is_own = chunk.thinking_origin is not None and chunk.thinking_origin.dialect == DIALECT
        part: Part = {"text": chunk.thinking or "", "thought": True}
        if chunk.signature is not None:
            if is_own:
                part["thoughtSignature"] = chunk.signature
            else:
                self._losses.lose("thinking_foreign", _CONTENT, detail="signature")
        merge_own(part, chunk.provider_options, DIALECT)
        return part

    # Calls

    def _take_calls(self, chunk: StreamingChunk) -> None:
        calls = self._calls
        for delta in chunk.tool_call_deltas or ():
            held = len(calls.arrived)
            calls.add(delta)
            if len(calls.arrived) > held > self._sent:
                self._send_whole_calls(but=calls.arrived[-1])  # the model continues with the next call
        if any(delta.is_complete for delta in chunk.tool_call_deltas or ()):
            self._send_whole_calls()

    def _send_whole_calls(self, *, but: RawCall | None = None, is_end: bool = False, at_limit: bool = False) -> None:
        """Send complete calls in order; an incomplete call holds back all later ones."""
        parts: list[Part] = []
        calls = self._calls.ending(self._sent) if is_end else self._calls.arrived
        for place in range(self._sent, len(calls)):
            raw = calls[place]
            is_whole = raw.is_complete or is_end
            as_it_is = (place, len(raw.pieces))
            if raw is but or (not is_whole and as_it_is == self._not_whole):
                break
            if not (is_whole or raw.text.strip()):
                break  # arguments that have not begun may still arrive
            judged = finish_calls((raw,), was_cut=False, at_limit=at_limit)
            if not (judged.valid or is_whole):
                self._not_whole = as_it_is
                break
            self._sent = place + 1
            if judged.valid:
                call: ToolCall | InvalidToolCall = ToolCall.from_dict(judged.valid[0])
            else:
                call = InvalidToolCall.from_dict(judged.invalid[0])
            wire = write_call(call, self._names, f"/message/tool_calls/{place}", self._losses)
            if wire is not None:
                parts.append(wire)
                if self._order.is_late("call", raw.part_index) and not self._has_other:
                    self._losses.lose("part_order", "/message/tool_calls", "sent where it comes")
        if parts:
            self._has_calls = True
            self._piece, self._plain = None, ""
            if self._has_other:
                self._losses.lose("call_order", "/message/tool_calls", "sent after what came meanwhile")
                self._has_other = False
            self._out.append(self._event(parts))

    # The end

    def _finish(self, chunk: StreamingChunk, reason: str) -> None:
        calls = self._calls.calls
        for call in calls[self._sent :] if reason not in ENDED else ():
            if not call.is_complete and (not call.says_anything or (reason in CUT and call is calls[-1])):
                call.invalid = "truncated"
        self._send_whole_calls(is_end=True, at_limit=reason == "length")
        content: CandidateContent = {"parts": [{"text": ""}], "role": "model"}
        add(content, object_of(self._extras.get("message")))
        body = end_body(
            content,
            chunk,
            self._extras,
            self._identity,
            self._counted,
            self._losses,
            has_calls=self._has_calls,
            is_empty=not self._has_parts,
        )
        self._out.append(self._document(body))
