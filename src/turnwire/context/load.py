"""Loading a stored context: what must be right before anything is read, and the places of branches and entries.

Loading reads type, version and id of each entry, and the call and approval of a request; its body is validated
when it is looked at.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from turnwire_schema.v1.context import Branch, ContextDocument
from turnwire_schema.v1.entry import UnknownEntry

from turnwire.context.decoder import SHALLOW, Scanner, may_be_deep
from turnwire.context.entries import KINDS, bring_up, entry_to_json, json_of_unknown, read_known, type_of, warn_unknown
from turnwire.context.line import OwnEntries, Slot
from turnwire.context.versions import CURRENT, is_older
from turnwire.core.errors import InvalidDataError, NewerVersionError, NotInContextError, Problem
from turnwire.core.validate import parse_json

KIND_WORDS: Final = {kind: kind for kind in KINDS}
"""The types that are known, so that many entries share one text."""


class EntryLoader:
    """Makes slots of stored entries, and remembers what the indexes of a context need."""

    def __init__(self) -> None:
        self.unknown: dict[str, int] = {}
        self._minted: dict[str, int] = {}
        self.migrated: list[Slot] = []
        self.requests: list[tuple[Slot, str | None, bool]] = []
        """Requests with the id of the call, and whether a decision about it is missing."""

    def slot(self, value: Any, text: str | None) -> Slot:
        """The slot of one entry; its branch and position are filled in later.

        Raises:
            InvalidDataError: it is no object, or its type, version or id cannot be read.
        """
        try:
            kind, entry_id = KIND_WORDS[value["type"]], value["id"]
            is_plain = text is not None and value["version"] == CURRENT and type(entry_id) is str and entry_id != ""
        except (KeyError, TypeError):
            is_plain = False
        if not is_plain or text is None:
            return self._slot(value, text)
        slot = Slot(entry_id, kind, text)
        if kind == "tool_request":
            self.requests.append((slot, *call_of(value)))
        return slot

    def _slot(self, value: Any, text: str | None) -> Slot:
        """The slot of an entry that is given as a value, of another version, of an unknown type, or damaged."""
        kind = type_of(value)
        kind = KIND_WORDS.get(kind, kind)
        was_older = False
        if kind in KINDS:
            data = bring_up(value, kind)
            if data is not value or text is None:
                was_older = data is not value
                if was_older and value.get("id") is None:
                    data = {**data, "id": self._told_apart(data["id"])}
                value, text = data, entry_to_json(read_known(kind, data))
        else:
            self.unknown[kind] = self.unknown.get(kind, 0) + 1
            if text is None:
                text = json_of_unknown(value)
        entry_id = value.get("id")
        if type(entry_id) is not str or not entry_id:
            if kind in KINDS or "id" in value:
                rule = "required" if "id" not in value else "type"
                raise InvalidDataError("this is no entry", [Problem("/id", rule, "must be a text that is not empty")])
            entry_id = ""
        slot = Slot(entry_id, kind, text)
        if was_older:
            self.migrated.append(slot)
        if kind == "tool_request":
            self.requests.append((slot, *call_of(value)))
        return slot

    def _told_apart(self, minted: str) -> str:
        """An id that was minted from an entry's content: the same words in a later message are another entry."""
        count = self._minted[minted] = self._minted.get(minted, 0) + 1
        return minted if count == 1 else f"{minted}-{count}"

    def warn(self) -> None:
        """Log the unknown types, once each."""
        for kind, count in self.unknown.items():
            warn_unknown(kind, count)


_OBJECTS: Final = (dict, Mapping)  # the first answers at once


def call_of(value: Mapping[str, Any]) -> tuple[str | None, bool]:
    """From the JSON of a request: the id of its call, and whether a decision about it is missing."""
    data = value.get("data")
    if not isinstance(data, _OBJECTS):
        return None, False
    call = data.get("call") or data.get("invalid_call")
    call_id = call.get("id") if isinstance(call, _OBJECTS) else None
    approval = data.get("approval")
    is_pending = isinstance(approval, _OBJECTS) and approval.get("state") == "pending"
    return call_id if isinstance(call_id, str) else None, is_pending


def entry_value(text: str) -> Any:
    """The JSON value of an entry's text.

    Raises:
        InvalidDataError: this is no JSON.
    """
    return parse_json(text, "an entry")


def slots_of_texts(texts: Sequence[str], loader: EntryLoader, branch: int) -> list[Slot]:
    """The slots of the entries of one branch, each given as its text.

    Raises:
        InvalidDataError: one is no JSON, or what `slots_of` raises.
    """
    try:
        scanner = Scanner("".join(texts))
    except ValueError:  # whose fault it is, reading them one by one says
        return slots_of(zip(map(entry_value, texts), texts, strict=True), loader, branch)
    scan, slot = scanner.scan, loader.slot
    slots: list[Slot] = []
    for text in texts:
        try:
            value, end = scan(text, 0)
            if scanner.is_suspect or (end > SHALLOW and may_be_deep(text)):
                value = scanner.judged(value, text)
        except (ValueError, RecursionError, StopIteration):
            end = -1
        if end != len(text):
            value = entry_value(text)
        try:
            slots.append(slot(value, text))
        except InvalidDataError as error:
            raise inside(error, f"/branches/{branch}/entries/{len(slots)}") from None
    return slots


def json_text(value: Any) -> str:
    """A JSON value as compact text."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def read_state(data: Mapping[str, Any]) -> ContextDocument:
    """The state of a context, its branches without entries.

    Raises:
        NewerVersionError: it is of a later major version.
        InvalidDataError: it does not fit.
        NotInContextError: its mode or its active branch is not one of those that it names.
    """
    if data.get("type", "context") == "context" and "version" in data:
        is_older(data, "context")
    state = ContextDocument.from_dict(data)
    modes = [mode.name for mode in state.modes or ()]
    if len(set(modes)) != len(modes):
        raise invalid("/modes", "unique", "two modes have one name")
    if state.mode is not None and state.mode not in modes:
        raise NotInContextError("unknown_mode", f"there is no mode {state.mode}")
    seen: set[str] = set()
    for number, branch in enumerate(state.branches):
        if branch.name in seen:
            raise invalid(f"/branches/{number}/name", "unique", "a branch of this name was there before")
        seen.add(branch.name)
    if state.active_branch not in seen:
        raise NotInContextError("unknown_branch", f"there is no branch {state.active_branch}")
    return state


Loaded = tuple[dict[str, Any], dict[int, list[Slot]]]
"""The state of a context as JSON, and the slots of each branch by the branch's place."""


def parts_of_value(document: Mapping[str, Any], loader: EntryLoader) -> Loaded:
    """A document given as a JSON value.

    Raises:
        InvalidDataError: it is no object, or an entry's type, version or id cannot be read.
    """
    if not isinstance(document, Mapping):
        raise invalid("", "type", "must be a ContextDocument or a JSON object; from_json reads a text")
    state, slots = dict(document), {}
    branches = document.get("branches")
    if not isinstance(branches, (list, tuple)):
        return state, {}
    bare: list[Any] = []
    for number, branch in enumerate(branches):
        if isinstance(branch, Mapping) and isinstance(branch.get("entries"), (list, tuple)):
            given = [(entry, None) for entry in branch["entries"]]
            slots[number] = slots_of(given, loader, number)
            branch = {key: value for key, value in branch.items() if key != "entries"}
        bare.append(branch)
    return {**state, "branches": bare}, slots


def parts_of_model(document: ContextDocument, loader: EntryLoader) -> Loaded:
    """A document given as a model."""
    bare = [branch.replace(entries=None) for branch in document.branches]
    slots = {}
    for number, branch in enumerate(document.branches):
        given: list[tuple[Any, str | None]] = []
        for entry in branch.entries or ():
            text = entry_to_json(entry)
            given.append((entry.raw if isinstance(entry, UnknownEntry) else entry_value(text), text))
        slots[number] = slots_of(given, loader, number)
    return document.replace(branches=bare).to_dict(), slots


def slots_of(given: Iterable[tuple[Any, str | None]], loader: EntryLoader, branch: int) -> list[Slot]:
    """The slots of the entries of one branch.

    Raises:
        InvalidDataError: an entry's type, version or id cannot be read; the path names its place.
    """
    slots = []
    for place, (value, text) in enumerate(given):
        try:
            slots.append(loader.slot(value, text))
        except InvalidDataError as error:
            raise inside(error, f"/branches/{branch}/entries/{place}") from None
    return slots


def invalid(path: str, rule: str, text: str) -> InvalidDataError:
    """The error of one fault in a context."""
    return InvalidDataError("this is no context", [Problem(path, rule, text)])


def inside(error: InvalidDataError, at: str) -> InvalidDataError:
    """The error of an entry, its paths from the whole document."""
    if isinstance(error, NewerVersionError):
        return error
    return InvalidDataError(error.what, [Problem(f"{at}{p.path}", p.rule, p.message) for p in error.problems])


def placed(
    state: ContextDocument, slots: Mapping[int, Sequence[Slot]]
) -> tuple[dict[str, OwnEntries], dict[str, Slot]]:
    """(branches by name, entries by id) of a loaded state and the slots of each branch by its place.

    Raises:
        InvalidDataError: an id comes twice, or a branch goes on where there is nothing.
    """
    owns: dict[str, OwnEntries] = {}
    by_id: dict[str, Slot] = {}
    for number, branch in enumerate(state.branches):
        own = owns[branch.name] = OwnEntries(branch.replace(entries=None))
        own.add(*slots.get(number, ()))
        for slot in own.slots:
            if by_id.setdefault(slot.entry_id, slot) is not slot:
                at = f"/branches/{number}/entries/{slot.position}/id"
                raise invalid(at, "unique", "another entry of the context has this id")
    join(state.branches, owns, by_id)
    return owns, by_id


def join(branches: Sequence[Branch], owns: Mapping[str, OwnEntries], slots: Mapping[str, Slot]) -> None:
    """Find for each branch the entry after which it goes on.

    Raises:
        InvalidDataError: it goes on after nothing, after an entry that is not on its parent's line, or in a circle.
    """
    for number, branch in enumerate(branches):
        if branch.parent is not None and branch.parent not in owns:
            raise invalid(f"/branches/{number}/parent", "reference", "names no branch of this context")
        if branch.fork_after is not None:
            slot = slots.get(branch.fork_after)
            if slot is None or branch.parent is None:
                raise invalid(f"/branches/{number}/fork_after", "reference", "is no entry of the parent's line")
            owns[branch.name].after = slot
    sound: set[str] = set()
    for number, branch in enumerate(branches):
        path: dict[str, None] = {}
        own: OwnEntries | None = owns[branch.name]
        while own is not None and own.name not in sound:
            if own.name in path:
                raise invalid(f"/branches/{number}/fork_after", "circle", "the branches go round in a circle")
            path[own.name] = None
            own = own.after.own if own.after is not None else None
        sound.update(path)
    for number, branch in enumerate(branches):
        after = owns[branch.name].after
        if after is not None and not is_taken_over(after, owns[branch.parent or ""]):
            raise invalid(f"/branches/{number}/fork_after", "reference", "is no entry of the parent's line")


def is_taken_over(slot: Slot, parent: OwnEntries) -> bool:
    """Whether an entry is on the line of a branch."""
    if slot.own is parent:
        return True
    after = parent.after
    while after is not None:
        if after.own is slot.own:
            return slot.position <= after.position
        after = after.own.after
    return False
