"""Canonical ↔ pigeon: one text for each message, an answer as lines of feathers, and no tools."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypedDict

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.base import StreamDecoder, StreamEncoder, WireError
from turnwire.codecs.codec import Codec
from turnwire.codecs.error_kinds import error_info
from turnwire.codecs.framing import DEFAULT_LIMITS, Limits, LineSplitter
from turnwire.codecs.variants import Variant
from turnwire.codecs.wirejson import dump_wire_json, parse_wire_json
from turnwire.core.errors import InvalidDataError, Problem, StreamError
from turnwire.core.losses import Converted, LossList
from turnwire.core.validate import load

_ROLES: Final = {"system": "keeper", "user": "us", "assistant": "them"}
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


class Flight(TypedDict, total=False):
    """A request."""

    bird: str
    notes: list[Note]
    stream: bool


def codec_of(variant: PigeonVariant = PIGEON) -> Codec:
    """Canonical ↔ pigeon, at one loft."""
    return Codec(
        variant=variant,
        request_type=Flight,
        not_a_request="not a valid flight",
        write_request=write_request,
        read_request=read_request,
        write_response=partial(write_response, variant),
        read_response=read_response,
        decoder=PigeonDecoder,
        encoder=partial(PigeonEncoder, variant),
        reads_streams=False,
        encode_error=write_error,
        decode_error=error_info,
    )


def write_request(request: ChatRequest, *, stream: bool | None) -> Converted[dict[str, Any]]:
    losses = LossList()
    if request.tools:
        losses.add("pigeon.tools", "/tools", "a pigeon carries no tools", "left out")
    notes = [{"of": _ROLES.get(each.role, "us"), "text": each.text} for each in request.messages]
    body: dict[str, Any] = {"bird": request.parameters.model, "notes": notes}
    wanted = request.stream if stream is None else stream
    return Converted({**body, "stream": wanted} if wanted is not None else body, tuple(losses.losses))


def read_request(body: Mapping[str, Any]) -> Converted[ChatRequest]:
    notes = body.get("notes")
    if not isinstance(notes, list) or not notes:
        raise InvalidDataError("not a valid flight", [Problem("/notes", "required", "a list of notes is needed")])
    messages = [{"role": _CANONICAL[each["of"]], "content": each["text"]} for each in notes]
    own = {} if body.get("stream") is None else {"stream": body["stream"]}
    return Converted(
        load(ChatRequest, {"messages": messages, "parameters": {"model": body.get("bird") or "pigeon"}, **own})
    )


def write_response(
    variant: PigeonVariant, response: ChatResponse, *, request: ChatRequest | None
) -> Converted[dict[str, Any]]:
    body = {"bird": response.model, "note": response.message.text, "landed": variant.landed}
    return Converted({**body, "words": _words(response.usage)})


def read_response(body: Any, request: ChatRequest | None) -> ChatResponse:
    told = body if isinstance(body, Mapping) else parse_wire_json(body)
    return load(
        ChatResponse,
        {
            "model": told["bird"],
            "message": {"role": "assistant", "content": told["note"]},
            "finish_reason": "stop",
            "raw_finish_reason": told["landed"],
            "usage": _usage(told),
        },
    )


def write_error(info: ErrorInfo) -> WireError:
    return WireError(info.status or 500, {"error": {"message": info.message, "type": "lost"}})


def _words(usage: Any) -> list[int]:
    return [usage.prompt_tokens or 0, usage.completion_tokens or 0]


def _usage(told: Mapping[str, Any]) -> dict[str, int]:
    return dict(zip(("prompt_tokens", "completion_tokens"), told["words"], strict=True))


class PigeonDecoder(StreamDecoder):
    """Feathers in, chunks out."""

    def __init__(self, request: ChatRequest | None = None, limits: Limits = DEFAULT_LIMITS) -> None:
        self._lines = LineSplitter(limits)
        self._has_landed = False

    def feed(self, data: bytes) -> list[StreamingChunk]:
        return [self._chunk(parse_wire_json(line)) for line in self._lines.feed(data) if line.strip()]

    def close(self) -> list[StreamingChunk]:
        if not self._has_landed:
            raise StreamError("the bird did not land", category="interrupted")
        return []

    def _chunk(self, told: Mapping[str, Any]) -> StreamingChunk:
        if "feather" in told:
            return StreamingChunk(text=told["feather"])
        self._has_landed = True
        fields = {"is_complete": True, "finish_reason": "stop", "raw_finish_reason": told["landed"]}
        return StreamingChunk.from_dict({**fields, "usage": _usage(told)})


class PigeonEncoder(StreamEncoder):
    """Chunks in, feathers out."""

    def __init__(self, variant: PigeonVariant, **facts: Any) -> None:
        self._variant = variant

    def feed(self, chunk: StreamingChunk) -> bytes:
        out = dump_wire_json({"feather": chunk.text}) + b"\n" if chunk.text else b""
        if chunk.is_complete:
            out += dump_wire_json({"landed": self._variant.landed, "words": _words(chunk.usage)}) + b"\n"
        return out

    def close(self, error: ErrorInfo | None = None) -> bytes:
        return b"" if error is None else dump_wire_json(write_error(error).body) + b"\n"
