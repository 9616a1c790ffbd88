"""A tool bound to its function: what the model is shown, what the function gets, and what becomes of every call."""

from __future__ import annotations

import asyncio
import gc
import weakref
from dataclasses import dataclass
from datetime import UTC, datetime
from decimal import Decimal
from enum import Enum
from typing import Any, Literal, NotRequired, TypedDict

import pytest
from pydantic import BaseModel

from tests.requirements import requirement
from turnwire import (
    ChatRequest,
    InvalidDataError,
    ModelParameters,
    Problem,
    Tool,
    ToolArgumentError,
    ToolCall,
    ToolDefinition,
    ToolError,
    ToolResult,
    check_arguments,
    formatter,
    make_tool,
    tool,
    tool_from_type,
    user,
    validate_call,
)
from turnwire.core.bound_tools import bound


def call(name: str, /, **arguments: Any) -> ToolCall:
    return ToolCall(id="c1", name=name, arguments=arguments)


def weather(city: str, days: int = 1) -> str:
    """Get the weather."""
    return f"{city}: {days}"


async def async_weather(city: str) -> str:
    """Get the weather."""
    await asyncio.sleep(0)
    return f"{city}!"


class Unit(Enum):
    METRIC = "metric"
    IMPERIAL = "imperial"


class Guest(BaseModel):
    name: str
    age: int = 30


@dataclass
class Place:
    city: str
    tags: list[str]


class Options(TypedDict):
    quick: bool
    depth: NotRequired[int]


GOT: list[Any] = []


def book(
    when: datetime,
    unit: Unit,
    place: Place,
    guests: list[Guest],
    options: Options,
    price: Decimal,
    kind: Literal["a", "b"] = "a",
    anything: Any = None,
) -> dict[str, Any]:
    """Book a trip."""
    GOT.append((when, unit, place, guests, options, price, kind, anything))
    return {"when": when, "unit": unit, "place": place, "guests": guests}


BOOKED = {
    "when": "2026-01-31T12:00:00Z",
    "unit": "imperial",
    "place": {"city": "Oslo", "tags": ["a"]},
    "guests": [{"name": "Kari"}],
    "options": {"quick": True, "depth": 2.0},
    "price": "1.50",
    "anything": {"deep": [1]},
}


@requirement("API-1")
def test_a_tool_is_definition_and_function_at_once() -> None:
    made = tool(weather)
    assert made.definition == tool_from_type(weather)
    assert (made.name, made.function, made("Oslo", days=2)) == ("weather", weather, "Oslo: 2")
    # Set by functools.wraps.
    assert (made.__name__, made.__doc__) == ("weather", "Get the weather.")  # type: ignore[attr-defined]


@requirement("API-1")
def test_a_decorator_makes_a_tool_with_other_words() -> None:
    @tool(name="forecast", description="Say what comes.", strict=None)
    def weather(city: str) -> str:
        return city

    @tool
    def plain(city: str) -> str:
        """Say it."""
        return city

    assert weather.definition == make_tool("forecast", "Say what comes.", weather.definition.parameters, strict=None)
    assert (plain.name, plain("a")) == ("plain", "a")
    assert weather.run_sync(call("forecast", city="Oslo")).text == "Oslo"


@requirement("API-1")
def test_arguments_come_in_the_types_of_the_function_fresh_and_mutable() -> None:
    GOT.clear()
    made, asked = tool(book), call("book", **BOOKED)
    result = made.run_sync(asked)
    [(when, unit, place, guests, options, price, kind, anything)] = GOT
    assert when == datetime(2026, 1, 31, 12, tzinfo=UTC)
    assert (unit, place, guests) == (Unit.IMPERIAL, Place("Oslo", ["a"]), [Guest(name="Kari")])
    assert (options, price, kind, anything) == ({"quick": True, "depth": 2}, Decimal("1.50"), "a", {"deep": [1]})
    assert type(options["depth"]) is int
    assert [type(one) for one in (options, anything, anything["deep"], place.tags)] == [dict, dict, list, list]
    place.tags.append("b")
    anything["deep"].append(2)
    assert asked.arguments == BOOKED
    assert result.structured == {
        "when": "2026-01-31T12:00:00Z",
        "unit": "imperial",
        "place": {"city": "Oslo", "tags": ["a"]},
        "guests": [{"name": "Kari", "age": 30}],
    }


@requirement("API-1", "MSG-13")
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({}, "/: the property 'city' is missing"),
        ({"city": 5}, "/city: the type must be string"),
        ({"city": "a", "days": "5"}, "/days: the type must be integer"),
        ({"city": "a", "day": 5}, "/day: there is no such parameter; there are: city, days"),
    ],
)
def test_arguments_that_do_not_fit_are_a_result_that_says_so(arguments: dict[str, Any], words: str) -> None:
    made, asked = tool(weather), call("weather", **arguments)
    with pytest.raises(ToolArgumentError) as caught:
        made.arguments(asked)
    assert words in str(caught.value)
    error = ToolError(message=str(caught.value), recoverable=True)
    expected = ToolResult(tool_call_id="c1", name="weather", is_error=True, error=error)
    assert made.run_sync(asked) == asyncio.run(made.run(asked)) == expected
    assert expected.to_message().text == str(caught.value)


@requirement("API-1")
def test_what_only_python_knows_of_a_type_is_checked_too() -> None:
    result = tool(book).run_sync(call("book", **{**BOOKED, "when": "soon"}))
    assert result.error is not None
    assert result.error.message.startswith("the arguments of book do not fit: /when: ")
    assert "soon" not in result.error.message


@requirement("API-1")
def test_a_call_of_another_tool_is_not_run() -> None:
    result = tool(weather).run_sync(call("book", city="Oslo"))
    assert (result.name, result.is_error) == ("book", True)


def broken(city: str) -> str:
    """Break."""
    raise LookupError(f"no city {city}")


async def broken_later(city: str) -> str:
    """Break."""
    await asyncio.sleep(0)
    raise LookupError(f"no city {city}")


def argument_error(city: str) -> str:
    """Break."""
    raise ToolArgumentError("inner", [Problem("", "a", "b")])


@requirement("API-1")
@pytest.mark.parametrize(
    ("function", "words"),
    [
        (broken, "LookupError: no city Oslo"),
        (broken_later, "LookupError: no city Oslo"),
        (argument_error, "ToolArgumentError: inner: /: b"),
    ],
)
def test_an_exception_is_a_result_whose_trace_the_model_does_not_see(function: Any, words: str) -> None:
    result = asyncio.run(tool(function).run(call(function.__name__, city="Oslo")))
    assert result.error is not None
    assert (result.is_error, result.error.message) == (True, words)
    assert "Traceback" in (result.error.stack_trace or "")
    assert result.to_message().text == words


@requirement("API-1")
def test_interruptions_are_no_results() -> None:
    def stop() -> str:
        """Stop."""
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tool(stop).run_sync(call("stop"))


class Odd:
    pass


@requirement("API-1")
@pytest.mark.parametrize(
    ("value", "fields"),
    [
        ("text", {"text": "text"}),
        ("", {"text": ""}),
        (None, {"text": ""}),
        (5, {"structured": 5}),
        (False, {"structured": False}),
        ([1, {"a": None}], {"structured": [1, {"a": None}]}),
        ({"a": datetime(2026, 1, 31, tzinfo=UTC)}, {"structured": {"a": "2026-01-31T00:00:00Z"}}),
        (Guest(name="Kari"), {"structured": {"name": "Kari", "age": 30}}),
        (user("a"), {"structured": {"role": "user", "content": "a"}}),
    ],
)
def test_a_value_becomes_text_or_json(value: Any, fields: dict[str, Any]) -> None:
    def give() -> Any:
        """Give it."""
        return value

    assert tool(give).run_sync(call("give")) == ToolResult(tool_call_id="c1", name="give", **fields)


@requirement("API-1")
@pytest.mark.parametrize("value", [Odd(), float("nan"), "\ud800", {"a": Odd()}])
def test_a_value_that_json_cannot_hold_is_an_error_and_not_lost(value: Any) -> None:
    def give() -> Any:
        """Give it."""
        return value

    message = f"the tool gave a value of type {type(value).__name__}, which JSON cannot hold"
    assert tool(give).run_sync(call("give")) == ToolResult(
        tool_call_id="c1", name="give", is_error=True, error=ToolError(message=message, recoverable=False)
    )


@requirement("API-1")
def test_a_result_of_the_functions_own_is_passed_on_under_the_id_of_the_call() -> None:
    def give() -> ToolResult:
        """Give it."""
        return ToolResult(tool_call_id="x", name="x", text="a", structured={"a": 1}, is_error=True)

    expected = ToolResult(tool_call_id="c1", name="give", text="a", structured={"a": 1}, is_error=True)
    assert tool(give).run_sync(call("give")) == expected


@requirement("API-1")
def test_functions_of_both_kinds_run_and_an_async_one_is_refused_where_nobody_waits() -> None:
    assert asyncio.run(tool(weather).run(call("weather", city="Oslo"))).text == "Oslo: 1"
    assert asyncio.run(tool(async_weather).run(call("async_weather", city="Oslo"))).text == "Oslo!"
    with pytest.raises(InvalidDataError, match=r"await tool\.run"):
        tool(async_weather).run_sync(call("async_weather", city="Oslo"))


class Kitchen:
    def __init__(self, dish: str) -> None:
        self.dish = dish

    @tool
    def cook(self, minutes: int) -> str:
        """Cook the dish."""
        return f"{self.dish} after {minutes} minutes"

    def wash(self, plates: int) -> int:
        """Wash plates."""
        return plates


@requirement("API-1")
def test_methods_are_tools_of_their_instance() -> None:
    kitchen = Kitchen("soup")
    assert kitchen.cook.run_sync(call("cook", minutes=5)).text == "soup after 5 minutes"
    assert kitchen.cook(minutes=3) == "soup after 3 minutes"
    assert tool(kitchen.wash).run_sync(call("wash", plates=5)).structured == 5
    assert isinstance(Kitchen.cook, Tool)


@requirement("API-1")
@pytest.mark.parametrize("thing", [5, "weather", Guest, Place, make_tool("f", "d", {"type": "object"}), tool(weather)])
def test_only_a_function_can_be_bound(thing: Any) -> None:
    with pytest.raises(InvalidDataError, match="give a function"):
        tool(thing)


@requirement("API-1")
def test_tools_are_taken_in_every_form_wherever_tools_are_taken() -> None:
    definition = tool_from_type(weather)
    asked = call("weather", city="Oslo")
    for form in (weather, tool(weather), definition):
        assert validate_call(asked, [form]) == definition
        assert check_arguments(form, {}) == check_arguments(definition, {})
        assert formatter("vllm").format_tools([form]) == formatter("vllm").format_tools([definition])
        request = ChatRequest(messages=[user("a")], parameters=ModelParameters(model="m"), tools=[form])
        assert request.tools == (definition,)
        assert request.replace(tools=iter([form])).tools == (definition,)


@requirement("API-1")
def test_a_function_is_read_once_and_not_kept_alive() -> None:
    def passing(city: str) -> str:
        """Pass."""
        return city

    first, again = bound(passing), bound(passing)
    assert isinstance(first, Tool)
    assert first.definition is (again.definition if isinstance(again, Tool) else None)
    assert isinstance(tool(passing).definition, ToolDefinition)
    kept = weakref.ref(passing)
    del passing, first, again
    gc.collect()
    assert kept() is None


@dataclass
class Spot:
    """A place."""

    x: int


@requirement("API-1", "MSG-12", "PRV-8")
def test_a_call_with_an_argument_that_is_named_nowhere_is_not_run_at_any_level() -> None:
    ran: list[Spot] = []

    def visit(spot: Spot, more: list[Spot]) -> str:
        """Visit places."""
        ran.extend([spot, *more])
        return "done"

    visiting = tool(visit)
    result = visiting.run_sync(call("visit", spot={"x": 1}, more=[{"x": 2, "y": 3}]))
    assert (result.is_error, ran) == (True, [])
    assert result.error is not None
    assert '/more/0: the schema does not know the property "y"' in result.error.message
    assert visiting.run_sync(call("visit", spot={"x": 1}, more=[{"x": 2}])).text == "done"
    assert ran == [Spot(1), Spot(2)]
