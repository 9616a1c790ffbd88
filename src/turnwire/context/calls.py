"""Which calls a context holds: by the id of the call, and those that nobody decided about."""

from __future__ import annotations

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
        found = [self._recent.entry(slot) for slot in self._pending.values() if line.has(slot)]
        return tuple(entry for entry in found if isinstance(entry, ToolRequestEntry))

    def latest_on(self, line: Line, call_id: str) -> CallPlace | None:
        """The last call of that id on a line."""
        for slot in reversed(self._by_call.get(call_id, ())):
            if line.has(slot):
                entry = self._recent.entry(slot)
                if isinstance(entry, ToolRequestEntry):
                    name = entry.data.call.name if entry.data.call is not None else None
                    return CallPlace(slot.entry_id, name)
        return None
