"""Engines that recognise characters, each from packages alone; loaded when the first image is read."""

from __future__ import annotations

import logging
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from turnwire_schema.v1.policy import OcrConfig

from turnwire.core.errors import ConfigurationError
from turnwire.core.schema_defaults import schema_default
from turnwire.images.errors import needed
from turnwire.install import add_packages, install_hint

if TYPE_CHECKING:
    from PIL import Image


class OcrText(NamedTuple):
    """The text that was read, one line each; the engine's confidence, 0 to 1, None if no text was found."""

    text: str
    confidence: float | None


class OcrEngine(Protocol):
    """Recognises the characters of an image. `recognise` blocks and may be called from several threads."""

    @property
    def name(self) -> str:
        """Name for the record."""

    def recognise(self, image: Image.Image) -> OcrText:
        """The characters of an RGB image."""


def ocr_engine(config: OcrConfig | None = None) -> OcrEngine:
    """The engine that a configuration names; nothing is loaded yet."""
    if config is not None and config.engine == "tesseract":
        return TesseractEngine(config.languages)
    return RapidOcrEngine()


# Measured: as exact as the defaults, at half the memory and without spikes on a busy machine.
_RAPIDOCR: Final = {"EngineConfig.onnxruntime.intra_op_num_threads": 1, "Det.limit_side_len": 480}
# The models inside the package, so that none is ever looked for elsewhere.
_MODELS: Final = {"Det.model_path": "*_det_*.onnx", "Cls.model_path": "*_cls_*.onnx", "Rec.model_path": "*_rec_*.onnx"}


class RapidOcrEngine:
    """rapidocr with its own models: Latin, Chinese and Japanese script, turned text too. One image at a time."""

    name = "rapidocr"

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._engine: Any = None

    def recognise(self, image: Image.Image) -> OcrText:
        """The lines from top to bottom; the confidence is that of the lines, weighed by their length.

        Raises:
            ConfigurationError: the extra `ocr` is not installed.
        """
        array = needed("numpy").asarray(image)[:, :, ::-1]  # it expects blue first, as OpenCV
        with self._lock:
            if self._engine is None:
                self._engine = _rapidocr()
            found = self._engine(array.copy())
        lines = [str(line) for line in found.txts or ()]
        letters = sum(map(len, lines))
        if not letters:
            return OcrText("", None)
        sure = sum(len(line) * float(score) for line, score in zip(lines, found.scores, strict=True)) / letters
        return OcrText("\n".join(lines), min(max(sure, 0.0), 1.0))


def _rapidocr() -> Any:
    needed("onnxruntime")
    package = needed("rapidocr")
    params: dict[str, Any] = dict(_RAPIDOCR)
    folder = Path(package.__file__).parent / "models"
    for name, pattern in _MODELS.items():
        paths = sorted(folder.glob(pattern))
        if len(paths) != 1:
            text = f"rapidocr lacks the models that belong to it; install it again: {install_hint('ocr')}"
            raise ConfigurationError(text, retryable=False)
        params[name] = str(paths[0])
    # It writes to standard error from a handler of its own, set when its class is loaded; what the program set stays.
    logger = logging.getLogger("RapidOCR")
    own = list(logger.handlers)
    engine_class = package.RapidOCR
    for handler in [handler for handler in logger.handlers if handler not in own]:
        logger.removeHandler(handler)
    if not logger.handlers:
        logger.addHandler(logging.NullHandler())
    return engine_class(params=params)


class TesseractEngine:
    """Tesseract, small and fast: upright text of 14 pixels and more in the languages that are named (`eng`, `deu`)."""

    name = "tesseract"

    def __init__(self, languages: Sequence[str] | None = None) -> None:
        self._languages = tuple(languages or schema_default(OcrConfig, "languages"))

    def recognise(self, image: Image.Image) -> OcrText:
        """The text of the page; the confidence is the mean of its words.

        Raises:
            ConfigurationError: the extra `ocr-light`, or the data of a language, is not installed.
        """
        tesserocr = needed("tesserocr", "ocr-light")
        folder = needed("tessdata", "ocr-light").data_path()
        for language in self._languages:
            if not (Path(folder) / f"{language}.traineddata").exists():
                data = f"tessdata.fast-{language}"
                text = f"tesseract has no data for {language}; if there is a package: {add_packages([data])}"
                raise ConfigurationError(text, retryable=False)
        with tesserocr.PyTessBaseAPI(path=folder, lang="+".join(self._languages)) as api:
            api.SetImage(image)
            lines = [line.strip() for line in str(api.GetUTF8Text()).splitlines()]
            words = list(api.AllWordConfidences())
        text = "\n".join(line for line in lines if line)
        # It is sure of nothing, too: a page of shapes had 0.95.
        return OcrText(text, min(max(sum(words) / len(words) / 100, 0.0), 1.0) if text and words else None)
