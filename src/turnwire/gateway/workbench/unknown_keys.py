"""Unknown keys of a payload as findings of the workbench: it is valid, and a key may be misspelt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from turnwire.convert.detect import detect
from turnwire.convert.lines import payload_lines
from turnwire.convert.payload import Detected
from turnwire.convert.unknown import unknown_keys
from turnwire.core.errors import InvalidDataError
from turnwire.core.validate import parse_json

UNKNOWN_KEY: Final = "unknown_key"


def unknown_findings(
    data: bytes, detected: Detected | None, dialect: str | None, kind: str | None
) -> Iterator[dict[str, Any]]:
    """Each key that the definition does not name; of a stream each place once, with the line of the first event.

    Nothing where the payload is taken for something else than what it was `detected` to be.
    """
    if detected is None or (dialect, kind) not in ((None, None), (detected.dialect, detected.kind)):
        return
    try:
        value = parse_json(data, "the payload")
    except InvalidDataError:
        seen: set[str] = set()
        for number, payload in payload_lines(data) or ():
            for found in _findings(payload):
                if found["at"] not in seen:
                    seen.add(found["at"])
                    yield {**found, "line": number}
        return
    for key in unknown_keys(detected.candidate, value):
        yield {"id": UNKNOWN_KEY, "at": key.path, "what": key.what}


def _findings(payload: bytes) -> Iterator[dict[str, Any]]:
    try:
        value = parse_json(payload, "the line")
    except InvalidDataError:
        return
    candidate = detect(value)
    for key in () if candidate is None else unknown_keys(candidate, value):
        yield {"id": UNKNOWN_KEY, "at": key.path, "what": key.what}
