"""Every story in every dialect, both ways, in all directions, and with a switch of dialect after every turn."""

from __future__ import annotations

import itertools
from functools import cache, partial
from typing import Any, NamedTuple

from turnwire_schema.v1.error import Loss
from turnwire_schema.v1.message import AssistantMessage, ToolMessage
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from tests.cases import for_each
from tests.conversations.facts import Fact, astray, facts_of_answer, facts_of_request, facts_of_stream, in_stream
from tests.conversations.stories import (
    DIALECTS,
    FOLDER,
    Story,
    as_asked,
    codecs_of,
    listed,
    load,
    read,
    stories,
    write,
)
from tests.normal_forms import normalize_request
from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.convert import StreamTranscoder, for_dialect, plan, transcode_request, transcode_response, write_request
from turnwire.core.losses import once

STORIES = {story.name: story for story in stories()}
WRITTEN = [(name, codec) for name, story in STORIES.items() for codec in codecs_of(story)]
PAIRS = list(itertools.permutations(DIALECTS, 2))

by_story = for_each("story", STORIES.values(), ids=lambda story: story.name)
by_file = for_each(("name", "codec"), WRITTEN)


@requirement("COD-1")
def test_every_folder_is_a_story_and_has_a_file_for_every_dialect() -> None:
    folders = {path.name for path in FOLDER.iterdir() if path.is_dir() and not path.name.startswith("_")}
    assert set(STORIES) == folders
    assert len(folders) >= 25
    missing = [f"{name}/{codec}.json" for name, codec in WRITTEN if not (FOLDER / name / f"{codec}.json").exists()]
    assert missing == []


@requirement("COD-1", "COD-2")
@by_file
def test_a_story_is_written_and_read_as_its_file_says(name: str, codec: str) -> None:
    """Request, whole answer and stream; the losses of each; and what reading them back changes."""
    there, now = load(STORIES[name], codec), write(STORIES[name], codec)
    assert now.document == there.document
    assert now.stream == there.stream


@requirement("COD-2")
@by_file
def test_what_reading_back_changes_is_told_as_a_loss(name: str, codec: str) -> None:
    story = STORIES[name]
    request, losses = write_request(story.request, codec)
    assert astray(facts_of_request(story.request), facts_of_request(read(request, codec)), losses) == []
    asked = as_asked(story.request)
    answer, losses = get_codec(codec).encode_response(story.answer, request=asked)
    there = get_codec(codec).decode_response(answer, request=asked)
    assert astray(facts_of_answer(story.answer), facts_of_answer(there), losses) == []


@requirement("COD-2")
@by_file
def test_what_was_read_is_written_the_same_again(name: str, codec: str) -> None:
    request = load(STORIES[name], codec).document["request"]
    again, losses = write_request(read(request, codec), codec)
    normal = partial(normalize_request, get_codec(codec))
    assert normal(again) == normal(request)
    # That the server does not go on with an answer that was begun is not a fact of the body, and told every time.
    assert [loss.id for loss in losses if not loss.id.endswith(".prefill")] == []


@requirement("COD-2")
@by_story
def test_the_plan_tells_the_losses_before_anything_is_sent(story: Story) -> None:
    for codec in codecs_of(story):
        assert listed(plan(story.request, codec)) == load(story, codec).document["expected_losses"]["request"]


class Known(NamedTuple):
    """A story as its dialect says it, on the way to each of the others."""

    document: dict[str, Any]
    asked: ChatRequest
    model: str
    facts: list[Fact]
    told: list[Fact]
    """The facts of the answer."""


@cache
def known(name: str, source: str) -> Known:
    """What is the same for every other dialect."""
    asked, document = as_asked(STORIES[name].request), load(STORIES[name], source).document
    before = read(document["request"], source)
    answer = get_codec(source).decode_response(document["answer"], request=asked)
    return Known(document, asked, before.parameters.model, facts_of_request(before), facts_of_answer(answer))


@cache
def known_stream(name: str, source: str) -> tuple[bytes, ChatRequest, list[Fact]]:
    """(the bytes of a stream, what was asked, the facts of its answer)."""
    asked, data = as_asked(STORIES[name].request), load(STORIES[name], source).stream
    assert data is not None
    return data, asked, facts_of_stream(get_codec(source).decode_stream([data], request=asked))


@requirement("COD-1", "COD-2")
@by_story
@for_each(("source", "target"), PAIRS)
def test_nothing_goes_astray_from_one_dialect_to_another(story: Story, source: str, target: str) -> None:
    document, asked, model, facts, told = known(story.name, source)
    body, losses = transcode_request(document["request"], source, target, model=model)
    assert astray(facts, facts_of_request(read(body, target)), losses) == []

    whole, losses = transcode_response(document["answer"], source, target, request=asked)
    there = get_codec(target).decode_response(whole, request=asked)
    assert astray(told, facts_of_answer(there), losses) == []


@requirement("COD-4")
@for_each("name", [name for name, story in STORIES.items() if story.is_streamed])
@for_each(("source", "target"), [*PAIRS, *zip(DIALECTS, DIALECTS, strict=True)])
def test_a_stream_becomes_the_stream_of_the_same_answer(name: str, source: str, target: str) -> None:
    data, asked, facts = known_stream(name, source)
    transcoder = StreamTranscoder(source, target, request=asked)
    out = transcoder.feed(data) + transcoder.close()
    assert transcoder.error is None
    after = get_codec(target).decode_stream([out], request=asked)
    assert astray(facts, facts_of_stream(after), in_stream(transcoder.losses)) == []

    by_byte = StreamTranscoder(source, target, request=asked)
    assert b"".join(by_byte.feed(bytes([byte])) for byte in data) + by_byte.close() == out
    assert by_byte.losses == transcoder.losses


# A switch of dialect after every turn


def turns(request: ChatRequest) -> list[int]:
    """The places of the assistant's messages that an answer may be: after something to answer."""
    return [
        index
        for index, message in enumerate(request.messages)
        if isinstance(message, AssistantMessage) and index > 0 and request.messages[index - 1].role != "assistant"
    ]


def ended(message: AssistantMessage) -> str:
    if message.invalid_tool_calls and message.invalid_tool_calls[-1].reason == "truncated":
        return "length"
    if any(part.type == "refusal" for part in message.parts):
        return "content_filter"
    return "tool_calls" if message.tool_calls or message.invalid_tool_calls else "stop"


def renamed(results: list[Any], before: AssistantMessage, after: AssistantMessage) -> list[Any]:
    """The results with the ids that the calls have now, as a program would answer them."""
    old = [call.id for kind in ("tool_calls", "invalid_tool_calls") for call in getattr(before, kind) or ()]
    new = [call.id for kind in ("tool_calls", "invalid_tool_calls") for call in getattr(after, kind) or ()]
    known = dict(zip(old, new, strict=False))
    return [
        message.replace(tool_call_id=known.get(message.tool_call_id, message.tool_call_id))
        if isinstance(message, ToolMessage)
        else message
        for message in results
    ]


@requirement("COD-1", "COD-2")
@by_story
@for_each("start", range(len(DIALECTS)))
@for_each("step", [1, 2])
def test_a_conversation_goes_on_when_every_turn_is_answered_in_another_dialect(
    story: Story, start: int, step: int
) -> None:
    """Each answer is read from the bytes of one dialect; then the conversation goes on in the next one."""
    messages = list(story.request.messages)
    asked = as_asked(story.request)
    for turn, place in enumerate(turns(story.request)):
        dialect = DIALECTS[(start + turn * step) % len(DIALECTS)]
        codec = get_codec(dialect)
        sent = asked.replace(messages=messages[:place])
        body, losses = write_request(sent, dialect)
        assert astray(facts_of_request(sent), facts_of_request(read(body, dialect)), losses) == []

        said = messages[place]
        assert isinstance(said, AssistantMessage)
        fields = {"finish_reason": ended(said), "usage": {}, "model": "m", "id": f"resp_{turn}", "created": 1764000000}
        response = ChatResponse.from_dict({"message": said.to_dict(), **fields})
        response, foreign = for_dialect(response, "ollama" if dialect != "ollama" else "openai-chat", dialect)
        answer, losses = codec.encode_response(response, request=sent)
        heard = codec.decode_response(answer, request=sent)
        assert astray(facts_of_answer(response), facts_of_answer(heard), (*foreign, *losses)) == []
        messages[place:] = [heard.message, *renamed(messages[place + 1 :], said, heard.message)]

    last = asked.replace(messages=messages)
    dialect = DIALECTS[(start + len(turns(story.request)) * step) % len(DIALECTS)]
    body, losses = write_request(last, dialect)
    assert astray(facts_of_request(last), facts_of_request(read(body, dialect)), losses) == []


@requirement("COD-2")
def test_losses_of_an_answer_are_told_once() -> None:
    for name, codec in WRITTEN:
        story = STORIES[name]
        plain, foreign = for_dialect(story.answer, "openai-chat", codec)
        losses: tuple[Loss, ...] = (*foreign, *get_codec(codec).encode_response(plain).losses)
        assert listed(once(losses)) == listed(losses)
