"""`turnwire schema`: the schema documents that the package carries."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from turnwire.cli.exits import Exit
from turnwire.cli.output import err, out, print_json, print_table

app = typer.Typer(help="List, show and export the schema documents.", no_args_is_help=True, rich_markup_mode=None)

JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]


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


@app.command("show", epilog="Example: turnwire schema show turnwire/v1/message#ToolMessage")
def show(
    name: Annotated[str, typer.Argument(help="A document, or a definition in it: DOCUMENT#DEFINITION.")],
    as_json: JsonFlag = False,
) -> None:
    """Print a document, or one definition of it, as JSON Schema."""
    from turnwire_schema.documents import UnknownDocument, load_document

    document_name, _, definition = name.partition("#")
    try:
        document = load_document(document_name)
    except UnknownDocument:
        err.print(f"turnwire: there is no document {document_name}; see: turnwire schema list")
        raise typer.Exit(Exit.USAGE) from None
    if definition and definition not in document["$defs"]:
        err.print(
            f"turnwire: {document_name} has no definition {definition}; it has: {', '.join(sorted(document['$defs']))}"
        )
        raise typer.Exit(Exit.USAGE)
    print_json(document["$defs"][definition] if definition else document)


@app.command("export", epilog="Example: turnwire schema export --output schemas/")
def export(
    output: Annotated[
        Path | None,
        typer.Option(
            "--output", "-o", help="A directory for one file a document, or a .json file for all. Absent: stdout."
        ),
    ] = None,
    as_json: JsonFlag = False,
) -> None:
    """Write all documents: each is self-contained, with everything it refers to inside."""
    from turnwire_schema.documents import document_names, load_document

    documents: dict[str, Any] = {name: load_document(name) for name in document_names()}
    if output is None:
        print_json(documents)
        return
    written: list[str] = []
    if output.suffix == ".json":
        output.write_text(json.dumps(documents, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
        written.append(str(output))
    else:
        for name, document in documents.items():
            target = output / f"{name}.schema.json"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(json.dumps(document, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
            written.append(str(target))
    if as_json:
        print_json({"written": written})
    else:
        out.print(f"{len(documents)} documents written to {output}")
