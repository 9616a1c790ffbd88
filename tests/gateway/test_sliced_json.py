"""A body's long texts are decoded in pieces, and what comes out is what one reading of the whole gives."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.requirements import requirement
from turnwire.core.jsontext import read_json
from turnwire.gateway.http import sliced_json
from turnwire.gateway.http.sliced_json import read_sliced_json

CHARACTERS = [*"a1u {}[],:", "é", "漢", "😀", "d83d"]
ESCAPES = ["\\u00e9", "\\ud83d\\ude00", "\\\\", '\\"', "\\n", "\\\\u12", "\\\\ud83d\\u00e9"]
FAULTS = ["\\ud83d", "\\u12", "\\", '"', "\n"]
LONGEST_TOKEN = 12
"""Bytes of the longest character: two escapes."""


@pytest.fixture(autouse=True)
def _every_length_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sliced_json, "LONG", 0)


def read_by(read: Any, data: bytes) -> Any:
    """The value, or the words of the refusal."""
    try:
        return read(data)
    except ValueError as error:
        return ("refused", str(error))


@requirement("NFR-3")
@pytest.mark.parametrize("faults", [[], FAULTS], ids=["right", "faulty"])
@pytest.mark.parametrize("size", [1, 2, 3, 5, 7, 16])
def test_a_body_reads_the_same_wherever_its_texts_are_cut(
    size: int, faults: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sliced_json, "SLICE", size)
    chance = random.Random(size)

    def text() -> str:
        return "".join(chance.choices(CHARACTERS + ESCAPES + faults, k=chance.randrange(40)))

    for _ in range(300):
        body = f'{{"{text()}":["{text()}",1,{{"{text()}":"{text()}"}}],"b":"{text()}","b":"{text()}"}}'.encode()
        assert read_by(read_sliced_json, body) == read_by(read_json, body), body


@requirement("NFR-3")
@pytest.mark.parametrize("character", [*ESCAPES, "é", "漢", "😀", "a"])
def test_no_more_of_a_long_text_than_a_slice_is_decoded_in_one_go(
    character: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sliced_json, "SLICE", 1000)
    sizes: list[int] = []

    def counted(data: bytes) -> Any:
        sizes.append(len(data))
        return read_json(data)

    monkeypatch.setattr(sliced_json, "read_json", counted)
    body = f'{{"a":"{character * 20_000}","b":["{character * 5000}\\n"]}}'.encode()
    assert read_sliced_json(body) == read_json(body)
    *pieces, rest = sizes
    assert len(pieces) >= 20
    assert max(pieces) <= 1000 + LONGEST_TOKEN + len('""')
    assert rest <= 6 * (1000 + LONGEST_TOKEN)


@requirement("NFR-3")
def test_bytes_that_are_no_utf_8_are_refused_at_their_own_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sliced_json, "SLICE", 16)
    body = b'{"a":"' + b"x" * 100 + b"\xff" + b"x" * 100 + b'"}'
    with pytest.raises(ValueError, match="column 107"):
        read_json(body)
    assert read_by(read_sliced_json, body) == read_by(read_json, body)
