"""What a whole body and a stream have in common: why the answer ended, its thoughts, its list content.

Both decoders come here with the same facts, so that the same answer gives the same message, finish and usage both ways.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.endings import Ending, note, reached_limit
from turnwire.codecs.openai_chat.fields import ANSWER
from turnwire.codecs.openai_chat.tables import DIALECT, finish_words
from turnwire.codecs.own_options import rest_of
from turnwire.codecs.variants import ChatVariant
from turnwire.codecs.wire_values import unreadable
from turnwire.core.calls import RawCall, ends_inside, json_text
from turnwire.core.finish import finish_reason

THINKING_FIELDS: Final = ("reasoning", "reasoning_content")

# Fields of an answer that are canonical, by level; everything else that is not null is kept as an extra.
KNOWN_BODY: Final = ANSWER.keys
KNOWN_CHOICE: Final = frozenset({"index", "message", "delta", "finish_reason"})
KNOWN_MESSAGE: Final = frozenset({"role", "content", "refusal", "tool_calls", "function_call", *THINKING_FIELDS})
KNOWN_CALL: Final = frozenset({"id", "type", "index", "function"})
KNOWN_FUNCTION: Final = frozenset({"name", "arguments"})
_APART: Final = 10**9
"""Index from which calls that are not objects count, so that they continue no call of the server's."""
NOISE: Final = frozenset({"obfuscation"})
"""Random text that hides the length of a chunk."""
_NOT_EXTRA: Final = KNOWN_BODY | NOISE


def body_extras(body: Mapping[str, object]) -> dict[str, Any]:
    """Fields of a body that are not canonical and not null, as they came."""
    return rest_of(body, _NOT_EXTRA)


def call_entries(calls: object, at: str) -> list[dict[str, Any]]:
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
    notes: list[dict[str, Any]] = []
    if reason == "tool_calls" and reached and calls:
        # vllm#58228: cut between two calls, the server says tool_calls and the rest is missing.
        notes.append(note("possibly_truncated_turn", "the token limit was reached with the last call", "/message"))
    return Ending(reason, raw, notes)


def thinking_of(raw: Mapping[str, object]) -> tuple[str, str] | None:
    """(field, text) of the thoughts beside the content; the first field that holds any, for some servers fill two."""
    for field in THINKING_FIELDS:
        text = raw.get(field)
        if text and isinstance(text, str):
            return field, text
    details = raw.get("reasoning_details")
    if not details:
        return None
    if isinstance(details, (list, tuple)):
        texts = [entry.get("text") for entry in details if isinstance(entry, Mapping)]
        text = "".join(piece for piece in texts if isinstance(piece, str))
        if text:
            return "reasoning_details", text
    return None


def origin(field: str) -> dict[str, str]:
    """Where thoughts stood, so that they go back under the same name."""
    return {"dialect": DIALECT, "field": field}


class ContentPiece(NamedTuple):
    """One entry of a content list: `text`, `thinking` or `refusal` with its text, or a whole `part`."""

    kind: str
    text: str = ""
    part: dict[str, Any] | None = None
    options: dict[str, Any] | None = None
    """Provider options: what the entry says beside its text."""


def pieces_of(content: Sequence[Any]) -> Iterator[ContentPiece]:
    """The entries of a content list (Mistral, and servers that answer in parts)."""
    for entry in content:
        kind = entry.get("type") if isinstance(entry, Mapping) else None
        if kind == "text" and isinstance(entry.get("text"), str):
            yield ContentPiece("text", entry["text"], options=_own(entry, "text"))
        elif kind == "thinking" and (text := _thinking_text(entry.get("thinking"))) is not None:
            yield ContentPiece("thinking", text, options=_own(entry, "thinking"))
        elif kind == "refusal" and isinstance(entry.get("refusal"), str):
            yield ContentPiece("refusal", entry["refusal"], options=_own(entry, "refusal"))
        elif isinstance(entry, Mapping):
            yield ContentPiece("part", part={"type": "foreign", "dialect": DIALECT, "data": dict(entry)})
        elif isinstance(entry, str):
            yield ContentPiece("text", entry)


def _own(entry: Mapping[str, object], field: str) -> dict[str, Any] | None:
    rest = rest_of(entry, {"type", field})
    return {DIALECT: rest} if rest else None


def _thinking_text(raw: object) -> str | None:
    """The text of thoughts; None where they are more than that."""
    if raw is None or isinstance(raw, str):
        return raw or ""
    if not isinstance(raw, (list, tuple)):
        return None
    pieces = list(pieces_of(raw))  # Mistral: a list of text parts
    is_text = all(piece.kind == "text" and piece.options is None for piece in pieces)
    return "".join(piece.text for piece in pieces) if is_text else None


def custom_call_part(entry: Mapping[str, object]) -> dict[str, Any]:
    """A call of a custom tool: it is not a canonical call, and goes back among the calls."""
    return {"type": "foreign", "dialect": DIALECT, "data": dict(entry)}
