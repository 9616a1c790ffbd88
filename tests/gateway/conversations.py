"""Conversations of a client with a gateway, turn by turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx

from tests.providers.caching_model import ANSWER

Body = dict[str, Any]
ALIKE = "You are helpful. " * 100


def turn(number: int, system: str = ALIKE, *, model: str = "mock", **more: Any) -> Body:
    """The body of a turn, from 0, with the turns before it."""
    messages: list[dict[str, str]] = [{"role": "system", "content": system}]
    for each in range(number):
        messages += [{"role": "user", "content": f"Question {each}?"}, {"role": "assistant", "content": ANSWER}]
    messages.append({"role": "user", "content": f"Question {number}?"})
    return {"model": model, "max_tokens": 30, "messages": messages, **more}


def new_each_time(number: int) -> str:
    """A system prompt that differs in each turn, after its first twelve characters."""
    return f"The hour is {number}. {ALIKE}"


def talk(http: httpx.Client, turns: int, system: Callable[[int], str] = lambda _: ALIKE, **more: Any) -> None:
    """Ask all turns of one conversation."""
    for number in range(turns):
        assert http.post("/v1/chat/completions", json=turn(number, system(number), **more)).status_code == 200
