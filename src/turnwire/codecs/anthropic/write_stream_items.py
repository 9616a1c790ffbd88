"""The blocks of a streamed answer for clients, of which one is open at a time; each call has one of its own.

In: pieces of texts and thoughts, parts that are whole, and deltas of any calls. Out: bytes of events, from
`content_block_start` to `content_block_stop`. A block opens when its first piece comes and closes when another begins;
the bytes around a piece are made once for its block. What comes too late for the start of its block is a loss.

The blocks of calls stand in the order in which they came: what has to stand behind the open call is held until its JSON
is whole, and a call is passed over until its name is known.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final, cast

from turnwire_schema.v1.tool import ToolCallDelta

from turnwire.codecs.anthropic.ids import WireIds, original_id
from turnwire.codecs.anthropic.losses import AnthropicLosses
from turnwire.codecs.base import Fill
from turnwire.codecs.own_options import OUR_NOTES, own_of
from turnwire.codecs.wire_values import listed_of, object_of
from turnwire.codecs.wirejson import dump_wire_json
from turnwire.core.calls import RawCall
from turnwire.core.growing_name import GrowingName
from turnwire.core.ids import mint_tool_call_id
from turnwire.core.json_scan import JsonScan

if TYPE_CHECKING:
    from turnwire_schema.wire import anthropic as api

_HEAD: Final = b'event: content_block_delta\ndata: {"type":"content_block_delta","index":%d,"delta":{"type":%b:'
_TAIL: Final = b"}}\n\n"


class StreamBlocks:
    """Writes the blocks of one stream. Not thread-safe."""

    __slots__ = ("_bytes", "_closed", "_fill", "_losses", "_told", "call", "head", "index", "kind", "number")

    def __init__(self, losses: AnthropicLosses, fill: Fill, out: list[bytes]) -> None:
        self._losses = losses
        self._fill = fill
        self._bytes = out
        self._closed: set[tuple[str, int]] = set()
        self._told: Mapping[str, object] = {}  # the start of the open block
        self.index = -1
        self.kind = ""
        """Of the open block; empty where none is open."""
        self.number: int | None = None
        """Of the part in the open block."""
        self.head = b""
        """Of the next delta of the open block."""
        self.call: OutgoingCall | None = None
        """The call in the open block."""

    def event(self, event: api.MessageStreamEvent) -> None:
        """Write one event."""
        name = event["type"]
        self._bytes.append(b"event: %b\ndata: %b\n\n" % (name.encode(), dump_wire_json(self._fill(name, event))))

    def piece(self, text: str) -> bytes:
        """The event of a piece that goes on in the open block."""
        return self.head + dump_wire_json(text) + _TAIL

    def add(self, text: str) -> None:
        """Write a piece that goes on in the open block."""
        if text:
            self._bytes.append(self.piece(text))

    def open(self, kind: str, number: int | None, block: api.StartBlock, delta: bytes) -> None:
        """Begin a block; `delta` are the type and the field of its pieces."""
        self.close()
        self.index += 1
        self.kind, self.number, self._told = kind, number, object_of(block)
        self.head = _HEAD % (self.index, delta)
        self.event({"type": "content_block_start", "index": self.index, "content_block": block})

    def close(self) -> None:
        """End the open block, if there is one."""
        if not self.kind:
            return
        if self.number is not None:
            self._closed.add((self.kind, self.number))
        if self.call is not None:
            self.call.is_open, self.call.is_closed = False, True
            self.call = None
        self.kind, self.number = "", None
        self.event({"type": "content_block_stop", "index": self.index})

    def note_late(self, options: Mapping[str, object], told: Mapping[str, object], at: str) -> None:
        """Note what the start of a block should have said."""
        late = [name for name, value in options.items() if name not in told or told[name] != value]
        if late:
            self._losses.lose("part_order", at, detail=", ".join(sorted(late)))

    def _delta(self, delta: api.ContentDelta) -> None:
        self.event({"type": "content_block_delta", "index": self.index, "delta": delta})

    def _goes_on(self, kind: str, number: int | None, options: Mapping[str, object]) -> bool:
        """Whether a piece with this number goes on in the open block, whose start should have said its options."""
        if self.kind == kind and (number is None or self.number is None or number == self.number):
            self.number = self.number if number is None else number
            self.note_late(options, self._told, "/provider_options")
            return True
        return False

    def _reopen(self, kind: str, number: int | None, block: api.StartBlock, delta: bytes) -> None:
        """Begin the block of a part, which may have had one before."""
        self.close()
        if number is not None and (kind, number) in self._closed:
            self._losses.lose("part_order", "/part_index", "goes on in a new block")
        self.open(kind, number, block, delta)

    def text(self, text: str, number: int | None, options: Mapping[str, object]) -> None:
        """A piece of a text, and what of this wire's own stands beside it."""
        citations = listed_of(options.get("citations"))
        rest = {key: value for key, value in options.items() if key != "citations"}
        if not self._goes_on("text", number, rest):
            block: api.TextBlock = {"type": "text", "text": ""}
            if citations:
                block["citations"] = []
            self._reopen("text", number, cast("api.StartBlock", {**block, **rest}), b'"text_delta","text"')
        self.add(text)
        for each in citations:
            self._delta({"type": "citations_delta", "citation": each})

    def thinking(
        self, text: str, signature: str | None, number: int | None, options: Mapping[str, object], *, is_own: bool
    ) -> None:
        """A piece of thoughts, or their signature; `is_own`: they are this dialect's."""
        if signature is not None and not is_own:
            self._losses.lose("thinking_foreign", "/signature", "sent without the signature")
            signature = None
        says_nothing = not text and signature is None and not options
        if says_nothing and number is None:
            return
        if not self._goes_on("thinking", number, options):
            if not text and number is not None and ("thinking", number) in self._closed:
                if signature is not None:
                    self._losses.lose("part_order", "/signature")
                if options:
                    self._losses.lose("part_order", "/provider_options", detail=", ".join(sorted(options)))
                return
            if says_nothing and not is_own:
                return
            block: api.StartBlock = {"type": "thinking", "thinking": "", "signature": ""}
            self._reopen(
                "thinking", number, cast("api.StartBlock", {**block, **options}), b'"thinking_delta","thinking"'
            )
        self.add(text)
        if signature is not None:
            self._delta({"type": "signature_delta", "signature": signature})

    def whole(self, block: api.StartBlock) -> None:
        """A block of its own: in its start, but for what clients take from deltas only."""
        self.close()
        said = object_of(block)
        if said.get("type") == "text" and isinstance(text := said.get("text"), str):
            self.text(text, None, {key: value for key, value in said.items() if key not in ("type", "text")})
        else:
            self._whole_block(block)
        self.close()

    def _whole_block(self, block: api.StartBlock) -> None:
        begun = dict(block.items())
        deltas: list[api.ContentDelta] = []
        if isinstance(given := begun.get("input"), dict) and given:
            deltas.append({"type": "input_json_delta", "partial_json": dump_wire_json(given).decode()})
            begun["input"] = {}
        if begun.get("type") == "thinking":
            if text := begun["thinking"]:
                deltas.append({"type": "thinking_delta", "thinking": cast("str", text)})
            if signature := begun["signature"]:
                deltas.append({"type": "signature_delta", "signature": cast("str", signature)})
            begun |= {"thinking": "", "signature": ""}
        self.open("whole", None, cast("api.StartBlock", begun), b'""')  # the same block, but for its pieces
        for delta in deltas:
            self._delta(delta)


@dataclass(slots=True, eq=False)
class OutgoingCall:
    """One call on its way out."""

    position: int
    turn: int = -1
    id: str | None = None
    name: GrowingName = field(default_factory=GrowingName)
    options: dict[str, object] = field(default_factory=dict)
    pieces: list[str] = field(default_factory=list)
    waiting: list[str] = field(default_factory=list)
    scan: JsonScan = field(default_factory=JsonScan)
    is_complete: bool = False
    is_open: bool = False
    is_closed: bool = False
    is_held: bool = False
    passed_at: int | None = None
    """The block that was open or last when this call was passed over for want of a name."""

    @property
    def may_close(self) -> bool:
        """Whether nothing of it is missing."""
        return self.is_complete or self.scan.is_complete(self.pieces)


class StreamCalls:
    """Writes the calls of one stream, and holds what stands behind them. Not thread-safe."""

    def __init__(self, blocks: StreamBlocks, losses: AnthropicLosses, names: Mapping[str, str]) -> None:
        self._blocks = blocks
        self._losses = losses
        self._names = names
        self._ids = WireIds()
        self.answer_id = ""
        """What ids for calls without one are made from."""
        self._calls: dict[int, OutgoingCall] = {}
        self._marked: set[int] = set()  # calls that cannot run
        self._held: deque[Callable[[], None] | OutgoingCall] = deque()
        self._passed: dict[int, OutgoingCall] = {}  # held calls whose turn came before their name, in that order
        self._named: list[tuple[int, OutgoingCall]] = []  # those of them that have a name now: a heap by that order
        self._turns = 0

    def __bool__(self) -> bool:
        """Whether any call came."""
        return bool(self._calls)

    @property
    def waits(self) -> bool:
        """Whether anything is held."""
        return bool(self._held or self._passed or self._named)

    def goes_on(self, index: int, piece: str) -> bool:
        """Take a further piece of the open call, where nothing waits for its end; whether it is one."""
        call = self._blocks.call
        if call is None or self.waits or self._calls.get(index) is not call:
            return False
        call.pieces.append(piece)
        return True

    def after(self, write: Callable[[], None]) -> None:
        """Write something that is not a call: now, or after the open call where that is not whole."""
        self._close_whole()
        if self._blocks.call is None:
            write()
        else:
            self._held.append(write)

    def add(self, delta: ToolCallDelta) -> None:
        """A piece of a call."""
        if delta.invalid == "server_rejected":
            self._losses.lose("rejected_call", "/tool_call_deltas")
            return
        call = self._calls.get(delta.index)
        if call is None or (call.is_closed and delta.id is not None and delta.id != call.id):
            call = self._calls[delta.index] = OutgoingCall(delta.index)
        options = own_of(delta.provider_options, self._losses.variant)
        if delta.invalid is not None:
            self._marked.add(delta.index)
        if delta.extras and not delta.extras.keys() <= OUR_NOTES:
            self._losses.lose("answer_part", "/message/tool_calls", detail="extras")
        if call.is_open or call.is_closed:
            self._blocks.note_late(options, call.options, "/message/tool_calls")
        piece = delta.arguments or ""
        if call.is_closed:
            if piece.strip():
                self._losses.lose("late_arguments", "/tool_call_deltas")
            return
        if piece:
            call.pieces.append(piece)
        call.is_complete = call.is_complete or bool(delta.is_complete)
        if call.is_open:
            self._blocks.add(piece)
            if self.waits:
                self._close_whole()
            return
        call.id = delta.id or call.id
        if delta.name is not None:
            call.name.add(delta.name)
        call.options |= options
        if piece:
            call.waiting.append(piece)
        self._queue(call)

    def _close_whole(self) -> None:
        """Let out what waits for the end of the open call, where that is whole."""
        if self._blocks.call is not None and self._blocks.call.may_close:
            self._blocks.close()
            self.drain()

    def _queue(self, call: OutgoingCall) -> None:
        """Begin a call, or hold it until the open one is whole and its own name is known."""
        if not call.is_held:
            call.is_held = True
            self._held.append(call)
        elif call.name and call.position in self._passed:
            del self._passed[call.position]
            heappush(self._named, (call.turn, call))
        if self._blocks.call is None:
            self.drain()
        else:
            self._close_whole()

    def _begin(self, call: OutgoingCall) -> None:
        """Open the block of a call and write what has come of it."""
        blocks = self._blocks
        blocks.close()
        if call.id is None:
            call.id = mint_tool_call_id(self.answer_id, call.position, call.name.text)
        if call.passed_at is not None and call.passed_at < blocks.index:
            self._losses.lose("part_order", "/tool_call_deltas", "stands behind what came before its name")
        name = call.name.text or ""
        call_id = self._ids.of_call(call.id)
        if original_id(call_id) != call.id:
            self._losses.lose("call_id", "/message/tool_calls", "rewritten")
        block: api.StartToolUseBlock = {
            "type": "tool_use",
            "id": call_id,
            "name": self._names.get(name, name),
            "input": {},
        }
        own = cast("api.StartToolUseBlock", {**block, **call.options})  # fields that only servers know
        blocks.open("call", None, own, b'"input_json_delta","partial_json"')
        blocks.call = call
        call.is_open, call.is_held = True, False
        blocks.add("".join(call.waiting))
        call.waiting = []

    def drain(self, *, is_last: bool = False) -> None:
        """Write what was held, in the order in which it came, as far as the grammar lets it out."""
        if is_last:
            for passed in self._passed.values():
                heappush(self._named, (passed.turn, passed))
            self._passed = {}
        while self._named or self._held:
            call = self._blocks.call
            if call is not None and not is_last and not call.may_close:
                return
            item = heappop(self._named)[1] if self._named else self._held.popleft()
            if not isinstance(item, OutgoingCall):
                if call is not None:
                    self._blocks.close()
                item()
            elif item.name or is_last:
                self._begin(item)
            else:
                item.passed_at = self._blocks.index if item.passed_at is None else item.passed_at
                item.turn, self._turns = self._turns, self._turns + 1
                self._passed[item.position] = item

    def marked(self, *, was_cut: bool) -> Iterator[RawCall]:
        """The calls that must not run, but for the last one of an answer that was cut."""
        last = max(self._calls, default=-1) if was_cut else -1
        for index in self._marked:
            if index != last and (call := self._calls.get(index)) is not None:
                yield RawCall(id=call.id, name=call.name.text, pieces=call.pieces)

    def finish(self) -> None:
        """Write everything that is held."""
        self._blocks.close()
        self.drain(is_last=True)
        self._blocks.close()
