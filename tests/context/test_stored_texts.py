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


@requirement("CTX-8")
def test_a_text_of_two_entries_is_refused_though_two_others_are_one() -> None:
    first, last = entry("c", '{"role": "user", "content": [1,2]}').split(",2")
    with pytest.raises(InvalidDataError):
        stored(f"{entry('a')},{entry('b')}", first, f"2{last}")


@requirement("CTX-8")
@pytest.mark.parametrize("number", ["1e400", "-1E+400", "1" * 310 + ".0"])
def test_a_number_that_is_too_large_is_found_in_the_entry_that_has_it_and_in_no_other(number: str) -> None:
    said_again = entry("a", f'{{"role": "user", "content": "x", "extras": {{"n": {number}, "n": 1}}}}')
    assert [each.id for each in stored(said_again, entry("b")).entries] == ["a", "b"]
    with pytest.raises(InvalidDataError, match="too large"):
        stored(said_again, entry("b"), entry("c", f'{{"role": "user", "content": "x", "extras": {{"n": {number}}}}}'))


@requirement("CTX-8")
def test_half_a_character_is_found_behind_whole_ones_that_are_written_as_halves() -> None:
    whole = entry("a", '{"role": "user", "content": "\\ud83d\\ude00"}')
    context = stored(whole, entry("b"))
    assert whole in context.to_json()
    with pytest.raises(InvalidDataError, match="hex escape"):
        stored(whole, entry("b"), entry("c", '{"role": "user", "content": "\\ud83d"}'))
