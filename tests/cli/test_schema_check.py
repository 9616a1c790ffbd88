"""`turnwire schema check`: what servers do not hold of schemas in files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.engines import FEATURES, INSTEAD, SchemaFeature

from tests.cli.runner import turnwire
from tests.requirements import requirement

LLAMA = "llama.cpp-b11434"
_SHARE = """{
  "type": "object",
  "properties": {
    "share": {"type": "number", "minimum": 0},
    "tags": {"type": "array", "items": {"type": "string"}, "uniqueItems": true}
  }
}
"""
_HELD = {"type": "object", "properties": {"a": {"type": "integer"}}, "required": ["a"], "additionalProperties": False}


def told(effect: str, server: str, engine: str, feature: SchemaFeature) -> str:
    """The sentence of a line about a feature that has no note."""
    return f"{effect} {server} ({engine}): {FEATURES[feature]} Instead: {INSTEAD[feature]}"


def write(folder: Path, name: str, value: Any) -> str:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(value if isinstance(value, str) else json.dumps(value), encoding="utf-8")
    return str(file)


def request(schema: Any = _HELD, *tools: dict[str, Any], **more: Any) -> dict[str, Any]:
    form = {"type": "json_schema", "json_schema": {"name": "a", "strict": True, "schema": schema}}
    found = {"model": "m", "messages": [{"role": "user", "content": "Hi"}], "response_format": form, **more}
    return {**found, "tools": [{"type": "function", "function": each} for each in tools]} if tools else found


@requirement("CLI-2")
def test_each_fault_is_a_line_with_its_place_its_engine_and_what_to_write_instead(tmp_path: Path) -> None:
    file = write(tmp_path, "share.json", _SHARE)
    result = turnwire("schema", "check", file, "--for", "llamacpp", "--for", "vllm@0.33")
    assert (result.code, result.out.splitlines(), result.err) == (
        1,
        [
            f"{file}:4: /properties/share/minimum: " + told("not held by", "llamacpp", LLAMA, "number_bounds"),
            f"{file}:5: /properties/tags/uniqueItems: " + told("not held by", "llamacpp", LLAMA, "unique_items"),
            f"{file}:5: /properties/tags/uniqueItems: "
            + told("refused by", "vllm@0.33", "llguidance-1.7.6", "unique_items"),
        ],
        "",
    )


@requirement("CLI-2")
def test_a_schema_that_is_held_is_a_line_and_exit_code_zero(tmp_path: Path) -> None:
    file = write(tmp_path, "held.json", _HELD)
    result = turnwire("schema", "check", file, "--for", "vllm@0.33")
    assert (result.code, result.out, result.err) == (0, f"{file}: held by vllm@0.33\n", "")


@requirement("CLI-2")
def test_json_has_the_same_for_programs(tmp_path: Path) -> None:
    file = write(tmp_path, "share.json", {"type": "number", "minimum": 0})
    result = turnwire("schema", "check", file, "--for", "llamacpp@b11434", "--json")
    assert (result.code, result.json) == (
        1,
        [
            {
                "file": file,
                "schema": "",
                "surface": "format",
                "strict": True,
                "server": "llamacpp",
                "version": "b11434",
                "held": False,
                "faults": [
                    {
                        "pointer": "/minimum",
                        "line": 1,
                        "feature": "number_bounds",
                        "effect": "wider",
                        "engine": LLAMA,
                        "what": FEATURES["number_bounds"],
                        "note": None,
                        "instead": INSTEAD["number_bounds"],
                        "rewritten": False,
                    }
                ],
            }
        ],
    )


@requirement("CLI-2")
def test_schemas_in_a_request_are_found_at_their_places_there(tmp_path: Path) -> None:
    bounded = {"type": "object", "properties": {"n": {"type": "number", "maximum": 1}}}
    tools = [
        {"name": "loose", "parameters": bounded},
        {"name": "held", "parameters": _HELD, "strict": True},
        {"name": "bounded", "parameters": bounded, "strict": True},
    ]
    file = write(tmp_path, "request.json", request(bounded, *tools))

    def places(*options: str) -> list[str]:
        return [
            line.split(": ")[1]
            for line in turnwire("schema", "check", file, "--for", "llamacpp", *options).out.splitlines()
        ]

    answer = "/response_format/json_schema/schema/properties/n/maximum"
    arguments = "/tools/2/function/parameters/properties/n/maximum"
    held = ["/tools/0/function/parameters", "/tools/1/function/parameters"]
    assert places() == [answer, *held, arguments]
    assert places("--surface", "tool") == [*held, arguments]
    shown = turnwire("schema", "check", file, "--for", "llamacpp", "--surface", "tool")
    assert shown.out.splitlines()[:2] == [
        f"{file}: {held[0]}: not strict, and not refused by llamacpp",
        f"{file}: {held[1]}: held by llamacpp",
    ]
    listed = turnwire("schema", "check", file, "--for", "llamacpp", "--surface", "tool", "--json").json
    assert [(each["strict"], each["held"]) for each in listed] == [(False, None), (True, True), (True, False)]


@requirement("CLI-2")
def test_a_folder_stands_for_its_schemas_and_says_what_is_passed_over(tmp_path: Path) -> None:
    one = write(tmp_path, "a/one.json", _HELD)
    two = write(tmp_path, "b/two.json", request())
    other = write(tmp_path, "package.json", {"name": "x"})
    broken = write(tmp_path, "z.json", "{")
    result = turnwire("schema", "check", str(tmp_path), "--for", "vllm")
    place = "/response_format/json_schema/schema"
    assert (result.code, result.out) == (0, f"{one}: held by vllm\n{two}: {place}: held by vllm\n")
    passed = "neither a schema nor a request with one; passed over"
    assert result.err == f"{other}: {passed}\n{broken}: {passed}\n"


@requirement("CLI-2")
def test_a_server_that_ignores_schemas_holds_none(tmp_path: Path) -> None:
    file = write(tmp_path, "held.json", _HELD)
    told = f"{FEATURES['any_schema']} Instead: {INSTEAD['any_schema']}"
    result = turnwire("schema", "check", file, "--for", "transformers-serve", "--for", "mlx-lm@0.32.2")
    assert (result.code, result.out.splitlines()) == (
        1,
        [f"{file}:1: /: not held by {name}: {told}" for name in ("transformers-serve", "mlx-lm@0.32.2")],
    )


def test_without_a_server_each_that_is_known_is_asked(tmp_path: Path) -> None:
    file = write(tmp_path, "held.json", _HELD)
    found = {each["server"] for each in turnwire("schema", "check", file, "--json").json}
    assert {"llamacpp", "vllm"} <= found


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--for", "vlm"), "--for: there is no 'vlm'; did you mean 'vllm'?; known are: "),
        (
            ("--for", "tgi"),
            "--for: 'tgi' is not a server whose schemas are known; known are: llamacpp (b11434 and later), ",
        ),
        (
            ("--for", "vllm@0.1"),
            "--for: nothing is known of vllm 0.1; known are: vllm (0.33.0 and later)",
        ),
        (("--for", "vllm@new"), "--for: vllm@new: 'new' is no version; write for example vllm@"),
        (("--for", "ollama", "--surface", "tool"), "--surface tool: nothing is known of strict tools of ollama"),
    ],
)
def test_an_unknown_server_version_or_use_is_a_usage_error_that_says_what_is_known(
    tmp_path: Path, options: tuple[str, ...], said: str
) -> None:
    result = turnwire("schema", "check", write(tmp_path, "held.json", _HELD), *options)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"turnwire: {said}")


@pytest.mark.parametrize(
    ("content", "code", "said"),
    [
        ({"name": "x"}, 2, "neither a JSON Schema nor a request that Turnwire reads"),
        ({"model": "m", "messages": [{"role": "user", "content": "Hi"}]}, 2, "has no schema of an answer and no tools"),
        ("{", 2, ":1: not valid JSON"),
        ({"type": "strin"}, 2, 'not a valid JSON Schema: /type: "strin" is not a type\n'),
        ({"type": ["string", "nul"]}, 2, 'not a valid JSON Schema: /type: "nul" is not a type\n'),
        (
            {"type": "string", "minLength": -1},
            2,
            "not a valid JSON Schema: /minLength: the number must be at least 0\n",
        ),
        (
            {"items": [{}]},
            2,
            "/items: a list of schemas is called prefixItems; items as a list needs "
            '"$schema": "http://json-schema.org/draft-07/schema#"\n',
        ),
    ],
)
def test_a_file_without_a_schema_is_an_error_that_says_why(tmp_path: Path, content: Any, code: int, said: str) -> None:
    file = write(tmp_path, "file.json", content)
    result = turnwire("schema", "check", file)
    assert (result.code, result.out) == (code, "")
    assert result.err.startswith(f"turnwire: {file}")
    assert said in result.err


@requirement("CLI-2")
def test_a_broken_file_does_not_keep_the_others_from_being_checked(tmp_path: Path) -> None:
    names = [write(tmp_path, "a.json", "{"), write(tmp_path, "b.json", _SHARE), write(tmp_path, "c.json", _HELD)]
    missing = str(tmp_path / "none.json")
    (tmp_path / "empty").mkdir()
    result = turnwire("schema", "check", missing, str(tmp_path / "empty"), *names, "--for", "llamacpp", "--json")
    assert (result.code, [(each["file"], each["held"]) for each in result.json]) == (
        2,
        [(names[1], False), (names[2], True)],
    )
    lines = result.err.splitlines()
    assert lines[:2] == [
        f"turnwire: {missing}: No such file or directory",
        f"turnwire: {tmp_path / 'empty'}: no file in this folder ends in .json",
    ]
    assert lines[2].startswith(f"turnwire: {names[0]}:1: not valid JSON")
    draft = {"$schema": "http://json-schema.org/draft-07/schema#", "items": [{}]}
    assert turnwire("schema", "check", write(tmp_path, "d.json", draft)).code != 2
