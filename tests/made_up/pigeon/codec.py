"""Canonical ↔ pigeon: one text for each message, an answer as lines of feathers, and no tools."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NotRequired, TypedDict

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.base import WireError
from turnwire.codecs.codec import Codec
from turnwire.codecs.streams.lines import LineDecoder, LineEncoder
from turnwire.codecs.variants import Variant
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted, LossList
from turnwire.core.validate import load

_ROLES: Final = {"system": "keeper", "user": "us", "assistant": "them"}
LOSSES: Final = {"pigeon.tools": "a pigeon carries no tools"}
_CANONICAL: Final = {word: role for role, word in _ROLES.items()}


@dataclass(frozen=True, slots=True, kw_only=True)
class PigeonVariant(Variant):
    """How one loft deviates from the dialect."""

    dialect: str = "pigeon"
    landed: str = "home"
    """The word of an answer that is over."""


PIGEON = PigeonVariant(name="pigeon")
PIGEON_RACING = PigeonVariant(name="pigeon-racing", landed="first")


class Note(TypedDict):
    """A message."""

    of: str
    text: str


class Flight(TypedDict):
    """A request."""

    bird: str
    notes: list[Note]
    stream: NotRequired[bool]


class Landing(TypedDict):
    """An answer. A stream has its note in feathers, and its last line has no bird."""

    bird: str
    note: str
    landed: str
    words: list[int]


def codec_of(variant: PigeonVariant = PIGEON) -> Codec:
    """Canonical ↔ pigeon, at one loft."""
    return Codec(
        variant=variant,
        request_type=Flight,
        not_a_request="not a valid flight",
        write_request=write_request,
        read_request=read_request,
        write_response=partial(write_response, variant),
        decoder=partial(LineDecoder, Landing, read_line),
        encoder=partial(LineEncoder, partial(write_lines, variant), write_error),
        encode_error=write_error,
    )


def write_request(request: ChatRequest, *, stream: bool | None) -> Converted[dict[str, Any]]:
    losses = LossList()
    if request.tools:
        losses.add("pigeon.tools", "/tools", LOSSES["pigeon.tools"])
    notes = [{"of": _ROLES.get(each.role, "us"), "text": each.text} for each in request.messages]
    body: dict[str, Any] = {"bird": request.parameters.model, "notes": notes}
    wanted = request.stream if stream is None else stream
    return losses.settle({**body, "stream": wanted} if wanted is not None else body, "report")


def read_request(body: Mapping[str, Any]) -> ChatRequest:
    notes = body.get("notes")
    if not isinstance(notes, list) or not notes:
        raise InvalidDataError("not a valid flight", [Problem("/notes", "required", "a list of notes is needed")])
    messages = [{"role": _CANONICAL[each["of"]], "content": each["text"]} for each in notes]
    fields = {"messages": messages, "parameters": {"model": body.get("bird") or "pigeon"}, "stream": body.get("stream")}
    return load(ChatRequest, fields)


def write_response(
    variant: PigeonVariant, response: ChatResponse, *, request: ChatRequest | None
) -> Converted[dict[str, Any]]:
    return Converted({"bird": response.model, "note": response.message.text, **_landing(variant, response.usage)})


def write_lines(variant: PigeonVariant, chunk: StreamingChunk) -> Iterator[dict[str, Any]]:
    if chunk.text:
        yield {"feather": chunk.text}
    if chunk.is_complete:
        yield _landing(variant, chunk.usage)


def _landing(variant: PigeonVariant, usage: UsageInfo | None) -> dict[str, Any]:
    counted = usage or UsageInfo()
    return {"landed": variant.landed, "words": [counted.prompt_tokens or 0, counted.completion_tokens or 0]}


def read_line(told: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a chunk; a whole answer is one line that brings the note and lands."""
    fields = {"model": told.get("bird"), "text": told.get("feather", told.get("note"))}
    if "landed" in told:
        words = dict(zip(("prompt_tokens", "completion_tokens"), told["words"], strict=True))
        fields |= {"is_complete": True, "finish_reason": "stop", "raw_finish_reason": told["landed"], "usage": words}
    return fields


def write_error(info: ErrorInfo) -> WireError:
    return WireError(info.status or 500, {"error": {"message": info.message, "type": "lost"}})
