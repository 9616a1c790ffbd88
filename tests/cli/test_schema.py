"""`turnwire schema list | show | export`."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema_rs
import pytest

from turnwire_schema.documents import document_names, load_document, vectors_text

from tests.cli.runner import script, turnwire
from tests.requirements import requirement


@requirement("CLI-2", "SCH-6")
def test_the_list_has_every_document_with_title_and_definitions() -> None:
    listed = turnwire("schema", "list", "--json")
    assert listed.code == 0
    assert listed.json == [
        {"name": name, "title": load_document(name)["title"], "definitions": sorted(load_document(name)["$defs"])}
        for name in document_names()
    ]
    lines = turnwire("schema", "list").out.splitlines()
    assert lines[0].split() == ["document", "title", "definitions"]
    assert [line.split()[0] for line in lines[1:]] == list(document_names())


@requirement("CLI-2", "SCH-6")
@pytest.mark.parametrize("flag", [(), ("--json",)])
def test_a_document_or_one_definition_is_shown(flag: tuple[str, ...]) -> None:
    name = "turnwire/v1/message"
    assert turnwire("schema", "show", name, *flag).json == load_document(name)
    assert turnwire("schema", "show", f"{name}#ToolMessage", *flag).json == load_document(name)["$defs"]["ToolMessage"]
    assert turnwire("schema", "show", "message", *flag).json == load_document(name)
    assert turnwire("schema", "show", "message#ToolMessage", *flag).json == load_document(name)["$defs"]["ToolMessage"]


@pytest.mark.parametrize("name", ["nope", "turnwire/v1/message#Nope", "", "#UserMessage"])
def test_what_is_not_there_is_a_usage_error(name: str) -> None:
    result = turnwire("schema", "show", name)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("turnwire: ")
    assert set(turnwire("schema", "show", name, "--json").json) == {"error"}


@requirement("CLI-2", "SCH-6")
@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("mesage", "did you mean message?"),
        ("wire/olama/v1/chat", "did you mean wire/ollama/v1/chat?"),
        ("ChatMessage", "it is a definition; write message#ChatMessage"),
        ("ToolCall", "it is a definition; write tool#ToolCall"),
        ("nope", "see: turnwire schema list"),
    ],
)
def test_a_name_that_is_nearly_one_is_answered_with_the_one_that_was_meant(name: str, meant: str) -> None:
    assert turnwire("schema", "show", name).err == f"turnwire: there is no document {name}; {meant}\n"


@requirement("SCH-6")
def test_the_export_is_every_document_and_each_stands_alone() -> None:
    exported = turnwire("schema", "export").json
    assert exported == {name: load_document(name) for name in document_names()}
    for document in exported.values():
        jsonschema_rs.validator_for(document)  # fails on a reference that leads out of the document


@requirement("SCH-6")
def test_the_export_goes_to_a_folder_or_a_file(here: Path) -> None:
    told = turnwire("schema", "export", "--output", "deep/folder", "--json").json
    with_vectors = [name for name in document_names() if vectors_text(name) is not None]
    assert sorted(told["written"]) == sorted(
        [
            "deep/folder/README.md",
            *(f"deep/folder/{name}.schema.json" for name in document_names()),
            *(f"deep/folder/{name}.vectors.json" for name in with_vectors),
        ]
    )
    written = {str(file.relative_to(here)): file for file in (here / "deep").rglob("*") if file.is_file()}
    assert sorted(written) == sorted(told["written"])
    for name in document_names():
        assert json.loads(written[f"deep/folder/{name}.schema.json"].read_bytes()) == load_document(name)
    for name in with_vectors:
        assert written[f"deep/folder/{name}.vectors.json"].read_text("utf-8") == vectors_text(name)
    assert "ajv" in written["deep/folder/README.md"].read_text("utf-8")
    result = turnwire("schema", "export", "-o", "deeper/all.json")
    assert (result.code, result.out) == (0, f"{len(document_names())} documents written to deeper/all.json\n")
    assert json.loads((here / "deeper/all.json").read_bytes()) == turnwire("schema", "export").json


@pytest.mark.parametrize("flag", [(), ("--json",)])
def test_a_place_that_cannot_be_written_is_a_usage_error_that_names_it(here: Path, flag: tuple[str, ...]) -> None:
    (here / "file").write_text("")
    result = turnwire("schema", "export", "--output", "file/inside.json", *flag)
    message = "--output file: File exists"
    assert result.code == 2
    assert (result.json if flag else result.err) == (
        {"error": {"message": message}} if flag else f"turnwire: {message}\n"
    )


def test_the_installed_script_exports_the_same(here: Path) -> None:
    assert script("schema", "export", cwd=here).out == turnwire("schema", "export").out


@requirement("CLI-2", "TXT-1")
def test_a_text_format_that_is_misspelt_names_the_one_that_was_meant(tmp_path: Path) -> None:
    text = tmp_path / "said.txt"
    text.write_text("Hello", encoding="utf-8")
    result = turnwire("read", "--format", "herms", str(text))
    assert (result.code, result.err) == (2, "turnwire: --format: there is no 'herms'; did you mean 'hermes'?\n")
