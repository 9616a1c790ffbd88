"""What people give as a tool or an output type without thinking: it works, or the error says what to write."""

from __future__ import annotations

import asyncio
import datetime
import pathlib
import warnings
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Any

import pytest
from pydantic import BaseModel, Field

from tests.cases import for_each
from tests.requirements import requirement
from turnwire import (
    InvalidDataError,
    SyncMockProvider,
    Tool,
    ToolCall,
    ToolMessage,
    assistant,
    tool,
    tool_from_type,
    user,
)


def call(name: str, /, **arguments: Any) -> ToolCall:
    return ToolCall(id="c1", name=name, arguments=arguments)


class Socket:
    """No type of JSON."""


@dataclass
class Basket:
    items: list[str] = field(default_factory=list)


def add_to_list(item: str, basket: list[str] = []) -> str:  # noqa: B006  # what people write
    """Add an item."""
    basket.append(item)
    return ",".join(basket)


def add_to_dict(item: str, basket: dict[str, int] = {}) -> str:  # noqa: B006  # what people write
    """Add an item."""
    basket[item] = 1
    return ",".join(basket)


def add_to_set(item: str, basket: set[str] = set()) -> str:  # noqa: B006  # what people write
    """Add an item."""
    basket.add(item)
    return ",".join(sorted(basket))


def add_to_dataclass(item: str, basket: Basket = Basket()) -> str:  # noqa: B008  # what people write
    """Add an item."""
    basket.items.append(item)
    return ",".join(basket.items)


def add_to_untyped(item, basket=[]):  # type: ignore[no-untyped-def]  # noqa: B006  # what people write
    """Add an item."""
    basket.append(item)
    return ",".join(basket)


def add_to_field(item: str, basket: list[str] = Field(default=[])) -> str:  # noqa: B008  # what people write
    """Add an item."""
    basket.append(item)
    return ",".join(basket)


@requirement("MSG-12")
@pytest.mark.parametrize(
    "function",
    [add_to_list, add_to_dict, add_to_set, add_to_dataclass, add_to_untyped, add_to_field],
    ids=lambda one: one.__name__,
)
def test_a_mutable_default_is_fresh_in_every_call(function: Callable[..., str]) -> None:
    bound = tool(function)
    for name in ("a", "b"):
        assert bound.run_sync(call(bound.name, item=name)).text == name
        assert asyncio.run(bound.run(call(bound.name, item=name))).text == name


class Shop:
    def find(self, item: str) -> str:
        """Find an item."""
        return f"{type(self).__name__} has {item}"

    @tool
    def found(self, item: str) -> str:
        """Find an item."""
        return f"{type(self).__name__} has {item}"


@requirement("MSG-12")
@pytest.mark.parametrize("source", [Shop().find, Shop().found, tool(Shop().find)])
def test_a_method_with_its_object_is_a_tool(source: Any) -> None:
    reply = SyncMockProvider(
        [assistant(tool_calls=[ToolCall(id="c", name=source.__name__, arguments={"item": "tea"})])]
    )
    messages = reply.chat("Tea?", tools=[source]).run_tools_sync()
    assert messages[-1] == ToolMessage(tool_call_id="c", name=source.__name__, content="Shop has tea")


@requirement("MSG-12")
@pytest.mark.parametrize(
    ("source", "name"),
    [(Shop.find, "find"), (Shop.found, "found"), (tool(Shop.find), "find")],
    ids=["find", "found", "tool"],
)
def test_a_method_without_its_object_is_refused_before_anything_is_sent(source: Any, name: str) -> None:
    said = f"{name} cannot run: /tools/0: it is a method of Shop; give it with its object, as in Shop(…).{name}"
    provider = SyncMockProvider("Hello")
    with pytest.raises(InvalidDataError) as caught:
        provider.chat("Tea?", tools=[source])
    assert (str(caught.value), provider.calls) == (said, ())
    bound = source if isinstance(source, Tool) else tool(source)
    with pytest.raises(InvalidDataError, match="it is a method of Shop"):
        bound.run_sync(call(name, item="tea"))


@requirement("MSG-12")
def test_a_parameter_of_a_plain_function_may_be_called_self() -> None:
    def call_me(self: int, cls: int) -> str:
        """Add."""
        return f"{self + cls}"

    bound = tool(call_me)
    assert bound.definition.parameters["required"] == ["self", "cls"]
    assert bound.run_sync(call("call_me", self=1, cls=2)).text == "3"


def takes_socket(city: str, line: Socket) -> str:
    """Take a socket."""
    return city


def takes_callback(city: str, line: Callable[[int], str]) -> str:
    """Take a callback."""
    return city


def takes_maybe(city: str, line: list[Socket] | None = None) -> str:
    """Take a list of them."""
    return city


def takes_pattern(city: str, line: Annotated[str, Field(pattern="(")]) -> str:
    """Take a text."""
    return city


@requirement("MSG-12")
@pytest.mark.parametrize(
    "source", [takes_socket, takes_callback, takes_maybe, takes_pattern], ids=lambda one: one.__name__
)
@pytest.mark.parametrize("make", [tool, tool_from_type], ids=lambda one: one.__name__)
def test_a_parameter_without_a_form_in_json_is_named_in_our_words(make: Any, source: Any) -> None:
    with pytest.raises(InvalidDataError) as caught:
        make(source)
    text = "its type has no form in JSON; give a pydantic model, dataclass, TypedDict or JSON type"
    assert str(caught.value) == f"no tool can be made from this function: /line: {text}"


@requirement("MSG-12")
def test_a_default_that_json_cannot_hold_is_left_out_without_a_word() -> None:
    def look(city: str, marker=object()) -> str:  # type: ignore[no-untyped-def]  # noqa: B008  # what people write
        """Look."""
        return type(marker).__name__

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        bound = tool(look)
    assert bound.definition.parameters["properties"] == {"city": {"type": "string"}, "marker": {}}
    assert bound.run_sync(call("look", city="Oslo")).text == "object"


class Weather(BaseModel):
    city: str


@requirement("MSG-12")
@for_each(
    "given",
    [
        *(Weather(city="Oslo"), Basket(), Socket(), object(), 5, "Weather", {"type": "object"}, [Weather], {Weather}),
        *(datetime.date(2026, 1, 1), pathlib.Path("x"), ValueError("x"), pathlib, lambda: 1, Socket, Callable[[], int]),
    ],
    ids=lambda one: type(one).__name__,
)
def test_what_is_no_output_type_is_refused_before_anything_is_sent(given: Any) -> None:
    provider = SyncMockProvider("{}")
    with pytest.raises(InvalidDataError, match="no output of this type can be asked for: /output: "):
        provider.chat(user("Hello"), output=given)
    assert provider.calls == ()


@requirement("MSG-12")
@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (int, "the answer is not an int"),
        (Weather, "the answer is not a Weather"),
        (list[int], "the answer is not of the type that was asked for"),
        (Annotated[int, Field(gt=5)], "the answer is not of the type that was asked for"),
        (int | None, "the answer is not of the type that was asked for"),
    ],
    ids=str,
)
def test_the_error_of_an_answer_names_a_class_and_no_other_type(kind: Any, said: str) -> None:
    error = SyncMockProvider("no").chat("Hello", output=kind).output_error
    assert str(error).partition(":")[0] == said
