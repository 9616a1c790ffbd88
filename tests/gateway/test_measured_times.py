"""The times of an answer that Ollama's clients read without looking whether they are there."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from hypothesis import given, strategies as st

from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.usage import ServerTimings, UsageInfo

from tests.cases import for_each
from tests.gateway.dialects import check
from tests.gateway.server import RunningGateway, run_gateway
from tests.judges import answers as said
from tests.providers.standin import SSE, StandIn, replies, streams, vllm
from tests.requirements import requirement
from turnwire.gateway.calls.response_fields import with_times
from turnwire.providers.kinds.mock import MockProvider, Script

NAMES = ("total_duration", "load_duration", "prompt_eval_duration", "eval_duration")
CHAT = {"model": "mock", "messages": [{"role": "user", "content": "x"}]}
GENERATE = {"model": "mock", "prompt": "x"}
COUNTS = UsageInfo(prompt_tokens=30, completion_tokens=10)
ANSWERS = {
    "text": said.plain(),
    "calls": said.parallel(),
    "thoughts": said.thinking("ollama"),
    "cut": said.cut(),
    "empty": [StreamingChunk(is_complete=True, finish_reason="stop")],
    "uncounted": [StreamingChunk(text="a"), StreamingChunk(is_complete=True, finish_reason="stop")],
}


@pytest.fixture(scope="module")
def scripted() -> Iterator[RunningGateway]:
    """A gateway whose model says what the test lets it say, and measures nothing."""
    with run_gateway(MockProvider()) as running:
        yield running


def last_of(running: RunningGateway, path: str, body: Mapping[str, Any]) -> dict[str, Any]:
    """The object that ends an answer."""
    with running.client() as http:
        answer = http.post(path, json=body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = json.loads(answer.text.strip().split("\n")[-1])
    return found


@requirement("CON-4")
@for_each("name", ANSWERS)
@for_each("stream", [False, True])
@for_each(("path", "body"), [("/api/chat", CHAT), ("/api/generate", GENERATE)])
def test_every_last_line_has_its_counts_and_durations(
    scripted: RunningGateway, path: str, body: dict[str, Any], stream: bool, name: str
) -> None:
    scripted.mock.script = Script([ANSWERS[name]])
    found = last_of(scripted, path, {**body, "stream": stream})
    check(
        "wire/ollama/v1/chat#ChatResponse" if path == "/api/chat" else "wire/ollama/v1/generate#GenerateResponse", found
    )
    total, load, prompt, completion = (found[each] for each in NAMES)
    assert {type(found[each]) for each in (*NAMES, "prompt_eval_count", "eval_count")} == {int}
    assert min(total, prompt, completion) > 0
    assert load + prompt + completion <= total


@requirement("CON-4")
def test_vectors_come_with_the_durations_that_the_server_sends(scripted: RunningGateway) -> None:
    found = last_of(scripted, "/api/embed", {"model": "mock", "input": ["x", "y"]})
    check("wire/ollama/v1/embed#EmbedResponse", found)
    assert 0 <= found["load_duration"] <= found["total_duration"]
    assert found["total_duration"] > 0
    assert found.keys() == {"model", "embeddings", "total_duration", "load_duration", "prompt_eval_count"}
    assert last_of(scripted, "/api/embeddings", {"model": "mock", "prompt": "x"}).keys() == {"embedding"}


@requirement("CON-4")
@pytest.mark.parametrize(("path", "body"), [("/api/chat", CHAT), ("/api/generate", GENERATE)])
def test_a_time_that_the_gateway_measured_is_no_loss(scripted: RunningGateway, path: str, body: dict[str, Any]) -> None:
    chunks = [StreamingChunk(text="a"), StreamingChunk(is_complete=True, finish_reason="stop", usage=COUNTS)]
    scripted.mock.script = Script([chunks])
    with scripted.client() as http:
        answer = http.post(path, json={**body, "stream": False})
    assert answer.status_code == 200
    assert "turnwire-losses" not in answer.headers


def test_a_model_that_is_loaded_comes_without_as_at_the_server(scripted: RunningGateway) -> None:
    found = last_of(scripted, "/api/chat", {"model": "mock", "messages": []})
    assert found.keys() == {"model", "created_at", "message", "done", "done_reason"}


@requirement("CON-4")
@pytest.mark.parametrize("stream", [False, True])
def test_what_the_model_server_measured_is_passed_on(stream: bool) -> None:
    timings = {"prompt_n": 5, "prompt_ms": 12.5, "predicted_n": 4, "predicted_ms": 250.0}
    head = {"id": "c", "created": 1, "model": "m", "object": "chat.completion"}
    usage = {"prompt_tokens": 5, "completion_tokens": 4, "total_tokens": 9}
    message = {"role": "assistant", "content": "x"}
    choice = {"index": 0, "delta" if stream else "message": message, "finish_reason": "stop"}
    answer = {**head, "choices": [choice], "usage": usage, "timings": timings}
    body = f"data: {json.dumps(answer)}\n\ndata: [DONE]\n\n"
    reply = streams(body, content_type=SSE) if stream else replies(answer)
    with (
        StandIn({"/v1/chat/completions": reply}) as upstream,
        run_gateway(vllm(upstream, kind="llamacpp")) as running,
    ):
        found = last_of(running, "/api/chat", {**CHAT, "stream": stream})
    assert (found["prompt_eval_duration"], found["eval_duration"]) == (12_500_000, 250_000_000)
    assert found["total_duration"] >= found["load_duration"] + 262_500_000


@requirement("CON-4")
@pytest.mark.parametrize("dialect", ["openai-chat", "openai-responses", "anthropic", "gemini"])
def test_other_dialects_are_told_no_times_that_nobody_measured(scripted: RunningGateway, dialect: str) -> None:
    path, body = {
        "openai-chat": ("/v1/chat/completions", CHAT),
        "openai-responses": ("/v1/responses", {"model": "mock", "input": "x"}),
        "anthropic": ("/v1/messages", {**CHAT, "max_tokens": 5}),
        "gemini": ("/v1beta/models/mock:generateContent", {"contents": [{"parts": [{"text": "x"}]}]}),
    }[dialect]
    scripted.mock.script = Script([said.plain()])
    with scripted.client() as http:
        answer = http.post(path, json=body)
    assert answer.status_code == 200
    assert "server_timings" not in answer.text + answer.headers.get("turnwire-losses", "")


def times(usage: UsageInfo, elapsed: int, asked: int, first: int | None) -> dict[str, Any]:
    found = with_times(usage, elapsed_ns=elapsed, asked_ns=asked, first_token_ns=first).server_timings
    assert found is not None
    return found.to_dict()


@pytest.mark.parametrize(
    ("told", "first", "wanted"),
    [
        ({}, 400, {"load_ns": 100, "prompt_ns": 300, "completion_ns": 600, "total_ns": 1000}),
        ({}, None, {"load_ns": 100, "prompt_ns": 675, "completion_ns": 225, "total_ns": 1000}),
        ({"prompt_ns": 50, "completion_ns": 500}, 400, {"load_ns": 100, "total_ns": 1000}),
        ({"prompt_ns": 50}, 400, {"load_ns": 100, "completion_ns": 850, "total_ns": 1000}),
        ({"completion_ns": 500}, None, {"load_ns": 100, "prompt_ns": 400, "total_ns": 1000}),
        ({"prompt_ns": 900, "completion_ns": 9000}, 400, {"load_ns": 0, "total_ns": 9900}),
        ({"load_ns": 7, "prompt_ns": 50, "completion_ns": 500, "total_ns": 600}, 400, {}),
        ({"total_ns": 500}, 400, {"load_ns": 100, "prompt_ns": 300, "completion_ns": 100}),
        ({"queue_ns": 80, "prompt_ns": 20, "completion_ns": 900, "total_ns": 1000}, 400, {"load_ns": 0}),
        ({"prompt_ns": 0, "completion_ns": 500}, 400, {"prompt_ns": 1, "load_ns": 100, "total_ns": 1000}),
    ],
    ids=str,
)
def test_what_is_not_measured_is_what_the_rest_leaves(
    told: dict[str, int], first: int | None, wanted: dict[str, int]
) -> None:
    usage = COUNTS.replace(server_timings=ServerTimings.from_dict(told)) if told else COUNTS
    assert times(usage, 1000, 100, first) == {**told, **wanted}


_NS = st.integers(0, 10**12)
_MAYBE = st.none() | _NS


@given(
    elapsed=_NS,
    asked=_NS,
    first=_MAYBE,
    prompt=_MAYBE,
    completion=_MAYBE,
    load=_MAYBE,
    counts=st.tuples(_MAYBE, _MAYBE),
)
def test_the_parts_are_never_longer_than_the_whole(
    elapsed: int,
    asked: int,
    first: int | None,
    prompt: int | None,
    completion: int | None,
    load: int | None,
    counts: tuple[int | None, int | None],
) -> None:
    timings = ServerTimings(load_ns=load, prompt_ns=prompt, completion_ns=completion)
    usage = UsageInfo(prompt_tokens=counts[0], completion_tokens=counts[1], server_timings=timings)
    found = times(usage, elapsed, asked, first)
    assert found["prompt_ns"] > 0
    assert found["completion_ns"] > 0
    assert found["load_ns"] + found["prompt_ns"] + found["completion_ns"] <= found["total_ns"]
    for name, told in (("load_ns", load), ("prompt_ns", prompt), ("completion_ns", completion)):
        assert told in (None, 0) or found[name] == told
