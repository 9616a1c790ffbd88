"""`turnwire provider bench`: how fast a provider answers, alone and with others."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from turnwire.benchmark.plan import LEVELS, PROMPT, TURNS, BenchmarkPlan
from turnwire.cli.exit_codes import Exit, UsageError
from turnwire.cli.options import ConfigOption, JsonFlag, ModelOption, ProviderArgument
from turnwire.cli.output import print_json, tell
from turnwire.cli.output_files import check_writable, write_report
from turnwire.config import LoadedConfig, load_config

if TYPE_CHECKING:
    from turnwire_schema.v1.benchmark import ProviderBenchmark

    from turnwire.benchmark.run import Benchmark

EXAMPLE: Final = "Example: turnwire provider bench embedded --concurrency 1,4 --html bench.html"
HtmlFile = Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write a report as one HTML file.")]
_MOST_AT_ONCE: Final = 256
_MOST_REQUESTS: Final = 10_000
_MOST_TURNS: Final = 100


def bench(
    provider_id: ProviderArgument = None,
    model: ModelOption = None,
    concurrency: Annotated[
        str, typer.Option("--concurrency", metavar="N,N,...", help="Requests at once, level by level.")
    ] = ",".join(map(str, LEVELS)),
    requests: Annotated[
        int | None,
        typer.Option(
            "--requests",
            metavar="COUNT",
            min=1,
            max=_MOST_REQUESTS,
            help="Requests of each level. Absent: twice as many as run at once, at least 4.",
        ),
    ] = None,
    max_tokens: Annotated[
        int, typer.Option("--max-tokens", metavar="COUNT", min=2, help="Most tokens of each answer.")
    ] = 64,
    prompt: Annotated[
        str, typer.Option("--prompt", metavar="TEXT", help="What to ask; a mark before it differs each time.")
    ] = PROMPT,
    turns: Annotated[
        int,
        typer.Option(
            "--turns",
            metavar="COUNT",
            min=0,
            max=_MOST_TURNS,
            help="Turns of a conversation at the end, which show what the server reads again; 0: none.",
        ),
    ] = TURNS,
    time_limit: Annotated[
        float, typer.Option("--time-limit", metavar="SECONDS", min=0.1, max=86_400, help="Time for all of it.")
    ] = 300,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write a report as one HTML file.")
    ] = None,
    config: ConfigOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Measure how fast a provider answers.

    Time to the first token, tokens a second of each answer and of all together, level by level, after one request that
    is not counted; then, turn by turn, how much of a conversation's prompt is read again. Ctrl-C ends it; what was
    measured so far is reported. Exit code 1 when a request failed, 4 when the time was over.
    """
    import asyncio

    from turnwire.cli.open_providers import default_of

    if model is not None and not model.strip():
        raise UsageError("--model: the name is blank")
    if not prompt.strip():
        raise UsageError("--prompt: the text is blank")
    check_writable(html)
    plan = BenchmarkPlan(_levels(concurrency), requests, max_tokens, prompt, time_limit, turns)
    loaded = load_config(config)
    measured = _Measured()
    was_cancelled = False
    try:
        asyncio.run(measured.go(loaded, provider_id or default_of(loaded), model, plan))
    except KeyboardInterrupt:
        was_cancelled = True
    found = measured.document()
    if found is not None:
        _report(found, html, as_json=as_json)
    if was_cancelled:
        tell("turnwire: cancelled; " + ("nothing was measured" if found is None else "what was measured is reported"))
        raise typer.Exit(Exit.CANCELLED)
    if found is not None and _has_failures(found):
        raise typer.Exit(Exit.FAILURE)
    if found is not None and found.ended == "time_limit":
        tell(f"turnwire: the time of {time_limit:g} s was over")
        raise typer.Exit(Exit.TIMEOUT)


def _has_failures(found: ProviderBenchmark) -> bool:
    from turnwire.benchmark.summary import failures

    return any(True for _ in failures(found))


class _Measured:
    """The run, kept where an interrupt leaves it."""

    def __init__(self) -> None:
        self._run: Benchmark | None = None

    async def go(self, loaded: LoadedConfig, provider_id: str, model: str | None, plan: BenchmarkPlan) -> None:
        """Measure, with a bar that moves on stderr."""
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

        from turnwire.benchmark.run import Benchmark
        from turnwire.cli.console import cursor_comes_back, err
        from turnwire.cli.conversation import first_model
        from turnwire.cli.open_providers import need_model, open_named

        with (
            cursor_comes_back(),
            Progress(
                TextColumn("{task.description}"),
                BarColumn(),
                MofNCompleteColumn(),
                TimeElapsedColumn(),
                console=err,
                transient=True,
                disable=not err.is_terminal,
            ) as shown,
        ):
            task = shown.add_task("looking at the provider", total=None)

            def progress(what: str, done: int, planned: int) -> None:
                shown.update(task, completed=done, total=planned, description=what)

            async with open_named(loaded, provider_id) as provider:
                need_model(provider, model)
                self._run = Benchmark(provider, model or await first_model(provider), plan)
                await self._run.go(progress)

    def document(self) -> ProviderBenchmark | None:
        """The measurements so far; None before the first."""
        found = None if self._run is None else self._run.document()
        return None if found is None or found.warm_up is None else found


def _report(found: ProviderBenchmark, html: Path | None, *, as_json: bool) -> None:
    from turnwire.benchmark import html as page, terminal
    from turnwire.cli.console import table_console

    if as_json:
        print_json(found.to_dict())
    else:
        terminal.render(found, table_console())
    if html is not None:  # last: where a disk is full, the rest is not lost
        write_report(html, page.render(found))


def _levels(text: str) -> tuple[int, ...]:
    try:
        levels = tuple(int(each) for each in text.split(","))
    except ValueError:
        levels = ()
    if not levels or not all(1 <= each <= _MOST_AT_ONCE for each in levels):
        raise UsageError(f"--concurrency {text}: give numbers from 1 to {_MOST_AT_ONCE} with commas, such as 1,4,16")
    return levels
