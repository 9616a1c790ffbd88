"""The documents name what there is: every path and option of the gateway, every normal form, every decision."""

from __future__ import annotations

import ast
import re
from codeop import CommandCompiler
from pathlib import Path

import pytest
import typer.main

from tests.cases import for_each
from tests.normal_forms.__main__ import text as written_forms
from tests.requirements import requirement
from turnwire import get_codec
from turnwire.cli.app import app
from turnwire.codecs.registry import CODEC_NAMES
from turnwire.gateway.calls.surfaces import endpoint_surfaces, surfaces
from turnwire.gateway.routes import ROWS

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
GATEWAY = (DOCS / "gateway.md").read_text(encoding="utf-8")
DIALECTS = (DOCS / "dialects.md").read_text(encoding="utf-8")


def documented_paths() -> set[tuple[str, str]]:
    """(method, path) of every path in the table; `:verb` alone and a path alone go on from the one before."""
    found: set[tuple[str, str]] = set()
    for row in re.findall(r"^\| (`(?:GET|POST|DELETE) .*?) \|", GATEWAY, re.MULTILINE):
        method, before = "", ""
        for told in re.findall(r"`([^`]*)`", row):
            words = told.split()
            method = words[0] if len(words) == 2 else method
            path = words[-1]
            before = before.rpartition(":")[0] + path if path.startswith(":") else path
            found.add((method, before))
    return found


@requirement("CLI-2", "NFR-2")
def test_every_path_of_the_gateway_is_documented_and_no_other() -> None:
    asking = {("POST", surface.path.replace(":path}", "}")) for surface in (*surfaces(), *endpoint_surfaces())}
    there = asking | {(row.method, row.path.replace(":path}", "}")) for row in ROWS}
    # The page says in a sentence that Gemini's paths are there under /v1 as well.
    again = {row for row in asking if "/v1/" in row[1] and ("POST", row[1].replace("/v1/", "/v1beta/")) in asking}
    assert documented_paths() == there - again
    assert len(again) == 6


@requirement("CLI-2")
def test_every_option_of_serve_is_on_the_page_of_the_gateway_and_no_other() -> None:
    serve = getattr(typer.main.get_command(app), "commands")["serve"]  # noqa: B009  # typer's type does not say it
    known = {option for parameter in serve.params for option in parameter.opts if option.startswith("--")}
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", GATEWAY)) == known - {"--help"}


PASTED = [page for page in DOCS.rglob("*.md") if "with `python -m asyncio`" in page.read_text(encoding="utf-8")]


@requirement("NFR-2")
@pytest.mark.parametrize("page", PASTED, ids=lambda page: page.name)
def test_examples_for_the_interactive_interpreter_can_be_pasted_into_it(page: Path) -> None:
    compiled = CommandCompiler()
    compiled.compiler.flags |= ast.PyCF_ALLOW_TOP_LEVEL_AWAIT
    blocks = re.findall(r"(?<!-->\n)```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        waiting: list[str] = []
        for line in [*block.splitlines(), ""]:
            waiting.append(line)
            if compiled("\n".join(waiting)) is not None:  # it is run, as soon as it is whole
                waiting.clear()
        assert waiting == []


@requirement("COD-1", "COD-3")
def test_every_codec_and_its_normal_form_are_documented() -> None:
    for name in CODEC_NAMES:
        assert f"`{name}`" in DIALECTS
        assert f"`{get_codec(name).dialect}`" in DIALECTS
    assert written_forms(DIALECTS) == DIALECTS, (
        "docs/dialects.md differs from the tables. Run: python -m tests.normal_forms"
    )


@for_each("document", [*sorted(DOCS.rglob("*.md")), *sorted(ROOT.glob("*.md"))], ids=lambda path: path.name)
def test_every_link_of_a_document_leads_to_a_file(document: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", document.read_text(encoding="utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


def test_decisions_are_numbered_without_a_gap_and_say_why() -> None:
    pages = sorted((DOCS / "decisions").glob("*.md"))
    assert pages
    assert [int(page.name[:4]) for page in pages] == list(range(1, len(pages) + 1))
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert text.startswith(f"# {int(page.name[:4])}. ")
        assert all(f"**{word}.**" in text for word in ("Context", "Choice", "Consequences")), page.name
