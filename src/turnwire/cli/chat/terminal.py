"""The chat in a terminal: prompt, commands, questions about calls, Ctrl-C.

`view` shows a run, `screen` what is between runs.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Mapping
from contextlib import aclosing
from typing import TYPE_CHECKING, Final

from rich.console import Console

from turnwire_schema.v1.entry import (
    TextEntry,
    ToolRequestEntry,
)
from turnwire_schema.v1.thread import AgentEvent
from turnwire_schema.v1.usage import UsageInfo

from turnwire.agent.run import open_requests
from turnwire.cli.chat.commands import COMMANDS, Typed, as_message, read_answer, read_command
from turnwire.cli.chat.completion import choices_of
from turnwire.cli.chat.event_view import EventView
from turnwire.cli.chat.keyboard import stopping_on_interrupt, without_echo
from turnwire.cli.chat.screen import Screen
from turnwire.cli.chat.session import ChatSession
from turnwire.cli.chat.text_lines import (
    argument_lines,
    file_line,
    short,
    totals_line,
    usage_line,
)
from turnwire.cli.exit_codes import Exit, UsageError
from turnwire.cli.output import visible
from turnwire.core.errors import TurnwireError, counted
from turnwire.store import ConflictError
from turnwire.store.address import default_store
from turnwire.tools import ApprovalError

if TYPE_CHECKING:
    from turnwire.cli.chat.prompt import Prompt

_TICK_S: Final = 0.08
_RECENT: Final = 6
_QUESTION: Final = "run it? y once · a always for this tool · n no (n REASON) · v view all › "


class Terminal:
    """Runs the chat until the user leaves."""

    def __init__(self, session: ChatSession, *, console: Console | None = None, prompt: Prompt | None = None) -> None:
        self._session = session
        self._screen = Screen(console or Console(highlight=False, emoji=False, markup=False))
        self._prompt = prompt
        self._usage: UsageInfo | None = None
        self._draft = ""
        self._is_over = False
        self._commands: Mapping[str, Callable[[str], Awaitable[None]]] = {
            "help": self._help,
            "image": self._image,
            "file": self._file,
            "mode": self._mode,
            "model": self._model,
            "branch": self._branch,
            "undo": self._undo,
            "retry": self._retry,
            "calls": self._calls,
            "tools": self._tools,
            "history": self._history,
            "usage": self._show_usage,
            "threads": self._threads,
            "open": self._open,
            "new": self._new,
            "save": self._save,
            "quit": self._quit,
        }

    async def run(self, first: str = "") -> int:
        """Run the chat; `first` is sent before the user is asked. The exit code."""
        if self._prompt is None:
            from turnwire.cli.chat.prompt import Prompt

            self._prompt = Prompt(choices_of(self._session), self._toolbar, default_store().parent / "chat-history")
        self._welcome()
        if first.strip():
            await self._guarded(self._message(first))
        elif open_requests(self._session.thread.context):
            await self._guarded(self._decide_and_go_on())
        while not self._is_over:
            draft, self._draft = self._draft, ""
            try:
                line = await self._prompt.message(draft)
            except KeyboardInterrupt:
                self._screen.note("Ctrl-D or /quit leaves")
                continue
            except EOFError:
                break
            if line.strip():
                await self._guarded(self._line(line))
        return Exit.SUCCESS

    async def _guarded(self, work: Awaitable[None]) -> None:
        """Run it; an error is reported, and the chat goes on."""
        try:
            await work
        except ConflictError:
            self._screen.say(
                "✗ another process has gone on with this thread; it is read again; say it once more", "red"
            )
            await self._guarded(self._open(self._session.thread.id))
        except TurnwireError as error:
            self._screen.say(f"✗ {error}", "red")

    async def _line(self, line: str) -> None:
        typed = read_command(line)
        if typed is not None:
            await self._command(typed)
            return
        try:
            await self._message(as_message(line))
        except (UsageError, ConflictError):
            self._draft = line  # nothing was sent: keep the line, so that it can be edited or sent again
            raise

    async def _command(self, typed: Typed) -> None:
        await self._commands[typed.command.name](typed.argument)

    # Running

    async def _message(self, text: str) -> None:
        if open_requests(self._session.thread.context):
            self._screen.note("calls of the last answer come first; then send it again")
            self._draft = text
            await self._decide_and_go_on()
            return
        await self._follow(self._session.say(text))

    async def _follow(self, events: AsyncGenerator[AgentEvent, None]) -> None:
        """Show a run, ask about its calls, and go on, until it has an end."""
        await self._show(events)
        await self._decide_and_go_on(is_new=True)

    async def _decide_and_go_on(self, *, is_new: bool = False) -> None:
        """Have the calls that wait decided, and run what is open; `is_new`: only where something waits."""
        thread = self._session.thread
        while thread.pending or (not is_new and open_requests(thread.context)):
            if not await self._decide_all():
                self._screen.note(f"{counted(len(thread.pending), 'call')} waiting; decide with /calls")
                return
            is_new = True
            await self._show(thread.stream(after=thread.journal.last_event_id))

    async def _show(self, events: AsyncGenerator[AgentEvent, None]) -> None:
        thread = self._session.thread
        with (
            stopping_on_interrupt(thread),
            without_echo(),
            EventView(self._screen.console, is_live=self._screen.console.is_terminal) as view,
        ):
            ticking = asyncio.create_task(_tick(view))
            try:
                async with aclosing(events) as following:
                    async for event in following:
                        view.show(event)
            finally:
                ticking.cancel()
                self._usage = view.usage or self._usage
        if not thread.pending:
            self._screen.console.print()

    # Calls

    async def _decide_all(self) -> bool:
        """Ask about every call that waits; False if the user wants to decide later."""
        while pending := self._session.thread.pending:
            if not await self._decide(pending[0]):
                return False
        return True

    async def _decide(self, entry: ToolRequestEntry) -> bool:
        assert self._prompt is not None
        assert entry.data.call is not None
        approval = entry.data.approval
        server = f" of server {entry.data.server}" if entry.data.server else ""
        self._screen.say(f"? {entry.data.call.name}{server} wants to run", "bold yellow")
        if entry.data.call.origin == "text":
            self._screen.say("  the model wrote this call as text", "yellow")
        if approval is not None and approval.reason:
            self._screen.say(f"  {approval.reason}", "yellow")
        self._arguments(entry, is_whole=False)
        while True:
            try:
                line = await self._prompt.answer(_QUESTION)
            except (KeyboardInterrupt, EOFError):
                return False
            answer = read_answer(line)
            if answer is None:
                self._screen.note("y, a, n or v; Ctrl-C decides later")
            elif answer.word == "all":
                self._arguments(entry, is_whole=True)
            else:
                try:
                    self._session.answer(entry, answer)
                except ApprovalError as error:
                    self._screen.say(f"✗ {error.text}", "red")
                return True

    def _arguments(self, entry: ToolRequestEntry, *, is_whole: bool) -> None:
        assert entry.data.call is not None
        lines, _ = argument_lines(entry.data.call.arguments, **({"most": None} if is_whole else {}))
        for line in lines:
            self._screen.say(f"  {line}")

    async def _calls(self, _: str) -> None:
        if not open_requests(self._session.thread.context):
            self._screen.note("no call waits")
        await self._decide_and_go_on()

    # Commands

    async def _help(self, _: str) -> None:
        self._screen.table((command.usage, command.help) for command in COMMANDS.values())
        self._screen.note("")
        self._screen.table(
            (
                ("@PATH, @PATH:10-20", "gives a file of the workspace, or lines of it; an image is shown"),
                ("Enter, Alt+Enter", "sends; begins a new line"),
                ("Ctrl-C, Ctrl-D", "stops the answer, what came is kept; leaves"),
            )
        )

    async def _image(self, path: str) -> None:
        data = self._session.add_image(path)
        self._screen.note(f"with the next message: {data.source}")

    async def _file(self, written: str) -> None:
        data = self._session.add_file(written)
        self._screen.note(f"with the next message: {file_line(data).removesuffix(': pending')}")

    async def _mode(self, name: str) -> None:
        context = self._session.thread.context
        if name:
            await self._session.set_mode(name)
            self._screen.note(f"mode {name}")
        elif context.modes:
            active = context.mode.name if context.mode is not None else None
            self._screen.table(
                (_mark(mode.name == active) + mode.name, short(mode.system_prompt or "", 60)) for mode in context.modes
            )
        else:
            self._screen.note("no modes are configured; they stand under agent.modes")

    async def _model(self, name: str) -> None:
        if name:
            await self._session.set_model(name)
            self._screen.note(f"model {name}")
            return
        for each in await self._session.models():
            self._screen.say(_mark(each == self._session.model) + each)

    async def _branch(self, name: str) -> None:
        context = self._session.thread.context
        if name:
            is_new = await self._session.branch(name)
            self._screen.note(f"branch {name}{', begun here' if is_new else ''}")
            if not is_new:
                self._recent()
            return
        self._screen.table(
            (
                _mark(branch.name == context.active_branch) + branch.name,
                _turns_in_words(context.line(branch.name)) + (f", from {branch.parent}" if branch.parent else ""),
            )
            for branch in context.branches
        )

    async def _undo(self, _: str) -> None:
        before = self._session.thread.context.active_branch
        self._draft = await self._session.undo()
        after = self._session.thread.context.active_branch
        self._screen.note(f"back before your last message, on branch {after}; /branch {before} returns to it")

    async def _retry(self, _: str) -> None:
        await self._follow(self._session.retry())

    async def _tools(self, _: str) -> None:
        rows = self._session.tools()
        if not rows:
            self._screen.note("no tools are offered")
        self._screen.table((name, decision, short(about, 80)) for name, decision, about in rows)

    async def _history(self, _: str) -> None:
        for entry in self._session.thread.context.entries:
            self._screen.entry(entry)

    async def _show_usage(self, _: str) -> None:
        totals = self._session.thread.state.totals
        self._screen.say(f"last answer: {'none yet' if self._usage is None else usage_line(self._usage)}")
        self._screen.say(f"this thread: {'nothing yet' if totals is None else totals_line(totals)}")

    async def _threads(self, _: str) -> None:
        rows = await self._session.listed()
        if not rows:
            self._screen.note("no thread is stored yet")
        self._screen.table((_mark(row.is_open) + row.id[:8], row.changed, short(row.title, 50)) for row in rows)

    async def _open(self, wanted: str) -> None:
        await self._session.open(wanted)
        self._welcome()

    async def _new(self, _: str) -> None:
        self._session.begin()
        self._screen.note("a new thread")

    async def _save(self, path: str) -> None:
        self._screen.note(f"written to {self._session.save_to(path)}")

    async def _quit(self, _: str) -> None:
        self._is_over = True

    # Showing

    def _welcome(self) -> None:
        thread, agent = self._session.thread, self._session.thread.agent
        facts = [f"provider {agent.provider.provider_id}", f"model {self._session.model or 'not chosen: /model NAME'}"]
        if thread.context.title is not None:
            facts.append(f"thread {thread.id[:8]}: {short(thread.context.title, 40)}")
        self._screen.say(f"turnwire chat · {' · '.join(facts)}", "bold")
        self._screen.note("Enter sends, Alt+Enter begins a new line, @ gives a file, /help lists the rest")
        self._recent()

    def _recent(self) -> None:
        """The end of the conversation, so that one knows where one is."""
        entries = self._session.thread.context.entries
        shown = list(entries[-_RECENT:])
        if len(entries) > len(shown):
            self._screen.note(f"… {len(entries) - len(shown)} earlier entries: /history")
        for entry in shown:
            self._screen.entry(entry)

    def _toolbar(self) -> str:
        session, context = self._session, self._session.thread.context
        facts = [context.active_branch]
        if context.mode is not None:
            facts.append(context.mode.name)
        facts.append(session.model or "no model")
        ready = len(session.files) + len(session.images)
        if ready:
            facts.append(f"{counted(ready, 'file')} ready")
        waiting = len(session.thread.pending)
        if waiting:
            facts.append(f"{counted(waiting, 'call')} waiting: /calls")
        return visible(" · ".join(facts))


def _mark(is_active: bool) -> str:
    return "* " if is_active else "  "


def _turns_in_words(line: Iterable[object]) -> str:
    count = sum(isinstance(entry, TextEntry) and entry.data.role == "user" for entry in line)
    return f"{count} turn{'' if count == 1 else 's'}"


async def _tick(view: EventView) -> None:
    while True:
        view.tick()
        await asyncio.sleep(_TICK_S)
