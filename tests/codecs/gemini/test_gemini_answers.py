"""Whole answers and streams in both directions, as whole values."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from tests.codecs.gemini.gemini_wire import (
    BUDGET,
    GEMINI,
    HEAD,
    PNG,
    SIGNATURE,
    USAGE,
    WEATHER,
    Data,
    array,
    body,
    both,
    call,
    candidate,
    check_wire,
    chunk,
    decode,
    events,
    plain,
    request,
    run,
    sse,
)
from tests.normal_forms import normalize_response
from tests.requirements import requirement
from turnwire.codecs.gemini.read_stream import GeminiStreamDecoder
from turnwire.codecs.streams.framing import Limits
from turnwire.core.errors import ProviderError, ProviderResponseError, StreamError

COUNTED: Data = {"prompt_tokens": 12, "completion_tokens": 8, "is_estimated": False, "total_tokens": 20}
NAMED: Data = {"model": "gemini-2.5-flash", "id": "r1"}


def said(answer: ChatResponse) -> Data:
    found: Data = plain(answer.to_dict())
    return found


def written(response: Data, **options: Any) -> tuple[Data, list[str]]:
    """The body for a client, which must fit the wire document, and the names of the losses."""
    converted = GEMINI.encode_response(ChatResponse.from_dict(response), **options)
    check_wire("response", "GenerateContentResponse", converted.value)
    return plain(converted.value), [loss.id.removeprefix("gemini.") for loss in converted.losses]


# Whole answers


def test_a_text_answer_is_read() -> None:
    assert said(both(body({"text": "Hello!"}))) == {
        "message": {"role": "assistant", "content": "Hello!"},
        "usage": COUNTED,
        "finish_reason": "stop",
        "raw_finish_reason": "STOP",
        **NAMED,
    }


def test_every_part_of_an_answer_is_read_in_place() -> None:
    parts: list[Data] = [
        {"text": "hm", "thought": True},
        {"text": "So", "thoughtSignature": SIGNATURE},
        call("f", {"a": 1}, "c1", thoughtSignature="c2ln"),
        {"inlineData": {"mimeType": "image/png", "data": PNG}},
        {"executableCode": {"language": "PYTHON", "code": "1"}},
    ]
    answer = both(body(*parts))
    assert said(answer)["message"] == {
        "role": "assistant",
        "content": [
            {"type": "thinking", "text": "hm", "origin": {"dialect": "gemini"}},
            {"type": "text", "text": "So", "provider_options": {"gemini": {"thoughtSignature": SIGNATURE}}},
            {"type": "image", "data": PNG, "media_type": "image/png"},
            {"type": "foreign", "dialect": "gemini", "data": parts[4]},
        ],
        "tool_calls": [
            {
                "id": "c1",
                "name": "f",
                "arguments": {"a": 1},
                "part_index": 2,
                "provider_options": {"gemini": {"thoughtSignature": "c2ln"}},
            }
        ],
    }
    assert answer.finish_reason == "tool_calls"
    assert GEMINI.encode_response(answer).value["candidates"][0]["content"]["parts"] == parts


def test_what_an_answer_says_beside_its_parts_is_kept_where_it_stood() -> None:
    whole = body(
        {"text": "a"}, promptFeedback={"safetyRatings": []}, newField=1, createTime="2026-05-31T21:26:25.776828Z"
    )
    whole["candidates"][0] |= {
        "safetyRatings": [{"category": "X"}],
        "avgLogprobs": -0.5,
        "content": {"parts": [{"text": "a"}], "x": 1},
    }
    whole["candidates"].append({"content": {"parts": [{"text": "b"}]}, "index": 1, "finishReason": "STOP"})
    answer = both(whole)
    found = said(answer)
    assert found["created"] == "2026-05-31T21:26:25.776828Z"
    assert found["message"] == {"role": "assistant", "content": "a", "extras": {"x": 1}}
    assert found["extras"] == {
        "promptFeedback": {"safetyRatings": []},
        "newField": 1,
        "candidate": {"safetyRatings": [{"category": "X"}], "avgLogprobs": -0.5},
        "candidates": [whole["candidates"][1]],
    }
    again = GEMINI.encode_response(answer)
    assert again.losses == ()
    assert normalize_response(GEMINI, plain(again.value)) == normalize_response(GEMINI, whole)


@pytest.mark.parametrize("own", [5, {"q": 1}])
def test_a_field_of_the_answer_with_the_name_message_takes_the_place_of_nothing(own: object) -> None:
    whole = body({"text": "a"}, message=own)
    whole["candidates"][0] |= {"avgLogprobs": -0.5, "content": {"parts": [{"text": "a"}], "x": 1}}
    whole["candidates"].append({"content": {"parts": [{"text": "b"}]}, "index": 1})
    answer = GEMINI.decode_response(whole)
    assert plain(answer.message.extras) == {"x": 1}
    assert plain(answer.extras) == {
        "message": own,
        "candidate": {"avgLogprobs": -0.5},
        "candidates": [whole["candidates"][1]],
    }


def test_the_parts_of_a_further_candidate_of_a_stream_are_joined_in_their_order() -> None:
    def other(*parts: Data, **fields: Any) -> Data:
        return {"candidates": [{"index": 1, "content": {"role": "model", "parts": list(parts)}, **fields}]}

    first = chunk({"text": "a"})
    image = {"inlineData": {"mimeType": "image/png", "data": "eA=="}}
    answer = decode(
        first,
        other({"text": "one "}),
        other({"text": "two"}, image),
        other(image, {"text": "three"}),
        other({"text": " four"}),
        other({"text": "h", "thought": True}),
        other({"text": "five"}, finishReason="STOP"),
        chunk({"text": "b"}, finish="STOP"),
    )
    assert answer.message.text == "ab"
    assert plain(answer.extras)["candidates"] == [
        {
            "index": 1,
            "content": {
                "role": "model",
                "parts": [
                    *({"text": "one two"}, image, image, {"text": "three four"}),
                    *({"text": "h", "thought": True}, {"text": "five"}),
                ],
            },
            "finishReason": "STOP",
        }
    ]


USAGES: list[tuple[Data, Data]] = [
    (
        {"promptTokenCount": 8, "candidatesTokenCount": 53, "thoughtsTokenCount": 725, "totalTokenCount": 786},
        {"prompt_tokens": 8, "completion_tokens": 778, "reasoning_tokens": 725},
    ),
    (
        {"promptTokenCount": 15, "thoughtsTokenCount": 2, "totalTokenCount": 17},
        {"prompt_tokens": 15, "completion_tokens": 2, "reasoning_tokens": 2},
    ),
    ({"promptTokenCount": 14, "totalTokenCount": 14}, {"prompt_tokens": 14, "completion_tokens": 0}),
    ({"promptTokenCount": 14}, {"prompt_tokens": 14}),
    ({"promptTokenCount": 14, "totalTokenCount": 20}, {"prompt_tokens": 14, "extras": {"totalTokenCount": 20}}),
    (
        {"promptTokenCount": 3, "cachedContentTokenCount": 2, "candidatesTokenCount": 1, "totalTokenCount": 4},
        {"prompt_tokens": 3, "cached_tokens": 2, "completion_tokens": 1},
    ),
    (
        {
            "promptTokenCount": 21,
            "toolUsePromptTokenCount": 243,
            "candidatesTokenCount": 126,
            "thoughtsTokenCount": 95,
            "totalTokenCount": 485,
        },
        {
            "prompt_tokens": 264,
            "completion_tokens": 221,
            "reasoning_tokens": 95,
            "extras": {"toolUsePromptTokenCount": 243},
        },
    ),
    ({"trafficType": "ON_DEMAND"}, {"extras": {"trafficType": "ON_DEMAND"}}),
    (
        {"promptTokenCount": "5", "candidatesTokenCount": "6", "totalTokenCount": "11"},
        {"prompt_tokens": 5, "completion_tokens": 6},
    ),
]


@pytest.mark.parametrize(("raw", "counted"), USAGES)
def test_counts_are_read_and_written(raw: Data, counted: Data) -> None:
    """dialects.md B5 and C 96 to 98: thoughts belong to the completion, tool prompts to the prompt, absent is 0."""
    whole = body({"text": "a"}) | {"usageMetadata": raw}
    answer = both(whole)
    usage = said(answer)["usage"]
    usage.pop("is_estimated")
    usage.pop("total_tokens", None)
    assert usage == counted
    again = GEMINI.encode_response(answer).value["usageMetadata"]
    ints = {key: int(value) if str(value).isdecimal() else value for key, value in raw.items()}
    assert normalize_response(GEMINI, {"usageMetadata": plain(again)}) == normalize_response(
        GEMINI, {"usageMetadata": ints}
    )


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        (b"<html>", "6 bytes of HTML, not JSON"),
        (b"", "an empty body, not JSON"),
        ([], "not a JSON object"),
        ({}, "no candidates"),
        ({"candidates": []}, "no candidates"),
        ({"candidates": [{"content": {"parts": ["x"]}}]}, "candidates/0/content/parts/0: a part must be an object"),
        ({"candidates": [{"content": {"parts": [{"functionCall": 1}]}}]}, "functionCall must be an object"),
        ({"candidates": [{"content": {"parts": 7}}]}, "parts must be a list"),
    ],
)
def test_what_is_no_answer_is_an_error(bad: Any, message: str) -> None:
    with pytest.raises(ProviderResponseError, match=message) as caught:
        GEMINI.decode_response(bad)
    assert caught.value.info.category == "protocol"


def test_an_answer_without_a_reason_is_told() -> None:
    answer = GEMINI.decode_response(body({"text": "a"}, finish=None))
    assert (answer.finish_reason, answer.raw_finish_reason) == ("other", None)
    assert [note.id for note in answer.diagnostics or ()] == ["no_finish_reason"]


def test_an_answer_that_is_a_stream_is_read_as_one() -> None:
    whole = body({"text": "a"})
    assert (
        GEMINI.decode_response(sse(whole)) == GEMINI.decode_response(json.dumps(whole)) == GEMINI.decode_response(whole)
    )


# Answers for clients


def test_an_answer_of_another_dialect_is_written_for_a_client() -> None:
    response = {
        "message": {
            "role": "assistant",
            "content": [
                {"type": "thinking", "text": "hm", "signature": "s", "origin": {"dialect": "anthropic"}},
                {"type": "text", "text": "So"},
                {"type": "refusal", "text": "No."},
                {"type": "foreign", "dialect": "anthropic", "data": {"type": "x"}},
            ],
            "tool_calls": [
                {"id": "c1", "name": "get_weather", "arguments": {"city": "Paris"}, "part_index": 1},
                {"id": "c2", "id_origin": "minted", "name": "f", "arguments": {}},
            ],
            "invalid_tool_calls": [
                {"id": "c3", "name": "f", "arguments_text": '{"a', "reason": "truncated"},
                {"id": "c4", "name": "a b", "arguments_text": "{}", "reason": "bad_name"},
            ],
            "name": "Ann",
        },
        "usage": {
            "prompt_tokens": 5,
            "completion_tokens": 3,
            "reasoning_tokens": 1,
            "cache_write_tokens": 2,
            "is_estimated": True,
        },
        "finish_reason": "tool_calls",
        "raw_finish_reason": "tool_use",
        "created": 1795298111,
        "id": "msg_1",
        "model": "m",
        "extras": {"system_fingerprint": "x", "choice": {}, "stopDetails": 1},
    }
    asked = request(tools=[{**WEATHER, "original_name": "get-weather"}])
    wire, losses = written(response, request=asked)
    assert wire == {
        "candidates": [
            {
                "content": {
                    "parts": [
                        {"text": "hm", "thought": True},
                        call("get-weather", {"city": "Paris"}, "c1"),
                        {"text": "So"},
                        {"text": "No."},
                        call("f", {}),
                        call("a b", {}, "c4"),
                    ],
                    "role": "model",
                },
                "finishReason": "STOP",
                "index": 0,
            }
        ],
        "usageMetadata": {
            "promptTokenCount": 5,
            "candidatesTokenCount": 2,
            "thoughtsTokenCount": 1,
            "totalTokenCount": 8,
        },
        "modelVersion": "m",
        "responseId": "msg_1",
        "stopDetails": 1,
    }
    assert losses == [
        "invalid_tool_call",
        "thinking_foreign",
        "refusal",
        "foreign_part",
        "answer_part",
        "usage_detail",
        "usage_detail",
        "created",
        "answer_part",
    ]


def test_counters_of_another_dialect_are_not_written_and_own_ones_are() -> None:
    extras = {"queue_time": 0.5, "trafficType": "ON_DEMAND"}
    usage = {"prompt_tokens": 1, "completion_tokens": 2, "extras": extras}
    wire, _ = written({"message": {"role": "assistant", "content": "a"}, "usage": usage, "finish_reason": "stop"})
    assert wire["usageMetadata"] == {
        "promptTokenCount": 1,
        "candidatesTokenCount": 2,
        "totalTokenCount": 3,
        "trafficType": "ON_DEMAND",
    }


def test_unknown_counts_are_told() -> None:
    _, losses = written(
        {"message": {"role": "assistant", "content": "a"}, "usage": {"prompt_tokens": 1}, "finish_reason": "stop"}
    )
    assert losses == ["usage_unknown"]


@pytest.mark.parametrize(
    ("reason", "raw", "word", "lost"),
    [
        ("stop", "stop", "STOP", []),
        ("tool_calls", "tool_calls", "STOP", ["finish_reason"]),  # there are no calls
        ("length", "max_tokens", "MAX_TOKENS", []),
        ("length", "CONTINUATION", "CONTINUATION", []),
        ("content_filter", "refusal", "SAFETY", []),
        ("content_filter", "RECITATION", "RECITATION", []),
        ("error", None, "OTHER", ["finish_reason"]),
        ("error", "NO_IMAGE", "NO_IMAGE", []),
        ("cancelled", None, "OTHER", ["finish_reason"]),
        ("other", "pause_turn", "OTHER", []),
        ("other", "STOP", "OTHER", []),
    ],
)
def test_reasons_have_words(reason: str, raw: str | None, word: str, lost: list[str]) -> None:
    response = {
        "message": {"role": "assistant", "content": "a"},
        "usage": {},
        "finish_reason": reason,
        "raw_finish_reason": raw,
    }
    wire, losses = written(response)
    assert wire["candidates"][0]["finishReason"] == word
    assert losses == lost


# Reading streams


def test_text_is_given_out_as_it_comes() -> None:
    chunks, error = run(
        [sse(chunk({"text": "He"})), sse(chunk({"text": "llo"})), sse(chunk({"text": "!"}, finish="STOP"))]
    )
    assert error is None
    assert chunks == [
        {"text": "He", "part_index": 0, **NAMED},
        {"text": "llo", "part_index": 0},
        {"text": "!", "part_index": 0},
        {"is_complete": True, "finish_reason": "stop", "raw_finish_reason": "STOP"},
    ]


def test_pieces_are_joined_but_never_with_a_signed_part() -> None:
    answer = decode(
        chunk({"text": "a", "thought": True}),
        chunk({"text": "b", "thought": True}),
        chunk({"text": "c"}),
        chunk({"text": "d"}, {"text": "e"}),
        chunk({"text": "f", "thoughtSignature": SIGNATURE}),
        chunk({"text": "g"}),
        chunk({"text": ""}, finish="STOP"),
    )
    assert said(answer)["message"]["content"] == [
        {"type": "thinking", "text": "ab", "origin": {"dialect": "gemini"}},
        {"type": "text", "text": "cd"},
        {"type": "text", "text": "e"},
        {"type": "text", "text": "f", "provider_options": {"gemini": {"thoughtSignature": SIGNATURE}}},
        {"type": "text", "text": "g"},
    ]


def test_counts_are_cumulative_and_the_last_value_of_each_counts() -> None:
    answer = decode(
        chunk({"text": "a"}, usageMetadata={"promptTokenCount": 7, "totalTokenCount": 7}),
        chunk({"text": "b"}, usageMetadata={"candidatesTokenCount": 2}),
        chunk(finish="STOP", usageMetadata={"candidatesTokenCount": 3, "totalTokenCount": 10}),
    )
    assert (answer.usage.prompt_tokens, answer.usage.completion_tokens, answer.usage.total_tokens) == (7, 3, 10)


def test_what_chunks_say_beside_their_parts_is_kept_and_lists_that_go_on_are_joined() -> None:
    sources = [{"citationSources": [{"startIndex": place}]} for place in (1, 2)]
    first, second = chunk({"text": "a"}), chunk({"text": "b"}, finish="STOP")
    first["candidates"][0] |= {"citationMetadata": sources[0], "safetyRatings": [{"category": "A"}]}
    second["candidates"][0] |= {
        "citationMetadata": sources[1],
        "safetyRatings": [{"category": "B"}],
        "finishMessage": "x",
    }
    first["candidates"].append({"content": {"parts": [{"text": "c"}], "role": "model"}, "index": 1})
    second["candidates"].append({"content": {"parts": [{"text": "d"}]}, "index": 1, "finishReason": "STOP"})
    assert said(decode(first, second))["extras"] == {
        "candidate": {
            "citationMetadata": {"citationSources": [{"startIndex": 1}, {"startIndex": 2}]},
            "safetyRatings": [{"category": "B"}],
            "finishMessage": "x",
        },
        "candidates": [{"content": {"parts": [{"text": "cd"}], "role": "model"}, "index": 1, "finishReason": "STOP"}],
    }


def test_arguments_in_pieces_are_put_together() -> None:
    """Vertex AI with streamFunctionCallArguments."""
    pieces: list[Data] = [
        {"name": "f", "id": "c1", "willContinue": True},
        {"partialArgs": [{"jsonPath": "$.city", "stringValue": "Par", "willContinue": True}], "willContinue": True},
        {"partialArgs": [{"jsonPath": "$.city", "stringValue": "is"}], "willContinue": True},
        {
            "partialArgs": [
                {"jsonPath": "$.days[0].n", "numberValue": 1},
                {"jsonPath": "$.days[1]", "boolValue": True},
                {"jsonPath": "$['a b']", "nullValue": "NULL_VALUE"},
            ],
            "willContinue": True,
        },
        {"partialArgs": [{"jsonPath": "$['a b']", "stringValue": "x"}], "willContinue": True},
        {"partialArgs": [{"jsonPath": "$['a b']", "stringValue": "y"}], "willContinue": True},  # x was said to be whole
        {},
    ]
    answer = decode(*(chunk({"functionCall": piece}) for piece in pieces), chunk(finish="STOP"))
    assert said(answer)["message"] == {
        "role": "assistant",
        "tool_calls": [{"id": "c1", "name": "f", "arguments": {"city": "Paris", "days": [{"n": 1}, True], "a b": "y"}}],
    }
    cut = decode(*(chunk({"functionCall": piece}) for piece in pieces[:3]), chunk(finish="MAX_TOKENS"))
    [invalid] = cut.message.invalid_tool_calls or ()
    assert (invalid.name, invalid.reason, cut.finish_reason) == ("f", "truncated", "length")


def test_an_error_after_the_events_is_bare_and_comes_after_what_came() -> None:
    told = {"error": {"code": 503, "message": "The model is overloaded.", "status": "UNAVAILABLE"}}
    stream = sse(chunk({"text": "a"}, finish="STOP")) + json.dumps(told, indent=2).encode()
    for pieces in ([stream], [stream[at : at + 1] for at in range(len(stream))]):
        with pytest.raises(StreamError, match="overloaded") as caught:
            GEMINI.decode_stream(pieces)
        assert caught.value.partial is not None
        assert caught.value.partial.message.content == "a"
        info = caught.value.info
        assert (info.code, info.category, info.status, info.retryable) == ("ACODE-MDL-008", "overloaded", 503, True)
    with pytest.raises(StreamError, match="overloaded"):
        GEMINI.decode_stream([array(chunk({"text": "a"}), told)])


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "without a single chunk"),
        (sse(chunk({"text": "a"})), "before the server gave a reason"),
        (array(chunk({"text": "a"}, finish="STOP"), chunk({"text": "b"}))[:-30], "before the server gave a reason"),
        (b"data: {\r\n\r\n", "not JSON"),
        (b"data: [1]\r\n\r\n", "not a JSON object"),
        (b"<html>", "6 bytes of HTML, not a stream"),
        (sse({"candidates": [{"content": {"parts": [1]}}]}), "candidates/0/content/parts/0"),
    ],
)
def test_what_is_no_whole_stream_is_an_error(data: bytes, message: str) -> None:
    with pytest.raises(ProviderError, match=message):
        GEMINI.decode_stream([data])


def test_a_stream_larger_than_its_limits_is_refused() -> None:
    big = sse(chunk({"text": "x" * 100}))
    for limits in (Limits(line=50, response=10_000), Limits(line=10_000, response=50)):
        for data in (big, big.replace(b"\r\n", b"\n"), b"[" + big[6:], big[6:]):
            with pytest.raises(StreamError, match="larger than 50 bytes"):
                GEMINI.stream_decoder(limits=limits).feed(data)


@requirement("PRV-8")
@pytest.mark.parametrize("form", ["events", "events with LF", "array", "body"])
def test_a_stream_of_just_its_limits_is_read(form: str) -> None:
    documents = [chunk({"text": "x" * 100}), chunk({"text": "b"}), chunk(finish="STOP")]
    data, longest = {
        "events": (sse(*documents), len(sse(documents[0]))),
        "events with LF": (sse(*documents, end="\n"), len(sse(documents[0], end="\n"))),
        "array": (array(*documents), len(json.dumps(documents[0], indent=1))),
        "body": (json.dumps(body({"text": "a"})).encode(), len(json.dumps(body({"text": "a"})))),
    }[form]
    for pieces in ([data], [data[at : at + 1] for at in range(len(data))]):
        decoder = GEMINI.stream_decoder(limits=Limits(line=longest, response=len(data)))
        chunks = [found for piece in pieces for found in decoder.feed(piece)]
        assert [*chunks, *decoder.close()][-1].is_complete
        short = GEMINI.stream_decoder(limits=Limits(line=longest, response=len(data) - 1))
        with pytest.raises(StreamError, match="larger than"):
            list(map(short.feed, pieces))


def test_a_long_signature_and_line_separators_inside_text_are_read() -> None:
    """dialects.md C 107: lines of more than 128 KB, and U+2028 and U+0085 are text."""
    signature = "A" * 200_000
    answer = decode(
        chunk({"text": "a\u2028b\u0085c"}), chunk({"text": "", "thoughtSignature": signature}, finish="STOP")
    )
    assert said(answer)["message"]["content"] == [
        {"type": "text", "text": "a\u2028b\u0085c"},
        {"type": "text", "text": "", "provider_options": {"gemini": {"thoughtSignature": signature}}},
    ]


def test_a_decoder_that_has_ended_gives_nothing_more() -> None:
    decoder = GEMINI.stream_decoder()
    assert isinstance(decoder, GeminiStreamDecoder)
    assert len([*decoder.feed(sse(chunk({"text": "a"}, finish="STOP"))), *decoder.close()]) == 2
    assert decoder.close() == []


# Writing streams


def encoded(*chunks: Data, error: ErrorInfo | None = None, **options: Any) -> tuple[bytes, list[tuple[str, str]]]:
    encoder = GEMINI.stream_encoder(**options)
    data = b"".join(encoder.feed(StreamingChunk.from_dict(each)) for each in chunks) + encoder.close(error)
    assert encoder.close() == b""
    return data, [(loss.id.removeprefix("gemini."), loss.action) for loss in encoder.losses]


LAST: Data = {"is_complete": True, "finish_reason": "stop", "usage": {"prompt_tokens": 12, "completion_tokens": 8}}
END: Data = {
    "candidates": [{"content": {"parts": [{"text": ""}], "role": "model"}, "finishReason": "STOP", "index": 0}],
    "usageMetadata": USAGE,
}


def piece(*parts: Data) -> Data:
    return {"candidates": [{"content": {"parts": list(parts), "role": "model"}, "index": 0}]}


def test_a_stream_is_written_as_the_api_writes_it() -> None:
    named = {"modelVersion": "m", "responseId": "r1"}
    data, losses = encoded({"text": "Hé\u2028"}, {"text": ""}, LAST, model="m", response_id="r1")
    assert losses == []
    assert data.endswith(b"\r\n\r\n")
    assert b"[DONE]" not in data
    assert events(data) == [{**piece({"text": "Hé\u2028"}), **named}, {**END, **named}]
    for document in events(data):
        check_wire("response", "GenerateContentResponse", document)


def test_a_stream_is_written_as_one_array_where_that_was_asked_for() -> None:
    data, _ = encoded({"text": "a"}, {"thinking": "b"}, LAST, json_array=True)
    assert json.loads(data) == [piece({"text": "a"}), piece({"text": "b", "thought": True}), END]


def test_text_goes_out_at_once_and_a_call_when_it_is_whole() -> None:
    encoder = GEMINI.stream_encoder()

    def feed(each: Data) -> list[Data]:
        return events(encoder.feed(StreamingChunk.from_dict(each)))

    assert feed({"text": "So"}) == [piece({"text": "So"})]
    assert feed({"tool_call_deltas": [{"index": 0, "id": "c1", "name": "f", "arguments": '{"a"'}]}) == []
    assert feed({"tool_call_deltas": [{"index": 0, "arguments": ": 1}"}]}) == []
    assert feed({"tool_call_deltas": [{"index": 1, "id": "c2", "name": "g"}]}) == [piece(call("f", {"a": 1}, "c1"))]
    whole = {"index": 2, "id": "c3", "id_origin": "minted", "name": "h", "arguments": "{}", "is_complete": True}
    assert feed({"tool_call_deltas": [whole]}) == []  # the one before it has no arguments yet
    assert feed({"tool_call_deltas": [{"index": 1, "arguments": "{}"}]}) == []
    assert feed({"text": "!"}) == [piece(call("g", {}, "c2"), call("h", {})), piece({"text": "!"})]
    assert feed({**LAST, "finish_reason": "tool_calls"}) == [END]
    assert [loss.id for loss in encoder.losses] == ["gemini.part_order"]  # a text after calls, which have no places


def test_text_does_not_wait_for_a_call_and_that_is_told() -> None:
    data, losses = encoded(
        {"tool_call_deltas": [{"index": 0, "id": "c1", "name": "f", "arguments": '{"a"'}]},
        {"text": "So"},
        {"tool_call_deltas": [{"index": 0, "arguments": ": 1}"}]},
        {**LAST, "finish_reason": "tool_calls"},
    )
    assert events(data) == [piece({"text": "So"}), piece(call("f", {"a": 1}, "c1")), END]
    assert losses == [("call_order", "sent after what came meanwhile")]


def test_a_call_that_was_cut_is_left_out_and_told() -> None:
    data, losses = encoded(
        {"tool_call_deltas": [{"index": 0, "id": "c1", "name": "f", "arguments": '{"a": 1'}]},
        {"is_complete": True, "finish_reason": "length"},
    )
    assert [document["candidates"][0].get("finishReason") for document in events(data)] == ["MAX_TOKENS"]
    assert losses == [("invalid_tool_call", "left out")]


def test_a_whole_call_at_the_token_limit_is_written() -> None:
    data, losses = encoded(
        {"tool_call_deltas": [{"index": 0, "id": "c1", "name": "f", "arguments": '{"a": 1}'}]},
        {"is_complete": True, "finish_reason": "length"},
    )
    assert events(data)[0] == piece(call("f", {"a": 1}, "c1"))
    assert losses == []


def test_signatures_media_and_refusals_are_written_on_their_parts() -> None:
    own = {"gemini": {"thoughtSignature": SIGNATURE}}
    data, losses = encoded(
        {"thinking": "hm", "signature": "s", "thinking_origin": {"dialect": "gemini"}, "part_index": 0},
        {"thinking": "hm", "signature": "s", "thinking_origin": {"dialect": "anthropic"}, "part_index": 1},
        {"text": "", "part_index": 2, "provider_options": own},
        {"parts": [{"type": "image", "data": PNG, "media_type": "image/png"}], "part_index": 3},
        {"refusal": "No."},
        LAST,
    )
    assert events(data) == [
        piece({"text": "hm", "thought": True, "thoughtSignature": "s"}),
        piece({"text": "hm", "thought": True}),
        piece({"text": "", "thoughtSignature": SIGNATURE}),
        piece({"inlineData": {"mimeType": "image/png", "data": PNG}}),
        piece({"text": "No."}),
        END,
    ]
    assert losses == [("thinking_foreign", "left out"), ("refusal", "sent as a text")]


def test_clients_get_their_own_names_for_tools() -> None:
    asked = request(tools=[{**WEATHER, "original_name": "get-weather"}])
    delta = {"index": 0, "id": "c1", "name": "get_weather", "arguments": "{}", "is_complete": True}
    data, _ = encoded({"tool_call_deltas": [delta]}, LAST, request=asked)
    assert events(data)[0] == piece(call("get-weather", {}, "c1"))


def test_a_stream_without_its_end_has_no_reason_and_an_error_is_an_event() -> None:
    info = ErrorInfo(code="ACODE-MDL-008", message="it broke", category="overloaded")
    told = {"error": {"code": 503, "message": "it broke", "status": "UNAVAILABLE"}}
    data, _ = encoded({"text": "a"})
    assert events(data) == [piece({"text": "a"})]
    with pytest.raises(StreamError, match="before the server gave a reason"):
        GEMINI.decode_stream([data])
    open_array, _ = encoded({"text": "a"}, json_array=True)
    assert json.loads(open_array + b"]") == [piece({"text": "a"})]  # so a client that waits for the end sees the break
    for json_array in (False, True):
        broken, _ = encoded({"text": "a"}, error=info, json_array=json_array)
        assert broken.endswith(b"]") == json_array
        with pytest.raises(StreamError, match="it broke") as caught:
            GEMINI.decode_stream([broken])
        assert caught.value.partial is not None
        assert caught.value.partial.message.content == "a"
    event, _ = encoded(error=info)
    assert events(event) == [told]
    listed, _ = encoded(error=info, json_array=True)
    assert json.loads(listed) == [told]


def test_an_empty_answer_is_one_document() -> None:
    assert events(encoded({"is_complete": True, "finish_reason": "stop", "created": 5})[0]) == [
        {"candidates": END["candidates"]}
    ]
    assert encoded({"created": 5, **LAST})[1] == [("created", "left out")]


def test_further_candidates_and_fields_stand_in_the_last_document() -> None:
    other = candidate({"text": "b"}, finish="STOP") | {"index": 1}
    whole = body({"text": "a"}, promptFeedback={"safetyRatings": []})
    whole["candidates"][0]["finishMessage"] = "x"
    whole["candidates"].append(other)
    decoder = GEMINI.stream_decoder()
    chunks = [*decoder.feed(sse(whole)), *decoder.close()]
    encoder = GEMINI.stream_encoder()
    first, last = events(b"".join(map(encoder.feed, chunks)) + encoder.close())
    assert first == {**piece({"text": "a"}), **HEAD}
    assert last["candidates"] == [{**END["candidates"][0], "finishMessage": "x"}, other]
    assert last["promptFeedback"] == {"safetyRatings": []}


def test_the_request_of_an_answer_may_be_of_any_model() -> None:
    assert GEMINI.decode_response(body({"text": "a"}), request=request(model=BUDGET)).message.content == "a"
