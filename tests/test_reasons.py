"""Whatever switches a check off, or catches everything, says why: on its line or on the line above."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.requirements import requirement
from tests.sources import nodes

ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "codegen", "tests", "tools", "bench", "examples")
NOT_WRITTEN_BY_HAND = {"golden", "node_modules"}
SWITCHED_OFF = re.compile(r"#\s*(?:type:\s*ignore|noqa|pragma:)[^\s#]*(?:[ ,][A-Z]+\d+)*(?P<reason>.*)", re.DOTALL)
BROAD = {"Exception", "BaseException"}
SKIPS = {"skip", "skipif", "xfail", "importorskip"}
WORDS = re.compile(rf"\bexcept[\s*\\]*:|\b(?:{'|'.join([*sorted(BROAD), *sorted(SKIPS)])})\b")
"""Without any of these, a file catches nothing broadly and skips no test."""


def files() -> list[Path]:
    """Every handwritten Python file."""
    found = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))
    return sorted(path for path in found if not NOT_WRITTEN_BY_HAND & set(path.parts))


def comments(text: str) -> dict[int, str]:
    """Line → its comment."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return {token.start[0]: token.string for token in tokens if token.type == tokenize.COMMENT}


def without_a_reason(text: str) -> list[int]:
    """The lines that switch a check off, catch everything or skip a test, and do not say why."""
    # Reading the tree takes longest, and most files have nothing in it that matters.
    tree = ast.parse(text) if WORDS.search(text) else None
    broad = list(_broad(tree)) if tree is not None else []
    # So does reading the comments.
    said = comments(text) if broad or SWITCHED_OFF.search(text) else {}
    lines = text.split("\n")

    def above(line: int) -> bool:
        return lines[line - 2].lstrip().startswith("# ") if line > 1 else False

    off = {line: SWITCHED_OFF.search(comment) for line, comment in said.items()}
    silent = [line for line, found in off.items() if found and not _words(found["reason"]) and not above(line)]
    silent += [line for line in broad if line not in said and not above(line)]
    return sorted([*silent, *(_skips(tree) if tree is not None and "pytest" in text else ())])


def _words(text: str) -> bool:
    return re.search(r"[A-Za-z]{2}", re.sub(r"\[[^]]*\]", "", text)) is not None


def _broad(tree: ast.AST) -> Iterator[int]:
    for node in nodes(tree):
        if isinstance(node, ast.ExceptHandler):
            kinds = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
            if any(kind is None or (isinstance(kind, ast.Name) and kind.id in BROAD) for kind in kinds):
                yield node.lineno


def _skips(tree: ast.AST) -> Iterator[int]:
    """Skips whose reason is missing or empty. A mark that is not called has none."""
    called = {id(node.func): node for node in nodes(tree) if isinstance(node, ast.Call)}
    for node in nodes(tree):
        if isinstance(node, ast.Attribute) and node.attr in SKIPS and ast.unparse(node).startswith("pytest."):
            call = called.get(id(node))
            given = [] if call is None else [word.value for word in call.keywords if word.arg == "reason"]
            if call is not None and node.attr == "skip":
                given += call.args
            if not given or any(isinstance(word, ast.Constant) and not word.value for word in given):
                yield node.lineno


@requirement("NFR-2")
def test_whatever_switches_a_check_off_or_catches_everything_says_why() -> None:
    found = {str(path.relative_to(ROOT)): without_a_reason(path.read_text(encoding="utf-8")) for path in files()}
    assert len(found) > 400
    assert {name: lines for name, lines in found.items() if lines} == {}


@requirement("NFR-2")
@pytest.mark.parametrize(
    "text",
    [
        "x = 1  # type: ignore[assignment]",
        "x = 1  # type: ignore",
        "x = 1  # noqa",
        "x = 1  # noqa: B023, E501",
        "try:\n    f()\nexcept Exception:\n    pass",
        "try:\n    f()\nexcept (OSError, BaseException):\n    pass",
        "try:\n    f()\nexcept:\n    pass",
        "pytest.skip()",
        "pytest.skip('')",
        "@pytest.mark.skip\ndef test(): ...",
        "@pytest.mark.skipif(True)\ndef test(): ...",
        "pytest.importorskip('h2')",
    ],
)
def test_one_that_does_not_is_found(text: str) -> None:
    assert len(without_a_reason(text)) == 1


@requirement("NFR-2")
@pytest.mark.parametrize(
    "text",
    [
        "x = 1  # type: ignore[assignment]  # what must fail is tested",
        "x = 1  # noqa: B023, E501 - called at once",
        "# Called at once.\nx = 1  # noqa: B023",
        "try:\n    f()\nexcept Exception:  # a tool may fail in any way\n    pass",
        "try:\n    f()\nexcept OSError:\n    pass",
        "x = '# noqa: B023'",
        "pytest.skip('no IPv6 here')",
        "pytest.importorskip('h2', reason='HTTP/2 needs it')",
    ],
)
def test_one_that_does_is_not(text: str) -> None:
    assert without_a_reason(text) == []
