"""Whether a PNG holds all of its pixels.

Pillow accepts image data that end after a whole row and leaves the remaining rows black; a header alone can make it
reserve memory for millions of rows. The size of the data follows from the header (PNG specification, sections 7.2, 8.1
and 11.2.1), so both are found without decoding a pixel.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Final

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
MOST_RATIO: Final = 1032
"""Most bytes that one byte of deflate becomes (https://zlib.net/zlib_tech.html)."""
_PIECE: Final = 1024 * 1024
_SLICE: Final = 64 * 1024
_CHANNELS: Final = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
_DEPTHS: Final = (1, 2, 4, 8, 16)
_PASSES: Final = ((0, 8, 0, 8), (4, 8, 0, 8), (0, 4, 4, 8), (2, 4, 0, 4), (0, 2, 2, 4), (1, 2, 0, 2), (0, 1, 1, 2))
"""The passes of interlacing: first column and distance of columns, first row and distance of rows."""


def holds_all(data: bytes) -> bool:
    """Return False if pixels are missing from a PNG. Unpacks its data, and keeps none of them.

    Raises:
        zlib.error: the data are damaged.
    """
    needed = _data_size(data)
    if needed is None:
        return True
    if sum(map(len, _data_pieces(data))) * MOST_RATIO < needed:
        return False
    unpack = zlib.decompressobj()
    for piece in _data_pieces(data):
        rest = bytes(piece)
        while rest and needed > 0:
            needed -= len(unpack.decompress(rest, _PIECE))
            rest = unpack.unconsumed_tail
    return needed <= 0


def _data_size(data: bytes) -> int | None:
    """Bytes of the unpacked rows, filter bytes included; None if this is not a header of a PNG."""
    if not data.startswith(SIGNATURE) or data[12:16] != b"IHDR" or len(data) < 29:
        return None
    width, height = int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    depth, channels = data[24], _CHANNELS.get(data[25])
    if channels is None or depth not in _DEPTHS:
        return None
    bits = depth * channels
    if not data[28]:
        return _rows_size(width, height, bits)
    return sum(
        _rows_size(-(-(width - column) // columns), -(-(height - row) // rows), bits)
        for column, columns, row, rows in _PASSES
    )


def _rows_size(width: int, height: int, bits: int) -> int:
    """Bytes of `height` rows, each with a filter byte; a pass without pixels has no rows."""
    return 0 if width <= 0 or height <= 0 else height * (1 + (width * bits + 7) // 8)


def _data_pieces(data: bytes) -> Iterator[memoryview]:
    """The contents of the IDAT chunks, in slices: zlib copies what it has not used yet after each piece."""
    view, at = memoryview(data), len(SIGNATURE)
    while at + 8 <= len(data):
        size, kind = int.from_bytes(data[at : at + 4], "big"), data[at + 4 : at + 8]
        if kind == b"IDAT":
            content = view[at + 8 : at + 8 + size]
            yield from (content[start : start + _SLICE] for start in range(0, len(content), _SLICE))
        at += 12 + size
