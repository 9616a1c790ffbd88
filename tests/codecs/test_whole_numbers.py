"""Every integer of every wire document means the same when it is written as 3.0, whole and streamed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from turnwire_schema.documents import validator_for

from tests.cases import for_each
from tests.codecs.coverage.wire_streams import ROOTS as EVENT_ROOTS
from tests.codecs.test_odd_types import places, put, read_stream
from tests.codecs.test_wire_executed import ROOTS, wire_of
from tests.codecs.test_wire_streams_executed import wire_of as wire_of_streams
from tests.requirements import requirement
from turnwire.codecs.registry import CODEC_NAMES, get_codec
from turnwire.convert.bodies import read_request
from turnwire.core.errors import TurnwireError

DIALECTS = [name for name in CODEC_NAMES if name == get_codec(name).dialect]
WAYS = [(name, way) for name in CODEC_NAMES for dialect, way in ROOTS if dialect == get_codec(name).dialect]


def trials(wire: Any, dialect: str, document: str, root: str) -> Iterator[tuple[str, Any, Any]]:
    """(name of the field, body, the same body with one integer as a float), once for each field."""
    judge = validator_for(f"wire/{dialect}/v1/{document.removesuffix('.schema.json')}", root)
    done: set[tuple[str, str]] = set()
    for body in wire.bodies(document, root):
        if not isinstance(body.shown, dict) or not wire.is_read(body.value):
            continue
        for at in places(body.value, body.shown):
            for field, value in body.shown.items():
                if type(value) is not int or (body.definition, field) in done:
                    continue
                place = (*at, field)
                if judge.is_valid(put(body.value, place, value + 0.5)) or not judge.is_valid(body.value):
                    continue  # any number may stand there
                done.add((body.definition, field))
                yield f"{body.definition}.{field}", body.value, put(body.value, place, float(value))


def read(name: str, way: str, body: Any) -> tuple[Any, ...]:
    """What a codec makes of a body."""
    codec = get_codec(name)
    try:
        if way == "answer":
            answer = codec.decode_response(body).to_dict()
            return (answer, codec.encode_response(codec.decode_response(body)))
        request, losses = read_request({"model": "m", **body} if codec.dialect != "gemini" else body, name, model="m")
        return (request.to_dict(), losses, codec.encode_request(request))
    except TurnwireError as error:
        return (type(error), str(error))


@requirement("COD-7", "SCH-4")
@for_each(("name", "way"), WAYS)
def test_an_integer_of_a_body_means_the_same_as_a_float(name: str, way: str) -> None:
    dialect = get_codec(name).dialect
    found = list(trials(wire_of(name, way), dialect, *ROOTS[dialect, way]))
    assert len(found) > 1
    wrong = [field for field, plain, other in found if read(name, way, plain) != read(name, way, other)]
    assert wrong == []


@requirement("COD-7", "SCH-4")
@pytest.mark.parametrize("name", DIALECTS)
def test_an_integer_of_an_event_means_the_same_as_a_float(name: str) -> None:
    def answer(event: Any, sent: Any) -> Any:
        try:
            return read_stream(name, event, sent).to_dict()
        except TurnwireError as error:
            return type(error), str(error)

    dialect = get_codec(name).dialect
    found = list(trials(wire_of_streams(name), dialect, *EVENT_ROOTS[dialect]))
    assert len(found) > 1
    assert [field for field, plain, other in found if answer(plain, plain) != answer(plain, other)] == []
