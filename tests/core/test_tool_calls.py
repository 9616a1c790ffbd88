"""Complete tool calls: their fields and the typed access to their arguments."""

from __future__ import annotations

import dataclasses
from datetime import UTC, date, datetime
from enum import Enum
from typing import Annotated, Any, Literal, NotRequired, Optional
from uuid import UUID

import pytest
from hypothesis import given, strategies as st
from pydantic import BaseModel, Field
from typing_extensions import TypedDict

from turnwire_schema.documents import load_document
from turnwire_schema.errors import InvalidDataError, ToolArgumentError

from tests.cases import for_each
from tests.requirements import requirement
from turnwire import ToolCall
from turnwire.core.calls import NAME
from turnwire.core.tools import is_tool_name


def call(**arguments: Any) -> ToolCall:
    return ToolCall(id="c1", name="f", arguments=arguments)


@requirement("MSG-10")
@pytest.mark.parametrize("name", ["f", "get_weather", "A9_", "_", "0", "x" * 64])
def test_a_name_has_up_to_64_letters_digits_and_underscores(name: str) -> None:
    assert ToolCall(id="c1", name=name, arguments={}).name == name
    assert is_tool_name(name)


@requirement("MSG-10")
@pytest.mark.parametrize("name", ["", "x" * 65, "a b", "a-b", "a.b", "é", "f\n", "\nf", "٣", "f\x00"])
def test_any_other_name_is_refused(name: str) -> None:
    with pytest.raises(InvalidDataError):
        ToolCall(id="c1", name=name, arguments={})
    assert not is_tool_name(name)


@requirement("MSG-10", "SCH-1")
def test_the_pattern_of_a_name_is_that_of_the_schema() -> None:
    assert load_document("turnwire/v1/tool")["$defs"]["ToolName"]["pattern"] == NAME.pattern


@requirement("MSG-10")
@pytest.mark.parametrize("arguments", [None, [], "{}", 1, [["a", 1]], {1: 2}, {"a": object()}, {"a": b"x"}, {"a": {1}}])
def test_arguments_are_a_json_object(arguments: Any) -> None:
    with pytest.raises(InvalidDataError):
        ToolCall(id="c1", name="f", arguments=arguments)


@requirement("MSG-10")
def test_an_id_is_not_empty() -> None:
    with pytest.raises(InvalidDataError):
        ToolCall(id="", name="f", arguments={})


@requirement("MSG-10")
def test_arguments_are_parsed_once_and_then_the_same_object() -> None:
    made = ToolCall.from_json('{"id": "c1", "name": "f", "arguments": {"a": {"b": [1]}}}')
    assert made.arguments is made.arguments
    assert made.arguments["a"] is made.replace(id="c2").arguments["a"]


@requirement("MSG-10")
def test_arguments_are_a_dict_to_read_and_not_to_write() -> None:
    arguments = call(a={"b": [1]}).arguments
    assert isinstance(arguments, dict)
    assert arguments == {"a": {"b": [1]}}
    with pytest.raises(TypeError, match="read-only"):
        arguments["a"]["b"].append(2)
    with pytest.raises(TypeError, match="read-only"):
        arguments["a"] = 1


class Color(Enum):
    RED = "red"


@dataclasses.dataclass
class Place:
    city: str
    days: int = 1


ARGUMENTS = call(
    int=5,
    text="5",
    true=True,
    float=1.5,
    whole=1.0,
    null=None,
    list=[1, 2],
    object={"city": "Oslo"},
    time="2026-11-22T10:00:00Z",
    day="2026-11-22",
    id="12345678-1234-5678-1234-567812345678",
    color="red",
    empty="",
    zero=0,
)


@requirement("MSG-10")
@for_each(
    ("name", "kind", "value"),
    [
        ("int", int, 5),
        ("int", float, 5.0),
        ("float", float, 1.5),
        ("text", str, "5"),
        ("true", bool, True),
        ("list", list, [1, 2]),
        ("list", list[int], [1, 2]),
        ("list", tuple[int, ...], (1, 2)),
        ("object", dict, {"city": "Oslo"}),
        ("object", dict[str, str], {"city": "Oslo"}),
        ("object", Place, Place("Oslo")),
        ("time", datetime, datetime(2026, 11, 22, 10, tzinfo=UTC)),
        ("day", date, date(2026, 11, 22)),
        ("id", UUID, UUID("12345678-1234-5678-1234-567812345678")),
        ("color", Color, Color.RED),
        ("color", Literal["red", "blue"], "red"),
        ("empty", str, ""),
        ("zero", int, 0),
        ("int", int | str, 5),
        ("text", object, "5"),
        ("int", Annotated[int, Field(ge=5)], 5),
    ],
)
def test_an_argument_is_given_in_the_wanted_type(name: str, kind: Any, value: Any) -> None:
    found = ARGUMENTS.try_get_argument(name, kind)
    assert found == value
    assert type(found) is type(value)


@requirement("MSG-10")
@for_each(
    ("name", "kind"),
    [
        ("missing", str),
        ("text", int),
        ("text", float),
        ("text", bool),
        ("int", str),
        ("int", bool),
        ("true", int),
        ("true", float),
        ("float", int),
        ("whole", int),
        ("null", str),
        ("null", dict),
        ("list", list[str]),
        ("list", dict),
        ("object", list),
        ("color", datetime),
        ("color", Literal["blue"]),
        ("int", Annotated[int, Field(ge=6)]),
    ],
)
def test_an_argument_that_is_absent_or_of_another_type_is_none(name: str, kind: Any) -> None:
    assert ARGUMENTS.try_get_argument(name, kind) is None


class Trip(BaseModel):
    places: list[Place]
    start: date | None = None


class TripDict(TypedDict):
    places: list[Place]
    start: NotRequired[date]


@dataclasses.dataclass(frozen=True)
class TripClass:
    places: tuple[Place, ...]
    start: date | None = None


@requirement("MSG-10")
@pytest.mark.parametrize(
    ("kind", "value"),
    [
        (Trip, Trip(places=[Place("Oslo", 2)], start=date(2026, 1, 2))),
        (TripDict, {"places": [Place("Oslo", 2)], "start": date(2026, 1, 2)}),
        (TripClass, TripClass((Place("Oslo", 2),), date(2026, 1, 2))),
        (dict[str, Any], {"places": [{"city": "Oslo", "days": 2}], "start": "2026-01-02"}),
    ],
)
def test_arguments_are_given_as_a_model_typed_dict_or_dataclass(kind: Any, value: Any) -> None:
    arguments = call(places=[{"city": "Oslo", "days": 2}], start="2026-01-02")
    assert arguments.arguments_as(kind) == value


@requirement("MSG-10")
def test_what_is_given_out_may_be_changed_without_changing_the_call() -> None:
    arguments = call(a=[1])
    arguments.arguments_as(dict[str, Any])["a"].append(2)
    assert arguments.arguments == {"a": [1]}


@requirement("MSG-10")
@pytest.mark.parametrize(
    ("arguments", "places"),
    [
        ({}, ["/places"]),
        ({"places": [{"city": 5}]}, ["/places/0/city"]),
        ({"places": [{"city": "a", "days": "5"}]}, ["/places/0/days"]),
        ({"places": [{"city": "a", "days": True}]}, ["/places/0/days"]),
        ({"places": [], "start": "soon"}, ["/start"]),
        ({"places": "Oslo"}, ["/places"]),
    ],
)
def test_arguments_that_do_not_fit_have_a_path_for_each_fault_and_are_not_coerced(arguments: Any, places: Any) -> None:
    with pytest.raises(ToolArgumentError) as caught:
        call(**arguments).arguments_as(Trip)
    assert [problem.path for problem in caught.value.problems] == places


@requirement("MSG-10")
@given(value=st.integers() | st.booleans() | st.text() | st.floats(allow_nan=False, allow_infinity=False))
def test_a_scalar_is_given_only_in_its_own_type(value: Any) -> None:
    kinds = {kind: call(a=value).try_get_argument("a", kind) for kind in (int, bool, str, float)}
    given_in = {kind for kind, found in kinds.items() if found is not None}
    assert given_in == ({int, float} if type(value) is int else {type(value)})


@requirement("MSG-10")
@pytest.mark.parametrize(
    ("name", "kind", "path", "rule"),
    [
        ("missing", str, "", "required"),
        ("missing", dict, "", "required"),
        ("null", str, "/null", "null"),
        ("null", list[str], "/null", "null"),
        ("text", int, "/text", "int_type"),
        ("true", int, "/true", "int_type"),
        ("int", Annotated[int, Field(ge=6)], "/int", "minimum"),
        ("list", list[str], "/list/0", "string_type"),
    ],
)
def test_missing_null_and_wrong_arguments_are_told_apart(name: str, kind: Any, path: str, rule: str) -> None:
    with pytest.raises(ToolArgumentError) as caught:
        ARGUMENTS.get_argument(name, kind)
    assert (caught.value.problems[0].path, caught.value.problems[0].rule) == (path, rule)
    assert ARGUMENTS.try_get_argument(name, kind, "else") == "else"
    if rule == "required":
        assert ARGUMENTS.get_argument(name, kind, None) is None
        assert ARGUMENTS.get_argument(name, kind, "else") == "else"
    else:
        with pytest.raises(ToolArgumentError):
            ARGUMENTS.get_argument(name, kind, "else")


@requirement("MSG-10")
def test_an_argument_that_may_be_null_is_null_and_one_that_fits_is_given() -> None:
    assert ARGUMENTS.get_argument("null", Optional[str]) is None  # type: ignore[arg-type]  # noqa: UP045  # not a type to mypy
    assert ARGUMENTS.try_get_argument("null", Optional[str], "else") is None  # type: ignore[arg-type]  # noqa: UP045  # the same
    assert (ARGUMENTS.get_argument("int", int), ARGUMENTS.try_get_argument("int", int, 1)) == (5, 5)
