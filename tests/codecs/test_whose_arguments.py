"""Whose arguments are they: in whatever shapes the pieces of calls come, the right call runs, or none.

Drawn are the shapes that servers send: names that come late, again or as `""` or null, ids that come late, again,
changed or not at all, indexes that are shared, changed or missing, calls in turns, empty last pieces, objects in place
of text.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, strategies as st

from tests.cases import for_each
from tests.properties import examples
from tests.requirements import requirement
from turnwire import ChatReply, ChatResponse, StreamAccumulator, StreamingChunk, ToolCallDelta, get_codec, tool

Data = dict[str, Any]
Call = tuple[str, Data]
TOOLS = ("deploy", "look", "find")
CHAT = get_codec("openai-chat")


def runnable(answer: ChatResponse) -> list[Call]:
    """The calls that a program would run: valid, and of a tool that there is."""
    return [
        (call.name, json.loads(call.to_json())["arguments"])
        for call in answer.message.tool_calls or ()
        if call.name in TOOLS
    ]


def streamed(deltas: Sequence[Sequence[Data]], finish: str = "tool_calls") -> ChatResponse:
    """The answer that these pieces of calls make, a list of them for each event."""
    head = {"id": "r", "object": "chat.completion.chunk", "created": 1, "model": "m"}
    choices = [{"index": 0, "delta": {"tool_calls": list(each)}, "finish_reason": None} for each in deltas]
    events = [
        {**head, "choices": [choice]} for choice in [*choices, {"index": 0, "delta": {}, "finish_reason": finish}]
    ]
    body = "".join(f"data: {json.dumps(event)}\n\n" for event in events) + "data: [DONE]\n\n"
    return CHAT.decode_stream([body.encode()])


def whole(entries: Sequence[Data], finish: str = "tool_calls") -> ChatResponse:
    """The answer that has these calls in one body."""
    message = {"role": "assistant", "content": None, "tool_calls": list(entries)}
    choice = {"index": 0, "message": message, "finish_reason": finish}
    body = {"id": "r", "object": "chat.completion", "created": 1, "model": "m", "choices": [choice]}
    return CHAT.decode_response(body)


def entry(index: int | None = None, *, id: str | None = None, **function: Any) -> Data:
    """One piece of a call."""
    own = {} if index is None else {"index": index}
    return {**own, **({} if id is None else {"id": id}), "function": function}


def unsaid(field: str) -> st.SearchStrategy[Data]:
    """A field of a piece that says nothing: it is not there, an empty text or null."""
    return st.sampled_from([{}, {field: ""}, {field: None}])


@st.composite
def calls_and_pieces(draw: st.DrawFn) -> tuple[list[Call], list[list[Data]], str]:
    """Calls with arguments, the events that bring them in some shape, and the reason for the end."""
    ids = draw(st.sampled_from(["first", "every", "changed", "none", "late", "same"]))
    names = draw(st.sampled_from(["first", "every", "second", "last"]))
    indexes = draw(st.sampled_from(["own", "shared", "missing", "changed"]))
    if indexes == "changed":
        ids, names = "every", draw(st.sampled_from(["first", "second", "last"]))
    # A text that holds whole JSON makes pieces that look like arguments.
    texts = st.text("x,:}" if ids == "changed" else 'x,:}{[]"', max_size=5)
    calls = [
        (draw(st.sampled_from(TOOLS)), {"number": number, "text": draw(texts)})
        for number in range(draw(st.integers(1, 3)))
    ]
    queues = [draw(pieces_of(call, number, ids, names, indexes)) for number, call in enumerate(calls)]
    flat: list[Data] = []
    # Where neither index nor id distinguishes calls, only their sequence does.
    in_turns = (indexes == "own" and ids != "same") or ids == "every"
    while any(queues):
        waiting = [queue for queue in queues if queue]
        flat.append((draw(st.sampled_from(waiting)) if in_turns else waiting[0]).pop(0))
    events = []
    while flat:
        size = 1 if indexes == "missing" else draw(st.integers(1, 3))
        events.append(flat[:size])
        flat = flat[size:]
    return calls, events, draw(st.sampled_from(["tool_calls", "stop", "length"]))


@st.composite
def pieces_of(draw: st.DrawFn, call: Call, number: int, ids: str, names: str, indexes: str) -> list[Data]:
    """The pieces of one call."""
    name, arguments = call
    text = json.dumps(arguments)
    cuts = sorted(draw(st.lists(st.integers(0, len(text)), max_size=3)))
    said: list[Any] = [text[start:end] for start, end in zip([0, *cuts], [*cuts, len(text)], strict=True)]
    if draw(st.booleans()):
        said = [arguments]  # an object in place of text
    said = [*draw(st.sampled_from([(), ("",), (None,)])), *said, *draw(st.sampled_from([(), ("",)]))]
    if names == "last":
        said.append(None)
    named = {"first": {0}, "every": set(range(len(said))), "second": {min(1, len(said) - 1)}, "last": {len(said) - 1}}
    told = {"first": [0], "late": range(1, len(said)), "none": []}.get(ids, range(len(said)))
    made: list[Data] = []
    for place, piece in enumerate(said):
        function = {"name": name} if place in named[names] else draw(unsaid("name"))
        if piece is not None:
            function["arguments"] = piece
        given = {"same": "c", "changed": f"c{number}-{place}"}.get(ids, f"c{number}")
        made.append({**({"id": given} if place in told else draw(unsaid("id"))), "function": function})
    if draw(st.booleans()):
        last = draw(st.sampled_from([f"last{number}", "", None]))
        made.append({"function": {"name": draw(st.sampled_from(["", None])), "arguments": ""}, "id": last})
    for place, each in enumerate(made):
        match indexes:
            case "own":
                each["index"] = number
            case "shared":
                each["index"] = 0
            case "changed":
                each["index"] = number if place == 0 else draw(st.integers(0, 4))
    return made


@requirement("REQ-4", "COD-4")
@examples(160)
@given(made=calls_and_pieces())
def test_whatever_the_shape_of_the_pieces_no_call_runs_with_arguments_that_are_not_its_own(
    made: tuple[list[Call], list[list[Data]], str],
) -> None:
    calls, events, finish = made
    left = list(calls)
    for call in runnable(streamed(events, finish)):
        assert call in left
        left.remove(call)


@requirement("REQ-4", "COD-4")
@examples(80)
@given(data=st.data())
def test_a_call_in_one_piece_and_a_call_in_many_are_the_same(data: st.DataObject) -> None:
    names = st.sampled_from(TOOLS)
    calls = [(data.draw(names), {"number": number}) for number in range(data.draw(st.integers(1, 3)))]
    index_of: Any = data.draw(st.sampled_from([lambda number: number, lambda number: 0, lambda number: None]))
    finish = data.draw(st.sampled_from(["tool_calls", "stop", "length"]))
    one, many = [], []
    for number, (name, arguments) in enumerate(calls):
        text, place = json.dumps(arguments), index_of(number)
        one.append([entry(place, id=f"c{number}", name=name, arguments=text)])
        cut = data.draw(st.integers(0, len(text)))
        unnamed = {"name": data.draw(st.sampled_from(["", None]))} if data.draw(st.booleans()) else {}
        other = data.draw(st.sampled_from([None, "", f"c{number}", f"other{number}"]))
        many += [
            [entry(place, id=f"c{number}", name=name, arguments=text[:cut])],
            [entry(place, id=other, arguments=text[cut:], **unnamed)],
            [entry(place, id=other, arguments="", **unnamed)],
        ]
    assert runnable(streamed(one, finish)) == calls
    assert streamed(many, finish).to_dict() == streamed(one, finish).to_dict()
    assert whole([each[0] for each in one], finish).message == streamed(one, finish).message


def piece(**fields: Any) -> StreamingChunk:
    return StreamingChunk(tool_call_deltas=[ToolCallDelta(**fields)])


@requirement("REQ-4", "MSG-13")
@pytest.mark.parametrize("name", ["", None])
def test_a_delta_without_a_name_opens_no_call(name: str | None) -> None:
    unnamed: Data = {} if name is None else {"name": name}
    for index in (0, None):
        answer = streamed(
            [
                [entry(index, id="t1", name="deploy", arguments="")],
                [entry(index, id="t2", arguments='{"target": "st', **unnamed)],
                [entry(index, id="t3", arguments='aging"}', **unnamed)],
                [entry(index, id="t4", arguments="", **unnamed)],
            ]
        )
        assert [(call.id, call.name, dict(call.arguments)) for call in answer.message.tool_calls or ()] == [
            ("t1", "deploy", {"target": "staging"})
        ]
        assert answer.message.invalid_tool_calls is None
    folded = StreamAccumulator()
    for number, arguments in enumerate(["", '{"target": "st', 'aging"}', ""]):
        named = {"name": "deploy"} if number == 0 else unnamed
        folded.add(piece(index=0, id=f"t{number}", arguments=arguments, **named))
    folded.add(StreamingChunk(is_complete=True, finish_reason="tool_calls"))
    assert runnable(folded.response) == [("deploy", {"target": "staging"})]


@requirement("REQ-4")
@pytest.mark.parametrize("given", [None, "", "c1"])
def test_a_name_after_complete_arguments_is_the_name_of_their_call(given: str | None) -> None:
    answer = streamed([[entry(0, id="c1", arguments='{"cmd": "ls"}')], [{**entry(0, name="find"), "id": given}]])
    assert [(call.id, call.name, dict(call.arguments)) for call in answer.message.tool_calls or ()] == [
        ("c1", "find", {"cmd": "ls"})
    ]
    assert answer.message.invalid_tool_calls is None


@requirement("REQ-4")
@pytest.mark.parametrize(
    "events",
    [
        pytest.param(
            [[entry(0, id="a", name="deploy", arguments="")], [entry(1, arguments='{"x": 1}')]],
            id="arguments at another index",
        ),
        pytest.param(
            [[entry(0, id="a", name="deploy", arguments="")], [entry(1, id="b", arguments='{"x": 1}')]],
            id="arguments at another index under another id",
        ),
        pytest.param(
            [
                [entry(0, id="a", name="deploy")],
                [entry(1, id="b", name="undone", arguments='{"y": 1}')],
                [entry(1, arguments='{"x": 1}')],
            ],
            id="arguments behind those of another call",
        ),
        pytest.param(
            [[entry(0, id="a", name="deploy")], [entry(0, id="b", name="undone")], [entry(0, arguments='{"x": 1}')]],
            id="arguments at an index that two calls share",
        ),
        pytest.param(
            [[entry(id="a", name="deploy"), entry(id="b", name="deploy")], [entry(arguments='{"x": 1}')]],
            id="arguments without index and id after two calls",
        ),
        pytest.param(
            [[entry(0, id="a", name="deploy")], [entry(0, id="b", name="deploy")]],
            id="a call that gives its index to one of the same tool",
        ),
        pytest.param(
            [[{**entry(0, id="a", name="deploy"), "arguments": '{"x": 1}'}]], id="arguments beside the function"
        ),
        pytest.param([[entry(0, id="a", name="deploy", parameters={"x": 1})]], id="arguments under another name"),
        pytest.param(
            [[entry(0, id="a", arguments='{"x": 1}')], [entry(0, id="b", name="deploy")]], id="a name under another id"
        ),
    ],
)
def test_a_call_whose_arguments_may_have_arrived_elsewhere_is_not_run(events: list[list[Data]]) -> None:
    answer = streamed(events)
    assert ("deploy", {}) not in runnable(answer)
    assert "deploy" in {call.name for call in answer.message.invalid_tool_calls or ()}


@requirement("REQ-4")
def test_a_call_without_parameters_runs_where_nothing_is_unclear() -> None:
    calls = [entry(0, id="a", name="deploy", arguments=""), entry(1, id="b", name="look", arguments='{"x": 1}')]
    for answer in (streamed([calls]), streamed([[each] for each in calls]), whole(calls)):
        assert runnable(answer) == [("deploy", {}), ("look", {"x": 1})]
        assert answer.message.invalid_tool_calls is None


# The other dialects


def sse(*bodies: Data) -> bytes:
    """A stream of events whose type stands in the data, too."""
    named = [(str(each.get("type", "")), json.dumps(each)) for each in bodies]
    return "".join(f"event: {name}\ndata: {data}\n\n" for name, data in named).encode()


def anthropic(*bodies: Data, stop: str = "tool_use") -> ChatResponse:
    return get_codec("anthropic").decode_stream(
        [
            sse(
                {"type": "message_start", "message": {"id": "m", "role": "assistant", "content": [], "usage": {}}},
                *bodies,
                {"type": "message_delta", "delta": {"stop_reason": stop}, "usage": {}},
                {"type": "message_stop"},
            )
        ]
    )


def block(index: int, **fields: Any) -> Data:
    started = {"type": "tool_use", "id": f"t{index}", "name": "deploy", "input": {}, **fields}
    return {"type": "content_block_start", "index": index, "content_block": started}


def json_delta(index: int, text: Any) -> Data:
    return {"type": "content_block_delta", "index": index, "delta": {"type": "input_json_delta", "partial_json": text}}


def stop(index: int) -> Data:
    return {"type": "content_block_stop", "index": index}


def responses(*bodies: Data) -> ChatResponse:
    done = {"type": "response.completed", "response": {"id": "r", "status": "completed", "output": []}}
    return get_codec("openai-responses").decode_stream([sse(*bodies, done)])


def item(kind: str, index: int = 0, **fields: Any) -> Data:
    begun = {"type": "function_call", "id": f"fc{index}", "call_id": f"c{index}", "arguments": "", **fields}
    return {"type": f"response.output_item.{kind}", "output_index": index, "item": begun}


def arguments_event(kind: str, index: int, text: Any) -> Data:
    field = "delta" if kind == "delta" else "arguments"
    name = f"response.function_call_arguments.{kind}"
    return {"type": name, "output_index": index, "item_id": f"fc{index}", field: text}


def interactions(*bodies: Data) -> ChatResponse:
    ended = {"event_type": "interaction.completed", "interaction": {"id": "i", "status": "requires_action"}}
    return get_codec("gemini-interactions").decode_stream(
        ["".join(f"data: {json.dumps(each)}\n\n" for each in [*bodies, ended]).encode()]
    )


def step(index: int, **fields: Any) -> Data:
    begun = {"type": "function_call", "id": f"c{index}", "name": "deploy", "arguments": {}, **fields}
    return {"event_type": "step.start", "index": index, "step": begun}


def step_arguments(index: int, arguments: Any) -> Data:
    return {
        "event_type": "step.delta",
        "index": index,
        "delta": {"type": "arguments_delta", "arguments": arguments},
    }


def step_stop(index: int) -> Data:
    return {"event_type": "step.stop", "index": index}


def gemini(*parts: Data) -> ChatResponse:
    candidate = {"content": {"role": "model", "parts": list(parts)}, "finishReason": "STOP", "index": 0}
    return get_codec("gemini").decode_response({"candidates": [candidate], "responseId": "r"})


def ollama(*calls: Any) -> ChatResponse:
    message = {"role": "assistant", "content": "", "tool_calls": list(calls)}
    return get_codec("ollama").decode_response({"model": "m", "message": message, "done": True, "done_reason": "stop"})


STAGING = {"target": "staging"}
TEXT = json.dumps(STAGING)


@requirement("REQ-4")
@for_each(
    "answer",
    [
        pytest.param(lambda: anthropic(block(0), stop(0), json_delta(1, TEXT), stop(1)), id="anthropic, another block"),
        pytest.param(lambda: anthropic(block(0), stop(0), json_delta(0, TEXT)), id="anthropic, after the block"),
        pytest.param(
            lambda: anthropic(block(0), stop(0), block(1, name=""), json_delta(1, TEXT)), id="anthropic, no name"
        ),
        pytest.param(lambda: anthropic(block(0, arguments=TEXT), stop(0)), id="anthropic, another field"),
        pytest.param(
            lambda: responses(
                item("added", name="deploy"), arguments_event("delta", 3, TEXT), item("done", name="deploy")
            ),
            id="responses, another item",
        ),
        pytest.param(
            lambda: responses(
                item("added", name="deploy"), arguments_event("done", 3, TEXT), item("done", name="deploy")
            ),
            id="responses, the end of another item",
        ),
        pytest.param(
            lambda: responses(item("added", name="deploy", input=TEXT), item("done", name="deploy", input=TEXT)),
            id="responses, another field",
        ),
        pytest.param(
            lambda: interactions(step(0), step_arguments(4, TEXT), step_stop(0)), id="interactions, another step"
        ),
        pytest.param(lambda: interactions(step(0, args=STAGING), step_stop(0)), id="interactions, another field"),
        pytest.param(
            lambda: gemini({"functionCall": {"name": "deploy"}}, {"functionCall": {"args": STAGING}}),
            id="gemini, no name",
        ),
        pytest.param(
            lambda: gemini({"functionCall": {"name": "deploy", "parameters": STAGING}}), id="gemini, another field"
        ),
        pytest.param(
            lambda: gemini(
                {"functionCall": {"name": "deploy", "willContinue": True}},
                {"functionCall": {"name": "undone", "args": STAGING}},
            ),
            id="gemini, another call",
        ),
        pytest.param(
            lambda: gemini(
                {"functionCall": {"name": "deploy", "partialArgs": [{"stringValue": "staging"}], "willContinue": True}},
                {"functionCall": {}},
            ),
            id="gemini, no place",
        ),
        pytest.param(
            lambda: ollama({"function": {"name": "deploy", "parameters": STAGING}}), id="ollama, another field"
        ),
        pytest.param(
            lambda: ollama({"function": {"name": "deploy"}, "arguments": STAGING}), id="ollama, beside the function"
        ),
    ],
)
def test_in_no_dialect_does_a_call_run_whose_arguments_arrived_elsewhere(answer: Any) -> None:
    found = answer()
    assert runnable(found) == []
    assert "deploy" in {call.name for call in found.message.invalid_tool_calls or ()}


@requirement("REQ-4")
@pytest.mark.parametrize(
    "answer",
    [
        pytest.param(lambda: streamed([[entry(0, id="c", name="deploy", arguments=STAGING)]]), id="chat"),
        pytest.param(lambda: anthropic(block(0), json_delta(0, STAGING), stop(0)), id="anthropic"),
        pytest.param(
            lambda: responses(
                item("added", name="deploy"), arguments_event("delta", 0, STAGING), item("done", name="deploy")
            ),
            id="responses, a piece",
        ),
        pytest.param(
            lambda: responses(
                item("added", name="deploy"), arguments_event("done", 0, STAGING), item("done", name="deploy")
            ),
            id="responses, the end",
        ),
        pytest.param(
            lambda: responses(
                arguments_event("delta", 0, TEXT), item("added", name="deploy"), item("done", name="deploy")
            ),
            id="responses, before the call",
        ),
        pytest.param(lambda: interactions(step(0), step_arguments(0, STAGING), step_stop(0)), id="interactions"),
    ],
)
def test_an_object_in_place_of_text_and_arguments_before_the_name_are_those_of_the_call(answer: Any) -> None:
    found = answer()
    assert runnable(found) == [("deploy", STAGING)]
    assert found.message.invalid_tool_calls is None


# The token limit

LIMITS = {
    "openai-chat": "length",
    "openai-responses": "incomplete:max_output_tokens",
    "anthropic": "max_tokens",
    "gemini": "MAX_TOKENS",
    "gemini-interactions": "incomplete",
    "ollama": "length",
}
"""By dialect, the word for an answer that the token limit ended."""


def at_limit(dialect: str, arguments: str) -> list[ChatResponse]:
    """The answer with one call that the token limit ended, streamed and, where the arguments are JSON, whole."""
    codec = get_codec(dialect)
    encoder = codec.stream_encoder()
    head = StreamingChunk(id="r", model="m", created=1)
    last = StreamingChunk(is_complete=True, finish_reason="length")
    chunks = [head, piece(index=0, id="c0", name="look", arguments=arguments), last]
    found = [codec.decode_stream([b"".join([*map(encoder.feed, chunks), encoder.close()])])]
    try:
        value = json.loads(arguments)
    except ValueError:
        return found
    message = {"role": "assistant", "tool_calls": [{"id": "c0", "name": "look", "arguments": value}]}
    answer = ChatResponse.from_dict(
        {"message": message, "usage": {}, "finish_reason": "length", "id": "r", "model": "m"}
    )
    return [*found, codec.decode_response(codec.encode_response(answer).value)]


@requirement("REQ-4", "COD-4")
@pytest.mark.parametrize("dialect", LIMITS)
def test_a_whole_call_at_the_token_limit_is_a_call_and_the_turn_is_noted_as_cut(dialect: str) -> None:
    for answer in at_limit(dialect, '{"city": "Paris"}'):
        assert runnable(answer) == [("look", {"city": "Paris"})]
        assert (answer.finish_reason, answer.raw_finish_reason) == ("length", LIMITS[dialect])
        assert "after_truncation" in [each.id for each in answer.diagnostics or ()]


@requirement("REQ-4", "COD-4")
@for_each("dialect", LIMITS)
@for_each("arguments", ["", '{"city": "Par', '{"city": "Paris"'])
def test_a_call_at_the_token_limit_that_is_not_closed_never_runs(dialect: str, arguments: str) -> None:
    for answer in at_limit(dialect, arguments):
        assert runnable(answer) == []
        assert answer.finish_reason == "length"


@requirement("REQ-4", "COD-4")
@pytest.mark.parametrize("dialect", ["openai-chat", "openai-responses", "anthropic", "gemini-interactions"])
def test_an_empty_object_at_the_token_limit_proves_nothing(dialect: str) -> None:
    # vLLM and llama.cpp write it for a call that was cut before its arguments.
    assert [runnable(answer) for answer in at_limit(dialect, "{}")][:1] == [[]]


@requirement("REQ-4")
def test_bare_text_at_the_token_limit_proves_nothing() -> None:
    custom = {"name": "patch", "input": "*** Begin"}
    call = {"index": 0, "id": "c0", "type": "custom", "custom": custom}
    item_of = {"type": "custom_tool_call", "id": "ct0", "call_id": "c0", **custom}
    cut = {
        "id": "r",
        "status": "incomplete",
        "incomplete_details": {"reason": "max_output_tokens"},
        "output": [item_of],
    }
    done = {"type": "response.output_item.done", "output_index": 0, "item": item_of}
    codec = get_codec("openai-responses")
    for answer in (
        whole([call], "length"),
        streamed([[call]], "length"),
        codec.decode_response(cut),
        codec.decode_stream([sse(done, {"type": "response.incomplete", "response": cut})]),
    ):
        assert answer.message.tool_calls is None
        assert [each.reason for each in answer.message.invalid_tool_calls or ()] == ["truncated"]
    for answer in (
        whole([call]),
        streamed([[call]]),
        codec.decode_response({**cut, "status": "completed"}),
        codec.decode_stream([sse(done, {"type": "response.completed", "response": {**cut, "status": "completed"}})]),
    ):
        assert [dict(each.arguments) for each in answer.message.tool_calls or ()] == [{"input": "*** Begin"}]


# What runs


@requirement("REQ-4", "API-1")
def test_a_tool_runs_with_the_arguments_that_came_without_a_name_and_never_with_its_defaults() -> None:
    ran: list[str] = []

    def deploy(target: str = "production") -> str:
        """Deploy."""
        ran.append(target)
        return target

    pieces = [
        [entry(0, id="t1", name="deploy", arguments="")],
        [entry(0, id="t2", name="", arguments='{"target": "st')],
        [entry(0, id="t3", name="", arguments='aging"}')],
    ]
    ChatReply(response=streamed(pieces), tools={"deploy": tool(deploy)}).run_tools_sync()
    assert ran == ["staging"]
    elsewhere = [pieces[0], [entry(1, id="t2", arguments=TEXT)]]
    ChatReply(response=streamed(elsewhere), tools={"deploy": tool(deploy)}).run_tools_sync()
    assert ran == ["staging"]
