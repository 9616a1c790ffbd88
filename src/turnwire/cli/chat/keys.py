"""The keyboard while an answer is drawn: what is typed does not write into it, and is there at the next prompt."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Literal


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
