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

    __slots__ = ("_candidate", "_message", "_others", "top")

    def __init__(self) -> None:
        self.top: dict[str, Any] = {}
        self._candidate: dict[str, Any] = {}
        self._message: dict[str, Any] = {}
        self._others: dict[int, dict[str, Any]] = {}

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
            joined = {**base, **more}
            parts = _join_parts(base.get("parts"), more.get("parts"))
            if parts:
                joined["parts"] = parts
            held["content"] = joined

    def collected(self) -> dict[str, Any]:
        """The extras of the last chunk."""
        extras = dict(self.top)
        if self._candidate:
            extras["candidate"] = self._candidate
        if self._others:
            extras["candidates"] = list(self._others.values())
        if self._message:
            extras["message"] = self._message
        return extras


def _take(source: Mapping[str, Any], known: frozenset[str], target: dict[str, Any]) -> None:
    for key, value in source.items():
        if key in known or value is None:
            continue
        held = target.get(key)
        if key in _JOINED and isinstance(held, Mapping) and isinstance(value, Mapping):
            value = {
                name: [*held[name], *item] if isinstance(item, list) and isinstance(held.get(name), list) else item
                for name, item in {**held, **value}.items()
                if name in value
            } | {name: item for name, item in held.items() if name not in value}
        target[key] = value


def _join_parts(held: Any, more: Any) -> list[Any]:
    parts = list(held) if isinstance(held, (list, tuple)) else []
    new = list(more) if isinstance(more, (list, tuple)) else []
    if parts and new and _is_text(parts[-1]) and _is_text(new[0]):
        parts[-1] = {"text": parts[-1]["text"] + new.pop(0)["text"]}
    return parts + new


def _is_text(part: Any) -> bool:
    return isinstance(part, Mapping) and part.keys() == _TEXT and isinstance(part["text"], str)
