"""What a stream says beside the answer: kept until the end, and emitted on the last chunk.

Every chunk may repeat a field (`safetyRatings`): the last one counts. Lists that go on from chunk to chunk (citations,
log probabilities) are joined. Further candidates are put together from their pieces.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from turnwire.codecs.gemini.names import KNOWN_BODY, KNOWN_CANDIDATE, KNOWN_CONTENT
from turnwire.codecs.own_options import rest_of
from turnwire.codecs.wire_values import items_of, object_of

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw
    from turnwire_schema.wire.raw_gemini import RawCandidate, RawContent, RawGenerateContentResponse

_JOINED: Final = frozenset({"citationMetadata", "logprobsResult"})
_TEXT: Final = {"text"}


class StreamExtras:
    """Fields that are not canonical, by the level where they stood. Not thread-safe."""

    __slots__ = ("_candidate", "_message", "_others", "_parts", "top")

    def __init__(self) -> None:
        self.top: dict[str, object] = {}
        self._candidate: dict[str, object] = {}
        self._message: dict[str, object] = {}
        self._others: dict[int, dict[str, object]] = {}
        self._parts: dict[int, _Parts] = {}

    def take_body(self, body: RawGenerateContentResponse) -> None:
        """Keep what a chunk says beside its candidates."""
        self.top |= rest_of(body, KNOWN_BODY)

    def take_candidate(self, candidate: RawCandidate, content: RawContent) -> None:
        """Keep what the answer's candidate and its content say beside their parts."""
        if not candidate.keys() <= KNOWN_CANDIDATE:
            _take(candidate, KNOWN_CANDIDATE, self._candidate)
        if not content.keys() <= KNOWN_CONTENT:
            _take(content, KNOWN_CONTENT, self._message)

    def take_other(self, candidate: RawCandidate) -> None:
        """Keep a piece of a further candidate."""
        given = candidate.get("index")
        index = given if type(given) is int else -1 - len(self._others)
        held = self._others.get(index)
        if held is None:
            self._others[index] = dict(candidate.items())
            return
        content, more = held.get("content"), candidate.get("content")
        _take(candidate, frozenset({"content"}), held)
        if isinstance(more, Mapping):
            base: RawContent = object_of(content)
            held["content"] = {**object_of(content), **more}
            parts = self._parts.get(index)
            if parts is None:
                parts = self._parts[index] = _Parts()
                parts.take(base.get("parts"))
            parts.take(more.get("parts"))

    def collected(self) -> dict[str, object]:
        """The extras of the last chunk."""
        extras = dict(self.top)
        if self._candidate:
            extras["candidate"] = self._candidate
        if self._others:
            for index, parts in self._parts.items():
                if joined := parts.whole():
                    self._others[index]["content"] = {**object_of(self._others[index].get("content")), "parts": joined}
            extras["candidates"] = list(self._others.values())
        if self._message:
            extras["message"] = self._message
        return extras


class _Grown(dict[str, object]):
    """An object of ours whose lists are ours: it grows in place."""

    def __init__(self, held: Mapping[str, object]) -> None:
        super().__init__()
        self.join(held)

    def join(self, more: Mapping[str, object]) -> None:
        """Let lists go on; of everything else the last value counts."""
        for name, item in more.items():
            held = self.get(name)
            if not isinstance(item, list):
                self[name] = item
            elif isinstance(held, list):
                held.extend(item)
            else:
                self[name] = list(item)


def _take(source: AnyRaw, known: frozenset[str], target: dict[str, object]) -> None:
    for key, value in source.items():
        if key in known or value is None:
            continue
        held = target.get(key)
        if key in _JOINED and isinstance(held, Mapping) and isinstance(value, Mapping):
            grown = held if isinstance(held, _Grown) else _Grown(held)
            grown.join(value)
            value = grown
        target[key] = value


class _Text(list[str]):
    """A text part in pieces."""


class _Parts:
    """The parts of a further candidate; a text goes on where a piece ends with one and the next begins with one."""

    __slots__ = ("_all", "_open")

    def __init__(self) -> None:
        self._all: list[object] = []
        self._open: _Text | None = None

    def take(self, parts: object) -> None:
        """The parts of the next piece."""
        for place, part in enumerate(items_of(parts)):
            text = _text_in(part)
            if text is None:
                self._open = None
                self._all.append(part)
            elif place == 0 and self._open is not None:
                self._open.append(text)
            else:
                self._open = _Text([text])
                self._all.append(self._open)

    def whole(self) -> list[object]:
        """All of them."""
        return [{"text": "".join(part)} if isinstance(part, _Text) else part for part in self._all]


def _text_in(part: object) -> str | None:
    """The text of a part that is text and nothing else."""
    if not isinstance(part, Mapping) or part.keys() != _TEXT:
        return None
    text = part["text"]
    return text if isinstance(text, str) else None
