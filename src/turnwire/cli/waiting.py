"""A sign on stderr while a server is waited for, for people alone."""

from __future__ import annotations

import sys
from contextlib import ExitStack


class Waiting:
    """Shows that `what` is waited for while its block runs, or until `end`; nothing where stderr is no terminal."""

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
