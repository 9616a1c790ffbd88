"""What every generated model does: immutable, silent about content, lossless about what it does not know."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import pytest
from pydantic import ValidationError

from turnwire_schema import errors, v1
from turnwire_schema._rules import attach_rule
from turnwire_schema._runtime import Model, adapter
from turnwire_schema.errors import InvalidDataError

from tests.requirements import requirement

SECRET = "s3cr3t"


@requirement("REQ-5", "MSG-2")
def test_a_model_cannot_change() -> None:
    call = v1.ToolCall(id="c1", name="f", arguments={"a": [1]})
    with pytest.raises(InvalidDataError):
        call.name = "g"  # type: ignore[misc]  # what must fail is tested
    with pytest.raises(TypeError, match="read-only"):
        call.arguments["a"] = 2  # type: ignore[index]  # what must fail is tested
    message = v1.UserMessage(content=[v1.TextPart(text="t")])
    assert isinstance(message.content, tuple)


@requirement("REQ-5")
def test_a_changed_copy_is_validated_and_keeps_what_was_not_set_unset() -> None:
    parameters = v1.ModelParameters(model="m", top_p=0.5)
    changed = parameters.replace(temperature=0.1)
    assert changed == v1.ModelParameters(model="m", top_p=0.5, temperature=0.1)
    assert changed.model_fields_set == {"model", "top_p", "temperature"}
    assert parameters.model_copy(update={"temperature": 0.1}) == changed
    assert parameters.model_copy() is parameters
    with pytest.raises(InvalidDataError):
        parameters.replace(temperature=9)
    with pytest.raises(InvalidDataError):
        parameters.model_copy(update={"temperature": "hot"})


@requirement("REQ-5")
def test_a_changed_copy_keeps_nested_models_and_extras() -> None:
    message = v1.UserMessage.from_dict({"role": "user", "content": [{"type": "text", "text": "t"}], "new": 1})
    changed = message.replace(id="m1")
    assert changed.content is message.content or changed.content == message.content
    assert (changed.extras, changed.id) == ({"new": 1}, "m1")


@requirement("MSG-6")
def test_unknown_properties_move_into_extras_at_every_level() -> None:
    message = v1.AssistantMessage.from_dict(
        {
            "role": "assistant",
            "content": [{"type": "thinking", "text": "t", "origin": {"dialect": "d", "new": 1}, "new": 2}],
            "new": {"a": [None]},
            "extras": {"old": 3},
        }
    )
    assert message.extras == {"old": 3, "new": {"a": [None]}}
    assert message.model_extra == {}
    assert "new" not in message.model_fields_set
    content: Any = message.content
    (part,) = content
    assert (part.extras, part.origin.extras) == ({"new": 2}, {"new": 1})
    assert message.to_dict() == {
        "role": "assistant",
        "content": [
            {
                "type": "thinking",
                "text": "t",
                "origin": {"dialect": "d", "extras": {"new": 1}},
                "extras": {"new": 2},
            }
        ],
        "extras": {"old": 3, "new": {"a": [None]}},
    }
    assert v1.AssistantMessage.from_dict(message.to_dict()) == message


@requirement("MSG-6")
def test_a_property_that_an_earlier_version_put_into_extras_gives_way_to_the_property_itself() -> None:
    message = v1.UserMessage.from_dict({"role": "user", "content": "", "new": 1, "extras": {"new": 0, "old": 2}})
    assert message.extras == {"new": 1, "old": 2}


@requirement("CFG-1")
def test_a_closed_model_refuses_unknown_properties() -> None:
    with pytest.raises(InvalidDataError) as caught:
        v1.TlsConfig.from_dict({"verify": True, "verfy": True})
    assert caught.value.problems == (
        errors.Problem("", "additionalProperties", "'verfy' is not known here; did you mean 'verify'?"),
    )


@requirement("MSG-6")
def test_a_constructor_fills_in_the_tag_and_a_document_must_have_it() -> None:
    assert v1.TextPart(text="t").to_dict() == {"type": "text", "text": "t"}
    assert v1.TextPart(text="t").model_fields_set == {"type", "text"}
    with pytest.raises(InvalidDataError) as caught:
        v1.TextPart.from_dict({"text": "t"})
    assert caught.value.problems == (errors.Problem("", "required", "'type' is required"),)


@requirement("MSG-6")
def test_null_is_absent_and_never_written() -> None:
    message = v1.ToolMessage.from_dict(
        {"role": "tool", "content": "", "tool_call_id": "c", "is_error": None, "id": None}
    )
    assert (message.is_error, message.id) == (False, None)
    assert message.to_dict() == {"role": "tool", "content": "", "tool_call_id": "c", "is_error": False}
    assert "null" not in message.to_json()


@requirement("MSG-6", "REQ-1")
def test_a_given_null_is_written_where_it_means_something() -> None:
    given = v1.ModelParameters(model="m", temperature=None)
    assert given.to_dict() == {"model": "m", "temperature": None, "top_p": 1.0}
    assert json.loads(given.to_json()) == given.to_dict()
    assert v1.ModelParameters.from_json(given.to_json()).temperature is None
    assert v1.ModelParameters(model="m").to_dict() == {"model": "m", "temperature": 0.7, "top_p": 1.0}
    request = v1.ChatRequest(messages=[v1.UserMessage(content="c")], parameters=given)
    assert request.to_dict()["parameters"]["temperature"] is None


@requirement("REQ-4")
def test_a_derived_property_is_computed_written_and_recomputed() -> None:
    usage = v1.UsageInfo(prompt_tokens=2, completion_tokens=3)
    assert (usage.total_tokens, v1.UsageInfo(prompt_tokens=2).total_tokens) == (5, None)
    assert usage.to_dict() == {"prompt_tokens": 2, "completion_tokens": 3, "is_estimated": False, "total_tokens": 5}
    other = v1.UsageInfo.from_dict({**usage.to_dict(), "total_tokens": 99})
    assert other.to_dict() == {**usage.to_dict(), "extras": {"total_tokens": 99}}
    assert v1.UsageInfo.from_dict(usage.to_dict()).extras is None
    with pytest.raises(InvalidDataError) as caught:
        v1.UsageInfo.from_dict({"total_tokens": "5"})
    assert [problem.path for problem in caught.value.problems] == ["/total_tokens"]


@requirement("MSG-4")
def test_an_unknown_tag_keeps_its_json_whole_and_in_order() -> None:
    text = '{"role":"user","content":[{"x":[1,null],"type":"video","url":null,"type_":0}]}'
    message = v1.UserMessage.from_json(text)
    content: Any = message.content
    (part,) = content
    assert isinstance(part, v1.UnknownPart)
    assert (part.type, part.raw, list(part.raw)) == (
        "video",
        {"x": [1, None], "type": "video", "url": None, "type_": 0},
        ["x", "type", "url", "type_"],
    )
    assert message.to_json() == text
    assert part.replace(x=2).to_json() == '{"x":2,"type":"video","url":null,"type_":0}'
    assert pickle.loads(pickle.dumps(part)).to_json() == part.to_json()


@requirement("MSG-4")
def test_a_known_tag_with_a_bad_body_is_an_error_never_an_unknown_part() -> None:
    with pytest.raises(InvalidDataError):
        v1.UserMessage(content=[{"type": "text"}])
    with pytest.raises(InvalidDataError):
        v1.UnknownPart(type="text")


@requirement("MSG-4")
def test_instances_and_data_may_be_mixed() -> None:
    part = v1.UnknownPart(type="video", url="u")
    message = v1.UserMessage(content=[part, {"type": "text", "text": "t"}, v1.TextPart(text="u")])
    assert message.content == (part, v1.TextPart(text="t"), v1.TextPart(text="u"))
    assert adapter(v1.ChatMessage).validate_python(message) is message


@requirement("MSG-7", "MSG-9")
def test_printing_shows_kinds_and_sizes_never_text() -> None:
    message = v1.AssistantMessage(
        content=[v1.TextPart(text=SECRET), v1.UnknownPart(type=SECRET, x=SECRET)],
        tool_calls=[v1.ToolCall(id=SECRET, name="get_weather", arguments={SECRET: SECRET})],
        metadata={SECRET: SECRET},
    )
    assert repr(message) == (
        "AssistantMessage(role='assistant', content=<2 TextPart/UnknownPart>, tool_calls=<1 ToolCall>, "
        "metadata=<1 keys>)"
    )
    # Content is parts and there are calls.
    for value in (message, message.content[0], message.content[1], message.tool_calls[0]):  # type: ignore[index]
        assert SECRET not in f"{value!r}{value}"
    assert repr(v1.UsageInfo(prompt_tokens=2)) == "UsageInfo(prompt_tokens=2, is_estimated=False)"


@requirement("MSG-9")
def test_errors_never_show_what_was_given() -> None:
    bad: list[tuple[Any, Any]] = [
        (v1.ChatMessage, {"role": SECRET, "content": SECRET}),
        (v1.ChatMessage, SECRET),
        (v1.Content, [SECRET]),
        (v1.Content, [{"type": "text", "text": [SECRET]}]),
        (v1.UserMessage, {"role": "user", "content": {"a": SECRET}}),
        (v1.ToolCall, {"id": "", "name": f"{SECRET}!", "arguments": SECRET}),
        (v1.ToolChoice, SECRET),
        (v1.FinishReason, SECRET),
        (v1.ModelParameters, {"model": "m", "temperature": SECRET}),
        (v1.ToolDefinition, {"name": "f", "description": "d", "parameters": {"type": SECRET}}),
        (v1.ImagePart, {"type": "image", "data": f"{SECRET}!", "url": SECRET}),
    ]
    for kind, value in bad:
        for refuse in (
            adapter(kind).validate_python,
            lambda data, kind=kind: adapter(kind).validate_json(json.dumps(data)),
        ):
            with pytest.raises(ValidationError) as caught:
                refuse(value)
            assert SECRET not in f"{caught.value}{caught.value!r}"


@requirement("MSG-9")
@pytest.mark.parametrize(
    "text",
    [
        '{"role": "user", "content": "s3cr3t',
        "s3cr3t",
        b'{"content": "s3cr3t\xff"}',
        '{"role": "user", "content": "s3cr3t\\ud800"}',
    ],
)
def test_malformed_json_is_a_typed_error_without_content(text: str | bytes) -> None:
    with pytest.raises(InvalidDataError) as caught:
        v1.UserMessage.from_json(text)
    assert [problem.rule for problem in caught.value.problems] == ["json"]
    assert SECRET not in f"{caught.value}{caught.value!r}"


@requirement("MSG-8")
@pytest.mark.parametrize("text", ["\ud800", "a\udfffb"])
def test_a_lone_surrogate_is_an_error_wherever_text_stands(text: str) -> None:
    for make in (
        lambda: v1.UserMessage(content=text),
        lambda: v1.TextPart(text=text),
        lambda: v1.UserMessage(content="", name=text),
        lambda: v1.UserMessage(content="", metadata={"a": [text]}),
        lambda: v1.UserMessage(content="", metadata={text: 1}),
        lambda: v1.UserMessage.from_dict({"role": "user", "content": "", "new": text}),
        lambda: v1.UnknownPart(type="video", x=text),
        lambda: v1.UserMessage.from_json(json.dumps({"role": "user", "content": text})),
    ):
        with pytest.raises(InvalidDataError):
            make()


@requirement("MSG-8")
@pytest.mark.parametrize("text", ["", "e\u0301", "\u00e9", "\U0001f600", "a\u2028b\r\n\x00", "\ufeff", "\ufffe"])
def test_text_is_kept_code_point_for_code_point(text: str) -> None:
    message = v1.UserMessage(content=text)
    assert message.content == text
    assert v1.UserMessage.from_json(message.to_json()).content == text
    assert v1.UserMessage.from_json(json.dumps({"role": "user", "content": text})).content == text


@requirement("MSG-8")
def test_very_long_text_works() -> None:
    text = "ä" * 10_000_000
    assert v1.UserMessage.from_json(v1.UserMessage(content=text).to_json()).content == text


@requirement("MSG-10")
def test_numbers_are_numbers_and_true_is_none() -> None:
    for value in ("1", True, 1.5, None):
        with pytest.raises(InvalidDataError):
            v1.ToolCallDelta.from_dict({"index": value})
    assert type(v1.ToolCallDelta.from_dict({"index": 1.0}).index) is int
    assert v1.ModelParameters(model="m", temperature=1).temperature == 1.0
    with pytest.raises(InvalidDataError):
        v1.ModelParameters(model="m", temperature=float("nan"))
    with pytest.raises(InvalidDataError):
        v1.TextPart(text=b"bytes")


@requirement("MSG-2")
def test_models_are_equal_hashed_pickled_and_copied_by_value() -> None:
    request = v1.ChatRequest(
        messages=[v1.UserMessage(content=[v1.TextPart(text="t")], metadata={"a": {"b": [1]}})],
        parameters=v1.ModelParameters(model="m", provider_options={"ollama": {"num_ctx": 5}}),
        tools=[v1.ToolDefinition(name="f", description="d", parameters={"type": "object"})],
    )
    again = v1.ChatRequest.from_json(request.to_json())
    assert again == request
    assert hash(again.parameters) == hash(request.parameters)
    assert len({again, request}) == 1
    for twin in (pickle.loads(pickle.dumps(request)), copy.copy(request), copy.deepcopy(request)):
        assert twin == request
        assert twin.to_json() == request.to_json()


@requirement("MSG-9")
def test_nothing_the_caller_passed_in_changes() -> None:
    data = {"role": "user", "content": [{"type": "text", "text": "t", "new": [1]}], "metadata": {"a": {"b": [1]}}}
    before = copy.deepcopy(data)
    message = v1.UserMessage.from_dict(data)
    message.replace(id="x")
    assert data == before
    data["metadata"]["a"]["b"].append(2)  # type: ignore[index]  # values of many types
    assert message.metadata == {"a": {"b": [1]}}


@requirement("SCH-4")
def test_a_rule_that_schemas_cannot_say_is_attached_by_name() -> None:
    class Range(Model):
        start: int
        end: int

    class Other(Model):
        start: int

    attach_rule(Range, "ordered", lambda made: None if made.end >= made.start else "end: {must} not come before start")
    assert Range(start=1, end=2).end == 2
    assert Other(start=3).start == 3
    with pytest.raises(InvalidDataError) as caught:
        Range.from_dict({"start": 2, "end": 1})
    assert caught.value.problems == (errors.Problem("", "ordered", "end: {must} not come before start"),)
    with pytest.raises(InvalidDataError):
        Range(start=1, end=2).replace(end=0)
