"""Ends an agent and what it started when `turnwire launch` is killed.

This file runs as a program in a session of its own, next to the agent. Its standard input is a pipe whose other end
only the launcher has, so the system closes it however the launcher ends. The launcher writes the agent's process id to
it, and `ENDED` when the agent has ended. Without the latter, everything that belongs to the agent gets SIGTERM, and
SIGKILL after `GRACE_S` seconds.

On Linux, what belongs to an agent is known by a mark in its environment, which its descendants inherit even where their
own parents have ended, and by descent. Elsewhere it is known by descent alone. PR_SET_PDEATHSIG would reach the agent
only, and most agents are a script that starts the real program.

Only the standard library is imported: no environment and no site packages are loaded here.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

MARK: Final = "TURNWIRE_LAUNCH"
"""Environment variable that an agent and its descendants have, with a value for each launch."""
ENDED: Final = b"ended\n"
"""The text that the launcher writes when the agent has ended."""
GRACE_S: Final = 2.0
"""Seconds in which a process may end by itself."""
_KILL_S: Final = 10.0
"""Seconds after which a process that even SIGKILL does not end is left to the system."""
_START_S: Final = 0.5
"""Seconds in which a process may appear that was just being started when the launcher was killed."""
_PAUSE_S: Final = 0.05
_PROC: Final = Path("/proc")
_IS_LINUX: Final = sys.platform == "linux"


def parents() -> dict[int, int]:
    """The parent of every process by process id, without those that have ended and were not waited for."""
    found = {}
    for words in _states() if _IS_LINUX else _listed():
        pid, state, parent = words[:3]
        if state[:1] not in "ZX":
            found[int(pid)] = int(parent)
    return found


def _states() -> list[list[str]]:
    """Process id, state and parent of every process, as Linux has them in /proc."""
    found = []
    for process in _PROC.glob("[0-9]*"):
        with suppress(OSError):  # it has just ended
            # The name of the command, in parentheses, may hold anything.
            words = (process / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()
            found.append([process.name, *words[:2]])
    return found


def _listed() -> list[list[str]]:
    """The same by `ps`, in columns that POSIX defines and every BSD has."""
    import subprocess

    done = subprocess.run(["ps", "-A", "-o", "pid=", "-o", "state=", "-o", "ppid="], capture_output=True, check=False)
    return [line.split() for line in done.stdout.decode("ascii", "replace").splitlines()]


def below(ids: set[int], parent_of: Mapping[int, int]) -> set[int]:
    """These processes and all their descendants."""
    found = set(ids)
    while more := {pid for pid, parent in parent_of.items() if parent in found} - found:
        found |= more
    return found


def marked(variable: str) -> set[int]:
    """The processes with `variable`, written as NAME=value, in the environment that they were started with."""
    found = set()
    for process in _PROC.glob("[0-9]*") if _IS_LINUX else ():
        with suppress(OSError):  # another user's, or it has just ended
            if variable.encode() in (process / "environ").read_bytes().split(b"\0"):
                found.add(int(process.name))
    return found


def end_all(pid: int | None, variable: str) -> None:
    """End the processes of an agent: those that are `marked`, or `pid` where no mark can be read, and all below."""
    first = time.monotonic()
    known: set[int] = set()
    asked: set[int] = set()
    while (now := time.monotonic() - first) < GRACE_S + _KILL_S:
        parent_of = parents()
        seeds = marked(variable) if _IS_LINUX else {pid} if pid else set()
        # An agent may end before what it started: that has another parent then.
        known = (known | below(seeds | known, parent_of)) & parent_of.keys() - {os.getpid()}
        if not known and now > _START_S:
            return
        for each in known if now > GRACE_S else known - asked:
            with suppress(OSError):  # it has just ended
                os.kill(each, signal.SIGKILL if now > GRACE_S else signal.SIGTERM)
                os.kill(each, signal.SIGCONT)
        asked |= known
        time.sleep(_PAUSE_S)


def main() -> None:
    """Wait for the end of the launcher or of the agent."""
    said = sys.stdin.buffer.read()
    if not said.endswith(ENDED):
        end_all(int(said) if said.strip() else None, f"{MARK}={sys.argv[1]}")


if __name__ == "__main__":
    main()
