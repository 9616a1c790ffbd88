"""Round trips and cuts that hold for every value: nothing is lost without being reported."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, strategies as st

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from tests.codecs import strategies as values
from tests.codecs.coverage.table import COVERAGE
from tests.codecs.openai_chat.chat_wire import CHAT, CODECS, Data, body, call, check_wire, chunk, plain, sse, streamed
from tests.normal_forms import normalize_request
from tests.properties import examples
from tests.requirements import requirement
from turnwire.codecs.losses import COMMON
from turnwire.codecs.openai_chat.codec import codec_of
from turnwire.codecs.streams.framing import Limits
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.closed_schema import close_objects
from turnwire.core.errors import InvalidDataError, StreamError

thorough = examples(25)
every_variant = pytest.mark.parametrize("variant", list(CODECS))

own_options = st.fixed_dictionaries(
    {},
    optional={
        "openai-chat": st.fixed_dictionaries({}, optional={"n": st.just(2), "logprobs": st.booleans()}),
        "vllm": st.just({"min_tokens": 5}),
        "ollama": st.just({"keep_alive": 0}),
    },
)


# Requests


def meaning(request: ChatRequest, variant: str) -> Data:
    """What of a request the wire says without a loss; see the ledger for what is never sent."""
    data: Data = plain(request.to_dict())
    for key in ("metadata", "extras"):
        data.pop(key, None)
    if not data.get("tools"):
        data.pop("tools", None)
    if not data.pop("stream", False):
        data.pop("stream_options", None)
    else:
        data["stream"] = True
        options = data.setdefault("stream_options", {})
        options.setdefault("include_usage", True)
    parameters = data["parameters"]
    for key in ("timeout", "extras"):
        parameters.pop(key, None)
    if parameters.get("stop_sequences") == []:
        del parameters["stop_sequences"]
    if parameters.get("thinking") is False and not CODECS[variant].variant.switches_in_template:
        parameters["thinking"] = "none"
    own = parameters.pop("provider_options", {})
    sent = {**own.get("openai-chat", {}), **(own.get(variant, {}) if variant != "openai-chat" else {})}
    parameters["own"] = sent
    for tool in data.get("tools", ()):
        tool.setdefault("strict", True)
        tool["parameters"].setdefault("properties", {})
        if not CODECS[variant].variant.text_tools:
            tool.pop("text_input", None)
        if tool["strict"]:
            tool["parameters"] = plain(close_objects(tool["parameters"]))
    data["messages"] = _messages(data["messages"], variant)
    return data


def _messages(messages: list[Data], variant: str) -> list[Data]:
    called: dict[str, str] = {}
    out = []
    for message in messages:
        meant = {key: value for key, value in message.items() if key not in ("id", "metadata", "extras")}
        for entry in meant.get("tool_calls", ()):
            called[entry["id"]] = entry["name"]
            entry.pop("id_origin", None)
        for entry in meant.get("invalid_tool_calls", ()):
            entry.pop("position", None)
            entry.pop("detail", None)
        if meant["role"] == "tool":
            meant.setdefault("name", called.get(meant["tool_call_id"]))
            if meant["name"] is None:
                del meant["name"]
        meant["content"] = _content(meant.get("content"))
        if meant["content"] is None:
            del meant["content"]
        elif isinstance(meant["content"], list) and not CODECS[variant].variant.text_lists:
            meant["content"] = _as_text(meant["content"])
        out.append(meant)
    return out


def _as_text(content: list[Data]) -> Any:
    """One text part is a text, and no part is the empty one."""
    if not content:
        return ""
    return content[0]["text"] if len(content) == 1 and content[0].keys() == {"type", "text"} else content


def _content(content: Any) -> Any:
    """Thoughts know after the trip where they stood; an empty text beside thoughts says nothing."""
    if not isinstance(content, list):
        return content
    parts = []
    for part in content:
        if part["type"] == "thinking":
            parts.append({"type": "thinking", "text": part["text"]})
        elif part["type"] == "text" and not part["text"] and any(each["type"] == "thinking" for each in content):
            continue
        else:
            parts.append({key: value for key, value in part.items() if key != "url"} | _media(part))
    return parts


def _media(part: Data) -> Data:
    """A data: URL is read as data."""
    url = part.get("url", "")
    if url.startswith("data:image/png;base64,"):
        return {"data": url.removeprefix("data:image/png;base64,"), "media_type": "image/png"}
    return {"url": url} if url else {}


@requirement("COD-3")
@every_variant
@thorough
@given(data=st.data())
def test_a_request_without_loss_comes_back_as_it_was(variant: str, data: st.DataObject) -> None:
    codec = codec_of(replace(CODECS[variant].variant, rewrites_schemas=False))  # a rewritten one means the same
    rich = data.draw(st.booleans())
    request = ChatRequest.from_dict(data.draw(values.requests(rich=rich, provider_options=own_options)))
    written = codec.encode_request(request)
    check_wire("request", "ChatCompletionRequest", written.value)
    losses = values.lost_for_this_server(written.losses)
    of_schemas = {id_.replace("<server>", variant, 1) for id_ in COMMON}
    assert {loss.id for loss in losses} <= {*COVERAGE["openai-chat"].losses, *of_schemas}
    if losses:
        return
    if values.ids_repeat(request.messages):
        return  # the later call gets another id
    read = codec.decode_request(plain(written.value))
    assert read.losses == ()
    assert meaning(read.value, variant) == meaning(request, variant)


@requirement("COD-3")
@every_variant
@thorough
@given(data=st.data())
def test_a_body_that_was_written_is_written_again_as_it_was(variant: str, data: st.DataObject) -> None:
    """Whatever was lost was lost the first time: a body of the wire passes unchanged up to its normal form."""
    codec = CODECS[variant]
    request = ChatRequest.from_dict(data.draw(values.requests(rich=True, provider_options=own_options)))
    wire = plain(codec.encode_request(request).value)
    again = codec.encode_request(codec.decode_request(wire).value)
    assert normalize_request(codec, plain(again.value)) == normalize_request(codec, wire)


wire_texts = st.one_of(
    st.text(max_size=5),
    st.lists(st.builds(lambda text: {"type": "text", "text": text}, st.text(max_size=3)), max_size=2),
)
wire_calls = st.builds(
    call,
    st.sampled_from(["{}", "", '{"a": 1}', '"{\\"a\\": 1}"', "[1]", "{'a'", None]),
    st.sampled_from(["a", "b", "", None]),
    st.sampled_from(["f", "g-h", "g.h"]),
)
unknown = values.unknown
wire_messages = st.one_of(
    st.builds(lambda content, more: {"role": "user", "content": content, **more}, wire_texts, unknown),
    st.builds(
        lambda content, calls, field, more: {
            "role": "assistant",
            "content": content,
            **({"tool_calls": calls} if calls else {}),
            **field,
            **more,
        },
        st.none() | wire_texts,
        st.lists(wire_calls, max_size=2),
        st.sampled_from(
            [{}, {}, {"reasoning": "hm"}, {"reasoning_content": "hm"}, {"refusal": "No."}, {"refusal": None}]
        ),
        unknown,
    ),
    st.builds(
        lambda call_id, content: {"role": "tool", "tool_call_id": call_id, "content": content},
        st.sampled_from(["a", "b", ""]),
        wire_texts,
    ),
)
wire_requests = st.builds(
    lambda messages, optional, more: {"model": "m", "messages": messages, **optional, **more},
    st.lists(wire_messages, min_size=1, max_size=4),
    st.fixed_dictionaries(
        {},
        optional={
            "temperature": st.sampled_from([None, 0, 0.5, 3]),
            "max_tokens": st.sampled_from([None, 5, -1]),
            "max_completion_tokens": st.sampled_from([None, 7]),
            "stop": st.sampled_from([None, "a", [], ["a", "b"]]),
            "stream": st.sampled_from([None, False, True]),
            "stream_options": st.sampled_from([None, {}, {"include_usage": True, "x": 1}]),
            "tools": st.sampled_from(
                [None, [], [{"type": "function", "function": {"name": "g-h"}}, {"type": "custom"}]]
            ),
            "tool_choice": st.sampled_from([None, "auto", {"type": "function", "function": {"name": "g-h"}}]),
            "parallel_tool_calls": st.sampled_from([None, True]),
            "reasoning_effort": st.sampled_from([None, "none", "low", "ultra"]),
            "chat_template_kwargs": st.sampled_from([None, {}, {"enable_thinking": True}, {"a": None}]),
            "top_k": st.sampled_from([None, -1, 4]),
        },
    ),
    unknown,
)


@requirement("COD-3")
@thorough
@given(wire=wire_requests)
def test_a_clients_body_comes_back_up_to_normal_form(wire: Data) -> None:
    """vLLM says the most of all variants; what it cannot say either is a fault or a loss."""
    codec = CODECS["vllm"]
    try:
        read = codec.decode_request(wire)
    except InvalidDataError:
        return
    again = ChatRequest.from_json(read.value.to_json())
    written = codec.encode_request(again)
    if not written.losses:
        assert normalize_request(codec, plain(written.value)) == normalize_request(codec, wire)


# Answers


def said(response: ChatResponse) -> Data:
    """What of an answer the wire says without a loss."""
    data: Data = plain(response.to_dict())
    for key in ("diagnostics", "extras", "raw_finish_reason"):
        data.pop(key, None)
    message = data["message"]
    for entry in message.get("tool_calls", ()):
        entry.pop("id_origin", None)
    content = _content(message.get("content"))
    if isinstance(content, list) and all(part["type"] == "text" for part in content):
        content = "".join(part["text"] for part in content)
    if not content:
        message.pop("content", None)
    else:
        message["content"] = content
    data["usage"].pop("is_estimated", None)
    return data


@requirement("COD-3")
@every_variant
@thorough
@given(data=st.data())
def test_an_answer_without_loss_comes_back_as_it_was(variant: str, data: st.DataObject) -> None:
    codec = CODECS[variant]
    drawn = data.draw(values.responses(rich=data.draw(st.booleans())))
    response = ChatResponse.from_dict({"id": "r1", "model": "m", **drawn, "created": 5})
    written = codec.encode_response(response)
    assert {loss.id for loss in written.losses} <= set(COVERAGE["openai-chat"].losses)
    if written.losses or response.message.invalid_tool_calls:
        return
    if response.finish_reason in ("length", "error", "cancelled", "other") and response.message.tool_calls:
        return  # what was cut is judged anew: the last call of a cut answer is cut
    read = codec.decode_response(plain(written.value))
    assert read.finish_reason == response.finish_reason
    assert said(read) == said(response)


@requirement("COD-3")
@thorough
@given(data=st.data())
def test_an_answer_that_was_written_is_streamed_and_whole_the_same(data: st.DataObject) -> None:
    drawn = data.draw(values.responses(rich=data.draw(st.booleans())))
    wire = plain(CHAT.encode_response(ChatResponse.from_dict(drawn)).value)
    whole = CHAT.decode_response(wire)
    pieces = data.draw(values.pieces(streamed(wire)))
    assert CHAT.decode_stream(pieces).to_dict() == whole.to_dict()


@requirement("REQ-3")
@thorough
@given(data=st.data())
def test_chunks_that_are_written_are_read_as_the_same_answer(data: st.DataObject) -> None:
    drawn = data.draw(values.responses(rich=False))
    wire = plain(CHAT.encode_response(ChatResponse.from_dict(drawn)).value)
    decoder = CHAT.stream_decoder()
    chunks = [*decoder.feed(streamed(wire)), *decoder.close()]
    accumulator = StreamAccumulator()
    encoder = CHAT.stream_encoder()
    out = b""
    for each in chunks:
        accumulator.add(each)
        out += encoder.feed(each)
    assert CHAT.decode_stream([out + encoder.close()]).to_dict() == accumulator.response.to_dict()


# Bytes

LONG = sse(
    chunk({"role": "assistant", "content": ""}),
    chunk({"reasoning": "h\u2028m"}),
    chunk({"content": "G\U0001f600t"}),
    chunk({"tool_calls": [{"index": 0, "id": "a", "function": {"name": "f", "arguments": '{"é"'}}]}),
    chunk({"tool_calls": [{"index": 0, "function": {"arguments": ": 1}"}}]}),
    chunk({}, "tool_calls"),
    chunk(usage={"prompt_tokens": 1, "completion_tokens": 2, "total_tokens": 3}),
)


@requirement("PRV-8")
def test_a_whole_body_and_a_last_line_over_the_limit_are_typed_errors() -> None:
    decoder = CHAT.stream_decoder(limits=Limits(line=20))
    with pytest.raises(StreamError):
        decoder.feed(json.dumps(body()).encode())
    decoder = CHAT.stream_decoder(limits=Limits(line=20))
    decoder.feed(b"\ndata: 12345678901\ndata: 1234567890")
    with pytest.raises(StreamError):
        decoder.close()


@requirement("PRV-8")
def test_a_stream_within_its_limits_is_read_in_one_piece_and_after_any_white_space() -> None:
    longest = max(len(line) for line in LONG.split(b"\n"))
    decoder = CHAT.stream_decoder(limits=Limits(line=longest, response=len(LONG)))
    assert decoder.feed(LONG)[-1].is_complete
    decoder = CHAT.stream_decoder(limits=Limits(line=longest, response=len(LONG)))
    for _ in range(longest):
        assert decoder.feed(b"  \r\n") == []
    assert decoder.feed(LONG)[-1].is_complete
