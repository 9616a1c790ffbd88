"""Completions on every wire that has them: what goes out, what comes back, whole and streamed, cut and odd."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.v1.completion import CompletionChunk, CompletionRequest, CompletionResponse

from turnwire.codecs.endpoints.codecs import get_endpoint_codec, speaks
from turnwire.codecs.endpoints.completions import CompletionCodec, completed
from turnwire.codecs.streams.framing import Limits
from turnwire.core.errors import InvalidDataError, ProviderError, ProviderResponseError, StreamError

pytestmark = pytest.mark.requirement("END-1")

RECORDINGS = Path(__file__).parents[1] / "recordings"
LLAMACPP = RECORDINGS / "llama.cpp-xllamacpp-2026.10.11549" / "completions"
WITH_COMPLETIONS = ("openai-chat", "vllm", "llamacpp", "ollama-v1", "ollama")


def codec_of(name: str) -> CompletionCodec:
    found = get_endpoint_codec("completions", name)
    assert isinstance(found, CompletionCodec)
    return found


def asked(**fields: Any) -> CompletionRequest:
    parameters = {"model": "m", "temperature": None, "top_p": None, **fields.pop("parameters", {})}
    return CompletionRequest.from_dict({"prompt": "p", "parameters": parameters, **fields})


def recorded(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))["response"]["body"]


def test_groq_has_no_completions_and_the_error_names_what_it_has() -> None:
    assert not speaks("completions", "groq")
    with pytest.raises(InvalidDataError, match="groq has no endpoint 'completions'"):
        get_endpoint_codec("completions", "groq")


# Requests


@pytest.mark.parametrize(
    ("name", "options", "lost"),
    [
        ("llamacpp", {"echo": True}, ["/parameters/provider_options/openai-chat/echo"]),
        ("llamacpp", {"echo": False, "n": 2}, []),
        ("ollama-v1", {"n": 2, "best_of": 1}, ["/parameters/provider_options/openai-chat/n"]),
        ("vllm", {"echo": True, "n": 2}, []),
        ("vllm", {"best_of": 3}, ["/parameters/provider_options/openai-chat/best_of"]),
        ("llamacpp", {"best_of": 3}, ["/parameters/provider_options/openai-chat/best_of"]),
    ],
)
def test_an_option_that_a_server_does_not_obey_is_a_loss(name: str, options: dict[str, Any], lost: list[str]) -> None:
    body, losses = codec_of(name).encode_request(asked(parameters={"provider_options": {"openai-chat": options}}))
    assert [loss.at for loss in losses if loss.id == "openai-chat.completion_option"] == lost
    assert {key: body[key] for key in options} == options


def test_of_several_prompts_with_a_suffix_the_first_is_sent_where_a_gap_has_a_path_of_its_own() -> None:
    options = {"openai-chat": {"prompt": ["p", "q"]}}
    body, losses = codec_of("llamacpp").encode_request(asked(suffix="s", parameters={"provider_options": options}))
    assert body == {"model": "m", "input_prefix": "p", "input_suffix": "s"}
    assert [(loss.id, loss.at, loss.action) for loss in losses] == [
        ("openai-chat.completion_option", "/parameters/provider_options/openai-chat/prompt", "left out")
    ]


FORMAT = {"type": "json_schema", "json_schema": {"type": "object"}}


@pytest.mark.parametrize(
    ("name", "fields", "path", "body", "losses"),
    [
        ("openai-chat", {"suffix": "s"}, "/v1/completions", {"prompt": "p", "suffix": "s"}, ()),
        ("vllm", {"suffix": "s"}, "/v1/completions", {"prompt": "p"}, ("openai-chat.suffix",)),
        ("llamacpp", {"suffix": "s"}, "/infill", {"input_prefix": "p", "input_suffix": "s"}, ()),
        ("ollama-v1", {"suffix": "s"}, "/v1/completions", {"prompt": "p", "suffix": "s"}, ()),
        (
            "ollama",
            {"suffix": "s", "system": "y"},
            "/api/generate",
            {"prompt": "p", "suffix": "s", "system": "y", "stream": False, "truncate": False},
            (),
        ),
        ("vllm", {"prompt": [1, 2]}, "/v1/completions", {"prompt": [1, 2]}, ()),
        (
            "llamacpp",
            {"suffix": "s", "stream": True, "parameters": {"max_tokens": 3}},
            "/infill",
            {"input_prefix": "p", "input_suffix": "s", "stream": True, "n_predict": 3},
            (),
        ),
        (
            "llamacpp",
            {"response_format": FORMAT},
            "/v1/completions",
            {"prompt": "p", "json_schema": {"type": "object"}},
            (),
        ),
        (
            "openai-chat",
            {"response_format": FORMAT},
            "/v1/completions",
            {"prompt": "p"},
            ("openai-chat.completion_format",),
        ),
        ("vllm", {"system": "y"}, "/v1/completions", {"prompt": "y\n\np"}, ("openai-chat.system_text",)),
        (
            "openai-chat",
            {"stream": True, "parameters": {"max_tokens": 3}},
            "/v1/completions",
            {"prompt": "p", "max_tokens": 3, "stream": True, "stream_options": {"include_usage": True}},
            (),
        ),
    ],
)
def test_a_request_is_in_the_words_of_its_server(
    name: str, fields: dict[str, Any], path: str, body: dict[str, Any], losses: tuple[str, ...]
) -> None:
    codec, request = codec_of(name), asked(**fields)
    wire, lost = codec.encode_request(request)
    assert (codec.path(request), wire, tuple(loss.id for loss in lost)) == (path, {"model": "m", **body}, losses)


@pytest.mark.parametrize(("name", "fields"), [("ollama", {}), ("ollama-v1", {}), ("llamacpp", {"suffix": "s"})])
def test_token_ids_are_refused_where_the_server_takes_text(name: str, fields: dict[str, Any]) -> None:
    with pytest.raises(InvalidDataError) as caught:
        codec_of(name).encode_request(asked(prompt=[1, 2], **fields))
    assert [problem.path for problem in caught.value.problems] == ["/prompt"]


@pytest.mark.parametrize(
    ("name", "body", "path"),
    [
        ("openai-chat", {"model": "m"}, "/prompt"),
        ("openai-chat", {"model": "m", "prompt": [1.5]}, "/prompt"),
        ("openai-chat", {"model": "m", "prompt": []}, "/prompt"),
        ("openai-chat", {"model": "m", "prompt": "p", "suffix": 1}, "/suffix"),
        ("openai-chat", {"model": "m", "prompt": "p", "max_tokens": "1"}, "/max_tokens"),
        ("ollama", {"model": "m", "prompt": ["p"]}, "/prompt"),
        ("ollama", {"model": "m"}, "/prompt"),
        ("ollama", {"model": "m", "prompt": "p", "options": []}, "/options"),
        ("ollama", {"model": "m", "prompt": "p", "images": [1]}, "/images/0"),
    ],
)
def test_a_body_that_is_no_request_names_the_place(name: str, body: dict[str, Any], path: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        codec_of(name).decode_request(body)
    assert path in {problem.path for problem in caught.value.problems}


def test_of_several_prompts_all_go_on_to_a_server_of_the_same_dialect() -> None:
    body = {"model": "m", "prompt": ["a", "b"], "echo": True, "best_of": 2}
    request = codec_of("openai-chat").decode_request(body).value
    assert request.prompt == "a"
    assert codec_of("vllm").encode_request(request).value == body


# Whole answers


def test_answers_of_three_wires_are_the_same_completion() -> None:
    native = codec_of("llamacpp").decode_response(recorded(LLAMACPP / "native-completion.json"))
    whole = codec_of("vllm").decode_response(recorded(RECORDINGS / "vllm-0.32.0" / "completions" / "length.json"))
    ollama = codec_of("ollama").decode_response(recorded(RECORDINGS / "ollama-0.33.0-rc2" / "generate-raw.json"))
    told = [
        (each.text, each.finish_reason, each.raw_finish_reason, each.usage.prompt_tokens, each.usage.completion_tokens)
        for each in (native, whole, ollama)
    ]
    assert told == [
        (" Paris.\n\n", "length", "length", 5, 4),
        (", the city of Nova", "length", "length", 4, 5),
        (", the city of New Haven", "length", "length", 4, 6),
    ]


@pytest.mark.parametrize(
    ("name", "body", "error"),
    [
        ("openai-chat", {"choices": []}, "no choices"),
        ("openai-chat", {"choices": [{"index": 0}]}, "no text"),
        ("openai-chat", {"choices": [{"index": 0, "text": ["a"]}]}, "/choices/0/text"),
        ("openai-chat", {"error": {"message": "no", "code": 400}}, "no"),
        ("openai-chat", b"<html>", "HTML"),
        ("llamacpp", {"content": 5, "stop": True}, "/choices/0/text"),
        ("ollama", {"response": 5, "done": True}, "/response"),
        ("ollama", {"response": "a", "done": False}, "cut off"),
        ("ollama", {"error": "no such model"}, "no such model"),
    ],
)
def test_what_is_no_answer_is_a_typed_error(name: str, body: Any, error: str) -> None:
    with pytest.raises(ProviderError, match=error):
        codec_of(name).decode_response(body)


# Streams

PIECES = [
    CompletionChunk(id="cmpl-1", model="m", created=7, text="One"),
    CompletionChunk(text=" and\u2028two"),
    CompletionChunk.from_dict(
        {
            "is_complete": True,
            "finish_reason": "length",
            "raw_finish_reason": "length",
            "usage": {"prompt_tokens": 3, "completion_tokens": 2},
        }
    ),
]


@pytest.mark.parametrize("name", WITH_COMPLETIONS)
def test_a_stream_that_is_written_is_read_back_wherever_it_is_cut(name: str) -> None:
    codec = codec_of(name)
    encoder = codec.stream_encoder(model="m", created=7)
    data = b"".join(map(encoder.feed, PIECES)) + encoder.close()
    wanted = completed(PIECES)
    for size in (1, 7, len(data)):
        decoder = codec.stream_decoder()
        chunks = [
            chunk for start in range(0, len(data), size) for chunk in decoder.feed(data[start : start + size])
        ] + decoder.close()
        found = completed(chunks)
        assert [chunk.is_complete for chunk in chunks] == [False] * (len(chunks) - 1) + [True]
        assert (found.text, found.finish_reason, found.usage) == (wanted.text, "length", wanted.usage)


@pytest.mark.parametrize("name", WITH_COMPLETIONS)
def test_a_stream_that_breaks_is_an_error_with_the_text_so_far(name: str) -> None:
    codec = codec_of(name)
    encoder = codec.stream_encoder(model="m", created=7)
    data = b"".join(map(encoder.feed, PIECES[:2])) + encoder.close()
    with pytest.raises(StreamError) as caught:
        codec.decode_stream([data])
    assert caught.value.info.category == "interrupted"
    assert caught.value.partial is not None
    assert caught.value.partial.message.content == "One and\u2028two"


@pytest.mark.parametrize("name", WITH_COMPLETIONS)
def test_a_line_beyond_its_limit_is_a_typed_error(name: str) -> None:
    decoder = codec_of(name).stream_decoder(limits=Limits(line=64))
    with pytest.raises(StreamError, match="larger than 64 bytes"):
        decoder.feed(b"x" * 65)


def test_an_error_in_a_stream_is_the_servers() -> None:
    data = (
        b'data: {"error": {"message": "engine died", "type": "InternalServerError", "code": 500}}\n\ndata: [DONE]\n\n'
    )
    with pytest.raises(ProviderError, match="engine died"):
        codec_of("vllm").decode_stream([data])


@pytest.mark.parametrize("name", ["openai-chat", "ollama"])
def test_a_whole_answer_in_place_of_a_stream_is_read_as_one(name: str) -> None:
    codec = codec_of(name)
    response = CompletionResponse.from_dict(
        {"text": "One", "usage": {"prompt_tokens": 1, "completion_tokens": 1}, "finish_reason": "stop", "model": "m"}
    )
    body = json.dumps(dict(codec.encode_response(response).value)).encode()
    found = codec.decode_stream([body])
    assert (found.text, found.finish_reason) == ("One", "stop")


def test_an_answer_that_is_odd_beside_its_text_keeps_text_and_says_so() -> None:
    body = {"id": 5, "object": "text_completion", "created": "x", "model": "m", "usage": {"prompt_tokens": "many"}}
    found = codec_of("openai-chat").decode_response(
        {**body, "choices": [{"index": 0, "text": "a", "finish_reason": "stop"}]}
    )
    assert found.text == "a"
    assert {note.id for note in found.diagnostics or ()} == {"odd_field"}
    with pytest.raises(ProviderResponseError):
        codec_of("openai-chat").decode_response([body])
