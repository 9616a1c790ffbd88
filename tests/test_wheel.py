"""The wheel: both import packages, the documents, the types marker, and nothing else."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from codegen.version import package_version
from tests.requirements import requirement
from tools.release.contents import names_in, unexpected, unused

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from the working tree, without the network."""
    target = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (built,) = target.glob("*.whl")
    return built


@requirement("SCH-6", "NFR-2")
def test_the_wheel_holds_both_packages_the_documents_and_the_types_markers(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {name.split("/")[0] for name in names if ".dist-info" not in name} == {"turnwire", "turnwire_schema"}
    documents = {
        f"turnwire_schema/documents/{path.relative_to(ROOT / 'schemas')}".replace(".schema.json", ".json")
        for path in (
            *(ROOT / "schemas" / "turnwire").rglob("*.schema.json"),
            *(ROOT / "schemas" / "wire").rglob("*.schema.json"),
        )
    }
    assert documents <= names
    vectors = {
        f"turnwire_schema/documents/{path.relative_to(ROOT / 'schemas')}"
        for folder in ("turnwire", "wire", "gateway")
        for path in (ROOT / "schemas" / folder).rglob("*.vectors.json")
    }
    assert vectors | {"turnwire_schema/documents/README.md"} <= names
    assert {"turnwire/py.typed", "turnwire_schema/py.typed", "turnwire/providers/embedded_template.jinja"} <= names


@requirement("NFR-2")
def test_every_file_of_the_wheel_is_one_that_may_be_in_it_and_no_pattern_is_idle(wheel: Path) -> None:
    names = names_in(wheel)
    assert (unexpected("wheel", names, package_version()), unused("wheel", names, package_version())) == ([], [])
    odd = ["turnwire/core/.env", "turnwire/notes.txt", "turnwire/core/x.pyc", "other/x.py"]
    assert unexpected("wheel", [*names, *odd], package_version()) == odd


@requirement("NFR-4")
def test_the_packages_of_the_wheel_import_from_the_wheel_alone(wheel: Path, tmp_path: Path) -> None:
    code = (
        f"import sys; sys.path.insert(0, {str(wheel)!r}); import turnwire, turnwire_schema; "
        "from turnwire_schema.documents import document_names; "
        "assert turnwire.__file__.startswith(sys.path[0]) and turnwire_schema.__file__.startswith(sys.path[0]); "
        "print(turnwire.user('hi').text, len(document_names()))"
    )
    result = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    count = len(list((ROOT / "schemas").rglob("*/v1/*.schema.json")))
    assert result.stdout.split() == ["hi", str(count)]
