"""What is known of a dialect stands in its record: no other source has a table, or a branch, by its name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.requirements import requirement
from tests.sources import nodes, tree_of
from turnwire.codecs.dialects import built_in

SOURCES = Path(__file__).parents[1] / "src" / "turnwire"
NAMES = frozenset(built_in())
PACKAGES = tuple(SOURCES / "codecs" / name.replace("-", "_") for name in NAMES)

ELSEWHERE = {
    "contract/live": "what a live server is asked and judged by: rows of the suite, not of the dialect",
    "providers/kinds/catalog.py": "names of kinds of providers, some of which are called as a dialect is",
    "providers/settings.py": "addresses of kinds of providers",
    "providers/kinds/hosted.py": "vendors, some of which are called as a dialect is",
}
"""Tables that are of something else, and of what."""


def names_in(node: ast.AST | None) -> set[str]:
    """The names of dialects in a literal, or in a tuple of literals."""
    match node:
        case ast.Constant(value=str(word)) if word in NAMES:
            return {word}
        case ast.Tuple(elts=items):
            return {name for item in items for name in names_in(item)}
        case _:
            return set()


def tables(tree: ast.AST) -> Iterator[int]:
    """The lines at which something is looked up, or decided, by the name of a dialect."""
    for node in nodes(tree):
        match node:
            case ast.Dict(keys=keys) if len({name for key in keys for name in names_in(key)}) > 1:
                yield node.lineno
            case ast.Match(subject=subject, cases=cases):
                patterns = [each.pattern for each in cases]
                words = {name for each in patterns if isinstance(each, ast.MatchValue) for name in names_in(each.value)}
                if len(words) > 1 or (words and "dialect" in ast.unparse(subject)):
                    yield node.lineno
            case ast.Compare(left=left, comparators=[*others]):
                sides = [left, *others]
                is_named = any(names_in(side) for side in sides)
                if is_named and any("dialect" in ast.unparse(side) for side in sides):
                    yield node.lineno


def is_elsewhere(path: Path) -> bool:
    """Whether a file may have such tables."""
    inside = path.relative_to(SOURCES).as_posix()
    return any(inside == place or inside.startswith(f"{place}/") for place in ELSEWHERE)


@requirement("COD-1", "NFR-2")
def test_nothing_but_its_record_is_looked_up_by_the_name_of_a_dialect() -> None:
    found = {
        f"{path.relative_to(SOURCES)}:{line}"
        for path in SOURCES.rglob("*.py")
        if not any(package in path.parents for package in PACKAGES) and not is_elsewhere(path)
        for line in tables(tree_of(path))
    }
    assert found == set()


@pytest.mark.parametrize(
    "source",
    [
        'ROWS = {"gemini": 1, "ollama": 2}',
        'ROWS = {("gemini", "text"): 1, ("ollama", "text"): 2}',
        'match dialect:\n    case "gemini":\n        pass',
        'if codec.dialect == "anthropic":\n    pass',
        'if row.dialect in ("anthropic", "gemini"):\n    pass',
    ],
)
def test_the_search_finds_each_kind_of_table(source: str) -> None:
    assert list(tables(ast.parse(source))) == [1]


def test_every_place_with_tables_of_its_own_is_there() -> None:
    assert [place for place in ELSEWHERE if not (SOURCES / place).exists()] == []
