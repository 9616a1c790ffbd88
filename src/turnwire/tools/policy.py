"""The policy for calls: which run at once, which are asked for, which never run; the first rule that matches decides.

Rules compare texts. A glob over a path sees the path as the model wrote it: allow what is wanted rather than deny what
is not.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

from turnwire_schema.v1.policy import ArgumentPattern, ToolDecision, ToolPolicy, ToolRule
from turnwire_schema.v1.tool import ToolCall

from turnwire.core.call_hash import canonical_json
from turnwire.core.globs import glob_matches
from turnwire.core.schema_defaults import or_default
from turnwire.core.validate import require_model

ASK_EVERYTHING: Final = ToolPolicy()
"""The policy without rules."""


class Decision(NamedTuple):
    """The policy's decision about one call: the decision, the name of the rule (None: no rule held), and its reason."""

    decision: ToolDecision
    rule: str | None = None
    reason: str | None = None

    @property
    def by(self) -> str:
        """The source of the decision, as an approval records it."""
        return "policy" if self.rule is None else f"policy: {self.rule}"


def decide(
    policy: ToolPolicy,
    call: ToolCall,
    server: str | None = None,
    *,
    original_name: str | None = None,
    remembered: Sequence[ToolRule] = (),
) -> Decision:
    """The decision of `policy` about `call` of a tool of `server` (None: of this program).

    `original_name` is the tool's name on its server, where it differs: rules that ask or deny hold for either name,
    rules that allow for the name that the model uses. `remembered` are rules of `remembered_rule`: they allow what
    the policy would ask for, and never what it denies.
    """
    require_model(policy, ToolPolicy)
    require_model(call, ToolCall)
    found = _by_rules(policy, call, server, original_name)
    if found.decision != "ask":
        return found
    for rule in remembered:
        if rule.server == server and _holds(rule, call, server, None):
            return Decision(rule.decision, rule.name, rule.reason)
    return found


def remembered_rule(
    call: ToolCall, server: str | None = None, *, decision: Literal["allow", "deny"] = "allow"
) -> ToolRule:
    """The rule for `always` (or `never`) about this tool of this server, to be kept for one thread."""
    require_model(call, ToolCall)
    word = "always" if decision == "allow" else "never"
    of = "" if server is None else f" of {server}"
    return ToolRule(decision=decision, name=f"{word} {call.name}{of}", tool=call.name, server=server)


def _by_rules(policy: ToolPolicy, call: ToolCall, server: str | None, original_name: str | None) -> Decision:
    for place, rule in enumerate(policy.rules or ()):
        other = None if rule.decision == "allow" else original_name
        if _holds(rule, call, server, other):
            return Decision(rule.decision, rule.name or f"rule {place + 1}", rule.reason)
    return Decision(or_default(policy, "default"))


def _holds(rule: ToolRule, call: ToolCall, server: str | None, other_name: str | None) -> bool:
    if rule.tool is not None and not any(
        glob_matches(rule.tool, name) for name in (call.name, other_name) if name is not None
    ):
        return False
    if rule.server is not None and (server is None or not glob_matches(rule.server, server)):
        return False
    return all(_fits(pattern, call.arguments) for pattern in rule.arguments or ())


_NOTHING: Final = object()
_INDEX: Final = re.compile(r"0|[1-9][0-9]{0,8}", re.ASCII)


def _fits(pattern: ArgumentPattern, arguments: Mapping[str, Any]) -> bool:
    value = _at(arguments, pattern.at)
    if value is _NOTHING:
        return False
    if isinstance(value, str):
        return glob_matches(pattern.glob, value)
    # 5, 5.0 and 5e0 are one number, and a function that takes a whole number gets the same of each.
    forms = {canonical_json(value), *((str(int(value)),) if isinstance(value, float) and value.is_integer() else ())}
    return any(glob_matches(pattern.glob, form) for form in forms)


def _at(value: Any, pointer: str) -> Any:
    """The value at a JSON pointer; `_NOTHING` if nothing is there."""
    for step in pointer.split("/")[1:]:
        key = step.replace("~1", "/").replace("~0", "~")
        if isinstance(value, Mapping) and key in value:
            value = value[key]
        elif isinstance(value, Sequence) and not isinstance(value, str) and _INDEX.fullmatch(key):
            if int(key) >= len(value):
                return _NOTHING
            value = value[int(key)]
        else:
            return _NOTHING
    return value
