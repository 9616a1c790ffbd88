"""Answers whose text is read, on the wires of every kind: whole and streamed, however the bytes are cut."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from turnwire_schema.v1.content import TextPart, ThinkingPart
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest, ModelParameters
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCall
from turnwire_schema.v1.usage import UsageInfo

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.codecs.codec import Codec
from turnwire.codecs.dialects import built_in
from turnwire.codecs.registry import get_codec
from turnwire.codecs.text.formats import text_format
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import InvalidDataError, ProviderError
from turnwire.core.messages import user
from turnwire.core.replay import chunks_of
from turnwire.core.tools import make_tool

DIALECTS = sorted(built_in())
NUMBERED = ("anthropic", "openai-responses")
SCHEMA = {"type": "object", "properties": {"city": {"type": "string"}, "days": {"type": "integer"}}}
TOOLS = (make_tool("get_weather", "Get the weather.", {**SCHEMA, "required": ["city"]}),)
PARIS = '<tool_call>\n{"name": "get_weather", "arguments": {"city": "Paris"}}\n</tool_call>'
OSLO = '<tool_call>\n{"name": "get_weather", "arguments": {"city": "Oslo", "days": 2}}\n</tool_call>'
FROM_TEXT = "the call was read out of the text, in the format hermes"


def asking(said: str = "Weather in Paris?", **parameters: Any) -> ChatRequest:
    given = ModelParameters(**{"model": "m", "text_format": "hermes", **parameters})
    return ChatRequest(messages=[user(said)], parameters=given, tools=TOOLS)


def answer(content: Any, finish_reason: Any = "stop", **message: Any) -> ChatResponse:
    return ChatResponse(
        message=AssistantMessage(content=content, **message),
        finish_reason=finish_reason,
        usage=UsageInfo(prompt_tokens=3, completion_tokens=40),
        model="m",
        id="r_1",
        created=1,
    )


def whole(codec: Codec, said: ChatResponse, request: ChatRequest | None) -> ChatResponse:
    return codec.decode_response(json.dumps(codec.encode_response(said).value).encode(), request=request)


def bytes_of(codec: Codec, said: ChatResponse, piece: int) -> bytes:
    encoder = codec.stream_encoder(model="m", response_id="r_1", created=1)
    return b"".join(encoder.feed(chunk) for chunk in chunks_of(said, piece=piece)) + encoder.close()


def folded(codec: Codec, data: Iterator[bytes], request: ChatRequest | None) -> ChatResponse:
    decoder, out = codec.stream_decoder(request=request), StreamAccumulator()
    for piece in data:
        for chunk in decoder.feed(piece):
            out.add(chunk)
    for chunk in decoder.close():
        out.add(chunk)
    return out.response


def folded_of(chunks: Iterable[StreamingChunk]) -> AssistantMessage:
    out = StreamAccumulator()
    for chunk in chunks:
        out.add(chunk)
    return out.partial().message


def cut(data: bytes, size: int) -> Iterator[bytes]:
    return (data[at : at + size] for at in range(0, len(data), size))


def what(response: ChatResponse) -> dict[str, Any]:
    """Content, thoughts, calls, finish reason and what was found out: all but what differs from wire to wire."""
    message = response.message
    ours = (
        "call_read_from_text",
        "call_repeated",
        "marks_not_read",
        "text_not_read",
        "tool_not_offered",
        "arguments_do_not_fit",
    )
    found = {
        "content": message.text,
        "thoughts": "".join(part.text for part in message.parts if isinstance(part, ThinkingPart)),
        "calls": [(call.name, dict(call.arguments), call.origin) for call in message.tool_calls or ()],
        "invalid": [
            (call.name, call.arguments_text, call.reason, call.origin) for call in message.invalid_tool_calls or ()
        ],
        "finish_reason": response.finish_reason,
        "notes": [(each.id, each.what) for each in response.diagnostics or () if each.id in ours],
    }
    return {name: value for name, value in found.items() if value}


def read(dialect: str, said: ChatResponse, request: ChatRequest | None) -> dict[str, Any]:
    """What is read on this wire, which is the same whole and streamed, in pieces of every size."""
    codec = get_codec(dialect)
    found = whole(codec, said, request)
    for piece in (1, 2, 7, 10_000):
        data = bytes_of(codec, said, piece)
        for size in (3, 64, len(data)):
            streamed = folded(codec, cut(data, size), request)
            assert what(streamed) == what(found), (piece, size)
            assert streamed.message == found.message
    return what(found)


@requirement("TXT-1", "TXT-3")
@pytest.mark.parametrize("dialect", DIALECTS)
def test_thoughts_and_calls_are_read_out_of_the_text_whole_and_streamed_alike(dialect: str) -> None:
    said = answer(f"<think>\nhm\n</think>\n\nLet me see.\n{PARIS}\n{OSLO}")

    assert read(dialect, said, asking()) == {
        "content": "Let me see.",
        "thoughts": "hm",
        "calls": [("get_weather", {"city": "Paris"}, "text"), ("get_weather", {"city": "Oslo", "days": 2}, "text")],
        "finish_reason": "tool_calls",
        "notes": [("call_read_from_text", FROM_TEXT), ("call_read_from_text", FROM_TEXT)],
    }


@requirement("TXT-1")
@pytest.mark.parametrize("dialect", DIALECTS)
def test_calls_of_the_text_get_ids_that_are_told_apart(dialect: str) -> None:
    calls = whole(get_codec(dialect), answer(f"{PARIS}\n{PARIS}"), asking()).message.tool_calls or ()

    assert len({call.id for call in calls}) == 2
    assert {call.id_origin for call in calls} == {"minted"}


@requirement("TXT-1")
def test_the_bytes_of_a_stream_may_be_cut_between_any_two() -> None:
    codec = get_codec("openai-chat")
    said, request = answer(f"<think>\nhm\n</think>\n\nLet me see.\n{PARIS}"), asking()
    data = bytes_of(codec, said, 9)
    expected = what(whole(codec, said, request))

    for at in range(1, len(data)):
        assert what(folded(codec, iter((data[:at], data[at:])), request)) == expected, at


@requirement("TXT-1")
@pytest.mark.parametrize("dialect", DIALECTS)
def test_an_answer_without_marks_is_unchanged(dialect: str) -> None:
    codec, said = get_codec(dialect), answer("A < B, and so on.\n\n")

    assert whole(codec, said, asking()) == whole(codec, said, asking(text_format=None))
    assert read(dialect, said, asking()) == {"content": "A < B, and so on.\n\n", "finish_reason": "stop"}


@requirement("TXT-3")
@pytest.mark.parametrize("dialect", NUMBERED)
def test_what_is_read_is_between_the_parts_where_it_was_in_the_text(dialect: str) -> None:
    codec = get_codec(dialect)
    said = answer([TextPart(text=f"One.\n{PARIS}\nTwo."), TextPart(text=f"Three.\n{OSLO}")])
    found = whole(codec, said, asking())

    texts = [part.text for part in found.message.parts if isinstance(part, TextPart)]
    assert texts == ["One.", "\nTwo.", "Three."]
    assert [(call.arguments["city"], call.part_index) for call in found.message.tool_calls or ()] == [
        ("Paris", 1),
        ("Oslo", None),
    ]
    assert folded(codec, cut(bytes_of(codec, said, 5), 11), asking()).message == found.message


@requirement("TXT-3")
@pytest.mark.parametrize("dialect", DIALECTS)
def test_a_call_that_the_server_gave_wins_over_what_its_text_has_behind_it(dialect: str) -> None:
    call = ToolCall(id="call_1", name="get_weather", arguments={"city": "Rome"}, part_index=0)
    found = read(dialect, answer([TextPart(text="Hm.")], "tool_calls", tool_calls=[call]), asking())

    assert found == {
        "content": "Hm.",
        "calls": [("get_weather", {"city": "Rome"}, None)],
        "finish_reason": "tool_calls",
    }


@requirement("TXT-3")
@pytest.mark.parametrize("dialect", NUMBERED)
def test_text_behind_a_call_that_the_server_gave_is_handed_on_with_its_marks(dialect: str) -> None:
    call = ToolCall(id="call_1", name="get_weather", arguments={"city": "Rome"}, part_index=1)
    said = answer([TextPart(text=f"A.\n{OSLO}"), TextPart(text=PARIS)], "tool_calls", tool_calls=[call])
    found = read(dialect, said, asking())

    assert found["content"] == "A." + PARIS
    assert found["calls"] == [
        ("get_weather", {"city": "Oslo", "days": 2}, "text"),
        ("get_weather", {"city": "Rome"}, None),
    ]


@requirement("TXT-2", "TXT-3")
@pytest.mark.parametrize("dialect", DIALECTS)
def test_a_call_that_comes_in_the_text_and_as_structure_is_one_call(dialect: str) -> None:
    again = ToolCall(id="call_1", name="get_weather", arguments={"city": "Paris"}, part_index=1)
    other = ToolCall(id="call_2", name="get_weather", arguments={"city": "Rome"}, part_index=1)
    found = read(dialect, answer([TextPart(text=f"Hm.\n{PARIS}")], "tool_calls", tool_calls=[again, other]), asking())

    assert found["calls"] == [("get_weather", {"city": "Paris"}, "text"), ("get_weather", {"city": "Rome"}, None)]
    assert found["content"] == "Hm."
    assert ("call_repeated", "a call came in the text and as structure, and is one call") in found["notes"]


@requirement("TXT-1", "TXT-3")
@for_each("dialect", DIALECTS)
@for_each("held", ["So.\n\n", "So. <tool_c", f"So. {PARIS[:60]}", f"{PARIS} So.\n<th"])
def test_what_waited_for_more_of_the_text_is_in_the_answer_of_a_stream_that_breaks(dialect: str, held: str) -> None:
    """The text is read in place of marks, and nothing of it is lost, wherever the stream breaks."""
    codec = get_codec(dialect)
    encoder = codec.stream_encoder(model="m", response_id="r_1", created=1)
    chunks = [chunk for chunk in chunks_of(answer(held), piece=3) if not chunk.is_complete]
    data = b"".join(map(encoder.feed, chunks))

    with pytest.raises(ProviderError) as broken:
        codec.decode_stream([data], request=asking())

    assert broken.value.partial is not None
    message = broken.value.partial.message
    begun = [call.arguments_text for call in message.invalid_tool_calls or ()]
    came = message.text + "".join(text or "" for text in begun)
    whole_calls = [(call.name, dict(call.arguments)) for call in message.tool_calls or ()]
    assert came.split() == held.replace(PARIS, "").split()
    assert whole_calls == ([("get_weather", {"city": "Paris"})] if PARIS in held else [])

    decoder, chunks = codec.stream_decoder(request=asking()), []
    chunks += decoder.feed(data)
    with pytest.raises(ProviderError):
        decoder.close()
    assert folded_of([*chunks, *decoder.held_back()]) == message


@requirement("TXT-2", "TXT-3")
@pytest.mark.parametrize("dialect", DIALECTS)
def test_a_call_behind_one_of_the_text_is_in_the_answer_of_a_stream_that_breaks(dialect: str) -> None:
    codec = get_codec(dialect)
    encoder = codec.stream_encoder(model="m", response_id="r_1", created=1)
    calls = [ToolCall(id=f"c{n}", name="get_weather", arguments={"city": city}) for n, city in enumerate("PR")]
    said = answer([TextPart(text=PARIS.replace("Paris", "P"))], "tool_calls", tool_calls=calls)
    data = b"".join(encoder.feed(chunk) for chunk in chunks_of(said) if not chunk.is_complete)

    with pytest.raises(ProviderError) as broken:
        codec.decode_stream([data], request=asking())

    assert broken.value.partial is not None
    came = broken.value.partial.message
    begun = [json.loads(call.arguments_text or "") for call in came.invalid_tool_calls or ()]
    assert [*(dict(call.arguments) for call in came.tool_calls or ()), *begun] == [{"city": "P"}, {"city": "R"}]


@requirement("TXT-3")
@pytest.mark.parametrize("dialect", DIALECTS)
def test_thoughts_that_the_server_gave_stay_and_the_text_behind_them_is_read(dialect: str) -> None:
    said = answer([ThinkingPart(text="hm"), TextPart(text=f"Let me see.\n{PARIS}\nSo.")])

    assert read(dialect, said, asking()) == {
        "content": "Let me see.\nSo.",
        "thoughts": "hm",
        "calls": [("get_weather", {"city": "Paris"}, "text")],
        "finish_reason": "tool_calls",
        "notes": [("call_read_from_text", FROM_TEXT)],
    }


@requirement("TXT-2")
@pytest.mark.parametrize("dialect", DIALECTS)
def test_a_call_that_the_token_limit_cut_is_an_invalid_one(dialect: str) -> None:
    cut_off = PARIS[: PARIS.index("ris")]

    assert read(dialect, answer(f"Let me see.\n{cut_off}", "length"), asking()) == {
        "content": "Let me see.",
        "invalid": [("get_weather", f"\n{cut_off}", "truncated", "text")],
        "finish_reason": "length",
    }


REFUSED = {
    "the request offered no tool of that name": (
        '<tool_call>\n{"name": "rm", "arguments": {}}\n</tool_call>',
        "Hi",
    ),
    "the arguments do not fit the tool's schema": (
        '<tool_call>\n{"name": "get_weather", "arguments": {"city": 1}}\n</tool_call>',
        "Hi",
    ),
    "the marks are in code or in a quotation": (f"As in:\n```\n{PARIS}\n```\n", "Hi"),
    "the same text is in a user message or a tool result": (PARIS, f"What does this do? {PARIS}"),
}


@requirement("TXT-2")
@for_each("dialect", DIALECTS)
@for_each("why", REFUSED)
def test_marks_that_must_not_become_a_call_stay_in_the_text_with_the_reason(dialect: str, why: str) -> None:
    text, asked = REFUSED[why]

    assert read(dialect, answer(text), asking(asked)) == {
        "content": text,
        "finish_reason": "stop",
        "notes": [("marks_not_read", f"marks of the format hermes were not read: {why}")],
    }


@requirement("TXT-2")
@pytest.mark.parametrize("dialect", DIALECTS)
def test_without_offered_tools_only_thoughts_are_read(dialect: str) -> None:
    request = ChatRequest(messages=[user("Hi")], parameters=asking().parameters)
    text = f"<think>\nhm\n</think>\n\n{PARIS}"

    assert read(dialect, answer(text), request) == {
        "content": PARIS,
        "thoughts": "hm",
        "finish_reason": "stop",
        "notes": [
            ("marks_not_read", "marks of the format hermes were not read: the request offered no tool of that name")
        ],
    }


@requirement("TXT-3")
@pytest.mark.parametrize("dialect", DIALECTS)
def test_off_hands_the_text_on_and_reports_nothing(dialect: str) -> None:
    text = f"<think>\nhm\n</think>\n\n{PARIS}"

    assert read(dialect, answer(text), asking(text_format="off")) == {"content": text, "finish_reason": "stop"}


@requirement("TXT-3")
@pytest.mark.parametrize("model", ["qwen3:4b", "Qwen/Qwen3-8B", "/models/hermes-3-llama.gguf"])
def test_auto_reads_by_the_format_of_a_known_model(model: str) -> None:
    found = read("openai-chat", answer(PARIS), asking(model=model, text_format="auto"))

    assert found["calls"] == [("get_weather", {"city": "Paris"}, "text")]


@requirement("TXT-3")
def test_auto_reads_nothing_of_a_model_that_no_format_knows_and_reports_it() -> None:
    found = whole(get_codec("openai-chat"), answer(PARIS), asking(model="someones-model", text_format="auto"))

    assert what(found) == {
        "content": PARIS,
        "finish_reason": "stop",
        "notes": [
            ("text_not_read", 'the text holds 1 tool call in the format hermes; text_format: "hermes" reads them')
        ],
    }


@requirement("TXT-3")
@pytest.mark.parametrize("read_by", [whole, lambda codec, said, request: codec.stream_decoder(request=request)])
def test_a_format_that_is_not_known_is_refused_by_its_field(read_by: Any) -> None:
    with pytest.raises(InvalidDataError) as caught:
        read_by(get_codec("openai-chat"), answer(PARIS), asking(text_format="hermas"))

    assert [(problem.path, problem.rule) for problem in caught.value.problems] == [("/parameters/text_format", "enum")]
    assert "off, auto, apertus" in str(caught.value)


NOT_READ = {
    "with tools": (
        asking(model="qwen3:4b", text_format=None),
        'the text holds thoughts and 1 tool call in the format hermes; text_format: "auto" or "hermes" reads them',
    ),
    "of another model": (
        asking(text_format=None),
        'the text holds thoughts and 1 tool call in the format hermes; text_format: "hermes" reads them',
    ),
    "without tools": (
        ChatRequest(messages=[user("Hi")], parameters=ModelParameters(model="qwen3:4b")),
        'the text holds thoughts and 1 tool call in the format hermes; text_format: "auto" or "hermes" reads the'
        " thoughts; the request offers no tools, without which no text is a call",
    ),
}


@requirement("TXT-3")
@for_each("dialect", DIALECTS)
@for_each("name", NOT_READ)
def test_marks_in_a_text_that_was_not_to_be_read_are_reported(dialect: str, name: str) -> None:
    codec, text = get_codec(dialect), f"<think>\nhm\n</think>\n\n{PARIS}"
    request, told = NOT_READ[name]

    found = what(whole(codec, answer(text), request))
    assert found == {"content": text, "finish_reason": "stop", "notes": [("text_not_read", told)]}


@requirement("TXT-2")
@pytest.mark.parametrize("dialect", DIALECTS)
def test_a_call_of_a_tool_that_was_not_offered_stays_in_the_text_where_it_was_cut(dialect: str) -> None:
    text = 'Hm.\n<tool_call>\n{"name": "rm", "arguments": {"path": "/'

    assert read(dialect, answer(text, "length"), asking()) == {
        "content": text,
        "finish_reason": "length",
        "notes": [("marks_not_read", "marks of the format hermes were not read: the answer was cut inside the call")],
    }


@requirement("TXT-3")
@pytest.mark.parametrize("dialect", DIALECTS)
def test_thoughts_that_the_prompt_opened_unseen_stay_in_the_text_and_are_reported(dialect: str) -> None:
    found = read(dialect, answer("hm</think></think>Yes."), asking())

    assert found["content"] == "hm</think></think>Yes."
    [(name, told)] = found["notes"]
    assert name == "marks_not_read"
    assert told.startswith("marks of the format hermes were not read: the text ends thoughts that it did not begin")


BEGINNINGS = {
    "the model opens its thoughts": ("<think>\nhm\n</think>\n\nYes.", {"content": "Yes.", "thoughts": "hm"}),
    "the prompt opened them": ("hm\n</think>\n\nYes.", {"content": "Yes.", "thoughts": "hm"}),
    "nothing ends them": ("Yes.", {"content": "Yes.", "thoughts": "Yes."}),
    "nothing but a beginning of the mark": ("<thi", {"content": "<thi", "thoughts": "<thi"}),
    "thoughts alone": ("hm</think>", {"thoughts": "hm"}),
}


@requirement("TXT-1", "TXT-3")
@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("name", BEGINNINGS)
def test_an_answer_of_a_model_that_was_to_think_is_never_lost_in_thoughts(
    dialect: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_format("hermes"), "opened_by_prompt", "sometimes")
    text, expected = BEGINNINGS[name]

    assert read(dialect, answer(text), asking(thinking=True)) == {**expected, "finish_reason": "stop"}


@requirement("TXT-2")
def test_a_call_behind_thoughts_that_nothing_ends_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_format("hermes"), "opened_by_prompt", "sometimes")
    request = asking(thinking=True)

    assert read("openai-chat", answer(f"Hm. {PARIS}"), request)["calls"] == [("get_weather", {"city": "Paris"}, "text")]
    assert "calls" not in read("openai-chat", answer(f"Hm. {PARIS}", "length"), request)
    assert "calls" not in read("openai-chat", answer(f"Hm. {PARIS}</think>No."), request)


@requirement("TXT-1")
@pytest.mark.parametrize("dialect", DIALECTS)
def test_a_mark_that_says_nothing_is_left_out_of_a_text_without_any_other(dialect: str) -> None:
    said, request = answer("Paris.<|im_end|>"), asking(text_format="lfm2")

    assert read(dialect, said, request) == {"content": "Paris.", "finish_reason": "stop"}
