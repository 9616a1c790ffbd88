"""Wherever the arguments of a call arrive, its tool runs with them or not at all, in every dialect, streamed and whole.

Each shape is one that a server or a proxy could send for one call `deploy({"target": "staging"})` whose arguments come
in another place, in another form, under another name, or not at all because the answer ended first.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest
from hypothesis import given, strategies as st

from tests.cases import for_each
from tests.properties import examples
from tests.requirements import requirement
from turnwire import ChatReply, ChatResponse, ProviderError, StreamAccumulator, StreamingChunk, get_codec, tool

Data = dict[str, Any]
STAGING = {"target": "staging"}
T = json.dumps(STAGING)
NAMELESS: Sequence[Any] = ("", None, " ", "\t")
EMPTY: Sequence[Any] = ("", "{}", "{ }", "null", '"{}"')


def ran(answer: ChatResponse) -> list[str]:
    """What a tool with a default is run with."""
    targets: list[str] = []

    def deploy(target: str = "production") -> str:
        """Deploy."""
        targets.append(target)
        return target

    ChatReply(response=answer, tools={"deploy": tool(deploy)}).run_tools_sync()
    return targets


def decoded(codec: str, events: Sequence[Data], *, ending: bytes = b"") -> ChatResponse:
    """The answer that these events make."""
    lines = []
    for event in events:
        name = f"event: {event['type']}\n" if "type" in event else ""
        lines.append(f"{name}data: {json.dumps(event)}\n\n")
    return get_codec(codec).decode_stream(["".join(lines).encode() + ending])


# OpenAI Chat


def entry(place: int | None = 0, given: str | None = None, name: Any = ..., arguments: Any = ...) -> Data:
    function = {key: value for key, value in (("name", name), ("arguments", arguments)) if value is not ...}
    made: Data = {"function": function} if place is None else {"index": place, "function": function}
    return made if given is None else {**made, "id": given}


def chunk(*calls: Data, index: int = 0, finish: str | None = None, **choice: Any) -> Data:
    made = {"index": index, "delta": {"tool_calls": list(calls)} if calls else {}, "finish_reason": finish, **choice}
    return {"id": "x", "object": "chat.completion.chunk", "created": 1, "model": "m", "choices": [made]}


def chat(*chunks: Data, finish: str | None = "tool_calls", codec: str = "openai-chat") -> ChatResponse:
    last = [] if finish is None else [chunk(finish=finish)]
    return decoded(codec, [*chunks, *last], ending=b"data: [DONE]\n\n")


def chat_body(calls: Sequence[Data], finish: str | None = "tool_calls", **message: Any) -> Data:
    said = {"role": "assistant", "content": None, "tool_calls": list(calls), **message}
    return {
        "id": "x",
        "object": "chat.completion",
        "created": 1,
        "model": "m",
        "choices": [{"index": 0, "finish_reason": finish, "message": said}],
        "usage": {"prompt_tokens": 3, "completion_tokens": 2, "total_tokens": 5},
    }


def whole(codec: str, body: Data) -> list[ChatResponse]:
    """A whole answer, read as an object, as bytes, and where a stream was asked for."""
    text = json.dumps(body).encode()
    return [get_codec(codec).decode_response(body), get_codec(codec).decode_response(text), decoded_body(codec, text)]


def decoded_body(codec: str, text: bytes) -> ChatResponse:
    return get_codec(codec).decode_stream([text])


# Anthropic


BEGUN = {"type": "message_start", "message": {"id": "m", "role": "assistant", "content": [], "usage": {}}}


def block(place: int = 0, **fields: Any) -> Data:
    started = {"type": "tool_use", "id": f"t{place}", "name": "deploy", "input": {}, **fields}
    return {"type": "content_block_start", "index": place, "content_block": started}


def delta(place: int = 0, **fields: Any) -> Data:
    return {"type": "content_block_delta", "index": place, "delta": fields}


def stop(place: int = 0, **fields: Any) -> Data:
    return {"type": "content_block_stop", "index": place, **fields}


def anthropic(*events: Data, reason: str = "tool_use") -> ChatResponse:
    end: list[Data] = [
        {"type": "message_delta", "delta": {"stop_reason": reason}, "usage": {}},
        {"type": "message_stop"},
    ]
    return decoded("anthropic", [BEGUN, *events, *end])


def anthropic_body(*blocks: Data, reason: str = "tool_use") -> Data:
    return {
        "id": "m",
        "type": "message",
        "role": "assistant",
        "model": "m",
        "content": [each["content_block"] for each in blocks],
        "stop_reason": reason,
        "stop_sequence": None,
        "usage": {"input_tokens": 1, "output_tokens": 1},
    }


# OpenAI Responses


def item(place: int = 0, **fields: Any) -> Data:
    own = {"type": "function_call", "id": f"fc{place}", "call_id": f"c{place}", "name": "deploy", "arguments": ""}
    return {**own, **fields}


def added(place: int = 0, **fields: Any) -> Data:
    return {"type": "response.output_item.added", "output_index": place, "item": item(place, **fields)}


def done(place: int = 0, *, of: int | None = None, **fields: Any) -> Data:
    made = item(place if of is None else of, **{"status": "completed", **fields})
    return {"type": "response.output_item.done", "output_index": place, "item": made}


def piece(arguments: str, place: int = 0) -> Data:
    event = "response.function_call_arguments.delta"
    return {"type": event, "output_index": place, "item_id": f"fc{place}", "delta": arguments}


def piece_end(arguments: str, place: int = 0) -> Data:
    event = "response.function_call_arguments.done"
    return {"type": event, "output_index": place, "item_id": f"fc{place}", "arguments": arguments}


def responses(*events: Data, output: Sequence[Data] = (), status: str = "completed", **fields: Any) -> ChatResponse:
    response = {"id": "r", "object": "response", "created_at": 1, "model": "m", "output": list(output), **fields}
    begun = {"type": "response.created", "response": {**response, "status": "in_progress", "output": []}}
    end = {"type": f"response.{status}", "response": {**response, "status": status}}
    return decoded("openai-responses", [begun, *events, end])


# Gemini Interactions


def step(place: int = 0, **fields: Any) -> Data:
    begun = {"type": "function_call", "id": f"f{place}", "name": "deploy", **fields}
    return {"event_type": "step.start", "index": place, "step": begun}


def own_step(place: int = 0) -> Data:
    body = {"type": "google_search_call", "id": "s", "arguments": {"queries": ["x"]}}
    return {"event_type": "step.start", "index": place, "step": body}


def interaction(*steps: Data, status: str = "requires_action") -> Data:
    return {"id": "i", "object": "interaction", "model": "m", "status": status, "steps": list(steps)}


def step_delta(said: Any, place: int = 0) -> Data:
    return {"event_type": "step.delta", "index": place, "delta": said}


def step_arguments(arguments: Any, place: int = 0) -> Data:
    return step_delta({"type": "arguments_delta", "arguments": arguments}, place)


def step_stop(place: int = 0, **fields: Any) -> Data:
    return {"event_type": "step.stop", "index": place, **fields}


def interactions(*events: Data, status: str = "requires_action", **fields: Any) -> ChatResponse:
    about = {"id": "i", "object": "interaction", "model": "m"}
    begun = {"event_type": "interaction.created", "interaction": {**about, "status": "in_progress"}}
    end = {"event_type": "interaction.completed", "interaction": {**about, "status": status, **fields}}
    return decoded("gemini-interactions", [begun, *events, end])


# Ollama


def ollama_lines(*calls: Data) -> list[Data]:
    about = {"model": "m", "created_at": "2026-11-21T22:47:04.5Z"}
    lines = [
        {**about, "message": {"role": "assistant", "content": "", "tool_calls": [call]}, "done": False}
        for call in calls
    ]
    return [*lines, {**about, "message": {"role": "assistant", "content": ""}, "done": True, "done_reason": "stop"}]


def ollama(*calls: Data) -> list[ChatResponse]:
    codec, lines = get_codec("ollama"), ollama_lines(*calls)
    message = {"role": "assistant", "content": "", "tool_calls": list(calls)}
    streamed = codec.decode_stream([b"".join(json.dumps(line).encode() + b"\n" for line in lines)])
    return [streamed, codec.decode_response({**lines[-1], "message": message})]


Shape = Callable[[], ChatResponse | list[ChatResponse]]
BARE = entry(0, "t1", "deploy", "")
BARE_CHUNK = chunk(BARE)
INCOMPLETE = ("max_tool_calls", "content_filter", "max_output_tokens", "steered")


def incomplete(reason: str) -> ChatResponse:
    return responses(added(), status="incomplete", incomplete_details={"reason": reason})


CUT_ENDS: dict[str, Shape] = {
    "chat, content_filter": lambda: chat(BARE_CHUNK, finish="content_filter"),
    "chat, content_filter, {}": lambda: chat(chunk(entry(0, "t1", "deploy", "{}")), finish="content_filter"),
    "chat, an unknown end": lambda: chat(BARE_CHUNK, finish="eos_token"),
    "chat, before another call": lambda: chat(
        BARE_CHUNK, chunk(entry(1, "t2", "look", '{"a": 1}')), finish="content_filter"
    ),
    "chat, whole, content_filter": lambda: whole("openai-chat", chat_body([BARE], "content_filter")),
    "anthropic, refusal": lambda: anthropic(block(), reason="refusal"),
    "anthropic, refusal after the block": lambda: anthropic(block(), stop(), reason="refusal"),
    "anthropic, pause_turn": lambda: anthropic(block(), reason="pause_turn"),
    "anthropic, whole, refusal": lambda: whole("anthropic", anthropic_body(block(), reason="refusal")),
    "responses, no details": lambda: responses(added(), status="incomplete", incomplete_details=None),
    **{f"responses, {reason}": partial(incomplete, reason) for reason in INCOMPLETE},
    "responses, {}": lambda: responses(added(arguments="{}"), status="incomplete", incomplete_details=None),
    "interactions, its index used again": lambda: interactions(step(), own_step(), step_stop(), status="incomplete"),
    "interactions, in progress": lambda: interactions(step(), step_stop(), status="in_progress"),
}
"""By name: one call without arguments in an answer that the model did not end."""


@requirement("REQ-4", "COD-4")
@for_each("shape", CUT_ENDS.values(), ids=CUT_ENDS)
def test_a_call_without_arguments_does_not_run_unless_the_model_ended_its_answer(shape: Shape) -> None:
    for answer in listed(shape()):
        assert ran(answer) == []
        assert ("deploy", "truncated") in {(call.name, call.reason) for call in answer.message.invalid_tool_calls or ()}


def test_a_whole_chat_answer_without_a_finish_reason_runs_no_call_without_arguments() -> None:
    codec = get_codec("openai-chat")
    assert ran(codec.decode_response(chat_body([BARE], None))) == []
    assert ran(codec.decode_response(chat_body([entry(None, "t1", "deploy", T)], None))) == ["staging"]


@requirement("REQ-4", "COD-4")
@pytest.mark.parametrize(
    "shape",
    [
        lambda: chat(chunk(entry(0, "t1", "deploy", T)), finish="content_filter"),
        lambda: whole("openai-chat", chat_body([entry(None, "t1", "deploy", T)], "content_filter")),
        lambda: anthropic(block(), delta(type="input_json_delta", partial_json=T), reason="refusal"),
        lambda: anthropic(block(), delta(type="input_json_delta", partial_json=T), stop(), reason="pause_turn"),
        lambda: responses(added(), piece(T), status="incomplete", incomplete_details={"reason": "content_filter"}),
    ],
    ids=["chat", "chat, whole", "anthropic", "anthropic, pause_turn", "responses"],
)
def test_a_closed_object_that_is_not_empty_is_a_call_next_to_any_end(shape: Shape) -> None:
    for answer in listed(shape()):
        assert ran(answer) == ["staging"]


@requirement("REQ-4")
def test_a_wire_of_whole_calls_proves_a_call_without_arguments_whole() -> None:
    for answer in ollama({"function": {"name": "deploy", "arguments": {}}}):
        assert ran(answer) == ["production"]
    assert ran(chat(chunk(entry(0, "t1", "deploy", "{}")), finish="length", codec="groq")) == ["production"]


def listed(found: ChatResponse | list[ChatResponse]) -> list[ChatResponse]:
    return found if isinstance(found, list) else [found]


ELSEWHERE: dict[str, Shape] = {
    # an empty object before the real one
    "responses, {} then done": lambda: responses(added(arguments="{}"), done(arguments=T)),
    "responses, {} then the end of arguments": lambda: responses(added(arguments="{}"), piece_end(T)),
    "responses, {} then a piece": lambda: responses(added(arguments="{}"), piece(T)),
    "responses, a piece {} then done": lambda: responses(added(), piece("{}"), done(arguments=T)),
    "responses, a piece {} then the end of arguments": lambda: responses(added(), piece("{}"), piece_end(T)),
    "responses, a piece {} then the list": lambda: responses(added(), piece("{}"), output=[item(arguments=T)]),
    "responses, the end {} then done": lambda: responses(added(), piece_end("{}"), done(arguments=T)),
    "responses, done {} then the list": lambda: responses(added(), done(arguments="{}"), output=[item(arguments=T)]),
    "responses, done without then the list": lambda: responses(added(), done(), output=[item(arguments=T)]),
    "responses, done without then the end": lambda: responses(added(), done(), piece_end(T)),
    "responses, done without then a piece": lambda: responses(added(), done(), piece(T)),
    "responses, only an object in added": lambda: responses(added(arguments=STAGING)),
    # another place
    "responses, another index": lambda: responses(added(), done(1, of=0, arguments=T)),
    "responses, another index and id": lambda: responses(added(), done(1, of=0, id="z", arguments=T)),
    "responses, another index, no id": lambda: responses(added(), done(1, of=0, id=None, arguments=T)),
    "responses, one index for two calls": lambda: responses(
        added(), {**added(1), "output_index": 0}, {**piece(T), "item_id": "fc1"}
    ),
    "responses, two calls of one id": lambda: responses(added(), added(1, call_id="c0"), piece(T, 1)),
    "responses, a list in another order": lambda: responses(
        added(name="look"), added(1), output=[item(1, id="a", arguments=T), item(0, id="b", name="look")]
    ),
    "chat, another choice": lambda: chat(
        BARE_CHUNK, chunk(entry(0, None, ..., T), index=1), chunk(index=1, finish="tool_calls")
    ),
    "chat, another choice without an end": lambda: chat(BARE_CHUNK, chunk(entry(0, "t9", "deploy", T), index=1)),
    "chat, the message of the last chunk": lambda: chat(
        BARE_CHUNK,
        chunk(finish="tool_calls", message={"role": "assistant", "tool_calls": [entry(0, "t1", "deploy", T)]}),
        finish=None,
    ),
    "chat, the message of the last chunk after {}": lambda: chat(
        chunk(entry(0, "t1", "deploy", "{}")),
        chunk(finish="tool_calls", message={"role": "assistant", "tool_calls": [entry(0, "t1", "deploy", T)]}),
        finish=None,
    ),
    "chat, beside the delta": lambda: chat(BARE_CHUNK, chunk(tool_calls=[entry(0, "t1", "deploy", T)])),
    "chat, function_call": lambda: whole(
        "openai-chat", chat_body([BARE], function_call={"name": "deploy", "arguments": T})
    ),
    "chat, function_call after {}": lambda: whole(
        "openai-chat",
        chat_body([entry(0, "t1", "deploy", "{}")], function_call={"name": "deploy", "arguments": T}),
    ),
    "anthropic, one index for two calls": lambda: anthropic(
        block(), block(0, id="t9"), delta(type="input_json_delta", partial_json=T), stop()
    ),
    "anthropic, no index": lambda: anthropic(
        block(),
        block(1, name="look"),
        {"type": "content_block_delta", "delta": {"type": "input_json_delta", "partial_json": T}},
        stop(),
        stop(1),
    ),
    "gemini, two calls of one id": lambda: get_codec("gemini").decode_response(
        {
            "candidates": [
                {
                    "content": {
                        "parts": [
                            {"functionCall": {"name": "deploy", "id": "a", "args": {}}},
                            {"functionCall": {"name": "deploy", "id": "a", "args": STAGING}},
                        ]
                    },
                    "finishReason": "STOP",
                }
            ]
        }
    ),
    "interactions, one index for two steps": lambda: interactions(
        step(), step(0, id="f9"), step_arguments(T), step_stop()
    ),
    "interactions, one index for two tools": lambda: interactions(
        step(), step(0, id="f9", name="look"), step_arguments(T), step_stop()
    ),
    "interactions, one index for two calls, whole at the start": lambda: interactions(
        step(), step(0, id="f9", arguments=STAGING), step_stop()
    ),
    "interactions, one index for a call and a step of the service": lambda: interactions(
        step(), own_step(), step_arguments(T), step_stop()
    ),
    "interactions, one index, steps between": lambda: interactions(
        step(), own_step(), step_stop(), step(0, id="f9", name="look"), step_arguments(T), step_stop()
    ),
    "interactions, one id": lambda: interactions(
        step(), step_stop(), step(1, id="f0", arguments=STAGING), step_stop(1)
    ),
    "interactions, one id, whole": lambda: whole(
        "gemini-interactions",
        interaction(step(arguments={})["step"], step(arguments=STAGING)["step"]),
    ),
    "interactions, the whole interaction": lambda: interactions(
        step(),
        step_stop(),
        steps=[{"type": "function_call", "id": "f0", "name": "deploy", "arguments": STAGING}],
    ),
    # another form
    "anthropic, text": lambda: anthropic(block(), delta(type="text_delta", text=T), stop()),
    "anthropic, thinking": lambda: anthropic(block(), delta(type="thinking_delta", thinking=T), stop()),
    "anthropic, no type": lambda: anthropic(block(), delta(partial_json=T), stop()),
    "anthropic, no delta": lambda: anthropic(
        block(), {"type": "content_block_delta", "index": 0, "partial_json": T}, stop()
    ),
    "anthropic, a delta that is a text": lambda: anthropic(
        block(), {"type": "content_block_delta", "index": 0, "delta": T}, stop()
    ),
    "anthropic, input_json": lambda: anthropic(block(), delta(type="input_json_delta", input_json=T), stop()),
    "anthropic, another name before a piece {}": lambda: anthropic(
        block(arguments=STAGING), delta(type="input_json_delta", partial_json="{}"), stop()
    ),
    "anthropic, another name next to a piece {}": lambda: anthropic(
        block(), delta(type="input_json_delta", partial_json="{}", args="staging"), stop()
    ),
    "anthropic, another name next to a text {}": lambda: [
        anthropic(block(input="{}", arguments=STAGING), stop()),
        *whole("anthropic", anthropic_body(block(input="{}", arguments=STAGING))),
    ],
    "anthropic, input in the stop": lambda: anthropic(block(), stop(input=STAGING)),
    "anthropic, a block in the stop": lambda: anthropic(
        block(), stop(content_block={"type": "tool_use", "input": STAGING})
    ),
    "anthropic, an unknown event": lambda: anthropic(
        block(), {"type": "input_json", "index": 0, "input": STAGING}, stop()
    ),
    "interactions, text": lambda: interactions(step(), step_delta({"type": "text", "text": T}), step_stop()),
    "interactions, no type": lambda: interactions(step(), step_delta({"arguments": T}), step_stop()),
    "interactions, another type": lambda: interactions(
        step(), step_delta({"type": "function_call", "arguments": STAGING}), step_stop()
    ),
    "interactions, a delta that is a text": lambda: interactions(step(), step_delta(T), step_stop()),
    "interactions, text after {}": lambda: interactions(
        step(), step_arguments("{}"), step_delta({"type": "text", "text": T}), step_stop()
    ),
    "interactions, in the stop": lambda: interactions(step(), step_stop(step={"arguments": STAGING})),
    # another name
    "responses, the name grows": lambda: responses(added(name="dep"), done(arguments=T)),
    "responses, another name at the end": lambda: responses(added(), done(name="undeploy", arguments=T)),
}
"""By name: the arguments of one call in another place, form or moment."""


def _nameless() -> None:
    def streamed(empty: Any, name: Any) -> dict[str, Shape]:
        nameless = {} if name is None else {"name": name}
        return {
            "chat, another index": lambda: chat(chunk(entry(0, "t1", "deploy", empty)), chunk(entry(1, "t2", name, T))),
            "chat, one index": lambda: chat(chunk(entry(0, "t1", "deploy", empty)), chunk(entry(0, "t2", name, T))),
            "chat, one chunk": lambda: chat(chunk(entry(0, "t1", "deploy", empty), entry(1, "t2", name, T))),
            "chat, whole": lambda: whole(
                "openai-chat", chat_body([entry(None, "t1", "deploy", empty), entry(None, "t2", name, T)])
            ),
            "groq": lambda: chat(chunk(entry(0, "t1", "deploy", empty)), chunk(entry(1, "t2", name, T)), codec="groq"),
            "responses": lambda: responses(
                added(arguments=empty), done(arguments=empty), added(1, name=name, arguments=T)
            ),
            "responses, the list": lambda: responses(output=[item(arguments=empty), item(1, name=name, arguments=T)]),
            "anthropic": lambda: anthropic(
                block(), delta(type="input_json_delta", partial_json=empty), stop(), block(1, name=name, input=STAGING)
            ),
            "anthropic, whole": lambda: whole("anthropic", anthropic_body(block(), block(1, name=name, input=STAGING))),
            "ollama": lambda: ollama(
                {"function": {"name": "deploy", "arguments": {}}},
                {"function": {**nameless, "arguments": STAGING}},
            ),
            "interactions": lambda: interactions(
                step(), step_stop(), step(1, name=name), step_arguments(T, 1), step_stop(1)
            ),
            "gemini": lambda: get_codec("gemini").decode_response(
                {
                    "candidates": [
                        {
                            "content": {
                                "parts": [
                                    {"functionCall": {"name": "deploy", "args": {}}},
                                    {"functionCall": {**nameless, "args": STAGING}},
                                ]
                            },
                            "finishReason": "STOP",
                        }
                    ]
                }
            ),
        }

    for empty in EMPTY:
        for name in NAMELESS:
            ELSEWHERE.update(
                {f"{shape}, {empty!r} then {name!r}": made for shape, made in streamed(empty, name).items()}
            )


_nameless()


@requirement("REQ-4", "COD-4")
@for_each("shape", ELSEWHERE.values(), ids=ELSEWHERE)
def test_a_call_whose_arguments_arrive_elsewhere_runs_with_them_or_not_at_all(shape: Shape) -> None:
    for answer in listed(shape()):
        assert ran(answer) in ([], ["staging"])
        assert answer.message.tool_calls or answer.message.invalid_tool_calls


@requirement("REQ-4", "COD-4")
@for_each(
    "name",
    [
        *("responses, {} then done", "responses, {} then the end of arguments", "responses, another index"),
        *("responses, another index and id", "responses, another index, no id", "responses, only an object in added"),
        *("responses, done without then the list", "responses, the end {} then done", "responses, the name grows"),
        *("chat, the message of the last chunk", "chat, function_call", "anthropic, no type"),
        *("chat, one index, '' then ' '", "chat, beside the delta", "responses, a list in another order"),
    ],
)
def test_arguments_that_surely_belong_to_the_call_are_its_own(name: str) -> None:
    for answer in listed(ELSEWHERE[name]()):
        assert ran(answer) == ["staging"]


@requirement("REQ-4", "COD-4")
@pytest.mark.parametrize(
    "name", ["anthropic, text", "anthropic, input_json", "anthropic, input in the stop", "interactions, another type"]
)
def test_a_piece_of_an_unknown_form_is_kept_in_a_diagnostic(name: str) -> None:
    (answer,) = listed(ELSEWHERE[name]())
    (kept,) = [each for each in answer.diagnostics or () if each.id == "unknown_delta"]
    assert "staging" in kept.to_json()


BESIDE = {"id": "g", "name": "look", "arguments": STAGING}


@requirement("REQ-4", "COD-4")
@pytest.mark.parametrize(
    "shape",
    [
        lambda: whole("gemini-interactions", interaction(step(arguments={})["step"], step(1, **BESIDE)["step"])),
        lambda: interactions(step(), step_stop(), step(1, **BESIDE), step_stop(1)),
        lambda: interactions(step(), step(0, **BESIDE), step_stop()),
        lambda: interactions(step(), own_step(), step_stop()),
        lambda: interactions(step(1, **BESIDE), step_stop(1), step(2), step_arguments("{}", 2), step_stop(2)),
    ],
    ids=["whole", "streamed", "one index, whole calls", "one index, a step of the service", "{} in a piece"],
)
def test_a_call_without_arguments_runs_next_to_calls_that_have_their_own(shape: Shape) -> None:
    for answer in listed(shape()):
        assert ran(answer) == ["production"]
        assert answer.message.invalid_tool_calls is None


@requirement("REQ-4")
@pytest.mark.parametrize("codec", ["groq", "ollama-v1", "openai-chat"])
def test_a_name_after_arguments_is_the_name_of_their_call_also_where_calls_come_whole(codec: str) -> None:
    answer = chat(chunk(entry(0, "c1", ..., T)), chunk(entry(0, None, "deploy")), codec=codec)
    assert [(call.id, call.name, dict(call.arguments)) for call in answer.message.tool_calls or ()] == [
        ("c1", "deploy", STAGING)
    ]
    assert answer.message.invalid_tool_calls is None


@requirement("REQ-4")
def test_the_text_of_a_custom_tool_that_a_filter_cut_is_no_whole_input() -> None:
    custom = {"index": 0, "id": "c", "type": "custom", "custom": {"name": "deploy", "input": "*** Begin"}}
    answer = chat(chunk(custom), finish="content_filter")
    assert [call.reason for call in answer.message.invalid_tool_calls or ()] == ["truncated"]


# Drawn placements


@st.composite
def placements(draw: st.DrawFn) -> list[Data]:
    """Chunks that bring a call of `deploy`, and its arguments somewhere."""
    name = draw(st.sampled_from([..., "", None, " ", "deploy"]))
    given = draw(st.sampled_from([None, "", "t1", "t2"]))
    place = draw(st.sampled_from([0, 1, None]))
    begun = entry(draw(st.sampled_from([0, None])), "t1", "deploy", draw(st.sampled_from([..., *EMPTY[:4]])))
    late = entry(place, given, name, draw(st.sampled_from([T, STAGING])))
    if name == "deploy" and given != "t1":
        late["function"]["name"] = None  # with a name and a place or an id of its own it is another call
    last = {"role": "assistant", "tool_calls": [late]}
    form = draw(st.sampled_from(["piece", "same chunk", "choice", "message", "beside", "legacy", "first"]))
    match form:
        case "piece":
            made = [chunk(begun), chunk(late)]
        case "same chunk":
            made = [chunk(begun, late)]
        case "choice":
            made = [chunk(begun), chunk(late, index=1)]
        case "message":
            made = [chunk(begun), chunk(message=last)]
        case "beside":
            made = [chunk(begun), chunk(tool_calls=[late])]
        case "legacy":
            made = [chunk(begun), chunk(delta={"function_call": late["function"]})]
        case _:
            made = [chunk(late), chunk(begun)]
    return made


@requirement("REQ-4", "COD-4")
@examples(160)
@given(
    chunks=placements(),
    finish=st.sampled_from(["tool_calls", "stop", "length", "content_filter", "eos", "error"]),
    codec=st.sampled_from(["openai-chat", "vllm"]),
)
def test_wherever_the_arguments_arrive_a_tool_never_runs_without_them(
    chunks: list[Data], finish: str, codec: str
) -> None:
    if finish == "error":
        with pytest.raises(ProviderError) as caught:
            chat(*chunks, finish=finish, codec=codec)
        assert caught.value.partial is not None
        answer = caught.value.partial
    else:
        answer = chat(*chunks, finish=finish, codec=codec)
    assert set(ran(answer)) <= {"staging"}


@requirement("REQ-4", "COD-4")
@examples(120)
@given(data=st.data())
def test_wherever_the_arguments_arrive_in_a_response_a_tool_never_runs_without_them(data: st.DataObject) -> None:
    draw = data.draw
    empty = st.sampled_from(EMPTY[:4])
    where = draw(st.sampled_from(["piece", "end", "done", "list", "late piece", "other"]))
    first = draw(empty)
    place = draw(st.sampled_from([0, 1]))
    others: Data = {"id": draw(st.sampled_from(["fc0", "z"])), "call_id": "c0"}
    before = [added(arguments=first), *draw(st.sampled_from([[], [piece("{}")], [piece_end(first)]]))]
    brought = {
        "piece": [piece(T)],
        "end": [piece_end(T)],
        "done": [done(place, arguments=T, **others)],
        "list": draw(st.sampled_from([[], [done(arguments=first)]])),
        "late piece": [done(arguments=first), piece(T)],
        "other": [added(1, name=draw(st.sampled_from(["", None, " "])), arguments=T)],
    }[where]
    output = [item(arguments=T, **others)] if where == "list" else []
    assert set(ran(responses(*before, *brought, output=output))) <= {"staging"}


@requirement("REQ-4", "MSG-13")
@for_each("name", NAMELESS)
@for_each("empty", EMPTY)
def test_chunks_with_a_blank_name_are_judged_as_chunks_without_one(name: Any, empty: str) -> None:
    folded = StreamAccumulator()
    for fields in ({"id": "t1", "name": "deploy", "arguments": empty}, {"index": 1, "id": "t2", "arguments": T}):
        named = fields if "name" in fields or name is None else {**fields, "name": name}
        folded.add(StreamingChunk.from_dict({"tool_call_deltas": [{"index": 0, **named}]}))
    folded.add(StreamingChunk(is_complete=True, finish_reason="tool_calls"))
    assert ran(folded.response) == []


@requirement("COD-3", "MSG-6")
@pytest.mark.parametrize("said", [{"index": {"partial_json": T}}, {"type": "later", "index": 0, "input": STAGING}])
def test_a_call_does_not_run_bare_where_an_odd_event_of_a_stream_may_have_brought_its_input(said: Data) -> None:
    events: list[Data] = [
        {"type": "message_start", "message": {"id": "m", "content": [], "usage": {"input_tokens": 1}}},
        {
            "type": "content_block_start",
            "index": 0,
            "content_block": {"type": "tool_use", "id": "c", "name": "deploy", "input": {}},
        },
        said,
        {"type": "content_block_stop", "index": 0},
        {"type": "message_delta", "delta": {"stop_reason": "tool_use"}},
        {"type": "message_stop"},
    ]
    answer = decoded("anthropic", events)
    assert ran(answer) == []
    assert [call.reason for call in answer.message.invalid_tool_calls or ()] == ["not_json"]
    assert {each.id for each in answer.diagnostics or ()} == {"unknown_delta"}
