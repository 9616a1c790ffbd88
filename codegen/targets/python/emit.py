"""Runs datamodel-code-generator in this process and brings its modules into our form.

Every option stands here, none in pyproject.toml: the same call gives the same text wherever it is made.
"""

from __future__ import annotations

import ast
import io
import json
import subprocess
import sys
import tempfile
import tokenize
import warnings
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from datamodel_code_generator import InputFileType, LiteralType, PythonVersion, generate
from datamodel_code_generator.enums import DataModelType, StrictTypes

from codegen.targets import TargetFailed
from codegen.targets.python.tables import LATE_DICTS, RUNTIME

TEMPLATES = Path(__file__).parent / "templates"
LINE_LENGTH = "120"

_COMMON: dict[str, Any] = {
    "input_file_type": InputFileType.JsonSchema,
    "schema_version": "2020-12",
    "strict_refs": True,
    "allow_remote_refs": False,
    "target_python_version": PythonVersion.PY_311,
    "strict_nullable": True,
    "enum_field_as_literal": LiteralType.All,
    "use_title_as_name": True,
    "use_exact_imports": True,
    "use_type_alias": True,
    "use_schema_description": True,
    "use_field_description": True,
    "use_single_line_docstring": True,
    "use_double_quotes": True,
    "disable_timestamp": True,
    "disable_future_imports": True,
    "formatters": [],
}
_MODELS: dict[str, Any] = {
    **_COMMON,
    "output_model_type": DataModelType.PydanticV2BaseModel,
    "base_class": f"{RUNTIME}.Model",
    "use_annotated": True,
    "use_one_literal_as_default": True,
    "strict_types": [StrictTypes.str, StrictTypes.int, StrictTypes.float, StrictTypes.bool],
    "custom_template_dir": TEMPLATES,
}
_WIRE: dict[str, Any] = {
    **_COMMON,
    "output_model_type": DataModelType.TypingTypedDict,
    "use_closed_typed_dict": False,
    "special_field_name_prefix": "",
}

# Imported by every module; the linter takes out what a module does not use.
_IMPORTS = f"""\
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self, TypeAlias, cast
from pydantic import ConfigDict, StrictFloat, StrictInt, computed_field, model_validator
from pydantic_core import PydanticCustomError
from {RUNTIME} import AnyOf, FrozenMap, Items, JsonObject, JsonShape, Model, TaggedUnion, Text
"""

_LATE_DICTS = f"""
if TYPE_CHECKING:
    from typing import TypedDict
else:
    from {LATE_DICTS} import TypedDict


"""


class MadeUpName(TargetFailed):
    """Two things without a name of their own wanted the same one."""


def emit_models(documents: Mapping[str, Any]) -> dict[str, str]:
    """Module name -> body of a pydantic module, for prepared documents by module name."""
    return {name: _IMPORTS + containers(body) for name, body in _run(documents, _MODELS).items()}


def in_order(source: str, names: Sequence[str]) -> str:
    """The statements of a module in the order of its definitions, as far as what each of them uses allows.

    Raises: MadeUpName.
    """
    lines = source.splitlines(keepends=True)
    blocks: dict[str, str] = {}
    uses: dict[str, list[str]] = {}
    head = last = ""
    for node in ast.parse(source).body:
        text = "".join(lines[node.lineno - 1 : node.end_lineno])
        if isinstance(node, ast.Import | ast.ImportFrom):
            head += text
        elif isinstance(node, ast.Expr | ast.If):
            blocks[last] += text
        else:
            last = _defined(node)
            blocks[last] = text
            uses[last] = [inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)]
    for name in blocks:
        if name not in names and name[-1:].isdigit():
            raise MadeUpName(f"the generator made up the name {name}; give what it stands for a definition of its own")
    placed: dict[str, None] = {}
    for name in (*names, *blocks):
        _place(name, blocks, uses, placed)
    return "\n\n".join([head, *(blocks[name] for name in placed)])


def _defined(node: ast.stmt) -> str:
    target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", node)
    return str(getattr(target, "id", getattr(target, "name", "")))


def _place(name: str, blocks: Mapping[str, str], uses: Mapping[str, list[str]], placed: dict[str, None]) -> None:
    if name in placed or name not in blocks:
        return
    for used in uses[name]:
        if used != name:
            _place(used, blocks, uses, placed)
    placed[name] = None


def emit_wire(documents: Mapping[str, Any]) -> dict[str, str]:
    """Module name -> body of a TypedDict module."""
    return _run(documents, _WIRE)


def with_late_dicts(source: str) -> str:
    """A TypedDict module whose classes cost little before they are used; to a type checker they are the same.

    Raises: TargetFailed.
    """
    nodes = ast.parse(source).body
    typing = next(node for node in nodes if isinstance(node, ast.ImportFrom) and node.module == "typing")
    for node in nodes:
        if isinstance(node, ast.ClassDef) and [ast.unparse(base) for base in node.bases] != ["TypedDict"]:
            raise TargetFailed(
                f"{node.name} has another base than TypedDict: {LATE_DICTS} must learn to join their keys"
            )
    names = [alias.name for alias in typing.names if alias.name != "TypedDict"]
    lines = source.splitlines(keepends=True)
    lines[typing.lineno - 1 : typing.end_lineno] = [f"from typing import {', '.join(['TYPE_CHECKING', *names])}\n"]
    at = next(index for index, line in enumerate(lines) if not line.startswith(("from ", "import ")) and line.strip())
    return "".join([*lines[:at], _LATE_DICTS, *lines[at:]])


def _run(documents: Mapping[str, Any], options: Mapping[str, Any]) -> dict[str, str]:
    with tempfile.TemporaryDirectory() as folder, warnings.catch_warnings():
        warnings.simplefilter("error")
        for name, document in documents.items():
            (Path(folder) / f"{name}.json").write_text(json.dumps(document), encoding="utf-8")
        modules = generate(Path(folder), **options)
    assert isinstance(modules, dict)
    return {
        path[-1].removesuffix(".py"): _without_header(body)
        for path, body in modules.items()
        if path[-1] != "__init__.py"
    }


def _without_header(body: str) -> str:
    lines = body.splitlines(keepends=True)
    while lines and (lines[0].startswith("#") or not lines[0].strip()):
        lines.pop(0)
    return "".join(lines)


def containers(source: str) -> str:
    """``list[X]`` -> ``Items[X]``, ``dict[K, V]`` -> ``FrozenMap[K, V]``, ``StrictStr`` -> ``Text``, by tokens."""
    tokens = list(tokenize.generate_tokens(io.StringIO(source).readline))
    edits: list[tuple[tuple[int, int], int, str]] = []
    for token, following in zip(tokens, [*tokens[1:], tokens[-1]], strict=True):
        if token.type == tokenize.NAME and token.line.lstrip().startswith(("from ", "import ")):
            continue
        if token.type == tokenize.NAME and token.string in ("list", "dict") and following.string == "[":
            edits.append((token.start, len(token.string), {"list": "Items", "dict": "FrozenMap"}[token.string]))
        elif token.type == tokenize.NAME and token.string == "StrictStr":
            edits.append((token.start, len(token.string), "Text"))
    lines = source.splitlines(keepends=True)
    for (row, column), length, text in sorted(edits, reverse=True):
        line = lines[row - 1]
        lines[row - 1] = line[:column] + text + line[column + length :]
    return "".join(lines)


def tidy(modules: Mapping[str, str]) -> dict[str, str]:
    """The modules formatted, imports sorted and unused ones taken out.

    Raises: TargetFailed with the linter's words if it finds something it cannot mend.
    """
    with tempfile.TemporaryDirectory() as folder:
        for path, text in modules.items():
            file = Path(folder) / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        isolated = ["--isolated", "--no-cache", "--quiet", "--line-length", LINE_LENGTH, "--target-version", "py311"]
        ours = 'lint.isort.known-first-party=["turnwire_schema"]'
        _ruff(folder, "check", *isolated, "--select", "F,I", "--fix", "--config", ours)
        _ruff(folder, "format", *isolated)
        return {path: (Path(folder) / path).read_text(encoding="utf-8") for path in modules}


def _ruff(folder: str, *arguments: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ruff", *arguments, "."], cwd=folder, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise TargetFailed(f"ruff {arguments[0]} on generated modules: {done.stdout}{done.stderr}")
