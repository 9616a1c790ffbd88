"""Digests of how a prompt begins: shared by the turns of a conversation, different for another beginning."""

from __future__ import annotations

from typing import Any

from turnwire_schema.v1.request import ChatRequest

from tests.requirements import requirement
from turnwire.codecs.requests.prompt_prefix import prefix_digests

TOOL: dict[str, Any] = {"name": "read", "description": "Read a file.", "parameters": {"type": "object"}}
SYSTEM: dict[str, Any] = {"role": "system", "content": "You write code."}
ASKED: dict[str, Any] = {"role": "user", "content": "Fix the test."}
ANSWERED: dict[str, Any] = {"role": "assistant", "content": "Done."}


def digests(*messages: dict[str, Any], tools: list[dict[str, Any]] | None = None, most: int = 8) -> tuple[bytes, ...]:
    body: dict[str, Any] = {"messages": list(messages), "parameters": {"model": "m"}}
    return prefix_digests(ChatRequest.from_dict({**body, "tools": tools} if tools else body), most=most)


@requirement("PFX-2")
def test_the_next_turn_of_a_conversation_begins_with_the_digests_of_the_last() -> None:
    first = digests(SYSTEM, ASKED, tools=[TOOL])
    second = digests(SYSTEM, ASKED, ANSWERED, {"role": "user", "content": "Thanks."}, tools=[TOOL])
    assert len(first) == 3
    assert len(second) == 5
    assert second[:3] == first


@requirement("PFX-2")
def test_other_tools_another_system_prompt_and_another_turn_differ_from_there_on() -> None:
    first = digests(SYSTEM, ASKED, tools=[TOOL])
    tools = digests(SYSTEM, ASKED, tools=[{**TOOL, "description": "Read."}])
    system = digests({**SYSTEM, "content": "You write prose."}, ASKED, tools=[TOOL])
    asked = digests(SYSTEM, {**ASKED, "content": "Fix it."}, tools=[TOOL])
    assert [mine == its for mine, its in zip(first, tools, strict=True)] == [False, False, False]
    assert [mine == its for mine, its in zip(first, system, strict=True)] == [True, False, False]
    assert [mine == its for mine, its in zip(first, asked, strict=True)] == [True, True, False]


@requirement("PFX-2")
def test_marks_of_caches_ids_and_a_text_for_the_vendor_change_no_digest() -> None:
    marked = {"type": "text", "text": "Fix the test.", "extras": {"cache_control": {"type": "ephemeral"}}}
    line = {"type": "text", "text": "x-anthropic-billing-header: cc_version=2.1.332.a1; cch=00000;"}
    system = {"role": "system", "content": [line, {"type": "text", "text": "You write code."}]}
    assert digests(system, {"role": "user", "content": [marked], "id": "m-2"}) == digests(
        {"role": "system", "content": [{"type": "text", "text": "You write code."}]}, ASKED
    )


@requirement("PFX-2")
def test_what_a_tool_calls_id_or_metadata_is_part_of_the_prompt() -> None:
    tool = {**TOOL, "parameters": {"type": "object", "properties": {"id": {"type": "string"}}}}
    assert digests(ASKED, tools=[tool])[0] != digests(ASKED, tools=[TOOL])[0]
    called = [
        {"role": "assistant", "tool_calls": [{"id": "c", "name": "read", "arguments": arguments}]}
        for arguments in ({"id": 1}, {"id": 2}, {"metadata": {"extras": 1}}, {})
    ]
    assert len({digests(ASKED, each)[-1] for each in called}) == 4


@requirement("PFX-2")
def test_no_more_digests_are_made_than_are_asked_for() -> None:
    long = [SYSTEM, *[ASKED, ANSWERED] * 50]
    assert digests(*long, most=4) == digests(*long, most=200)[:4]
    assert len(digests(*long, most=4)) == 4
