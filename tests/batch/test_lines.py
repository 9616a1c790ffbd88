"""Lines and pieces of files: nothing is lost, numbers are right, and a line that is too long does no harm."""

from __future__ import annotations

import bz2
import gzip
import io
import lzma
import os
from pathlib import Path

import pytest

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.batch.lines import (
    NumberedLine,
    Piece,
    Rejoined,
    numbered_lines,
    packed_by,
    parts_of,
    pieces_of,
    places_of,
    shared_path,
)


def test_lines_are_numbered_as_an_editor_numbers_them() -> None:
    text = b"\xef\xbb\xbf one\r\n\n  \ntwo\t\nthree"
    found = list(numbered_lines(io.BytesIO(text)))
    assert found == [NumberedLine(1, b"one"), NumberedLine(4, b"two"), NumberedLine(5, b"three")]


def test_a_line_that_is_too_long_is_known_by_its_number_only() -> None:
    text = b"one\n" + b"x" * 50 + b"\n" + b"y" * 10 + b"\n" + b"z" * 11
    found = list(numbered_lines(io.BytesIO(text), longest=10))
    assert found == [(1, b"one"), (2, None), (3, b"y" * 10), (4, None)]


@requirement("CLI-2")
@for_each("size", [1, 2, 5, 7, 100])
@for_each("head", [0, 3, 9])
def test_pieces_hold_whole_lines_and_all_of_them(size: int, head: int) -> None:
    text = b"one\n\ntwo\nthree\r\n" + b"four" * 20 + b"\nfive"
    pieces = list(pieces_of(Rejoined(text[:head], io.BytesIO(text[head:])), size=size))
    assert b"".join(piece.text for piece in pieces) == text
    for piece in pieces:
        before = text[: text.index(piece.text)] if piece.text.strip() else None
        assert before is None or piece.first == before.count(b"\n") + 1
        assert piece.text.endswith(b"\n") or piece is pieces[-1]


def test_a_piece_ends_with_a_line_that_is_too_long_cut() -> None:
    text = b"one\n" + b"x" * 500 + b"\ntwo\n"
    found = list(pieces_of(io.BytesIO(text), size=6, longest=20))
    assert found == [Piece(1, b"one\n" + b"x" * 23), Piece(3, b"two\n")]


@requirement("CLI-2")
@pytest.mark.parametrize("size", [1, 6, 100])
def test_parts_of_a_file_are_its_pieces_also_when_another_file_has_its_name(tmp_path: Path, size: int) -> None:
    text = b"one\n" + b"x" * 500 + b"\n\ntwo\nthree"
    path = tmp_path / "lines"
    path.write_bytes(b"before" + text)
    with path.open("rb") as file:
        shared = shared_path(file)
        assert shared is not None
        file.seek(len(b"before"))
        parts = list(parts_of(file, shared, file.tell(), size=size, longest=20))
        file.seek(len(b"before"))
        unnumbered = list(places_of(file, shared, file.tell(), size=size, longest=20))
        path.unlink()
        path.write_bytes(b"another")
        found = [Piece(part.first, part.text) for part in parts]
        assert [part.text for part in unnumbered] == [piece.text for piece in found]
        assert {part.first for part in unnumbered} == {1}
    assert found == list(pieces_of(io.BytesIO(text), size=size, longest=20))


@pytest.mark.parametrize("head", [0, 100])
def test_pieces_of_a_file_are_as_large_as_they_may_be_to_its_end(tmp_path: Path, head: int) -> None:
    path = tmp_path / "lines"
    path.write_bytes((b"x" * 99 + b"\n") * 1000)
    with path.open("rb") as file:
        pieces = list(pieces_of(Rejoined(file.read(head), file), size=30_000))
    sizes = [len(piece.text) for piece in pieces]
    assert (sum(sizes), max(sizes)) == (100_000, 30_100)
    assert len(sizes) <= 5


def test_a_pipe_has_no_path_at_which_others_read_it() -> None:
    theirs, ours = os.pipe()
    with open(theirs, "rb") as file, open(ours, "wb"):
        assert shared_path(file) is None
    assert shared_path(io.BytesIO(b"x")) is None


@pytest.mark.parametrize(
    ("program", "packed"),
    [("gzip", gzip.compress(b"{}")), ("xz", lzma.compress(b"{}")), ("bzip2", bz2.compress(b"{}"))],
    ids=["gzip", "xz", "bzip2"],  # gzip writes the time, and processes of one run must give a test the same name
)
def test_a_compressed_file_is_known_by_its_beginning(program: str, packed: bytes) -> None:
    assert (packed_by(packed), packed_by(b"{}")) == (program, None)
