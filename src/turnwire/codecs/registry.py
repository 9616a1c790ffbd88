"""Find codecs by name: one immutable codec for each variant, created when it is first used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from turnwire.codecs.codec import Codec
from turnwire.codecs.dialect import resolved
from turnwire.codecs.dialects import built_in, codec_names, dialect_named, dialect_of_codec
from turnwire.codecs.variants import Variant
from turnwire.core.errors import InvalidDataError, Problem

if TYPE_CHECKING:
    CODEC_NAMES: tuple[str, ...]
    """Names of all codecs of this package: dialects and their variants."""

_MADE: Final[dict[str, Codec]] = {}


def get_codec(name: str) -> Codec:
    """Return the codec of that name; the same object every time. Thread-safe.

    Raises:
        InvalidDataError: no codec has that name; the message lists the names.
    """
    made = _MADE.get(name) if isinstance(name, str) else None
    return _MADE.setdefault(name, _make(name)) if made is None else made  # setdefault: one of two threads wins


def _make(name: str) -> Codec:
    dialect = dialect_of_codec(name) if isinstance(name, str) else None
    if dialect is None:
        given = repr(name) if isinstance(name, str) else f"of the type {type(name).__name__}"
        problem = Problem("", "enum", f"there is no codec {given}; use one of: {', '.join(codec_names())}")
        raise InvalidDataError("unknown codec", [problem])
    return cast(Codec, resolved(dialect.codec_of)(resolved(dialect.variants[name])))


def codec_of(variant: Variant) -> Codec:
    """Return a codec for a custom row, for example that of a server with one fact changed.

    Raises:
        KeyError: its dialect has no codec.
    """
    return cast(Codec, resolved(dialect_named(variant.dialect).codec_of)(variant))


def __getattr__(name: str) -> object:
    if name != "CODEC_NAMES":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    # On first use: the records of all dialects are read for it. One of two threads wins.
    names = tuple(codec for dialect in built_in().values() for codec in dialect.variants)
    return globals().setdefault(name, names)
