"""What a whole body and a stream have in common: why the answer ended, its thoughts, its list content.

Both decoders come here with the same facts, so that the same answer gives the same message, finish and usage both ways.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.endings import Ending, note, reached_limit
from turnwire.codecs.openai_chat.fields import ANSWER
from turnwire.codecs.openai_chat.names import DIALECT, THINKING_FIELDS, finish_words
from turnwire.codecs.openai_chat.read_parts import foreign
from turnwire.codecs.own_options import Options, own_fields
from turnwire.codecs.variants import ChatVariant
from turnwire.codecs.wire_values import object_of, objects_of, text_of, unreadable
from turnwire.core.calls import RawCall, ends_inside, json_text
from turnwire.core.finish import finish_reason

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_openai_chat import (
        RawAssistantContentPart,
        RawDelta,
        RawMessageToolCall,
        RawResponseMessage,
    )

    RawMessage: TypeAlias = RawResponseMessage | RawDelta

_SAID: Final[tuple[Literal["text", "thinking", "refusal"], ...]] = ("text", "thinking", "refusal")
_APART: Final = 10**9
"""Index from which calls that are not objects count, so that they continue no call of the server's."""
NOISE: Final = frozenset({"obfuscation"})
"""Random text that hides the length of a chunk."""
KNOWN_TOP: Final = ANSWER.keys | NOISE
"""Fields of a body or chunk that are canonical, or nothing."""


def call_entries(calls: object, at: str) -> list[RawMessageToolCall]:
    """The entries of a list of calls; one that is not an object stands for the arguments of a call without a name.

    Raises:
        ProviderResponseError: it is not a list.
    """
    if not isinstance(calls, (list, tuple)):
        raise unreadable(at, "a list of calls")
    return [
        entry if isinstance(entry, dict) else {"index": _APART + place, "function": {"arguments": json_text(entry)}}
        for place, entry in enumerate(calls)
    ]


def conclude(
    raw: str | None,
    variant: ChatVariant,
    calls: Sequence[RawCall],
    *,
    has_custom_calls: bool,
    has_refusal: bool,
    usage: Mapping[str, object] | None,
    request: ChatRequest | None,
) -> Ending:
    """The canonical reason for the server's word."""
    reached = reached_limit(usage, request)
    cut = bool(calls) and ends_inside(calls[-1])
    reason = finish_reason(
        raw,
        finish_words(raw, variant),
        has_calls=bool(calls) or has_custom_calls,
        has_refusal=has_refusal,
        last_call_is_cut=cut,
        reached_limit=reached,
    )
    notes: list[dict[str, object]] = []
    if reason == "tool_calls" and reached and calls:
        # vllm#58228: cut between two calls, the server says tool_calls and the rest is missing.
        notes.append(note("possibly_truncated_turn", "the token limit was reached with the last call", "/message"))
    return Ending(reason, raw, notes)


def thinking_of(raw: RawMessage) -> tuple[str, str] | None:
    """(field, text) of the thoughts beside the content; the first field that holds any, for some servers fill two."""
    for field in THINKING_FIELDS:
        if (found := text_of(raw.get(field))) is not None:
            return field, found
    details = object_of(raw).get("reasoning_details")
    text = "".join(piece for entry in objects_of(details) if (piece := text_of(entry.get("text"))) is not None)
    return ("reasoning_details", text) if text else None


def origin(field: str) -> dict[str, str]:
    """Where thoughts stood, so that they go back under the same name."""
    return {"dialect": DIALECT, "field": field}


class ContentPiece(NamedTuple):
    """One entry of a content list: `text`, `thinking` or `refusal` with its text, or a whole `part`."""

    kind: Literal["text", "thinking", "refusal", "part"]
    text: str = ""
    part: dict[str, object] | None = None
    options: Options | None = None
    """Provider options: what the entry says beside its text."""


def pieces_of(content: Sequence[object]) -> Iterator[ContentPiece]:
    """The entries of a content list (Mistral, and servers that answer in parts)."""
    for raw in content:
        if isinstance(raw, str):
            yield ContentPiece("text", raw)
        elif isinstance(raw, Mapping):
            entry: RawAssistantContentPart = raw
            said = next((field for field in _SAID if field == entry.get("type")), None)
            text = None if said is None else entry.get(said)
            if said == "thinking":
                text = _thinking_text(text)
            if said is not None and isinstance(text, str):
                yield ContentPiece(said, text, options=own_fields(entry, {"type", said}, DIALECT))
            else:
                yield ContentPiece("part", part=foreign(entry))


def _thinking_text(raw: object) -> str | None:
    """The text of thoughts; None where they are more than that."""
    if raw is None or isinstance(raw, str):
        return raw or ""
    if not isinstance(raw, (list, tuple)):
        return None
    pieces = list(pieces_of(raw))  # Mistral: a list of text parts
    is_text = all(piece.kind == "text" and piece.options is None for piece in pieces)
    return "".join(piece.text for piece in pieces) if is_text else None
