"""The checks of `contract replay` on each exchange, one named clause each: id, sentence, and source."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Clause:
    """One thing that must hold. The id is stable."""

    id: str
    sentence: str
    source: str


FORMAT: Final = Clause(
    "REC-FORMAT",
    "the file is a recording: who answered, one request, one response, and the bytes of a stream",
    "schemas/meta/recording.schema.json",
)
REQUEST_SCHEMA: Final = Clause(
    "REC-REQUEST-SCHEMA", "a request that the server took fits its wire document", "requirement CON-1"
)
REQUEST_ROUNDTRIP: Final = Clause(
    "REC-REQUEST-ROUNDTRIP",
    "a request that the server took, decoded and encoded again, loses nothing but named losses",
    "requirement COD-3",
)
RESPONSE_SCHEMA: Final = Clause(
    "REC-RESPONSE-SCHEMA", "a whole body, answer or error, fits its wire document", "requirement CON-1"
)
STREAM_SCHEMA: Final = Clause(
    "REC-STREAM-SCHEMA", "each line or event of a stream fits its wire document", "requirement CON-1"
)
DECODE: Final = Clause(
    "REC-DECODE",
    "the answer decodes; a stream without its end, or with an error inside, is a typed error with the partial answer",
    "requirements CON-1, REQ-3; streaming truth 1",
)
STREAM_SPLIT: Final = Clause(
    "REC-STREAM-SPLIT", "the bytes of a stream give the same chunks wherever they are cut", "streaming truth 7"
)
RESPONSE_ROUNDTRIP: Final = Clause(
    "REC-RESPONSE-ROUNDTRIP",
    "a whole answer, decoded and encoded again, loses nothing, unknown fields included",
    "requirement COD-3",
)
ERROR: Final = Clause(
    "REC-ERROR", "a refusal decodes to a typed error that has the HTTP status and shows no content", "requirement PRV-6"
)
EXPECTED: Final = Clause(
    "REC-EXPECTED", "the decoded values are those that were reviewed by hand", "expectations.json beside the recordings"
)

CLAUSES: Final[tuple[Clause, ...]] = (
    FORMAT,
    REQUEST_SCHEMA,
    REQUEST_ROUNDTRIP,
    RESPONSE_SCHEMA,
    STREAM_SCHEMA,
    DECODE,
    STREAM_SPLIT,
    RESPONSE_ROUNDTRIP,
    ERROR,
    EXPECTED,
)
