"""Twenty simple prompts, each with the one tool it needs and what a right call says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from turnwire import ToolDefinition, make_tool


def _tool(name: str, description: str, properties: Mapping[str, Any], required: list[str]) -> ToolDefinition:
    return make_tool(name, description, {"type": "object", "properties": properties, "required": required})


TEXT = {"type": "string"}
NUMBER = {"type": "number"}
WHOLE = {"type": "integer"}

WEATHER = _tool("get_weather", "Get the current weather for a city", {"city": TEXT}, ["city"])
TIME = _tool("get_time", "Get the current local time in a city", {"city": TEXT}, ["city"])
ADD = _tool("add", "Add two numbers", {"a": NUMBER, "b": NUMBER}, ["a", "b"])
MULTIPLY = _tool("multiply", "Multiply two numbers", {"a": NUMBER, "b": NUMBER}, ["a", "b"])
TIMER = _tool("set_timer", "Set a timer for a number of minutes", {"minutes": WHOLE}, ["minutes"])
TRANSLATE = _tool("translate", "Translate a text to a language", {"text": TEXT, "language": TEXT}, ["text", "language"])
SEARCH = _tool("search_web", "Search the web for a query", {"query": TEXT}, ["query"])
EMAIL = _tool("send_email", "Send an email to a person", {"to": TEXT, "subject": TEXT}, ["to", "subject"])
MUSIC = _tool("play_song", "Play a song by its title", {"title": TEXT}, ["title"])
LIGHT = _tool(
    "set_light",
    "Turn the light in a room on or off",
    {"room": TEXT, "state": {"type": "string", "enum": ["on", "off"]}},
    ["room", "state"],
)
STOCK = _tool("get_stock_price", "Get the price of a stock by its symbol", {"symbol": TEXT}, ["symbol"])
CONVERT = _tool(
    "convert_currency",
    "Convert an amount of money to a currency",
    {"amount": NUMBER, "currency": TEXT},
    ["amount", "currency"],
)
FILE = _tool("read_file", "Read a file by its path", {"path": TEXT}, ["path"])

Check = Callable[[Mapping[str, Any]], bool]


class Prompt(NamedTuple):
    """What is asked, the tool that is offered, and whether the arguments of its call are right."""

    text: str
    tool: ToolDefinition
    is_right: Check


def has(**expected: str) -> Check:
    """Every named argument contains the words, in any case."""

    def check(arguments: Mapping[str, Any]) -> bool:
        return all(words.lower() in str(arguments.get(name, "")).lower() for name, words in expected.items())

    return check


def numbers(*expected: float) -> Check:
    """The numbers of the arguments are these, in any order."""

    def check(arguments: Mapping[str, Any]) -> bool:
        found = [value for value in arguments.values() if isinstance(value, (int, float))]
        return sorted(found) == sorted(expected)

    return check


PROMPTS = (
    Prompt("What's the weather in Paris?", WEATHER, has(city="Paris")),
    Prompt("Is it raining in London?", WEATHER, has(city="London")),
    Prompt("How warm is it in Tokyo right now?", WEATHER, has(city="Tokyo")),
    Prompt("What time is it in Berlin?", TIME, has(city="Berlin")),
    Prompt("Tell me the current time in New York.", TIME, has(city="New York")),
    Prompt("Add 12 and 30.", ADD, numbers(12, 30)),
    Prompt("What is 7 plus 5?", ADD, numbers(7, 5)),
    Prompt("Multiply 6 by 9.", MULTIPLY, numbers(6, 9)),
    Prompt("Set a timer for 10 minutes.", TIMER, numbers(10)),
    Prompt("Please start a 25 minute timer.", TIMER, numbers(25)),
    Prompt("Translate 'good morning' to French.", TRANSLATE, has(text="good morning", language="French")),
    Prompt("Search the web for cheap flights to Rome.", SEARCH, has(query="Rome")),
    Prompt("Search for the history of chess.", SEARCH, has(query="chess")),
    Prompt("Send an email to Anna about the meeting.", EMAIL, has(to="Anna", subject="meeting")),
    Prompt("Play the song Yesterday.", MUSIC, has(title="Yesterday")),
    Prompt("Turn on the light in the kitchen.", LIGHT, has(room="kitchen", state="on")),
    Prompt("Turn the bedroom light off.", LIGHT, has(room="bedroom", state="off")),
    Prompt("What is the stock price of AAPL?", STOCK, has(symbol="AAPL")),
    Prompt("Convert 100 dollars to EUR.", CONVERT, has(amount="100", currency="EUR")),
    Prompt("Read the file notes.txt.", FILE, has(path="notes.txt")),
)
