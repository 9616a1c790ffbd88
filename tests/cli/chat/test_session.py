"""What a chat does with a thread, and what it shows of its events, without a terminal."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from rich.console import Console

from turnwire_schema.v1.context import Mode
from turnwire_schema.v1.entry import TextEntry
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.thread import AgentEvent

from tests.agent.parts import ASK, agent_of, calls, in_loop
from tests.requirements import requirement
from turnwire.agent import AgentThreads
from turnwire.cli.chat import command
from turnwire.cli.chat.commands import COMMANDS, Answer
from turnwire.cli.chat.event_view import EventView
from turnwire.cli.chat.prompt import Prompt
from turnwire.cli.chat.session import ChatSession, read_image
from turnwire.cli.chat.terminal import Terminal
from turnwire.cli.exit_codes import UsageError
from turnwire.core.errors import ConfigurationError, ProviderResponseError, TurnwireError
from turnwire.files import FileResolver
from turnwire.store import ContextStore
from turnwire.tools import ApprovalError, request_approval

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
        # The other call waits for a decision, too: only what was shown tells them apart.
        session.thread.context.replace(request_approval(shown.replace(data=shown.data.replace(call=other))))
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
def test_the_view_says_that_an_answer_is_empty(here: Path) -> None:
    async def run() -> list[AgentEvent]:
        async with session_of(here, [AssistantMessage(content="")]) as session:
            return await events_of(session.say("go"))

    assert view_of(asyncio.run(run()), is_live=False) == "the answer is empty\n"


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


class Typist:
    """Stands in for the prompt: gives lines in their order, then leaves. Keeps what it was asked."""

    def __init__(self, *lines: str | type[BaseException] | Callable[[], str]) -> None:
        self._lines = list(lines)
        self.drafts: list[str] = []

    async def message(self, draft: str = "") -> str:
        self.drafts.append(draft)
        return self._next()

    async def answer(self, question: str) -> str:
        return self._next()

    def _next(self) -> str:
        line = self._lines.pop(0) if self._lines else EOFError
        if isinstance(line, str):
            return line
        if isinstance(line, type) and issubclass(line, BaseException):
            raise line
        return line()


async def held(session: ChatSession, typist: Typist) -> list[str]:
    """The lines that a chat shows."""
    out = io.StringIO()
    console = Console(file=out, width=80, color_system=None, highlight=False)
    assert await Terminal(session, console=console, prompt=cast(Prompt, typist)).run() == 0
    return [line.rstrip() for line in out.getvalue().splitlines()]


@requirement("CLI-3")
@in_loop
async def test_a_thread_that_another_process_went_on_with_is_read_again(here: Path) -> None:
    async with session_of(here, ["One.", "Two.", "Three.", "Four."]) as session:

        def meanwhile() -> str:
            # The other one has the store to itself here: it changes the same conversation.
            store = session.threads.store
            context = store.load(session.thread.state.context_id)
            context.set_title("changed elsewhere")
            store.save(context)
            return "second"

        typist = Typist("first", meanwhile, "third")
        lines = await held(session, typist)
        assert "✗ another process has gone on with this thread; it is read again; say it once" in lines
        assert typist.drafts == ["", "", "second", ""]
        assert session.thread.context.title == "changed elsewhere"
        said = [entry.data.content for entry in session.thread.context.entries if isinstance(entry, TextEntry)]
        assert said[0] == "first"
        assert said[-2] == "third"


@requirement("CLI-3")
@in_loop
async def test_what_goes_wrong_is_said_and_the_chat_goes_on(here: Path) -> None:
    failed = ProviderResponseError("no", provider_id="mock")
    async with session_of(here, [failed, "Fine."]) as session:
        typist = Typist("/nope", "see @gone.py", "", KeyboardInterrupt, "go", "/retry", "/save /no/such/folder/x.json")
        lines = await held(session, typist)
    assert [line for line in lines if line.startswith("✗")] == [
        "✗ there is no command /nope; /help lists them, and a space before it makes it a",
        "✗ @gone.py: there is no such file (for the mere words write \\@gone.py)",
        "✗ /no/such/folder/x.json: No such file or directory",
    ]
    assert "Ctrl-D or /quit leaves" in lines
    assert lines[lines.index("no") :][:3] == ["no", "", "Fine."]
    assert typist.drafts[2] == "see @gone.py"


@requirement("CLI-3")
@in_loop
async def test_every_command_does_something(here: Path) -> None:
    modes = [Mode(name="plan", system_prompt="You plan."), Mode(name="code")]
    (here / "a.txt").write_text("one\n")
    (here / "dot.png").write_bytes(b"\x89PNG")
    async with session_of(here, ["One."], modes=modes) as session:
        typed = ["hello", "/help", "/image dot.png", "/file a.txt:1", "/mode", "/mode code", "/model other", "/model"]
        typed += ["/branch", "/branch side", "/tools", "/history", "/usage", "/threads", "/calls", "/new"]
        typed += [f"/open {session.thread.id[:4]}", "/save talk.json", "/quit", "never said"]
        lines = await held(session, Typist(*typed))
        assert session.thread.state.model == "other"
    shown = "\n".join(lines)
    for part in (
        *("One.", "/undo", "with the next message: dot.png", "with the next message: a.txt:1", "* plan  You plan."),
        *("mode code", "model other", "* main  1 turn", "branch side, begun here", "delete  ask  Delete a file."),
        *("mode change: plan → code", "this thread: 1 requests, 0 calls", "no call waits", "a new thread"),
        *("written to talk.json", "branch switch: main → side"),
    ):
        assert part in shown, part
    assert "never said" not in shown
    assert set(COMMANDS) - {"undo", "retry"} <= {word.split()[0].removeprefix("/") for word in typed if word[0] == "/"}


@requirement("CLI-3")
def test_a_terminal_without_the_extra_says_which_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "find_spec", lambda name: None)
    with pytest.raises(ConfigurationError, match=r"install .*\[chat\]'"):
        command._need_terminal()
