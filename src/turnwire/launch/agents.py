"""Settings by which each coding agent finds a gateway: environment, arguments, and files of a temporary folder.

Nothing of the user is touched: an agent reads its own settings as ever, and ours win for this one run. Whatever of the
user's would lead an agent elsewhere (a cloud's variable, an address in a settings file, a proxy, a small model of
another provider) is overruled, since what people say to a local model is meant to stay there. Each row says the version
that ran a tool loop through the gateway, and where its settings are documented.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

NO_KEY: Final = "none"
"""The key for agents if the gateway wants none: most refuse to start without one."""
FOLDER: Final = "{folder}"
"""Placeholder in an argument or environment variable for the folder of the files."""
_SETTINGS: Final = "settings.json"


@dataclass(frozen=True, kw_only=True)
class Target:
    """Where an agent finds its model."""

    url: str
    """The gateway's address, without a path."""
    model: str
    """Name of the model, as the gateway knows it."""
    key: str = NO_KEY
    """The gateway's key."""
    context_length: int | None = None
    """Most tokens of the model's prompt and answer together; None if unknown."""


@dataclass(frozen=True, kw_only=True)
class Setup:
    """How an agent is started."""

    arguments: tuple[str, ...] = ()
    """Before those of the user."""
    environment: Mapping[str, str] = field(default_factory=dict)
    """Added to the user's own; an empty value removes a variable that would win over ours."""
    files: Mapping[str, str] = field(default_factory=dict)
    """By name, in a folder of their own, for which `FOLDER` is the placeholder in the environment and the arguments."""


@dataclass(frozen=True, kw_only=True)
class Agent:
    """A coding agent."""

    title: str
    command: str
    """Name of its program."""
    install: str
    """The command that installs it."""
    tried: str
    """The version that was driven through the gateway."""
    source: str
    """Where its settings are documented."""
    setup: Callable[[Target], Setup]


_CLAUDE_CLOUDS: Final = tuple(
    f"CLAUDE_CODE_USE_{cloud}" for cloud in ("BEDROCK", "VERTEX", "FOUNDRY", "MANTLE", "ANTHROPIC_AWS", "GATEWAY")
)
"""Each of these variables makes the agent send everything to a cloud, whatever the base address is."""
_CLAUDE_OTHER_MODELS: Final = ("ANTHROPIC_SMALL_FAST_MODEL", "CLAUDE_CODE_SUBAGENT_MODEL")
"""They win over the names that are given; a gateway that runs already need not answer to them."""


def _claude(target: Target) -> Setup:
    names = ("ANTHROPIC_MODEL", *(f"ANTHROPIC_DEFAULT_{size}_MODEL" for size in ("HAIKU", "SONNET", "OPUS")))
    given = {
        "ANTHROPIC_BASE_URL": target.url,
        "ANTHROPIC_AUTH_TOKEN": target.key,  # wins over a login, and is not asked about as a key is
        "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
        # Else each session and each subagent begins its system prompt with other text, and a server that keeps what
        # it has read reads everything again.
        "CLAUDE_CODE_ATTRIBUTION_HEADER": "0",
        # Else the status of git is at the end of the system prompt, and templates write all tools behind it (2.1.197:
        # 64,000 characters). `--exclude-dynamic-system-prompt-sections` moves it, but with `--print` alone.
        "CLAUDE_CODE_DISABLE_GIT_INSTRUCTIONS": "1",
        # Else each message of the user is followed by a request for a title, with a prompt of its own, which takes the
        # place of the conversation's in a server that keeps one.
        "CLAUDE_CODE_DISABLE_TERMINAL_TITLE": "1",
        **dict.fromkeys(names, target.model),
    }
    if target.context_length is not None:  # of a model that it does not know it assumes 200,000 tokens
        given["CLAUDE_CODE_MAX_CONTEXT_TOKENS"] = str(target.context_length)
    gone = dict.fromkeys(("ANTHROPIC_API_KEY", "ANTHROPIC_UNIX_SOCKET", *_CLAUDE_OTHER_MODELS, *_CLAUDE_CLOUDS), "")
    # The variables of the user's settings file win over those of the environment, and these over both.
    settings = {"env": {**given, **gone}}
    return Setup(
        arguments=("--settings", f"{FOLDER}/{_SETTINGS}", "--model", target.model),
        environment={**given, **gone},
        files={_SETTINGS: json.dumps(settings, indent=2) + "\n"},
    )


def _codex(target: Target) -> Setup:
    provider = {"name": "Turnwire", "base_url": f"{target.url}/v1", "wire_api": "responses", "env_key": "TURNWIRE_KEY"}
    settings = {
        "model_provider": "turnwire",
        **{f"model_providers.turnwire.{name}": value for name, value in provider.items()},
    }
    # A TOML string of these characters is written as JSON writes it.
    given = (word for name, value in settings.items() for word in ("-c", f"{name}={json.dumps(value)}"))
    return Setup(arguments=(*given, "-m", target.model), environment={"TURNWIRE_KEY": target.key})


def _gemini(target: Target) -> Setup:
    settings = {"security": {"auth": {"selectedType": "gemini-api-key"}}}
    return Setup(
        arguments=("-m", target.model),
        environment={
            "GOOGLE_GEMINI_BASE_URL": target.url,
            "GEMINI_API_KEY": target.key,
            "GOOGLE_API_KEY": "",  # would win over the other
            "GEMINI_CLI_SYSTEM_SETTINGS_PATH": f"{FOLDER}/{_SETTINGS}",  # wins over the user's settings
        },
        files={_SETTINGS: json.dumps(settings, indent=2) + "\n"},
    )


_PROXIES: Final = ("HTTP_PROXY", "HTTPS_PROXY", "http_proxy", "https_proxy")


def _qwen(target: Target) -> Setup:
    # A model of this name in the user's settings would win over the variables, with the address that it has there.
    ours = {"id": target.model, "name": target.model, "baseUrl": f"{target.url}/v1", "envKey": "OPENAI_API_KEY"}
    settings = {
        "modelProviders": {"openai": [ours]},
        "fastModel": "",  # else the user's, at another provider, gets conversations for work in the background
        "proxy": "",  # it asks its model through one where there is one, and knows no exceptions
        # Else a tool that the model searches for comes into the middle of the list, and a server reads all that is
        # behind it again. Without the search all tools are in the list from the start (cli.js of 0.15.10).
        "permissions": {"deny": ["tool_search"]},
    }
    return Setup(
        arguments=("--auth-type", "openai", "--model", target.model),
        environment={
            "OPENAI_BASE_URL": f"{target.url}/v1",
            "OPENAI_API_KEY": target.key,
            "OPENAI_MODEL": target.model,
            "QWEN_CODE_SYSTEM_SETTINGS_PATH": f"{FOLDER}/{_SETTINGS}",  # wins over the user's settings
            **dict.fromkeys(_PROXIES, ""),
        },
        files={_SETTINGS: json.dumps(settings, indent=2) + "\n"},
    )


def _opencode(target: Target) -> Setup:
    provider = {
        "npm": "@ai-sdk/openai-compatible",
        "name": "Turnwire",
        "options": {"baseURL": f"{target.url}/v1", "apiKey": target.key},
        "models": {target.model: {"name": target.model}},
    }
    model = f"turnwire/{target.model}"
    settings = {
        "provider": {"turnwire": provider},
        "model": model,
        "small_model": model,  # else the user's, at another provider, gets the beginning of every conversation
        "enabled_providers": ["turnwire"],
        "disabled_providers": [],
    }
    # Merged over the user's files, and after them.
    return Setup(environment={"OPENCODE_CONFIG_CONTENT": json.dumps(settings)})


def _aider(target: Target) -> Setup:
    model = f"openai/{target.model}"
    base = f"{target.url}/v1"
    return Setup(
        arguments=(
            *("--model", model, "--weak-model", model, "--editor-model", model, "--no-show-model-warnings"),
            # Both win over configuration files, and over .env, which wins over variables; its client reads the second.
            *("--openai-api-base", base, "--set-env", f"OPENAI_BASE_URL={base}"),
            *("--set-env", "USE_LITELLM_PROXY=false"),  # else its client sends everything to the proxy of a team
            # The map of the repository comes before the conversation. Else it is ranked by what the last message
            # mentions, and a server reads everything behind it again (repomap.py of 0.86.2).
            *("--map-refresh", "files"),
        ),
        environment={
            "OPENAI_API_BASE": base,
            "OPENAI_API_KEY": target.key,
            "AIDER_OPENAI_API_KEY": target.key,  # wins over the key of a configuration file
            "LITELLM_LOCAL_MODEL_COST_MAP": "True",  # else its client asks a public host for prices at every start
        },
    )


AGENTS: Final[Mapping[str, Agent]] = MappingProxyType(
    {
        "claude": Agent(
            title="Claude Code",
            command="claude",
            install="npm install -g @anthropic-ai/claude-code",
            tried="2.1",
            source="https://code.claude.com/docs/en/llm-gateway",
            setup=_claude,
        ),
        "codex": Agent(
            title="Codex",
            command="codex",
            install="npm install -g @openai/codex",
            tried="0.169",
            source="https://developers.openai.com/codex/config-reference",
            setup=_codex,
        ),
        "gemini": Agent(
            title="Gemini CLI",
            command="gemini",
            install="npm install -g @google/gemini-cli",
            tried="0.61",
            source="https://geminicli.com/docs/reference/configuration",
            setup=_gemini,
        ),
        "qwen": Agent(
            title="Qwen Code",
            command="qwen",
            install="npm install -g @qwen-code/qwen-code",
            tried="0.15",
            source="https://qwenlm.github.io/qwen-code-docs/en/users/configuration/settings",
            setup=_qwen,
        ),
        "opencode": Agent(
            title="opencode",
            command="opencode",
            install="npm install -g opencode-ai",
            tried="1.18",
            source="https://opencode.ai/docs/config",
            setup=_opencode,
        ),
        "aider": Agent(
            title="aider",
            command="aider",
            install="pip install aider-chat",
            tried="0.86",
            source="https://aider.chat/docs/llms/openai-compat.html",
            setup=_aider,
        ),
    }
)
"""By the name that `turnwire launch` takes."""
