"""What `make release` holds a release to, beside what it does with the packages themselves."""

from __future__ import annotations

import json
import socket
import subprocess
from datetime import UTC, datetime
from pathlib import Path

import pytest
from google.protobuf import json_format
from in_toto_attestation.predicates.provenance.v1 import provenance_pb2
from in_toto_attestation.v1 import statement_pb2
from in_toto_attestation.v1.statement import Statement

from tools.release import signing
from tools.release.bill import lacking, without_places
from tools.release.provenance import (
    BUILD_TYPE,
    LOCAL,
    PREDICATE,
    SUMS,
    faults,
    provenance_name,
    statement,
    write_sums,
)
from tools.release.signing import commands, has_identity
from tools.release.verify import main as verify

ROOT = Path(__file__).parents[1]
PROJECT = ROOT.joinpath("pyproject.toml").read_text(encoding="utf-8")


def bill(*names: str) -> str:
    """A bill of materials with these components."""
    return json.dumps({"metadata": {}, "components": [{"name": name} for name in names]})


@pytest.mark.parametrize("written", ["jsonschema-rs", "jsonschema_rs", "JSONSchema.rs"])
def test_a_package_is_in_the_bill_however_its_name_is_written(written: str) -> None:
    project = '[project]\ndependencies = ["jsonschema-rs>=0.30,<1", "pydantic[email] >=2"]\n'
    assert lacking(bill(written, "Pydantic"), project) == []
    assert lacking(bill(written), project) == ["pydantic"]


def test_every_dependency_of_the_package_has_to_be_in_the_bill() -> None:
    assert {"pydantic", "httpcore", "jsonschema-rs"} <= set(lacking(bill(), PROJECT))


def test_addresses_of_the_machine_are_left_out_of_the_bill() -> None:
    local, public = {"url": "file:///tmp/turnwire.whl"}, {"url": "https://example.com/turnwire"}
    components = [{"name": "a", "externalReferences": [local]}, {"name": "b", "externalReferences": [local, public]}]
    cleaned = json.loads(without_places(json.dumps({"metadata": {}, "components": components})))
    assert cleaned["components"] == [{"name": "a"}, {"name": "b", "externalReferences": [public]}]


COMMIT = "0123456789abcdef0123456789abcdef01234567"
BEGAN = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
WORKFLOW = {
    "GITHUB_SERVER_URL": "https://github.example",
    "GITHUB_REPOSITORY": "owner/turnwire",
    "GITHUB_WORKFLOW_REF": "owner/turnwire/.github/workflows/release.yml@refs/tags/v1",
    "GITHUB_RUN_ID": "7",
    "GITHUB_RUN_ATTEMPT": "2",
}


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    """A release of three files."""
    out = tmp_path / "dist"
    for name in ("turnwire-1.tar.gz", "turnwire-1-py3-none-any.whl", "go/turnwire.invalid/turnwire/@v/v1.zip"):
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / name).write_text(name)
    stated = statement(out, ROOT, ["wheel"], commit=COMMIT, version="1", began=BEGAN, env={})
    (out / provenance_name("1")).write_text(json.dumps(stated))
    write_sums(out)
    return out


@pytest.mark.parametrize("env", [{}, WORKFLOW], ids=["here", "workflow"])
def test_provenance_is_a_statement_of_slsa_and_names_nothing_of_this_machine(env: dict[str, str], dist: Path) -> None:
    stated = statement(dist, ROOT, ["wheel"], commit=COMMIT, version="1", began=BEGAN, env=env)
    parsed = json_format.ParseDict(stated, statement_pb2.Statement())
    Statement.copy_from_pb(parsed).validate()
    provenance = json_format.ParseDict(stated["predicate"], provenance_pb2.Provenance())
    assert provenance.build_definition.build_type == BUILD_TYPE
    assert provenance.build_definition.resolved_dependencies[0].digest == {"gitCommit": COMMIT}
    assert provenance.run_details.metadata.started_on.ToJsonString() == "2026-01-02T03:04:05Z"
    text = json.dumps(stated)
    assert [each for each in (str(dist), str(ROOT), str(Path.home()), socket.gethostname()) if each in text] == []


def test_who_built_a_release_is_its_workflow_or_a_machine_that_vouches_for_nothing(dist: Path) -> None:
    here, there = (
        statement(dist, ROOT, ["wheel"], commit=COMMIT, version="1", began=BEGAN, env=env)["predicate"]
        for env in ({}, WORKFLOW)
    )
    assert here["runDetails"]["builder"]["id"] == LOCAL
    assert "invocationId" not in here["runDetails"]["metadata"]
    run = "https://github.example/owner/turnwire/actions/runs/7/attempts/2"
    assert there["runDetails"]["builder"]["id"] == f"https://github.example/{WORKFLOW['GITHUB_WORKFLOW_REF']}"
    assert there["runDetails"]["metadata"]["invocationId"] == run
    source = "git+https://github.example/owner/turnwire"
    assert there["buildDefinition"]["externalParameters"]["source"] == source


def test_every_file_of_a_release_is_a_subject_of_its_provenance_and_in_its_sums(dist: Path) -> None:
    assert faults(dist) == []
    names = sorted(path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file())
    stated = json.loads((dist / provenance_name("1")).read_text())
    assert [each["name"] for each in stated["subject"]] == [
        name for name in names if name.endswith(("gz", "whl", "zip"))
    ]
    checked = subprocess.run(["sha256sum", "--check", "--quiet", SUMS], cwd=dist, check=False)
    assert checked.returncode == 0
    assert len((dist / SUMS).read_text().splitlines()) == len(names) - 1


def test_a_changed_byte_a_missing_file_and_a_further_file_are_found(dist: Path, capsys: pytest.CaptureFixture) -> None:
    assert verify([str(dist)]) == 0
    (dist / "turnwire-1.tar.gz").write_text("turnwire-1.tar.gy")
    (dist / "turnwire-1-py3-none-any.whl").unlink()
    (dist / "more.whl").write_text("")
    (dist / "turnwire-1.tar.gz.sigstore.json").write_text("{}")
    assert verify([str(dist)]) == 1
    first, wheel, changed = (
        "more.whl: {} does not name it",
        "turnwire-1-py3-none-any.whl: is missing, and {} names it",
        "turnwire-1.tar.gz: is not the file that {} names",
    )
    files = (provenance_name("1"), SUMS)
    assert faults(dist) == [each.format(file) for file in files for each in (first, wheel, changed)]
    assert "turnwire-1.tar.gz: is not the file" in capsys.readouterr().err


def test_provenance_that_was_changed_is_found_by_the_sums(dist: Path) -> None:
    name = provenance_name("1")
    (dist / name).write_text((dist / name).read_text().replace(COMMIT, COMMIT[::-1]))
    assert faults(dist) == [f"{name}: is not the file that {SUMS} names"]
    (dist / name).write_text('{"predicateType": "https://slsa.dev/provenance/v0.2"}')
    assert faults(dist) == [f"{name}: is no SLSA provenance of version 1 in an in-toto statement"]
    (dist / name).unlink()
    assert faults(dist) == ["0 files of provenance; a release has one"]


@pytest.mark.parametrize(
    ("env", "has"),
    [
        ({}, False),
        ({"SIGSTORE_ID_TOKEN": ""}, False),
        ({"SIGSTORE_ID_TOKEN": "a.b.c"}, True),
        ({"GITHUB_ACTIONS": "true", "ACTIONS_ID_TOKEN_REQUEST_URL": "https://github.example"}, False),
        ({"ACTIONS_ID_TOKEN_REQUEST_TOKEN": "t", "ACTIONS_ID_TOKEN_REQUEST_URL": "https://github.example"}, True),
    ],
)
def test_a_release_is_signed_where_there_is_an_identity(env: dict[str, str], has: bool) -> None:
    assert has_identity(env) is has


def test_packages_are_attested_and_sums_are_signed(dist: Path) -> None:
    attest, sums = commands(dist, Path("predicate.json"), Path("python"))
    head = ["python", "-m", "sigstore", "attest", "--predicate", "predicate.json", "--predicate-type", PREDICATE]
    packages = [dist / "turnwire-1-py3-none-any.whl", dist / "turnwire-1.tar.gz"]
    assert [str(each) for each in attest] == [*head, *map(str, packages)]
    assert [str(each) for each in sums] == ["python", "-m", "sigstore", "sign", str(dist / SUMS)]


def test_a_token_is_no_word_of_a_command(dist: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, dict[str, str]]] = []

    def ran(command: list[object], folder: Path, more: dict[str, str]) -> str:
        seen.append((" ".join(map(str, command)), more))
        return ""

    monkeypatch.setattr(signing, "run", ran)
    stated = json.loads((dist / provenance_name("1")).read_text())
    assert signing.sign(dist, stated, Path("python"), {"SIGSTORE_ID_TOKEN": "a.b.c"}) == []
    assert [more for _, more in seen] == [{"SIGSTORE_IDENTITY_TOKEN": "a.b.c"}] * 2
    assert not [words for words, _ in seen if "a.b.c" in words]
