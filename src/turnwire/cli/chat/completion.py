"""Completion at the prompt: commands and their arguments, paths, names, and files behind `@`."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from turnwire.cli.chat.commands import COMMANDS
from turnwire.cli.chat.references import written_path
from turnwire.cli.chat.session import ChatSession
from turnwire.cli.chat.text_lines import short
from turnwire.cli.output import visible
from turnwire.core.errors import TurnwireError

_COMMAND: Final = re.compile(r"/([A-Za-z]*)")
_ARGUMENT: Final = re.compile(r"/([A-Za-z]+)\s+(.*)", re.DOTALL)
_REFERENCE: Final = re.compile(r"""(?<![\w@./\\])@(["']?)([^\s"'@]*|(?<=["'])[^"'@]*)$""")


class Offer(NamedTuple):
    """One completion: its text in place of the last `replaced` characters, its label, and its description."""

    text: str
    replaced: int
    shown: str
    about: str = ""


class Choices(NamedTuple):
    """The sources of completions; each is called when it is needed."""

    files: Callable[[str], Sequence[str]]
    """Paths of the workspace that begin so."""
    paths: Callable[[str], Sequence[str]]
    """Paths from the working directory that begin so."""
    names: Callable[[str], Iterable[tuple[str, str]]]
    """(name, description) of the arguments of a command."""


def offers(before: str, choices: Choices) -> Iterator[Offer]:
    """The completions where the text before the cursor is `before`."""
    if found := _COMMAND.fullmatch(before):
        typed = found[1].lower()
        for command in COMMANDS.values():
            if command.name.startswith(typed):
                end = "" if command.takes == "nothing" else " "
                yield Offer(f"/{command.name}{end}", len(before), command.usage, command.help)
        return
    if found := _ARGUMENT.fullmatch(before):
        yield from _arguments(found[1].lower(), found[2], choices)
        return
    if found := _REFERENCE.search(before):
        for path in choices.files(found[2]):
            # A folder goes on; its quote is closed with the file.
            text = written_path(path)
            if path.endswith("/") and text != path:
                text = text[:-1]
            yield Offer(text, len(found[1]) + len(found[2]), path)


def _arguments(name: str, typed: str, choices: Choices) -> Iterator[Offer]:
    if name == "file":
        yield from (Offer(written_path(path), len(typed), path) for path in choices.files(typed))
    elif name in ("image", "save"):
        yield from (Offer(path, len(typed), path) for path in choices.paths(typed))
    else:
        for found, about in choices.names(name):
            if found.startswith(typed):
                yield Offer(found, len(typed), found, about)


def choices_of(session: ChatSession) -> Choices:
    """The completions of a chat, whatever thread is open in it."""
    offered = _Offered(session)
    return Choices(files=offered.files, paths=paths, names=offered.names)


class _Offered:
    """The names that a chat knows now."""

    def __init__(self, session: ChatSession) -> None:
        self._session = session

    def files(self, prefix: str) -> list[str]:
        resolver = self._session.thread.agent.files
        return [] if resolver is None else resolver.complete(prefix, role=self._session.role)

    def names(self, command: str) -> list[tuple[str, str]]:
        context = self._session.thread.context
        match command:
            case "mode":
                return [(mode.name, short(mode.system_prompt or "", 40)) for mode in context.modes]
            case "branch":
                return [(branch.name, "") for branch in context.branches]
            case "model":
                configured = self._session.thread.agent.provider.info().models or ()
                return [(model.name, "") for model in configured]
            case "open":
                return self._stored()
        return []

    def _stored(self) -> list[tuple[str, str]]:
        try:
            rows = self._session.threads.store.list(20).contexts
        except TurnwireError:
            return []
        return [(row.id[:8], visible(short(row.title or "", 40))) for row in rows]


def paths(prefix: str) -> list[str]:
    """Paths from the working directory that begin so, folders with `/`; nothing that a terminal would obey."""
    folder, slash, start = prefix.rpartition("/")
    place = Path(f"{folder}{slash}" or ".").expanduser()
    try:
        names = sorted(os.listdir(place))
    except (OSError, ValueError):
        return []
    return [
        f"{folder}{slash}{name}{'/' if (place / name).is_dir() else ''}"
        for name in names
        if name.startswith(start) and name.isprintable() and (start or not name.startswith("."))
    ][:50]
