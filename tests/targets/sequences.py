"""Streams that no server sent yet, one rule of the accumulation each."""

from __future__ import annotations

from typing import Any

Chunk = dict[str, Any]
END: Chunk = {"is_complete": True, "finish_reason": "stop"}
CALLED: Chunk = {"is_complete": True, "finish_reason": "tool_calls"}
CUT: Chunk = {"is_complete": True, "finish_reason": "length"}


def call(index: int, **fields: Any) -> Chunk:
    """A chunk with one piece of one call."""
    return {"tool_call_deltas": [{"index": index, **fields}]}


def calls_with(*texts: str) -> list[Chunk]:
    """A stream of one call for each text of arguments."""
    return [
        *(call(index, id=f"c{index}", name="look", arguments=text) for index, text in enumerate(texts)),
        CALLED,
    ]


def deep(levels: int) -> str:
    """Arguments of so many levels."""
    return '{"a":' * levels + "0" + "}" * levels


SEQUENCES: dict[str, list[Chunk]] = {
    "nothing but an end": [END],
    "an empty text is a text": [{"text": ""}, END],
    "texts are joined": [{"text": "Hel"}, {"text": "lo"}, {"text": " wörld 😀"}, END],
    "thinking stands before text": [{"text": "A"}, {"thinking": "T1"}, {"thinking": "T2"}, END],
    "a signature alone makes a thinking part": [{"signature": "s1"}, {"text": "A"}, END],
    "a later signature replaces an earlier one": [
        {"thinking": "T", "signature": "s1", "thinking_origin": {"dialect": "anthropic"}},
        {"signature": "s2"},
        END,
    ],
    "an empty thought is none": [{"thinking": ""}, {"text": "A"}, END],
    "a refusal stands after text": [{"refusal": "No"}, {"text": "A"}, {"refusal": "pe"}, END],
    "numbered parts stand in the order of their numbers": [
        {"text": "two", "part_index": 2},
        {"text": "one", "part_index": 1},
        {"thinking": "zero", "part_index": 0},
        {"text": "!", "part_index": 2},
        END,
    ],
    "thinking, text, refusal and whole parts may share a number": [
        {"parts": [{"type": "image", "url": "https://localhost/a"}], "part_index": 1},
        {"refusal": "R", "part_index": 1},
        {"text": "A", "thinking": "T", "part_index": 1},
        END,
    ],
    "one numbered text is a plain text": [{"text": "a", "part_index": 3}, {"text": "b", "part_index": 3}, END],
    "a text with provider options stays a part": [
        {"text": "a", "part_index": 0, "provider_options": {"gemini": {"x": 1}}},
        {"text": "b", "part_index": 0, "provider_options": {"gemini": {"x": 2, "y": 1.0}, "ollama": {"z": None}}},
        END,
    ],
    "provider options without a number belong to nothing": [
        {"text": "a", "provider_options": {"gemini": {"x": 1}}},
        END,
    ],
    "a whole text part stays a list": [{"parts": [{"type": "text", "text": "a"}]}, END],
    "whole parts stand after everything else": [
        {"parts": [{"type": "foreign", "dialect": "gemini", "data": {"n": 1e2}}]},
        {"text": "a"},
        {"parts": [{"type": "video", "frames": [1, 2.0]}]},
        END,
    ],
    "an empty text beside a call is no content": [{"text": ""}, call(0, id="c", name="look", arguments="{}"), CALLED],
    "pieces of interleaved calls": [
        call(0, id="a", name="look"),
        call(1, id="b", name="find"),
        call(0, arguments='{"x": '),
        call(1, arguments='{"y": 2'),
        call(0, arguments="1}"),
        call(1, arguments="}"),
        CALLED,
    ],
    "several pieces in one chunk": [
        {
            "tool_call_deltas": [
                {"index": 0, "id": "a", "name": "look", "arguments": "{}"},
                {"index": 1, "id": "b", "name": "look", "arguments": '{"deep":[{"a":null}]}'},
            ]
        },
        CALLED,
    ],
    "calls stand in the order of their indexes": [
        call(5, id="five", name="look", arguments="{}"),
        call(2, id="two", name="look", arguments="{}"),
        call(9, id="nine", name="look", arguments="{}"),
        call(5, id="again", name="look", arguments="{}"),
        call(2, id="more", name="look", arguments="{}"),
        CALLED,
    ],
    "a name in pieces": [call(0, id="a", name="get_"), call(0, name="weather", arguments="{}"), CALLED],
    "a name that is repeated": [call(0, id="a", name="look"), call(0, id="a", name="look", arguments="{}"), CALLED],
    "an empty piece of a name": [call(0, id="a", name="look"), call(0, name="", arguments="{}"), CALLED],
    "a new id at a known index is a new call": [
        call(0, id="a", name="look", arguments="{}"),
        call(0, id="b", name="look", arguments="{}"),
        CALLED,
    ],
    "what follows a whole call is a new call": [
        call(0, id="a", name="look", arguments="{}", is_complete=True),
        call(0, name="look", arguments="{}"),
        call(0, id="a", arguments=""),
        CALLED,
    ],
    "pieces without a name go on with the call of their index, whatever their ids": [
        call(0, id="t1", name="look", arguments=""),
        call(0, id="t2", name="", arguments='{"x": "st'),
        call(0, id="t3", arguments='aging"}'),
        call(0, id="t4", name="", arguments=""),
        CALLED,
    ],
    "a piece without a name belongs to the call that has its id": [
        call(0, id="a", name="look"),
        call(0, id="b", name="find"),
        call(0, id="a", arguments='{"x": 1}'),
        call(5, id="b", arguments='{"y": 2}'),
        CALLED,
    ],
    "a name after its arguments": [
        call(0, id="a", arguments='{"x": 1}'),
        call(0, name="look"),
        CALLED,
    ],
    "a name with another id after arguments without a name": [
        call(0, id="a", arguments='{"x": 1}'),
        call(0, id="b", name="look"),
        CALLED,
    ],
    "a call without arguments beside arguments without a name": [
        call(0, id="a", name="look", arguments=" "),
        call(1, id="b", name="find", arguments="{}"),
        call(2, arguments='{"x": 1}'),
        CALLED,
    ],
    "a call without arguments beside two objects of another call": [
        call(0, id="a", name="look"),
        call(1, id="b", name="find", arguments=' {"x": 1}'),
        call(1, arguments='{"y": 2}'),
        CALLED,
    ],
    "a call without arguments beside wrong ones of another call": [
        call(0, id="a", name="look"),
        call(1, id="b", name="find", arguments="{'y': 2}"),
        CALLED,
    ],
    "a whole call at the token limit": [call(0, id="a", name="look", arguments=' {"x": 1} '), CUT],
    "a whole call that is encoded twice at the token limit": [
        call(0, id="a", name="look", arguments='"{\\"x\\": 1}"'),
        CUT,
    ],
    "a whole call with a name that no tool can have at the token limit": [
        call(0, id="a", name="functions.look", arguments='{"x": 1}'),
        CUT,
    ],
    "a name that came last at the token limit": [
        call(0, id="a", arguments='{"x": 1}'),
        call(0, name="look"),
        CUT,
    ],
    "arguments that prove nothing at the token limit": [
        *(
            call(index, id=f"c{index}", name="look", arguments=text, invalid="truncated")
            for index, text in enumerate(["", "{}", "null", "[1]", "7", '{"x": 1', '{"x": 1}}', '{"x": 1}'])
        ),
        CUT,
    ],
    "a call that was said to be cut in an answer that was not": [
        call(0, id="a", name="look", arguments='{"x": 1}', invalid="truncated"),
        CALLED,
    ],
    "calls that were read out of the text say so": [
        call(0, name="look", arguments='{"a"', origin="text"),
        call(0, arguments=": 1}"),
        call(1, id="b", name="look", arguments="{}", origin="server"),
        call(2, name="look", arguments='{"a": ', origin="text", invalid="truncated"),
        CALLED,
    ],
    "a minted id is replaced by the server's": [
        call(0, id="call_1", id_origin="minted", name="look"),
        call(0, id="real", arguments="{}"),
        CALLED,
    ],
    "a missing id is made from the answer's id": [{"id": "answer-1"}, call(0, name="look", arguments="{}"), CALLED],
    "a missing id is made from the time": [{"created": 1700000000}, call(0, name="look", arguments="{}"), CALLED],
    "a missing id is made from the time as text": [
        {"created": "2026-01-31T12:00:00Z"},
        call(0, name="wörld 😀", arguments="{}"),
        CALLED,
    ],
    "a missing id is made of nothing else": [call(0, name="look", arguments="{}"), call(1, arguments="{}"), CALLED],
    "an id from a long name": [call(0, name="n" * 150, arguments="{}"), CALLED],
    "an id that is taken": [
        call(0, id="a", name="look", arguments="{}"),
        call(1, id="a", name="look", arguments="{}", extras={"k": 1}),
        call(2, id="a", name="find", arguments="[]"),
        CALLED,
    ],
    "extras and options of a call": [
        call(0, id="a", name="look", extras={"x": 1, "y": {"z": 1}}, provider_options={"gemini": {"s": "1"}}),
        call(0, arguments="{}", extras={"y": 2}, provider_options={"gemini": {"t": "2"}}),
        call(1, id="b", name="look", arguments="{}", extras={}, provider_options={}),
        CALLED,
    ],
    "places of calls between parts": [
        {"text": "a", "part_index": 0},
        call(0, id="a", name="look", arguments="{}", part_index=1),
        {"text": "b", "part_index": 2},
        call(1, id="b", name="look", arguments="{}", part_index=3),
        {"thinking": "before all"},
        CALLED,
    ],
    "a call before the text without a number": [
        call(0, id="a", name="look", arguments="{}", part_index=0),
        {"text": "after"},
        CALLED,
    ],
    "a call with the number of a part": [
        {"text": "a", "part_index": 1},
        call(0, id="a", name="look", arguments="{}", part_index=1),
        {"text": "b", "part_index": 2},
        CALLED,
    ],
    "a place of a call that came later is not taken": [
        {"text": "a", "part_index": 1},
        call(0, id="a", name="look", part_index=0),
        call(0, arguments="{}", part_index=2),
        CALLED,
    ],
    "a call that the server refused": [call(0, id="a", name="look", arguments="{}", invalid="server_rejected"), CALLED],
    "the last call of a cut answer": [
        call(0, id="a", name="look", arguments="{}"),
        call(1, id="b", name="look", arguments="{}"),
        CUT,
    ],
    **{
        f"calls in an answer that ended for {reason}": [
            call(0, id="a", name="look", arguments="{ }"),
            call(1, id="b", name="look", arguments="{}", is_complete=True),
            call(2, id="c", name="look", arguments='{"x": 1}', invalid="truncated"),
            call(3, id="d", name="look", arguments=last),
            {"is_complete": True, "finish_reason": reason},
        ]
        for reason, last in (("content_filter", '{"x": 1}'), ("other", '{"x": 1}'), ("stop", ""), ("error", '{"x": 1}'))
    },
    "empty objects next to arguments without a name": [
        *(
            call(index, id=f"c{index}", name="look", arguments=text)
            for index, text in enumerate(["", "{}", " { } ", "null", '"{}"', '{"y": 1}'])
        ),
        call(6, id="c6", name=" \t", arguments='{"x": 1}'),
        CALLED,
    ],
    "a blank name is no name": [
        call(0, id="a", name="look"),
        call(0, id="b", name=" ", arguments='{"x": '),
        call(0, name="\n", arguments="1}"),
        CALLED,
    ],
    "a name after a blank one": [call(0, id="a", name=" ", arguments='{"x": 1}'), call(0, name="look"), CALLED],
    "a whole call of a cut answer": [call(0, id="a", name="look", arguments="{}", is_complete=True), CUT],
    "a call of a cancelled answer": [
        call(0, id="a", name="look", arguments="{}"),
        {"is_complete": True, "finish_reason": "cancelled"},
    ],
    "arguments that end too early": calls_with(
        *('{"a": tru', '{"a": -', '{"a": 1.', '{"a": 1e+', '{"a": "x', '{"a": "\\', '{"a": "\\u12', '{"a": "\\ud83d\\'),
        *('{"a": [1', '{"a"', '{"a": 1,', "{", "nul", '{"a": [', '{"a": [1,', '"'),
    ),
    "arguments that are wrong": calls_with(
        *('{"a": 01}', '{"a": 1]', "nulx", "{'a': 1}", '{"a": NaN}', '{"a": -Infinity}', '{"a": 1e400}', "{} {}"),
        *(
            '{"a": "\\x"}',
            '{"a": "\u0001"}',
            "\ufeff{}",
            '{"a": "\\uzz"}',
            '{"a": .5}',
            '{"a": +1}',
            '{"a" 1}',
            "{a: 1}",
        ),
        *('{"a": 1,}', "[1,]", '{"a": 1.}', "--1"),
    ),
    "arguments that are no object": calls_with("[]", "1", "true", '"text"', "-0.5e3", '"[1]"', '"{"'),
    "arguments that are empty": calls_with("", "  \n", "null", " null ", '"null"', "\u2003\u0085", "\u001c"),
    "arguments that are encoded twice": calls_with('"{\\"a\\": 1}"', '"\\"{}\\""', '" {} "'),
    "numbers keep their form": calls_with(
        '{"a": 1.0, "b": 1, "c": 1e2, "d": -0.0, "e": 123456789012345678901234567890}'
    ),
    "a key that comes twice": calls_with('{"a": 1, "b": 2, "a": 3}', '{"__proto__": {"x": 1}, "constructor": 2}'),
    "lone surrogates in arguments": calls_with(
        '{"a": "\\ud800"}',
        '{"a": "\\ude00x\\ud83d\\ude00"}',
        '{"a": "\\ud800\\ud800\\u0041"}',
        '{"\\udfff": "\\\\ud800"}',
        '{"a": "\\ud83d\\udc00\\udbff\\udfff\\ud800\\udc00", "b": "\\ud83d\\udbff\\udc00\\ue000"}',
    ),
    # An answer with arguments of 200 levels would itself be too deep to be read as JSON.
    "levels of arguments": calls_with(deep(190), deep(201), "[" * 200 + "]" * 200, "[" * 201 + "]" * 201),
    "many keys": calls_with("{" + ", ".join(f'"k{number}": {number}' for number in range(40)) + "}"),
    "names that are none": [
        call(0, id="a", arguments="{}"),
        call(1, id="b", name="", arguments="{}"),
        call(2, id="c", name="get weather", arguments="{}"),
        call(3, id="d", name="n" * 65, arguments="{}"),
        call(4, id="e", name="n" * 64, arguments="{}"),
        call(5, id="f", name="wörld", arguments="nope"),
        CALLED,
    ],
    "the last usage counts": [
        {"text": "a", "usage": {"prompt_tokens": 3, "completion_tokens": 1}},
        {"usage": {"prompt_tokens": 3, "completion_tokens": 2, "server_timings": {"completion_ns": 5}}},
        END,
    ],
    "the first time and the last id count": [
        {"id": "1", "model": "m1", "created": 1},
        {"id": "2", "model": "m2", "created": 2},
        {**END, "raw_finish_reason": "eos"},
    ],
    "extras are merged": [
        {"text": "a", "extras": {"x": {"a": 1, "b": [1]}, "y": [1], "z": 1.0}},
        {"extras": {"x": {"b": [2], "c": {"d": 1}}, "y": [2], "z": {"w": 1}}},
        {"extras": {"z": {"v": 123456789012345678901234567890}, "n": None}},
        END,
    ],
    "log probabilities go on": [
        {"text": "a", "extras": {"logprobs": {"content": [{"token": "a"}], "refusal": None}}},
        {"text": "b", "extras": {"logprobs": {"content": [{"token": "b"}], "refusal": [1]}}},
        {"extras": {"choice": {"logprobs": [1], "other": [1]}}},
        {"extras": {"choice": {"logprobs": [2], "other": [2]}}},
        END,
    ],
    "extras of the message": [
        {"text": "a", "extras": {"message": {"audio": {"id": "1"}}, "other": 1}},
        {"extras": {"message": {"audio": {"data": "x"}}}},
        END,
    ],
    "a field of the answer with the name of the message": [{"text": "a", "extras": {"message": "odd"}}, END],
    "unknown fields of a chunk are extras": [{"text": "a", "surprise": {"n": 1.0}}, {**END, "more": [1]}],
    "judged diagnostics come last": [
        call(0, name="look", arguments=""),
        {
            **CALLED,
            "diagnostics": [
                {"id": "choice_not_met", "what": "x", "at": "/message/tool_calls"},
                {"id": "stop_text_left", "what": "y"},
                {"id": "answers_missing", "what": "z"},
                {"id": "tool_not_offered", "what": "w", "at": "/message/tool_calls/0"},
                {"id": "odd", "what": "v"},
                {"id": "arguments_do_not_fit", "what": "u"},
            ],
        },
    ],
    "null is absent": [
        {"text": None, "thinking": None, "part_index": None, "usage": None, "extras": None},
        {"text": "a"},
        END,
    ],
    "a stream without its end": [{"text": "Hel"}, call(0, id="a", name="look", arguments="{}")],
    "a stream without anything": [],
    "a chunk after the end": [{"text": "a"}, END, {"text": "b"}],
    "two ends": [END, END],
}
