"""Whole generated modules for small schemas: golden/<case>/schemas in, golden/<case>/expected out.

``python -m tests.codegen.golden`` writes the expected modules anew; read the difference before committing it.
"""

from __future__ import annotations

from pathlib import Path

from codegen.schemaset import SchemaSet
from codegen.targets.python import PACKAGE, generate

CASES = Path(__file__).parent / "golden"


def case_names() -> list[str]:
    """The cases on disk."""
    return sorted(path.name for path in CASES.iterdir() if (path / "schemas").is_dir())


def made(case: str) -> dict[str, str]:
    """The modules that the schemas of a case give, by path in the package, without those that are always the same."""
    files = generate(SchemaSet.load(CASES / case / "schemas"))
    modules = {path.removeprefix(f"{PACKAGE}/"): text for path, text in files.items()}
    return {
        path: text
        for path, text in modules.items()
        if path.startswith(("v1/", "wire/")) and path not in ("wire/__init__.py", "wire/raw.py")
    }


def expected(case: str) -> dict[str, str]:
    """The modules that stand beside the schemas of a case."""
    folder = CASES / case / "expected"
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in folder.rglob("*.py")}


def write() -> None:
    """Write the expected modules of every case anew."""
    for case in case_names():
        folder = CASES / case / "expected"
        for path in folder.rglob("*.py"):
            path.unlink()
        for name, text in made(case).items():
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
