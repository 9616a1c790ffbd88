"""An agent that survives: end it at any moment, with kill -9 too, start it again, and it goes on where it was.

It works on the small model inside this process, over a store: it reads a file, calls a tool, asks before it calls
another one, takes a resource of an MCP server, and reads an image. It needs the extras `embedded`, `mcp`, `ocr` and
`store`. Run it with the path of the store, again and again:

    python examples/agent_thread.py talk.db
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import AsyncGenerator
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from turnwire_schema.v1.entry import ImageData, TextEntry
from turnwire_schema.v1.policy import ToolPolicy, ToolRule
from turnwire_schema.v1.thread import AgentEvent

from turnwire import ChatRequest, EmbeddedProvider, ImagePart, NamedToolChoice
from turnwire.agent import Agent, AgentThread, AgentThreads, HookView, current_thread
from turnwire.files import FileResolver
from turnwire.images import ImageReader
from turnwire.mcp import McpServers
from turnwire.store import ContextStore

LIST_SERVER = {"command": sys.executable, "args": [str(Path(__file__).with_name("_list_server.py"))]}
TURNS = (
    "Which city do we travel to on day 1?",
    "What is on the packing list?",
    "What is the weather in Paris?",
    "Book a table in Paris.",
    "What does the sign say?",
)
CALLS = {"What is the weather in Paris?": "get_weather", "Book a table in Paris.": "book_table"}


def get_weather(city: str) -> str:
    """Get the current weather for a city.

    Args:
        city: Name of the city.
    """
    return f"18 degrees and sunny in {city}"


async def book_table(city: str) -> str:
    """Book a table in a restaurant.

    Args:
        city: Name of the city.
    """
    root = current_thread().agent.workspace_root
    with Path(root or ".", "bookings.txt").open("a") as bookings:
        bookings.write(f"a table in {city}\n")
    await asyncio.sleep(0.5)  # the restaurant takes its time
    return f"A table in {city} is booked for 8 pm."


def name_the_tool(request: ChatRequest, view: HookView) -> ChatRequest:
    """A model this small needs instructions which tool to call, and when to stop."""
    last = request.messages[-1]
    tool = CALLS.get(last.text) if last.role == "user" else None
    return request.replace(tool_choice=NamedToolChoice(name=tool) if tool else "none")


async def give(thread: AgentThread, turn: str) -> AsyncGenerator[AgentEvent, None]:
    """Say one turn, with what belongs to it."""
    if turn == "What is on the packing list?":
        await thread.add_resource("list", "list://packing")
    files = ["plan.txt:1-2"] if turn == "Which city do we travel to on day 1?" else []
    sign = ImageData(image=ImagePart(path="sign.png"), recognition="ocr", state="pending")
    return thread.send(turn, files=files, images=[sign] if turn == "What does the sign say?" else [])


async def show(events: AsyncGenerator[AgentEvent, None]) -> None:
    """Print what happens, when it happens."""
    async for event in events:
        match event.event:
            case "chunk":
                print(event.chunk.text or "", end="", flush=True)
            case "tool_started":
                print(f"[{event.name} started]", flush=True)
            case "tool_completed":
                print(f"[{event.entry.data.result.to_message().text}]", flush=True)
            case "run_ended":
                print(f"  ({event.outcome})", flush=True)


async def finish(thread: AgentThread, events: AsyncGenerator[AgentEvent, None]) -> None:
    """Run until there is an answer; approve what the agent asks for."""
    await show(events)
    while thread.pending:
        for call in thread.pending:
            print(f"[may {call.data.call.name} run? yes]", flush=True)
            thread.decide(call.id, "approve", hash=call.data.approval.hash)
        await show(thread.stream())


async def main(place: Path) -> None:
    folder = place.parent
    (folder / "plan.txt").write_text("Day 1: we travel to Paris.\nDay 2: we see the Louvre.\n")
    sign = Image.new("RGB", (420, 90), "white")
    ImageDraw.Draw(sign).text((20, 20), "Welcome to Paris", fill="black", font=ImageFont.load_default(size=44))
    sign.save(folder / "sign.png")
    with ContextStore.open(place) as store, FileResolver(folder) as files:
        async with EmbeddedProvider() as model, McpServers({"list": LIST_SERVER}) as servers:
            agent = Agent(
                provider=model,
                tools=[get_weather, book_table],
                policy=ToolPolicy(rules=[ToolRule(tool="get_weather", decision="allow")]),  # the rest is asked for
                hooks=[name_the_tool],
                parameters={"temperature": 0, "max_tokens": 30},
                workspace_root=files.root,
                files=files,
                images=ImageReader(files=files),
                mcp=servers,
            )
            async with AgentThreads(agent, store) as threads:
                known = (await threads.list(1)).threads
                thread = await (threads.get(known[0].id) if known else threads.create())
                if known:
                    await finish(thread, thread.stream())  # what was broken off
                texts = [entry.data.content for entry in thread.context.entries if isinstance(entry, TextEntry)]
                for turn in TURNS:
                    if turn not in texts:
                        print(f"\n> {turn}", flush=True)
                        await finish(thread, await give(thread, turn))
    print("\nThe conversation is complete.")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as empty:
        asyncio.run(main(Path(sys.argv[1] if len(sys.argv) > 1 else f"{empty}/talk.db").resolve()))
