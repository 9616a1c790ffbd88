"""The first place where a prompt differs from the last one of its conversation, and who changed it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cases import for_each
from tests.gateway.conversations import ALIKE, new_each_time, talk, turn
from tests.inspector.gateways import inspected, rows
from tests.providers.caching_model import CachingModel
from tests.requirements import requirement
from turnwire.gateway.inspector.memory_limit import MemoryLimit, RecordedBytes
from turnwire.gateway.inspector.prompt_change import (
    Difference,
    PromptBodies,
    PromptChange,
    first_difference,
    prompt_change,
)
from turnwire.gateway.settings import InspectionSettings

BODY: dict[str, Any] = {"messages": [{"role": "user", "content": "hello"}]}
GROWN: dict[str, Any] = {"messages": [*BODY["messages"], {"role": "user", "content": "more"}]}
TOOL = {"name": "look", "parameters": {"type": "object", "title": "a"}}


def said(content: Any, **more: Any) -> dict[str, Any]:
    return {"messages": [{"role": "user", "content": content}], **more}


def billed(text: str, mark: str) -> list[dict[str, str]]:
    """A system prompt with the line that Claude Code writes for its vendor."""
    return [{"type": "text", "text": f"x-anthropic-billing-header: cc_version=2.1; cch={mark};\n{text}"}]


MARKED = [{"type": "text", "text": "hello", "cache_control": {"type": "ephemeral"}}]


@requirement("PFX-2")
@for_each(
    "dialect, before, now, expected",
    [
        ("openai-chat", BODY, GROWN, None),
        ("openai-chat", {**BODY, "temperature": 1, "stream": True}, {**GROWN, "temperature": 0}, None),
        ("openai-chat", GROWN, BODY, Difference("/messages")),
        ("openai-chat", BODY, said("help"), Difference("/messages/0/content", 3)),
        ("openai-chat", BODY, said(None), Difference("/messages/0/content")),
        ("openai-chat", BODY, said("hello", tools=[]), None),
        ("openai-chat", BODY, {**GROWN, "tools": [TOOL]}, Difference("/tools")),
        ("openai-chat", {**BODY, "tools": [TOOL]}, {**GROWN, "tools": [TOOL, TOOL]}, Difference("/tools/1")),
        (
            "openai-chat",
            said("hello", tools=[TOOL]),
            said("other", tools=[{**TOOL, "parameters": {"title": "a", "type": "object"}}]),
            Difference("/tools/0/parameters/title"),
        ),
        (
            "openai-chat",
            said("hello", tools=[TOOL]),
            said("hello", tools=[{**TOOL, "strict": True}]),
            Difference("/tools/0/strict"),
        ),
        ("openai-chat", said("hello", tools=[TOOL]), said("hello", tools=[{"name": "look"}]), Difference("/tools/0")),
        ("openai-chat", said(1), said(True), Difference("/messages/0/content")),
        ("anthropic", said(MARKED), said("hello"), None),
        ("anthropic", said("hello"), said([*MARKED, *MARKED]), Difference("/messages/0/content")),
        ("anthropic", said("hello"), said([{"type": "image", "text": "hello"}]), Difference("/messages/0/content")),
        ("anthropic", said("a", system="Help."), said("b", system="Helped."), Difference("/system", 4)),
        ("anthropic", said("a", system=billed("Help.", "1")), said("a", system=billed("Help.", "2")), None),
        (
            "anthropic",
            said("a", system=billed("Help.", "1")),
            said("a", system=billed("Halt.", "1")),
            Difference("/system/0/text", 52),
        ),
        (
            "gemini",
            {"system_instruction": {"parts": [{"text": "Help."}]}, "contents": []},
            {"system_instruction": {"parts": [{"text": "Halt."}]}, "contents": []},
            Difference("/system_instruction/parts/0/text", 1),
        ),
        (
            "gemini",
            {"contents": [{"parts": [{"text": "hello"}]}]},
            {"contents": [{"parts": [{"text": "hallo"}]}]},
            Difference("/contents/0/parts/0/text", 1),
        ),
    ],
)
def test_the_first_difference_is_in_what_a_model_reads(
    dialect: str, before: Any, now: Any, expected: Difference | None
) -> None:
    assert first_difference(before, now, dialect, to_dialect="openai-chat", model="m") == expected


def test_the_line_for_its_vendor_counts_where_the_vendor_reads_it() -> None:
    before, now = (said("a", system=billed("Help.", mark)) for mark in "12")
    found = first_difference(before, now, "anthropic", to_dialect="anthropic", model="claude-opus-4-5")
    assert found == Difference("/system/0/text", 48)


def kept(value: Any) -> RecordedBytes:
    """A body of an exchange; a text stands for one that was cut."""
    found = RecordedBytes(MemoryLimit(lambda _: True, 1 << 20))
    found.add((value if isinstance(value, str) else json.dumps(value)).encode())
    return found


def bodies(client: Any, server: Any = None) -> PromptBodies:
    if server is None:
        return PromptBodies(kept(client), "openai-chat")
    return PromptBodies(kept(client), "openai-chat", kept(server), "ollama")


PLACE = Difference("/messages/0/content", 3)


@requirement("PFX-2")
@for_each(
    "before, now, expected",
    [
        (bodies(BODY, BODY), bodies(said("help"), said("help")), PromptChange("client", PLACE, PLACE)),
        (bodies(BODY, BODY), bodies(GROWN, said("help")), PromptChange("gateway", None, PLACE)),
        (bodies(BODY, BODY), bodies(GROWN, GROWN), PromptChange("server", None, None)),
        (bodies(BODY, BODY), bodies(said("help"), GROWN), PromptChange("server", PLACE, None)),
        (bodies(BODY), bodies(said("help")), PromptChange("client", PLACE, None)),
        (bodies(BODY), bodies(GROWN), PromptChange("server", None, None)),
        (bodies("{"), bodies(GROWN), None),
        (bodies(BODY, "{"), bodies(GROWN, GROWN), None),
        (bodies(BODY, BODY), bodies(GROWN)._replace(client_dialect="anthropic"), None),
    ],
)
def test_who_changed_a_prompt_is_told_by_the_bodies_on_both_sides(
    before: PromptBodies, now: PromptBodies, expected: PromptChange | None
) -> None:
    assert prompt_change(before, now) == expected


@requirement("PFX-2")
@pytest.mark.parametrize(
    ("system", "expected"),
    [
        (lambda _: ALIKE, None),
        (
            new_each_time,
            {
                "cause": "client",
                "client": {"at": "/messages/0/content", "same_characters": 12},
                "server": {"at": "/messages/0/content", "same_characters": 12},
            },
        ),
    ],
    ids=["the same", "new each time"],
)
def test_an_exchange_shows_how_much_was_read_again_and_the_place(system: Any, expected: dict[str, Any] | None) -> None:
    with inspected(script=CachingModel.script()) as gateway, gateway.client() as http:
        talk(http, 2, system)
        first, second = rows(gateway)
        shown = http.get(f"/inspector/exchanges/{second['id']}").json()
    reuse = second["prompt_reuse"]
    assert first["prompt_reuse"] == {"conversation": reuse["conversation"], "is_lost": False}
    assert (reuse["is_lost"], reuse["last_turn"]) == (expected is not None, first["id"])
    assert second["usage"]["cached_tokens"] > 0
    assert shown.get("prompt_change") == expected


def test_a_change_near_the_end_is_named_too_although_most_was_kept() -> None:
    with inspected(script=CachingModel.script()) as gateway, gateway.client() as http:
        http.post("/v1/chat/completions", json=turn(1, "You are helpful. " * 10))
        body = turn(2, "You are helpful. " * 10)
        body["messages"][2]["content"] = "It is five."
        http.post("/v1/chat/completions", json=body)
        *_, row = rows(gateway)
        shown = http.get(f"/inspector/exchanges/{row['id']}").json()
    assert 0.05 < row["prompt_reuse"]["read_again"] < 0.5
    place = {"at": "/messages/2/content", "same_characters": len("It is f")}
    assert shown["prompt_change"] == {"cause": "client", "client": place, "server": place}


def test_a_server_that_did_not_keep_the_prompt_is_named() -> None:
    with inspected(script=CachingModel.script()) as gateway, gateway.client() as http:
        talk(http, 1)
        http.post("/v1/chat/completions", json={"model": "mock", "messages": [{"role": "user", "content": "other"}]})
        http.post("/v1/chat/completions", json=turn(1))
        *_, row = rows(gateway)
        shown = http.get(f"/inspector/exchanges/{row['id']}").json()
    assert row["prompt_reuse"]["is_lost"]
    assert shown["prompt_change"] == {"cause": "server"}


def test_a_last_turn_that_is_no_longer_kept_leaves_the_share() -> None:
    with (
        inspected(script=CachingModel.script(), kept=InspectionSettings(exchanges=1)) as gateway,
        gateway.client() as http,
    ):
        talk(http, 2, new_each_time)
        (row,) = rows(gateway)
        shown = http.get(f"/inspector/exchanges/{row['id']}").json()
    assert row["prompt_reuse"].keys() == {"conversation", "read_again", "is_lost"}
    assert "prompt_change" not in shown
