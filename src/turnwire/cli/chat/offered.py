"""What can be completed at the prompt: files of the workspace, paths, and the names that commands take."""

from __future__ import annotations

import os
from pathlib import Path

from turnwire.cli.chat.completion import Choices
from turnwire.cli.chat.session import ChatSession
from turnwire.cli.chat.shown import short
from turnwire.cli.output import visible
from turnwire.core.errors import TurnwireError


def choices_of(session: ChatSession) -> Choices:
    """What can be completed in a chat, whatever thread is open in it."""
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
