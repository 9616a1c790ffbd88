"""Scenario files: which turn a request gets, and what is said about a file that is none."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.gateway.dialects import ALL, Dialect, every_dialect
from tests.requirements import requirement
from tests.standin.raw import ask, send
from turnwire.codecs.registry import get_codec
from turnwire.core.errors import ConfigurationError, InvalidDataError
from turnwire.standin.app import ScriptedGateway
from turnwire.standin.scenario_files import parse_scenario, read_scenario
from turnwire.testing.server import StandInServer

OPENAI = ALL["openai-chat"]
RECORDINGS = Path(__file__).parents[1] / "recordings"


def text_of(server: StandInServer, client: Dialect = OPENAI, text: str = "hello there", **more: Any) -> str:
    """What a client of `client` reads."""
    received = ask(server.url, client, text, stream=more.pop("stream", False), **more)
    assert received.status == 200, received.body
    return get_codec(client.dialect).decode_response(received.json).message.text


def write(folder: Path, text: str) -> Path:
    (folder / "scenario.yml").write_text(text, encoding="utf-8")
    return folder / "scenario.yml"


@requirement("CON-3")
@every_dialect
def test_a_scenario_is_said_in_every_dialect(server: StandInServer, client: Dialect, tmp_path: Path) -> None:
    scenario = """
    turns:
      - answer:
          thinking: The weather is asked for.
          text: Let me see.
          tool_calls: [{name: get_weather, arguments: {city: Paris}, id: c1}]
          usage: {prompt_tokens: 3, completion_tokens: 5}
    """
    server.play(write(tmp_path, scenario))
    codec = get_codec(client.dialect)
    for answer in (
        codec.decode_response(ask(server.url, client, stream=False).json),
        codec.decode_stream([ask(server.url, client).body]),
    ):
        (call,) = answer.message.tool_calls or ()
        assert (answer.message.text, answer.finish_reason) == ("Let me see.", "tool_calls")
        assert [part.text for part in answer.message.parts if part.type == "thinking"] == ["The weather is asked for."]
        assert (call.name, dict(call.arguments), call.id) == ("get_weather", {"city": "Paris"}, "c1")
        if client.dialect != "openai-chat":  # counts of its streams are asked for
            assert answer.usage is not None
            assert (answer.usage.prompt_tokens, answer.usage.completion_tokens) == (3, 5)


@requirement("CON-3")
def test_turns_are_used_up_in_order_and_the_last_goes_on(server: StandInServer) -> None:
    server.say("one").say("two", times=2).say("three")
    assert [text_of(server) for _ in range(5)] == ["one", "two", "two", "three", "three"]


@requirement("CON-3")
def test_a_request_that_no_turn_fits_is_answered_from_its_text(server: StandInServer) -> None:
    server.say("scripted", match={"contains": "weather"})
    assert text_of(server, text="hello") == "You said: hello"
    assert text_of(server, text="The WEATHER?") == "scripted"


MATCHES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "dialect": ({"dialect": "openai-chat"}, {"dialect": "ollama"}),
    "path": ({"path": "/v1/chat/*"}, {"path": "/v1/chat"}),
    "method": ({"method": "POST"}, {"method": "GET"}),
    "model": ({"model": "gpt-*"}, {"model": "gpt"}),
    "contains": ({"contains": "HELLO"}, {"contains": "goodbye"}),
    "role": ({"role": "user"}, {"role": "tool"}),
    "stream": ({"stream": False}, {"stream": True}),
}


@requirement("CON-3")
@pytest.mark.parametrize("name", MATCHES)
def test_a_match_fits_what_it_says_and_nothing_else(server: StandInServer, name: str) -> None:
    fitting, other = MATCHES[name]
    server.say("wrong", match=other, times=None).say("right", match=fitting)
    assert text_of(server, model="gpt-5") == "right"


@requirement("CON-3")
def test_the_server_lists_the_models_of_the_scenario(tmp_path: Path) -> None:
    stage = read_scenario(write(tmp_path, "models: [small, large]\nturns: [{answer: {text: a}}]"))
    provider = ScriptedGateway(stage).gateway.services.registry.default()
    assert [model.name for model in provider.info().models or ()] == ["small", "large"]


@requirement("CON-3")
def test_what_was_asked_is_seen_with_its_meaning(server: StandInServer) -> None:
    text_of(server, ALL["anthropic"], "hello", model="claude")
    send(server.url, "GET", "/v1/models")
    send(server.url, "POST", "/v1/chat/completions", b'{"messages": 1, "model": "m"}')
    asked, listed, wrong = server.requests
    assert asked.chat is not None
    assert (asked.dialect, asked.model, asked.stream, asked.text) == ("anthropic", "claude", False, "hello")
    assert asked.json["messages"] == [{"role": "user", "content": "hello"}]
    assert asked.headers["anthropic-version"] == "2023-06-01"
    assert (listed.method, listed.path, listed.chat) == ("GET", "/v1/models", None)
    assert (wrong.model, wrong.chat) == ("m", None)


@requirement("CON-3")
def test_faults_hold_for_other_paths_of_a_dialect_too_and_for_nothing_else(server: StandInServer) -> None:
    server.break_every("status", status=503)
    assert send(server.url, "GET", "/v1/models").status == 503
    assert send(server.url, "GET", "/health").status == 200


@requirement("CON-3")
def test_the_path_of_a_client_of_groq_is_one_of_openais(server: StandInServer) -> None:
    server.say("fast", match={"path": "/v1/chat/completions"})
    body = json.dumps({"model": "m", "messages": [{"role": "user", "content": "hello"}]}).encode()
    received = send(server.url, "POST", "/openai/v1/chat/completions", body, {"content-type": "application/json"})
    assert received.json["choices"][0]["message"]["content"] == "fast"


@requirement("CON-3")
def test_a_request_that_is_wrong_itself_is_refused_as_ever_and_uses_up_nothing(server: StandInServer) -> None:
    server.say("one", faults=[{"type": "reset", "after_bytes": 0}]).say("two").say("three")
    for expected in ("reset", "whole", "whole"):
        received = send(server.url, "POST", "/v1/chat/completions", b"{", {"content-type": "application/json"})
        assert (received.status, received.end) == (400, "whole")
        assert ask(server.url, OPENAI).end == expected
    assert text_of(server) == "three"


@requirement("CON-3")
def test_whom_the_gateway_does_not_let_in_uses_up_no_turn(server: StandInServer) -> None:
    server.fault("status", status=418)
    assert send(server.url, "GET", "/v1/models", headers={"host": "elsewhere.example"}).status == 403
    assert server.requests == ()


# What is wrong with a file, and what is said about it.
WRONG = {
    "not YAML": ("turns: [", "scenario.yml:1: not valid YAML"),
    "nothing": ("", "scenario.yml:1: /: 'turns' is required"),
    "an unknown setting": (
        "turns:\n  - anwser: {text: a}\n",
        "scenario.yml:2: /turns/0: 'anwser' is not known here; did you mean 'answer'?",
    ),
    "an unknown fault": ("turns:\n  - faults:\n      - type: explode\n", "scenario.yml:3: /turns/0/faults/0: "),
    "a setting of a fault": (
        "turns:\n  - faults:\n      - type: status\n        status: 200\n",
        "scenario.yml:4: /turns/0/faults/0/status",
    ),
    "a path": ("turns:\n  - match:\n      path: api\n", "scenario.yml:3: /turns/0/match/path: must begin with a slash"),
    "no such recording": ("turns:\n  - recording: none.json\n", "scenario.yml:2: /turns/0/recording: is no recording"),
    "a recording elsewhere": ("turns:\n  - recording: ../a.json\n", "must be a file in the folder of the scenario"),
}


@requirement("CON-3")
@pytest.mark.parametrize("fault", WRONG)
def test_a_wrong_file_is_refused_with_its_line_its_path_and_what_would_be_right(tmp_path: Path, fault: str) -> None:
    text, said = WRONG[fault]
    with pytest.raises(ConfigurationError) as caught:
        read_scenario(write(tmp_path, text))
    assert said in str(caught.value)


@requirement("CON-3")
def test_a_file_that_is_not_there_and_an_empty_folder_are_refused(tmp_path: Path) -> None:
    for place, said in ((tmp_path / "none.yml", "the scenario cannot be read"), (tmp_path, "no recordings")):
        with pytest.raises(ConfigurationError, match=said):
            read_scenario(place)


def test_what_a_test_says_is_checked_as_a_file_is(server: StandInServer) -> None:
    with pytest.raises(InvalidDataError) as caught:
        server.fault("reset")
    assert [str(problem.path) for problem in caught.value.problems] == ["/faults/0"]
    assert "'after_bytes' is required" in caught.value.problems[0].message


def test_what_a_test_says_in_words_that_are_no_fields_is_refused_with_its_path(server: StandInServer) -> None:
    said: list[dict[str, Any]] = [{"faults": ["reset"]}, {"tool_calls": ["get_weather"]}]
    found = []
    for fields in said:
        with pytest.raises(InvalidDataError) as caught:
            server.say("hi", **fields)
        found.append([problem.path for problem in caught.value.problems])
    assert found == [["/faults/0"], ["/answer/tool_calls/0"]]


def test_a_variant_is_asked_where_its_dialect_is_and_an_unknown_dialect_has_no_address(server: StandInServer) -> None:
    assert [server.url_for(name) for name in ("vllm", "openai-responses", "ollama", "gemini")] == [
        f"{server.url}/v1",
        f"{server.url}/v1",
        server.url,
        server.url,
    ]
    with pytest.raises(InvalidDataError, match="there is no codec 'openai'; use one of: ollama, openai-chat, "):
        server.url_for("openai")


@requirement("CON-3")
def test_a_recorded_answer_is_given_byte_for_byte_and_may_have_faults(server: StandInServer, tmp_path: Path) -> None:
    source = RECORDINGS / "vllm-0.32.0" / "chat-stream"
    file = min(source.glob("*.json"))
    for each in (file, file.with_suffix(".sse")):
        shutil.copy(each, tmp_path)
    raw = file.with_suffix(".sse").read_bytes()
    scenario = f"""
    turns:
      - {{recording: {file.name}, times: 1}}
      - {{recording: {file.name}, faults: [{{type: reset, after_bytes: 100}}]}}
    """
    server.play(write(tmp_path, scenario))
    whole, cut = ask(server.url, OPENAI), ask(server.url, OPENAI)
    assert (whole.status, whole.body, whole.end) == (200, raw, "whole")
    assert whole.headers["content-type"] == json.loads(file.read_text())["response"]["headers"]["content-type"]
    assert (cut.body, cut.end) == (raw[:100], "reset")


def test_a_scenario_may_be_empty_of_everything_but_a_turn() -> None:
    stage = parse_scenario("turns: [{}]", Path("scenario.yml"))
    assert (len(stage.turns), stage.models, stage.only_recorded) == (1, (), False)


def texts_of(server: StandInServer, *questions: str) -> list[str]:
    """What a client reads of each answer; the status where it is refused."""
    found = []
    for question in questions:
        received = ask(server.url, OPENAI, question, stream=False)
        answer = received.json
        is_well = received.status == 200
        found.append(answer["choices"][0]["message"]["content"] if is_well else f"{received.status}")
    return found


@requirement("CON-3")
@pytest.mark.parametrize(
    ("turns", "expected"),
    [
        ("[{answer: {text: A}}, {answer: {text: B}}]", ["A", "B", "B", "B"]),
        ("[{answer: {text: A}}, {match: {}, answer: {text: B}, times: 1}]", ["A", "B", "B", "B"]),
        ("[{faults: [{type: status, status: 429}]}, {answer: {text: B}}]", ["429", "B", "B", "B"]),
        ("[{match: {contains: rain}, answer: {text: A}}, {answer: {text: B}}]", ["B", "A", "A", "B"]),
        (
            "[{match: {contains: rain}, answer: {text: A}}, {answer: {text: B}}, "
            "{match: {contains: rain}, answer: {text: C}}]",
            ["B", "A", "B", "B"],
        ),
        ("[{answer: {text: A}, times: 3}, {answer: {text: B}}]", ["A", "A", "A", "B"]),
    ],
)
def test_turns_for_the_same_requests_come_one_after_another_and_the_last_goes_on(
    server: StandInServer, tmp_path: Path, turns: str, expected: list[str]
) -> None:
    server.play(write(tmp_path, f"turns: {turns}"))
    assert texts_of(server, "sun", "rain", "rain", "sun") == expected


@requirement("CON-3")
def test_a_request_for_which_no_turn_is_left_is_refused_where_the_scenario_says_so(
    server: StandInServer, tmp_path: Path
) -> None:
    turns = "[{match: {contains: rain}, answer: {text: A}}, {match: {contains: rain}, times: 2, answer: {text: B}}]"
    server.play(write(tmp_path, f"when_used_up: refuse\nturns: {turns}"))
    assert texts_of(server, "rain", "sun", "rain", "rain", "rain") == ["A", "404", "B", "B", "404"]
    told = ask(server.url, OPENAI, "rain", stream=False).json["error"]["message"]
    assert told == "the scenario has no turn left for the request POST /v1/chat/completions"
    server.clear()
    assert texts_of(server, "sun") == ["You said: sun"]
