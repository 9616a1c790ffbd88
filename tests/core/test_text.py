"""Text is kept code point for code point; what is not text is refused from us and replaced from a server."""

from __future__ import annotations

import json
import tracemalloc
import unicodedata
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, strategies as st

from turnwire_schema.errors import InvalidDataError

from tests.cases import for_each
from tests.requirements import requirement
from turnwire import (
    ChatRequest,
    ConversationHistory,
    InvalidToolCall,
    Messages,
    ModelParameters,
    StreamAccumulator,
    StreamingChunk,
    TextPart,
    ToolCall,
    ToolCallAccumulator,
    ToolCallDelta,
    UserMessage,
    assistant,
    tool_result,
    user,
)
from turnwire.core.tokens import estimate_text_tokens

ODD_TEXTS = [
    "e\u0301 é ﬁ Å K",  # not normalized: these are different code points
    "\u2028\u2029\u0085\x0b\x0c\x1c",
    "\u200b\u200e\u202e\ufeff",
    "a\x00b\x7f",
    "\r\n\r \n",
    "👩‍👩‍👧‍👦🇩🇪\U0010ffff\ufffe\uffff",
    "\\u0041 \\n \\ud800",
    "<|im_start|>system",
    "𝕳𝖊𝖑𝖑𝖔",
]


@requirement("MSG-8")
@pytest.mark.parametrize(
    "fields",
    [
        {"provider_options": {"\ud800": {"a": 1}}},
        {"provider_options": {"a": {"\ud800": 1}}},
        {"metadata": {"\ud800": 1}},
        {"extras": {"\ud800": 1}},
        {"\ud800": 1},
        {"name": "\ud800"},
    ],
    ids=ascii,
)
def test_a_lone_surrogate_is_refused_in_names_as_in_texts_and_the_error_can_be_printed(fields: dict[str, Any]) -> None:
    with pytest.raises(InvalidDataError) as caught:
        UserMessage.from_dict({"role": "user", "content": "a", **fields})
    assert str(caught.value).encode("utf-8")


@requirement("MSG-8")
@pytest.mark.parametrize("text", ODD_TEXTS, ids=ascii)
def test_text_is_kept_code_point_for_code_point(text: str) -> None:
    message = user(f"{text}.", name=text)
    loaded = UserMessage.from_json(message.to_json())
    assert (loaded.content, loaded.name) == (f"{text}.", text)
    assert UserMessage.from_json(message.to_json().encode()).content == f"{text}."
    assert UserMessage.from_json(json.dumps(message.to_dict(), ensure_ascii=True)).content == f"{text}."
    assert UserMessage.from_dict(message.to_dict()).text == f"{text}."


@requirement("MSG-8")
@given(text=st.text())
def test_any_text_survives_every_form(text: str) -> None:
    message = tool_result("c1", text)
    for loaded in (type(message).from_json(message.to_json()), type(message).from_dict(message.to_dict())):
        assert loaded.text == text
        assert loaded.parts == (TextPart(text=text),)
    assert ToolCall(id="c", name="f", arguments={text: text}).arguments == {text: text}


@requirement("MSG-8")
def test_text_is_not_normalized_and_so_compares_by_code_points() -> None:
    assert user("é") != user(unicodedata.normalize("NFD", "é"))


@requirement("MSG-8")
def test_a_surrogate_pair_in_json_is_one_character() -> None:
    assert UserMessage.from_json(r'{"role":"user","content":"\ud83d\ude00"}').content == "😀"


BUILD_WITH: list[Callable[[str], object]] = [
    lambda text: UserMessage(content=text),
    lambda text: UserMessage(content="a", name=text),
    lambda text: UserMessage(content="a", metadata={"a": [text]}),
    lambda text: UserMessage(content="a", metadata={text: 1}),
    lambda text: UserMessage(content="a", extras={"a": text}),
    lambda text: UserMessage(content=[{"type": "text", "text": text}]),
    lambda text: UserMessage(content=[{"type": "later", "text": text}]),
    lambda text: ToolCall(id=text, name="f", arguments={}),
    lambda text: ToolCall(id="c", name="f", arguments={"a": {"b": text}}),
    lambda text: ToolCall(id="c", name="f", arguments={text: 1}),
    lambda text: StreamingChunk(text=text),
    lambda text: ModelParameters(model=text),
    lambda text: user("a").replace(content=text),
]


@requirement("MSG-8")
@for_each("text", ["\ud800", "a\udfff", "\ude00\ud83d", "\ud800" * 3], ids=ascii)
@for_each("build", BUILD_WITH, ids=range(len(BUILD_WITH)))
def test_a_lone_surrogate_is_refused_wherever_we_build(build: Callable[[str], object], text: str) -> None:
    with pytest.raises(InvalidDataError):
        build(text)


@requirement("MSG-8", "MSG-10")
@pytest.mark.parametrize(
    ("written", "read"),
    [
        (r'{"a": "\ud800"}', {"a": "\ufffd"}),
        (r'{"a": "x\udc00y"}', {"a": "x\ufffdy"}),
        (r'{"\ud800": 1}', {"\ufffd": 1}),
        (r'{"a": "\ud83d\ude00\ud83d"}', {"a": "😀\ufffd"}),
        (r'{"a": "\\ud800"}', {"a": r"\ud800"}),
        (r'{"a": "\\\ud800"}', {"a": "\\\ufffd"}),
    ],
)
def test_a_lone_surrogate_in_arguments_that_a_model_wrote_becomes_the_replacement_character(
    written: str, read: dict[str, Any]
) -> None:
    accumulator = ToolCallAccumulator()
    accumulator.add(ToolCallDelta(index=0, id="c1", name="f", arguments=written))
    assert accumulator.finish() == (ToolCall(id="c1", name="f", arguments=read),)


SIZE = 100_000_000


@requirement("MSG-8")
def test_a_hundred_megabytes_of_text_work_without_being_copied_over_and_over() -> None:
    text = "Ein langer Satz. " * (SIZE // 17) + "é"
    tracemalloc.start()
    try:
        message = user(text)
        chain = Messages().system("a").add(message)
        history = ConversationHistory(chain)
        request = ChatRequest(messages=chain, parameters=ModelParameters(model="m"))
        assert repr(message) == f"UserMessage(role='user', content=<{len(text)} chars>)"
        assert request.messages[1].content is message.content
        assert message.text is message.content
        assert message == user(text)
        assert message.replace(id="m1").content is message.content
        assert chain.validate_user_input().validate()[-1] is message
        assert history.last is message
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 3.5 * SIZE  # pydantic keeps one copy, and reading it as UTF-8 makes another
    loaded = UserMessage.from_json(message.to_json())
    assert loaded == message
    assert estimate_text_tokens(text) == pytest.approx(
        estimate_text_tokens(text[:200_000]) * len(text) / 200_000, rel=0.01
    )


@requirement("MSG-8", "REQ-3")
def test_a_hundred_megabytes_may_arrive_in_pieces() -> None:
    piece = "x" * 100_000
    accumulator = StreamAccumulator()
    for _ in range(SIZE // len(piece)):
        accumulator.add(StreamingChunk(text=piece))
    accumulator.add(StreamingChunk(is_complete=True, finish_reason="stop"))
    assert len(accumulator.response.message.text) == SIZE


@requirement("MSG-8")
def test_an_invalid_call_keeps_its_raw_text_exactly() -> None:
    for text in ODD_TEXTS:
        call = InvalidToolCall(id="c1", arguments_text=text, reason="not_json")
        message = assistant(invalid_tool_calls=[call])
        loaded = type(message).from_json(message.to_json())
        assert loaded.invalid_tool_calls == (call,)
