"""The options of commands that use all cores, and where their work is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from importlib.util import find_spec
from typing import Annotated, Any, Protocol, TypeVar

import typer

from turnwire.batch.lines import Part, Piece
from turnwire.cli.exit_codes import UsageError
from turnwire.cli.inputs import Input
from turnwire.cli.output import other_threads_to_stderr
from turnwire.install import install_hint
from turnwire.portable import cores


class Engine(StrEnum):
    """Where work is done."""

    LOCAL = "local"
    RAY = "ray"


EngineOption = Annotated[
    Engine,
    typer.Option(
        "--engine", help="local: here. ray: on the Ray cluster of --address, or on one started here (extra `ray`)."
    ),
]
AddressOption = Annotated[
    str | None,
    typer.Option(
        "--address",
        metavar="HOST:PORT|auto",
        help="Head of a Ray cluster that is there already; auto: this machine's, on loopback. Example: 10.0.0.5:6379",
    ),
]
JobsOption = Annotated[
    int | None,
    typer.Option("--jobs", metavar="COUNT", min=1, help="Processes. Absent: one for each core."),
]


R = TypeVar("R")


class Working(Protocol):
    """Does work on the pieces of a file."""

    def __call__(self, work: Callable[[Piece | Part], R], source: Input, *, is_quick: bool = False) -> Iterator[R]:
        """The results of `work` for each piece, in order; `is_quick`: it takes milliseconds for a megabyte, and never
        asks for the number of its first line.
        """


@contextmanager
def working(engine: Engine, jobs: int | None) -> Iterator[Working]:
    """Where pieces are worked on; a file that is not large is worked on in this process.

    Raises:
        UsageError: ray is not installed.
    """
    if engine is Engine.RAY:
        with ray_engine(jobs) as ray:

            def there(work: Callable[[Piece | Part], R], source: Input, *, is_quick: bool = False) -> Iterator[R]:
                found: Iterator[R] = ray.in_order(work, source.pieces())
                return found

            yield there
        return

    def here(work: Callable[[Piece | Part], R], source: Input, *, is_quick: bool = False) -> Iterator[R]:
        if not source.is_large:
            return map(work, source.pieces())
        from turnwire.batch.pool import in_order  # and with it multiprocessing

        count = jobs or cores()
        if count > 1:
            work(source.first_line)  # what a line needs is loaded now, and by the forks of this process no more
        return in_order(work, source.parts(is_quick=is_quick), jobs=count, coming_through=source.pipe)

    yield here


@contextmanager
def ray_engine(jobs: int | None) -> Iterator[Any]:
    """A cluster of Ray on this machine, as long as the block runs.

    Raises:
        UsageError: ray is not installed.
    """
    need_ray()
    from turnwire.batch.ray_engine import RayEngine

    with other_threads_to_stderr(), RayEngine(jobs) as engine:  # a thread of Ray prints what its processes log
        yield engine


def need_ray() -> None:
    """Raise UsageError if ray is not installed."""
    if find_spec("ray") is None:
        raise UsageError(f"--engine ray needs the package ray: {install_hint('ray')}")
