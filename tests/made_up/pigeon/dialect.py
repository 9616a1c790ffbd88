"""All that is known of the dialect pigeon beside its codec."""

from typing import Final

from turnwire.codecs import dialect

RECORD: Final = dialect.Dialect(
    name="pigeon",
    codec_of="pigeon.codec:codec_of",
    variants={"pigeon": "pigeon.codec:PIGEON", "pigeon-racing": "pigeon.codec:PIGEON_RACING"},
    losses="pigeon.codec:LOSSES",
    request=dialect.Places("notes"),
    detection=dialect.Detection(types={"request": "pigeon.codec:Flight", "response": "pigeon.codec:Landing"}),
    client=dialect.Client(
        habits=dialect.Habits(stream_type=dialect.NDJSON, request_id_header="x-ring"),
        prefixes=("/pigeons/",),
        paths=(dialect.ModelPath(path="/pigeons/fly"),),
        stateful=(dialect.StatefulField("nest", "nests are not kept here; send every note"),),
    ),
    servers={"racing-loft": "pigeon-racing"},
)
