"""llm with llm-ollama: every model of the gateway answers under its own name, calls tools, and is asked asynchronously.

The plugin takes names of one digest for one model, and asks only the first of them.
"""

from __future__ import annotations

import asyncio
import os

os.environ["OLLAMA_HOST"] = os.environ["GATEWAY"]

import llm  # the plugin reads the address when it is imported

NAMES = {"heron": "heron", "bittern": "bittern", "egret": "heron"}
"""What the gateway lists, and who answers: the last one is an alias."""


def get_word(place: str) -> str:
    """Find the word that stands at a place."""
    return f"word-of-{place}"


async def asked(name: str) -> str:
    """The answer of a model to the asynchronous client."""
    return await llm.get_async_model(f"ollama/{name}").prompt("Who are you?").text()


listed = {model.model_id.removeprefix("ollama/") for model in llm.get_models() if model.model_id.startswith("ollama/")}
assert listed == set(NAMES), listed
for each, who in NAMES.items():
    model = llm.get_model(f"ollama/{each}")
    assert model.prompt("Who are you?").text() == f"I am {who}.", each
    assert model.prompt("Who are you?", stream=False).text() == f"I am {who}.", each
    assert asyncio.run(asked(each)) == f"I am {who}.", each
    said = model.chain("Which word?", tools=[get_word]).text()
    assert "word-of-text" in said, said
