"""The language of a text, by py3langid: its model is in the package."""

from __future__ import annotations

import threading
from typing import Any, Final, NamedTuple

from turnwire.images.faults import needed

_SHORTEST: Final = 12  # characters; below, every detector guesses
_SUREST: Final = 0.5


class Language(NamedTuple):
    """ISO 639-1 code and how sure it is, 0 to 1."""

    code: str
    confidence: float


_lock = threading.Lock()
_identifier: Any = None


def detect_language(text: str, *, extra: str = "ocr") -> Language | None:
    """The language of `text`; None for fewer than 12 letters, and where it is less than half sure. Thread-safe.

    Raises:
        ConfigurationError: py3langid is not installed; the message names `extra`.
    """
    global _identifier
    if sum(map(str.isalpha, text)) < _SHORTEST and not _is_dense(text):
        return None
    with _lock:
        if _identifier is None:
            module = needed("py3langid.langid", extra)
            _identifier = module.LanguageIdentifier.from_model_file(module.MODEL_FILE, norm_probs=True)
        code, sure = _identifier.classify(text)
    return Language(str(code), float(sure)) if sure >= _SUREST else None


def _is_dense(text: str) -> bool:
    """Whether a few characters are a sentence: Chinese, Japanese and Korean say more with each."""
    return sum("\u3040" <= character <= "\u9fff" or "\uac00" <= character <= "\ud7a3" for character in text) >= 4
