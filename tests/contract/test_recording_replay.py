"""`contract replay`: no clause fails on the recordings, and each clause does fail when it should."""

from __future__ import annotations

import io
import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.stream import StreamingChunk

from tests.reference import needs_reference, recorded_exchanges, reference_path
from turnwire.codecs.base import StreamDecoder
from turnwire.codecs.registry import get_codec
from turnwire.contract import RecordingError, ReplayReport, Row, read_recording, replay, validation as judging
from turnwire.contract.clauses import CLAUSES
from turnwire.contract.streams import split_differences
from turnwire.core.losses import Converted

pytestmark = pytest.mark.requirement("CON-1", "COD-3")

RECORDINGS = Path(__file__).parent.parent / "recordings"
VLLM = "vllm-0.32.0"
COUNT = "messages/count-tokens.json"
Change = Callable[[dict[str, Any]], None]


def altered(folder: Path, name: str, change: Change, expectations: Any = None) -> list[Row]:
    """The failed rows for one recording, changed, alone in a folder."""
    place = folder / name
    place.parent.mkdir(parents=True)
    value = json.loads((RECORDINGS / name).read_bytes())
    change(value)
    beside = (RECORDINGS / name).with_suffix(".sse")
    if beside.exists():
        lines = value["response"].get("sse", [])
        place.with_suffix(".sse").write_text("".join(f"{line}\n\n" for line in lines), "utf-8")
    for side in ("request", "response"):
        if value[side].get("body") is not None and "body_text" in value[side]:
            value[side]["body_text"] = json.dumps(value[side]["body"])
    place.write_text(json.dumps(value), "utf-8")
    if expectations is not None:
        (folder / "expectations.json").write_text(json.dumps({"exchanges": {name: expectations}}), "utf-8")
    return list(replay(folder).failures)


def test_no_clause_fails_on_any_recording(report: ReplayReport) -> None:
    assert [(row.recording, row.clause, row.reasons) for row in report.failures] == []
    assert report.ok


def test_every_clause_has_an_id_of_its_own_a_sentence_and_a_source() -> None:
    assert len({clause.id for clause in CLAUSES}) == len(CLAUSES)
    assert all(clause.id.startswith("REC-") and clause.sentence and clause.source for clause in CLAUSES)


def test_every_clause_but_the_format_passes_somewhere(report: ReplayReport) -> None:
    passed = {clause for clause, counts in report.clause_counts().items() if counts["pass"]}
    assert passed == {clause.id for clause in CLAUSES} - {"REC-FORMAT"}


def drop_model(value: dict[str, Any]) -> None:
    del value["response"]["body"]["model"]


def break_request(value: dict[str, Any]) -> None:
    value["request"]["body"]["temperature"] = "hot"


def drop_choices(value: dict[str, Any]) -> None:
    value["response"]["body"]["choices"] = []


def drop_end(value: dict[str, Any]) -> None:
    value["response"]["sse"] = value["response"]["sse"][:3]


def break_event(value: dict[str, Any]) -> None:
    value["response"]["sse"][1] = 'data: {"object": 5}'


def break_line(value: dict[str, Any]) -> None:
    value["response"]["sse"][1] = "data: {"


def drop_status(value: dict[str, Any]) -> None:
    del value["response"]["status"]


def unshape_error(value: dict[str, Any]) -> None:
    value["response"]["body"] = {"oops": 1}


def drop_output(value: dict[str, Any]) -> None:
    del value["response"]["body"]["output"]


def drop_messages(value: dict[str, Any]) -> None:
    del value["request"]["body"]["messages"]


def unshape_count(value: dict[str, Any]) -> None:
    value["response"]["body"] = {"input_tokens": "many"}


def count_reasoning(value: dict[str, Any]) -> None:
    """Add the counts that this server leaves out: they are written as 0, and an answer with a loss is not compared."""
    usage = value["response"]["body"]["usage"]
    usage["input_tokens_details"]["cache_write_tokens"] = 0
    usage["output_tokens_details"] = {"reasoning_tokens": 0}


def nothing(value: dict[str, Any]) -> None:
    """Leave the recording as it is."""


@pytest.mark.parametrize(
    ("name", "change", "clauses"),
    [
        (f"{VLLM}/chat/plain.json", break_request, {"REC-REQUEST-SCHEMA", "REC-REQUEST-ROUNDTRIP"}),
        (f"{VLLM}/chat/plain.json", drop_model, {"REC-RESPONSE-SCHEMA"}),
        (f"{VLLM}/chat/plain.json", drop_choices, {"REC-DECODE"}),
        (f"{VLLM}/chat-stream/plain-usage.json", drop_end, {"REC-DECODE"}),
        (f"{VLLM}/chat-stream/plain-usage.json", break_event, {"REC-STREAM-SCHEMA"}),
        (f"{VLLM}/chat-stream/plain-usage.json", break_line, {"REC-STREAM-SCHEMA", "REC-DECODE"}),
        (f"{VLLM}/chat/plain.json", drop_status, {"REC-FORMAT"}),
        (f"{VLLM}/errors/chat-unknown-model.json", unshape_error, {"REC-RESPONSE-SCHEMA"}),
        (f"{VLLM}/messages/stop-sequences.json", break_request, {"REC-REQUEST-SCHEMA", "REC-REQUEST-ROUNDTRIP"}),
        (f"{VLLM}/messages/stop-sequences.json", drop_model, {"REC-RESPONSE-SCHEMA"}),
        (f"{VLLM}/messages/stream-reasoning-natural.json", drop_end, {"REC-DECODE"}),
        (f"{VLLM}/messages/stream-reasoning-natural.json", break_line, {"REC-STREAM-SCHEMA", "REC-DECODE"}),
        (f"{VLLM}/errors/messages-unknown-model.json", unshape_error, {"REC-RESPONSE-SCHEMA"}),
        (f"{VLLM}/responses/tool-truncated.json", break_request, {"REC-REQUEST-SCHEMA", "REC-REQUEST-ROUNDTRIP"}),
        (f"{VLLM}/responses/tool-truncated.json", drop_output, {"REC-RESPONSE-SCHEMA"}),
        (f"{VLLM}/responses/stream-tool-truncated.json", drop_end, {"REC-DECODE"}),
        (f"{VLLM}/errors/responses-unknown-model.json", unshape_error, {"REC-RESPONSE-SCHEMA"}),
        (f"{VLLM}/{COUNT}", drop_messages, {"REC-REQUEST-SCHEMA", "REC-REQUEST-ROUNDTRIP"}),
        (f"{VLLM}/{COUNT}", unshape_count, {"REC-RESPONSE-SCHEMA", "REC-DECODE"}),
    ],
)
def test_an_altered_recording_fails_the_clause_that_it_breaks(
    name: str, change: Change, clauses: set[str], tmp_path: Path
) -> None:
    failed = altered(tmp_path, name, change)
    assert clauses <= {row.clause for row in failed}
    assert all(row.reasons for row in failed)


def test_an_unaltered_recording_alone_in_a_folder_fails_nothing(tmp_path: Path) -> None:
    assert altered(tmp_path, f"{VLLM}/chat/plain.json", nothing) == []


def test_an_answer_that_is_another_one_when_written_again_fails_unless_that_is_a_known_deviation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # No codec loses a field of a recorded answer, so one is made up.
    changed = ["/status: was changed"]
    monkeypatch.setattr(judging, "round_trip_differences", lambda body, *_: changed if "output" in body else [])
    name = "llama.cpp-xllamacpp-2026.10.11549/responses/tool-truncated.json"
    (row,) = altered(tmp_path, name, count_reasoning)
    assert row.clause == "REC-RESPONSE-ROUNDTRIP"
    where = {"recordings": "llama.cpp-*/responses/*", "clause": row.clause}
    known = {**where, "fault": "*: was changed", "because": "it was cut"}
    (tmp_path / "expectations.json").write_text(json.dumps({"deviations": [known]}), "utf-8")
    report = replay(tmp_path)
    assert report.ok
    (odd,) = (row for row in report.rows if row.clause == "REC-RESPONSE-ROUNDTRIP")
    assert (odd.outcome, odd.reasons) == ("not applicable", ("the server deviates: it was cut",))


def test_a_request_that_does_not_fit_its_document_when_written_again_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    codec = get_codec("vllm")

    def without_roles(request: ChatRequest, **how: Any) -> Converted[Any]:
        messages = [{"content": message.text} for message in request.messages]
        written = codec.write_request(request, **how)
        return Converted({**written.value, "messages": messages}, written.losses)

    broken = replace(codec, write_request=without_roles)
    monkeypatch.setattr(judging, "codec_for", lambda *_: broken)
    (row,) = altered(tmp_path, f"{VLLM}/chat/plain.json", nothing)
    assert row.clause == "REC-REQUEST-ROUNDTRIP"
    assert "written: /messages/0: required" in row.reasons


def test_a_known_deviation_of_a_stream_leaves_its_other_faults(tmp_path: Path) -> None:
    name = f"{VLLM}/chat-stream/plain-usage.json"

    def change(value: dict[str, Any]) -> None:
        events = [json.loads(line.removeprefix("data: ")) for line in value["response"]["sse"][:-1]]
        for event in events:
            event.pop("created")
        events[0].pop("model")
        value["response"]["sse"] = [*(f"data: {json.dumps(event)}" for event in events), "data: [DONE]"]

    (row,) = altered(tmp_path, name, change)
    known = {"recordings": "*", "clause": row.clause, "fault": "/: required 'created'", "because": "it has no clock"}
    (tmp_path / "expectations.json").write_text(json.dumps({"deviations": [known]}), "utf-8")
    (row,) = replay(tmp_path).failures
    assert (row.clause, row.reasons) == ("REC-STREAM-SCHEMA", ("event 0: /: required 'model'",))


@pytest.mark.parametrize(
    "rows", [{}, ["text"], [{"recordings": "*"}], [dict.fromkeys(("recordings", "clause", "fault", "because"), 1)]]
)
def test_deviations_that_cannot_be_read_are_a_typed_error(rows: Any, tmp_path: Path) -> None:
    (tmp_path / "expectations.json").write_text(json.dumps({"deviations": rows}), "utf-8")
    with pytest.raises(RecordingError, match="/deviations"):
        replay(tmp_path)


def test_a_value_that_differs_from_the_reviewed_one_is_named_without_its_text(tmp_path: Path) -> None:
    name = f"{VLLM}/chat/plain.json"
    expected = {"finish_reason": "length", "raw": "stop", "text": "no", "usage": {"prompt": 16, "completion": 7}}
    (row,) = altered(tmp_path, name, nothing, expected)
    assert row.clause == "REC-EXPECTED"
    assert row.reasons == (
        "/finish_reason: 'length' was expected, 'stop' was found",
        "/text: a text of 2 characters was expected, a text of 16 characters was found",
    )


class Forgetful(StreamDecoder):
    """A decoder with a fault: it loses pieces that do not end with a line."""

    def __init__(self, decoder: StreamDecoder) -> None:
        self.decoder = decoder

    def feed(self, data: bytes) -> list[StreamingChunk]:
        return self.decoder.feed(data) if data.endswith(b"\n") else []

    def close(self) -> list[StreamingChunk]:
        return []


def test_a_decoder_that_depends_on_the_cuts_is_found_out() -> None:
    response = read_recording(RECORDINGS / VLLM / "chat-stream" / "plain-usage.json").response
    assert split_differences(get_codec("vllm"), response, None) == []
    codec = get_codec("vllm")
    faulty = replace(codec, decoder=lambda request, limits: Forgetful(codec.decoder(request, limits)))
    assert len(split_differences(faulty, response, None)) == 3


def test_progress_counts_every_exchange_once(tmp_path: Path) -> None:
    shutil.copytree(RECORDINGS / "ollama-0.11.4", tmp_path / "ollama")
    seen: list[tuple[int, int]] = []
    replay(tmp_path, progress=lambda done, total: seen.append((done, total)))
    assert seen == [(number, 42) for number in range(1, 43)]


def test_a_folder_of_exchanges_may_be_given_itself() -> None:
    report = replay(RECORDINGS / "ollama-0.11.4")
    assert list(report.counts()) == ["ollama-0.11.4"]
    assert len(report.exchanges) == 42


@pytest.mark.parametrize("part", [f"{VLLM}/errors", "ollama-0.24.0"])
def test_a_part_of_a_collection_is_judged_by_the_expectations_above_it(part: str, report: ReplayReport) -> None:
    below = replay(RECORDINGS / part)
    whole = [row for row in report.rows if row.recording.startswith(f"{part}/")]
    assert below.ok
    assert [(f"{part}/{row.recording}", row.clause, row.outcome, row.reasons) for row in below.rows] == [
        (row.recording, row.clause, row.outcome, row.reasons) for row in whole
    ]


def refuse_status(value: dict[str, Any]) -> None:
    value["response"] = {"status": 400, "body": {"error": {"message": "no", "type": "BadRequestError", "code": 400}}}


def refuse_first_event(value: dict[str, Any]) -> None:
    del value["server_options"]
    value["response"] = {"status": 200, "sse": ['data: {"error": {"message": "no", "code": 400}}', "data: [DONE]"]}


def refuse_named_event(value: dict[str, Any]) -> None:
    del value["server_options"]
    value["response"] = {"status": 200, "sse": ['event: error\ndata: {"message": "no", "code": 400}']}


def refuse_body(value: dict[str, Any]) -> None:
    del value["server_options"]
    value["response"] = {"status": 200, "body": {"error": {"message": "no", "code": 400}}}


REFUSALS = [refuse_status, refuse_first_event, refuse_named_event, refuse_body]


@pytest.mark.parametrize("refuse", REFUSALS)
def test_a_request_that_server_and_schema_both_refuse_is_agreement(refuse: Change, tmp_path: Path) -> None:
    def change(value: dict[str, Any]) -> None:
        break_request(value)
        refuse(value)

    altered(tmp_path, f"{VLLM}/chat/plain.json", change)
    outcomes = {row.clause: (row.outcome, row.reasons) for row in replay(tmp_path).rows}
    agreed = ("pass", ("the server refused the request as well",))
    wanted = {} if refuse is refuse_status else {"REC-REQUEST-SCHEMA": agreed, "REC-REQUEST-ROUNDTRIP": agreed}
    assert {clause: outcomes[clause] for clause in outcomes if clause.startswith("REC-REQUEST")} == wanted


def test_a_request_that_the_schema_refuses_and_the_server_answered_stays_a_failure(tmp_path: Path) -> None:
    def change(value: dict[str, Any]) -> None:
        break_request(value)
        value["response"]["sse"] = [*value["response"]["sse"], 'data: {"error": {"message": "too late"}}']

    failed = altered(tmp_path, f"{VLLM}/chat-stream/plain-usage.json", change)
    assert {"REC-REQUEST-SCHEMA", "REC-REQUEST-ROUNDTRIP"} <= {row.clause for row in failed}


GEMINI_ANSWER = {
    "candidates": [{"content": {"role": "model", "parts": [{"text": "Hi."}]}, "finishReason": "STOP", "index": 0}],
    "usageMetadata": {"promptTokenCount": 3, "candidatesTokenCount": 2, "totalTokenCount": 5},
    "modelVersion": "gemini-2.5-flash",
    "responseId": "r1",
}
INTERACTION = {
    "id": "i1",
    "object": "interaction",
    "status": "completed",
    "model": "gemini-2.5-flash",
    "steps": [{"type": "model_output", "content": [{"type": "text", "text": "Hi."}]}],
    "usage": {"total_input_tokens": 3, "total_output_tokens": 2, "total_tokens": 5},
}


def published(path: str, request: Any, response: dict[str, Any], dialect: str = "gemini") -> dict[str, Any]:
    """An exchange in the form in which vendors publish them."""
    asked = {"method": "POST", "path": path, "body": request}
    return {"dialect": dialect, "source": "a test", "feature": "text", "request": asked, "response": response}


ASKED = {"contents": [{"role": "user", "parts": [{"text": "Hello"}]}]}
GEMINI_EXCHANGES = {
    "gemini.chat": [
        published("/v1beta/models/gemini-2.5-flash:generateContent", ASKED, {"status": 200, "body": GEMINI_ANSWER}),
        published(
            "/v1beta1/projects/p/locations/global/publishers/google/models/m:streamGenerateContent?alt=sse",
            ASKED,
            {"status": 200, "sse": [f"data: {json.dumps(GEMINI_ANSWER)}"]},
        ),
    ],
    "gemini-interactions.chat": [
        published(
            "/v1beta/interactions",
            {"model": "gemini-2.5-flash", "input": "Hello"},
            {"status": 200, "body": INTERACTION},
            "gemini-interactions",
        )
    ],
    "openai-chat.chat": [
        published(
            "/openai/v1/chat/completions",
            {"model": "m", "messages": [{"role": "user", "content": "Hello"}]},
            {
                "status": 200,
                "body": {
                    "id": "c",
                    "object": "chat.completion",
                    "created": 1,
                    "model": "m",
                    "choices": [
                        {"index": 0, "message": {"role": "assistant", "content": "Hi."}, "finish_reason": "stop"}
                    ],
                    "usage": {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2, "total_time": 0.5},
                },
            },
            "groq-chat",
        )
    ],
}


@pytest.mark.parametrize(
    ("surface", "exchange"), [(surface, each) for surface, listed in GEMINI_EXCHANGES.items() for each in listed]
)
def test_exchanges_as_vendors_publish_them_are_judged(surface: str, exchange: dict[str, Any], tmp_path: Path) -> None:
    (tmp_path / "text.json").write_text(json.dumps(exchange), "utf-8")
    report = replay(tmp_path)
    assert [(row.clause, row.reasons) for row in report.failures] == []
    assert {row.surface for row in report.rows} == {surface}
    assert {"REC-REQUEST-SCHEMA", "REC-REQUEST-ROUNDTRIP", "REC-DECODE"} <= {
        row.clause for row in report.rows if row.outcome == "pass"
    }


@pytest.mark.parametrize("exchange", [each for listed in GEMINI_EXCHANGES.values() for each in listed])
def test_a_published_exchange_with_a_wrong_answer_fails(exchange: dict[str, Any], tmp_path: Path) -> None:
    response = exchange["response"]
    wrong = {"status": 200, "sse": ["data: {}"]} if "sse" in response else {"status": 200, "body": {"odd": True}}
    (tmp_path / "text.json").write_text(json.dumps({**exchange, "response": wrong}), "utf-8")
    assert "REC-DECODE" in {row.clause for row in replay(tmp_path).failures}


@needs_reference
@pytest.mark.parametrize("folder", ["gemini-sdk", "anthropic-sdk", "groq-sdk"])
def test_every_published_exchange_is_judged(folder: str) -> None:
    place = reference_path("recordings", folder)
    assert place is not None
    (counts,) = replay(place).counts().values()
    assert (counts["pending"], counts["not applicable"]) == (0, 0)
    assert counts["pass"] + counts["fail"] == len(recorded_exchanges(folder))


def test_a_folder_without_recordings_is_not_ok(tmp_path: Path) -> None:
    assert not replay(tmp_path).ok


def test_a_folder_that_does_not_exist_is_a_typed_error(tmp_path: Path) -> None:
    with pytest.raises(RecordingError, match="is not a directory"):
        replay(tmp_path / "none")


@pytest.mark.parametrize("text", ["{", "[]", '{"exchanges": []}'])
def test_expectations_that_cannot_be_read_are_a_typed_error(text: str, tmp_path: Path) -> None:
    (tmp_path / "expectations.json").write_text(text, "utf-8")
    with pytest.raises(RecordingError, match=r"expectations\.json"):
        replay(tmp_path)


def rendered(report: ReplayReport) -> str:
    console = Console(file=io.StringIO(), width=160)
    report.render(console)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_the_report_prints_a_line_for_each_folder_and_what_is_pending(report: ReplayReport) -> None:
    text = rendered(report)
    assert all(folder in text for folder in report.counts())
    assert all(reason in text for reason in report.reasons("pending"))
    assert "every clause holds" in text
    assert not set("✗━│┃") & set(text)


def test_the_report_lists_each_failure_with_its_reasons(tmp_path: Path) -> None:
    altered(tmp_path, f"{VLLM}/chat/plain.json", drop_status)
    report = replay(tmp_path)
    text = rendered(report)
    assert "✗ REC-FORMAT  vllm-0.32.0/chat/plain.json" in text
    assert "/response/status: must be an HTTP status, 100 to 599" in text
    assert "every clause holds" not in text


def test_the_report_as_data_says_the_same_as_the_rows(report: ReplayReport) -> None:
    data = json.loads(json.dumps(report.to_json()))
    assert data["ok"] is True
    assert data["failures"] == []
    assert len(data["exchanges"]) == len({row.recording for row in report.rows})
    assert sum(sum(counts.values()) for counts in data["folders"].values()) == len(data["exchanges"])
    assert sum(data["pending"].values()) == sum(counts["pending"] for counts in data["folders"].values())
    assert list(data["clauses"]) == [clause.id for clause in CLAUSES]


def test_every_clause_that_does_not_apply_says_why(report: ReplayReport) -> None:
    rows = [row for row in report.rows if row.outcome in ("pending", "not applicable")]
    assert rows
    assert all(row.reasons for row in rows)
