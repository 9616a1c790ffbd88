"""The loop that every adapter written in Python runs: questions on standard input, answers on standard output.

A line in: `{"schema": …, "instances": ["JSON text", …]}`. A line out: `{"accepted": [bool, …]}`, one for each
instance, or `{"refused": "reason"}` when the engine takes no such schema, or `{"error": "reason"}` when it fails in
the middle of an answer. Engines print warnings of their own on standard error.

Runs in the environment of an engine, beside nothing of the project: standard library only.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from typing import Any


class Refused(Exception):
    """The engine takes no such schema."""


def answer_all(ask: Callable[[Any, list[str]], Iterable[bool]]) -> None:
    """Answer each line with `ask(schema, instances)`, which raises `Refused` or gives a bool for each instance."""
    for line in sys.stdin:
        question = json.loads(line)
        print(json.dumps(_answer(ask, question["schema"], question["instances"])), flush=True)


def _answer(ask: Callable[[Any, list[str]], Iterable[bool]], schema: Any, instances: list[str]) -> dict[str, Any]:
    try:
        return {"accepted": list(ask(schema, instances))}
    except Refused as error:
        return {"refused": str(error)}
    except Exception as error:  # whatever an engine raises is its answer
        return {"error": f"{type(error).__name__}: {error}"}
