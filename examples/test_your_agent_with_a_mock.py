"""Testing an agent loop without a server: the mock provider gives scripted answers and keeps what it was asked."""

from __future__ import annotations

import asyncio

from turnwire import ChatRequest, Messages, MockProvider, ModelParameters, ModelProvider, ToolCall, assistant


async def agent(provider: ModelProvider, question: str) -> str:
    """A very small agent: it answers every tool call with `42` and stops at the first answer without calls."""
    chain = Messages().user(question)
    while True:
        answer = await provider.complete(ChatRequest(messages=tuple(chain), parameters=ModelParameters(model="mock")))
        chain = chain.add(answer.message)
        if not answer.message.tool_calls:
            return answer.message.text
        for call in answer.message.tool_calls:
            chain = chain.tool(call.id, "42", name=call.name)


async def main() -> None:
    call = ToolCall(id="c1", name="compute", arguments={})
    mock = MockProvider([assistant(tool_calls=[call]), "It is 42."])
    print(await agent(mock, "What is it?"))
    print(f"the agent asked {len(mock.calls)} times; the last time with {len(mock.calls[-1].messages)} messages")


if __name__ == "__main__":
    asyncio.run(main())
