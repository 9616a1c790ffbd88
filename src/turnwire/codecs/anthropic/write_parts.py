"""Content blocks, canonical → wire, for requests and for answers to clients.

In: canonical parts and calls. Out: blocks, or None with a loss if the wire has no form for a part. A text of white
space only is left out, because the server rejects it. Nothing is fetched or read from disk: a part given by `path` is
loaded before encoding, never here.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, assert_never, cast

from pydantic_core import from_json

from turnwire_schema.v1 import content as v1
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall

from turnwire.codecs.anthropic.ids import WireIds, original_id
from turnwire.codecs.anthropic.names import DIALECT, IMAGE_TYPES, OUTPUT_ONLY, PDF, PLAIN, AnthropicLosses
from turnwire.codecs.anthropic.read_messages import search_result
from turnwire.codecs.values.provider_options import has_own, merge_own, own_of
from turnwire.core.calls import RawCall, finish_calls
from turnwire.core.data_urls import read_data_url

if TYPE_CHECKING:
    from turnwire_schema.wire import anthropic as api

Place = Literal["system", "user", "assistant", "tool", "answer"]
"""Location of a block: a kind of request message, or an answer for a client."""


def write_block(part: v1.ContentPart, at: str, place: Place, losses: AnthropicLosses) -> api.ContentBlockParam | None:
    """Return one block; None, usually with a loss, if the part is left out."""
    match part:
        case v1.TextPart():
            return _text(part, at, place, losses)
        case v1.ThinkingPart():
            return _thinking(part, at, place, losses)
        case v1.ForeignPart() if part.dialect == DIALECT:
            return cast("api.ContentBlockParam", dict(part.data))  # a block of this wire, unchanged
        case v1.ForeignPart():
            losses.lose("foreign_part", at)
        case v1.RefusalPart():
            losses.lose("refusal", at, "sent as a text")
            return _text(v1.TextPart(text=part.text), at, place, losses)
        case _ if place == "answer":
            losses.lose("answer_part", at, detail=part.type)
        case v1.ImagePart() | v1.DocumentPart():
            return _media(part, at, place, losses)
        case v1.AudioPart():
            losses.lose("audio", at)
        case v1.UnknownPart():
            losses.lose("unknown_part", at)
        case _:
            assert_never(part)
    return None


def text_block(text: str, at: str, losses: AnthropicLosses) -> api.TextBlockParam | None:
    """Return a text block; None with a loss if the text is blank."""
    if not text or text.isspace():
        losses.lose("empty_text", at)
        return None
    return {"type": "text", "text": text}


def _text(part: v1.TextPart, at: str, place: Place, losses: AnthropicLosses) -> api.TextBlockParam | None:
    wire: api.TextBlockParam | None
    if place == "answer":
        wire = {"type": "text", "text": part.text}
        is_said = part.text or has_own(part.provider_options, losses.variant)
        return merge_own(wire, part.provider_options, losses.variant) if is_said else None
    wire = text_block(part.text, at, losses)
    if wire is not None and part.provider_options:
        is_result = own_of(part.provider_options, DIALECT).get("type") == "search_result"
        if is_result:
            wire = cast("api.TextBlockParam", search_result(part.text))  # of the type that it was read from
        merge_own(wire, part.provider_options, losses.variant)
        for key in OUTPUT_ONLY & wire.keys():
            cast("dict[str, object]", wire).pop(key)  # fields added by SDKs are not part of the wire type
        # In a search result, `citations` says whether it may be cited.
        if not is_result and wire.get("citations") and place != "assistant" and not losses.variant.user_citations:
            losses.lose("user_citations", f"{at}/provider_options/{DIALECT}/citations")
            del wire["citations"]
    return wire


def _thinking(part: v1.ThinkingPart, at: str, place: Place, losses: AnthropicLosses) -> api.ContentBlockParam | None:
    """Return thinking of this dialect; for a client also thinking of other dialects, without its encrypted data."""
    is_own = part.origin is not None and part.origin.dialect == DIALECT
    is_sayable = bool(part.signature) or losses.facts.unsigned_thinking or part.redacted_data is not None
    if place == "answer" and not is_own and part.redacted_data is None:
        if part.signature is not None:
            losses.lose("thinking_foreign", at, "sent without the signature")
            if not part.text:
                return None
    elif not is_own or (place != "answer" and (place != "assistant" or not is_sayable)):
        losses.lose("thinking_foreign", at)
        return None
    wire: api.ThinkingBlockParam | api.RedactedThinkingBlock
    if part.redacted_data is not None:
        if part.text or part.signature:
            losses.lose("thinking_redacted", at, "the redacted thoughts are sent alone")
        wire = {"type": "redacted_thinking", "data": part.redacted_data}
    else:
        signature = part.signature if is_own else None
        wire = {"type": "thinking", "thinking": part.text or "", "signature": signature or ""}
    return merge_own(wire, part.provider_options, losses.variant)


def _media(
    part: v1.ImagePart | v1.DocumentPart, at: str, place: Place, losses: AnthropicLosses
) -> api.ContentBlockParam | None:
    is_document = isinstance(part, v1.DocumentPart)
    if place == "system" or (place == "assistant" and not (is_document and losses.variant.assistant_documents)):
        losses.lose("assistant_media", at)
        return None
    if isinstance(part, v1.ImagePart) and part.detail is not None:
        losses.lose("image_detail", f"{at}/detail")
    source = _source(part, at, losses)
    if source is None:
        return None
    title = {"title": part.name} if isinstance(part, v1.DocumentPart) and part.name is not None else {}
    wire = cast("api.ContentBlockParam", {"type": part.type, "source": source, **title})  # of the same type as the part
    return merge_own(wire, part.provider_options, losses.variant)


def _source(
    part: v1.ImagePart | v1.DocumentPart, at: str, losses: AnthropicLosses
) -> api.ImageSource | api.DocumentSource | None:
    data, media_type = part.data, part.media_type
    address = part.file_id if part.url is None else part.url
    if part.url is not None and (found := read_data_url(part.url)) is not None:
        media_type, data = found
    elif address is not None:
        is_known = media_type == PDF and part.url is not None and isinstance(part, v1.DocumentPart)
        if media_type is not None and not is_known:  # a URL always refers to a PDF
            losses.lose("media_type", f"{at}/media_type")
        return {"type": "file", "file_id": address} if part.url is None else {"type": "url", "url": address}
    text = part.text if isinstance(part, v1.DocumentPart) else None
    if text is None and data is None:
        losses.lose("path_not_loaded", at)
        return None
    kind = (media_type or "").split(";", 1)[0].strip().lower()  # without parameters
    if data is not None and isinstance(part, v1.ImagePart):
        if kind in IMAGE_TYPES:
            return {"type": "base64", "media_type": IMAGE_TYPES[kind], "data": data}
        losses.lose("image_source", at, detail="media_type")
        return None
    if data is not None:
        if kind == PDF:
            return {"type": "base64", "media_type": PDF, "data": data}
        text = _decoded(data) if kind.startswith("text/") else None
        if text is None:
            losses.lose("document_source", at, detail="media_type")
            return None
    if data is not None or media_type not in (None, PLAIN):
        losses.lose("document_type", f"{at}/media_type", "sent as plain text")
    return {"type": "text", "media_type": PLAIN, "data": text or ""}


def call_block(
    call: ToolCall | InvalidToolCall,
    at: str,
    ids: WireIds,
    name: str,
    arguments: Mapping[str, object],
    losses: AnthropicLosses,
    *,
    rewritten: str = "rewritten",
) -> api.ToolUseBlockParam:
    """Return a call with a valid name and id for the wire; `rewritten` records ids that were changed."""
    call_id = ids.of_call(call.id)
    if original_id(call_id) != call.id:
        losses.lose("call_id", f"{at}/id", rewritten)
    held = cast("dict[str, object]", arguments)  # a read-only view is enough: it is written, not changed
    wire: api.ToolUseBlockParam = {"type": "tool_use", "id": call_id, "name": name, "input": held}
    return merge_own(wire, call.provider_options, losses.variant)


def call_arguments(
    call: ToolCall | InvalidToolCall, at: str, losses: AnthropicLosses
) -> tuple[Mapping[str, object], str | None]:
    """Return the arguments, and the reason a reader will consider the call invalid, or None.

    For an invalid call the arguments are the object in its text, or {} with a loss if the text has no object.
    """
    if isinstance(call, ToolCall):
        return call.arguments, None
    try:
        value = from_json(call.arguments_text)
    except ValueError:
        value = None
    if not isinstance(value, dict):
        losses.lose("invalid_tool_call", f"{at}/arguments_text", "sent with {} in place of the raw text")
        return {}, call.reason
    judged = finish_calls((RawCall.parsed(value, id="x", name=call.name),), was_cut=False)
    return value, judged.invalid[0]["reason"] if judged.invalid else None


def _decoded(data: str) -> str | None:
    """Return the text in base64; None if it is not UTF-8."""
    try:
        return base64.b64decode(data, validate=True).decode()
    except (binascii.Error, UnicodeDecodeError):
        return None
