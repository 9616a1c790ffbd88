"""Logs, metrics and audit: everything about a request but what was said."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.gateway.dialects import Dialect, every_dialect
from tests.gateway.server import RunningGateway, run_gateway
from tests.requirements import requirement
from turnwire.audit import JsonLinesSink
from turnwire.gateway.logs import JsonLines, write_logs
from turnwire.gateway.settings import GatewaySettings
from turnwire.gateway.stub.mock_script import stand_in_script
from turnwire.providers.kinds.mock import MockProvider

SECRET = "xylophone-41"


@requirement("PRV-10")
@every_dialect
def test_a_request_is_one_line_without_content(client: Dialect, own_gateway: RunningGateway) -> None:
    with own_gateway.client() as http:
        client.ask(http, SECRET, stream=True)
        own_gateway.wait_for_log(1)  # the line comes after the last byte, and a next request may be quicker
        client.ask(http, SECRET, model=f"model-{SECRET}")
        client.ask(http, SECRET, model="fault-400")
        path, body = client.request(SECRET)
        http.post(path, json={**body, client.field_of_messages: [{"role": SECRET, SECRET: SECRET}]})
        http.post(path, content=f"{{{SECRET}".encode())
        http.get(f"/{SECRET}", params={SECRET: SECRET}, headers={SECRET: SECRET})
    lines = own_gateway.wait_for_log(6)
    assert SECRET not in own_gateway.log.getvalue()
    assert "xylophone" not in own_gateway.log.getvalue()
    streamed = lines[0]
    assert {"request_id", "duration_ms", "first_byte_ms", "at"} <= streamed.keys()
    assert (streamed["dialect"], streamed["status"], streamed["provider"]) == (client.dialect, 200, "mock")
    assert (streamed["stream"], streamed["model"], streamed["tokens_estimated"]) == (True, "mock", True)
    assert streamed["prompt_tokens"] > 0
    assert "model" not in lines[1]  # nobody lists that name, so it may be anything
    assert lines[5]["route"] == "(none)"


@requirement("PRV-10")
@every_dialect
def test_metrics_count_without_content(client: Dialect, own_gateway: RunningGateway) -> None:
    with own_gateway.client() as http:
        client.ask(http, SECRET)
        client.ask_until_broken(http, SECRET, model="fault-break")
        http.get(f"/{SECRET}")
        own_gateway.wait_for_log(3)
        answer = http.get("/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    text = answer.text
    assert SECRET not in text
    route = "/v1beta/models/{model}:generateContent" if client.dialect == "gemini" else client.path
    assert f'turnwire_requests_total{{route="{route}",dialect="{client.dialect}",status="200",provider="mock"}}' in text
    assert 'turnwire_requests_total{route="(none)",dialect="none",status="404",provider="none"} 1' in text
    assert f'turnwire_tokens_total{{dialect="{client.dialect}",kind="prompt",estimated="true",provider="mock"}}' in text
    assert 'turnwire_errors_total{code="ACODE-MDL-008",category="interrupted",provider="mock"} 1' in text
    assert 'turnwire_first_token_seconds_count{provider="mock"} 1' in text
    assert 'turnwire_first_token_seconds_bucket{provider="mock",le="+Inf"} 1' in text
    assert "turnwire_active_answers 0" in text
    assert "turnwire_request_seconds_count 3" in text
    assert 'turnwire_request_seconds_bucket{le="+Inf"} 3' in text


def test_every_line_of_the_metrics_is_in_prometheus_format(own_gateway: RunningGateway) -> None:
    import re

    with own_gateway.client() as http:
        http.get("/v1/models")
        text = http.get("/metrics").text
    sample = re.compile(r'[a-z_]+(\{[a-z]+="[^"\n]*"(,[a-z]+="[^"\n]*")*\})? [0-9.e+-]+')
    for line in text.splitlines():
        assert line.startswith("# ") or sample.fullmatch(line), line


@requirement("PRV-10")
def test_audit_events_are_the_providers_own(tmp_path: Path) -> None:
    path = tmp_path / "audit.jsonl"
    with JsonLinesSink(path) as sink, run_gateway(MockProvider(stand_in_script(), sink=sink)) as gateway:
        body = {"model": "mock", "stream": False, "messages": [{"role": "user", "content": SECRET}]}
        with gateway.client() as http:
            assert http.post("/api/chat", json=body).status_code == 200
            assert http.post("/api/chat", json={**body, "model": "fault-429"}).status_code == 429
    events = [json.loads(line) for line in path.read_text().splitlines()]
    assert [event["event"] for event in events] == [
        "inference_started",
        "inference_completed",
        "inference_started",
        "inference_failed",
    ]
    assert SECRET not in path.read_text()


@requirement("COD-2")
def test_losses_can_be_warned_about(capsys: pytest.CaptureFixture[str]) -> None:
    from tests.providers.standin import HELLO, StandIn, ollama, ollama_routes, replies

    body = {"model": "m", "messages": [{"role": "user", "content": SECRET}], "logit_bias": {"1": 1}}
    with StandIn(ollama_routes(replies(HELLO))) as upstream:
        settings = GatewaySettings(port=0, on_loss="warn")
        with run_gateway(ollama(upstream), settings) as gateway, gateway.client() as http:
            answer = http.post("/v1/chat/completions", json=body)
            warned = gateway.wait_for_log(2)[0]
    assert answer.status_code == 200
    assert (warned["event"], warned["level"], warned["losses"]) == ("losses", "warning", ["ollama.foreign_option"])
    assert "ollama.foreign_option" in answer.headers["turnwire-losses"]


@requirement("COD-2")
@pytest.mark.parametrize("stream", [False, True])
def test_what_the_model_server_cannot_be_told_is_in_the_header_of_answer_and_stream(stream: bool) -> None:
    from tests.providers.standin import HELLO, StandIn, ollama, ollama_routes, replies

    body = {
        "model": "m",
        "messages": [{"role": "user", "content": "x"}],
        "tools": [
            {"type": "function", "function": {"name": "f", "description": "x", "parameters": {"type": "object"}}}
        ],
        "tool_choice": "required",
        "stream": stream,
    }
    with (
        StandIn(ollama_routes(replies(HELLO))) as upstream,
        run_gateway(ollama(upstream)) as gateway,
        gateway.client() as http,
    ):
        answer = http.post("/v1/chat/completions", json=body)
        (line,) = gateway.wait_for_log(1)
    assert answer.status_code == 200
    assert "ollama.tool_choice" in answer.headers["turnwire-losses"].split(", ")
    assert "ollama.tool_choice" in line["losses"]


@requirement("COD-2", "PRV-10")
@pytest.mark.parametrize("stream", [False, True])
def test_what_a_client_cannot_be_told_is_in_the_log_and_the_metrics_of_answer_and_stream(stream: bool) -> None:
    from tests.providers.standin import CHAT, SSE, StandIn, completion, delta, replies, sse, streams, vllm

    own = {"system_fingerprint": "fp"}
    events = sse({**delta("Hello."), **own}, delta(finish="stop"))
    responder = streams(events, content_type=SSE) if stream else replies({**completion(), **own, "usage": None})
    body = {"model": "m", "max_tokens": 9, "stream": stream, "messages": [{"role": "user", "content": SECRET}]}
    with (
        StandIn({CHAT: responder}) as upstream,
        run_gateway(vllm(upstream)) as gateway,
        gateway.client() as http,
    ):
        assert http.post("/v1/messages", json=body).status_code == 200
        (line,) = gateway.wait_for_log(1)
        metrics = http.get("/metrics").text
    # Of the fields of another dialect, and of the counts, which are estimates, that wire says nothing.
    assert {"convert.extras", "anthropic.usage_detail"} <= set(line["losses"])
    for loss_id in line["losses"]:
        assert f'turnwire_losses_total{{id="{loss_id}"}} 1\n' in metrics


def test_a_gateway_s_log_in_these_tests_holds_no_line_of_another_gateway() -> None:
    with (
        run_gateway(MockProvider(stand_in_script())) as one,
        run_gateway(MockProvider(stand_in_script())) as other,
        one.client() as to_one,
        other.client() as to_other,
    ):
        ids = [http.get("/v1/models").headers["turnwire-request-id"] for http in (to_one, to_other)]
        logged = [running.wait_for_log(1) for running in (one, other)]
    assert [[line["request_id"] for line in lines] for lines in logged] == [[request_id] for request_id in ids]


def test_the_log_of_the_event_loop_is_json_too(capsys: pytest.CaptureFixture[str]) -> None:
    import logging

    from turnwire.gateway.logs import LOGGER

    names = ("turnwire.gateway", "turnwire.audit", "asyncio")
    before = [(logging.getLogger(n), logging.getLogger(n).handlers[:], logging.getLogger(n).level) for n in names]
    propagates = {n: logging.getLogger(n).propagate for n in names}
    for logger, _, _ in before:  # as a process has them that has started no server yet
        logger.setLevel(logging.NOTSET)
        logger.propagate, logger.disabled = True, False
    try:
        write_logs()
        logging.getLogger("asyncio").warning("Unknown child process")
        LOGGER.info("request", extra={"turnwire": {"status": 200}})
        write_logs(quiet=True)
        LOGGER.info("request")
    finally:
        for logger, handlers, level in before:
            logger.handlers[:] = handlers
            logger.setLevel(level)
            logger.propagate = propagates[logger.name]
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [(line["level"], line["event"]) for line in lines] == [
        ("warning", "Unknown child process"),
        ("info", "request"),
    ]


def test_a_fault_is_logged_by_its_place_and_not_by_its_text() -> None:
    import logging

    try:
        raise ValueError(SECRET)
    except ValueError as error:
        record = logging.LogRecord("x", logging.ERROR, "x", 1, "fault", (), (ValueError, error, error.__traceback__))
    line = json.loads(JsonLines().format(record))
    assert SECRET not in str(line)
    assert line["fault"] == "ValueError"
    assert line["fault_at"][-1].startswith("test_observing.py:")


def test_what_the_loop_says_is_a_line_without_the_objects_that_it_shows() -> None:
    import logging

    said = "Task exception was never retrieved\nfuture: <Task finished exception=ValueError('a secret text')>"
    record = logging.LogRecord("asyncio", logging.ERROR, "", 0, said, None, None)
    assert json.loads(JsonLines().format(record))["event"] == "Task exception was never retrieved"
