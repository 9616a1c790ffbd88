"""`turnwire context`: the conversations that are stored."""

from __future__ import annotations

import json
import sys
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from turnwire.cli.exits import UsageError
from turnwire.cli.output import print_json, print_table, say
from turnwire.cli.provider import ConfigOption
from turnwire.cli.validate import read_input
from turnwire.config import load_config

if TYPE_CHECKING:
    from turnwire.store import ContextStore

app = typer.Typer(help="Look at stored conversations and move them.", no_args_is_help=True, rich_markup_mode=None)

JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]
StoreOption = Annotated[
    str | None,
    typer.Option(
        "--store",
        metavar="PLACE",
        help="Path of an SQLite file, or a postgresql:// URL. Absent: the configuration's agent.store, else "
        "turnwire/turnwire.db in the user's data folder.",
    ),
]
IdArgument = Annotated[str, typer.Argument(metavar="ID", help="Id of the context.")]


def store_place(store: str | None, config: Path | None) -> str | PathLike[str]:
    """Where the store is: given, configured, or the user's own.

    A relative path in the configuration starts from the folder of that file, as every path in it.
    """
    from turnwire.store.address import default_store

    if store is not None:
        return store
    loaded = load_config(config)
    configured = loaded.agent.store if loaded.agent is not None else None
    if configured is None or loaded.path is None:
        return default_store()
    if "://" in configured:
        return configured
    return loaded.path.resolve().parent / Path(configured).expanduser()


def open_store(store: str | None, config: Path | None) -> ContextStore:
    """The store that a command works on; one that does not exist is empty, and made."""
    from turnwire.store import ContextStore

    return ContextStore.open(store_place(store, config))


@app.command("list", epilog="Example: turnwire context list --limit 20")
def list_contexts(
    limit: Annotated[int, typer.Option("--limit", metavar="COUNT", min=1, max=1000, help="How many at most.")] = 50,
    after: Annotated[
        str | None, typer.Option("--after", metavar="PLACE", help="Go on where a list ended: its `next`.")
    ] = None,
    store: StoreOption = None,
    config: ConfigOption = None,
    as_json: JsonFlag = False,
) -> None:
    """List the contexts, the last changed first."""
    with open_store(store, config) as opened:
        page = opened.list(limit, after)
    if as_json:
        print_json({"contexts": [row._asdict() for row in page.contexts], "next": page.next})
        return
    columns = ("id", "title", "entries", "branches", "revision", "changed")
    rows = (
        (row.id, row.title or "", row.entries, len(row.branches), row.revision, row.updated_at or row.created_at)
        for row in page.contexts
    )
    print_table(columns, rows)
    if page.next is not None:
        say(f"more: turnwire context list --after {page.next}")


@app.command("show", epilog="Example: turnwire context show 0198f2c1 --branch main")
def show(
    context_id: IdArgument,
    branch: Annotated[
        str | None, typer.Option("--branch", metavar="NAME", help="A branch. Absent: the active one.")
    ] = None,
    store: StoreOption = None,
    config: ConfigOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Show a context: its state, its branches, and the entries of one branch."""
    with open_store(store, config) as opened:
        context = opened.load(context_id)
        threads = opened.threads_of(context_id)
    name = branch or context.active_branch
    if name not in {each.name for each in context.branches}:
        raise UsageError(f"--branch: there is none of this name; use one of: {_names(context.branches)}")
    line = [json.loads(_entry_text(entry)) for entry in context.line(name)]
    pending = [entry.id for entry in context.pending]
    if as_json:
        state = context.to_document(entries=False).to_dict()
        print_json({"context": state, "branch": name, "entries": line, "threads": list(threads), "pending": pending})
        return
    say(f"{context.id}  {context.title or ''}".rstrip())
    mode = f", mode {context.mode.name}" if context.mode is not None else ""
    say(f"revision {context.revision}, branch {name} of {_names(context.branches)}{mode}")
    if threads:
        say(f"threads: {', '.join(threads)}")
    if pending:
        say(f"{len(pending)} call(s) wait for a decision")
    for entry in line:
        say(_line(entry))


def _names(branches: Any) -> str:
    return ", ".join(branch.name for branch in branches)


def _entry_text(entry: Any) -> str:
    from turnwire.context import entry_to_json

    return entry_to_json(entry)


def _line(entry: dict[str, Any]) -> str:
    """An entry in one line: who or what, and the beginning of it."""
    data = entry.get("data") or {}
    match entry.get("type"):
        case "text":
            words = data["content"] if isinstance(data["content"], str) else json.dumps(data["content"])
            return f"{data['role']}: {_short(words)}"
        case "tool_request":
            return f"call {data['call'].get('name', '')} ({data['state']})"
        case "file_reference":
            return f"file {data['path']} ({data['status']})"
        case "image":
            return f"image ({data['state']})"
        case "mcp_resource":
            return f"resource {data['uri']} of {data['server']}"
        case "system_control":
            return f"{data['kind']}: {data.get('old') or '-'} -> {data['new']}"
        case other:
            return str(other)


def _short(words: str) -> str:
    flat = " ".join(words.split())
    return flat if len(flat) <= 200 else f"{flat[:199]}…"


@app.command("export", epilog="Example: turnwire context export 0198f2c1 --output talk.json")
def export(
    context_id: IdArgument,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="PATH", help="File to write. Absent: stdout.")
    ] = None,
    store: StoreOption = None,
    config: ConfigOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="With --output: say what was written as JSON.")] = False,
) -> None:
    """Write a whole context as JSON; `turnwire context import` reads it again."""
    with open_store(store, config) as opened:
        text = opened.export(context_id)
    if output is None:
        sys.stdout.flush()
        sys.stdout.buffer.write(text.encode("utf-8") + b"\n")
        return
    try:
        output.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise UsageError(f"--output {output}: {error.strerror or 'cannot be written'}") from None
    if as_json:
        print_json({"written": str(output)})
    else:
        say(f"{context_id} written to {output}")


@app.command("import", epilog="Example: turnwire context import talk.json")
def import_context(
    file: Annotated[str, typer.Argument(metavar="FILE", help="What `context export` wrote; - is standard input.")],
    replace: Annotated[
        bool, typer.Option("--replace", help="Delete a stored context of the same id before, with its threads.")
    ] = False,
    store: StoreOption = None,
    config: ConfigOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Store an exported context; an id that is stored already is refused.

    Entries of older versions are brought up to date.
    """
    data = read_input(file)
    with open_store(store, config) as opened:
        context_id = opened.import_(data, replace=replace)
    if as_json:
        print_json({"imported": context_id})
    else:
        say(f"{context_id} imported")


@app.command("migrate", epilog="Example: turnwire context migrate --store turnwire.db")
def migrate(store: StoreOption = None, config: ConfigOption = None, as_json: JsonFlag = False) -> None:
    """Bring the tables of a store up to date, or make them.

    Every other command does so too. This one says from which version to which.
    """
    from turnwire.store import ContextStore

    before, now = ContextStore.migrate(store_place(store, config))
    if as_json:
        print_json({"before": before, "now": now})
    elif before == now:
        say(f"the store has version {now} already")
    else:
        say(f"version {before or 'none'} -> {now}")
