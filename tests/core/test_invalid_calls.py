"""What a model wrote becomes a call that may run, or an invalid call that keeps everything and never runs."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, strategies as st

from turnwire_schema.documents import load_document

from tests.cases import for_each
from tests.requirements import requirement
from turnwire import (
    AssistantMessage,
    InvalidDataError,
    InvalidToolCall,
    StreamAccumulator,
    StreamingChunk,
    ToolCall,
    ToolCallDelta,
    explain_invalid_call,
    validate_call,
)
from turnwire.core.calls import RawCall, finish_calls, json_text


def raw(text: str | None = None, **fields: Any) -> RawCall:
    call = RawCall(id="c1", name="f", pieces=[] if text is None else [text])
    for name, value in fields.items():
        setattr(call, name, value)
    return call


def only(call: RawCall, *, was_cut: bool = False) -> dict[str, Any]:
    """The one valid or invalid call, as it stands in the message."""
    finished = finish_calls([call], was_cut=was_cut)
    [made] = [*finished.valid, *finished.invalid]
    return made


@requirement("MSG-10")
@pytest.mark.parametrize(
    ("call", "arguments"),
    [
        (raw("{}"), {}),
        (raw(' \n{"a": {"b": [1, 1.0, null, "x"]}} '), {"a": {"b": [1, 1.0, None, "x"]}}),
        (raw('{"a": 12345678901234567890123456789}'), {"a": 12345678901234567890123456789}),
        (raw('{"a": 1, "a": 2}'), {"a": 2}),
        (raw(pieces=['{"a', '": ', "1}"]), {"a": 1}),
        (raw(is_parsed=True, value={"a": [1]}), {"a": [1]}),
        (raw(is_parsed=True, value={}), {}),
    ],
)
def test_arguments_that_are_an_object_make_a_valid_call(call: RawCall, arguments: dict[str, Any]) -> None:
    finished = finish_calls([call], was_cut=False)
    assert (finished.invalid, finished.diagnostics, finished.last_is_cut) == ([], [], False)
    assert finished.valid == [{"id": "c1", "name": "f", "arguments": arguments}]
    assert [type(value) for value in finished.valid[0]["arguments"].values()] == [
        type(value) for value in arguments.values()
    ]


@requirement("MSG-10")
@pytest.mark.parametrize("inside", ["{}", "[ ]", "0"])
def test_arguments_have_at_most_200_levels_whatever_the_last_one_holds(inside: str) -> None:
    levels = 200 if inside == "0" else 199
    for depth, reason in ((levels, None), (levels + 1, "not_json")):
        stream = StreamAccumulator()
        text = '{"a":' * depth + inside + "}" * depth
        stream.add(StreamingChunk(tool_call_deltas=[ToolCallDelta(index=0, id="c1", name="f", arguments=text)]))
        stream.add(StreamingChunk(is_complete=True, finish_reason="tool_calls"))

        invalid = stream.response.message.invalid_tool_calls
        assert (invalid[0].reason if invalid else None) == reason


@requirement("MSG-10")
@for_each(
    ("call", "reason", "text", "detail"),
    [
        (raw("{'x': 1}"), "not_json", "{'x': 1}", "key must be a string at line 1 column 2"),
        (raw('{"a": 1}}'), "not_json", '{"a": 1}}', "trailing characters at line 1 column 9"),
        (raw('{"x": 1}{"x": 2}'), "not_json", '{"x": 1}{"x": 2}', "trailing characters at line 1 column 9"),
        (raw("call f"), "not_json", "call f", "expected value at line 1 column 1"),
        (raw('{"a": NaN}'), "not_json", '{"a": NaN}', "expected value at line 1 column 7"),
        (
            raw('{"a": 1e400}'),
            "not_json",
            '{"a": 1e400}',
            "a number is too large for JSON readers (it overflows a double)",
        ),
        (raw(is_parsed=True, value={"a": float("inf")}), "not_json", '{"a":Infinity}', "a number is NaN or infinite"),
        (raw('{"a": [1, 2'), "truncated", '{"a": [1, 2', "the arguments end inside a JSON value"),
        (raw('{"a": "b'), "truncated", '{"a": "b', "the arguments end inside a JSON value"),
        (raw("{"), "truncated", "{", "the arguments end inside a JSON value"),
        (raw("[1]"), "not_an_object", "[1]", "the arguments are a JSON array"),
        (raw("5"), "not_an_object", "5", "the arguments are a JSON number"),
        (raw("true"), "not_an_object", "true", "the arguments are a JSON boolean"),
        (raw('"Oslo"'), "not_an_object", '"Oslo"', "the arguments are a JSON text"),
        (raw(is_parsed=True, value=[1]), "not_an_object", "[1]", "the arguments are a JSON array"),
        (raw(is_parsed=True, value="é"), "not_an_object", '"é"', "the arguments are a JSON text"),
        (raw("{}", name="get weather"), "bad_name", "{}", "a tool name has 1 to 64 of A–Z, a–z, 0–9 and _"),
        (raw("{}", name="x" * 65), "bad_name", "{}", "a tool name has 1 to 64 of A–Z, a–z, 0–9 and _"),
        (raw("{}", name="f\n"), "bad_name", "{}", "a tool name has 1 to 64 of A–Z, a–z, 0–9 and _"),
        (raw("{}", name=None), "no_name", "{}", "the call names no tool"),
        (raw("{}", name=""), "no_name", "{}", "the call names no tool"),
        (raw("{}", invalid="server_rejected"), "server_rejected", "{}", None),
    ],
)
def test_any_other_call_is_kept_with_its_raw_text_and_the_reason(
    call: RawCall, reason: str, text: str, detail: str | None
) -> None:
    finished = finish_calls([call], was_cut=False)
    assert finished.valid == []
    expected = {"id": "c1", "arguments_text": text, "reason": reason, "position": 0}
    if call.name is not None:
        expected["name"] = call.name
    if detail is not None:
        expected["detail"] = detail
    assert finished.invalid == [expected]
    assert AssistantMessage(invalid_tool_calls=finished.invalid).to_dict()["invalid_tool_calls"] == [expected]


@requirement("MSG-10")
def test_every_reason_of_the_schema_is_given_by_some_call() -> None:
    calls = [
        raw("x"),
        raw("[]"),
        raw("{}", name="a b"),
        raw("{}", name=None),
        raw("{"),
        raw("", invalid="server_rejected"),
    ]
    reasons = [call["reason"] for call in finish_calls(_with_ids(calls), was_cut=False).invalid]
    assert reasons == load_document("turnwire/v1/tool")["$defs"]["InvalidToolCallReason"]["enum"]


@requirement("MSG-10")
@for_each("text", ["{}", '{"a": 1}', "", None, "{", '{"a', "x", "[1]"])
@for_each("name", ["f", "a b", None])
def test_the_last_call_of_an_answer_that_was_cut_is_never_valid(text: str | None, name: str | None) -> None:
    finished = finish_calls([raw('{"b": 2}'), raw(text, id="c2", name=name)], was_cut=True)
    assert [call["id"] for call in finished.valid] == ["c1"]
    assert [(call["id"], call["reason"], call["arguments_text"]) for call in finished.invalid] == [
        ("c2", "truncated", text or "")
    ]
    assert finished.last_is_cut
    assert finished.diagnostics == []


@requirement("MSG-10")
@pytest.mark.parametrize("text", ["{}", "", None, "null", '"{}"'])
def test_no_call_without_arguments_is_valid_in_an_answer_that_was_cut(text: str | None) -> None:
    finished = finish_calls([raw(text), raw('{"b": 2}', id="c2")], was_cut=True, at_limit=True)
    assert [call["id"] for call in finished.valid] == ["c2"]
    assert [(call["id"], call["reason"], call["arguments_text"]) for call in finished.invalid] == [
        ("c1", "truncated", text or "")
    ]


@requirement("MSG-10")
def test_a_call_that_the_wire_called_whole_survives_the_cut() -> None:
    finished = finish_calls([raw("{}", is_complete=True)], was_cut=True)
    assert (finished.valid, finished.last_is_cut) == ([{"id": "c1", "name": "f", "arguments": {}}], False)


@requirement("MSG-10")
def test_of_calls_with_arguments_only_the_last_is_cut_with_the_answer_and_a_broken_one_by_itself() -> None:
    calls = [raw('{"a'), raw('{"b": 2}', id="c2"), raw('{"b": 2}', id="c3")]
    finished = finish_calls(calls, was_cut=True)
    assert [call["id"] for call in finished.valid] == ["c2"]
    assert [(call["id"], call["reason"], call["position"]) for call in finished.invalid] == [
        ("c1", "truncated", 0),
        ("c3", "truncated", 2),
    ]
    assert not finish_calls([raw('{"a'), raw("{}", id="c2")], was_cut=False).last_is_cut
    assert finish_calls([raw("{}"), raw('{"a', id="c2")], was_cut=False).last_is_cut


@requirement("MSG-10")
@given(arguments=st.dictionaries(st.text(), st.integers() | st.text() | st.none(), min_size=1), data=st.data())
def test_no_beginning_of_arguments_is_a_valid_call(arguments: dict[str, Any], data: st.DataObject) -> None:
    text = json.dumps(arguments)
    cut = text[: data.draw(st.integers(1, len(text) - 1))]
    assert only(raw(cut))["reason"] == "truncated"
    assert only(raw(cut), was_cut=True)["reason"] == "truncated"
    assert only(raw(text), was_cut=True)["reason"] == "truncated"
    assert only(raw(text))["arguments"] == arguments


@requirement("MSG-10")
@pytest.mark.parametrize("call", [raw(""), raw(None), raw("  \n"), raw(is_parsed=True, value=None), raw("null")])
def test_empty_arguments_of_a_finished_answer_are_read_as_no_arguments_and_noted(call: RawCall) -> None:
    finished = finish_calls([call], was_cut=False)
    assert finished.valid == [{"id": "c1", "name": "f", "arguments": {}}]
    assert [(note["id"], note["at"]) for note in finished.diagnostics] == [("empty_arguments", "/message/tool_calls/0")]


@requirement("MSG-10")
@pytest.mark.parametrize("call", [raw(r'"{\"x\": 1}"'), raw(is_parsed=True, value='{"x": 1}')])
def test_arguments_that_were_encoded_twice_are_unwrapped_once_and_noted(call: RawCall) -> None:
    finished = finish_calls([call], was_cut=False)
    assert finished.valid == [{"id": "c1", "name": "f", "arguments": {"x": 1}}]
    assert [note["id"] for note in finished.diagnostics] == ["double_encoded_arguments"]


@requirement("MSG-10")
def test_arguments_that_were_encoded_three_times_are_not_guessed_at() -> None:
    text = json.dumps(json.dumps(json.dumps({"x": 1})))
    assert only(raw(text))["reason"] == "not_an_object"


@requirement("MSG-10", "COD-4")
def test_a_missing_id_is_minted_from_the_facts_and_marked() -> None:
    facts = ("answer-1",)
    calls = [raw("{}", id=None), raw("{}", id=""), raw("{}", id="c3")]
    first, again = (finish_calls(calls, was_cut=False, id_facts=facts) for _ in range(2))
    assert first == again
    ids = [call["id"] for call in first.valid]
    assert len(set(ids)) == 3
    assert [call.get("id_origin") for call in first.valid] == ["minted", "minted", None]
    assert [(note["id"], note["at"]) for note in first.diagnostics] == [
        ("minted_tool_call_id", "/message/tool_calls/0"),
        ("minted_tool_call_id", "/message/tool_calls/1"),
    ]
    assert ids[:2] != [call["id"] for call in finish_calls(calls, was_cut=False, id_facts=("answer-2",)).valid][:2]


@requirement("MSG-10")
def test_an_id_that_comes_twice_is_minted_anew_and_the_original_is_kept() -> None:
    finished = finish_calls([raw("{}"), raw("{}", extras={"x": 1})], was_cut=False)
    first, second = finished.valid
    assert first == {"id": "c1", "name": "f", "arguments": {}}
    assert second["id"] != "c1"
    assert second["extras"] == {"x": 1, "original_id": "c1"}
    assert [note["id"] for note in finished.diagnostics] == ["duplicate_tool_call_id"]


@requirement("MSG-10")
def test_a_note_points_to_the_place_of_its_call_in_the_message() -> None:
    finished = finish_calls([raw("{", id=None), raw("", id="c2"), raw("x", id=None)], was_cut=False)
    assert [(note["id"], note["at"]) for note in finished.diagnostics] == [
        ("minted_tool_call_id", "/message/invalid_tool_calls/0"),
        ("empty_arguments", "/message/tool_calls/0"),
        ("minted_tool_call_id", "/message/invalid_tool_calls/1"),
    ]


@requirement("MSG-10")
def test_extras_and_provider_options_of_a_call_are_kept_on_valid_and_invalid_calls() -> None:
    kept = {"extras": {"x": 1}, "provider_options": {"gemini": {"thoughtSignature": "s"}}}
    assert only(raw("{}", **kept)) == {"id": "c1", "name": "f", "arguments": {}, **kept}
    assert only(raw("{", **kept)) | kept == only(raw("{", **kept))


@requirement("MSG-10")
def test_an_answer_with_an_invalid_call_keeps_it_beside_the_valid_ones() -> None:
    accumulator = StreamAccumulator()
    pieces = [
        ToolCallDelta(index=0, id="c1", name="f", arguments='{"b": 2}'),
        ToolCallDelta(index=1, id="c2", name="g", arguments="{"),
    ]
    accumulator.add(StreamingChunk(tool_call_deltas=pieces, is_complete=True, finish_reason="length"))
    message = accumulator.response.message
    assert message.tool_calls == (ToolCall(id="c1", name="f", arguments={"b": 2}),)
    assert message.invalid_tool_calls is not None
    assert message.invalid_tool_calls[0].arguments_text == "{"
    assert type(message).from_json(message.to_json()) == message


@requirement("MSG-10", "PRV-8")
def test_an_invalid_call_cannot_be_run() -> None:
    invalid: Any = InvalidToolCall(id="c1", name="f", arguments_text="{}", reason="truncated")
    assert not isinstance(invalid, ToolCall)
    assert not hasattr(invalid, "arguments")
    with pytest.raises(InvalidDataError, match="this is no call: /: give a ToolCall, not InvalidToolCall"):
        validate_call(invalid, [])


@requirement("MSG-10")
@pytest.mark.parametrize(
    ("fields", "limit", "text"),
    [
        ({"reason": "truncated"}, None, "The call was cut off and was not run. Make it shorter, or in several calls."),
        (
            {"reason": "truncated"},
            100,
            "The call was cut off at max_tokens=100 and was not run. Make it shorter, or in several calls.",
        ),
        (
            {"reason": "not_json", "detail": "expected value at line 1 column 1"},
            None,
            "The call was not run (not json: expected value at line 1 column 1)."
            " Write it again with a JSON object as arguments.",
        ),
        (
            {"reason": "server_rejected"},
            None,
            "The call was not run (server rejected). Write it again with a JSON object as arguments.",
        ),
    ],
)
def test_the_model_is_told_what_was_wrong_with_its_call(fields: Any, limit: int | None, text: str) -> None:
    call = InvalidToolCall(id="c1", arguments_text="secret", **fields)
    assert explain_invalid_call(call, max_tokens=limit) == text


@requirement("MSG-10")
@for_each("name", ["read<|channel|>analysis", "functions.read", "read file", "<tool_call>read"])
@for_each(
    ("names", "advice"),
    [
        (None, "Use the name of a tool that was offered, unchanged."),
        ([], "There are no tools."),
        (["read", "write"], "Use one of: read, write."),
        (
            [f"tool_{number}" for number in range(52)],
            f"Use one of: {', '.join(f'tool_{n}' for n in range(50))} and 2 more.",
        ),
    ],
    ids=["unknown", "none", "two", "many"],
)
def test_a_call_of_a_name_that_no_tool_can_have_is_answered_with_the_tools_there_are(
    name: str, names: list[str] | None, advice: str
) -> None:
    bad = InvalidToolCall(id="c1", name=name, arguments_text='{"path": "a"}', reason="bad_name")
    none = InvalidToolCall(id="c1", arguments_text="{}", reason="no_name")
    assert explain_invalid_call(bad, names=names) == f"There is no tool of that name, so nothing was run. {advice}"
    assert explain_invalid_call(none, names=names) == f"The call names no tool, so nothing was run. {advice}"


def _with_ids(calls: list[RawCall]) -> list[RawCall]:
    for position, call in enumerate(calls):
        call.id = f"c{position}"
    return calls


def deep(levels: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(levels):
        value = [value]
    return value


CIRCLE: list[Any] = []
CIRCLE.append(CIRCLE)


@pytest.mark.parametrize(
    ("value", "text"),
    [({"é": [1, None]}, '{"é":[1,null]}'), ("x", '"x"'), (object(), ""), (CIRCLE, ""), (deep(100_000), "")],
    ids=["an object", "a text", "no JSON", "a circle", "too deep"],
)
def test_arguments_that_came_parsed_have_the_text_that_json_gives_them_or_none(value: Any, text: str) -> None:
    assert json_text(value) == text
