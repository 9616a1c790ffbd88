"""What native code prints on stderr while a command runs."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.requirements import requirement

PROGRAM = """
import os, sys
from turnwire.cli.native_stderr import kept_back
print("before", file=sys.stderr)
try:
    with kept_back():
        os.write(2, b"native\\n")
        print("python", file=sys.stderr)
        {end}
except LookupError:
    print("failed", file=sys.stderr)
os.write(2, b"after\\n")
"""


@requirement("CLI-2")
@pytest.mark.parametrize(
    ("end", "shown"),
    [
        ("pass", ["before", "python", "after"]),
        ("raise LookupError", ["before", "python", "native", "failed", "after"]),
    ],
)
def test_lines_of_native_code_are_shown_only_where_the_block_fails(end: str, shown: list[str]) -> None:
    program = PROGRAM.format(end=end)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stderr.splitlines() == shown
