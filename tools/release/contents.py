"""What may be in a package: patterns of paths, and nothing else. A file that no pattern names stops the release."""

from __future__ import annotations

import tarfile
import zipfile
from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

ALLOWED: Final[Mapping[str, tuple[str, ...]]] = {
    "wheel": (
        "turnwire/*.py",
        "turnwire/py.typed",
        "turnwire/contract/live/clauses/*.json",
        "turnwire/core/foreign_names.json",
        "turnwire/contract/live/reports/report.css",
        "turnwire/contract/live/reports/report.js",
        "turnwire/benchmark/report.css",
        "turnwire/gateway/static/*",
        "turnwire/theme/tokens.css",
        "turnwire/providers/embedded_template.jinja",
        "turnwire/scripted_model/*.jinja",
        "turnwire/scripted_model/*.yaml",
        "turnwire_schema/*.py",
        "turnwire_schema/py.typed",
        "turnwire_schema/documents/*.json",
        "turnwire_schema/documents/README.md",
        "turnwire-{version}.dist-info/METADATA",
        "turnwire-{version}.dist-info/RECORD",
        "turnwire-{version}.dist-info/WHEEL",
        "turnwire-{version}.dist-info/entry_points.txt",
        "turnwire-{version}.dist-info/licenses/LICENSE",
    ),
    "sdist": tuple(
        f"turnwire-{{version}}/{each}"
        for each in (
            *("schemas/*", "codegen/*", "generated/*", "src/*", "tests/*", "tools/*", "bench/*", "docs/*"),
            *("examples/*", "requirements/*", "Makefile", "README.md", "LICENSE", "pyproject.toml", "PKG-INFO"),
            ".gitignore",
        )
    ),
    "npm": (
        "package/package.json",
        "package/README.md",
        "package/LICENSE",
        "package/*.js",
        "package/*.d.ts",
        "package/*.json",
    ),
    "go": tuple(
        f"turnwire.invalid/turnwire@v{{version}}/{each}"
        for each in ("*.go", "go.mod", "modules/*.json", "README.md", "LICENSE")
    ),
    "crate": tuple(
        f"turnwire-schema-{{version}}/{each}"
        for each in (
            "src/*.rs",
            "src/modules/*.json",
            "Cargo.toml",
            "Cargo.toml.orig",
            "Cargo.lock",
            "README.md",
            "LICENSE",
        )
    ),
}
"""Patterns by package; * stands for any characters, / included."""

NEVER: Final = ("*.pyc", "*/.env*", "*.key", "*.pem", "*/.cache/*", "*/.venv/*", "*.orig.*", "*~")
"""What is in no package, whatever pattern allows it."""

FOR_TESTS: Final = ("turnwire-{version}/tests/providers/tls/cert.pem", "turnwire-{version}/tests/providers/tls/key.pem")
"""What is there all the same: a certificate for loopback that the tests made for themselves."""


def names_in(file: Path) -> list[str]:
    """Every file in a package, by its path there."""
    if file.suffix in (".whl", ".zip"):
        with zipfile.ZipFile(file) as archive:
            return sorted(name for name in archive.namelist() if not name.endswith("/"))
    with tarfile.open(file) as packed:
        return sorted(each.name for each in packed.getmembers() if not each.isdir())


def unexpected(package: str, names: Iterable[str], version: str) -> list[str]:
    """The files that may not be in a package."""
    patterns = [pattern.format(version=version) for pattern in ALLOWED[package]]
    fine = {name.format(version=version) for name in FOR_TESTS}
    return [name for name in names if not _fits(name, patterns) or (_fits(name, NEVER) and name not in fine)]


def _fits(name: str, patterns: Iterable[str]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)


def unused(package: str, names: Iterable[str], version: str) -> list[str]:
    """Patterns that allow nothing that is there: what they stood for is missing, or they are not needed any more."""
    all_names = list(names)
    patterns = [pattern.format(version=version) for pattern in ALLOWED[package]]
    return [pattern for pattern in patterns if not any(fnmatchcase(name, pattern) for name in all_names)]
