"""A stored conversation: entries on branches, a mode, what is pending, and what is not stored yet.

Entries are only added or replaced, never taken away: undoing is a fork. Control entries say when mode and branch were
changed and by whom. Nothing here knows a clock or makes ids; both come in from outside.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Self

from turnwire_schema.v1.context import Branch, ContextDocument, Mode
from turnwire_schema.v1.entry import (
    ContextEntry,
    SystemControlData,
    SystemControlEntry,
    ToolRequestEntry,
)
from turnwire_schema.v1.message import ChatMessage, ToolMessage

from turnwire.context.changes import Changes
from turnwire.context.document import document_text, take_apart
from turnwire.context.entries import entry_to_json, id_of
from turnwire.context.line import Line, OwnEntries, Slot
from turnwire.context.load import (
    KIND_WORDS,
    EntryLoader,
    parts_of_model,
    parts_of_value,
    placed,
    read_state,
    slots_of_texts,
)
from turnwire.context.messages import entries_of_message
from turnwire.context.versions import CURRENT
from turnwire.context.view import Clock, ContextView, NewId, shown_name
from turnwire.core.errors import ContextError, InvalidDataError, NotInContextError, Problem
from turnwire.core.messages import MESSAGE_TYPES
from turnwire.core.utc import utc_text

MAIN: Final = "main"
"""The branch that a new context begins with."""


class Context(ContextView):
    """A conversation with branches. Not thread-safe: one owner at a time.

    Appending and looking up by id take the same time however long the history is.
    """

    # Making

    @classmethod
    def new(
        cls,
        id: str,
        *,
        now: Clock,
        new_id: NewId,
        modes: Iterable[Mode] = (),
        mode: str | None = None,
        workspace_root: str | None = None,
        title: str | None = None,
        metadata: Mapping[str, Any] | None = None,
    ) -> Self:
        """An empty context with the branch `main`; nothing of it is stored.

        Raises:
            InvalidDataError: a value does not fit, or two modes have one name.
            NotInContextError: the mode is not in `modes`.
        """
        made_at = utc_text(now())
        offered = tuple(modes)
        state = ContextDocument(
            version=CURRENT,
            id=id,
            created_at=made_at,
            active_branch=MAIN,
            branches=(Branch(name=MAIN, created_at=made_at),),
            title=title,
            mode=mode,
            modes=offered or None,
            workspace_root=workspace_root,
            metadata=metadata,
        )
        made = cls._of(read_state(state.to_dict()), {}, EntryLoader(), now, new_id)
        made._unsaved.is_state_dirty = True
        return made

    @classmethod
    def from_document(
        cls,
        document: ContextDocument | Mapping[str, Any],
        *,
        now: Clock | None = None,
        new_id: NewId | None = None,
    ) -> Self:
        """The context that a document describes; entries of older versions are brought up.

        An entry is read on first access: its body, besides type, version and id, is validated then.

        Raises:
            NewerVersionError: the document or a known entry is of a later major version.
            InvalidDataError: it does not fit, an id comes twice, or a branch begins where there is nothing.
            NotInContextError: the active branch or the mode is not one of those that it names.
        """
        loader = EntryLoader()
        if isinstance(document, ContextDocument):
            state, slots = parts_of_model(document, loader)
        else:
            state, slots = parts_of_value(document, loader)
        return cls._of(read_state(state), slots, loader, now, new_id)

    @classmethod
    def from_json(cls, text: str | bytes, *, now: Clock | None = None, new_id: NewId | None = None) -> Self:
        """The context in a JSON text; unknown entries keep their bytes. See `from_document`."""
        loader = EntryLoader()
        state, slots = take_apart(text, loader.slot)
        return cls._of(read_state(state), slots, loader, now, new_id)

    @classmethod
    def from_stored(
        cls,
        state: ContextDocument | Mapping[str, Any],
        entries: Mapping[str, Iterable[str]],
        *,
        revision: int | None = None,
        now: Clock | None = None,
        new_id: NewId | None = None,
    ) -> Self:
        """The context whose state and entries are kept apart: `entries` are texts by branch, in order.

        `revision` counts instead of that in the state. See `from_document`.
        """
        data = state.to_dict() if isinstance(state, ContextDocument) else dict(state)
        if revision is not None:
            data["revision"] = revision
        read, loader = read_state(data), EntryLoader()
        slots = {
            number: slots_of_texts(tuple(entries.get(branch.name, ())), loader, number)
            for number, branch in enumerate(read.branches)
        }
        return cls._of(read, slots, loader, now, new_id)

    @classmethod
    def _of(
        cls,
        state: ContextDocument,
        slots: Mapping[int, list[Slot]],
        loader: EntryLoader,
        now: Clock | None,
        new_id: NewId | None,
    ) -> Self:
        made = cls(state.replace(branches=state.branches[:1]), now=now, new_id=new_id)
        made._branches, made._slots = placed(state, slots)
        made._controls = [slot for slot in made._slots.values() if slot.kind == "system_control"]
        for slot, call_id, is_pending in loader.requests:
            made._calls.note(slot, call_id, is_pending)
        made._migrated = [slot.entry_id for slot in loader.migrated]
        loader.warn()
        made._line = Line(made._branches[state.active_branch], made._recent)
        return made

    # Changing

    def append(self, entry: ContextEntry) -> None:
        """Add an entry at the end of the active branch.

        Raises:
            ContextError: its id is taken (`entry_exists`), or it is an unknown entry without an id (`no_id`).
        """
        entry_id = id_of(entry)
        if entry_id in self._slots:
            raise ContextError("entry_exists", "another entry of the context has this id")
        own = self._branches[self._state.active_branch]
        slot = Slot(entry_id, KIND_WORDS.get(entry.type, entry.type), entry_to_json(entry))
        own.add(slot)
        self._slots[entry_id] = slot
        self._recent.keep(slot, entry)
        if isinstance(entry, ToolRequestEntry):
            self._calls.note_entry(slot, entry)
        elif slot.kind == "system_control":
            self._controls.append(slot)
        self._unsaved.appended.append(slot)
        self._touch()

    def append_message(self, message: ChatMessage) -> tuple[ContextEntry, ...]:
        """Add the entries of a message; gives them. A tool message answers the latest open call of its id.

        Raises:
            ContextError: the context has no clock (`no_clock`).
            InvalidDataError: this is no message.
        """
        if not isinstance(message, MESSAGE_TYPES):
            raise InvalidDataError("this is no message", [Problem("", "type", "must be a message, for example user()")])
        call = self._calls.latest_on(self._line, message.tool_call_id) if isinstance(message, ToolMessage) else None
        now, new_id = self._clock()
        entries = entries_of_message(message, now=now, new_id=new_id, call=call)
        for entry in entries:
            self.append(entry)
        return entries

    def replace(self, entry: ContextEntry) -> None:
        """Put an entry in the place of the one of its id, for example when an approval was decided or a file read.

        Raises:
            NotInContextError: no entry has this id.
            ContextError: that one has another type (`other_type`).
        """
        slot = self._slot(id_of(entry))
        if slot.kind != entry.type:
            raise ContextError("other_type", f"the entry of this id is a {slot.kind}; its type does not change")
        text = entry_to_json(entry)
        is_same = text == slot.text and slot.entry_id not in self._migrated
        slot.text = text
        self._recent.keep(slot, entry)
        if isinstance(entry, ToolRequestEntry):
            self._calls.note_entry(slot, entry)
        if not is_same:
            self._unsaved.replaced[slot.entry_id] = slot
            self._touch()

    def fork(self, name: str, *, after: str | None = None, before: str | None = None, switch: bool = True) -> None:
        """Make a branch that takes over the active line up to an entry: `after` it, `before` it, or all of it.

        Raises:
            ContextError: there is a branch of that name (`branch_exists`), or the entry is on another line
                (`not_on_line`).
            NotInContextError: there is no such entry.
            InvalidDataError: this is no name of a branch.
        """
        if name in self._branches:
            raise ContextError("branch_exists", f"there is a branch {shown_name(name)} already; give another name")
        last = self._line.last_slot()
        if after is not None or before is not None:
            if after is not None and before is not None:
                raise ContextError("not_on_line", "give `after` or `before`, not both")
            last = self._slot(after if after is not None else str(before))
            if not self._line.has(last):
                raise ContextError("not_on_line", "this entry is on another line; switch to its branch first")
            if before is not None:
                last = self._line.slot_before(last)
        now, _ = self._clock()
        state = Branch(
            name=name,
            created_at=utc_text(now()),
            parent=self.active_branch,
            fork_after=None if last is None else last.entry_id,
        )
        self._branches[name] = OwnEntries(state, last)
        self._touch(state=True)
        if switch:
            self.switch(name)

    def switch(self, name: str, *, decided_by: str | None = None, reason: str | None = None) -> None:
        """Go on on another branch; a control entry there says so. Nothing happens where it is active already.

        Raises:
            NotInContextError: there is no such branch.
        """
        own = self._own(name)
        old = self.active_branch
        if name == old:
            return
        control = self._control("branch_switch", old, name, decided_by, reason)
        self._state = self._state.replace(active_branch=name)
        self._line = Line(own, self._recent)
        self._touch(state=True)
        self.append(control)

    def set_mode(self, name: str, *, decided_by: str | None = None, reason: str | None = None) -> None:
        """Work in another mode from now on; a control entry says so. Nothing happens where it is active already.

        Raises:
            NotInContextError: there is no such mode.
        """
        if name not in self._modes:
            raise NotInContextError("unknown_mode", f"there is no mode {shown_name(name)}")
        old = self._state.mode
        if name == old:
            return
        control = self._control("mode_change", old, name, decided_by, reason)
        self._state = self._state.replace(mode=name)
        self._touch(state=True)
        self.append(control)

    def set_title(self, title: str | None) -> None:
        """Give the context other words for lists.

        Raises:
            InvalidDataError: the title is empty.
        """
        self._state = self._state.replace(title=title)
        self._touch(state=True)

    def set_metadata(self, metadata: Mapping[str, Any] | None) -> None:
        """Give the context other data of the developer.

        Raises:
            InvalidDataError: they are no JSON object.
        """
        self._state = self._state.replace(metadata=metadata)
        self._touch(state=True)

    def use_clock(self, *, now: Clock, new_id: NewId) -> None:
        """Give the context what times and ids are made with, where it was loaded without."""
        self._now, self._new_id = now, new_id

    def _control(
        self, kind: str, old: str | None, new: str, decided_by: str | None, reason: str | None
    ) -> SystemControlEntry:
        now, new_id = self._clock()
        words = {"control": kind, "old": old, "new": new, "decided_by": decided_by, "reason": reason}
        data = SystemControlData.from_dict(words)
        made = SystemControlEntry(version=CURRENT, id=new_id(), created_at=utc_text(now()), data=data)
        if made.id in self._slots:  # before anything is changed
            raise ContextError("entry_exists", "another entry of the context has this id")
        return made

    def _clock(self) -> tuple[Clock, NewId]:
        if self._now is None or self._new_id is None:
            text = "this context was loaded without a clock; call use_clock(now=…, new_id=…) first"
            raise ContextError("no_clock", text)
        return self._now, self._new_id

    def _touch(self, *, state: bool = False) -> None:
        self._unsaved.is_state_dirty |= state
        if self._now is not None:
            self._changed_at = self._now()

    # Storing

    def changes(self) -> Changes:
        """Return the unsaved changes. Call `saved` after storing them."""
        return self._unsaved.changes(self._document_state(), self._revision, self._state)

    def saved(self, revision: int) -> None:
        """Mark the last `changes` as stored with this revision; later changes stay unsaved.

        Raises:
            ContextError: `changes` was not asked since the last time (`no_changes`).
        """
        self._unsaved.saved(self._state)
        self._revision = revision

    def to_document(self, entries: bool = True) -> ContextDocument:
        """This context as a document, with all its entries or without.

        Raises:
            InvalidDataError: the body of an entry does not fit its type.
        """
        state = self._document_state()
        if not entries:
            return state
        full = [own.state.replace(entries=tuple(self._read_all(own.slots))) for own in self._branches.values()]
        return state.replace(branches=full)

    def _read_all(self, slots: Iterable[Slot]) -> Iterable[ContextEntry]:
        return (slot.read() if slot.entry is None else slot.entry for slot in slots)

    def to_json(self) -> str:
        """This context as the JSON text of its document; unknown entries exactly as they were read."""
        return document_text(self._document_state(), self._branches.values())

    def _document_state(self) -> ContextDocument:
        fields: dict[str, Any] = {"branches": self.branches, "revision": self._revision}
        if self._changed_at is not None:
            fields["updated_at"] = utc_text(self._changed_at)
        return self._state.replace(**fields)

    def __repr__(self) -> str:
        return f"Context({len(self._branches)} branches, {len(self._slots)} entries, revision {self._revision})"
