"""Payloads of real servers from tests/recordings, each with the definition that it is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from turnwire_schema.documents import load_document

from turnwire.contract.recording import Recording, read_all
from turnwire.contract.surfaces import Surface, surface_of, surfaces
from turnwire.convert.detect import Candidate, candidates

RECORDINGS: Final = Path(__file__).parent.parent / "recordings"

_CHUNK: Final = {
    "ollama": Candidate("wire/ollama/v1/chat", "ChatResponse"),
    "openai-chat": Candidate("wire/openai-chat/v1/chunk", "ChatCompletionChunk"),
}
_ERROR: Final = {
    "ollama": Candidate("wire/ollama/v1/error", "ErrorResponse"),
    "openai-chat": Candidate("wire/openai-chat/v1/error", "ErrorResponse"),
}
_EVENTS: Final = ("anthropic", "openai-responses")
"""Dialects whose events are told apart by their type."""


class Payload(NamedTuple):
    """One JSON value that went over the wire."""

    recording: str
    part: str
    is_a: Candidate
    value: Any


@cache
def recordings() -> tuple[Recording, ...]:
    """Every recorded exchange."""
    return tuple(read_all(RECORDINGS))


@cache
def payloads() -> tuple[Payload, ...]:
    """Every payload whose definition is known: requests, whole answers, stream chunks, errors, lists of models.

    Left out are those whose document nobody looks for, the endpoints beside chat: what they are is always said. Errors
    are looked for everywhere.
    """
    looked_for = {candidate.document for candidate in candidates()}
    looked_for |= {surface.error.document for surface in surfaces() if surface.error is not None}
    found = (payload for recording in recordings() for payload in _payloads(recording, surface_of(recording)))
    return tuple(payload for payload in found if payload.is_a.document in looked_for)


def _payloads(recording: Recording, surface: Surface) -> Iterator[Payload]:
    name, response = recording.name, recording.response
    if surface.request is not None and isinstance(recording.request.body, dict):
        yield Payload(name, "request", Candidate(*_pair(surface.request)), recording.request.body)
    if response.framing == "json":
        meant = surface.error if recording.is_error else surface.response
        if meant is not None:
            yield Payload(name, "response", Candidate(*_pair(meant)), response.body)
    elif response.is_stream and surface.event is not None and surface.dialect is not None:
        for number, value in _events(response.raw):
            if surface.dialect in _EVENTS:
                is_a = _event(surface.dialect, value)
            elif "error" in value:
                is_a = _ERROR.get(surface.dialect)
            elif (is_a := _CHUNK.get(surface.dialect)) is not None and is_a.document != surface.event.document:
                is_a = Candidate(*_pair(surface.event))
            if is_a is not None:
                yield Payload(name, f"line {number}", is_a, value)


@cache
def _defs(document: str) -> dict[str, Any]:
    definitions: dict[str, Any] = load_document(document)["$defs"]
    return definitions


def _event(dialect: str, value: dict[str, Any]) -> Candidate | None:
    """The definition of an event by its type; None for an error, which may come in any form."""
    document = f"wire/{dialect}/v1/event"
    for name, schema in _defs(document).items():
        if name.endswith("Event") and schema.get("properties", {}).get("type", {}).get("const") == value.get("type"):
            return None if name == "ErrorEvent" else Candidate(document, name)
    return None


def _pair(definition: Any) -> tuple[str, str]:
    return definition.document, definition.name


def _events(raw: bytes) -> Iterator[tuple[int, dict[str, Any]]]:
    """The JSON of each line of a stream; a line that a broken connection cut is none."""
    for number, line in enumerate(raw.split(b"\n"), 1):
        try:
            value = json.loads(line.removeprefix(b"data:"))
        except ValueError:
            continue
        if isinstance(value, dict):
            yield number, value
