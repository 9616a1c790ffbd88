"""Work on the pieces of a file, on all cores."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, TypeVar

import typer

from turnwire.batch.lines import Part, Piece
from turnwire.cli.inputs import Input
from turnwire.portable import cores

JobsOption = Annotated[
    int | None,
    typer.Option("--jobs", metavar="COUNT", min=1, help="Processes. Absent: one for each core."),
]

R = TypeVar("R")


def work_on(
    source: Input, work: Callable[[Piece | Part], R], jobs: int | None, *, is_quick: bool = False
) -> Iterator[R]:
    """The results of `work` for each piece, in order; a file that is not large is worked on in this process.
    `is_quick`: it takes milliseconds for a megabyte, and never asks for the number of its first line.
    """
    if not source.is_large:
        return map(work, source.pieces())
    from turnwire.batch.pool import in_order  # and with it multiprocessing

    count = jobs or cores()
    if count > 1:
        work(source.first_line)  # what a line needs is loaded now, and by the forks of this process no more
    return in_order(work, source.parts(is_quick=is_quick), jobs=count, coming_through=source.pipe)
