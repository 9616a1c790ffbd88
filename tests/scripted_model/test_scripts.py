"""Scenarios as scripts: which answer which conversation gets, and what a model cannot do."""

from __future__ import annotations

from typing import Any

from turnwire_schema.v1.scenario import Scenario

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.scripted_model.pieces import pieces_of
from turnwire.scripted_model.scripts import MOST_PIECES, Script, Unplayable, scripts_of

CALL = {"name": "get_weather", "arguments": {"city": "Rome"}}


def scripts(*turns: dict[str, Any], **fields: Any) -> tuple[tuple[Script, ...], tuple[Unplayable, ...]]:
    return scripts_of(Scenario.from_dict({"turns": list(turns), **fields}))


def says(text: str) -> dict[str, Any]:
    return {"answer": {"text": text}}


@for_each(
    "text, pieces",
    [
        ("It is four.", [b"It", b" is", b" four", b"."]),
        ("la la", [b"la", b" la"]),
        ('{"a": [1]}', [b'{"', b"a", b'":', b" [", b"1", b"]}"]),
        ("one\n\ntwo \n", [b"one", b"\n\ntwo", b" \n"]),
        ("👋", [b"\xf0\x9f", b"\x91\x8b"]),
        ("x👋y", [b"x", b"\xf0\x9f", b"\x91\x8b", b"y"]),
        ("so <think>x</think>", [b"so", b" ", b"<think>", b"x", b"</think>"]),
        ("", []),
    ],
)
def test_a_text_is_cut_into_words_signs_and_marks(text: str, pieces: list[bytes]) -> None:
    assert list(pieces_of(text)) == pieces
    assert b"".join(pieces).decode() == text


@requirement("CON-5")
def test_thoughts_come_before_the_text_and_are_left_out_where_thinking_is_switched_off() -> None:
    found, faults = scripts({"match": {"contains": "SUM"}, "answer": {"text": "Four.", "thinking": "Two and two."}})
    thoughts = (b"<think>", b"\nTwo", b" and", b" two", b".", b"\n", b"</think>", b"\n\n")
    assert found == (
        Script(pieces=(b"Four", b"."), contains="sum", needs_no_thinking=True),
        Script(pieces=(*thoughts, b"Four", b"."), contains="sum"),
    )
    assert faults == ()


@requirement("CON-5")
def test_calls_are_written_as_hermes_writes_them_and_need_tools() -> None:
    (found,), faults = scripts({"answer": {"text": "Let me see.", "tool_calls": [CALL, {"name": "stop"}]}})
    assert b"".join(found.pieces).decode() == (
        'Let me see.\n<tool_call>\n{"name": "get_weather", "arguments": {"city": "Rome"}}\n</tool_call>'
        '\n<tool_call>\n{"name": "stop", "arguments": {}}\n</tool_call>'
    )
    assert found.needs_tools
    assert faults == ()


@requirement("CON-5")
def test_turns_with_the_same_match_follow_the_answers_in_the_conversation() -> None:
    found, _ = scripts({**says("a"), "times": 2}, says("b"), {"match": {"role": "tool"}, **says("c")}, says("d"))
    assert [(script.pieces, script.role, script.first, script.end) for script in found] == [
        ((b"a",), None, 0, 2),
        ((b"b",), None, 2, 3),
        ((b"c",), "tool", 0, None),
        ((b"d",), None, 3, None),
    ]


@requirement("CON-5")
@for_each(
    "turn, pointer, reason, is_played",
    [
        *(
            ({"match": {name: value}, **says("x")}, f"/turns/0/match/{name}", reason, False)
            for name, value, reason in [
                ("dialect", "ollama", "a model does not see the dialect of a request"),
                ("path", "/api/chat", "a model does not see the path of a request"),
                ("method", "POST", "a model does not see the method of a request"),
                ("model", "m", "a model answers under the name that its server gives it"),
                ("stream", True, "a model does not see whether its answer is streamed"),
            ]
        ),
        (
            {**says("x"), "faults": [{"type": "refuse"}]},
            "/turns/0/faults",
            "a model cannot break the answer of its server",
            True,
        ),
        (
            {"recording": "a.json"},
            "/turns/0/recording",
            "a model cannot give recorded bytes; write the answer out",
            False,
        ),
        ({}, "/turns/0/answer", "a model needs the words of the answer", False),
        (
            {"answer": {"text": "x", "usage": {"prompt_tokens": 1}}},
            "/turns/0/answer/usage",
            "the server counts the tokens",
            True,
        ),
        (
            {"answer": {"text": "x", "finish_reason": "length"}},
            "/turns/0/answer/finish_reason",
            "the answer is cut by max_tokens in the request",
            True,
        ),
        (
            {"answer": {"text": "x", "finish_reason": "content_filter"}},
            "/turns/0/answer/finish_reason",
            "the server says why the answer ended",
            True,
        ),
        (
            {"answer": {"tool_calls": [{**CALL, "id": "a"}]}},
            "/turns/0/answer/tool_calls/0/id",
            "the server makes the ids of calls",
            True,
        ),
        (
            says("word " * MOST_PIECES + "."),
            "/turns/0/answer",
            f"the answer is longer than {MOST_PIECES} pieces (words and signs)",
            False,
        ),
    ],
)
def test_what_a_model_cannot_do_is_named_with_its_place(
    turn: dict[str, Any], pointer: str, reason: str, is_played: bool
) -> None:
    found, faults = scripts(turn)
    assert faults == (Unplayable(pointer, reason),)
    assert bool(found) == is_played


@requirement("CON-5")
def test_models_and_refusals_are_the_servers() -> None:
    _, faults = scripts(says("x"), models=["m"], when_used_up="refuse")
    assert faults == (
        Unplayable("/when_used_up", "a model cannot refuse; it gives the last turn that fits again"),
        Unplayable("/models", "a model answers under the name that its server gives it"),
    )
