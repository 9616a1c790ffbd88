"""What an entry of the loss ledger says, and how it is read.

An entry is words, a loss id, several loss ids, or two entries where requests and answers differ. The words are few and
each means something that a test does: `mapped` comes back; `never sent` and `unsaid` leave the body as it is without
the field; a loss id comes back or is reported, at that field.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias, TypeVar

from pydantic import BaseModel

from turnwire_schema._late_tuples import NamedTuple

from turnwire.codecs.losses import SHARED

Words: TypeAlias = str | tuple[str, ...]
"""Words, one loss id, or several loss ids."""


class Ways(NamedTuple):
    """An entry of a class that stands in requests and in answers, where they differ."""

    request: Words
    answer: Words


Entry: TypeAlias = Words | Ways
E = TypeVar("E", str | tuple[str, ...], str | tuple[str, ...] | Ways)

WHOLE: Final = "*"
"""The row of a class for its objects as wholes: `mapped`, or the losses that take one away."""

MAPPED: Final = "mapped"
WORDS: Final = ("mapped", "unsaid", "never sent", "same as", "elsewhere", "broken off")
"""How words begin."""


def parts_of(entry: Entry, way: str) -> tuple[str, ...]:
    """The parts of an entry in one direction: words or loss ids."""
    said = entry if not isinstance(entry, Ways) else entry.request if way == "request" else entry.answer
    return said if isinstance(said, tuple) else (said,)


def named_losses(dialect: str, covered: Mapping[str, Mapping[str, Entry]], own: Mapping[str, str]) -> Mapping[str, str]:
    """The sentence of each loss that a page names: those that several dialects have, then its `own`."""
    entries = [entry for fields in covered.values() for entry in fields.values()]
    named = {part for entry in entries for way in ("request", "answer") for part in parts_of(entry, way)}
    sentences = {f"{dialect}.{name}": sentence for name, sentence in {**SHARED, **own}.items()}
    return {loss: sentence for loss, sentence in sentences.items() if loss in named}


def filled(
    dialect: str,
    own: Mapping[str, Mapping[str, E]],
    kinds: Iterable[type[BaseModel]],
    usual: Mapping[str, str],
) -> dict[str, Mapping[str, E | str]]:
    """The entries of every field of `kinds`: what a page says of it, else what is usual for its name, else `mapped`."""
    return {kind.__name__: _filled(dialect, own.get(kind.__name__, {}), kind, usual) for kind in kinds}


def _filled(dialect: str, said: Mapping[str, E], kind: type[BaseModel], usual: Mapping[str, str]) -> dict[str, E | str]:
    fields = (*kind.model_fields, *kind.model_computed_fields)
    entries: dict[str, E | str] = {name: entry for name, entry in said.items() if name not in fields}
    for name in fields:
        entries[name] = said[name] if name in said else usual.get(name, MAPPED).replace("<dialect>", dialect)
    return entries
