"""A provider of one's own: a kind of server that Turnwire does not know, as a type of the configuration.

An installed package would name it in an entry point instead of registering it:

    [project.entry-points."turnwire.providers"]
    shouting = "my_package:ShoutingProvider"
"""

from __future__ import annotations

import asyncio

from turnwire import (
    ChatRequest,
    Messages,
    MockProvider,
    ModelParameters,
    ModelProviders,
    ProviderConfig,
    Surroundings,
    make_registry,
    register_provider_type,
)


def shout(request: ChatRequest) -> str:
    """What this server does with a request."""
    return f"{request.messages[-1].text}!".upper()


class ShoutingProvider(MockProvider):
    """Repeats what it was asked, louder. A real one subclasses `ModelProvider` and calls its server."""

    api_version = "1.0"  # the interface that this class was written for; registries refuse another major number

    def __init__(self, provider_id: str, config: ProviderConfig, surroundings: Surroundings) -> None:
        super().__init__([shout], provider_id=provider_id, sink=surroundings.sink)


async def main() -> None:
    register_provider_type("shouting", ShoutingProvider)
    config = ModelProviders.from_dict({"providers": {"loud": {"type": "shouting"}}})
    registry = make_registry(config)
    request = ChatRequest(messages=tuple(Messages().user("hello")), parameters=ModelParameters(model="any"))
    print("whole:", (await registry.default().complete(request)).message.text)
    async with registry.default().stream(request) as stream:
        async for chunk in stream:
            if chunk.text:
                print("piece:", chunk.text)
    print("up:", (await registry.health("loud")).is_available)
    await registry.close()


if __name__ == "__main__":
    asyncio.run(main())
