"""The command `turnwire`. Nothing imports this package."""

from __future__ import annotations

import atexit
import gc
import os
import sys
import threading
from typing import NoReturn


def main() -> NoReturn:
    """Run the command line; ends the process with an exit code of `turnwire.cli.exit_codes`."""
    gc.disable()  # nothing that is loaded is garbage; `turnwire.cli.commands` enables it before a command runs
    try:
        from turnwire.cli.app import run
    except KeyboardInterrupt:  # Ctrl-C while Python still loads us
        sys.exit(5)
    try:
        run()
    except SystemExit as end:
        if isinstance(end.code, int):
            leave(end.code)
        raise


def leave(code: int) -> None:
    """End the process with `code` at once, without freeing each object, which takes up to a fifth of a second.

    What is registered with `atexit` runs. Returns if Python does more than free memory: if it waits for a thread, or
    reports warnings about files that were left open.
    """
    if sys.warnoptions or sys.flags.dev_mode or any(map(_is_waited_for, threading.enumerate())):
        return
    atexit._run_exitfuncs()  # noqa: SLF001  # no public name runs them; one that is registered leaves out those before it
    try:
        for stream in (sys.stdout, sys.stderr):
            if stream is not None:
                stream.flush()
    except (OSError, ValueError):  # closed, or the reader has gone: Python reports the rest
        return
    os._exit(code)


def _is_waited_for(thread: threading.Thread) -> bool:
    return not thread.daemon and thread is not threading.main_thread()
