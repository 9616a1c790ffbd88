"""Base class of endpoint codecs: rows describe the simple fields, the dialect reads and writes the rest.

The rows cover who answered, what was counted, options and extras. The wire form of texts, vectors and results depends
on the dialect: a codec reads and writes requests, and the items of an answer.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, ClassVar, cast

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.embedding import EmbeddingResponse
from turnwire_schema.v1.rerank import RerankResponse
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.answers.answer_rows import read_usage
from turnwire.codecs.codec import Wire
from turnwire.codecs.endpoints.codecs import EndpointCodec, Req, Resp
from turnwire.codecs.endpoints.values import EndpointLosses, answer_of, built, loaded, refuse_odd
from turnwire.codecs.values.provider_options import add, merge, unknown_fields
from turnwire.codecs.values.rows import Lost, Rows
from turnwire.codecs.values.wire_values import object_of, text_of
from turnwire.core.losses import Converted

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw


def uncounted(loss: str, *fields: str) -> tuple[Lost, ...]:
    """Return the loss of that name for counts that no endpoint other than chat has on its wire, and these `fields`."""
    counts = ("cache_write_tokens", "cached_tokens", "completion_tokens", "reasoning_tokens")
    estimate = Lost(loss, ("is_estimated",), "sent like counts of the server")
    return Lost(loss, counts, is_zero_nothing=True), Lost(loss, fields), estimate


class EndpointRows(NamedTuple):
    """The simple fields of one endpoint: its documents, and the wire names of canonical fields."""

    request: type
    answer: type
    asked: Mapping[str, str]
    """By wire name: the canonical field of a request."""
    answered: frozenset[str]
    """Fields of an answer that are read; the rest are extras."""
    counts: Rows
    """Rows of the counts."""
    usage: str = ""
    """The field of an answer that holds the counts; empty: the counts are among the other fields."""
    identity: tuple[str, ...] = ()
    """Fields of an answer whose names and values are canonical."""
    unnamed: str = ""
    """The loss of a name that is missing, or that the wire has no place for."""
    unsaid: Mapping[str, str] = {}
    """By canonical field of a request that the wire has no place for: its loss."""


class Items(NamedTuple):
    """The part of an answer that a codec reads itself."""

    fields: Mapping[str, object]
    """Canonical fields."""
    light: AnyRaw
    """The body without what the codec has validated; see `built`."""
    notes: Iterable[Mapping[str, object]] = ()


class RowCodec(EndpointCodec[Req, Resp]):
    """Converts between canonical values and the wire of one endpoint by its rows. Immutable and thread-safe."""

    rows: ClassVar[EndpointRows]
    losses: ClassVar[Mapping[str, str]] = {}
    """The sentences of losses that no other dialect has."""
    at: ClassVar[str]
    """The path, if it is the same for every request."""

    def path(self, request: Req) -> str:
        return self.at

    def _write_request(self, request: Req) -> Converted[Wire]:
        losses = EndpointLosses(self.dialect, self.losses)
        return Converted(self._ask(request, losses), tuple(losses.losses))

    @abstractmethod
    def _ask(self, request: Req, losses: EndpointLosses) -> Wire:
        """Return the body of a request."""

    def _asked(self, request: Req, losses: EndpointLosses, **written: object) -> dict[str, object]:
        """Return the fields of `request` that the rows name; the wire fields in `written` are already done."""
        for field, loss in self.rows.unsaid.items():
            if getattr(request, field) is not None:
                losses.lose(loss, f"/{field}")
        wire: dict[str, object] = {}
        for name, field in self.rows.asked.items():
            value = written[name] if name in written else getattr(request, field)
            if value is not None:
                wire[name] = value
        return wire

    def _own(self, body: AnyRaw) -> dict[str, object]:
        """Return the fields of `body` without rows.

        Raises:
            InvalidDataError: it has a value of another type than the wire has there.
        """
        refuse_odd(self.rows.request, body, self.not_a_request, read=frozenset(self.rows.asked))
        return unknown_fields(body, self.rows.asked.keys())

    def _loaded(
        self, body: AnyRaw, fields: Mapping[str, object], own: Mapping[str, object], model: str | None = None
    ) -> Req:
        """Return the request with `fields`, `own` as its options, and the other fields of `body` with rows.

        Fields among the options are not read; `model` is the name if the body has none.

        Raises:
            InvalidDataError: it does not fit; each problem has its place on the wire.
        """
        asked = self.rows.asked
        said = {name: body[wire] for wire, name in asked.items() if wire not in own and body.get(wire) is not None}
        if model is not None:
            said.setdefault("model", model)
        options = {"provider_options": {self.dialect: own}} if own else {}
        places = {name: f"/{wire}" for wire, name in asked.items() if wire != name}
        found = loaded(self.request_model, {**said, **fields, **options}, places, self.not_a_request)
        return cast("Req", found)

    def _write_response(self, response: Resp, request: Req | None) -> Converted[Wire]:
        losses, rows = EndpointLosses(self.dialect, self.losses), self.rows
        answer = cast("EmbeddingResponse | RerankResponse", response)  # which have these fields in common
        wire = cast("dict[str, object]", self._write_items(response, request, losses))
        if answer.model is None and "model" in rows.identity:
            losses.lose(rows.unnamed, "", "the missing model is left empty")
        for name in ("model", "id"):
            value = getattr(answer, name)
            if value is not None and name not in rows.identity:
                losses.lose(rows.unnamed, f"/{name}")
            elif value is not None:
                wire[name] = value
        counted = rows.counts.write(answer.usage, losses, "/usage", self._rest_of_usage(answer.usage, losses))
        if counted:
            add(wire, {rows.usage: counted} if rows.usage else counted)
        return Converted(merge(wire, answer.extras or {}), tuple(losses.losses))

    @abstractmethod
    def _write_items(self, response: Resp, request: Req | None, losses: EndpointLosses) -> Wire:
        """Return the body of an answer without identity and counts; the place of `model` may be left empty."""

    def _rest_of_usage(self, usage: UsageInfo, losses: EndpointLosses) -> Mapping[str, object]:
        """Return the fields next to the counts in the wire's usage object."""
        return usage.extras or {}

    def decode_response(self, body: object, *, request: Req | None = None) -> Resp:
        said, rows = answer_of(body, self.variant), self.rows
        fields, light, notes = self._read_items(said, request)
        counted, odd = read_usage(rows.counts, self._counted(said))
        usage = counted or {}
        if "prompt_tokens" in usage:
            usage["completion_tokens"] = 0  # if the prompt was counted, no token was written
        found = {**fields, "usage": usage}
        found |= {name: text for name in rows.identity if (text := text_of(said.get(name))) is not None}
        if extras := unknown_fields(said, rows.answered):
            found["extras"] = extras
        return cast("Resp", built(self.response_model, found, light, rows.answer, notes=(*notes, *odd)))

    @abstractmethod
    def _read_items(self, said: AnyRaw, request: Req | None) -> Items:
        """Read the items of an answer.

        Raises:
            ProviderResponseError: it cannot be read.
        """

    def _counted(self, said: AnyRaw) -> AnyRaw:
        """Return the wire's object of counts."""
        if self.rows.usage:
            return object_of(said.get(self.rows.usage))
        return {name: value for name, value in said.items() if name in self.rows.counts.keys}
