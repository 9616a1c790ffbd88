"""Content blocks of a request, wire → canonical.

In: the blocks of a `content` list, other than calls and results. Out: canonical parts. A block that is not canonical
(search results, server tools, compaction …), or one with a source of its own kind, becomes a `foreign` part that holds
its JSON and goes back as it came. A known block without its content is a fault.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire.codecs.anthropic.tables import DIALECT, DOCUMENT, IMAGE, PLAIN, REDACTED, SOURCES, TEXT, THINKING
from turnwire.codecs.own_options import rest_of, with_own
from turnwire.core.data_urls import is_base64
from turnwire.core.errors import Problem

ORIGIN: Final = {"dialect": DIALECT}

_NONE: Final[frozenset[str]] = frozenset()


def read_block(raw: object, at: str, problems: list[Problem]) -> dict[str, Any] | None:
    """One block; None after noting what is wrong with it."""
    if type(raw) is not dict and not isinstance(raw, Mapping):
        problems.append(Problem(at, "type", "a content block must be an object with a type"))
        return None
    kind = raw.get("type")
    if kind == "text" and len(raw) == 2 and type(raw.get("text")) is str:
        return dict(raw)
    if not isinstance(kind, str):
        problems.append(Problem(f"{at}/type", "required", "a content block must name its type"))
        return None
    match kind:
        case "text":
            return _text(raw, at, problems)
        case "thinking":
            return _thinking(raw, at, problems)
        case "redacted_thinking" if isinstance(raw.get("data"), str):
            part = {"type": "thinking", "redacted_data": raw["data"], "origin": ORIGIN}
            return _with_own(part, raw, REDACTED)
        case "image":
            return _media(raw, "image", IMAGE)
        case "document":
            return _media(raw, "document", DOCUMENT)
        case _:
            return foreign(raw)


def foreign(raw: Mapping[str, object]) -> dict[str, Any]:
    """A part that only this dialect knows."""
    return {"type": "foreign", "dialect": DIALECT, "data": dict(raw)}


def _with_own(part: dict[str, Any], raw: Mapping[str, object], known: frozenset[str]) -> dict[str, Any]:
    return with_own(part, rest_of(raw, known), DIALECT)


def _text(raw: Mapping[str, object], at: str, problems: list[Problem]) -> dict[str, Any] | None:
    text = raw.get("text")
    if not isinstance(text, str):
        problems.append(Problem(f"{at}/text", "type", "a text block must have text"))
        return None
    part = {"type": "text", "text": text}
    return part if len(raw) == 2 else _with_own(part, raw, TEXT)


def _thinking(raw: Mapping[str, object], at: str, problems: list[Problem]) -> dict[str, Any] | None:
    text, signature = raw.get("thinking"), raw.get("signature")
    if not isinstance(text, str):
        problems.append(Problem(f"{at}/thinking", "type", "a thinking block must have text, which may be empty"))
        return None
    part: dict[str, Any] = {"type": "thinking", "text": text, "origin": ORIGIN}
    if isinstance(signature, str) and signature:
        part["signature"] = signature
    return _with_own(part, raw, THINKING)


def _media(raw: Mapping[str, object], kind: str, known: frozenset[str]) -> dict[str, Any]:
    source = raw.get("source")
    form = source.get("type") if isinstance(source, Mapping) else None
    if not isinstance(source, Mapping) or not isinstance(form, str) or not source.keys() <= SOURCES.get(form, _NONE):
        return foreign(raw)
    part: dict[str, Any] = {"type": kind}
    match form:
        case "base64":
            data, media_type = source.get("data"), source.get("media_type")
            if not isinstance(data, str) or not is_base64(data) or not isinstance(media_type, str) or not media_type:
                return foreign(raw)
            part["data"], part["media_type"] = data, media_type
        case "text":
            if kind != "document" or not isinstance(source.get("data"), str) or source.get("media_type") != PLAIN:
                return foreign(raw)
            part["text"] = source["data"]
        case _:
            field = "url" if form == "url" else "file_id"
            if not isinstance(source.get(field), str) or not source[field]:
                return foreign(raw)
            part[field] = source[field]
    if kind == "document" and isinstance(raw.get("title"), str):
        part["name"] = raw["title"]
    return _with_own(part, raw, known)
