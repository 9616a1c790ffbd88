"""Loading documents, resolving references, bundling."""

from __future__ import annotations

from pathlib import Path

import pytest

from codegen.bundle import bundle
from codegen.schemaset import DanglingReference, SchemaError, SchemaSet, at, escape, subschemas
from tests.codegen.samples import JSON, THING, WIRE, sample as files_of, schema_set, texts
from tests.requirements import requirement


@requirement("SCH-1")
def test_documents_come_with_their_vectors_by_path(tmp_path: Path) -> None:
    for path, text in texts(files_of()).items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    schemas = SchemaSet.load(tmp_path)
    assert schemas == schema_set()
    assert list(schemas.documents) == [JSON, THING, WIRE]
    assert [document.path for document in schemas.canonical] == [JSON, THING]
    assert (schemas.dialects, [document.name for document in schemas.wire("demo")]) == (["demo"], ["chat"])
    thing = schemas.documents[THING]
    assert (thing.name, thing.stem, thing.root) == ("thing", "turnwire/v1/thing", "Part")
    assert thing.vectors == files_of()["turnwire/v1/thing.vectors.json"]


@requirement("SCH-1")
def test_references_lead_to_definitions_of_this_and_of_other_documents() -> None:
    schemas = schema_set()
    thing = schemas.documents[THING]
    for ref, path, name in (
        ("#/$defs/PartA", THING, "PartA"),
        ("json.schema.json#/$defs/Extras", JSON, "Extras"),
        ("json.schema.json", JSON, "Extras"),
        ("#", THING, "Part"),
        ("../../wire/demo/v1/chat.schema.json#/$defs/Body", WIRE, "Body"),
    ):
        target = schemas.resolve(thing, ref)
        assert (target.document.path, target.name) == (path, name)
        assert target.schema is schemas.documents[path].definitions[name]


@requirement("SCH-2")
@pytest.mark.parametrize(
    ("ref", "message"),
    [
        ("#/$defs/Gone", f"{THING} has no such definition"),
        ("gone.schema.json#/$defs/A", "there is no document schemas/turnwire/v1/gone.schema.json"),
        ("#/properties/a", "has no such definition"),
    ],
)
def test_a_dangling_reference_names_document_and_place(ref: str, message: str) -> None:
    schemas = schema_set()
    with pytest.raises(DanglingReference) as caught:
        schemas.resolve(schemas.documents[THING], ref, "/$defs/X")
    assert str(caught.value).startswith(f"schemas/{THING}#/$defs/X: $ref {ref!r}: ")
    assert message in str(caught.value)


@requirement("SCH-6")
def test_a_bundle_holds_all_it_refers_to() -> None:
    schemas = schema_set()
    bundled = bundle(schemas, schemas.documents[THING])
    assert list(bundled["$defs"]) == ["PartA", "PartB", "PartUnknown", "Part", "Extras"]
    refs = {schema["$ref"] for _, schema in subschemas(bundled) if "$ref" in schema}
    assert refs == {f"#/$defs/{name}" for name in ("PartA", "PartB", "PartUnknown", "Part", "Extras")}
    assert bundled["$id"] == schemas.documents[THING].schema["$id"]
    assert schemas == schema_set()


@requirement("SCH-6")
def test_two_definitions_of_one_name_cannot_be_bundled() -> None:
    def clash(files: dict[str, dict[str, dict[str, object]]]) -> None:
        files[THING]["$defs"]["Extras"] = {"type": "string", "description": "Another."}

    schemas = schema_set(clash)
    with pytest.raises(SchemaError, match=r"Extras is defined in .*thing.* and .*json.*; rename one"):
        bundle(schemas, schemas.documents[THING])


@requirement("SCH-2")
def test_pointers_escape_and_find_odd_names() -> None:
    value = {"a/b": [{"~": 1}]}
    assert (escape("a/b"), escape("~")) == ("a~1b", "~0")
    assert at(value, "/a~1b/0/~0") == 1
