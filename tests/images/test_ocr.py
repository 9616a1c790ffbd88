"""Text that is really recognised, by both engines; the models are loaded once."""

from __future__ import annotations

import logging
import sys

import pytest

from turnwire_schema.v1.policy import OcrConfig

from tests.images.conftest import drawn, encoded, entry
from tests.images.test_reader import outcome
from tests.requirements import requirement
from turnwire.core.errors import ConfigurationError
from turnwire.images import (
    ImageReader,
    RapidOcrEngine,
    TesseractEngine,
    detect_language,
    ocr_engine,
)
from turnwire.images.engines import OcrText

GERMAN = ("Der schnelle braune Fuchs springt", "heute durch den dunklen Wald.")


@requirement("CTX-6")
@pytest.mark.anyio
async def test_rapidocr_reads_lines_with_confidence_and_language_and_writes_nothing(
    rapidocr: RapidOcrEngine, capfd: pytest.CaptureFixture[str]
) -> None:
    root = logging.getLogger()
    before = (root.level, list(root.handlers), logging.root.manager.disable)
    reading = await ImageReader(engine=rapidocr).read(entry(encoded(drawn(*GERMAN))))
    data = reading.entry.data
    assert outcome(reading) == ("done", "ocr", None)
    assert (data.text, data.language, data.engine) == ("\n".join(GERMAN), "de", "rapidocr")
    assert 0.9 < (data.confidence or 0) <= 1
    captured = capfd.readouterr()
    assert (captured.out, captured.err) == ("", "")
    assert (root.level, list(root.handlers), logging.root.manager.disable) == before


@requirement("CTX-6")
def test_a_blank_image_has_no_text_and_no_confidence(rapidocr: RapidOcrEngine) -> None:
    assert rapidocr.recognise(drawn(size=(64, 64))) == OcrText("", None)


@requirement("CTX-6")
@pytest.mark.anyio
async def test_tesseract_is_the_light_engine() -> None:
    engine = ocr_engine(OcrConfig(engine="tesseract"))
    data = (await ImageReader(engine=engine).read(entry(encoded(drawn("The shopping list has 3 apples"))))).entry.data
    assert (data.text, data.language, data.engine) == ("The shopping list has 3 apples", "en", "tesseract")
    assert 0.5 < (data.confidence or 0) <= 1
    assert engine.recognise(drawn(size=(64, 64))) == OcrText("", None)


@requirement("CTX-6")
def test_a_language_without_data_is_named_with_its_package() -> None:
    with pytest.raises(ConfigurationError, match=r"no data for xyz; if there is a package: .*tessdata\.fast-xyz"):
        TesseractEngine(("eng", "xyz")).recognise(drawn("x"))


@requirement("CTX-6")
def test_rapidocr_is_the_default_engine() -> None:
    assert [ocr_engine(config).name for config in (None, OcrConfig(), OcrConfig(engine="rapidocr"))] == ["rapidocr"] * 3


@requirement("CTX-6")
@pytest.mark.anyio
@pytest.mark.parametrize(
    ("module", "engine", "extra"),
    [
        ("rapidocr", RapidOcrEngine, "ocr"),
        ("onnxruntime", RapidOcrEngine, "ocr"),
        ("tesserocr", TesseractEngine, "ocr-light"),
        ("tessdata", TesseractEngine, "ocr-light"),
    ],
)
async def test_a_missing_extra_is_named(
    module: str, engine: type[RapidOcrEngine | TesseractEngine], extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(ConfigurationError, match=rf"install .*\[{extra}\]'"):
        engine().recognise(drawn("x"))
    reading = await ImageReader(engine=engine()).read(entry(encoded(drawn("x"))))
    assert outcome(reading) == ("failed", None, "image.no_ocr")


@requirement("CTX-6")
def test_models_that_are_gone_are_never_looked_for_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("turnwire.images.engines._MODELS", {"Det.model_path": "*_gone_*.onnx"})
    with pytest.raises(ConfigurationError, match="install it again"):
        RapidOcrEngine().recognise(drawn("x"))


@requirement("CTX-6")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("The quick brown fox jumps over the dog", "en"),
        ("Le renard brun saute par-dessus le chien", "fr"),
        ("今日はとても良い天気です", "ja"),
        ("", None),
        ("Hallo Welt", None),
        ("1234567890 1234567890", None),
    ],
)
def test_the_language_of_a_text_is_found_or_unknown(text: str, code: str | None) -> None:
    found = detect_language(text)
    assert (None if found is None else found.code) == code
    assert found is None or 0.5 <= found.confidence <= 1


@requirement("CTX-6")
def test_a_language_that_is_less_than_half_sure_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    class Doubtful:
        def classify(self, text: str) -> tuple[str, float]:
            return "en", 0.49

    monkeypatch.setattr("turnwire.images.reader._identifier", Doubtful())
    assert detect_language("The quick brown fox jumps") is None
