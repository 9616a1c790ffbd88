"""Fast path for common chunks of a stream: a text delta, the counts so far, and the repeated id and model.

In: the bytes of a document. Out: the delta; None for any other document, which the validating reader then reads. The
form is defined in schemas/wire/gemini/v1/response.schema.json#/$defs/GenerateContentResponse. Counts are cumulative: a
server sends the same count fields in every document, and their last values are valid. So a common document has exactly
the count fields of the last validated document, and only the last counts are read, at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Set
from functools import lru_cache
from typing import Any, Final, cast

from msgspec import UNSET, UnsetType, defstruct, to_builtins
from msgspec.json import Decoder
from msgspec.structs import fields

from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.common_gemini import CommonResponse, CommonResponseUsageMetadata

from turnwire.codecs.gemini.read_answer_parts import CandidateReader
from turnwire.codecs.streams.event_decoder import FastPath
from turnwire.codecs.streams.text_deltas import make_chunk

_USAGE: Final = "usageMetadata"


class LastCounts:
    """Counts of the last common document. Not thread-safe."""

    __slots__ = ("held",)

    def __init__(self) -> None:
        self.held: CommonResponseUsageMetadata | UnsetType = UNSET

    def settle(self, usage: dict[str, object]) -> None:
        """Update `usage`, the earlier counts, with these counts."""
        if self.held is not UNSET:
            usage.update(to_builtins(self.held))
            self.held = UNSET


def text_pieces(reader: CandidateReader, counts: LastCounts, counted: Set[str], unnamed: Set[str]) -> FastPath:
    """Return a reader of the common documents of one stream, which have the counts in `counted` and no others.

    A document with a field in `unnamed` is not common. Not thread-safe.
    """
    read_document = document_reader(frozenset(counted), frozenset(unnamed))
    number = -1  # of the part, which continues as long as common documents arrive

    def read(data: bytes) -> list[StreamingChunk] | None:
        nonlocal number
        try:
            event = read_document(data)
        except (ValueError, RecursionError):  # thousands of levels
            return None
        candidate = event.candidates[0]
        text = candidate.content.parts[0].text
        if not text or candidate.index:
            return None
        if event.usageMetadata is not UNSET:
            counts.held = event.usageMetadata
        if number < 0:
            number = reader.text()
        return [make_chunk({"text": text, "part_index": number})]

    return read


@lru_cache(maxsize=64)  # servers use only a few combinations of counts and names
def document_reader(counted: frozenset[str], unnamed: frozenset[str]) -> Callable[[bytes], CommonResponse]:
    """Return the reader of documents with exactly these count fields, and without these names."""
    usage = [(each.name, each.type) for each in fields(CommonResponseUsageMetadata) if each.name in counted]
    types: dict[str, Any] = {each.name: each.type for each in fields(CommonResponse)}
    types[_USAGE] = defstruct("Counts", usage, forbid_unknown_fields=True, gc=False) | UnsetType
    types |= dict.fromkeys(unnamed, None)
    form = defstruct(
        "Document",
        [(each.name, types[each.name], each.default) for each in fields(CommonResponse)],
        forbid_unknown_fields=True,
        gc=False,
    )
    return cast("Callable[[bytes], CommonResponse]", Decoder(form).decode)  # has the same field names
