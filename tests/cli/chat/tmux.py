"""A real terminal: the installed script inside tmux, keys sent to it, its screen read."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.cli.runner import SCRIPT
from tests.patience import until


@dataclass(frozen=True)
class Screen:
    """One terminal of a tmux server of its own."""

    socket: Path

    def _tmux(self, *words: str) -> str:
        command = ["tmux", "-S", str(self.socket), *words]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    def type(self, text: str) -> None:
        """Type a text."""
        self._tmux("send-keys", "-t", "chat", "-l", text)

    def press(self, *keys: str) -> None:
        """Press keys by their tmux names: Enter, Tab, C-c, M-Enter."""
        self._tmux("send-keys", "-t", "chat", *keys)

    def paste(self, text: str) -> None:
        """Paste a text, between the marks of a paste where the program asked for them."""
        self._tmux("set-buffer", text)
        self._tmux("paste-buffer", "-p", "-t", "chat")

    def enter(self, line: str) -> None:
        """Type a line and send it."""
        self.type(line)
        self.press("Enter")

    def text(self, *, is_whole: bool = False) -> str:
        """What is seen; with `is_whole` what scrolled away, too."""
        return self._tmux("capture-pane", "-p", "-t", "chat", *(("-S", "-") if is_whole else ()))

    def wait_for(self, *texts: str, without: str | None = None, is_whole: bool = False) -> str:
        """The screen once all `texts` are seen, and `without` is not."""
        seen = ""

        def is_there() -> bool:
            nonlocal seen
            seen = self.text(is_whole=is_whole)
            flat = " ".join(seen.split())
            return all(" ".join(text.split()) in flat for text in texts) and (without is None or without not in flat)

        # Each look is a process, which takes CPU from the chat that it waits for.
        until(is_there, every_s=0.1, missing=lambda: f"{texts} did not appear:\n{seen}")
        return seen


@contextmanager
def terminal(
    *arguments: str, here: Path, width: int = 80, height: int = 24, environ: Mapping[str, str] | None = None
) -> Iterator[Screen]:
    """`turnwire chat` in a terminal; ended behind it. When the chat ends, `EXIT` and its code are seen."""
    assert shutil.which("tmux"), "no tmux on this machine: run `python tools/terminal.py`"
    settings = {"HOME": str(here), "XDG_DATA_HOME": str(here / "data"), "TERM": "xterm-256color", **(environ or {})}
    given = " ".join(f"{name}={shlex.quote(value)}" for name, value in settings.items())
    chat = f"env {given} {shlex.join([str(SCRIPT), 'chat', *arguments])}; echo EXIT $?; exec cat"
    size = ("-x", str(width), "-y", str(height))
    with tempfile.TemporaryDirectory(prefix="turnwire") as folder:  # a socket's path must be short
        screen = Screen(Path(folder) / "tmux")
        screen._tmux("-f", "/dev/null", "new-session", "-d", "-s", "chat", *size, "-c", str(here), chat)
        try:
            yield screen
        finally:
            screen._tmux("kill-server")
