"""Round trips and cuts that hold for every value: nothing is lost without being reported."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, strategies as st

from turnwire_schema.v1.content import TextPart
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from tests.codecs import strategies as values
from tests.codecs.anthropic.anthropic_wire import (
    ANTHROPIC_CODEC,
    CITATION,
    CODECS,
    NEW,
    OLD,
    SONNET,
    Data,
    begin,
    body,
    check_grammar,
    check_wire,
    end,
    events_of,
    flat,
    piece,
    plain,
    sse,
    start,
    stop,
    streamed,
    text,
    use,
)
from tests.codecs.coverage.table import COVERAGE
from tests.normal_forms import normalize_request, normalize_response
from tests.properties import examples
from tests.requirements import requirement
from turnwire.codecs.anthropic.ids import original_id, wire_id
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.closed_schema import close_objects
from turnwire.core.errors import InvalidDataError, ProviderError

thorough = examples(20)
every_version = pytest.mark.parametrize("version", list(CODECS))
MODELS = ("m", OLD, SONNET, NEW)

own_options = st.fixed_dictionaries(
    {},
    optional={
        "anthropic": st.fixed_dictionaries(
            {}, optional={"metadata": st.just({"user_id": "u"}), "service_tier": st.just("auto")}
        ),
        "anthropic-2026-10-21": st.just({"inference_geo": "eu"}),
        "ollama": st.just({"keep_alive": 0}),
    },
)


# Requests


@st.composite
def requests(draw: st.DrawFn) -> ChatRequest:
    """Requests for models of every age, with the thoughts of this dialect among others'."""
    data = draw(values.requests(rich=draw(st.booleans()), provider_options=own_options))
    data["parameters"]["model"] = draw(st.sampled_from(MODELS))
    for message in data["messages"]:
        content = message.get("content")
        if message["role"] == "assistant" and isinstance(content, list):
            for part in content:
                if part["type"] == "thinking" and draw(st.booleans()):
                    part["origin"] = {"dialect": "anthropic"}
            for call in message.get("tool_calls") or ():
                if draw(st.booleans()):
                    call["part_index"] = draw(st.integers(0, len(content)))
    return ChatRequest.from_dict(data)


def meaning(request: ChatRequest, version: str, given: set[str]) -> Data:
    """What of a request the wire says without a loss; see the ledger for what is never sent.

    `given` are the parameters that somebody set: a default is sent where it may be, and otherwise not.
    """
    data: Data = plain(request.to_dict())
    for key in ("metadata", "extras", "stream_options"):
        data.pop(key, None)
    if not data.get("tools"):
        data.pop("tools", None)
    if not data.get("stream"):
        data.pop("stream", None)
    if data.get("parallel_tool_calls") is not False or data.get("tool_choice") == "none":
        data.pop("parallel_tool_calls", None)
    elif "tool_choice" not in data:
        data["tool_choice"] = "auto"
    wanted = data.get("response_format")
    if wanted == {"type": "text"}:
        del data["response_format"]
    elif wanted:
        wanted.pop("strict", None)
    data["parameters"] = _parameters(data["parameters"], given, version)
    for tool in data.get("tools", ()):
        tool.setdefault("strict", True)
        if tool["strict"]:
            tool["parameters"] = plain(close_objects(tool["parameters"]))
    data["messages"] = _messages(data["messages"])
    return data


def _parameters(found: Data, given: set[str], version: str) -> Data:
    for key in ("timeout", "extras", "max_tokens"):
        found.pop(key, None)
    for key in ("temperature", "top_p"):  # the default of the server, and what nobody set, are like nothing
        if found.get(key) in (None, 1) or key not in given:
            found.pop(key, None)
    if found.get("stop_sequences") == []:
        del found["stop_sequences"]
    if found.get("thinking") in (False, "none"):
        del found["thinking"]
    if "thinking_budget_tokens" in found:
        found["thinking"] = True
    own = found.pop("provider_options", {})
    found["own"] = {**own.get("anthropic", {}), **(own.get(version, {}) if version != "anthropic" else {})}
    return found


def _messages(messages: list[Data]) -> list[Data]:
    """Messages as the wire says them: neighbours that it joins, ids in its form, texts as lists of parts."""
    called: dict[str, str] = {}
    ids = _Ids()
    out: list[Data] = []
    for message in messages:
        meant = {key: value for key, value in message.items() if key not in ("id", "metadata", "extras")}
        parts = _content(meant.pop("content", None))
        kept: list[Data] = []
        before = {}
        for place, part in enumerate(parts):
            before[place] = len(kept)
            if part["type"] != "text" or part["text"].strip():
                kept.append(part)
        reached = 0
        for entry in meant.get("tool_calls", ()):
            called[entry["id"]] = entry["name"]
            entry.pop("id_origin", None)
            given = entry.pop("part_index", None)
            reached = max(reached, len(kept) if given is None else before.get(given, len(kept)))
            entry["before"] = reached
            entry["id"] = ids.of_call(entry["id"])
        for entry in meant.get("invalid_tool_calls", ()):
            for key in ("position", "detail", "part_index", "id_origin"):
                entry.pop(key, None)
            entry["id"] = ids.of_call(entry["id"])
        if meant["role"] == "tool":
            meant.pop("name", None)
            meant["tool_call_id"] = ids.of_result(meant["tool_call_id"])
            meant["is_error"] = bool(meant.get("is_error"))
        meant["content"] = kept
        if kept or len(meant) > 2:
            out.append(meant)
    return _joined(out)


class _Ids:
    """The wire's ids in order of the calls: one that comes again gets a number."""

    def __init__(self) -> None:
        self._taken: set[str] = set()
        self._now: dict[str, str] = {}

    def of_call(self, call_id: str) -> str:
        found, number = wire_id(call_id), 2
        while found in self._taken:
            found, number = f"{wire_id(call_id)}_{number}", number + 1
        self._taken.add(found)
        self._now[call_id] = found = original_id(found)
        return found

    def of_result(self, call_id: str) -> str:
        return self._now.get(call_id, original_id(wire_id(call_id)))


def _joined(messages: list[Data]) -> list[Data]:
    """A user behind results and users behind that are one message on the wire."""
    out: list[Data] = []
    has_results = False
    for message in messages:
        if message["role"] == "user" and has_results and out[-1]["role"] == "user":
            out[-1]["content"] += message["content"]
            continue
        has_results = message["role"] == "tool" or (has_results and message["role"] == "user")
        out.append(message)
    return out


def _content(content: Any) -> list[Data]:
    parts = [{"type": "text", "text": content}] if isinstance(content, str) else content or []
    return [_part(part) for part in parts]


def _part(part: Data) -> Data:
    """A data: URL is read as data; images are told by their type."""
    url = part.get("url") or ""
    if url.startswith("data:image/png;base64,"):
        part = {**part, "data": url.removeprefix("data:image/png;base64,"), "media_type": "image/png"}
        del part["url"]
    return part


@requirement("COD-3")
@every_version
@thorough
@given(request=requests())
def test_a_request_without_loss_comes_back_as_it_was(version: str, request: ChatRequest) -> None:
    codec = CODECS[version]
    written = codec.encode_request(request)
    check_wire("request", "MessagesRequest", written.value)
    losses = values.lost_for_this_server(written.losses)
    assert {loss.id for loss in losses} <= set(COVERAGE["anthropic"].losses)
    if losses or values.ids_repeat(request.messages):
        return
    if not written.value["messages"]:
        return
    read = codec.decode_request(plain(written.value))
    assert read.losses == ()
    given = request.parameters.__pydantic_fields_set__
    assert meaning(read.value, version, given) == meaning(request, version, given)


@requirement("COD-3")
@every_version
@thorough
@given(request=requests())
def test_a_body_that_was_written_is_written_again_as_it_was(version: str, request: ChatRequest) -> None:
    """Whatever was lost was lost the first time: a body of the wire passes unchanged up to its normal form."""
    codec = CODECS[version]
    wire = plain(codec.encode_request(request).value)
    if wire["messages"]:
        again = codec.encode_request(codec.decode_request(wire).value)
        assert normalize_request(codec, plain(again.value)) == normalize_request(codec, wire)


wire_texts = st.text(max_size=4)
unknown = values.unknown
text_blocks = st.builds(lambda words, more: {**text(words), **more}, wire_texts, unknown)
user_blocks = st.one_of(
    text_blocks,
    st.sampled_from(
        [
            {"type": "image", "source": {"type": "base64", "media_type": "image/jpg", "data": values.JPEG}},
            {"type": "image", "source": {"type": "url", "url": "https://example.org/a.png"}},
            {"type": "image", "source": {"type": "odd", "x": 1}},
            {"type": "document", "source": {"type": "text", "media_type": "text/plain", "data": "x"}, "title": "t"},
            {"type": "document", "source": {"type": "content", "content": "x"}, "citations": {"enabled": True}},
            {"type": "search_result", "source": "s", "title": "t", "content": [text("x")]},
            {"type": "text", "text": "c", "cache_control": {"type": "ephemeral"}, "citations": None},
        ]
    ),
    st.builds(
        lambda call_id, content, more: {"type": "tool_result", "tool_use_id": call_id, **content, **more},
        st.sampled_from(["a", "b", "f:0"]),
        st.sampled_from(
            [{}, {"content": None}, {"content": ""}, {"content": "ok"}, {"content": [text("x"), text("")]}]
        ),
        st.sampled_from([{}, {"is_error": False}, {"is_error": True}, {"cache_control": {"type": "ephemeral"}}]),
    ),
)
assistant_blocks = st.one_of(
    text_blocks,
    st.builds(
        lambda call_id, name, given, more: {"type": "tool_use", "id": call_id, "name": name, **given, **more},
        st.sampled_from(["a", "b", "f:0"]),
        st.sampled_from(["f", "g-h", "g.h"]),
        st.sampled_from([{"input": {}}, {"input": {"a": 1, "b": [1.0]}}, {"input": None}, {}]),
        unknown,
    ),
    st.sampled_from(
        [
            {"type": "thinking", "thinking": "hm", "signature": "c2ln"},
            {"type": "thinking", "thinking": "", "signature": "c2ln"},
            {"type": "thinking", "thinking": "hm"},
            {"type": "redacted_thinking", "data": "eHg="},
            {"type": "server_tool_use", "id": "srvtoolu_1", "name": "web_search", "input": {"query": "x"}},
            {"type": "of_the_future", "a": {"b": None}},
        ]
    ),
)
wire_messages = st.one_of(
    st.builds(
        lambda content, more: {"role": "user", "content": content, **more},
        wire_texts | st.lists(user_blocks, max_size=4),
        unknown,
    ),
    st.builds(
        lambda content, more: {"role": "assistant", "content": content, **more},
        wire_texts | st.lists(assistant_blocks, max_size=4),
        unknown,
    ),
    st.builds(lambda content: {"role": "system", "content": content}, wire_texts | st.lists(text_blocks, max_size=2)),
)
wire_tools: values.Strategy = st.lists(
    st.sampled_from(
        [
            {"name": "f", "description": "d", "input_schema": {"type": "object", "properties": {}}, "type": None},
            {"name": "g-h", "input_schema": {"type": "object"}, "type": "custom", "defer_loading": True},
            {"name": "s", "description": None, "input_schema": {"type": "object", "properties": {}}, "strict": True},
            {"type": "web_search_20250305", "name": "web_search", "max_uses": 2},
        ]
    ),
    max_size=3,
    unique_by=lambda tool: tool["name"],
)
wire_requests = st.builds(
    lambda model, messages, optional, more: {"model": model, "messages": messages, **optional, **more},
    st.sampled_from(MODELS),
    st.lists(wire_messages, min_size=1, max_size=4),
    st.fixed_dictionaries(
        {},
        optional={
            "max_tokens": st.sampled_from([None, 0, 5, 20000]),
            "system": st.sampled_from([None, "", "Be kind.", [text("A"), text("B", cache_control={"type": "x"})]]),
            "temperature": st.sampled_from([None, 0, 0.5, 1, 1.5, 3]),
            "top_p": st.sampled_from([None, 0.5, 0.995, 1]),
            "top_k": st.sampled_from([None, 0, 4]),
            "stop_sequences": st.sampled_from([None, [], ["a"], [" "], [""]]),
            "stream": st.sampled_from([None, False, True]),
            "thinking": st.sampled_from(
                [
                    None,
                    {"type": "enabled", "budget_tokens": 2000},
                    {"type": "adaptive", "display": "summarized"},
                    {"type": "disabled"},
                    {"type": "between_tools"},
                ]
            ),
            "output_config": st.sampled_from(
                [None, {}, {"effort": "low"}, {"format": {"type": "json_schema", "schema": {"type": "object"}}, "z": 1}]
            ),
            "tools": st.none() | wire_tools,
            "tool_choice": st.sampled_from(
                [
                    None,
                    {"type": "auto", "disable_parallel_tool_use": True},
                    {"type": "any", "disable_parallel_tool_use": False},
                    {"type": "tool", "name": "g-h", "x": 1},
                    {"type": "none"},
                ]
            ),
            "metadata": st.sampled_from([None, {"user_id": "u"}]),
        },
    ),
    unknown,
)


@requirement("COD-3")
@every_version
@examples(60)
@given(wire=wire_requests)
def test_a_clients_body_comes_back_up_to_normal_form(version: str, wire: Data) -> None:
    codec = CODECS[version]
    before = json.dumps(wire)
    try:
        read = codec.decode_request(wire)
    except InvalidDataError:
        return
    again = ChatRequest.from_json(read.value.to_json())
    written = codec.encode_request(again)
    assert {loss.id for loss in written.losses} <= set(COVERAGE["anthropic"].losses)
    assert json.dumps(wire) == before
    if {loss.id for loss in written.losses} <= {"anthropic.empty_text", "anthropic.result_order", "anthropic.call_id"}:
        assert normalize_request(codec, plain(written.value)) == normalize_request(codec, wire)


# Answers


def said(response: ChatResponse) -> Data:
    """What of an answer the wire says without a loss."""
    data: Data = plain(response.to_dict())
    for key in ("diagnostics", "extras", "raw_finish_reason", "created"):
        data.pop(key, None)
    message = _messages([{**data["message"], "role": "assistant", "x": 0}])[0]
    for part in message["content"]:
        part.pop("origin", None)  # thoughts know after the trip where they stood
        if part["type"] == "refusal":
            part["type"] = "text"
    data["message"] = message
    data["usage"].pop("is_estimated", None)
    data["usage"].pop("total_tokens", None)
    return data


@requirement("COD-3")
@thorough
@given(data=st.data())
def test_an_answer_without_loss_comes_back_as_it_was(data: st.DataObject) -> None:
    drawn = data.draw(values.responses(rich=data.draw(st.booleans())))
    drawn.pop("created", None)
    response = ChatResponse.from_dict({"id": "r1", "model": "m", **drawn})
    written = ANTHROPIC_CODEC.encode_response(response)
    check_wire("response", "Message", written.value)
    assert {loss.id for loss in written.losses} <= set(COVERAGE["anthropic"].losses)
    usage = response.usage
    beside = (usage.cached_tokens or 0) + (usage.cache_write_tokens or 0)
    if written.losses or response.message.invalid_tool_calls or (usage.prompt_tokens or 0) < beside:
        return
    if response.finish_reason in ("length", "error", "cancelled", "other") and response.message.tool_calls:
        return  # what was cut is judged anew: the last call of a cut answer is cut
    if any(isinstance(part, TextPart) and part.text.isspace() for part in response.message.parts):
        return
    read = ANTHROPIC_CODEC.decode_response(plain(written.value))
    assert read.finish_reason == response.finish_reason
    assert said(read) == said(response)


@requirement("COD-3")
@thorough
@given(data=st.data())
def test_an_answer_that_was_written_is_streamed_and_whole_the_same(data: st.DataObject) -> None:
    drawn = data.draw(values.responses(rich=data.draw(st.booleans())))
    wire = plain(ANTHROPIC_CODEC.encode_response(ChatResponse.from_dict(drawn)).value)
    whole = ANTHROPIC_CODEC.decode_response(wire)
    pieces = data.draw(values.pieces(streamed(wire)))
    assert ANTHROPIC_CODEC.decode_stream(pieces).to_dict() == whole.to_dict()


FOUND = {"type": "web_search_result", "url": "u", "title": "t", "encrypted_content": "e", "page_age": None}
answer_blocks = st.one_of(
    st.builds(text, wire_texts),
    st.builds(lambda words: text(words, citations=[CITATION]), wire_texts),
    st.builds(lambda words, sign: {"type": "thinking", "thinking": words, "signature": sign}, wire_texts, wire_texts),
    st.just({"type": "redacted_thinking", "data": "eHg="}),
    st.builds(use, values.json_objects, st.sampled_from(["a", "b", "", "f:0"]), st.sampled_from(["f", "g-h", ""])),
    st.builds(
        lambda given: {"type": "server_tool_use", "id": "srvtoolu_1", "name": "web_search", "input": given},
        values.json_objects,
    ),
    st.just({"type": "web_search_tool_result", "tool_use_id": "srvtoolu_1", "content": [FOUND]}),
)
CONTAINER = {"id": "c", "expires_at": "2026-11-22T00:00:00Z"}
answers = st.builds(
    lambda blocks, reason, usage, more: {**body(*blocks, stop=reason, usage=usage, **more), "content": blocks},
    st.lists(answer_blocks, max_size=4),
    st.sampled_from(
        [
            None,
            "end_turn",
            "max_tokens",
            "tool_use",
            "pause_turn",
            "refusal",
            "stop_sequence",
            "compaction",
            "of_the_future",
        ]
    ),
    st.sampled_from(
        [
            {"input_tokens": 5, "output_tokens": 3},
            {"input_tokens": 5, "cache_read_input_tokens": 2, "cache_creation_input_tokens": 1, "output_tokens": 3},
            {"input_tokens": 5, "output_tokens": 3, "output_tokens_details": {"thinking_tokens": 2}, "x": {"y": 1}},
        ]
    ),
    st.sampled_from([{}, {"stop_sequence": "x"}, {"container": CONTAINER, "of_the_future": [1]}]),
)


@requirement("COD-3")
@examples(40)
@given(wire=answers, data=st.data())
def test_an_answer_of_the_wire_is_written_again_and_streamed_the_same(wire: Data, data: st.DataObject) -> None:
    whole = ANTHROPIC_CODEC.decode_response(wire)
    pieces = data.draw(values.pieces(streamed(wire)))
    found = ANTHROPIC_CODEC.decode_stream(pieces)
    assert _spaced(found.to_dict()) == _spaced(whole.to_dict())
    written = ANTHROPIC_CODEC.encode_response(whole)
    if not written.losses:
        again = normalize_response(ANTHROPIC_CODEC, plain(written.value))
        assert again == normalize_response(ANTHROPIC_CODEC, wire)


def _spaced(found: Data) -> Data:
    """White space in the raw text of calls is the stream's own."""
    for call in found["message"].get("invalid_tool_calls", ()):
        call["arguments_text"] = json.loads(call["arguments_text"])
    return found


@requirement("REQ-3")
@examples(40)
@given(wire=answers.filter(lambda wire: wire["stop_reason"] != "of_the_future"))  # the wire document knows all words
def test_chunks_that_are_written_are_read_as_the_same_answer(wire: Data) -> None:
    decoder = ANTHROPIC_CODEC.stream_decoder()
    accumulator, encoder = StreamAccumulator(), ANTHROPIC_CODEC.stream_encoder()
    out = b""
    for each in [*decoder.feed(streamed(wire)), *decoder.close()]:
        accumulator.add(each)
        out += encoder.feed(each)
    out += encoder.close()
    check_grammar(events_of(out))
    if not encoder.losses:
        wanted = accumulator.response.to_dict()
        assert _without_ids(ANTHROPIC_CODEC.decode_stream([out]).to_dict()) == _without_ids(wanted)


def _without_ids(found: Data) -> Data:
    """Ids are rewritten to the wire's form, and what was made or repeated is an id like any other."""
    found.pop("diagnostics", None)
    found.pop("raw_finish_reason", None)  # end_turn with calls is told as tool_use
    for kind in ("tool_calls", "invalid_tool_calls"):
        for call in found["message"].get(kind, ()):
            call["id"] = wire_id(call["id"])
            call.pop("id_origin", None)
            call.pop("extras", None)
    return found


# Chunks of any origin

deltas = st.builds(
    lambda index, more: {"index": index, **more},
    st.integers(0, 2),
    st.fixed_dictionaries(
        {},
        optional={
            "id": st.sampled_from(["a", "b", "f:0"]),
            "name": st.sampled_from(["f", "g"]),
            "arguments": st.sampled_from(["", "{", '"a"', ": 1", "}", "{}", ' {"b": [1]} ', "no"]),
            "is_complete": st.booleans(),
        },
    ),
)
chunks = st.builds(
    lambda fields, number: {**fields, **number},
    st.fixed_dictionaries(
        {},
        optional={
            "text": values.texts,
            "thinking": values.texts,
            "signature": st.just("c2ln"),
            "thinking_origin": st.sampled_from([{"dialect": "anthropic"}, {"dialect": "openai-chat"}]),
            "refusal": values.texts,
            "tool_call_deltas": st.lists(deltas, max_size=3),
            "parts": st.lists(
                st.sampled_from(
                    [
                        {"type": "text", "text": "x"},
                        {"type": "thinking", "redacted_data": "eHg=", "origin": {"dialect": "anthropic"}},
                        {"type": "foreign", "dialect": "anthropic", "data": {"type": "compaction", "content": "x"}},
                        {"type": "foreign", "dialect": "gemini", "data": {}},
                    ]
                ),
                max_size=2,
            ),
            "usage": values.rich_usages,
            "id": st.just("i"),
            "model": st.just("m"),
            "extras": st.just({"x": 1}),
        },
    ),
    st.sampled_from([{}, {}, {"part_index": 0}, {"part_index": 1}, {"part_index": 2}]),
)


@requirement("REQ-3")
@examples(80)
@given(sequence=st.lists(chunks, max_size=8), reason=st.sampled_from(["stop", "length", "tool_calls", "error", None]))
def test_any_chunks_become_events_in_grammar_and_text_is_never_lost(sequence: list[Data], reason: str | None) -> None:
    encoder = ANTHROPIC_CODEC.stream_encoder(model="m", response_id="msg_1")
    out = b"".join(encoder.feed(StreamingChunk.from_dict(chunk)) for chunk in sequence)
    if reason is not None:
        out += encoder.feed(StreamingChunk.from_dict({"is_complete": True, "finish_reason": reason}))
    out += encoder.close()
    events = events_of(out)
    check_grammar(events)
    assert (reason is not None) == bool(events and events[-1]["type"] == "message_stop")
    assert {loss.id for loss in encoder.losses} <= set(COVERAGE["anthropic"].losses)
    if reason is None:
        return
    wanted = "".join(
        words
        for chunk in sequence
        for words in [
            chunk.get("text", ""),
            chunk.get("refusal", ""),
            *(part["text"] for part in chunk.get("parts", ()) if part["type"] == "text"),
        ]
    )
    told = [event["delta"]["text"] for event in events if event.get("delta", {}).get("type") == "text_delta"]
    assert "".join(told) == wanted


# Bytes

LONG = sse(
    *flat(
        start(),
        {"type": "ping"},
        begin(0, {"type": "thinking", "thinking": "", "signature": ""}),
        piece(0, "thinking", "h\u2028m"),
        piece(0, "signature", "c2ln"),
        end(0),
        begin(1, text("")),
        piece(1, "text", "G\U0001f600t"),
        end(1),
        begin(2, use(call_id="a")),
        piece(2, "input_json", '{"é"'),
        piece(2, "input_json", ": 1}"),
        end(2),
        {"type": "of_the_future"},
        stop("tool_use"),
    )
)


@thorough
@given(values.json_values)
def test_any_event_is_read_or_a_typed_error(value: Any) -> None:
    for kind in ("content_block_start", "content_block_delta", "message_start", "message_delta", "error"):
        event = {"type": kind, "index": value, "delta": value, "content_block": value, "message": value, "usage": value}
        try:
            ANTHROPIC_CODEC.decode_stream([sse(start(), event, *stop())])
        except ProviderError as error:
            told = error
        else:
            continue
        assert told.info.message


@thorough
@given(values.json_values)
def test_any_request_is_read_or_refused_with_paths(value: Any) -> None:
    for wire in (
        value,
        {"model": "m", "messages": value},
        {"model": "m", "messages": [{"role": "user", "content": value}]},
    ):
        try:
            ANTHROPIC_CODEC.decode_request(wire)
        except InvalidDataError as error:
            told = error
        else:
            continue
        assert told.problems
