"""The names of dialects on the command line: those of every codec, also of dialects that other packages bring."""

from __future__ import annotations

from functools import partial

import typer

from turnwire.cli.exit_codes import did_you_mean
from turnwire.codecs.dialects import codec_names
from turnwire.convert.payload import CANONICAL


def dialect_names() -> list[str]:
    """The names that a payload can be written in: canonical, dialects, and servers that speak one in their own way."""
    return [CANONICAL, *codec_names()]


def known_dialect(value: str | None) -> str | None:
    """A name that a payload can be written in: a codec's, or canonical.

    Raises:
        BadParameter: no such dialect exists.
    """
    names = dialect_names()
    if value is not None and value not in names:
        name, at, _ = value.partition("@")
        if at and name in names:
            raise typer.BadParameter(
                f"{value!r}: write {name!r}; versions are for: turnwire schema check --for {value}"
            )
        raise typer.BadParameter(
            did_you_mean(value, names) or f"{value!r} is not one of {', '.join(map(repr, names))}."
        )
    return value


dialect_option = partial(typer.Option, metavar="DIALECT", callback=known_dialect, autocompletion=dialect_names)
"""Makes an option whose value is such a name."""
