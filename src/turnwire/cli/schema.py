"""`turnwire schema`: the schema documents that the package carries, and a check of schemas that people write."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from turnwire.cli.exit_codes import Exit, UsageError, suggestion
from turnwire.cli.help_text import CommandGroup
from turnwire.cli.options import JsonFlag
from turnwire.cli.output import print_json, print_table, say

app = CommandGroup(
    help="List, show and export the schema documents, and check schemas of your own.",
    epilog="Example: turnwire schema list",
)


def find_definition(name: str) -> tuple[str, str, dict[str, Any]]:
    """(document, definition, the loaded document) for DOCUMENT or DOCUMENT#DEFINITION; the definition may be empty.

    A canonical document may be named by its last word: `message` is `turnwire/v1/message`.

    Raises:
        UsageError: there is no such document or definition.
    """
    from turnwire_schema.documents import UnknownDocument, load_document

    document, _, definition = name.partition("#")
    if document and "/" not in document:
        document = f"turnwire/v1/{document}"
    try:
        loaded = load_document(document)
    except UnknownDocument:
        asked = name.partition("#")[0] or "(empty name)"
        raise UsageError(f"there is no document {asked}; {_instead_of(asked)}") from None
    if definition and definition not in loaded["$defs"]:
        meant = suggestion(definition, loaded["$defs"])
        hint = f"it has: {', '.join(sorted(loaded['$defs']))}" if meant is None else f"did you mean {document}#{meant}?"
        raise UsageError(f"{document} has no definition {definition}; {hint}")
    return document, definition, loaded


def _instead_of(asked: str) -> str:
    """Suggest names of documents for an unknown name."""
    from turnwire_schema.documents import document_names, load_document

    names = {name.removeprefix("turnwire/v1/"): name for name in document_names()}
    loaded = {short: load_document(name) for short, name in names.items()}
    homes = [short for short, document in loaded.items() if asked in document["$defs"]]
    if homes:
        # A document holds what it refers to: the one that is about the definition has the fewest others.
        home = min(homes, key=lambda short: len(loaded[short]["$defs"]))
        return f"it is a definition; write {home}#{asked}"
    meant = suggestion(asked, (*names, *names.values()))
    return "see: turnwire schema list" if meant is None else f"did you mean {meant}?"


@app.command("list", epilog="Example: turnwire schema list")
def list_documents(as_json: JsonFlag = False) -> None:
    """List the documents and how many definitions each has."""
    from turnwire_schema.documents import document_names, load_document

    rows = []
    for name in document_names():
        document = load_document(name)
        rows.append({"name": name, "title": document.get("title", ""), "definitions": sorted(document["$defs"])})
    if as_json:
        print_json(rows)
    else:
        print_table(
            ("document", "title", "definitions"), ((r["name"], r["title"], len(r["definitions"])) for r in rows)
        )


@app.command("show", epilog="Example: turnwire schema show message#ToolMessage")
def show(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="A document, or a definition in it: DOCUMENT#DEFINITION.")
    ],
    as_json: Annotated[bool, typer.Option("--json", help="A schema is JSON in any case.")] = False,
) -> None:
    """Print a document, or one definition of it, as JSON Schema."""
    _, definition, document = find_definition(name)
    print_json(document["$defs"][definition] if definition else document)


@app.command("export", epilog="Example: turnwire schema export --output schemas/")
def export(
    output: Annotated[
        Path | None,
        typer.Option(
            "--output",
            "-o",
            metavar="PATH",
            help="A directory for one file a document, or a .json file for all. Absent: stdout.",
        ),
    ] = None,
    as_json: JsonFlag = False,
) -> None:
    """Write all documents: each is self-contained, with everything it refers to inside.

    A directory gets the test vectors and a README too.
    """
    from turnwire_schema.documents import document_names, load_document

    documents: dict[str, Any] = {name: load_document(name) for name in document_names()}
    if output is None:
        print_json(documents)
        return
    try:
        written = _write(documents, output)
    except OSError as error:
        raise UsageError(f"--output {error.filename or output}: {error.strerror or 'cannot be written'}") from None
    if as_json:
        print_json({"written": written})
    else:
        say(f"{len(documents)} documents written to {output}")


def _write(documents: dict[str, Any], output: Path) -> list[str]:
    """The names of the written files."""
    from turnwire_schema.documents import readme_text, vectors_text

    if output.suffix == ".json":
        files = {output: _dump(documents)}
    else:
        files = {output / "README.md": readme_text()}
        for name, document in documents.items():
            files[output / f"{name}.schema.json"] = _dump(document)
            if (vectors := vectors_text(name)) is not None:
                files[output / f"{name}.vectors.json"] = vectors
    for file, text in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return [str(file) for file in files]


def _dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"


def _server_names() -> list[str]:
    from turnwire.codecs.schema_support.advice import known_servers

    return list(known_servers())


@app.command("check", epilog="Example: turnwire schema check answer.schema.json --for vllm@0.33 --for llamacpp")
def check(
    files: Annotated[
        list[str],
        typer.Argument(
            metavar="FILE...",
            help="JSON Schemas, or requests that have some; a folder for all its .json files; - is standard input.",
        ),
    ],
    servers: Annotated[
        list[str] | None,
        typer.Option(
            "--for",
            metavar="SERVER[@VERSION]",
            help="A server that must hold them; may be given again. Absent: each that is known to read schemas.",
            autocompletion=_server_names,
        ),
    ] = None,
    surface: Annotated[
        Literal["format", "tool"] | None,
        typer.Option(
            "--surface",
            help="Whether a schema is that of an answer (format) or of a strict tool's arguments (tool). Absent: "
            "format, and both in a request.",
        ),
    ] = None,
    as_sent: Annotated[
        bool, typer.Option("--as-sent", help="Check the schema as Turnwire sends it, after its rewriting.")
    ] = False,
    as_json: JsonFlag = False,
) -> None:
    """Say what servers do not hold of a schema.

    One line for each fault: the pointer, what happens (not held, refused, or narrower: some answers that fit cannot be
    written), the engine, and what to write instead. The exit code is 1 if something is not held or refused, and 2 if a
    file has no valid schema; the others are checked all the same. A schema is draft 2020-12 unless its `$schema` says
    otherwise: `items` as a list needs draft-07.
    """
    from turnwire.cli.schema_check import check_files, named_server, show_as_json, show_as_text

    broken: list[str] = []
    checked = check_files(files, [named_server(each) for each in servers or ()], surface, broken, as_sent=as_sent)
    is_right = (show_as_json if as_json else show_as_text)(checked)
    if broken:
        raise typer.Exit(Exit.USAGE)
    if not is_right:
        raise typer.Exit(Exit.FAILURE)
