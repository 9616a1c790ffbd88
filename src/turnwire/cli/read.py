"""`turnwire read`: thoughts and tool calls in a text that a model wrote."""

from __future__ import annotations

from typing import Annotated, Any, Final

import typer

from turnwire_schema.documents import format_names

from turnwire.cli.exit_codes import UsageError, did_you_mean
from turnwire.cli.inputs import read_input
from turnwire.cli.output import print_json, print_table, visible
from turnwire.core.jsontext import read_json
from turnwire.core.text_format import AUTO
from turnwire.core.tool_dicts import tool_from_dict

EXAMPLE: Final = "Example: turnwire read --format hermes --tools tools.json answer.txt"


def read(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The text; - is standard input.")] = "-",
    format: Annotated[
        str,
        typer.Option(
            "--format",
            metavar="FORMAT",
            autocompletion=lambda: [AUTO, *format_names()],
            help="The text format. auto: by --model, else by the marks in the text.",
        ),
    ] = AUTO,
    model: Annotated[str | None, typer.Option("--model", "-m", help="The model that wrote it, for auto.")] = None,
    tools: Annotated[
        str | None,
        typer.Option("--tools", metavar="FILE", help="JSON list of the offered tools. Absent: any call counts."),
    ] = None,
    in_thoughts: Annotated[
        bool, typer.Option("--in-thoughts", help="The prompt ended with the mark that begins thoughts.")
    ] = False,
    cut: Annotated[bool, typer.Option("--cut", help="The token limit ended the text.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for machines.")] = False,
) -> None:
    """Read thoughts and tool calls out of a text that a model wrote, and say what was not read and why."""
    from turnwire.codecs.text.formats import text_format
    from turnwire.codecs.text.reading import whole_reading
    from turnwire.codecs.text.unread import format_of_text

    text = read_input(file).decode("utf-8", "replace")
    offered = None if tools is None else _offered(tools)
    name, names = format, format_names()
    if format == AUTO:
        name = format_of_text(text, model, offered) or ""
        if not name:
            told = "no format is known for this model, and no call or thoughts were found in the text"
            raise UsageError(f"--format: {told}; name the format: {', '.join(names)}")
    if name not in names:
        said = did_you_mean(name, names) or f"use {AUTO} or one of: {', '.join(names)}"
        raise UsageError(f"--format: {said}")
    reading = whole_reading(text, text_format(name), offered, in_thoughts=in_thoughts, is_cut=cut)
    if as_json:
        print_json({"format": name, **reading.to_dict()})
        return
    texts = (("thoughts", reading.thoughts), ("content", reading.content))
    rows = [("format", name), *((kind, visible(text)) for kind, text in texts if text)]
    rows += [("call", f"{call.name} {call.arguments}") for call in reading.calls]
    rows += [("not read", each.what) for each in reading.no_calls]
    print_table(("what", "text"), rows)


def _offered(file: str) -> dict[str, Any]:
    try:
        found = read_json(read_input(file))
    except ValueError:
        raise UsageError(f"--tools: {file} is not JSON; give a list of tools") from None
    listed = found.get("tools") if isinstance(found, dict) else found
    if not isinstance(listed, list):
        raise UsageError(f"--tools: {file} holds no list of tools")
    return {tool.name: tool.parameters for tool in map(tool_from_dict, listed)}
