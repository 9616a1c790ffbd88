"""A request that is read from its text in one typed step is what the validator makes of the text, or is left to it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import ValidationError

from turnwire_schema._errors import refusal
from turnwire_schema._trust import CHECKED, NotTrustworthyError, same
from turnwire_schema.v1 import documents as generated
from turnwire_schema.v1.documents import READERS

from tests.cases import for_each
from tests.core.instances import instances
from tests.requirements import requirement
from tests.schemas.mutate import Mutator
from turnwire import ChatRequest, InvalidDataError

pytestmark = pytest.mark.filterwarnings("ignore::turnwire.core.rules.LongDescriptionWarning")

TOOL: dict[str, Any] = {
    "name": "get_weather",
    "description": "Weather of a city",
    "parameters": {"type": "object", "properties": {"city": {"type": "string"}}},
}
CALL: dict[str, Any] = {"id": "c", "name": "get_weather", "arguments": {"city": "Zürich", "days": [1, {"a": None}]}}
COMMON: dict[str, Any] = {
    "messages": [
        {"role": "system", "content": "Be brief.", "name": "s"},
        {"role": "user", "content": "Hello 🎈", "id": "m1"},
        {"role": "user", "content": [{"type": "text", "text": "a"}, {"type": "image", "url": "http://x/y.png"}]},
        {"role": "assistant", "tool_calls": [CALL, {**CALL, "id": "d", "arguments": {}}]},
        {"role": "tool", "content": "", "tool_call_id": "c", "name": "get_weather", "is_error": True},
        {"role": "assistant", "content": "b"},
    ],
    "parameters": {"model": "m", "temperature": 1, "top_p": 0.5, "max_tokens": 5, "stop_sequences": ["x"]},
    "tools": [TOOL, {**TOOL, "name": "get_time", "strict": False}],
    "tool_choice": {"type": "tool", "name": "get_time"},
    "response_format": {"type": "json_object"},
    "stream": True,
    "stream_options": {"include_usage": False},
}


def _written(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


TEXT = _written(COMMON)
ODD_TEXTS: tuple[str | bytes | bytearray, ...] = (
    *("", "null", "[]", "{}", "{", TEXT + " ", TEXT + ",", "\ufeff" + TEXT, TEXT.encode(), bytearray(TEXT.encode())),
    *(TEXT.encode()[:-1], TEXT.encode() + b"\xff", TEXT.replace("Hello", "\\ud800"), TEXT.replace("Hello", "\ud800")),
    *(TEXT.replace("brief", "\\u0000"), TEXT.replace("brief", "\x01"), TEXT.replace("🎈", "\\ud83c\\udf88")),
    TEXT.replace('"role": "user"', '"role": "tool", "role": "user"'),
    TEXT.replace('"content": "b"', '"content": 1, "content": "b"'),
    TEXT.replace('"days"', '"city": 1, "days"'),
    TEXT.replace('"role": "user", ', "", 1),
    TEXT.replace('"type": "tool", ', ""),
    TEXT.replace('"type": "object", ', "", 1),
    *(
        TEXT.replace('"max_tokens": 5', f'"max_tokens": {number}')
        for number in ("0", "-0", "5.0", "5e0", "null", "true", '"5"', str(2**53), str(2**53 + 1), str(2**63), "1" * 30)
    ),
    *(
        TEXT.replace('"temperature": 1', f'"temperature": {number}')
        for number in ("0", "-0", "-0.0", "2", "2.0000000000000001", "2.1", "1e400", "NaN", "null", "true", "1e-400")
    ),
    *(
        TEXT.replace('"days": [1', f'"days": [{number}')
        for number in (
            "-0",
            "-0.0",
            "1e5",
            "1e400",
            "NaN",
            "1" * 30,
            "1" * 4301,
            "[" * 145 + "]" * 145,
            "[" * 199 + "]" * 199,
        )
    ),
    *(
        TEXT.replace('"name": "get_time"', f'"name": {name}')
        for name in ('""', '"a b"', '"a\\n"', '"' + "f" * 64 + '"', '"' + "f" * 65 + '"', "null", '"get_weather"')
    ),
    *(TEXT.replace('"is_error": true', f'"is_error": {said}') for said in ("null", "false", "1", '"true"')),
    *(TEXT.replace('"stream": true', f'"stream": true, "{name}": 1') for name in ("new", "extras", "metadata")),
    TEXT.replace('"tool_calls": [', '"tool_calls": [], "x": ['),
    TEXT.replace('"url": "http://x/y.png"', '"url": "http://x/y.png", "path": "z"'),
    TEXT.replace('"type": "image"', '"type": "hologram"'),
)


def _outcome(make: Any, text: Any) -> Any:
    try:
        return make(text)
    except (InvalidDataError, TypeError) as error:
        return type(error), str(error), getattr(error, "problems", None)


def _carefully(text: Any) -> Any:
    """What the validator makes of a text, with nothing before it."""
    try:
        return ChatRequest.__pydantic_validator__.validate_json(text)
    except ValidationError as error:
        raise refusal(ChatRequest, error) from None


@pytest.fixture(autouse=True, scope="module")
def _seen() -> None:
    ChatRequest.__pydantic_validator__.validate_json(TEXT)  # schemas of parameters are read once they were validated


@requirement("NFR-1")
def test_a_common_request_is_read_in_one_step() -> None:
    assert same(READERS[ChatRequest](TEXT), _carefully(TEXT))
    assert READERS[ChatRequest](TEXT.encode()) == _carefully(TEXT)


@requirement("API-2", "NFR-1")
@for_each("position", range(len(ODD_TEXTS)))
def test_an_odd_text_is_what_the_validator_says_of_it(position: int) -> None:
    text = ODD_TEXTS[position]
    made, right = _outcome(ChatRequest.from_json, text), _outcome(_carefully, text)
    assert same(made, right), (made, right)


def _requests() -> Iterator[dict[str, Any]]:
    """Requests with everything that the vectors of their parts have."""
    found = instances()
    by_class: dict[str, list[Any]] = {}
    for each in found:
        by_class.setdefault(type(each.value).__name__, []).append(each.data)
    yield COMMON
    yield from by_class["ChatRequest"]
    for name in ("SystemMessage", "UserMessage", "AssistantMessage", "ToolMessage"):
        yield from ({**COMMON, "messages": [data]} for data in by_class[name])
    for name, field in (("ModelParameters", "parameters"), ("StreamOptions", "stream_options")):
        yield from ({**COMMON, field: data} for data in by_class[name])
    yield from ({**COMMON, "tools": [data]} for data in by_class["ToolDefinition"])


@requirement("API-2", "NFR-1")
def test_thousands_of_damaged_requests_are_what_the_validator_says_of_them() -> None:
    pool = list(_requests())
    mutator = Mutator(7, pool)
    plain = 0
    for number in range(4000):
        chosen = pool[number % len(pool)] if number % 2 else COMMON
        request = chosen if number < 2 * len(pool) else mutator.mutate(chosen)
        text = _written(request)
        made, right = _outcome(ChatRequest.from_json, text), _outcome(_carefully, text)
        assert same(made, right), (text, made, right)
        plain += READERS[ChatRequest](text) is not None
    assert plain > 400, "next to nothing was read in one step"


@requirement("MSG-9")
def test_two_requests_of_one_text_share_nothing_that_changes() -> None:
    one, other = ChatRequest.from_json(TEXT), ChatRequest.from_json(TEXT)
    assert one.__dict__ is not other.__dict__
    assert one.messages[0].__pydantic_fields_set__ is not other.messages[0].__pydantic_fields_set__
    assert one.messages[0].__pydantic_extra__ is not other.messages[0].__pydantic_extra__


def test_a_class_of_ones_own_is_read_by_the_validator() -> None:
    class Mine(ChatRequest):
        volume: int = 1

    made = Mine.from_json(TEXT[:-1] + ', "volume": 3}')
    assert (type(made), made.volume) == (Mine, 3)


@pytest.mark.skipif(not CHECKED, reason="the switch is off, as in a program")
def test_a_request_that_is_read_as_another_one_is_found_by_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generated, "frozen_object", lambda value: value)
    with pytest.raises(NotTrustworthyError, match="ChatRequest: not what the validator makes of a document"):
        READERS[ChatRequest](TEXT)
