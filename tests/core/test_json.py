"""JSON in and out: absent, null and empty values, extras at every level, and the written rules for odd JSON."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest
from hypothesis import given, strategies as st
from pydantic import ValidationError

from turnwire_schema._runtime import adapter
from turnwire_schema.v1.message import Conversation

from tests.cases import for_each
from tests.core.instances import Instance, classes, instances
from tests.properties import examples
from tests.requirements import requirement
from turnwire import (
    AssistantMessage,
    ChatRequest,
    ChatResponse,
    InvalidDataError,
    Messages,
    ModelParameters,
    StreamingChunk,
    TextPart,
    ToolCall,
    ToolMessage,
    UsageInfo,
    UserMessage,
    assistant,
    parse_message,
    user,
)
from turnwire.core import jsontext
from turnwire.core.jsontext import read_json
from turnwire.core.validate import load, load_json, parse_json, problems_of

JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@requirement("MSG-6", "SCH-3")
def test_there_is_an_instance_of_every_canonical_class() -> None:
    assert {type(instance.value) for instance in instances()} == set(classes())


@requirement("MSG-6")
@pytest.mark.filterwarnings("ignore::turnwire.core.rules.LongDescriptionWarning")
@for_each("instance", instances(), ids=lambda instance: instance.name)
def test_load_dump_load_keeps_every_value(instance: Instance) -> None:
    kind = type(instance.value)
    value = kind.from_dict(instance.data)
    text = value.to_json()
    assert kind.from_json(text).to_dict() == value.to_dict()
    assert json.loads(text) == value.to_dict()


@requirement("MSG-6")
def test_null_for_a_property_with_a_default_is_the_default() -> None:
    loaded = ToolMessage.from_dict({"role": "tool", "content": "a", "tool_call_id": "c1", "is_error": None})
    assert loaded.is_error is False
    assert loaded.to_dict() == {"role": "tool", "content": "a", "tool_call_id": "c1", "is_error": False}


@requirement("MSG-6")
@pytest.mark.filterwarnings("ignore::turnwire.core.rules.LongDescriptionWarning")
@for_each("kind", [kind for kind in classes() if "extras" in kind.model_fields], ids=lambda kind: kind.__name__)
def test_an_unknown_property_never_fails_and_is_kept_in_extras(kind: Any) -> None:
    for instance in instances():
        if type(instance.value) is kind:
            data = {**instance.data, "from_the_future": {"a": [1, 1.5, None, "", {}]}}
            value: Any = kind.from_dict(data)
            assert value.extras["from_the_future"] == {"a": [1, 1.5, None, "", {}]}
            assert kind.from_json(value.to_json()).to_dict() == value.to_dict()


@requirement("MSG-6")
def test_extras_at_every_level_survive_load_dump_load() -> None:
    data = {
        "message": {
            "role": "assistant",
            "content": [{"type": "text", "text": "a", "x1": 1}, {"type": "new", "x2": 2}],
            "tool_calls": [{"id": "c1", "name": "f", "arguments": {"x": 3}, "x3": 3}],
            "invalid_tool_calls": [{"id": "c2", "arguments_text": "{", "reason": "truncated", "x4": 4}],
            "x5": {"deep": [5]},
        },
        "usage": {"prompt_tokens": 1, "server_timings": {"load_ns": 1, "x6": 6}, "x7": 7},
        "finish_reason": "stop",
        "diagnostics": [{"id": "odd", "what": "odd", "x8": 8}],
        "x9": 9,
    }
    once = ChatResponse.from_dict(data)
    twice = ChatResponse.from_json(once.to_json())
    assert twice.to_dict() == once.to_dict()
    assert twice.extras == {"x9": 9}
    assert twice.message.extras == {"x5": {"deep": [5]}}
    assert twice.message.parts[0] == TextPart(text="a", extras={"x1": 1})
    assert twice.message.parts[1].to_dict() == {"type": "new", "x2": 2}
    assert twice.message.tool_calls is not None
    assert twice.message.tool_calls[0].extras == {"x3": 3}
    assert twice.message.invalid_tool_calls is not None
    assert twice.message.invalid_tool_calls[0].extras == {"x4": 4}
    assert twice.usage.extras == {"x7": 7}
    assert twice.usage.server_timings is not None
    assert twice.usage.server_timings.extras == {"x6": 6}
    assert twice.diagnostics is not None
    assert twice.diagnostics[0].extras == {"x8": 8}


@requirement("MSG-6")
def test_extras_and_metadata_stay_apart() -> None:
    message = UserMessage.from_dict({"role": "user", "content": "a", "metadata": {"mine": 1}, "theirs": 2})
    assert (message.metadata, message.extras) == ({"mine": 1}, {"theirs": 2})
    assert message.to_dict() == {"role": "user", "content": "a", "metadata": {"mine": 1}, "extras": {"theirs": 2}}


@requirement("MSG-6")
def test_null_is_absent_on_load_and_omitted_on_dump() -> None:
    data = {"role": "assistant", "content": "a", "tool_calls": None, "name": None, "metadata": None, "extras": None}
    assert parse_message(data).to_dict() == {"role": "assistant", "content": "a"}


@requirement("MSG-6")
def test_absent_empty_and_zero_are_told_apart() -> None:
    assert assistant("", [_call({})]).to_dict()["content"] == ""
    assert "content" not in assistant(None, [_call({})]).to_dict()
    assert AssistantMessage(content=()).to_dict()["content"] == []
    assert UsageInfo(prompt_tokens=0).to_dict() == {"prompt_tokens": 0, "is_estimated": False}
    assert UsageInfo().to_dict() == {"is_estimated": False}
    arguments: dict[str, Any] = {
        "none": None,
        "empty": "",
        "list": [],
        "object": {},
        "zero": 0,
        "false": False,
        "float": 0.0,
    }
    loaded = ToolCall.from_json(_call(arguments).to_json()).arguments
    assert loaded == arguments
    assert [type(loaded[name]) for name in ("zero", "false", "float")] == [int, bool, float]


@requirement("MSG-6", "MSG-10")
@given(value=JSON_VALUES)
def test_any_json_in_arguments_survives_with_its_types(value: Any) -> None:
    loaded = ToolCall.from_json(_call({"value": value}).to_json()).arguments["value"]
    assert json.dumps(loaded) == json.dumps(value)


@requirement("MSG-8")
@pytest.mark.parametrize("number", [2**53 + 1, -(2**63) - 1, 10**300, 9007199254740993])
def test_big_integers_stay_exact(number: int) -> None:
    assert ToolCall.from_json(_call({"n": number}).to_json()).arguments["n"] == number
    assert parse_json(str(number), "a number") == number


@requirement("MSG-9")
@pytest.mark.parametrize(
    "text", ["NaN", "Infinity", "-Infinity", "1e400", "-1e400", "[1, 1e999]", '{"a": NaN}', "9" * 250 + "e99"]
)
def test_numbers_that_json_has_not_are_refused_in_our_json(text: str) -> None:
    with pytest.raises(InvalidDataError):
        parse_json(text, "the file")
    with pytest.raises(InvalidDataError):
        load_json(UserMessage, f'{{"role": "user", "content": "a", "metadata": {{"x": {text}}}}}')


@requirement("MSG-9")
@pytest.mark.parametrize("number", [float("nan"), float("inf"), float("-inf")])
def test_numbers_that_json_has_not_are_refused_in_values(number: float) -> None:
    with pytest.raises(InvalidDataError):
        _call({"a": [number]})
    with pytest.raises(InvalidDataError):
        ModelParameters(model="m", temperature=number)


@requirement("MSG-9")
def test_of_a_key_that_comes_twice_the_last_value_counts() -> None:
    assert parse_json('{"a": 1, "a": 2}', "the file") == {"a": 2}
    assert UserMessage.from_json('{"role": "user", "content": "a", "content": "b"}').content == "b"


@requirement("MSG-9")
def test_the_depth_limit_is_a_typed_error() -> None:
    deep = "[" * 150 + "]" * 150
    assert (
        UserMessage.from_json(f'{{"role":"user","content":"a","metadata":{{"x":{deep}}}}}').to_json().count("[") == 150
    )
    for depth in (201, 250, 100_000):
        too_deep = "[" * depth + "]" * depth
        with pytest.raises(InvalidDataError, match="recursion limit"):
            parse_json(too_deep, "the file")
        with pytest.raises(InvalidDataError):
            load_json(UserMessage, f'{{"role":"user","content":"a","metadata":{{"x":{too_deep}}}}}')
    value: Any = []
    for _ in range(100_000):
        value = [value]
    with pytest.raises(InvalidDataError):
        load(UserMessage, {"role": "user", "content": "a", "metadata": {"x": value}})


@requirement("MSG-9")
def test_a_value_of_a_python_caller_is_held_to_the_depth_that_can_be_written_and_read_again() -> None:
    def nested(levels: int) -> Any:
        value: Any = []
        for _ in range(levels - 1):
            value = [value]
        return value

    message = user("a", metadata={"x": nested(199)})
    assert load_json(UserMessage, message.to_json()) == message
    with pytest.raises(InvalidDataError) as caught:
        user("a", metadata={"x": nested(200)})
    assert [(problem.path, problem.rule) for problem in caught.value.problems] == [("/metadata", "json_depth")]
    assert "at most 200 levels" in str(caught.value)
    circle: dict[str, Any] = {}
    circle |= {"a": [circle, circle], "b": circle}
    with pytest.raises(InvalidDataError, match="at most 200 levels"):
        user("a", metadata=circle)


@requirement("MSG-9")
@pytest.mark.parametrize(
    "text", ["", " ", "{", "[1,]", "{'a': 1}", '{"a": 1}}', "nul", '"\x01"', b"\xff", b"\xef\xbb\xbf{}", "\ud800"]
)
def test_malformed_json_is_a_typed_error_without_the_text(text: Any) -> None:
    with pytest.raises(InvalidDataError) as caught:
        parse_json(text, "the file")
    assert caught.value.what == "the file: not valid JSON"
    assert [(problem.path, problem.rule) for problem in caught.value.problems] == [("", "json")]
    assert " at " in caught.value.problems[0].message
    with pytest.raises(InvalidDataError):
        load_json(UserMessage, text)
    with pytest.raises(InvalidDataError):
        Messages.from_json(text)


@requirement("MSG-9")
def test_data_that_does_not_fit_is_an_error_with_a_path_for_each_fault() -> None:
    data = {"messages": [{"role": "user"}], "parameters": {"model": "", "temperature": 3, "top_k": -1}}
    with pytest.raises(InvalidDataError) as caught:
        load(ChatRequest, data)
    assert [(problem.path, problem.rule) for problem in caught.value.problems] == [
        ("/messages/0", "required"),
        ("/parameters/model", "pattern"),
        ("/parameters/temperature", "maximum"),
        ("/parameters/top_k", "minimum"),
    ]


@requirement("MSG-9")
def test_an_array_of_messages_is_loaded_as_its_definition() -> None:
    assert adapter(Conversation).validate_python([{"role": "user", "content": "a"}]) == (user("a"),)
    with pytest.raises(ValidationError) as caught:
        adapter(Conversation).validate_python([{"role": "user", "content": "a"}, {"role": "tool", "content": "a"}])
    assert [(problem.path, problem.rule) for problem in problems_of(caught.value)] == [("/1", "required")]


@requirement("MSG-8")
@examples(80)
@given(text=st.text(alphabet=st.sampled_from('a"\\u{}d8D0cC1é\ud83d\ude00 ')))
def test_reading_with_surrogates_replaced_changes_nothing_else(text: str) -> None:
    escaped = json.dumps(text)
    expected = "".join(char if not "\ud800" <= char <= "\udfff" else "\ufffd" for char in json.loads(escaped))
    assert read_json(escaped, replace_surrogates=True) == expected


@requirement("MSG-6")
def test_derived_values_are_written_and_not_read() -> None:
    usage = UsageInfo(prompt_tokens=2, completion_tokens=3)
    assert usage.to_dict()["total_tokens"] == 5
    assert UsageInfo.from_dict({**usage.to_dict(), "total_tokens": 99}).total_tokens == 5
    assert UsageInfo.from_json(usage.to_json()).extras is None


@requirement("MSG-6")
def test_a_chunk_keeps_unknown_fields_of_a_later_version() -> None:
    chunk = StreamingChunk.from_dict({"text": "a", "later": {"b": 1}})
    assert chunk.to_dict() == {"text": "a", "is_complete": False, "extras": {"later": {"b": 1}}}


def _call(arguments: dict[str, Any]) -> ToolCall:
    return ToolCall(id="c1", name="f", arguments=arguments)


@requirement("MSG-6")
def test_foreign_keys_inside_a_dumped_part_stay_where_they_stood() -> None:
    text = '{"role":"user","content":[{"type":"text","text":"a"},{"type":"new","b":1,"a":2}]}'
    message = UserMessage.from_json(text)
    assert message.to_json() == text
    assert message.parts[0] == TextPart(text="a")


@pytest.mark.parametrize("number", ["1e999", "1E+999", "9" * 400 + ".0"])
@pytest.mark.parametrize("cut", [1, 2, 3, 4, 7, 100])
def test_a_number_that_overflows_is_refused_wherever_the_search_for_it_is_cut(
    number: str, cut: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("turnwire.core.jsontext._SLICE", cut)
    with pytest.raises(ValueError, match="overflows"):
        read_json(f'{{"text": "e5", "number": {number}}}')
    assert read_json('{"text": "1e999", "number": 1e9}') == {"text": "1e999", "number": 1e9}


@requirement("MSG-6")
def test_a_number_that_no_reader_takes_is_refused_in_a_value_as_in_a_text() -> None:
    longest = 10**4300 - 1
    assert ToolCall.from_json(ToolCall(id="c", name="f", arguments={"n": longest}).to_json()).arguments["n"] == longest
    for arguments in ({"n": longest + 1}, {"a": [{"n": -longest - 1}]}):
        with pytest.raises(InvalidDataError) as caught:
            ToolCall(id="c", name="f", arguments=arguments)
        assert next(problem.path for problem in caught.value.problems).startswith("/arguments")


_FRAGMENTS = st.sampled_from(
    [
        "0", "-0", "-0.0", "01", "1.", "+1", "1e400", "-1E400", "1e-400", "4.9e-324", "0.1234567890123456789",
        "1.7976931348623159e308", "123456789012345678", "18446744073709551615", "18446744073709551616",
        "-9223372036854775809", "1" * 400, "NaN", "-Infinity", "true", "nul", '"\\u00e9"', '"\\ud800"', '"\\udc00"',
        '"\\ud83d\\ude00"', '"\\ud800\\ud800"', '"\\x"', '"\x01"', '"\x7f"', '"\ud800"', '"é"', "\ufeff", "\x0c",
        '{"a":1,"a":2,"\\u0061":3}', '"', "[", "]", "{", "}", ",", ":", " ", "\n",
        "[" * 200, "[" * 201, "]" * 200, "]" * 201,
    ]
)  # fmt: skip


def _refuse(data: object) -> object:
    raise ValueError("asked in vain")


@given(st.lists(_FRAGMENTS, max_size=8).map("".join) | JSON_VALUES.map(json.dumps), st.booleans(), st.booleans())
@examples(500)
def test_the_fast_parser_judges_as_the_other_one(text: str, as_bytes: bool, replace: bool) -> None:
    data = text.encode("utf-8", "surrogatepass") if as_bytes else text

    def judged() -> tuple[str, str]:
        try:
            return "value", repr(read_json(data, replace_surrogates=replace))
        except ValueError as error:
            return "error", str(error)

    fast = judged()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(jsontext, "_decoder", lambda: _refuse)
        assert fast == judged()


@for_each("before", range(24))
def test_an_integer_beyond_64_bits_stays_exact_wherever_it_stands(before: int) -> None:
    for number in (10**18, 2**64 - 1, 2**64 + 1, -(2**63) - 1, 10**25 + 1):
        text = f'{" " * before}{{"a": [0, {number}], "b": 1}}'
        assert read_json(text) == {"a": [0, number], "b": 1}


def test_the_fast_parser_is_asked_for_flat_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []
    monkeypatch.setattr(jsontext, "_decoder", lambda: lambda data: asked.append(bytes(data)))
    for text in (b'{"a": [123456789012345678]}', b"1234567890123456789", b"[" * 201 + b"]" * 201):
        try:
            read_json(text)
        except ValueError:
            continue
    assert asked == [b'{"a": [123456789012345678]}', b"1234567890123456789"]


def test_a_text_is_read_however_many_calls_are_open_around() -> None:
    def at(depth: int) -> Any:
        return read_json('{"a":' * 100 + "1" + "}" * 100) if depth == 0 else at(depth - 1)

    assert at(sys.getrecursionlimit() - 200) == read_json('{"a":' * 100 + "1" + "}" * 100)
