"""Keyboard during an answer: Ctrl-C stops the answer first and the program next; typed keys wait for the prompt."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from turnwire.agent import AgentThread


def _bracket_pastes(switch: Literal["h", "l"]) -> None:
    if sys.stdout.isatty():
        sys.stdout.write(f"\x1b[?2004{switch}")
        sys.stdout.flush()


@contextmanager
def without_echo() -> Iterator[None]:
    """Keys do not write into what is drawn; what is typed meanwhile is there at the next prompt. Ctrl-C still stops.

    Where there are no POSIX terminals (Windows), nothing is changed.
    """
    if find_spec("termios") is None:
        yield
        return
    import termios

    try:
        descriptor = sys.stdin.fileno()
        before = termios.tcgetattr(descriptor)
    except (OSError, ValueError, termios.error):
        yield
        return
    quiet = termios.tcgetattr(descriptor)
    quiet[3] &= ~(termios.ECHO | termios.ICANON)
    termios.tcsetattr(descriptor, termios.TCSADRAIN, quiet)
    _bracket_pastes("h")  # so that lines which are pasted meanwhile are one message at the next prompt
    try:
        yield
    finally:
        _bracket_pastes("l")  # the prompt turns it on for itself
        with contextlib.suppress(termios.error):
            termios.tcsetattr(descriptor, termios.TCSADRAIN, before)


_NO_HANDLERS: Final = (RuntimeError, ValueError, NotImplementedError)
"""The errors of asyncio and `signal` outside the main thread, and on Windows, whose event loop handles no signals."""


@contextmanager
def stopping_on_interrupt(thread: AgentThread) -> Iterator[None]:
    """Within this Ctrl-C cancels the run of `thread`, whose last event says so; a second one does what it always does.

    Where signals cannot be handled (not the main thread) Ctrl-C stays as it was.
    """
    loop = asyncio.get_running_loop()
    before = signal.getsignal(signal.SIGINT)
    stopping: list[asyncio.Task[bool]] = []

    def free() -> None:
        with suppress(*_NO_HANDLERS):
            loop.remove_signal_handler(signal.SIGINT)
            signal.signal(signal.SIGINT, before)

    def stop() -> None:
        stopping.append(loop.create_task(thread.cancel()))
        free()

    with suppress(*_NO_HANDLERS):
        loop.add_signal_handler(signal.SIGINT, stop)
    try:
        yield
    finally:
        free()
