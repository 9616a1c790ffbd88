"""Strands Agents with its Ollama model, which divides the durations of every answer without looking for them."""

from __future__ import annotations

import os

from strands import Agent, tool
from strands.models.ollama import OllamaModel


@tool
def get_word(place: str) -> str:
    """Find the word that stands at a place."""
    return f"word-of-{place}"


model = OllamaModel(host=os.environ["GATEWAY"], model_id="heron")
plain = Agent(model=model, callback_handler=None)("Who are you?")
assert str(plain).strip() == "I am heron.", plain
metrics = plain.metrics
assert metrics.accumulated_usage["totalTokens"] > 0, metrics
assert metrics.accumulated_metrics["latencyMs"] >= 0, metrics

agent = Agent(model=model, tools=[get_word], callback_handler=None)
said = str(agent("Which word?"))
assert "word-of-text" in said, said
