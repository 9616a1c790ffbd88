"""The values that were reviewed by hand, and the same values of what a codec decoded, in one plain form.

A file `expectations.json` next to the recordings holds for each exchange what its answer means:

    {"exchanges": {"vllm-0.32.0/chat/plain.json": {"finish_reason": "stop", "raw": "stop", "text": "…", "usage": {…}}},
     "odd_requests": {"…/unknown-role.json": "why the request is not a valid request although the server took it"},
     "deviations": [{"recordings": "mlx-lm-*/chat/*.json", "clause": "REC-RESPONSE-SCHEMA", "fault": "/id: type",
                     "because": "what the server does that its dialect does not allow"}]}

A deviation is a fault of the server that the recordings show: `recordings` is a pattern of names (`*` is anything),
`fault` one of the reason that the clause gives, in a stream without the event's number. Any other fault still fails.

Absent means empty: no calls, no thinking, no diagnostics, no count. A long text is stored as its length and
SHA-256. A call id that the server did not send is null. An error is in `error`, what came before it in `partial`.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.response import ChatResponse

from turnwire.contract.recording import RecordingError
from turnwire.core.errors import ProviderError
from turnwire.core.jsonschema import thaw

FILE_NAME: Final = "expectations.json"
LONG_TEXT: Final = 160
_EVENT: Final = re.compile(r"event \d+: ")
_REMARKS: Final = frozenset({"reviewed", "differs_from_oracle"})
_COUNTS: Final = {
    "prompt": "prompt_tokens",
    "completion": "completion_tokens",
    "cached": "cached_tokens",
    "cache_write": "cache_write_tokens",
    "reasoning": "reasoning_tokens",
}


@dataclass(frozen=True, slots=True)
class Deviation:
    """A known fault of a server: which recordings show it, which clause finds it, and what the server does."""

    recordings: str
    clause: str
    fault: str
    because: str

    def explains(self, recording: str, clause: str, fault: str) -> bool:
        """Return True if `fault`, found by `clause` in the recording of that name, is this one."""
        return (
            self.clause == clause
            and fnmatchcase(_EVENT.sub("", fault, count=1), self.fault)
            and fnmatchcase(recording, self.recordings)
        )


@dataclass(frozen=True, slots=True)
class Expectations:
    """The reviewed values, faulty requests and known deviations of a collection of recordings."""

    exchanges: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    odd_requests: Mapping[str, str] = field(default_factory=dict)
    deviations: tuple[Deviation, ...] = ()

    def explanation(self, recording: str, clause: str, fault: str) -> str | None:
        """Return why the server shows `fault`, or None if it is no known deviation."""
        found = (each.because for each in self.deviations if each.explains(recording, clause, fault))
        return next(found, None)


NOTHING_EXPECTED: Final = Expectations()


def place_and_root(directory: Path) -> tuple[Path, Path]:
    """`directory`, and the nearest folder, it or one above it, that has expectations; itself if no folder has any.

    Names of exchanges count from the second, so a part of a collection finds what is expected of it. The first is made
    absolute only where the second is not above it as it was given.
    """
    for place in (directory, directory.absolute()):
        for folder in (place, *place.parents):
            if (folder / FILE_NAME).is_file():
                return place, folder
    return directory, directory


def read_expectations(directory: Path) -> Expectations:
    """The expectations in `directory`, or none at all if there is no such file.

    Raises:
        RecordingError: the file is not JSON, or not in the form above.
    """
    file = directory / FILE_NAME
    if not file.exists():
        return NOTHING_EXPECTED
    try:
        value = json.loads(file.read_bytes())
    except ValueError as error:
        raise RecordingError(file, "", f"is not JSON: {error}") from None
    if not isinstance(value, dict) or not all(
        isinstance(value.get(key, {}), dict) for key in ("exchanges", "odd_requests")
    ):
        raise RecordingError(file, "", "must be an object with the objects exchanges and odd_requests")
    return Expectations(value.get("exchanges", {}), value.get("odd_requests", {}), _deviations(file, value))


def _deviations(file: Path, value: Mapping[str, Any]) -> tuple[Deviation, ...]:
    names = tuple(each.name for each in fields(Deviation))
    rows = value.get("deviations", [])
    if not isinstance(rows, list):
        raise RecordingError(file, "/deviations", "must be a list")
    for number, row in enumerate(rows):
        if (
            not isinstance(row, dict)
            or row.keys() != set(names)
            or not all(isinstance(each, str) for each in row.values())
        ):
            raise RecordingError(file, f"/deviations/{number}", f"must be an object of the texts {', '.join(names)}")
    return tuple(Deviation(**row) for row in rows)


def values_of_response(response: ChatResponse) -> dict[str, Any]:
    """The reviewed values of an answer, in the plain form."""
    message = response.message
    text, thinking, refusal = _texts(message.content)
    values: dict[str, Any] = {
        "finish_reason": response.finish_reason,
        "raw": response.raw_finish_reason,
        "text": shortened(text),
        "thinking": shortened(thinking) if thinking else None,
        "refusal": shortened(refusal) if refusal else None,
        "tool_calls": [
            {"id": _given_id(call), "name": call.name, "arguments": thaw(call.arguments)}
            for call in message.tool_calls or ()
        ],
        "invalid": [
            {
                "id": _given_id(call),
                "name": call.name,
                "reason": call.reason,
                "position": call.position,
                "arguments_text": call.arguments_text,
            }
            for call in message.invalid_tool_calls or ()
        ],
        "usage": {name: getattr(response.usage, attribute) for name, attribute in _COUNTS.items()},
        "diagnostics": sorted(note.id for note in response.diagnostics or ()),
    }
    return without_nothing(values)


def values_of_error(error: ErrorInfo) -> dict[str, Any]:
    """The reviewed values of an HTTP refusal, in the plain form."""
    return {"error": {"status": error.status, "code": error.code, "category": error.category}}


def values_of_failure(error: ProviderError) -> dict[str, Any]:
    """The reviewed values of a stream that broke: the error, and the answer up to then."""
    values: dict[str, Any] = {"error": {"code": error.info.code, "category": error.info.category}}
    if error.partial is not None:
        values["partial"] = values_of_response(error.partial)
    return values


def differences(expected: Mapping[str, Any], found: Mapping[str, Any]) -> list[str]:
    """Where the two differ, one sentence each. Texts are named by their length, never shown."""
    wanted = {name: value for name, value in expected.items() if name not in _REMARKS}
    return list(_differ("", wanted, dict(found)))


def shortened(text: str) -> Any:
    """`text`, or its length and hash where it is long."""
    if len(text) <= LONG_TEXT:
        return text
    return {"length": len(text), "sha256": hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()}


def without_nothing(values: Mapping[str, Any]) -> dict[str, Any]:
    """`values` without what says nothing: null, and empty lists and objects. An empty text says something."""
    kept: dict[str, Any] = {}
    for name, value in values.items():
        if name == "usage":
            value = {key: count for key, count in value.items() if count is not None}
        if value is not None and value != [] and value != {}:
            kept[name] = value
    return kept


def _differ(at: str, expected: Any, found: Any) -> Iterator[str]:
    if isinstance(expected, dict) and isinstance(found, dict) and not at.endswith("/arguments"):
        for name in sorted(expected.keys() | found.keys()):
            yield from _differ(f"{at}/{name}", expected.get(name), found.get(name))
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        for position, pair in enumerate(zip(expected, found, strict=True)):
            yield from _differ(f"{at}/{position}", *pair)
    elif not _equal(expected, found):
        yield f"{at}: {_shown(at, expected)} was expected, {_shown(at, found)} was found"


def _equal(expected: Any, found: Any) -> bool:
    """Equality that distinguishes 1 from 1.0 and from true."""
    return json.dumps(expected, sort_keys=True) == json.dumps(found, sort_keys=True)


def _shown(at: str, value: Any) -> str:
    name = at.rpartition("/")[2]
    if isinstance(value, str) and name in ("text", "thinking", "refusal", "arguments_text"):
        return f"a text of {len(value)} characters"
    if name == "arguments":
        return "other arguments"
    return "nothing" if value is None else repr(value)


def _texts(content: Any) -> tuple[str, str, str]:
    """(text, thinking, refusal) of a message's content."""
    if content is None or isinstance(content, str):
        return content or "", "", ""
    joined = {"text": "", "thinking": "", "refusal": ""}
    for part in content:
        if part.type in joined:
            joined[part.type] += part.text or ""
    return joined["text"], joined["thinking"], joined["refusal"]


def _given_id(call: Any) -> str | None:
    return None if call.id_origin == "minted" else call.id
