"""All that is known of the dialect pigeon beside its codec."""

from __future__ import annotations

from typing import Final

from turnwire.codecs.dialect import (
    NDJSON,
    Client,
    Detection,
    Dialect,
    Habits,
    Marks,
    ModelPath,
    Places,
    Shape,
    StatefulField,
)

_FLIGHT: Final = Shape(frozenset({"bird", "notes", "stream"}), frozenset({"bird", "notes"}), {})
_LANDING: Final = Shape(
    frozenset({"bird", "note", "landed", "words"}), frozenset({"bird", "note", "landed", "words"}), {}
)

RECORD: Final = Dialect(
    name="pigeon",
    codec_of="pigeon.codec:codec_of",
    variants={"pigeon": "pigeon.codec:PIGEON", "pigeon-racing": "pigeon.codec:PIGEON_RACING"},
    request=Places("notes"),
    detection=Detection(
        marks=(
            Marks(50, "wire/pigeon/v1/request", ("Flight",), {"Flight": _FLIGHT}),
            Marks(50, "wire/pigeon/v1/response", ("Landing",), {"Landing": _LANDING}),
        )
    ),
    client=Client(
        habits=Habits(stream_type=NDJSON, request_id_header="x-ring"),
        prefixes=("/pigeons/",),
        paths=(ModelPath(path="/pigeons/fly"),),
        stateful=(StatefulField("nest", "nests are not kept here; send every note"),),
    ),
    servers={"racing-loft": "pigeon-racing"},
    recorded_paths="pigeon.recorded_paths:RECORDED_PATHS",
)
