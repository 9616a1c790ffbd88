"""Where a release comes from, as SLSA provenance in an in-toto statement; and whether files are those of a release.

Sources: https://slsa.dev/spec/v1.1/provenance, https://github.com/in-toto/attestation/blob/main/spec/v1/statement.md
"""

from __future__ import annotations

import hashlib
import json
import platform
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

STATEMENT: Final = "https://in-toto.io/Statement/v1"
PREDICATE: Final = "https://slsa.dev/provenance/v1"
BUILD_TYPE: Final = "https://turnwire.invalid/release/v1"
"""What `make release` does; docs/recipes.md, A release."""
LOCAL: Final = "https://turnwire.invalid/release/local"
"""Who builds outside of a workflow: a machine that vouches for nothing."""
INPUTS: Final = ("requirements/run.lock", "requirements/dev.lock", "requirements/release.txt")
"""Files of the checkout that pin what takes part in the build."""
SUMS: Final = "SHA256SUMS"
BUNDLE: Final = ".sigstore.json"
"""How the name of a signature ends: the signed file's name is before it."""


def statement(
    out: Path,
    root: Path,
    packages: Iterable[str],
    *,
    commit: str,
    version: str,
    began: datetime,
    env: Mapping[str, str],
) -> Any:
    """The provenance of every file in `out`: `packages` and what is about them, built from the sources at `root`."""
    source = {"uri": _repository(env), "digest": {"gitCommit": commit}, "annotations": {"version": version}}
    return {
        "_type": STATEMENT,
        "subject": [{"name": name, "digest": {"sha256": digest}} for name, digest in digests(out).items()],
        "predicateType": PREDICATE,
        "predicate": {
            "buildDefinition": {
                "buildType": BUILD_TYPE,
                "externalParameters": {"source": source["uri"], "commit": commit, "packages": [*packages]},
                "resolvedDependencies": [source, *({"name": name, **_digest(root / name)} for name in INPUTS)],
            },
            "runDetails": {
                "builder": {"id": _builder(env), "version": {"python": platform.python_version()}},
                "metadata": {
                    **_invocation(env),
                    "startedOn": _time(began),
                    "finishedOn": _time(datetime.now(UTC)),
                },
            },
        },
    }


def digests(out: Path) -> dict[str, str]:
    """SHA-256 of every file below `out` by its path there, without sums, provenance and signatures."""
    found = {path.relative_to(out).as_posix(): path for path in sorted(out.rglob("*")) if path.is_file()}
    return {name: sha256(path) for name, path in found.items() if not _is_about(name)}


def sha256(path: Path) -> str:
    """The digest of a file, in hexadecimal digits."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def provenance_name(version: str) -> str:
    """The file of the provenance."""
    return f"turnwire-{version}.intoto.json"


def write_sums(out: Path) -> None:
    """Write the digests of all files in `out`, the provenance among them, in the form of `sha256sum`."""
    paths = (path for path in sorted(out.rglob("*")) if path.is_file())
    names = (path.relative_to(out).as_posix() for path in paths)
    lines = [f"{sha256(out / name)}  {name}\n" for name in names if name != SUMS and not name.endswith(BUNDLE)]
    (out / SUMS).write_text("".join(lines), encoding="utf-8")


def faults(out: Path) -> list[str]:
    """What is wrong with a release in `out`: changed, missing and unknown files. Empty: nothing."""
    found = [each.name for each in out.glob("*.intoto.json")]
    if len(found) != 1:
        return [f"{len(found)} files of provenance; a release has one"]
    there = json.loads((out / found[0]).read_text("utf-8"))
    if (there.get("_type"), there.get("predicateType")) != (STATEMENT, PREDICATE):
        return [f"{found[0]}: is no SLSA provenance of version 1 in an in-toto statement"]
    stated = {each["name"]: each["digest"]["sha256"] for each in there["subject"]}
    summed = dict(reversed(line.split("  ", 1)) for line in (out / SUMS).read_text("utf-8").splitlines())
    own = {found[0]: sha256(out / found[0])}
    return [*_differences(stated, digests(out), found[0]), *_differences(summed, {**digests(out), **own}, SUMS)]


def _differences(stated: Mapping[str, str], here: Mapping[str, str], where: str) -> Iterable[str]:
    for name in sorted({*stated, *here}):
        if name not in here:
            yield f"{name}: is missing, and {where} names it"
        elif name not in stated:
            yield f"{name}: {where} does not name it"
        elif stated[name] != here[name]:
            yield f"{name}: is not the file that {where} names"


def _is_about(name: str) -> bool:
    return name == SUMS or name.endswith((".intoto.json", BUNDLE))


def _digest(path: Path) -> dict[str, Any]:
    return {"digest": {"sha256": sha256(path)}}


def _time(moment: datetime) -> str:
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def _repository(env: Mapping[str, str]) -> str:
    """The repository of a workflow of GitHub's, else a name without an address: a checkout may have any remote."""
    if "GITHUB_REPOSITORY" in env:
        return f"git+{env['GITHUB_SERVER_URL']}/{env['GITHUB_REPOSITORY']}"
    return "git+https://turnwire.invalid/turnwire"


def _builder(env: Mapping[str, str]) -> str:
    return f"{env['GITHUB_SERVER_URL']}/{env['GITHUB_WORKFLOW_REF']}" if "GITHUB_WORKFLOW_REF" in env else LOCAL


def _invocation(env: Mapping[str, str]) -> dict[str, str]:
    if "GITHUB_RUN_ID" not in env:
        return {}
    run = f"{env['GITHUB_SERVER_URL']}/{env['GITHUB_REPOSITORY']}/actions/runs/{env['GITHUB_RUN_ID']}"
    return {"invocationId": f"{run}/attempts/{env['GITHUB_RUN_ATTEMPT']}"}
