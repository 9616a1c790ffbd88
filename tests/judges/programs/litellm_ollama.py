"""litellm's awaited calls of Ollama, which send their JSON as `application/octet-stream`."""

from __future__ import annotations

import asyncio
import os
from typing import Any

import litellm

PLACE = os.environ["GATEWAY"]
ASK = [{"role": "user", "content": "Who are you?"}]
PARAMETERS = {"type": "object", "properties": {"place": {"type": "string"}}, "required": ["place"]}
TOOL = {"type": "function", "function": {"name": "get_word", "description": "Find a word.", "parameters": PARAMETERS}}


async def text_of(stream: Any) -> str:
    """The text of a stream."""
    return "".join([piece.choices[0].delta.content or "" async for piece in stream])


async def main() -> None:
    """Ask at every path, whole and streamed."""
    for model in ("ollama_chat/heron", "ollama/heron"):
        whole = await litellm.acompletion(model=model, messages=ASK, api_base=PLACE)
        assert whole.choices[0].message.content == "I am heron.", whole
        assert whole.usage.completion_tokens > 0, whole
        streamed = await litellm.acompletion(model=model, messages=ASK, api_base=PLACE, stream=True)
        assert await text_of(streamed) == "I am heron."
        assert litellm.completion(model=model, messages=ASK, api_base=PLACE).choices[0].message.content == "I am heron."
    called = await litellm.acompletion(model="ollama_chat/heron", messages=ASK, tools=[TOOL], api_base=PLACE)
    (call,) = called.choices[0].message.tool_calls
    assert (call.function.name, call.function.arguments) == ("get_word", '{"place": "text"}'), call
    vectors = await litellm.aembedding(model="ollama/heron", input=["a", "b"], api_base=PLACE)
    assert len(vectors.data) == 2, vectors


asyncio.run(main())
