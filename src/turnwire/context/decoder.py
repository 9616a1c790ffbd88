"""The scanner of contexts: the decoder of the standard library, which says where a value ends, held to `core.jsontext`.

What it reads in another way than `read_json` is found while it reads, so that a text without anything of the kind is
not searched for it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from math import isinf
from typing import Any, Final, NoReturn

from turnwire.core.jsontext import DEEPEST, may_hold_surrogates, read_json

SHALLOW: Final = 2 * DEEPEST
"""Characters of a text that cannot be nested too deeply: each level takes two."""


class Scanner:
    """Reads JSON values out of texts. Not thread-safe."""

    __slots__ = ("_is_too_large", "is_suspect", "scan")

    def __init__(self, text: str) -> None:
        """A scanner for `text`, or for texts of which it is put together.

        Raises:
            ValueError: it holds half a character.
        """
        decoder: Any = json.JSONDecoder(parse_constant=_no_number, parse_float=self._float)
        self.scan: Callable[[str, int], tuple[Any, int]] = decoder.scan_once
        """The value that begins at a place of a text, and where it ends."""
        self.is_suspect = may_hold_surrogates(text)
        """Whether a value may be read that `read_json` refuses for another reason than its depth."""
        self._is_too_large = False

    def _float(self, digits: str) -> float:
        number = float(digits)
        if isinf(number):
            self.is_suspect = self._is_too_large = True
        return number

    def judged(self, value: Any, text: str) -> Any:
        """`value`, which was read last and from `text`, as the rule for every JSON text has it.

        Raises:
            ValueError: the rule refuses it.
        """
        if self._is_too_large or may_hold_surrogates(text) or may_be_deep(text):
            self._is_too_large = False
            return read_json(text)
        return value


def may_be_deep(text: str) -> bool:
    """Whether a text may be nested deeper than `read_json` allows."""
    return len(text) > SHALLOW and text.count("[") + text.count("{") > DEEPEST


def _no_number(_: str) -> NoReturn:
    raise ValueError("NaN and Infinity are no JSON")
