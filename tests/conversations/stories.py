"""The stories on disk, and how they are written and read in a dialect."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from turnwire_schema.v1.error import Loss
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from tests.conversations.chunks import chunks_of
from turnwire.codecs.registry import get_codec
from turnwire.convert import read_request, write_request

FOLDER: Final = Path(__file__).parent
DIALECTS: Final = ("ollama", "openai-chat", "openai-responses", "anthropic", "gemini")
"""Every story is there in these; a story may have files of further codecs."""

MODEL: Final = "local-model"
_STORED: Final = ("extras", "metadata", "diagnostics")


class Story(NamedTuple):
    """A conversation up to its last question, the answer, and whether its streams are on disk too."""

    name: str
    request: ChatRequest
    answer: ChatResponse
    is_streamed: bool


class Written(NamedTuple):
    """A story in one dialect, as its file has it."""

    document: dict[str, Any]
    stream: bytes | None


@cache
def stories() -> tuple[Story, ...]:
    """Every story, by the name of its folder."""
    return tuple(_load(path) for path in sorted(FOLDER.glob("*/conversation.json")))


def _load(path: Path) -> Story:
    data = json.loads(path.read_text(encoding="utf-8"))
    request, answer = ChatRequest.from_dict(data["request"]), ChatResponse.from_dict(data["answer"])
    return Story(path.parent.name, request, answer, bool(data.get("streamed")))


def codecs_of(story: Story) -> tuple[str, ...]:
    """The codecs that the story is written in."""
    there = {path.stem for path in (FOLDER / story.name).glob("*.json")} - {"conversation"}
    return (*DIALECTS, *sorted(there - set(DIALECTS)))


def load(story: Story, codec: str) -> Written:
    """The files of a story in one dialect."""
    folder = FOLDER / story.name
    document = json.loads((folder / f"{codec}.json").read_text(encoding="utf-8"))
    stream = folder / f"{codec}.stream.txt"
    return Written(document, stream.read_bytes() if stream.exists() else None)


def write(story: Story, codec: str) -> Written:
    """A story as a codec writes and reads it now."""
    asked = as_asked(story.request)
    request = write_request(story.request, codec)
    answer = get_codec(codec).encode_response(story.answer, request=asked)
    stream, stream_losses = stream_of(story.answer, codec, asked) if story.is_streamed else (None, ())
    losses = {"request": listed(request.losses), "answer": listed(answer.losses)}
    if stream is not None:
        losses["stream"] = listed(stream_losses)
    document = {
        "request": request.value,
        "answer": answer.value,
        "expected_losses": losses,
        "reads_back": {
            "request": differences(story.request, read(request.value, codec)),
            "answer": differences(story.answer, get_codec(codec).decode_response(answer.value, request=asked)),
        },
    }
    return Written(json.loads(json.dumps(document)), stream)


def as_asked(request: ChatRequest) -> ChatRequest:
    """The request as the model server saw it: its tools have no other names than those that were sent."""
    return request.replace(tools=[tool.replace(original_name=None) for tool in request.tools or ()] or None)


def read(body: dict[str, Any], codec: str) -> ChatRequest:
    """The request in a body; the model may stand in the URL."""
    return read_request(body, codec, model=MODEL).value


def stream_of(response: ChatResponse, codec: str, request: ChatRequest | None) -> tuple[bytes, tuple[Loss, ...]]:
    """An answer as a stream of that codec, and what it lost."""
    encoder = get_codec(codec).stream_encoder(request=request)
    out = b"".join(encoder.feed(chunk) for chunk in chunks_of(response))
    return out + encoder.close(), encoder.losses


def listed(losses: Iterable[Loss]) -> list[str]:
    """Losses as lines: the id and the place."""
    return [f"{loss.id} {loss.at or '/'}" for loss in losses]


# What reading back changes


def differences(story: ChatRequest | ChatResponse, read_back: ChatRequest | ChatResponse) -> dict[str, list[Any]]:
    """By place: what the story says and what was read; a text is the same as one text part."""
    return dict(_differences(_form(story.to_dict()), _form(read_back.to_dict()), ""))


def _form(value: Any) -> Any:
    if isinstance(value, dict):
        kept = {key: _form(inner) for key, inner in value.items() if key not in _STORED and inner is not None}
        if isinstance(kept.get("content"), str) and "role" in kept:
            kept["content"] = [{"type": "text", "text": kept["content"]}]
        return kept
    return [_form(inner) for inner in value] if isinstance(value, (list, tuple)) else value


def _differences(one: Any, other: Any, at: str) -> Iterator[tuple[str, list[Any]]]:
    if one == other and type(one) is type(other):
        return
    if isinstance(one, dict) and isinstance(other, dict):
        for key in dict.fromkeys((*one, *other)):
            yield from _differences(one.get(key), other.get(key), f"{at}/{key}")
    elif isinstance(one, list) and isinstance(other, list):
        yield from _list_differences(one, other, at)
    else:
        yield at, [one, other]


def _list_differences(one: list[Any], other: list[Any], at: str) -> Iterator[tuple[str, list[Any]]]:
    if len(one) == len(other):
        for index, pair in enumerate(zip(one, other, strict=True)):
            yield from _differences(*pair, f"{at}/{index}")
        return
    texts = [[json.dumps(item, sort_keys=True) for item in items] for items in (one, other)]
    for verb, start, end, start_read, end_read in difflib.SequenceMatcher(None, *texts, autojunk=False).get_opcodes():
        if verb != "equal":
            yield f"{at}/{start}", [one[start:end], other[start_read:end_read]]
