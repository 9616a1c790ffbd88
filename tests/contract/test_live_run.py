"""Runs against real sockets: what is found, what breaks on the way, and what is kept as evidence."""

from __future__ import annotations

import json
import socket
import threading
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import anyio
import pytest

from turnwire_schema.v1.contract import ContractRun

from tests.contract.live_server import Served, serving
from tests.gateway.server import RunningGateway, run_gateway
from tests.patience import PATIENCE_S, pass_time
from tests.providers.standin import StandIn
from tests.providers.test_endless_answers import MOST_SENT, Flood
from tests.requirements import requirement
from turnwire import __version__
from turnwire.contract.live import answer_checks, runner
from turnwire.contract.live.answers import read
from turnwire.contract.live.clauses import Clause, all_clauses
from turnwire.contract.live.connection import TOO_LARGE, Line, base_of
from turnwire.contract.live.dialects import DIALECTS
from turnwire.contract.live.discovery import targets
from turnwire.contract.live.exchange import Exchange
from turnwire.contract.live.needs import unmet
from turnwire.contract.live.probe import Probe
from turnwire.contract.live.runner import LiveRun, RunSettings
from turnwire.contract.live.verdict import Verdict, failed, passed
from turnwire.core.errors import ConfigurationError, ProviderUnavailableError
from turnwire.gateway.stub.mock_script import stand_in_script
from turnwire.providers.calls.io_actions import ASK_LIMIT
from turnwire.providers.kinds.mock import MockProvider

KEY = "sk-not-a-real-key"


@pytest.fixture(scope="module")
def gateway() -> Iterator[RunningGateway]:
    with run_gateway(MockProvider(stand_in_script())) as running:
        yield running


@pytest.fixture
def server() -> Iterator[Served]:
    """A server that speaks OpenAI's chat and nothing else."""
    with serving() as served:
        yield served


def go(endpoint: str, **settings: Any) -> ContractRun:
    run = LiveRun(RunSettings(endpoint=endpoint, **settings))
    return anyio.run(run.go)


@pytest.fixture
def only(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Makes one check the whole catalogue."""

    def use(check: Callable[[Probe], Awaitable[Verdict]], **fields: Any) -> None:
        clause = Clause(
            **{
                "id": "chat.tried",
                "area": "chat",
                "sentence": "It holds.",
                "severity": "must",
                "reason": "It matters.",
                "source": "a test",
                **fields,
            }
        )
        monkeypatch.setattr(runner, "chosen_clauses", lambda only, skip: (clause,))
        monkeypatch.setattr(runner, "all_checks", lambda: {clause.id: check})

    return use


@requirement("CON-2")
def test_every_dialect_of_the_gateway_is_found_and_answers(gateway: RunningGateway) -> None:
    found = go(str(gateway), only=["chat.one-answer"])
    assert [(each.dialect, each.variant, each.model) for each in found.targets] == [
        (name, name, "mock") for name in DIALECTS
    ]
    assert [(each.dialect, each.outcome) for each in found.results] == [(name, "pass") for name in DIALECTS]
    assert (found.ended, found.planned, found.server) == ("completed", len(DIALECTS), f"turnwire {__version__}")


@requirement("CON-2")
def test_the_order_is_that_of_the_dialects_and_then_of_the_catalogue(gateway: RunningGateway) -> None:
    names = [clause.id for clause in all_clauses() if clause.area in ("chat", "models")][:3]
    found = go(str(gateway), only=names, dialects=("openai-chat", "ollama"))
    assert [each.dialect for each in found.targets] == ["openai-chat", "ollama"]
    assert [(each.dialect, each.clause) for each in found.results] == [
        (dialect, name) for dialect in ("openai-chat", "ollama") for name in names
    ]


def test_only_what_a_server_speaks_is_judged_and_its_variant_is_told_from_what_it_says(server: Served) -> None:
    found = go(server.url, only=["chat.one-answer"])
    assert found.server == "vllm 0.32.0"
    assert [each.to_dict() for each in found.targets] == [{"dialect": "openai-chat", "variant": "vllm", "model": "m1"}]


@pytest.mark.parametrize(
    "unknown",
    [
        (200, b'{"error": "Unexpected endpoint or method. (PATH). Returning 200 anyway"}'),
        (200, b"{}"),
        (400, b'{"error": {"message": "PATH is not served"}}'),
        (500, b"Internal Server Error"),
    ],
)
def test_a_dialect_is_not_found_where_every_unknown_path_gets_its_answer(
    server: Served, unknown: tuple[int, bytes]
) -> None:
    server.unknown = unknown
    found = go(server.url, only=["chat.one-answer"])
    assert [each.to_dict() for each in found.targets] == [{"dialect": "openai-chat", "variant": "vllm", "model": "m1"}]


def test_a_dialect_that_lists_no_model_is_asked_with_the_one_that_another_lists(server: Served) -> None:
    found = go(server.url, only=["chat.one-answer"], dialects=("ollama", "openai-chat"))
    assert [(each.dialect, each.model) for each in found.targets] == [("ollama", "m1"), ("openai-chat", "m1")]


@requirement("CON-2")
def test_a_server_that_takes_its_key_in_one_dialect_is_judged_in_that(server: Served) -> None:
    server.key = KEY
    found = go(server.url, only=["chat.one-answer"], api_key=KEY)
    assert [(each.dialect, each.outcome) for each in found.results] == [("openai-chat", "pass")]


@pytest.mark.parametrize(
    ("given", "said"), [(None, "no key was given"), ("wrong", "the key that was given is not taken")]
)
@pytest.mark.parametrize("dialects", [(), ("openai-chat",)])
def test_a_server_that_asks_for_a_key_is_a_typed_error_that_names_the_option(
    server: Served, given: str | None, said: str, dialects: tuple[str, ...]
) -> None:
    server.key = KEY
    with pytest.raises((ProviderUnavailableError, ConfigurationError)) as caught:
        go(server.url, api_key=given, dialects=dialects)
    assert f"refuses with status 401, and {said}; --api-key-env names the variable" in str(caught.value)


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (b'{"choices": []}', "the answer cannot be read"),
        (b'{"error": {"message": "too busy"}}', "the body is an error"),
    ],
)
def test_an_answer_that_cannot_be_read_is_not_called_an_error_of_the_server(
    server: Served, body: bytes, sentence: str
) -> None:
    server.body = body
    [result] = go(server.url, only=["chat.one-answer"]).results
    assert (result.outcome, result.sentence.startswith(f"The status is 200, but {sentence}: ")) == ("fail", True)


def test_a_prompt_that_was_cut_in_silence_is_not_called_an_error_in_the_stream(server: Served) -> None:
    server.body = (
        b'data: {"choices":[{"index":0,"delta":{"content":"Hello"},"finish_reason":"stop"}],'
        b'"usage":{"prompt_tokens":5,"completion_tokens":1,"total_tokens":6}}\n\ndata: [DONE]\n\n'
    )
    [result] = go(server.url, only=["limits.overflow-streamed"]).results
    assert result.sentence == "A prompt of 60000 words was cut in silence: 5 tokens were read."


@requirement("CON-2")
def test_only_the_endpoint_is_asked_and_its_version_is_no_part_of_it() -> None:
    assert [str(base_of(f"http://127.0.0.1:8000{path}")) for path in ("", "/", "/v1", "/v1/", "/x/v1", "/v1beta")] == [
        "http://127.0.0.1:8000",
        "http://127.0.0.1:8000",
        "http://127.0.0.1:8000",
        "http://127.0.0.1:8000",
        "http://127.0.0.1:8000/x",
        "http://127.0.0.1:8000",
    ]
    with pytest.raises(ConfigurationError, match="user name"):
        base_of("http://user:password@127.0.0.1:8000")


def test_a_server_that_is_not_there_is_a_typed_error() -> None:
    with pytest.raises(ProviderUnavailableError, match="the connection was refused"):
        go("http://127.0.0.1:1")


@contextmanager
def listening(answer: bytes | None) -> Iterator[str]:
    """A port where every connection is answered with these bytes and closed, or never; the place of it."""

    def serve() -> None:
        while answer is not None:
            try:
                connection, _ = listener.accept()
            except OSError:
                return
            with connection:
                connection.recv(65536)
                connection.sendall(answer)

    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=serve)
        thread.start()
        try:
            yield f"127.0.0.1:{listener.getsockname()[1]}"
        finally:
            listener.shutdown(socket.SHUT_RDWR)
            thread.join()


PAGE = b"HTTP/1.1 200 OK\r\ncontent-type: %s\r\nconnection: close\r\n\r\n<!DOCTYPE html><p>Welcome"


@pytest.mark.parametrize(
    ("scheme", "answer", "said"),
    [
        ("http", PAGE % b"text/html; charset=utf-8", "web pages come from there, and no answers of a model server"),
        ("http", PAGE % b"application/json", "web pages come from there, and no answers of a model server"),
        ("http", b"SSH-2.0-x\r\n", "GET /api/version got no answer: what came is not HTTP"),
        ("http", b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n", "--endpoint is the URL before /v1 or /api"),
        ("http", None, "GET /api/version got no answer within 0.05 s; is the server still starting?"),
        ("https", b"HTTP/1.1 400 Bad Request\r\n\r\n", "no TLS connection could be made; is it a server of http://?"),
    ],
)
def test_what_is_no_model_server_is_a_typed_error_in_one_sentence(scheme: str, answer: bytes | None, said: str) -> None:
    with listening(answer) as place, pytest.raises(ProviderUnavailableError) as caught:
        go(f"{scheme}://{place}", clause_limit_s=0.05 if answer is None else PATIENCE_S)
    assert said in str(caught.value)
    assert place in str(caught.value)


def test_an_endless_answer_of_which_only_the_status_counts_is_left_when_it_begins(server: Served) -> None:
    server.has_no_end = True
    server.body = b'data: {"choices":[{"index":0,"delta":{"content":"Hello"}}]}\n\n'

    async def run() -> Exchange:
        line = Line(base_of(server.url))
        _, (target,) = await targets(line, dialects=(), variant=None, model=None, limit_s=PATIENCE_S)
        probe = Probe(target)
        await read(probe, "limit-beyond")
        await line.close()
        return probe.exchanges[0]

    exchange = anyio.run(run)
    assert (exchange.status, exchange.closed_early) == (200, True)
    assert server.is_left.wait(PATIENCE_S)


def test_a_judge_reads_so_much_of_an_answer_that_does_not_end() -> None:
    async def run(url: str) -> Exchange:
        line = Line(base_of(url))
        exchange = await line.ask("GET", "/x")
        await line.close()
        return exchange

    flood = Flood(b"a" * 1024, content_type="text/plain")
    with StandIn({"/x": flood}) as server:
        exchange = anyio.run(run, server.url)
    assert (exchange.broken, len(exchange.body) <= ASK_LIMIT) == (TOO_LARGE, True)
    assert flood.sent < MOST_SENT


def test_a_server_without_a_model_is_a_typed_error_that_names_the_option(server: Served) -> None:
    server.models = []
    with pytest.raises(ConfigurationError, match="--model"):
        go(server.url)


@requirement("CON-2")
def test_what_fails_is_kept_as_evidence_without_the_key(server: Served, only: Callable[..., None]) -> None:
    async def check(probe: Probe) -> Verdict:
        await probe.ask({"model": "m1", "echo": KEY})
        return failed("It was as it was.")

    only(check)
    server.body = json.dumps({"you said": KEY}).encode()
    found = go(server.url, api_key=KEY)
    assert server.asked[-1][2]["authorization"] == f"Bearer {KEY}"
    [result] = found.results
    [exchange] = result.evidence or ()
    assert KEY not in found.to_json()
    assert (exchange.method, exchange.path, exchange.status, exchange.response_body) == (
        "POST",
        "/v1/chat/completions",
        200,
        '{"you said": "$API_KEY"}',
    )
    assert exchange.curl == (
        f"curl -sS -N {server.url}/v1/chat/completions -H 'authorization: Bearer '\"$API_KEY\" "
        '-H \'content-type: application/json\' --data-binary \'{"model":"m1","echo":"\'"$API_KEY"\'"}\''
    )


@requirement("CON-2")
def test_evidence_hides_secrets_of_a_server_by_the_rule_of_recordings(
    server: Served, only: Callable[..., None]
) -> None:
    async def check(probe: Probe) -> Verdict:
        await probe.get("/health?token=own-secret-1")
        return failed("It was as it was.")

    only(check)
    server.unknown = (404, b'{"api_key": "own-secret-2", "see": "http://u:own-secret-3@x/", "max_tokens": 5}')
    found = go(server.url).to_json()
    assert "own-secret" not in found
    assert '\\"max_tokens\\": 5' in found


def test_exchanges_of_what_holds_are_kept_only_where_all_are_wanted(server: Served, only: Callable[..., None]) -> None:
    async def check(probe: Probe) -> Verdict:
        await probe.get("/health")
        return passed("It holds.")

    only(check)
    assert [each.evidence for each in go(server.url).results] == [None]
    [result] = go(server.url, evidence="all").results
    assert [each.path for each in result.evidence or ()] == ["/health"]


def test_a_clause_that_takes_too_long_is_inconclusive_and_says_what_was_waited_for(
    server: Served, only: Callable[..., None]
) -> None:
    async def check(probe: Probe) -> Verdict:
        await probe.ask({"model": "m1", "stream": True}, stop_when=lambda body: pass_time(PATIENCE_S) is not None)
        raise AssertionError("the answer has an end")

    only(check, time_limit_s=PATIENCE_S)
    server.body = b'data: {"choices": []}\n\n'
    server.has_no_end = True
    [result] = go(server.url, run_limit_s=3 * PATIENCE_S).results
    assert (result.outcome, result.sentence) == (
        "inconclusive",
        f"The clause was not judged within {PATIENCE_S:g} s. POST /v1/chat/completions was waited for last.",
    )
    [exchange] = result.evidence or ()
    assert (exchange.status, exchange.response_body, exchange.broken) == (
        200,
        'data: {"choices": []}\n\n',
        "the answer did not end before the time was over",
    )
    assert server.is_left.wait(PATIENCE_S)


def test_a_run_whose_time_is_over_says_so_and_keeps_what_it_has(server: Served, only: Callable[..., None]) -> None:
    async def check(probe: Probe) -> Verdict:
        await anyio.sleep_forever()
        raise AssertionError("never")

    only(check)
    found = go(server.url, run_limit_s=0.3)
    assert (found.ended, list(found.results)) == ("time_limit", [])


def test_a_check_that_breaks_is_inconclusive_and_the_others_go_on(server: Served, only: Callable[..., None]) -> None:
    async def check(probe: Probe) -> Verdict:
        raise KeyError("choices")

    only(check)
    [result] = go(server.url).results
    assert (result.outcome, result.sentence) == (
        "inconclusive",
        "The check itself broke with KeyError; please report this.",
    )


def test_an_exchange_that_breaks_fails_the_clause_and_says_how(server: Served, only: Callable[..., None]) -> None:
    async def check(probe: Probe) -> Verdict:
        await probe.ask({"model": "m1"})
        raise AssertionError("no answer came")

    only(check)
    server.breaks = True
    [result] = go(server.url).results
    assert (result.outcome, result.sentence) == (
        "fail",
        "POST /v1/chat/completions: what came is not HTTP, or the connection was closed in the middle.",
    )


def test_the_same_check_cannot_be_given_twice() -> None:
    name = next(iter(answer_checks.all_checks()))
    with pytest.raises(ValueError, match="has two checks"):
        answer_checks.check(name)(answer_checks.all_checks()[name])


def test_a_need_that_could_not_be_found_out_is_asked_once_more(server: Served, only: Callable[..., None]) -> None:
    server.breaks = True
    verdicts = []

    async def check(probe: Probe) -> Verdict:
        verdicts.append(await unmet(probe, "tools"))
        server.breaks = False
        verdicts.append(await unmet(probe, "tools"))
        server.breaks = True
        verdicts.append(await unmet(probe, "tools"))
        return passed("It holds.")

    only(check)
    go(server.url)
    assert [None if each is None else each.outcome for each in verdicts] == ["inconclusive", None, None]


def outcomes(run: ContractRun) -> dict[str, int]:
    return dict(Counter(each.outcome for each in run.results))


@requirement("CON-5")
def test_a_model_name_that_the_server_does_not_have_fails_the_plain_question_alone(server: Served) -> None:
    server.served_models = frozenset({"m1"})
    run = go(server.url, only=["chat", "errors", "tools", "streaming"], model="m-one")
    assert [each.clause for each in run.results if each.outcome == "fail"] == ["chat.one-answer"]
    assert [each.sentence for each in run.results if each.clause == "chat.one-answer"] == [
        "The server answers no plain question: status 404, the model does not exist; /v1/models lists m1."
    ]
    assert outcomes(run).keys() == {"fail", "inconclusive", "not_applicable"}


@requirement("CON-5")
@pytest.mark.parametrize("area", ["structured", "tools", "sampling", "thinking", "limits", "chat.usage"])
def test_the_plain_question_fails_though_only_other_clauses_are_chosen(server: Served, area: str) -> None:
    server.served_models = frozenset({"m1"})
    run = go(server.url, only=[area], model="m-one")
    assert [(each.clause, each.sentence) for each in run.results if each.outcome == "fail"] == [
        (
            "chat.one-answer",
            "The server answers no plain question: status 404, the model does not exist; /v1/models lists m1.",
        )
    ]
    assert run.clauses[-1].id == "chat.one-answer"
    assert (run.ended, run.planned) == ("completed", len(run.results))


@requirement("CON-5")
def test_the_plain_question_is_not_added_where_it_is_answered(server: Served) -> None:
    run = go(server.url, only=["chat.usage"])
    assert [each.clause for each in run.results] == [each.id for each in run.clauses] == ["chat.usage"]


@requirement("CON-5")
def test_a_server_that_stops_answering_ends_the_run_and_is_reported_once(server: Served) -> None:
    server.answers_left = 6
    run = go(server.url, only=["chat", "sampling"])
    assert run.ended == "server_stopped"
    assert 0 < len(run.results) < run.planned
    assert not any("404" in each.sentence for each in run.results)


@requirement("CON-5")
def test_a_server_that_answers_plain_questions_only_is_judged_to_the_end(server: Served) -> None:
    server.unknown = (404, b'{"error": {"message": "no such path"}}')
    run = go(server.url, only=["completions", "embeddings", "counting", "models"])
    assert (run.ended, len(run.results)) == ("completed", run.planned)
