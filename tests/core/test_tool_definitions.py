"""Tools from parts, types, functions and MCP tools."""

from __future__ import annotations

import dataclasses
import functools
import warnings
from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Any, Literal, NotRequired

import pytest
from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

from turnwire_schema._json import FrozenDict

from tests.cases import for_each
from tests.requirements import requirement
from turnwire import (
    InvalidDataError,
    ToolCall,
    ToolDefinition,
    check_arguments,
    make_tool,
    tool_from_mcp,
    tool_from_type,
)
from turnwire.core.rules import LongDescriptionWarning
from turnwire.core.tools import MissingDescriptionWarning, fit_name

SCHEMA = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}


@requirement("MSG-12")
def test_a_tool_is_made_of_its_parts_and_is_strict_by_default() -> None:
    tool = make_tool("get_weather", "Tell the weather.", SCHEMA)
    assert tool == ToolDefinition(name="get_weather", description="Tell the weather.", parameters=SCHEMA)
    assert tool.strict is True
    assert tool.to_dict() == {
        "name": "get_weather",
        "description": "Tell the weather.",
        "parameters": SCHEMA,
        "strict": True,
    }
    assert ToolDefinition.from_json(tool.to_json()) == tool


@requirement("MSG-12")
def test_null_for_strict_says_nothing_and_survives() -> None:
    tool = make_tool("f", "d", SCHEMA, strict=None)
    assert tool.to_dict()["strict"] is None
    assert ToolDefinition.from_json(tool.to_json()).strict is None


@requirement("MSG-12")
@for_each(
    ("fields", "path", "rule"),
    [
        ({"name": ""}, "/name", "pattern"),
        ({"name": "get weather"}, "/name", "pattern"),
        ({"name": "x" * 65}, "/name", "pattern"),
        ({"description": ""}, "/description", "minLength"),
        ({"parameters": {}}, "/parameters", "required"),
        ({"parameters": {"type": "string"}}, "/parameters/type", "const"),
        ({"parameters": {"type": ["object", "null"]}}, "/parameters/type", "const"),
        ({"parameters": []}, "/parameters", "type"),
        ({"parameters": {"type": "object", "properties": []}}, "", "tool_parameters_are_a_schema"),
        ({"parameters": {"type": "object", "properties": {"a": {"type": "text"}}}}, "", "tool_parameters_are_a_schema"),
        ({"parameters": {"type": "object", "required": "a"}}, "", "tool_parameters_are_a_schema"),
        ({"parameters": {"type": "object", "properties": {"a": {"pattern": "("}}}}, "", "tool_parameters_are_a_schema"),
        ({"parameters": {"type": "object", "$ref": "#/$defs/none"}}, "", "tool_parameters_are_a_schema"),
        ({"parameters": {"type": "object", "$ref": "https://example.org/s.json"}}, "", "tool_parameters_are_a_schema"),
        ({"parameters": {"type": "object", "$ref": "file:///etc/passwd"}}, "", "tool_parameters_are_a_schema"),
        (
            {"parameters": {"type": "object", "$schema": "https://example.org/draft"}},
            "",
            "tool_parameters_are_a_schema",
        ),
        ({"strict": "yes"}, "/strict", "type"),
    ],
    ids=str,
)
def test_a_tool_that_does_not_fit_is_a_clear_error(fields: dict[str, Any], path: str, rule: str) -> None:
    given = {"name": "f", "description": "d", "parameters": SCHEMA, **fields}
    with pytest.raises(InvalidDataError) as caught:
        make_tool(**given)
    [problem] = caught.value.problems
    assert (problem.path, problem.rule) == (path, rule)
    with pytest.raises(InvalidDataError):
        ToolDefinition(**given)


@requirement("MSG-12")
def test_a_schema_may_refer_to_itself() -> None:
    parameters = {
        "type": "object",
        "properties": {"tree": {"$ref": "#/$defs/Tree"}},
        "$defs": {
            "Tree": {"type": "object", "properties": {"children": {"type": "array", "items": {"$ref": "#/$defs/Tree"}}}}
        },
    }
    tool = make_tool("f", "d", parameters)
    assert [p.path for p in check_arguments(tool, {"tree": {"children": [{}, {"children": [1]}]}})] == [
        "/tree/children/1/children/0"
    ]


@requirement("MSG-12")
@pytest.mark.parametrize(
    "draft", ["https://json-schema.org/draft/2020-12/schema", "http://json-schema.org/draft-07/schema#"]
)
def test_a_schema_may_name_its_draft(draft: str) -> None:
    assert make_tool("f", "d", {"$schema": draft, **SCHEMA}).parameters["$schema"] == draft


@requirement("MSG-12")
def test_a_description_over_1024_characters_is_warned_about_and_kept() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        make_tool("f", "d" * 1024, SCHEMA)
    with pytest.warns(LongDescriptionWarning, match="tool f has 1025 characters"):
        tool = make_tool("f", "d" * 1025, SCHEMA)
    assert len(tool.description) == 1025


class Unit(StrEnum):
    METRIC = "metric"
    IMPERIAL = "imperial"


class Place(BaseModel):
    """Where."""

    city: str = Field(description="Name of the city.", min_length=1)
    country: str | None = None


class Weather(BaseModel):
    """Tell the weather of a place.

    More, which the model reads, too.

    Attributes:
        days: How many days.
    """

    model_config = ConfigDict(extra="forbid")

    place: Place
    days: Annotated[int, Field(ge=1, le=14)] = 1
    unit: Unit = Unit.METRIC
    title: str = Field(default="Weather", title="Heading")


@requirement("MSG-12")
def test_a_tool_from_a_pydantic_model() -> None:
    assert tool_from_type(Weather, name="get_weather").to_dict() == {
        "name": "get_weather",
        "description": "Tell the weather of a place.\n\nMore, which the model reads, too.",
        "parameters": {
            "type": "object",
            "properties": {
                "place": {"$ref": "#/$defs/Place"},
                "days": {"default": 1, "maximum": 14, "minimum": 1, "type": "integer", "description": "How many days."},
                "unit": {"$ref": "#/$defs/Unit", "default": "metric"},
                "title": {"default": "Weather", "type": "string"},
            },
            "required": ["place"],
            "additionalProperties": False,
            "$defs": {
                "Place": {
                    "type": "object",
                    "description": "Where.",
                    "properties": {
                        "city": {"description": "Name of the city.", "minLength": 1, "type": "string"},
                        "country": {"anyOf": [{"type": "string"}, {"type": "null"}], "default": None},
                    },
                    "required": ["city"],
                },
                "Unit": {"enum": ["metric", "imperial"], "type": "string"},
            },
        },
        "strict": True,
    }


@dataclasses.dataclass
class Search:
    """Find documents.

    Args:
        query: What to look for.
        limit: Most results.
    """

    query: str
    limit: int = 10
    tags: list[str] = dataclasses.field(default_factory=list)


class SearchDict(TypedDict):
    """Find documents.

    :param query: What to look for.
    """

    query: str
    limit: NotRequired[Annotated[int, Field(description="Most results.", ge=1)]]


@requirement("MSG-12")
def test_a_tool_from_a_dataclass() -> None:
    tool = tool_from_type(Search)
    assert (tool.name, tool.description) == ("Search", "Find documents.")
    assert tool.parameters == {
        "type": "object",
        "properties": {
            "query": {"type": "string", "description": "What to look for."},
            "limit": {"default": 10, "type": "integer", "description": "Most results."},
            "tags": {"items": {"type": "string"}, "type": "array"},
        },
        "required": ["query"],
    }


@requirement("MSG-12")
def test_a_tool_from_a_typed_dict() -> None:
    tool = tool_from_type(SearchDict, name="search")
    assert (tool.name, tool.description) == ("search", "Find documents.")
    assert tool.parameters == {
        "type": "object",
        "properties": {
            "query": {"type": "string", "description": "What to look for."},
            "limit": {"description": "Most results.", "minimum": 1, "type": "integer"},
        },
        "required": ["query"],
    }


def google(city: str, days: int = 1, *, unit: Unit = Unit.METRIC) -> str:
    """Tell the weather.

    Args:
        city: Name of the city.
        days: How many days.
        unit (Unit): Which units.

    Returns:
        The weather.
    """
    return city


def numpy(city: str, days: int = 1, *, unit: Unit = Unit.METRIC) -> str:
    """Tell the weather.

    Parameters
    ----------
    city : str
        Name of the city.
    days : int, default 1
        How many days.
    unit : Unit
        Which units.
    """
    return city


async def sphinx(city: str, days: int = 1, *, unit: Unit = Unit.METRIC) -> str:
    """Tell the weather.

    :param city: Name of the city.
    :param int days: How many days.
    :param unit: Which units.
    :return: The weather.
    """
    return city


ENDS = {
    "google": "Tell the weather.\n\nReturns:\n    The weather.",
    "numpy": "Tell the weather.",
    "sphinx": "Tell the weather.\n\n:return: The weather.",
}


@requirement("MSG-12")
@pytest.mark.parametrize("function", [google, numpy, sphinx], ids=lambda function: function.__name__)
def test_a_tool_from_a_function_with_a_docstring_in_any_style(function: Callable[..., Any]) -> None:
    tool = tool_from_type(function)
    assert (tool.name, tool.description) == (function.__name__, ENDS[function.__name__])
    assert tool.parameters == {
        "type": "object",
        "properties": {
            "city": {"description": "Name of the city.", "type": "string"},
            "days": {"default": 1, "description": "How many days.", "type": "integer"},
            "unit": {"$ref": "#/$defs/Unit", "default": "metric", "description": "Which units."},
        },
        "required": ["city"],
        "$defs": {"Unit": {"enum": ["metric", "imperial"], "type": "string"}},
    }


class Kitchen:
    def cook(  # type: ignore[no-untyped-def]  # users write such functions
        self,
        dish: Annotated[str, Field(description="What to cook.", min_length=2)],
        json: dict[str, Any],
        copy: bool = False,
        _secret: int = 0,
        model_name: Literal["a", "b"] = "a",
        anything: Any = None,
        untyped=None,
    ) -> None:
        """Cook a dish."""


@requirement("MSG-12")
def test_names_that_mean_something_to_pydantic_are_plain_names_in_a_tool() -> None:
    for function in (Kitchen().cook, Kitchen.cook):
        tool = tool_from_type(function)
        assert tool.parameters["properties"] == {
            "dish": {"description": "What to cook.", "minLength": 2, "type": "string"},
            "json": {"additionalProperties": True, "type": "object"},
            "copy": {"default": False, "type": "boolean"},
            "_secret": {"default": 0, "type": "integer"},
            "model_name": {"default": "a", "enum": ["a", "b"], "type": "string"},
            "anything": {"default": None},
            "untyped": {"default": None},
        }
        assert tool.parameters["required"] == ["dish", "json"]


@requirement("MSG-12")
def test_a_function_without_parameters_takes_an_empty_object() -> None:
    def now() -> str:
        """Tell the time."""
        return ""

    assert tool_from_type(now).parameters == {"type": "object", "properties": {}}


@requirement("MSG-12")
def test_name_and_description_may_be_given() -> None:
    tool = tool_from_type(functools.partial(google, days=2), name="weather", description="Mine.", strict=False)
    assert (tool.name, tool.description, tool.strict) == ("weather", "Mine.", False)
    assert set(tool.parameters["properties"]) == {"city", "days", "unit"}


class WithSocket(BaseModel):
    """Has no JSON form."""

    callback: Callable[[], None]


class NoDocstring(BaseModel):
    a: int


def no_docstring(a: int) -> None: ...


def positional(a: int, /) -> None:
    """Do."""


def variable(*args: int) -> None:
    """Do."""


def keywords(**options: int) -> None:
    """Do."""


def unknown_type(a: NoSuchType) -> None:  # type: ignore[name-defined]  # noqa: F821  # what must fail is tested
    """Do."""


class Nameless:
    def __call__(self, a: int) -> None: ...


def no_json_form(a: Callable[[], None]) -> None:
    """Do."""


@requirement("MSG-12")
@pytest.mark.parametrize(
    ("source", "said"),
    [
        (positional, "every parameter of a tool must be given by name"),
        (variable, "every parameter of a tool must be given by name"),
        (keywords, "every parameter of a tool must be given by name"),
        (unknown_type, "the type NoSuchType is not known where the function is written"),
        (Nameless(), "a tool needs a name"),
        (no_json_form, "its type has no form in JSON; give a pydantic model, dataclass, TypedDict or JSON type"),
        (WithSocket, "WithSocket has no JSON Schema: a type in it has no form in JSON"),
        (lambda: None, "must be 1 to 64 of A-Z, a-z, 0-9 and _"),
        (5, "give a pydantic model, dataclass, TypedDict or function"),
        ("text", "give a pydantic model, dataclass, TypedDict or function"),
        (None, "give a pydantic model, dataclass, TypedDict or function"),
    ],
    ids=lambda value: getattr(value, "__name__", None) or repr(value).partition(" object at ")[0],
)
def test_what_cannot_become_a_tool_is_a_clear_error(source: Any, said: str) -> None:
    with pytest.raises(InvalidDataError, match=said):
        tool_from_type(source)


@requirement("MSG-12", "API-2")
@pytest.mark.parametrize("source", [NoDocstring, no_docstring])
def test_a_tool_without_a_docstring_has_its_name_as_description_and_a_warning(source: Any) -> None:
    with pytest.warns(MissingDescriptionWarning) as caught:
        made = tool_from_type(source)
    assert made.description == made.name == source.__name__
    assert str(caught[0].message) == (
        f"the tool {made.name} has no description; write a docstring, or give a description"
    )
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert tool_from_type(source, description="It is described.").description == "It is described."


@requirement("MSG-12")
def test_a_class_that_is_no_object_is_a_clear_error() -> None:
    with pytest.raises(InvalidDataError) as caught:
        tool_from_type(int, name="f", description="d")
    assert str(caught.value) == (
        "no tool can be made from this: /: give a pydantic model, dataclass, TypedDict or function, whose values are "
        "JSON objects"
    )


@requirement("MSG-12")
def test_a_default_that_looks_like_a_schema_stays_as_it_is() -> None:
    # The default is only read.
    def draw(shape: dict[str, Any] = {"title": "Box", "type": "object", "properties": {"title": 1}}) -> None:  # noqa: B006
        """Draw."""

    [shape] = tool_from_type(draw).parameters["properties"].values()
    assert shape["default"] == {"title": "Box", "type": "object", "properties": {"title": 1}}


MCP = {
    "name": "files/read-file.v2",
    "title": "Read a file",
    "description": "Read one file.",
    "inputSchema": {"type": "object", "properties": {"path": {"type": "string"}}, "required": ["path"]},
    "annotations": {"readOnlyHint": True},
}


@requirement("MSG-12", "COD-5")
def test_a_tool_from_the_json_of_an_mcp_tool_keeps_its_own_name_for_the_way_back() -> None:
    assert tool_from_mcp(MCP).to_dict() == {
        "name": "files_read_file_v2",
        "original_name": "files/read-file.v2",
        "description": "Read one file.",
        "parameters": MCP["inputSchema"],
        "strict": None,
        "extras": {"title": "Read a file", "annotations": {"readOnlyHint": True}},
    }


class McpToolOfVersion1:
    """Has the attributes of `mcp.types.Tool` up to SDK 1."""

    name = "read"
    title = None
    description = None
    inputSchema = MCP["inputSchema"]  # noqa: N815  # the SDK's own spelling


class McpToolOfVersion2(BaseModel):
    """Behaves as `mcp.types.Tool` of SDK 2: snake_case attributes, camelCase JSON."""

    name: str
    title: str | None = None
    input_schema: dict[str, Any] = Field(alias="inputSchema")
    annotations: dict[str, Any] | None = None


@requirement("MSG-12")
def test_a_tool_from_the_object_of_an_mcp_sdk() -> None:
    first = tool_from_mcp(McpToolOfVersion1())
    second = tool_from_mcp(McpToolOfVersion2(name="read", title="Read a file", inputSchema=MCP["inputSchema"]))
    assert (first.name, first.description, first.original_name) == ("read", "The tool read.", None)
    assert (second.name, second.description, second.original_name) == ("read", "Read a file", None)
    assert first.parameters == second.parameters == MCP["inputSchema"]


@requirement("MSG-12")
@pytest.mark.parametrize("schema", [None, {}, {"properties": {}}])
def test_an_mcp_tool_without_a_type_takes_an_object(schema: Any) -> None:
    assert tool_from_mcp({"name": "f", "inputSchema": schema}).parameters == {"type": "object", **(schema or {})}


@requirement("MSG-12")
@pytest.mark.parametrize(
    "tool",
    [
        {},
        {"name": ""},
        {"name": None},
        {"name": "f", "inputSchema": {"type": "string"}},
        {"name": "f", "inputSchema": 5},
    ],
)
def test_what_is_no_mcp_tool_is_a_clear_error(tool: Any) -> None:
    with pytest.raises(InvalidDataError):
        tool_from_mcp(tool)


@requirement("MSG-12", "COD-5")
@pytest.mark.parametrize(
    ("name", "taken", "fitted"),
    [
        ("read", [], "read"),
        ("read-file", [], "read_file"),
        ("a.b/c d", [], "a_b_c_d"),
        ("größe", [], "gr__e"),
        ("日本", [], "__"),
        ("", [], "tool"),
        ("x" * 128, [], "x" * 64),
        ("read-file", ["read_file"], "read_file_2"),
        ("read-file", ["read_file", "read_file_2"], "read_file_3"),
        ("x" * 128, ["x" * 64], "x" * 62 + "_2"),
    ],
)
def test_a_foreign_name_is_changed_as_little_as_needed(name: str, taken: list[str], fitted: str) -> None:
    assert fit_name(name, taken=taken) == fitted


@requirement("COD-5")
def test_tools_whose_fitted_names_collide_stay_apart() -> None:
    taken: list[str] = []
    for name in ("a-b", "a.b", "a_b"):
        taken.append(tool_from_mcp({"name": name}, taken=taken).name)
    assert taken == ["a_b", "a_b_2", "a_b_3"]
    assert tool_from_mcp({"name": "a_b"}, taken=["a_b"]).original_name == "a_b"


@requirement("MSG-10", "MSG-12")
def test_a_call_of_a_tool_from_a_type_gives_that_type_back() -> None:
    tool = tool_from_type(Weather)
    call = ToolCall(id="c1", name="Weather", arguments={"place": {"city": "Oslo"}, "unit": "imperial"})
    assert check_arguments(tool, call.arguments) == ()
    assert call.arguments_as(Weather) == Weather(place=Place(city="Oslo"), unit=Unit.IMPERIAL)


def schema_of(**more: Any) -> dict[str, Any]:
    return {"type": "object", "properties": {"a": {"type": "integer", **more}}}


def made(parameters: Any) -> ToolDefinition:
    return ToolDefinition(name="f", description="F.", parameters=parameters)


@requirement("MSG-12", "NFR-1")
def test_a_schema_that_is_given_again_is_the_same_read_only_object() -> None:
    first, again = made(schema_of(minimum=1)), made(schema_of(minimum=1))
    assert first.parameters is again.parameters
    assert type(first.parameters) is FrozenDict


@requirement("MSG-12")
def test_schemas_of_equal_values_and_other_types_are_two() -> None:
    for one, other in ((1, True), (1, 1.0), (0.0, -0.0), ("a", None)):
        found = [made(schema_of(const=value)).parameters["properties"]["a"]["const"] for value in (one, other, one)]
        assert list(map(repr, found)) == [repr(one), repr(other), repr(one)]


@requirement("MSG-12")
def test_a_schema_in_another_order_keeps_its_order() -> None:
    there = made({"type": "object", "title": "T", "properties": {}}).parameters
    back = made({"title": "T", "properties": {}, "type": "object"}).parameters
    assert [list(there), list(back)] == [["type", "title", "properties"], ["title", "properties", "type"]]


@requirement("MSG-12")
def test_a_schema_that_changes_after_it_was_given_is_another_one() -> None:
    given = schema_of()
    first = made(given)
    given["properties"]["b"] = {}
    assert made(given).parameters != first.parameters
    assert list(first.parameters["properties"]) == ["a"]


@requirement("MSG-12")
@pytest.mark.parametrize("wrong", [{"type": "string"}, schema_of(default=float("nan")), schema_of(type="text"), {1: 2}])
def test_a_wrong_schema_is_refused_each_time(wrong: Any) -> None:
    for _ in range(3):
        with pytest.raises(InvalidDataError):
            made(wrong)
