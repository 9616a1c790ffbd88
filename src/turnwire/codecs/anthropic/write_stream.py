"""Streamed answers, canonical → wire, for clients.

In: canonical chunks of any origin. Out: bytes of server-sent events in this wire's grammar: one `message_start`, blocks
that never overlap, one `message_delta` with the usage, `message_stop`. A block opens when its first piece comes and
closes when another begins. Text and thoughts go out at once; only what would have to stand inside an open call is held:
pieces of other calls, until the JSON of the open one is whole. A stream without its complete chunk has no
`message_stop`, so that the client sees the break; an error is an `error` event.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from heapq import heappop, heappush
from typing import Any, Final

from turnwire_schema.v1.content import ForeignPart, RefusalPart, TextPart, ThinkingPart
from turnwire_schema.v1.error import ErrorInfo, Loss
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCallDelta
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.anthropic.ids import WireIds
from turnwire.codecs.anthropic.losses import AnthropicLosses
from turnwire.codecs.anthropic.stream_calls import OutgoingCall
from turnwire.codecs.anthropic.tables import DIALECT, is_own_word
from turnwire.codecs.anthropic.usage import write_usage
from turnwire.codecs.anthropic.variants import AnthropicVariant
from turnwire.codecs.anthropic.write_errors import error_body
from turnwire.codecs.anthropic.write_response import THE_ANSWER, stop_reason, thinking_block
from turnwire.codecs.base import Fill, StreamEncoder, as_it_is
from turnwire.codecs.own_options import OUR_NOTES, merge_own, own_of
from turnwire.codecs.wire_values import listed_of
from turnwire.codecs.wirejson import dump_wire_json
from turnwire.core.accumulate import MESSAGE_EXTRAS
from turnwire.core.finish import CUT
from turnwire.core.ids import mint_tool_call_id
from turnwire.core.tool_names import client_names

_ONLY_TEXT: Final = {"text"}
_NUMBERED_TEXT: Final = {"text", "part_index"}
_ONLY_CALLS: Final = {"tool_call_deltas"}
_ONLY_ARGUMENTS: Final = {"index", "arguments"}
_TAIL: Final = b"}}\n\n"
_DELTA_KEYS: Final = ("stop_sequence", "stop_details", "container")
_STOP: Final = b'event: message_stop\ndata: {"type":"message_stop"}\n\n'


def _event(name: str, data: Mapping[str, Any]) -> bytes:
    return b"event: %b\ndata: %b\n\n" % (name.encode(), dump_wire_json({"type": name, **data}))


class AnthropicStreamEncoder(StreamEncoder):
    """Encodes one stream of message events."""

    def __init__(
        self,
        variant: AnthropicVariant,
        *,
        model: str,
        response_id: str,
        request: ChatRequest | None = None,
        fill: Fill = as_it_is,
    ) -> None:
        self._fill = fill
        self._variant = variant
        self._model = model
        self._id = response_id
        self._request = request
        self._names = client_names(request)
        self._ids = WireIds()
        self._losses = AnthropicLosses()
        self._noted: set[tuple[str, str]] = set()
        self._usage: UsageInfo | None = None
        self._is_started = False
        self._is_finished = False
        self._is_closed = False
        self._index = -1
        self._kind = ""  # of the open block
        self._number: int | None = None  # of the part in the open block
        self._told: Mapping[str, Any] = {}  # the start of the open block
        self._extras: dict[str, Any] = {}
        self._head = b""  # of the next delta of the open block
        self._closed: set[tuple[str, int]] = set()
        self._own_thinking: set[int | None] = set()
        self._calls: dict[int, OutgoingCall] = {}
        self._marked: set[int] = set()  # calls that cannot run
        self._open_call: OutgoingCall | None = None
        self._held: deque[Callable[[list[bytes]], None] | OutgoingCall] = deque()
        self._passed: dict[int, OutgoingCall] = {}  # held calls whose turn came before their name, in that order
        self._named: list[tuple[int, OutgoingCall]] = []  # those of them that have a name now: a heap by that order
        self._turns = 0

    @property
    def losses(self) -> tuple[Loss, ...]:
        """Everything that could not be said so far."""
        return tuple(self._losses.losses)

    def feed(self, chunk: StreamingChunk) -> bytes:
        """See `StreamEncoder.feed`."""
        given = chunk.__pydantic_fields_set__
        if self._kind == "text":
            if given == _ONLY_TEXT or (given == _NUMBERED_TEXT and chunk.part_index == self._number):
                text = chunk.text
                return self._head + dump_wire_json(text) + _TAIL if text else b""
        elif self._open_call is not None and given == _ONLY_CALLS:
            plain = self._plain_arguments(chunk)
            if plain is not None:
                return plain
        return self._feed(chunk)

    def _plain_arguments(self, chunk: StreamingChunk) -> bytes | None:
        """The bytes of a further piece for the open call, where the chunk is nothing else."""
        deltas = chunk.tool_call_deltas
        if self._waits or deltas is None or len(deltas) != 1:
            return None
        delta = deltas[0]
        call = self._open_call
        if delta.__pydantic_fields_set__ != _ONLY_ARGUMENTS or self._calls.get(delta.index) is not call:
            return None
        piece = delta.arguments
        if not piece or call is None:
            return b""
        call.pieces.append(piece)
        return self._head + dump_wire_json(piece) + _TAIL

    def _feed(self, chunk: StreamingChunk) -> bytes:
        if self._is_finished:
            return b""
        out: list[bytes] = []
        if chunk.usage is not None:
            self._usage = chunk.usage
        if chunk.created is not None:
            self._lose("created", "/created")
        if chunk.extras:
            self._extras |= chunk.extras
        if not self._is_started:
            self._start(chunk, out)
        options = own_of(chunk.provider_options, self._variant)
        number = chunk.part_index
        if chunk.thinking is not None or chunk.signature is not None:
            if chunk.thinking_origin is not None and chunk.thinking_origin.dialect == DIALECT:
                self._own_thinking.add(number)
            thinking, signature = chunk.thinking or "", chunk.signature
            self._say(lambda to: self._thinking(thinking, signature, number, options, to), out)
        if chunk.text is not None and (chunk.text or options):
            text = chunk.text
            self._say(lambda to: self._text(text, number, options, to), out)
        if chunk.refusal:
            self._lose("refusal", "/refusal", "sent as a text")
            refusal = chunk.refusal
            self._say(lambda to: self._text(refusal, number, {}, to), out)
        for part in chunk.parts or ():
            self._part(part, number, out)
        for delta in chunk.tool_call_deltas or ():
            self._call_delta(delta, out)
        if chunk.is_complete:
            self._finish(chunk, out)
        return b"".join(out)

    def close(self, error: ErrorInfo | None = None) -> bytes:
        """See `StreamEncoder.close`."""
        if self._is_closed or self._is_finished:
            return b""
        self._is_closed = True
        if error is None:
            return b""
        return b"event: error\ndata: %b\n\n" % dump_wire_json(error_body(error))

    # The frame

    def _start(self, chunk: StreamingChunk, out: list[bytes]) -> None:
        self._is_started = True
        if chunk.id:
            self._id = chunk.id
        if chunk.model:
            self._model = chunk.model
        if not self._id or not self._model:
            self._lose("identity", "", "written empty")
        usage: dict[str, Any] = {"input_tokens": 0, "output_tokens": 0}
        if chunk.usage is not None:
            usage |= write_usage(chunk.usage, AnthropicLosses(), is_own=not chunk.is_complete)
        message: dict[str, Any] = {
            "id": self._id,
            "type": "message",
            "role": "assistant",
            "model": self._model,
            "content": [],
            "stop_reason": None,
            "stop_sequence": None,
            "usage": usage,
        }
        out.append(self._filled("message_start", {"message": message}))

    def _filled(self, name: str, data: Mapping[str, Any]) -> bytes:
        return _event(name, self._fill(name, data))

    def _finish(self, chunk: StreamingChunk, out: list[bytes]) -> None:
        self._close_block(out)
        self._drain(out, is_last=True)
        self._close_block(out)
        is_own = is_own_word(chunk.raw_finish_reason)
        word = stop_reason(chunk.finish_reason or "other", chunk.raw_finish_reason, self._losses, self._request)
        delta: dict[str, Any] = {"stop_reason": word, "stop_sequence": None}
        self._note_marks(chunk.finish_reason in CUT)
        usage = write_usage(self._usage or UsageInfo(), self._losses, is_own=is_own)
        more: dict[str, Any] = {}
        extras = self._extras
        if extras.pop(MESSAGE_EXTRAS, None):
            self._lose("answer_part", "/message/extras", detail="extras")
        if extras and is_own:
            delta |= {key: extras[key] for key in _DELTA_KEYS if key in extras}
            more = {key: value for key, value in extras.items() if key not in _DELTA_KEYS and key not in THE_ANSWER}
        elif extras:
            self._lose("answer_detail", "/extras", detail=", ".join(sorted(extras)))
        out.append(self._filled("message_delta", {"delta": delta, "usage": usage, **more}))
        out.append(_STOP)
        self._is_finished = True

    def _note_marks(self, was_cut: bool) -> None:
        """Tell that calls cannot be marked as invalid; the last one of an answer that was cut is taken for one."""
        if self._marked - ({max(self._calls)} if was_cut and self._calls else set()):
            self._lose("invalid_call_mark", "/message/tool_calls", "sent like any other call")

    # Blocks

    def _open(self, kind: str, number: int | None, block: Mapping[str, Any], delta: bytes, out: list[bytes]) -> None:
        self._index += 1
        self._kind = kind
        self._number = number
        self._told = block
        head = b'event: content_block_delta\ndata: {"type":"content_block_delta","index":%d,"delta":{"type":%b:'
        self._head = head % (self._index, delta)
        out.append(self._filled("content_block_start", {"index": self._index, "content_block": block}))

    def _close_block(self, out: list[bytes]) -> None:
        if not self._kind:
            return
        if self._number is not None:
            self._closed.add((self._kind, self._number))
        if self._open_call is not None:
            self._open_call.is_open = False
            self._open_call.is_closed = True
            self._open_call = None
        self._kind, self._number = "", None
        out.append(_event("content_block_stop", {"index": self._index}))

    def _is_open(self, kind: str, number: int | None) -> bool:
        """Whether a piece with this number goes on in the open block."""
        if self._kind != kind:
            return False
        if number is None or self._number is None or number == self._number:
            if number is not None:
                self._number = number
            return True
        return False

    def _delta(self, delta: Mapping[str, Any]) -> bytes:
        return _event("content_block_delta", {"index": self._index, "delta": delta})

    def _say(self, write: Callable[[list[bytes]], None], out: list[bytes]) -> None:
        """Write something that is not a call: now, or after the open call where that is not whole."""
        call = self._open_call
        if call is not None:
            if not call.may_close:
                self._held.append(write)
                return
            self._close_block(out)
            self._drain(out)
            if self._open_call is not None:
                self._held.append(write)
                return
        write(out)

    def _text(self, text: str, number: int | None, options: Mapping[str, Any], out: list[bytes]) -> None:
        citations = listed_of(options.get("citations"))
        rest = {key: value for key, value in options.items() if key != "citations"}
        if not self._is_open("text", number):
            self._close_block(out)
            self._note_reopened("text", number)
            block = {"type": "text", "text": "", **({"citations": []} if citations else {}), **rest}
            self._open("text", number, block, b'"text_delta","text"', out)
        else:
            self._note_late(rest, self._told)
        if text:
            out.append(self._head + dump_wire_json(text) + _TAIL)
        out.extend(self._delta({"type": "citations_delta", "citation": each}) for each in citations)

    def _thinking(
        self, text: str, signature: str | None, number: int | None, options: Mapping[str, Any], out: list[bytes]
    ) -> None:
        is_own = number in self._own_thinking
        if signature is not None and not is_own:
            self._lose("thinking_foreign", "/signature", "sent without the signature")
            signature = None
        if not text and signature is None and number is None and not options:
            return
        if not self._is_open("thinking", number):
            if not text and number is not None and ("thinking", number) in self._closed:
                if signature is not None:
                    self._lose("part_order", "/signature")
                if options:
                    self._lose("part_order", "/provider_options", detail=", ".join(sorted(options)))
                return
            if not text and signature is None and not is_own and not options:
                return
            self._close_block(out)
            self._note_reopened("thinking", number)
            block = {"type": "thinking", "thinking": "", "signature": "", **options}
            self._open("thinking", number, block, b'"thinking_delta","thinking"', out)
        else:
            self._note_late(options, self._told)
        if text:
            out.append(self._head + dump_wire_json(text) + _TAIL)
        if signature is not None:
            out.append(self._delta({"type": "signature_delta", "signature": signature}))

    def _note_late(self, options: Mapping[str, Any], told: Mapping[str, Any], at: str = "/provider_options") -> None:
        """Note what the start of a block should have said."""
        late = [name for name, value in options.items() if name not in told or told[name] != value]
        if late:
            self._lose("part_order", at, detail=", ".join(sorted(late)))

    def _note_reopened(self, kind: str, number: int | None) -> None:
        if number is not None and (kind, number) in self._closed:
            self._lose("part_order", "/part_index", "goes on in a new block")

    def _part(self, part: Any, number: int | None, out: list[bytes]) -> None:
        match part:
            case TextPart():
                options = own_of(part.provider_options, self._variant)
                if part.text or options:
                    self._say(lambda to: self._whole_text(part.text, options, to), out)
            case RefusalPart():
                self._lose("refusal", "/parts", "sent as a text")
                if part.text:
                    self._say(lambda to: self._whole_text(part.text, {}, to), out)
            case ThinkingPart():
                block = thinking_block(part, "/parts", self._losses)
                if block is not None:
                    merge_own(block, part.provider_options, self._variant)
                    self._say(lambda to: self._block(block, to), out)
            case ForeignPart() if part.dialect == DIALECT:
                data = dict(part.data)
                self._say(lambda to: self._block(data, to), out)
            case ForeignPart():
                self._lose("foreign_part", "/parts")
            case _:
                self._lose("answer_part", "/parts", detail=part.type)

    def _whole_text(self, text: str, options: Mapping[str, Any], out: list[bytes]) -> None:
        self._close_block(out)
        self._text(text, None, options, out)
        self._close_block(out)

    def _block(self, block: dict[str, Any], out: list[bytes]) -> None:
        """A block that is whole: in its start, but for what clients take from deltas only."""
        self._close_block(out)
        deltas: list[dict[str, Any]] = []
        if isinstance(block.get("input"), Mapping) and block["input"]:
            deltas.append({"type": "input_json_delta", "partial_json": dump_wire_json(block["input"]).decode()})
            block = {**block, "input": {}}
        if block.get("type") == "thinking":
            deltas += [
                {"type": f"{name}_delta", key: block[key]}
                for name, key in (("thinking", "thinking"), ("signature", "signature"))
                if block[key]
            ]
            block = {**block, "thinking": "", "signature": ""}
        self._open("whole", None, block, b'""', out)
        out.extend(self._delta(delta) for delta in deltas)
        self._close_block(out)

    # Calls

    def _call_delta(self, delta: ToolCallDelta, out: list[bytes]) -> None:
        if delta.invalid == "server_rejected":
            self._lose("rejected_call", "/tool_call_deltas")
            return
        call = self._calls.get(delta.index)
        if call is None or (call.is_closed and delta.id is not None and delta.id != call.id):
            call = self._calls[delta.index] = OutgoingCall(delta.index)
        options = own_of(delta.provider_options, self._variant)
        self._note_unsaid(call, delta, options)
        piece = delta.arguments or ""
        if call.is_closed:
            if piece.strip():
                self._lose("late_arguments", "/tool_call_deltas")
            return
        if piece:
            call.pieces.append(piece)
        call.is_complete = call.is_complete or bool(delta.is_complete)
        if call.is_open:
            if piece:
                out.append(self._head + dump_wire_json(piece) + _TAIL)
            self._close_whole(out)
            return
        call.id = delta.id or call.id
        if delta.name is not None:
            call.name.add(delta.name)
        call.options |= options
        if piece:
            call.waiting.append(piece)
        self._queue(call, out)

    def _note_unsaid(self, call: OutgoingCall, delta: ToolCallDelta, options: Mapping[str, Any]) -> None:
        if delta.invalid is not None:
            self._marked.add(delta.index)
        if delta.extras and not delta.extras.keys() <= OUR_NOTES:
            self._lose("answer_part", "/message/tool_calls", detail="extras")
        if call.is_open or call.is_closed:
            self._note_late(options, call.options, "/message/tool_calls")

    def _close_whole(self, out: list[bytes]) -> None:
        """Let out what waits for the end of the open call, where that is whole."""
        if self._waits and self._open_call is not None and self._open_call.may_close:
            self._close_block(out)
            self._drain(out)

    def _queue(self, call: OutgoingCall, out: list[bytes]) -> None:
        """Begin a call, or hold it until the open one is whole and its own name is known."""
        if not call.is_held:
            call.is_held = True
            self._held.append(call)
        elif call.name and call.position in self._passed:
            del self._passed[call.position]
            heappush(self._named, (call.turn, call))
        if self._open_call is None:
            self._drain(out)
        else:
            self._close_whole(out)

    def _begin(self, call: OutgoingCall, out: list[bytes]) -> None:
        """Open the block of a call and write what has come of it."""
        self._close_block(out)
        if call.id is None:
            position = call.position
            call.id = mint_tool_call_id(self._id, position, call.name.text)
        if call.passed_at is not None and call.passed_at < self._index:
            self._lose("part_order", "/tool_call_deltas", "stands behind what came before its name")
        name = call.name.text or ""
        call_id = self._ids.of_call(call.id)
        if call_id != call.id:
            self._lose("call_id", "/message/tool_calls", "rewritten")
        block = {"type": "tool_use", "id": call_id, "name": self._names.get(name, name)}
        self._open("call", None, {**block, "input": {}, **call.options}, b'"input_json_delta","partial_json"', out)
        self._open_call = call
        call.is_open, call.is_held = True, False
        if call.waiting:
            out.append(self._head + dump_wire_json("".join(call.waiting)) + _TAIL)
            call.waiting = []

    def _drain(self, out: list[bytes], *, is_last: bool = False) -> None:
        """Write what was held, in the order in which it came, as far as the grammar lets it out."""
        if is_last:
            for passed in self._passed.values():
                heappush(self._named, (passed.turn, passed))
            self._passed = {}
        while self._named or self._held:
            call = self._open_call
            if call is not None and not is_last and not call.may_close:
                return
            item = heappop(self._named)[1] if self._named else self._held.popleft()
            if isinstance(item, OutgoingCall):
                if not item.name and not is_last:
                    item.passed_at = self._index if item.passed_at is None else item.passed_at
                    item.turn, self._turns = self._turns, self._turns + 1
                    self._passed[item.position] = item
                    continue
                self._begin(item, out)
            else:
                if call is not None:
                    self._close_block(out)
                item(out)

    @property
    def _waits(self) -> bool:
        """Whether anything is held."""
        return bool(self._held or self._passed or self._named)

    def _lose(self, name: str, at: str, done: str = "left out", *, detail: str = "") -> None:
        """Note a loss once; a stream would repeat it with every piece."""
        if (name, at) not in self._noted:
            self._noted.add((name, at))
            self._losses.lose(name, at, done, detail=detail)
