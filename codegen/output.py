"""Writes what the targets make below ``generated/``, or compares it with what is there.

``generated/MANIFEST.json`` says what came from what: hashes of the input, versions of the tools, and the files
each target owns. A file that no target makes any more is removed, and reported by the check.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any

from codegen.schemaset import SchemaSet

MANIFEST = "MANIFEST.json"
TOOLS = ("datamodel-code-generator", "ruff")
CURE = "Run: make generate"
LEFT_BEHIND = frozenset(("__pycache__", ".mypy_cache", "target"))


def manifest(schemas: SchemaSet, files: Mapping[str, Iterable[str]]) -> str:
    """The text of the manifest: input hashes, tool versions, files by target."""
    value: dict[str, Any] = {
        "comment": "Written by `make generate`. Do not edit.",
        "tools": {tool: version(tool) for tool in TOOLS},
        "schemas": {path: digest(text) for path, text in schemas.files.items() if not path.startswith("released/")},
        "files": {target: sorted(paths) for target, paths in sorted(files.items())},
    }
    return json.dumps(value, indent=2) + "\n"


def digest(text: str) -> str:
    """The SHA-256 of a text."""
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def write(root: Path, made: Mapping[str, str], stale: Iterable[str]) -> list[str]:
    """Bring the folder to what was made; returns the paths that changed. Unchanged files keep their time stamp."""
    changed = []
    for path, text in made.items():
        file = root / path
        if not file.is_file() or file.read_bytes() != text.encode("utf-8"):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(text.encode("utf-8"))
            changed.append(path)
    for path in stale:
        (root / path).unlink()
        changed.append(path)
    for folder in sorted((path for path in root.rglob("*") if path.is_dir()), reverse=True):
        if not any(folder.iterdir()):
            folder.rmdir()
    return changed


def compare(root: Path, made: Mapping[str, str], stale: Iterable[str]) -> list[str]:
    """What differs from what was made, one sentence a file, each with its cure."""
    problems = []
    for path, text in made.items():
        file = root / path
        if not file.is_file():
            problems.append(f"generated/{path} is missing. {CURE}")
        elif file.read_bytes() != text.encode("utf-8"):
            problems.append(f"generated/{path} differs from schemas/. {CURE}")
    problems += [f"generated/{path} comes from nothing in schemas/. {CURE}" for path in stale]
    return problems


def on_disk(root: Path) -> set[str]:
    """The files below ``generated/`` but for what Python, cargo and editors leave behind."""
    if not root.is_dir():
        return set()
    return {
        path.relative_to(root).as_posix()
        for path in root.rglob("*")
        if path.is_file() and path.name != "Cargo.lock" and not LEFT_BEHIND & set(path.parts)
    }


def recorded(root: Path) -> dict[str, list[str]]:
    """The files by target that the manifest on disk names; empty if there is none that can be read."""
    try:
        files: dict[str, list[str]] = json.loads((root / MANIFEST).read_text(encoding="utf-8"))["files"]
    except (OSError, ValueError, KeyError):
        return {}
    return files
