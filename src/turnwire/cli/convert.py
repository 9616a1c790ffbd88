"""`turnwire convert`: one payload from one dialect to another, with every loss reported."""

from __future__ import annotations

import sys
from enum import StrEnum
from typing import Annotated, Final

import typer

from turnwire.cli.exits import exit_code
from turnwire.cli.output import error_json, print_error, print_json, print_losses
from turnwire.cli.validate import read_input
from turnwire.convert.payload import convert_payload

EXAMPLE: Final = "Example: turnwire convert --from ollama --to openai-chat --kind request request.json"


class Dialect(StrEnum):
    """What a payload can be written in."""

    CANONICAL = "canonical"
    OLLAMA = "ollama"
    OPENAI_CHAT = "openai-chat"
    VLLM = "vllm"
    LLAMACPP = "llamacpp"
    GROQ = "groq"
    OLLAMA_V1 = "ollama-v1"
    OPENAI_RESPONSES = "openai-responses"
    ANTHROPIC = "anthropic"
    ANTHROPIC_2026 = "anthropic-2026-10-21"
    GEMINI = "gemini"
    GEMINI_INTERACTIONS = "gemini-interactions"


class Kind(StrEnum):
    """What a payload is."""

    REQUEST = "request"
    MESSAGES = "messages"
    RESPONSE = "response"
    STREAM = "stream"
    ERROR = "error"


ModelOption = Annotated[
    str | None,
    typer.Option("--model", metavar="NAME", help="The model of a request that does not name it (Gemini's URL does)."),
]


def convert(
    source: Annotated[Dialect, typer.Option("--from", metavar="DIALECT", help="What the payload is written in.")],
    target: Annotated[Dialect, typer.Option("--to", metavar="DIALECT", help="What to write it in.")],
    kind: Annotated[Kind, typer.Option("--kind", help="What the payload is.")],
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="The payload; - is standard input. A stream is read as its raw bytes.")
    ] = "-",
    status: Annotated[
        int, typer.Option("--status", metavar="STATUS", min=100, max=599, help="HTTP status of an error payload.")
    ] = 500,
    model: ModelOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print value and losses as one JSON object.")] = False,
) -> None:
    """Convert a payload between dialects.

    DIALECT is canonical, ollama, openai-chat (or vllm, llamacpp, groq, ollama-v1), openai-responses, anthropic,
    anthropic-2026-10-21, gemini or gemini-interactions.

    MESSAGES are the messages of a request alone: a list, or an object that has the system text beside them.

    What the target cannot say is reported on stderr, one loss a line. A stream converted to canonical is printed as the
    assembled response; a canonical stream is JSON lines of chunks. A stream that breaks is converted as far as it came.
    """
    value, losses, error = convert_payload(kind.value, read_input(file), source, target, status=status, model=model)
    if as_json:
        shown = value.decode("utf-8") if isinstance(value, bytes) else value
        told = {} if error is None else {"error": error_json(error)}
        print_json({"value": shown, "losses": [loss.to_dict() for loss in losses], **told})
    else:
        print_losses(losses)
        if isinstance(value, bytes):
            sys.stdout.flush()
            sys.stdout.buffer.write(value)
            sys.stdout.buffer.flush()
        else:
            print_json(value)
        if error is not None:
            print_error(error, as_json=False)
    if error is not None:
        raise typer.Exit(exit_code(error))
