"""The examples in docstrings run: each indented block of code, with the names of its module and what is given."""

from __future__ import annotations

import ast
import asyncio
import inspect
import json
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.requirements import requirement
from turnwire import ChatRequest, MockProvider, ModelParameters, make_tool, user

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
QUOTED = re.compile(r'"""(.*?)"""', re.DOTALL)
SECTIONS = ("Raises:", "Args:", "Returns:", "Yields:")
ANSWER = {
    "content": [{"type": "text", "text": "Hello"}],
    "stop_reason": "end_turn",
    "usage": {"input_tokens": 1, "output_tokens": 1},
}


class Example(NamedTuple):
    """A block of code in a docstring."""

    module: str
    line: int
    code: str


def blocks(docstring: str) -> list[str]:
    """The indented blocks of a docstring that belong to no section."""
    found: list[str] = []
    block: list[str] = []
    above = ""
    for line in [*inspect.cleandoc(docstring).splitlines(), "end"]:
        if line.startswith("    ") or (block and not line.strip()):
            block.append(line[4:])
            continue
        if block and above.strip() not in SECTIONS:
            found.append("\n".join(block).strip("\n"))
        block = []
        if line.strip():
            above = line
    return found


def collected() -> list[Example]:
    """Every block of every docstring of the package that reads as Python."""
    return [example for path, text in sources() if may_have_examples(text) for example in examples_in(path, text)]


def sources() -> Iterator[tuple[Path, str]]:
    """The modules of the package and their text."""
    for path in sorted((SOURCE / "turnwire").rglob("*.py")):
        yield path, path.read_text(encoding="utf-8")


def may_have_examples(text: str) -> bool:
    """Whether a module is worth parsing, which every process does that collects tests: few have an example."""
    return any(is_code(block) for quoted in QUOTED.findall(text) for block in blocks(quoted))


def examples_in(path: Path, text: str) -> list[Example]:
    """The examples in the docstrings of one module."""
    found = []
    module = ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    for node in statements(ast.parse(text)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            docstring = ast.get_docstring(node, clean=False)
            line = 1 if isinstance(node, ast.Module) else node.lineno
            found += [Example(module, line, block) for block in blocks(docstring or "") if is_code(block)]
    return found


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """A node and the statements in it, at any depth. `ast.walk` goes through every expression, too."""
    yield node
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.expr):
            yield from statements(child)


def is_code(block: str) -> bool:
    """Whether a block is Python, and more than words: trees, tables and TOML are not."""
    try:
        tree = ast.parse(block)
    except SyntaxError:
        return False
    return any(isinstance(node, (ast.Call, ast.Assign, ast.With, ast.AsyncWith)) for node in ast.walk(tree))


def given() -> dict[str, Any]:
    """What the examples take for given: a conversation, a provider, somebody's HTTP."""
    return {
        "messages": (user("Hello"),),
        "tools": (make_tool("get_weather", "The weather.", {"type": "object", "properties": {}}),),
        "url": "http://127.0.0.1:8787/v1/messages",
        "post": lambda url, body: ANSWER,
        "provider": MockProvider("Hello"),
        "local": MockProvider("Hello"),
        "gpu": MockProvider("Hello"),
        "request": ChatRequest(messages=(user("Hello"),), parameters=ModelParameters(model="any")),
        "MyProvider": MockProvider,
    }


EXAMPLES = collected()


def test_there_are_examples() -> None:
    assert {example.module for example in EXAMPLES} >= {"turnwire.formatters", "turnwire.providers.calls.retry"}


def test_no_example_is_in_a_module_that_is_not_parsed() -> None:
    assert [example for path, text in sources() for example in examples_in(path, text)] == EXAMPLES


@requirement("API-3")
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: f"{example.module}:{example.line}")
def test_an_example_of_a_docstring_runs(example: Example, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    question = {"messages": [{"role": "user", "content": "Hello"}], "parameters": {"model": "mock"}}
    line = json.dumps({"id": "a", "request": question}) + "\n"
    Path("requests.jsonl").write_text(line, encoding="utf-8")
    for folder in ("requests", "results"):
        Path(folder).mkdir()
    for name in ("a.jsonl", "b.jsonl"):
        Path("requests", name).write_text(line, encoding="utf-8")
    names = {**vars(import_module("turnwire")), "httpx": import_module("httpx")}
    names |= {name: getattr(import_module("turnwire"), name) for name in import_module("turnwire").__all__}
    names |= vars(import_module(example.module)) | given()
    code = compile(example.code, f"{example.module}:{example.line}", "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)

    async def run() -> None:
        running = eval(code, names)
        if inspect.iscoroutine(running):
            await running

    asyncio.run(run())


def test_sections_and_plain_words_are_no_examples() -> None:
    text = "Say.\n\n    x = f(1)\n\nRaises:\n    Error: no.\n\nTree:\n\n    a\n    b\n"
    assert blocks(text) == ["x = f(1)", "a\nb"]
    assert [is_code(block) for block in blocks(text)] == [True, False]
