"""Projection of a context for a model: messages, and what was left out and why. Pure and deterministic.

First comes one system message: the prompt of the active mode and the resources, which are marked as information of the
system. Then the line in its order, whatever its clocks say. Where there is no room for all of it, resources go first,
the least recently used before the others, then the oldest turns, then the oldest answers of the last turn. A call and
its result stay together; the last question always stays.
"""

from __future__ import annotations

import logging
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from operator import itemgetter
from typing import Any, Final

from turnwire_schema.v1.context import Notice, Projection
from turnwire_schema.v1.message import ChatMessage, SystemMessage
from turnwire_schema.v1.policy import McpServerConfig
from turnwire_schema.v1.provider import Capabilities

from turnwire.context.context import Context
from turnwire.context.entries import KINDS
from turnwire.context.line import Line, Slot
from turnwire.context.marked_text import RESOURCES_BEFORE
from turnwire.context.units import Resource, Unit, UnitReader
from turnwire.core.schema_defaults import schema_default
from turnwire.core.tokens import estimate_tokens
from turnwire.core.utc import utc_moment, utc_text

FRESH_FOR_S: Final[float] = schema_default(McpServerConfig, "fresh_for_s")["*"]
"""How long a resource is fresh by default, in seconds."""

_NEVER: Final = datetime.min.replace(tzinfo=UTC)
_log = logging.getLogger("turnwire.context")

Estimate = Callable[[ChatMessage], int]
Left = dict[int, tuple[Slot, str, int | None]]


def project(
    context: Context,
    *,
    capabilities: Capabilities | None = None,
    token_limit: int | None = None,
    estimate: Estimate = estimate_tokens,
    now: datetime | Callable[[], datetime],
) -> Projection:
    """The messages that a model with these `capabilities` is sent; unknown ones count as there.

    Tokens are counted where a `token_limit` is given. Removals are data, and logged (logger `turnwire.context`).

    Raises:
        InvalidDataError: the body of an entry does not fit its type, or `now` has no time zone.
    """
    moment = now() if callable(now) else now
    utc_text(moment)  # which refuses one without a zone
    line = context.entries
    assert isinstance(line, Line)
    found = UnitReader(capabilities, lambda data: _is_fresh(data, moment)).read(line.slots())
    left: Left = {index: (slot, reason, None) for index, (slot, reason) in found.removed.items()}
    mode = context.mode
    prompt = mode.system_prompt if mode is not None else None
    units, resources, notices = found.units, found.resources, found.notices
    total: int | None = None
    if token_limit is not None:
        units, resources, total = _fitting(units, resources, prompt, token_limit, estimate, left)
        if total > token_limit:
            text = f"the conversation needs about {total} tokens, more than the {token_limit} that there is room for"
            notices.append(Notice(id="context.too_large", message=text))
    messages = [*_system(prompt, resources), *(message for unit in units for message in unit.messages)]
    removals: list[dict[str, Any]] = [
        {"entry_id": slot.entry_id, "entry_type": slot.kind, "reason": reason, "tokens": tokens}
        for _, (slot, reason, tokens) in sorted(left.items(), key=itemgetter(0))
    ]
    _report(removals)
    fields = {"messages": messages, "removals": removals, "notices": notices or None, "estimated_tokens": total}
    return Projection.from_dict(fields)


def _is_fresh(data: dict[str, Any], now: datetime) -> bool:
    said = data.get("retrieved_at")
    if said is None:
        return True
    retrieved_at = utc_moment(said)
    if retrieved_at is None:
        return False
    fresh_for = data.get("fresh_for_s")
    # A clock that went back says nothing about the age: the resource is read again.
    age_s = (now - retrieved_at).total_seconds()
    return 0 <= age_s < (FRESH_FOR_S if fresh_for is None else fresh_for)


def _system(prompt: str | None, resources: Iterable[Resource]) -> list[SystemMessage]:
    shown = [resource.text for resource in resources]
    pieces = [*([prompt] if prompt else []), *([RESOURCES_BEFORE, *shown] if shown else [])]
    return [SystemMessage(content="\n\n".join(pieces))] if pieces else []


def _fitting(
    units: list[Unit],
    resources: list[Resource],
    prompt: str | None,
    limit: int,
    estimate: Estimate,
    left: Left,
) -> tuple[list[Unit], list[Resource], int]:
    """The units that fit, and their estimated number of tokens."""

    counts: dict[int, list[int]] = {}

    def tokens(unit: Unit) -> int:
        found = counts.get(id(unit))
        if found is None:
            found = counts[id(unit)] = _counted(unit, estimate)
        return sum(found)

    always = _tokens_of_system(prompt, (), estimate) + sum(tokens(unit) for unit in units if unit.role == "system")
    room = limit - always
    needed = 0
    kept_from = len(units)
    for place in range(len(units) - 1, -1, -1):  # from the newest back, and no further than there is room
        if units[place].role != "system":
            needed += tokens(units[place])
            if needed > room:
                break
        kept_from = place
    if kept_from == 0:
        resources = _least_recent_out(resources, prompt, room - needed, estimate, left)
        bare = _tokens_of_system(prompt, (), estimate)
        return units, resources, always + needed + _tokens_of_system(prompt, resources, estimate) - bare
    for resource in resources:
        _leave(left, resource.entry, estimate(SystemMessage(content=resource.text)))
    shown = _trimmed(units, kept_from)
    kept = {id(unit) for unit in shown}
    for unit in units:
        if id(unit) not in kept:
            counted = counts.get(id(unit))
            first = dict(zip(map(itemgetter(0), unit.shown_first), counted, strict=True)) if counted else {}
            for entry in unit.entries:
                _leave(left, entry, first.get(entry[0]))
    return shown, [], sum(tokens(unit) for unit in shown) + _tokens_of_system(prompt, (), estimate)


def _counted(unit: Unit, estimate: Estimate) -> list[int]:
    """About how many tokens each message of a unit is; remembered with the entry as long as its texts stay."""
    slot = unit.shown_first[0][1]
    # An image is shown as itself or as its text, so its kind of part counts, too.
    texts = (*unit.shown_as, *(each.text for _, each in unit.entries))
    if slot.counted is None or slot.counted[:2] != (estimate, texts):
        unit.made = unit.messages  # nearly all that is counted is shown: no message is made twice
        slot.counted = (estimate, texts, [estimate(message) for message in unit.made])
    return slot.counted[2]


def _trimmed(units: list[Unit], kept_from: int) -> list[Unit]:
    """System units and whole turns from `kept_from` on; of the last turn its question and what fits of its answers."""
    questions = [place for place, unit in enumerate(units) if unit.role == "user" and _begins_turn(units, place)]
    begin = next((place for place in questions if place >= kept_from), None)
    if begin is not None:
        return [unit for place, unit in enumerate(units) if place >= begin or unit.role == "system"]
    last = questions[-1] if questions else 0
    return [
        unit
        for place, unit in enumerate(units)
        if unit.role == "system" or place >= min(kept_from, len(units) - 1) or (place >= last and unit.role == "user")
    ]


def _begins_turn(units: list[Unit], place: int) -> bool:
    return place == 0 or units[place - 1].role != "user"


def _least_recent_out(
    resources: list[Resource], prompt: str | None, room: int, estimate: Estimate, left: Left
) -> list[Resource]:
    """The resources that there is room for, in order; the least recently used are left out first, and no more of them
    than must be.
    """
    oldest_first = sorted(resources, key=lambda each: (utc_moment(each.last_used) or _NEVER, each.entry[0]))
    bare = _tokens_of_system(prompt, (), estimate)

    def without(count: int) -> list[Resource]:
        gone = {id(resource) for resource in oldest_first[:count]}
        return [resource for resource in resources if id(resource) not in gone]

    def fits(count: int) -> bool:
        return count == len(resources) or _tokens_of_system(prompt, without(count), estimate) - bare <= room

    count = bisect_left(range(len(resources)), True, key=fits)
    for resource in oldest_first[:count]:
        _leave(left, resource.entry, estimate(SystemMessage(content=resource.text)))
    return without(count)


def _tokens_of_system(prompt: str | None, resources: Iterable[Resource], estimate: Estimate) -> int:
    return sum(map(estimate, _system(prompt, resources)))


def _leave(left: Left, entry: tuple[int, Slot], tokens: int | None) -> None:
    left[entry[0]] = (entry[1], "token_limit", tokens)


def _report(removals: Iterable[dict[str, Any]]) -> None:
    counted = Counter((removal["reason"], removal["entry_type"]) for removal in removals)
    for (reason, kind), count in counted.items():
        level = logging.WARNING if reason == "token_limit" else logging.INFO
        _log.log(level, "left out of what the model sees: %d of type %s, reason %s", count, _shown(kind), reason)


def _shown(kind: str) -> str:
    return kind if kind in KINDS else "unknown"
