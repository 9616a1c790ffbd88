"""`turnwire provider test`: one question, tools, streaming, usage, and how it ends."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.recordings import RECORDINGS
from tests.cli.runner import script, turnwire
from tests.cli.server import Answers, vllm
from tests.cli.test_provider import configure
from tests.requirements import requirement

__all__ = ["vllm"]

CHAT = RECORDINGS / "vllm-0.32.0"

TOOLS = '''
def get_time(city: str) -> str:
    """Get the local time.

    Args:
        city: Name of the city.
    """
    return f"12:00 in {city}"

async def get_time_later(city: str) -> dict:
    """Get the local time."""
    return {"city": city}

def broken(city: str) -> str:
    """Fail."""
    raise ValueError("no such city")

def odd(city: str) -> object:
    """Give something that is not JSON."""
    return object()

def leave(city: str) -> str:
    """End the program."""
    raise SystemExit(7)

def control(city: str) -> str:
    """Say something to the terminal."""
    return "\\x1b[2J"

def lone(city: str) -> str:
    """Say half a character."""
    return "\\ud800"
'''
# A tool that is offered is called by this name, whatever the function is called.
RENAME = "\nfor _tool in (get_time_later, broken, odd, leave, control, lone):\n    _tool.__name__ = 'get_time'\n"


@pytest.fixture(autouse=True)
def no_other_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scripts of this repository are a package of the same name; another test may have imported it."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "tools"]:
        monkeypatch.delitem(sys.modules, name)


def recorded(name: str) -> bytes:
    """The body of a recorded answer."""
    file = CHAT / f"{name}.json"
    beside = file.with_suffix(".sse")
    body: str = "" if beside.exists() else json.loads(file.read_bytes())["response"]["body_text"]
    return beside.read_bytes() if beside.exists() else body.encode()


CALL = recorded("chat/tool-named")  # get_time, city Paris
FINAL = recorded("chat/assistant-last-message")
FINAL_TEXT: str = json.loads(FINAL)["choices"][0]["message"]["content"]


def point_at(server: Answers) -> None:
    """Configure the server as the provider p."""
    configure(p={"type": "vllm", "endpoint": server.url, "models": [{"name": "m"}]})


def without_times(text: str) -> str:
    """The output with every measured time as 0."""
    return re.sub(r"\d+\.\d\d s|\d+ tokens/s", "0", text)


@requirement("CLI-1", "REQ-4")
@pytest.mark.parametrize("flag", [(), ("--stream",)])
def test_the_answer_is_shown_and_the_usage_at_the_end(flag: tuple[str, ...]) -> None:
    configure(a={"type": "mock", "options": {"answers": ["Hello there, this is an answer."]}})
    result = turnwire("provider", "test", "a", "hi", *flag)
    first = "first after 0; " if flag else ""
    assert (result.code, result.out) == (0, "Hello there, this is an answer.\n")
    assert without_times(result.err) == f"[finish: stop; 5 + 8 = 13 tokens (estimated); {first}all in 0; 0]\n"
    shown = turnwire("provider", "test", "a", "hi", "--json", *flag)
    assert (shown.code, shown.err) == (0, "")
    (response,) = shown.json.pop("responses")
    assert response["message"] == {"role": "assistant", "content": "Hello there, this is an answer."}
    conversation = shown.json
    assert conversation["messages"] == [{"role": "user", "content": "hi"}, response["message"]]
    assert conversation["cancelled"] is False


@requirement("CLI-1")
def test_without_an_id_the_default_is_asked() -> None:
    configure(
        a={"type": "mock", "options": {"answers": ["A"]}},
        b={"type": "mock", "options": {"answers": ["B"]}},
    )
    assert turnwire("provider", "test", "hi").out.startswith("A\n")
    assert turnwire("provider", "test", "b", "hi").out.startswith("B\n")


@requirement("CLI-1")
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["a", "b", "c"], "give a prompt, and before it at most a provider's id; quote a prompt of several words"),
        (["a", " "], "the prompt is empty"),
        (["a", "hi", "--model", " "], "--model: the name is blank"),
        (["a", "hi", "--timeout", "inf"], "--timeout: give a number of seconds"),
        (["a", "hi", "--tool", "nope"], "--tool nope: give MODULE:FUNCTION or a .json file"),
        (["a", "hi", "--tool", ":"], "--tool :: give MODULE:FUNCTION or a .json file"),
        (["a", "hi", "--tool", "no.json"], "--tool no.json: No such file or directory"),
        (["a", "hi", "--tool", "nope:x"], "--tool nope:x: ModuleNotFoundError: No module named 'nope'"),
        (["a", "hi", "--tool", "tools:no"], "--tool tools:no: AttributeError: module 'tools' has no attribute 'no'"),
        (["a", "hi", "--tool", "leaves:x"], "--tool leaves:x: SystemExit: 3"),
        (
            ["a", "hi", "--tool", "tools:get_time", "--tool", "tools:get_time"],
            "--tool tools:get_time: two tools have the name get_time",
        ),
    ],
)
def test_arguments_that_make_no_sense_are_code_2(arguments: list[str], message: str) -> None:
    configure(a={"type": "mock"})
    Path("tools.py").write_text(TOOLS)
    Path("leaves.py").write_text("raise SystemExit(3)")
    result = turnwire("provider", "test", *arguments)
    assert (result.code, result.out, result.err) == (2, "", f"turnwire: {message}\n")
    assert turnwire("provider", "test", *arguments, "--json").json == {"error": {"message": message}}


@pytest.mark.parametrize(
    "content", ["", "{", "[]", '{"name": "SECRET TOOL"}', '{"name": "a", "description": "b", "parameters": 5}']
)
def test_a_tool_file_that_is_none_is_code_2_and_named(content: str) -> None:
    configure(a={"type": "mock"})
    Path("tool.json").write_text(content)
    result = turnwire("provider", "test", "a", "hi", "--tool", "tool.json")
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("turnwire: --tool tool.json: not a valid ToolDefinition: ")
    assert "SECRET" not in result.err


@pytest.mark.parametrize(
    ("option", "value"), [("--max-tokens", "0"), ("--max-tokens", "x"), ("--timeout", "0"), ("--timeout", "nan")]
)
def test_a_number_that_is_none_is_code_2(option: str, value: str) -> None:
    result = turnwire("provider", "test", "a", "hi", option, value)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"turnwire: Invalid value for '{option}': ")


@requirement("CLI-1", "PRV-6")
@pytest.mark.parametrize("flag", [(), ("--stream",)])
def test_a_provider_that_is_not_available_is_code_1_and_a_timeout_code_4(flag: tuple[str, ...]) -> None:
    configure(
        down={"type": "mock", "options": {"is_available": False}}, slow={"type": "mock", "options": {"latency": 30}}
    )
    down = turnwire("provider", "test", "down", "hi", *flag)
    message = "ACODE-MDL-001 [down]: the mock provider is set to be unavailable"
    assert (down.code, down.out, down.err) == (1, "", f"turnwire: {message}\n")
    slow = turnwire("provider", "test", "slow", "hi", "--timeout", "0.05", *flag)
    message = "ACODE-MDL-002 [slow]: no answer began within 0.05 s"
    assert (slow.code, slow.out, slow.err) == (4, "", f"turnwire: {message}\n")
    shown = turnwire("provider", "test", "slow", "hi", "--timeout", "0.05", "--json", *flag)
    assert shown.code == 4
    assert shown.json == {
        "messages": [{"role": "user", "content": "hi"}],
        "responses": [],
        "cancelled": False,
        "error": {
            "code": "ACODE-MDL-002",
            "message": "no answer began within 0.05 s",
            "provider_id": "slow",
            "limit_s": 0.05,
        },
    }


@requirement("CLI-1", "CTX-4")
@pytest.mark.parametrize("flag", [(), ("--stream",)])
def test_a_called_function_is_run_and_its_result_goes_back_to_the_model(vllm: Answers, flag: tuple[str, ...]) -> None:
    Path("tools.py").write_text(TOOLS)
    point_at(vllm)
    kind = "chat-stream" if flag else "chat"
    final = recorded("chat-stream/plain-usage") if flag else FINAL
    vllm.chat = [recorded(f"{kind}/tool-named"), final] * 2
    command = ("provider", "test", "p", "What time is it?", "--tool", "tools:get_time", *flag)
    result = turnwire(*command)
    assert result.code == 0
    assert result.out.splitlines()[:2] == ['→ get_time({"city": "Paris"})', "← 12:00 in Paris"]
    assert result.err.startswith("[finish: ")
    first, second = (json.loads(body) for path, _, body in vllm.asked if path == "/v1/chat/completions")
    assert [tool["function"]["name"] for tool in first["tools"]] == ["get_time"]
    assert [message["role"] for message in second["messages"]] == ["user", "assistant", "tool"]
    assert second["messages"][-1]["content"] == "12:00 in Paris"
    shown = turnwire(*command, "--json").json
    assert [message["role"] for message in shown["messages"]] == ["user", "assistant", "tool", "assistant"]
    assert len(shown["responses"]) == 2


@requirement("CLI-1")
@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("get_time_later", '← {"city": "Paris"}'),
        ("broken", "← ValueError: no such city"),
        ("odd", "← TypeError: Object of type object is not JSON serializable"),
        ("leave", "← SystemExit: 7"),
        ("control", "← \\x1b[2J"),
    ],
)
def test_a_function_may_be_asynchronous_or_fail_in_any_way_and_the_model_is_told(
    vllm: Answers, name: str, line: str
) -> None:
    Path("renamed.py").write_text(TOOLS + RENAME)
    point_at(vllm)
    vllm.chat = [CALL, FINAL]
    result = turnwire("provider", "test", "p", "hi", "--tool", f"renamed:{name}")
    assert result.code == 0
    assert result.out.splitlines()[1] == line


def test_a_result_that_is_no_text_is_told_to_the_model_as_a_failure(vllm: Answers) -> None:
    Path("renamed.py").write_text(TOOLS + RENAME)
    point_at(vllm)
    vllm.chat = [CALL, FINAL]
    result = turnwire("provider", "test", "p", "hi", "--tool", "renamed:lone")
    assert result.code == 0
    assert result.out.splitlines()[1].startswith("← UnicodeEncodeError: ")


@requirement("CLI-1")
def test_a_tool_from_a_file_is_only_shown(vllm: Answers) -> None:
    definition = {
        "name": "get_time",
        "description": "Get the time",
        "parameters": {"type": "object", "properties": {"city": {"type": "string"}}},
    }
    Path("tool.json").write_text(json.dumps(definition))
    point_at(vllm)
    vllm.chat = [CALL]
    result = turnwire("provider", "test", "p", "hi", "--tool", "tool.json")
    assert (result.code, result.out) == (0, '→ get_time({"city": "Paris"})\n')
    assert result.err.startswith("[finish: tool_calls; ")
    assert result.err.count("\n") == 1


@requirement("PRV-8")
@pytest.mark.parametrize(
    ("definition", "words"),
    [
        ({"name": "other", "parameters": {"type": "object"}}, "get_time"),
        ({"name": "get_time", "parameters": {"type": "object", "properties": {"city": {"type": "integer"}}}}, "/city"),
    ],
)
def test_a_call_that_does_not_fit_its_tool_is_never_run(vllm: Answers, definition: dict[str, Any], words: str) -> None:
    Path("tool.json").write_text(json.dumps({"description": "x", **definition}))
    point_at(vllm)
    vllm.chat = [CALL, FINAL]
    result = turnwire("provider", "test", "p", "hi", "--tool", "tool.json")
    assert result.code == 0
    if definition["name"] == "other":
        assert result.out.splitlines()[1].startswith("← ")
        assert words in result.out.splitlines()[1]


@requirement("MSG-10", "PRV-8")
def test_a_call_that_the_token_limit_cut_is_shown_as_broken_and_never_run(vllm: Answers) -> None:
    Path("tools.py").write_text(TOOLS)
    point_at(vllm)
    vllm.chat = [recorded("chat-stream/tool-call-truncated-15")]
    result = turnwire("provider", "test", "p", "hi", "--tool", "tools:get_time", "--stream", "--max-tokens", "15")
    assert result.code == 0
    assert result.out.startswith("✗ ")
    assert "finish: length" in result.err
    assert "→" not in result.out


@requirement("CLI-1")
def test_a_model_that_never_stops_calling_is_stopped(vllm: Answers) -> None:
    Path("tools.py").write_text(TOOLS)
    point_at(vllm)
    vllm.chat = [CALL] * 5
    result = turnwire("provider", "test", "p", "hi", "--tool", "tools:get_time")
    assert result.code == 0
    assert result.out.count("→") == 5
    assert "stopped after 5 answers: the model goes on calling tools" in result.out


@requirement("CLI-1", "REQ-3")
def test_a_stream_that_breaks_shows_what_came_and_is_code_1(vllm: Answers) -> None:
    point_at(vllm)
    events = recorded("chat-stream/plain-usage").split(b"\n\n")
    vllm.chat = [b"\n\n".join(events[:4]) + b"\n\n"] * 2
    result = turnwire("provider", "test", "p", "hi", "--stream")
    assert result.code == 1
    usage, error = result.err.splitlines()
    assert error.startswith("turnwire: ACODE-MDL-008 [p]: ")
    (text,) = result.out.splitlines()
    assert text
    assert usage.startswith("[finish: error; ")
    assert "(estimated)" in usage
    shown = turnwire("provider", "test", "p", "hi", "--stream", "--json")
    assert (shown.code, shown.err) == (1, "")
    assert shown.json["error"]["code"] == "ACODE-MDL-008"
    assert [answer["message"]["content"] for answer in shown.json["responses"]] == [text]


@requirement("PRV-8")
def test_what_a_model_writes_is_not_obeyed_by_the_terminal(vllm: Answers) -> None:
    body = json.loads(FINAL)
    body["choices"][0]["message"]["content"] = "a\x1b]0;title\x07b\tc\nd\x9be"
    point_at(vllm)
    vllm.chat = [json.dumps(body).encode()]
    result = turnwire("provider", "test", "p", "hi")
    assert result.out == "a\\x1b]0;title\\x07b\tc\nd\\x9be\n"


@requirement("CLI-1")
def test_the_first_model_of_the_server_is_asked_where_none_is_configured(vllm: Answers) -> None:
    configure(p={"type": "vllm", "endpoint": vllm.url})
    vllm.chat = [FINAL, FINAL]
    assert turnwire("provider", "test", "p", "hi").out.startswith(FINAL_TEXT)
    assert turnwire("provider", "test", "p", "hi", "--model", "mine").code == 0
    bodies = [json.loads(body) for path, _, body in vllm.asked if path == "/v1/chat/completions"]
    assert [body["model"] for body in bodies] == ["m1", "mine"]


@requirement("PRV-6")
def test_a_server_without_a_model_is_code_1_and_told_what_to_do(vllm: Answers) -> None:
    configure(p={"type": "vllm", "endpoint": vllm.url})
    vllm.models = b'{"object": "list", "data": []}'
    result = turnwire("provider", "test", "p", "hi")
    assert (result.code, result.err) == (
        1,
        "turnwire: ACODE-MDL-006 [p]: the server offers no model; name one with --model\n",
    )


def test_a_prompt_that_is_no_text_is_an_error_without_it(here: Path) -> None:
    configure(a={"type": "mock"})
    result = script("provider", "test", "a", b"SECRET \xff", cwd=here)
    assert (result.code, result.out) == (1, "")
    assert "SECRET" not in result.err


@requirement("PRV-3", "CLI-1")
def test_the_embedded_model_calls_a_tool_and_says_its_result(here: Path) -> None:
    (here / "mytools.py").write_text(
        TOOLS.replace("get_time(", "get_weather(").replace("12:00 in {city}", "18 degrees")
    )
    words = (
        "provider",
        "test",
        "embedded",
        "What is the weather in Paris?",
        "--tool",
        "mytools:get_weather",
        "--stream",
    )
    result = script(*words, "--max-tokens", "40", cwd=here)
    assert result.code == 0
    assert result.out.splitlines()[:2] == ['→ get_weather({"city": "Paris"})', "← 18 degrees"]
    assert "18 degrees" in result.out.splitlines()[2]
