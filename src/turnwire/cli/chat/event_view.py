"""Events of a run on a console: blocks of markdown as they become ready, what is still open below them, redrawn.

Only the open block is drawn again, and never more of it than the window holds: what scrolled away is never touched, so
that answers of any length do not flicker. Nothing is drawn without `tick`, which is called a few times a second.
"""

from __future__ import annotations

from typing import Final, Literal

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.spinner import Spinner

from turnwire_schema.v1.entry import FileReferenceEntry, ImageEntry, ToolRequestEntry
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.thread import (
    AgentEvent,
    AnswerArrived,
    ChunkArrived,
    EntryAdded,
    NoticeGiven,
    RoundStarted,
    RunEnded,
    ToolCompleted,
    ToolRequested,
    ToolStarted,
)
from turnwire_schema.v1.usage import UsageInfo

from turnwire.cli.chat.markdown import Blocks, Lines, ending, plain, rendered, tail
from turnwire.cli.chat.text_lines import (
    EMPTY,
    SAID_BY_ITS_ENTRY,
    call_line,
    end_line,
    file_line,
    image_line,
    result_line,
    says_nothing,
)
from turnwire.cli.output import Cleaner, visible

_ROOM: Final = 4
"""Lines of the window that the open block leaves free."""

DIM: Final = "dim italic"


class EventView:
    """Shows the events of one run. Use it with `with`; the console is its alone until then."""

    def __init__(self, console: Console, *, is_live: bool = True) -> None:
        self._console = console
        self._live = Live(console=console, auto_refresh=False, transient=True, vertical_overflow="crop")
        self._is_live = is_live
        self._blocks = Blocks()
        self._cleaner = Cleaner()
        self._thoughts = ""
        self._kind: Literal["text", "thinking"] | None = None
        self._doing: str | None = "waiting for the model"
        self._spinner = Spinner("dots", style="dim")
        self._is_dirty = True
        self._has_shown = False
        self.usage: UsageInfo | None = None
        """Token usage of the last answer; None before the first answer."""

    def __enter__(self) -> EventView:
        if self._is_live:
            self._live.start()
        return self

    def __exit__(self, *reason: object) -> None:
        self._end_block()
        self._doing = None
        self._draw()
        if self._is_live:
            self._live.stop()

    def tick(self) -> None:
        """Draw what changed, and move the sign of work."""
        if self._is_dirty or self._doing is not None:
            self._draw()

    def show(self, event: AgentEvent) -> None:
        """Take an event."""
        self._is_dirty = True
        match event:
            case ChunkArrived(chunk=chunk):
                self._piece(chunk)
            case RoundStarted():
                self._doing = "waiting for the model"
            case AnswerArrived(response=response):
                self._end_block()
                if says_nothing(response.message):
                    self._line(EMPTY, "yellow")
                self.usage = response.usage
                self._doing = None
            case ToolRequested(entry=entry) if isinstance(entry, ToolRequestEntry):
                self._line(f"→ {call_line(entry.data)}", "cyan")
            case ToolStarted(name=name):
                self._doing = f"{name} runs"
            case ToolCompleted(entry=entry):
                self._doing = None
                sign, style = ("✗", "red") if entry.data.result.is_error else ("←", "dim")
                self._line(f"{sign} {result_line(entry.data)}", style)
            case NoticeGiven(notice=notice) if notice.id not in SAID_BY_ITS_ENTRY:
                self._line(f"! {notice.message}", "yellow")
            case EntryAdded(entry=entry):
                self._entry(entry)
            case RunEnded():
                self._end_block()
                self._doing = None
                said = end_line(event)
                if said is not None:
                    self._line(said, "red" if event.outcome == "failed" else "yellow")

    def _entry(self, entry: object) -> None:
        match entry:
            case FileReferenceEntry(data=data) if data.status != "pending":
                self._line(f"@ {file_line(data)}", "dim" if data.problem is None else "yellow")
            case ImageEntry(data=data) if data.state != "pending":
                self._line(f"@ {image_line(data)}", "dim" if data.problem is None else "yellow")

    def _piece(self, chunk: StreamingChunk) -> None:
        if chunk.thinking:
            self._become("thinking")
            self._doing = None
            self._thoughts += self._cleaner.clean(chunk.thinking)
            ready, end, self._thoughts = self._thoughts.rpartition("\n")
            if end and ready.strip():
                self._print(plain(ready, DIM))
        if chunk.text or chunk.refusal:
            self._become("text")
            self._doing = None
            for block in self._blocks.add(self._cleaner.clean((chunk.text or "") + (chunk.refusal or ""))):
                self._print_block(block)

    def _become(self, kind: Literal["text", "thinking"]) -> None:
        if self._kind != kind:
            self._end_block()
            self._kind = kind

    def _end_block(self) -> None:
        """Show for good what is still open."""
        kind, thoughts = self._kind, self._thoughts
        self._blocks.add(self._cleaner.end())
        rest = self._blocks.end()
        self._thoughts, self._kind = "", None
        if kind == "thinking":
            if thoughts.strip():
                self._print(plain(thoughts, DIM))
            self._has_shown = True
        for block in rest:
            self._print_block(block)

    def _print_block(self, text: str) -> None:
        if not text.strip():
            return
        if self._has_shown:
            self._print("")
        self._print(rendered(text))
        self._has_shown = True

    def _line(self, text: str, style: str) -> None:
        self._end_block()
        self._print(plain(text, style))
        self._has_shown = True

    def _print(self, shown: RenderableType) -> None:
        if self._is_live:  # what is drawn below must not be drawn again with the old state
            self._live.update(self._below(), refresh=False)
        self._console.print(shown)

    def _below(self) -> RenderableType:
        parts: list[RenderableType] = []
        most = max(self._console.height - _ROOM, 1)
        if self._kind == "thinking" and self._thoughts.strip():
            parts.append(Lines(tail(self._console, plain(self._thoughts, DIM), most)))
        if self._kind == "text" and self._blocks.open.strip():
            seen = ending(self._blocks.open, most, self._console.width)
            lines = tail(self._console, rendered(seen), most)
            parts.extend((plain(""), Lines(lines)) if self._has_shown else (Lines(lines),))
        if self._doing is not None:
            self._spinner.text = plain_text(self._doing)
            parts.append(self._spinner)
        return Group(*parts)

    def _draw(self) -> None:
        self._is_dirty = False
        if self._is_live:
            self._live.update(self._below(), refresh=True)


def plain_text(text: str) -> str:
    """A text for the sign of work: in one line, with nothing that a terminal obeys."""
    return visible(" ".join(text.split()))[:60] + " (Ctrl-C stops)"
