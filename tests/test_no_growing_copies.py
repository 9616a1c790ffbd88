"""No copy of everything so far for each new piece: such copies are one step each, so counting steps does not find them.

What copies on purpose stands in `ALLOWED` with its reason.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.requirements import requirement
from tests.sources import nodes, tree_of

SOURCE: Final = Path(__file__).parent.parent / "src" / "turnwire"
LAYERS: Final = ("agent", "codecs", "context", "convert", "core", "gateway", "mcp", "providers", "store", "tools")

ALLOWED: Final = {
    "agent/journal.py: del self._unsaved[:len(events)]": "what was stored, once for each time that it is stored",
    "codecs/gemini/schema.py: out = {**self._level(value[0]), **out}": "once for a level of a schema",
    (
        "codecs/openai_chat/system_messages.py: "
        "merged = {**{name: value for name, value in message.items() if name != 'name'}, **merged}"
    ): "the fields of one message",
    "codecs/gemini/write_stream.py: self._before = b'data: ' + self._before": "made anew before it, and always short",
    "codecs/openai_chat/read_messages.py: known = known | {field}": "once for a message, and a few names",
    "codecs/text/call_parts.py: self._raw = [*(event.raw for event in held), *self._raw]": "once for a list of calls",
    "context/changes.py: del self.appended[:count]": "what was stored, once for each time that it is stored",
    "gateway/http/connection.py: del self._held[:size]": "a bytearray moves its beginning and copies nothing",
    "providers/transport/http1.py: del self.buffer[:size]": "a bytearray moves its beginning and copies nothing",
}
"""Copy -> why it costs the same however much came before."""


def copies(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """(line, source) of what moves or copies a whole list, tuple, object or text to change one end of it."""
    every = list(nodes(tree))
    loops = [node for node in every if isinstance(node, (ast.For, ast.AsyncFor, ast.While))]
    repeated = {inner for loop in loops for inner in nodes(loop)}
    for node in every:
        match node:
            case ast.Call(func=ast.Attribute(attr="insert"), args=[_, _]):
                yield node.lineno, ast.unparse(node)
            case ast.Call(func=ast.Attribute(attr="pop"), args=[ast.Constant(value=0)]):
                yield node.lineno, ast.unparse(node)
            case ast.Call(func=ast.Name(id="sum"), args=[_, ast.List() | ast.Tuple()]):
                yield node.lineno, ast.unparse(node)
            case ast.Delete(targets=[ast.Subscript(slice=ast.Constant(value=0) | ast.Slice())]):
                yield node.lineno, ast.unparse(node)
            case ast.Assign(targets=[target], value=ast.List() | ast.Tuple() | ast.Dict() | ast.BinOp() | ast.IfExp()):
                if (node in repeated or not isinstance(target, ast.Name)) and _keeps(ast.unparse(target), node.value):
                    yield node.lineno, ast.unparse(node)


def _keeps(target: str, value: ast.expr) -> bool:
    """Whether `value` is the old value of `target` with something before or behind it."""
    match value:
        case ast.List(elts=items) | ast.Tuple(elts=items):
            return any(isinstance(item, ast.Starred) and ast.unparse(item.value) == target for item in items)
        case ast.Dict(keys=keys, values=values):
            return any(key is None and ast.unparse(held) == target for key, held in zip(keys, values, strict=True))
        case ast.BinOp(left=left, op=ast.Add() | ast.BitOr(), right=right):
            return target in (ast.unparse(left), ast.unparse(right)) and not isinstance(right, ast.Constant)
        case ast.IfExp(body=body, orelse=orelse):
            return _keeps(target, body) or _keeps(target, orelse)
    return False


def found() -> set[str]:
    return {
        f"{path.relative_to(SOURCE)}: {text}"
        for layer in LAYERS
        for path in sorted((SOURCE / layer).rglob("*.py"))
        for _, text in copies(tree_of(path))
    }


@requirement("MSG-13")
def test_nothing_is_copied_in_whole_for_every_piece_but_what_says_why() -> None:
    assert found() == ALLOWED.keys()


@pytest.mark.parametrize(
    "text",
    [
        "calls.insert(0, call)",
        "queue.pop(0)",
        "del lines[0]",
        "del lines[:3]",
        "sum(lists, [])",
        "unit.calls = [*unit.calls, call]",
        "self.rules = (rule, *self.rules)",
        "self.known = {**self.known, name: value}",
        "while True:\n    text = text + piece",
        "a.calls = [*a.calls, call] if a.calls else [call]",
    ],
)
def test_every_form_of_such_a_copy_is_found(text: str) -> None:
    assert [source for _, source in copies(ast.parse(text))] == [text.rpartition("    ")[2]]


@pytest.mark.parametrize(
    "text", ["calls.append(call)", "self.count = self.count + 1", "del known[name]", "insert(events)", "a = {**a, **b}"]
)
def test_what_costs_the_same_each_time_is_not_found(text: str) -> None:
    assert list(copies(ast.parse(text))) == []
