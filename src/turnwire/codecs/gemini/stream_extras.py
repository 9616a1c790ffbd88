"""What a stream says beside the answer: kept until the end, and emitted on the last chunk.

Every chunk may repeat a field (`safetyRatings`): the last one counts. Lists that go on from chunk to chunk (citations,
log probabilities) are joined. Further candidates are put together from their pieces.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire.codecs.gemini.tables import KNOWN_BODY, KNOWN_CANDIDATE, KNOWN_CONTENT

_JOINED: Final = frozenset({"citationMetadata", "logprobsResult"})
_TEXT: Final = {"text"}


class StreamExtras:
    """Fields that are not canonical, by the level where they stood. Not thread-safe."""

    __slots__ = ("_candidate", "_message", "_others", "_parts", "top")

    def __init__(self) -> None:
        self.top: dict[str, Any] = {}
        self._candidate: dict[str, Any] = {}
        self._message: dict[str, Any] = {}
        self._others: dict[int, dict[str, Any]] = {}
        self._parts: dict[int, _Parts] = {}

    def take_body(self, body: Mapping[str, Any]) -> None:
        """Keep what a chunk says beside its candidates."""
        if not body.keys() <= KNOWN_BODY:
            self.top |= {key: value for key, value in body.items() if key not in KNOWN_BODY and value is not None}

    def take_candidate(self, candidate: Mapping[str, Any], content: Mapping[str, Any]) -> None:
        """Keep what the answer's candidate and its content say beside their parts."""
        if not candidate.keys() <= KNOWN_CANDIDATE:
            _take(candidate, KNOWN_CANDIDATE, self._candidate)
        if not content.keys() <= KNOWN_CONTENT:
            _take(content, KNOWN_CONTENT, self._message)

    def take_other(self, candidate: Mapping[str, Any]) -> None:
        """Keep a piece of a further candidate."""
        index = candidate.get("index")
        index = index if type(index) is int else -1 - len(self._others)
        held = self._others.get(index)
        if held is None:
            self._others[index] = dict(candidate)
            return
        content, more = held.get("content"), candidate.get("content")
        _take(candidate, frozenset({"content"}), held)
        if isinstance(more, Mapping):
            base = content if isinstance(content, Mapping) else {}
            held["content"] = {**base, **more}
            parts = self._parts.get(index)
            if parts is None:
                parts = self._parts[index] = _Parts()
                parts.take(base.get("parts"))
            parts.take(more.get("parts"))

    def collected(self) -> dict[str, Any]:
        """The extras of the last chunk."""
        extras = dict(self.top)
        if self._candidate:
            extras["candidate"] = self._candidate
        if self._others:
            for index, parts in self._parts.items():
                if joined := parts.whole():
                    self._others[index]["content"]["parts"] = joined
            extras["candidates"] = list(self._others.values())
        if self._message:
            extras["message"] = self._message
        return extras


class _Grown(dict[str, Any]):
    """An object of ours whose lists are ours: it grows in place."""

    def __init__(self, held: Mapping[str, Any]) -> None:
        super().__init__()
        self.join(held)

    def join(self, more: Mapping[str, Any]) -> None:
        """Let lists go on; of everything else the last value counts."""
        for name, item in more.items():
            held = self.get(name)
            if not isinstance(item, list):
                self[name] = item
            elif isinstance(held, list):
                held.extend(item)
            else:
                self[name] = list(item)


def _take(source: Mapping[str, Any], known: frozenset[str], target: dict[str, Any]) -> None:
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
        self._all: list[Any] = []
        self._open: _Text | None = None

    def take(self, parts: Any) -> None:
        """The parts of the next piece."""
        for place, part in enumerate(parts if isinstance(parts, (list, tuple)) else ()):
            if not _is_text(part):
                self._open = None
                self._all.append(part)
            elif place == 0 and self._open is not None:
                self._open.append(part["text"])
            else:
                self._open = _Text([part["text"]])
                self._all.append(self._open)

    def whole(self) -> list[Any]:
        """All of them."""
        return [{"text": "".join(part)} if isinstance(part, _Text) else part for part in self._all]


def _is_text(part: Any) -> bool:
    return isinstance(part, Mapping) and part.keys() == _TEXT and isinstance(part["text"], str)
