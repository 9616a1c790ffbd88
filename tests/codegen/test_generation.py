"""Writing and checking ``generated/``: the same bytes every time, and failures that name the cure."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from codegen import __main__ as command, targets
from codegen.schemaset import SchemaSet
from tests.codegen.samples import JSON, THING, THING_VECTORS, sample, texts
from tests.requirements import requirement

ROOT = Path(__file__).resolve().parents[2]
CANONICAL = "released/turnwire-v1.json"


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the small schema set, for the target that is made fastest."""
    monkeypatch.setattr(command, "TARGETS", {"json": targets.TARGETS["json"]})
    write(tmp_path, sample())
    return tmp_path


def write(root: Path, files: dict[str, Any]) -> None:
    for path, text in texts(files).items():
        file = root / "schemas" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def contents(root: Path) -> dict[str, bytes]:
    folder = root / "generated"
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@requirement("SCH-2")
def test_deleting_generated_and_generating_brings_the_same_bytes_back(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "TARGETS", {name: targets.TARGETS[name] for name in ("python", "json")})
    assert command.main([], repository) == 0
    before = contents(repository)
    for path in before:
        (repository / "generated" / path).unlink()
    assert command.main([], repository) == 0
    assert contents(repository) == before
    assert command.main(["--check"], repository) == 0


@requirement("SCH-2")
def test_a_target_alone_leaves_the_files_of_others(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "TARGETS", {name: targets.TARGETS[name] for name in ("python", "json")})
    command.main([], repository)
    before = contents(repository)
    assert command.main(["json"], repository) == 0
    assert contents(repository) == before


@requirement("SCH-2")
def test_check_names_changed_missing_and_stale_files_and_the_cure(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command.main([], repository)
    package = repository / "generated/json/turnwire/v1"
    (package / "thing.schema.json").write_text("{}", encoding="utf-8")
    (package / "json.schema.json").unlink()
    (package / "old.schema.json").write_text("", encoding="utf-8")
    capsys.readouterr()
    assert command.main(["--check"], repository) == 1
    assert capsys.readouterr().err.splitlines() == [
        "generated/json/turnwire/v1/json.schema.json is missing. Run: make generate",
        "generated/json/turnwire/v1/thing.schema.json differs from schemas/. Run: make generate",
        "generated/json/turnwire/v1/old.schema.json comes from nothing in schemas/. Run: make generate",
    ]
    assert command.main([], repository) == 0
    assert not (package / "old.schema.json").exists()
    assert command.main(["--check"], repository) == 0


@requirement("SCH-2")
def test_a_changed_schema_makes_the_check_fail(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command.main([], repository)
    files = sample()
    files[THING]["$defs"]["PartA"]["description"] = "Another description."
    write(repository, files)
    capsys.readouterr()
    assert command.main(["--check"], repository) == 1
    assert (
        "generated/json/turnwire/v1/thing.schema.json differs from schemas/. Run: make generate"
        in capsys.readouterr().err
    )


@requirement("SCH-2")
def test_check_tells_what_the_lints_find_before_anything_else(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = sample()
    files[THING]["$defs"]["PartA"]["description"] = ""
    write(repository, files)
    assert command.main(["--check"], repository) == 1
    assert capsys.readouterr().err.splitlines() == [
        f"SCH010 schemas/{THING}#/$defs/PartA: needs a description",
        f"SCH003 schemas/{THING}#/$defs/PartA/description: breaks minLength of meta/document.schema.json",
    ]
    assert command.main(["lint"], repository) == 1


BREAKS: list[tuple[str, Callable[[Any], Any]]] = [
    ("a misspelt type", lambda schema: schema["properties"]["size"].update(type="integr")),
    ("a type that is not a word", lambda schema: schema["properties"]["size"].update(type=5)),
    ("a reference to nothing", lambda schema: schema["properties"].update(size={"$ref": "#/$defs/Nothing"})),
    ("a reference that is not text", lambda schema: schema["properties"].update(size={"$ref": 5})),
    ("properties that are not an object", lambda schema: schema.update(properties=[])),
    ("a property that is not a schema", lambda schema: schema["properties"].update(size="integer")),
    ("a required list that is none", lambda schema: schema.update(required="size")),
    ("a keyword of another draft", lambda schema: schema["properties"]["size"].update(exclusiveMinimum=True)),
    ("a pattern that is none", lambda schema: schema["properties"].update(size={"type": "string", "pattern": "("})),
]


@requirement("SCH-2")
@pytest.mark.parametrize("target", ["python", "json"])
@pytest.mark.parametrize("edit", [edit for _, edit in BREAKS], ids=[name for name, _ in BREAKS])
def test_generating_from_a_broken_schema_says_what_the_check_says_and_writes_nothing(
    target: str,
    edit: Callable[[Any], Any],
    repository: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(command, "TARGETS", {target: targets.TARGETS[target]})
    files = sample()
    edit(files[THING]["$defs"]["PartA"])
    write(repository, files)
    assert command.main(["--check"], repository) == 1
    checked = capsys.readouterr().err
    assert command.main([], repository) == 1
    assert capsys.readouterr().err == checked
    assert checked.startswith(("SCH", f"schemas/{THING}#"))
    assert not (repository / "generated").exists()


@requirement("SCH-5")
def test_a_release_is_recorded_and_held_against_later_schemas(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main(["release"], repository) == 0
    recorded = json.loads((repository / "schemas" / CANONICAL).read_text(encoding="utf-8"))
    assert recorded == {"documents": {path: sample()[path] for path in (JSON, THING)}}
    command.main([], repository)
    assert command.main(["--check"], repository) == 0
    files = sample()
    files[THING]["$defs"]["PartA"]["properties"]["size"]["maximum"] = 9
    write(repository, files)
    capsys.readouterr()
    assert command.main(["--check"], repository) == 1
    assert capsys.readouterr().err == (
        f"CMP017 schemas/{THING}#/$defs/PartA/properties/size: "
        "maximum was absent and is 9; before 1.0 accept it in schemas/released/accepted.json, "
        "see docs/schema-changes.md; later this needs a new major version\n"
    )


@requirement("SCH-2")
def test_a_schema_that_models_cannot_hold_stops_the_generation(
    repository: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "TARGETS", {"python": targets.TARGETS["python"]})
    files = sample()
    files[THING]["$defs"]["PartA"]["properties"]["size"]["multipleOf"] = 2
    write(repository, files)
    assert command.main([], repository) == 1
    assert capsys.readouterr().err == (
        f"SCH014 schemas/{THING}#/$defs/PartA/properties/size: multipleOf: the generated models would drop it\n"
        f"SCH033 schemas/{THING_VECTORS}#/definitions/PartA/valid/0: fits: breaks multipleOf at /size\n"
    )
    assert not (repository / "generated").exists()


@requirement("SCH-2")
def test_the_manifest_says_what_came_from_what(repository: Path) -> None:
    command.main([], repository)
    manifest = json.loads((repository / "generated/MANIFEST.json").read_text(encoding="utf-8"))
    text = (repository / "schemas" / THING).read_bytes()
    assert manifest["schemas"][THING] == hashlib.sha256(text).hexdigest()
    assert manifest["tools"]["datamodel-code-generator"] == "0.89.0"
    listed = [path for paths in manifest["files"].values() for path in paths]
    assert sorted([*listed, "MANIFEST.json"]) == sorted(contents(repository))


@requirement("SCH-2")
def test_the_bytes_depend_neither_on_hash_seed_nor_on_working_directory(tmp_path: Path) -> None:
    write(tmp_path, sample())
    script = (
        "import hashlib, json, sys; sys.path.insert(0, sys.argv[1])\n"
        "from pathlib import Path\n"
        "from codegen.schemaset import SchemaSet\n"
        "from codegen.targets import load\n"
        "schemas = SchemaSet.load(Path(sys.argv[2]) / 'schemas')\n"
        "made = {name: load(name)(schemas) for name in ('python', 'json')}\n"
        "print(hashlib.sha256(json.dumps(made).encode()).hexdigest())\n"
    )
    digests = set()
    for seed, folder in (("1", ROOT), ("2", tmp_path)):
        done = subprocess.run(
            [sys.executable, "-c", script, str(ROOT), str(tmp_path)],
            cwd=folder,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        digests.add(done.stdout)
    assert len(digests) == 1


@requirement("SCH-2")
@pytest.mark.parametrize("target", ["python", "json", "openapi"])
def test_the_generated_files_of_this_repository_are_up_to_date(target: str) -> None:
    made = targets.load(target)(SchemaSet.load(ROOT / "schemas"))
    assert made
    for path, text in made.items():
        assert (ROOT / "generated" / path).read_text(encoding="utf-8") == text, f"{path}: run make generate"


def by_hand(text: bytes) -> bytes:
    """A document as somebody may write it: the keys in another order, one line, escapes, a byte order mark, CRLF."""
    value = json.loads(text)
    turned = {key: value[key] for key in reversed(value)}
    return b"\xef\xbb\xbf" + json.dumps(turned).replace(", ", ",\r\n").encode()


@requirement("SCH-2")
def test_format_writes_a_document_that_was_written_by_hand_in_canonical_json(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = repository / "schemas" / THING
    before = file.read_bytes()
    assert command.main([], repository) == 0
    for text in (
        by_hand(before),
        before.replace(b"\n", b"\r\n"),
        before.rstrip(),
        json.dumps(json.loads(before)).encode(),
    ):
        file.write_bytes(text)
        assert command.main(["--check"], repository) == 1
        capsys.readouterr()
        assert command.main(["format"], repository) == 0
        assert capsys.readouterr().out == f"schemas/{THING}\n"
        assert file.read_bytes() == before
        assert command.main(["--check"], repository) == 0


@requirement("SCH-2")
def test_the_check_says_which_command_formats_a_document(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = repository / "schemas" / THING
    file.write_text(file.read_text(encoding="utf-8").replace("\n", "", 1), encoding="utf-8")
    for arguments in (["--check"], ["lint"], []):
        assert command.main(arguments, repository) == 1
        assert capsys.readouterr().err == f"SCH004 schemas/{THING}#: not in canonical JSON. Run: make fix\n"


@requirement("SCH-2")
def test_format_changes_nothing_where_a_document_is_no_json(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    crowded, broken = repository / "schemas" / JSON, repository / "schemas" / THING
    text = json.dumps(json.loads(crowded.read_bytes())).encode()
    crowded.write_bytes(text)
    for damage in (b"{", b'{"a": 1, "a": 2}', b"[]", b'{"a": "\\ud800"}', b'{"a": "\xff"}'):
        broken.write_bytes(damage)
        assert command.main(["format"], repository) == 1
        assert f"schemas/{THING}#: " in capsys.readouterr().err
        assert (crowded.read_bytes(), broken.read_bytes()) == (text, damage)


@requirement("SCH-2")
def test_make_fix_formats_before_it_generates() -> None:
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\nfix:")[2].partition("\n\n")[0]
    assert [line.split(" -m ")[-1] for line in recipe.split("\n")[1:3]] == ["codegen format", "codegen"]
