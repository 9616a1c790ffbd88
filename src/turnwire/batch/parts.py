"""Requests and results as folders of part files: `requests/NAME.jsonl` is answered into `results/NAME.jsonl`.

    parts = list_parts("requests/", "results/", shard=(2, 2))
    for part in parts:
        outcome = await run_part(part, provider)

Each part is a run over a file. When every request of it has a result, `results/NAME.jsonl.manifest.json` says so, by
size and digest of both files: a later run does not read the part again, and parts are joined by it. No two parts share
a file, so that any number of processes and machines can process parts of one batch, each its own.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncGenerator, Collection, Sequence
from contextlib import aclosing
from dataclasses import dataclass
from os import PathLike
from typing import Any, Final

from turnwire_schema.v1.batch import BatchFile, BatchPart, BatchSummary

from turnwire.batch.answers import BatchAnswer
from turnwire.batch.folders import FileInfo, Folder, file_digest, is_same, open_folder
from turnwire.batch.lines import BatchFileError
from turnwire.batch.requests import BatchSettings
from turnwire.batch.run import Asking, Batch
from turnwire.core.argument_types import items_of, refusal, require
from turnwire.core.errors import InvalidDataError
from turnwire.core.validate import load_json
from turnwire.providers.base import ModelProvider
from turnwire.providers.paths import path_of

PART_SUFFIX: Final = ".jsonl"
MANIFEST_SUFFIX: Final = ".manifest.json"
_NO_PART: Final = re.compile(r"[._]")  # how other programs begin names of files that are no data


@dataclass(frozen=True, slots=True)
class RequestPart:
    """A file of requests and the file of its results. It can be pickled."""

    name: str
    requests: Folder
    results: Folder
    info: FileInfo
    """The file of requests, as its folder lists it."""


def checked_parts(parts: Sequence[RequestPart]) -> tuple[RequestPart, ...]:
    """Return the parts that a program gives.

    Raises:
        InvalidDataError: they are something else than `list_parts` returns.
    """
    found = items_of(parts, "parts", "what list_parts returns")
    for place, each in enumerate(found):
        require(each, RequestPart, f"parts/{place}", "a part of list_parts")
    return found


def list_parts(
    requests: str | PathLike[str],
    results: str | PathLike[str],
    *,
    shard: tuple[int, int] | None = None,
    allow_hosts: Collection[str] = (),
    work: str | PathLike[str] | None = None,
) -> list[RequestPart]:
    """Return the parts of a folder of requests, by name. Folders are paths, or URLs that fsspec knows.

    `shard`: (i, n) with i from 1 to n: every n-th part, from the i-th on. `allow_hosts` and `work` are for URLs, see
    `open_folder`.

    Raises:
        BatchFileError: the folder cannot be read, or holds something else than parts.
        InvalidDataError: there is no such shard.
    """
    allow_hosts = items_of(allow_hosts, "allow_hosts", "hosts in a list")
    work = None if work is None else path_of(work, "work")
    if shard is not None:
        _check_shard(shard)
    source, target = (open_folder(place, allow_hosts=allow_hosts, work=work) for place in (requests, results))
    if source.url == target.url:
        raise BatchFileError(f"{target.url}: holds the requests; give another folder for the results")
    parts = []
    for name, info in sorted(source.files().items()):
        if _NO_PART.match(name):
            continue
        if info.is_folder or not name.endswith(PART_SUFFIX) or "\\" in name:  # it separates folders on Windows
            text = "a folder of requests holds files NAME.jsonl alone; names that begin with . or _ are left out"
            raise BatchFileError(f"{source.shown(name)}: is no part; {text}")
        parts.append(RequestPart(name, source, target, info))
    if not parts:
        raise BatchFileError(f"{source.url}: holds no part NAME.jsonl")
    if shard is None:
        return parts
    number, count = shard
    return parts[number - 1 :: count]


def _check_shard(shard: Any) -> None:
    match shard:
        case (int(number), int(count)) if 1 <= number <= count:
            return
    raise refusal("shard", "give (i, n): whole numbers, i from 1 to n")


@dataclass(frozen=True, slots=True)
class PartOutcome:
    """What became of a part in one run."""

    summary: BatchSummary
    whole: BatchPart | None
    """What the part's manifest says; None if requests are left without a result."""


async def run_part(
    part: RequestPart,
    provider: ModelProvider | Asking,
    settings: BatchSettings = BatchSettings(),  # noqa: B008  # immutable
    **options: Any,
) -> PartOutcome:
    """Answer what has no result in a part; `options` are those of `Batch`. Nothing is read if the part is whole.

    Raises:
        BatchFileError: the files cannot be used, or do not belong together.
        BatchWriteError: the results cannot be written any more.
    """
    run = PartRun(part, provider, settings, **options)
    async with aclosing(run.answers()) as answers:
        async for _ in answers:
            pass
    return run.outcome


class PartRun:
    """A run over one part, once."""

    def __init__(
        self, part: RequestPart, provider: ModelProvider | Asking, settings: BatchSettings, **options: Any
    ) -> None:
        self.part = part
        self.whole: BatchPart | None = None
        self.batch: Batch | None = None
        self._provider, self._settings, self._options = provider, settings, options

    @property
    def summary(self) -> BatchSummary:
        """Return the state of the run, or its result."""
        if self.batch is not None:
            return self.batch.summary
        earlier = 0 if self.whole is None else self.whole.results.lines
        return BatchSummary(
            requests=earlier, answered=0, failed=0, earlier=earlier, unanswered=0, retries=0, seconds=0.0
        )

    @property
    def outcome(self) -> PartOutcome:
        """Return the result of the run."""
        return PartOutcome(self.summary, self.whole)

    async def answers(self) -> AsyncGenerator[BatchAnswer[None]]:
        """Yield each result of this run, once it is written; the part's manifest is written after the last one."""
        part = self.part
        known = await asyncio.to_thread(read_part_manifest, part)
        if known is not None and not (self._options.get("retry_failed") and known.failed):
            self.whole = known
            return
        info = await asyncio.to_thread(part.requests.fetch, part.name)
        await asyncio.to_thread(part.results.begin, part.name)
        requests, results = part.requests.local(part.name), part.results.local(part.name)
        self.batch = Batch(requests, results, self._provider, self._settings, **self._options)
        async with aclosing(self.batch.answers()) as answers:
            async for answer in answers:
                yield answer
        if self.batch.is_whole:
            self.whole = await asyncio.to_thread(self._finish, self.batch, info)

    def _finish(self, batch: Batch, info: FileInfo) -> BatchPart:
        """Store the results, then the manifest that says that they are whole.

        Raises:
            BatchFileError: the requests are others than those that were read.
        """
        part = self.part
        requests = _file(part.requests, part.name, batch.summary.requests, info)
        results = _file(part.results, part.name, batch.results_lines, part.results.store(part.name))
        if part.requests.info(part.name) != info:
            text = "was changed while it was read; run again when it stays as it is"
            raise BatchFileError(f"{part.requests.shown(part.name)}: {text}")
        whole = BatchPart(name=part.name, requests=requests, results=results, failed=batch.results_failed)
        part.results.write(part.name + MANIFEST_SUFFIX, whole.to_json().encode() + b"\n")
        part.requests.forget(part.name)
        part.results.forget(part.name)
        return whole


def _file(folder: Folder, name: str, lines: int, info: FileInfo) -> BatchFile:
    """What a file of `folder` holds that is on this machine."""
    return BatchFile(size=info.size, sha256=file_digest(folder.local(name)), lines=lines, version=info.version)


def read_part_manifest(part: RequestPart) -> BatchPart | None:
    """Return what says that a part is whole; None if nothing does, or if a file is another one now.

    Raises:
        BatchFileError: the manifest cannot be read.
    """
    name = part.name + MANIFEST_SUFFIX
    data = part.results.read(name)
    if data is None:
        return None
    try:
        found = load_json(BatchPart, data)
    except InvalidDataError as error:
        raise BatchFileError(f"{part.results.shown(name)}: {error}; take it away to make it again") from None
    same = is_same(part.requests, part.name, found.requests) and is_same(part.results, part.name, found.results)
    return found if same and found.name == part.name else None
