"""Build, look into, and try a release: `python -m tools.release [--out dist] [--only wheel …] [--json]`.

The folder holds the packages, a bill of materials (CycloneDX) of what the wheel brings, the provenance (SLSA) of all
files, and SHA256SUMS; where there is an identity, signatures (Sigstore). Each step is reported; the first that fails
ends it with exit code 1. A package whose own tool is not on this machine is left out and named.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from codegen.version import package_version
from tools.release.bill import lacking, without_places
from tools.release.contents import names_in, unexpected, unused
from tools.release.packages import PACKAGES, BuildError, Package, sources
from tools.release.provenance import provenance_name, sha256, statement, write_sums
from tools.release.signing import UNSIGNED, has_identity, sign
from tools.release.trials import TRIALS, environment, missing, run

ROOT: Final = Path(__file__).resolve().parents[2]


def main() -> int:
    """The exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.release", description="Build and try every package.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="folder of the packages (default: dist)")
    parser.add_argument("--only", nargs="*", choices=[each.name for each in PACKAGES], help="build these alone")
    parser.add_argument("--json", action="store_true", help="print what was built as JSON")
    chosen = parser.parse_args()
    try:
        built = release(chosen.out.resolve(), [each for each in PACKAGES if each.name in (chosen.only or TRIALS)])
    except BuildError as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    if chosen.json:
        print(json.dumps(built, indent=2))
    return 0


def release(out: Path, packages: list[Package]) -> dict[str, object]:
    """Build `packages` into `out` and try them; gives their names, sizes and digests.

    Raises:
        BuildError: a step failed.
    """
    version, began = package_version(), datetime.now(UTC)
    if run(["git", "status", "--porcelain"], ROOT).strip():
        _say("what is not committed is not in the release")
    here, left_out = [], {}
    for package in packages:
        why = missing(package.tool)
        if why is None:
            here.append(package)
        else:
            left_out[package.name] = why
            _say(f"{package.name} is left out: {why}")
    with step("the tools of the release"):
        python = _tools("release")
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    found: list[dict[str, object]] = []
    with tempfile.TemporaryDirectory() as place:
        with step("build, twice"):
            first, second = (_build(here, Path(place) / name, python) for name in ("one", "another-name"))
        for package in here:
            name = package.file.format(version=version)
            with step(f"{package.name}: {name}"):
                _look_into(package, first / name, second / name, version)
                if package.name in ("wheel", "sdist"):
                    run([python, "-m", "twine", "check", "--strict", first / name], ROOT)
                clean = Path(place) / f"try-{package.name}"
                clean.mkdir()
                TRIALS[package.name](first / name, clean, version)
            found.append({"package": package.name, **_about(first / name, name)})
        if any(package.name == "wheel" for package in here):
            with step("bill of materials"):
                _bill(python, Path(place), first, version)
        shutil.copytree(first, out, dirs_exist_ok=True)
        commit = run(["git", "rev-parse", "HEAD"], ROOT).strip()
        stated = statement(
            out,
            Path(place) / "one",
            [each.name for each in here],
            commit=commit,
            version=version,
            began=began,
            env=os.environ,
        )
    (out / provenance_name(version)).write_text(json.dumps(stated, indent=1) + "\n", encoding="utf-8")
    write_sums(out)
    signed = _signed(out, stated)
    _say(f"{len(found)} packages of version {version} in {out}")
    return {"version": version, "packages": found, "left_out": left_out, "signed": signed}


def _signed(out: Path, stated: object) -> list[str]:
    if not has_identity(os.environ):
        _say(UNSIGNED)
        return []
    with step("sign"):
        return sign(out, stated, _tools("sign"), os.environ)


def _tools(name: str) -> Path:
    """The Python of an environment with requirements/NAME.txt."""
    file, place = ROOT / "requirements" / f"{name}.txt", ROOT / ".cache" / f"{name}-venv"
    wanted, stamp = file.read_bytes(), place / ".stamp"
    if not stamp.is_file() or stamp.read_bytes() != wanted:
        shutil.rmtree(place, ignore_errors=True)
        place.parent.mkdir(exist_ok=True)
        environment(place, "-r", str(file))
        stamp.write_bytes(wanted)
    return place / "bin" / "python"


def _build(packages: list[Package], place: Path, python: Path) -> Path:
    """The folder of what was built from a copy of the sources at `place`."""
    source = sources(ROOT, place)
    out = place.with_name(f"{place.name}-built")
    out.mkdir()
    for package in packages:
        package.build(source, out, python)
    return out


def _look_into(package: Package, file: Path, again: Path, version: str) -> None:
    if file.read_bytes() != again.read_bytes():
        raise BuildError(f"{file.name}: two builds of the same sources differ")
    names = names_in(file)
    wrong = unexpected(package.name, names, version)
    if wrong:
        raise BuildError(f"{file.name}: these may not be in it: {', '.join(wrong[:10])}; see tools/release/contents.py")
    if idle := unused(package.name, names, version):
        raise BuildError(f"{file.name}: nothing in it fits {', '.join(idle)}; see tools/release/contents.py")


def _bill(python: Path, place: Path, out: Path, version: str) -> None:
    """What the wheel alone brings with it, by its clean environment."""
    (wheel,) = out.glob("*.whl")
    folder = place / "bill"
    folder.mkdir()
    clean = environment(folder / "venv", str(wheel))
    run([clean, "-m", "pip", "uninstall", "--quiet", "--yes", "pip", "setuptools"], folder)
    file = out / f"turnwire-{version}.cdx.json"
    command = [python, "-m", "cyclonedx_py", "environment", "--output-reproducible", "--output-format", "JSON"]
    run([*command, "--output-file", file, "--pyproject", ROOT / "pyproject.toml", clean], folder)
    text = file.read_text("utf-8")
    if str(folder) in text or str(ROOT) in text:
        text = without_places(text)
        file.write_text(text, "utf-8")
    if missed := lacking(text, (ROOT / "pyproject.toml").read_text("utf-8")):
        raise BuildError(f"the bill of materials lacks {', '.join(missed)}")


def _about(file: Path, name: str) -> dict[str, object]:
    return {"file": name, "bytes": file.stat().st_size, "sha256": sha256(file)}


@contextmanager
def step(what: str) -> Iterator[None]:
    """Say what is done and, when it is done, how long it took."""
    began = time.monotonic()
    yield
    _say(f"{what} ({time.monotonic() - began:.0f} s)")


def _say(text: str) -> None:
    print(f"release: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
