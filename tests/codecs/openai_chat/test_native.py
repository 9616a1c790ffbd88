"""llama.cpp's own completions for their clients: what they ask is read, and what they read is written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.documents import validator_for
from turnwire_schema.v1.completion import CompletionChunk, CompletionResponse

from tests.normal_forms import normalize_response
from turnwire.codecs.endpoints.codecs import get_endpoint_codec, speaks
from turnwire.codecs.endpoints.completions import CompletionCodec
from turnwire.core.errors import InvalidDataError, ProviderResponseError

pytestmark = pytest.mark.requirement("END-1")

DOCUMENT = "wire/openai-chat/v1/native"
SCHEMAS = Path(__file__).parents[3] / "schemas"
RECORDED = Path(__file__).parents[2] / "recordings" / "llama.cpp-xllamacpp-2026.10.11549" / "completions"
REQUESTS = {"native": "NativeCompletionRequest", "infill": "InfillRequest"}


def codec_of(endpoint: str) -> CompletionCodec:
    found = get_endpoint_codec(endpoint, "llamacpp")
    assert isinstance(found, CompletionCodec)
    return found


def vectors(definition: str) -> list[tuple[str, Any]]:
    file = json.loads((SCHEMAS / f"{DOCUMENT}.vectors.json").read_text("utf-8"))
    return [(each["name"], each["value"]) for each in file["definitions"][definition]["valid"]]


def test_llamacpp_alone_has_them() -> None:
    assert {(endpoint, name) for endpoint in REQUESTS for name in ("llamacpp", "vllm") if speaks(endpoint, name)} == {
        ("native", "llamacpp"),
        ("infill", "llamacpp"),
    }
    with pytest.raises(InvalidDataError, match="vllm has no endpoint 'infill'"):
        get_endpoint_codec("infill", "vllm")


@pytest.mark.parametrize("endpoint", REQUESTS)
def test_every_valid_request_comes_back_but_for_the_losses_that_are_named(endpoint: str) -> None:
    codec = codec_of(endpoint)
    for name, body in vectors(REQUESTS[endpoint]):
        before = json.dumps(body)
        request, losses = codec.decode_request(body, model="m")
        wanted = {"response_fields": "native_form", "return_tokens": "native_form"}
        wanted |= {"prompt": "infill_prompt"} if endpoint == "infill" else {}
        lost = {f"openai-chat.{loss}" for field, loss in wanted.items() if body.get(field)}
        assert {loss.id for loss in losses} == lost, name
        written, more = codec.encode_request(request)
        assert more == ()
        assert validator_for(DOCUMENT, REQUESTS[endpoint]).is_valid(written)
        assert codec.decode_request(written).value == request, name
        assert json.dumps(body) == before


def test_the_gap_of_an_editor_is_a_prompt_and_a_suffix() -> None:
    body = dict(vectors("InfillRequest"))["as llama.vim asks"]
    request = codec_of("infill").decode_request(body, model="m").value
    assert (request.prompt, request.suffix) == ("def add(a, b):\n    return ", "\n")
    assert (request.parameters.max_tokens, request.parameters.top_k, request.parameters.top_p) == (128, 40, 0.9)
    own = ["id_slot", "input_extra", "n_indent", "samplers", "cache_prompt", "t_max_prompt_ms", "t_max_predict_ms"]
    assert request.parameters.provider_options == {"llamacpp": {name: body[name] for name in own}}


@pytest.mark.parametrize(
    ("endpoint", "body", "path"),
    [
        ("native", {}, "/prompt"),
        ("native", {"prompt": ["a", "b"]}, "/prompt"),
        ("native", {"prompt": "a", "n_predict": "9"}, "/n_predict"),
        ("native", {"prompt": "a", "n_predict": True}, "/n_predict"),
        ("native", {"prompt": "a", "stop": 4}, "/stop"),
        ("infill", {"input_prefix": "a"}, "/input_suffix"),
        ("infill", {"input_prefix": 4, "input_suffix": "b"}, "/input_prefix"),
        ("infill", {"input_prefix": "a", "input_suffix": "b", "prompt": ["c"]}, "/prompt"),
    ],
)
def test_what_is_no_request_is_refused_with_its_place(endpoint: str, body: dict[str, Any], path: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        codec_of(endpoint).decode_request(body, model="m")
    assert [problem.path for problem in caught.value.problems] == [path]


def test_no_limit_is_the_absence_of_one_and_zero_stays() -> None:
    codec = codec_of("native")
    assert codec.decode_request({"prompt": "a", "n_predict": -1}, model="m").value.parameters.max_tokens is None
    request = codec.decode_request({"prompt": "a", "n_predict": 0}, model="m").value
    assert codec.encode_request(request).value["n_predict"] == 0


@pytest.mark.parametrize("endpoint", REQUESTS)
def test_a_recorded_answer_comes_back_as_it_was(endpoint: str) -> None:
    codec = codec_of(endpoint)
    body = json.loads((RECORDED / "native-completion.json").read_text("utf-8"))["response"]["body"]
    written, losses = codec.encode_response(codec.decode_response(body))
    assert losses == ()
    assert written == body
    assert normalize_response(codec, written) == normalize_response(codec, body)


def test_a_recorded_stream_says_the_same_when_it_is_written_again() -> None:
    codec = codec_of("native")
    data = (RECORDED / "native-completion-stream.sse").read_bytes()
    decoder, encoder = codec.stream_decoder(), codec.stream_encoder(model="m")
    chunks = [*decoder.feed(data), *decoder.close()]
    written = b"".join(map(encoder.feed, chunks)) + encoder.close()
    events = [json.loads(line.removeprefix(b"data: ")) for line in written.splitlines() if line]
    validator = validator_for(DOCUMENT, "NativeEvent")
    assert all(map(validator.is_valid, events))
    recorded = [json.loads(line.removeprefix(b"data: ")) for line in data.splitlines() if line]
    assert "".join(each["content"] for each in events) == "".join(each["content"] for each in recorded)
    assert [each["stop"] for each in events] == [False] * (len(events) - 1) + [True]
    assert events[-1] == {**recorded[-1], "content": events[-1]["content"]}
    assert encoder.losses == ()
    assert codec.decode_stream([written]).text == codec.decode_stream([data]).text


@pytest.mark.parametrize(("reason", "word"), [("stop", "eos"), ("length", "limit"), ("content_filter", "none")])
def test_an_end_is_said_in_llamacpps_words_whole_and_streamed(reason: str, word: str) -> None:
    codec = codec_of("infill")
    fields = {"usage": {"prompt_tokens": 3, "completion_tokens": 2}, "finish_reason": reason, "model": "m"}
    whole, losses = codec.encode_response(CompletionResponse.from_dict({"text": "a\nb", **fields}))
    encoder = codec.stream_encoder(model="m")
    pieces = [{"text": "a\n"}, {"text": "b"}, {"is_complete": True, **fields}]
    data = b"".join(encoder.feed(CompletionChunk.from_dict(each)) for each in pieces) + encoder.close()
    events = [json.loads(line.removeprefix(b"data: ")) for line in data.splitlines() if line]
    assert events[-1] == {**whole, "content": ""}
    assert [each["content"] for each in events] == ["a\n", "b", ""]
    assert (whole["stop_type"], whole["tokens_evaluated"], whole["tokens_predicted"]) == (word, 3, 2)
    assert whole["has_new_line"] is True
    assert {loss.id for loss in losses} == {loss.id for loss in encoder.losses}
    assert ("openai-chat.native_end" in {loss.id for loss in losses}) == (word == "none")


def test_a_text_among_the_extras_of_a_choice_does_not_take_the_place_of_the_answers_own() -> None:
    answer = CompletionResponse(text="mine", usage={}, finish_reason="stop", extras={"choice": {"text": "other"}})
    body = get_endpoint_codec("completions", "openai-chat").encode_response(answer).value
    assert body["choices"] == [{"text": "mine", "index": 0, "logprobs": None, "finish_reason": "stop"}]


def test_a_further_place_of_the_last_piece_costs_no_end() -> None:
    encoder = codec_of("native").stream_encoder(model="m")
    last = {"is_complete": True, "finish_reason": "stop", "extras": {"choice": {"index": "odd"}}}
    out = encoder.feed(CompletionChunk(text="Hi")) + encoder.feed(CompletionChunk.from_dict(last)) + encoder.close()
    pieces = [json.loads(line[6:]) for line in out.decode().split("\n\n") if line]
    assert [(piece["content"], piece["stop"]) for piece in pieces] == [("Hi", False), ("", True)]


def test_a_stream_that_breaks_says_so_and_has_no_end() -> None:
    codec = codec_of("native")
    encoder = codec.stream_encoder(model="m")
    begun = encoder.feed(CompletionChunk.from_dict({"text": "a"}))
    info = ProviderResponseError("it broke", category="server_error").info
    event = json.loads(encoder.close(info).removeprefix(b"data: "))
    assert validator_for(DOCUMENT, "NativeEvent").is_valid(event)
    assert "stop" not in event
    assert b"[DONE]" not in begun
