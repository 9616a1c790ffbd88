"""An answer that ended in an error is that error, with the answer as its partial one, in every dialect."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire_schema.v1.response import ChatResponse

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.codecs.endpoints.codecs import get_endpoint_codec
from turnwire.codecs.endpoints.completions import CompletionCodec
from turnwire.codecs.errors.failed_answers import FAILED
from turnwire.codecs.registry import get_codec
from turnwire.core.errors import ProviderError, ProviderResponseError, StreamError, ToolCallParseError

Data = dict[str, Any]

TEXT = "So far"


def chat(word: str | None, **choice: Any) -> Data:
    answer = {"index": 0, "message": {"role": "assistant", "content": TEXT}, "finish_reason": word, **choice}
    usage = {"prompt_tokens": 3, "completion_tokens": 2, "total_tokens": 5}
    return {"id": "c", "object": "chat.completion", "created": 1, "model": "m", "choices": [answer], "usage": usage}


def chat_stream(word: str | None, **choice: Any) -> list[Data]:
    head = {"id": "c", "object": "chat.completion.chunk", "created": 1, "model": "m"}
    usage = {"prompt_tokens": 3, "completion_tokens": 2, "total_tokens": 5}
    return [
        {**head, "choices": [{"index": 0, "delta": {"content": TEXT}, "finish_reason": None}]},
        {**head, "choices": [{"index": 0, "delta": {}, "finish_reason": word, **choice}]},
        {**head, "choices": [], "usage": usage},
    ]


def messages(word: str) -> Data:
    usage = {"input_tokens": 3, "output_tokens": 2}
    content = [{"type": "text", "text": TEXT}]
    return {"id": "c", "type": "message", "model": "m", "content": content, "stop_reason": word, "usage": usage}


def messages_stream(word: str) -> list[Data]:
    start = {**messages(word), "content": [], "stop_reason": None}
    return [
        {"type": "message_start", "message": start},
        {"type": "content_block_start", "index": 0, "content_block": {"type": "text", "text": ""}},
        {"type": "content_block_delta", "index": 0, "delta": {"type": "text_delta", "text": TEXT}},
        {"type": "content_block_stop", "index": 0},
        {"type": "message_delta", "delta": {"stop_reason": word}, "usage": {"output_tokens": 2}},
        {"type": "message_stop"},
    ]


def response(word: str) -> Data:
    content = [{"type": "output_text", "text": TEXT, "annotations": []}]
    item = {"type": "message", "id": "i", "role": "assistant", "status": "completed", "content": content}
    usage = {"input_tokens": 3, "output_tokens": 2, "total_tokens": 5}
    return {
        "id": "c",
        "object": "response",
        "created_at": 1,
        "model": "m",
        "status": word,
        "output": [item],
        "usage": usage,
    }


def response_stream(word: str) -> list[Data]:
    whole = response(word)
    return [
        {"type": "response.created", "response": {**whole, "output": [], "status": "in_progress"}},
        {"type": "response.output_item.done", "output_index": 0, "item": whole["output"][0]},
        {"type": "response.completed", "response": whole},
    ]


def gemini(word: str) -> Data:
    candidate = {"content": {"role": "model", "parts": [{"text": TEXT}]}, "finishReason": word}
    usage = {"promptTokenCount": 3, "candidatesTokenCount": 2, "totalTokenCount": 5}
    return {"responseId": "c", "modelVersion": "m", "candidates": [candidate], "usageMetadata": usage}


def gemini_stream(word: str) -> list[Data]:
    begun = gemini(word)
    del begun["candidates"][0]["finishReason"]
    end = {"content": {"role": "model", "parts": []}, "finishReason": word}
    return [begun, {**gemini(word), "candidates": [end]}]


def interaction(word: str) -> Data:
    usage = {"total_input_tokens": 3, "total_output_tokens": 2, "total_tokens": 5}
    step = {"type": "model_output", "content": [{"type": "text", "text": TEXT}]}
    return {"id": "c", "object": "interaction", "model": "m", "status": word, "steps": [step], "usage": usage}


def interaction_stream(word: str) -> list[Data]:
    whole = interaction(word)
    return [
        {"event_type": "interaction.created", "interaction": {"id": "c", "model": "m", "status": "in_progress"}},
        {"event_type": "step.start", "index": 0, "step": whole["steps"][0]},
        {"event_type": "step.stop", "index": 0},
        {"event_type": "interaction.completed", "interaction": {**whole, "steps": []}},
    ]


def line(word: str | None, text: str = TEXT) -> Data:
    end = {} if word is None else {"done_reason": word, "prompt_eval_count": 3, "eval_count": 2}
    message = {"role": "assistant", "content": text}
    return {"model": "m", "created_at": "2026-01-01T00:00:00Z", "message": message, "done": word is not None, **end}


def ollama_stream(word: str) -> list[Data]:
    return [line(None), line(word, "")]


WIRES: dict[str, tuple[Any, Any]] = {
    "openai-chat": (chat, chat_stream),
    "vllm": (chat, chat_stream),
    "anthropic": (messages, messages_stream),
    "openai-responses": (response, response_stream),
    "gemini": (gemini, gemini_stream),
    "gemini-interactions": (interaction, interaction_stream),
    "ollama": (line, ollama_stream),
}


def body(document: Data) -> bytes:
    return json.dumps(document).encode()


def stream(name: str, events: list[Data]) -> bytes:
    if name == "ollama":
        return b"".join(body(event) + b"\n" for event in events)
    end = b"data: [DONE]\n\n" if name in ("openai-chat", "vllm") else b""
    return b"".join(b"data: " + body(event) + b"\n\n" for event in events) + end


def failure(read: Any) -> ProviderError:
    with pytest.raises(ProviderError) as caught:
        read()
    return caught.value


def said(partial: ChatResponse | None) -> tuple[Any, ...]:
    assert partial is not None
    return partial.text, partial.finish_reason, partial.model, partial.usage.completion_tokens


@requirement("REQ-3")
@for_each("word", [*FAILED, "function_call_filter: MALFORMED_FUNCTION_CALL", "ABORT"])
@for_each("name", WIRES)
def test_a_finish_reason_that_says_that_the_server_failed_is_an_error_with_the_answer_so_far(
    name: str, word: str
) -> None:
    whole, streamed = WIRES[name]
    codec, kind = get_codec(name), FAILED[word.rpartition(": ")[2].lower()]
    errors = [
        failure(lambda: codec.decode_response(body(whole(word)))),
        failure(lambda: codec.decode_response(whole(word))),
        failure(lambda: codec.decode_stream([stream(name, streamed(word))])),
        failure(lambda: codec.decode_stream([body(whole(word))])),
    ]
    assert [said(error.partial)[:3] for error in errors] == [(TEXT, "error", "m")] * 4
    assert [error.info.category for error in errors] == [kind.category] * 4
    assert [error.info.retryable for error in errors] == [kind.retryable] * 4
    assert {error.info.server_type for error in errors} == {word.rpartition(": ")[2]}
    kinds = [ToolCallParseError if kind.category == "tool_use_failed" else ProviderResponseError] * 2
    assert [type(error) for error in errors] == [*kinds, StreamError, StreamError]


@pytest.mark.parametrize("word", ["error", "abort"])
@pytest.mark.parametrize("name", ["openai-chat", "ollama", "anthropic", "gemini"])
def test_the_counts_are_part_of_the_answer_so_far(name: str, word: str) -> None:
    whole, streamed = WIRES[name]
    codec = get_codec(name)
    errors = [
        failure(lambda: codec.decode_response(body(whole(word)))),
        failure(lambda: codec.decode_stream([body(whole(word))])),
    ]
    assert [said(error.partial) for error in errors] == [(TEXT, "error", "m", 2)] * 2
    in_stream = failure(lambda: codec.decode_stream([stream(name, streamed(word))]))
    assert said(in_stream.partial) == (TEXT, "error", "m", 2)


TOLD = {"code": 502, "message": "Provider disconnected", "metadata": {"provider_name": "p"}}


@pytest.mark.parametrize("word", ["error", "stop", "length", None])
def test_the_error_in_a_choice_says_what_happened(word: str | None) -> None:
    codec = get_codec("openai-chat")
    cut = b"".join(b"data: " + body(event) + b"\n\n" for event in chat_stream(word, error=TOLD)[:2])
    errors = [
        failure(lambda: codec.decode_response(body(chat(word, error=TOLD)))),
        failure(lambda: codec.decode_stream([stream("openai-chat", chat_stream(word, error=TOLD))])),
        failure(lambda: codec.decode_stream([cut])),
        failure(lambda: codec.decode_stream([body(chat(word, error=TOLD))])),
    ]
    assert [(e.info.message, e.info.status, e.info.category) for e in errors] == [
        ("Provider disconnected", 502, "server_error")
    ] * 4
    assert [said(error.partial)[0] for error in errors] == [TEXT] * 4


def test_an_error_in_the_body_of_an_answer_keeps_the_answer() -> None:
    codec = get_codec("openai-chat")
    whole = {**chat("error"), "error": TOLD}
    events = chat_stream("error")
    events[1] = {**events[1], "error": TOLD}
    events[1]["choices"][0]["delta"] = {"content": " and on"}
    errors = [
        failure(lambda: codec.decode_response(body(whole))),
        failure(lambda: codec.decode_stream([body(whole)])),
        failure(lambda: codec.decode_stream([stream("openai-chat", events)])),
    ]
    assert [error.info.message for error in errors] == ["Provider disconnected"] * 3
    assert [said(error.partial)[0] for error in errors] == [TEXT, TEXT, f"{TEXT} and on"]


def test_a_call_of_an_answer_that_failed_is_cut() -> None:
    call = {"id": "t", "type": "function", "function": {"name": "f", "arguments": "{}"}}
    whole = chat("error", message={"role": "assistant", "content": None, "tool_calls": [call]})
    partial = failure(lambda: get_codec("vllm").decode_response(body(whole))).partial
    assert partial is not None
    assert partial.message.tool_calls is None
    assert [(call.id, call.reason) for call in partial.message.invalid_tool_calls or ()] == [("t", "truncated")]


def test_nothing_came_before_the_error() -> None:
    error = failure(lambda: get_codec("vllm").decode_response(body(chat("error", message={"content": ""}))))
    assert error.partial is None


@pytest.mark.parametrize("word", ["OTHER", "IMAGE_OTHER"])
def test_gemini_gives_no_reason_for_an_empty_answer(word: str) -> None:
    codec = get_codec("gemini")
    empty = {"candidates": [{"content": {"role": "model"}, "finishReason": word}]}
    assert failure(lambda: codec.decode_response(body(empty))).info.server_type == word
    assert failure(lambda: codec.decode_stream([stream("gemini", [empty])])).info.server_type == word
    assert codec.decode_response(body(gemini(word))).finish_reason == "other"


@pytest.mark.parametrize("name", ["vllm", "openai-chat", "ollama", "llamacpp"])
def test_a_completion_that_failed_is_an_error_with_its_text(name: str) -> None:
    codec = get_endpoint_codec("completions", name)
    assert isinstance(codec, CompletionCodec)
    if name == "ollama":
        end = {"model": "m", "created_at": "2026-01-01T00:00:00Z", "response": TEXT, "done": True}
        whole = {**end, "done_reason": "error"}
        events = body(whole) + b"\n"
    else:
        choice = {"index": 0, "text": TEXT, "logprobs": None, "finish_reason": "error"}
        whole = {"id": "c", "object": "text_completion", "created": 1, "model": "m", "choices": [choice]}
        events = b"data: " + body(whole) + b"\n\ndata: [DONE]\n\n"
    for error in (failure(lambda: codec.decode_response(body(whole))), failure(lambda: codec.decode_stream([events]))):
        assert error.info.category == "server_error"
        assert error.partial is not None
        assert error.partial.text == TEXT


def test_a_finish_reason_that_is_no_word_is_not_shown() -> None:
    told = "x" * 65 + ": error"
    error = failure(lambda: get_codec("vllm").decode_response(body(chat(told))))
    assert error.info.message == "the server ended the answer with the finish reason 'error'"


# A turn that waits for calls of which there is none


@pytest.mark.parametrize(
    ("name", "word", "written"),
    [
        ("openai-chat", "tool_calls", ("choices", 0, "finish_reason", "stop")),
        ("openai-chat", "function_call", ("choices", 0, "finish_reason", "stop")),
        ("anthropic", "tool_use", ("stop_reason", "end_turn")),
        ("gemini-interactions", "requires_action", ("status", "completed")),
    ],
)
def test_an_answer_without_the_calls_that_it_announces_has_stopped(
    name: str, word: str, written: tuple[Any, ...]
) -> None:
    whole, streamed = WIRES[name]
    codec = get_codec(name)
    answers = [
        codec.decode_response(body(whole(word))),
        codec.decode_stream([stream(name, streamed(word))]),
        codec.decode_stream([body(whole(word))]),
    ]
    assert [(one.finish_reason, one.raw_finish_reason) for one in answers] == [("stop", word)] * 3
    assert [[note.id for note in one.diagnostics or ()] for one in answers] == [["no_tool_call"]] * 3
    found: Any = codec.encode_response(answers[0]).value
    *path, wanted = written
    for step in path:
        found = found[step]
    assert found == wanted


@pytest.mark.parametrize("name", ["openai-chat", "anthropic", "gemini-interactions"])
def test_clients_are_not_asked_for_the_results_of_calls_that_do_not_exist(name: str) -> None:
    answer = ChatResponse.from_dict(
        {"message": {"role": "assistant", "content": "x"}, "usage": {}, "finish_reason": "tool_calls"}
    )
    codec = get_codec(name)
    written, losses = codec.encode_response(answer)
    assert f"{name}.finish_reason" in {loss.id for loss in losses}
    assert codec.decode_response(written).diagnostics is None


# An answer in which nothing came


EMPTY: dict[str, Data] = {
    "openai-chat": chat("stop", message={"role": "assistant", "content": ""}),
    "anthropic": {**messages("end_turn"), "content": []},
    "openai-responses": {**response("completed"), "output": []},
    "gemini": {**gemini("STOP"), "candidates": [{"content": {"role": "model"}, "finishReason": "STOP"}]},
    "gemini-interactions": {**interaction("completed"), "steps": []},
    "ollama": line("stop", ""),
}


@pytest.mark.parametrize("name", EMPTY)
def test_an_empty_answer_with_counted_tokens_is_noted(name: str) -> None:
    codec = get_codec(name)
    answers = [codec.decode_response(body(EMPTY[name])), codec.decode_stream([body(EMPTY[name])])]
    assert [[note.id for note in one.diagnostics or ()] for one in answers] == [["empty_answer"]] * 2
