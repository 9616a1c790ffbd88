"""Access rules for agents: what each role may do with which files, and which files are closed to all.

A pattern without `/` is the name of a file or folder at any depth; one with `/` is a path from the workspace root. `*`
and `?` stay within one name, `**` matches any number of folders. Whatever closes a folder closes all in it. Names
are compared without regard to case, width and invisible characters, and without points and spaces at the end: a file
system that takes `.ENV` for `.env` opens nothing that is closed. A copy that an editor or a person left next to a file
(`.env~`, `id_rsa.bak`, `.id_rsa.swp`) is closed with it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from types import NoneType
from typing import Final, NamedTuple

from turnwire_schema.v1.policy import FilePolicy, FileRight

from turnwire.core.argument_types import require_setting
from turnwire.core.schema_defaults import or_default, schema_default
from turnwire.files.errors import FileError, shown


class DenyRule(NamedTuple):
    """A pattern of paths that may not be accessed, and why."""

    pattern: str
    reason: str


DEFAULT_DENY: Final[tuple[DenyRule, ...]] = tuple(
    DenyRule(pattern, "such files hold passwords, keys or tokens, or rule git or the agent")
    for pattern in schema_default(FilePolicy, "deny")
)
"""The patterns that hold where a `FilePolicy` names none."""


def denied_by(parts: Sequence[str], rules: Iterable[DenyRule]) -> DenyRule | None:
    """The first rule that closes the path of these names, or None if no rule closes it."""
    names = [folded(name) for name in parts]
    originals = [_copied_from(name) for name in names]
    return _first(names, rules) or (None if originals == names else _first(originals, rules))


def _first(names: Sequence[str], rules: Iterable[DenyRule]) -> DenyRule | None:
    for rule in rules:
        pattern = _steps(rule.pattern)
        if len(pattern) == 1 and pattern[0] != "**":
            if any(fnmatchcase(name, pattern[0]) for name in names):
                return rule
        elif _matches(names, (*pattern, "**")):  # everything in a matching folder
            return rule
    return None


@lru_cache(maxsize=1024)
def _steps(pattern: str) -> tuple[str, ...]:
    plain = unicodedata.normalize("NFKC", pattern)
    plain = "".join(character for character in plain if unicodedata.category(character) != "Cf").casefold()
    plain = plain.replace("[", "[[]")  # a bracket is a character here
    return tuple(step for step in plain.split("/") if step not in ("", ".")) or ("**",)  # the root closes all in it


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


# What editors and people put behind a name, or around it, for the file as it was: a~ #a# .a.swp a.bak
_COPY: Final = re.compile(
    r"\.(?P<swapped>.+)\.sw[a-z]|#(?P<saved>.+)#|(?P<kept>.+?)(?:~|\.(?:bak|backup|copy|old|orig|save))+"
)


def _copied_from(name: str) -> str:
    """The name of the file that one is a copy of, by its name; any other name as it is."""
    found = _COPY.fullmatch(name)
    return name if found is None else str(found["swapped"] or found["saved"] or found["kept"])


def folded(name: str) -> str:
    """A name as it is compared. HFS+ ignores invisible characters, FAT points and spaces at the end."""
    plain = unicodedata.normalize("NFKC", name)
    plain = "".join(character for character in plain if unicodedata.category(character) != "Cf").casefold()
    return plain.rstrip(" .") or plain


_USUAL: Final = FilePolicy()
"""The defaults for what a policy leaves open."""


class FileRights:
    """The rules of one policy. Immutable and thread-safe."""

    def __init__(self, policy: FilePolicy | None) -> None:
        require_setting(policy, (FilePolicy, NoneType), "policy", "a FilePolicy, as in FilePolicy(max_lines=500)")
        policy = policy or _USUAL
        self._roles = {role.name: role for role in policy.roles or ()}
        self._deny = DEFAULT_DENY if policy.deny == _USUAL.deny else _own(policy.deny or ())
        self.max_bytes: int = or_default(policy, "max_bytes")
        self.max_lines: int = or_default(policy, "max_lines")

    def require(self, role: str, right: FileRight, path: str) -> None:
        """Refuse what the role may not do with any file.

        Raises:
            FileError: the role is unknown or has no such right; code `file.role_denied`.
        """
        known = self._roles.get(role)
        if known is None:
            names = ", ".join(self._roles) or "none"
            raise FileError("file.role_denied", f"{shown(path)}: there is no role {shown(role)}; roles: {names}")
        if right not in known.rights:
            able = ", ".join(name for name, other in self._roles.items() if right in other.rights) or "none"
            text = f"{shown(path)}: the role {role} may not {right} files; roles that may: {able}"
            raise FileError("file.role_denied", text)

    def refuse_denied(self, parts: Sequence[str], role: str | None, path: str) -> None:
        """Refuse a path, normalized or real, that a rule closes for everybody or for the role.

        Raises:
            FileError: a rule closes it; code `file.denied`.
        """
        rule = self.rule_against(parts, role)
        if rule is not None:
            raise FileError("file.denied", f"{shown(path)}: the rule {rule.pattern} closes it ({rule.reason})")

    def rule_against(self, parts: Sequence[str], role: str | None) -> DenyRule | None:
        """The rule that closes a path for everybody or, where one is named, for a role."""
        known = None if role is None else self._roles.get(role)
        closed_to_role = () if known is None or known.deny is None else _own(known.deny)
        return denied_by(parts, self._deny) or denied_by(parts, closed_to_role)


def _own(patterns: Sequence[str]) -> tuple[DenyRule, ...]:
    return tuple(DenyRule(pattern, "a rule of this workspace") for pattern in patterns)
