"""Collect the parts of the calls of one text block, and validate complete calls."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from turnwire_schema.text_formats import TextReason

from turnwire.codecs.text.events import CallPiece, NoCall, ReadCall, ReadEvent, TextPiece
from turnwire.codecs.text.source import Source
from turnwire.codecs.text.values import types_of
from turnwire.core.calls import json_text
from turnwire.core.jsontext import read_json

Judge: TypeAlias = Callable[[str, str, str], "TextReason | None"]
"""From name, arguments and raw text of a complete call: why it is not a call, or None."""


class BlockCalls:
    """Collects the parts of a block's calls. If they are not a call, their whole text is returned to the content."""

    def __init__(self, source: Source, tools: Mapping[str, Any] | None, judge: Judge) -> None:
        self._source = source
        self._tools = tools
        self._judge = judge
        self._raw: list[str] = []  # since the last call that was taken
        self._begun = 0  # start of the text that is not in it
        self._events: list[ReadEvent] = []
        self._held: list[ReadCall] | None = None
        self._name: str | None = None
        self._id: str | None = None
        self._pieces: list[str] = []
        self._is_open = False
        self._told = 0
        self._has_members = False
        self._refused = False
        self._has_calls = False  # whether the block had any call, taken or refused
        self._wrong: TextReason | None = None
        self._number = -1  # of the call that was begun last
        self.count = 0
        self.was_cut = False
        """Whether the model did not end the text."""

    # the life of a block

    def open(self, mark: str, space: str, *, holds_all: bool) -> None:
        """Open a block at `mark`, after white space that belongs to it."""
        self._raw = [space + mark]
        self._begun = self._source.at
        self._held = [] if holds_all else None
        self._refused = self._is_open = self._has_calls = False
        self._wrong = None

    def go_on(self) -> None:
        """Continue the block with a new piece of text."""
        self._begun = self._source.at

    def pause(self) -> None:
        """Pause at the end of the piece of text."""
        self._keep_raw()
        if self._is_told() and len(self._pieces) > self._told:
            text = "".join(self._pieces[self._told :])
            self._told = len(self._pieces)
            if text:
                self._events.append(CallPiece("arguments", self._number, self._name or "", text))

    def _is_told(self) -> bool:
        """Return True if the arguments are sent as they come: not if they are a JSON string, which is read whole."""
        if not self._is_open or self._held is not None or self._name is None or not self._is_offered(self._name):
            return False
        return bool(self._pieces) and self._pieces[0].startswith("{")

    def take(self) -> list[ReadEvent]:
        """Return the events that are ready by now."""
        events, self._events = self._events, []
        return events

    def close(self, reason: TextReason | None) -> None:
        """Close the block: it is complete, or has no further call for a reason."""
        self._keep_raw()
        held, self._held = self._held, None
        if held is not None and reason is None and not self._has_calls:
            reason = "malformed"
        if held is not None and reason is None:
            self._events.extend(held)
            self.count += len(held)
        elif held:
            self._raw = [*(event.raw for event in held), *self._raw]
        raw = "".join(self._raw)
        self._raw = []
        if reason is not None:
            name = self._name if self._is_open or self._wrong else None
            self._events.append(NoCall("no_call", self._wrong or reason, name, raw))
            if reason == "cut":
                return
        if (reason is not None or self._refused) and raw:
            self._events.append(TextPiece("content", raw))

    def _keep_raw(self) -> None:
        source = self._source
        if source.at > self._begun:
            self._raw.append(source.text[self._begun : source.at])
            self._begun = source.at

    # the parts of a call

    def begin(self) -> None:
        """Begin a call."""
        if self._refused:  # the text of the call before goes back; this one begins behind it
            self._keep_raw()
            self._events.append(TextPiece("content", "".join(self._raw)))
            self._raw = []
            self._refused = False
        self._name = self._id = None
        self._pieces = []
        self._told = 0
        self._number += 1
        self._is_open = self._has_calls = True
        self._has_members = False

    def set_name(self, name: str) -> bool:
        """Set its name; return False if the name is not possible."""
        self._name = name
        return bool(name)

    def set_id(self, given: str) -> None:
        """Set the id that the model gave it."""
        self._id = given or None

    def add_arguments(self, piece: str) -> None:
        """Add the next piece of its arguments, as JSON text."""
        self._pieces.append(piece)

    def add_member(self, key: str, value: str) -> None:
        """Add a member of its arguments, with the value as JSON text."""
        self._pieces.append(f"{',' if self._has_members else '{'}{json_text(key)}:{value}")
        self._has_members = True

    @property
    def schema(self) -> Any:
        """The schema of the tool's parameters, or None if it is unknown."""
        return self._tools.get(self._name or "") if self._tools else None

    def types_of(self, key: str) -> frozenset[str]:
        """Return the types that the schema allows for a member."""
        return types_of(self.schema, key)

    def finish(self) -> bool:
        """Complete the call; return False if something is missing."""
        if self._name is None:
            return False
        if self._has_members:
            self._pieces.append("}")
        arguments = _object_text("".join(self._pieces))
        self._keep_raw()
        if arguments is None:
            return False
        self._is_open = False
        raw = "".join(self._raw)
        reason = self._reason(arguments, raw)
        if reason is not None:
            self._refused = True
            if self._held is not None:
                self._wrong = reason
                return False
            self._events.append(NoCall("no_call", reason, self._name, raw))
            return True
        call = ReadCall("call", self._number, self._name, arguments, self._id, raw)
        self._raw = []
        if self._held is None:
            self._events.append(call)
            self.count += 1
        else:
            self._held.append(call)
        return True

    def _is_offered(self, name: str) -> bool:
        return self._tools is None or name in self._tools

    def _reason(self, arguments: str, raw: str) -> TextReason | None:
        assert self._name is not None
        if not self._is_offered(self._name):
            return "not_offered"
        if _has_twice(arguments):
            return "ambiguous"
        return self._judge(self._name, arguments, raw)


def _object_text(text: str) -> str | None:
    """Return arguments as the text of an object, or None if they are not one. JSON in a JSON string is parsed once."""
    if text in ("", "null"):
        return "{}"
    try:
        value = read_json(text)
        if isinstance(value, str):
            text = value
            value = read_json(text)
    except ValueError:
        return None
    return text if isinstance(value, dict) else None


class _TwiceError(Exception):
    """An object has a member twice."""


def _once(members: list[tuple[str, Any]]) -> None:
    if len({key for key, _ in members}) < len(members):
        raise _TwiceError


def _has_twice(text: str) -> bool:
    """Return True if an object in the text of JSON has a member twice."""
    try:
        json.loads(text, object_pairs_hook=_once)
    except _TwiceError:
        return True
    return False
