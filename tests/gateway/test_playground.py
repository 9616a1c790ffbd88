"""What the playground's page asks."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tests.gateway.dialects import ALL
from tests.gateway.server import RunningGateway, run_gateway
from tests.requirements import requirement
from turnwire import (
    ChatRequest,
    ChatResponse,
    ImagePart,
    ModelParameters,
    StreamingChunk,
    SystemMessage,
    TextPart,
    UserMessage,
)
from turnwire.codecs.dialects import dialects
from turnwire.codecs.registry import get_codec
from turnwire.codecs.values.wirejson import dump_wire_json
from turnwire.core.validate import load
from turnwire.gateway.errors import wire_path
from turnwire.gateway.settings import GatewaySettings
from turnwire.providers.kinds.mock import MockProvider

EXAMPLES: list[dict[str, Any]] = json.loads(
    files("turnwire.gateway").joinpath("static", "workbench", "examples.json").read_text("utf-8")
)
RECORDINGS = Path(__file__).parents[1] / "recordings"
CHAT = {
    "model": "m",
    "messages": [{"role": "user", "content": "Hi"}],
    "max_completion_tokens": 5,
    "logit_bias": {"1": 1},
}


def inspect(gateway: RunningGateway, status: int = 200, **body: Any) -> Any:
    with gateway.client() as http:
        answer = http.post("/playground/inspect", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


@requirement("COD-2")
def test_a_request_is_detected_checked_and_shown_in_every_dialect(gateway: RunningGateway) -> None:
    found = inspect(gateway, text=json.dumps(CHAT))
    assert found["detected"] == {
        "dialect": "openai-chat",
        "kind": "request",
        "definition": "wire/openai-chat/v1/request#ChatCompletionRequest",
    }
    assert found["problems"] == []
    assert found["canonical"]["value"]["parameters"]["max_tokens"] == 5
    assert found["dialects"].keys() == dialects().keys() - {"openai-chat"}
    ollama = found["dialects"]["ollama"]
    assert ollama["value"]["options"] == {"num_predict": 5}
    assert [(loss["id"], loss["at"]) for loss in ollama["losses"]] == [
        ("ollama.foreign_option", "/parameters/provider_options")
    ]


@requirement("COD-2")
@pytest.mark.parametrize("dialect", dialects())
def test_a_payload_that_a_dialect_alone_can_say_is_detected_as_its_own(gateway: RunningGateway, dialect: str) -> None:
    image = ImagePart(data="iVBORw0KGgo=", media_type="image/png")
    asked = ChatRequest(
        messages=(SystemMessage(content="Be brief."), UserMessage(content=(TextPart(text="What is it?"), image))),
        parameters=ModelParameters(model="m", max_tokens=5),
    )
    codec = get_codec(dialect)
    answer = load(
        ChatResponse, {"message": {"role": "assistant", "content": "A cat."}, "finish_reason": "stop", "usage": {}}
    )
    chunk = StreamingChunk(text="A cat.")
    encoder = codec.stream_encoder(model="m", response_id="r")
    stream = (encoder.feed(chunk) + encoder.feed(StreamingChunk(finish_reason="stop", is_complete=True))).decode()
    told = {
        kind: inspect(gateway, text=text + end)["detected"]
        for kind, text, end in (
            ("request", dump_wire_json(codec.encode_request(asked).value).decode(), ""),
            ("response", dump_wire_json(codec.encode_response(answer).value).decode(), ""),
            ("stream", stream, encoder.close().decode()),
        )
    }
    assert {kind: (found["dialect"], found["kind"]) for kind, found in told.items()} == {
        kind: (dialect, kind) for kind in ("request", "response", "stream")
    }


@requirement("COD-2")
@pytest.mark.parametrize("example", EXAMPLES, ids=[each["name"] for each in EXAMPLES])
def test_every_example_is_what_it_says_it_is(example: dict[str, Any], gateway: RunningGateway) -> None:
    found = inspect(gateway, text=text_of(example))
    assert {
        "dialect": found["dialect"],
        "kind": found["kind"],
        "verdict": "problems" if found["problems"] else "valid",
        "findings": [each["id"] for each in found["findings"]],
    } == {name: example[name] for name in ("dialect", "kind", "verdict", "findings")}


def text_of(example: dict[str, Any]) -> str:
    payload = example["payload"]
    return payload if isinstance(payload, str) else json.dumps(payload)


RECORDED = [each for each in EXAMPLES if "recording" in each]


@requirement("COD-2")
@pytest.mark.parametrize("example", RECORDED, ids=[each["name"] for each in RECORDED])
def test_a_failure_of_a_real_server_is_byte_for_byte_what_the_server_said(example: dict[str, Any]) -> None:
    file = RECORDINGS / example["recording"]
    if file.suffix == ".sse":
        assert example["payload"] == file.read_text("utf-8")
        return
    response = json.loads(file.read_text("utf-8"))["response"]
    if "ndjson" in response:
        assert [json.loads(line) for line in example["payload"].splitlines()] == response["ndjson"]
    else:
        assert json.loads(example["payload"]) == response["body"]


def test_every_example_that_fails_is_explained_in_two_sentences() -> None:
    failing = [each for each in EXAMPLES if each["verdict"] != "valid" or each["findings"]]
    assert {each["group"] for each in failing} == {"Failures of real servers", "Failures, written by hand"}
    assert {len(re.split(r"(?<=\.) ", each["explanation"])) for each in failing} == {2}
    assert len(RECORDED) >= 8


REQUESTS = [each for each in EXAMPLES if (each["kind"], each["verdict"]) == ("request", "valid")]


@requirement("COD-2")
@pytest.mark.parametrize("example", REQUESTS, ids=[each["name"] for each in REQUESTS])
def test_every_example_of_a_request_is_answered_on_the_path_of_its_dialect(
    example: dict[str, Any], gateway: RunningGateway
) -> None:
    client = ALL[example["dialect"]]
    with gateway.client() as http:
        answer = http.post(client.request()[0], json=example["payload"], headers=dict(client.headers))
    assert answer.status_code == 200, answer.text


def test_every_dialect_has_an_example_and_no_two_have_one_name() -> None:
    assert {each["dialect"] for each in EXAMPLES} == dialects().keys()
    assert len({each["name"] for each in EXAMPLES}) == len(EXAMPLES)


FAULTS: list[tuple[str, dict[str, Any]]] = [
    ("openai-chat", {**CHAT, "messages": [{"role": "user", "content": 5}], "temperature": "warm"}),
    ("openai-responses", {"model": "m", "input": [{"role": "user", "content": 5}], "instructions": "x"}),
    ("anthropic", {"model": "m", "max_tokens": 9, "messages": [{"role": "user", "content": 5}], "system": "x"}),
    ("openai-chat", {**CHAT, "tools": [{"type": "function", "function": {"name": "a", "parameters": {}}}] * 2}),
]


@requirement("COD-2")
@pytest.mark.parametrize(("dialect", "body"), FAULTS)
def test_a_problem_is_told_in_the_words_in_which_the_gateway_refuses_it_and_once(
    dialect: str, body: dict[str, Any], gateway: RunningGateway
) -> None:
    found = inspect(gateway, text=json.dumps(body), dialect=dialect, kind="request")
    client = ALL[dialect]
    with gateway.client() as http:
        refused = http.post(client.request()[0], json=body, headers=dict(client.headers))
    assert refused.status_code == 400
    first = found["problems"][0]
    assert client.error_of(refused).startswith(f"{wire_path(first['path'])}: {first['message']}")
    assert found["canonical"]["problems"] == found["problems"]
    assert all(form["problems"] == found["problems"] for form in found["dialects"].values())


JUNK = ["[]", "{}", "null", "1", '"x"', "[[]]", "[1]", "true", "hello", "data: []\n\n", "data: [DONE]\n\n", "[]\n[]"]


@requirement("COD-2")
@pytest.mark.parametrize("text", JUNK)
@pytest.mark.parametrize(
    "chosen", [{}, {"dialect": "gemini", "kind": "stream"}, {"dialect": "ollama", "kind": "request"}]
)
def test_junk_is_not_valid_whatever_it_is_taken_for(text: str, chosen: dict[str, str], gateway: RunningGateway) -> None:
    assert inspect(gateway, text=text, **chosen)["problems"]


@requirement("COD-2")
def test_what_no_codec_can_read_is_not_valid(gateway: RunningGateway) -> None:
    choice = {"index": 0, "delta": {"content": "Hi"}, "finish_reason": None}
    chunk = {"id": "c", "object": "chat.completion.chunk", "created": 1, "model": "m", "choices": [choice]}
    cut = f"data: {json.dumps(chunk)}\n\n"
    for text in ('{"model": "m", "input": []}', '[{"candidates": []}]', cut):
        found = inspect(gateway, text=text)
        assert found["kind"] in ("request", "stream")
        assert found["problems"], text


def test_the_aliases_are_listed_with_the_models() -> None:
    settings = GatewaySettings(port=0, aliases={"small": "mock/mock", "big": "mock/mock"})
    with run_gateway(MockProvider(), settings) as running, running.client() as http:
        assert http.get("/playground/providers").json()["aliases"] == ["big", "small"]


def test_a_problem_is_told_with_its_place(gateway: RunningGateway) -> None:
    found = inspect(gateway, text=json.dumps({**CHAT, "messages": [{"role": "user", "content": 5}]}))
    assert found["problems"][0]["path"].startswith("/messages/0")
    assert found["canonical"]["problems"][0]["path"] == "/messages/0/content"


def test_a_named_rule_that_is_broken_is_a_problem(gateway: RunningGateway) -> None:
    tool = {"name": "f", "description": "d", "parameters": {"type": "object", "required": "true"}}
    found = inspect(gateway, text=json.dumps(tool))
    assert [(each["path"], each["rule"]) for each in found["problems"]] == [("", "tool_parameters_are_a_schema")]


def test_a_stream_is_told_line_by_line(gateway: RunningGateway) -> None:
    lines = [
        {
            "model": "m",
            "created_at": "2026-01-01T00:00:00Z",
            "message": {"role": "assistant", "content": "Hi"},
            "done": False,
        },
        {"model": "m", "created_at": 5, "message": {"role": "assistant", "content": ""}, "done": True},
    ]
    found = inspect(gateway, text="\n".join(map(json.dumps, lines)))
    assert (found["dialect"], found["kind"]) == ("ollama", "stream")
    assert [(each["line"], each["path"]) for each in found["problems"]] == [(2, "/created_at")]
    assert found["dialects"]["openai-chat"]["value"].startswith("data: {")


def test_the_person_knows_better_than_the_detection(gateway: RunningGateway) -> None:
    body = {"model": "m", "messages": [{"role": "user", "content": "Hi"}]}
    found = inspect(gateway, text=json.dumps(body), dialect="ollama", kind="request")
    assert (found["dialect"], found["kind"]) == ("ollama", "request")
    assert "ollama" not in found["dialects"]


@pytest.mark.parametrize("text", ["", "hello", "{", '{"a": 1}', "\ud800", "data: x\n\n"])
def test_what_is_nothing_is_said_to_be_nothing(gateway: RunningGateway, text: str) -> None:
    with gateway.client() as http:
        answer = http.post("/playground/inspect", content=json.dumps({"text": text}))
    if text == "\ud800":
        assert answer.status_code == 400
        return
    assert answer.status_code == 200
    assert answer.json()["problems"]
    assert answer.json()["dialects"] == {}


def test_of_very_many_problems_the_first_hundred_are_told(gateway: RunningGateway) -> None:
    found = inspect(gateway, text=json.dumps({**CHAT, "messages": [{"role": "user", "content": 5}] * 150}))
    assert [each["path"].split("/")[:3] for each in found["problems"]] == [
        ["", "messages", str(place)] for place in range(100)
    ]


def test_a_payload_over_the_limit_is_refused(gateway: RunningGateway, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("turnwire.gateway.workbench.payload.TEXT_LIMIT", 20)
    assert inspect(gateway, text="x" * 20)["dialects"] == {}
    assert inspect(gateway, 400, text="x" * 21)["error"]["message"] == "text: at most 20 characters"


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "text"),
        ({"text": 1}, "text"),
        ({"text": "x", "dialect": "y"}, "dialect"),
        ({"text": "x", "kind": 1}, "kind"),
    ],
)
def test_a_wrong_question_is_refused_with_its_path(gateway: RunningGateway, body: dict[str, Any], field: str) -> None:
    assert f"{field}: " in inspect(gateway, 400, **body)["error"]["message"]


def test_providers_are_listed_with_their_models(gateway: RunningGateway) -> None:
    with gateway.client() as http:
        (row,) = http.get("/playground/providers").json()["providers"]
    assert row.pop("latency_ms") >= 0
    assert row == {
        "id": "mock",
        "type": "mock",
        "is_default": True,
        "models": ["mock/mock"],
        "available": True,
        "version": "0",
    }


@requirement("COD-2")
def test_an_unknown_key_is_a_finding_that_names_what_was_meant_and_no_problem(gateway: RunningGateway) -> None:
    found = inspect(gateway, text=json.dumps({**CHAT, "maxtokens": 5}))
    assert found["problems"] == []
    assert found["findings"] == [
        {"id": "unknown_key", "at": "/maxtokens", "what": "unknown here; did you mean max_tokens?"}
    ]


@requirement("COD-2")
def test_an_unknown_key_of_a_stream_is_found_once_with_the_line_of_its_first_event(gateway: RunningGateway) -> None:
    piece = {
        "id": "x",
        "object": "chat.completion.chunk",
        "created": 1,
        "model": "m",
        "choices": [{"index": 0, "delta": {"role": "assistant", "content": "Hi"}, "finish_reason": None}],
    }
    last = {**piece, "choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]}
    events = [piece, {**piece, "mdl": 1}, {**piece, "mdl": 2}, last]
    text = "".join(f"data: {json.dumps(event)}\n\n" for event in events) + "data: [DONE]\n\n"
    assert inspect(gateway, text=text)["findings"] == [
        {"id": "unknown_key", "at": "/mdl", "what": "unknown here; did you mean model?", "line": 3}
    ]
