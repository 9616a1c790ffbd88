"""The options of commands that use all cores, and where their work is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from typing import Annotated, Any, TypeAlias

import typer

from turnwire.batch.lines import Part, Piece
from turnwire.batch.pool import cores, in_order
from turnwire.cli.exits import UsageError
from turnwire.cli.inputs import Input
from turnwire.cli.printer import Shown


class Engine(StrEnum):
    """Where work is done."""

    LOCAL = "local"
    RAY = "ray"


EngineOption = Annotated[
    Engine,
    typer.Option("--engine", help="local: here. ray: on a cluster of Ray on this machine (the extra turnwire[ray])."),
]
JobsOption = Annotated[
    int | None,
    typer.Option("--jobs", metavar="COUNT", min=1, help="Processes. Absent: one for each core."),
]


Working: TypeAlias = Callable[[Callable[[Piece | Part], Shown], Input], Iterator[Shown]]
"""What a function prints of each piece of a file, in order."""


@contextmanager
def working(engine: Engine, jobs: int | None) -> Iterator[Working]:
    """Where pieces are worked on; a file that is not large is worked on in this process.

    Raises:
        UsageError: ray is not installed.
    """
    if engine is Engine.RAY:
        with ray_engine(jobs) as ray:
            yield lambda work, source: ray.in_order(work, source.pieces())
        return

    def here(work: Callable[[Piece | Part], Shown], source: Input) -> Iterator[Shown]:
        if not source.is_large:
            return in_order(work, source.pieces(), jobs=1)
        return in_order(work, source.parts(), jobs=jobs or cores(), coming_through=source.pipe)

    yield here


@contextmanager
def ray_engine(jobs: int | None) -> Iterator[Any]:
    """A cluster of Ray on this machine, as long as the block runs.

    Raises:
        UsageError: ray is not installed.
    """
    try:
        from turnwire.batch.ray_engine import RayEngine
    except ModuleNotFoundError as error:
        if error.name != "ray":
            raise
        raise UsageError("--engine ray needs the package ray: pip install 'turnwire[ray]'") from None
    with RayEngine(jobs) as engine:
        yield engine
