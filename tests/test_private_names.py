"""No private name of another package: a minor release may change it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.requirements import requirement

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "generated/python", "codegen", "tools", "tests", "bench", "examples")
OURS = frozenset({"turnwire", "turnwire_schema", "tests", "tools", "codegen", "bench", "_gateway"})
INTERNAL = ("uvicorn.protocols.", "uvicorn.server.")
"""Modules whose names do not say that they are not documented."""
DOCUMENTED = frozenset({"os._exit"})
MAY_HOLD_ONE = re.compile(r"(?<!\bself)(?<!\bcls)\._[A-Za-z]|\bimport\b.*\b_[A-Za-z]|internal|uvicorn")
"""Files without a match are not parsed."""

# A file, and the private names that it takes → why.
EXCEPTIONS: dict[str, tuple[str, ...]] = {
    # A process that leaves at once has to run what was registered with atexit.
    "src/turnwire/cli/__init__.py": ("atexit._run_exitfuncs",),
    # Strings for requests are drawn without hypothesis reading its list of constants from all modules.
    "src/turnwire/contract/live/generated_bodies.py": ("hypothesis.internal.conjecture.providers",),
    "tests/conftest.py": ("hypothesis.internal.conjecture.providers",),
    "tests/contract/test_live_surface.py": ("hypothesis.internal.conjecture.providers",),
    # Judges: what the official clients themselves do with an answer.
    "tests/codecs/gemini_interactions/test_interactions_oracles.py": ("google.genai._gaos.types.interactions",),
    "tests/codecs/openai_responses/test_responses_judges.py": ("openai.lib.streaming.responses._responses",),
}


def is_private(name: str) -> bool:
    """Return True for a dotted name with a part that is private to its package."""
    parts = name.split(".")
    hidden = any(part.startswith("_") and not part.startswith("__") for part in parts)
    if parts[0] in OURS or name in DOCUMENTED:
        return False
    return hidden or "internal" in parts or "_internal" in parts or name.startswith(INTERNAL)


def taken(tree: ast.Module) -> Iterator[str]:
    """The names of other packages that a module imports, and the attributes of imported modules that it uses."""
    modules: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name
                modules[alias.asname or alias.name.partition(".")[0]] = alias.name if alias.asname else ""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
            yield f"{modules[node.value.id] or node.value.id}.{node.attr}"


@requirement("NFR-2")
def test_no_private_name_of_another_package_is_used() -> None:
    found: dict[str, set[str]] = {}
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            if MAY_HOLD_ONE.search(text) is None:
                continue
            if names := set(filter(is_private, taken(ast.parse(text)))):
                found[str(path.relative_to(ROOT))] = names
    assert found == {path: set(names) for path, names in EXCEPTIONS.items()}
