"""Ctrl-C while an answer comes: the first time it stops the answer, the second time the program."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from turnwire.agent import AgentThread


_NO_HANDLERS: Final = (RuntimeError, ValueError, NotImplementedError)
"""What asyncio and `signal` raise outside the main thread, and on Windows, whose event loop handles no signals."""


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
