"""Roles, and what nobody may touch."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

from turnwire_schema.v1.policy import FilePolicy, FileRole

from tests.files.test_reading import outcome, reference
from tests.requirements import requirement
from turnwire.files import DEFAULT_DENY, DenyRule, FileResolver
from turnwire.files.access_rules import denied_by


@requirement("CTX-2")
def test_a_planner_reads_and_an_executor_reads_and_writes(files: FileResolver) -> None:
    assert outcome(files.read(reference("notes.txt"), role="planner")) == ("read", None)
    assert outcome(files.read(reference("notes.txt"), role="executor")) == ("read", None)
    assert outcome(files.write("new.txt", "x", role="planner")) == ("denied", "file.role_denied")
    assert outcome(files.write("new.txt", "x", role="executor")) == ("written", None)
    assert outcome(files.read(reference("notes.txt"), role="guest")) == ("denied", "file.role_denied")


@requirement("CTX-2")
def test_the_refusal_of_a_role_names_the_roles_that_may(files: FileResolver) -> None:
    problem = files.write("new.txt", "x", role="planner").problem
    assert problem is not None
    assert problem.message == "new.txt: the role planner may not write files; roles that may: executor"
    problem = files.read(reference("notes.txt"), role="guest").problem
    assert problem is not None
    assert problem.message == "notes.txt: there is no role guest; roles: planner, executor"


@requirement("CTX-2")
def test_a_policy_names_roles_and_rules_of_its_own(root: Path) -> None:
    policy = FilePolicy(
        roles=(FileRole(name="scribe", rights=("write",)), FileRole(name="reader", rights=("read",), deny=("src/**",))),
        deny=("*.txt",),
    )
    with FileResolver(root, policy) as files:
        assert outcome(files.read(reference("src/a.py"), role="scribe")) == ("denied", "file.role_denied")
        assert outcome(files.write("src/b.py", "x", role="scribe")) == ("written", None)
        assert outcome(files.read(reference("src/a.py"), role="reader")) == ("denied", "file.denied")
        assert outcome(files.read(reference(".env"), role="reader")) == ("read", None)
        assert outcome(files.read(reference("notes.txt"), role="reader")) == ("denied", "file.denied")
        assert outcome(files.read(reference("src/a.py"), role="planner")) == ("denied", "file.role_denied")


@requirement("CTX-2")
@pytest.mark.parametrize(
    "path",
    [
        ".env",
        ".ENV",
        ".env.local",
        "sub/.Env.Production",
        "prod.env",
        "src/../.env",
        ".env.",
        ".env ",
        ".e\u200cnv",
        "\uff0eenv",
        "deep/er/id_rsa",
        "server.PEM",
        ".ssh/known_hosts",
        "home/.ssh",
        ".aws/credentials",
        ".git",
        ".git/config",
        ".git/modules/x/config",
        "sub/.git/config",
        ".git/hooks/pre-commit",
        ".agent/config.yml",
        "a/.docker/config.json",
        "credentials.json",
        "client_secret_123.json",
        ".env~",
        ".env-prod",
        ".env_local",
        "..env.swp",
        "#.env#",
        "id_rsa.bak",
        "ID_RSA.old~",
        ".id_rsa.swp",
        "deploy_rsa",
        "server.key.orig",
        ".ssh.bak/config",
    ],
)
def test_secrets_are_closed_by_default_however_they_are_spelt(files: FileResolver, path: str) -> None:
    for result in (files.read(reference(path), role="executor"), files.write(path, "x", role="executor")):
        assert outcome(result) == ("denied", "file.denied")


@requirement("CTX-2")
@pytest.mark.parametrize(
    "path",
    [
        "environment.py",
        "src/keys.py",
        "id_rsa.pub",
        ".gitignore",
        "config.json",
        "src/credentials.py",
        ".envoy",
        "a~",
        "x.bak",
    ],
)
def test_names_that_only_look_alike_are_open(files: FileResolver, path: str) -> None:
    assert outcome(files.read(reference(path))) == ("missing", "file.missing")


@requirement("CTX-2")
@pytest.mark.parametrize(
    ("pattern", "closed", "opened"),
    [
        ("*.txt", ["a.txt", "x/y/A.TXT", "a.txt/inside"], ["a.txts", "txt"]),
        ("docs/*.md", ["docs/a.md", "/docs/a.md/x"], ["x/docs/a.md", "docs/x/a.md"]),
        ("docs/**/*.md", ["docs/a.md", "docs/x/y/a.md"], ["a.md", "doc/a.md"]),
        ("docs/**", ["docs", "docs/a", "docs/a/b"], ["docs2/a"]),
        ("**/b/c", ["b/c", "a/b/c/d", "a/a/b/c"], ["b/x/c"]),
        ("**", ["a", "a/b"], []),
        ("a?c", ["abc", "x/aBc"], ["ac", "a/c"]),
        ("$KEYS", ["$keys", "x/$KEYS/a"], ["keys"]),
        ("[ab]", ["[ab]"], ["a", "b"]),
        ("/top.txt", ["x/top.txt", "top.txt"], ["top"]),
        ("./docs/a.md", ["docs/a.md", "docs/a.md.bak"], ["x/docs/a.md", "a.md"]),
        ("docs//a.md", ["docs/a.md"], ["docs"]),
        ("./", ["a", "a/b"], []),
        ("soft\u00adly", ["softly", "so\u00adftly"], ["soft"]),
        (unicodedata.normalize("NFD", "größe"), [unicodedata.normalize("NFC", "GRÖSSE"), "größe"], ["grosse"]),
    ],
)
def test_a_pattern_closes_these_paths_and_opens_those(pattern: str, closed: list[str], opened: list[str]) -> None:
    rule = DenyRule(pattern, "why")
    for path in closed:
        assert denied_by(path.strip("/").split("/"), [rule]) == rule, path
    for path in opened:
        assert denied_by(path.split("/"), [rule]) is None, path


@requirement("CTX-2")
def test_the_refusal_of_a_closed_file_names_the_rule_and_who_made_it(root: Path) -> None:
    usual, own = FilePolicy(deny=[rule.pattern for rule in DEFAULT_DENY]), FilePolicy(deny=(".env",))
    reasons = "such files hold passwords, keys or tokens, or rule git or the agent", "a rule of this workspace"
    for policy, reason in zip((FilePolicy(), usual, own), (reasons[0], *reasons), strict=True):
        with FileResolver(root, policy) as files:
            problem = files.read(reference(".env")).problem
        assert problem is not None
        assert problem.message == f".env: the rule .env closes it ({reason})"


@requirement("CTX-2")
def test_matching_takes_steps_in_proportion_to_path_and_pattern(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = 0

    def counted(name: str, pattern: str) -> bool:
        nonlocal calls
        calls += 1
        return name == pattern or pattern == "*"

    monkeypatch.setattr("turnwire.files.access_rules.fnmatchcase", counted)
    assert denied_by(["a"] * 60, [DenyRule("**/a/" * 20 + "b", "why")]) is None
    assert calls <= 60 * 42  # never two to the power of the stars


@requirement("CTX-2")
def test_every_default_rule_has_a_reason_and_closes_what_it_names() -> None:
    for rule in DEFAULT_DENY:
        assert rule.reason
        example = rule.pattern.replace("**/", "x/").replace("*", "some")
        assert denied_by(example.split("/"), [rule]) == rule
