"""A chat about the weather, with a tool, on a local Ollama. An empty line ends it."""

from turnwire import Messages, SyncOllamaProvider, tool


@tool
def get_weather(city: str) -> str:
    """Get the current weather for a city."""
    return f"18 degrees and sunny in {city}"


chain = Messages().system("Be brief.")
with SyncOllamaProvider(model="qwen3:4b") as ollama:
    while question := input("> "):
        chain = chain.user(question)
        for _ in range(5):  # a model may go on calling for ever
            reply = ollama.chat(chain, tools=[get_weather])
            chain = chain.concat(reply.run_tools_sync())
            if not reply.has_calls:
                break
        print(reply)
