"""Check quickly whether a text may hold thoughts or calls, without loading the formats: most answers hold neither."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from turnwire_schema.text_formats import BARE, MARKS

from turnwire.codecs.text.source import any_of

_SPACE: Final = " \t\r\n"
_BARE: Final = tuple(BARE)


def may_hold_marks(text: str, tools: Iterable[str] = ()) -> bool:
    """Return True if `text` has a mark of any format, or may be a call without marks of one of the offered `tools`."""
    for sign in MARKS:
        if sign in text and any(mark.search(text) for mark in _marks(sign)):
            return True
    return text.lstrip(_SPACE).startswith(_BARE) and any(name in text for name in tools)


@cache
def _marks(sign: str) -> tuple[re.Pattern[str], ...]:
    """Return searches for marks that begin with `sign` and for others that contain it: two are much faster."""
    begun = [mark for mark in MARKS[sign] if mark.startswith(sign)]
    inside = [mark for mark in MARKS[sign] if not mark.startswith(sign)]
    return tuple(any_of(marks) for marks in (begun, inside) if marks)
