"""Base class of encoders for streams of blocks, one open at a time: texts, thoughts, parts and calls.

Content that must come after an open call is held until the call is over; the order is preserved. A call gets its place
when its name comes. A dialect writes content other than calls, and begins, extends and ends the blocks of calls.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import deque
from typing import Any, Final

from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCallDelta

from turnwire.codecs.losses import DialectLosses
from turnwire.codecs.streams.answer_encoder import AnswerEncoder
from turnwire.codecs.streams.call_sequence import OpenCall
from turnwire.codecs.values.provider_options import OUR_NOTES
from turnwire.core.calls import RawCall

_SAID: Final = {"text", "thinking", "signature", "refusal", "parts"}


class BlockEncoder(AnswerEncoder):
    """Encodes one stream as blocks."""

    _losses: DialectLosses

    def __init__(self, **known: Any) -> None:
        super().__init__(**known)
        self._open: OpenCall | None = None
        self._held: deque[StreamingChunk | RawCall] = deque()
        self._in_line: set[RawCall] = set()
        self._begun: set[RawCall] = set()
        self._rejected: dict[RawCall, int] = {}  # each with its number

    def _write(self, chunk: StreamingChunk) -> None:
        if not _SAID.isdisjoint(chunk.__pydantic_fields_set__):
            self._after_call(chunk)
        for delta in chunk.tool_call_deltas or ():
            self._take_call(self._calls.add(delta), delta)

    def _after_call(self, item: StreamingChunk | RawCall) -> None:
        """Write something now, or when the open call is over."""
        self._held.append(item)
        self._write_held()

    def _write_held(self, *, is_last: bool = False) -> None:
        """Write held content, as far as the open call allows."""
        while self._held and (is_last or self._open is None or self._open.is_over):
            self._close_call()
            item = self._held.popleft()
            if isinstance(item, RawCall):
                self._open = OpenCall(item)
                self._begun.add(item)
                self._begin_call(item)
            else:
                self._say(item)

    def _close_call(self) -> None:
        """End the open call, if there is one."""
        if self._open is not None:
            self._end_call(self._open.call)
            self._open = None

    def _take_call(self, call: RawCall, delta: ToolCallDelta) -> None:
        """Write a piece of a call, which has already recorded it."""
        if call.invalid == "server_rejected" and call not in self._in_line:
            place = self._rejected.setdefault(call, len(self._rejected))
            self._losses.lose("rejected_call", f"/message/invalid_tool_calls/{place}")
            return
        if delta.extras and not delta.extras.keys() <= OUR_NOTES:
            self._losses.lose("answer_part", "/message/tool_calls", detail="extras")
        if self._open is not None and call is self._open.call:
            self._extend_call(call, delta)
            self._write_held()
        elif call in self._begun:
            self._add_late(call, delta)
        elif call not in self._in_line and call.name:
            self._in_line.add(call)
            self._after_call(call)

    def _must_not_run(self, call: RawCall) -> bool:
        return call.invalid is not None and call in self._begun

    def _write_rest(self) -> None:
        """Write what is still held, and calls that never got a name."""
        taken = self._in_line.union(self._rejected)
        self._held += (call for call in self._calls.arrived if call not in taken)
        self._write_held(is_last=True)

    # Written by the dialect

    @abstractmethod
    def _say(self, chunk: StreamingChunk) -> None:
        """Write everything in a chunk but calls."""

    @abstractmethod
    def _begin_call(self, call: RawCall) -> None:
        """Begin the block of a call, with what has come of it."""

    @abstractmethod
    def _extend_call(self, call: RawCall, delta: ToolCallDelta) -> None:
        """Write the part of the open call that a piece adds."""

    @abstractmethod
    def _end_call(self, call: RawCall) -> None:
        """End the block of the open call."""

    @abstractmethod
    def _add_late(self, call: RawCall, delta: ToolCallDelta) -> None:
        """Add a piece of a call whose block has ended."""
