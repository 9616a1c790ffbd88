"""`turnwire contract`: check live servers and recorded exchanges against the schemas and codecs."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import anyio
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from turnwire.cli.console import cursor_comes_back, err, table_console
from turnwire.cli.exit_codes import Exit, UsageError, did_you_mean
from turnwire.cli.help_text import CommandGroup
from turnwire.cli.native_stderr import kept_back
from turnwire.cli.output import print_json, print_table, tell
from turnwire.cli.output_files import check_writable, write_report

if TYPE_CHECKING:
    from turnwire_schema.v1.contract import ContractRun

    from turnwire.contract.live.runner import LiveRun


REPORT_EXAMPLE = "Example: turnwire contract report before.json after.json --html report.html"
CLAUSES_EXAMPLE = "Example: turnwire contract clauses --area tools"

JunitFile = Annotated[Path | None, typer.Option("--junit", metavar="FILE", help="Write JUnit XML.")]
HtmlFile = Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write a report as one HTML file.")]
MarkdownFile = Annotated[Path | None, typer.Option("--markdown", metavar="FILE", help="Write a summary in Markdown.")]


@dataclass(frozen=True, slots=True)
class Files:
    """Where reports go; None: nowhere."""

    junit: Path | None = None
    html: Path | None = None
    markdown: Path | None = None

    def check(self) -> None:
        """Find out before a run, and without writing, whether each report can be written at its end.

        Raises:
            UsageError: one of them cannot.
        """
        check_writable(self.junit, self.html, self.markdown)

    def write(self, runs: Sequence[ContractRun]) -> None:
        """Write each requested report, about the last of the runs with the others next to it."""
        from turnwire.contract.live.reports import html, junit, markdown

        for file, render in ((self.junit, junit.render), (self.html, html.render), (self.markdown, markdown.render)):
            if file is not None:
                write_report(file, render(runs))


def read_run(file: Path) -> ContractRun:
    """The run in `file`, as `turnwire contract run --json` wrote it.

    Raises:
        UsageError: the file cannot be read.
        InvalidDataError: it holds something else.
    """
    from turnwire_schema.v1.contract import ContractRun

    from turnwire.core.validate import load_json

    try:
        text = file.read_bytes()
    except OSError as error:
        raise UsageError(f"{file}: cannot be read ({error.strerror or type(error).__name__})") from error
    return load_json(ContractRun, text)


def report_command(
    files: Annotated[list[Path], typer.Argument(metavar="RUN.json...", help="Kept runs; the last is reported.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print what changed between the last two runs.")] = False,
    junit: JunitFile = None,
    html: HtmlFile = None,
    markdown: MarkdownFile = None,
) -> None:
    """Write reports of runs that were kept as JSON, without asking a server."""
    from turnwire.contract.live.reports import terminal
    from turnwire.contract.live.reports.table import changes

    runs = [read_run(file) for file in files]
    Files(junit, html, markdown).write(runs)
    if as_json:
        found = changes(runs[-2], runs[-1]) if len(runs) > 1 else ()
        print_json(
            {
                "changes": [
                    {
                        "clause": each.clause,
                        "dialect": each.dialect,
                        "before": each.before,
                        "after": each.after,
                        "direction": each.direction,
                        "sentence": each.sentence,
                    }
                    for each in found
                ]
            }
        )
    else:
        terminal.render(runs, table_console())


def clauses_command(
    area: Annotated[list[str] | None, typer.Option(help="Area to list, may be given again. Default: all.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the clauses as JSON.")] = False,
) -> None:
    """List what a server is judged by: every clause with its severity."""
    from turnwire.contract.live.clauses import all_areas, all_clauses

    names = [each.name for each in all_areas()]
    for name in area or ():
        if name not in names:
            raise UsageError(f"--area {name}: use one of {', '.join(names)}")
    chosen = [clause for clause in all_clauses() if not area or clause.area in area]
    if as_json:
        print_json([{**clause.as_data().to_dict(), "dialects": list(clause.dialects)} for clause in chosen])
    else:
        print_table(("clause", "severity", "sentence"), ((each.id, each.severity, each.sentence) for each in chosen))


EXAMPLE = "Example: turnwire contract run --endpoint http://127.0.0.1:8000 --html report.html"
_FAILING = {"must": ("must",), "should": ("must", "should"), "may": ("must", "should", "may"), "never": ()}


def run_command(
    endpoint: Annotated[str | None, typer.Option(help="Base URL of the server; nothing else is contacted.")] = None,
    with_scripted_model: Annotated[
        bool,
        typer.Option(
            "--with-scripted-model",
            help="Judge llama.cpp, started in this process with a model that answers the questions of the suite.",
        ),
    ] = False,
    dialect: Annotated[
        list[str] | None, typer.Option(help="Dialect to judge, may be given again. Default: those that are found.")
    ] = None,
    variant: Annotated[
        str | None, typer.Option(help="Variant whose rules hold, such as vllm. Default: what the server says it is.")
    ] = None,
    model: Annotated[
        str | None,
        typer.Option("--model", "-m", metavar="NAME", help="Model to ask. Absent: the first that the server lists."),
    ] = None,
    only: Annotated[
        list[str] | None, typer.Option(metavar="ID|AREA", help="Clause or area to try, may be given again; * fits all.")
    ] = None,
    skip: Annotated[
        list[str] | None, typer.Option(metavar="ID|AREA", help="Clause or area not to try, may be given again.")
    ] = None,
    name: Annotated[str | None, typer.Option(help="What the server is called in reports.")] = None,
    api_key_env: Annotated[
        str | None, typer.Option(metavar="NAME", help="Environment variable that holds the server's API key.")
    ] = None,
    clause_limit: Annotated[float, typer.Option(min=1, metavar="SECONDS", help="Time for one clause.")] = 60,
    time_limit: Annotated[float, typer.Option(min=1, metavar="SECONDS", help="Time for the whole run.")] = 1800,
    fail_on: Annotated[
        str, typer.Option(metavar="SEVERITY", help="Exit with 1 where a clause fails: must, should, may or never.")
    ] = "must",
    evidence: Annotated[
        str, typer.Option(metavar="WHICH", help="Exchanges to keep: findings, or all (of clauses that hold, too).")
    ] = "findings",
    compare: Annotated[
        list[Path] | None,
        typer.Option(metavar="RUN.json", help="Earlier run to show beside this one, may be given again."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the whole run as JSON.")] = False,
    junit: JunitFile = None,
    html: HtmlFile = None,
    markdown: MarkdownFile = None,
) -> None:
    """Judge a live server, clause by clause.

    Each result is pass, fail, not supported, not applicable or inconclusive. Exit code 1 when a clause fails that a
    server must keep. Ctrl-C ends the run; what was judged so far is reported.
    """
    from turnwire.contract.live.runner import LiveRun, RunSettings

    if fail_on not in _FAILING:
        raise UsageError(f"--fail-on {fail_on}: use one of {', '.join(_FAILING)}")
    if evidence not in ("findings", "all"):
        raise UsageError(f"--evidence {evidence}: use findings or all")
    files = Files(junit, html, markdown)
    files.check()
    earlier = [read_run(file) for file in compare or ()]
    with _server(endpoint, with_scripted_model=with_scripted_model) as url:
        settings = RunSettings(
            endpoint=url,
            dialects=tuple(_dialects(dialect or ())),
            variant=_variant(variant),
            model=model,
            only=tuple(only or ()),
            skip=tuple(skip or ()),
            name=name,
            api_key=_key(api_key_env),
            clause_limit_s=clause_limit,
            run_limit_s=time_limit,
            evidence="all" if evidence == "all" else "findings",
        )
        try:
            run = LiveRun(settings)
        except LookupError as error:
            option = "--only" if error.args[0] in (only or ()) else "--skip"
            told = f"{option} {error.args[0]}: no clause or area fits; `turnwire contract clauses` lists them"
            raise UsageError(told) from None
        was_cancelled = False
        try:
            _go(run)
        except KeyboardInterrupt:
            was_cancelled = True
    document = run.document()
    _report([*earlier, document], files, as_json=as_json)
    if was_cancelled:
        tell("turnwire: cancelled; the report holds what was judged before")
        raise typer.Exit(Exit.CANCELLED)
    severity = {clause.id: clause.severity for clause in document.clauses}
    if any(each.outcome == "fail" and severity[each.clause] in _FAILING[fail_on] for each in document.results):
        raise typer.Exit(Exit.FAILURE)
    if document.ended == "server_stopped":
        last = document.results[-1] if document.results else None
        where = f" after {last.dialect}: {last.clause}" if last is not None else ""
        tell(f"turnwire: the server stopped answering plain questions{where}; the clauses behind it were not judged")
        raise typer.Exit(Exit.FAILURE)
    if document.ended == "time_limit":
        when = (
            f"after {len(document.results)} of {document.planned}"
            if document.planned
            else "while the server was looked at"
        )
        tell(f"turnwire: the time of {time_limit:g} s was over {when}")
        raise typer.Exit(Exit.TIMEOUT)


def _server(endpoint: str | None, *, with_scripted_model: bool) -> AbstractContextManager[str]:
    """The URL of the server to judge: the one that is named, or one that runs for as long as the block."""
    if (endpoint is None) != with_scripted_model:
        raise UsageError("give --endpoint or --with-scripted-model" + (", not both" if endpoint is not None else ""))
    if endpoint is not None:
        return nullcontext(endpoint)
    return _scripted_server()


@contextmanager
def _scripted_server() -> Iterator[str]:
    from turnwire.scripted_model.contract_model import contract_server

    with kept_back(), contract_server() as url:  # llama.cpp warns of parts of schemas, whatever its verbosity
        yield url


def _go(run: LiveRun) -> None:
    """The run with a bar that moves on stderr."""
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
        task = shown.add_task("looking at the server", total=None)

        def progress(done: int, planned: int, now: str) -> None:
            shown.update(task, completed=done, total=planned, description=now)

        anyio.run(run.go, progress)


def _report(runs: list[ContractRun], files: Files, *, as_json: bool) -> None:
    from turnwire.contract.live.reports import terminal

    if as_json:
        print_json(runs[-1].to_dict())
    else:
        terminal.render(runs, table_console())
    files.write(runs)  # last: where a disk is full, the run is not lost


def _dialects(names: list[str] | tuple[str, ...]) -> list[str]:
    from turnwire.contract.live.dialects import DIALECTS

    for name in names:
        if name not in DIALECTS:
            hint = did_you_mean(name, DIALECTS) or f"use one of {', '.join(DIALECTS)}"
            raise UsageError(f"--dialect {name}: {hint}")
    return [name for name in DIALECTS if name in names]


def _variant(name: str | None) -> str | None:
    from turnwire.codecs.registry import CODEC_NAMES

    if name is not None and name not in CODEC_NAMES:
        hint = did_you_mean(name, CODEC_NAMES) or f"use one of {', '.join(CODEC_NAMES)}"
        raise UsageError(f"--variant {name}: {hint}")
    return name


def _key(variable: str | None) -> str | None:
    if variable is None:
        return None
    value = os.environ.get(variable, "").strip()
    if not value:
        raise UsageError(f"--api-key-env: the environment variable {variable} is not set")
    return value


app = CommandGroup(
    help="Check exchanges with model servers against the contract.",
    epilog="Example: turnwire contract replay recordings/",
)


@app.callback()
def group() -> None:
    """Check exchanges with model servers against the contract."""


app.command("run", epilog=EXAMPLE)(run_command)
app.command("report", epilog=REPORT_EXAMPLE)(report_command)
app.command("clauses", epilog=CLAUSES_EXAMPLE)(clauses_command)


@app.command("replay", epilog="Example: turnwire contract replay recordings/ --json")
def replay_command(
    directory: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="A folder of recordings, searched with its subfolders.")
    ],
    as_json: Annotated[bool, typer.Option("--json", help="Print the whole report as JSON.")] = False,
) -> None:
    """Judge every recorded exchange in a folder.

    Schemas, decoding, cut streams and round trips; what is expected where an expectations.json says so. Exit code 1
    when a clause fails or there is nothing to judge.
    """
    from turnwire.contract.validation import replay

    if not directory.is_dir():
        raise UsageError(f"{directory}: there is no such folder")
    with (
        cursor_comes_back(),
        Progress(
            SpinnerColumn(),
            TextColumn("{task.completed}/{task.total} {task.description}"),
            console=err,
            transient=True,
            disable=not err.is_terminal,
        ) as shown,
    ):
        task = shown.add_task("recordings", total=None)

        def progress(done: int, total: int) -> None:
            shown.update(task, completed=done, total=total)

        report = replay(directory, progress=progress)
    if as_json:
        print_json(report.to_json())
    else:
        report.render(table_console())
    if not report.rows:
        tell(f"turnwire: {directory}: no recordings found")
    if not report.ok:
        raise typer.Exit(Exit.FAILURE)
