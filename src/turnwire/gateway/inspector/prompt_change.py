"""Find the first place where a prompt differs from the last one of its conversation, and who changed it.

In: the bodies of two turns, the client's and those that the server got. Out: JSON pointers into the bodies of the later
turn. Of a body only the tools, the system instruction and the messages count, in this order; there may be more messages
than before. Marks for caches and texts that a client adds for its vendor alone are no part of a prompt.
"""

from __future__ import annotations

import json
from typing import Any, Final, Literal

from turnwire_schema._late_tuples import NamedTuple

from turnwire.codecs.dialect import resolved
from turnwire.codecs.dialects import dialect_named
from turnwire.codecs.requests.attribution import text_without_attribution
from turnwire.gateway.inspector.locations import Steps, pointer_of
from turnwire.gateway.inspector.memory_limit import RecordedBytes
from turnwire.gateway.inspector.recorded_exchange import RecordedExchange

Cause = Literal["client", "gateway", "server"]
"""Who changed the prompt: the client; the gateway, where the client's body goes on as before and the server's does not;
nobody, so that the server has let go of what it had read.
"""

# Clients move their marks for caches from turn to turn, and write a text as a part where they set one:
# https://docs.anthropic.com/en/docs/build-with-claude/prompt-caching
_IN_NO_PROMPT: Final = frozenset({"cache_control"})


class Difference(NamedTuple):
    """The first difference of two bodies."""

    at: str
    """JSON pointer into the later body."""
    same_characters: int | None = None
    """How many characters at the start of the text there are as before; None: it is not a text that has changed."""


class PromptChange(NamedTuple):
    """What has changed between two turns of a conversation."""

    cause: Cause
    client: Difference | None
    server: Difference | None


class PromptBodies(NamedTuple):
    """The bodies of one turn. No `server`: the provider is in this process."""

    client: RecordedBytes
    client_dialect: str
    server: RecordedBytes | None = None
    server_dialect: str = ""
    model: str = ""
    """Name of the model at the server."""

    @classmethod
    def of(cls, exchange: RecordedExchange) -> PromptBodies:
        """The bodies of an exchange."""
        call = exchange.answering
        if call is None:
            return cls(exchange.request, exchange.dialect)
        return cls(exchange.request, exchange.dialect, call.request, call.codec.dialect, exchange.model or "")


def prompt_change(before: PromptBodies, now: PromptBodies) -> PromptChange | None:
    """Return what has changed; None if a body is not kept whole, or is in another dialect than before."""
    if (before.client_dialect, before.server_dialect) != (now.client_dialect, now.server_dialect):
        return None
    try:
        client = _of_bodies(before.client, now.client, now.client_dialect, now)
        if before.server is None or now.server is None:
            return PromptChange("client" if client else "server", client, None)
        server = _of_bodies(before.server, now.server, now.server_dialect, now)
    except (ValueError, RecursionError):  # cut, or no JSON
        return None
    if server is None:
        return PromptChange("server", client, None)
    return PromptChange("client" if client else "gateway", client, server)


def _of_bodies(before: RecordedBytes, now: RecordedBytes, dialect: str, sent: PromptBodies) -> Difference | None:
    bodies = json.loads(before.data), json.loads(now.data)
    return first_difference(*bodies, dialect, to_dialect=sent.server_dialect, model=sent.model)


def first_difference(before: Any, now: Any, dialect: str, *, to_dialect: str, model: str) -> Difference | None:
    """Return the first place at which a body of `dialect` does not go on as the one before; None if it does.

    `to_dialect` and `model`: those of the server, which decide what of a text it gets.
    """
    record = dialect_named(dialect)
    places, spelled = record.request, resolved(record.spelling) if record.spelling else str
    parts_before, parts = ({spelled(name): (name, each) for name, each in body.items()} for body in (before, now))
    comparison = _Comparison(to_dialect, model)
    for name in ("tools", places.system, places.messages):
        if name is None:
            continue
        (_, part_before), (at, part) = parts_before.get(name, (name, None)), parts.get(name, (name, None))
        if not (part_before or part):
            continue
        found = comparison.first(part_before, part, (at,), may_grow=name == places.messages)
        if found is not None:
            return found
    return None


class _Comparison:
    def __init__(self, to_dialect: str, model: str) -> None:
        self._to_dialect = to_dialect
        self._model = model

    def first(self, before: Any, now: Any, at: Steps, *, may_grow: bool = False) -> Difference | None:
        if isinstance(before, str) != isinstance(now, str):
            before, now = _text_of(before), _text_of(now)
        if isinstance(before, str) and isinstance(now, str):
            return self._of_texts(before, now, at)
        if isinstance(before, dict) and isinstance(now, dict):
            return self._of_objects(before, now, at)
        if isinstance(before, list) and isinstance(now, list):
            return self._of_lists(before, now, at, may_grow=may_grow)
        return None if type(before) is type(now) and before == now else Difference(pointer_of(at))

    def _of_texts(self, before: str, now: str, at: Steps) -> Difference | None:
        read = [text_without_attribution(each, self._to_dialect, self._model) for each in (before, now)]
        return None if read[0] == read[1] else Difference(pointer_of(at), _same_characters(before, now))

    def _of_objects(self, before: dict[str, Any], now: dict[str, Any], at: Steps) -> Difference | None:
        """Their order counts: a server writes a tool into the prompt as it got it."""
        names, names_before = _names(now), _names(before)
        for name, name_before in zip(names, names_before, strict=False):
            if name != name_before:
                return Difference(pointer_of((*at, name)))
            if (found := self.first(before[name], now[name], (*at, name))) is not None:
                return found
        more = names[len(names_before) :]
        if more:
            return Difference(pointer_of((*at, more[0])))
        return None if len(names) == len(names_before) else Difference(pointer_of(at))

    def _of_lists(self, before: list[Any], now: list[Any], at: Steps, *, may_grow: bool) -> Difference | None:
        for index, (each_before, each) in enumerate(zip(before, now, strict=False)):
            if (found := self.first(each_before, each, (*at, str(index)))) is not None:
                return found
        if len(now) > len(before):
            return None if may_grow else Difference(pointer_of((*at, str(len(before)))))
        return None if len(now) == len(before) else Difference(pointer_of(at))


def _same_characters(before: str, now: str) -> int:
    pairs = zip(before, now, strict=False)
    return next((at for at, (one, other) in enumerate(pairs) if one != other), min(len(before), len(now)))


def _names(value: dict[str, Any]) -> list[str]:
    return [name for name in value if name not in _IN_NO_PROMPT]


def _text_of(value: Any) -> Any:
    """Return the text of a list with one text part; any other value as it is."""
    if isinstance(value, list) and len(value) == 1 and isinstance(value[0], dict):
        part = {name: value[0][name] for name in _names(value[0])}
        if part.keys() == {"type", "text"} and part["type"] == "text":
            return part["text"]
    return value
