"""What a chat does with a thread, and what it shows of its events, without a terminal."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from turnwire_schema.v1.thread import AgentEvent

from tests.agent.parts import ASK, agent_of, calls, in_loop
from tests.requirements import requirement
from turnwire.agent import AgentThreads
from turnwire.cli.chat.session import ChatSession, read_image
from turnwire.cli.chat.view import EventView
from turnwire.cli.chat.words import Answer
from turnwire.cli.exits import UsageError
from turnwire.core.errors import TurnwireError
from turnwire.files import FileResolver
from turnwire.store import ContextStore
from turnwire.tools import ApprovalError

RAN: list[str] = []


def delete(path: str) -> str:
    """Delete a file."""
    RAN.append(path)
    return f"deleted {path}"


@asynccontextmanager
async def session_of(here: Path, script: Sequence[Any], **more: Any) -> AsyncIterator[ChatSession]:
    """A session with an agent that answers from a script, over a store and a workspace."""
    RAN.clear()
    agent, _ = agent_of(script, tools=[delete], policy=ASK, files=FileResolver(here), **more)
    with ContextStore.open(here / "store.db") as store:
        async with AgentThreads(agent, store) as threads:
            yield await ChatSession.new(threads)


async def events_of(run: AsyncIterator[AgentEvent]) -> list[AgentEvent]:
    return [event async for event in run]


@requirement("CLI-3", "CTX-5")
@in_loop
async def test_a_decision_about_a_call_that_is_another_by_now_is_refused(here: Path) -> None:
    async with session_of(here, [calls(("delete", {"path": "a"})), "Done."]) as session:
        await events_of(session.say("go"))
        (shown,) = session.thread.pending
        assert shown.data.call is not None
        other = shown.data.call.replace(arguments={"path": "/"})
        session.thread.context.replace(shown.replace(data=shown.data.replace(call=other)))
        with pytest.raises(ApprovalError) as caught:
            session.answer(shown, Answer("once"))
        assert caught.value.reason == "wrong_hash"
        assert RAN == []


@requirement("CLI-3")
@in_loop
async def test_once_holds_for_one_call_and_always_for_the_thread(here: Path) -> None:
    ask = calls(("delete", {"path": "a"}))
    async with session_of(here, [ask, "One.", ask, "Two.", ask, "Three."]) as session:
        await events_of(session.say("go"))
        session.answer(session.thread.pending[0], Answer("once"))
        await events_of(session.thread.stream())
        await events_of(session.say("go"))
        assert RAN == ["a"]
        session.answer(session.thread.pending[0], Answer("always"))
        await events_of(session.thread.stream())
        assert session.tools() == [("delete", "allow", "Delete a file.")]
        await events_of(session.say("go"))
        assert RAN == ["a", "a", "a"]
        session.begin()
        assert session.tools() == [("delete", "ask", "Delete a file.")]


@requirement("CLI-3")
@in_loop
async def test_a_message_while_calls_wait_is_refused_and_adds_nothing(here: Path) -> None:
    async with session_of(here, [calls(("delete", {"path": "a"}))]) as session:
        await events_of(session.say("go"))
        before = len(session.thread.context.entries)
        with pytest.raises(TurnwireError, match="calls wait"):
            session.say("and now?")
        assert len(session.thread.context.entries) == before


@requirement("CLI-3")
@in_loop
async def test_undo_leaves_waiting_calls_on_their_branch_and_the_thread_is_idle(here: Path) -> None:
    async with session_of(here, [calls(("delete", {"path": "a"})), "Hello."]) as session:
        await events_of(session.say("go"))
        assert session.thread.state.status == "waiting"
        assert await session.undo() == "go"
        assert (session.thread.pending, session.thread.state.status) == ((), "idle")
        await session.branch("main")
        assert [len(session.thread.pending), session.thread.state.status] == [1, "waiting"]
        assert await session.branch("side")
        with pytest.raises(UsageError, match="there is no mode nope; there are: none"):
            await session.set_mode("nope")


@requirement("CLI-3")
@in_loop
async def test_nothing_is_undone_or_answered_again_before_something_was_said(here: Path) -> None:
    async with session_of(here, []) as session:
        with pytest.raises(UsageError, match="there is nothing to undo"):
            await session.undo()
        with pytest.raises(UsageError, match="there is nothing to answer again"):
            session.retry()
        assert await session.listed() == []


@requirement("CLI-3")
@in_loop
async def test_a_word_that_is_no_file_is_a_word_and_a_closed_file_is_not_sent(here: Path) -> None:
    (here / ".env").write_text("KEY=1")
    async with session_of(here, ["Fine."]) as session:
        with pytest.raises(UsageError, match=r"@\.env: "):
            session.say("see @.env")
        await events_of(session.say("what is @property?"))
        kinds = [entry.type for entry in session.thread.context.entries]
        assert kinds == ["text", "text"]


@requirement("CLI-3")
@in_loop
async def test_a_thread_is_listed_with_its_first_words_and_opened_by_the_beginning_of_its_id(here: Path) -> None:
    async with session_of(here, ["One.", "Two."]) as session:
        await events_of(session.say("first question"))
        first = session.thread.id
        session.begin()
        await events_of(session.say("second question"))
        assert [(row.title, row.is_open) for row in await session.listed()] == [
            ("second question", True),
            ("first question", False),
        ]
        await session.open(first)
        assert session.thread.context.title == "first question"
        with pytest.raises(UsageError, match="there is no thread nope"):
            await session.open("nope")


@requirement("CLI-3")
def test_an_image_is_read_at_once_and_anything_else_refused(here: Path) -> None:
    (here / "dot.png").write_bytes(b"\x89PNG")
    data = read_image(str(here / "dot.png"))
    assert (data.image.data, data.image.media_type, data.state) == ("iVBORw==", "image/png", "pending")
    (here / "empty.png").write_bytes(b"")
    for name, message in (("empty.png", "the file is empty"), ("a.txt", "is no image"), ("gone.png", "No such file")):
        with pytest.raises(UsageError, match=message):
            read_image(str(here / name))


def view_of(events: Sequence[AgentEvent], *, is_live: bool) -> str:
    out = io.StringIO()
    console = Console(file=out, width=60, height=10, force_terminal=is_live, color_system=None, highlight=False)
    with EventView(console, is_live=is_live) as view:
        for event in events:
            view.show(event)
            view.tick()
    return out.getvalue()


@requirement("CLI-3")
def test_the_view_shows_an_answer_its_calls_and_how_the_run_ended(here: Path) -> None:
    async def run() -> list[AgentEvent]:
        script = [calls(("delete", {"path": "a"}), text="I *will*."), "Not done.\n\n- one\n- two"]
        async with session_of(here, script) as session:
            events = await events_of(session.say("go"))
            session.answer(session.thread.pending[0], Answer("no", "keep it"))
            return [*events, *await events_of(session.thread.stream())]

    assert view_of(asyncio.run(run()), is_live=False).splitlines() == [
        "I will.",
        '→ delete(path="a")',
        "✗ delete: The user denied this call; it was not run. Reason:",
        "keep it. Do not try it again in the same way.",
        "",
        "Not done.",
        "",
        " • one",
        " • two",
    ]


@requirement("CLI-3")
def test_no_more_is_drawn_again_than_the_window_holds(here: Path) -> None:
    async def run() -> list[AgentEvent]:
        text = "```\n" + "".join(f"line {number}\n" for number in range(300)) + "```\n"
        async with session_of(here, [text]) as session:
            return await events_of(session.say("go"))

    # ESC [1A moves up one line: between two texts never more often than the window is high.
    drawn = view_of(asyncio.run(run()), is_live=True)
    longest = most = 0
    for piece in drawn.split("\x1b[")[1:]:
        most = most + 1 if piece.startswith(("1A", "2K")) and "line" not in piece else int(piece.startswith("1A"))
        longest = max(longest, most)
    assert 0 < longest <= 2 * 10
    assert drawn.count("line 299\n") + drawn.count("line 299\r\n") >= 1
