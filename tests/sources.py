"""The syntax trees of our own files, for tests that read the source itself: each file is parsed once in a process."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path


@cache
def tree_of(path: Path) -> ast.Module:
    """The syntax tree of a file, which nobody changes."""
    return ast.parse(path.read_text(encoding="utf-8"))


def nodes(tree: ast.AST) -> Iterator[ast.AST]:
    """`tree` and everything in it, as `ast.walk` gives it, in a third of the time: these trees have many nodes."""
    waiting = [tree]
    for node in waiting:  # grows as it goes
        yield node
        for value in node.__dict__.values():
            if isinstance(value, ast.AST):
                waiting.append(value)
            elif type(value) is list:
                waiting += [each for each in value if isinstance(each, ast.AST)]
