"""Leave out fields of an answer that belong to its own wire when it is written on another, and report them.

Extras are fields of answers that the canonical model does not define; codecs write them in answers to clients of the
same dialect. In another dialect they would be unknown fields, so they are left out here and reported, one loss for each
place. Provider options of parts and calls (signatures, item ids, citations) mean nothing to another dialect either:
codecs leave them out by themselves, and here it is reported.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from turnwire_schema.v1.error import Loss
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCallDelta
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.registry import get_codec
from turnwire.codecs.requests.foreign_options import option_losses
from turnwire.convert.extras_for_client import filled, fitting, fitting_options, moved, with_whole_timings
from turnwire.core.accumulate import MESSAGE_EXTRAS
from turnwire.core.losses import Converted
from turnwire.core.trusted_copy import changed

EXTRAS_LOSS: Final = "convert.extras"
"""Id of the loss of extras."""

# Turnwire's own notes among the extras: no server sent them, so nothing is lost with them.
_OWN_NOTES: Final = frozenset({"original_id", "original_name"})

FOREIGN: Final = "fields of another dialect's answers"
ODD: Final = "fields whose values the dialect does not allow"
"""Why extras are left out: they belong to another wire, or their server wrote what no client reads."""

_SHOWN: Final = 8


def for_dialect(response: ChatResponse, source: str, target: str) -> Converted[ChatResponse]:
    """Return `response`, read by the codec `source`, as the codec `target` may write it to a client.

    Between variants of one dialect, extras that the dialect's document allows stay. Otherwise only the log
    probabilities stay, if both dialects have them. Every loss is reported.
    """
    reader, writer = get_codec(source).dialect, get_codec(target).dialect
    if reader == writer:
        return without_misfits(response, writer)
    kept, rest = moved(response.extras, reader, writer)
    plain, losses = without_extras(response.replace(extras=rest) if kept else response)
    return Converted(plain.replace(extras=kept) if kept else plain, losses)


def without_misfits(response: ChatResponse, dialect: str) -> Converted[ChatResponse]:
    """Return `response` without extras that a client of its own dialect cannot read, such as an id that is a list."""
    places = _Places(ODD)
    message = response.message
    changes: dict[str, Any] = {}
    inner: dict[str, Any] = {}
    kept = places.fitting(dialect, "/message/extras", message.extras)
    if kept is not message.extras:
        inner["extras"] = kept
    for kind in ("tool_calls", "invalid_tool_calls"):
        calls = getattr(message, kind) or ()
        if any(call.extras or call.provider_options for call in calls):
            inner[kind] = [_fitting_call(places, dialect, f"/message/{kind}/{i}", call) for i, call in enumerate(calls)]
    is_text = isinstance(message.content, str)  # as nearly every answer is, which has no options then
    if not is_text and any(getattr(part, "provider_options", None) for part in message.parts):
        parts = [_fitting_part(places, dialect, f"/message/content/{i}", part) for i, part in enumerate(message.parts)]
        if any(part is not before for part, before in zip(parts, message.parts, strict=True)):
            inner["content"] = parts
    if inner:
        changes["message"] = message.replace(**inner)
    kept = places.fitting(dialect, "/usage/extras", response.usage.extras)
    if kept is not response.usage.extras:
        changes["usage"] = response.usage.replace(extras=kept)
    whole = with_whole_timings(filled(response.extras, dialect), response.usage)
    kept = places.fitting(dialect, "/extras", whole)
    if kept is not response.extras:
        changes["extras"] = kept
    return Converted(response.replace(**changes) if changes else response, places.losses)


def _fitting_call(places: _Places, dialect: str, at: str, call: Any) -> Any:
    """Return a call, or a piece of one, with the extras that fit."""
    kept = places.fitting(dialect, f"{at}/extras", call.extras)
    if kept is not call.extras:
        call = call.replace(extras=kept)
    options = places.fitting_options(dialect, "call", f"{at}/provider_options", call.provider_options)
    return call if options is call.provider_options else call.replace(provider_options=options)


def _fitting_part(places: _Places, dialect: str, at: str, part: Any) -> Any:
    """Return a part with the provider options that fit."""
    options = getattr(part, "provider_options", None)
    kept = places.fitting_options(dialect, part.type, f"{at}/provider_options", options)
    return part if kept is options else part.replace(provider_options=kept)


def without_extras(response: ChatResponse) -> Converted[ChatResponse]:
    """Return `response` without the fields that only its own wire has: one loss for each place that had some."""
    places = _Places()
    message = response.message
    changes: dict[str, Any] = {}
    if message.extras:
        places.note("/message/extras", message.extras)
        changes["extras"] = None
    for kind in ("tool_calls", "invalid_tool_calls"):
        calls = getattr(message, kind) or ()
        if any(call.extras for call in calls):
            for index, call in enumerate(calls):
                places.note(f"/message/{kind}/{index}/extras", call.extras)
            changes[kind] = tuple(changed(call, extras=None) if call.extras else call for call in calls)
    answer: dict[str, Any] = {}
    if changes:
        answer["message"] = changed(message, **changes)
    if response.extras:
        places.note("/extras", response.extras)
        answer["extras"] = None
    if (usage := _usage(response.usage, places)) is not response.usage:
        answer["usage"] = usage
    return Converted(changed(response, **answer) if answer else response, places.losses)


class ChunkFilter:
    """Filters the chunks of one stream, from one codec to another. Not thread-safe.

    The position of a part in the content is unknown while it streams, so losses of parts have the place of all parts.
    """

    __slots__ = ("_is_foreign", "_options", "_places", "_reader", "_writer")

    def __init__(self, source: str, target: str) -> None:
        self._writer = get_codec(target)
        self._reader = get_codec(source).dialect
        self._is_foreign = self._reader != self._writer.dialect
        self._places = _Places() if self._is_foreign else _Places(ODD)
        self._options: dict[tuple[str, str, str], Loss] = {}

    @property
    def losses(self) -> tuple[Loss, ...]:
        """The losses so far, each place once."""
        return (*self._places.losses, *self._options.values())

    def take(self, chunk: StreamingChunk) -> StreamingChunk:
        """Return `chunk` as the target may write it."""
        if not self._is_foreign:
            return self._fitting(chunk) if _has_own(chunk) else chunk
        given = chunk.__pydantic_fields_set__
        changes: dict[str, Any] = {}
        if "tool_call_deltas" in given and any(
            each.extras or each.provider_options for each in chunk.tool_call_deltas or ()
        ):
            changes["tool_call_deltas"] = [self._delta(each) for each in chunk.tool_call_deltas or ()]
        if len(given) == 1:
            return chunk.replace(**changes) if changes else chunk  # nearly every chunk: a piece of text or of a call
        if chunk.provider_options:
            self._note_options("/message/content", chunk.provider_options)
        for part in chunk.parts or ():
            self._note_options("/message/content", getattr(part, "provider_options", None))
        if chunk.extras:
            own = chunk.extras.get(MESSAGE_EXTRAS)
            kept, others = moved(chunk.extras, self._reader, self._writer.dialect)
            rest = {key: value for key, value in (others or {}).items() if key != MESSAGE_EXTRAS}
            self._places.note("/message/extras", own if isinstance(own, Mapping) else None)
            self._places.note("/extras", rest)
            changes["extras"] = kept or None
        if chunk.usage is not None and (usage := _usage(chunk.usage, self._places)) is not chunk.usage:
            changes["usage"] = usage
        return chunk.replace(**changes) if changes else chunk

    def _fitting(self, chunk: StreamingChunk) -> StreamingChunk:
        dialect = self._writer.dialect
        changes: dict[str, Any] = {}
        whole = with_whole_timings(filled(chunk.extras, dialect), chunk.usage)
        kept = self._places.fitting(dialect, "/extras", whole)
        own = None if kept is None else kept.get(MESSAGE_EXTRAS)
        if kept is not None and isinstance(own, Mapping):
            fitting = self._places.fitting(dialect, "/message/extras", own)
            if fitting is not own:
                kept = {**kept, MESSAGE_EXTRAS: fitting or {}}
        if kept is not chunk.extras:
            changes["extras"] = kept
        if chunk.provider_options:
            kind = "thinking" if chunk.thinking is not None else "text"
            at = "/message/content/provider_options"
            options = self._places.fitting_options(dialect, kind, at, chunk.provider_options)
            if options is not chunk.provider_options:
                changes["provider_options"] = options
        if any(getattr(part, "provider_options", None) for part in chunk.parts or ()):
            parts = chunk.parts or ()
            changes["parts"] = [_fitting_part(self._places, dialect, "/message/content", part) for part in parts]
        if any(delta.extras or delta.provider_options for delta in chunk.tool_call_deltas or ()):
            changes["tool_call_deltas"] = [
                _fitting_call(self._places, dialect, f"/message/tool_calls/{delta.index}", delta)
                for delta in chunk.tool_call_deltas or ()
            ]
        if chunk.usage is not None:
            counted = self._places.fitting(dialect, "/usage/extras", chunk.usage.extras)
            if counted is not chunk.usage.extras:
                changes["usage"] = chunk.usage.replace(extras=counted)
        return chunk.replace(**changes) if changes else chunk

    def _delta(self, delta: ToolCallDelta) -> ToolCallDelta:
        self._note_options(f"/message/tool_calls/{delta.index}/provider_options", delta.provider_options)
        self._places.note(f"/message/tool_calls/{delta.index}/extras", delta.extras)
        return delta.replace(extras=None) if delta.extras else delta

    def _note_options(self, at: str, options: Mapping[str, Any] | None) -> None:
        for loss in option_losses([(at, options or {})], self._writer.variant):
            self._options.setdefault((loss.id, loss.at, loss.reason), loss)


def _has_own(chunk: StreamingChunk) -> bool:
    """Return True if a chunk may have fields that only its own wire has."""
    if chunk.extras or chunk.provider_options or chunk.parts or (chunk.usage is not None and chunk.usage.extras):
        return True
    return any(delta.extras or delta.provider_options for delta in chunk.tool_call_deltas or ())


class _Places:
    """Extras that were left out, by place."""

    __slots__ = ("_names", "_reason")

    def __init__(self, reason: str = FOREIGN) -> None:
        self._names: dict[str, dict[str, None]] = {}
        self._reason = reason

    def fitting(self, dialect: str, at: str, extras: Mapping[str, Any] | None) -> Mapping[str, Any] | None:
        """Return the extras that clients of `dialect` can read, the same object if all are; record the others."""
        kept, odd = fitting(dialect, at, extras)
        self.note(at, dict.fromkeys(odd))
        return kept

    def fitting_options(
        self, dialect: str, kind: str, at: str, options: Mapping[str, Any] | None
    ) -> Mapping[str, Any] | None:
        """Return the readable provider options of a part or a call."""
        kept, odd = fitting_options(dialect, kind, options)
        self.note(at, dict.fromkeys(odd))
        return kept

    def note(self, at: str, extras: Mapping[str, Any] | None) -> None:
        names = [name for name in extras or () if name not in _OWN_NOTES]
        if names:
            self._names.setdefault(at, {}).update(dict.fromkeys(names))

    @property
    def losses(self) -> tuple[Loss, ...]:
        return tuple(
            Loss(
                id=EXTRAS_LOSS,
                at=at,
                reason=f"{self._reason}: {_listed(names)}",
                action="left out",
            )
            for at, names in self._names.items()
        )


def _listed(names: Iterable[str]) -> str:
    """Return field names, which a server chose, limited in number and length."""
    shown = [name if len(name) <= 64 else f"{name[:64]}…" for name in names]
    more = len(shown) - _SHOWN
    return ", ".join(shown[:_SHOWN]) + (f" and {more} more" if more > 0 else "")


def _usage(usage: UsageInfo, places: _Places) -> UsageInfo:
    """Return `usage` without extras."""
    changes: dict[str, Any] = {}
    if usage.extras:
        places.note("/usage/extras", usage.extras)
        changes["extras"] = None
    timings = usage.server_timings
    if timings is not None and timings.extras:
        places.note("/usage/server_timings/extras", timings.extras)
        changes["server_timings"] = changed(timings, extras=None)
    return changed(usage, **changes) if changes else usage
