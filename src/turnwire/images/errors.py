"""Faults of an image, as stable words, and the libraries that may be missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from turnwire_schema.v1.entry import EntryProblem

from turnwire.core.errors import ConfigurationError, TurnwireError
from turnwire.install import install_hint

IMAGE_FAULTS: Final[dict[str, bool]] = {
    "image.too_large": False,
    "image.too_many_pixels": False,
    "image.unsupported": False,
    "image.damaged": False,
    "image.invalid_data": False,
    "image.file": True,
    "image.fetch_off": False,
    "image.fetch_refused": False,
    "image.unreachable": True,
    "image.not_here": False,
    "image.no_vision": False,
    "image.vision_failed": True,
    "image.no_ocr": True,
    "image.ocr_failed": True,
}
"""Every code that `EntryProblem.code` of an image has, with whether another try of the same may work."""


class ImageError(TurnwireError):
    """An image was not read; `code` is a key of `IMAGE_FAULTS`, the message says what would be right.

    `ImageReader.read` keeps it in the entry.
    """

    def __init__(self, code: str, message: str) -> None:
        self.code = code
        self.text = message
        super().__init__(message)

    def __reduce__(self) -> tuple[type[ImageError], tuple[str, str]]:
        return type(self), (self.code, self.text)

    @property
    def problem(self) -> EntryProblem:
        """The fault as it is stored in the entry."""
        return EntryProblem(code=self.code, message=self.text, recoverable=IMAGE_FAULTS[self.code])


def needed(module: str, extra: str = "ocr") -> Any:
    """A module of an extra.

    Raises:
        ConfigurationError: it is not installed; the message names the extra.
    """
    try:
        return import_module(module)
    except ImportError as error:
        top = module.partition(".")[0].replace("PIL", "Pillow")  # the name that pip knows
        text = f"images need {top}, which is not installed; install the extra: {install_hint(extra)}"
        raise ConfigurationError(text, retryable=False) from error
