"""Round trips and cuts that hold for every value: nothing is lost without being reported."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, strategies as st

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from tests.codecs import strategies as values
from tests.codecs.coverage.table import COVERAGE
from tests.codecs.gemini.gemini_wire import (
    BUDGET,
    GEMINI,
    HEAD,
    LEVELS,
    OLD,
    SIGNATURE,
    Data,
    array,
    call,
    check_wire,
    plain,
    result,
    run,
    sse,
)
from tests.normal_forms import normalize_request, normalize_response
from tests.properties import examples
from tests.requirements import requirement
from turnwire.codecs.gemini.schema import SchemaWriter
from turnwire.codecs.gemini.variants import facts_of
from turnwire.core.errors import InvalidDataError, ProviderError

thorough = examples(25)
models = st.sampled_from([OLD, BUDGET, LEVELS, "m", "gemini-1.5-pro"])

own_options = st.fixed_dictionaries(
    {},
    optional={
        "gemini": st.fixed_dictionaries(
            {},
            optional={
                "safetySettings": st.just([{"category": "HARM_CATEGORY_HARASSMENT", "threshold": "BLOCK_NONE"}]),
                "generationConfig": st.just({"candidateCount": 2}),
            },
        ),
        "ollama": st.just({"keep_alive": 0}),
    },
)


@st.composite
def canonical_requests(draw: st.DrawFn, *, rich: bool) -> ChatRequest:
    data = draw(values.requests(rich=rich, provider_options=own_options))
    data["parameters"]["model"] = draw(models)
    return ChatRequest.from_dict(data)


# Requests


def meaning(request: ChatRequest) -> Data:
    """What of a request the wire says without a loss; see the ledger for what is never sent."""
    data: Data = plain(request.to_dict())
    for key in ("metadata", "extras", "stream", "stream_options"):
        data.pop(key, None)
    if data.get("parallel_tool_calls"):
        del data["parallel_tool_calls"]  # the wire's own way
    if not data.get("tools"):
        data.pop("tools", None)
    parameters = data["parameters"]
    for key in ("timeout", "extras"):
        parameters.pop(key, None)
    if parameters.get("stop_sequences") == []:
        del parameters["stop_sequences"]
    if parameters.get("thinking_budget_tokens") == 0:
        del parameters["thinking_budget_tokens"]
        parameters["thinking"] = False
    if parameters.get("thinking") in (False, "none") and facts_of(parameters["model"]).thinking == "none":
        del parameters["thinking"]  # it never does
    own = parameters.pop("provider_options", {})
    parameters["own"] = own.get("gemini", {})
    config = parameters["own"].get("generationConfig", {})
    if config.pop("responseSchema", None):  # the older form of the schema, which was read
        del config["responseJsonSchema"]
        if not config:
            del parameters["own"]["generationConfig"]
    for tool in data.get("tools", ()):
        tool.pop("strict", None)
        tool.pop("provider_options", None)  # the older form of the schema, which was read
        if not tool["parameters"].get("properties"):
            tool["parameters"] = {"type": "object", "properties": {}}
        if not facts_of(parameters["model"]).json_schema:
            tool["parameters"] = SchemaWriter().write(tool["parameters"])  # two schemas may be one in the older form
    wanted = data.get("response_format", {})
    for key in ("name", "strict"):
        wanted.pop(key, None)
    data["messages"] = _messages(data["messages"])
    return data


def _messages(messages: list[Data]) -> list[Data]:
    called: dict[str, Data] = {}
    out = []
    for place, message in enumerate(messages):
        meant = {key: value for key, value in message.items() if key not in ("id", "metadata", "extras")}
        calls = (*meant.get("tool_calls", ()), *meant.get("invalid_tool_calls", ()))
        for number, entry in enumerate(calls):
            told = {"id": entry["id"], "name": entry.get("name")}
            if entry.pop("id_origin", None) == "minted":
                told["id"] = f"minted {place} {number}"
            called[entry["id"]] = told
            entry["id"] = told["id"]
        for entry in meant.get("invalid_tool_calls", ()):
            for key in ("position", "detail"):
                entry.pop(key, None)
        if meant["role"] == "tool":
            told = called.get(meant["tool_call_id"], {"id": meant["tool_call_id"], "name": None})
            meant["tool_call_id"] = told["id"]
            meant.setdefault("name", told["name"])
        content = meant.pop("content", None)
        if isinstance(content, str):
            content = [{"type": "text", "text": content}]
        if calls or (meant["role"] == "tool"):
            content = [part for part in content or () if part != {"type": "text", "text": ""}]
        if meant["role"] == "tool":
            content = [_as_json(part) for part in content]
            meant.setdefault("is_error", False)
        meant["content"] = content or []
        out.append(meant)
    return out


def _as_json(part: Data) -> Any:
    """A text that is a JSON object goes over the wire as that object; its white space does not."""
    try:
        value = json.loads(part.get("text", ""))
    except ValueError:
        return part
    return value if isinstance(value, dict) else part


@requirement("COD-3")
@thorough
@given(data=st.data())
def test_a_request_without_loss_comes_back_as_it_was(data: st.DataObject) -> None:
    rich = data.draw(st.booleans())
    request = data.draw(canonical_requests(rich=rich))
    written = GEMINI.encode_request(request)
    losses = values.lost_for_this_server(written.losses)
    assert {loss.id for loss in losses} <= set(COVERAGE["gemini"].losses)
    if not rich:  # rich ones hold parts of this dialect that are none
        check_wire("request", "GenerateContentRequest", written.value)
    if losses or values.ids_repeat(request.messages):
        return  # the later call of two with one id gets another
    read = GEMINI.decode_request(plain(written.value), model=request.parameters.model)
    assert read.losses == ()
    assert meaning(read.value) == meaning(request)


@requirement("COD-3")
@thorough
@given(data=st.data())
def test_a_body_that_was_written_is_written_again_as_it_was(data: st.DataObject) -> None:
    """Whatever was lost was lost the first time: a body of the wire passes unchanged up to its normal form."""
    request = data.draw(canonical_requests(rich=True))
    wire = plain(GEMINI.encode_request(request).value)
    if not wire["contents"]:
        return  # everything was left out, and told
    again = GEMINI.encode_request(GEMINI.decode_request(wire, model=request.parameters.model).value)
    assert normalize_request(GEMINI, plain(again.value)) == normalize_request(GEMINI, wire)


wire_texts = st.sampled_from(["", "a", "b\u2028", '{"a": 1}'])
unknown = st.dictionaries(
    st.sampled_from(["x", "newField"]), values.json_values.filter(lambda value: value is not None), max_size=1
)
signed = st.sampled_from([{}, {}, {"thoughtSignature": SIGNATURE}, {"thought_signature": "c2ln"}])
text_parts = st.builds(lambda text, more, sign: {"text": text, **more, **sign}, wire_texts, unknown, signed)
thought_parts = st.builds(lambda text, sign: {"text": text, "thought": True, **sign}, wire_texts, signed)
call_parts = st.builds(
    lambda name, args, call_id, sign: call(name, args, call_id, **sign),
    st.sampled_from(["f", "g-h", "g.h", "f"]),
    st.sampled_from([..., {}, {"a": 1}, {"a_b": {"c_d": None}}]),
    st.sampled_from([None, None, "c1", "c2"]),
    signed,
)
MEDIA: list[Data] = [
    {"inlineData": {"mimeType": "image/png", "data": values.PNG}},
    {"inline_data": {"mime_type": "audio/wav", "data": values.WAV}},
    {"inlineData": {"mimeType": "application/pdf", "data": "JVBERg=="}},
    {"inlineData": {"mimeType": "video/mp4", "data": "AAAA"}, "videoMetadata": {"fps": 1}},
    {"inlineData": {"mimeType": "image/png", "data": "-_-_"}, "mediaResolution": {"level": "MEDIA_RESOLUTION_LOW"}},
    {"fileData": {"fileUri": "https://example.org/a.png", "mimeType": "image/png"}},
    {"file_data": {"file_uri": "gs://bucket/a.pdf"}},
    {"fileData": {"fileUri": "https://youtu.be/x"}},
    {"executableCode": {"language": "PYTHON", "code": "1"}},
    {"toolCall": {"id": "t", "toolType": "GOOGLE_SEARCH", "args": {}}},
]
media_parts = st.sampled_from(MEDIA)
result_parts = st.builds(
    result,
    st.sampled_from(["f", "g-h", "other"]),
    st.sampled_from(
        [
            {"output": "a"},
            {"output": ""},
            {"output": [1]},
            {"output": '{"a": 1}'},
            {"error": "no"},
            {"error": {"code": 1}},
            {},
            {"result": 1},
            {"output": "a", "more": 1},
        ]
    ),
    st.sampled_from([None, None, "c1", "c9"]),
)
contents = st.one_of(
    st.builds(
        lambda parts, role: {"parts": parts, **role},
        st.lists(st.one_of(text_parts, media_parts, result_parts), max_size=3),
        st.sampled_from([{"role": "user"}, {"role": "function"}, {}]),
    ),
    st.builds(
        lambda parts: {"role": "model", "parts": parts},
        st.lists(st.one_of(text_parts, thought_parts, call_parts, call_parts, media_parts), max_size=4),
    ),
    st.builds(lambda part: {"parts": part, "role": "user"}, text_parts),
)
tools = st.lists(
    st.sampled_from(
        [
            {"functionDeclarations": [{"name": "f", "description": "d"}]},
            {"function_declarations": [{"name": "g-h", "description": "", "parameters": {"type": "OBJECT"}}]},
            {"functionDeclarations": {"name": "x", "description": "d", "parameters_json_schema": {"properties": {}}}},
            {"googleSearch": {}},
            {"codeExecution": {}, "functionDeclarations": []},
        ]
    ),
    max_size=3,
    unique_by=str,
)
configs = st.fixed_dictionaries(
    {},
    optional={
        "temperature": st.sampled_from([0, 1.5, 3]),
        "topK": st.sampled_from([40.0, 0, -1]),
        "max_output_tokens": st.sampled_from([0, 5]),
        "stopSequences": st.sampled_from([[], ["a", ""], ["b"]]),
        "seed": st.integers(-5, 5),
        "thinkingConfig": st.fixed_dictionaries(
            {},
            optional={
                "includeThoughts": st.booleans(),
                "thinkingBudget": st.sampled_from([0, -1, 128, 1024]),
                "thinking_level": st.sampled_from(["LOW", "high", "MINIMAL", "THINKING_LEVEL_UNSPECIFIED"]),
            },
        ),
        "responseMimeType": st.sampled_from(["application/json", "text/plain", "text/x.enum"]),
        "response_json_schema": st.just({"type": "object", "a_b": {}}),
        "responseSchema": st.just({"type": "STRING", "nullable": True}),
        "candidateCount": st.just(2),
    },
)
choices = st.sampled_from(
    [
        {},
        {"functionCallingConfig": {"mode": "any"}},
        {"functionCallingConfig": {"mode": "ANY", "allowedFunctionNames": ["g-h"]}},
        {"function_calling_config": {"mode": "VALIDATED", "allowed_function_names": ["f", "g-h"]}},
        {"functionCallingConfig": {"mode": "NONE"}, "retrievalConfig": {"languageCode": "en"}},
    ]
)
wire_requests = st.fixed_dictionaries(
    {"contents": st.lists(contents, min_size=1, max_size=5)},
    optional={
        "systemInstruction": st.sampled_from([{"parts": {"text": "a"}}, {"role": "x", "parts": [{"text": "b"}] * 2}]),
        "tools": tools,
        "toolConfig": choices,
        "generation_config": configs,
        "safetySettings": st.just({"category": "X", "threshold": "BLOCK_NONE"}),
        "labels": st.just({"a_b": "c"}),
        "model": st.just("models/gemini-2.5-flash"),
    },
)


@requirement("COD-3")
@examples(80)
@given(wire=wire_requests, model=models)
def test_a_body_of_a_client_comes_back_up_to_its_normal_form(wire: Data, model: str) -> None:
    before = json.dumps(wire)
    if not any(content["parts"] for content in wire["contents"]):
        with pytest.raises(InvalidDataError, match="/contents: a content must have at least one part"):
            GEMINI.decode_request(wire, model=model)
        return
    request = GEMINI.decode_request(wire, model=model).value
    assert json.dumps(wire) == before
    again = GEMINI.encode_request(request)
    told = {loss.id.removeprefix("gemini.") for loss in again.losses}
    if told - {"result_order", "prefill"}:
        return
    assert normalize_request(GEMINI, plain(again.value)) == normalize_request(GEMINI, wire)
    normal = normalize_request(GEMINI, wire)
    assert normalize_request(GEMINI, normal) == normal


# Answers


answer_parts = st.one_of(
    text_parts.map(lambda part: {key.replace("thought_signature", "thoughtSignature"): part[key] for key in part}),
    st.builds(lambda text: {"text": text}, wire_texts),
    st.builds(lambda text: {"text": text, "thought": True}, wire_texts),
    call_parts.map(lambda part: {key.replace("thought_signature", "thoughtSignature"): part[key] for key in part}),
    st.one_of(*(st.just(part) for part in MEDIA if not any("_" in key for key in part))),
)
finishes = st.sampled_from(["STOP", "MAX_TOKENS", "SAFETY", "CONTINUATION", None])
usages = st.fixed_dictionaries(
    {},
    optional={
        name: st.integers(0, 50)
        for name in ("promptTokenCount", "candidatesTokenCount", "thoughtsTokenCount", "toolUsePromptTokenCount")
    },
)


@st.composite
def bodies(draw: st.DrawFn) -> Data:
    """Whole answers with a sum that is right, as the API writes them."""
    parts = draw(st.lists(answer_parts, max_size=4))
    first: Data = {"content": {"parts": parts, "role": "model"}, **draw(unknown)}
    finish = draw(finishes)
    if finish is not None:
        first["finishReason"] = finish
    usage = draw(usages)
    if usage:
        usage["totalTokenCount"] = sum(usage.values())
    whole: Data = {"candidates": [first], "usageMetadata": usage, **draw(unknown)}
    if draw(st.booleans()):
        whole |= HEAD
    if draw(st.booleans()):
        whole["candidates"].append({"content": {"parts": [{"text": "b"}]}, "index": 1, "finishReason": "STOP"})
    return whole


@requirement("COD-3")
@thorough
@given(whole=bodies())
def test_an_answer_comes_back_up_to_its_normal_form(whole: Data) -> None:
    answer = GEMINI.decode_response(whole)
    written = GEMINI.encode_response(answer)
    assert {loss.id for loss in written.losses} <= {"gemini.usage_unknown", "gemini.finish_reason"}
    assert normalize_response(GEMINI, plain(written.value)) == normalize_response(GEMINI, whole)


@requirement("COD-4")
@thorough
@given(data=st.data())
def test_the_same_answer_is_equal_as_a_body_as_events_and_as_an_array(data: st.DataObject) -> None:
    whole = data.draw(bodies())
    answer = GEMINI.decode_response(whole)
    if "finishReason" not in whole["candidates"][0]:
        with pytest.raises(ProviderError, match="before the server gave a reason"):
            GEMINI.decode_stream([sse(whole)])
        return
    for stream in (sse(whole), sse(whole, end="\n"), array(whole), json.dumps(whole).encode()):
        pieces = data.draw(values.pieces(stream))
        assert GEMINI.decode_stream(pieces).to_dict() == answer.to_dict()


@st.composite
def documents(draw: st.DrawFn) -> list[Data]:
    """Chunks of a stream, now and then with an error after them."""
    chunks: list[Data] = []
    for parts in draw(st.lists(st.lists(answer_parts, max_size=2), min_size=1, max_size=5)):
        one: Data = {"candidates": [{"content": {"parts": parts, "role": "model"}}], **HEAD}
        if draw(st.booleans()):
            one["usageMetadata"] = {"promptTokenCount": 3, "candidatesTokenCount": len(chunks), "totalTokenCount": 9}
        chunks.append(one)
    if draw(st.booleans()):
        chunks[-1]["candidates"][0]["finishReason"] = "STOP"
    if draw(st.integers(0, 3)) == 0:
        chunks.append({"error": {"code": 503, "message": "overloaded", "status": "UNAVAILABLE"}})
    return chunks


@requirement("COD-4")
@thorough
@given(data=st.data())
def test_a_stream_gives_the_same_chunks_wherever_it_is_cut(data: st.DataObject) -> None:
    chunks = data.draw(documents())
    wanted = run([sse(*chunks)])
    whole = sse(*chunks, end=data.draw(st.sampled_from(["\r\n", "\n", "\r"])))
    if "error" in chunks[-1] and data.draw(st.booleans()):
        whole = sse(*chunks[:-1]) + json.dumps(chunks[-1], indent=2).encode()
    assert run(data.draw(values.pieces(whole))) == wanted
    assert run([whole[at : at + 1] for at in range(len(whole))]) == wanted
    assert run(data.draw(values.pieces(array(*chunks)))) == wanted


@requirement("COD-4")
@thorough
@given(data=st.data())
def test_a_stream_that_is_written_again_is_the_same_answer(data: st.DataObject) -> None:
    chunks = [each for each in data.draw(documents()) if "error" not in each]
    chunks[-1]["candidates"][0]["finishReason"] = "STOP"
    decoder = GEMINI.stream_decoder()
    canonical = [*decoder.feed(sse(*chunks)), *decoder.close()]
    for json_array in (False, True):
        encoder = GEMINI.stream_encoder(json_array=json_array)
        written = b"".join(map(encoder.feed, canonical)) + encoder.close()
        assert encoder.losses == ()
        again, wanted = GEMINI.decode_stream([written]), GEMINI.decode_stream([sse(*chunks)])
        assert said(again) == said(wanted)


def said(response: ChatResponse) -> Data:
    """The answer with neighbouring plain texts joined, for a stream does not tell them apart."""
    data: Data = plain(response.to_dict())
    data.pop("diagnostics", None)
    message = data["message"]
    content = message.get("content")
    calls = [entry.pop("part_index", None) for entry in message.get("tool_calls", ())]
    for entry in (*message.get("tool_calls", ()), *message.get("invalid_tool_calls", ())):
        if entry.pop("id_origin", None) == "minted":  # a new one, from its place; one that repeats is not told again
            entry |= {"id": "minted", "extras": None}
    if isinstance(content, list) and not any(place is not None for place in calls):
        joined: list[Data] = []
        for part in content:
            before = joined[-1] if joined else {}
            plain_keys = ({"type", "text"}, {"type", "text", "origin"})
            if part["type"] == before.get("type") and part.keys() == before.keys() and part.keys() in plain_keys:
                before["text"] += part["text"]
            else:
                joined.append(dict(part))
        message["content"] = joined
        if len(joined) == 1 and joined[0].keys() == {"type", "text"}:
            message["content"] = joined[0]["text"]
    elif isinstance(content, list):
        message["content"] = "".join(part.get("text", "") for part in content if part["type"] == "text")
    return data


@requirement("COD-3")
@thorough
@given(data=values.responses(rich=True))
def test_an_answer_of_any_origin_is_written_without_fault(data: Data) -> None:
    response = ChatResponse.from_dict(data)
    written = GEMINI.encode_response(response)
    if not any(part.type == "foreign" for part in response.message.parts):  # which are not real parts of this wire
        check_wire("response", "GenerateContentResponse", written.value)
    assert {loss.id for loss in written.losses} <= set(COVERAGE["gemini"].losses)
    read = GEMINI.decode_response(plain(written.value))
    if not written.losses:
        assert read.usage.prompt_tokens == response.usage.prompt_tokens
        assert read.usage.completion_tokens == response.usage.completion_tokens
        assert read.usage.cached_tokens == response.usage.cached_tokens
        assert plain(read.message.to_dict()).get("tool_calls", []) == [
            {key: value for key, value in entry.items() if key != "id_origin"}
            for entry in plain(response.message.to_dict()).get("tool_calls", [])
        ]


@thorough
@given(
    arguments=values.json_objects,
    cuts=st.integers(1, 5),
    text=st.sampled_from(["", "so"]),
    calls=st.integers(1, 3),
)
def test_calls_in_pieces_are_written_whole(arguments: Data, cuts: int, text: str, calls: int) -> None:
    said_text = json.dumps(arguments)
    size = max(1, len(said_text) // cuts)
    chunks: list[Data] = [{"text": text}] if text else []
    for index in range(calls):
        chunks.append({"tool_call_deltas": [{"index": index, "id": f"c{index}", "name": "f"}]})
        for at in range(0, len(said_text), size):
            piece = said_text[at : at + size]
            chunks.append({"tool_call_deltas": [{"index": index, "arguments": piece}]})
    chunks.append({"is_complete": True, "finish_reason": "tool_calls"})
    encoder = GEMINI.stream_encoder(model="m")
    written = b"".join(encoder.feed(StreamingChunk.from_dict(each)) for each in chunks) + encoder.close()
    assert encoder.losses == ()
    answer = GEMINI.decode_stream([written])
    assert [(entry.id, entry.name, plain(entry.arguments)) for entry in answer.message.tool_calls or ()] == [
        (f"c{index}", "f", arguments) for index in range(calls)
    ]
    assert answer.finish_reason == "tool_calls"
