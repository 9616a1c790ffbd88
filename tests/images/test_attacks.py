"""Images that are made to cost something, and what they cost."""

from __future__ import annotations

import io
import struct
import tracemalloc
import zlib
from base64 import b64encode
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageFile, ImageOps

from tests.cases import for_each
from tests.images.conftest import ScriptedEngine, drawn, encoded, entry
from tests.images.test_reader import outcome
from tests.requirements import requirement
from turnwire.images import ImageError, ImageLimits, ImageReader
from turnwire.images.decoding import _data_pieces, _data_size, decode, holds_all, read_header, upright

LIMITS = ImageLimits()


def png(width: int, height: int, pixels: bytes = b"") -> bytes:
    """A PNG that says this size, whatever it holds."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(pixels)) + chunk(b"IEND", b"")


def short_png(mode: str, *, interlaced: bool = False, rows: int, size: tuple[int, int] = (40, 30)) -> bytes:
    """A valid PNG whose compressed data end, in order, after `rows` rows."""
    channels = {"L": (0, 1), "RGB": (2, 3), "LA": (4, 2), "RGBA": (6, 4)}[mode]
    head = struct.pack(">IIBBBBB", *size, 8, channels[0], 0, 0, interlaced)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
        for kind, content in (
            (b"IHDR", head),
            (b"IDAT", zlib.compress((b"\0" + b"\xc8" * size[0] * channels[1]) * rows)),
            (b"IEND", b""),
        )
    )


def webp(kind: bytes, rest: bytes) -> bytes:
    return b"RIFF" + struct.pack("<I", 100) + b"WEBP" + kind + rest.ljust(100, b"\0")


GIF = b"GIF89a" + struct.pack("<HH", 50_000, 50_000) + b"\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0"
GIF += struct.pack("<HH", 50_000, 50_000) + b"\0\x02\x02D\x01\0;"


@requirement("CTX-6")
@pytest.mark.parametrize(
    "data",
    [
        png(50_000, 50_000),
        png(10_000, 5_001),
        png(12_000, 12_000),
        GIF,
        b"BM" + struct.pack("<IHHIIiiHHIIiiII", 54, 0, 0, 54, 40, 50_000, 50_000, 1, 24, 0, 0, 0, 0, 0, 0),
        webp(b"VP8X", b"\x0a\0\0\0\x10\0\0\0\xff\x3f\0\xff\x3f\0"),
        webp(b"VP8L", b"\x0a\0\0\0\x2f\xff\xff\xff\x0f"),
        webp(b"VP8 ", b"\x0a\0\0\0\0\0\0\x9d\x01\x2a\xff\x3f\xff\x3f"),
    ],
    ids=[
        "png",
        "png just over",
        "png where Pillow warns",
        "gif",
        "bmp",
        "webp extended",
        "webp lossless",
        "webp lossy",
    ],
)
def test_a_bomb_is_refused_by_its_header_and_costs_no_memory(data: bytes) -> None:
    for look in (read_header, decode):
        tracemalloc.start()
        try:
            with pytest.raises(ImageError) as caught:
                look(data, LIMITS)
            peak = tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()
        assert caught.value.code == "image.too_many_pixels"
        assert peak < 2_000_000


@requirement("CTX-6")
@pytest.mark.parametrize(
    "data",
    [
        webp(b"VP8X", b"\x0a\0\0\0\x10\0\0\0\xff\x3f\0\xff\x3f\0"),
        webp(b"VP8L", b"\x0a\0\0\0\x2f\xff\xff\xff\x0f"),
        webp(b"VP8 ", b"\x0a\0\0\0\0\0\0\x9d\x01\x2a\xff\x3f\xff\x3f"),
    ],
    ids=["VP8X", "VP8L", "VP8"],
)
def test_a_webp_bomb_is_refused_before_its_decoder_takes_the_memory(
    data: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Image, "open", None)
    with pytest.raises(ImageError, match=r"16383 × 16383|16384 × 16384"):
        read_header(data, LIMITS)


@requirement("CTX-6")
@pytest.mark.parametrize("options", [{}, {"lossless": True}, {"exif": b"Exif\0\0"}], ids=["VP8", "VP8L", "VP8X"])
def test_the_size_of_a_webp_is_read_as_its_decoder_reads_it(options: dict[str, Any]) -> None:
    data = encoded(drawn("x", size=(301, 77)), "WEBP", **options)
    with pytest.raises(ImageError, match="301 × 77 pixels"):
        read_header(data, ImageLimits(max_pixels=301 * 77 - 1))
    assert read_header(data, ImageLimits(max_pixels=301 * 77))[:3] == ("image/webp", 301, 77)


@requirement("CTX-6")
def test_an_image_at_the_limit_of_pixels_is_read() -> None:
    image = encoded(Image.new("1", (100, 50)))
    assert read_header(image, ImageLimits(max_pixels=5000)).width == 100
    with pytest.raises(ImageError, match="100 × 50 pixels, more than the 4999 allowed"):
        read_header(image, ImageLimits(max_pixels=4999))


@requirement("CTX-6")
@pytest.mark.parametrize("size", [(1, 1001), (1001, 1)])
@pytest.mark.parametrize("kind", ["PNG", "JPEG", "GIF", "WEBP", "BMP"])
def test_a_side_has_a_limit_of_its_own(kind: str, size: tuple[int, int]) -> None:
    data = encoded(Image.new("RGB", size), kind)
    assert decode(data, ImageLimits(max_side=1001)).size == size
    for look in (read_header, decode, upright):
        with pytest.raises(ImageError, match=rf"{size[0]} × {size[1]} pixels, and a side may have 1000 \(max_side\)"):
            look(data, ImageLimits(max_side=1000))


@requirement("CTX-6")
def test_a_side_has_at_most_65535_pixels_unless_told_otherwise() -> None:
    with pytest.raises(ImageError) as caught:
        read_header(png(1, 49_999_999), LIMITS)
    assert caught.value.code == "image.too_many_pixels"
    assert read_header(encoded(Image.new("1", (1, 65_535))), LIMITS).height == 65_535


@requirement("CTX-6")
@pytest.mark.parametrize("rows", [0, 1, 29])
@pytest.mark.parametrize("mode", ["L", "LA", "RGB", "RGBA"])
def test_a_png_without_all_of_its_rows_is_damaged(mode: str, rows: int) -> None:
    for look in (read_header, decode, upright):
        with pytest.raises(ImageError) as caught:
            look(short_png(mode, rows=rows), LIMITS)
        assert caught.value.code == "image.damaged"
        look(short_png(mode, rows=30), LIMITS)


@requirement("CTX-6")
def test_an_image_too_short_for_its_pixels_is_refused_before_one_is_decoded(monkeypatch: pytest.MonkeyPatch) -> None:
    jpeg = bytearray(encoded(Image.new("RGB", (8, 8)), "JPEG"))
    at = jpeg.index(b"\xff\xc0") + 5
    jpeg[at : at + 4] = struct.pack(">HH", 6000, 6000)
    monkeypatch.setattr(zlib, "decompressobj", None)
    monkeypatch.setattr(ImageFile.ImageFile, "load", None)
    for data in (bytes(jpeg), short_png("RGB", rows=30, size=(40, 60_000)), png(40, 60_000)):
        for look in (read_header, decode, upright):
            with pytest.raises(ImageError) as caught:
                look(data, LIMITS)
            assert caught.value.code == "image.damaged"


@requirement("CTX-6")
@for_each("mode", ["1", "L", "LA", "P", "RGB", "RGBA", "I;16"])
@for_each("size", [(1, 1), (3, 5), (8, 8), (33, 17)])
def test_the_size_of_the_rows_of_a_png_is_what_a_writer_writes(mode: str, size: tuple[int, int]) -> None:
    data = encoded(Image.new(mode, size))
    packed = b"".join(_data_pieces(data))
    assert len(zlib.decompress(packed)) == _data_size(data)
    assert holds_all(data)


@requirement("CTX-6")
@pytest.mark.parametrize("size", [(1, 1), (3, 5), (5, 3), (8, 8), (33, 17)])
def test_interlaced_rows_are_counted_in_their_passes(size: tuple[int, int]) -> None:
    def pixels(start: int, step: int, length: int) -> int:
        return len(range(start, length, step))

    width, height = size
    passes = [(0, 8, 0, 8), (4, 8, 0, 8), (0, 4, 4, 8), (2, 4, 0, 4), (0, 2, 2, 4), (1, 2, 0, 2), (0, 1, 1, 2)]
    counted = [(pixels(x, dx, width), pixels(y, dy, height)) for x, dx, y, dy in passes]
    raw = b"".join((b"\0" + b"\xc8" * 3 * columns) * rows for columns, rows in counted if columns)
    data = short_png("RGB", interlaced=True, rows=1, size=size)
    assert _data_size(data) == len(raw)


@requirement("CTX-6")
def test_a_gif_with_many_frames_is_read_as_its_first(monkeypatch: pytest.MonkeyPatch) -> None:
    frames = [Image.new("RGB", (40, 40), (number % 256, number // 256, 0)) for number in range(300)]
    data = encoded(frames[0], "GIF", save_all=True, append_images=frames[1:])
    sought: list[int] = []
    from PIL import GifImagePlugin

    real = GifImagePlugin.GifImageFile._seek

    def counted(self: GifImagePlugin.GifImageFile, frame: int, update_image: bool = True) -> None:
        sought.append(frame)
        real(self, frame, update_image)

    monkeypatch.setattr(GifImagePlugin.GifImageFile, "_seek", counted)
    assert read_header(data, LIMITS).is_animated is True
    assert decode(data, LIMITS).size == (40, 40)
    assert max(sought) <= 1


@requirement("CTX-6")
@pytest.mark.anyio
async def test_of_a_moving_image_the_user_hears_that_the_first_frame_was_read() -> None:
    frames = [drawn("a"), drawn("b")]
    data = encoded(frames[0], "GIF", save_all=True, append_images=frames[1:])
    reading = await ImageReader(engine=ScriptedEngine()).read(entry(data, media_type="image/gif"))
    assert [notice.id for notice in reading.notices] == ["image.first_frame"]


@requirement("CTX-6")
@pytest.mark.anyio
@pytest.mark.parametrize(
    ("data", "code"),
    [
        (encoded(drawn("x"))[:200], "image.damaged"),
        (encoded(drawn("x"), "JPEG")[:-400], "image.damaged"),
        (encoded(drawn("x"), "GIF")[:100], "image.damaged"),
        (encoded(drawn("x"), "WEBP")[:100], "image.damaged"),
        (png(100, 100, b"\0" * 50), "image.damaged"),
        (b"\x89PNG\r\n\x1a\n", "image.damaged"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "image.unsupported"),
        (b"\xef\xbb\xbf <?xml version='1.0'?><!DOCTYPE svg><SVG/>", "image.unsupported"),
        (b"%PDF-1.7", "image.unsupported"),
        (encoded(drawn("x"), "TIFF"), "image.unsupported"),
        (b"plain text", "image.unsupported"),
    ],
    ids=["png", "jpeg", "gif", "webp", "png without end", "png mark", "svg", "svg in xml", "pdf", "tiff", "text"],
)
async def test_what_cannot_be_decoded_is_a_failure_with_its_kind(data: bytes, code: str) -> None:
    reading = await ImageReader(engine=ScriptedEngine()).read(entry(data))
    assert outcome(reading) == ("failed", None, code)


@requirement("CTX-6")
@pytest.mark.parametrize("kind", ["PNG", "JPEG", "GIF", "WEBP", "BMP"])
@pytest.mark.filterwarnings("ignore:::PIL")
def test_a_broken_image_is_decoded_or_a_fault_and_nothing_else(kind: str) -> None:
    random = Random(kind)
    exif = Image.Exif()
    exif[0x0112] = 6
    options = {} if kind in ("GIF", "BMP") else {"exif": exif}
    whole = encoded(drawn("x", size=(60, 40)), kind, **options)
    codes = set()
    for _ in range(300):
        data = bytearray(whole)
        for _ in range(random.randint(1, 8)):
            at = random.randrange(min(len(data), random.choice((40, 400, 100_000))))
            data[at : at + random.choice((0, 1, 1, 9))] = random.randbytes(random.choice((0, 1, 1, 5)))
        for look in (read_header, decode, upright):
            try:
                look(bytes(data), ImageLimits(max_pixels=1_000_000))
            except ImageError as error:
                codes.add(error.code)
    assert "image.damaged" in codes


@requirement("CTX-6")
@pytest.mark.parametrize("orientation", range(1, 9))
def test_every_orientation_is_turned_as_pillow_turns_it(orientation: int) -> None:
    exif = Image.Exif()
    exif[0x0112] = orientation
    data = encoded(drawn("F", size=(60, 40)), exif=exif)
    expected = ImageOps.exif_transpose(Image.open(io.BytesIO(data)))
    assert decode(data, LIMITS).tobytes() == expected.tobytes()
    sent = upright(data, LIMITS)
    assert ImageOps.exif_transpose(Image.open(io.BytesIO(sent))).tobytes() == expected.tobytes()
    assert read_header(data, LIMITS)[1:4] == (*expected.size, orientation != 1)


@requirement("CTX-6")
@pytest.mark.anyio
async def test_too_many_bytes_are_refused_before_they_are_decoded(monkeypatch: pytest.MonkeyPatch) -> None:
    reader = ImageReader(ImageLimits(max_bytes=99), engine=ScriptedEngine())
    monkeypatch.setattr("turnwire.images.sources.b64decode", None)  # it would be called with the data
    assert outcome(await reader.read(entry(b"x" * 1000))) == ("failed", None, "image.too_large")


@requirement("CTX-6")
@pytest.mark.anyio
async def test_the_limit_of_bytes_is_exact() -> None:
    data = encoded(drawn("x"))
    for limit, state in ((len(data), "done"), (len(data) - 1, "failed")):
        reader = ImageReader(ImageLimits(max_bytes=limit), engine=ScriptedEngine())
        assert outcome(await reader.read(entry(data)))[0] == state


@requirement("CTX-6")
@pytest.mark.anyio
@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("https://example.com/a.png", "image.fetch_off"),
        ("http://127.0.0.1/a.png", "image.fetch_off"),
        ("file:///etc/passwd", "image.fetch_refused"),
        ("ftp://example.com/a.png", "image.fetch_refused"),
        ("data:image/png;base64,%%%", "image.invalid_data"),
        ("data:image/png", "image.fetch_refused"),
    ],
)
async def test_a_url_is_not_fetched_unless_somebody_turned_that_on(url: str, code: str) -> None:
    assert outcome(await ImageReader(engine=ScriptedEngine()).read(entry(url=url))) == ("failed", None, code)


@requirement("CTX-6")
@pytest.mark.anyio
async def test_a_data_url_needs_no_fetching() -> None:
    url = f"data:image/png;base64,{b64encode(encoded(drawn('x'))).decode()}"
    assert outcome(await ImageReader(engine=ScriptedEngine()).read(entry(url=url))) == ("done", "ocr", None)
