"""Running the command line: in this process with captured streams, or as the installed script."""

from __future__ import annotations

import io
import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from turnwire.cli.app import run

SCRIPT = Path(sys.executable).parent / "turnwire"


@dataclass(frozen=True)
class Result:
    """How a command ended and what it printed."""

    code: int
    out_bytes: bytes
    err: str
    shown: str = ""
    """What it printed to both streams, in order; of a command in this process."""

    @property
    def out(self) -> str:
        """What it printed to stdout."""
        return self.out_bytes.decode("utf-8")

    @property
    def json(self) -> Any:
        """What it printed to stdout, which must be exactly one JSON value."""
        return json.loads(self.out_bytes)


class _Copied(io.BytesIO):
    """A stream whose bytes go to another one, too."""

    def __init__(self, other: io.BytesIO) -> None:
        super().__init__()
        self._other = other

    def write(self, data: Any, /) -> int:
        self._other.write(data)
        return super().write(data)


@contextmanager
def logging_kept() -> Iterator[None]:
    """Leave logging as it was when the block ends: a command sets it up for its process, here that of the tests."""
    before = {name: (each.handlers[:], each.level, each.propagate) for name, each in _loggers()}
    try:
        yield
    finally:
        for name, each in _loggers():
            each.handlers[:], level, each.propagate = before.get(name, ([], logging.NOTSET, True))
            each.setLevel(level)


def _loggers() -> Iterator[tuple[str, logging.Logger]]:
    known = logging.getLogger().manager.loggerDict.items()
    return ((name, each) for name, each in list(known) if isinstance(each, logging.Logger))


def turnwire(*arguments: str, stdin: bytes = b"", encoding: str = "utf-8") -> Result:
    """Run a command in this process. No command ever shows a traceback."""
    both = io.BytesIO()
    out, err = _Copied(both), _Copied(both)
    streams = {
        "stdin": io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8"),
        "stdout": io.TextIOWrapper(out, encoding=encoding),
        "stderr": io.TextIOWrapper(err, encoding=encoding, line_buffering=True),
    }
    is_run = mock.patch.multiple(sys, argv=["turnwire", *arguments], **streams)
    with logging_kept(), is_run, pytest.raises(SystemExit) as ended:
        run()
    for stream in streams.values():
        stream.flush()
    text = err.getvalue().decode(encoding)
    assert "Traceback" not in text
    assert isinstance(ended.value.code, int)
    return Result(int(ended.value.code), out.getvalue(), text, both.getvalue().decode(encoding, "replace"))


def script(
    *arguments: str | bytes, stdin: bytes = b"", cwd: Path | None = None, environ: Mapping[str, str] | None = None
) -> Result:
    """Run the installed script in a process of its own."""
    done = subprocess.run(
        [SCRIPT, *arguments],
        input=stdin,
        capture_output=True,
        cwd=cwd,
        env={**os.environ, "PYTHONWARNINGS": "default", **(environ or {})},
        check=False,
    )
    err = done.stderr.decode("utf-8", "replace")
    assert "Traceback" not in err
    assert "Warning" not in err
    return Result(done.returncode, done.stdout, err)
