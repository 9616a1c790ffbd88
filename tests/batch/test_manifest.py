"""Proving that parts are whole, and joining them: each fault is found, and nothing is written where there is one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from turnwire_schema.v1.batch import BatchManifest

from tests.batch.folders import Parts, spoil
from tests.batch.samples import asked, read_lines, write_lines
from tests.requirements import requirement
from turnwire.batch import BatchFileError, BatchWriteError
from turnwire.batch.manifest import check_no_others, check_parts, join_parts
from turnwire.batch.parts import list_parts


@pytest.fixture
def parts(tmp_path: Path) -> Parts:
    found = Parts(tmp_path)
    found.write(a=3, b=2)
    found()
    return found


def lines_of(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines(keepends=True)


def first_missing(parts: Parts) -> None:
    (parts.results / "b.jsonl").write_bytes(b"".join(lines_of(parts.results / "b.jsonl")[1:]))


def one_twice(parts: Parts) -> None:
    lines = lines_of(parts.results / "b.jsonl")
    (parts.results / "b.jsonl").write_bytes(b"".join([*lines, lines[0]]))


def one_torn(parts: Parts) -> None:
    (parts.results / "b.jsonl").write_bytes((parts.results / "b.jsonl").read_bytes()[:-5])


def one_of_another_part(parts: Parts) -> None:
    with (parts.results / "b.jsonl").open("ab") as file:
        file.write(lines_of(parts.results / "a.jsonl")[0])


def no_results(parts: Parts) -> None:
    (parts.results / "b.jsonl").unlink()


def other_request(parts: Parts) -> None:
    write_lines(parts.requests / "b.jsonl", [asked("b0", "say b0"), asked("b1", "say more")])


def further_request(parts: Parts) -> None:
    parts.write(b=3)


def request_gone(parts: Parts) -> None:
    parts.write(b=1)


FAULTS = [
    (first_missing, r"b\.jsonl: 1 requests have no result, the first is 'b0' on line 1; run the part again"),
    (one_twice, r"b\.jsonl:3: a second result of 'b0'"),
    (one_torn, r"b\.jsonl:2: is no whole result; run the part again"),
    (one_of_another_part, r"b\.jsonl: 1 results belong to no line of .*b\.jsonl"),
    (no_results, r"b\.jsonl: the part has no results yet"),
    (other_request, r"b\.jsonl:2: the result of 'b1' is that of another request"),
    (further_request, r"b\.jsonl: 1 requests have no result, the first is 'b2' on line 3; run the part again"),
    (request_gone, r"b\.jsonl: 1 results belong to no line of .*b\.jsonl"),
]


@requirement("SCL-2")
@pytest.mark.parametrize(("harm", "said"), FAULTS, ids=lambda value: getattr(value, "__name__", ""))
def test_a_part_that_is_not_whole_is_neither_proved_nor_joined(
    parts: Parts, tmp_path: Path, harm: Callable[[Parts], None], said: str
) -> None:
    harm(parts)
    before = {path.name: path.read_bytes() for path in parts.results.iterdir()}
    found = list_parts(parts.requests, parts.results)
    with pytest.raises(BatchFileError, match=said):
        check_parts(found)
    with pytest.raises(BatchFileError, match=r"b\.jsonl: the part is not whole, or was changed since"):
        join_parts(found, tmp_path / "all.jsonl")
    assert {path.name: path.read_bytes() for path in parts.results.iterdir()} == before
    assert not (tmp_path / "all.jsonl").exists()


@requirement("SCL-2")
def test_whole_parts_are_proved_and_joined_in_their_order(parts: Parts, tmp_path: Path) -> None:
    found = list_parts(parts.requests, parts.results)
    manifest = BatchManifest.from_json((parts.results / "manifest.json").read_bytes())
    assert check_parts(found) == manifest
    check_no_others(found)
    out = tmp_path / "all.jsonl"
    out.write_text("what was there before")
    assert join_parts(found, out) == manifest
    assert sorted(line["id"] for line in read_lines(out)[:3]) == ["a0", "a1", "a2"]
    assert sorted(line["id"] for line in read_lines(out)[3:]) == ["b0", "b1"]
    assert sorted(tmp_path.iterdir()) == [out, parts.requests, parts.results]


@requirement("SCL-2")
def test_parts_that_were_answered_without_manifests_get_them_by_the_proof(parts: Parts, tmp_path: Path) -> None:
    for manifest in parts.results.glob("*.manifest.json"):
        manifest.unlink()
    found = list_parts(parts.requests, parts.results)
    with pytest.raises(BatchFileError, match="is not whole"):
        join_parts(found, tmp_path / "all.jsonl")
    assert check_parts(found) == join_parts(found, tmp_path / "all.jsonl")
    parts.asked.clear()
    assert (parts().earlier, parts.asked) == (5, [])


@requirement("SCL-2")
def test_joined_results_are_those_that_the_manifest_names(parts: Parts, tmp_path: Path) -> None:
    spoil(parts.results / "b.jsonl", 9)
    with pytest.raises(BatchFileError, match=r"b\.jsonl: is not what its manifest names; run the part again"):
        join_parts(list_parts(parts.requests, parts.results), tmp_path / "all.jsonl")
    assert sorted(tmp_path.iterdir()) == [parts.requests, parts.results]


@requirement("SCL-2")
@pytest.mark.parametrize("folder", ["requests", "results"])
def test_a_joined_file_replaces_no_part(parts: Parts, folder: str) -> None:
    found = list_parts(parts.requests, parts.results)
    target = getattr(parts, folder) / "a.jsonl"
    before = target.read_bytes()
    with pytest.raises(BatchFileError, match=f"a.jsonl: is in the folder .*{folder}, which holds parts"):
        join_parts(found, target)
    assert target.read_bytes() == before


@requirement("SCL-2")
def test_results_of_no_part_are_found(parts: Parts) -> None:
    (parts.results / "c.jsonl").write_bytes(b"")
    found = list_parts(parts.requests, parts.results)
    with pytest.raises(BatchFileError, match=r"c\.jsonl: belongs to no part of .*requests; move it away"):
        check_no_others(found)


@requirement("SCL-2")
def test_parts_of_an_object_store_are_proved_and_joined(parts: Parts, tmp_path: Path) -> None:
    work = tmp_path / "work"
    urls = (f"file://{parts.requests}", f"file://{parts.results}")
    found = list_parts(*urls, work=work)
    assert check_parts(found).requests == join_parts(found, tmp_path / "all.jsonl").requests == 5
    assert len(read_lines(tmp_path / "all.jsonl")) == 5
    assert [path for path in work.rglob("*") if path.is_file()] == []


@requirement("SCL-2")
def test_a_file_that_cannot_be_written_is_reported(parts: Parts, tmp_path: Path) -> None:
    with pytest.raises(BatchWriteError, match=r"all\.jsonl: No such file or directory"):
        join_parts(list_parts(parts.requests, parts.results), tmp_path / "none" / "all.jsonl")
