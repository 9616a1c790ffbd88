"""Which files are closed to agents, and the patterns that say so.

A pattern without `/` is the name of a file or folder at any depth; one with `/` is a path from the workspace root. `*`
and `?` stay within one name, `**` stands for any number of folders. Whatever closes a folder closes all in it. Names
are compared without regard to case, width and invisible characters, and without points and spaces at the end: a file
system that takes `.ENV` for `.env` opens nothing that is closed.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Final, NamedTuple

from turnwire_schema.v1.policy import FilePolicy

from turnwire.core.schema_defaults import schema_default


class DenyRule(NamedTuple):
    """A pattern of paths that nobody may touch, and why."""

    pattern: str
    reason: str


DEFAULT_DENY: Final[tuple[DenyRule, ...]] = tuple(
    DenyRule(pattern, "such files hold passwords, keys or tokens, or rule git or the agent")
    for pattern in schema_default(FilePolicy, "deny")
)
"""The patterns that hold where a `FilePolicy` names none."""


def denied_by(parts: Sequence[str], rules: Iterable[DenyRule]) -> DenyRule | None:
    """The first rule that closes the path of these names; None where none does."""
    names = [folded(name) for name in parts]
    for rule in rules:
        pattern = _steps(rule.pattern)
        if len(pattern) == 1 and pattern[0] != "**":
            if any(fnmatchcase(name, pattern[0]) for name in names):
                return rule
        elif _matches(names, (*pattern, "**")):  # whatever is in a folder that fits
            return rule
    return None


@lru_cache(maxsize=1024)
def _steps(pattern: str) -> tuple[str, ...]:
    plain = unicodedata.normalize("NFKC", pattern).casefold()
    return tuple(plain.replace("[", "[[]").strip("/").split("/"))  # a bracket is a character here


def _matches(names: Sequence[str], pattern: Sequence[str]) -> bool:
    """Whether the whole path fits. Steps: at most names times patterns, for only the last `**` is tried again."""
    at = wanted = 0
    again: tuple[int, int] | None = None
    while at < len(names):
        if wanted < len(pattern) and pattern[wanted] == "**":
            again = (at, wanted + 1)
            wanted += 1
        elif wanted < len(pattern) and fnmatchcase(names[at], pattern[wanted]):
            at, wanted = at + 1, wanted + 1
        elif again is not None:
            again = (again[0] + 1, again[1])
            at, wanted = again
        else:
            return False
    return all(step == "**" for step in pattern[wanted:])


def folded(name: str) -> str:
    """A name as it is compared. HFS+ ignores invisible characters, FAT points and spaces at the end."""
    plain = unicodedata.normalize("NFKC", name)
    plain = "".join(character for character in plain if unicodedata.category(character) != "Cf").casefold()
    return plain.rstrip(" .") or plain
