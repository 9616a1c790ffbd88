"""`turnwire batch`: requests in a file or a folder, answered into a file or a folder; run it again to go on."""

from __future__ import annotations

import asyncio
import math
import shlex
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from turnwire_schema.v1.batch import BatchSummary

from turnwire.batch import Batch, BatchFileError, BatchSettings, WorkerLostError
from turnwire.batch.metrics_file import written_metrics
from turnwire.batch.parts_run import PartsRun
from turnwire.batch.periodic import periodically
from turnwire.batch.requests import RETRY
from turnwire.cli.batch_parts import absolute, parts_in, prove
from turnwire.cli.console import cursor_comes_back, err
from turnwire.cli.convert import ModelOption
from turnwire.cli.dialects import dialect_option
from turnwire.cli.exit_codes import Exit, UsageError
from turnwire.cli.open_providers import OpenThere, open_named
from turnwire.cli.options import ConfigOption, JsonFlag, provider_option
from turnwire.cli.output import print_error, print_json, tell
from turnwire.config import load_config
from turnwire.convert.payload import CANONICAL
from turnwire.install import install_hint
from turnwire.providers.base import ModelProvider
from turnwire.providers.calls.repair import MOST_REPAIRS

if TYPE_CHECKING:
    from turnwire.batch.ray_parts import RayRun

EXAMPLE: Final = "Example: turnwire batch requests.jsonl --provider vllm --out results.jsonl --concurrency 64"


class ResultForm(StrEnum):
    """How results are written."""

    TURNWIRE = "turnwire"
    OPENAI = "openai"


class Engine(StrEnum):
    """Where requests are asked from."""

    LOCAL = "local"
    RAY = "ray"


def batch(
    requests: Annotated[
        str,
        typer.Argument(metavar="REQUESTS", help="Requests, one on each line: a file, or a folder of parts."),
    ],
    out: Annotated[
        str,
        typer.Option(
            "--out",
            metavar="RESULTS",
            help="Results, one on each line: a file, or a folder if REQUESTS is one.",
        ),
    ],
    provider: Annotated[
        str | None,
        provider_option(help="Id of a configured provider; or embedded, or mock."),
    ] = None,
    source: Annotated[
        str,
        dialect_option("--from", help="What bodies are written in that do not say it."),
    ] = CANONICAL,
    target: Annotated[
        str | None,
        dialect_option("--to", help="What answers are written in. Absent: as their requests are."),
    ] = None,
    form: Annotated[
        ResultForm | None,
        typer.Option("--form", help="Lines of the results. Absent: as those of the requests are."),
    ] = None,
    model: ModelOption = None,
    concurrency: Annotated[
        int, typer.Option("--concurrency", metavar="COUNT", min=1, help="Calls that are open at the same time.")
    ] = 16,
    rate: Annotated[
        float | None, typer.Option("--rate", metavar="COUNT", help="Calls a second at most. Absent: no limit.")
    ] = None,
    attempts: Annotated[
        int,
        typer.Option("--attempts", metavar="COUNT", min=1, help="Tries of a call whose error may pass, in all."),
    ] = RETRY.attempts,
    repair: Annotated[
        int,
        typer.Option(
            "--repair",
            metavar="COUNT",
            min=0,
            max=MOST_REPAIRS,
            help="How often an answer is asked for again that does not fit its schema.",
        ),
    ] = 0,
    timeout: Annotated[
        float | None, typer.Option("--timeout", metavar="SECONDS", min=0.001, help="Time limit of each call.")
    ] = None,
    stop_after: Annotated[
        int,
        typer.Option("--stop-after", metavar="COUNT", min=0, help="Stop when so many calls in a row fail; 0: never."),
    ] = 100,
    retry_failed: Annotated[
        bool, typer.Option("--retry-failed", help="Take results out that are errors, and ask again.")
    ] = False,
    in_order: Annotated[
        bool, typer.Option("--in-order", help="At the end, put the results into the order of the requests.")
    ] = False,
    shard: Annotated[
        str | None,
        typer.Option("--shard", metavar="I/N", help="Only every N-th part of the folder, from the I-th on."),
    ] = None,
    work: Annotated[
        Path | None,
        typer.Option("--work", metavar="FOLDER", help="Where parts of a URL are processed. Absent: the user's cache."),
    ] = None,
    check: Annotated[
        bool,
        typer.Option("--check", help="Ask nothing; prove that each request of a folder has exactly one result."),
    ] = False,
    join: Annotated[
        Path | None,
        typer.Option("--join", metavar="FILE", help="Ask nothing; write the results of all parts into one file."),
    ] = None,
    metrics_file: Annotated[
        Path | None,
        typer.Option("--metrics-file", metavar="FILE", help="Write the progress in Prometheus' text format."),
    ] = None,
    engine: Annotated[
        Engine,
        typer.Option(
            "--engine", help="local: here. ray: on the Ray cluster of --address, or on one started here (extra `ray`)."
        ),
    ] = Engine.LOCAL,
    address: Annotated[
        str | None,
        typer.Option(
            "--address",
            metavar="HOST:PORT|auto",
            help="Head of a Ray cluster that is there already; auto: this machine's, on loopback. "
            "Example: 10.0.0.5:6379",
        ),
    ] = None,
    jobs: Annotated[
        int | None,
        typer.Option(
            "--jobs",
            metavar="COUNT",
            min=1,
            help="With --engine ray: parts asked at a time. Absent: one for each core of the cluster.",
        ),
    ] = None,
    config: ConfigOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Ask a provider many requests.

    A line is a request in canonical words (with the keys "id" and "request"), in a dialect ("id", "dialect" and "body",
    or the body alone), or a line of OpenAI's batch files: chats, embeddings, completions, reranking. A line that cannot
    be asked becomes a result with an error. Whatever ends the run, run it again: what has a result is not asked again.

    A folder of requests has parts NAME.jsonl; the results of each are in the file of the same name. Folders may be URLs
    of object stores, such as s3://BUCKET/requests.

    Exit code 1 when a result of this run is an error, when it stopped, or when --check or --join finds a part that is
    not whole; 2 when the files do not belong together.
    """
    if rate is not None and not (math.isfinite(rate) and rate > 0):
        raise UsageError("--rate: give a number above 0")
    if timeout is not None and not math.isfinite(timeout):
        raise UsageError("--timeout: give a number of seconds")
    if engine is not Engine.RAY:
        _check_local(address, jobs)
    settings = BatchSettings(
        concurrency=concurrency,
        rate=rate,
        retry=RETRY if attempts == RETRY.attempts else _tries(attempts),
        timeout=timeout,
        stop_after=stop_after or None,
        repair=repair,
    )
    options: dict[str, Any] = {
        "dialect": source,
        "target": target,
        "form": form,
        "model": model,
        "retry_failed": retry_failed,
        "in_order": in_order,
    }
    loaded = load_config(config)
    is_there = engine is Engine.RAY and not (check or join)
    if is_there:  # other machines have other working folders
        _need_ray()
        requests, out = absolute(requests), absolute(out)
    parts = parts_in(requests, out, shard, loaded.allow_hosts, work)
    if check or join is not None:
        prove(parts, check=check, join=join, dialect=source, is_all=shard is None, as_json=as_json)
        return
    if provider is None:
        raise UsageError("--provider: name the provider that is to be asked")

    def begin(asked: Any) -> Batch | PartsRun | RayRun:
        if isinstance(asked, OpenThere):
            from turnwire.batch.ray_parts import AskPart, RayRun

            ask = AskPart(open_provider=asked, settings=settings, options=options)
            return RayRun(parts or (Path(requests), Path(out)), ask, jobs=jobs, address=address, is_all=shard is None)
        if parts is None:
            return Batch(requests, out, asked, settings, **options)
        return PartsRun(parts, asked, settings, is_all=shard is None, **options)

    run = _Run(begin, out, metrics_file, show=not as_json)
    is_cancelled = False
    try:
        if is_there:
            asyncio.run(run.ask(OpenThere.of(loaded, provider)))
        else:
            asyncio.run(run.here(open_named(loaded, provider)))
    except KeyboardInterrupt:
        is_cancelled = True
    except BatchFileError as error:
        raise UsageError(str(error)) from None
    except WorkerLostError as error:
        again = shlex.join(("turnwire", *sys.argv[1:]))
        raise WorkerLostError(f"{error}; every result so far is kept; run the same command again: {again}") from None
    run.end(as_json=as_json, is_cancelled=is_cancelled)


def _check_local(address: str | None, jobs: int | None) -> None:
    """Check that nothing is asked for that a run in this process does not do.

    Raises:
        UsageError: an option is for Ray.
    """
    if address is not None:
        raise UsageError("--address names a Ray cluster; add --engine ray")
    if jobs is not None:
        raise UsageError("--jobs is for --engine ray; for several processes here, run one for each --shard of a folder")


def _need_ray() -> None:
    if find_spec("ray") is None:
        raise UsageError(f"--engine ray needs the package ray: {install_hint('ray')}")


def _tries(attempts: int) -> Any:
    from dataclasses import replace

    return replace(RETRY, attempts=attempts)


class _Run:
    """One run: what is shown while it goes on, and at its end."""

    def __init__(
        self, begin: Callable[[Any], Batch | PartsRun | RayRun], out: str, metrics_file: Path | None, *, show: bool
    ) -> None:
        self._begin, self._out = begin, out
        self._metrics_file = metrics_file
        self._show = show
        self._batch: Batch | PartsRun | RayRun | None = None

    async def here(self, provider: ModelProvider) -> None:
        """Ask from this process."""
        async with provider:
            await self.ask(provider)

    async def ask(self, asked: Any) -> None:
        """Ask everything that has no result."""
        batch = self._batch = self._begin(asked)
        async with _progress(batch, show=self._show), written_metrics(batch, self._metrics_file):
            await batch.run()

    def end(self, *, as_json: bool, is_cancelled: bool) -> None:
        """Print the summary, and end with the exit code."""
        summary = BatchSummary(requests=0, answered=0, failed=0, earlier=0, unanswered=0, retries=0, seconds=0.0)
        if self._batch is not None:
            summary = self._batch.summary
        if is_cancelled:
            summary = summary.replace(stopped="cancelled")
        if as_json:
            print_json(summary.to_dict())
        else:
            for line in _lines(summary, self._out, healed=0 if self._batch is None else self._batch.healed):
                tell(line)
        if is_cancelled:
            if not as_json:
                print_error("cancelled; run the same command again to go on", as_json=False)
            raise typer.Exit(Exit.CANCELLED)
        if summary.failed or summary.stopped:
            raise typer.Exit(Exit.FAILURE)


def _lines(summary: BatchSummary, out: str, *, healed: int) -> list[str]:
    """The summary in words."""
    found = [f"{summary.answered} answered, {summary.failed} failed, {summary.earlier} had a result: {out}"]
    if summary.parts is not None:
        found.append(f"{summary.parts_whole} of {summary.parts} parts whole")
    if healed:
        found.append(f"cut off {healed} bytes that an interruption had left at the end of {out}")
    if summary.retries:
        found.append(f"{summary.retries} calls were tried again")
    if summary.asked_again:
        found.append(f"{summary.asked_again} answers were asked for again because they did not fit their schema")
    if summary.unfit:
        found.append(f"{summary.unfit} answers do not fit their schema; their diagnostics list the faults")
    for name, count in (summary.errors or {}).items():
        found.append(f"{count} × {name}")
    if summary.prompt_tokens is not None or summary.completion_tokens is not None:
        found.append(f"tokens: {summary.prompt_tokens or 0} in, {summary.completion_tokens or 0} out")
    if summary.seconds:
        done = summary.answered + summary.failed
        found.append(f"{summary.seconds:.1f} s, {done / summary.seconds:.1f} a second")
    if summary.stopped:
        found.append(f"stopped: {summary.stopped}")
    return found


@asynccontextmanager
async def _progress(batch: Batch | PartsRun | RayRun, *, show: bool) -> AsyncIterator[None]:
    """Show a progress bar on the terminal while the block runs; nothing if stderr is no terminal."""
    if not (show and err.is_terminal):
        yield
        return
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[words]}"),
    )
    with cursor_comes_back(), Progress(*columns, console=err, transient=True, auto_refresh=False) as bar:
        task = bar.add_task("requests", total=None, words="")

        async def show_now() -> None:
            now = batch.summary
            words = f"{now.answered} answered, {now.failed} failed, {now.earlier} before"
            bar.update(task, total=batch.size or None, completed=batch.position, words=words)
            bar.refresh()

        await show_now()
        try:
            async with periodically(show_now, 0.2):
                yield
        finally:
            await show_now()
