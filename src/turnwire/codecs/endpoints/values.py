"""Shared by endpoints other than chat: validated answers, vectors, and losses.

Values that decide an answer (a vector, its index, a score) must be valid: if not, a typed error names the place. An
invalid value next to them never fails the answer: it is preserved, and a diagnostic `odd_field` says where.
"""

from __future__ import annotations

import binascii
import math
import struct
from base64 import b64decode, b64encode
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NoReturn, TypeVar

from pydantic import BaseModel

from turnwire_schema.v1.error import Loss

from turnwire.codecs.answers.bodies import parse_body, plain_body
from turnwire.codecs.answers.response import mended
from turnwire.codecs.losses import DialectLosses
from turnwire.codecs.registry import get_codec
from turnwire.codecs.values.type_checks import odd_places
from turnwire.codecs.values.unused_fields import kept
from turnwire.codecs.values.wire_values import index_of, note, unreadable
from turnwire.codecs.variants import Variant
from turnwire.core.errors import (
    InvalidDataError,
    LossRefusedError,
    Problem,
    ProviderResponseError,
    counted,
    error_from_info,
)
from turnwire.core.validate import UNFIT, problems_of

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw

M = TypeVar("M", bound=BaseModel)

_NUMBERS: Final = frozenset({int, float})
_BEYOND: Final = 10**300
_FLOAT: Final = 4
"""Bytes of one number in base64."""


class EndpointLosses(DialectLosses):
    """Losses of one conversion at an endpoint of one dialect."""

    def __init__(self, dialect: str, own: Mapping[str, str]) -> None:
        super().__init__()
        self.dialect, self.own = dialect, own

    def refuse(self, name: str, at: str) -> NoReturn:
        """Raise a loss that would change the meaning of the request.

        Raises:
            LossRefusedError: always.
        """
        lost = Loss(id=f"{self.dialect}.{name}", at=at, reason=self._reason(name), action="not sent")
        raise LossRefusedError([lost])


# Requests


def loaded(model: type[M], fields: Mapping[str, object], places: Mapping[str, str], what: str) -> M:
    """Return `fields` as a `model`; `places` are the pointers on the wire by the canonical names that differ.

    Raises:
        InvalidDataError: they do not fit; each problem has its place on the wire.
    """
    try:
        return model.model_validate(dict(fields))
    except UNFIT as error:
        problems = [Problem(_placed(each.path, places), each.rule, each.message) for each in problems_of(error)]
        raise InvalidDataError(what, problems) from None


def _placed(pointer: str, places: Mapping[str, str]) -> str:
    _, name, *rest = pointer.split("/") if pointer else ("", "")
    place = places.get(name)
    return pointer if place is None else "/".join((place, *rest))


def refuse_odd(kind: object, body: AnyRaw, what: str, *, read: frozenset[str]) -> None:
    """Refuse a request with a value of a wrong type; `read` names fields that the codec validates itself.

    Raises:
        InvalidDataError: such a value exists; each has its path.
    """
    odd = list(odd_places(kind, {name: value for name, value in body.items() if name not in read}))
    if odd:
        raise InvalidDataError(what, [Problem(place.pointer, "type", f"must be {place.wanted}") for place in odd])


# Answers


def answer_of(body: object, variant: Variant) -> AnyRaw:
    """Return the object in the body of a 200.

    Raises:
        ProviderError: the body is an error, or not a JSON object.
    """
    value = parse_body(plain_body(body))
    if isinstance(value, dict) and value.get("error") is None:
        return value
    if isinstance(value, dict):
        raise error_from_info(get_codec(variant.name).decode_error(200, value).replace(status=None))
    raise ProviderResponseError("the answer is not a JSON object", category="protocol")


def built(
    model: type[M],
    fields: Mapping[str, object],
    body: AnyRaw,
    kind: object,
    *,
    notes: Iterable[Mapping[str, object]] = (),
) -> M:
    """Return the answer. Values in `body` with another type than in `kind` are preserved in a diagnostic.

    The caller leaves out of `body` what it has validated itself.

    Raises:
        ProviderResponseError: the canonical model refuses what decides the answer; the message names the path.
    """
    odd: dict[str, dict[str, object]] = {}
    for place in odd_places(kind, body):
        spot = "/".join("*" if name.isdigit() else name for name in place.pointer.split("/"))
        odd.setdefault(spot, kept(place))
    found = [*notes, *odd.values()]
    return mended(model, {**fields, "diagnostics": found} if found else fields)


def without(body: AnyRaw, *names: str) -> dict[str, object]:
    """Return `body` without these fields."""
    return {name: value for name, value in body.items() if name not in names}


# Vectors


def vector_of(value: object, at: str) -> list[float]:
    """Return the vector at `at`: numbers, or little-endian 32-bit floats in base64.

    Raises:
        ProviderResponseError: it is not a vector.
    """
    if isinstance(value, str):
        value = _unpacked(value)
    if isinstance(value, (list, tuple)) and value and set(map(type, value)) <= _NUMBERS:
        numbers = [float(each) for each in value if type(each) is float or abs(each) < _BEYOND]
        if len(numbers) == len(value) and all(map(math.isfinite, numbers)):
            return numbers
    raise unreadable(at, "a vector: a list of numbers, or the same in base64")


def _unpacked(text: str) -> Sequence[float] | None:
    try:
        data = b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return None
    return None if len(data) % _FLOAT else struct.unpack(f"<{len(data) // _FLOAT}f", data)


def packed(values: Sequence[float]) -> str:
    """Return a vector as little-endian 32-bit floats in base64."""
    largest = struct.unpack("<f", b"\xff\xff\x7f\x7f")[0]
    within = [max(-largest, min(largest, value)) for value in values]
    return b64encode(struct.pack(f"<{len(within)}f", *within)).decode("ascii")


def placed(items: Sequence[Mapping[str, object]], at: str) -> list[int]:
    """Return the positions of `items` in the order of their `index`; unchanged if no item has one.

    Raises:
        ProviderResponseError: the places are not those of all items, each once.
    """
    places = [index_of(item.get("index")) for item in items]
    if all(place is None for place in places):
        return list(range(len(items)))
    by_place = {place: position for position, place in enumerate(places)}
    if len(by_place) < len(items) or by_place.keys() != set(range(len(items))):
        raise unreadable(at, "items with the places of all inputs, each once")
    return [by_place[place] for place in range(len(items))]


def check_count(found: int, asked: int | None) -> list[dict[str, object]]:
    """Return a diagnostic if there are no vectors.

    Raises:
        ProviderResponseError: there are more or fewer vectors than inputs.
    """
    if found == 0:
        return [note("no_embeddings", "the server found nothing to embed")]
    if asked is not None and found != asked:
        text = f"the answer cannot be read: {counted(found, 'vector')} for {counted(asked, 'input')}"
        raise ProviderResponseError(text, category="protocol")
    return []
