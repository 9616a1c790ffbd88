"""What a release consists of, and how each package is built from a copy of the sources."""

from __future__ import annotations

import shutil
import subprocess
import tarfile
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

EPOCH: Final = "315532800"
"""1980-01-01, the first day that a zip file can name; all files in the packages have one time."""


class Package(NamedTuple):
    """One kind of package."""

    name: str
    """What it is called here."""
    file: str
    """Its file below the folder of the release; {version} stands for the version."""
    tool: str | None
    """The program that builds it and may be missing; None: it is among the tools of the release."""
    build: Callable[[Path, Path, Path], None]
    """Builds it: from the sources, into the folder, with the Python of the release's tools."""


def _python(kind: str) -> Callable[[Path, Path, Path], None]:
    def build(source: Path, out: Path, python: Path) -> None:
        command = [python, "-m", "build", "--no-isolation", f"--{kind}", "--outdir", out, source]
        _run(command, source)

    return build


def _npm(source: Path, out: Path, _python: Path) -> None:
    _run(["npm", "pack", "--silent", "--pack-destination", out, "./generated/typescript"], source)


def _go(source: Path, out: Path, _python: Path) -> None:
    python = Path(shutil.which("python3") or "python3")
    _run([python, "tools/go_module.py", out / "go"], source)


def _crate(source: Path, out: Path, _python: Path) -> None:
    target = source.parent / f"{source.name}-target"
    manifest = source / "generated" / "rust" / "Cargo.toml"
    command = ["cargo", "package", "--offline", "--quiet", "--no-verify", "--allow-dirty", "--manifest-path", manifest]
    _run([*command, "--target-dir", target], source)
    (crate,) = (target / "package").glob("*.crate")
    shutil.copy(crate, out)


PACKAGES: Final = (
    Package("wheel", "turnwire-{version}-py3-none-any.whl", None, _python("wheel")),
    Package("sdist", "turnwire-{version}.tar.gz", None, _python("sdist")),
    Package("npm", "turnwire-schema-{version}.tgz", "npm", _npm),
    Package("go", "go/turnwire.invalid/turnwire/@v/v{version}.zip", None, _go),
    Package("crate", "turnwire-schema-{version}.crate", "cargo", _crate),
)


def sources(root: Path, folder: Path) -> Path:
    """What is committed in `root`, copied to `folder`."""
    archive = folder.with_suffix(".tar")
    _run(["git", "archive", "--format=tar", f"--output={archive}", "HEAD"], root)
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    archive.unlink()
    return folder


def _run(command: list[object], folder: Path) -> None:
    import os

    environment = {**os.environ, "SOURCE_DATE_EPOCH": EPOCH, "PYTHONDONTWRITEBYTECODE": "1"}
    words = [str(each) for each in command]
    done = subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"{' '.join(words[:3])} failed:\n{(done.stderr or done.stdout).strip()[-2000:]}")


class BuildError(Exception):
    """A step of the release failed; the text says which and why."""
