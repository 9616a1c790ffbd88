"""Prove that parts are whole, and join them: every request has exactly one result, and nothing else is there.

    from turnwire.batch import PartsRun, check_parts, join_parts, list_parts

    parts = list_parts("requests/", "results/")
    await PartsRun(parts, provider).run()
    check_parts(parts)
    join_parts(parts, "all.jsonl")

A check reads both files of each part and asks nobody. A run writes the manifest of a part when it has answered all of
it; joining believes it if both files are still those that it names.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import BinaryIO, Final

from turnwire_schema.v1.batch import BatchFile, BatchManifest, BatchPart

from turnwire.batch.folders import Folder, file_digest
from turnwire.batch.index import Index
from turnwire.batch.lines import BatchFileError, BatchWriteError, numbered_lines
from turnwire.batch.parts import MANIFEST_SUFFIX, PART_SUFFIX, RequestPart, checked_parts, read_part_manifest
from turnwire.batch.request_formats import QuestionReader
from turnwire.batch.results import found_in, open_requests
from turnwire.batch.run import taken
from turnwire.convert.payload import CANONICAL
from turnwire.core.argument_types import refusal
from turnwire.file_replacement import replacing
from turnwire.providers.paths import path_of

MANIFEST: Final = "manifest.json"
_COPY_BYTES: Final = 1024 * 1024


def manifest_of(parts: Sequence[BatchPart]) -> BatchManifest:
    """Return the manifest of these parts."""
    ordered = sorted(parts, key=lambda part: part.name)
    requests, failed = sum(part.requests.lines for part in parts), sum(part.failed for part in parts)
    return BatchManifest(parts=ordered, requests=requests, failed=failed)


def write_manifest(folder: Folder, manifest: BatchManifest) -> None:
    """Write `manifest.json` into a folder of results.

    Raises:
        BatchWriteError: it cannot be written.
    """
    folder.write(MANIFEST, manifest.to_json().encode() + b"\n")


def check_parts(parts: Sequence[RequestPart], *, dialect: str = CANONICAL) -> BatchManifest:
    """Prove that each request of `parts` has exactly one result, by reading both files of each; write the manifest of
    each part. Nothing is asked, and no result is changed.

    Raises:
        BatchFileError: a request has no result, or a result has no request; which.
    """
    found = []
    for part in checked_parts(parts):
        whole = check_part(part, dialect=dialect)
        part.results.write(part.name + MANIFEST_SUFFIX, whole.to_json().encode() + b"\n")
        found.append(whole)
    return manifest_of(found)


def check_no_others(parts: Sequence[RequestPart]) -> None:
    """Check that the folder of results holds results of these parts alone.

    Raises:
        BatchFileError: it holds a file of results that belongs to none of them.
    """
    folder, names = parts[0].results, {part.name for part in parts}
    others = sorted(name for name in folder.files() if name.endswith(PART_SUFFIX) and name not in names)
    if others:
        raise BatchFileError(f"{folder.shown(others[0])}: belongs to no part of {parts[0].requests.url}; move it away")


def check_part(part: RequestPart, *, dialect: str = CANONICAL) -> BatchPart:
    """Return what the manifest of a part is to say, proved by reading both files.

    Raises:
        BatchFileError: a request has no result, or a result has no request; which.
    """
    if part.results.info(part.name) is None:
        raise BatchFileError(f"{part.results.shown(part.name)}: the part has no results yet")
    infos = part.requests.fetch(part.name), part.results.fetch(part.name)
    requests, results = part.requests.local(part.name), part.results.local(part.name)
    try:
        with contextlib.closing(Index()) as index:
            with _open(results, part.results.shown(part.name)) as file:
                lines, failed = _read_results(file, part.results.shown(part.name), index)
            with open_requests(requests) as file:
                _compare(file, part, QuestionReader(dialect), index)
        known = [
            BatchFile(size=info.size, sha256=file_digest(path), lines=lines, version=info.version)
            for path, info in zip((requests, results), infos, strict=True)
        ]
        if (part.requests.info(part.name), part.results.info(part.name)) != infos:
            raise BatchFileError(f"{part.results.shown(part.name)}: the part was changed while it was read")
    finally:
        part.requests.forget(part.name)
        part.results.forget(part.name)
    return BatchPart(name=part.name, requests=known[0], results=known[1], failed=failed)


def _open(path: Path, shown: str) -> BinaryIO:
    try:
        return open(path, "rb")
    except OSError as error:
        raise BatchFileError(f"{shown}: {error.strerror or 'cannot be read'}") from None


def _read_results(file: BinaryIO, shown: str, index: Index) -> tuple[int, int]:
    """(results, those that are errors) of a file, all of which are put into `index`."""
    place = failed = number = 0
    for number, line in enumerate(file, 1):
        found = found_in(line) if line.endswith(b"\n") else None
        if found is None:
            raise BatchFileError(f"{shown}:{number}: is no whole result; run the part again")
        if not index.add_result(found.id, found.digest, place):
            raise BatchFileError(f"{shown}:{number}: a second result of {found.id!r}")
        place += len(line)
        failed += found.is_error
    return number, failed


def _compare(file: BinaryIO, part: RequestPart, reader: QuestionReader, index: Index) -> None:
    shown, results = part.requests.shown(part.name), part.results.shown(part.name)
    index.begin_pass()
    missing, first = 0, ""
    for line in numbered_lines(file):
        question, standing = taken(reader.begun(line)[0], index)
        if standing == "changed":
            raise BatchFileError(f"{shown}:{line.number}: the result of {question.id!r} is that of another request")
        if standing == "new":
            first = first or f"{question.id!r} on line {line.number}"
            missing += 1
    if missing:
        raise BatchFileError(f"{results}: {missing} requests have no result, the first is {first}; run the part again")
    if strays := index.strays():
        raise BatchFileError(f"{results}: {strays} results belong to no line of {shown}")


def join_parts(parts: Sequence[RequestPart], out: str | PathLike[str]) -> BatchManifest:
    """Write the results of all parts into one file, in the order of the parts. The file is replaced whole or not at
    all.

    Raises:
        BatchFileError: a part is not whole, its results are not those that its manifest names, or `out` is in the
            folder of the requests or of the results.
        BatchWriteError: the file cannot be written.
    """
    if not (parts := checked_parts(parts)):
        raise refusal("parts", "give at least one part")
    path = path_of(out, "out").resolve()
    for folder in (parts[0].requests, parts[0].results):
        if folder.local(parts[0].name).resolve().parent == path.parent:
            raise BatchFileError(f"{out}: is in the folder {folder.url}, which holds parts; name another folder")
    manifests = []
    for part in parts:
        found = read_part_manifest(part)
        if found is None:
            text = "the part is not whole, or was changed since; run it again, or prove it with --check"
            raise BatchFileError(f"{part.results.shown(part.name)}: {text}")
        manifests.append(found)
    try:
        with replacing(path) as file:
            for part, found in zip(parts, manifests, strict=True):
                _append(file, part, found.results)
    except OSError as error:
        raise BatchWriteError(f"{out}: {error.strerror or 'cannot be written'}") from None
    return manifest_of(manifests)


def _append(file: BinaryIO, part: RequestPart, known: BatchFile) -> None:
    part.results.fetch(part.name)
    digest = hashlib.sha256()
    with _open(part.results.local(part.name), part.results.shown(part.name)) as source:
        while data := source.read(_COPY_BYTES):
            digest.update(data)
            file.write(data)
    part.results.forget(part.name)
    if digest.hexdigest() != known.sha256:
        raise BatchFileError(f"{part.results.shown(part.name)}: is not what its manifest names; run the part again")
