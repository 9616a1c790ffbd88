"""Base class of encoders of streamed answers: identity, data for the end, and exactly one end.

Any chunk may contain the identity, the usage and the extras of the answer; they are collected for the beginning and the
end, where most wires write them. A dialect writes chunks in `_begin`, `_write` and `_finish`, which put bytes into
`_out`. Common pieces are written by the dialect's own `feed`, before this class sees them.

Nothing is written after the end. A stream without its complete chunk gets no end mark, so that the client notices; an
error is written in the dialect's form. Most wires cannot mark a call that must not run, and its pieces are sent before
that is known: if a client would run such a call, the stream ends with an error.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.base import StreamEncoder
from turnwire.core.accumulate import FACTS, merge_extras
from turnwire.core.call_deltas import ToolCallAccumulator
from turnwire.core.calls import RawCall, finish_calls
from turnwire.core.finish import CUT
from turnwire.core.tool_names import client_names

UNCLEAR: Final = ErrorInfo(
    code="ACODE-MDL-008",
    message="the server left open which arguments belong to a tool call; ask again",
    category="tool_use_failed",
    retryable=True,
)


class AnswerEncoder(StreamEncoder):
    """Encodes one stream. `model`, `response_id` and `created` are written if no chunk has others."""

    reports_late: ClassVar[bool] = False
    """Whether an error after the complete chunk is also written."""

    def __init__(
        self, *, model: str = "", response_id: str = "", created: int = 0, request: ChatRequest | None = None
    ) -> None:
        self._model = model
        self._id = response_id
        self._created: int | str = created
        self._has_time = bool(created)
        self._request = request
        self._names = client_names(request)
        self._calls = ToolCallAccumulator()
        self._counted: UsageInfo | None = None
        self._extras: dict[str, Any] = {}
        self._out: list[bytes] = []
        self._is_open = False
        """Whether the stream has begun and not ended: common pieces may be written."""
        self._is_finished = False
        self._is_closed = False

    def feed(self, chunk: StreamingChunk) -> bytes:
        """See `StreamEncoder.feed`."""
        has_facts = not FACTS.isdisjoint(chunk.__pydantic_fields_set__)
        if has_facts or not self._is_open:
            if self._is_finished or self._is_closed:
                return b""
            self._note_facts(chunk)
            if not self._is_open:
                self._is_open = True
                self._begin(chunk)
        self._write(chunk)
        if has_facts and chunk.is_complete:
            self._is_open, self._is_finished = False, True
            reason = chunk.finish_reason or "other"
            calls = self._calls.calls
            if reason in CUT:
                calls = calls[:-1]  # the end of the answer marks the last one
            if any(self._must_not_run(call) and _may_run(call) for call in calls):
                self._is_closed = True
                self._fail(UNCLEAR)
            else:
                self._finish(chunk, reason)
        return self._take()

    def close(self, error: ErrorInfo | None = None) -> bytes:
        """See `StreamEncoder.close`."""
        if self._is_closed:
            return b""
        self._is_open, self._is_closed = False, True
        if error is None and self._is_finished:
            self._mark_end()
        elif error is not None and (self.reports_late or not self._is_finished):
            self._fail(error)
        return self._take()

    def _take(self) -> bytes:
        """Return the bytes written since the last call."""
        out = self._out
        if len(out) == 1:
            return out.pop()
        data = b"".join(out)
        out.clear()
        return data

    # Data in chunks about the whole answer

    def _note_facts(self, chunk: StreamingChunk) -> None:
        if chunk.id is not None or chunk.model is not None or chunk.created is not None:
            self._name(chunk)
        if chunk.usage is not None:
            self._counted = chunk.usage
        if chunk.extras:
            self._keep(chunk.extras)

    def _name(self, chunk: StreamingChunk) -> None:
        """Record the identity and time of the answer."""
        self._id = chunk.id or self._id
        self._model = chunk.model or self._model
        if chunk.created is not None:
            self._take_time(chunk.created)

    def _take_time(self, created: int | str) -> None:
        self._created, self._has_time = created, True

    def _keep(self, extras: Mapping[str, Any]) -> None:
        """Collect extras of the answer for its end."""
        merge_extras(self._extras, extras)

    def _must_not_run(self, call: RawCall) -> bool:
        """Return True if a client has a call that must not run, and no mark for that."""
        return False

    def _unknown(self, *names: str) -> list[str]:
        """Return those of `id`, `created` and `model` that are unknown."""
        told = {"id": self._id, "created": self._has_time, "model": self._model}
        return [name for name in names if not told[name]]

    # Written by the dialect

    def _begin(self, chunk: StreamingChunk) -> None:
        """Write what comes before the first piece, which is in the chunk."""

    @abstractmethod
    def _write(self, chunk: StreamingChunk) -> None:
        """Write the pieces in a chunk."""

    @abstractmethod
    def _finish(self, chunk: StreamingChunk, reason: str) -> None:
        """Write the end of the answer, with the reason from the complete chunk."""

    def _mark_end(self) -> None:
        """Write the end mark of a finished answer's stream."""

    @abstractmethod
    def _fail(self, error: ErrorInfo) -> None:
        """Write an error."""


def _may_run(call: RawCall) -> bool:
    """Return True if a client without such a mark would run a call."""
    told = RawCall(id=call.id, name=call.name, pieces=call.pieces)
    return bool(finish_calls((told,), was_cut=False).valid)
