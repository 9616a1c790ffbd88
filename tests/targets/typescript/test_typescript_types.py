"""The generated types, as the TypeScript compiler sees them."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from codegen.schemaset import SchemaSet, subschemas
from codegen.targets.typescript.modules import Module, modules
from codegen.targets.typescript.toolchain import MODULES, run_node
from codegen.targets.typescript.types import comment

HERE = Path(__file__).parent
TSC = MODULES / "typescript" / "bin" / "tsc"


def compiler_says(folder: Path) -> str:
    """The complaints of ``tsc`` about a project; empty when it has none."""
    return run_node([TSC, "--project", folder, "--pretty", "false"]).stdout


@pytest.mark.requirement("SCH-2")
def test_the_types_and_a_program_that_uses_them_compile_under_strict(project: Path) -> None:
    shutil.copy(HERE / "consumer.ts", project)
    readme = (project / "node_modules" / "turnwire-schema" / "README.md").read_text(encoding="utf-8")
    examples = re.findall(r"```ts\n(.*?)```", readme, re.DOTALL)
    assert len(examples) == 4
    for number, example in enumerate(examples):
        (project / f"readme{number}.ts").write_text(example, encoding="utf-8")

    assert compiler_says(project) == ""


def test_the_compiler_does_report_faults_here(project: Path, tmp_path: Path) -> None:
    shutil.copytree(project / "node_modules", tmp_path / "node_modules")
    for name in ("package.json", "tsconfig.json"):
        shutil.copy(project / name, tmp_path)
    (tmp_path / "wrong.ts").write_text(
        'import type { ChatMessage } from "turnwire-schema";\nexport const m: ChatMessage = { role: "nobody" };\n',
        encoding="utf-8",
    )

    assert "wrong.ts(2," in compiler_says(tmp_path)


@pytest.mark.requirement("SCH-3")
def test_every_valid_vector_has_the_type_of_its_definition(schemas: SchemaSet, project: Path, tmp_path: Path) -> None:
    shutil.copytree(project / "node_modules", tmp_path / "node_modules")
    for name in ("package.json", "tsconfig.json"):
        shutil.copy(project / name, tmp_path)
    for module in modules(schemas):
        (tmp_path / f"{module.path.replace('/', '-')}.ts").write_text(valid_values(module), encoding="utf-8")

    complaints = re.split(r"\n(?!\s)", compiler_says(tmp_path).strip())
    # The compiler takes an object of unknown fields only for a slip of the pen; the schemas allow it.
    assert [complaint for complaint in complaints if complaint and "has no properties in common" not in complaint] == []


def valid_values(module: Module) -> str:
    """A program that gives each valid vector of a module the type of its definition."""
    schemas = [schema for document in module.documents for _pointer, schema in subschemas(document.schema)]
    words = {
        word for schema in schemas for word in (schema.get("const"), *schema.get("enum", ())) if isinstance(word, str)
    }
    tags = {
        name
        for schema in schemas
        for name, item in schema.get("properties", {}).items()
        if "enum" in item.get("not", ())
    }
    lines = [f'import type * as t from "turnwire-schema/{module.path.removesuffix("/index")}";']
    for document in module.documents:
        for definition, kinds in (document.vectors or {"definitions": {}})["definitions"].items():
            for vector in kinds["valid"]:
                number, value = len(lines), vector["value"]
                constant = " as const" if isinstance(value, dict | list) else ""
                lines.append(
                    f"const v{number} = {expression(value, tags, words)}{constant}; "
                    f"export const t{number}: t.{definition} = v{number};"
                )
    return "\n".join(lines) + "\n"


def expression(value: Any, tags: set[str], words: set[str], key: str | None = None) -> str:
    """A JSON value as a TypeScript expression; a tag that no definition knows is cast as its readers would."""
    if isinstance(value, dict):
        fields = (f"[{json.dumps(name)}]: {expression(item, tags, words, name)}" for name, item in value.items())
        return f"{{ {', '.join(fields)} }}"
    if isinstance(value, list):
        return f"[{', '.join(expression(item, tags, words) for item in value)}]"
    cast = " as t.UnknownTag" if key in tags and isinstance(value, str) and value not in words else ""
    return json.dumps(value) + cast


def test_every_definition_has_one_type_under_its_own_name(schemas: SchemaSet, files: dict[str, str]) -> None:
    declared = [
        name
        for path, text in files.items()
        if path.endswith(".d.ts") and not path.endswith("runtime.d.ts")
        for name in re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE)
    ]
    defined = [name for document in schemas.documents.values() for name in document.definitions]

    assert sorted(declared) == sorted(defined)


@pytest.mark.requirement("SCH-3")
def test_descriptions_stand_above_what_they_describe(files: dict[str, str]) -> None:
    assert (
        '/** A piece of text. */\nexport interface TextPart {\n  /** Tag of this part. */\n  readonly type: "text";\n'
    ) in files["typescript/v1/content.d.ts"]


def test_a_comment_ends_where_it_ends_whatever_the_description_says() -> None:
    assert comment("a */ b") == "/** a *\\/ b */\n"


def test_a_long_comment_is_wrapped_between_words() -> None:
    words = " ".join(["word"] * 60)

    written = comment(words, "  ")

    assert max(map(len, written.splitlines())) <= 120
    assert written.startswith("  /**\n   * word")
    assert written.endswith("word\n   */\n")
    assert " ".join(written.replace("*", "").replace("/", "").split()) == words
