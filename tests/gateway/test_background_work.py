"""What is much work is done beside the event loop, and what is more than that is refused, before it is done."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from typing import Any

import anyio
import pytest

from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.usage import UsageInfo

from tests.gateway.dialects import Dialect, every_dialect
from tests.gateway.server import RunningGateway, run_gateway
from tests.patience import PATIENCE_S, until
from tests.requirements import requirement
from turnwire.codecs.codec import Codec
from turnwire.core.tokens import estimate_request_tokens
from turnwire.gateway import schemas
from turnwire.gateway.background_work import LARGE, Workers
from turnwire.gateway.calls import body_checks
from turnwire.gateway.calls.body_checks import fits_exactly
from turnwire.gateway.http import body_limits, request_body
from turnwire.gateway.http.body_limits import Extent, extent_of
from turnwire.gateway.settings import GatewaySettings
from turnwire.gateway.workbench.program import APART, MODULE, answered
from turnwire.providers.kinds.mock import MockProvider

SMALL = GatewaySettings(port=0, grace_s=0.2, message_limit=3, tool_limit=2, value_limit=60, depth_limit=9)


@pytest.fixture(scope="module")
def small() -> Iterator[RunningGateway]:
    """A gateway with small limits."""
    with run_gateway(MockProvider(), SMALL) as running:
        yield running


def refusal(client: Dialect, running: RunningGateway, body: dict[str, Any]) -> tuple[int, str]:
    path, _ = client.request()
    with running.client() as http:
        answer = http.post(path, json=body, headers=dict(client.headers))
    return answer.status_code, client.error_of(answer)


def repeated(body: dict[str, Any], count: int) -> dict[str, Any]:
    """`body` with `count` messages."""
    (name,) = {"messages", "input", "contents"} & body.keys()
    turns = body[name] if isinstance(body[name], list) else [{"type": "message", "role": "user", "content": "x"}]
    return {**body, name: [turns[0]] * count}


@requirement("NFR-3")
@every_dialect
def test_more_messages_than_the_limit_are_refused_in_the_words_of_the_dialect(
    client: Dialect, small: RunningGateway
) -> None:
    _, body = client.request()
    status, message = refusal(client, small, repeated(body, 4))
    assert status == 413
    assert "4 are over the limit of 3 messages (--max-messages)" in message


@requirement("NFR-3")
@every_dialect
def test_more_tools_than_the_limit_are_refused_in_the_words_of_the_dialect(
    client: Dialect, small: RunningGateway
) -> None:
    _, body = client.request()
    tools: list[dict[str, Any]] = [{"name": f"t{number}"} for number in range(3)]
    if client.dialect == "gemini":
        tools = [{"functionDeclarations": tools}]
    status, message = refusal(client, small, {**body, "tools": tools})
    assert status == 413
    assert "tools: 3 are over the limit of 2 tools (--max-tools)" in message


@requirement("NFR-3")
@every_dialect
@pytest.mark.parametrize(
    ("more", "words"),
    [([0] * 60, "60 JSON values (--max-values)"), ([[[[[[[[[0]]]]]]]]], "9 levels (--max-depth)")],
    ids=["values", "depth"],
)
def test_a_body_that_holds_too_much_is_refused_before_it_is_parsed(
    client: Dialect, small: RunningGateway, more: list[Any], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def parsed(*_: Any, **__: Any) -> Any:
        raise AssertionError("it was parsed")

    monkeypatch.setattr("turnwire.gateway.http.request_body.read_sliced_json", parsed)
    _, body = client.request()
    status, message = refusal(client, small, {**body, "more": more})
    assert status == 413
    assert f"over the limit of {words}" in message


@requirement("NFR-3")
@pytest.mark.parametrize("slice_size", [1, 2, 3, 7, 1 << 18])
@pytest.mark.parametrize(
    ("value", "values", "depth"),
    [
        (1, 1, 0),
        ("{[,", 1, 0),
        ('a"[{,\\', 1, 0),
        ('\\\\"[', 1, 0),
        ([1, 2, 3], 4, 1),
        ({"a": 1, "b,[": {"c": "}"}}, 4, 2),
        ([[[1]], [2]], 6, 3),
        ([{"é": ["\\"]}, {"[": "]"}], 6, 3),
    ],
)
def test_values_and_levels_are_counted_in_the_bytes_wherever_they_are_cut(
    value: Any, values: int, depth: int, slice_size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(body_limits, "SLICE", slice_size)
    assert extent_of(json.dumps(value).encode()) == Extent(values, depth)
    assert extent_of(json.dumps(value, indent=1, ensure_ascii=False).encode()) == Extent(values, depth)


@requirement("NFR-3")
def test_counting_ends_soon_after_a_limit_is_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(body_limits, "SLICE", 100)
    assert extent_of(b"[" * 10_000, most_levels=5) == Extent(101, 100)
    assert extent_of(b"[" + b"1," * 10_000, most_values=60) == Extent(101, 1)


@requirement("NFR-3")
@every_dialect
@pytest.mark.parametrize("stream", [False, True])
def test_a_large_body_is_read_beside_the_loop_and_a_small_one_at_once(
    client: Dialect, own_gateway: RunningGateway, stream: bool
) -> None:
    workers = own_gateway.gateway.services.workers
    path, body = client.request(stream=stream)
    with own_gateway.client() as http:
        assert http.post(path, json=body, headers=dict(client.headers)).status_code == 200
        assert workers.in_threads == 0
        path, body = client.request("word " * LARGE, stream=stream)
        assert http.post(path, json=body, headers=dict(client.headers)).status_code == 200
    assert workers.in_threads >= 2  # parsed, decoded


POSTED = sorted(
    path for path, described in json.loads(schemas.openapi_text() or "{}")["paths"].items() if "post" in described
)


@requirement("NFR-3")
@pytest.mark.parametrize("path", POSTED)
@pytest.mark.parametrize("more", [{"messages": [{"role": "user", "content": "x"}] * 2000}, {"tokens": [1] * 9000}])
def test_no_path_checks_or_reads_a_large_body_on_the_loop(
    path: str, more: dict[str, Any], own_gateway: RunningGateway, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = {"validate": set[int | None](), "decode": set[int | None]()}
    validate, decode = body_checks.body_problems, Codec.decode_request

    def seen(what: str, function: Any) -> Any:
        def noting(*given: Any, **named: Any) -> Any:
            threads[what].add(threading.get_ident())
            return function(*given, **named)

        return noting

    monkeypatch.setattr(body_checks, "body_problems", seen("validate", validate))
    monkeypatch.setattr(request_body, "fits_exactly", seen("validate", fits_exactly))
    monkeypatch.setattr(Codec, "decode_request", seen("decode", decode))
    body = {"model": "mock", "max_tokens": 5, "input": "x", **more}
    with own_gateway.client() as http:
        http.post(re.sub(r"\{[^}]*\}", "mock", path), json=body)
    loop = own_gateway.thread.ident
    assert [what for what, found in threads.items() if loop in found] == []


@requirement("NFR-3")
def test_the_openapi_document_is_written_beside_the_loop(own_gateway: RunningGateway) -> None:
    with own_gateway.client() as http:
        assert http.get("/openapi.json").status_code == 200
    assert own_gateway.gateway.services.workers.in_threads == 1


@requirement("NFR-3")
def test_work_beside_the_loop_is_in_another_thread_and_little_of_it_at_a_time() -> None:
    at_once: list[int] = []
    running = 0
    lock = threading.Lock()
    together = threading.Barrier(2)

    def work() -> int:
        nonlocal running
        with lock:
            running += 1
            at_once.append(running)
        together.wait(PATIENCE_S)  # two at least are there together
        with lock:
            running -= 1
        return threading.get_ident()

    async def main() -> list[int]:
        workers = Workers()
        threads = [await workers.run(LARGE, threading.get_ident)]
        async with anyio.create_task_group() as group:
            for _ in range(8):
                group.start_soon(lambda: _append(threads, workers, work))
        return threads

    async def _append(threads: list[int], workers: Workers, function: Any) -> None:
        threads.append(await workers.run(LARGE + 1, function))

    threads = anyio.run(main)
    assert threads[0] == threading.get_ident()
    assert threading.get_ident() not in threads[1:]
    assert (len(threads), max(at_once)) == (9, 2)


@requirement("NFR-3")
def test_a_large_payload_is_inspected_in_a_process_with_the_same_report(own_gateway: RunningGateway) -> None:
    workers = own_gateway.gateway.services.workers
    reports = []
    for spaces in (0, APART):
        text = json.dumps({"model": "m", "messages": [{"role": "user", "content": "Hi"}]}) + " " * spaces
        with own_gateway.client() as http:
            reports.append(http.post("/playground/inspect", json={"text": text}).json())
    assert reports[0] == reports[1]
    assert reports[0]["dialect"] == "openai-chat"
    assert workers.in_processes == 1


@requirement("NFR-3")
@pytest.mark.parametrize("spaces", [0, APART])
def test_a_report_in_lines_has_the_verdict_first_then_the_wanted_dialect_then_the_others(
    own_gateway: RunningGateway, spaces: int
) -> None:
    text = json.dumps({"model": "m", "messages": [{"role": "user", "content": "Hi"}]}) + " " * spaces
    question = {"text": text, "first": "gemini"}
    with own_gateway.client() as http:
        whole = http.post("/playground/inspect", json=question).json()
        answer = http.post("/playground/inspect", json=question, headers={"accept": "application/x-ndjson"})
    head, *forms = map(json.loads, answer.text.splitlines())
    assert answer.headers["content-type"] == "application/x-ndjson"
    assert [each["dialect"] for each in forms] == ["gemini", *(name for name in head["dialects"] if name != "gemini")]
    assert head == {**whole, "dialects": dict.fromkeys(whole["dialects"])}
    assert {each["dialect"]: each["form"] for each in forms} == whole["dialects"]


def started(monkeypatch: pytest.MonkeyPatch) -> list[subprocess.Popen[bytes]]:
    """The processes that are started from now on."""
    made: list[subprocess.Popen[bytes]] = []

    class Noted(subprocess.Popen[bytes]):
        def __init__(self, *arguments: Any, **options: Any) -> None:
            super().__init__(*arguments, **options)
            made.append(self)

    monkeypatch.setattr(subprocess, "Popen", Noted)
    return made


async def all_of(workers: Workers, data: bytes) -> bytes:
    return b"".join([piece async for piece in workers.pieces_apart(MODULE, data)])


@requirement("NFR-3")
def test_a_process_waits_for_the_next_payload_and_ends_with_the_gateway(monkeypatch: pytest.MonkeyPatch) -> None:
    made = started(monkeypatch)

    async def main() -> None:
        workers = Workers()
        for _ in range(2):  # one that waits is enough
            workers.prepare_apart(MODULE)
        answer = await all_of(workers, b"=[]")
        assert (answer[:1], len(made)) == (b"-", 1)
        workers.prepare_apart(MODULE)
        while len(made) < 2:
            await anyio.sleep(0)
        workers.close()
        workers.prepare_apart(MODULE)

    anyio.run(main)
    assert [process.wait(PATIENCE_S) for process in made] == [0, -signal.SIGKILL]


@requirement("NFR-3")
def test_a_process_that_is_not_needed_any_more_while_it_starts_leaves_no_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    made = started(monkeypatch)

    async def main() -> None:
        workers = Workers()
        workers.prepare_apart(MODULE)
        workers.close()

    anyio.run(main)
    until(lambda: made and made[0].returncode == -signal.SIGKILL)
    until(lambda: all(pipe is not None and pipe.closed for pipe in (made[0].stdin, made[0].stdout)))


@requirement("NFR-3")
def test_a_large_question_that_makes_no_sense_is_refused_as_a_small_one_is(own_gateway: RunningGateway) -> None:
    with own_gateway.client() as http:
        answers = [http.post("/playground/inspect", json={"text": 1, "more": more}) for more in ("", "x" * APART)]
    assert [answer.status_code for answer in answers] == [400, 400]
    assert answers[0].json() == answers[1].json()
    assert b"".join(answered(b"=[]")).startswith(b"-")


@requirement("NFR-3")
def test_the_inspection_ends_when_its_client_leaves(
    own_gateway: RunningGateway, monkeypatch: pytest.MonkeyPatch
) -> None:
    began, ended = threading.Event(), threading.Event()

    class Endless(subprocess.Popen[bytes]):
        """Stands for an inspection that takes for ever."""

        def __init__(self, command: list[str], **options: Any) -> None:
            super().__init__([sys.executable, "-c", "import time; time.sleep(3600)"], **options)
            began.set()

        def kill(self) -> None:
            super().kill()
            ended.set()

    monkeypatch.setattr(subprocess, "Popen", Endless)
    body = json.dumps({"text": "x" * APART}).encode()
    with socket.create_connection((own_gateway.host, own_gateway.port), PATIENCE_S) as raw:
        head = f"POST /playground/inspect HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n\r\n"
        raw.sendall(head.encode() + body)
        assert began.wait(PATIENCE_S)
    assert ended.wait(PATIENCE_S)
    (line,) = own_gateway.wait_for_log(1)
    assert (line["route"], line["client_gone"]) == ("/playground/inspect", True)


@requirement("NFR-3")
def test_cancelled_work_apart_leaves_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    made = started(monkeypatch)

    async def main() -> None:
        async with anyio.create_task_group() as group:
            group.start_soon(all_of, Workers(), b"x" * (1 << 22))
            while not made:
                await anyio.sleep(0)
            assert made[0].returncode is None
            group.cancel_scope.cancel()

    anyio.run(main)
    assert made[0].wait(PATIENCE_S) == -signal.SIGKILL


@requirement("NFR-3")
@every_dialect
@pytest.mark.parametrize("stream", [False, True])
def test_tokens_that_nobody_counted_are_estimated_beside_the_loop(
    client: Dialect, stream: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []

    def counted(request: Any) -> int:
        threads.append(threading.get_ident())
        return estimate_request_tokens(request)

    monkeypatch.setattr("turnwire.gateway.calls.response_fields.estimate_request_tokens", counted)
    uncounted = ChatResponse(message=AssistantMessage(content="Hello"), usage=UsageInfo(), finish_reason="stop")
    with run_gateway(MockProvider([uncounted])) as running, running.client() as http:
        for text in ("short", "word " * LARGE):
            path, body = client.request(text, stream=stream)
            assert http.post(path, json=body, headers=dict(client.headers)).status_code == 200
        assert [thread == running.thread.ident for thread in threads] == [True, False]


@requirement("NFR-3")
def test_a_stream_that_repeats_many_tools_repeats_them_whole(own_gateway: RunningGateway) -> None:
    """The answers of this dialect repeat the tools of their request, here in events that are written in pieces."""
    tools = [{"type": "function", "name": f"tool_{number}", "parameters": {"type": "object"}} for number in range(600)]
    body = {"model": "mock", "input": "Hi", "tools": tools, "tool_choice": "none"}
    with own_gateway.client() as http:
        whole = http.post("/v1/responses", json=body).json()
        lines = http.post("/v1/responses", json={**body, "stream": True}).text.splitlines()
    events = [json.loads(line.removeprefix("data: ")) for line in lines if line.startswith("data: {")]
    (completed,) = [event["response"] for event in events if event["type"] == "response.completed"]
    assert [tool["name"] for tool in whole["tools"]] == [tool["name"] for tool in tools]
    assert completed["tools"] == whole["tools"]
