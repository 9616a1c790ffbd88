"""Checks of paths that a program gives."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from turnwire.core.errors import ConfigurationError


def path_of(value: Any, place: str) -> Path:
    """A path that is given as text or as a path.

    Raises:
        ConfigurationError: it is neither, or no file can have the name.
    """
    if isinstance(value, bytes) or not isinstance(value, (str, os.PathLike)):
        raise ConfigurationError(f"{place}: give a path, not {type(value).__name__}", retryable=False)
    try:
        os.fsencode(value)
    except UnicodeEncodeError:
        text = f"{place}: this path has a character that no file name here can have"
        raise ConfigurationError(text, retryable=False) from None
    return Path(value)
