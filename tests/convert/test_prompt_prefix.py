"""A request begins as the one before it did: what a server has read of a conversation, it need not read again.

A turn is a request up to a question. The next one has the answer and the next question behind it. Both are converted,
from every client's dialect to every server's; tools, system text and messages of the first must be the beginning of the
second, byte for byte. Where a wire forces something else, a loss says so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, Final, NamedTuple

import pytest
from hypothesis import given, settings, strategies as st

from turnwire_schema.v1.request import ChatRequest

from tests.cases import for_each
from tests.codecs import strategies as drawn
from tests.conversations.stories import Story, stories
from tests.requirements import requirement
from turnwire.codecs.dialects import built_in, codec_names, dialect_named
from turnwire.codecs.registry import get_codec
from turnwire.codecs.values.wirejson import dump_wire_json
from turnwire.convert import transcode_request, write_request
from turnwire.convert.chunks import listed

CLIENTS: Final = tuple(built_in())
SERVERS: Final = codec_names()
MODEL: Final = "local-model"


class Prompt(NamedTuple):
    """What a server reads of a body, in the order in which templates write it."""

    tools: bytes
    system: bytes
    messages: tuple[bytes, ...]

    def begins(self, later: Prompt) -> bool:
        """Whether `later` is this prompt, and something behind it."""
        count = len(self.messages)
        return (self.tools, self.system, self.messages) == (later.tools, later.system, later.messages[:count])


def prompt_of(body: Mapping[str, Any], codec: str) -> Prompt:
    """The prompt in a body of that codec."""
    places = dialect_named(get_codec(codec).dialect).request
    system = None if places.system is None else body.get(places.system)
    messages = tuple(dump_wire_json(each) for each in listed(body[places.messages]))
    return Prompt(dump_wire_json(body.get("tools")), dump_wire_json(system), messages)


def turns(request: ChatRequest) -> Iterator[ChatRequest]:
    """The requests of a conversation, one for each answer in it, and the one that is asked last."""
    messages = request.messages
    for place, message in enumerate(messages):
        if message.role == "assistant" and place and messages[place - 1].role != "assistant":
            yield request.replace(messages=messages[:place])
    yield request


def assert_begins_alike(request: ChatRequest) -> int:
    """Convert every turn, from every client's body and as it is, for every server; the number of comparisons."""
    count = 0
    for client in (None, *CLIENTS):
        before: dict[str, Prompt] = {}
        for turn in turns(request):
            sent = None if client is None else write_request(turn, client).value
            for server in SERVERS:
                if sent is None or client is None:
                    body = write_request(turn, server).value
                else:
                    body = transcode_request(sent, client, server, model=MODEL).value
                now = prompt_of(body, server)
                if server in before:
                    assert before[server].begins(now), f"{client} to {server}, {len(turn.messages)} messages"
                    count += 1
                before[server] = now
    return count


@requirement("PFX-1")
@for_each("story", stories(), ids=lambda story: story.name)
def test_every_turn_of_a_story_begins_as_the_one_before(story: Story) -> None:
    expected = (len(list(turns(story.request))) - 1) * len(SERVERS) * (len(CLIENTS) + 1)
    assert assert_begins_alike(story.request) == expected


SYSTEM: Final = drawn.system_messages(rich=True)
RESULT_PARTS: Final = st.lists(
    st.one_of(drawn.text_parts, drawn.image_parts, drawn.audio_parts, drawn.foreign_parts), max_size=3
)


@st.composite
def conversations(draw: st.DrawFn) -> list[drawn.Data]:
    """Several turns with system messages anywhere; users and answers say something on every wire."""
    messages = draw(st.lists(SYSTEM, max_size=2))
    for _ in range(draw(st.integers(2, 4))):
        messages.append(_saying(draw(drawn.user_messages(rich=True))))
        messages += draw(st.lists(st.one_of(SYSTEM, drawn.user_messages(rich=True)), max_size=2))
        for message in draw(st.one_of(drawn.tool_turns(rich=True), drawn.assistant_messages(rich=True).map(_alone))):
            messages.append(_saying(message) if message["role"] == "assistant" else message)
            if message["role"] == "tool":
                if draw(st.integers(0, 3)) == 0:
                    messages[-1] = {**message, "content": draw(RESULT_PARTS)}
                messages += draw(st.lists(SYSTEM, max_size=1))
    return messages


def _alone(message: drawn.Data) -> list[drawn.Data]:
    return [message]


def _saying(message: drawn.Data) -> drawn.Data:
    content = message.get("content") or []
    parts = [{"type": "text", "text": content}] if isinstance(content, str) else list(content)
    return {**message, "content": [*parts, {"type": "text", "text": "Yes."}]}


@requirement("PFX-1")
@settings(max_examples=10)
@given(conversations(), drawn.tools(rich=True))
def test_every_turn_of_a_drawn_conversation_begins_as_the_one_before(
    messages: list[drawn.Data], tools: list[drawn.Data]
) -> None:
    request = {"messages": messages, "parameters": {"model": MODEL}, "tools": tools or None}
    assert_begins_alike(ChatRequest.from_dict(request))


# Clients that change what they have sent


LINE: Final = "x-anthropic-billing-header: cc_version=2.1.332.0d9; cc_entrypoint=cli; cch={};"


def claude_code(count: int) -> dict[str, Any]:
    """The request of a turn as Claude Code sends it: its attribution and its cache mark are new in each."""
    mark = {"cache_control": {"type": "ephemeral"}}
    messages: list[dict[str, Any]] = [{"role": "user", "content": [{"type": "text", "text": "Weather?"}]}]
    for step in range(count):
        call = {"type": "tool_use", "id": f"toolu_{step}", "name": "get_weather", "input": {"city": "Rome"}}
        thought = {"type": "thinking", "thinking": f"Step {step}.", "signature": "c2ln"}
        messages.append({"role": "assistant", "content": [thought, call]})
        result = {"type": "tool_result", "tool_use_id": f"toolu_{step}", "content": "warm"}
        messages.append({"role": "user", "content": [result]})
        messages.append({"role": "system", "content": f"{step} steps are done."})
    at = -2 if count else -1
    messages[at] = {**messages[at], "content": [{**messages[at]["content"][0], **mark}]}
    system = [{"type": "text", "text": LINE.format(count)}, {"type": "text", "text": "You are Claude Code.", **mark}]
    tool = {"name": "get_weather", "description": "Weather.", "input_schema": {"type": "object", "properties": {}}}
    return {"model": "m", "max_tokens": 100, "system": system, "messages": messages, "tools": [tool]}


@requirement("PFX-1")
@pytest.mark.parametrize("server", [name for name in SERVERS if get_codec(name).dialect != "anthropic"])
def test_marks_that_move_and_attributions_that_change_do_not_reach_another_server(server: str) -> None:
    prompts = [
        prompt_of(transcode_request(claude_code(count), "anthropic", server).value, server) for count in range(9)
    ]
    for earlier, later in pairwise(prompts):
        assert earlier.begins(later)


# What a wire forces


REQUEST: Final[dict[str, Any]] = {
    "messages": [{"role": "system", "content": "Be kind."}, {"role": "user", "content": "Hi"}],
    "parameters": {"model": MODEL, "max_tokens": 5000},
    "tools": [
        {"name": name, "description": "A tool.", "parameters": {"type": "object", "properties": {}}}
        for name in ("get_weather", "get_time")
    ],
}
SETTINGS: Final[dict[str, dict[str, Any]]] = {
    "no tool": {"tool_choice": "none"},
    "any tool": {"tool_choice": "required"},
    "one tool": {"tool_choice": {"type": "tool", "name": "get_time"}},
    "one call": {"parallel_tool_calls": False},
    "json": {"response_format": {"type": "json_object"}},
    "schema": {"response_format": {"type": "json_schema", "name": "n", "json_schema": {"type": "object"}}},
    "stream": {"stream": True},
    "metadata": {"metadata": {"run": 7}},
    **{
        f"{name} {value}": {"parameters": {**REQUEST["parameters"], name: value}}
        for name, values in {
            "thinking": [True, False, "low", "high"],
            "thinking_budget_tokens": [2000],
            "temperature": [0.5],
            "seed": [1],
        }.items()
        for value in values
    },
}
FORCED: Final = {
    ("ollama", "no tool"): "ollama.tool_choice_none",
    ("llamacpp", "one tool"): "openai-chat.named_tool_choice",
    ("anthropic", "json"): "anthropic.json_object",
    ("anthropic-2026-10-21", "json"): "anthropic.json_object",
}
"""By server and what is asked otherwise: the loss that says why the prompt begins otherwise."""


@requirement("PFX-1")
@for_each("server", SERVERS)
@for_each("wish", SETTINGS)
def test_what_is_asked_for_one_turn_changes_no_prompt_without_a_loss(server: str, wish: str) -> None:
    plain = prompt_of(write_request(ChatRequest.from_dict(REQUEST), server).value, server)
    body, losses = write_request(ChatRequest.from_dict({**REQUEST, **SETTINGS[wish]}), server)
    forced = FORCED.get((server, wish))
    assert (prompt_of(body, server) == plain) is (forced is None)
    assert forced is None or forced in {loss.id for loss in losses}


@requirement("PFX-1")
@pytest.mark.parametrize(
    ("server", "loss"), [("anthropic", "anthropic.empty_text"), ("anthropic-2026-10-21", "anthropic.empty_text")]
)
def test_an_answer_that_a_wire_leaves_out_joins_what_is_around_it_with_a_loss(server: str, loss: str) -> None:
    messages: list[dict[str, Any]] = [
        {"role": "user", "content": "Weather?"},
        {"role": "assistant", "tool_calls": [{"id": "c1", "name": "get_weather", "arguments": {}}]},
        {"role": "tool", "tool_call_id": "c1", "content": "warm"},
        {"role": "assistant", "content": ""},
        {"role": "user", "content": "And now?"},
    ]
    earlier, later = (
        write_request(ChatRequest.from_dict({**REQUEST, "messages": messages[:count]}), server) for count in (3, 5)
    )
    assert not prompt_of(earlier.value, server).begins(prompt_of(later.value, server))
    assert (loss, "/messages/3/content") in {(each.id, each.at) for each in later.losses}


def test_a_bad_name_of_a_call_changes_no_name_before_it() -> None:
    def asked(*names: str) -> ChatRequest:
        calls = [{"role": "assistant", "tool_calls": [{"function": {"name": name, "arguments": {}}}]} for name in names]
        body = {"model": "m", "messages": [{"role": "user", "content": "Hi"}, *calls]}
        return get_codec("ollama").decode_request(body).value

    assert asked("get it", "get_it").messages[:2] == asked("get it").messages
