"""Decompress response bodies in pieces of limited size, so that a small body cannot fill memory.

We ask for none (`Accept-Encoding: identity`); a proxy between us and the server may compress all the same. What JSON
and events shrink to is known, so a body that grows far more than they do is refused before it is unpacked.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any, Final

from turnwire.core.errors import ProviderResponseError

PIECE: Final = 1024 * 1024
"""Most bytes that come out at once."""

AT_ONCE: Final = 64 * 1024
"""Most bytes that go in at once: zlib copies what it has not used yet after each piece."""

MOST_RATIO: Final = 300
"""Most bytes that one compressed byte may become, after more than `UNBOUND` bytes have come out.

Events of a stream repeat most: those of Chat Completions become 136 times larger with ten different words, and 257
times where a model says one word again and again (zlib 1.3, level 9). Deflate reaches 1,032
(https://zlib.net/zlib_tech.html).
"""

UNBOUND: Final = 8 * 1024 * 1024
"""Bytes that may come out whatever went in: so little is read in no time."""

_GZIP: Final = zlib.MAX_WBITS | 16


class Inflater:
    """Bytes of a `gzip` or `deflate` body in, plain bytes out. One for one body."""

    def __init__(self, encoding: str) -> None:
        self._encoding = encoding
        self._is_first = True
        self._unpack = self._new()
        self._came = 0
        self._made = 0

    def _new(self) -> Any:
        return zlib.decompressobj(_GZIP if self._encoding == "gzip" else zlib.MAX_WBITS)

    def feed(self, data: bytes) -> Iterator[bytes]:
        """The bytes that `data` unpacks to, in pieces.

        Raises:
            ProviderResponseError: `data` is not of this encoding, or becomes too much.
        """
        try:
            for start in range(0, len(data), AT_ONCE):
                yield from self._slice(data[start : start + AT_ONCE])
        except zlib.error as error:
            raise ProviderResponseError(
                f"the body says it is {self._encoding} and is not", category="protocol", retryable=False
            ) from error

    def _slice(self, data: bytes) -> Iterator[bytes]:
        self._came += len(data)
        while data:
            if self._unpack.eof:  # a gzip body may have several members (RFC 1952, section 2.2)
                if self._encoding != "gzip":
                    return
                self._unpack = self._new()
            piece = self._first(data) if self._is_first else self._unpack.decompress(data, PIECE)
            if piece:
                yield self._counted(piece)
            data = self._unpack.unused_data if self._unpack.eof else self._unpack.unconsumed_tail

    def _first(self, data: bytes) -> bytes:
        self._is_first = False
        try:
            piece: bytes = self._unpack.decompress(data, PIECE)
        except zlib.error:
            if self._encoding != "deflate":
                raise
            # Some servers send deflate without the zlib header that RFC 9110, section 8.4.1.2 asks for.
            self._unpack = zlib.decompressobj(-zlib.MAX_WBITS)
            piece = self._unpack.decompress(data, PIECE)
        return piece

    def _counted(self, piece: bytes) -> bytes:
        self._made += len(piece)
        if self._made > UNBOUND and self._made > MOST_RATIO * self._came:
            raise ProviderResponseError(
                f"the {self._encoding} body grows to more than {MOST_RATIO} times its size; send it plain",
                category="protocol",
                retryable=False,
            )
        return piece


def inflater_for(content_encoding: str | None) -> Inflater | None:
    """The inflater for a Content-Encoding; None for a plain body.

    Raises:
        ProviderResponseError: it is an encoding that we did not ask for and do not read.
    """
    encoding = (content_encoding or "identity").strip().lower()
    if encoding in ("", "identity", "none"):
        return None
    if encoding in ("gzip", "x-gzip", "deflate"):
        return Inflater("gzip" if encoding != "deflate" else encoding)
    raise ProviderResponseError(
        "the body is compressed in a way that was not asked for; the server must send it plain, gzip or deflate",
        category="protocol",
        retryable=False,
    )
