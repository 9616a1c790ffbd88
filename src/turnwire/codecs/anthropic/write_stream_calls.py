"""The calls of a streamed answer for clients: in one block each, which no other block may overlap.

In: deltas of any calls, and everything else of the stream that cannot be written while a call is open. Out: the blocks
of the calls, in the order in which they came: what has to stand behind the open call is held until its JSON is whole,
and a call is passed over until its name is known.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import TYPE_CHECKING, cast

from turnwire_schema.v1.tool import ToolCallDelta

from turnwire.codecs.anthropic.ids import WireIds
from turnwire.codecs.anthropic.variants import AnthropicVariant
from turnwire.codecs.anthropic.write_stream_items import StreamBlocks, StreamLosses
from turnwire.codecs.own_options import OUR_NOTES, own_of
from turnwire.core.growing_name import GrowingName
from turnwire.core.ids import mint_tool_call_id
from turnwire.core.json_scan import JsonScan

if TYPE_CHECKING:
    from turnwire_schema.wire.anthropic import StartToolUseBlock


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

    def __init__(
        self, variant: AnthropicVariant, blocks: StreamBlocks, losses: StreamLosses, names: Mapping[str, str]
    ) -> None:
        self._variant = variant
        self._blocks = blocks
        self._losses = losses
        self._names = names
        self._ids = WireIds()
        self._answer_id = ""
        self._calls: dict[int, OutgoingCall] = {}
        self._marked: set[int] = set()  # calls that cannot run
        self._held: deque[Callable[[], None] | OutgoingCall] = deque()
        self._passed: dict[int, OutgoingCall] = {}  # held calls whose turn came before their name, in that order
        self._named: list[tuple[int, OutgoingCall]] = []  # those of them that have a name now: a heap by that order
        self._turns = 0

    def set_facts(self, answer_id: str) -> None:
        """What ids for calls without one are made from."""
        self._answer_id = answer_id

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
        blocks = self._blocks
        if blocks.call is not None and blocks.call.may_close:
            blocks.close()
            self.drain()
        if blocks.call is None:
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
        options = own_of(delta.provider_options, self._variant)
        self._note_unsaid(call, delta, options)
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
            self._close_whole()
            return
        call.id = delta.id or call.id
        if delta.name is not None:
            call.name.add(delta.name)
        call.options |= options
        if piece:
            call.waiting.append(piece)
        self._queue(call)

    def _note_unsaid(self, call: OutgoingCall, delta: ToolCallDelta, options: Mapping[str, object]) -> None:
        if delta.invalid is not None:
            self._marked.add(delta.index)
        if delta.extras and not delta.extras.keys() <= OUR_NOTES:
            self._losses.lose("answer_part", "/message/tool_calls", detail="extras")
        if call.is_open or call.is_closed:
            self._blocks.note_late(options, call.options, "/message/tool_calls")

    def _close_whole(self) -> None:
        """Let out what waits for the end of the open call, where that is whole."""
        if self.waits and self._blocks.call is not None and self._blocks.call.may_close:
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
            call.id = mint_tool_call_id(self._answer_id, call.position, call.name.text)
        if call.passed_at is not None and call.passed_at < blocks.index:
            self._losses.lose("part_order", "/tool_call_deltas", "stands behind what came before its name")
        name = call.name.text or ""
        call_id = self._ids.of_call(call.id)
        if call_id != call.id:
            self._losses.lose("call_id", "/message/tool_calls", "rewritten")
        block: StartToolUseBlock = {
            "type": "tool_use",
            "id": call_id,
            "name": self._names.get(name, name),
            "input": {},
        }
        own = cast("StartToolUseBlock", {**block, **call.options})  # fields that only servers know
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

    def finish(self, *, was_cut: bool) -> None:
        """Write everything that is held; calls cannot be marked as invalid, but for the last one that was cut."""
        self._blocks.close()
        self.drain(is_last=True)
        self._blocks.close()
        if self._marked - ({max(self._calls)} if was_cut and self._calls else set()):
            self._losses.lose("invalid_call_mark", "/message/tool_calls", "sent like any other call")
