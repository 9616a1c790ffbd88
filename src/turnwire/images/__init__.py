"""Images of a conversation: loaded within limits, shown to a model that can see, else read by character recognition.

Pillow and the engines are in the extra `ocr` (or `ocr-light`); they are loaded when the first image is read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.images.engines import (
        OcrEngine as OcrEngine,
        OcrText as OcrText,
        RapidOcrEngine as RapidOcrEngine,
        TesseractEngine as TesseractEngine,
        ocr_engine as ocr_engine,
    )
    from turnwire.images.errors import IMAGE_FAULTS as IMAGE_FAULTS, ImageError as ImageError
    from turnwire.images.fetch import ImageFetch as ImageFetch
    from turnwire.images.reader import (
        ImageReader as ImageReader,
        ImageReading as ImageReading,
        Language as Language,
        detect_language as detect_language,
    )
    from turnwire.images.sources import ImageLimits as ImageLimits

__getattr__, __all__ = lazy_names(
    __name__,
    {
        "engines": (
            "OcrEngine",
            "OcrText",
            "RapidOcrEngine",
            "TesseractEngine",
            "ocr_engine",
        ),
        "errors": (
            "IMAGE_FAULTS",
            "ImageError",
        ),
        "fetch": ("ImageFetch",),
        "reader": (
            "ImageReader",
            "ImageReading",
            "Language",
            "detect_language",
        ),
        "sources": ("ImageLimits",),
    },
)
