"""Convert from any dialect to any other: requests, answers, errors and streams, with every loss reported.

Pure, like the codecs that it uses: bytes and values in, values out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.convert.bodies import (
        plan as plan,
        read_request as read_request,
        transcode_error as transcode_error,
        transcode_request as transcode_request,
        transcode_response as transcode_response,
        write_request as write_request,
    )
    from turnwire.convert.foreign import (
        ChunkFilter as ChunkFilter,
        for_dialect as for_dialect,
        without_extras as without_extras,
    )
    from turnwire.convert.payload import (
        CANONICAL as CANONICAL,
        Detected as Detected,
        Outcome as Outcome,
        convert_payload as convert_payload,
        detect_payload as detect_payload,
        load_request as load_request,
    )
    from turnwire.convert.stream import StreamTranscoder as StreamTranscoder

__getattr__, __all__ = lazy_names(
    __name__,
    {
        "bodies": (
            "plan",
            "read_request",
            "transcode_error",
            "transcode_request",
            "transcode_response",
            "write_request",
        ),
        "foreign": ("ChunkFilter", "for_dialect", "without_extras"),
        "payload": ("CANONICAL", "Detected", "Outcome", "convert_payload", "detect_payload", "load_request"),
        "stream": ("StreamTranscoder",),
    },
)
