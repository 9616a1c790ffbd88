"""Output of commands: results to stdout (text or `--json`), everything else to stderr."""

from __future__ import annotations

import io
import json
import os
import sys
import warnings
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

from turnwire_schema.v1.error import Loss

from turnwire.core.errors import InvalidDataError, ProviderError
from turnwire.core.unknown_keys import UnknownKey


class Style(NamedTuple):
    """How things are printed."""

    as_json: bool
    quiet: bool = False
    ascii_only: bool = False

    def item(self, value: Any) -> str:
        """An item of a list as `print_json` writes it."""
        text = json.dumps(value, ensure_ascii=self.ascii_only, indent=2)
        return "  " + text.replace("\n", "\n  ")

    def joined(self, texts: Sequence[str]) -> str:
        """Items or lines that follow each other."""
        return ",\n".join(texts) if self.as_json else "".join(texts)


class Shown(NamedTuple):
    """The output of a part of the work, and whether something was wrong."""

    out: str
    err: str
    has_faults: bool


class Printer:
    """Prints what comes, in order. As JSON it is one list, which is ended when the block is."""

    def __init__(self, style: Style) -> None:
        self._style = style
        self._is_empty = True
        self.has_faults = False

    def show(self, shown: Shown) -> None:
        """Print a part."""
        self.has_faults = self.has_faults or shown.has_faults
        if shown.out:
            if self._style.as_json:
                sys.stdout.write("[\n" if self._is_empty else ",\n")
            self._is_empty = False
            sys.stdout.write(shown.out)
            sys.stdout.flush()
        if shown.err:
            sys.stderr.write(shown.err)
            sys.stderr.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._style.as_json and kind is None:
            sys.stdout.write("[]\n" if self._is_empty else "\n]\n")


_GREEN: Final = "\x1b[32m"
_RED: Final = "\x1b[1;31m"
_PLAIN: Final = "\x1b[0m"
TABLE_WIDTH: Final = 200
"""Columns of a table that a program or a file reads."""

# What a model wrote goes to a terminal, which obeys escape sequences; line ends and tabs are harmless. Characters that
# turn the direction of text make it look like another text (Unicode TR 36, 2.2); separators, tags (Unicode 23.9) and
# half surrogate pairs are not seen at all, or not as what they are. Marks of right-to-left scripts stay.
_CONTROLS: Final = {
    **{code: f"\\x{code:02x}" for code in (*range(32), *range(127, 160)) if chr(code) not in "\n\t"},
    **{code: f"\\u{code:04x}" for code in (*range(0x2028, 0x202F), *range(0x2060, 0x2070), 0x200B, 0xFEFF)},
    **{code: f"\\u{code:04x}" for code in (*range(0xFFF9, 0xFFFC), *range(0xD800, 0xE000))},
    **{code: f"\\U{code:08x}" for code in range(0xE0000, 0xE0080)},
}


def prepare_streams() -> None:
    """Make stdout and stderr take any text: what their encoding does not know is written as an escape."""
    if sys.stdin is None:  # closed by the parent process, as the two below may be
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115  # open until the process ends
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by the parent process
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115  # open until the process ends
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def prepare_warnings() -> None:
    """Make each of our own warnings one line on stderr, without the place in our code that found it."""
    shown_by_python = warnings.showwarning

    def show(message: Warning | str, category: type[Warning], *place: Any, **more: Any) -> None:
        if category.__module__.partition(".")[0] == "turnwire":
            tell(f"turnwire: warning: {message}")
        else:
            shown_by_python(message, category, *place, **more)

    warnings.showwarning = show


def visible(text: str) -> str:
    """`text` with control characters written out, so that a terminal does not obey them, nor shows another text."""
    if text.isascii() and text.isprintable():  # most lines: nothing to look for character by character
        return text
    return text.translate(_CONTROLS)


def say(text: str) -> None:
    """A line on stdout, control characters written out."""
    sys.stdout.write(visible(text) + "\n")
    sys.stdout.flush()


def tell(text: str) -> None:
    """A line on stderr, control characters written out."""
    sys.stderr.write(visible(text) + "\n")
    sys.stderr.flush()


def say_marked(text: str) -> None:
    """A line on stdout that begins with ✓ or ✗, which is green or red in a terminal."""
    colour = _GREEN if text.startswith("✓") else _RED
    if text[:1] in "✓✗" and is_styled() and not os.environ.get("NO_COLOR"):
        sys.stdout.write(f"{colour}{text[0]}{_PLAIN}{visible(text[1:])}\n")
        sys.stdout.flush()
    else:
        say(text)


def is_utf8_out() -> bool:
    """Whether stdout takes any character as it is."""
    return (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"


def print_json(value: Any) -> None:
    """`value` as indented JSON on stdout."""
    sys.stdout.write(json.dumps(value, ensure_ascii=not is_utf8_out(), indent=2) + "\n")


def print_table(columns: Iterable[str], rows: Iterable[Iterable[object]]) -> None:
    """Rows under columns on stdout, as wide as the text needs where stdout is not a terminal."""
    lines = [tuple(columns), *(tuple(visible(str(cell)) for cell in row) for row in rows)]
    plain = None if is_styled() else _plain_table(lines)
    if plain is not None:
        sys.stdout.write(plain)
        sys.stdout.flush()
        return
    from rich.table import Table

    from turnwire.cli.console import table_console

    table = Table(box=None, pad_edge=False, show_edge=False)
    for column in lines[0]:
        table.add_column(column, overflow="fold")
    for line in lines[1:]:
        table.add_row(*line)
    table_console().print(table)


def is_styled() -> bool:
    """Whether stdout is a terminal, which gets colour and frames."""
    return sys.stdout.isatty() or any(name in os.environ for name in ("FORCE_COLOR", "TTY_COMPATIBLE"))


def _plain_table(lines: Sequence[tuple[str, ...]]) -> str | None:
    """The same output as rich for a table where nothing folds and all is ASCII, without loading it; else None."""
    if not all(cell.isascii() and cell.isprintable() and cell == cell.strip() for line in lines for cell in line):
        return None
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    if not all(widths) or sum(widths) + 2 * (len(widths) - 1) > TABLE_WIDTH:
        return None
    return "".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) + "\n" for line in lines
    )


def print_losses(losses: Iterable[Loss]) -> None:
    """One line on stderr for each loss."""
    for loss in losses:
        tell(loss_line(loss))


def print_unknown(file: str, keys: Iterable[UnknownKey]) -> None:
    """One line on stderr for each key that a schema does not name."""
    for key in keys:
        tell(f"{file}: {key}")


def loss_line(loss: Loss) -> str:
    """A loss in words."""
    return f"loss: {loss.at or '/'}: {loss.reason} ({loss.action}) [{loss.id}]"


def print_error(error: BaseException | str, *, as_json: bool) -> None:
    """Print an error, on stderr in words or on stdout as JSON; never a traceback, never content."""
    if as_json:
        print_json({"error": error_json(error)})
    else:
        name = "turnwire:"
        if sys.stderr.isatty() and not os.environ.get("NO_COLOR"):
            name = f"{_RED}{name}{_PLAIN}"
        sys.stderr.write(f"{name} {visible(str(error))}\n")
        sys.stderr.flush()


def error_json(error: BaseException | str) -> dict[str, Any]:
    """An error as JSON: its code and details where it has them."""
    if isinstance(error, ProviderError):
        return error.info.to_dict()
    if isinstance(error, InvalidDataError):
        return {"message": str(error), "problems": [problem._asdict() for problem in error.problems]}
    return {"message": str(error)}


class Cleaner:
    """Gives each piece as it may be shown: line ends are `\\n`, also where one comes in two pieces; see `visible`."""

    def __init__(self) -> None:
        self._held = ""

    def clean(self, piece: str) -> str:
        """The next piece."""
        text = self._held + piece
        self._held = "\r" if text.endswith("\r") else ""
        return visible(text.removesuffix(self._held).replace("\r\n", "\n"))

    def end(self) -> str:
        """Return the text that was held back; nothing follows."""
        held, self._held = self._held, ""
        return visible(held)


def cleaned(text: str) -> str:
    """A whole text as it may be shown."""
    return visible(text.replace("\r\n", "\n"))


class Waiting:
    """Shows that `what` is waited for while its block runs, or until `end`; nothing if stderr is no terminal."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._shown = ExitStack()

    def __enter__(self) -> Waiting:
        if sys.stderr.isatty():
            from turnwire.cli.console import cursor_comes_back, err

            self._shown.enter_context(cursor_comes_back())
            self._shown.enter_context(err.status(f"{self._what} …"))
        return self

    def end(self) -> None:
        """Take the sign away."""
        self._shown.close()

    def __exit__(self, *_: object) -> None:
        self.end()
