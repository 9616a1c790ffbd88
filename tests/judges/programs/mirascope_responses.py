"""Mirascope with OpenAI's Responses, streamed: an item that begins before the one before it is done is an error."""

from __future__ import annotations

import os

from mirascope import llm

llm.register_provider("openai", scope="openai/", base_url=f"{os.environ['GATEWAY']}/v1", api_key="x")


@llm.tool
def get_word(place: str) -> str:
    """Find the word that stands at a place."""
    return f"word-of-{place}"


@llm.tool
def get_number(place: str) -> str:
    """Find the number that stands at a place."""
    return f"number-of-{place}"


model = llm.Model("openai/heron:responses")
answer = model.stream("Which?", tools=[get_word, get_number])
answer.finish()
assert [call.name for call in answer.tool_calls] == ["get_word", "get_number"], answer.tool_calls
last = answer.resume(answer.execute_tools())
said = "".join(last.text_stream())
assert {"word-of-text", "number-of-text"} <= {*said.split()}, said
