"""The formatter view: the pieces that codecs write and read, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.v1.message import AssistantMessage, SystemMessage, UserMessage

from tests.cases import for_each
from tests.codecs.coverage.table import COVERAGE
from tests.conversations.stories import DIALECTS, Story, as_asked, stories, write_request
from tests.requirements import requirement
from turnwire.codecs.dialects import dialects
from turnwire.codecs.registry import CODEC_NAMES, get_codec
from turnwire.convert import read_request
from turnwire.core.errors import InvalidDataError, LossRefusedError
from turnwire.core.losses import LossWarning
from turnwire.core.messages import Messages
from turnwire.formatters import formatter

USER, SYSTEM = UserMessage(content="Hello!"), SystemMessage(content="Be brief.")
ASSISTANT = AssistantMessage(content="Hi.")

WHERE = {
    "ollama": ("messages", None),
    "openai-chat": ("messages", None),
    "openai-responses": ("input", "instructions"),
    "anthropic": ("messages", "system"),
    "gemini": ("contents", "systemInstruction"),
    "gemini-interactions": ("input", "system_instruction"),
}


def test_there_is_a_formatter_for_every_codec() -> None:
    assert set(dialects()) == set(COVERAGE)
    for name in CODEC_NAMES:
        formatter(name)
    with pytest.raises(InvalidDataError):
        formatter("no")


@requirement("COD-1")
@for_each("dialect", DIALECTS)
@for_each("story", stories(), ids=lambda story: story.name)
def test_the_pieces_are_those_of_the_whole_request_and_answer(story: Story, dialect: str) -> None:
    form = formatter(dialect, model=story.request.parameters.model, on_loss="report")
    messages, system = WHERE[dialect]
    request = story.request.replace(tools=None, tool_choice=None, parallel_tool_calls=None, response_format=None)
    body: dict[str, Any] = write_request(request, dialect).value
    assert form.format_messages(story.request.messages) == body[messages]
    assert form.extract_system_instruction(story.request.messages) == (body.get(system) if system else None)
    if story.request.tools and story.request.tool_choice is None:
        assert form.format_tools(story.request.tools) == write_request(story.request, dialect).value["tools"]

    asked = as_asked(story.request)
    answer = get_codec(dialect).encode_response(story.answer, request=asked).value
    read = get_codec(dialect).decode_response(answer)
    assert form.extract_content(answer) == read.message.text
    assert form.extract_tool_calls(answer) == (read.message.tool_calls or ())
    assert form.extract_usage(answer) == read.usage
    assert form.extract_finish_reason(answer) == read.finish_reason


@requirement("COD-2")
@pytest.mark.parametrize("dialect", DIALECTS)
def test_a_message_alone_is_one_wire_message_and_its_losses_are_told(dialect: str) -> None:
    message = next(story for story in stories() if story.name == "participant-names").request.messages[1]
    if dialect == "openai-chat":
        assert formatter(dialect).format_message(message) == [{"role": "user", "content": "Hello!", "name": "Ann"}]
        return
    with pytest.warns(LossWarning):
        assert len(formatter(dialect).format_message(message)) == 1
    with pytest.raises(LossRefusedError):
        formatter(dialect, on_loss="raise").format_message(message)


@requirement("COD-1")
@pytest.mark.parametrize("dialect", COVERAGE)
def test_what_is_formatted_is_a_list_that_the_dialect_reads_back(dialect: str) -> None:
    messages, system = WHERE[dialect]
    form = formatter(dialect)
    for said in ((USER,), (SYSTEM, USER), (USER, ASSISTANT, USER)):
        body: dict[str, Any] = {"model": "m", messages: form.format_messages(said)}
        told = form.extract_system_instruction(said)
        if told is not None:
            assert system is not None
            body[system] = told
        assert isinstance(body[messages], list)
        assert read_request(body, dialect, model="m").value.messages == said


@requirement("COD-2")
@pytest.mark.parametrize("dialect", COVERAGE)
def test_pieces_have_no_losses_of_a_whole_request(dialect: str) -> None:
    """A message alone is not an answer that was begun; that a request needs more does not matter to pieces."""
    form = formatter(dialect, on_loss="raise")
    assert [len(form.format_message(message)) for message in (USER, ASSISTANT)] == [1, 1]
    assert form.format_message(SYSTEM) or form.extract_system_instruction([SYSTEM])


@requirement("COD-3", "COD-1")
@pytest.mark.parametrize("dialect", CODEC_NAMES)
def test_formatted_messages_are_parsed_back_with_the_instruction_beside_them(dialect: str) -> None:
    form = formatter(dialect, on_loss="report")
    messages = Messages().system("Be brief.").human("Hello").ai("Hi!").human("Bye")
    parsed = form.parse_messages(form.format_messages(messages), system=form.extract_system_instruction(messages))
    assert parsed == messages


@requirement("COD-1")
@for_each("dialect", CODEC_NAMES)
@for_each("odd", [5, [5], [{"role": 5}], {"messages": 5}, None])
def test_what_is_no_list_of_messages_is_a_typed_error(dialect: str, odd: Any) -> None:
    with pytest.raises(InvalidDataError):
        formatter(dialect).parse_messages(odd)


def test_a_system_text_beside_messages_that_hold_it_is_refused() -> None:
    with pytest.raises(InvalidDataError, match="among the messages"):
        formatter("ollama").parse_messages([{"role": "user", "content": "a"}], system="b")


def test_nothing_is_formatted_as_nothing() -> None:
    for dialect in COVERAGE:
        form = formatter(dialect)
        assert (form.format_messages([]), form.extract_system_instruction([])) == ([], None)
