"""Common chunks of a stream: one piece of text, the counts so far, and who answers, said again.

In: the bytes of a document. Out: the piece; None for a document of any other form, which is then read with care. The
form is written in schemas/wire/gemini/v1/response.schema.json#/$defs/GenerateContentResponse. Counts are cumulative: a
server counts the same in every document, and the last value holds. So a common document counts exactly what was
counted in the last document that was read with care, and only the last of its counts are looked at, at the end.
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
    """What the last common document counted. Not thread-safe."""

    __slots__ = ("held",)

    def __init__(self) -> None:
        self.held: CommonResponseUsageMetadata | UnsetType = UNSET

    def settle(self, usage: dict[str, object]) -> None:
        """Put them into `usage`, which has what was counted before."""
        if self.held is not UNSET:
            usage.update(to_builtins(self.held))
            self.held = UNSET


def text_pieces(reader: CandidateReader, counts: LastCounts, counted: Set[str], unnamed: Set[str]) -> FastPath:
    """A reader of the common documents of one stream, which count what is in `counted` and nothing else.

    A document that names what is still in `unnamed` is another one. Not thread-safe.
    """
    read_document = document_reader(frozenset(counted), frozenset(unnamed))
    number = -1  # of the part, which goes on as long as common documents come

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


@lru_cache(maxsize=64)  # servers count and name in a handful of ways
def document_reader(counted: frozenset[str], unnamed: frozenset[str]) -> Callable[[bytes], CommonResponse]:
    """The reader of the form in which exactly these are counted, and these are not named."""
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
    return cast("Callable[[bytes], CommonResponse]", Decoder(form).decode)  # with the same names
