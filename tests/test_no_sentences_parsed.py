"""What a library or an error says in English is shown and never read: decisions come from types, codes and rules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.requirements import requirement
from tests.sources import nodes, tree_of

ROOT = Path(__file__).parents[1]
TREES = ("src/turnwire", "codegen/targets/python/runtime")

# (file, what is read) → why that is right.
READ: dict[tuple[str, str], str] = {
    ("src/turnwire/codecs/errors/bodies.py", "error.message.startswith('{')"): "a document that a server passes on",
    (
        "src/turnwire/codecs/errors/context_overflow.py",
        "re.search(client.known, error.message, re.IGNORECASE | re.DOTALL)",
    ): "whether it has the words that a client looks for",
    ("src/turnwire/cli/context.py", "error.message.partition(';')"): "our own: advice stands behind the fault",
    ("src/turnwire/gateway/logs.py", "record.msg != _NO_FAULT"): "a line of a log has nothing else to be known by",
    ("src/turnwire/config/load.py", "error.info.message.partition(': ')"): "our own: it begins with a setting's name",
    ("src/turnwire/contract/validation.py", "_QUOTED_INPUT.search(error.info.message)"): "it must not quote a request",
    (
        "src/turnwire/contract/live/checks/errors.py",
        "reading.info.message in silent",
    ): "whether it says anything",
}

_TAKES_APART = frozenset(
    ("startswith", "endswith", "partition", "rpartition", "split", "removeprefix", "removesuffix", "find", "index")
)
_MATCHES = frozenset(("match", "fullmatch", "search", "findall", "finditer"))


def is_sentence(node: ast.AST) -> bool:
    """Whether an expression is the text of an error or of a problem."""
    match node:
        case ast.Call(func=ast.Name(id="str"), args=[ast.Name(id=name)]):
            return name in ("error", "exc", "caught", "first", "problem", "err", "e")
        case ast.Attribute(attr="message", value=ast.Name(id=name)):
            return "problem" in name or "error" in name
        case ast.Attribute(attr="message", value=ast.Attribute(attr="info")):
            return True
        case ast.Attribute(attr="message", value=ast.Subscript()):
            return True
        case ast.Attribute(attr="msg", value=ast.Name()):
            return True
        case ast.Call(func=ast.Attribute(attr="lower" | "casefold" | "strip", value=inner)):
            return is_sentence(inner)
    return False


def sentences_read(tree: ast.AST) -> Iterator[str]:
    """Every expression that looks into the text of an error."""
    for node in nodes(tree):
        match node:
            case ast.Compare(left=left, ops=ops, comparators=others) if any(map(is_sentence, (left, *others))):
                if not all(isinstance(op, (ast.Is, ast.IsNot)) for op in ops):
                    yield ast.unparse(node)
            case ast.Call(func=ast.Attribute(attr=name, value=inner), args=[_, *_]) if name in _TAKES_APART:
                if is_sentence(inner):
                    yield ast.unparse(node)
            case ast.Call(func=ast.Attribute(attr=name), args=arguments) if name in _MATCHES:
                if any(map(is_sentence, arguments)):
                    yield ast.unparse(node)


@requirement("NFR-2")
def test_nobody_reads_the_sentence_of_an_error() -> None:
    found = {
        (str(path.relative_to(ROOT)), expression)
        for tree in TREES
        for path in sorted((ROOT / tree).rglob("*.py"))
        for expression in sentences_read(tree_of(path))
    }
    assert found - set(READ) == set()
    assert set(READ) - found == set()


def test_a_sentence_that_is_read_is_found() -> None:
    read = [
        '"limit" in str(error)',
        'str(error).startswith("EOF")',
        "X.match(problem.message)",
        'problems[0].message == "x"',
    ]
    assert [list(sentences_read(ast.parse(each))) != [] for each in read] == [True] * 4
    assert list(sentences_read(ast.parse('raise ValueError(str(error)) if error.rule == "type" else None'))) == []
