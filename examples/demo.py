"""The main job in one file: a streamed conversation in which a real model calls a tool and uses its result.

The model runs inside this process (no server, no network but loopback). Run it with `make demo`.
"""

from __future__ import annotations

import asyncio

from turnwire import EmbeddedProvider, Messages, tool

TEMPERATURES = {"paris": 18, "oslo": 4, "cairo": 31}


@tool
def get_weather(city: str) -> str:
    """Get the current weather for a city.

    Args:
        city: Name of the city.
    """
    degrees = TEMPERATURES.get(city.lower())
    return f"{degrees} degrees and sunny" if degrees is not None else f"no data for {city}"


async def main() -> None:
    chain = Messages().user("What's the weather in Paris?")
    print(chain.pretty(), "\n")
    async with EmbeddedProvider() as provider:
        for _ in range(4):
            print("── assistant ──")
            async with provider.chat_stream(chain, tools=[get_weather], temperature=0, max_tokens=200) as stream:
                async for chunk in stream:
                    print(chunk.text or "", end="", flush=True)
                    for delta in chunk.tool_call_deltas or ():
                        print(f"{delta.name or ''}{delta.arguments or ''}", end="", flush=True)
            reply = stream.reply
            usage = reply.usage
            print(
                f"\n   [{reply.finish_reason}; {usage.prompt_tokens} + {usage.completion_tokens} tokens; "
                f"first after {usage.time_to_first_token:.2f} s, all in {usage.total_duration:.2f} s]\n"
            )
            _, *results = said = await reply.run_tools()
            chain = chain.concat(said)
            for result in results:
                print(result.pretty(), "\n")
            if not results:
                break


if __name__ == "__main__":
    asyncio.run(main())
