"""The names of dialects on the command line: those of every codec, also of dialects that other packages bring."""

from __future__ import annotations

import typer

from turnwire.codecs.dialects import codec_names
from turnwire.convert.payload import CANONICAL


def known_dialect(value: str | None) -> str | None:
    """A name that a payload can be written in: a codec's, or canonical.

    Raises:
        BadParameter: it is none.
    """
    names = (CANONICAL, *codec_names())
    if value is not None and value not in names:
        raise typer.BadParameter(f"{value!r} is not one of {', '.join(map(repr, names))}.")
    return value
