"""From any dialect to any other: requests, answers, errors and streams, with everything that is lost told.

Pure, like the codecs it stands on: bytes and values in, values out.
"""

from __future__ import annotations

from turnwire.convert.bodies import (
    plan,
    read_request,
    transcode_error,
    transcode_request,
    transcode_response,
    write_request,
)
from turnwire.convert.foreign import ChunkFilter, for_dialect, without_extras
from turnwire.convert.payload import CANONICAL, Detected, Outcome, convert_payload, detect_payload, load_request
from turnwire.convert.stream import StreamTranscoder

__all__ = [
    "CANONICAL",
    "ChunkFilter",
    "Detected",
    "Outcome",
    "StreamTranscoder",
    "convert_payload",
    "detect_payload",
    "for_dialect",
    "load_request",
    "plan",
    "read_request",
    "transcode_error",
    "transcode_request",
    "transcode_response",
    "without_extras",
    "write_request",
]
