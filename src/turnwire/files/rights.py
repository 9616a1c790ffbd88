"""What each role may do with which files: a `FilePolicy` with its defaults filled in."""

from __future__ import annotations

from collections.abc import Sequence
from types import NoneType
from typing import Final

from turnwire_schema.v1.policy import FilePolicy, FileRight

from turnwire.core.argument_types import require_setting
from turnwire.core.schema_defaults import or_default
from turnwire.files.denied import DEFAULT_DENY, DenyRule, denied_by
from turnwire.files.faults import FileError, shown

_USUAL: Final = FilePolicy()
"""What holds where a policy says nothing."""


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
