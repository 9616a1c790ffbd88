"""What every codec offers: the same verbs, pure, in both directions.

`encode` is canonical → wire, `decode` is wire → canonical, always. No I/O, clock or randomness: what a codec needs to
know comes in as an argument. Nothing that is passed in is changed. What the other side cannot say becomes a `Loss`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.error import ErrorInfo, Loss
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.core.errors import ProviderError
from turnwire.core.losses import LossList, once

Fill: TypeAlias = Callable[[str, Mapping[str, Any]], Mapping[str, Any]]
"""`(event, fields)`: the fields of an event with those that a published answer has too, before it is written."""


def as_it_is(event: str, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """The fields of an event to which nothing is added."""
    return fields


class WireError(NamedTuple):
    """An error as a dialect says it: HTTP status and JSON body."""

    status: int
    body: Mapping[str, Any]


class StreamDecoder(ABC):
    """Bytes of a streamed answer in, chunks out. One decoder for one stream; not thread-safe."""

    @abstractmethod
    def feed(self, data: bytes) -> list[StreamingChunk]:
        """The chunks that `data` completes; the same chunks wherever the network cut the bytes.

        A buffer (`bytearray`, `memoryview`) is copied: it may be filled again at once.

        Raises:
            InvalidDataError: these are no bytes.
            ProviderError: the stream holds an error, no JSON, or more than the limits allow.
        """

    @abstractmethod
    def close(self) -> list[StreamingChunk]:
        """The chunks that only the end of the bytes completes.

        Raises:
            StreamError: the stream ended without its end.
        """

    @property
    def failure(self) -> ProviderError | None:
        """The error that the next call raises; None while the stream has none.

        `feed` hands out the chunks before an error first. Who waits for further bytes asks here before: none may come.
        """
        return None

    def held_back(self) -> list[StreamingChunk]:
        """What came before an error and was not handed out, because more of the text was awaited: asked once, after it.

        Empty unless thoughts and calls are read out of the text.
        """
        return []


class StreamEncoder(ABC):
    """Chunks in, bytes of the dialect's stream out. One encoder for one stream; not thread-safe."""

    _losses: LossList = LossList()
    """What could not be said; a dialect that loses something sets its own list."""

    @property
    def losses(self) -> tuple[Loss, ...]:
        """What could not be said so far, each loss once."""
        return once(self._losses.losses)

    @abstractmethod
    def feed(self, chunk: StreamingChunk) -> bytes:
        """The bytes that `chunk` becomes; may be empty."""

    @abstractmethod
    def close(self, error: ErrorInfo | None = None) -> bytes:
        """The last bytes: the dialect's own end, or its form of an error in mid-stream."""
