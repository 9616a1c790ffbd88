"""What a request leaves open is filled from a configuration, and nothing else is."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.v1.provider import ParameterDefaults
from turnwire_schema.v1.request import ChatRequest

from tests.requirements import requirement
from turnwire.core.parameter_defaults import with_defaults

DEFAULTS = ParameterDefaults(max_tokens=64, temperature=0.1, top_p=0.5, stop_sequences=("END",), thinking="low")
SET = {"max_tokens": 64, "temperature": 0.1, "top_p": 0.5, "stop_sequences": ["END"], "thinking": "low"}


def request(**parameters: Any) -> ChatRequest:
    return ChatRequest.from_dict(
        {"messages": [{"role": "user", "content": "x"}], "parameters": {"model": "m", **parameters}}
    )


def filled(given: ChatRequest, defaults: ParameterDefaults | None = DEFAULTS) -> dict[str, Any]:
    parameters = with_defaults(given, defaults).parameters
    return {name: value for name, value in parameters.to_dict().items() if name in (*SET, "thinking_budget_tokens")}


@requirement("CON-4")
def test_everything_that_is_open_is_filled() -> None:
    assert filled(request()) == SET
    assert filled(request(**dict.fromkeys(SET))) == SET


@pytest.mark.parametrize(
    ("name", "value"),
    [("max_tokens", 9), ("temperature", 0.0), ("top_p", 1.0), ("stop_sequences", []), ("thinking", False)],
)
def test_what_the_request_says_wins(name: str, value: Any) -> None:
    assert filled(request(**{name: value})) == {**SET, name: value}


def test_a_budget_is_a_word_about_thinking() -> None:
    without = {name: value for name, value in SET.items() if name != "thinking"}
    assert filled(request(thinking_budget_tokens=0)) == {**without, "thinking_budget_tokens": 0}


def test_without_defaults_a_request_stays_as_it_is() -> None:
    given = request(temperature=None)
    assert with_defaults(given, None) is given
    assert with_defaults(given, ParameterDefaults()) is given
