"""Google's Agent Development Kit on an Ollama model, which it asks through litellm's awaited calls."""

from __future__ import annotations

import asyncio
import os

os.environ["OLLAMA_API_BASE"] = os.environ["GATEWAY"]

from google.adk.agents import LlmAgent  # litellm reads the address from the environment
from google.adk.agents.run_config import RunConfig, StreamingMode
from google.adk.models.lite_llm import LiteLlm
from google.adk.runners import InMemoryRunner
from google.genai import types

QUESTION = types.Content(role="user", parts=[types.Part(text="Which word?")])


def get_word(place: str) -> str:
    """Find the word that stands at a place."""
    return f"word-of-{place}"


async def answer(mode: StreamingMode) -> str:
    """The last text of the agent."""
    agent = LlmAgent(name="judge", model=LiteLlm(model="ollama_chat/heron"), tools=[get_word])
    runner = InMemoryRunner(agent=agent, app_name="judge")
    session = await runner.session_service.create_session(app_name="judge", user_id="user")
    texts = []
    async for event in runner.run_async(
        user_id="user", session_id=session.id, new_message=QUESTION, run_config=RunConfig(streaming_mode=mode)
    ):
        if event.content and event.is_final_response():
            texts += [part.text or "" for part in event.content.parts or ()]
    return texts[-1] if texts else ""


for each in (StreamingMode.NONE, StreamingMode.SSE):
    said = asyncio.run(answer(each))
    assert "word-of-text" in said, said
