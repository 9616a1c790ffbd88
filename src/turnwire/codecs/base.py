"""The interface of a codec: pure functions that encode and decode.

`encode` is always canonical → wire, `decode` always wire → canonical. No I/O, clock or randomness: everything that a
codec needs is an argument. Arguments are never changed. What the target cannot express is reported as a `Loss`.
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
"""`(event, fields)`: adds to an event, before it is written, the fields that the published answer also has."""


def as_it_is(event: str, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the fields of an event unchanged."""
    return fields


class WireError(NamedTuple):
    """An error in a dialect's form: HTTP status and JSON body."""

    status: int
    body: Mapping[str, Any]


class StreamDecoder(ABC):
    """Decodes the bytes of one streamed answer into chunks. Not thread-safe."""

    @abstractmethod
    def feed(self, data: bytes) -> list[StreamingChunk]:
        """Return the chunks that `data` completes. How the network splits the bytes does not matter.

        A buffer (`bytearray`, `memoryview`) is copied, so the caller may reuse it at once.

        Raises:
            InvalidDataError: `data` is not bytes.
            ProviderError: the stream holds an error, no JSON, or more than the limits allow.
        """

    @abstractmethod
    def close(self) -> list[StreamingChunk]:
        """Return the chunks that only the end of the bytes completes.

        Raises:
            StreamError: the stream ended without its end mark.
        """

    @property
    def failure(self) -> ProviderError | None:
        """The error that the next call raises; None if the stream has not failed.

        `feed` returns the chunks before an error first. Check this before waiting for more bytes: none may come.
        """
        return None

    def held_back(self) -> list[StreamingChunk]:
        """The text before an error that was held back to wait for more. Read it once, after the error.

        Empty unless thoughts and calls are read from the text.
        """
        return []


class StreamEncoder(ABC):
    """Encodes chunks into the bytes of one stream in the dialect. Not thread-safe."""

    _losses: LossList = LossList()
    """Losses so far; a dialect that can lose something sets its own list."""

    @property
    def losses(self) -> tuple[Loss, ...]:
        """The losses so far, each once."""
        return once(self._losses.losses)

    @abstractmethod
    def feed(self, chunk: StreamingChunk) -> bytes:
        """Return the bytes for `chunk`; may be empty."""

    @abstractmethod
    def close(self, error: ErrorInfo | None = None) -> bytes:
        """Return the last bytes: the dialect's end mark, or its form of an error in mid-stream."""
