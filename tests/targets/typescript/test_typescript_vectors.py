"""Every vector of every document, run in Node.js against the generated validators."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from codegen.bundle import bundle
from codegen.schemaset import SchemaSet
from codegen.targets.typescript.modules import modules
from codegen.targets.typescript.toolchain import run_node
from tests.cases import for_each

HERE = Path(__file__).parent
SCHEMAS = HERE.parents[2] / "schemas"
# schemas/meta says what our own files look like, schemas/text and schemas/engines what their rows do: no validators are
# made of them here.
VECTORS = sorted(
    path.relative_to(SCHEMAS).as_posix()
    for path in SCHEMAS.rglob("*.vectors.json")
    if path.relative_to(SCHEMAS).parts[0] not in ("meta", "text", "engines")
)
Results = dict[str, list[dict[str, Any]]]


def vectors(path: str) -> list[tuple[str, str, dict[str, Any]]]:
    """(definition, kind, vector) of a file, in its order."""
    definitions = json.loads((SCHEMAS / path).read_text(encoding="utf-8"))["definitions"]
    return [
        (definition, kind, vector)
        for definition, kinds in definitions.items()
        for kind in ("valid", "invalid")
        for vector in kinds[kind]
    ]


@pytest.fixture(scope="module")
def results(schemas: SchemaSet, package: Path) -> Results:
    """What the validators say to each vector, by path of the vectors file."""
    jobs = []
    for module in modules(schemas):
        for document in module.documents:
            if document.vectors is not None:
                file, code = SCHEMAS / document.vectors_path, package / f"{module.path}.js"
                jobs.append({"file": str(file), "module": code.as_uri(), "definitions": list(document.definitions)})
    done = run_node([HERE / "run_vectors.mjs"], stdin=json.dumps(jobs))
    assert done.returncode == 0, done.stderr
    return {Path(job["file"]).relative_to(SCHEMAS).as_posix(): job["results"] for job in json.loads(done.stdout)}


@pytest.mark.requirement("SCH-3")
def test_as_many_vectors_were_run_as_there_are_on_disk(results: Results) -> None:
    on_disk = {path: len(vectors(path)) for path in VECTORS}

    assert {path: len(found) for path, found in results.items()} == on_disk
    assert sum(on_disk.values()) > 0


@pytest.mark.requirement("SCH-3", "SCH-4")
@for_each("path", VECTORS)
def test_valid_vectors_pass_and_invalid_ones_fail_where_and_why_they_say(results: Results, path: str) -> None:
    wrong = []
    for (definition, kind, vector), result in zip(vectors(path), results[path], strict=True):
        assert (result["definition"], result["kind"], result["name"]) == (definition, kind, vector["name"])
        stated = stated_fault(vector)
        if not agrees(result["fault"], stated):
            wrong.append((definition, vector["name"], {"stated": stated, "found": result["fault"]}))

    assert wrong == []


def stated_fault(vector: dict[str, Any]) -> dict[str, Any] | None:
    """The fault that a vector states, as the runner reports faults."""
    if "error" not in vector:
        return None
    return {
        "path": vector["error"]["path"],
        "keyword": vector["error"]["keyword"],
        "property": vector["error"].get("property"),
    }


def agrees(found: dict[str, Any] | None, stated: dict[str, Any] | None) -> bool:
    """Whether the validator found the stated fault.

    A vector may name the union that does not fit; the validator goes on into the member that the type of the value
    picks, so its fault lies in there.
    """
    if found is not None and stated is not None and stated["keyword"] == "anyOf":
        return f"{found['path']}/".startswith(f"{stated['path']}/")
    return found == stated


@for_each("path", VECTORS)
def test_every_validator_agrees_with_a_json_schema_validator_on_every_value_of_the_document(
    schemas: SchemaSet, results: Results, path: str
) -> None:
    document = next(document for document in schemas.documents.values() if document.vectors_path == path)
    definitions = bundle(schemas, document)["$defs"]
    judges = {
        name: jsonschema_rs.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": definitions})
        for name in document.definitions
    }

    for (definition, _kind, vector), result in zip(vectors(path), results[path], strict=True):
        accepted = [name for name, judge in judges.items() if judge.is_valid(vector["value"])]
        assert result["accepted"] == accepted, (definition, vector["name"])
