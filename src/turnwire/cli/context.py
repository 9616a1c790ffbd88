"""`turnwire context`: the stored conversations."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from uuid import uuid4

import typer

from turnwire.cli.entry_lines import content_words, entry_line, is_pending
from turnwire.cli.exit_codes import UsageError
from turnwire.cli.help_text import CommandGroup
from turnwire.cli.inputs import read_input
from turnwire.cli.options import ConfigOption, JsonFlag
from turnwire.cli.output import print_json, print_table, say, visible
from turnwire.cli.output_files import write_whole
from turnwire.config import load_config
from turnwire.core.errors import counted
from turnwire.store.errors import NotStoredError
from turnwire.store.pages import ContextPage

if TYPE_CHECKING:
    from turnwire_schema.v1.context import Branch, Projection

    from turnwire.context import Context
    from turnwire.store import ContextStore

app = CommandGroup(
    help="Look at stored conversations and move them.", epilog="Example: turnwire context list --limit 20"
)

StoreOption = Annotated[
    str | None,
    typer.Option(
        "--store",
        metavar="PLACE",
        help="Path of an SQLite file, or a postgresql:// URL. Absent: the configuration's agent.store, else "
        "turnwire/turnwire.db in the user's data folder.",
    ),
]
IdArgument = Annotated[str, typer.Argument(metavar="ID", help="Id of the context; the beginning is enough.")]


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
    """The store that a command writes to; one that does not exist is made."""
    from turnwire.store import ContextStore

    return ContextStore.open(store_place(store, config))


def look_into_store(store: str | None, config: Path | None) -> ContextStore:
    """The store that a command only reads.

    Raises:
        NotStoredError: no store exists; it is not created, so that a mistyped place is not read as an empty store.
    """
    from turnwire.store import ContextStore

    place = store_place(store, config)
    try:
        return ContextStore.open(place, create=False)
    except NotStoredError as error:
        made = "`turnwire chat` and `turnwire context import` make one"
        text = f"{error.message.partition(';')[0]}; check the place. {made}"
        raise NotStoredError("not_stored", text) from None


def is_own_store(store: str | None, config: Path | None) -> bool:
    """Whether the store is the user's default one, so that its place was not mistyped."""
    from turnwire.store.address import default_store

    return store_place(store, config) == default_store()


def find_context(store: ContextStore, wanted: str) -> str:
    """The id of the stored context that is, or alone begins with, `wanted`.

    Raises:
        NotStoredError: no such context exists.
        UsageError: there are several.
    """
    found = store.ids_like(wanted)
    if wanted not in found and len(found) > 1:
        raise UsageError(f"several contexts begin with {visible(wanted)}; give more of the id")
    return wanted if wanted in found or not found else found[0]


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
    try:
        with look_into_store(store, config) as opened:
            page = opened.list(limit, after)
    except NotStoredError:
        if not is_own_store(store, config):
            raise
        page = ContextPage((), None)  # nothing has been stored yet
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
    projection: Annotated[
        bool, typer.Option("--projection", help="Show what a model is sent of the branch, and what is left out.")
    ] = False,
    token_limit: Annotated[
        int | None,
        typer.Option("--token-limit", metavar="COUNT", min=1, help="With --projection: room that there is, in tokens."),
    ] = None,
    store: StoreOption = None,
    config: ConfigOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Show a context: its state, its branches, and the entries of one branch."""
    if token_limit is not None and not projection:
        raise UsageError("--token-limit: give --projection, too")
    with look_into_store(store, config) as opened:
        context_id = find_context(opened, context_id)
        context = opened.load(context_id, now=_now, new_id=_new_id)
        threads = opened.threads_of(context_id)
    name = branch or context.active_branch
    if name not in {each.name for each in context.branches}:
        raise UsageError(f"--branch: there is none of this name; use one of: {_names(context.branches)}")
    line = [json.loads(_entry_text(entry)) for entry in context.line(name)]
    pending = [entry["id"] for entry in line if is_pending(entry)]
    state = context.to_document(entries=False)
    shown = _projected(context, name, token_limit) if projection else None
    if as_json:
        found = {"context": state.to_dict(), "branch": name, "entries": line, "threads": list(threads)}
        print_json({**found, "pending": pending, **({} if shown is None else {"projection": shown.to_dict()})})
        return
    say(f"{context.id}  {context.title or ''}".rstrip())
    mode = f", mode {context.mode.name}" if context.mode is not None else ""
    say(f"revision {context.revision}, changed {state.updated_at or state.created_at}{mode}")
    for each in context.branches:
        _say_branch(each, len(context.line(each.name)), is_shown=each.name == name)
    if threads:
        say(f"threads: {', '.join(threads)}")
    if pending:
        calls = "1 call waits" if len(pending) == 1 else f"{len(pending)} calls wait"
        say(f"{calls} for a decision: {', '.join(pending)}")
    say("")
    if shown is None:
        _say_rows([(str(entry.get("id") or "-"), *entry_line(entry)) for entry in line])
    else:
        _say_projection(shown)


def _projected(context: Context, branch: str, token_limit: int | None) -> Projection:
    from turnwire.context import project

    context.switch(branch)  # in this copy only; a control entry never reaches a model
    return project(context, token_limit=token_limit, now=_now)


def _say_projection(shown: Projection) -> None:
    rows = []
    for number, message in enumerate(shown.messages, 1):
        data = message.to_dict()
        calls = "".join(f" -> {call['name']}" for call in data.get("tool_calls") or ())
        rows.append((str(number), message.role, f"{content_words(data.get('content'))}{calls}"))
    _say_rows(rows)
    about = "" if shown.estimated_tokens is None else f", about {shown.estimated_tokens} tokens"
    say(f"{len(rows)} message{'' if len(rows) == 1 else 's'}{about}")
    for removal in shown.removals:
        size = "" if removal.tokens is None else f", about {removal.tokens} tokens"
        say(f"left out: {removal.entry_id} {removal.entry_type} ({removal.reason}{size})")
    for notice in shown.notices or ():
        say(f"notice: {notice.message}")


def _say_branch(branch: Branch, count: int, *, is_shown: bool) -> None:
    after = f" after {branch.fork_after}" if branch.fork_after is not None else ""
    origin = f", from {branch.parent}{after}" if branch.parent is not None else ""
    say(f"{'*' if is_shown else ' '} {branch.name}: {count} {'entry' if count == 1 else 'entries'}{origin}")


def _say_rows(rows: Sequence[tuple[str, str, str]]) -> None:
    """Rows of three columns, the last as long as it is."""
    shown = [[visible(cell) for cell in row] for row in rows]
    widths = [min(max((len(row[place]) for row in shown), default=0), 40) for place in (0, 1)]
    for first, second, words in shown:
        say(f"{first:<{widths[0]}}  {second:<{widths[1]}}  {words}".rstrip())


def _now() -> datetime:
    return datetime.now(UTC)


def _new_id() -> str:
    return uuid4().hex


def _names(branches: Any) -> str:
    return ", ".join(branch.name for branch in branches)


def _entry_text(entry: Any) -> str:
    from turnwire.context import entry_to_json

    return entry_to_json(entry)


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
    with look_into_store(store, config) as opened:
        context_id = find_context(opened, context_id)
        text = opened.export(context_id)
    if output is None:
        sys.stdout.flush()
        sys.stdout.buffer.write(text.encode("utf-8") + b"\n")
        return
    try:
        write_whole(output, text + "\n")
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
    from turnwire.store import ConflictError

    data = read_input(file)
    with open_store(store, config) as opened:
        try:
            context_id = opened.import_(data, replace=replace)
        except ConflictError:
            text = "store: a context of this id is stored already; --replace deletes it before, with its threads"
            raise ConflictError("conflict", text) from None
    if as_json:
        print_json({"imported": context_id})
    else:
        say(f"{context_id} imported")


@app.command("delete", epilog="Example: turnwire context delete 0198f2c1 --yes")
def delete(
    context_id: IdArgument,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Delete it without asking.")] = False,
    store: StoreOption = None,
    config: ConfigOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Delete a context with its threads and their events, for good.

    In a terminal it asks before; elsewhere it needs --yes.
    """
    with look_into_store(store, config) as opened:
        context_id = find_context(opened, context_id)
        title = opened.load(context_id, now=_now, new_id=_new_id).title
        threads = opened.threads_of(context_id)
        named = f"{context_id} {title or ''}".rstrip()
        also = f" and {counted(len(threads), 'thread')}" if threads else ""
        if not yes and not _is_meant(f"delete {named}{also}?"):
            say("nothing is deleted")
            return
        opened.delete(context_id)
    if as_json:
        print_json({"deleted": context_id, "threads": list(threads)})
    else:
        say(f"{named}{also} deleted")


def _is_meant(question: str) -> bool:
    """Whether the person says yes.

    Raises:
        UsageError: no terminal is there to ask on.
    """
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UsageError("this cannot be undone, and nobody can be asked here; give --yes")
    return input(f"{visible(question)} [y/N] ").strip().lower() in ("y", "yes")


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
