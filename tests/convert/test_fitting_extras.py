"""An extra that its dialect's document refuses stays here, wherever it stands: every field of every place is tried."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from turnwire_schema.documents import load_document

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.codecs.dialects import dialect_named
from turnwire.convert import StreamTranscoder, transcode_response
from turnwire.convert.extras_for_client import _at
from turnwire.core.errors import TurnwireError
from turnwire.core.jsonschema import compile_schema

CALL = {"id": "c", "type": "function", "function": {"name": "f", "arguments": "{}"}}
BODIES: dict[str, Any] = {
    "openai-chat": {
        "id": "i",
        "object": "chat.completion",
        "created": 1,
        "model": "m",
        "choices": [
            {
                "index": index,
                "message": {"role": "assistant", "content": "Hi", "tool_calls": [CALL]},
                "finish_reason": "tool_calls",
            }
            for index in (0, 1)
        ],
        "usage": {"prompt_tokens": 1, "completion_tokens": 2, "total_tokens": 3},
    },
    "gemini": {
        "candidates": [
            {"content": {"role": "model", "parts": [{"text": "Hi"}]}, "finishReason": "STOP", "index": index}
            for index in (0, 1)
        ],
        "usageMetadata": {"promptTokenCount": 1, "candidatesTokenCount": 2, "totalTokenCount": 3},
    },
    "ollama": {
        "model": "m",
        "created_at": "2026-01-01T00:00:00Z",
        "message": {"role": "assistant", "content": "Hi", "tool_calls": [{"function": {"name": "f", "arguments": {}}}]},
        "done": True,
        "done_reason": "stop",
    },
    "anthropic": {
        "id": "i",
        "type": "message",
        "role": "assistant",
        "model": "m",
        "content": [{"type": "text", "text": "Hi"}],
        "stop_reason": "end_turn",
        "stop_sequence": None,
        "usage": {"input_tokens": 1, "output_tokens": 2},
    },
    "openai-responses": {
        "id": "i",
        "object": "response",
        "created_at": 1,
        "status": "completed",
        "model": "m",
        "output": [
            {
                "id": "o",
                "type": "message",
                "role": "assistant",
                "status": "completed",
                "content": [{"type": "output_text", "text": "Hi", "annotations": []}],
            }
        ],
        "usage": {"input_tokens": 1, "output_tokens": 2, "total_tokens": 3},
    },
    "gemini-interactions": {
        "id": "i",
        "status": "completed",
        "model": "m",
        "steps": [{"type": "model_output", "content": [{"type": "text", "text": "Hi"}]}],
        "usage": {"total_input_tokens": 1, "total_output_tokens": 2},
    },
}
# Where each dialect has extras: properties of the answer, with the place in every list.
PLACES: dict[str, tuple[tuple[Any, ...], ...]] = {
    "openai-chat": (
        (),
        ("usage",),
        ("choices", 0),
        ("choices", 1),
        ("choices", 0, "message"),
        ("choices", 0, "message", "tool_calls", 0),
        ("choices", 0, "message", "tool_calls", 0, "function"),
    ),
    "gemini": ((), ("usageMetadata",), ("candidates", 0), ("candidates", 1), ("candidates", 0, "content")),
    "ollama": ((), ("message",), ("message", "tool_calls", 0), ("message", "tool_calls", 0, "function")),
    "anthropic": ((), ("usage",)),
    "openai-responses": ((), ("usage",)),
    "gemini-interactions": ((), ("usage",)),
}
ODD = ([1], {"odd": [1]}, "odd", 1.5, True)


def fields(dialect: str) -> Iterator[tuple[str, tuple[Any, ...], str]]:
    for place in PLACES[dialect]:
        _, schema = _at(dialect, tuple(step for step in place if isinstance(step, str)))
        for name in schema["properties"]:
            yield dialect, place, name


@cache
def document(dialect: str) -> Any:
    form = dialect_named(dialect).answer
    assert form is not None
    name, definition = form.document, form.definition
    schema = load_document(name)
    return compile_schema({"$defs": schema["$defs"], **schema["$defs"][definition]})


def at(body: Any, place: tuple[Any, ...]) -> Any:
    for step in place:
        body = body[step]
    return body


CASES = [case for dialect in PLACES for case in fields(dialect)]


def test_the_answers_that_are_changed_fit_and_come_back() -> None:
    for dialect, body in BODIES.items():
        written, _ = transcode_response(copy.deepcopy(body), dialect, dialect)
        assert document(dialect).is_valid(json.loads(json.dumps(body)))
        assert document(dialect).is_valid(json.loads(json.dumps(written)))


@requirement("COD-7")
@for_each(("dialect", "place", "name"), CASES)
def test_no_field_with_an_odd_value_reaches_a_client_in_an_answer_that_its_document_refuses(
    dialect: str, place: tuple[Any, ...], name: str
) -> None:
    judge = document(dialect)
    for odd in ODD:
        body = copy.deepcopy(BODIES[dialect])
        at(body, place)[name] = odd
        try:
            written, losses = transcode_response(body, dialect, dialect)
        except TurnwireError:
            continue  # what decides the answer is an error with its path
        plain = json.loads(json.dumps(written))
        found = [(problem.path, problem.message) for problem in judge.problems(plain)]
        if "openai-chat.usage_unknown" in [loss.id for loss in losses]:  # a count that nobody knows is left out
            found = [each for each in found if not (each[0] == "/usage" and "is missing" in each[1])]
        if name == "stop_reason" and odd == "odd":  # a new word of the server is handed on
            found = [each for each in found if each[0] != "/stop_reason"]
        assert found == [], odd


# Parts, thoughts and calls, whose own fields are their provider options

PARTS: dict[str, Any] = {
    "gemini": {
        **BODIES["gemini"],
        "candidates": [
            {
                "content": {
                    "role": "model",
                    "parts": [
                        {"text": "t", "thought": True},
                        {"text": "a"},
                        {"functionCall": {"name": "f", "args": {}}},
                    ],
                },
                "finishReason": "STOP",
                "index": 0,
            }
        ],
    },
    "anthropic": {
        **BODIES["anthropic"],
        "content": [
            {"type": "thinking", "thinking": "t", "signature": "s"},
            {"type": "text", "text": "Hi"},
            {"type": "tool_use", "id": "c", "name": "f", "input": {}},
        ],
    },
    "openai-responses": {
        **BODIES["openai-responses"],
        "output": [
            {"id": "r", "type": "reasoning", "summary": [{"type": "summary_text", "text": "t"}]},
            *BODIES["openai-responses"]["output"],
            {"id": "f", "type": "function_call", "call_id": "c", "name": "f", "arguments": "{}", "status": "completed"},
        ],
    },
    "gemini-interactions": {
        **BODIES["gemini-interactions"],
        "steps": [
            {"type": "thought", "summary": [{"type": "text", "text": "t"}]},
            *BODIES["gemini-interactions"]["steps"],
            {"type": "function_call", "id": "c", "name": "f", "arguments": {}},
        ],
    },
}
PART_PLACES: dict[str, list[tuple[tuple[Any, ...], str]]] = {
    "gemini": [
        *((("candidates", 0, "content", "parts", place), "Part") for place in range(3)),
        (("candidates", 0, "content", "parts", 2, "functionCall"), "FunctionCall"),
    ],
    "anthropic": [(("content", 0), "ThinkingBlock"), (("content", 1), "TextBlock"), (("content", 2), "ToolUseBlock")],
    "openai-responses": [
        (("output", 0), "OutputReasoning"),
        (("output", 1), "OutputMessage"),
        (("output", 1, "content", 0), "OutputText"),
        (("output", 2), "FunctionCall"),
    ],
    "gemini-interactions": [
        (("steps", 0), "ThoughtStep"),
        (("steps", 1), "ModelOutputStep"),
        (("steps", 1, "content", 0), "TextContent"),
        (("steps", 2), "FunctionCallStep"),
    ],
}
WHAT_IT_IS = frozenset(
    (
        *("type", "text", "thinking", "inlineData", "fileData", "functionResponse", "executableCode"),
        *("codeExecutionResult", "toolCall", "toolResponse", "audioTranscription"),
    )
)
"""They say what a part is: with an odd one it is a part that nobody here knows, which goes back as it came."""


def part_fields() -> Iterator[tuple[str, tuple[Any, ...], str]]:
    for dialect, places in PART_PLACES.items():
        definitions = load_document(f"{dialect_named(dialect).answer.document}")["$defs"]
        for place, definition in places:
            for name in definitions[definition]["properties"]:
                if name not in WHAT_IT_IS:
                    yield dialect, place, name


def judged(dialect: str, place: tuple[Any, ...], name: str) -> Iterator[tuple[Any, list[str]]]:
    """Each odd value that is not an error, with the paths that the document refuses in what a client gets."""
    for odd in ODD:
        body = copy.deepcopy(PARTS[dialect])
        at(body, place)[name] = odd
        try:
            written, _ = transcode_response(body, dialect, dialect)
        except TurnwireError:
            continue
        yield odd, [problem.path for problem in document(dialect).problems(json.loads(json.dumps(written)))]


@requirement("COD-7")
@for_each(("dialect", "place", "name"), list(part_fields()))
def test_no_own_field_of_a_part_or_call_with_an_odd_value_reaches_a_client(
    dialect: str, place: tuple[Any, ...], name: str
) -> None:
    assert [found for found in judged(dialect, place, name) if found[1]] == []


@requirement("COD-7", "COD-6")
def test_own_fields_that_fit_or_that_the_document_does_not_name_come_back() -> None:
    body = copy.deepcopy(PARTS["gemini"])
    own = {"thoughtSignature": "cw==", "x_new": [1]}
    at(body, ("candidates", 0, "content", "parts", 1)).update(own)
    written, losses = transcode_response(body, "gemini", "gemini")
    assert at(written, ("candidates", 0, "content", "parts", 1)) == {"text": "a", **own}
    assert [loss.id for loss in losses if loss.id == "convert.extras"] == []


@requirement("COD-7")
def test_what_is_left_out_is_reported_with_its_place() -> None:
    body = copy.deepcopy(BODIES["openai-chat"])
    body["choices"][0]["message"]["tool_calls"][0] |= {"x": [1], "function": {"name": "f", "arguments": "{}", "y": 1}}
    body["choices"][0]["logprobs"] = [1]
    body["choices"][1]["logprobs"] = [1]
    written, losses = transcode_response(body, "openai-chat", "openai-chat")
    assert written["choices"][0]["message"]["tool_calls"][0]["x"] == [1]
    assert written["choices"][0]["message"]["tool_calls"][0]["function"]["y"] == 1
    assert [(loss.at, loss.reason.rpartition(": ")[2]) for loss in losses if loss.id == "convert.extras"] == [
        ("/extras", "choice/logprobs, choices/0/logprobs")
    ]


@requirement("COD-7")
def test_odd_fields_of_streamed_parts_and_calls_do_not_reach_a_client() -> None:
    parts = [{"text": "a", "mediaResolution": [1]}, {"functionCall": {"name": "f", "args": {}}, "partMetadata": [1]}]
    chunk = {"candidates": [{"content": {"role": "model", "parts": parts}, "finishReason": "STOP", "index": 0}]}
    stream = StreamTranscoder("gemini", "gemini")
    written = stream.feed(f"data: {json.dumps(chunk)}\n\n".encode()) + stream.close()
    assert (b"mediaResolution" in written, b"partMetadata" in written, b'"f"' in written) == (False, False, True)
    assert [(loss.at, loss.reason.rpartition(": ")[2]) for loss in stream.losses if loss.id == "convert.extras"] == [
        ("/message/content/provider_options", "mediaResolution"),
        ("/message/tool_calls/0/provider_options", "partMetadata"),
    ]


TIMINGS: dict[str, Any] = {
    "cache_n": 3,
    "prompt_n": 10,
    "prompt_ms": 20.0,
    "prompt_per_token_ms": 2.0,
    "prompt_per_second": 500.0,
    "predicted_n": 8,
    "predicted_ms": 32.0,
    "predicted_per_token_ms": 4.0,
    "predicted_per_second": 250.0,
}


@requirement("COD-3")
@for_each("missing", [(), ("cache_n",), ("prompt_per_token_ms", "predicted_per_second")])
@for_each("more", [{}, {"draft_n": 4, "draft_n_accepted": 3}, {"new": {"a": [1]}}])
@for_each("source", ["llamacpp", "openai-chat", "vllm"])
def test_timings_reach_a_chat_client_whole(source: str, more: dict[str, Any], missing: tuple[str, ...]) -> None:
    timings = {name: value for name, value in {**TIMINGS, **more}.items() if name not in missing}
    usage = {"prompt_tokens": 13, "completion_tokens": 8, "total_tokens": 21}
    body = {**BODIES["openai-chat"], "usage": usage, "timings": timings}
    whole, losses = transcode_response(body, source, "openai-chat")
    assert (whole["timings"], list(losses)) == ({**TIMINGS, **more}, [])
    head = {"id": "i", "object": "chat.completion.chunk", "created": 1, "model": "m"}
    pieces = [{"index": 0, "delta": {"content": "Hi"}, "finish_reason": None}]
    end = [{"index": 0, "delta": {}, "finish_reason": "stop"}]
    for last in (
        [{"choices": end}, {"choices": [], "usage": usage, "timings": timings}],
        [{"choices": end, "usage": usage, "timings": timings}],
    ):
        events = [{**head, **each} for each in ({"choices": pieces}, *last)]
        stream = StreamTranscoder(source, "openai-chat")
        data = b"".join(f"data: {json.dumps(each)}\n\n".encode() for each in events) + b"data: [DONE]\n\n"
        out = (stream.feed(data) + stream.close()).decode()
        told = [json.loads(line[6:]) for line in out.splitlines() if line.startswith("data: {")]
        assert [each["timings"] for each in told if "timings" in each] == [{**TIMINGS, **more}]
        assert stream.losses == ()


@requirement("COD-3")
@pytest.mark.parametrize(
    "wrong", [{"prompt_ms": 10**400}, {"prompt_n": 10**400}, {"prompt_n": 10**307}, {"prompt_ms": 1e-320}]
)
def test_timings_from_which_no_rate_follows_reach_a_chat_client_as_they_came(wrong: dict[str, Any]) -> None:
    usage = {"prompt_tokens": 13, "completion_tokens": 8, "total_tokens": 21}
    timings = {**TIMINGS, **wrong}
    body = {**BODIES["openai-chat"], "usage": usage, "timings": timings}
    assert transcode_response(body, "llamacpp", "openai-chat").value["timings"] == timings
