"""Text that a client adds for its vendor alone is left out for every other wire, and nothing else is."""

from __future__ import annotations

from typing import Any, Final

import pytest
from hypothesis import given, strategies as st

from turnwire_schema.v1.request import ChatRequest

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.codecs.dialects import codec_names
from turnwire.codecs.registry import get_codec
from turnwire.convert import transcode_request
from turnwire.core.errors import LossRefusedError

LINE: Final = "x-anthropic-billing-header: cc_version=2.1.332.0d9; cc_entrypoint=cli;"
LINES: Final = (
    LINE,
    f"{LINE} cch=a94f1;",  # 2.1.100
    f"{LINE} cch=00000; cc_workload=cron; cc_is_subagent=true;",  # 2.1.332
    f"{LINE} cc_prompt_id=0f8fad5b-d9cb-469f-a165-70867728950e; cc_prompt_index=3; cc_turn_index=2;",
    "x-anthropic-billing-header: cc_version=2.1.332.0d9; cc_entrypoint=cli",
)
ANTHROPIC: Final = ("anthropic", "anthropic-2026-10-21")
TARGETS: Final = codec_names()
"""The body is for a local model, so the text is for none of them: llama.cpp, vLLM and Ollama have Anthropic's path."""
by_line = for_each("line", LINES)
by_target = for_each("target", TARGETS)


def body(system: Any) -> dict[str, Any]:
    """A request as Claude Code sends it."""
    return {
        "model": "local-model",
        "max_tokens": 100,
        "system": system,
        "messages": [{"role": "user", "content": f"What is {LINE}"}],
        "tools": [{"name": "ls", "description": "Lists files.", "input_schema": {"type": "object", "properties": {}}}],
    }


def text(said: str, **more: Any) -> dict[str, Any]:
    return {"type": "text", "text": said, **more}


def converted(system: Any, target: str) -> tuple[dict[str, Any], list[tuple[str, str]]]:
    """The body for `target`, and where an attribution was left out."""
    found, losses = transcode_request(body(system), "anthropic", target)
    name = f"{get_codec(target).dialect}.attribution"
    return found, [(loss.at, loss.action) for loss in losses if loss.id == name]


@requirement("PFX-1")
@by_line
@by_target
@for_each("mark", [{}, {"cache_control": {"type": "ephemeral"}}])
def test_a_block_is_left_out_on_every_wire(line: str, target: str, mark: dict[str, Any]) -> None:
    blocks = [text("You are Claude Code."), text("Be brief.", **mark)]
    without, losses = converted(blocks, target)
    assert losses == []
    assert converted([text(line, **mark), *blocks], target) == (without, [("/messages/0/content/0", "left out")])


@requirement("PFX-1")
@by_line
@by_target
@for_each("joint", ["\n", "\n\n", " ", "", "\r\n", " \n"])
@for_each("is_block", [True, False])
def test_a_text_joined_to_others_is_left_out_alone(line: str, target: str, joint: str, is_block: bool) -> None:
    if not line.endswith(";") and "\n" not in joint:
        line += ";"
    rest = "You are Claude Code.\n\nname=value; keep this."
    joined = f"{line}{joint}{rest}"
    at = "/messages/0/content/0" if is_block else "/messages/0/content"
    given_system, without = ([text(joined)], [text(rest)]) if is_block else (joined, rest)
    assert converted(given_system, target) == (converted(without, target)[0], [(at, "left out")])


@by_target
@for_each("system", [LINE, [text(LINE)], f"{LINE}\n"])
def test_a_system_prompt_of_nothing_else_is_left_out_whole(target: str, system: Any) -> None:
    found, losses = converted(system, target)
    assert found == converted(None, target)[0]
    assert len(losses) == 1


@requirement("PFX-1")
@pytest.mark.parametrize("target", ANTHROPIC)
@for_each("model", ["claude-sonnet-4-5", "anthropic/claude-opus-5", "us.anthropic.claude-haiku-4-5-20251001-v1:0"])
@by_line
def test_anthropics_models_get_every_character(target: str, model: str, line: str) -> None:
    asked = {**body([text(line), text("You are Claude Code.")]), "model": model}
    assert transcode_request(asked, "anthropic", target) == (asked, ())


@requirement("PFX-1")
@pytest.mark.parametrize("target", ANTHROPIC)
@for_each("model", ["qwen3-claude-4.6-distilled", "Qwen3.5-27B-Claude-4.6", "models/claude-7b/model.gguf", "m"])
def test_other_models_on_anthropics_wire_do_not_get_it(target: str, model: str) -> None:
    asked = {**body([text(LINE), text("You are Claude Code.")]), "model": model}
    found, losses = transcode_request(asked, "anthropic", target)
    assert found == {**asked, "system": [text("You are Claude Code.")]}
    assert [(loss.id, loss.at) for loss in losses] == [("anthropic.attribution", "/messages/0/content/0")]


@by_target
@for_each(
    "said",
    [
        f"The client writes {LINE}",
        f" {LINE}",
        "x-anthropic-billing-header",
        "x-anthropic-billing-header: what is it for? Say it in one sentence; be brief.",
        "x-anthropic-billing-header: name=value;",
        "x-anthropic-billing-header: cc_version=2.1 is a version; keep this.",
        "x-anthropic-billing-header:\ncc_version=2.1;",
        "X-Billing: cc_version=2.1;",
    ],
)
def test_text_of_another_form_stays(target: str, said: str) -> None:
    found, losses = transcode_request(
        {**body(said), "messages": [{"role": "user", "content": "Hi"}]}, "anthropic", target
    )
    assert [loss.id for loss in losses if loss.id.endswith(".attribution")] == []
    read = get_codec(target).decode_request({"model": "m", **found}).value
    assert read.messages[0].text == said


@requirement("PFX-1")
@by_target
def test_a_message_of_another_role_stays_as_it_is(target: str) -> None:
    messages: list[dict[str, Any]] = [
        {"role": "user", "content": LINE},
        {"role": "assistant", "content": LINE, "tool_calls": [{"id": "c1", "name": "ls", "arguments": {}}]},
        {"role": "tool", "tool_call_id": "c1", "content": LINE},
    ]
    request = ChatRequest.from_dict({"messages": messages, "parameters": {"model": "m"}})
    written = get_codec(target).encode_request(request)
    read = get_codec(target).decode_request({"model": "m", **written.value}).value
    assert [message.text for message in read.messages] == [LINE, LINE, LINE]
    assert not any(loss.id.endswith(".attribution") for loss in written.losses)


@by_target
def test_the_text_is_left_out_whatever_dialect_the_client_speaks(target: str) -> None:
    messages = [{"role": "system", "content": f"{LINE}\nBe kind."}, {"role": "user", "content": "Hi"}]
    found = transcode_request({"model": "m", "messages": messages}, "openai-chat", target)
    plain = transcode_request(
        {"model": "m", "messages": [{**messages[0], "content": "Be kind."}, messages[1]]}, "openai-chat", target
    )
    assert found.value == plain.value
    assert [loss for loss in found.losses if loss.id.endswith(".attribution")] == list(found.losses[:1])


def test_other_losses_name_the_places_of_the_request_as_it_came() -> None:
    request = ChatRequest.from_dict(
        {
            "messages": [
                {"role": "system", "content": LINE},
                {
                    "role": "system",
                    "content": [
                        text(f"{LINE} cch=1;"),
                        text("Be kind."),
                        {"type": "foreign", "dialect": "gemini", "data": {}},
                    ],
                },
                {"role": "user", "content": "Hi", "name": "Ann"},
            ],
            "parameters": {"model": "m", "top_k": 3},
        }
    )
    found = get_codec("groq").encode_request(request)
    assert [(loss.id.removeprefix("openai-chat."), loss.at) for loss in found.losses] == [
        ("attribution", "/messages/0/content"),
        ("attribution", "/messages/1/content/0"),
        ("sampling", "/parameters/top_k"),
        ("foreign_part", "/messages/1/content/2"),
        ("message_name", "/messages/2/name"),
    ]
    assert found.value["messages"] == [
        {"role": "system", "content": [text("Be kind.")]},
        {"role": "user", "content": "Hi"},
    ]


def test_the_loss_can_be_refused() -> None:
    request = get_codec("anthropic").decode_request(body(f"{LINE}\nBe kind.")).value
    with pytest.raises(LossRefusedError, match="a text that Claude Code adds for its vendor alone"):
        get_codec("ollama").encode_request(request, on_loss="raise")


@requirement("PFX-1")
@pytest.mark.parametrize("line", LINES)
def test_a_count_of_tokens_has_the_text_only_for_anthropics_models(line: str) -> None:
    asked = get_codec("anthropic").decode_request(body([text(line), text("Be kind.")])).value
    gemini, anthropic = get_codec("gemini").encode_count_tokens, get_codec("anthropic").encode_count_tokens
    assert gemini is not None
    assert anthropic is not None
    found = gemini(asked)
    assert line not in str(found.value["generateContentRequest"]["systemInstruction"])
    assert [loss.at for loss in found.losses if loss.id == "gemini.attribution"] == ["/messages/0/content/0"]
    assert anthropic(asked).value["system"] == [text("Be kind.")]
    claude = asked.replace(parameters=asked.parameters.replace(model="claude-opus-5"))
    assert anthropic(claude).value["system"][0] == text(line)


FIELDS = st.lists(
    st.tuples(
        st.from_regex(r"cc[a-z_]{0,20}", fullmatch=True), st.from_regex(r"[A-Za-z0-9._:-]{0,40}", fullmatch=True)
    ),
    min_size=1,
)


@requirement("PFX-1")
@given(FIELDS, FIELDS)
def test_sessions_and_requests_that_differ_in_the_text_begin_with_the_same_prompt(
    one: list[tuple[str, str]], other: list[tuple[str, str]]
) -> None:
    def sent(fields: list[tuple[str, str]]) -> Any:
        line = "x-anthropic-billing-header:" + "".join(f" {name}={value};" for name, value in fields)
        return [transcode_request(body([text(line), text("Be kind.")]), "anthropic", each).value for each in TARGETS]

    assert sent(one) == sent(other)
