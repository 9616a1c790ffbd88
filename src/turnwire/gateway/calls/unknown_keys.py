"""Unknown keys of a request's body, as header and log name them: never an error, for servers ignore them too.

A key is a name, and names are shown. Any other text (words of a document as keys, a secret) is not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from turnwire_schema._late_patterns import late_pattern

from turnwire.core.unknown_keys import UnknownKey

_MOST: Final = 8
"""Keys that are named; of others the number alone."""
_NAME: Final = late_pattern(r"(/[A-Za-z0-9_]{1,40}){1,12}")
_NO_NAME: Final = "(not shown)"


def unknown_names(keys: Sequence[UnknownKey]) -> list[str]:
    """The places of the keys, each with the name that was probably meant."""
    named = [_in_words(key) for key in keys[:_MOST]]
    return [*named, f"{len(keys) - _MOST} more"] if len(keys) > _MOST else named


def unknown_header(keys: Sequence[UnknownKey]) -> bytes:
    """The same as the value of the header `turnwire-unknown`."""
    return ", ".join(unknown_names(keys)).encode("ascii")


def _in_words(key: UnknownKey) -> str:
    if _NAME.fullmatch(key.path) is None:
        return _NO_NAME
    return key.path if key.meant is None else f"{key.path} (did you mean {key.meant}?)"
