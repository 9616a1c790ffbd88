"""Converts content from servers: results of tools, and resources with where they came from.

Nothing that a server states about its content is believed where the content shows otherwise; what was stated stays in
the extras.
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

from turnwire_schema.v1.entry import EntryProblem, McpResourceData, Shortening
from turnwire_schema.v1.tool import ToolError, ToolResult

from turnwire.core.errors import counted
from turnwire.core.tools import fit_name
from turnwire.core.utc import utc_text
from turnwire.mcp.message_filter import not_shown

_MEDIA_TYPE: Final = re.compile(r"[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?", re.ASCII)

# First bytes by media type (WHATWG MIME Sniffing, section 6.1).
_SIGNATURES: Final = {
    "image/png": (b"\x89PNG\r\n\x1a\n",),
    "image/jpeg": (b"\xff\xd8\xff",),
    "image/gif": (b"GIF87a", b"GIF89a"),
    "image/webp": (b"RIFF",),
    "image/bmp": (b"BM",),
    "application/pdf": (b"%PDF-",),
}


def result_of_call(server: str, name: str, found: Any) -> ToolResult:
    """The SDK's result of a call as a `ToolResult`; the caller sets its id.

    Texts are joined; images and other binary contents become a line that says what came.
    """
    parts = [_part(server, block) for block in found.content]
    text = "\n".join(parts)
    fields: dict[str, Any] = {"tool_call_id": "call", "name": fit_name(name)}
    if found.is_error:
        error = ToolError(message=text or "the tool failed and gave no reason")
        return ToolResult(**fields, is_error=True, error=error, structured=found.structured_content)
    given = text if parts or found.structured_content is None else None
    return ToolResult(**fields, text=given, structured=found.structured_content)


def _part(server: str, block: Any) -> str:
    match block.type:
        case "text":
            return str(block.text)
        case "image" | "audio":
            return _notice(block.type, block.mime_type, block.data)
        case "resource_link":
            title = f", {block.mime_type}" if block.mime_type else ""
            return f"[resource {block.uri} of {server}{title}]"
        case "resource":
            inner = block.resource
            text = getattr(inner, "text", None)
            if text is not None:
                return f"[resource {inner.uri} of {server}]\n{text}"
            return _notice(f"resource {inner.uri}", inner.mime_type or "unknown type", inner.blob)
        case other:
            return not_shown({"type": other})


def _notice(what: str, media_type: str, data: str) -> str:
    try:
        size = len(base64.b64decode(data, validate=True))
    except (binascii.Error, ValueError):
        return f"[{what}, {media_type}: its base64 is broken, so it was left out]"
    return f"[{what}, {media_type}, {size} bytes: not shown]"


def failed_resource(server: str, uri: str, code: str, message: str, *, recoverable: bool) -> McpResourceData:
    """A resource that was not read, and why."""
    problem = EntryProblem(code=code, message=message, recoverable=recoverable)
    return McpResourceData(server=server, uri=uri, state="failed", problem=problem)


def resource_data(server: str, uri: str, contents: Sequence[Any], *, now: datetime, max_bytes: int) -> McpResourceData:
    """The server's answer about `uri`, whole, or failed if it is not what was asked or what it claims.

    A folder may answer with the resources inside it: texts are put together, each under its URI. Text is not cut here;
    binary content over `max_bytes` is not kept.
    """
    mine = [each for each in contents if _belongs(str(each.uri), uri)]
    if not mine:
        said = f"the server gave {counted(len(contents), 'other resource')}, not the one that was asked for"
        return failed_resource(server, uri, "mcp.wrong_uri", said, recoverable=False)
    if len(mine) > 1:
        shown = "\n".join(f"[{each.uri}]\n{_text_of(each) or '[not shown]'}" for each in mine)
        return _text_data(server, uri, shown, None, now=now)
    text = _text_of(mine[0])
    if text is not None:
        return _text_data(server, uri, text, mine[0].mime_type, now=now)
    return _blob_data(server, uri, mine[0], now=now, max_bytes=max_bytes)


def _belongs(given: str, asked: str) -> bool:
    return given == asked or given.rstrip("/") == asked.rstrip("/") or given.startswith(asked.rstrip("/") + "/")


def _text_of(content: Any) -> str | None:
    """The text of a content: sent as text, or as the bytes of a text type in UTF-8."""
    text = getattr(content, "text", None)
    if text is not None:
        return str(text)
    if _is_text_type(content.mime_type):
        try:
            return base64.b64decode(content.blob, validate=True).decode("utf-8")
        except (binascii.Error, ValueError):
            return None
    return None


def _is_text_type(media_type: str | None) -> bool:
    kind = (media_type or "").partition(";")[0].strip().lower()
    return kind.startswith("text/") or kind.endswith(("/json", "+json", "/xml", "+xml")) or kind == "image/svg+xml"


def _text_data(server: str, uri: str, text: str, stated: str | None, *, now: datetime) -> McpResourceData:
    fields: dict[str, Any] = {}
    kind = stated
    is_odd = stated is not None and (not _fits(stated) or stated.startswith(("image/", "audio/", "video/")))
    if stated is not None and is_odd and not _is_text_type(stated):
        kind, fields["extras"] = "text/plain", {"declared_mime_type": stated[:200]}
    text = text.encode("utf-8", "replace").decode()
    return McpResourceData(
        server=server,
        uri=uri,
        state="fresh",
        text=text,
        mime_type=kind,
        retrieved_at=utc_text(now),
        size_bytes=len(text.encode()),
        **fields,
    )


def _blob_data(server: str, uri: str, content: Any, *, now: datetime, max_bytes: int) -> McpResourceData:
    stated = content.mime_type
    try:
        data = base64.b64decode(content.blob, validate=True)
    except (binascii.Error, ValueError):
        return failed_resource(server, uri, "mcp.invalid_base64", "the content is no base64", recoverable=False)
    kind = (stated or "").partition(";")[0].strip().lower()
    begins = _SIGNATURES.get(kind)
    if begins is not None and not data.startswith(begins):
        text = f"the content is no {kind} although the server says so"
        return failed_resource(server, uri, "mcp.wrong_type", text, recoverable=False)
    if len(data) > max_bytes:
        text = f"the content has {len(data)} bytes; at most {max_bytes} are kept of binary content"
        failed = failed_resource(server, uri, "mcp.too_large", text, recoverable=False)
        return failed.replace(size_bytes=len(data))
    fields: dict[str, Any] = {}
    if stated is not None and _fits(stated):
        fields["mime_type"] = stated
    elif stated is not None:
        fields["extras"] = {"declared_mime_type": stated[:200]}
    return McpResourceData(
        server=server,
        uri=uri,
        state="fresh",
        blob=base64.b64encode(data).decode(),
        retrieved_at=utc_text(now),
        size_bytes=len(data),
        **fields,
    )


def _fits(stated: str) -> bool:
    return _MEDIA_TYPE.fullmatch(stated) is not None


def cut_text(data: McpResourceData, max_bytes: int) -> McpResourceData:
    """`data` with its text cut between characters to at most `max_bytes` bytes, which is recorded."""
    whole = (data.text or "").encode()
    if len(whole) <= max_bytes:
        return data
    return shortened(data, whole[:max_bytes].decode("utf-8", "ignore"), "cut")


def shortened(data: McpResourceData, text: str, method: Any) -> McpResourceData:
    """`data` with `text` in place of its own, which is recorded."""
    size, kept = len((data.text or "").encode()), len(text.encode())
    return data.replace(text=text, shortening=Shortening(method=method, size_bytes=size, kept_bytes=kept))
