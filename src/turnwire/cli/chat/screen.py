"""Output on the terminal: lines, notes, tables, and the entries of a conversation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.table import Table

from turnwire_schema.v1.entry import (
    FileReferenceEntry,
    ImageEntry,
    McpResourceEntry,
    SystemControlEntry,
    TextEntry,
    ToolRequestEntry,
    ToolResultEntry,
)

from turnwire.cli.chat.markdown import plain, rendered, split
from turnwire.cli.chat.text_lines import call_line, file_line, image_line, result_line, short, text_of
from turnwire.cli.output import cleaned, visible


class Screen:
    """Writes to a console."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def entry(self, entry: object) -> None:
        match entry:
            case TextEntry(data=data) if data.role == "user":
                self.say(f"› {text_of(data)}", "bold")
            case TextEntry(data=data) if data.role == "assistant":
                for block in split(cleaned(text_of(data))):
                    self.console.print(rendered(block))
                    self.console.print()
                if data.finish_reason in ("cancelled", "error"):
                    self.say("(broken off)", "yellow")
            case TextEntry(data=data):
                self.note(f"{data.role}: {short(text_of(data))}")
            case ToolRequestEntry(data=data):
                self.say(f"→ {call_line(data)}", "cyan")
            case ToolResultEntry(data=data):
                sign, style = ("✗", "red") if data.result.is_error else ("←", "dim")
                self.say(f"{sign} {result_line(data)}", style)
            case FileReferenceEntry(data=data):
                self.note(f"@ {file_line(data)}")
            case ImageEntry(data=data):
                self.note(f"@ {image_line(data)}")
            case McpResourceEntry(data=data):
                self.note(f"@ {data.uri} of {data.server}")
            case SystemControlEntry(data=data):
                self.note(f"{data.control.replace('_', ' ')}: {data.old or '-'} → {data.new}")
            case _:
                self.note(f"({getattr(entry, 'type', 'an entry')})")

    def say(self, text: str, style: str = "") -> None:
        self.console.print(plain(text.replace("\r\n", "\n"), style))

    def note(self, text: str) -> None:
        self.say(text, "dim")

    def table(self, rows: Iterable[tuple[str, ...]]) -> None:
        table = Table(box=None, pad_edge=False, show_edge=False, show_header=False)
        for row in rows:
            while len(table.columns) < len(row):
                table.add_column(overflow="fold", no_wrap=not table.columns)
            table.add_row(*(plain_cell(cell) for cell in row))
        if table.row_count:
            self.console.print(table)


def plain_cell(text: str) -> Any:
    """A cell of a table."""
    from rich.text import Text

    return Text(visible(text))
