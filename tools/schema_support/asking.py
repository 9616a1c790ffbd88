"""One engine as a program beside us: a question a line, an answer a line, with a limit of time for each."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import Any, Final, Self, TypedDict

LIMIT_S: Final = 20.0
START_S: Final = 300.0  # importing torch on a busy machine


class Answer(TypedDict, total=False):
    """What an engine said of a schema: what it accepts, or why it takes no such schema, or how it failed.

    `lost`: it said nothing, because it was too slow for this machine or its program ended.
    """

    accepted: list[bool]
    refused: str
    error: str
    lost: str


class Asked:
    """A running adapter. One that gives no answer in time, or ends, is started again for the next question."""

    def __init__(self, command: Sequence[str], *, limit_s: float = LIMIT_S) -> None:
        self._command = command
        self._limit_s = limit_s
        self._process: subprocess.Popen[str] | None = None
        self._lines: Queue[str] = Queue()
        self._reader = Thread()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def ask(self, schema: Any, instances: Sequence[str]) -> Answer:
        """The answer to one question, or how it was lost."""
        if self._process is None:
            self._start()
            self._answer({"type": "null"}, (), START_S)
        return self._answer(schema, instances, self._limit_s)

    def _answer(self, schema: Any, instances: Sequence[str], limit_s: float) -> Answer:
        if (process := self._process) is None:
            return {"lost": "the program does not start"}
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps({"schema": schema, "instances": list(instances)}) + "\n")
            process.stdin.flush()
            line = self._lines.get(timeout=limit_s)
        except Empty:
            self.end()
            return {"lost": f"no answer within {limit_s:g} s"}
        except BrokenPipeError:
            line = ""
        if not line:
            code = process.wait()
            self.end()
            return {"lost": f"the program ended with code {code}"}
        answer: Answer = json.loads(line)
        return answer

    def end(self) -> None:
        """End the program, if it runs."""
        if (process := self._process) is None:
            return
        self._process = None
        process.kill()
        with suppress(BrokenPipeError), process:  # closes its pipes and waits for it
            self._reader.join()

    def _start(self) -> None:
        self._lines = Queue()
        self._process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
        )
        self._reader = Thread(target=_read, args=(self._process, self._lines), daemon=True)
        self._reader.start()


def _read(process: subprocess.Popen[str], lines: Queue[str]) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        lines.put(line)
    lines.put("")
