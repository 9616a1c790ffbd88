"""Validation of recorded exchanges: whether they fit the documents, and whether the codecs read them correctly.

In: a folder of recordings. Out: a `ReplayReport` with one row for each clause and exchange. No server is needed and
nothing is sent. What cannot be checked yet is pending with its reason; nothing is left out silently.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from turnwire_schema.v1.error import Loss
from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.codec import Codec
from turnwire.codecs.endpoints.codecs import EndpointCodec, get_endpoint_codec
from turnwire.codecs.endpoints.completion_turns import turn_of_request
from turnwire.codecs.endpoints.completions import CompletionCodec, CompletionTurns
from turnwire.codecs.values.wirejson import NotJsonError, parse_wire_json
from turnwire.contract import clauses
from turnwire.contract.clauses import Clause
from turnwire.contract.expectations import (
    FILE_NAME,
    NOTHING_EXPECTED,
    Expectations,
    differences,
    place_and_root,
    read_expectations,
    values_of_error,
    values_of_failure,
    values_of_response,
)
from turnwire.contract.recording import Recording, RecordingError, find_recordings, read_recording
from turnwire.contract.report import Outcome, ReplayReport, Row
from turnwire.contract.round_trip import round_trip_differences
from turnwire.contract.streams import announces_an_error, begins_with_an_error, events_of, split_differences
from turnwire.contract.surfaces import (
    Definition,
    Surface,
    codec_for,
    count_coders,
    faults,
    has_document,
    reader_for,
    surface_of,
)
from turnwire.convert.bodies import read_request
from turnwire.core.errors import InvalidDataError, ProviderError
from turnwire.core.losses import Converted
from turnwire.providers.paths import path_of

Progress = Callable[[int, int], None]
"""Called with (exchanges done, exchanges in all) after each exchange."""

# A fault of a server is usually in every event of a stream or item of a list; the first ones show what it is.
_MOST_FAULTS: Final = 10
_MOST_LOOKED_AT: Final = 1000
# Marks by which servers quote the request in a message (pydantic, Ollama); what follows them must not get out.
_QUOTED_INPUT: Final = re.compile(r"input_value=|'input': |raw='")


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of a clause, before the exchange is known."""

    clause: Clause
    outcome: Outcome
    reasons: tuple[str, ...] = ()


def replay(directory: str | os.PathLike[str], *, progress: Progress | None = None) -> ReplayReport:
    """Check every recording below `directory`, and compare with the nearest `expectations.json`, in it or above it.

    Raises:
        RecordingError: the directory does not exist, or the expectations cannot be read.
        ConfigurationError: it is no path.
    """
    directory = path_of(directory, "directory")
    if not directory.is_dir():
        raise RecordingError(directory, "", "is not a directory")
    place, root = place_and_root(directory)
    expectations = read_expectations(root)
    files = [file for file in find_recordings(place) if file.name != FILE_NAME]
    rows: list[Row] = []
    for done, file in enumerate(files, 1):
        rows.extend(_check_file(file, place, root, expectations))
        if progress is not None:
            progress(done, len(files))
    return ReplayReport(directory, tuple(rows))


def check_recording(recording: Recording, expectations: Expectations = NOTHING_EXPECTED) -> list[Finding]:
    """The results of every clause that concerns the exchange."""
    surface = surface_of(recording)
    if surface.pending is not None and not (recording.is_error and surface.error):
        return [Finding(clauses.DECODE, "pending", (surface.pending,))]
    if surface.outside is not None and not (recording.is_error and surface.error):
        return [Finding(clauses.DECODE, "not applicable", (surface.outside,))]
    missing = _missing_part(surface, recording)
    if missing is not None:
        return [Finding(clauses.DECODE, "pending", (missing,))]
    return [_explained(found, recording.name, expectations) for found in _findings(surface, recording, expectations)]


def _check_file(file: Path, directory: Path, root: Path, expectations: Expectations) -> Iterator[Row]:
    name = file.relative_to(directory).as_posix()
    folder = name.partition("/")[0] if "/" in name else directory.name
    try:
        recording = read_recording(file, root)
    except RecordingError as error:
        yield Row(name, folder, "unknown", clauses.FORMAT.id, "fail", (f"{error.pointer or '/'}: {error.problem}",))
        return
    surface = surface_of(recording).id
    try:
        findings = check_recording(recording, expectations)
    except Exception as error:  # a codec raises an undocumented error: the other files are still checked
        findings = [Finding(clauses.DECODE, "fail", (f"raised {type(error).__name__}, which no codec promises",))]
    yield from (Row(name, folder, surface, found.clause.id, found.outcome, found.reasons) for found in findings)


def _explained(found: Finding, name: str, expectations: Expectations) -> Finding:
    """A failure without the known deviations of its server; of many faults, the first ones."""
    if found.outcome != "fail":
        return found
    known = {fault: expectations.explanation(name, found.clause.id, fault) for fault in found.reasons}
    if found.reasons and None not in known.values():
        because = dict.fromkeys(f"the server deviates: {why}" for why in known.values())
        return Finding(found.clause, "not applicable", tuple(because))
    rest = tuple(fault for fault in found.reasons if known[fault] is None)
    return Finding(found.clause, "fail", rest[:_MOST_FAULTS])


def _missing_part(surface: Surface, recording: Recording) -> str | None:
    """What this version lacks for checking the surface."""
    for definition in (surface.request, surface.response, surface.event, surface.error):
        if definition is not None and not has_document(definition):
            return f"the document {definition.document} comes later"
    if (surface.is_chat or recording.is_error) and codec_for(surface, recording.server) is None:
        return f"the codec for {surface.dialect} comes later"
    return None


def _findings(surface: Surface, recording: Recording, expectations: Expectations) -> Iterator[Finding]:
    codec = codec_for(surface, recording.server)
    expected = expectations.exchanges.get(recording.name)
    is_refused = _is_refused(recording)
    if recording.is_error:
        yield _schema(clauses.RESPONSE_SCHEMA, surface.error, recording)
        assert codec is not None  # _missing_part has looked
        yield from _error(codec, recording, expected)
        return
    if surface.request is not None:
        yield _request_schema(surface.request, recording, expectations, is_refused)
    if surface.endpoint is not None:
        assert codec is not None  # every endpoint has a codec
        yield from _endpoint(get_endpoint_codec(surface.endpoint, codec.name), surface, recording, expectations)
        return
    if not surface.is_chat:
        if (transform := count_coders(surface, codec)) is not None:
            yield _request_roundtrip(surface.request, *transform, recording, expectations, is_refused)[1]
        yield _schema(clauses.RESPONSE_SCHEMA, surface.response, recording)
        yield from _models(surface, codec, recording)
        return
    assert codec is not None
    model = surface.model_in_path(recording)
    request, round_trip = _request_roundtrip(
        surface.request,
        lambda body: read_request(body, codec.name, model=model),
        codec.encode_request,
        recording,
        expectations,
        is_refused,
    )
    yield round_trip
    if recording.response.is_stream:
        yield from _stream(surface, codec, recording, request, expected)
    else:
        yield _schema(clauses.RESPONSE_SCHEMA, surface.response, recording)
        yield from _whole(surface.response, codec, recording, request, expected)


def _endpoint(
    codec: EndpointCodec[Any, Any], surface: Surface, recording: Recording, expectations: Expectations
) -> Iterator[Finding]:
    """An exchange of an endpoint other than chat; its codec has the verbs of a chat codec for whole bodies."""
    model = surface.model_in_path(recording)
    request = None
    if not surface.is_read_only:
        request, round_trip = _request_roundtrip(
            surface.request,
            lambda body: codec.decode_request(body, model=model),
            codec.encode_request,
            recording,
            expectations,
            _is_refused(recording),
        )
        yield round_trip
    if recording.response.is_stream:
        assert isinstance(codec, CompletionCodec)  # no other endpoint streams
        asked = None if request is None else turn_of_request(request)
        yield from _stream(surface, CompletionTurns(codec), recording, asked, None)
        return
    yield _schema(clauses.RESPONSE_SCHEMA, surface.response, recording)
    if surface.is_read_only:
        yield from _read(codec.decode_response, recording)
        return
    yield from _whole(surface.response, codec, recording, request, None)


# Requests


def _is_refused(recording: Recording) -> bool:
    """Whether the server refused the request, with the status or, where that was sent already, with its first words."""
    response = recording.response
    if recording.is_error or not response.is_stream:
        return recording.is_error or (isinstance(response.body, dict) and response.body.get("error") is not None)
    try:
        return begins_with_an_error(response, events_of(response))
    except NotJsonError:
        return False


def _request_schema(
    definition: Definition, recording: Recording, expectations: Expectations, is_refused: bool
) -> Finding:
    if not recording.request.is_json:
        return Finding(clauses.REQUEST_SCHEMA, "not applicable", ("the request has no JSON body",))
    found = _faults(definition, recording.request.body)
    return _request_finding(clauses.REQUEST_SCHEMA, found, recording, expectations, is_refused)


def _request_roundtrip(
    definition: Definition | None,
    decode: Callable[[Mapping[str, Any]], Converted[Any]],
    encode: Callable[[Any], Converted[Mapping[str, object]]],
    recording: Recording,
    expectations: Expectations,
    is_refused: bool,
) -> tuple[Any, Finding]:
    body = recording.request.body
    if not isinstance(body, dict):
        return None, Finding(clauses.REQUEST_ROUNDTRIP, "not applicable", ("the request has no JSON object",))
    try:
        decoded = decode(body)
    except InvalidDataError as error:
        reasons = tuple(f"{problem.path or '/'}: {problem.rule}" for problem in error.problems)
        return None, _request_finding(clauses.REQUEST_ROUNDTRIP, reasons, recording, expectations, is_refused)
    again = encode(decoded.value)
    found = (
        *round_trip_differences(body, again.value, lambda written: encode(decode(written).value).value),
        *_new_faults(definition, body, again.value),
    )
    if found and (losses := _named((*decoded.losses, *again.losses))):
        return decoded.value, Finding(clauses.REQUEST_ROUNDTRIP, "not applicable", (losses,))
    return decoded.value, _request_finding(clauses.REQUEST_ROUNDTRIP, found, recording, expectations, False)


def _request_finding(
    clause: Clause, found: tuple[str, ...], recording: Recording, expectations: Expectations, is_refused: bool
) -> Finding:
    """A request with faults is a failure unless the server refused it as well, or it is listed as odd on purpose."""
    if found and is_refused:
        return Finding(clause, "pass", ("the server refused the request as well",))
    odd = expectations.odd_requests.get(recording.name)
    if found and odd is not None:
        return Finding(clause, "not applicable", (f"odd on purpose: {odd}",))
    return Finding(clause, "fail" if found else "pass", found)


# Answers


def _schema(clause: Clause, definition: Definition | None, recording: Recording) -> Finding:
    response = recording.response
    if definition is None:
        return Finding(clause, "not applicable", ("no document describes this body",))
    if response.framing != "json":
        kind = "is empty" if response.framing == "empty" else "is not JSON"
        return Finding(clause, "not applicable", (f"the body {kind}, which no document describes",))
    return _outcome(clause, _faults(definition, response.body))


def _whole(
    definition: Definition | None,
    codec: Codec | EndpointCodec[Any, Any],
    recording: Recording,
    request: Any,
    expected: Any,
) -> Iterator[Finding]:
    body = parse_wire_json(recording.response.raw) if recording.response.bytes_are_exact else recording.response.body
    try:
        answer = codec.decode_response(body, request=request)
    except ProviderError as error:
        known = expected is not None and "error" in expected
        yield _outcome(clauses.DECODE, () if known else (f"raised {error.info.code} ({error.info.category})",))
        if known:
            yield _outcome(clauses.EXPECTED, tuple(differences(expected, values_of_failure(error))))
        return
    yield Finding(clauses.DECODE, "pass")
    again = codec.encode_response(answer)

    def write_again(written: Mapping[str, object]) -> Mapping[str, object]:
        return codec.encode_response(codec.decode_response(written, request=request)).value

    found = (*round_trip_differences(body, again.value, write_again), *_new_faults(definition, body, again.value))
    if found and again.losses:
        yield Finding(clauses.RESPONSE_ROUNDTRIP, "not applicable", (_named(again.losses),))
    else:
        yield _outcome(clauses.RESPONSE_ROUNDTRIP, found)
    if expected is not None:
        yield _outcome(clauses.EXPECTED, tuple(differences(expected, values_of_response(answer))))


def _models(surface: Surface, codec: Codec | None, recording: Recording) -> Iterator[Finding]:
    """The decoder of bodies that describe models; the values are compared in tests, not here."""
    read = None if codec is None else reader_for(surface, codec, recording)
    if read is not None:
        yield from _read(read, recording)


def _read(read: Callable[[Any], Any], recording: Recording) -> Iterator[Finding]:
    try:
        read(recording.response.body)
    except ProviderError as error:
        # A stored answer that was cancelled or failed is read as the error in which it ended.
        reasons = () if error.info.category == "interrupted" else (f"raised {error.info.code} ({error.info.category})",)
        yield _outcome(clauses.DECODE, reasons)
    else:
        yield Finding(clauses.DECODE, "pass")


def _stream(
    surface: Surface, codec: Codec, recording: Recording, request: ChatRequest | None, expected: Any
) -> Iterator[Finding]:
    response = recording.response
    assert surface.event is not None
    events: list[Any] = []
    try:
        events = events_of(response)
    except NotJsonError as error:
        yield Finding(clauses.STREAM_SCHEMA, "fail", (f"a line is not JSON: {error}",))
    else:
        found = [
            f"event {number}: {fault}" for number, event in enumerate(events) for fault in _faults(surface.event, event)
        ]
        yield _outcome(clauses.STREAM_SCHEMA, tuple(found))
    yield _outcome(clauses.STREAM_SPLIT, tuple(split_differences(codec, response, request)))
    try:
        answer = codec.decode_stream([response.raw], request=request)
    except ProviderError as error:
        values = values_of_failure(error)
        known = announces_an_error(response, events) or (expected is not None and "error" in expected)
        reasons = [] if known else [f"raised {error.info.code} ({error.info.category})"]
        if _QUOTED_INPUT.search(error.info.message):
            reasons.append("the message of the error quotes the request")
        yield _outcome(clauses.DECODE, tuple(reasons))
    else:
        values = values_of_response(answer)
        yield Finding(clauses.DECODE, "pass")
    if expected is not None:
        yield _outcome(clauses.EXPECTED, tuple(differences(expected, values)))


def _error(codec: Codec, recording: Recording, expected: Any) -> Iterator[Finding]:
    status = recording.response.status
    info = codec.decode_error(status, recording.response.raw)
    found = []
    if info.status != status:
        found.append(f"/status: {status} was expected, {info.status} was found")
    if not info.message:
        found.append("/message: is empty")
    if _QUOTED_INPUT.search(info.message):
        found.append("/message: quotes the request")
    yield _outcome(clauses.ERROR, tuple(found))
    if expected is not None:
        yield _outcome(clauses.EXPECTED, tuple(differences(expected, values_of_error(info))))


def _new_faults(definition: Definition | None, body: Any, written: Any) -> Iterator[str]:
    """The faults of what is written in place of a body that fits its document."""
    if definition is not None and not _faults(definition, body):
        yield from (f"written: {fault}" for fault in _faults(definition, written))


_faults: Final = partial(faults, most=_MOST_LOOKED_AT)


def _named(losses: Sequence[Loss]) -> str:
    """The losses as a reason; empty if nothing was lost."""
    return f"losses are reported: {', '.join(sorted({loss.id for loss in losses}))}" if losses else ""


def _outcome(clause: Clause, found: tuple[str, ...]) -> Finding:
    return Finding(clause, "fail" if found else "pass", found)
