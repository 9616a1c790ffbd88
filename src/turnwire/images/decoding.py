"""Decoding of images: kind and size by their header, pixels only if they are few enough, and whether a PNG is whole.

Pillow accepts PNG data that end after a whole row and leaves the remaining rows black; a header alone can make it
reserve memory for millions of rows. The size of the data follows from the header (PNG specification, sections 7.2, 8.1
and 11.2.1), so both are found without decoding a pixel.
"""

from __future__ import annotations

import io
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

from turnwire.images.errors import ImageError, needed
from turnwire.images.sources import ImageLimits

if TYPE_CHECKING:
    from PIL import Image


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


# Kinds that model servers take, with BMP, which screenshots are. Pillow reads many more; each is more to attack.
_TYPES: Final = {
    "PNG": "image/png",
    "JPEG": "image/jpeg",
    "MPO": "image/jpeg",  # a JPEG with further pictures behind the first, as some cameras write
    "GIF": "image/gif",
    "WEBP": "image/webp",
    "BMP": "image/bmp",
}
_OPENED: Final = ("PNG", "JPEG", "GIF", "WEBP", "BMP")
_SIGNATURES: Final = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF8", b"BM", b"RIFF")
_PIXELS_OF_A_BYTE: Final = {"JPEG": 2048, "MPO": 2048}
"""More pixels than a byte can hold: each 8 × 8 block of a JPEG has a code of at least one bit (ITU-T T.81, F.1.2)."""
_SIDE: Final = 4000  # longest side given to recognition; engines shrink further
_ORIENTATION: Final = 0x0112  # Exif 2.32, 4.6.4
_TURNED: Final = (5, 6, 7, 8)  # width and height change places
_TURNS: Final = {
    2: "FLIP_LEFT_RIGHT",
    3: "ROTATE_180",
    4: "FLIP_TOP_BOTTOM",
    5: "TRANSPOSE",
    6: "ROTATE_270",
    7: "TRANSVERSE",
    8: "ROTATE_90",
}


class Header(NamedTuple):
    """Facts from an image's header: kind, size as it is shown, whether it must be turned, whether it has frames."""

    media_type: str
    width: int
    height: int
    is_turned: bool
    is_animated: bool


def read_header(data: bytes, limits: ImageLimits) -> Header:
    """Read the facts from an image's header; no pixel is decoded, but a PNG is unpacked to see that none is missing.

    Raises:
        ImageError: it is of no kind that is read, damaged, too short for its pixels, or has more than allowed.
    """
    with _opened(data, limits) as image, _damage():
        orientation = _orientation(image, data)
        width, height = image.size[::-1] if orientation in _TURNED else image.size
        is_animated = data[:4] in (b"GIF8", b"RIFF") and bool(getattr(image, "is_animated", False))
        return Header(_TYPES[image.format or ""], width, height, orientation != 1, is_animated)


def decode(data: bytes, limits: ImageLimits) -> Image.Image:
    """The first frame, turned as its metadata say, on white, in RGB, no side longer than 4,000 pixels.

    Raises:
        ImageError: as `read_header`, and where the pixels end too early.
    """
    pillow = needed("PIL.Image")
    with _opened(data, limits) as image, _damage():
        method = _TURNS.get(_orientation(image, data))
        image.thumbnail((_SIDE, _SIDE))  # a JPEG is decoded small at once
        image.load()
        turned = image if method is None else image.transpose(pillow.Transpose[method])
        if turned.has_transparency_data:
            # Most text is dark; on black, which a plain conversion gives, it would be gone.
            shown = turned.convert("RGBA")
            turned = pillow.new("RGBA", shown.size, "white")
            turned.alpha_composite(shown)
        found: Image.Image = turned.convert("RGB")
        return found


def upright(data: bytes, limits: ImageLimits) -> bytes:
    """The image as PNG, turned as its metadata say: many servers use the pixels only.

    Raises:
        ImageError: as `decode`.
    """
    pillow = needed("PIL.Image")
    buffer = io.BytesIO()
    with _opened(data, limits) as image, _damage():
        method = _TURNS.get(_orientation(image, data))
        image.load()
        turned = image if method is None else image.transpose(pillow.Transpose[method])
        if turned.mode not in ("1", "L", "LA", "P", "RGB", "RGBA"):
            turned = turned.convert("RGB")  # a JPEG for print
        turned.info.pop("exif", None)  # it says that the image is to be turned
        turned.save(buffer, "PNG")
    return buffer.getvalue()


def _opened(data: bytes, limits: ImageLimits) -> Image.Image:
    """The image with its header read, its pixels allowed, and no missing rows where that is known."""
    pillow = needed("PIL.Image")
    _check_pixels(*(_webp_size(data) or (0, 0)), limits)
    with _damage():
        try:
            image: Image.Image = pillow.open(io.BytesIO(data), formats=_OPENED)
        except pillow.UnidentifiedImageError:
            raise _unsupported(data) from None
        except (pillow.DecompressionBombError, pillow.DecompressionBombWarning):
            text = f"the image has more pixels than the {limits.max_pixels} allowed (max_pixels)"
            raise ImageError("image.too_many_pixels", text) from None
    _check_pixels(*image.size, limits)
    width, height = image.size
    most = _PIXELS_OF_A_BYTE.get(image.format or "")
    with _damage():
        if not holds_all(data) or (most is not None and width * height > most * len(data)):
            raise _damaged()
    return image


@contextmanager
def _damage() -> Iterator[None]:
    """Whatever Pillow's readers raise at a broken file (OSError, SyntaxError, IndexError …) is one thing: damage."""
    try:
        yield
    except ImageError:
        raise
    except Exception as error:  # see above
        raise _damaged() from error


def _check_pixels(width: int, height: int, limits: ImageLimits) -> None:
    if width * height > limits.max_pixels:
        text = f"the image has {width} × {height} pixels, more than the {limits.max_pixels} allowed (max_pixels)"
        raise ImageError("image.too_many_pixels", text)
    if max(width, height) > limits.max_side:
        text = f"the image has {width} × {height} pixels, and a side may have {limits.max_side} (max_side)"
        raise ImageError("image.too_many_pixels", text)


def _webp_size(data: bytes) -> tuple[int, int] | None:
    """The size of a WebP image: its decoder takes the memory for all pixels already when it is opened.

    https://developers.google.com/speed/webp/docs/riff_container and RFC 6386, section 9.1.
    """
    if data[:4] != b"RIFF" or data[8:12] != b"WEBP" or len(data) < 30:
        return None
    kind = data[12:16]
    if kind == b"VP8X":
        return int.from_bytes(data[24:27], "little") + 1, int.from_bytes(data[27:30], "little") + 1
    if kind == b"VP8L":
        bits = int.from_bytes(data[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    return int.from_bytes(data[26:28], "little") & 0x3FFF, int.from_bytes(data[28:30], "little") & 0x3FFF


def _orientation(image: Image.Image, data: bytes) -> int:
    if image.format == "PNG" and b"eXIf" not in data:
        return 1  # looking for it would decode the pixels
    try:
        value = image.getexif().get(_ORIENTATION, 1)
    except Exception:  # broken metadata turn nothing
        return 1
    return value if isinstance(value, int) and 1 <= value <= 8 else 1


def _unsupported(data: bytes) -> ImageError:
    start = data[:1024].lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    if start.startswith((b"<svg", b"<?xml", b"<!doctype")) and b"svg" in data[:4096].lower():
        text = "SVG is not read, since it is a document that can fetch and run; make a PNG of it"
        return ImageError("image.unsupported", text)
    if not data or data.startswith(_SIGNATURES):
        return _damaged()
    return ImageError("image.unsupported", "the bytes are none of PNG, JPEG, GIF, WebP and BMP")


def _damaged() -> ImageError:
    return ImageError("image.damaged", "the image is empty, damaged, or ends too early")
