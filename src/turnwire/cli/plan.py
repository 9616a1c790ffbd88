"""`turnwire plan`: what a request would lose in a dialect. `turnwire losses`: what may be lost at all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final

import typer

from turnwire.cli.convert import ModelOption, unknown_in
from turnwire.cli.dialects import dialect_option
from turnwire.cli.exit_codes import UsageError
from turnwire.cli.inputs import read_input
from turnwire.cli.json_locations import refuse_broken
from turnwire.cli.options import JsonFlag
from turnwire.cli.output import print_json, print_table, print_unknown, say
from turnwire.codecs.dialect import resolved
from turnwire.codecs.dialects import dialects
from turnwire.codecs.losses import COMMON
from turnwire.convert.bodies import plan as losses_of
from turnwire.convert.payload import CANONICAL, detect_payload, load_request
from turnwire.core.losses import SchemaChange

EXAMPLE: Final = "Example: turnwire plan --to anthropic request.json"
LOSSES_EXAMPLE: Final = "Example: turnwire losses --dialect ollama"


def plan(
    target: Annotated[
        str,
        dialect_option("--to", help="What it would be sent in."),
    ],
    file: Annotated[str, typer.Argument(metavar="FILE", help="A request; - is standard input.")] = "-",
    source: Annotated[
        str | None,
        dialect_option("--from", help="What it is written in. Absent: detected."),
    ] = None,
    model: ModelOption = None,
    only_rewritten: Annotated[
        bool,
        typer.Option("--rewritten", help="List what is rewritten without a change of meaning, in place of the losses."),
    ] = False,
    as_json: JsonFlag = False,
) -> None:
    """Show what a request would lose in a dialect, without sending anything."""
    data = read_input(file)
    if source is None:
        found = detect_payload(data)
        if found is None or found.kind != "request":
            refuse_broken(file, data)
            raise UsageError(f"{file}: this does not look like a request; name what it is written in with --from")
        written_in = found.dialect
    else:
        written_in = source
    request, losses = load_request(data, written_in, model=model)
    rewritten: tuple[SchemaChange, ...] = ()
    if target != CANONICAL:
        planned = losses_of(request, target)
        losses, rewritten = (*losses, *planned), planned.rewritten
    if as_json:
        print_json(_rows(rewritten) if only_rewritten else [loss.to_dict() for loss in losses])
        return
    print_unknown(file, unknown_in(data, written_in))
    if only_rewritten:
        _show(rewritten)
        return
    if losses:
        print_table(
            ("at", "reason", "action", "loss"), ((loss.at or "/", loss.reason, loss.action, loss.id) for loss in losses)
        )
    else:
        say(f"nothing is lost from {written_in} to {target}")
    if rewritten:
        say("rewritten without a change of meaning:")
        _show(rewritten)


def _rows(rewritten: Iterable[SchemaChange]) -> list[dict[str, str]]:
    """Each change with its place, its name, and what that means."""
    from turnwire_schema.engines import REWRITINGS  # data of its own, for requests with a schema

    described: dict[str, str] = {str(name): what for name, what in REWRITINGS.items()}
    return [{"at": each.at, "name": each.name, "what": described[each.name]} for each in rewritten]


def _show(rewritten: Iterable[SchemaChange]) -> None:
    rows = [(each["at"], each["what"], each["name"]) for each in _rows(rewritten)]
    if rows:
        print_table(("at", "what", "rewriting"), rows)
    else:
        say("nothing is rewritten")


def losses(
    dialect: Annotated[
        str | None,
        dialect_option("--dialect", help="Only this dialect."),
    ] = None,
    as_json: JsonFlag = False,
) -> None:
    """List everything that a dialect cannot say, by its stable id."""
    known = {name: each.losses for name, each in dialects().items() if each.losses is not None}
    wanted = [losses for name, losses in known.items() if dialect is None or name == dialect]
    if not wanted:
        raise UsageError(f"--dialect: use one of: {', '.join(known)}")
    rows = {name: what for losses in wanted for name, what in resolved(losses).items()} | dict(COMMON)
    if as_json:
        print_json(rows)
    else:
        print_table(("loss", "what cannot be said"), rows.items())
