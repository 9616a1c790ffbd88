"""As much of Ray's interface as Turnwire uses, in one process: a task is done when it is given.

The environment variable STAND_IN_RAY says what goes wrong: `refused` (no connection), `elsewhere` (the head is another
machine), `gone` (the head ends with the first task).
"""

from __future__ import annotations

import os
import pickle
import sys
from types import SimpleNamespace
from typing import Any

from ray import exceptions as exceptions

_FAULT = os.environ.get("STAND_IN_RAY", "")


def init(**options: Any) -> None:
    """Connect; Ray prints here."""
    print("connected")
    if _FAULT == "refused":
        raise RuntimeError("Version mismatch: the cluster was started with\n    Ray: 9.9.9\n")


def shutdown() -> None:
    """End; Ray prints here, too."""
    print("ended")


def get_runtime_context() -> Any:
    """Where the head is."""
    return SimpleNamespace(gcs_address="192.0.2.1:6379" if _FAULT == "elsewhere" else "127.0.0.1:6379")


def cluster_resources() -> dict[str, float]:
    """Two cores."""
    return {"CPU": 2.0}


def remote(**options: Any) -> Any:
    """Make a task of a function."""

    def made(work: Any) -> Any:
        def do(given: bytes) -> Any:
            if _FAULT == "gone":
                print("the head is gone", flush=True)
                print("the head is gone", file=sys.stderr, flush=True)
                os._exit(1)
            try:
                return pickle.dumps(work(given))
            except Exception as error:  # as Ray: of any task
                return exceptions.RayTaskError(error)

        return SimpleNamespace(options=lambda **named: SimpleNamespace(remote=do))

    return made


def wait(begun: list[Any]) -> tuple[list[Any], list[Any]]:
    """The first, and the others."""
    return begun[:1], begun[1:]


def get(done: Any) -> Any:
    """The result of a task."""
    if isinstance(done, Exception):
        raise done
    return pickle.loads(done)
