"""The ledger executed: a case goes through a codec and back, and the ledger's words are held to what happened.

A value comes back at its place, or exactly a loss is reported that the ledger names for that field, at that pointer.
What stands in something that does not come back as a whole is excused by the loss of the whole, and only then. "never
sent" means that the body is the one without the field, and so does "unsaid", of a value that silence says as well.
"""

from __future__ import annotations

import json
import marshal
import re
from collections.abc import Callable, Container, Iterator, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, NamedTuple, TypeVar

from turnwire_schema.v1.error import Loss
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from tests.codecs.coverage.entry import WORDS, Entry, parts_of
from tests.codecs.coverage.probes import Case
from tests.codecs.coverage.schemas import Data, Schemas
from tests.codecs.coverage.table import COMMON_COVERED
from turnwire.codecs.codec import Codec
from turnwire.codecs.losses import COMMON
from turnwire.codecs.registry import codec_of
from turnwire.convert.bodies import read_request
from turnwire.core.errors import ProviderError

V = TypeVar("V")

WHOLE = "*"
"""The row of a class for its objects as wholes."""

MISSING: Any = object()


class Trip(NamedTuple):
    """What a document became: on the wire, read again, and what was lost."""

    sent: Data
    body: Any
    back: Data
    losses: tuple[Loss, ...]
    refused: str = ""
    """Why the reader refuses what was written: an answer that broke off."""


def entry_for(entry: Entry, way: str) -> tuple[dict[str, str], tuple[str, ...]]:
    """(what follows each word, loss ids) of an entry in one direction."""
    words: dict[str, str] = {}
    losses = []
    for part in parts_of(entry, way):
        word = next((each for each in WORDS if part.startswith(each)), None)
        if word is None:
            losses += [part] if part else []
        else:
            words[word] = part[len(word) :].removeprefix(":").strip()
    return words, tuple(losses)


def remembered(make: Callable[[Data], V]) -> Callable[[Data], V]:
    """What is made of a document, made once; nobody changes it."""
    known: dict[bytes, V] = {}

    def remember(document: Data) -> V:
        key = marshal.dumps(document, 2)  # tells apart what is of another type or in another order
        if key not in known:
            known[key] = make(document)
        return known[key]

    return remember


@remembered
def request_of(document: Data) -> tuple[ChatRequest, Data]:
    """The request that every codec writes, and its document."""
    request = ChatRequest.from_dict(document)
    return request, plain(request.to_dict())


@remembered
def response_of(document: Data) -> tuple[ChatResponse, Data]:
    """The whole answer that every codec writes, and its document."""
    response = ChatResponse.from_dict(document)
    return response, plain(response.to_dict())


def request_trip(codec: Codec, document: Data) -> Trip:
    """A request written and read again."""
    request, sent = request_of(document)
    body, losses = codec.encode_request(request)
    back, more = read_request(body, codec.name, model=request.parameters.model)
    assert more == ()
    return Trip(sent, body, plain(back.to_dict()), losses)


def response_trip(codec: Codec, document: Data) -> Trip:
    """A whole answer written and read again."""
    response, sent = response_of(document)
    body, losses = codec.encode_response(response)
    try:
        return Trip(sent, body, plain(codec.decode_response(body).to_dict()), losses)
    except ProviderError as error:
        return Trip(sent, body, {}, losses, str(error))


def sends_schemas_as_they_are(codec: Codec) -> Codec:
    """The codec without the rewriting of schemas, which comes back in another form."""
    return codec_of(replace(codec.variant, rewrites_schemas=False)) if codec.variant.rewrites_schemas else codec


class Judge:
    """One codec held to its page of the ledger."""

    def __init__(
        self, codec: Codec, covered: Mapping[str, Mapping[str, Entry]], schemas: Schemas, root: str, way: str
    ) -> None:
        codec = self._codec = sends_schemas_as_they_are(codec)
        self._schemas = schemas
        self._root = schemas.find(root)
        self._way = way
        self._covered = {**COMMON_COVERED, **covered}
        self._said: dict[tuple[str, str], tuple[dict[str, str], tuple[str, ...]]] = {}
        trip = {"request": request_trip, "answer": response_trip}[way]
        self._trip: Callable[[Data], Trip] = remembered(lambda document: trip(codec, document))
        self.produced: set[tuple[str, str, str]] = set()
        """(class, field, loss id) of every loss that a case gave."""
        self.seen: dict[tuple[str, str], set[str]] = {}
        """What became of each field, over all cases."""

    def faults(self, case: Case) -> Iterator[str]:
        """What is wrong with one case; nothing where the ledger tells the truth."""
        trip = self._trip(case.document)
        yield from self._unnamed(trip.sent, trip.losses)
        words, allowed = self._words(case.owner, case.field)
        if trip.refused:
            if "broken off" not in words:
                yield f"cannot be read again: {trip.refused}"
            return
        outcome, detail = self.outcome(case, allowed)
        if outcome == "loss":
            self.produced.add((case.owner, case.field, detail))
        self.seen.setdefault((case.owner, case.field), set()).add(outcome)
        if not words and not allowed:
            yield "the ledger has no entry"
        elif "never sent" in words:
            is_same_body = trip.body == self._trip(case.base).body
            if outcome != "whole" and not (outcome in ("unsaid", "back") and is_same_body):
                yield f"never sent, but: {outcome} {detail}"
        elif outcome == "silent" or (outcome == "unsaid" and "unsaid" not in words):
            if "elsewhere" in words and _marks(case.value) <= _marks(trip.back):
                return
            as_other = words.get("same as")
            if as_other is None or look_up(trip.back, case.pointer) != json.loads(as_other.partition(":")[0]):
                yield detail
        elif outcome == "back" and not allowed and "mapped" not in words:
            yield "comes back, but the ledger does not say so"

    def unnamed(self, document: Data) -> Iterator[str]:
        """The losses of a document that the ledger does not name where they are reported."""
        yield from self._unnamed(*self._encode(document))

    def _unnamed(self, sent: Data, losses: tuple[Loss, ...]) -> Iterator[str]:
        for loss in losses:
            if loss.id.replace(self._codec.name, "<server>", 1) in COMMON:  # a keyword in a schema of the caller
                if look_up(sent, loss.at) is MISSING:
                    yield f"{loss.id} at {loss.at}: there is no such keyword"
                continue
            place = self.place_of(loss.at, sent)
            if place is None:
                yield f"{loss.id} at {loss.at}: nothing stands there"
            elif not (named := self._named(*place, loss.id)):
                yield f"{loss.id} is not in the ledger for {'.'.join(place)}"
            else:
                self.produced.update((place[0], field, loss.id) for field in named)

    def outcome(self, case: Case, allowed: Container[str]) -> tuple[str, str]:
        """What became of the field: `back`, `loss`, `whole` (lost with what holds it), `unsaid`, or `silent`."""
        trip, without = self._trip(case.document), self._trip(case.base)
        sent, back = look_up(trip.sent, case.pointer), look_up(trip.back, case.pointer)
        sent = case.value if sent is MISSING else sent  # a field of the schema that the models do not have
        if self._same(case, trip, sent, back):
            return "back", ""
        is_required = look_up(without.sent, case.pointer) is not MISSING
        part = re.match(r".*/[0-9]+(?=/)|", case.pointer)
        near = part.group() if part else ""
        for loss in trip.losses:
            holds = f"{case.pointer}/".startswith(f"{loss.at}/")
            is_named = loss.id in allowed or loss.id.endswith(".foreign_option")
            if loss.at == case.pointer and is_named:
                return "loss", loss.id
            is_new = is_required or loss not in without.losses
            if is_named and is_new and (holds or (near and loss.at.startswith(f"{near}/"))):
                return "loss", loss.id
            if loss.at.startswith(f"{case.pointer}/"):
                return "loss", loss.id  # of what stands in it; its own case says which
        if self._excused(case, trip):
            return "whole", ""
        detail = f"{_short(case.value)} came back as {_short(back)}, without a loss at its place"
        return ("unsaid" if trip.body == without.body else "silent"), detail

    def _encode(self, document: Data) -> tuple[Data, tuple[Loss, ...]]:
        if self._way == "request":
            request, sent = request_of(document)
            return sent, self._codec.encode_request(request).losses
        response, sent = response_of(document)
        return sent, self._codec.encode_response(response).losses

    def _excused(self, case: Case, trip: Trip) -> bool:
        """Whether a loss of something that holds the field says it, because that does not come back as it was."""
        holder = case.pointer.rpartition("/")[0]
        if holder in ("", "/message", "/parameters"):
            return False  # these are never lost as wholes
        near = [loss for loss in trip.losses if f"{case.pointer}/".startswith(f"{loss.at}/") or loss.at == ""]
        inside = [loss for loss in trip.losses if loss.at.startswith(f"{holder}/")]
        kept, found = look_up(trip.sent, holder), look_up(trip.back, holder)
        if not isinstance(found, Mapping):
            return bool(near or inside)
        told = {key: value for key, value in kept.items() if key not in (case.field, "type", "role")}
        is_other = any(found.get(tag) != kept.get(tag) for tag in ("type", "role"))
        if (
            told
            and not is_other
            and all(_shape(found.get(key, MISSING)) == _shape(value) for key, value in told.items())
        ):
            return False
        return bool([loss for loss in near if loss.at != case.pointer] or inside)

    def _named(self, owner: str, field: str, loss_id: str) -> list[str]:
        """The rows of a class in which a loss is named: that of the field, for a whole object any of them."""
        if loss_id == f"{self._codec.dialect}.foreign_option":
            return ["provider_options"] if field == "provider_options" else []
        rows = self._covered.get(owner, {}) if field == WHOLE else [field]
        return [row for row in rows if loss_id in self._words(owner, row)[1]]

    def _same(self, case: Case, trip: Trip, sent: Any, back: Any) -> bool:
        if sent in ([], {}) and back is MISSING:
            return True  # an empty list or object says what its absence says
        if case.field == "provider_options":
            ours, theirs = self._own(sent), self._own(back)
            if self._way == "answer":  # what a reader of an answer does not know is an extra
                theirs = {**theirs, **_extras(look_up(trip.back, case.pointer.rpartition("/")[0]))}
            foreign = set(sent) - {self._codec.dialect, self._codec.name}
            return not foreign and all(theirs.get(key) == value for key, value in ours.items())
        if case.is_composite:  # what stands in it has cases of its own
            left, right = _shape(sent), _shape(back)
            return bool(left == right or (isinstance(right, list) and left == right[: len(left)]))
        return bool(sent == back) and isinstance(sent, bool) == isinstance(back, bool)

    def _own(self, options: Any) -> Data:
        found = options if isinstance(options, Mapping) else {}
        return {**(found.get(self._codec.dialect) or {}), **(found.get(self._codec.name) or {})}

    def _words(self, owner: str, field: str) -> tuple[dict[str, str], tuple[str, ...]]:
        said = self._said.get((owner, field))
        if said is None:
            said = self._said[owner, field] = entry_for(self._covered.get(owner, {}).get(field, ""), self._way)
        return said

    def place_of(self, pointer: str, document: Data) -> tuple[str, str] | None:
        """(class, field) of a JSON pointer into a document; `*` for an object in a list; None where nothing stands."""
        target, value = self._root, document
        place = (target.name, WHOLE)
        for token in pointer.split("/")[1:]:
            if isinstance(value, list):
                if not token.isdigit() or int(token) >= len(value):
                    return None
                value = value[int(token)]
                found = self._schemas.member(target, place[1], value)
                if found is None:
                    return place
                target, place = found, (found.name, WHOLE)
                continue
            if not isinstance(value, Mapping):
                return None
            if place[1] != WHOLE:  # an object in a field
                found = self._schemas.member(target, place[1], value)
                if found is None:
                    return place
                target = found
            if token not in self._schemas.fields(target):
                return None
            place = (target.name, token)
            value = value.get(token, {})
        return place


def plain(document: Any) -> Any:
    """A document in which a text as content is one text part, which means the same."""
    if isinstance(document, list):
        return [plain(each) for each in document]
    if not isinstance(document, dict):
        return document
    out = {key: plain(value) for key, value in document.items()}
    if isinstance(out.get("content"), str) and "role" in out:
        out["content"] = [{"type": "text", "text": out["content"]}]
    if isinstance(out.get("created"), int) and "usage" in out:  # a time in one of two forms
        out["created"] = datetime.fromtimestamp(out["created"], UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    if out.get("thinking") == "none" and "model" in out:
        out["thinking"] = False  # both: no thinking
    return out


def _marks(value: Any) -> set[str]:
    """Every text in a value, by which it is found again elsewhere."""
    if isinstance(value, Mapping):
        return {mark for each in value.values() for mark in _marks(each)}
    if isinstance(value, list):
        return {mark for each in value for mark in _marks(each)}
    return {value} if isinstance(value, str) else set()


def _extras(holder: Any) -> Data:
    return (holder.get("extras") or {}) if isinstance(holder, Mapping) else {}


def _shape(value: Any) -> Any:
    """How many elements a list has and of which kinds; the kind of an object; any other value itself."""
    if isinstance(value, list):
        return [_shape(each) for each in value]
    if isinstance(value, Mapping):
        return {key: value[key] for key in ("type", "role") if key in value}
    return value


def look_up(document: Any, pointer: str) -> Any:
    """What a JSON pointer points to; `MISSING` where there is nothing."""
    for token in pointer.split("/")[1:]:
        if isinstance(document, list) and token.isdigit() and int(token) < len(document):
            document = document[int(token)]
        elif isinstance(document, Mapping) and token in document:
            document = document[token]
        else:
            return MISSING
    return document


def _short(value: Any) -> str:
    return "nothing" if value is MISSING else json.dumps(value, ensure_ascii=False)[:90]


def found_again(pointer: str, value: Any, document: Any) -> bool:
    """Whether a value stands where it stood; provider options may stand among the extras of what holds them."""
    found = look_up(document, pointer)
    if found == value or (value in ([], {}) and found is MISSING):
        return True
    holder, is_option, rest = pointer.partition("/provider_options/")
    if not is_option:
        return False
    _, _, key = rest.partition("/")
    owners = look_up(document, f"{holder}/provider_options")
    places = [f"{holder}/provider_options/{owner}/{key}" for owner in (owners if isinstance(owners, Mapping) else ())]
    places += [f"{at}/extras/{key}" for at in (holder, "/message", "")]
    return any(look_up(document, place) == value for place in places)
