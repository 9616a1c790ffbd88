"""Exchanges with real servers: every request, answer, stream and error is read, and written again up to normal form."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.v1.request import ChatRequest

from tests.cases import for_each
from tests.codecs.openai_responses.responses_wire import (
    CODEC,
    NAME,
    Data,
    accumulate,
    check_answer,
    check_grammar,
    check_wire,
    chunks_of,
    encode_stream,
    names,
    note_ids,
    plain,
    sse,
)
from tests.normal_forms import normalize_request, normalize_response
from tests.reference import needs_reference, reference_path
from tests.requirements import requirement
from turnwire.core.errors import InvalidDataError, StreamError

HERE = Path(__file__).parents[2] / "recordings"
FOLDERS = ("openai-sdk", "groq-sdk", "ollama-docs")

# A schema that is none: a fault of the client, found before anything is sent.
REFUSED = {"vllm-0.32.0/errors/responses-tool-bad-schema-stream"}
# Streams whose connection closed before the last event.
BROKEN = {
    "llama.cpp-xllamacpp-2026.10.11549/responses/stream-client-abort",
    "vllm-0.32.0/errors/responses-stream-engine-killed",
    "vllm-0.32.0/errors/responses-tool-bad-schema-stream",
    "vllm-0.32.0/responses/stream-client-abort",
    "ollama-docs/v1-responses-midstream",
}
# Streams whose last event says something else than the events before it: other sealed thoughts, other ids, another
# order of items.
UNLIKE = {
    "openai-sdk/responses-stream-moderation-obfuscation",
    "openai-sdk/responses-stream-reasoning-text",
    "openai-sdk/responses-stream-reasoning-usage",
    # the last event has the empty message before the call, which came first
    "transformers-serve-5.24.0/responses/tool-auto",
    "transformers-serve-5.24.0/responses/tool-required",
}
# Not a status of the specification (`complete`), and no time: said as a loss.
LOSSY = {"openai-sdk/responses-previous-response-id", "openai-sdk/responses-stream-null-content"}


def _files() -> Iterator[tuple[str, Path]]:
    for path in sorted([*HERE.glob("*/responses/*.json"), *HERE.glob("*/errors/*responses*.json")]):
        yield f"{path.parts[-3]}/{path.parts[-2]}/{path.stem}", path
    for path in sorted(HERE.glob("ollama*/v1-responses*.json")):
        yield f"{path.parts[-2]}/{path.stem}", path
    for folder in FOLDERS:
        found = reference_path("recordings", folder)
        for path in sorted(found.glob("*responses*.json")) if found else ():
            yield f"{folder}/{path.stem}", path


FILES = {name: path for name, path in _files() if "-get" not in name and "-cancel" not in name}


@cache
def exchange(name: str) -> Data:
    found: Data = json.loads(FILES[name].read_text("utf-8"))
    return found


def events(name: str) -> list[Data]:
    """The events of a stream; empty for a whole answer."""
    lines = [line.strip() for entry in exchange(name)["response"].get("sse") or () for line in entry.split("\n")]
    return [json.loads(line[6:]) for line in lines if line.startswith("data: {")]


def whole(name: str) -> Any:
    """The body of the answer, or the response in the last event."""
    found = events(name)
    return found[-1].get("response") if found else exchange(name)["response"]["body"]


def request_of(name: str) -> ChatRequest:
    return CODEC.decode_request(exchange(name)["request"]["body"]).value


ANSWERS = [name for name in FILES if exchange(name)["response"]["status"] == 200]
STREAMS = [name for name in ANSWERS if events(name) and name not in BROKEN]
ERRORS = [name for name in FILES if exchange(name)["response"]["status"] != 200]


@needs_reference
def test_all_recordings_are_there() -> None:
    assert len(FILES) > 140
    assert len(STREAMS) > 30
    assert len(ERRORS) > 30
    assert {*REFUSED, *BROKEN, *UNLIKE, *LOSSY} <= FILES.keys()


@requirement("COD-3")
@for_each("name", [name for name in ANSWERS if name not in REFUSED])
def test_a_recorded_request_comes_back_up_to_normal_form(name: str) -> None:
    body = exchange(name)["request"]["body"]
    written = CODEC.encode_request(request_of(name))
    check_wire("request", "ResponsesRequest", written.value)
    assert normalize_request(CODEC, plain(written.value)) == normalize_request(CODEC, body)
    assert {loss for loss, _ in names(written.losses)} <= {"max_tokens", "strict_subset", "invalid_tool_call"}


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_a_recorded_request_with_a_broken_schema_is_refused_with_its_path(name: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        request_of(name)
    assert [problem.path for problem in caught.value.problems] == ["/tools/0"]


@requirement("COD-3")
@for_each("name", [name for name in ANSWERS if name not in BROKEN])
def test_a_recorded_answer_comes_back_up_to_normal_form(name: str) -> None:
    body = whole(name)
    response = CODEC.decode_response(body, request=request_of(name))
    written = CODEC.encode_response(response)
    if name in LOSSY:
        assert written.losses
        return
    check_answer(plain(written.value))
    assert {loss.id for loss in written.losses} <= {"openai-responses.usage_zero"}  # servers leave out details
    wanted = normalize_response(CODEC, body)
    assert normalize_response(CODEC, plain(written.value)) == wanted


@requirement("REQ-3")
@for_each("name", [name for name in STREAMS if name not in UNLIKE])
def test_a_recorded_stream_is_the_answer_in_its_last_event(name: str) -> None:
    request = request_of(name)
    streamed = accumulate(chunks_of(sse(*events(name)), request=request)).to_dict()
    timings = (streamed.get("extras") or {}).pop("timings", None)
    assert timings is None or name.startswith("llama.cpp")
    if streamed.get("extras") == {}:
        del streamed["extras"]
    assert streamed == CODEC.decode_response(whole(name), request=request).to_dict()


@requirement("REQ-3")
@for_each("name", STREAMS)
def test_a_recorded_stream_written_again_is_in_the_published_order(name: str) -> None:
    chunks = chunks_of(sse(*events(name)), request=request_of(name))
    written = encode_stream(chunks, request=request_of(name))
    check_grammar(written)
    if name not in LOSSY:
        check_answer(written[-1]["response"])
    first, again = accumulate(chunks), accumulate(chunks_of(sse(*written), request=request_of(name)))
    assert again.message.text == first.message.text
    assert again.finish_reason == first.finish_reason
    assert [call.to_dict() for call in again.message.tool_calls or ()] == [
        call.to_dict() for call in first.message.tool_calls or ()
    ]
    assert [_without_status(part.to_dict()) for part in again.message.parts if part.type == "thinking"] == [
        _without_status(part.to_dict()) for part in first.message.parts if part.type == "thinking"
    ]


def _without_status(part: Data) -> Data:
    """A thought without the status of its item: the last one of a cut answer is written as incomplete."""
    item = part.get("provider_options", {}).get(NAME, {}).get("item", {})
    item.pop("status", None)
    return part


@requirement("REQ-3")
@pytest.mark.parametrize("name", sorted(BROKEN & FILES.keys()))
def test_a_recorded_stream_without_its_last_event_is_interrupted(name: str) -> None:
    with pytest.raises(StreamError) as caught:
        CODEC.decode_stream([sse(*events(name))])
    assert caught.value.info.category == "interrupted"
    assert caught.value.partial is not None
    deltas = [event["delta"] for event in events(name) if event["type"] == "response.output_text.delta"]
    assert caught.value.partial.message.text == "".join(deltas)


@requirement("PRV-6")
@for_each("name", ERRORS)
def test_a_recorded_error_is_classified(name: str) -> None:
    response = exchange(name)["response"]
    info = CODEC.decode_error(response["status"], response.get("body_text") or json.dumps(response["body"]))
    assert info.status == response["status"]
    assert info.category is not None
    assert ("overflow" in name) == (info.category == "context_overflow")
    assert ("404-model" in name or "unknown-model" in name or name.endswith("v1-responses-404")) == (
        info.code == "ACODE-MDL-006"
    )
    if "queue-full" in name:
        assert (info.category, info.retryable) == ("overloaded", True)


def test_answers_that_ended_exactly_at_the_limit_are_marked() -> None:
    """Ollama and llama.cpp say `completed` of an answer that the limit cut."""
    name = "llama.cpp-xllamacpp-2026.10.11549/responses/max-output-tokens"
    response = CODEC.decode_response(whole(name), request=request_of(name))
    assert response.finish_reason == "stop"
    assert note_ids(response) == ["possibly_truncated_turn"]
    assert response.raw_finish_reason == "completed"
    assert NAME in json.dumps(response.to_dict())
