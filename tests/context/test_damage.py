"""What damaged contexts are answered with: an error that names the fault, whenever it is seen."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cases import for_each
from tests.context.made import NOON, loaded, new_context
from tests.requirements import requirement
from turnwire import InvalidDataError
from turnwire.context import Context, project, read_entry

HEAD = {"version": "1.1", "id": "e", "created_at": "2026-01-31T12:00:00Z"}


def around(entry: str) -> str:
    return new_context().to_json().replace('"entries":[]', f'"entries":[{entry}]')


@requirement("CTX-1", "CTX-8")
@pytest.mark.parametrize("kind", ["vote", "text"])
@pytest.mark.parametrize(
    ("value", "words"),
    [
        (r'"\ud800"', "unexpected end of hex escape"),
        ('"\ud800"', "a lone surrogate is not a character"),
        ("1e400", "a number is too large for JSON readers"),
        ("[" * 201 + "]" * 201, "recursion limit exceeded"),
        ("NaN", "NaN"),
    ],
)
def test_what_an_entry_may_not_hold_a_whole_context_may_not_hold_either(kind: str, value: str, words: str) -> None:
    entry = f'{{"type":"{kind}","version":"1.1","id":"e","n":{value}}}'
    with pytest.raises(InvalidDataError):
        read_entry(entry)
    with pytest.raises(InvalidDataError) as caught:
        loaded(around(entry))
    assert words in str(caught.value)


@requirement("CTX-8")
@pytest.mark.parametrize("value", [r'"\ud800"', "1e400", "[" * 201 + "]" * 201])
def test_the_state_of_a_context_is_held_to_the_same_rules_as_its_entries(value: str) -> None:
    text = new_context().to_json()
    with pytest.raises(InvalidDataError, match="not valid JSON"):
        loaded(f'{text[:-1]},"metadata":{{"n":{value}}}}}')


@requirement("CTX-1")
def test_what_only_looks_like_damage_is_kept_byte_for_byte() -> None:
    deep = "[" * 190 + "]" * 190
    entry = rf'{{"type":"vote", "id":"v","words":["\\ud800","\ud83d\ude00","a\u0020b"],"n":[1e20,{deep},{deep}]}}'
    assert entry in loaded(around(entry)).to_json()


@requirement("CTX-1")
def test_an_entry_whose_type_is_an_empty_word_is_unknown_and_named_as_such() -> None:
    context = loaded(around('{"type":"","id":"v"}'))
    assert [each.to_dict() for each in project(context, now=NOON).removals] == [
        {"entry_id": "v", "entry_type": "", "reason": "unknown_type"}
    ]


@requirement("CTX-3")
@for_each("limit", [None, 1, 100_000])
@for_each("part", [7, None, "x", [], {"type": []}, {}])
def test_a_part_that_is_none_is_named_by_its_path_under_any_limit(part: Any, limit: int | None) -> None:
    entry = {"type": "text", **HEAD, "data": {"role": "user", "content": [part]}}
    with pytest.raises(InvalidDataError) as caught:
        project(loaded(around(json.dumps(entry))), now=NOON, token_limit=limit)
    assert caught.value.problems[0].path.startswith("/data/content")


@requirement("CTX-7")
@pytest.mark.parametrize("name", ["last_used_at", "retrieved_at", "created_at"])
def test_a_resource_whose_time_is_none_is_named_by_its_path(name: str) -> None:
    data = {"server": "docs", "uri": "file:///a", "state": "fresh", "text": "Tea at five."}
    entries: list[dict[str, Any]] = [
        {"type": "mcp_resource", **HEAD, "id": each, "data": dict(data)} for each in ("a", "b")
    ]
    (entries[0] if name == "created_at" else entries[0]["data"])[name] = 7.5
    text = new_context().to_json().replace('"entries":[]', f'"entries":{json.dumps(entries)}')
    with pytest.raises(InvalidDataError) as caught:
        project(loaded(text), now=NOON, token_limit=1)
    assert caught.value.problems[0].path.endswith(f"/{name}")


def nested() -> Any:
    deep: Any = []
    for _ in range(3000):
        deep = [deep]
    return deep


@requirement("CTX-1")
@pytest.mark.parametrize(
    "value", [nested(), float("nan"), "\ud800", object()], ids=["deep", "nan", "surrogate", "object"]
)
@pytest.mark.parametrize(("kind", "version"), [("tool_request", "1.0"), ("vote", "1.1")])
def test_a_value_of_a_caller_that_no_json_says_is_refused(kind: str, version: str, value: Any) -> None:
    data = {"call_id": "c", "name": "f", "arguments": {"n": value}, "status": "new"}
    entry = {**HEAD, "type": kind, "version": version, "timestamp": HEAD["created_at"], "data": data}
    with pytest.raises(InvalidDataError):
        read_entry(entry)
    branch = {"name": "main", "created_at": HEAD["created_at"], "entries": [entry]}
    with pytest.raises(InvalidDataError):
        Context.from_document({**json.loads(new_context().to_json()), "branches": [branch]})
