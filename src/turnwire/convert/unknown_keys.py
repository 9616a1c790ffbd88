"""Keys of a payload that its definition does not name: what servers ignore in silence, mostly a misspelt option."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, Final

from turnwire_schema.documents import UnknownDocument, load_document

from turnwire.codecs.dialect import Dialect, resolved
from turnwire.codecs.dialects import dialect_named, dialects
from turnwire.codecs.recorded_paths import rows_of
from turnwire.convert.detect import Candidate
from turnwire.core.unknown_keys import MOST, KnownKeys, UnknownKey


def unknown_keys(candidate: Candidate, value: Any, *, most: int = MOST) -> tuple[UnknownKey, ...]:
    """Return the keys in `value` that its definition does not name; at most so many."""
    known = _known_keys(candidate)
    if known is None:
        return ()
    found = known.unknown_in(value, most=most)
    if candidate == _BATCH_LINE and len(found) < most and isinstance(value, Mapping):
        found += _in_batch_body(value, most - len(found))
    return found


_BATCH_LINE: Final = Candidate("wire/openai-chat/v1/batch", "BatchRequestInput")
"""Its body is any object to its document; what it is, its `url` says."""
_IN_BATCHES: Final = ("openai-chat", "openai-responses")


def _in_batch_body(line: Mapping[str, Any], most: int) -> tuple[UnknownKey, ...]:
    body = _body_at(line["url"]) if isinstance(line.get("url"), str) else None
    found = () if body is None else unknown_keys(body, line.get("body"), most=most)
    return tuple(UnknownKey(f"/body{key.path}", key.meant) for key in found)


@lru_cache(maxsize=64)
def _body_at(url: str) -> Candidate | None:
    """The definition of bodies to a path; None for a path that is not known."""
    rows = [row for name in _IN_BATCHES for row in rows_of(dialect_named(name))]
    meant = next((row.request for row in rows if row.request is not None and row.pattern.fullmatch(url)), None)
    return None if meant is None else Candidate(meant.document, meant.name)


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
    """The keys at a reference into any document, with the further keys of `dialect`."""
    if dialect is None:
        return KnownKeys(document, reference)
    spelled = None if dialect.spelling is None else resolved(dialect.spelling)
    more = {} if dialect.more_keys is None else resolved(dialect.more_keys)
    return KnownKeys(document, reference, spelled=spelled, more=more)
