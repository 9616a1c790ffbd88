"""The right answer for every edge case of the Gemini dialect that a codec decides."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from turnwire_schema.v1.request import ChatRequest

from tests.cases import for_each
from tests.codecs.edge_cases import edge_case, uncovered
from tests.codecs.gemini.gemini_wire import (
    BUDGET,
    GEMINI,
    HEAD,
    LEVELS,
    SIGNATURE,
    Data,
    array,
    body,
    both,
    call,
    chunk,
    decode,
    encode,
    messages_of,
    plain,
    read,
    request,
    result,
    run,
    same_again,
    sse,
)
from tests.normal_forms import normalize_request, normalize_response
from turnwire.codecs.gemini.names import FINISH_WORDS
from turnwire.core.errors import InvalidDataError, ProviderError

HELLO: Data = {"role": "user", "parts": [{"text": "Hello!"}]}


@edge_case(97)
def test_calls_without_ids_get_ids_and_results_find_them_by_name_and_place() -> None:
    answer = both(body(call("sum", {"x": 1}), call("now"), call("sum", {"x": 2})))
    ids = [each.id for each in answer.message.tool_calls or ()]
    assert len(set(ids)) == 3
    assert all(each.id_origin == "minted" for each in answer.message.tool_calls or ())
    assert ids == [
        each.id for each in both(body(call("sum", {"x": 1}), call("now"), call("sum"))).message.tool_calls or ()
    ]

    model = {"role": "model", "parts": [call("sum", {"x": 1}), call("now", {}), call("sum", {"x": 2})]}
    results = [result("sum", {"output": "1"}), result("now", {"output": "noon"}), result("sum", {"output": "2"})]
    _, asked, *told = messages_of(HELLO, model, {"role": "user", "parts": results})
    assert [each["tool_call_id"] for each in told] == [each["id"] for each in asked["tool_calls"]]

    # In another order: matched by name, and sent in the order of the calls.
    wire = {"contents": [HELLO, model, {"role": "user", "parts": [results[1], results[0], results[2]]}]}
    _, asked, *told = read(wire)["messages"]
    assert [each["content"] for each in told] == ["noon", "1", "2"]
    assert told[0]["tool_call_id"] == asked["tool_calls"][1]["id"]
    converted = GEMINI.encode_request(GEMINI.decode_request(wire, model=BUDGET).value)
    assert plain(converted.value)["contents"][2]["parts"] == results
    assert [(loss.id, loss.action) for loss in converted.losses] == [
        ("gemini.result_order", "sent in the order of the calls")
    ]


@edge_case(98)
def test_calls_end_with_stop_and_that_is_tool_calls() -> None:
    answer = both(body(call("f", {}, "c1"), finish="STOP"))
    assert (answer.finish_reason, answer.raw_finish_reason) == ("tool_calls", "STOP")
    assert GEMINI.encode_response(answer).value["candidates"][0]["finishReason"] == "STOP"


@edge_case(99)
@pytest.mark.parametrize("word", ["MALFORMED_FUNCTION_CALL", "UNEXPECTED_TOOL_CALL", "MISSING_THOUGHT_SIGNATURE"])
def test_a_call_that_the_server_refused_is_an_error_with_its_message(word: str) -> None:
    whole = {"candidates": [{"finishReason": word, "finishMessage": "Malformed function call: f("}], **HEAD}
    for answer in (lambda: GEMINI.decode_response(whole), lambda: GEMINI.decode_stream([sse(whole)])):
        with pytest.raises(ProviderError, match=word) as caught:
            answer()
        wanted = "invalid_request" if word == "MISSING_THOUGHT_SIGNATURE" else "tool_use_failed"
        assert (caught.value.info.category, caught.value.info.server_type) == (wanted, word)
    begun = {"candidates": [{**whole["candidates"][0], "content": {"parts": [{"text": "Hi"}]}}], **HEAD}
    with pytest.raises(ProviderError) as caught:
        GEMINI.decode_response(begun)
    assert caught.value.partial is not None
    assert plain(caught.value.partial.extras) == {"candidate": {"finishMessage": "Malformed function call: f("}}


@edge_case(100)
@pytest.mark.parametrize("reason", ["SAFETY", "OTHER", "BLOCKLIST", "PROHIBITED_CONTENT", "JAILBREAK", None])
def test_a_blocked_prompt_is_content_filter_with_its_reason(reason: str | None) -> None:
    feedback: Data = {"safetyRatings": []} | ({"blockReason": reason} if reason else {})
    whole = {"promptFeedback": feedback, "usageMetadata": {"promptTokenCount": 5, "totalTokenCount": 5}, **HEAD}
    answer = both(whole)
    assert answer.finish_reason == "content_filter"
    assert answer.raw_finish_reason == f"blockReason:{reason or 'BLOCK_REASON_UNSPECIFIED'}"
    assert answer.message.content == ""
    assert plain(GEMINI.encode_response(answer).value) == {
        **whole,
        "usageMetadata": {"promptTokenCount": 5, "candidatesTokenCount": 0, "totalTokenCount": 5},
    }
    foreign = answer.replace(extras=None)
    assert GEMINI.encode_response(foreign).value["promptFeedback"] == ({"blockReason": reason} if reason else {})


@edge_case(101)
def test_signatures_stay_on_their_parts() -> None:
    """On a call, a text and an empty text; of parallel calls the first has it alone."""
    parts = [
        {"text": "a", "thoughtSignature": "czE="},
        call("f", {}, "c1", thoughtSignature=SIGNATURE),
        call("f", {}, "c2"),
        {"text": "", "thoughtSignature": "czI="},
    ]
    answer = both(body(*parts))
    assert decode(*(chunk(part) for part in parts), chunk(finish="STOP")).message == answer.message
    wire = encode(
        ChatRequest.from_dict(
            {
                "messages": [{"role": "user", "content": "Hello!"}, plain(answer.message.to_dict())],
                "parameters": {"model": LEVELS, "temperature": None, "top_p": None},
            }
        )
    )
    assert wire["contents"][1] == {"role": "model", "parts": parts}


@edge_case(102)
def test_thoughts_are_thinking_and_their_tokens_part_of_the_completion() -> None:
    usage = {"promptTokenCount": 1, "candidatesTokenCount": 2, "thoughtsTokenCount": 3, "totalTokenCount": 6}
    answer = both(body({"text": "hm", "thought": True}, {"text": "a"}) | {"usageMetadata": usage})
    assert plain(answer.message.to_dict())["content"] == [
        {"type": "thinking", "text": "hm", "origin": {"dialect": "gemini"}},
        {"type": "text", "text": "a"},
    ]
    assert (answer.usage.completion_tokens, answer.usage.reasoning_tokens, answer.usage.total_tokens) == (5, 3, 6)


@edge_case(103)
def test_schemas_with_references_go_as_json_schema_or_are_written_out() -> None:
    schema = {
        "type": "object",
        "properties": {"where": {"$ref": "#/$defs/Place"}, "unit": {"const": "C"}},
        "additionalProperties": False,
        "$defs": {"Place": {"type": "object", "properties": {"city": {"type": "string"}}}},
    }
    tool = {"name": "f", "description": "d", "parameters": schema}
    assert encode(request(tools=[tool]))["tools"][0]["functionDeclarations"][0]["parametersJsonSchema"] == schema
    converted = GEMINI.encode_request(request(tools=[tool], model="gemini-1.5-pro"))
    assert converted.value["tools"][0]["functionDeclarations"][0]["parameters"] == {
        "type": "OBJECT",
        "properties": {
            "where": {"type": "OBJECT", "properties": {"city": {"type": "STRING"}}},
            "unit": {"type": "STRING", "enum": ["C"]},
        },
    }
    assert [loss.reason for loss in converted.losses] == [
        "the older schema form cannot express this: additionalProperties"
    ]


@edge_case(104)
@for_each(("word", "reason"), [*(row for row in FINISH_WORDS.items() if row[1] != "error"), ("NEW_WORD", "other")])
def test_every_finish_word_has_its_reason_and_comes_back(word: str, reason: str) -> None:
    answer = both(body({"text": "a"}, finish=word))
    assert (answer.finish_reason, answer.raw_finish_reason) == (reason, word)
    assert GEMINI.encode_response(answer).value["candidates"][0]["finishReason"] == word


@edge_case(105)
def test_a_stream_without_sse_is_one_array_and_says_the_same() -> None:
    documents = [chunk({"text": 'a"]}[{'}), chunk(call("f", {"a": "\\"}, "c1"), finish="STOP")]
    wanted = run([sse(*documents)])
    data = array(*documents)
    assert run([data]) == run([data[at : at + 1] for at in range(len(data))]) == wanted
    assert wanted[1] is None


@edge_case(106)
def test_an_unknown_field_at_every_level_comes_back() -> None:
    wire = {
        "contents": [{"role": "user", "parts": [{"text": "a", "newField": {"x": [1, None]}}], "newField": 1}],
        "generationConfig": {"newField": {"a": 1}},
        "tools": [{"functionDeclarations": [{"name": "f", "description": "d", "newField": 1}]}],
        "newField": [{"a": 1}],
    }
    assert same_again(wire) == wire
    whole = body({"text": "a", "newField": 1}, newField={"a": [None]})
    whole["candidates"][0] |= {"newField": 2}
    whole["candidates"][0]["content"]["newField"] = 3
    whole["usageMetadata"] = {**whole["usageMetadata"], "newField": 4}
    answer = both(whole)
    assert plain(GEMINI.encode_response(answer).value) == whole


@edge_case(107)
def test_an_unknown_part_stays_in_place_and_a_known_one_with_a_bad_body_is_a_fault() -> None:
    unknown = {"hologram": {"x": 1}, "thoughtSignature": SIGNATURE}
    wire = {"contents": [{"role": "user", "parts": [{"text": "a"}, unknown, {"text": "b"}]}]}
    assert same_again(wire) == wire
    with pytest.raises(InvalidDataError, match="/contents/0/parts/1/inlineData"):
        GEMINI.decode_request({"contents": [{"parts": [{"text": "a"}, {"inlineData": 7}]}]}, model=BUDGET)


@edge_case(118)
def test_numbers_and_surrogates_are_read_by_the_written_rules() -> None:
    numbers = '{"big": 123456789012345678901234567890, "one": 1.0}'
    parts = f'{{"text": "a\\ud800"}}, {{"functionCall": {{"name": "f", "id": "c1", "args": {numbers}}}}}'
    text = f'{{"candidates": [{{"content": {{"parts": [{parts}]}}, "finishReason": "STOP"}}]}}'
    answer = GEMINI.decode_response(text)
    assert GEMINI.decode_stream([f"data: {text}\r\n\r\n".encode()]) == answer
    assert answer.message.content == "a\ufffd"
    [found] = answer.message.tool_calls or ()
    assert repr(plain(found.arguments)) == "{'big': 123456789012345678901234567890, 'one': 1.0}"
    bad = text.replace("1.0", "NaN")
    invalid = GEMINI.decode_response(bad)
    assert GEMINI.decode_stream([f"data: {bad}\r\n\r\n".encode()]) == invalid
    assert [entry.reason for entry in invalid.message.invalid_tool_calls or ()] == ["not_json"]


@edge_case(119)
def test_absent_and_empty_and_zero_are_told_apart() -> None:
    assert encode(request(temperature=0.0, seed=0))["generationConfig"] == {"temperature": 0.0, "seed": 0}
    assert "generationConfig" not in encode(request())
    assert messages_of({"parts": [{"text": ""}]}) == [{"role": "user", "content": ""}]
    assert read({"contents": [HELLO]}).get("tools") is None
    parameters = read({"contents": [HELLO], "generationConfig": {"topP": None, "seed": 0}})["parameters"]
    assert parameters == {"model": BUDGET, "temperature": None, "top_p": None, "seed": 0}


@edge_case(125)
def test_the_same_answer_is_equal_streamed_and_whole() -> None:
    whole = body({"text": "hm", "thought": True}, {"text": "a"}, call("f", {"a": 1}), {"text": "b"})
    pieces = [
        chunk({"text": "hm", "thought": True}),
        chunk({"text": "a"}),
        chunk(call("f", {"a": 1})),
        chunk({"text": "b"}, finish="STOP", usageMetadata=whole["usageMetadata"]),
    ]
    assert decode(*pieces).to_dict() == both(whole).to_dict()


@edge_case(126)
def test_what_the_caller_passed_in_is_not_changed() -> None:
    wire = {
        "contents": [HELLO, {"role": "model", "parts": [call("f", {}, thought_signature="x")]}],
        "tools": [{"function_declarations": [{"name": "g-h"}]}],
        "generation_config": {"thinking_config": {"thinking_level": "LOW"}},
    }
    before = copy.deepcopy(wire)
    normalize_request(GEMINI, wire)
    asked = GEMINI.decode_request(wire, model=LEVELS).value
    GEMINI.encode_request(asked)
    assert wire == before
    whole: Any = body({"text": "a"}, call("f"))
    held = json.dumps(whole)
    answer = GEMINI.decode_response(whole)
    GEMINI.encode_response(answer)
    normalize_response(GEMINI, whole)
    assert json.dumps(whole) == held


def test_every_edge_case_of_the_dialect_has_a_test() -> None:
    assert uncovered([*range(97, 106), 106, 107, 118, 119, 125, 126]) == []
