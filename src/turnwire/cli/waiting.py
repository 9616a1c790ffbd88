"""A sign on stderr while a server is waited for, for people alone."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.status import Status


@contextmanager
def waiting(what: str) -> Iterator[None]:
    """Show that `what` is waited for while the block runs; nothing where stderr is no terminal."""
    with Waiting(what):
        yield


class Waiting:
    """The same for an answer that comes in pieces: `end` takes the sign away as soon as there is something to show."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._shown: Status | None = None

    def __enter__(self) -> Waiting:
        if sys.stderr.isatty():
            from turnwire.cli.console import err

            shown = self._shown = err.status(f"{self._what} …")
            shown.start()
        return self

    def end(self) -> None:
        """Take the sign away."""
        shown, self._shown = self._shown, None
        if shown is not None:
            shown.stop()

    def __exit__(self, *_: object) -> None:
        self.end()
