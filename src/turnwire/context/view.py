"""View of a conversation: its line, its branches, its modes, what is pending, its calls, and its audit trail."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from turnwire_schema.v1.context import Branch, ContextDocument, Mode
from turnwire_schema.v1.entry import (
    ContextEntry,
    SystemControlEntry,
    ToolRequestEntry,
)

from turnwire.context.changes import Unsaved
from turnwire.context.line import Line, OwnEntries, RecentlyRead, Slot
from turnwire.context.messages import CallPlace
from turnwire.core.errors import NotInContextError
from turnwire.core.utc import utc_moment


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
        """The same for an entry of which only the JSON was read."""
        if call_id is not None and slot not in self._by_call.get(call_id, ())[-1:]:
            self._by_call.setdefault(call_id, []).append(slot)
        if is_pending:
            self._pending[slot.entry_id] = slot
        else:
            self._pending.pop(slot.entry_id, None)

    def pending_on(self, line: Line) -> tuple[ToolRequestEntry, ...]:
        """The undecided requests on a line, in order."""
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


Clock = Callable[[], datetime]
NewId = Callable[[], str]


class ContextView:
    """The view of a context: what can be read of it."""

    def __init__(self, state: ContextDocument, *, now: Clock | None, new_id: NewId | None) -> None:
        """Use `new`, `from_document`, `from_json` or `from_stored`."""
        self._state = state
        self._now, self._new_id = now, new_id
        self._revision = state.revision or 0
        self._recent = RecentlyRead()
        self._branches: dict[str, OwnEntries] = {}
        self._slots: dict[str, Slot] = {}
        self._calls = CallIndex(self._recent)
        self._controls: list[Slot] = []
        self._migrated: list[str] = []
        self._modes = {mode.name: mode for mode in state.modes or ()}
        self._changed_at: datetime | None = None
        self._unsaved = Unsaved()
        self._line: Line

    @property
    def id(self) -> str:
        """Id of the context."""
        return self._state.id

    @property
    def title(self) -> str | None:
        """A few words for lists."""
        return self._state.title

    @property
    def metadata(self) -> Mapping[str, Any]:
        """The developer's own data."""
        return self._state.metadata or {}

    @property
    def workspace_root(self) -> str | None:
        """Folder that relative paths start from; None: no files."""
        return self._state.workspace_root

    @property
    def revision(self) -> int:
        """How often the context was stored, as far as this copy knows."""
        return self._revision

    @property
    def active_branch(self) -> str:
        """Name of the branch on which it goes on."""
        return self._state.active_branch

    @property
    def mode(self) -> Mode | None:
        """The active mode; None: none."""
        return None if self._state.mode is None else self._modes[self._state.mode]

    @property
    def modes(self) -> tuple[Mode, ...]:
        """The modes that can be switched to."""
        return tuple(self._modes.values())

    @property
    def branches(self) -> tuple[Branch, ...]:
        """All branches without their entries, in the order in which they were made."""
        return tuple(own.state for own in self._branches.values())

    @property
    def is_dirty(self) -> bool:
        """Whether something is not stored yet."""
        return self._unsaved.is_any

    @property
    def migrated(self) -> tuple[str, ...]:
        """Ids of the entries that were of an older version when they were loaded; `replace` them to store them so."""
        return tuple(self._migrated)

    @property
    def entries(self) -> Sequence[ContextEntry]:
        """The line of the active branch: what it takes over, then its own. It grows with the branch."""
        return self._line

    def line(self, branch: str) -> Sequence[ContextEntry]:
        """The line of a branch.

        Raises:
            NotInContextError: there is no such branch.
        """
        return Line(self._own(branch), self._recent)

    def get(self, entry_id: str) -> ContextEntry:
        """The entry of that id, on any branch.

        Raises:
            NotInContextError: no such entry exists.
            InvalidDataError: its body does not fit its type.
        """
        return self._recent.entry(self._slot(entry_id))

    def __contains__(self, entry_id: object) -> bool:
        return entry_id in self._slots

    def __len__(self) -> int:
        """How many entries there are on all branches."""
        return len(self._slots)

    @property
    def pending(self) -> tuple[ToolRequestEntry, ...]:
        """Calls on the active line whose approval is undecided, in order."""
        return self._calls.pending_on(self._line)

    def controls(self) -> tuple[SystemControlEntry, ...]:
        """The audit trail: every change of mode and branch on all branches, in the order of their times.

        Raises:
            InvalidDataError: the body of one does not fit.
        """
        found = map(self._recent.entry, sorted(self._controls, key=self._place))
        return tuple(sorted((entry for entry in found if isinstance(entry, SystemControlEntry)), key=_made_at))

    def _place(self, slot: Slot) -> tuple[str, str, int]:
        return slot.own.state.created_at, slot.own.name, slot.position

    def _slot(self, entry_id: str) -> Slot:
        slot = self._slots.get(entry_id)
        if slot is None:
            raise NotInContextError("unknown_entry", "the context has no entry of this id")
        return slot

    def _own(self, branch: str) -> OwnEntries:
        own = self._branches.get(branch)
        if own is None:
            raise NotInContextError("unknown_branch", f"the context has no branch {shown_name(branch)}")
        return own


def _made_at(entry: SystemControlEntry) -> datetime:
    return utc_moment(entry.created_at) or datetime.min.replace(tzinfo=UTC)


def shown_name(name: str) -> str:
    """A name for an error message: the name itself if it is valid, else only that it is invalid."""
    return name if len(name) <= 64 and name.replace("-", "").replace("_", "").replace(".", "").isalnum() else "(?)"
