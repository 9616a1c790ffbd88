"""Help texts: nothing is cut off, options are in panels, and a terminal gets colour and frames.

Rich is loaded for a terminal only: a program or a file gets the same words as plain text, in a tenth of the time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

from turnwire.cli.output import is_styled

HELP_OPTIONS: Final = ("-h", "--help")
SETTINGS: Final[dict[str, Any]] = {"help_option_names": list(HELP_OPTIONS)}
_WIDEST: Final = 100
_WIDEST_NAMES: Final = 30
_Function = TypeVar("_Function", bound=Callable[..., Any])
_Rows = Sequence[tuple[str, str]]


class HelpCommand(TyperCommand):
    """A command with such a help text."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help text."""
        _format_help(self, ctx, formatter, _sections(self, ctx))


class HelpGroup(TyperGroup):
    """A group of commands with such a help text."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help text."""
        _format_help(self, ctx, formatter, {**_sections(self, ctx), "Commands": self.described(ctx)})

    def described(self, ctx: Any) -> _Rows:
        """Each command with the first sentence of its help."""
        commands = ((name, self.get_command(ctx, name)) for name in self.list_commands(ctx))
        return [(name, _first_sentence(each.help)) for name, each in commands if each is not None]


class CommandGroup(typer.Typer):
    """A group whose commands have such help texts."""

    def __init__(self, **settings: Any) -> None:
        settings = {"no_args_is_help": True, "cls": HelpGroup, "add_completion": False, **settings}
        super().__init__(rich_markup_mode=None, pretty_exceptions_enable=False, context_settings=SETTINGS, **settings)

    def command(self, name: str | None = None, **settings: Any) -> Callable[[_Function], _Function]:
        """Add a command, as Typer does."""
        return super().command(name, **{"cls": HelpCommand, "context_settings": SETTINGS, **settings})


def _first_sentence(text: str | None) -> str:
    return " ".join((text or "").strip().split("\n\n")[0].split())


def _sections(command: Any, ctx: Any) -> dict[str, _Rows]:
    """The arguments and options by the name of their panel; what has no panel comes first."""
    found: dict[str, list[tuple[str, str]]] = {"Arguments": [], "Options": []}
    for param in command.get_params(ctx):
        row = param.get_help_record(ctx)
        if row is not None:
            usual = "Arguments" if param.param_type_name == "argument" else "Options"
            found.setdefault(getattr(param, "rich_help_panel", None) or usual, []).append(row)
    return {name: rows for name, rows in found.items() if rows}


def _format_help(command: Any, ctx: Any, formatter: Any, sections: dict[str, _Rows]) -> None:
    if is_styled():
        formatter.write(_framed(command, ctx, sections))
        return
    command.format_usage(ctx, formatter)
    command.format_help_text(ctx, formatter)
    for name, rows in sections.items():
        with formatter.section(name):
            formatter.write_dl(rows)
    command.format_epilog(ctx, formatter)


def _framed(command: Any, ctx: Any, sections: dict[str, _Rows]) -> str:
    """The help text for a terminal."""
    from rich.console import Console
    from rich.padding import Padding
    from rich.panel import Panel
    from rich.table import Table
    from rich.text import Text

    console = Console(width=min(Console().width, _WIDEST), highlight=False, emoji=False, markup=False)
    with console.capture() as shown:
        console.print(Text(command.get_usage(ctx), style="bold"))
        for paragraph in (command.help or "").strip().split("\n\n"):
            console.print(Padding(Text(" ".join(paragraph.split())), (1, 2, 0, 2)))
        console.print()
        for name, rows in sections.items():
            table = Table.grid(padding=(0, 2), expand=True)
            table.add_column(style="cyan", max_width=_WIDEST_NAMES, overflow="fold")
            table.add_column(ratio=1, overflow="fold")
            for left, right in rows:
                table.add_row(Text(left), Text(right))
            console.print(Panel(table, title=name, title_align="left", border_style="dim"))
        for paragraph in (command.epilog or "").split("\n\n"):
            console.print(Padding(Text(" ".join(paragraph.split()), style="dim"), (0, 2)))
    return shown.get()
