"""Content never shows: not in repr, not in str, not in the text of an error, wherever it stands."""

from __future__ import annotations

import json
import pickle
import re
import traceback
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from ipaddress import IPv4Address
from typing import Any, Literal
from uuid import UUID

import pytest
from hypothesis import given, strategies as st
from pydantic import BaseModel, Field, ValidationError, field_validator

from tests.cases import for_each
from tests.core.instances import classes, instances
from tests.properties import examples
from tests.requirements import requirement
from turnwire import (
    AssistantMessage,
    ChatResponse,
    ConversationHistory,
    HistoryPolicy,
    InvalidDataError,
    Messages,
    Problem,
    ProviderResponseError,
    StreamAccumulator,
    StreamError,
    StreamingChunk,
    ToolArgumentError,
    ToolCall,
    ToolDefinition,
    ToolResult,
    TurnwireError,
    assistant,
    check_arguments,
    explain_invalid_call,
    make_tool,
    parse_message,
    system,
    tool_result,
    user,
    validate_call,
)
from turnwire.core.calls import RawCall, finish_calls
from turnwire.core.validate import load, load_json, parse_json

MARKER = "Qx7mArKeRz"


# These rules name a tool of the request; names are shown, text is not.
RULES_THAT_NAME_TOOLS = ("named_tool_is_offered", "tool_names_are_unique")

# Every text of theirs is one of a few words, so that none can hold another text.
WORDS_ONLY = (
    *("OcrConfig", "Shortening", "DelayFault", "DripFault", "GiantLineFault", "IdsFault"),
    *("MissingEndFault", "RefuseFault", "ResetFault", "SplitFault", "UsageFault"),
)

# Names of models and tools are shown, others are not.
NAMES = re.compile(
    r"\bmodel='[^']*'|\b(?:ModelInfo|ModelConfig|ToolDefinition|ToolCall|ToolResult|NamedToolChoice)"
    r"\((?:[^()]*, )?name='[^']*'"
)

USER_FIRST = HistoryPolicy(allow_no_system=True)


@requirement("MSG-7", "MSG-9")
@for_each("kind", classes(), ids=lambda kind: kind.__name__)
def test_no_text_of_any_instance_is_shown(kind: Any) -> None:
    """Each text of each vector gets a marker; what is still valid must not show it, what is not must not tell it."""
    shown = 0
    for instance in instances():
        if type(instance.value) is kind:
            for data in _one_text_at_a_time(instance.data):
                value, error = _made(kind, data)
                if error is None:
                    shown += 1
                    told = [NAMES.sub("", text) for text in (repr(value), str(value), f"{value}")]
                elif error.problems[0].rule in RULES_THAT_NAME_TOOLS:
                    continue
                else:
                    with pytest.raises(InvalidDataError) as caught:
                        load(kind, data)
                    ours = caught.value
                    told = [str(error), repr(error), str(ours), repr(ours), repr(ours.problems)]
                    told += ["".join(traceback.format_exception(each)) for each in (error, ours)]
                assert [text for text in told if MARKER in text] == []
    has_text = any(_texts(instance.data) for instance in instances() if type(instance.value) is kind)
    assert bool(shown) == (has_text and kind.__name__ not in WORDS_ONLY)


def _made(kind: Any, data: Any) -> tuple[Any, InvalidDataError | None]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return kind.from_dict(data), None
        except InvalidDataError as error:
            return None, error


def _texts(data: Any) -> bool:
    return any(True for _ in _one_text_at_a_time(data))


def _one_text_at_a_time(data: Any) -> Iterator[Any]:
    match data:
        case str():
            yield data + MARKER
        case list():
            for index, item in enumerate(data):
                for changed in _one_text_at_a_time(item):
                    yield [*data[:index], changed, *data[index + 1 :]]
        case dict():
            for key, item in data.items():
                for changed in _one_text_at_a_time(item):
                    yield {**data, key: changed}


@requirement("MSG-7")
@examples(20)
@given(marker=st.text(min_size=12).filter(lambda text: text.strip() and not text.isascii()))
def test_no_text_of_a_conversation_is_shown(marker: str) -> None:
    call = ToolCall(id=f"c{marker}", name="f", arguments={"a": {marker: [marker]}}, extras={"x": marker})
    history = ConversationHistory(
        [
            system(marker, name=marker, id="a"),
            user([{"type": "text", "text": marker}, {"type": "later", "x": marker}], metadata={"a": marker}),
            assistant([{"type": "thinking", "text": marker, "signature": marker}], [call]),
            tool_result(call.id, marker, name=marker, is_error=True),
            assistant(marker),
        ]
    )
    for value in (history, history.messages, *history, *history.messages[1].parts, call):
        assert marker not in repr(value)
        assert marker not in str(value)


TOOL: ToolDefinition = make_tool(
    "f",
    "d",
    {
        "type": "object",
        "properties": {
            "number": {"type": "integer"},
            "word": {"enum": ["a", "b"]},
            "short": {"maxLength": 1},
            "pattern": {"pattern": "^a$"},
            "const": {"const": "a"},
            "any": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
            "one": {"oneOf": [{"const": 1}, {"const": 2}]},
            "not": {"not": {"type": "string"}},
            "format": {"type": "string", "minLength": 1000},
            "list": {"type": "array", "items": {"type": "integer"}},
            "map": {"additionalProperties": {"type": "integer"}},
            "unique": {"uniqueItems": True},
        },
    },
)

ERRORS: list[Callable[[str], object]] = [
    lambda text: parse_message({"role": text, "content": "a"}),
    lambda text: parse_message({"role": "user", "content": {"x": text}}),
    lambda text: parse_message({"role": "user", "content": [{"type": "image", "data": text}]}),
    lambda text: parse_message({"role": "tool", "content": text}),
    lambda text: parse_message({"role": "assistant", "tool_calls": [{"id": "c", "name": text, "arguments": text}]}),
    lambda text: parse_message({"role": "assistant", "content": text, "tool_calls": text}),
    lambda text: user(["a", text]),
    lambda text: tool_result("", text),
    lambda text: Messages.from_json(json.dumps([{"role": "user", "content": [text]}])),
    lambda text: Messages.from_json(f'[{{"role": "user", "content": "{text}'),
    lambda text: parse_json(f'{{"a": {text}}}', "the file"),
    lambda text: load_json(ChatResponse, f'{{"message": {text}'),
    lambda text: load(ChatResponse, {"message": text, "usage": text, "finish_reason": text}),
    lambda text: load(ToolDefinition, {"name": "f", "description": "d", "parameters": {"type": text}}),
    lambda text: make_tool("f", "d", {"type": "object", "properties": {"a": {"type": text}}}),
    lambda text: make_tool("f", "d", {"type": "object", "properties": {"a": {"$ref": text}}}),
    lambda text: make_tool("f", "d", {"type": "object", "properties": {"a": {"pattern": f"({text}"}}}),
    lambda text: Messages().human("a").add(text),  # type: ignore[arg-type]  # a wrong type is what is tested
    lambda text: ConversationHistory().add(text),  # type: ignore[arg-type]  # a wrong type is what is tested
    lambda text: ConversationHistory([user("a")], policy=USER_FIRST).add(user(text)),
    lambda text: ConversationHistory([user("a")], policy=USER_FIRST).add(tool_result(text, text)),
    lambda text: ConversationHistory([user("a", id=text)], policy=USER_FIRST).add(assistant(text, id=text)),
    lambda text: Messages([user("a"), tool_result("c", text)]).validate(),
    lambda text: Messages([user("a"), tool_result("c", text)]).validate_user_input(),
    lambda text: validate_call(_call({"number": text}), [TOOL]),
    lambda text: validate_call(_call({"number": 1, "word": text}), [TOOL]),
    lambda text: _call({"a": text, "b": object()}),
    lambda text: _add_after_the_end(text),
]


def _call(arguments: dict[str, Any]) -> ToolCall:
    return ToolCall(id="c1", name="f", arguments=arguments)


def _add_after_the_end(text: str) -> None:
    accumulator = StreamAccumulator()
    accumulator.add(StreamingChunk(text=text, is_complete=True, finish_reason="stop"))
    accumulator.add(StreamingChunk(text=text))


@requirement("MSG-9", "NFR-2")
@for_each("fail", ERRORS, ids=range(len(ERRORS)))
def test_no_error_shows_the_content_that_caused_it(fail: Callable[[str], object]) -> None:
    with pytest.raises((TurnwireError, ValidationError)) as caught:
        fail(MARKER)
    error: Any = caught.value
    assert MARKER not in str(error)
    assert MARKER not in repr(error)
    assert MARKER not in "".join(traceback.format_exception(error))
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


@requirement("MSG-12", "MSG-9")
@pytest.mark.parametrize(
    "arguments",
    [
        {"number": MARKER},
        {"word": MARKER},
        {"short": MARKER},
        {"pattern": MARKER},
        {"const": MARKER},
        {"any": MARKER},
        {"one": MARKER},
        {"not": MARKER},
        {"format": MARKER},
        {"list": [1, MARKER]},
        {"map": {"a": MARKER}},
        {"unique": [MARKER, MARKER]},
    ],
    ids=str,
)
def test_no_problem_of_arguments_shows_a_value(arguments: dict[str, Any]) -> None:
    problems = check_arguments(TOOL, arguments)
    assert problems
    assert MARKER not in repr(problems)
    with pytest.raises(ToolArgumentError) as caught:
        validate_call(_call(arguments), [TOOL])
    assert MARKER not in str(caught.value)


@dataclass
class Inner:
    text: str
    number: int


class Cat(BaseModel):
    kind: Literal["cat"]


class Dog(BaseModel):
    kind: Literal["dog"]


class Talkative(BaseModel):
    address: IPv4Address | None = None
    key: UUID | None = None
    pet: Cat | Dog | None = Field(default=None, discriminator="kind")
    word: str = ""

    @field_validator("word")
    @classmethod
    def _refuse(cls, value: str) -> str:
        raise ValueError(f"cannot use {value}")


@requirement("MSG-10", "MSG-9")
@pytest.mark.parametrize(
    ("kind", "arguments", "places"),
    [
        (Inner, {"text": 5, "number": MARKER}, [("text",), ("number",)]),
        (Talkative, {"address": MARKER}, [("address",)]),
        (Talkative, {"key": MARKER}, [("key",)]),
        (Talkative, {"pet": {"kind": MARKER}}, [("pet",)]),
        (Talkative, {"word": MARKER}, [("word",)]),
    ],
    ids=str,
)
def test_arguments_that_do_not_fit_a_type_are_not_shown(kind: Any, arguments: Any, places: Any) -> None:
    with pytest.raises(ToolArgumentError) as caught:
        _call(arguments).arguments_as(kind)
    assert [problem.path for problem in caught.value.problems] == ["/" + "/".join(place) for place in places]
    assert MARKER not in str(caught.value)
    assert MARKER not in repr(caught.value.problems)
    assert caught.value.__suppress_context__


@requirement("MSG-10")
@pytest.mark.parametrize(
    "raw",
    [
        RawCall(id="c1", name="f", pieces=[f'{{"a": {MARKER}']),
        RawCall(id="c1", name="f", pieces=[f'{{"a": "{MARKER}']),
        RawCall(id="c1", name="f", pieces=[f'"{MARKER}"']),
        RawCall(id="c1", name=f"{MARKER} f", pieces=["{}"]),
        RawCall(id="c1", pieces=[f'{{"a": "{MARKER}"}}']),
    ],
    ids=lambda raw: raw.text,
)
def test_what_is_told_about_an_invalid_call_shows_none_of_its_text(raw: RawCall) -> None:
    [invalid] = finish_calls([raw], was_cut=False).invalid
    message = AssistantMessage(invalid_tool_calls=[invalid])
    assert MARKER not in invalid["detail"]
    assert message.invalid_tool_calls is not None
    assert MARKER not in explain_invalid_call(message.invalid_tool_calls[0])
    assert MARKER not in repr(message.invalid_tool_calls)


@requirement("PRV-6", "MSG-9")
def test_an_error_with_a_partial_answer_does_not_show_it() -> None:
    accumulator = StreamAccumulator()
    accumulator.add(StreamingChunk(text=MARKER))
    with pytest.raises(StreamError) as caught:
        _ = accumulator.response
    assert MARKER not in str(caught.value) + repr(caught.value) + repr(caught.value.partial)
    assert caught.value.partial is not None
    assert caught.value.partial.message.text == MARKER


@requirement("MSG-11")
def test_a_tool_result_does_not_show_what_the_tool_said() -> None:
    call = _call({})
    results = [
        ToolResult.success(call, MARKER, structured={"a": MARKER}),
        ToolResult.failure(call, MARKER, stack_trace=MARKER),
    ]
    assert MARKER not in repr(results) + str(results[1].error)


@requirement("PRV-6")
def test_an_error_prints_its_code_provider_and_message() -> None:
    assert str(ProviderResponseError("no answer", provider_id="ollama")) == "ACODE-MDL-003 [ollama]: no answer"


@requirement("MSG-8")
@pytest.mark.parametrize("name", ["content", "name", "not_a_field", "text"])
def test_assigning_to_a_field_or_deleting_it_shows_no_value(name: str) -> None:
    message = user("hello")
    for change in (lambda: setattr(message, name, "xyzzy"), lambda: delattr(message, name)):
        with pytest.raises(InvalidDataError) as caught:
            change()
        assert caught.value.problems == (
            Problem(f"/{name}", "frozen", "must stay as it was made; replace() returns a changed copy"),
        )
        assert caught.value.what == "UserMessage cannot be changed"
        assert "xyzzy" not in f"{caught.value} {caught.value!r}"
        # Pydantic's own error holds the value: nothing leads to it.
        assert (caught.value.__cause__, caught.value.__context__) == (None, None)
    assert message.content == "hello"
