"""A request that is run on the page: asked at the gateway's own path, and told event by event."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.gateway.dialects import ALL
from tests.gateway.server import RunningGateway, run_gateway
from tests.requirements import requirement
from turnwire.codecs.dialects import codec_names, dialects
from turnwire.gateway.settings import GatewaySettings
from turnwire.gateway.stub.mock_script import stand_in_script
from turnwire.gateway.workbench.run import asked
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.secrets import Secret

CANONICAL = {"messages": [{"role": "user", "content": "hello there"}]}


@pytest.fixture(scope="module")
def standing() -> Any:
    with run_gateway(MockProvider(stand_in_script())) as running:
        yield running


def run(gateway: RunningGateway, **question: Any) -> list[dict[str, Any]]:
    with gateway.client() as http:
        answer = http.post("/playground/run", json=question)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/x-ndjson")
    return [json.loads(line) for line in answer.text.splitlines()]


def said(lines: list[dict[str, Any]]) -> str:
    return "".join(chunk.get("text") or "" for line in lines for chunk in line.get("chunks", ()))


@requirement("PRV-1", "COD-2")
@pytest.mark.parametrize("dialect", dialects())
def test_a_request_goes_to_the_path_of_its_dialect_as_any_client_sends_it(
    dialect: str, standing: RunningGateway
) -> None:
    client = ALL[dialect]
    path, body = client.request(stream=True)
    head, *events, end = run(standing, dialect=dialect, model="mock/mock", body=body)
    assert head["head"]["path"].partition("?")[0] == path.partition("?")[0].replace("/mock:", "/mock/mock:")
    assert (head["head"]["status"], head["head"]["losses"]) == (200, [])
    assert said(events) == "You said: hello there"
    assert end["end"]["error"] is None
    assert end["end"]["response"]["message"]["role"] == "assistant"
    assert end["end"]["response"]["usage"]["completion_tokens"] > 0
    times = [line["at"] for line in (head, *events, end)]
    assert times == sorted(times)


@requirement("PRV-1")
@pytest.mark.parametrize("codec", codec_names())
def test_a_canonical_request_is_sent_in_the_words_that_were_chosen(codec: str, standing: RunningGateway) -> None:
    head, *events, _ = run(standing, **{"dialect": "canonical", "as": codec, "model": "mock/mock", "body": CANONICAL})
    assert said(events) == "You said: hello there"
    assert head["head"]["status"] == 200


@requirement("PRV-1")
def test_a_version_is_named_in_its_header_and_what_is_lost_is_told(standing: RunningGateway) -> None:
    question = {"dialect": "canonical", "as": "anthropic-2026-10-21", "model": "mock/mock", "body": CANONICAL}
    head = run(standing, **question)[0]["head"]
    assert head["sent_headers"] == {"anthropic-version": "2026-10-21"}
    assert [loss["id"] for loss in head["losses"]] == ["anthropic.max_tokens"]


@requirement("PRV-1")
def test_a_refusal_a_broken_stream_and_a_cut_one_end_with_why(standing: RunningGateway) -> None:
    question = {"dialect": "canonical", "as": "openai-chat", "body": CANONICAL}
    refused = run(standing, model="fault-429", **question)
    assert refused[0]["head"]["status"] == 429
    assert refused[-1]["end"] == {
        "error": "429: provider mock: the stand-in was asked for status 429",
        "response": None,
    }
    broken = run(standing, model="fault-break", **question)
    assert broken[-1]["end"]["error"] == "provider mock: the stand-in broke the stream off"
    assert broken[-1]["end"]["response"]["message"]["content"] == "This is cut off "
    assert [line["label"] for line in broken if "problem" in line] == ["event"]


@requirement("PRV-9")
def test_a_run_needs_the_key_that_any_request_needs() -> None:
    settings = GatewaySettings(port=0, key=Secret("abc-123"))
    question = {"dialect": "canonical", "as": "ollama", "model": "mock/mock", "body": CANONICAL}
    with run_gateway(MockProvider(stand_in_script()), settings) as gateway, gateway.client() as http:
        assert http.post("/playground/run", json=question).status_code == 401
        assert http.get("/playground/dialects").status_code == 401
        answer = http.post("/playground/run", json=question, headers={"authorization": "Bearer abc-123"})
    assert said([json.loads(line) for line in answer.text.splitlines()]) == "You said: hello there"


def test_the_run_is_one_request_of_its_path_in_the_log() -> None:
    question = {"dialect": "canonical", "as": "ollama", "model": "mock/mock", "body": CANONICAL}
    with run_gateway(MockProvider(stand_in_script())) as gateway:
        run(gateway, **question)
        lines = gateway.wait_for_log(2)
    assert [(line["route"], line["status"]) for line in lines] == [("/api/chat", 200), ("/playground/run", 200)]


@pytest.mark.parametrize(
    ("question", "field"),
    [
        ({"dialect": "ollama", "model": "m"}, "body: "),
        ({"dialect": "ollama", "model": "", "body": {}}, "model: "),
        ({"dialect": "dove", "model": "m", "body": {}}, "dialect: use one of: ollama, openai-chat"),
        ({"dialect": "canonical", "model": "m", "body": {}}, "as: use one of: ollama, openai-chat"),
        ({"dialect": ["ollama"], "model": "m", "body": {}}, "dialect: use one of: ollama, openai-chat"),
        ({"dialect": "canonical", "as": "ollama", "model": "m", "body": {**CANONICAL, "parameters": 5}}, "paramet"),
    ],
)
def test_a_question_that_means_no_request_is_refused_with_its_field(
    question: dict[str, Any], field: str, standing: RunningGateway
) -> None:
    with standing.client() as http:
        answer = http.post("/playground/run", json=question)
    assert answer.status_code == 400
    assert answer.json()["error"]["message"].startswith(field)


def test_a_stream_that_is_asked_for_has_its_tokens_counted_and_keeps_what_was_said() -> None:
    body = {"messages": [], "stream_options": {"include_obfuscation": False}}
    sent = asked({"dialect": "vllm", "model": "m", "body": body}).body
    assert sent == {
        "messages": [],
        "model": "m",
        "stream": True,
        "stream_options": {"include_obfuscation": False, "include_usage": True},
    }
    assert body == {"messages": [], "stream_options": {"include_obfuscation": False}}


@requirement("COD-1")
def test_the_page_is_offered_every_dialect_codec_and_path(standing: RunningGateway) -> None:
    with standing.client() as http:
        found = http.get("/playground/dialects").json()
    rows = {row["name"]: row for row in found["dialects"]}
    assert {name: row["codecs"] for name, row in rows.items()} == {
        name: [*dialect.variants] for name, dialect in dialects().items()
    }
    assert rows["gemini"]["path"] == "/v1beta/models/{model}:streamGenerateContent"
    assert (rows["gemini"]["query"], rows["ollama"]["query"]) == ("alt=sse", "")
    assert rows["anthropic"]["headers"]["anthropic-2026-10-21"] == {"anthropic-version": "2026-10-21"}
    assert (rows["gemini"]["model"], rows["gemini"]["stream"]) == (None, {})
    assert (rows["openai-chat"]["model"], rows["openai-chat"]["stream"]) == (
        "model",
        {"stream": True, "stream_options": {"include_usage": True}},
    )
    assert found["chat"] in rows
    assert (found["canonical"], found["kinds"]) == ("canonical", ["request", "response", "stream", "error"])


MADE_UP = """
import json, sys
from pigeon.dialect import RECORD
from turnwire.codecs.dialects import register_dialect
from turnwire.gateway.workbench.run import asked, offered
register_dialect(RECORD)
row = next(row for row in offered()["dialects"] if row["name"] == "pigeon")
sent = asked({"dialect": "pigeon-racing", "model": "m", "body": {"notes": []}})
print(json.dumps([row, sent.path, sent.body]))
"""


@requirement("COD-1")
def test_a_dialect_that_a_package_brings_is_offered_and_asked_in_its_own_words() -> None:
    folder = Path(__file__).parents[1] / "made_up"
    done = subprocess.run(
        [sys.executable, "-c", MADE_UP], capture_output=True, text=True, check=True, env={"PYTHONPATH": str(folder)}
    )
    row, path, body = json.loads(done.stdout)
    assert row == {
        "name": "pigeon",
        "codecs": ["pigeon", "pigeon-racing"],
        "path": "/pigeons/fly",
        "query": "",
        "headers": {},
        "model": "bird",
        "stream": {"stream": True},
    }
    assert (path, body) == ("/pigeons/fly", {"bird": "m", "notes": [], "stream": True})
