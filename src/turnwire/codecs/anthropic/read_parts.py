"""Content blocks, wire → canonical: parts and calls of requests, and what answers and streams share with them.

In: the blocks of a `content` list. Out: canonical parts. A block that is not canonical (search results, server tools,
compaction …), or one with a source of its own kind, becomes a `foreign` part that holds its JSON and goes back as it
came. A known block of a request without its content is a fault.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from turnwire.codecs.anthropic.names import (
    DIALECT,
    DOCUMENT,
    IMAGE,
    PLAIN,
    REDACTED,
    SOURCES,
    TEXT,
    THINKING,
    TOOL_USE,
)
from turnwire.codecs.own_options import own_fields, rest_of, with_own
from turnwire.codecs.wire_values import object_of, text_of
from turnwire.core.calls import RawCall
from turnwire.core.data_urls import is_base64
from turnwire.core.errors import Problem
from turnwire.core.tool_names import ToolNames

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_anthropic import (
        RawContentBlock,
        RawContentBlockParam,
        RawDocumentSource,
        RawRedactedThinkingBlock,
        RawToolUseBlock,
    )

ORIGIN: Final = {"dialect": DIALECT}

_NONE: Final[frozenset[str]] = frozenset()


def read_block(raw: object, at: str, problems: list[Problem]) -> dict[str, object] | None:
    """One block of a request; None after noting what is wrong with it."""
    if type(raw) is not dict and not isinstance(raw, Mapping):
        problems.append(Problem(at, "type", "a content block must be an object with a type"))
        return None
    block: RawContentBlockParam = raw
    kind, text = block.get("type"), block.get("text")
    if kind == "text" and len(block) == 2 and type(text) is str:
        return dict(raw)
    match kind:
        case "text":
            if isinstance(text, str):
                return with_own({"type": "text", "text": text}, rest_of(block, TEXT), DIALECT)
            problems.append(Problem(f"{at}/text", "type", "a text block must have text"))
            return None
        case "thinking":
            return _thinking(block, at, problems)
        case "redacted_thinking" if isinstance(block.get("data"), str):
            return redacted(block)
        case "image":
            return _media(block, "image", IMAGE)
        case "document":
            return _media(block, "document", DOCUMENT)
        case str():
            return foreign(block)
        case _:
            problems.append(Problem(f"{at}/type", "required", "a content block must name its type"))
            return None


def foreign(raw: RawContentBlock | RawContentBlockParam) -> dict[str, object]:
    """A part that only this dialect knows."""
    return {"type": "foreign", "dialect": DIALECT, "data": dict(raw.items())}


def redacted(block: RawRedactedThinkingBlock) -> dict[str, object]:
    """Thoughts that only the server can read."""
    part = {"type": "thinking", "redacted_data": block["data"], "origin": ORIGIN}
    return with_own(part, rest_of(block, REDACTED), DIALECT)


def read_call(block: RawToolUseBlock, place: int, names: ToolNames | None = None) -> RawCall:
    """One call as it came, of a request whose tools have these `names`; whether it may run is decided later."""
    arguments, name = block.get("input"), text_of(block.get("name"))
    call = RawCall(part_index=place, provider_options=own_fields(block, TOOL_USE, DIALECT))
    call.id, call.name = text_of(block.get("id")), name if names is None or name is None else names.known(name)
    call.value, call.is_parsed = ({} if arguments is None else arguments), True
    return call


def _thinking(raw: RawContentBlockParam, at: str, problems: list[Problem]) -> dict[str, object] | None:
    text = raw.get("thinking")
    if not isinstance(text, str):
        problems.append(Problem(f"{at}/thinking", "type", "a thinking block must have text, which may be empty"))
        return None
    part: dict[str, object] = {"type": "thinking", "text": text, "origin": ORIGIN}
    if (signature := text_of(raw.get("signature"))) is not None:
        part["signature"] = signature
    return with_own(part, rest_of(raw, THINKING), DIALECT)


def _media(raw: RawContentBlockParam, kind: str, known: frozenset[str]) -> dict[str, object]:
    source: RawDocumentSource = object_of(raw.get("source"))
    form = text_of(source.get("type"))
    if form is None or not source.keys() <= SOURCES.get(form, _NONE):
        return foreign(raw)
    part: dict[str, object] = {"type": kind}
    data, media_type = source.get("data"), source.get("media_type")
    match form:
        case "base64" if isinstance(data, str) and is_base64(data) and text_of(media_type):
            part |= {"data": data, "media_type": media_type}
        case "text" if kind == "document" and isinstance(data, str) and media_type == PLAIN:
            part["text"] = data
        case "url" if text_of(source.get("url")):
            part["url"] = source["url"]
        case "file" if text_of(source.get("file_id")):
            part["file_id"] = source["file_id"]
        case _:
            return foreign(raw)
    if kind == "document" and isinstance(title := raw.get("title"), str):
        part["name"] = title
    return with_own(part, rest_of(raw, known), DIALECT)
