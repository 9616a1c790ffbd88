"""Log probabilities go between Chat and Ollama, and a Chat client gets tokens with all that its types require."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire_schema.documents import validator_for

from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.convert import StreamTranscoder, for_dialect

Data = dict[str, Any]
HI = [104, 105]
BARE: list[Data] = [
    {"token": "hi", "logprob": -0.25, "top_logprobs": [{"token": "hi", "logprob": -0.25}]},
    {"token": "\ufffd", "logprob": -1.5},
]
WHOLE: list[Data] = [
    {"token": "hi", "logprob": -0.25, "bytes": HI, "top_logprobs": [{"token": "hi", "logprob": -0.25, "bytes": HI}]},
    {"token": "\ufffd", "logprob": -1.5, "bytes": None, "top_logprobs": []},
]
OLLAMA: list[Data] = [WHOLE[0], BARE[1]]
HEAD: Data = {"id": "c", "created": 1, "model": "m"}
USAGE: Data = {"prompt_tokens": 1, "completion_tokens": 2, "total_tokens": 3}
CHAT_CODECS = ("openai-chat", "vllm", "llamacpp", "groq", "ollama-v1")


def chat(tokens: list[Data]) -> Data:
    choice = {"index": 0, "message": {"role": "assistant", "content": "hi"}, "finish_reason": "stop"}
    return {
        **HEAD,
        "object": "chat.completion",
        "choices": [{**choice, "logprobs": {"content": tokens}}],
        "usage": USAGE,
    }


def chat_stream(tokens: list[Data]) -> bytes:
    choices = [
        {"index": 0, "delta": {"content": "hi"}, "finish_reason": None, "logprobs": {"content": tokens[:1]}},
        {"index": 0, "delta": {"content": "?"}, "finish_reason": None, "logprobs": {"content": tokens[1:]}},
        {"index": 0, "delta": {}, "finish_reason": "stop"},
    ]
    events = [{**HEAD, "object": "chat.completion.chunk", "choices": [choice]} for choice in choices]
    return b"".join(f"data: {json.dumps(each)}\n\n".encode() for each in events) + b"data: [DONE]\n\n"


def ollama(content: str = "hi", **fields: Any) -> Data:
    message = {"role": "assistant", "content": content}
    end: Data = {"model": "m", "created_at": "2026-01-01T00:00:00Z", "message": message, "done": True}
    return {**end, "done_reason": "stop", **fields}


def of_chat(body: Data) -> Any:
    validator = validator_for("wire/openai-chat/v1/response", "Logprobs")
    found = body["choices"][0]["logprobs"]
    assert [error.message for error in validator.iter_errors(found)] == []
    return found["content"]


def written(body: Data, source: str, target: str) -> Data:
    answer, losses = for_dialect(get_codec(source).decode_response(body), source, target)
    assert losses == ()
    found: Data = json.loads(json.dumps(get_codec(target).encode_response(answer).value))
    return found


@requirement("COD-2")
@pytest.mark.parametrize("source", CHAT_CODECS)
@pytest.mark.parametrize("tokens", [BARE, WHOLE])
def test_the_probabilities_of_a_chat_answer_reach_clients_of_both_dialects(source: str, tokens: list[Data]) -> None:
    assert of_chat(written(chat(tokens), source, "openai-chat")) == WHOLE
    assert written(chat(tokens), source, "ollama")["logprobs"] == OLLAMA


@requirement("COD-2")
@pytest.mark.parametrize("target", CHAT_CODECS)
def test_the_probabilities_of_an_ollama_answer_reach_a_chat_client(target: str) -> None:
    assert of_chat(written(ollama(logprobs=BARE), "ollama", target)) == WHOLE
    assert written(ollama(logprobs=BARE), "ollama", "ollama")["logprobs"] == BARE


@requirement("COD-2")
def test_streamed_probabilities_are_those_of_the_whole_answer() -> None:
    lines = [
        ollama("hi", done=False, logprobs=BARE[:1]),
        ollama("?", done=False, logprobs=BARE[1:]),
        ollama("", prompt_eval_count=1, eval_count=2),
    ]
    given = {
        "openai-chat": chat_stream(BARE),
        "ollama": b"".join(json.dumps(each).encode() + b"\n" for each in lines),
    }
    expected = {"openai-chat": {"choice": WHOLE}, "ollama": OLLAMA}
    for source, data in given.items():
        for target in ("openai-chat", "ollama"):
            stream = StreamTranscoder(source, target)
            out = stream.feed(data) + stream.close()
            assert [loss.id for loss in stream.losses if "extras" in loss.id] == [], (source, target)
            extras = get_codec(target).decode_stream([out]).to_dict()["extras"]
            found = (
                {"choice": extras["choice"]["logprobs"]["content"]} if target == "openai-chat" else extras["logprobs"]
            )
            assert found == (BARE if source == target == "ollama" else expected[target]), (source, target)


@requirement("COD-2")
@pytest.mark.parametrize("source", ["openai-chat", "ollama"])
@pytest.mark.parametrize("target", ["ollama", *CHAT_CODECS])
def test_the_wish_for_probabilities_is_said_to_the_other_server(source: str, target: str) -> None:
    body = {"model": "m", "messages": [{"role": "user", "content": "?"}], "logprobs": True, "top_logprobs": 2}
    wire, losses = get_codec(target).encode_request(get_codec(source).decode_request(body).value)
    assert ({name: wire.get(name) for name in ("logprobs", "top_logprobs")}, list(losses)) == (
        {"logprobs": True, "top_logprobs": 2},
        [],
    )


def test_what_is_no_list_of_tokens_is_a_loss_and_costs_nothing() -> None:
    for odd in ("x", [1], [{"logprob": 1}], {"content": []}):
        answer, losses = for_dialect(get_codec("ollama").decode_response(ollama(logprobs=odd)), "ollama", "openai-chat")
        assert (answer.text, answer.extras, [loss.id for loss in losses]) == ("hi", None, ["convert.extras"])
