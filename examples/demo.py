"""The main job in one file: a streamed conversation in which a real model calls a tool and uses its result.

The model runs inside this process (no server, no network but loopback). Run it with `make demo`.
"""

from __future__ import annotations

import asyncio

from turnwire import (
    ChatRequest,
    EmbeddedProvider,
    Messages,
    ModelParameters,
    ToolArgumentError,
    ToolResult,
    tool_from_type,
    validate_call,
)

TEMPERATURES = {"paris": 18, "oslo": 4, "cairo": 31}


def get_weather(city: str) -> str:
    """Get the current weather for a city.

    Args:
        city: Name of the city.
    """
    degrees = TEMPERATURES.get(city.lower())
    return f"{degrees} degrees and sunny" if degrees is not None else f"no data for {city}"


async def main() -> None:
    tool = tool_from_type(get_weather)
    chain = Messages().human("What's the weather in Paris?")
    print(chain.pretty(), "\n")
    async with EmbeddedProvider() as provider:
        for _ in range(4):
            request = ChatRequest(
                messages=tuple(chain),
                tools=(tool,),
                parameters=ModelParameters(model=provider.default_model, temperature=0, max_tokens=200),
            )
            print("── assistant ──")
            async with provider.stream(request) as stream:
                async for chunk in stream:
                    print(chunk.text or "", end="", flush=True)
                    for delta in chunk.tool_call_deltas or ():
                        print(f"{delta.name or ''}{delta.arguments or ''}", end="", flush=True)
                answer = stream.response
            usage = answer.usage
            print(
                f"\n   [{answer.finish_reason}; {usage.prompt_tokens} + {usage.completion_tokens} tokens; "
                f"first after {usage.time_to_first_token:.2f} s, all in {usage.total_duration:.2f} s]\n"
            )
            chain = chain.add(answer.message)
            if not answer.message.tool_calls:
                break
            for call in answer.message.tool_calls:
                try:
                    validate_call(call, [tool])
                    result = ToolResult.success(call, get_weather(**call.arguments))
                except ToolArgumentError as error:
                    result = ToolResult.failure(call, str(error), recoverable=True)
                chain = chain.add(result.to_message())
                print(chain[-1].pretty(), "\n")


if __name__ == "__main__":
    asyncio.run(main())
