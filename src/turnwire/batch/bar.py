"""A bar for `answer_all(…, on_progress=ProgressBar())`, on a terminal and in notebooks; nothing elsewhere."""

from __future__ import annotations

from types import NoneType
from typing import TYPE_CHECKING

from turnwire.core.argument_types import require

if TYPE_CHECKING:
    from rich.console import Console

    from turnwire.batch.answers import BatchProgress


class ProgressBar:
    """Shows a bar on stderr that ends with the run. `text` stands before it. For one run."""

    def __init__(self, text: str = "answers", *, console: Console | None = None) -> None:
        from rich.console import Console as Terminal
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        require(text, str, "text", "the text before the bar")
        require(console, (Terminal, NoneType), "console", "a rich Console, or none")
        terminal = Terminal(stderr=True) if console is None else console
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[failed]}"),
            TimeRemainingColumn(),
        )
        self._bar = Progress(*columns, console=terminal, disable=not terminal.is_terminal and not terminal.is_jupyter)
        self._task = self._bar.add_task(text, total=None, failed="")

    def __call__(self, progress: BatchProgress) -> None:
        """Show `progress`."""
        self._bar.start()
        failed = f"{progress.failed} failed" if progress.failed else ""
        self._bar.update(self._task, completed=progress.done, total=progress.total, failed=failed)

    def close(self) -> None:
        """Leave the bar as it is and show the cursor again. A run that ends calls it."""
        self._bar.stop()
