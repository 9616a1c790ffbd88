"""Compressed bodies: unpacked piece by piece, never more at once than a fixed size, so that a small body cannot fill
memory.

We ask for none (`Accept-Encoding: identity`); a proxy between us and the server may compress all the same.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Final

from turnwire.core.errors import ProviderResponseError

PIECE: Final = 1024 * 1024
"""Most bytes that come out at once."""

_GZIP: Final = zlib.MAX_WBITS | 16


class Inflater:
    """Bytes of a `gzip` or `deflate` body in, plain bytes out. One for one body."""

    def __init__(self, encoding: str) -> None:
        self._encoding = encoding
        self._is_first = True
        self._unpack = zlib.decompressobj(_GZIP if encoding == "gzip" else zlib.MAX_WBITS)

    def feed(self, data: bytes) -> Iterator[bytes]:
        """The bytes that `data` unpacks to, in pieces.

        Raises:
            ProviderResponseError: `data` is not of this encoding.
        """
        try:
            while data:
                piece = self._first(data) if self._is_first else self._unpack.decompress(data, PIECE)
                if piece:
                    yield piece
                data = self._unpack.unconsumed_tail
        except zlib.error as error:
            raise ProviderResponseError(
                f"the body says it is {self._encoding} and is not", category="protocol", retryable=False
            ) from error

    def _first(self, data: bytes) -> bytes:
        self._is_first = False
        try:
            return self._unpack.decompress(data, PIECE)
        except zlib.error:
            if self._encoding != "deflate":
                raise
            # Some servers send deflate without the zlib header that RFC 9110, section 8.4.1.2 asks for.
            self._unpack = zlib.decompressobj(-zlib.MAX_WBITS)
            return self._unpack.decompress(data, PIECE)


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
