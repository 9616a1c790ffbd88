"""Keys of a payload that its definition does not name: what servers ignore in silence, mostly a misspelt option."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from turnwire_schema.documents import UnknownDocument, load_document

from turnwire.codecs.dialect import Dialect, resolved
from turnwire.codecs.dialects import dialects
from turnwire.convert.detect import Candidate
from turnwire.core.unknown_keys import MOST, KnownKeys, UnknownKey


def unknown_keys(candidate: Candidate, value: Any, *, most: int = MOST) -> tuple[UnknownKey, ...]:
    """Return the keys in `value` that its definition does not name; at most so many."""
    known = _known_keys(candidate)
    return () if known is None else known.unknown_in(value, most=most)


@cache
def _known_keys(candidate: Candidate) -> KnownKeys | None:
    """The keys of a definition; None for a document that does not come with this package."""
    try:
        document = load_document(candidate.document)
    except UnknownDocument:
        return None
    kind, _, rest = candidate.document.partition("/")
    owner = dialects().get(rest.partition("/")[0]) if kind == "wire" else None
    return known_keys(document, f"#/$defs/{candidate.definition}", owner)


def known_keys(document: Mapping[str, Any], reference: str, dialect: Dialect | None) -> KnownKeys:
    """The keys at a reference into any document, with what `dialect` says beside its documents."""
    if dialect is None:
        return KnownKeys(document, reference)
    spelled = None if dialect.spelling is None else resolved(dialect.spelling)
    more = {} if dialect.more_keys is None else resolved(dialect.more_keys)
    return KnownKeys(document, reference, spelled=spelled, more=more)
