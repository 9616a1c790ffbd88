"""What has a type in a compiled language, what is plain JSON there, and what cannot be printed."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest

from codegen.schemaset import SchemaError, SchemaSet
from codegen.targets.go import generate as generate_go
from codegen.targets.native.shapes import Field, Listed, Mapped, Named, Plain, Raw, Struct, shapes, word_names
from codegen.targets.rust import generate as generate_rust, recursive
from codegen.version import package_version
from tests.targets.native.languages import ROOT, schemas


def of(**definitions: dict[str, Any]) -> SchemaSet:
    """A set of one canonical document."""
    described = {name: {"description": f"A {name}.", **schema} for name, schema in definitions.items()}
    document = {"title": "Pets", "description": "Animals.", "$ref": "#/$defs/Pet", "$defs": described}
    return SchemaSet.from_texts({"turnwire/v1/pet.schema.json": json.dumps(document)})


def pet(**properties: dict[str, Any]) -> dict[str, Any]:
    """An open object with these properties and extras."""
    return {"type": "object", "properties": {**properties, "extras": {"type": ["object", "null"]}}}


def types_of(schemas: SchemaSet) -> dict[str, Any]:
    """The types of the properties of Pet, and the names of the shapes beside it."""
    [(_document, found)] = shapes(schemas)
    struct = next(shape for shape in found if isinstance(shape, Struct))
    return {field.name: field.type for field in struct.fields}


def test_a_value_of_several_json_types_is_a_sum_and_one_that_they_do_not_tell_apart_is_json() -> None:
    object_of = {"type": "object", "properties": {"a": {"type": "string"}}, "additionalProperties": False}
    found = types_of(
        of(
            Pet=pet(
                age={"anyOf": [{"type": "integer"}, {"type": "string"}, {"type": "null"}]},
                home={"anyOf": [{"$ref": "#/$defs/House"}, {"$ref": "#/$defs/Tree"}]},
                tags={"type": ["array", "null"], "items": {"type": "string"}},
                marks={"type": "object", "additionalProperties": {"type": "number"}},
                numbers={"anyOf": [{"type": "array", "items": {"type": "integer"}}, {"type": "array"}]},
            ),
            House=object_of,
            Tree=object_of,
        )
    )

    assert found == {
        "age": Named("IntegerOrText"),
        "home": Plain("json"),
        "tags": Listed(Plain("text")),
        "marks": Mapped(Plain("number")),
        "numbers": Plain("json"),
        "extras": Plain("object"),
    }


def test_a_struct_that_holds_itself_is_boxed_where_no_list_stands_between() -> None:
    found = shapes(
        of(
            Pet=pet(
                parent={"anyOf": [{"$ref": "#/$defs/Pet"}, {"type": "null"}]},
                children={"type": ["array", "null"], "items": {"$ref": "#/$defs/Pet"}},
                owner={"anyOf": [{"$ref": "#/$defs/Owner"}, {"type": "null"}]},
            ),
            Owner=pet(name={"type": ["string", "null"]}),
        )
    )

    assert recursive([shape for _document, own in found for shape in own]) == {("Pet", "parent")}


def test_a_field_says_whether_it_is_required_and_whether_its_null_means_something() -> None:
    definition = {**pet(name={"type": "string"}, age={"type": ["integer", "null"]}), "required": ["name"]}
    [(_document, [struct])] = shapes(of(Pet={**definition, "x-keep-null": ["age"]}))
    assert isinstance(struct, Struct)

    assert struct.fields[:2] == (
        Field("name", Plain("text"), is_required=True, keeps_null=False, about=""),
        Field("age", Plain("integer"), is_required=False, keeps_null=True, about=""),
    )


def test_an_object_with_typed_values_beside_its_properties_stays_whole() -> None:
    definition = {
        "type": "object",
        "properties": {"a": {"type": "string"}},
        "additionalProperties": {"type": "integer"},
    }
    [(_document, found)] = shapes(of(Pet=definition))

    assert found == [Raw("Pet", "turnwire/v1/pet#Pet", "A Pet.")]


def test_every_word_has_a_name_of_its_own() -> None:
    words = ("json_object", "a-b", "a_b", "", "9x", "self")
    assert word_names(words) == ["JsonObject", "AB", "ABToo", "Empty", "Word9x", "WordSelf"]


def test_the_same_schemas_give_the_same_bytes_again() -> None:
    assert generate_go(schemas()) == generate_go(schemas())
    assert generate_rust(schemas()) == generate_rust(schemas())


def test_every_package_has_the_version_of_the_python_package() -> None:
    package = json.loads((ROOT / "generated" / "typescript" / "package.json").read_text(encoding="utf-8"))
    crate = tomllib.loads(generate_rust(schemas())["rust/Cargo.toml"])

    assert package["version"] == crate["package"]["version"] == package_version()
    assert f'const Version = "{package_version()}"' in generate_go(schemas())["go/doc.go"]
    assert f'pub const VERSION: &str = "{package_version()}";' in generate_rust(schemas())["rust/src/lib.rs"]


def test_packages_need_no_other_package() -> None:
    assert "dependencies" not in tomllib.loads(generate_rust(schemas())["rust/Cargo.toml"])
    assert "require" not in generate_go(schemas())["go/go.mod"]


def test_no_documents_make_no_package() -> None:
    nothing = SchemaSet.from_texts({})
    assert (generate_go(nothing), generate_rust(nothing)) == ({}, {})


def test_documents_without_streams_make_packages_without_their_accumulator() -> None:
    small = of(Pet=pet(name={"type": "string"}))

    assert {path for path in generate_go(small) if "stream" in path or "calls" in path} == set()
    assert {path for path in generate_rust(small) if "stream" in path or "calls" in path} == set()
    assert "StreamAccumulator" not in generate_rust(small)["rust/src/lib.rs"]


def test_a_name_of_the_runtime_cannot_be_defined_again() -> None:
    with pytest.raises(SchemaError, match=r"\$defs/Value: the runtime of the Go package has this name"):
        generate_go(of(Pet=pet(), Value=pet()))
    with pytest.raises(SchemaError, match=r"\$defs/Number: the runtime of the crate has this name"):
        generate_rust(of(Pet=pet(), Number=pet()))
