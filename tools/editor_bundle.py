"""The editor of the gateway's pages: `python tools/editor_bundle.py` makes one file of CodeMirror, licences beside it.

The packages are pinned by `tools/editor/package-lock.json`. To change a version: edit `package.json` there, run
`npm install --package-lock-only` beside it, delete the `funding` entries of the lock, and run this again. With
`--check` nothing is written, and the exit code says whether the files are what this makes.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from codegen.targets.typescript.toolchain import find_node

ROOT = Path(__file__).parents[1]
HERE = ROOT / "tools" / "editor"
MODULES = HERE / "node_modules"
VENDOR = ROOT / "src" / "turnwire" / "gateway" / "static" / "vendor"
BUNDLE = "codemirror.js"
LICENSE = "codemirror.LICENSE.txt"
HEAD = f"/* CodeMirror and what it needs. Versions and licences: {LICENSE}. Made by tools/editor_bundle.py. */"
_STAMP = MODULES / ".turnwire-lock"
_INPUTS = ("package.json", "package-lock.json", ".npmrc")


def install() -> Path:
    """The folder of the pinned packages; `npm ci` runs only where they are missing or outdated.

    Raises:
        CalledProcessError: npm could not install them.
    """
    digest = hashlib.sha256(b"".join((HERE / name).read_bytes() for name in _INPUTS)).hexdigest()
    if _STAMP.is_file() and _STAMP.read_text("utf-8") == digest:
        return MODULES
    command = [*find_node().npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    # In a folder of its own, moved into place when it is whole: a broken installation harms nobody.
    with tempfile.TemporaryDirectory(dir=HERE, prefix=".install-") as folder:
        for name in _INPUTS:
            shutil.copy(HERE / name, folder)
        subprocess.run(command, cwd=folder, check=True)
        if MODULES.exists():
            MODULES.rename(Path(folder) / "outdated")
        (Path(folder) / "node_modules").rename(MODULES)
    _STAMP.write_text(digest, "utf-8")
    return MODULES


def made() -> dict[str, str]:
    """The text of each file, by its name."""
    install()
    with tempfile.TemporaryDirectory() as folder:
        meta, bundle = Path(folder) / "meta.json", Path(folder) / BUNDLE
        options = ["--bundle", "--format=esm", "--minify", "--target=es2022", "--legal-comments=none", "--charset=utf8"]
        command = [str(MODULES / ".bin" / "esbuild"), "editor.mjs", *options, f"--metafile={meta}"]
        subprocess.run([*command, f"--outfile={bundle}", "--log-level=error"], cwd=HERE, check=True)
        text = bundle.read_text("utf-8")
        inputs = json.loads(meta.read_text("utf-8"))["inputs"]
    packages = sorted({_package(name) for name in inputs if name.startswith("node_modules/")})
    return {BUNDLE: f"{HEAD}\n{text}", LICENSE: "\n".join(map(_licence, packages))}


def _package(name: str) -> str:
    steps = name.removeprefix("node_modules/").split("/")
    return "/".join(steps[: 2 if steps[0].startswith("@") else 1])


def _licence(package: str) -> str:
    folder = MODULES / package
    version = json.loads((folder / "package.json").read_text("utf-8"))["version"]
    return f"{package} {version}\n\n{(folder / 'LICENSE').read_text('utf-8').strip()}\n"


def main(arguments: list[str]) -> int:
    """The exit code."""
    files = made()
    if "--check" in arguments:
        changed = [name for name, text in files.items() if (VENDOR / name).read_text("utf-8") != text]
        for name in changed:
            print(f"{name} is not what tools/editor makes. Run: python tools/editor_bundle.py", file=sys.stderr)
        return 1 if changed else 0
    VENDOR.mkdir(exist_ok=True)
    for name, text in files.items():
        (VENDOR / name).write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
