"""What may change in a minor version, and what may not: one case a rule, and what passes beside it."""

from __future__ import annotations

import copy
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from codegen import __main__ as command
from codegen.compat import (
    ACCEPTED,
    FOLLOWING,
    PLACE,
    RELEASED,
    check_held,
    check_released,
    compare,
    release,
    released_documents,
)
from codegen.compat_rules import RULES
from codegen.schemaset import Document, SchemaSet, at, subschemas
from tests.cases import for_each
from tests.codegen.change_verdicts import PAGE, executed, page
from tests.codegen.changes import CHANGES, Change
from tests.codegen.samples import THING, WIRE, document, sample, schema_set, texts
from tests.requirements import requirement

CANONICAL = "released/turnwire-v1.json"
SCHEMAS = Path(__file__).resolve().parents[2] / "schemas"
OWN = SchemaSet.load(SCHEMAS)
OWN_RELEASED = {path: document.schema for path, document in OWN.documents.items()}

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
CLOSED: Schema = {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "integer"}}]}
NULL: Schema = {"type": "null"}
SHORT: Schema = {"type": "string", "maxLength": 9}
LONG: Schema = {"type": "string", "minLength": 3}
NESTED: Schema = {"anyOf": [{"type": "integer"}, {"anyOf": [SHORT, LONG]}]}
THREE: Schema = {"anyOf": [{"type": "integer"}, SHORT, LONG]}
OR_NULL: Schema = {"anyOf": [{"type": "string"}, NULL]}
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
        (OR_NULL, lambda s: s["anyOf"][1].update(enum=["a"]), "/$defs/One/anyOf/1"),
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
        (NESTED, lambda s: s["anyOf"][1].update(oneOf=s["anyOf"][1].pop("anyOf")), "/$defs/One"),
        (THREE, lambda s: s.update(anyOf=[s["anyOf"][0], {"oneOf": s["anyOf"][1:]}]), "/$defs/One"),
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
    "CMP025": [
        (DERIVED, lambda s: s["x-derived"].update(sum=["a"]), "/$defs/One"),
        ({"enum": ["a"], "x-ordinals": {"a": 0}}, lambda s: s["x-ordinals"].update(a=1), "/$defs/One"),
        ({"enum": ["a"], "x-names": {"a": "first"}}, lambda s: s.pop("x-names"), "/$defs/One"),
    ],
    "CMP026": [
        (OBJECT, prop("name", type=["string", "null"]), "/$defs/One/properties/name"),
        (OBJECT, prop("name", type=["string", "integer"]), "/$defs/One/properties/name"),
        (OBJECT, prop("size", type=["number", "null"]), "/$defs/One/properties/size"),
        (OBJECT, prop("kind", enum=["c", "b", "a"]), "/$defs/One/properties/kind"),
        (OBJECT, lambda s: s["properties"].update(tag={"enum": ["one", "two"]}), "/$defs/One/properties/tag"),
    ],
    "CMP027": [
        (CLOSED, lambda s: s["anyOf"].append({"type": "boolean"}), "/$defs/One"),
        (OBJECT, lambda s: s["properties"]["either"]["anyOf"].append(NULL), "/$defs/One/properties/either"),
    ],
    "CMP028": [
        (OBJECT, prop("list", uniqueItems=True), "/$defs/One/properties/list"),
        (OBJECT, prop("name", format="date"), "/$defs/One/properties/name"),
        (OBJECT, lambda s: s.update(allOf=[{"required": ["kind"]}]), "/$defs/One"),
    ],
}

PASSES: dict[str, tuple[Schema, Edit]] = {
    "a new optional property": (OBJECT, lambda s: s["properties"].update(more={"type": "string"})),
    "words in another order": (OBJECT, prop("kind", enum=["b", "a"])),
    "looser bounds": (OBJECT, prop("size", minimum=-1, maximum=11)),
    "a bound that is dropped": (OBJECT, lambda s: s["properties"]["list"].pop("maxItems")),
    "a pattern that is dropped": (OBJECT, lambda s: s["properties"]["at"].pop("pattern")),
    "another description": (OBJECT, prop("size", description="How big it is.")),
    "branches in another order": (OBJECT, lambda s: s["properties"]["either"]["anyOf"].reverse()),
    "an inner union that is written out": (NESTED, lambda s: s.update(THREE)),
    "an inner union of its own": (THREE, lambda s: s.update(NESTED)),
    "a null that is listed": (OR_NULL, lambda s: s["anyOf"][1].update(enum=[None])),
    "members in another order": (UNION, lambda s: s["oneOf"].reverse()),
    "another way to satisfy a rule": (OBJECT, lambda s: s["anyOf"].append({"required": ["at"]})),
    "a rule that is dropped": (OBJECT, lambda s: s.pop("anyOf")),
    "a tag that gets a member of its own": (FALLBACK, lambda s: s["not"].update(enum=["a", "b", "c"])),
}


@requirement("SCH-5")
@for_each(
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
    assert set(BREAKS) == {*RULES, "CMP027"}  # which looks at whole unions


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
        "the type was integer and is string; before 1.0 accept it in schemas/released/accepted.json, "
        "see docs/schema-changes.md; later this needs a new major version"
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
def test_nothing_is_compared_before_the_first_release(tmp_path: Path) -> None:
    assert check_released(schema_set(), tmp_path) == []
    (tmp_path / CANONICAL).parent.mkdir()
    files = sample()
    for path, text in release(schema_set()).items():
        (tmp_path / path).write_text(text, encoding="utf-8")
    del files[THING]["$defs"]["PartA"]
    assert [item.rule for item in check_released(SchemaSet.from_texts(texts(files)), tmp_path)] == ["CMP002"]


# The repository's own documents


@pytest.fixture(scope="module")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the schemas."""
    root = tmp_path_factory.mktemp("repository")
    shutil.copytree(SCHEMAS, root / "schemas")
    return root


@requirement("SCH-5")
def test_a_release_with_nothing_changed_passes_the_check(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["release"], repository) == 0
    assert command.main(["lint"], repository) == 0
    assert capsys.readouterr() == (
        "".join(f"schemas/{file}\n" for file in RELEASED) + f"{len(OWN.documents)} documents, no fault\n",
        "",
    )
    assert set(released_documents(repository / "schemas")) == set(OWN.documents)


@requirement("SCH-5")
def test_every_document_is_held_to_a_release() -> None:
    assert check_held(OWN, SCHEMAS) == []
    assert set(released_documents(SCHEMAS)) == set(OWN.documents)
    assert len(OWN.documents) > 60


def without_order(value: Any, random: Random) -> Any:
    """A schema whose branches, words, types, required names and properties are in another order."""
    if isinstance(value, dict):
        items = [
            (name, item if name == "default" or name.startswith("x-") else without_order(item, random))
            for name, item in value.items()
        ]
        random.shuffle(items)
        return dict(items)
    if isinstance(value, list):
        return random.sample(items := [without_order(item, random) for item in value], len(items))
    return value


@requirement("SCH-5")
@for_each("path", OWN.documents)
def test_another_order_breaks_nothing(path: str) -> None:
    schema = OWN.documents[path].schema
    for seed in range(3):
        other = without_order(schema, Random(f"{path}{seed}"))
        assert compare({path: OWN_RELEASED[path]}, replaced(path, other)) == []


@requirement("SCH-5")
@for_each("path", OWN.documents)
def test_every_renamed_property_is_found(path: str) -> None:
    found = []
    for name, definition in OWN.documents[path].definitions.items():
        for prop, schema in definition.get("properties", {}).items():
            others = {other: each for other, each in definition["properties"].items() if other != prop}
            renamed = {**definition, "properties": {**others, f"{prop}_renamed": schema}}
            if "CMP010" not in rules_of(path, name, renamed):
                found.append((name, prop))
    assert found == []


@requirement("SCH-5")
@for_each("path", [path for path in OWN.documents if not path.startswith(FOLLOWING)])
def test_every_type_that_becomes_wider_is_found(path: str) -> None:
    found = []
    for name, definition in OWN.documents[path].definitions.items():
        for pointer, place in subschemas(definition):
            if "type" not in place or "properties" in place:
                continue
            changed = copy.deepcopy(definition)
            types = place["type"] if isinstance(place["type"], list) else [place["type"]]
            at(changed, pointer)["type"] = [*types, next(each for each in ("boolean", "array") if each not in types)]
            if not rules_of(path, name, changed):
                found.append(name + pointer)
    assert found == []


def rules_of(path: str, name: str, changed: Schema) -> list[str]:
    """The rules that a change of one definition breaks."""
    old = {"$defs": {name: OWN.documents[path].definitions[name]}}
    new = SchemaSet({path: Document(path, {"$defs": {name: changed}})})
    return [each.rule for each in compare({path: old}, new)]


def replaced(path: str, schema: Schema) -> SchemaSet:
    """The documents of the repository, one of them changed."""
    return SchemaSet({**OWN.documents, path: Document(path, schema)})


@requirement("SCH-5")
def test_a_document_that_is_in_no_release_is_named(tmp_path: Path) -> None:
    (tmp_path / CANONICAL).parent.mkdir()
    texts_of = release(schema_set(lambda files: [files.pop(path) for path in list(files) if "thing" in path]))
    for path, text in texts_of.items():
        (tmp_path / path).write_text(text, encoding="utf-8")
    assert check_held(schema_set(), tmp_path) == [
        f"CMP004 schemas/{THING}#: held to no release. Run: python -m codegen release"
    ]


@requirement("SCH-5")
def test_a_break_may_be_accepted_with_a_reason_until_the_next_release(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "schemas"
    for path, text in {**texts(sample()), **release(schema_set())}.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    files = sample()
    files[THING]["$defs"]["PartA"]["properties"]["size"]["type"] = "number"
    (folder / THING).write_text(texts(files)[THING], encoding="utf-8")
    change = "the type was integer and is number, which readers do not know"
    row = {"rule": "CMP026", "document": THING, "pointer": "/$defs/PartA/properties/size", "change": change}

    def accept(*rows: dict[str, str]) -> None:
        (folder / ACCEPTED).write_text(json.dumps({"changes": rows}), encoding="utf-8")

    assert command.main(["release"], tmp_path) == 1
    for without in ({}, {"reason": ""}, {"reason": " "}):
        accept({**row, **without})
        capsys.readouterr()
        assert command.main(["lint"], tmp_path) == 1
        assert f"CMP005 schemas/{ACCEPTED}#/changes/0: the row needs a reason\n" in capsys.readouterr().err
    capsys.readouterr()
    accept({**row, "reason": "halves are sold, too"})
    assert command.main(["lint"], tmp_path) == 0
    assert capsys.readouterr() == ("3 documents, no fault\n", "")
    assert command.main(["release"], tmp_path) == 0
    assert not (folder / ACCEPTED).exists()
    assert command.main(["lint"], tmp_path) == 0
    accept({**row, "reason": "halves are sold, too"})
    capsys.readouterr()
    assert command.main(["lint"], tmp_path) == 1
    said = f"CMP005 schemas/{ACCEPTED}#/changes/0: there is no such change; remove the row\n"
    assert capsys.readouterr().err == said


@requirement("SCH-5")
def test_a_row_accepts_one_change_and_none_that_comes_later(tmp_path: Path) -> None:
    folder = tmp_path / "schemas"
    for path, text in {**texts(sample()), **release(schema_set())}.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    files = sample()
    size = files[THING]["$defs"]["PartA"]["properties"]["size"]

    def breaks() -> list[str]:
        return [each.message for each in check_released(SchemaSet.from_texts(texts(files)), folder)]

    size["type"] = "number"
    (made,) = check_released(SchemaSet.from_texts(texts(files)), folder)
    rows = [dict(zip(PLACE, made.place, strict=True), reason="halves are sold, too")]
    (folder / ACCEPTED).write_text(json.dumps({"changes": rows}), encoding="utf-8")
    assert breaks() == []
    size["type"] = ["number", "string"]
    assert breaks() == ["the type was integer and is number or string, which readers do not know"]


@requirement("SCH-5")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "not JSON: Expecting property name enclosed in double quotes: line 1 column 2 (char 1)"),
        ("[]", 'must be {"changes": [row, …]}, each row an object'),
        ('{"changes": ["x"]}', 'must be {"changes": [row, …]}, each row an object'),
    ],
)
def test_a_broken_list_of_accepted_changes_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    folder = tmp_path / "schemas"
    for path, document_text in {**texts(sample()), **release(schema_set()), ACCEPTED: text}.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(document_text, encoding="utf-8")
    for command_name in ("lint", "release"):
        assert command.main([command_name], tmp_path) == 1
        assert capsys.readouterr().err == f"schemas/{ACCEPTED}#: {said}\n"


@requirement("SCH-5")
def test_a_row_says_what_it_lacks(tmp_path: Path) -> None:
    for path, text in release(schema_set()).items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    rows = [{"rule": "CMP026", "document": THING, "pointer": "/x", "reason": "y"}, {"value": "z"}]
    (tmp_path / ACCEPTED).write_text(json.dumps({"changes": rows}), encoding="utf-8")
    assert check_held(schema_set(), tmp_path) == [
        f"CMP005 schemas/{ACCEPTED}#/changes/0: the row needs change, as the message of the break has it",
        f"CMP005 schemas/{ACCEPTED}#/changes/1: the row has value; it takes rule, document, pointer, change and reason",
    ]


# The table of changes


@requirement("SCH-5")
@for_each("change", CHANGES, ids=lambda change: change.name)
def test_a_change_has_the_verdict_of_the_table(change: Change) -> None:
    found = executed(change)
    assert (" ".join(found.ours), " ".join(found.wire)) == (change.ours, change.wire)
    if not change.why:
        assert bool(found.ours) == (found.is_narrower or found.types == "other")
        assert bool(found.wire) == found.is_narrower


@requirement("SCH-5")
def test_the_page_of_changes_is_what_was_executed() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()
    assert len({change.name for change in CHANGES}) == len(CHANGES) > 90


@requirement("SCH-5")
def test_an_engine_may_get_a_feature_that_readers_do_not_know_and_lose_none() -> None:
    path = "engines/v1/engine.schema.json"
    old = OWN.documents[path].definitions["SchemaFeature"]
    more = {**old, "oneOf": [*old["oneOf"], {"const": "made_up", "description": "Made up."}]}
    less = {**old, "oneOf": old["oneOf"][1:]}

    assert rules_of(path, "SchemaFeature", more) == []
    assert rules_of(path, "SchemaFeature", less) == ["CMP020"]
