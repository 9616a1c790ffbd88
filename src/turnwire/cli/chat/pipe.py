"""One message without a terminal: the answer on stdout, and nothing else there; or every event as a line of JSON.

Nobody can be asked here. A call that the policy would ask about is denied, the model is told why, and the exit code
says so.
"""

from __future__ import annotations

import json
import sys
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Final

from turnwire_schema.v1.entry import FileReferenceEntry, ImageEntry, ToolRequestEntry
from turnwire_schema.v1.thread import (
    AgentEvent,
    AnswerArrived,
    ChunkArrived,
    EntryAdded,
    NoticeGiven,
    RunEnded,
)

from turnwire.cli.chat.keyboard import stopping_on_interrupt
from turnwire.cli.chat.session import ChatSession
from turnwire.cli.chat.text_lines import EMPTY, SAID_BY_ITS_ENTRY, end_line, file_line, image_line, says_nothing
from turnwire.cli.exit_codes import Exit, exit_code
from turnwire.cli.output import cleaned, print_error, tell
from turnwire.core.errors import TurnwireError

NOBODY: Final = "nobody is there to approve it, because this runs without a terminal"
"""Why a call is denied, for the model."""


class Pipe:
    """Answers one message. `code` is how it ended."""

    def __init__(self, session: ChatSession, *, as_json: bool) -> None:
        self._session = session
        self._as_json = as_json
        self._text = ""
        self._outcome: RunEnded | None = None
        self._denied = 0
        self._is_empty = False

    async def run(self, words: str, piped: str = "") -> int:
        """Say `words` and what was piped in, answer what is asked, and print the answer: the exit code.

        What was piped in is data: an `@` in it names no file.
        """
        events = self._session.say(words, piped)
        while True:
            await self._follow(events)
            pending = self._session.thread.pending
            if not pending:
                break
            for entry in pending:
                self._tell_denied(entry)
            after = self._session.thread.journal.last_event_id
            self._denied += self._session.deny_all(NOBODY)
            events = self._session.thread.stream(after=after)
        return self._code()

    async def _follow(self, events: AsyncGenerator[AgentEvent, None]) -> None:
        with stopping_on_interrupt(self._session.thread):
            async with aclosing(events) as following:
                async for event in following:
                    self._show(event)
        self._print_answer()

    def _show(self, event: AgentEvent) -> None:
        if self._as_json:
            sys.stdout.write(json.dumps(event.to_dict(), ensure_ascii=True) + "\n")
            sys.stdout.flush()
        match event:
            case ChunkArrived(chunk=chunk):
                self._text += (chunk.text or "") + (chunk.refusal or "")
            case AnswerArrived(response=response):
                # Words before a call are no answer; the answer is what comes at the end.
                self._is_empty = says_nothing(response.message)
                if response.message.tool_calls or response.message.invalid_tool_calls:
                    self._text = ""
            case RunEnded():
                self._outcome = event
            case NoticeGiven(notice=notice) if not self._as_json and notice.id not in SAID_BY_ITS_ENTRY:
                tell(f"turnwire: {notice.message}")
            case EntryAdded(entry=FileReferenceEntry(data=data)) if data.problem is not None and not self._as_json:
                tell(f"turnwire: {file_line(data)}")
            case EntryAdded(entry=ImageEntry(data=data)) if data.problem is not None and not self._as_json:
                tell(f"turnwire: {image_line(data)}")

    @staticmethod
    def _tell_denied(entry: ToolRequestEntry) -> None:
        name = entry.data.call.name if entry.data.call is not None else "a tool"
        tell(f"turnwire: {name} was denied: {NOBODY}; allow it under agent.tools in the configuration")

    def _print_answer(self) -> None:
        text, self._text = cleaned(self._text), ""
        if self._as_json or not text:
            return
        sys.stdout.write(text if text.endswith("\n") else f"{text}\n")
        sys.stdout.flush()

    def _code(self) -> int:
        ended = self._outcome
        assert ended is not None
        match ended.outcome:
            case "completed":
                if self._is_empty and not self._as_json:
                    tell(f"turnwire: {EMPTY}")
                return Exit.DENIED if self._denied else Exit.SUCCESS
            case "cancelled":
                if not self._as_json:
                    tell("turnwire: cancelled")
                return Exit.CANCELLED
            case _:
                error = self._session.thread.last_error
                if not self._as_json:  # the last event says it there
                    print_error(error or end_line(ended) or ended.outcome, as_json=False)
                return exit_code(error) if isinstance(error, TurnwireError) else Exit.FAILURE
