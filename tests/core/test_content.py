"""Content parts and the views of a message's content."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.errors import InvalidDataError

from tests.requirements import requirement
from turnwire import (
    AssistantMessage,
    AudioPart,
    DocumentPart,
    ForeignPart,
    ImagePart,
    RefusalPart,
    TextPart,
    ThinkingPart,
    UnknownPart,
    UserMessage,
    assistant,
    parse_message,
    tool_result,
    user,
)

EVERY_PART = [
    TextPart(text="Look:"),
    ImagePart(url="https://example.org/a.png"),
    ImagePart(data="AAAA", media_type="image/png"),
    ImagePart(path="pictures/a.png"),
    AudioPart(data="AAAA", media_type="audio/wav", transcript="hm"),
    DocumentPart(path="a.pdf", name="a.pdf"),
    DocumentPart(text="whole text"),
    ThinkingPart(text="hm", signature="s"),
    ThinkingPart(redacted_data="opaque"),
    RefusalPart(text="No."),
    ForeignPart(dialect="openai-chat", data={"type": "video", "video": {"url": "u"}}),
    UnknownPart(type="hologram", size=[1, {"a": None}]),
]


@requirement("MSG-4")
@pytest.mark.parametrize("part", EVERY_PART, ids=lambda part: type(part).__name__)
def test_every_kind_of_part_survives_a_round_trip_in_its_place(part: Any) -> None:
    message = assistant([part, TextPart(text="after")])
    loaded = AssistantMessage.from_json(message.to_json())
    assert loaded.to_dict() == message.to_dict()
    assert [type(each) for each in loaded.parts] == [type(part), TextPart]
    assert loaded.parts[0] == part


@requirement("MSG-4")
def test_parts_are_a_tuple_whatever_form_the_content_was_given_in() -> None:
    assert user("hi").parts == (TextPart(text="hi"),)
    assert user([TextPart(text="hi")]).parts == (TextPart(text="hi"),)
    assert tool_result("c1", "").parts == (TextPart(text=""),)
    assert assistant(invalid_tool_calls=[_cut()]).parts == ()
    assert AssistantMessage(content=()).parts == ()


@requirement("MSG-4")
def test_text_joins_the_text_parts_and_leaves_out_the_rest() -> None:
    message = assistant([ThinkingPart(text="hm"), TextPart(text="a"), RefusalPart(text="no"), TextPart(text="b")])
    assert (message.text, message.thinking) == ("ab", "hm")
    assert (user("a").text, user("a").thinking) == ("a", "")
    assert (assistant(invalid_tool_calls=[_cut()]).text, assistant([EVERY_PART[-1]]).text) == ("", "")


@requirement("MSG-4", "MSG-6")
def test_an_unknown_part_keeps_its_json_as_it_came() -> None:
    data = {"type": "hologram", "z": 1, "a": {"b": [1, 1.0, None, "", True]}, "extras": {"own": 1}}
    message = parse_message({"role": "user", "content": [data]})
    part = message.parts[0]
    assert isinstance(part, UnknownPart)
    assert list(part.raw) == ["type", "z", "a", "extras"]
    assert message.to_dict()["content"] == [data]


@requirement("MSG-4", "MSG-9")
@pytest.mark.parametrize(
    "part",
    [
        {"type": "text"},
        {"type": "text", "text": 5},
        {"type": "image"},
        {"type": "image", "url": "a", "path": "b"},
        {"type": "image", "data": "AAAA"},
        {"type": "thinking"},
        {"type": "foreign", "data": {}},
        {"type": None},
        {},
        "text",
    ],
)
def test_a_known_part_with_a_bad_body_is_an_error_and_never_an_unknown_part(part: Any) -> None:
    with pytest.raises(InvalidDataError):
        UserMessage(content=[part])


@requirement("MSG-4")
def test_the_text_of_a_file_part_is_never_read_from_disk(tmp_path: Any) -> None:
    missing = str(tmp_path / "none.png")
    assert user([ImagePart(path=missing)]).to_dict()["content"] == [{"type": "image", "path": missing}]


def _cut() -> Any:
    return {"id": "c1", "arguments_text": "{", "reason": "truncated"}
