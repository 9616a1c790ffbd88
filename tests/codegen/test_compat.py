"""What may change in a minor version, and what may not: one case a rule, and what passes beside it."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from codegen.compat import RULES, check_released, compare, release
from codegen.schemaset import SchemaSet
from tests.codegen.samples import THING, WIRE, document, sample, schema_set, texts
from tests.requirements import requirement

CANONICAL = "released/turnwire-v1.json"

Schema = dict[str, Any]
Edit = Callable[[Schema], object]


def changed(before: Schema, edit: Edit) -> list[tuple[str, str]]:
    """(rule, pointer) of every breaking change when a definition is edited."""
    after = copy.deepcopy(before)
    edit(after)
    old, new = ({"One": definition} for definition in (before, after))
    schemas = SchemaSet.from_texts(texts({THING: document(THING, "One", new)}))
    return [(item.rule, item.pointer) for item in compare({THING: document(THING, "One", old)}, schemas)]


OBJECT: Schema = {
    "type": "object",
    "properties": {
        "name": {"type": "string", "minLength": 1},
        "size": {"type": ["integer", "null"], "minimum": 0, "maximum": 10, "default": 1, "description": "Size."},
        "kind": {"enum": ["a", "b"]},
        "tag": {"const": "one"},
        "at": {"type": "string", "pattern": "^a"},
        "list": {"type": "array", "items": {"type": "string"}, "maxItems": 3},
        "either": {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "integer"}}]},
    },
    "required": ["name"],
    "anyOf": [{"required": ["size"]}, {"required": ["kind"]}],
    "x-keep-null": ["size"],
}
UNION: Schema = {
    "oneOf": [{"$ref": "#/$defs/A"}, {"$ref": "#/$defs/B"}],
    "discriminator": {"propertyName": "type"},
}
DERIVED: Schema = {"type": "integer", "readOnly": True, "x-derived": {"sum": ["a", "b"]}}
FALLBACK: Schema = {"type": "string", "not": {"enum": ["a", "b"]}}


def prop(name: str, **changes: Any) -> Edit:
    return lambda schema: schema["properties"][name].update(changes)


# Rule -> changes of a definition that it finds, with the place.
BREAKS: dict[str, list[tuple[Schema, Edit, str]]] = {
    "CMP010": [(OBJECT, lambda s: s["properties"].pop("size"), "/$defs/One")],
    "CMP011": [(OBJECT, lambda s: s["required"].append("kind"), "/$defs/One")],
    "CMP012": [(OBJECT, lambda s: s.pop("required"), "/$defs/One")],
    "CMP013": [
        (OBJECT, prop("size", type="integer"), "/$defs/One/properties/size"),
        (OBJECT, prop("name", type="integer"), "/$defs/One/properties/name"),
        (OBJECT, lambda s: s["properties"]["list"].update(items={"type": "null"}), "/$defs/One/properties/list/items"),
    ],
    "CMP014": [({"$ref": "#/$defs/A"}, lambda s: s.update({"$ref": "#/$defs/B"}), "/$defs/One")],
    "CMP015": [(OBJECT, prop("tag", const="two"), "/$defs/One/properties/tag")],
    "CMP016": [
        (OBJECT, prop("kind", enum=["a"]), "/$defs/One/properties/kind"),
        (OBJECT, prop("name", enum=["x"]), "/$defs/One/properties/name"),
    ],
    "CMP017": [
        (OBJECT, prop("size", minimum=1), "/$defs/One/properties/size"),
        (OBJECT, prop("size", maximum=9), "/$defs/One/properties/size"),
        (OBJECT, prop("name", maxLength=9), "/$defs/One/properties/name"),
        (OBJECT, prop("list", minItems=1), "/$defs/One/properties/list"),
        (OBJECT, prop("size", exclusiveMinimum=0), "/$defs/One/properties/size"),
    ],
    "CMP018": [
        (OBJECT, prop("at", pattern="^ab"), "/$defs/One/properties/at"),
        (OBJECT, prop("name", pattern="."), "/$defs/One/properties/name"),
    ],
    "CMP019": [(OBJECT, lambda s: s.update(additionalProperties=False), "/$defs/One")],
    "CMP020": [
        (UNION, lambda s: s["oneOf"].pop(), "/$defs/One"),
        (OBJECT, lambda s: s["properties"]["either"]["anyOf"].pop(), "/$defs/One/properties/either"),
    ],
    "CMP021": [(UNION, lambda s: s.update(discriminator={"propertyName": "kind"}), "/$defs/One")],
    "CMP022": [
        (OBJECT, lambda s: s["anyOf"].pop(), "/$defs/One"),
        (OBJECT, lambda s: s.update(dependentRequired={"kind": ["size"]}), "/$defs/One"),
        (FALLBACK, lambda s: s["not"].update(enum=["a"]), "/$defs/One"),
    ],
    "CMP023": [
        (OBJECT, prop("size", default=2), "/$defs/One/properties/size"),
        (OBJECT, lambda s: s["properties"]["size"].pop("default"), "/$defs/One/properties/size"),
    ],
    "CMP024": [(OBJECT, lambda s: s.pop("x-keep-null"), "/$defs/One")],
    "CMP025": [(DERIVED, lambda s: s["x-derived"].update(sum=["a"]), "/$defs/One")],
}

PASSES: dict[str, tuple[Schema, Edit]] = {
    "a new optional property": (OBJECT, lambda s: s["properties"].update(more={"type": "string"})),
    "a wider type": (OBJECT, prop("name", type=["string", "null"])),
    "an integer that may be any number": (OBJECT, prop("size", type=["number", "null"])),
    "another word in a list": (OBJECT, prop("kind", enum=["c", "b", "a"])),
    "looser bounds": (OBJECT, prop("size", minimum=-1, maximum=11)),
    "a bound that is dropped": (OBJECT, lambda s: s["properties"]["list"].pop("maxItems")),
    "a pattern that is dropped": (OBJECT, lambda s: s["properties"]["at"].pop("pattern")),
    "another description": (OBJECT, prop("size", description="How big it is.")),
    "another member of a union": (UNION, lambda s: s["oneOf"].append({"$ref": "#/$defs/C"})),
    "another branch of plain types": (OBJECT, lambda s: s["properties"]["either"]["anyOf"].append({"type": "null"})),
    "another way to satisfy a rule": (OBJECT, lambda s: s["anyOf"].append({"required": ["at"]})),
    "a rule that is dropped": (OBJECT, lambda s: s.pop("anyOf")),
    "a tag that gets a member of its own": (FALLBACK, lambda s: s["not"].update(enum=["a", "b", "c"])),
    "a fixed value that becomes one of a list": (
        OBJECT,
        lambda s: s["properties"].update(tag={"enum": ["one", "two"]}),
    ),
}


@requirement("SCH-5")
@pytest.mark.parametrize(
    ("rule", "before", "edit", "pointer"),
    [(rule, *case) for rule, cases in BREAKS.items() for case in cases],
    ids=[f"{rule}-{index}" for rule, cases in BREAKS.items() for index in range(len(cases))],
)
def test_a_breaking_change_is_found(rule: str, before: Schema, edit: Edit, pointer: str) -> None:
    assert changed(before, edit) == [(rule, pointer)]


@requirement("SCH-5")
@pytest.mark.parametrize(("before", "edit"), PASSES.values(), ids=PASSES.keys())
def test_an_additive_change_passes(before: Schema, edit: Edit) -> None:
    assert changed(before, edit) == []


@requirement("SCH-5")
def test_every_rule_has_a_case_that_breaks_it() -> None:
    assert set(BREAKS) == set(RULES)


@requirement("SCH-5")
def test_removed_documents_definitions_and_roots_are_found() -> None:
    released = json.loads(release(schema_set())[CANONICAL])["documents"]
    gone = schema_set(lambda files: [files.pop(path) for path in list(files) if "thing" in path])
    assert [item.rule for item in compare(released, gone)] == ["CMP001"]
    without = schema_set(lambda files: files[THING]["$defs"].pop("PartA"))
    assert [(item.rule, item.pointer) for item in compare(released, without)] == [("CMP002", "/$defs/PartA")]
    moved = schema_set(lambda files: files[THING].update({"$ref": "#/$defs/PartA"}))
    assert [item.rule for item in compare(released, moved)] == ["CMP003"]


@requirement("SCH-5")
def test_the_last_release_is_compatible_with_itself() -> None:
    assert compare(json.loads(release(schema_set())[CANONICAL])["documents"], schema_set()) == []


@requirement("SCH-5")
def test_a_change_that_breaks_says_what_it_was_and_what_it_needs() -> None:
    released = json.loads(release(schema_set())[CANONICAL])["documents"]
    (found,) = compare(
        released, schema_set(lambda files: files[THING]["$defs"]["PartA"]["properties"]["size"].update(type="string"))
    )
    assert str(found) == (
        "CMP013 schemas/turnwire/v1/thing.schema.json#/$defs/PartA/properties/size: "
        "the type was integer and is string; this needs a new major version"
    )


@requirement("SCH-5")
def test_wire_documents_are_held_to_their_last_release_as_well(tmp_path: Path) -> None:
    (tmp_path / CANONICAL).parent.mkdir()
    for path, text in release(schema_set()).items():
        (tmp_path / path).write_text(text, encoding="utf-8")
    files = sample()
    files[WIRE]["$defs"]["Body"]["properties"]["model"]["type"] = "integer"
    (found,) = check_released(SchemaSet.from_texts(texts(files)), tmp_path)
    assert (found.rule, found.document, found.pointer) == ("CMP013", WIRE, "/$defs/Body/properties/model")


@requirement("SCH-5")
def test_every_document_but_the_gateways_own_is_in_a_release() -> None:
    listed = [path for text in release(schema_set()).values() for path in json.loads(text)["documents"]]
    assert sorted(listed) == sorted(path for path in schema_set().documents if not path.startswith("gateway/"))


@requirement("SCH-5")
def test_nothing_is_compared_before_the_first_release(tmp_path: Path) -> None:
    assert check_released(schema_set(), tmp_path) == []
    (tmp_path / CANONICAL).parent.mkdir()
    files = sample()
    for path, text in release(schema_set()).items():
        (tmp_path / path).write_text(text, encoding="utf-8")
    del files[THING]["$defs"]["PartA"]
    assert [item.rule for item in check_released(SchemaSet.from_texts(texts(files)), tmp_path)] == ["CMP002"]
