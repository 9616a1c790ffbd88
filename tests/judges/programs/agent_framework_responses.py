"""Microsoft's Agent Framework with OpenAI's Responses, which sends the conversation with `store: false` alone."""

from __future__ import annotations

import asyncio
import os

from agent_framework import Agent
from agent_framework.exceptions import ChatClientException
from agent_framework.openai import OpenAIChatClient


def get_word(place: str) -> str:
    """Find the word that stands at a place."""
    return f"word-of-{place}"


def agent(**options: object) -> Agent:
    client = OpenAIChatClient(model="heron", base_url=f"{os.environ['GATEWAY']}/v1", api_key="x")
    return Agent(client, tools=[get_word], default_options=options)


async def main() -> None:
    whole = agent(store=False)
    session = whole.create_session()
    for _ in range(2):
        said = (await whole.run("Which word?", session=session)).text
        assert "word-of-text" in said, said
    refusal = ""
    try:
        await agent().run("Which word?")
    except ChatClientException as error:
        refusal = str(error)
    assert "`store: false`" in refusal, refusal


asyncio.run(main())
