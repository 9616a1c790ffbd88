"""A short conversation with a real small model inside this process: it calls a tool and tells what the tool found.

The model needs no server and no network. Run it with `make demo`.
"""

from __future__ import annotations

import asyncio

from turnwire import ChatReply, EmbeddedProvider, Messages, tool

TEMPERATURES = {"paris": 18, "oslo": 4, "cairo": 31}
QUESTION = "What's the weather in Paris?"


@tool
def get_weather(city: str) -> str:
    """Get the current weather for a city.

    Args:
        city: Name of the city.
    """
    degrees = TEMPERATURES.get(city.lower())
    return f"{degrees} degrees and sunny" if degrees is not None else f"no data for {city}"


def show(who: str, text: str) -> None:
    print(f"{who:>10} │ {text}")


async def answer(provider: EmbeddedProvider, chain: Messages) -> ChatReply:
    """Ask, and show the text as it comes."""
    is_first = True
    stream = provider.chat_stream(chain, tools=[get_weather], temperature=0, max_tokens=80, timeout=120)
    async with stream:
        async for chunk in stream:
            if chunk.text:
                print(f"{'model':>10} │ {chunk.text.lstrip()}" if is_first else chunk.text, end="", flush=True)
                is_first = False
    if not is_first:
        print()
    return stream.reply


async def main() -> None:
    print("A model of 135 million parameters (SmolLM2), in this process, on the CPU:\n")
    chain = Messages().user(QUESTION)
    show("you", QUESTION)
    tokens = 0
    async with EmbeddedProvider() as provider:
        for _ in range(3):  # small models may call for ever
            reply = await answer(provider, chain)
            tokens += reply.usage.total_tokens or 0
            for call in reply.tool_calls:
                given = ", ".join(f"{name}={value!r}" for name, value in call.arguments.items())
                show("tool call", f"{call.name}({given})")
            _, *results = messages = await reply.run_tools()
            for result in results:
                show("result", result.text)
            if not results:
                break
            chain = chain.concat(messages)
    speed = reply.usage.completion_tokens / (reply.usage.total_duration or 1)
    print(f"\nfinished: {reply.finish_reason}; {tokens} tokens in all, the last answer at {speed:.0f} tokens a second")


if __name__ == "__main__":
    asyncio.run(main())
