"""The generated package, written once for all tests here, and Node.js to use it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from codegen.schemaset import SchemaSet
from codegen.targets.typescript import generate

HERE = Path(__file__).parent
SCHEMAS = HERE.parents[2] / "schemas"


@pytest.fixture(scope="session")
def schemas() -> SchemaSet:
    """The documents of the repository."""
    return SchemaSet.load(SCHEMAS)


@pytest.fixture(scope="session")
def files(schemas: SchemaSet) -> dict[str, str]:
    """What the target makes of them; `make check` holds the files in generated/ to the same."""
    return generate(schemas)


@pytest.fixture(scope="session")
def project(files: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A TypeScript project that has the package installed."""
    folder = tmp_path_factory.mktemp("project")
    for path, text in files.items():
        file = folder / "node_modules" / "turnwire-schema" / path.removeprefix("typescript/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    shutil.copy(HERE / "tsconfig.json", folder)
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    return folder


@pytest.fixture(scope="session")
def package(project: Path) -> Path:
    """The folder of the installed package."""
    return project / "node_modules" / "turnwire-schema"
