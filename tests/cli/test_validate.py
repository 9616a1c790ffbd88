"""`turnwire validate`: what is valid, what is not and where, and every form that a file may have."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from tests.cli.recordings import RECORDINGS
from tests.cli.runner import script, turnwire
from tests.requirements import requirement

GOOD = '{"role": "user", "content": "hello"}'
VALID = "turnwire/v1/message#UserMessage"
SECRET = "SECRETTEXT"


def write(name: str, text: str | bytes) -> str:
    """A file in the working directory."""
    Path(name).write_bytes(text if isinstance(text, bytes) else text.encode())
    return name


@requirement("CLI-2")
def test_a_valid_file_is_told_with_what_it_is() -> None:
    result = turnwire("validate", write("a.json", GOOD))
    assert (result.code, result.out, result.err) == (0, f"a.json:1: valid {VALID}\n", "")
    as_json = turnwire("validate", "a.json", "--json")
    assert as_json.json == [
        {"file": "a.json", "line": 1, "schema": VALID, "problems": [], "unknown": [], "valid": True}
    ]


@requirement("CLI-2")
def test_a_fault_is_told_with_file_line_path_and_rule_and_without_the_value() -> None:
    call = f'{{"id": "{SECRET}", "name": "a b",\n "arguments": {{}}}}'
    text = f'{{\n  "role": "assistant",\n  "tool_calls": [\n\t{call}]\n}}'
    result = turnwire("validate", write("a.json", text))
    assert (result.code, result.out) == (1, "")
    assert result.err.startswith("a.json:4: /tool_calls/0/name: ")
    assert result.err.endswith(" [turnwire/v1/message#AssistantMessage]\n")
    as_json = turnwire("validate", "a.json", "--json")
    assert as_json.code == 1
    (verdict,) = as_json.json
    assert (verdict["file"], verdict["line"], verdict["valid"]) == ("a.json", 4, False)
    assert [(problem["path"], problem["rule"]) for problem in verdict["problems"]] == [
        ("/tool_calls/0/name", "pattern")
    ]
    assert SECRET not in result.err + as_json.out


@requirement("CLI-2")
def test_an_unknown_key_is_reported_with_what_was_meant_and_the_file_is_valid() -> None:
    request = """{"model": "m",
  "maxtokens": 5,
  "messages": [{"role": "user", "content": "Hi"}]}"""
    schema = "wire/openai-chat/v1/request#ChatCompletionRequest"
    result = turnwire("validate", write("a.json", request))
    assert (result.code, result.out) == (0, f"a.json:2: valid {schema}\n")
    assert result.err == f"a.json:2: /maxtokens: unknown here; did you mean max_tokens? [{schema}]\n"
    assert turnwire("validate", "a.json", "--json").json == [
        {
            "file": "a.json",
            "line": 2,
            "schema": schema,
            "problems": [],
            "unknown": [{"path": "/maxtokens", "meant": "max_tokens"}],
            "valid": True,
        }
    ]
    quiet = turnwire("validate", "--quiet", "a.json")
    assert (quiet.code, quiet.out, quiet.err) == (0, "", "")


@requirement("CLI-2")
def test_unknown_keys_of_json_lines_are_reported_with_their_line_between_valid_ones() -> None:
    odd = GOOD.replace("}", ', "nmae": "x"}')
    result = turnwire("validate", write("a.jsonl", f"{GOOD}\n{odd}\n{GOOD}\n"))
    assert (result.code, result.out) == (0, "".join(f"a.jsonl:{line}: valid {VALID}\n" for line in (1, 2, 3)))
    assert result.err == f"a.jsonl:2: /nmae: unknown here; did you mean name? [{VALID}]\n"


@requirement("CLI-2")
def test_a_misspelt_key_that_is_required_is_a_problem_and_says_what_was_meant() -> None:
    result = turnwire("validate", write("a.json", '{"role": "user", "contnt": "x"}'), "--as", VALID)
    assert result.code == 1
    assert f"a.json:1: /contnt: unknown here; did you mean content? [{VALID}]\n" in result.err


@requirement("CLI-2")
def test_a_folder_is_searched_with_its_subfolders_but_not_what_is_hidden_or_has_another_name() -> None:
    for folder in ("all/deep", "all/.git", "empty"):
        Path(folder).mkdir(parents=True)
    for name in ("all/b.json", "all/deep/a.jsonl", "all/.git/x.json", "all/.hidden.json", "all/notes.txt"):
        write(name, GOOD if name in ("all/b.json", "all/deep/a.jsonl") else "no json")
    result = turnwire("validate", "all")
    assert (result.code, result.err) == (0, "")
    assert result.out == f"all/b.json:1: valid {VALID}\nall/deep/a.jsonl:1: valid {VALID}\n"
    none = turnwire("validate", "empty")
    assert (none.code, none.err) == (2, "turnwire: empty: no file here ends with .json, .jsonl, .ndjson, .sse\n")


@requirement("CLI-2")
def test_several_files_are_all_checked_and_one_fault_fails_all() -> None:
    names = [write("a.json", GOOD), write("b.json", '{"role": "user"}'), write("c.json", GOOD)]
    result = turnwire("validate", *names, "--json")
    assert result.code == 1
    assert [(verdict["file"], verdict["valid"]) for verdict in result.json] == [
        ("a.json", True),
        ("b.json", False),
        ("c.json", True),
    ]


@requirement("CLI-2")
def test_standard_input_is_a_minus() -> None:
    assert turnwire("validate", "-", stdin=GOOD.encode()).out == f"-:1: valid {VALID}\n"
    assert script("validate", "-", stdin=GOOD.encode()).out == f"-:1: valid {VALID}\n"


@requirement("CLI-2")
@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("turnwire/v1/message", "turnwire/v1/message#ChatMessage"),
        ("turnwire/v1/message#UserMessage", VALID),
        ("wire/ollama/v1/chat#Message", "wire/ollama/v1/chat#Message"),
    ],
)
def test_a_named_definition_is_checked(name: str, wanted: str) -> None:
    result = turnwire("validate", write("a.json", GOOD), "--as", name)
    assert (result.code, result.out) == (0, f"a.json:1: valid {wanted}\n")
    assert turnwire("validate", "a.json", "--as", "turnwire/v1/tool#ToolCall").code == 1


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("nope", "there is no document nope; see: turnwire schema list"),
        ("", "there is no document (empty name); see: turnwire schema list"),
        ("#UserMessage", "there is no document (empty name); see: turnwire schema list"),
        ("../../etc/passwd", "there is no document ../../etc/passwd; see: turnwire schema list"),
        (
            "turnwire/v1/usage#Nope",
            "turnwire/v1/usage has no definition Nope; it has: Extras, ServerTimings, UsageInfo",
        ),
    ],
)
def test_an_unknown_definition_is_a_usage_error_that_says_what_there_is(name: str, message: str) -> None:
    result = turnwire("validate", write("a.json", GOOD), "--as", name)
    assert (result.code, result.out, result.err) == (2, "", f"turnwire: {message}\n")
    assert turnwire("validate", "a.json", "--as", name, "--json").json == {"error": {"message": message}}


@pytest.mark.parametrize(("name", "reason"), [("no.json", "No such file or directory"), ("a\0b", "cannot be read")])
def test_a_file_that_cannot_be_read_is_a_usage_error_that_names_it(name: str, reason: str) -> None:
    result = turnwire("validate", name)
    assert (result.code, result.out) == (2, "")
    assert result.err in (f"turnwire: {name}: {reason}\n", f"turnwire: a\\x00b: {reason}\n")
    assert turnwire("validate", name, "--json").json == {"error": {"message": f"{name}: {reason}"}}


@pytest.mark.parametrize(
    ("content", "place"),
    [
        ("", "a.json:1: /: "),
        ("   \n\n", "a.json:3: /: "),
        (b"\xff\xfe\x00", "a.json:1: /: "),
        (f'{{"a": {SECRET}}}', "a.json:1: /: "),
        (f'{{\n"a": 1,\n"{SECRET}": [2,\n}}\n', "a.json:4: /: "),
        ('{"a": 1} {"b": 2}', "a.json:1: /: "),
        ("[" * 100_000, "a.json:1: /: "),
        ("[" * 5000 + "]" * 5000, "a.json:1: /: "),
        ('{"role": "user", "content": NaN}', "a.json:1: /: "),
        ('{"role": "user", "content": 1e999}', "a.json:1: /: "),
        (r'{"role": "user", "content": "\ud800"}', "a.json:1: /: "),
        ('"text"', "a.json:1: /: this fits no known definition"),
        ("[1, 2]", "a.json:1: /: this fits no known definition"),
        ("{}", "a.json:1: /: this fits no known definition"),
    ],
)
def test_what_is_no_json_or_nothing_of_ours_is_one_line_with_its_place(content: str | bytes, place: str) -> None:
    result = turnwire("validate", write("a.json", content))
    assert (result.code, result.out) == (1, "")
    assert result.err.startswith(place)
    assert result.err.count("\n") == 1
    assert SECRET not in result.err
    (verdict,) = turnwire("validate", "a.json", "--json").json
    assert (verdict["schema"], verdict["valid"], len(verdict["problems"])) == (None, False, 1)


def test_a_compressed_file_is_a_usage_error_that_says_how_it_is_read(here: Path) -> None:
    (here / "a.jsonl.gz").write_bytes(gzip.compress(b"{}\n"))
    said = "is compressed; unpack it on the way: gzip -dc FILE | turnwire … -"
    asked = ("--from", "ollama", "--to", "anthropic", "--kind", "request")
    for ended in (turnwire("validate", "a.jsonl.gz"), turnwire("convert", "a.jsonl.gz", *asked)):
        assert (ended.code, ended.out, ended.err) == (2, "", f"turnwire: a.jsonl.gz: {said}\n")


def test_a_byte_order_mark_is_no_fault() -> None:
    assert turnwire("validate", write("a.json", b"\xef\xbb\xbf" + GOOD.encode())).code == 0


@requirement("CLI-2")
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\n\n"])
def test_json_lines_are_checked_line_by_line(line_end: str) -> None:
    lines = [GOOD, '{"role": "user"}', GOOD, '{"role": "user" "SECRETTEXT"}']
    result = turnwire("validate", write("a.jsonl", line_end.join(lines) + line_end), "--json")
    assert result.code == 1
    step = 2 if line_end == "\n\n" else 1
    assert [(verdict["line"], verdict["valid"]) for verdict in result.json] == [
        (1, True),
        (1 + step, False),
        (1 + 2 * step, True),
        (1 + 3 * step, False),
    ]
    assert result.json[3]["problems"][0]["message"].endswith("at column 17")
    assert SECRET not in result.out


def test_a_broken_document_of_many_lines_is_not_taken_for_json_lines() -> None:
    text = json.dumps({"role": "user", "content": [{"type": "text", "text": str(n)} for n in range(9)]}, indent=1)
    result = turnwire("validate", write("a.json", text[:-3]))
    assert (result.code, result.err.count("\n")) == (1, 1)


@requirement("CLI-2")
def test_a_recorded_event_stream_is_checked_event_by_event() -> None:
    file = RECORDINGS / "vllm-0.32.0" / "chat-stream" / "tool-named.sse"
    result = turnwire("validate", str(file), "--json")
    events = [line for line in file.read_bytes().split(b"\n") if line.startswith(b"data: {")]
    assert result.code == 0
    assert len(result.json) == len(events) > 5
    assert {verdict["schema"] for verdict in result.json} == {"wire/openai-chat/v1/chunk#ChatCompletionChunk"}
    broken = file.read_bytes().replace(b'"choices":[', b'"choices":5,"x":[', 1)
    assert turnwire("validate", write("b.sse", broken)).err.startswith("b.sse:1: /choices: ")


@requirement("CLI-2")
def test_a_stream_of_ndjson_is_checked_line_by_line() -> None:
    recorded = json.loads((RECORDINGS / "ollama-0.33.0-rc2" / "chat-stream.json").read_bytes())["response"]["ndjson"]
    data = b"".join(json.dumps(line).encode() + b"\n" for line in recorded)
    result = turnwire("validate", "-", "--as", "wire/ollama/v1/chat", "--json", stdin=data)
    assert result.code == 0
    assert [verdict["schema"] for verdict in result.json] == ["wire/ollama/v1/chat#StreamLine"] * len(recorded)


def test_an_event_stream_may_hold_comments_names_and_line_ends_of_any_kind() -> None:
    text = f": a comment\r\nevent: message\r\nid: 1\r\nretry: 5\r\ndata:{GOOD}\r\n\r\ndata: [DONE]\r\n\r\n"
    assert turnwire("validate", write("a.sse", text)).out == f"a.sse:5: valid {VALID}\n"


def test_control_characters_in_a_file_name_are_not_obeyed() -> None:
    result = turnwire("validate", write("\x1b[31m.json", GOOD))
    assert result.out == f"\\x1b[31m.json:1: valid {VALID}\n"


@requirement("CLI-2", "SCH-4")
@pytest.mark.parametrize("asked", [(), ("--as", "turnwire/v1/tool#ToolDefinition")])
def test_the_named_rules_are_checked_too(asked: tuple[str, ...]) -> None:
    tool = '{"name": "f", "description": "d", "parameters": {"type": "object", "required": "true"}}'
    result = turnwire("validate", write("a.json", tool), *asked, "--json")
    assert result.code == 1
    (verdict,) = result.json
    assert [problem["rule"] for problem in verdict["problems"]] == ["tool_parameters_are_a_schema"]
    lines = turnwire("validate", write("a.jsonl", f"{tool}\n{tool}\n"), *asked, "--json")
    assert [(each["line"], each["valid"]) for each in lines.json] == [(1, False), (2, False)]


@requirement("CLI-2")
@pytest.mark.parametrize("times", [1, 20_000])
def test_lines_of_any_values_are_judged_one_by_one_with_as(times: int) -> None:
    lines = ['"stop"', "7", "[1]", '"length"', '"nope"'] * times
    schema = "turnwire/v1/response#FinishReason"
    result = turnwire("validate", write("a.jsonl", "\n".join(lines) + "\n"), "--as", schema)
    assert (result.code, result.out.count("\n"), result.err.count("\n")) == (1, 2 * times, 3 * times)
    first = [line.partition(": ")[0] for line in result.err.splitlines()[:3]]
    assert first == ["a.jsonl:2", "a.jsonl:3", "a.jsonl:5"]


def test_one_broken_text_is_one_fault_with_as() -> None:
    text = '{\n"role": "user",\n"content": "a"\n"name": "b"\n}'
    result = turnwire("validate", write("a.json", text), "--as", VALID)
    assert (result.code, result.err.count("\n")) == (1, 1)
