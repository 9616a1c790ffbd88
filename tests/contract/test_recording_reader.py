"""Reading recordings: both forms, every file on disk, and a typed error with file and place for each fault."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from turnwire.contract.recording import RecordingError, find_recordings, read_all, read_recording

pytestmark = pytest.mark.requirement("CON-1")

ROOT = Path(__file__).parents[2]
RECORDINGS = ROOT / "tests" / "recordings"
META = ROOT / "schemas" / "meta"
SCHEMA = json.loads((META / "recording.schema.json").read_text("utf-8"))
VECTORS = json.loads((META / "recording.vectors.json").read_text("utf-8"))["definitions"]

WHOLE: dict[str, Any] = {
    "server": "vllm",
    "server_version": "1",
    "feature": "f",
    "server_options": ["--x"],
    "request": {"method": "POST", "path": "/v1/chat/completions", "body": {"a": 1.0}, "body_text": '{"a": 1.0}'},
    "response": {
        "status": 200,
        "headers": {"Content-Type": "Application/JSON; charset=utf-8"},
        "body": [],
        "body_text": "[]",
    },
}


def checker(name: str) -> Any:
    return jsonschema_rs.Draft202012Validator({**SCHEMA, "$ref": f"#/$defs/{name}"})


def write(folder: Path, value: Any, sse: bytes | None = None) -> Path:
    file = folder / "x.json"
    file.write_text(value if isinstance(value, str) else json.dumps(value), "utf-8")
    if sse is not None:
        file.with_suffix(".sse").write_bytes(sse)
    return file


def embed(name: str, value: Any) -> dict[str, Any]:
    """A whole recording around the value of one definition's vector."""
    match name:
        case "Recording":
            return dict(value)
        case "RecordedRequest":
            return {**WHOLE, "request": value}
        case "RecordedResponse":
            return {name: item for name, item in {**WHOLE, "response": value}.items() if name != "server_options"}
        case _:
            return {**WHOLE, "request": {"method": "GET", "path": "/", "headers": value}}


def cases(kind: str) -> list[Any]:
    return [
        pytest.param(name, vector, id=f"{name}: {vector['name']}")
        for name, both in VECTORS.items()
        for vector in both[kind]
    ]


def test_every_file_on_disk_is_read_and_none_twice() -> None:
    on_disk = sorted(RECORDINGS.glob("*/**/*.json"))
    assert on_disk
    assert [recording.file for recording in read_all(RECORDINGS)] == on_disk


def test_every_byte_stream_on_disk_belongs_to_an_exchange() -> None:
    read = {
        recording.file.with_suffix(".sse") for recording in read_all(RECORDINGS) if recording.response.framing == "sse"
    }
    assert set(RECORDINGS.rglob("*.sse")) <= read


def test_every_recording_fits_the_meta_schema() -> None:
    validator = checker("Recording")
    assert [file for file in find_recordings(RECORDINGS) if not validator.is_valid(json.loads(file.read_bytes()))] == []


@pytest.mark.parametrize(("name", "vector"), cases("valid"))
def test_schema_and_reader_take_the_valid_vectors(name: str, vector: Any, tmp_path: Path) -> None:
    assert checker(name).is_valid(vector["value"])
    assert read_recording(write(tmp_path, embed(name, vector["value"]))).name == "x.json"


@pytest.mark.parametrize(("name", "vector"), cases("invalid"))
def test_schema_and_reader_refuse_the_invalid_vectors(name: str, vector: Any, tmp_path: Path) -> None:
    (fault,) = checker(name).iter_errors(vector["value"])
    found = ["".join(f"/{step}" for step in fault.instance_path), fault.schema_path[-1]]
    assert found == [vector["error"]["path"], vector["error"]["keyword"]]
    file = write(tmp_path, embed(name, vector["value"]))
    with pytest.raises(RecordingError) as caught:
        read_recording(file)
    assert caught.value.file == file


def test_every_definition_of_the_meta_schema_has_vectors() -> None:
    assert VECTORS.keys() == SCHEMA["$defs"].keys()
    assert all(both["valid"] and both["invalid"] for both in VECTORS.values())


def test_a_whole_exchange_is_read_with_its_exact_bytes(tmp_path: Path) -> None:
    recording = read_recording(write(tmp_path, {**WHOLE, "notes": "n"}), tmp_path.parent)
    assert recording.name == f"{tmp_path.name}/x.json"
    assert (recording.server, recording.server_version, recording.feature) == ("vllm", "1", "f")
    assert (recording.notes, recording.server_options) == ("n", ("--x",))
    assert (recording.request.raw, recording.request.body, recording.request.is_json) == (
        b'{"a": 1.0}',
        {"a": 1.0},
        True,
    )
    response = recording.response
    assert (response.framing, response.raw, response.body, response.bytes_are_exact) == ("json", b"[]", [], True)
    assert (response.content_type, response.is_stream) == ("application/json", False)
    assert (response.was_aborted, response.connection_error) == (False, None)
    assert not recording.is_error


def test_the_bytes_of_a_stream_come_from_the_file_beside_it(tmp_path: Path) -> None:
    response = {
        "status": 200,
        "sse": ["data: {}", "data: [DONE]"],
        "connection_error": "reset",
        "aborted_by_client": True,
    }
    raw = b"data: {}\r\n\r\n\ndata: [DONE]\n\n"
    recorded = read_recording(write(tmp_path, {**WHOLE, "response": response}, raw)).response
    assert (recorded.framing, recorded.raw, recorded.bytes_are_exact) == ("sse", raw, True)
    assert (recorded.connection_error, recorded.was_aborted) == ("reset", True)


@pytest.mark.parametrize(
    ("response", "raw"),
    [
        ({"status": 200, "ndjson": [{"a": "ü"}, 1.0]}, '{"a": "ü"}\n1.0\n'.encode()),
        ({"status": 200, "sse": ["event: a\ndata: 1", "data: 2"]}, b"event: a\ndata: 1\n\ndata: 2\n\n"),
    ],
)
def test_the_bytes_of_a_parsed_stream_are_written_anew(response: Any, raw: bytes, tmp_path: Path) -> None:
    parsed = {name: value for name, value in WHOLE.items() if name != "server_options"}
    recorded = read_recording(write(tmp_path, {**parsed, "response": response})).response
    assert (recorded.raw, recorded.bytes_are_exact, recorded.is_stream) == (raw, False, True)


@pytest.mark.parametrize(
    ("change", "pointer", "problem"),
    [
        ({"request": {**WHOLE["request"], "body_text": '{"a": 1}'}}, "/request/body_text", "is not the text of body"),
        ({"response": {**WHOLE["response"], "body_text": "[1]"}}, "/response/body_text", "is not the text of body"),
        (
            {"request": {"method": "POST", "path": "/", "body_base64": "%"}},
            "/request/body_base64",
            "must be standard base64",
        ),
        ({"response": {"status": True}}, "/response/status", "must be an HTTP status, 100 to 599"),
        (
            {"response": {"status": 200, "sse": []}},
            "/response/sse",
            "the bytes of the stream are missing: there is no file x.sse beside it",
        ),
        ({"feature": ""}, "/feature", "must not be empty"),
        ({"notes": 5}, "/notes", "must be of type str"),
    ],
)
def test_a_fault_is_named_with_file_and_place(change: Any, pointer: str, problem: str, tmp_path: Path) -> None:
    file = write(tmp_path, {**WHOLE, **change})
    with pytest.raises(RecordingError) as caught:
        read_recording(file)
    assert (caught.value.file, caught.value.pointer, caught.value.problem) == (file, pointer, problem)
    assert str(caught.value) == f"{file}: {pointer}: {problem}"


def test_lines_that_are_not_those_of_the_byte_file_are_refused(tmp_path: Path) -> None:
    file = write(tmp_path, {**WHOLE, "response": {"status": 200, "sse": ["data: 1"]}}, b"data: 2\n\n")
    with pytest.raises(RecordingError, match=r"/response/sse: the lines are not those of x\.sse"):
        read_recording(file)


@pytest.mark.parametrize(("text", "problem"), [("{", "is not JSON"), ("[]", "must be a JSON object")])
def test_a_file_that_is_no_json_object_is_refused(text: str, problem: str, tmp_path: Path) -> None:
    with pytest.raises(RecordingError, match=problem):
        read_recording(write(tmp_path, text))


def test_a_missing_file_is_a_typed_error_that_survives_pickling(tmp_path: Path) -> None:
    with pytest.raises(RecordingError, match="cannot be read") as caught:
        read_recording(tmp_path / "none.json")
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
