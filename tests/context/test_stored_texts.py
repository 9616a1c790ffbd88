"""Entries that are kept as texts: read together, and refused as they would be one by one."""

from __future__ import annotations

import pytest

from tests.context.made import new_context
from tests.requirements import requirement
from turnwire.context import Context
from turnwire.core.errors import InvalidDataError

HEAD = '{"type": "text", "version": "1.1", "id": "%s", "created_at": "2026-01-31T12:00:00Z", "data": '


def entry(id: str, data: str = '{"role": "user", "content": "Hello"}') -> str:
    return HEAD % id + data + "}"


def stored(*texts: str) -> Context:
    return Context.from_stored(new_context().to_document(entries=False), {"main": texts}, revision=1)


@requirement("CTX-8")
def test_texts_of_entries_are_kept_as_they_are() -> None:
    texts = [entry("a"), f" {entry('b')}\n", entry("c")]
    context = stored(*texts)
    assert [each.id for each in context.entries] == ["a", "b", "c"]
    assert all(text.strip() in context.to_json() for text in texts)


@requirement("CTX-8")
@pytest.mark.parametrize(
    "texts",
    [
        (entry("a"), "{"),
        (f"{entry('a')},{entry('b')}",),
        (entry("a"), ""),
        (entry("a", '{"role": "user", "content": NaN}'),),
        (entry("a", '{"role": "user", "content": "x", "extras": {"n": 1e999}}'),),
        (entry("a", '{"role": "user", "content": "\\ud800"}'),),
        (entry("a", '{"role": "user", "content": "x", "extras": {"n": ' + "[" * 300 + "]" * 300 + "}}"),),
    ],
    ids=["no end", "two in one", "nothing", "no number", "a number too large", "half a character", "too deep"],
)
def test_a_text_that_is_no_entry_is_refused_among_good_ones(texts: tuple[str, ...]) -> None:
    with pytest.raises(InvalidDataError):
        stored(entry("z"), *texts)


@requirement("CTX-8")
def test_two_texts_that_are_entries_only_together_are_refused() -> None:
    whole = entry("a", '{"role": "user", "content": [1,2]}')
    first, last = whole.split(",2")
    with pytest.raises(InvalidDataError):
        stored(first, f"2{last}")
