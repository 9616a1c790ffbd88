"""The ledger executed on streams: chunks through an encoder and a decoder, and the answers held against each other.

A field of a chunk shows in the answer that the chunks add up to. What it adds there comes back, or the encoder reports
a loss that the ledger names for the field, or for the chunk's field that holds it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from turnwire_schema.v1.error import Loss
from turnwire_schema.v1.stream import StreamingChunk

from tests.codecs.coverage.entry import Entry
from tests.codecs.coverage.execute import Judge, found_again, plain, remembered
from tests.codecs.coverage.probes import Case
from tests.codecs.coverage.schemas import Data, Schemas
from turnwire.codecs.codec import Codec
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import ProviderError

_AT_CALL = re.compile(r"/message/tool_calls/[0-9]+(/[a-z_]+)?")
"""A call of a stream, by its place among the calls: which list it will be in is not known while it streams."""

FRAMING: dict[tuple[str, str], str] = {
    ("StreamingChunk", "is_complete"): "ends the stream; test_stream_accumulator has streams without it",
    ("StreamingChunk", "part_index"): "orders the parts; test_call_order has them",
    ("StreamingChunk", "usage"): "the fields of usage have cases of their own",
    ("ToolCallDelta", "index"): "says which call a piece belongs to; test_tool_call_deltas has several at once",
    ("ToolCallDelta", "part_index"): "orders calls among parts; test_call_order has both",
    ("ToolCallDelta", "is_complete"): "ends a call; test_tool_call_deltas has calls with and without it",
}
"""Fields of pieces that order and end, and add nothing to an answer themselves, with the reason."""

_TOLD: Data = {"model": "probe-model", "response_id": "resp_probe", "created": 1_700_000_000}


class StreamTrip(NamedTuple):
    """What a stream became."""

    sent: Data
    data: bytes
    back: Data
    losses: tuple[Loss, ...]
    refused: str = ""


@remembered
def stream_of(document: Data) -> tuple[list[StreamingChunk], Data]:
    """The chunks that every codec writes, and the answer that they add up to."""
    chunks = [StreamingChunk.from_dict(chunk) for chunk in document["chunks"]]
    added = StreamAccumulator()
    for chunk in chunks:
        added.add(chunk)
    return chunks, plain(added.response.to_dict())


class StreamJudge(Judge):
    """One codec's encoder of streams held to its page of the ledger."""

    def __init__(self, codec: Codec, covered: Mapping[str, Mapping[str, Entry]], schemas: Schemas) -> None:
        super().__init__(codec, covered, schemas, "ChatResponse", "answer")
        self._stream = remembered(lambda document: self._run(document, _TOLD))
        self.differs: set[tuple[str, str]] = set()
        """Classes and fields with which chunks added up to another answer than without."""

    def faults(self, case: Case) -> Iterator[str]:
        """What is wrong with one case; nothing where the ledger tells the truth."""
        if case.field == "provider_options" and not self._own(case.value):
            return  # options of another server in a stream: `turnwire.convert` reports them, once for each place
        trip, without = self._stream(case.document), self._stream(case.base)
        rows = self._rows(case)
        named = {loss for row in rows for loss in self._words(*row)[1]}
        for loss in trip.losses:
            self.produced.update((*row, loss.id) for row in rows if loss.id in self._words(*row)[1])
            if loss in without.losses:
                continue
            in_chunk = loss.at.split("/")[-1] in self._schemas.fields(self._schemas.find("StreamingChunk"))
            if self.place_of(loss.at, trip.sent) is None and not _AT_CALL.fullmatch(loss.at) and not in_chunk:
                yield f"{loss.id} at {loss.at}: nothing stands there"
            if loss.id not in named:
                yield f"{loss.id} is not in the ledger for {case.owner} or StreamingChunk{case.pointer}"
        words, allowed = self._words(case.owner, case.field)
        if trip.refused:
            if "broken off" not in words:
                yield f"cannot be read again: {trip.refused}"
            return
        known = _leaves(without.sent)
        added = [each for each in _leaves(trip.sent) if each not in known]
        if case.owner not in ("StreamingChunk", "ToolCallDelta"):  # the other fields of what holds it have their cases
            added = [each for each in added if f"{each[0]}/".rpartition(f"/{case.field}/")[1]]
        missing = [each for each in added if not found_again(*each, trip.back)]
        if added:
            self.differs.add((case.owner, case.field))
        self.seen.setdefault((case.owner, case.field), set()).add("back" if not missing else "lost")
        if not words and not allowed:
            yield "the ledger has no entry"
        if "never sent" in words:
            if trip.data != without.data:
                yield "never sent, but the stream is another than without it"
            return
        is_reported = any(loss.id in named for loss in trip.losses)
        if missing and not is_reported and not self._is_said(words, missing, trip, without):
            yield f"{missing[:2]} did not come back, without a loss"

    @staticmethod
    def _is_said(words: Mapping[str, str], missing: list[tuple[str, Any]], trip: StreamTrip, bare: StreamTrip) -> bool:
        """Whether the ledger's words say why something is not at its place."""
        values = [value for _, value in _leaves(trip.back)]
        if "elsewhere" in words and all(value in values for _, value in missing):
            return True
        if "same as" in words and json.loads(words["same as"].partition(":")[0]) in values:
            return True
        return "unsaid" in words and trip.data == bare.data

    def without_effect(self, cases: Iterable[Case]) -> Iterator[str]:
        """Fields of chunks with which no case added up to another answer: nobody sees whether they come back."""
        tried = {(case.owner, case.field): case.pointer for case in cases}
        for (owner, field), pointer in tried.items():
            if owner in ("StreamingChunk", "ToolCallDelta") and (owner, field) not in self.differs | FRAMING.keys():
                words, _ = self._words(owner, field)
                if "never sent" not in words:
                    yield f"{pointer}: {owner}.{field}: chunks add up to the same answer with it and without it"

    def unnamed(self, document: Data) -> Iterator[str]:
        """The losses of a stream that no row of a chunk, a delta or an answer names."""
        for loss in {*self._stream(document).losses, *self._run(document, {}).losses}:
            owners = ("StreamingChunk", "ToolCallDelta", "ChatResponse", "AssistantMessage", "UsageInfo")
            rows = [(owner, row) for owner in owners for row in self._covered.get(owner, ())]
            named = [row for row in rows if loss.id in self._words(*row)[1]]
            self.produced.update((*row, loss.id) for row in named)
            if not named:
                yield f"{loss.id} is in no row of the ledger for streams"

    def _rows(self, case: Case) -> list[tuple[str, str]]:
        """The rows that may name a loss of the field: those of its class, of the chunk's field, of what it holds."""
        target = self._schemas.find("StreamingChunk")
        top = case.pointer.split("/")[1]
        held = self._schemas.held(target, top) if case.is_composite else []
        owners = [case.owner] if case.owner != "StreamingChunk" else []
        return [
            ("StreamingChunk", top),
            *((owner, row) for owner in (*owners, *held) for row in self._covered.get(owner, ())),
        ]

    def _run(self, document: Data, told: Data) -> StreamTrip:
        """A stream whose encoder is told what to write where a chunk names no model, id or time; or is told nothing."""
        chunks, sent = stream_of(document)
        encoder = self._codec.stream_encoder(**told)
        data = b"".join([*map(encoder.feed, chunks), encoder.close()])
        try:
            back = plain(self._codec.decode_stream([data]).to_dict())
        except ProviderError as error:
            return StreamTrip(sent, data, {}, encoder.losses, str(error))
        return StreamTrip(sent, data, back, encoder.losses)


def _leaves(document: Any, at: str = "") -> list[tuple[str, Any]]:
    """(pointer, value) of everything in a document that holds nothing."""
    if isinstance(document, Mapping) and document:
        return [leaf for key, value in document.items() for leaf in _leaves(value, f"{at}/{key}")]
    if isinstance(document, list) and document:
        return [leaf for index, value in enumerate(document) for leaf in _leaves(value, f"{at}/{index}")]
    return [(at, document)]
