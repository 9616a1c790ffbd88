"""Consoles, for tables and for what moves; loaded by the commands that show them."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from turnwire.cli.output import TABLE_WIDTH, visible
from turnwire.portable import signals

_ENDING: Final = signals("SIGTERM", "SIGHUP")
_AS_IT_WAS: Final = b"\r\x1b[2K\x1b[?25h"
"""Takes away the line that moved, and shows the cursor."""


class _Console(Console):
    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        # Names and messages of servers are text: rich would hand their escape sequences to the terminal.
        for each in super().render(renderable, options):
            yield each if each.control else Segment(visible(each.text), each.style)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError  # rich itself would end the process with 1; `turnwire.cli.app` decides that


err: Final[Console] = _Console(stderr=True, highlight=False, emoji=False, markup=False)
"""For what moves while we work. Lines go out by `say` and `tell`: a console would change tabs and line ends in them."""


def table_console() -> Console:
    """A console on stdout that does not fold what a program or a file reads."""
    return _Console(width=None if sys.stdout.isatty() else TABLE_WIDTH, highlight=False, emoji=False, markup=False)


@contextmanager
def cursor_comes_back() -> Iterator[None]:
    """Show the cursor again where a signal ends the process while something moves on stderr, which hides it."""
    # What is ignored (`nohup`) stays so; who has a handler of their own comes back through here in order.
    heard = [each for each in _ENDING if err.is_terminal and signal.getsignal(each) is signal.SIG_DFL]
    for each in heard:
        signal.signal(each, _end)
    try:
        yield
    finally:
        for each in heard:
            signal.signal(each, signal.SIG_DFL)


def _end(number: int, frame: FrameType | None) -> None:
    if not err.is_dumb_terminal:
        os.write(sys.stderr.fileno(), _AS_IT_WAS)  # not by the console, which may be about to write
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)
