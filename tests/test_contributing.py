"""The recipes name every file that they really touch, and no file that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conftest import LONG_FIRST
from tests.requirements import requirement

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "docs" / "recipes.md").read_text(encoding="utf-8")
PACKAGE = ROOT / "src" / "turnwire"


def section(title: str) -> str:
    """The text below a heading."""
    found = re.search(rf"^### {title}.*?\n(.*?)(?=^##)", TEXT, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def holders(word: str) -> set[Path]:
    """The handwritten files of the package that hold a word in quotes."""
    quoted = re.compile(rf"""["'`]{re.escape(word)}["'`]""")
    return {
        path
        for path in PACKAGE.rglob("*")
        if path.suffix in (".py", ".js", ".json") and quoted.search(path.read_text(encoding="utf-8"))
    }


def unnamed(files: set[Path], text: str) -> set[str]:
    """Those that the text names neither by path, nor by name, nor by their folder with a slash behind it."""
    return {
        str(path.relative_to(ROOT))
        for path in files
        if path.name not in text and f"{path.parent.relative_to(PACKAGE)}/`" not in text
    }


@requirement("NFR-2", "COD-1")
def test_the_recipe_of_a_variant_names_every_file_that_knows_a_variant() -> None:
    assert unnamed(holders("ollama-v1"), section("A variant")) == set()


@requirement("NFR-2", "COD-1")
def test_the_recipe_of_a_dialect_names_every_file_that_knows_a_dialect() -> None:
    own = PACKAGE / "codecs" / "gemini_interactions"
    assert (
        unnamed({path for path in holders("gemini-interactions") if own not in path.parents}, section("A dialect"))
        == set()
    )


@requirement("NFR-2", "CLI-2")
def test_the_recipe_of_a_command_names_every_file_that_knows_a_command() -> None:
    files = {path for path in holders("losses") if path.parent == PACKAGE / "cli" and path.name != "plan.py"}
    assert {path.name for path in files} >= {"commands.py"}
    assert "commands.py" in section("A command")


@requirement("NFR-2")
@pytest.mark.parametrize("title", ["A field", "A variant", "A dialect", "A path of the gateway", "A command"])
def test_a_recipe_names_files_that_are_there(title: str) -> None:
    named = re.findall(r"(?<![\w/])((?:src|schemas|tests|docs|tools|bench)/[\w./*-]+\.\w+)", section(title))
    assert named
    missing = [name for name in named if "NAME" not in name and not list(ROOT.glob(name))]
    assert missing == []


@requirement("NFR-2")
def test_the_files_that_are_tested_first_are_there_and_named_once() -> None:
    assert [name for name in LONG_FIRST if not (ROOT / "tests" / name).is_file()] == []
    assert len(set(LONG_FIRST)) == len(LONG_FIRST)


@requirement("NFR-2")
def test_the_quick_tests_cover_every_package_of_the_core_and_name_what_is_there() -> None:
    lines = (ROOT / "tests" / "quick.txt").read_text("utf-8").splitlines()
    named = [line.removeprefix("--ignore=") for line in lines if not line.startswith("--ignore-glob=")]
    assert [name for name in named if not (ROOT / name).exists()] == []
    folders = {name.split("/")[1] for name in lines if name.startswith("tests/")}
    assert folders >= {"agent", "codecs", "convert", "core", "files", "gateway", "providers", "store", "tools"}
