"""Read the message of an answer and the deltas of a streamed one: one reader for both.

In: a message or delta. Out: fields of chunks. The same answer gives the same message whole and streamed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence, Set
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from turnwire_schema._late_tuples import NamedTuple

from turnwire.codecs.openai_chat import names as words
from turnwire.codecs.openai_chat.fields import odd_message
from turnwire.codecs.openai_chat.read_calls import ToolEntryRouter, call_entries, plain_calls
from turnwire.codecs.openai_chat.read_messages import foreign
from turnwire.codecs.values.provider_options import Options, own_fields
from turnwire.codecs.values.wire_values import object_of, objects_of, text_of
from turnwire.codecs.variants import ChatVariant
from turnwire.core.calls import RawCall

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_openai_chat as sent
    from turnwire_schema.wire.raw import AnyRaw

    RawMessage: TypeAlias = sent.RawResponseMessage | sent.RawDelta

_SAID: Final[tuple[Literal["text", "thinking", "refusal"], ...]] = ("text", "thinking", "refusal")
_SELDOM: Final = frozenset((*words.THINKING_FIELDS, "reasoning_details", "refusal", "function_call"))
"""Message fields that mostly are empty: reading each costs a sixth of an answer."""


def thinking_of(raw: RawMessage) -> tuple[str, str] | None:
    """Return (field, text) of the thoughts next to the content; if a server fills two fields, the first counts."""
    for field in words.THINKING_FIELDS:
        found = raw.get(field)
        if found and isinstance(found, str):
            return field, found
    details = object_of(raw).get("reasoning_details")
    if details is None:
        return None
    texts = (text_of(entry.get("text") or entry.get("summary")) for entry in objects_of(details))
    text = "".join(piece for piece in texts if piece is not None)
    return ("reasoning_details", text) if text else None


def origin(field: str) -> dict[str, str]:
    """Return the field that thoughts came in, so that they go back under the same name."""
    return {"dialect": words.DIALECT, "field": field}


class ContentPiece(NamedTuple):
    """One entry of a content list: `text`, `thinking` or `refusal` with its text, or a whole `part`."""

    kind: Literal["text", "thinking", "refusal", "part"]
    text: str = ""
    part: dict[str, object] | None = None
    options: Options | None = None
    """Provider options: the entry's fields other than its text."""


def pieces_of(content: Sequence[object]) -> Iterator[ContentPiece]:
    """Return the entries of a content list (Mistral, and servers that answer in parts)."""
    for raw in content:
        if isinstance(raw, str):
            yield ContentPiece("text", raw)
        elif isinstance(raw, dict):
            entry: sent.RawAssistantContentPart = raw
            said = next((field for field in _SAID if field == entry.get("type")), None)
            text = None if said is None else entry.get(said)
            if said == "thinking":
                text = _thinking_text(text)
            if said is not None and isinstance(text, str):
                yield ContentPiece(said, text, options=own_fields(entry, {"type", said}, words.DIALECT))
            else:
                yield ContentPiece("part", part=foreign(entry))


def _thinking_text(raw: object) -> str | None:
    """Return the text of thoughts; None if they are more than text."""
    if raw is None or isinstance(raw, str):
        return raw or ""
    if not isinstance(raw, (list, tuple)):
        return None
    pieces = list(pieces_of(raw))  # Mistral: a list of text parts
    is_text = all(piece.kind == "text" and piece.options is None for piece in pieces)
    return "".join(piece.text for piece in pieces) if is_text else None


class PieceReader:
    """Reads an answer's message, whole or in deltas, into fields of chunks. Not thread-safe.

    `keep` gets a wire object and the names of its known fields: the others are extras of the message. If `skips_router`
    is set, calls of a whole message go to `plain_calls` if all of them are simple.
    """

    plain_calls: Sequence[RawCall] = ()
    """Calls of a whole message that need no router."""
    has_refusal = False
    has_said = False
    """Whether a delta had content; set by the reader of the deltas."""
    thinking_field: str | None = None
    """The field that the thoughts first came in."""
    _id_fact: object = None
    _router: ToolEntryRouter | None = None
    _part_index = -1
    _part_kind = ""

    def __init__(
        self,
        variant: ChatVariant,
        keep: Callable[[AnyRaw, Set[str]], None],
        *,
        is_whole: bool = False,
        skips_router: bool = False,
    ) -> None:
        self._skips_router = skips_router
        self._variant = variant
        self._keep = keep
        self._is_whole = is_whole

    @property
    def router(self) -> ToolEntryRouter:
        """The router that holds the calls."""
        if self._router is None:  # most answers have no call
            self._router = ToolEntryRouter(whole_calls=self._variant.whole_calls)
            self._router.set_facts(self._id_fact)
        return self._router

    @property
    def calls(self) -> list[RawCall]:
        """The calls in the router."""
        return [] if self._router is None else self._router.calls

    def name_calls_by(self, fact: object) -> None:
        """Derive the ids of calls that come without one from this id."""
        self._id_fact = fact
        if self._router is not None:
            self._router.set_facts(fact)

    def end(self, others: object, *, is_cut: bool = False) -> list[dict[str, Any]]:
        """Return the deltas that end the calls; `others` are further choices, which may have their arguments."""
        if self._router is None:
            return []
        self._router.doubt_beside(others)
        closed = [] if is_cut else self._router.close_texts()
        return [*closed, *self._router.end()]

    def read(self, said: RawMessage) -> list[dict[str, Any]]:
        """Return the chunk fields for a message or delta (empty if it has no content), and for the chunks after it."""
        fields: dict[str, Any] = {}
        further: list[dict[str, Any]] = []
        content, calls = said.get("content"), said.get("tool_calls")
        if isinstance(content, str):
            if content:
                fields["text"] = content
        elif isinstance(content, (list, tuple)):
            self._list(content, further)
        elif content is not None:
            self._keep({"content": content}, frozenset())
        if calls:
            at = f"/choices/0/{'message' if self._is_whole else 'delta'}/tool_calls"
            entries = call_entries(calls, at)
            if self._skips_router and said.get("function_call") is None:
                self.plain_calls = plain_calls(entries, self._variant)
            if not self.plain_calls:
                fields["tool_call_deltas"] = [
                    self.router.route(entry, place, len(entries), is_whole=self._is_whole)
                    for place, entry in enumerate(entries)
                ]
        self._read_rest(said, fields)
        return [fields, *further]

    def _read_rest(self, said: RawMessage, fields: dict[str, Any]) -> None:
        news = [name for name, value in said.items() if value is not None]
        if not _SELDOM.isdisjoint(news):
            self._read_seldom(said, fields)
        if not words.KNOWN_MESSAGE.issuperset(news):
            self._keep(said, words.KNOWN_MESSAGE)

    def _read_seldom(self, said: RawMessage, fields: dict[str, Any]) -> None:
        if (thinking := thinking_of(said)) is not None:
            field, fields["thinking"] = thinking
            if self.thinking_field is None:
                self.thinking_field = field
                fields["thinking_origin"] = origin(field)
            for name in words.THINKING_FIELDS:
                if name != field and (other := said.get(name)) and other != thinking[1]:
                    self._keep({name: other}, frozenset())
        if (refusal := text_of(said.get("refusal"))) is not None:
            fields["refusal"] = refusal
            self.has_refusal = True
        if odd := odd_message(said):
            self._keep(odd, frozenset({"content"}))
        legacy = said.get("function_call")
        if isinstance(legacy, dict):
            deltas = self.router.said_again(legacy) if self._is_whole else None
            if deltas is None:
                place = len(self.router.calls) if self._is_whole else 0
                entry: sent.RawMessageToolCall = {"index": place, "function": legacy}
                deltas = [self.router.route(entry, place, is_whole=self._is_whole)]
            if deltas:
                fields.setdefault("tool_call_deltas", []).extend(deltas)

    def _list(self, content: Sequence[object], out: list[dict[str, Any]]) -> None:
        """Append the fields of one chunk to `out` for each piece.

        In a stream, consecutive pieces of one kind are one part.

        """
        for kind, text, part, options in pieces_of(content):
            fields: dict[str, Any] = {"parts": [part]} if kind == "part" else {kind: text}
            if kind != "refusal" or options:
                if kind != self._part_kind or kind in ("part", "refusal") or self._is_whole:
                    self._part_index += 1
                    self._part_kind = kind
                fields["part_index"] = self._part_index
            if options:
                fields["provider_options"] = options
            if kind == "thinking":
                fields["thinking_origin"] = origin("content")
            self.has_refusal = self.has_refusal or kind == "refusal"
            out.append(fields)
