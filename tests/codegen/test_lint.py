"""Each lint finds the one thing it is about, and nothing in a schema set that is right."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from codegen.gateway import TABLE
from codegen.lint import LINTS, run
from codegen.lint.engines import ENGINE, SERVER
from codegen.schemaset import SERVERS, SchemaError, SchemaSet
from tests.cases import for_each
from tests.codegen.samples import (
    JSON,
    SOURCES,
    THING,
    THING_VECTORS,
    WIRE,
    paths_table,
    sample as files_of,
    schema_set,
    texts,
)
from tests.requirements import requirement

ROOT = Path(__file__).resolve().parents[2]
SCHEMAS = ROOT / "schemas"
BOUNDS = {"feature": "number_bounds", "effect": "wider"}
SERVER_ROW = {"server": "made-up", "surface": "format", "engine": "made-up-1", "source": "its page"}
Change = Callable[[dict[str, Any]], object]


def part(files: dict[str, Any], name: str) -> Any:
    return files[THING]["$defs"][name]


def vectors(files: dict[str, Any], name: str) -> Any:
    return files[THING_VECTORS]["definitions"][name]


def drop_description(files: dict[str, Any]) -> None:
    del part(files, "PartA")["properties"]["size"]["description"]


def first_properties(files: dict[str, Any]) -> Any:
    """Properties of the first object of the wire document."""
    return next(each["properties"] for each in files[WIRE]["$defs"].values() if "properties" in each)


def first_object(files: dict[str, Any]) -> Any:
    """The first object of the wire document."""
    return next(each for each in files[WIRE]["$defs"].values() if "properties" in each)


def with_common(files: dict[str, Any], form: dict[str, Any], **schema: Any) -> None:
    """A property `size` of that schema, and a common form of its object."""
    first_properties(files)["size"] = {**schema, "description": "Size."}
    first_object(files)["x-fast-path"] = {"CommonBody": form}


def inline_object(files: dict[str, Any]) -> None:
    part(files, "PartA")["properties"]["size"] = {
        "type": "object",
        "properties": {"x": {"type": "string", "description": "X."}},
        "description": "Inline.",
    }


def reverse_keys(files: dict[str, Any]) -> None:
    files[THING] = dict(reversed(files[THING].items()))


def cycle(files: dict[str, Any]) -> None:
    files[JSON]["$defs"]["Loop"] = {
        "$ref": "thing.schema.json#/$defs/Part",
        "description": "Back to where we came from.",
    }


def refer_to_wire(files: dict[str, Any]) -> None:
    part(files, "PartA")["properties"]["size"] = {"$ref": "../../wire/demo/v1/chat.schema.json", "description": "Wire."}


def define_twice(files: dict[str, Any]) -> None:
    files[JSON]["$defs"]["PartA"] = {"type": "string", "description": "Another PartA."}


def two_faults(files: dict[str, Any]) -> None:
    vectors(files, "PartA")["invalid"][0]["value"] = {"type": "a", "size": "1", "extras": 5}


def same_name(files: dict[str, Any]) -> None:
    vectors(files, "PartA")["invalid"][0]["name"] = "fits"


def paths(**change: Any) -> Change:
    """A table of the gateway's paths that is wrong in one thing."""

    def add(files: dict[str, Any]) -> None:
        files[TABLE] = paths_table(**change)

    return add


MIGRATION = {"type": "a", "from": "1.0", "to": "1.1", "description": "One.", "steps": []}
MIGRATIONS = THING.replace(".schema.", ".migrations.")


def migrations(**change: Any) -> Change:
    """A table of migrations that is wrong in one thing."""

    def add(files: dict[str, Any]) -> None:
        rows = {"document": THING.rpartition("/")[2], "current": "1.1", "description": "All.", "rows": [MIGRATION]}
        files[MIGRATIONS] = rows | change

    return add


def text_format(row: dict[str, Any]) -> Change:
    """The row of a text format, without cases."""

    def add(files: dict[str, Any]) -> None:
        named = {"type": "object", "properties": {"name": {"type": "string"}}}
        files["text/v1/format.schema.json"] = {"$defs": {"TextFormatRow": named, "TextCasesFile": named}}
        files["text/v1/made-up.format.json"] = row

    return add


def engine(row: dict[str, Any]) -> Change:
    """The rows of an engine, with its document."""

    def add(files: dict[str, Any]) -> None:
        files[ENGINE], files[SERVER] = document_at(ENGINE), document_at(SERVER)
        files["engines/v1/made-up-1.engine.json"] = {
            "engine": "made-up",
            "version": "1",
            "source": "asked",
            "rows": [],
        } | row

    return add


def servers(*rows: dict[str, Any]) -> Change:
    """The rows of servers, beside an engine that holds everything."""

    def add(files: dict[str, Any]) -> None:
        engine({})(files)
        files[SERVERS] = {"rows": [SERVER_ROW | row for row in rows]}

    return add


def document_at(path: str) -> Any:
    """A document of this repository."""
    return json.loads((SCHEMAS / path).read_text(encoding="utf-8"))


def path_twice(files: dict[str, Any]) -> None:
    files[TABLE] = paths_table()
    files[TABLE]["operations"] *= 2


# Lint -> (change that breaks it, where it is found, part of the message).
BREAKS: dict[str, list[tuple[Change, str, str]]] = {
    "SCH001": [(lambda f: part(f, "PartA").update(type="thing"), "/$defs/PartA/type", "not valid JSON Schema")],
    "SCH002": [
        (
            lambda f: part(f, "Part")["oneOf"].append({"$ref": "#/$defs/PartC"}),
            "/$defs/Part/oneOf/3",
            "no such definition",
        ),
        (lambda f: part(f, "Part")["oneOf"].append({"$ref": "a.schema.json"}), "/$defs/Part/oneOf/3", "no document"),
    ],
    "SCH003": [
        (lambda f: f[THING].update(title=""), "/title", "breaks minLength"),
        (lambda f: f[THING].update(version=1), "", "breaks additionalProperties (version)"),
        (reverse_keys, "", "put the keys in this order"),
    ],
    "SCH005": [(lambda f: f[THING].update({"$id": f[JSON]["$id"]}), "/$id", "must be https://turnwire.invalid")],
    "SCH006": [(cycle, "", "in a circle"), (refer_to_wire, "", "only documents of one folder")],
    "SCH007": [
        (lambda f: f[SOURCES].clear(), "", "say in wire/SOURCES.json where it comes from"),
        (lambda f: f[SOURCES].update({"wire/demo/v1/gone.schema.json": {}}), "", "there is no document"),
    ],
    "SCH008": [
        (paths(version="1"), "/version", "breaks pattern of meta/paths.schema.json"),
        (paths(row={"errors": [f"{WIRE}#/$defs/Gone"]}), "/operations/0/errors/0", "no such definition"),
        (paths(row={"tag": "other"}), "/operations/0/tag", "other is none of tags"),
        (paths(row={"statuses": "tell"}), "/operations/0/statuses", "tell is none of statuses"),
        (paths(row={"path": "/ask"}), "/operations/0", "must be the same"),
        (paths(statuses={"ask": [400, 418]}), "/statuses/ask", "says nothing of 418"),
        (path_twice, "/operations/1", "ask is there twice"),
    ],
    "SCH022": [
        (migrations(current="1"), "/current", "breaks pattern of meta/migrations.schema.json"),
        (migrations(rows=[MIGRATION, MIGRATION]), "/rows", "two rows of a type begin at one version"),
        (migrations(current="1.2"), "/rows/0/to", "no row goes on from this version"),
    ],
    "SCH010": [(drop_description, "/$defs/PartA/properties/size", "needs a description")],
    "SCH011": [(inline_object, "/$defs/PartA/properties/size", "under $defs")],
    "SCH012": [
        (lambda f: f[WIRE]["$defs"].update({"Body2": f[WIRE]["$defs"]["Body"]}), "/$defs/Body2", "PascalCase"),
        (
            lambda f: part(f, "PartA")["properties"].update(fooBar={"type": "null", "description": "Camel."}),
            "/$defs/PartA/properties/fooBar",
            "snake_case",
        ),
        (
            lambda f: part(f, "PartA")["properties"].update(copy={"type": "null", "description": "Taken."}),
            "/$defs/PartA/properties/copy",
            "every generated class uses this name",
        ),
    ],
    "SCH013": [(define_twice, "/$defs/PartA", "is also defined in turnwire/v1/json.schema.json")],
    "SCH014": [
        (
            lambda f: part(f, "PartA")["properties"]["size"].update(multipleOf=2),
            "/$defs/PartA/properties/size",
            "multipleOf: the generated models would drop it",
        )
    ],
    "SCH015": [
        (lambda f: part(f, "PartA").update({"x-colour": "red"}), "/$defs/PartA", "x-colour: known are"),
        (lambda f: part(f, "PartA").update({"x-keep-null": ["shape"]}), "/$defs/PartA", "shape is not a property"),
        (lambda f: part(f, "PartA").update({"x-sampling": ["shape"]}), "/$defs/PartA", "shape is not a property"),
        (lambda f: part(f, "PartA")["required"].append("shape"), "/$defs/PartA", "shape is not a property"),
    ],
    "SCH016": [
        (
            lambda f: part(f, "PartB")["properties"]["left"].update(type="string"),
            "/$defs/PartB/properties/left",
            "accept null",
        )
    ],
    "SCH017": [(lambda f: part(f, "PartA")["properties"].pop("extras"), "/$defs/PartA", "needs extras")],
    "SCH018": [
        (
            lambda f: part(f, "PartB").update(dependentRequired={"left": ["right"]}),
            "/$defs/PartB/dependentRequired",
            "null means absent",
        )
    ],
    "SCH021": [
        (
            lambda f: first_properties(f).update(image_url={"type": "string", "description": "Where it is."}),
            "/$defs/Body/properties/image_url",
            "image_url: say x-fetched: true where the server fetches it, else false",
        ),
        (
            lambda f: first_properties(f).update(place={"type": "string", "format": "uri", "description": "A place."}),
            "/$defs/Body/properties/place",
            "place: say x-fetched: true where the server fetches it, else false",
        ),
        (
            lambda f: first_properties(f).update(
                uri={"type": "string", "description": "A place.", "x-fetched": "sometimes"}
            ),
            "/$defs/Body/properties/uri",
            "x-fetched is true or false",
        ),
    ],
    "SCH023": [
        (
            lambda f: first_properties(f).update(size={"type": "string", "description": "Size.", "x-judged": True}),
            "/$defs/Body/properties/size",
            "x-judged is everywhere or whole",
        ),
        (
            lambda f: part(f, "PartA")["properties"]["size"].update({"x-judged": "whole"}),
            "/$defs/PartA/properties/size",
            "stands in wire documents",
        ),
    ],
    "SCH025": [
        (text_format({"name": "other"}), "/name", "must be the name of the file"),
        (text_format({"name": 1}), "/name", "breaks type of text/v1/format.schema.json"),
        (text_format({"name": "made-up"}), "", "needs text/v1/made-up.cases.json"),
    ],
    "SCH026": [
        (engine({"rows": [BOUNDS | {"feature": "made_up"}]}), "/rows/0/feature", "breaks oneOf of engines/v1/engine"),
        (engine({"rows": [BOUNDS | {"effect": "held"}]}), "/rows/0/effect", "breaks enum of engines/v1/engine"),
        (engine({"version": "2"}), "", "must be the name of the file"),
        (engine({"rows": [BOUNDS, BOUNDS]}), "/rows/1", "number_bounds wider is there twice"),
    ],
    "SCH027": [
        (servers({"engine": "other-1"}), "/rows/0/engine", "there is no file other-1.engine.json"),
        (
            servers({"choice": [{"features": ["number_bounds"], "engine": "other-1"}]}),
            "/rows/0/choice/0/engine",
            "there is no file other-1.engine.json",
        ),
        (
            servers({"choice": [{"features": ["made_up"]}]}),
            "/rows/0/choice/0/features/0",
            "breaks oneOf of engines/v1/servers",
        ),
        (servers({"surface": "prompt"}), "/rows/0/surface", "breaks enum of engines/v1/servers"),
        (servers({}, {"source": "another one"}), "/rows/1", "made-up format is there twice"),
    ],
    "SCH024": [
        (
            lambda f: first_object(f).update({"x-fast-path": {"CommonBody": {"nowhere": "taken"}}}),
            "/$defs/Body/x-fast-path/CommonBody",
            "there is no property nowhere",
        ),
        (
            lambda f: part(f, "PartA").update({"x-fast-path": {"CommonPart": {"size": "taken"}}}),
            "/$defs/PartA/x-fast-path",
            "x-fast-path stands in wire documents",
        ),
        (
            lambda f: with_common(f, {"size": {"const": 1}}, type="string"),
            "/$defs/Body/x-fast-path/CommonBody",
            "no object here allows these constants",
        ),
        (
            lambda f: with_common(f, {"size": "taken"}, type="array", items={"type": "string"}),
            "/$defs/Body/x-fast-path/CommonBody/size",
            "what is taken is a text, a number or a boolean",
        ),
        (
            lambda f: with_common(f, {"size": ["taken"]}, type="string"),
            "/$defs/Body/x-fast-path/CommonBody/size",
            "is no list",
        ),
        (
            lambda f: with_common(f, {"size": "given"}, type="string"),
            "/$defs/Body/x-fast-path/CommonBody/size",
            'must be "taken", "passed"',
        ),
    ],
    "SCH019": [
        (
            lambda f: part(f, "PartUnknown")["properties"]["type"]["not"].update(enum=["a"]),
            "/$defs/Part/oneOf/2",
            "not.enum must be the tags of the others: a, b",
        ),
        (
            lambda f: part(f, "PartB")["properties"]["type"].update(const="a"),
            "/$defs/Part",
            "two members have the tag a",
        ),
        (lambda f: part(f, "PartB")["required"].remove("type"), "/$defs/Part/oneOf/1", "must require its tag"),
    ],
    "SCH020": [
        (
            lambda f: part(f, "PartB")["properties"]["left"].update(pattern="^a$"),
            "/$defs/PartB/properties/left",
            "say the pattern in x-in-words",
        )
    ],
    "SCH030": [
        (lambda f: f.pop(THING_VECTORS), "", "needs vectors in turnwire/v1/thing.vectors.json"),
        (lambda f: f[THING_VECTORS].update(document="json.schema.json"), "/document", "must be thing.schema.json"),
        (lambda f: f.update({"turnwire/v1/lost.vectors.json": {}}), "", "no document of this name"),
    ],
    "SCH031": [
        (lambda f: vectors(f, "Part")["invalid"].clear(), "/definitions/Part", "needs an invalid vector"),
        (lambda f: f[THING_VECTORS]["definitions"].pop("Part"), "/definitions/Part", "needs a valid vector"),
        (
            lambda f: f[THING_VECTORS]["definitions"].update(Gone=vectors(f, "Part")),
            "/definitions/Gone",
            "does not define",
        ),
    ],
    "SCH032": [(same_name, "/definitions/PartA/invalid/0", "is the name of another vector")],
    "SCH033": [
        (
            lambda f: vectors(f, "PartA")["valid"][0].update(value={"type": "a"}),
            "/definitions/PartA/valid/0",
            "breaks required at the top",
        )
    ],
    "SCH034": [
        (
            lambda f: vectors(f, "PartA")["invalid"][0]["error"].update(keyword="minimum"),
            "/definitions/PartA/invalid/0",
            "states minimum at /size; breaks type at /size",
        ),
        (
            lambda f: vectors(f, "PartA")["invalid"][0].update(value={"type": "a", "size": 1}),
            "/definitions/PartA/invalid/0",
            "is valid",
        ),
        (two_faults, "/definitions/PartA/invalid/0", "more than one fault"),
    ],
    "SCH035": [
        (
            lambda f: part(f, "PartB")["properties"]["left"].update(default=5),
            "/$defs/PartB/properties/left/default",
            "5 does not fit its own schema",
        ),
        (lambda f: part(f, "Part").update(examples=[{"type": "a"}]), "/$defs/Part/examples/0", "does not fit"),
    ],
}


@requirement("SCH-2")
def test_a_schema_set_that_is_right_has_no_findings() -> None:
    assert run(schema_set()) == []


@requirement("SCH-2", "SCH-3")
@for_each(
    ("lint", "change", "pointer", "message"),
    [(lint, *case) for lint, cases in BREAKS.items() for case in cases],
    ids=[f"{lint}-{index}" for lint, cases in BREAKS.items() for index in range(len(cases))],
)
def test_a_lint_finds_what_it_is_about(lint: str, change: Change, pointer: str, message: str) -> None:
    found = [finding for finding in run(schema_set(change)) if finding.lint == lint and finding.pointer == pointer]
    assert found
    assert message in found[0].message


@requirement("SCH-2")
def test_a_document_that_is_not_formatted_is_found() -> None:
    crowded = texts(files_of())
    crowded[THING] = crowded[THING].replace("\n", "", 1)
    found = run(SchemaSet.from_texts(crowded))
    assert [(finding.lint, finding.document) for finding in found] == [("SCH004", THING)]


@requirement("SCH-2")
def test_a_table_of_paths_is_right_and_formatted_or_found() -> None:
    right = texts({**files_of(), TABLE: paths_table()})
    assert run(SchemaSet.from_texts(right)) == []
    found = run(SchemaSet.from_texts({**right, TABLE: right[TABLE].replace("\n", "", 1)}))
    assert [(finding.lint, finding.document) for finding in found] == [("SCH008", TABLE)]


@requirement("SCH-2")
def test_every_lint_has_a_case_that_breaks_it() -> None:
    assert {*BREAKS, "SCH004"} == set(LINTS)


@requirement("SCH-2")
def test_a_finding_names_lint_document_place_and_what_would_be_right() -> None:
    (found,) = run(schema_set(drop_description))
    assert str(found) == (
        "SCH010 schemas/turnwire/v1/thing.schema.json#/$defs/PartA/properties/size: "
        "the property size needs a description"
    )


@requirement("SCH-2")
@pytest.mark.parametrize(("text", "message"), [("{", "not JSON"), ('{"a": 1, "a": 2}', "twice"), ("[]", "object")])
def test_a_file_that_cannot_be_read_is_a_clear_error(text: str, message: str) -> None:
    with pytest.raises(SchemaError, match=message):
        SchemaSet.from_texts({THING: text})


@requirement("SCH-2", "SCH-3")
def test_the_schemas_of_this_repository_pass_every_lint() -> None:
    assert [str(finding) for finding in run(SchemaSet.load(SCHEMAS))] == []
