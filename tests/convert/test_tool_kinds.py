"""Tools that are not plain functions, from the clients that have them to every server and back.

A server that knows functions alone gets functions. The names of the wire are derived from the request itself, and a
call comes back in the client's form, whole and streamed.
"""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from hypothesis import given, strategies as st

from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCall
from turnwire_schema.v1.usage import UsageInfo

from tests.cases import for_each
from tests.conversations.chunks import chunks_of
from tests.properties import examples
from tests.requirements import requirement
from turnwire.codecs.registry import codec_names, get_codec
from turnwire.convert import StreamTranscoder, read_request, transcode_request, transcode_response, write_request

Data = dict[str, Any]

RESPONSES: Final = "openai-responses"
FUNCTIONS_ALONE: Final = sorted(set(codec_names()) - {RESPONSES, "openai-chat"})
EVERY: Final = sorted(codec_names())

GRAMMAR: Final = {"type": "grammar", "syntax": "lark", "definition": "start: /a/"}
READ_NOTE: Final = {
    "type": "function",
    "name": "read-note",
    "description": "Read a note.",
    "parameters": {"type": "object", "properties": {"name": {"type": "string"}}},
    "strict": False,
}
RUN: Final = {"type": "custom", "name": "run", "description": "Run code."}
NOTES: Final = {"type": "namespace", "name": "mcp__notes", "description": "Notes.", "tools": [READ_NOTE, RUN]}
PATCH: Final = {"type": "custom", "name": "apply-patch", "description": "Patch.", "format": GRAMMAR}
QUERY: Final = {"type": "object", "properties": {"query": {"type": "string"}}, "required": ["query"]}
SEARCH: Final = {"type": "tool_search", "execution": "client", "description": "Find tools.", "parameters": QUERY}
MORE: Final = {"type": "namespace", "name": "functions", "tools": [{"type": "custom", "name": "exec"}]}
FOUND: Final = {
    "type": "namespace",
    "name": "mcp__calendar",
    "description": "",
    "tools": [{**READ_NOTE, "name": "next", "defer_loading": True}],
}
TOOLS: Final = [READ_NOTE, NOTES, PATCH, SEARCH, {"type": "local_shell"}, {"type": "shell"}, {"type": "apply_patch"}]
EXEC: Final = {"type": "exec", "command": ["ls"], "env": {}}
WROTE: Final = {"stdout": "a", "stderr": "", "outcome": {"type": "exit", "exit_code": 0}}
HISTORY: Final[list[Data]] = [
    {"type": "additional_tools", "role": "developer", "tools": [MORE]},
    {"role": "user", "content": "Go on."},
    {"type": "custom_tool_call", "id": "ctc_1", "call_id": "c1", "name": "apply-patch", "input": 'say "a"\n'},
    {"type": "custom_tool_call_output", "call_id": "c1", "output": "patched"},
    {"type": "function_call", "call_id": "c2", "namespace": "mcp__notes", "name": "read-note", "arguments": "{}"},
    {"type": "function_call_output", "call_id": "c2", "output": "heron"},
    {"type": "custom_tool_call", "call_id": "c3", "namespace": "mcp__notes", "name": "run", "input": "1 + 1"},
    {"type": "custom_tool_call_output", "call_id": "c3", "output": [{"type": "input_text", "text": "two"}]},
    {"type": "local_shell_call", "id": "lsh_1", "call_id": "c4", "action": EXEC},
    {"type": "local_shell_call_output", "id": "lsh_1", "output": '{"output": "note.txt"}'},
    {"type": "shell_call", "call_id": "c5", "action": {"commands": ["ls"]}},
    {"type": "shell_call_output", "call_id": "c5", "output": [WROTE]},
    {"type": "apply_patch_call", "call_id": "c6", "operation": {"type": "delete_file", "path": "a"}},
    {"type": "apply_patch_call_output", "call_id": "c6", "status": "failed", "output": "no such file"},
    {"type": "tool_search_call", "call_id": "c7", "execution": "client", "arguments": {"query": "dates"}},
    {"type": "tool_search_output", "call_id": "c7", "execution": "client", "tools": [FOUND]},
    {"type": "web_search_call", "id": "ws_1", "action": {"type": "search", "query": "q"}},
    {"role": "user", "content": "And now?"},
]
BODY: Final[Data] = {"model": "m", "tools": TOOLS, "input": HISTORY, "max_output_tokens": 99}

NAMES: Final = [
    "read_note",
    "mcp__notes__read_note",
    "mcp__notes__run",
    "apply_patch",
    "tool_search",
    "local_shell",
    "shell",
    "apply_patch_2",
    "functions__exec",
    "mcp__calendar__next",
]
CALLS: Final[list[tuple[str, Data, Any]]] = [
    ("apply_patch", {"input": 'say "a"\n'}, "patched"),
    ("mcp__notes__read_note", {}, "heron"),
    ("mcp__notes__run", {"input": "1 + 1"}, "two"),
    ("local_shell", EXEC, {"output": "note.txt"}),
    ("shell", {"commands": ["ls"]}, [WROTE]),
    ("apply_patch_2", {"type": "delete_file", "path": "a"}, "no such file"),
    ("tool_search", {"query": "dates"}, {"tools": [{"name": "mcp__calendar__next", "description": "Read a note."}]}),
]
"""What a model is to see of `HISTORY`: each call, and its result."""


def said(text: str) -> Any:
    """What a result says: Gemini has JSON there, and no text of it."""
    return json.loads(text) if text[:1] in ("{", "[") else text


def calls_of(request: ChatRequest) -> list[tuple[str, Data, Any]]:
    """The calls of a history with their results, in order."""
    results = {message.tool_call_id: said(message.text) for message in request.messages if message.role == "tool"}
    return [
        (call.name, json.loads(json.dumps(call.to_dict()["arguments"])), results[call.id])
        for message in request.messages
        if message.role == "assistant"
        for call in message.tool_calls or ()
    ]


@requirement("COD-1", "COD-2")
@pytest.mark.parametrize("target", EVERY)
def test_every_server_gets_each_call_with_its_result_and_every_tool(target: str) -> None:
    body, _ = transcode_request(BODY, RESPONSES, target, model="m")
    seen = read_request(body, target, model="m").value
    assert calls_of(seen) == CALLS
    assert [tool.name for tool in seen.tools or ()] == NAMES
    users = [message.text for message in seen.messages if message.role == "user"]
    assert [text for text in users if text] == ["Go on.", "And now?"]


@requirement("COD-2")
@pytest.mark.parametrize("target", FUNCTIONS_ALONE)
def test_no_turn_is_made_up_and_what_is_left_out_has_its_loss(target: str) -> None:
    body, losses = transcode_request(BODY, RESPONSES, target, model="m")
    seen = read_request(body, target, model="m").value
    assert [message.role for message in seen.messages] == ["user", *["assistant", "tool"] * 7, "user"]
    assert all(message.text or message.role == "assistant" for message in seen.messages)
    dialect = get_codec(target).dialect
    lost = {(loss.id, loss.at) for loss in losses}
    assert {
        (f"{dialect}.foreign_part", "/messages/0/content/0"),
        (f"{dialect}.foreign_part", "/messages/16/content/0"),
        (f"{dialect}.tool_grammar", "/tools/3/text_input"),
        (f"{dialect}.tool_namespace", "/tools/1/namespace/description"),
    } <= lost


@requirement("COD-1")
def test_a_server_of_the_same_dialect_gets_what_the_client_sent() -> None:
    sent = {**BODY, "tools": [*TOOLS, {"type": "web_search"}], "tool_choice": {"type": "custom", "name": "apply-patch"}}
    body, losses = transcode_request(sent, RESPONSES, RESPONSES)
    functions = [{**READ_NOTE, "name": "read_note"}, *TOOLS[1:], {"type": "web_search"}]
    assert (plain(body), losses) == ({**sent, "tools": functions, "input": HISTORY}, ())


# Answers

ASKED: Final = read_request(BODY, RESPONSES).value

ANSWERED: Final[list[tuple[str, Data, Data]]] = [
    ("read_note", {"name": "a"}, {"type": "function_call", "name": "read-note", "arguments": '{"name":"a"}'}),
    (
        "mcp__notes__read_note",
        {"name": "a"},
        {"type": "function_call", "namespace": "mcp__notes", "name": "read-note", "arguments": '{"name":"a"}'},
    ),
    ("apply_patch", {"input": 'a "b"\n☀'}, {"type": "custom_tool_call", "name": "apply-patch", "input": 'a "b"\n☀'}),
    (
        "functions__exec",
        {"input": "1 + 1"},
        {"type": "custom_tool_call", "namespace": "functions", "name": "exec", "input": "1 + 1"},
    ),
    ("apply_patch", {"patch": "a"}, {"type": "custom_tool_call", "name": "apply-patch", "input": "a"}),
    ("apply_patch", {}, {"type": "custom_tool_call", "name": "apply-patch", "input": ""}),
    (
        "mcp__calendar__next",
        {},
        {"type": "function_call", "namespace": "mcp__calendar", "name": "next", "arguments": "{}"},
    ),
    (
        "tool_search",
        {"query": "x"},
        {"type": "tool_search_call", "execution": "client", "arguments": {"query": "x"}},
    ),
    ("local_shell", {"command": ["ls"]}, {"type": "local_shell_call", "action": EXEC}),
    ("shell", {"commands": ["ls"]}, {"type": "shell_call", "action": {"commands": ["ls"]}}),
    (
        "apply_patch_2",
        {"type": "delete_file", "path": "a"},
        {"type": "apply_patch_call", "operation": {"type": "delete_file", "path": "a"}},
    ),
    ("unknown", {"x": 1}, {"type": "function_call", "name": "unknown", "arguments": '{"x":1}'}),
]
"""What a model calls, and what the client gets."""


def answer(name: str, arguments: Data) -> ChatResponse:
    """The answer of a model that calls a tool."""
    call = ToolCall(id="call_1", name=name, arguments=arguments)
    return ChatResponse(
        message=AssistantMessage(tool_calls=[call]),
        usage=UsageInfo(prompt_tokens=1, completion_tokens=1),
        finish_reason="tool_calls",
        model="m",
        id="x",
        created=5,
    )


def events_of(data: bytes) -> list[Data]:
    """The events of a stream."""
    lines = [line.removeprefix(b"data: ") for line in data.split(b"\n") if line.startswith(b"data: {")]
    return [json.loads(line) for line in lines]


def plain(value: Any) -> Any:
    """A value in plain dictionaries and lists."""
    return json.loads(json.dumps(value, default=dict))


def stream_of(response: ChatResponse, codec: str, request: ChatRequest | None = None) -> bytes:
    """A whole answer as a stream, its arguments in pieces of three characters."""
    encoder = get_codec(codec).stream_encoder(request=request)
    chunks = [piece for chunk in chunks_of(response) for piece in cut(chunk)]
    return b"".join([*map(encoder.feed, chunks), encoder.close()])


def cut(chunk: StreamingChunk) -> list[StreamingChunk]:
    """A chunk with its arguments in small pieces."""
    deltas = chunk.to_dict().get("tool_call_deltas") or []
    if len(deltas) != 1 or not deltas[0].get("arguments"):
        return [chunk]
    (delta,) = deltas
    text = delta.pop("arguments")
    delta.pop("is_complete", None)
    pieces = [{"index": delta["index"], "arguments": text[place : place + 3]} for place in range(0, len(text), 3)]
    rest = {key: value for key, value in chunk.to_dict().items() if key != "tool_call_deltas"}
    said = [{"tool_call_deltas": [piece]} for piece in [delta, *pieces]]
    return [StreamingChunk.from_dict(each) for each in (*said, *([rest] if rest.get("is_complete") else []))]


def bare(item: Data, call_id: object) -> Data:
    """An item without what an answer adds, after a look at it; arguments as JSON is written shortest."""
    if item["type"] == "function_call":
        item = {**item, "arguments": json.dumps(json.loads(item["arguments"]), separators=(",", ":"))}
    assert item["status"] == "completed"
    assert item["call_id"] == call_id
    return {key: value for key, value in item.items() if key not in ("id", "status", "call_id")}


@requirement("COD-1", "COD-5")
@for_each("source", FUNCTIONS_ALONE)
@for_each(("name", "arguments", "item"), ANSWERED)
def test_a_call_comes_back_in_the_form_of_its_tool(source: str, name: str, arguments: Data, item: Data) -> None:
    wire = get_codec(source).encode_response(answer(name, arguments)).value
    body, _ = transcode_response(wire, source, RESPONSES, request=ASKED)
    (found,) = body["output"]
    assert bare(found, found["call_id"]) == item
    assert body["status"] == "completed"
    transcoder = StreamTranscoder(source, RESPONSES, request=ASKED)
    events = events_of(transcoder.feed(stream_of(answer(name, arguments), source)) + transcoder.close())
    (added,) = [event["item"] for event in events if event["type"] == "response.output_item.added"]
    (done,) = [event["item"] for event in events if event["type"] == "response.output_item.done"]
    assert bare(done, added["call_id"]) == item
    assert (added["type"], added["id"], added.get("name")) == (done["type"], done["id"], done.get("name"))
    assert events[-1]["response"]["output"] == [done]
    kind = "custom_tool_call_input" if item["type"] == "custom_tool_call" else "function_call_arguments"
    field = "input" if item["type"] == "custom_tool_call" else "arguments"
    pieces = [event["delta"] for event in events if event["type"] == f"response.{kind}.delta"]
    ends = [event[field] for event in events if event["type"] == f"response.{kind}.done"]
    has_pieces = item["type"] in ("custom_tool_call", "function_call")
    assert ("".join(pieces), ends) == ((done[field], [done[field]]) if has_pieces else ("", []))


@requirement("COD-5")
def test_the_text_of_a_custom_call_goes_out_with_the_piece_that_brings_it() -> None:
    encoder = get_codec(RESPONSES).stream_encoder(request=ASKED, response_id="r", model="m")
    chunks: list[Data] = [
        {"tool_call_deltas": [{"index": 0, "id": "c", "name": "apply_patch"}]},
        {"tool_call_deltas": [{"index": 0, "arguments": '{"inp'}]},
        {"tool_call_deltas": [{"index": 0, "arguments": 'ut": "*** Be'}]},
        {"tool_call_deltas": [{"index": 0, "arguments": "gin\\"}]},
        {"tool_call_deltas": [{"index": 0, "arguments": "n\\ud83d"}]},
        {"tool_call_deltas": [{"index": 0, "arguments": '\\ude00"}'}]},
    ]
    out = [events_of(encoder.feed(StreamingChunk.from_dict(chunk))) for chunk in chunks]
    said = [[event["delta"] for event in events if event["type"].endswith(".delta")] for events in out]
    assert said == [[], [], ["*** Be"], ["gin"], ["\n"], ["😀"]]


@requirement("COD-3")
@pytest.mark.parametrize("text", ["*** Begin Patch\n", '{"input": "a', '{"input": "a"} and more', '["a"]'])
def test_a_custom_call_that_is_no_json_is_the_text_that_the_model_wrote(text: str) -> None:
    wire = {
        "id": "x",
        "object": "chat.completion",
        "created": 5,
        "model": "m",
        "choices": [
            {
                "index": 0,
                "finish_reason": "tool_calls",
                "message": {
                    "role": "assistant",
                    "content": None,
                    "tool_calls": [
                        {"id": "c", "type": "function", "function": {"name": "apply_patch", "arguments": text}}
                    ],
                },
            }
        ],
        "usage": {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2},
    }
    (found,) = transcode_response(wire, "vllm", RESPONSES, request=ASKED).value["output"]
    wanted = "a" if text.startswith('{"input"') else text
    is_cut = text == '{"input": "a'
    assert (found["type"], found["input"], found["status"]) == (
        "custom_tool_call",
        wanted,
        "incomplete" if is_cut else "completed",
    )


@requirement("COD-1")
@pytest.mark.parametrize("is_streamed", [False, True])
def test_custom_calls_of_one_openai_dialect_are_custom_calls_of_the_other(is_streamed: bool) -> None:
    chat_tool = {"type": "custom", "custom": {"name": "apply-patch", "description": "Patch."}}
    body = {"model": "m", "messages": [{"role": "user", "content": "?"}], "tools": [chat_tool]}
    asked = read_request(body, "openai-chat").value
    assert write_request(asked, RESPONSES).value["tools"] == [
        {"type": "custom", "name": "apply-patch", "description": "Patch."}
    ]
    item = {"type": "custom_tool_call", "id": "ctc_1", "call_id": "c1", "name": "apply-patch", "input": "a\n"}
    wanted = {"id": "c1", "type": "custom", "custom": {"name": "apply-patch", "input": "a\n"}}
    codec, response = get_codec(RESPONSES), {"id": "r", "object": "response", "created_at": 5, "status": "completed"}
    whole = {**response, "model": "m", "output": [{**item, "status": "completed"}]}
    if not is_streamed:
        found = transcode_response(whole, RESPONSES, "openai-chat", request=asked).value
        call = found["choices"][0]["message"]["tool_calls"][0]
    else:
        place = {"item_id": "ctc_1", "output_index": 0}
        events: list[Data] = [
            {"type": "response.created", "response": {**whole, "status": "in_progress", "output": []}},
            {"type": "response.output_item.added", "output_index": 0, "item": {**item, "input": ""}},
            {"type": "response.custom_tool_call_input.delta", **place, "delta": "a"},
            {"type": "response.custom_tool_call_input.delta", **place, "delta": "\n"},
            {"type": "response.custom_tool_call_input.done", **place, "input": "a\n"},
            {"type": "response.output_item.done", "output_index": 0, "item": {**item, "status": "completed"}},
            {"type": "response.completed", "response": whole},
        ]
        data = b"".join(f"data: {json.dumps(event)}\n\n".encode() for event in events)
        assert codec.decode_stream([data], request=asked).message == codec.decode_response(whole, request=asked).message
        transcoder = StreamTranscoder(RESPONSES, "openai-chat", request=asked)
        deltas = [
            delta
            for event in events_of(transcoder.feed(data) + transcoder.close())
            for choice in event["choices"]
            for delta in choice["delta"].get("tool_calls", ())
        ]
        text = "".join(delta.get("custom", {}).get("input", "") for delta in deltas)
        call = {"id": deltas[0]["id"], "type": deltas[0]["type"]}
        call["custom"] = {"name": deltas[0]["custom"]["name"], "input": text}
    assert call == wanted


@requirement("COD-1")
@for_each("source", [name for name in FUNCTIONS_ALONE if name != "openai-chat"])
@for_each("is_streamed", [False, True])
def test_a_client_of_chat_gets_its_custom_calls(source: str, is_streamed: bool) -> None:
    tool = {"type": "custom", "custom": {"name": "my-sql", "description": "Ask."}}
    body = {"model": "m", "messages": [{"role": "user", "content": "?"}], "tools": [tool], "stream": True}
    asked = read_request(body, "openai-chat").value
    said = answer("my_sql", {"input": "a\n"})
    if not is_streamed:
        wire = get_codec(source).encode_response(said).value
        found = transcode_response(wire, source, "openai-chat", request=asked).value
        (call,) = found["choices"][0]["message"]["tool_calls"]
        assert found["choices"][0]["finish_reason"] == "tool_calls"
        assert {**call, "id": "c"} == {"id": "c", "type": "custom", "custom": {"name": "my-sql", "input": "a\n"}}
        return
    transcoder = StreamTranscoder(source, "openai-chat", request=asked)
    events = events_of(transcoder.feed(stream_of(said, source)) + transcoder.close())
    deltas = [each for event in events for choice in event["choices"] for each in choice["delta"].get("tool_calls", ())]
    assert (deltas[0]["type"], deltas[0]["custom"]["name"]) == ("custom", "my-sql")
    assert "".join(delta.get("custom", {}).get("input", "") for delta in deltas) == "a\n"
    assert all("function" not in delta for delta in deltas)


# Names

names = st.text(st.sampled_from("ab_-.☀ "), min_size=1, max_size=3) | st.text("a", min_size=60, max_size=70)


@requirement("COD-1")
@examples(40)
@given(data=st.data(), target=st.sampled_from(FUNCTIONS_ALONE))
def test_names_fit_are_told_apart_and_lead_back_to_their_tools(data: st.DataObject, target: str) -> None:
    pairs = data.draw(st.lists(st.tuples(st.none() | names, names), min_size=1, max_size=6, unique=True))
    tools: list[Data] = []
    for namespace, name in pairs:
        tool = {"type": "function", "name": name, "parameters": {"type": "object", "properties": {}}}
        tools.append(tool if namespace is None else {"type": "namespace", "name": namespace, "tools": [tool]})
    body = {"model": "m", "input": "?", "tools": tools, "max_output_tokens": 99}
    asked = read_request(body, RESPONSES).value
    again = read_request(body, RESPONSES).value
    found = [tool.name for tool in asked.tools or ()]
    assert found == [tool.name for tool in again.tools or ()]
    assert len(set(found)) == len(pairs)
    assert all(len(name) <= 64 and name.isascii() and name.replace("_", "a").isalnum() for name in found)
    sent = read_request(write_request(asked, target).value, target, model="m").value
    assert [tool.name for tool in sent.tools or ()] == found
    for name, (namespace, inner) in zip(found, pairs, strict=True):
        said = get_codec(target).encode_response(answer(name, {})).value
        (item,) = transcode_response(said, target, RESPONSES, request=asked).value["output"]
        assert (item.get("namespace"), item["name"]) == (namespace, inner)


# Names in pieces, and arguments in odd forms


def streamed_items(events: list[Data], target: str = RESPONSES) -> tuple[list[Data], list[Data]]:
    """(the items as they began, the items of the last event) of a Chat stream for a client with tools."""
    request = read_request(BODY, RESPONSES).value
    transcoder = StreamTranscoder("vllm", target, request=request)
    data = b"".join(b"data: " + json.dumps(event).encode() + b"\n\n" for event in events) + b"data: [DONE]\n\n"
    lines = (transcoder.feed(data) + transcoder.close()).split(b"\n")
    told = [json.loads(line.removeprefix(b"data: ")) for line in lines if line.startswith(b"data: {")]
    begun = [event["item"] for event in told if event["type"] == "response.output_item.added"]
    return begun, told[-1]["response"]["output"]


def piece(*calls: Data, finish: str | None = None, **delta: Any) -> Data:
    """A chunk of Chat Completions."""
    choice = {"index": 0, "delta": {**delta, **({"tool_calls": [*calls]} if calls else {})}, "finish_reason": finish}
    return {"id": "c", "object": "chat.completion.chunk", "created": 1, "model": "m", "choices": [choice]}


def part_of_call(index: int = 0, id: str | None = None, **function: str) -> Data:
    """A part of a call."""
    return {"index": index, **({"id": id} if id else {}), "type": "function", "function": function}


def head(items: list[Data]) -> list[tuple[str, str | None, str | None]]:
    return [(item["type"], item.get("namespace"), item.get("name")) for item in items]


SPLIT: Final = {
    "a custom tool": (("apply", "_patch"), '{"input": "text"}', ("custom_tool_call", None, "apply-patch")),
    "a tool of a namespace": (
        ("mcp__notes", "__read_note"),
        '{"name": "text"}',
        ("function_call", "mcp__notes", "read-note"),
    ),
    "a custom tool of a namespace": (
        ("mcp__", "notes__", "run"),
        '{"input": "text"}',
        ("custom_tool_call", "mcp__notes", "run"),
    ),
    "a tool of its own type": (("tool", "_search"), '{"query": "text"}', ("tool_search_call", None, None)),
    "a name that begins another one": (
        ("apply_patch",),
        '{"input": "text"}',
        ("custom_tool_call", None, "apply-patch"),
    ),
}


@requirement("COD-6")
@for_each("form", SPLIT)
@for_each("where", ["with the last piece", "behind it", "nowhere"])
def test_an_item_begins_in_its_form_though_its_name_comes_in_pieces(form: str, where: str) -> None:
    names, arguments, expected = SPLIT[form]
    calls = [part_of_call(id="c1", name=names[0]), *(part_of_call(name=name) for name in names[1:])]
    if where == "with the last piece":
        calls[-1]["function"]["arguments"] = arguments
    elif where == "behind it":
        calls += [part_of_call(arguments=arguments[:5]), part_of_call(arguments=arguments[5:])]
    begun, items = streamed_items([*map(piece, calls), piece(finish="tool_calls")])
    assert head(begun) == head(items) == [expected]
    assert "text" in json.dumps(items) or where == "nowhere"


def test_a_call_whose_name_may_go_on_begins_before_the_next_item() -> None:
    events = [
        piece(part_of_call(0, "c1", name="apply_patch")),
        piece(part_of_call(1, "c2", name="mcp__notes__read_note", arguments="{}")),
        piece(finish="tool_calls"),
    ]
    begun, _ = streamed_items(events)
    assert [item["call_id"] for item in begun] == ["c1", "c2"]


@requirement("COD-6")
@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (json.dumps(json.dumps({"input": "text"})), "text"),
        (json.dumps(json.dumps({"input": "text " * 40})), "text " * 40),
        (json.dumps(json.dumps({"patch": "text"})), "text"),
        ('{"input": "a", "input": "b"}', "b"),
        ('{"input": "a", "why": "c", "input": "b"}', "b"),
    ],
)
def test_odd_arguments_of_a_custom_tool_are_the_same_text_streamed_and_whole(arguments: str, text: str) -> None:
    request = read_request(BODY, RESPONSES).value
    call = {"id": "c1", "type": "function", "function": {"name": "apply_patch", "arguments": arguments}}
    message = {"role": "assistant", "content": None, "tool_calls": [call]}
    body = {
        "id": "c",
        "object": "chat.completion",
        "created": 1,
        "model": "m",
        "choices": [{"index": 0, "message": message, "finish_reason": "tool_calls"}],
    }
    whole = transcode_response(body, "vllm", RESPONSES, request=request).value["output"]
    pieces = [arguments[at : at + 5] for at in range(0, len(arguments), 5)]
    calls = [part_of_call(id="c1", name="apply_patch"), *(part_of_call(arguments=each) for each in pieces)]
    _, items = streamed_items([*map(piece, calls), piece(finish="tool_calls")])
    assert [item["input"] for item in whole] == [item["input"] for item in items] == [text]


# Turns of which another server can be told nothing

SEALED: Final[dict[str, tuple[str, Data]]] = {
    "reasoning without a summary": (RESPONSES, {"type": "reasoning", "id": "rs_1", "summary": []}),
    "encrypted reasoning": (
        RESPONSES,
        {"type": "reasoning", "id": "rs_1", "summary": [], "encrypted_content": "sealed"},
    ),
    "redacted thinking": ("anthropic", {"type": "redacted_thinking", "data": "sealed"}),
    "a signature alone": ("anthropic", {"type": "thinking", "thinking": "", "signature": "sealed"}),
}


@requirement("COD-6")
@for_each("target", ["openai-chat", "vllm", "llamacpp", "groq", "ollama", "gemini"])
@for_each("form", SEALED)
def test_thoughts_without_a_text_make_no_turn(form: str, target: str) -> None:
    source, said = SEALED[form]
    asked, then = {"role": "user", "content": "hi"}, {"role": "user", "content": "go on"}
    if source == RESPONSES:
        body: Data = {"model": "m", "input": [asked, said, then]}
    else:
        body = {"model": "m", "max_tokens": 9, "messages": [asked, {"role": "assistant", "content": [said]}, then]}
    written = transcode_request(body, source, target, model="m")
    turns = written.value["contents" if target == "gemini" else "messages"]
    assert [turn["role"] for turn in turns] == ["user", "user"]
    lost = any(loss.id.endswith(".thinking_foreign") for loss in written.losses)
    assert lost or form == "reasoning without a summary"
