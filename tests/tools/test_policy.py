"""Policies: the first rule that holds decides, and what nobody wrote a rule for is asked."""

from __future__ import annotations

from typing import Any

from turnwire_schema.v1.policy import ToolPolicy, ToolRule
from turnwire_schema.v1.tool import ToolCall

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.core.globs import glob_matches
from turnwire.tools import Decision, decide, remembered_rule


def call(name: str, **arguments: Any) -> ToolCall:
    return ToolCall(id="c1", name=name, arguments=arguments)


def policy(*rules: dict[str, Any], default: Any = None) -> ToolPolicy:
    return ToolPolicy.from_dict({"rules": list(rules), **({} if default is None else {"default": default})})


@requirement("CTX-3")
def test_without_rules_every_call_is_asked_for() -> None:
    assert decide(ToolPolicy(), call("read_file")) == Decision("ask")
    assert decide(policy(default="deny"), call("read_file")) == Decision("deny")


@requirement("CTX-3")
def test_the_first_rule_that_holds_decides() -> None:
    rules = policy(
        {"decision": "deny", "tool": "delete_*", "reason": "nothing is deleted here"},
        {"decision": "allow", "name": "reading", "tool": "*_file"},
        {"decision": "ask", "tool": "*"},
    )
    assert decide(rules, call("delete_file")) == Decision("deny", "rule 1", "nothing is deleted here")
    assert decide(rules, call("read_file")) == Decision("allow", "reading")
    assert decide(rules, call("shell")) == Decision("ask", "rule 3")


@requirement("CTX-3")
@for_each(
    ("at", "glob", "arguments", "holds"),
    [
        ("/path", "docs/*", {"path": "docs/a.md"}, True),
        ("/path", "docs/*", {"path": "src/docs/a.md"}, False),
        ("/path", "docs/*", {}, False),
        ("/path", "DOCS/*", {"path": "docs/a"}, False),
        ("/force", "true", {"force": True}, True),
        ("/force", "true", {"force": "true"}, True),
        ("/n", "1?", {"n": 12}, True),
        ("/n", "5", {"n": 5.0}, True),
        ("/n", "5.0", {"n": 5.0}, True),
        ("/n", "5", {"n": 5.5}, False),
        ("/n", "1", {"n": True}, False),
        ("/n", "-*", {"n": -1e300}, True),
        ("/list/1", "b", {"list": ["a", "b"]}, True),
        ("/list/01", "b", {"list": ["a", "b"]}, False),
        ("/list/2", "b", {"list": ["a", "b"]}, False),
        ("/list/" + "9" * 5000, "b", {"list": ["a"]}, False),
        ("/a~1b/~0", "x", {"a/b": {"~": "x"}}, True),
        ("", '{"a":1}', {"a": 1}, True),
        ("/a/b", "*", {"a": "text"}, False),
        ("/nothing", "null", {"nothing": None}, True),
        ("/cmd", "rm [a]*", {"cmd": "rm a"}, False),
        ("/cmd", "a*c", {"cmd": "a\nb\nc"}, True),
    ],
)
def test_an_argument_pattern_holds_for_the_text_of_a_value(
    at: str, glob: str, arguments: dict[str, Any], holds: bool
) -> None:
    rules = policy({"decision": "allow", "arguments": [{"at": at, "glob": glob}]})
    assert decide(rules, call("any", **arguments)).decision == ("allow" if holds else "ask")


@requirement("CTX-3")
def test_every_condition_of_a_rule_must_hold() -> None:
    both = [{"at": "/a", "glob": "1"}, {"at": "/b", "glob": "2"}]
    rules = policy({"decision": "allow", "tool": "add", "server": "maths*", "arguments": both})
    assert decide(rules, call("add", a=1, b=2), "maths-1").decision == "allow"
    assert decide(rules, call("add", a=1, b=3), "maths-1").decision == "ask"
    assert decide(rules, call("add", a=1, b=2), "other").decision == "ask"
    assert decide(rules, call("add", a=1, b=2)).decision == "ask"
    assert decide(rules, call("sub", a=1, b=2), "maths-1").decision == "ask"


@requirement("CTX-3")
def test_a_servers_own_name_for_a_tool_can_forbid_it_and_never_allow_it() -> None:
    rules = policy({"decision": "deny", "tool": "rm-*"}, {"decision": "allow", "tool": "search"})
    assert decide(rules, call("rm_all"), "box", original_name="rm-all").decision == "deny"
    assert decide(rules, call("box_search"), "box", original_name="search").decision == "ask"
    assert decide(rules, call("search")).decision == "allow"


@requirement("CTX-3")
def test_what_is_remembered_answers_a_question_and_overrides_no_rule() -> None:
    rules = policy(
        {"decision": "ask", "tool": "shell", "arguments": [{"at": "/cmd", "glob": "ls*"}]},
        {"decision": "deny", "tool": "shell", "arguments": [{"at": "/cmd", "glob": "rm*"}]},
    )
    kept = remembered_rule(call("shell", cmd="ls"))
    assert kept == ToolRule(decision="allow", name="always shell", tool="shell")
    assert decide(rules, call("shell", cmd="ls -l"), remembered=[kept]) == Decision("allow", "always shell")
    assert decide(rules, call("shell", cmd="date"), remembered=[kept]) == Decision("allow", "always shell")
    assert decide(rules, call("shell", cmd="rm -r"), remembered=[kept]) == Decision("deny", "rule 2")
    assert decide(rules, call("shell2", cmd="ls"), remembered=[kept]).decision == "ask"


@requirement("CTX-3")
def test_what_is_remembered_holds_for_the_one_server() -> None:
    own, theirs = remembered_rule(call("search")), remembered_rule(call("search"), "web")
    assert theirs.name == "always search of web"
    assert decide(ToolPolicy(), call("search"), "web", remembered=[own]).decision == "ask"
    assert decide(ToolPolicy(), call("search"), remembered=[theirs]).decision == "ask"
    assert decide(ToolPolicy(), call("search"), "web", remembered=[theirs]).decision == "allow"
    assert decide(ToolPolicy(), call("search"), "web2", remembered=[theirs]).decision == "ask"


@requirement("CTX-3")
def test_a_tool_can_be_refused_for_good() -> None:
    kept = remembered_rule(call("search"), decision="deny")
    assert decide(ToolPolicy(), call("search"), remembered=[kept]) == Decision("deny", "never search")


@requirement("CTX-3")
def test_a_pattern_of_many_stars_takes_few_steps() -> None:
    steps = 0

    class Counted(str):
        def __getitem__(self, place: Any) -> str:
            nonlocal steps
            steps += 1
            return super().__getitem__(place)

    assert not glob_matches(Counted("*a" * 40), Counted("a" * 39))
    assert not glob_matches("*a" * 40 + "b", Counted("a" * 400))
    assert steps < 100_000
