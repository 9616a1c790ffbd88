"""`turnwire embed`: texts in, a vector for each out, one JSON line a text."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Final, get_args

import typer

from turnwire_schema.v1.embedding import EmbeddingPurpose, EmbeddingResponse

from turnwire.cli.exit_codes import UsageError
from turnwire.cli.inputs import read_input
from turnwire.cli.open_providers import default_of, need_model, open_named
from turnwire.cli.options import ConfigOption, ModelOption, provider_option
from turnwire.cli.output import Waiting, print_json, tell
from turnwire.codecs.values.wirejson import dump_wire_json
from turnwire.config import LoadedConfig, load_config

EXAMPLE: Final = 'Example: turnwire embed --provider embedded "Why is the sky blue?" "Why is the grass green?"'
PURPOSES: Final = get_args(EmbeddingPurpose)
AT_ONCE: Final = 64
"""Most texts in one call."""


def embed(
    texts: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="TEXT", help="Texts. Absent, or -: the lines of standard input, those that are blank left out."
        ),
    ] = None,
    provider: Annotated[
        str | None,
        provider_option(help="Provider to ask. Absent: the default."),
    ] = None,
    model: ModelOption = None,
    dimensions: Annotated[
        int | None,
        typer.Option("--dimensions", metavar="COUNT", min=1, help="Length of the vectors. Absent: the model's."),
    ] = None,
    purpose: Annotated[
        str | None,
        typer.Option("--for", metavar="PURPOSE", help=f"What the vectors are for: {', '.join(PURPOSES)}."),
    ] = None,
    timeout: Annotated[
        float | None, typer.Option("--timeout", metavar="SECONDS", min=0.001, help="Time limit of each call.")
    ] = None,
    config: ConfigOption = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object with vectors, model and usage.")
    ] = False,
) -> None:
    """Give a vector for each text.

    A JSON line for each text, in their order: index, text and embedding. With --json one object: the vectors, the model
    and what was counted. Several texts go in one call, up to 64.
    """
    if model is not None and not model.strip():
        raise UsageError("--model: the name is blank")
    if timeout is not None and not math.isfinite(timeout):
        raise UsageError("--timeout: give a number of seconds")
    if purpose is not None and purpose not in PURPOSES:
        raise UsageError(f"--for: use one of: {', '.join(PURPOSES)}")
    given = _lines() if not texts or texts == ["-"] else texts
    if not given:
        raise UsageError("there is no text; give some, or lines on standard input")
    loaded = load_config(config)
    provider_id = provider or default_of(loaded)
    asked = {"model": model, "dimensions": dimensions, "input_type": purpose, "timeout": timeout}
    wishes = {name: value for name, value in asked.items() if value is not None}
    found = asyncio.run(_ask(loaded, provider_id, given, wishes, as_json))
    if as_json:
        print_json(_in_one(found))


def _lines() -> list[str]:
    try:
        text = read_input("-").decode("utf-8")
    except UnicodeDecodeError:
        raise UsageError("standard input: this is not UTF-8") from None
    return [line for line in text.splitlines() if line.strip()]


async def _ask(
    loaded: LoadedConfig, provider_id: str, texts: list[str], asked: dict[str, Any], as_json: bool
) -> list[EmbeddingResponse]:
    """The answers to the texts, call by call; printed as they come unless they are printed as one object."""
    found = []
    async with open_named(loaded, provider_id) as provider:
        need_model(provider, asked.get("model"))
        for start in range(0, len(texts), AT_ONCE):
            part = texts[start : start + AT_ONCE]
            with Waiting(f"{provider_id} embeds"):
                answer = await provider.embed(part, **asked)
            if as_json:
                found.append(answer)
                continue
            for line in _lines_of(answer, part, start):
                typer.echo(dump_wire_json(line).decode("utf-8"))
            for note in answer.diagnostics or ():
                tell(f"note: {note.what}")
    return found


def _lines_of(answer: EmbeddingResponse, texts: list[str], start: int) -> Iterator[dict[str, Any]]:
    for each in answer.embeddings:
        yield {"index": start + each.index, "text": texts[each.index], "embedding": list(each.values)}


def _in_one(answers: Iterable[EmbeddingResponse]) -> dict[str, Any]:
    """All answers as one: vectors in the order of the texts, and the sum of the counts."""
    whole = [answer.to_dict() for answer in answers]
    embeddings = [each for answer in whole for each in answer["embeddings"]]
    counts = [answer["usage"].get("prompt_tokens") for answer in whole]
    usage = {**whole[0]["usage"]}
    for name in ("prompt_tokens", "total_tokens"):
        if name in usage:
            usage[name] = None if None in counts else sum(counts)
    placed = [{**each, "index": place} for place, each in enumerate(embeddings)]
    notes = [note for answer in whole for note in answer.get("diagnostics", ())]
    return {**whole[0], "embeddings": placed, "usage": usage, **({"diagnostics": notes} if notes else {})}
