"""The end of the process, at once: nothing is freed object by object, which takes up to a fifth of a second.

What has to be closed is closed by then, and what is registered with `atexit` runs as ever. Python's own way is taken
where it does more than free memory: where a thread is waited for, and where warnings were asked for, since it is then
that a file or socket which was left open is reported.
"""

from __future__ import annotations

import atexit
import os
import sys
import threading


def leave(code: int) -> None:
    """End the process with `code`; returns where Python has to end it."""
    if sys.warnoptions or sys.flags.dev_mode or any(map(_is_waited_for, threading.enumerate())):
        return
    atexit._run_exitfuncs()  # noqa: SLF001  # no public name runs them, and one that is registered leaves out those before it
    try:
        for stream in (sys.stdout, sys.stderr):
            if stream is not None:
                stream.flush()
    except (OSError, ValueError):  # closed, or nobody reads: Python says of it what it has to say
        return
    os._exit(code)


def _is_waited_for(thread: threading.Thread) -> bool:
    return not thread.daemon and thread is not threading.main_thread()
