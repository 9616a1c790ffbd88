"""A gateway of its own for each example: `turnwire serve` on a free port, in front of the stand-in model."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def gateway(*arguments: str) -> Iterator[str]:
    """The base URL of `turnwire serve` with these arguments, until the block ends."""
    turnwire = [sys.executable, "-c", "from turnwire.cli import main; main()"]
    command = [*turnwire, "serve", *(arguments or ("--provider", "mock")), "--port", "0", "--json", "--quiet"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield json.loads(process.stdout.readline())["url"]
        finally:
            process.terminate()
