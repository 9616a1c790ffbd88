"""Folders of parts in `turnwire batch`: which parts, the proof that they are whole, and joining them."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from pathlib import Path

from turnwire.batch.folders import is_url
from turnwire.batch.lines import BatchFileError
from turnwire.batch.manifest import check_no_others, check_parts, join_parts, write_manifest
from turnwire.batch.parts import RequestPart, list_parts
from turnwire.cli.exit_codes import UsageError
from turnwire.cli.output import print_json, tell


def parts_in(
    requests: str, out: str, shard: str | None, allow_hosts: Collection[str], work: Path | None
) -> list[RequestPart] | None:
    """Return the parts of a folder of requests; None for a file.

    Raises:
        UsageError: the folder cannot be used, a file and a folder do not belong together, or `shard` or `work` is given
            where it has no effect.
    """
    if work is not None and not (is_url(requests) or is_url(out)):
        raise UsageError("--work is for folders that are URLs; a folder of this machine is worked in directly")
    number = _shard(shard)
    if not (is_url(requests) or Path(requests).is_dir()):
        if shard is not None:
            raise UsageError(f"--shard: {requests} is no folder of parts; cut it, for example with split -l")
        if not is_url(out) and Path(out).is_dir():
            raise UsageError(f"--out: {out} is a folder, and {requests} is a file; name a file for its results")
        return None
    if not is_url(out) and Path(out).is_file():
        raise UsageError(f"--out: {out} is a file, and {requests} is a folder; name a folder for its results")
    try:
        return list_parts(requests, out, shard=number, allow_hosts=allow_hosts, work=work)
    except BatchFileError as error:
        raise UsageError(str(error)) from None


def absolute(place: str) -> str:
    """Return a place so that it is the same in every working folder."""
    return place if is_url(place) else str(Path(place).absolute())


def _shard(text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    found = re.fullmatch(r"([1-9][0-9]{0,8})/([1-9][0-9]{0,8})", text, re.ASCII)
    if found is None or int(found[1]) > int(found[2]):
        raise UsageError("--shard: give I/N with I from 1 to N, such as 2/50")
    return int(found[1]), int(found[2])


def prove(
    parts: Sequence[RequestPart] | None,
    *,
    check: bool,
    join: Path | None,
    dialect: str,
    is_all: bool,
    as_json: bool,
) -> None:
    """Check the parts, join them, or both; print the manifest.

    Raises:
        UsageError: the requests are a file.
        BatchFileError: a part is not whole.
    """
    if parts is None:
        raise UsageError("--check and --join take a folder of parts")
    if check:
        manifest = check_parts(parts, dialect=dialect)
        if is_all:
            check_no_others(parts)
            write_manifest(parts[0].results, manifest)
    if join is not None:
        manifest = join_parts(parts, join)
    if as_json:
        print_json(manifest.to_dict())
        return
    tell(f"{len(manifest.parts)} parts, {manifest.requests} requests with one result each, {manifest.failed} failed")
