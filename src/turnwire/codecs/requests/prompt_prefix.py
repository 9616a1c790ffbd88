"""Digests of how a prompt begins, by which two requests are known to share a beginning.

A model server computes only what is behind the beginning that it has read before: tools, then system messages, then
turns. Whatever reaches no model is not part of a digest: ids, metadata, options and marks for caches, texts that a
client adds for its vendor alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2b
from itertools import islice
from typing import Any, Final

from turnwire_schema.v1.message import ChatMessage
from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.requests.attribution import without_attribution
from turnwire.codecs.variants import OLLAMA

_IN_NO_PROMPT: Final = frozenset({"id", "metadata", "provider_options", "extras"})
_AS_GIVEN: Final = frozenset({"arguments", "parameters"})
"""Values whose names are those of a tool: an `id` in there is part of the prompt."""
_LOCAL: Final = OLLAMA
"""A server that is no vendor of a client's."""


def prefix_digests(request: ChatRequest, *, most: int = 8) -> tuple[bytes, ...]:
    """Return a digest of 16 bytes for each beginning of the prompt, the shortest first, at most `most`.

    The first is of the tools; the second of them and the system messages at the start; each further one of one message
    more. A later request of the same conversation has the same digests at its start.
    """
    return tuple(islice(_digests(without_attribution(request, _LOCAL)), most))


def _digests(request: ChatRequest) -> Iterator[bytes]:
    so_far = blake2b(_bytes([tool.to_dict() for tool in request.tools or ()]), digest_size=16)
    yield so_far.digest()
    messages = iter(request.messages)
    first = next(messages, None)
    while first is not None and first.role == "system":
        so_far.update(_message(first))
        first = next(messages, None)
    yield so_far.digest()
    while first is not None:
        so_far.update(_message(first))
        yield so_far.digest()
        first = next(messages, None)


def _message(message: ChatMessage) -> bytes:
    written = message.to_dict()
    if isinstance(content := written.get("content"), str):  # clients write a text as a part where they mark it
        written["content"] = [{"type": "text", "text": content}]
    return _bytes(written)


def _bytes(value: Any) -> bytes:
    return json.dumps(_in_prompt(value), separators=(",", ":")).encode()


def _in_prompt(value: Any) -> Any:
    if isinstance(value, dict):
        return {
            name: each if name in _AS_GIVEN else _in_prompt(each)
            for name, each in value.items()
            if name not in _IN_NO_PROMPT
        }
    if isinstance(value, list):
        return [_in_prompt(each) for each in value]
    return value
