"""How an image is read: by the model, by recognition, or by neither, and what is recorded of it."""

from __future__ import annotations

import hashlib
import io
import threading
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any, cast

import anyio
import pytest
from PIL import Image

from turnwire_schema.v1.content import ImagePart
from turnwire_schema.v1.provider import Capabilities

from tests.images.conftest import ScriptedEngine, drawn, encoded, entry
from tests.patience import PATIENCE_S
from tests.requirements import requirement
from turnwire.core.errors import ConfigurationError, ProviderTimeoutError
from turnwire.files import FileResolver
from turnwire.images import IMAGE_FAULTS, ImageLimits, ImageReader, ImageReading
from turnwire.images.engines import OcrText

PNG = encoded(drawn("x", size=(60, 40)))
SEES, BLIND, UNKNOWN = (Capabilities(vision=word) for word in ("yes", "no", "unknown"))


def outcome(reading: ImageReading) -> tuple[str, str | None, str | None]:
    """State, way and code of the problem, whose table says whether it is recoverable."""
    data = reading.entry.data
    if data.problem is not None:
        assert data.problem.recoverable == IMAGE_FAULTS[data.problem.code]
    return data.state, data.used, None if data.problem is None else data.problem.code


@requirement("CTX-6")
@pytest.mark.anyio
async def test_recognition_keeps_text_confidence_language_and_what_the_image_is() -> None:
    reading = await ImageReader(engine=ScriptedEngine("Der Hund schläft im Garten")).read(entry(PNG))
    data = reading.entry.data
    assert data.replace(language_confidence=None).to_dict() == entry(PNG).data.to_dict() | {
        "state": "done",
        "used": "ocr",
        "text": "Der Hund schläft im Garten",
        "confidence": 0.5,
        "language": "de",
        "engine": "scripted",
        "width": 60,
        "height": 40,
        "size_bytes": len(PNG),
        "sha256": hashlib.sha256(PNG).hexdigest(),
        "attempts": 1,
    }
    assert (data.language_confidence or 0) > 0.9
    assert reading.notices == ()


@requirement("CTX-6")
@pytest.mark.anyio
@pytest.mark.parametrize(
    ("recognition", "capabilities", "expected", "reason"),
    [
        ("auto", SEES, ("done", "vision", None), None),
        ("auto", BLIND, ("done", "ocr", None), "the model does not see images"),
        ("auto", UNKNOWN, ("done", "ocr", None), "it is not known that the model sees images"),
        ("auto", None, ("done", "ocr", None), "it is not known that the model sees images"),
        ("vision", SEES, ("done", "vision", None), None),
        ("vision", UNKNOWN, ("done", "vision", None), None),
        ("vision", BLIND, ("failed", None, "image.no_vision"), None),
        ("ocr", SEES, ("done", "ocr", None), None),
    ],
)
async def test_the_way_follows_what_was_asked_and_what_the_model_can(
    recognition: str,
    capabilities: Capabilities | None,
    expected: tuple[str, str | None, str | None],
    reason: str | None,
) -> None:
    reader = ImageReader(engine=ScriptedEngine("text"))
    reading = await reader.read(entry(PNG, recognition=recognition), capabilities=capabilities)
    assert outcome(reading) == expected
    fallback = reading.entry.data.fallback
    assert (None if fallback is None else fallback.reason) == reason
    if reason is not None:
        assert [(notice.id, notice.entry_id, notice.message) for notice in reading.notices] == [
            ("image.fallback", "i1", f"The image is read by text recognition: {reason}.")
        ]


@requirement("CTX-6")
@pytest.mark.anyio
async def test_a_model_that_is_asked_gives_the_analysis() -> None:
    shown: list[ImagePart] = []

    async def vision(part: ImagePart) -> str:
        shown.append(part)
        return "a letter"

    reading = await ImageReader(engine=ScriptedEngine()).read(
        entry(PNG, recognition="auto"), capabilities=SEES, vision=vision, model="qwen"
    )
    data = reading.entry.data
    assert (outcome(reading), data.analysis, data.engine) == (("done", "vision", None), "a letter", "qwen")
    assert [b64decode(part.data or "") for part in shown] == [PNG]


@requirement("CTX-6")
@pytest.mark.anyio
async def test_a_model_that_fails_is_replaced_in_auto_and_a_failure_in_vision() -> None:
    def vision(part: ImagePart) -> str:
        raise ProviderTimeoutError("no answer")

    reader = ImageReader(engine=ScriptedEngine("text"))
    auto = await reader.read(entry(PNG, recognition="auto"), capabilities=SEES, vision=vision)
    assert outcome(auto) == ("done", "ocr", None)
    assert auto.entry.data.fallback is not None
    assert auto.entry.data.fallback.reason == "the model could not look at it (ProviderTimeoutError)"
    only = await reader.read(entry(PNG, recognition="vision"), capabilities=SEES, vision=vision)
    assert outcome(only) == ("failed", None, "image.vision_failed")


@requirement("CTX-6")
@pytest.mark.anyio
@pytest.mark.parametrize("said", [RuntimeError("secret"), TimeoutError(), 5, None, b"bytes", "\ud800"])
async def test_whatever_a_function_that_asks_a_model_does_is_kept_in_the_entry(said: Any) -> None:
    def vision(part: ImagePart) -> Any:
        if isinstance(said, Exception):
            raise said
        return said

    reader = ImageReader(engine=ScriptedEngine("text"))
    auto = await reader.read(entry(PNG, recognition="auto"), capabilities=SEES, vision=vision)
    assert (outcome(auto), auto.entry.data.analysis) == (("done", "ocr", None), None)
    only = await reader.read(entry(PNG, recognition="vision"), capabilities=SEES, vision=vision)
    assert outcome(only) == ("failed", None, "image.vision_failed")
    assert "secret" not in only.entry.to_json()


@requirement("CTX-6")
@pytest.mark.anyio
@pytest.mark.parametrize(
    ("got", "code"),
    [(RuntimeError("secret"), "image.unreachable"), ("text", "image.unreachable"), (b"x" * 11, "image.too_large")],
)
async def test_whatever_a_function_that_fetches_does_is_kept_in_the_entry(got: Any, code: str) -> None:
    async def fetch(url: str, limit: int) -> Any:
        if isinstance(got, Exception):
            raise got
        return got

    reader = ImageReader(ImageLimits(max_bytes=10), engine=ScriptedEngine("text"), fetch=fetch)
    read = await reader.read(entry(url="http://127.0.0.1/a.png"))
    assert outcome(read) == ("failed", None, code)
    assert "secret" not in read.entry.to_json()


@requirement("CTX-6")
@pytest.mark.anyio
@pytest.mark.parametrize(
    ("read", "expected"),
    [
        (OcrText("a", float("nan")), ("done", "ocr", None)),
        (OcrText("a", 7.0), ("done", "ocr", None)),
        (OcrText("\ud800", 1.0), ("failed", None, "image.ocr_failed")),
        (None, ("failed", None, "image.ocr_failed")),
    ],
)
async def test_whatever_an_engine_gives_is_kept_or_a_failure(read: Any, expected: tuple[Any, ...]) -> None:
    class Engine:
        name = "odd"

        def recognise(self, image: Image.Image) -> OcrText:
            return cast(OcrText, read)

    assert outcome(await ImageReader(engine=Engine()).read(entry(PNG))) == expected


@requirement("CTX-6")
@pytest.mark.anyio
async def test_a_failed_image_is_tried_again_and_the_tries_are_counted(tmp_path: Path) -> None:
    with FileResolver(tmp_path) as files:
        reader = ImageReader(engine=ScriptedEngine("text"), files=files)
        first = await reader.read(entry(path="a.png"))
        assert outcome(first) == ("failed", None, "image.file")
        assert [notice.id for notice in first.notices] == ["image.failed"]
        (tmp_path / "a.png").write_bytes(PNG)
        second = await reader.read(first.entry)
    assert outcome(second) == ("done", "ocr", None)
    assert (first.entry.data.attempts, second.entry.data.attempts) == (1, 2)


@requirement("CTX-6")
@pytest.mark.anyio
async def test_a_file_goes_through_the_rules_of_the_workspace_and_is_sent_as_data(tmp_path: Path) -> None:
    (tmp_path / "w").mkdir()
    (tmp_path / "outside.png").write_bytes(PNG)
    (tmp_path / "w" / "a.png").write_bytes(PNG)
    (tmp_path / "w" / ".env.png").write_bytes(PNG)
    with FileResolver(tmp_path / "w") as files:
        reader = ImageReader(engine=ScriptedEngine(), files=files)
        for path in ("../outside.png", str(tmp_path / "outside.png"), ".env.png", "gone.png"):
            assert outcome(await reader.read(entry(path=path))) == ("failed", None, "image.file")
        assert outcome(await reader.read(entry(path="a.png"), role="guest")) == ("failed", None, "image.file")
        data = (await reader.read(entry(path="a.png", recognition="vision"))).entry.data
        kept = (await reader.read(entry(path="a.png"))).entry.data
    assert (data.source, data.image) == (
        "a.png",
        ImagePart(data=b64encode(PNG).decode(), media_type="image/png", url=None, path=None),
    )
    assert (kept.source, kept.image) == (None, ImagePart(path="a.png"))
    assert outcome(await ImageReader(engine=ScriptedEngine()).read(entry(path="a.png")))[2] == "image.file"


@requirement("CTX-6")
@pytest.mark.anyio
async def test_an_image_on_the_models_server_is_seen_there_or_not_at_all() -> None:
    reader = ImageReader(engine=ScriptedEngine())
    assert outcome(await reader.read(entry(file_id="f", recognition="auto"), capabilities=SEES))[:2] == (
        "done",
        "vision",
    )
    assert outcome(await reader.read(entry(file_id="f", recognition="auto"), capabilities=BLIND)) == (
        "failed",
        None,
        "image.not_here",
    )


@requirement("CTX-6")
@pytest.mark.anyio
async def test_a_photo_is_turned_upright_for_recognition_and_for_the_model() -> None:
    image = Image.new("RGB", (60, 40), "white")
    image.putpixel((59, 0), (255, 0, 0))
    for x in range(50, 60):
        for y in range(10):
            image.putpixel((x, y), (255, 0, 0))
    exif = Image.Exif()
    exif[0x0112] = 8  # turn by 90 degrees to the left
    photo = encoded(image, "JPEG", exif=exif, quality=95)
    engine = ScriptedEngine()
    by_ocr = await ImageReader(engine=engine).read(entry(photo, media_type="image/jpeg"))
    by_vision = await ImageReader(engine=engine).read(entry(photo, media_type="image/jpeg", recognition="vision"))
    assert (by_ocr.entry.data.width, by_ocr.entry.data.height) == (40, 60)
    part = by_vision.entry.data.image
    sent = Image.open(io.BytesIO(b64decode(part.data or "")))
    assert part.media_type == "image/png"
    for shown in (engine.seen[0], sent):
        assert shown.size == (40, 60)
        pixel = shown.convert("RGB").getpixel((2, 2))  # the red corner was right, now it is left
        assert isinstance(pixel, tuple)
        assert pixel[0] > 200 > 100 > pixel[1]


@requirement("CTX-6")
@pytest.mark.anyio
async def test_text_on_a_transparent_ground_is_shown_on_white() -> None:
    engine = ScriptedEngine()
    await ImageReader(engine=engine).read(entry(encoded(drawn("x", size=(60, 60), ground=None))))
    assert engine.seen[0].getpixel((0, 0)) == (255, 255, 255)
    assert engine.seen[0].getextrema() == ((0, 255),) * 3


@requirement("CTX-6")
@pytest.mark.anyio
async def test_the_kind_of_an_image_is_read_from_its_bytes_not_from_its_name() -> None:
    reading = await ImageReader(engine=ScriptedEngine()).read(
        entry(encoded(drawn("x"), "JPEG"), media_type="image/png", recognition="vision")
    )
    assert reading.entry.data.image.media_type == "image/jpeg"


@requirement("CTX-6")
@pytest.mark.anyio
async def test_recognition_leaves_the_event_loop_free_and_runs_at_most_two_at_once() -> None:
    now, most = 0, 0
    lock = threading.Lock()
    gate = threading.Barrier(2)

    def count() -> None:
        nonlocal now, most
        with lock:
            now += 1
            most = max(most, now)
        gate.wait(timeout=PATIENCE_S)  # passed only where two are at work at the same time
        with lock:
            now -= 1

    reader = ImageReader(engine=ScriptedEngine("text", count))
    async with anyio.create_task_group() as group:
        for _ in range(6):
            group.start_soon(reader.read, entry(PNG))
    assert most == 2


@requirement("CTX-6")
@pytest.mark.anyio
async def test_an_engine_that_breaks_or_is_missing_is_a_failure_that_says_so() -> None:
    def breaks() -> None:
        raise RuntimeError("onnx: secret text of the image")

    def missing() -> None:
        raise ConfigurationError("pip install '.[ocr]'", retryable=False)

    broken = await ImageReader(engine=ScriptedEngine("", breaks)).read(entry(PNG))
    assert outcome(broken) == ("failed", None, "image.ocr_failed")
    assert broken.entry.data.problem is not None
    assert broken.entry.data.problem.message == "scripted could not read it (RuntimeError)"
    absent = await ImageReader(engine=ScriptedEngine("", missing)).read(entry(PNG))
    assert outcome(absent) == ("failed", None, "image.no_ocr")
    assert absent.entry.data.problem is not None
    assert absent.entry.data.problem.message == "pip install '.[ocr]'"
