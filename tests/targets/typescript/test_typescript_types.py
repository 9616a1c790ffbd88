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
NOTHING_IN_COMMON = 2559
"""The compiler's code for an object none of whose properties its type names."""
WRONG = 'import type { ChatMessage } from "turnwire-schema";\nexport const m: ChatMessage = { role: "nobody" };\n'

Complaints = dict[str, list[dict[str, Any]]]


@pytest.fixture(scope="module")
def complaints(schemas: SchemaSet, project: Path) -> Complaints:
    """The compiler's complaints by the name of the file, of one run: the types of the package take most of it."""
    shutil.copy(HERE / "consumer.ts", project)
    readme = (project / "node_modules" / "turnwire-schema" / "README.md").read_text(encoding="utf-8")
    texts = {f"readme{n}.ts": text for n, text in enumerate(re.findall(r"```ts\n(.*?)```", readme, re.DOTALL))}
    assert len(texts) == 5
    texts["wrong.ts"] = WRONG
    for module in modules(schemas):
        texts[f"vectors-{module.path.replace('/', '-')}.ts"] = valid_values(module)
    for name, text in texts.items():
        (project / name).write_text(text, encoding="utf-8")
    done = run_node([HERE / "diagnostics.mjs", MODULES, project / "tsconfig.json"])
    assert done.returncode == 0, done.stderr
    found: dict[str, list[dict[str, Any]]] = {}
    for complaint in json.loads(done.stdout):
        found.setdefault(Path(complaint["file"]).name, []).append(complaint)
    return found


@pytest.mark.requirement("SCH-2")
def test_the_types_and_a_program_that_uses_them_compile_under_strict(
    complaints: Complaints,
) -> None:
    others = {file: said for file, said in complaints.items() if not file.startswith("vectors-")}
    assert list(others) == ["wrong.ts"]


def test_the_compiler_does_report_faults_here(complaints: Complaints) -> None:
    assert [complaint["line"] for complaint in complaints["wrong.ts"]] == [2]


@pytest.mark.requirement("SCH-3")
def test_every_valid_vector_has_the_type_of_its_definition(complaints: Complaints) -> None:
    vectors = [said for file in complaints if file.startswith("vectors-") for said in complaints[file]]
    # The compiler takes an object of unknown fields only for a slip of the pen; the schemas allow it.
    assert [said for said in vectors if NOTHING_IN_COMMON not in said["codes"]] == []


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
        if path.endswith(".d.ts") and not path.endswith(("/runtime.d.ts", "/text/index.d.ts"))
        for name in re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE)
    ]
    defined = [name for module in modules(schemas) for _document, name, _definition in module.definitions()]

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
