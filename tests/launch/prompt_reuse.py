"""What each coding agent writes near the beginning of its prompt that changes, and what stops it, with the source.

Seen in the bodies of two sessions of each agent in one folder, with a new file in between; `docs/guides/slow-agent.md`
has the same rows.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Fact(NamedTuple):
    """A text of an agent's prompt that is new in another session or turn."""

    agent: str
    """Its name for `turnwire launch`."""
    version: str
    changes: str
    """What changes, and where it is."""
    setting: str
    """What keeps the beginning alike, as the guide names it; empty: nothing is needed, or nothing is known."""
    launched: tuple[str, ...] = ()
    """The same as `turnwire launch` gives it: arguments one after another, `NAME=value` for a variable, or
    `name.name=value` for a member of its settings file.
    """
    source: str = "its bodies"


FACTS: Final = (
    Fact(
        "claude",
        "2.1.197",
        "a line with hashes before the system prompt, new in each request",
        "`CLAUDE_CODE_ATTRIBUTION_HEADER=0`",
        ("CLAUDE_CODE_ATTRIBUTION_HEADER=0",),
        "https://github.com/anthropics/claude-code/issues/50085",
    ),
    Fact(
        "claude",
        "2.1.197",
        "the status of git, at the end of the system prompt",
        "`CLAUDE_CODE_DISABLE_GIT_INSTRUCTIONS=1`",
        ("CLAUDE_CODE_DISABLE_GIT_INSTRUCTIONS=1",),
    ),
    Fact(
        "claude",
        "2.1.197",
        "a request for a title with each message of the user",
        "`CLAUDE_CODE_DISABLE_TERMINAL_TITLE=1`",
        ("CLAUDE_CODE_DISABLE_TERMINAL_TITLE=1",),
    ),
    Fact("claude", "2.1.197", "date, in the first message of the user", ""),
    Fact("codex", "0.171.0", "date and folder, in the first message of the user", ""),
    Fact("gemini", "0.61.0", "date and list of files, in the first message of the user", ""),
    Fact("qwen", "0.15.10", "date and list of files, in the first message of the user", ""),
    Fact(
        "qwen",
        "0.15.10",
        "the list of tools, when the model has searched for one",
        '`{"permissions": {"deny": ["tool_search"]}}` in `~/.qwen/settings.json`',
        ("permissions.deny=tool_search",),
        "its bodies, `cli.js`",
    ),
    Fact("opencode", "1.18.33", "date and folder, in the system prompt", ""),
    Fact(
        "opencode",
        "1.18.33",
        "a first request of its own, for a title",
        '`"agent": {"title": {"disable": true}}` in `~/.config/opencode/opencode.json`',
    ),
    Fact(
        "aider",
        "0.86.2",
        "the map of the repository, before the conversation",
        "`--map-refresh files`",
        ("--map-refresh", "files"),
        "https://aider.chat/docs/config/options.html",
    ),
    Fact("aider", "0.86.2", "files of the chat, behind the conversation", ""),
)
