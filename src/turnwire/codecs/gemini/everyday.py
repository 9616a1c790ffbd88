"""Everyday chunks of a stream: one piece of text, the counts so far, and who answers, said again.

In: the bytes of a document. Out: the piece and the counts; None for a document of any other form, which is then read
with care. The form is written in schemas/wire/gemini/v1/response.schema.json#/$defs/GenerateContentResponse.
"""

from __future__ import annotations

from collections.abc import Set

from msgspec import UNSET, to_builtins

from turnwire_schema.wire.everyday_gemini import read_everyday_response


def read_text(data: bytes, unnamed: Set[str], usage: dict[str, object]) -> str | None:
    """The text of an everyday document, whose counts go into `usage`; None for any other, and nothing is taken.

    A document that names what is still in `unnamed`, or counts what has not been counted, is another one.
    """
    try:
        event = read_everyday_response(data)
    except ValueError:
        return None
    candidate = event.candidates[0]
    text = candidate.content.parts[0].text
    if not text or candidate.index:
        return None
    if unnamed and (
        (event.modelVersion is not None and "modelVersion" in unnamed)
        or (event.responseId is not None and "responseId" in unnamed)
        or (event.createTime is not None and "createTime" in unnamed)
    ):
        return None
    if event.usageMetadata is not UNSET:
        counts = to_builtins(event.usageMetadata)
        if not counts.keys() <= usage.keys():
            return None
        usage.update(counts)
    return text
