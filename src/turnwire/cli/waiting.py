"""A sign on stderr while a server is waited for, for people alone."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager


@contextmanager
def waiting(what: str) -> Iterator[None]:
    """Show that `what` is waited for while the block runs; nothing where stderr is no terminal."""
    with Waiting(what):
        yield


class Waiting:
    """The same for an answer that comes in pieces: `end` takes the sign away as soon as there is something to show."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._shown = ExitStack()

    def __enter__(self) -> Waiting:
        if sys.stderr.isatty():
            from turnwire.cli.console import cursor_comes_back, err

            self._shown.enter_context(cursor_comes_back())
            self._shown.enter_context(err.status(f"{self._what} …"))
        return self

    def end(self) -> None:
        """Take the sign away."""
        self._shown.close()

    def __exit__(self, *_: object) -> None:
        self.end()
