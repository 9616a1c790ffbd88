"""Batches in folders of parts: which parts a process takes, what it reads of them, and where they may be."""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import fsspec
import pytest

from turnwire_schema.v1.batch import BatchManifest, BatchPart
from turnwire_schema.v1.request import ChatRequest

from tests.batch.folders import NO_WAIT, Parts, counts, echo, spoil
from tests.batch.samples import asked, read_lines, write_lines
from tests.batch.server import EchoServer, provider_at
from tests.requirements import requirement
from turnwire import InvalidDataError, MockProvider, ProviderUnavailableError
from turnwire.batch import BatchFileError, BatchSettings, BatchWriteError
from turnwire.batch.folders import LocalFolder, open_folder
from turnwire.batch.parts import list_parts, run_part
from turnwire.batch.parts_run import PartsRun
from turnwire.install import install_hint
from turnwire.providers.calls.retry import RetryPolicy


@pytest.fixture
def parts(tmp_path: Path) -> Parts:
    return Parts(tmp_path)


@requirement("SCL-2")
def test_each_part_of_a_folder_is_answered_into_the_file_of_its_name(parts: Parts) -> None:
    parts.write(a=3, b=1)
    (parts.requests / "empty.jsonl").write_bytes(b"")
    (parts.requests / "_SUCCESS").write_bytes(b"")
    assert counts(parts()) == (4, 0, 0, 3)
    assert parts.answers() == {
        "a.jsonl": {f"a{n}": f"you: say a{n}" for n in range(3)},
        "b.jsonl": {"b0": "you: say b0"},
        "empty.jsonl": {},
    }
    names = ["a.jsonl", "b.jsonl", "empty.jsonl"]
    expected = [*(each for name in names for each in (name, f"{name}.manifest.json")), "manifest.json"]
    assert sorted(path.name for path in parts.results.iterdir()) == expected
    manifest = BatchManifest.from_json((parts.results / "manifest.json").read_bytes())
    assert [(part.name, part.requests.lines, part.results.lines) for part in manifest.parts] == [
        ("a.jsonl", 3, 3),
        ("b.jsonl", 1, 1),
        ("empty.jsonl", 0, 0),
    ]
    assert (manifest.requests, manifest.failed) == (4, 0)


@requirement("SCL-2")
def test_a_part_that_is_whole_is_not_read_again(parts: Parts) -> None:
    parts.write(a=3, b=2)
    parts()
    for path in (parts.requests / "a.jsonl", parts.results / "a.jsonl"):
        spoil(path, path.stat().st_size)
    parts.asked.clear()
    assert counts(parts()) == (0, 0, 5, 2)
    assert parts.asked == []


@requirement("SCL-2")
def test_a_part_that_was_copied_is_recognized_by_its_digest(parts: Parts, tmp_path: Path) -> None:
    parts.write(a=3)
    parts()
    for folder in (parts.requests, parts.results):
        file = folder / "a.jsonl"
        data = file.read_bytes()
        file.unlink()
        file.write_bytes(data)
    parts.asked.clear()
    assert (counts(parts()), parts.asked) == ((0, 0, 3, 1), [])


@requirement("SCL-2")
def test_lines_that_are_added_to_a_whole_part_are_asked(parts: Parts) -> None:
    parts.write(a=2)
    parts()
    parts.write(a=4)
    parts.asked.clear()
    assert counts(parts()) == (2, 0, 2, 1)
    assert parts.asked == ["say a2", "say a3"]


@requirement("SCL-2")
def test_a_whole_part_whose_request_was_changed_is_refused(parts: Parts) -> None:
    parts.write(a=2)
    parts()
    write_lines(parts.requests / "a.jsonl", [asked("a0", "say b0"), asked("a1")])
    with pytest.raises(BatchFileError, match=r"'a0' has a result in .* already, but is another request now"):
        parts()


@requirement("SCL-2")
def test_requests_that_change_while_they_are_answered_make_no_whole_part(parts: Parts) -> None:
    parts.write(a=2)

    def adds(request: ChatRequest) -> str:
        if request.messages[-1].text == "say a1":
            parts.write(a=3)
        return echo(request)

    with pytest.raises(BatchFileError, match=r"a\.jsonl: was changed while it was read"):
        parts(adds, BatchSettings(concurrency=1))
    assert not (parts.results / "a.jsonl.manifest.json").exists()
    assert counts(parts())[3] == 1
    assert set(parts.answers()["a.jsonl"]) == {"a0", "a1", "a2"}


@requirement("SCL-2")
def test_failed_requests_of_whole_parts_are_asked_again_when_that_is_wanted(parts: Parts) -> None:
    parts.write(a=2, b=2)

    def fails(request: ChatRequest) -> Any:
        return ProviderUnavailableError("down") if request.messages[-1].text == "say b1" else echo(request)

    assert counts(parts(fails)) == (3, 1, 0, 2)
    parts.asked.clear()
    assert counts(parts(retry_failed=True)) == (1, 0, 3, 2)
    assert parts.asked == ["say b1"]
    manifest = BatchPart.from_json((parts.results / "b.jsonl.manifest.json").read_bytes())
    assert (manifest.failed, manifest.results.lines) == (0, 2)


@requirement("SCL-2")
def test_shards_take_every_part_once_and_share_no_file(parts: Parts) -> None:
    parts.write(a=1, b=2, c=3, d=4, e=5)
    shards = [parts(shard=(number, 3)) for number in (1, 2, 3)]
    assert [(each.parts, each.answered) for each in shards] == [(2, 5), (2, 7), (1, 3)]
    assert len(parts.asked) == len(set(parts.asked)) == 15
    assert not (parts.results / "manifest.json").exists()
    assert counts(parts()) == (0, 0, 15, 5)
    assert (parts.results / "manifest.json").exists()
    assert list_parts(parts.requests, parts.results, shard=(7, 9)) == []


@requirement("SCL-2")
@pytest.mark.parametrize("shard", [(0, 3), (4, 3), (1, 0), (-1, 3), (1.0, 3), ("1", "3"), (1, 2, 3), "1/3"])
def test_a_shard_that_does_not_exist_is_refused_and_not_taken_for_another(parts: Parts, shard: Any) -> None:
    parts.write(a=1, b=2)
    with pytest.raises(InvalidDataError) as refused:
        list_parts(parts.requests, parts.results, shard=shard)
    assert [(each.path, each.message) for each in refused.value.problems] == [
        ("/shard", "give (i, n): whole numbers, i from 1 to n")
    ]


@requirement("SCL-2")
def test_a_part_that_had_all_its_results_is_described_as_it_is(parts: Parts) -> None:
    parts.write(a=2)

    def fails(request: ChatRequest) -> Any:
        return ProviderUnavailableError("down") if request.messages[-1].text == "say a1" else echo(request)

    parts(fails)
    manifest = parts.results / "a.jsonl.manifest.json"
    first = BatchPart.from_json(manifest.read_bytes())
    manifest.unlink()  # as if the run had been killed before it wrote it
    parts()
    again = BatchPart.from_json(manifest.read_bytes())
    assert (again.results.lines, again.failed) == (first.results.lines, first.failed) == (2, 1)
    assert counts(parts(retry_failed=True)) == (1, 0, 1, 1)


@requirement("SCL-2")
def test_open_parts_share_the_limits_of_calls(parts: Parts) -> None:
    parts.write(**{f"p{number}": 1 for number in range(20)}, q=20)

    async def run(url: str) -> None:
        async with provider_at(url) as provider:
            found = list_parts(parts.requests, parts.results)
            summary = await PartsRun(found, provider, BatchSettings(concurrency=5)).run()
            assert counts(summary) == (40, 0, 0, 21)

    with EchoServer(latency=0.002) as server:
        asyncio.run(run(server.url))
        assert server.most_at_once == 5


@requirement("SCL-2")
def test_failures_in_a_row_are_counted_over_all_parts(parts: Parts) -> None:
    parts.write(**{f"p{number:02}": 1 for number in range(20)})
    settings = BatchSettings(concurrency=1, retry=RetryPolicy(attempts=1), stop_after=5)
    summary = parts(lambda _: ProviderUnavailableError("down"), settings)
    assert (summary.failed, summary.parts_whole, len(parts.asked)) == (5, 5, 5)
    assert (summary.stopped or "").startswith("5 requests in a row failed")
    assert summary.errors == {"ACODE-MDL-001": 5}
    assert not (parts.results / "manifest.json").exists()


@requirement("SCL-2")
def test_a_part_that_cannot_be_used_ends_the_run_and_keeps_the_others(parts: Parts) -> None:
    parts.write(a=1, b=1)
    parts.results.mkdir()
    (parts.results / "b.jsonl").write_text("something else\n")
    with pytest.raises(BatchFileError, match="is no file of results"):
        parts()
    assert read_ids(parts.results / "a.jsonl") == ["a0"]
    assert (parts.results / "b.jsonl").read_text() == "something else\n"


def read_ids(path: Path) -> list[str]:
    return [line["id"] for line in read_lines(path)]


@requirement("SCL-2")
def test_a_folder_that_holds_something_else_is_refused(parts: Parts, tmp_path: Path) -> None:
    with pytest.raises(BatchFileError, match="holds no part"):
        parts()
    parts.write(a=1)
    (parts.requests / "b.csv").write_text("")
    with pytest.raises(BatchFileError, match=r"b\.csv: is no part"):
        parts()
    (parts.requests / "b.csv").rename(parts.requests / "a\\b.jsonl")
    with pytest.raises(BatchFileError, match=r"b\.jsonl: is no part"):
        parts()
    (parts.requests / "a\\b.jsonl").unlink()
    (parts.requests / "c.jsonl").mkdir()
    with pytest.raises(BatchFileError, match=r"c\.jsonl: is no part"):
        parts()
    with pytest.raises(BatchFileError, match="No such file"):
        list_parts(tmp_path / "none", parts.results)
    with pytest.raises(BatchFileError, match=r"^memory://none: No such file or directory$"):
        list_parts("memory://none", parts.results)
    with pytest.raises(BatchFileError, match="holds the requests"):
        list_parts(parts.requests, parts.requests)


@requirement("SCL-2")
def test_links_to_nothing_matter_only_where_a_part_is_expected(parts: Parts) -> None:
    parts.write(a=1)
    (parts.requests / ".#a.jsonl").symlink_to("somebody@machine")  # how an editor says that it has the file open
    assert counts(parts()) == (1, 0, 0, 1)
    (parts.requests / "b.jsonl").symlink_to("nothing.jsonl")
    with pytest.raises(BatchFileError, match=r"b\.jsonl: No such file"):
        parts()


@requirement("SCL-2")
def test_a_file_that_another_process_removes_while_a_folder_is_listed_is_not_in_it(
    parts: Parts, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts.write(a=1, b=1)
    scan = os.scandir

    def removed(path: Path) -> Iterator[os.DirEntry[str]]:
        for each in scan(path):
            (path / "b.jsonl").unlink(missing_ok=True)
            yield each

    monkeypatch.setattr(os, "scandir", removed)
    assert list(LocalFolder(parts.requests).files()) == ["a.jsonl"]


@requirement("SCL-2")
def test_a_manifest_that_cannot_be_read_is_reported(parts: Parts) -> None:
    parts.write(a=1)
    parts()
    (parts.results / "a.jsonl.manifest.json").write_text('{"name": "a.jsonl"}')
    with pytest.raises(BatchFileError, match=r"a\.jsonl\.manifest\.json: .*take it away to make it again"):
        parts()


@requirement("SCL-2")
def test_one_part_can_be_processed_by_another_process(parts: Parts) -> None:
    parts.write(a=2)
    part = pickle.loads(pickle.dumps(list_parts(parts.requests, parts.results)[0]))

    async def run() -> Any:
        async with MockProvider(echo) as provider:
            return await run_part(part, provider, NO_WAIT), await run_part(part, provider, NO_WAIT)

    first, again = asyncio.run(run())
    assert (first.summary.answered, again.summary.answered, again.summary.earlier) == (2, 0, 2)
    assert first.whole is not None
    assert first.whole == again.whole


# Object stores


@requirement("SCL-2")
@pytest.mark.parametrize("protocol", ["file", "memory"])
def test_parts_of_an_object_store_are_stored_whole(parts: Parts, tmp_path: Path, protocol: str) -> None:
    base = f"file://{tmp_path}/store" if protocol == "file" else f"memory://{tmp_path.name}"
    system, path = fsspec.core.url_to_fs(base)
    parts.write(a=3, b=2)
    system.makedirs(f"{path}/in", exist_ok=True)
    for file in parts.requests.iterdir():
        system.put_file(str(file), f"{path}/in/{file.name}")
    work = tmp_path / "work"
    places = (f"{base}/in", f"{base}/out")
    assert counts(parts(places=places, work=work)) == (5, 0, 0, 2)
    results = [json.loads(line) for line in system.cat_file(f"{path}/out/a.jsonl").splitlines()]
    assert {line["id"]: line["response"]["message"]["content"] for line in results} == {
        f"a{n}": f"you: say a{n}" for n in range(3)
    }
    assert system.exists(f"{path}/out/manifest.json")
    assert [each for each in work.rglob("*") if each.is_file()] == []
    parts.asked.clear()
    assert counts(parts(places=places, work=work)) == (0, 0, 5, 2)
    system.pipe_file(f"{path}/in/b.jsonl", system.cat_file(f"{path}/in/b.jsonl") + json.dumps(asked("b9")).encode())
    assert counts(parts(places=places, work=work)) == (1, 0, 5, 2)
    assert parts.asked == ["say b9"]


@requirement("SCL-2")
def test_an_interrupted_part_of_an_object_store_goes_on_from_the_work_folder(parts: Parts, tmp_path: Path) -> None:
    parts.write(a=3, b=2)
    places, work = (str(parts.requests), f"file://{tmp_path}/out"), tmp_path / "work"

    def stops(request: ChatRequest) -> Any:
        return echo(request) if request.messages[-1].text == "say a0" else ProviderUnavailableError("down")

    settings = BatchSettings(concurrency=1, retry=RetryPolicy(attempts=1), stop_after=1)
    assert parts(stops, settings, places=places, work=work).stopped is not None
    assert not (tmp_path / "out" / "a.jsonl").exists()
    parts.asked.clear()
    assert counts(parts(places=places, work=work, retry_failed=True)) == (4, 0, 1, 2)
    assert sorted(read_ids(tmp_path / "out" / "a.jsonl")) == ["a0", "a1", "a2"]
    # A machine without that work folder begins the parts again that are not whole, and those alone.
    (tmp_path / "out" / "b.jsonl").unlink()
    parts.asked.clear()
    assert counts(parts(places=places, work=tmp_path / "other")) == (2, 0, 3, 2)
    assert sorted(parts.asked) == ["say b0", "say b1"]


@requirement("SCL-2", "PRV-7")
def test_only_allowed_hosts_are_called_for_folders(tmp_path: Path) -> None:
    for place in (
        "s3://bucket/a",
        "S3://bucket/a",
        "gs://localhost/a",
        "http://127.0.0.1:9/a",
        "s3://key:word@bucket/a",
        "http://127.0.0.1:9?@bucket/a",
        "http://127.0.0.1:9#@bucket/a",
        "http://127.0.0.1:9\\@bucket/a",
    ):
        with pytest.raises(BatchFileError, match="is not allowed; allow it with allow_hosts") as refused:
            open_folder(place, allow_hosts=["bucket"] if "9" in place else (), work=tmp_path)
        assert "word" not in str(refused.value)
    assert open_folder("s3://bucket/a", allow_hosts=["bucket"], work=tmp_path).url == "s3://bucket/a"
    assert open_folder("hdfs://node:8020/a", allow_hosts=["node:8020"], work=tmp_path).url == "hdfs://node:8020/a"
    with pytest.raises(BatchFileError, match="one URL, without ::"):
        open_folder("file://a::s3://bucket/a", allow_hosts=["bucket"], work=tmp_path)
    assert isinstance(open_folder("simplecache::s3://bucket/a", allow_hosts=["bucket"]), LocalFolder)


@requirement("SCL-2")
def test_a_protocol_whose_package_is_missing_is_named(tmp_path: Path) -> None:
    folder = open_folder("s3://bucket/a", allow_hosts=["bucket"], work=tmp_path)
    with pytest.raises(BatchFileError, match=r"s3://: .*s3fs"):
        folder.files()
    with pytest.raises(BatchFileError, match="nope://: "):
        open_folder("nope://bucket/a", allow_hosts=["bucket"], work=tmp_path).files()


@requirement("SCL-2")
def test_a_url_without_fsspec_names_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fsspec", None)
    folder = open_folder(f"file://{tmp_path}/a", work=tmp_path)
    with pytest.raises(BatchFileError, match="needs the package fsspec: ") as missing:
        folder.files()
    assert str(missing.value) == f"file:// needs the package fsspec: {install_hint('object-stores')}"


@requirement("SCL-2")
def test_errors_of_an_object_store_name_the_file_and_no_content(
    parts: Parts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts.write(a=1)
    places, work = (f"file://{parts.requests}", f"file://{tmp_path}/out"), tmp_path / "work"
    system, _ = fsspec.core.url_to_fs(places[0])

    def fails(*given: Any, **options: Any) -> None:
        raise RuntimeError("a key, or what was asked")

    with monkeypatch.context() as patched:
        patched.setattr(type(system), "put_file", fails)
        with pytest.raises(BatchWriteError, match=r"out/a\.jsonl: the file system failed: RuntimeError$"):
            parts(places=places, work=work)
    parts.asked.clear()
    assert (counts(parts(places=places, work=work)), parts.asked) == ((0, 0, 1, 1), [])
