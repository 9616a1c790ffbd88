"""Which calls a context holds: by the id of the call, and those that nobody decided about."""

from __future__ import annotations

from collections.abc import Sequence

from turnwire_schema.v1.entry import ToolRequestEntry

from turnwire.context.line import Line, RecentlyRead, Slot
from turnwire.context.messages import CallPlace


class CallIndex:
    """The requests of all branches, kept up to date whenever one is added or replaced."""

    def __init__(self, recent: RecentlyRead) -> None:
        self._recent = recent
        self._by_call: dict[str, list[Slot]] = {}
        self._pending: dict[str, Slot] = {}

    def note_entry(self, slot: Slot, entry: ToolRequestEntry) -> None:
        """A request was added or replaced."""
        data = entry.data
        call = data.call or data.invalid_call
        is_pending = data.approval is not None and data.approval.state == "pending"
        self.note(slot, None if call is None else call.id, is_pending)

    def note(self, slot: Slot, call_id: str | None, is_pending: bool) -> None:
        """The same for one whose JSON alone was looked at."""
        if call_id is not None and slot not in self._by_call.get(call_id, ())[-1:]:
            self._by_call.setdefault(call_id, []).append(slot)
        if is_pending:
            self._pending[slot.entry_id] = slot
        else:
            self._pending.pop(slot.entry_id, None)

    def pending_on(self, line: Line) -> tuple[ToolRequestEntry, ...]:
        """The requests on a line that nobody decided about, in order."""
        slots = sorted(filter(line.has, self._pending.values()), key=line.place)
        return tuple(entry for entry in map(self._recent.entry, slots) if isinstance(entry, ToolRequestEntry))

    def latest_on(self, line: Line, call_id: str) -> CallPlace | None:
        """The last call of that id on a line; where its answer has several, the first without a result."""
        found: list[ToolRequestEntry] = []
        for slot in reversed(self._by_call.get(call_id, ())):
            if not line.has(slot):
                continue
            entry = self._recent.entry(slot)
            if isinstance(entry, ToolRequestEntry):
                if found and (entry.data.answer_id is None or entry.data.answer_id != found[0].data.answer_id):
                    break
                found.append(entry)
        if not found:
            return None
        call = found[0] if len(found) == 1 else _first_open(line, found[::-1])
        return CallPlace(call.id, call.data.call.name if call.data.call is not None else None)


def _first_open(line: Line, calls: Sequence[ToolRequestEntry]) -> ToolRequestEntry:
    """The first of these calls that has no result on the line; the last one where all have."""
    answered: set[str] = set()
    for slot in line.slots_reversed():
        if slot.entry_id == calls[0].id:
            break
        if slot.kind == "tool_result":
            data = slot.value().get("data")
            answered.add(str(data.get("request_id")) if isinstance(data, dict) else "")
    return next((call for call in calls if call.id not in answered), calls[-1])
