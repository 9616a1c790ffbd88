"""Agno with OpenAI's Responses, streamed: it keeps one place for the call that grows, so calls come one by one."""

from __future__ import annotations

import os

from agno.agent import Agent
from agno.models.openai.responses import OpenAIResponses

called: list[tuple[str, str]] = []


def get_word(place: str) -> str:
    """Find the word that stands at a place."""
    called.append(("word", place))
    return f"word-of-{place}"


def get_number(place: str) -> str:
    """Find the number that stands at a place."""
    called.append(("number", place))
    return f"number-of-{place}"


model = OpenAIResponses(id="heron", base_url=f"{os.environ['GATEWAY']}/v1", api_key="x", store=False)
agent = Agent(model=model, tools=[get_word, get_number], telemetry=False)
said = "".join(event.content or "" for event in agent.run("Which?", stream=True) if isinstance(event.content, str))
assert sorted(called) == [("number", "text"), ("word", "text")], called
assert {"word-of-text", "number-of-text"} <= {*said.split()}, said
