"""Answers with wrong types over real sockets: the answer where it is good, else a typed error with what came before."""

from __future__ import annotations

from typing import Any

import pytest

from tests.providers.modes import call_ollama, call_vllm, every_mode, every_stream
from tests.providers.standin import (
    CHAT,
    END,
    SSE,
    StandIn,
    completion,
    delta,
    line,
    ndjson,
    ollama_routes,
    replies,
    sse,
    streams,
)
from tests.requirements import requirement
from turnwire.core.errors import ProviderResponseError, StreamError

BROKEN: tuple[tuple[Any, str], ...] = (
    ({"choices": 1}, "/choices: must be a list of choices"),
    ({"choices": [1]}, "/choices/0: must be an object"),
    ({"choices": [{"index": 0, "delta": {"tool_calls": 1}}]}, "/choices/0/delta/tool_calls: must be a list of calls"),
)


@requirement("COD-7", "PRV-6")
@every_stream
@pytest.mark.parametrize(("event", "what"), BROKEN)
def test_a_stream_with_an_event_of_the_wrong_type_keeps_what_came_before(mode: str, event: Any, what: str) -> None:
    with StandIn({CHAT: streams(sse(delta("Half an answer"), event), content_type=SSE)}) as server:
        outcome = call_vllm(mode, server)
    assert type(outcome.error) is StreamError
    assert (outcome.error.info.category, what in str(outcome.error)) == ("protocol", True)
    assert outcome.error.provider_id == "local"
    assert (outcome.text, outcome.error.partial.message.text) == ("Half an answer", "Half an answer")


@requirement("COD-7")
@every_stream
def test_a_line_of_the_wrong_type_keeps_what_came_before(mode: str) -> None:
    lines = ndjson(line("Half "), line("an answer"), {**line(), "message": {"role": "assistant", "tool_calls": 1}})
    with StandIn(ollama_routes(streams(lines))) as server:
        outcome = call_ollama(mode, server)
    assert (type(outcome.error), outcome.error.info.category) == (StreamError, "protocol")
    assert outcome.error.partial.message.text == "Half an answer"


@requirement("COD-7")
@pytest.mark.parametrize("mode", ["complete", "sync complete"])
@pytest.mark.parametrize("body", [{"choices": 1}, {"choices": [{"message": {"tool_calls": 1}}]}, [], "text", 5])
def test_a_whole_answer_of_the_wrong_type_is_a_response_error(mode: str, body: Any) -> None:
    with StandIn({CHAT: replies(body)}) as server:
        outcome = call_vllm(mode, server)
    assert (type(outcome.error), outcome.error.info.category) == (ProviderResponseError, "protocol")
    assert outcome.error.provider_id == "local"


@requirement("COD-7")
@every_mode
def test_odd_things_beside_a_good_answer_never_cost_it(mode: str) -> None:
    odd: dict[str, Any] = {
        "usage": {"prompt_tokens": -1, "prompt_tokens_details": 5},
        "created": float("nan"),
        "id": [],
    }
    if "stream" in mode:
        routes = {CHAT: streams(sse({**delta("Hello!"), **odd}, {**delta(None, "stop"), **odd}), content_type=SSE)}
    else:
        routes = {CHAT: replies(completion(**odd))}
    with StandIn(routes) as server:
        outcome = call_vllm(mode, server)
    assert outcome.error is None
    assert (outcome.answer.message.text, outcome.answer.finish_reason) == ("Hello!", "stop")
    assert {found.at for found in outcome.answer.diagnostics} == {
        "/usage/extras/prompt_tokens",
        "/usage/extras/prompt_tokens_details",
        "/extras/id",
        "/extras/created",
    }


@requirement("COD-7")
@every_mode
def test_odd_counts_and_times_of_a_good_line_never_cost_it(mode: str) -> None:
    last = {**END, "eval_count": float("inf"), "created_at": {"a": 1}, "prompt_eval_count": 7.0}
    routes = (
        streams(ndjson(line("Hello!"), last)) if "stream" in mode else replies({**last, **line("Hello!", done=True)})
    )
    with StandIn(ollama_routes(routes)) as server:
        outcome = call_ollama(mode, server)
    assert outcome.error is None
    assert outcome.answer.message.text == "Hello!"
