# Generated from schemas/turnwire/v1/policy.schema.json by `make generate`. Do not edit: changes are lost.

"""Policies.

What an agent may do: which calls run, which files are touched, which servers are asked, how much is used.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self, TypeAlias, cast

from pydantic import ConfigDict, Field, StrictFloat, StrictInt, model_validator
from pydantic_core import PydanticCustomError

from turnwire_schema._behaviour import ConfigModel
from turnwire_schema._runtime import (
    FrozenMap,
    Items,
    Model,
    Text,
)

from .context import ContextName, Mode

ToolDecision: TypeAlias = Literal["ask", "allow", "deny"]
"""Whether a call runs: after somebody approved it, at once, or never."""


class ArgumentPattern(Model):
    """A condition on one argument of a call."""

    model_config = ConfigDict(extra="forbid")

    at: Annotated[Text, Field(pattern="^(/([^/~]|~[01])*)*$")]
    """JSON pointer into the arguments, for example `/path`."""
    glob: Annotated[Text, Field(min_length=1)]
    """Pattern for the text of the value, with * and ?; other values are compared as JSON."""


class ToolRule(Model):
    """A rule about calls. All that is given must hold; the first rule that holds decides."""

    model_config = ConfigDict(extra="forbid")

    decision: ToolDecision
    """What happens."""
    name: Annotated[Text | None, Field(min_length=1)] = None
    """Name of the rule, for the record. Absent: its place."""
    tool: Annotated[Text | None, Field(min_length=1)] = None
    """Pattern for the tool's name, with * and ?. Absent: every tool."""
    server: Annotated[Text | None, Field(min_length=1)] = None
    """Pattern for the MCP server's name, with * and ?; a tool of this program has none. Absent: tools of this program
    and of every server.
    """
    arguments: Items[ArgumentPattern] | None = None
    """Conditions on arguments; all must hold. Absent: any arguments."""
    reason: Annotated[Text | None, Field(min_length=1)] = None
    """Sentence for the user and, where a call is denied, for the model."""


class ToolPolicy(Model):
    """Which calls run, in the order of the rules."""

    model_config = ConfigDict(extra="forbid")

    rules: Items[ToolRule] | None = None
    """The rules. Absent: none."""
    default: ToolDecision | None = "ask"
    """What happens where no rule holds. Absent: ask."""
    approval_expires_s: Annotated[StrictFloat | None, Field(ge=0.0)] = 600
    """Seconds within which an approved call must start. 0 or absent: 600."""


FileRight: TypeAlias = Literal["read", "write"]
"""What may be done with a file."""


DenyItem: TypeAlias = Annotated[Text, Field(min_length=1)]


class FileRole(Model):
    """What an agent's role may do with files of the workspace."""

    model_config = ConfigDict(extra="forbid")

    name: ContextName
    """Name of the role."""
    rights: Items[FileRight]
    """What it may do; empty: nothing."""
    deny: Items[DenyItem] | None = None
    """Further patterns of paths that it may not touch. Absent: the general ones only."""


class FilePolicy(Model):
    """What may be read and written."""

    model_config = ConfigDict(extra="forbid")

    roles: Annotated[Items[FileRole] | None, Field(validate_default=True)] = cast(
        Any, [{"name": "planner", "rights": ["read"]}, {"name": "executor", "rights": ["read", "write"]}]
    )
    """Roles. Absent: planner reads; executor reads and writes."""
    deny: Annotated[Items[DenyItem] | None, Field(validate_default=True)] = [
        ".env",
        ".env.*",
        ".env-*",
        ".env_*",
        "*.env",
        ".envrc",
        "*.pem",
        "*.key",
        "*.ppk",
        "id_rsa",
        "id_dsa",
        "id_ecdsa",
        "id_ed25519",
        "id_ecdsa_sk",
        "id_ed25519_sk",
        ".ssh",
        ".gnupg",
        "*_rsa",
        "*_ed25519",
        "*.p12",
        "*.pfx",
        "*.jks",
        "*.keystore",
        "*.kdbx",
        "*.keychain",
        "*.keychain-db",
        ".password-store",
        ".vault-token",
        ".netrc",
        "_netrc",
        ".pgpass",
        ".my.cnf",
        ".npmrc",
        ".pypirc",
        ".git-credentials",
        ".htpasswd",
        "credentials",
        "credentials.json",
        "credentials.yml",
        "credentials.yaml",
        "credentials.toml",
        "credentials.ini",
        "credentials.db",
        "credentials.xml",
        "secrets.yml",
        "secrets.yaml",
        "secrets.toml",
        "secrets.ini",
        "secrets.json",
        "secrets.env",
        "client_secret*.json",
        "**/.cargo/credentials*",
        "**/.config/gh",
        ".aws",
        ".azure",
        ".kube",
        "kubeconfig",
        "**/.docker/config.json",
        "**/.config/gcloud",
        "service-account*.json",
        "*.tfstate",
        "*.tfstate.backup",
        ".terraformrc",
        ".bash_history",
        ".zsh_history",
        ".python_history",
        ".psql_history",
        ".git",
        ".gitconfig",
        ".agent",
    ]
    """Patterns of paths that nobody may touch, with *, ** and ?: one without / is a name at any depth, one with / a
    path from the root; what closes a folder closes all in it. Case makes no difference. Absent: environment files,
    keys, stores of passwords, credentials of programs and clouds, histories of shells, and what git and the agent
    itself are ruled by.
    """
    max_bytes: Annotated[StrictInt | None, Field(ge=0)] = 10485760
    """Largest file that is read, in bytes. 0 or absent: 10 MiB."""
    max_lines: Annotated[StrictInt | None, Field(ge=0)] = 2000
    """Most lines kept of one reference. 0 or absent: 2,000."""


FreshForSAdditionalProperty: TypeAlias = Annotated[StrictFloat, Field(ge=0.0)]


class McpServerConfig(ConfigModel):
    """An MCP server: a command to start, or a URL."""

    model_config = ConfigDict(extra="forbid")

    command: Annotated[Text | None, Field(min_length=1)] = None
    """Program that speaks MCP over its standard input and output."""
    args: Items[Text] | None = None
    """Its arguments. Absent: none. Written out again, what looks like a key is shown as `…`."""
    env: FrozenMap[str, Text] | None = None
    """Environment variables it gets in addition to the usual few. Absent: none. Written out again, values that may be
    secret are shown as `…`.
    """
    url: Annotated[
        Text | None,
        Field(
            pattern="^https?://[^\\t\\n\\x0b\\x0c\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff/?#@]+(/[^\\t\\n\\x0b\\x0c\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff#]*)?$"
        ),
    ] = None
    """Address of a server that speaks streamable HTTP."""
    headers: FrozenMap[str, Text] | None = None
    """Headers for that server; `${NAME}` stands for an environment variable, so that no secret is in the file. Written
    out again, values that may be secret are shown as `…`.
    """
    timeout: Annotated[StrictFloat | None, Field(ge=0.0)] = 60
    """Time limit of a call, in seconds. 0 or absent: 60."""
    fresh_for_s: Annotated[FrozenMap[str, FreshForSAdditionalProperty] | None, Field(validate_default=True)] = {
        "*": 3600
    }
    """Seconds for which a resource is fresh, by media type or pattern of it, for example `text/*`. What no pattern
    fits, and all where it is absent: an hour.
    """
    max_bytes: Annotated[StrictInt | None, Field(ge=0)] = 262144
    """Largest resource kept whole, in bytes; a larger one is shortened. 0 or absent: 262,144."""

    @model_validator(mode="after")
    def _schema_rules(self) -> Self:
        if ((self.command is not None) + (self.url is not None)) != 1:
            raise PydanticCustomError("oneOf", "exactly one of command | url is required")
        return self


Language: TypeAlias = Annotated[Text, Field(pattern="^[a-z]{3}(_[a-z]+)?$")]


class OcrConfig(Model):
    """How characters in images are recognised."""

    model_config = ConfigDict(extra="forbid")

    engine: Literal["rapidocr", "tesseract"] | None = "rapidocr"
    """The engine. Absent: rapidocr."""
    languages: Annotated[Annotated[Items[Language] | None, Field(min_length=1)], Field(validate_default=True)] = ["eng"]
    """Languages, for tesseract. Absent: eng."""


class Budget(Model):
    """What one run of the loop may use."""

    model_config = ConfigDict(extra="forbid")

    max_rounds: Annotated[StrictInt | None, Field(ge=1, le=25)] = 25
    """Most requests to the model. Absent: 25."""
    max_tokens: Annotated[StrictInt | None, Field(ge=1)] = None
    """Most tokens of all requests and answers together, as counted by the servers, or estimated. Absent: no limit."""
    max_seconds: Annotated[StrictFloat | None, Field(ge=0.0)] = None
    """Longest time, in seconds. 0 or absent: no limit."""
    max_calls: Annotated[StrictInt | None, Field(ge=1)] = None
    """Most calls of tools. Absent: no limit."""


class AgentConfig(Model):
    """The section `agent` of the configuration."""

    model_config = ConfigDict(extra="forbid")

    provider: Annotated[Text | None, Field(min_length=1)] = None
    """Id of the provider. Absent: the default."""
    model: Annotated[Text | None, Field(min_length=1)] = None
    """Model. Absent: the first one configured for the provider."""
    workspace_root: Annotated[Text | None, Field(min_length=1)] = None
    """Folder that file references start from; a relative path starts from the folder of the configuration file.
    Absent: none, so no files.
    """
    store: Annotated[Text | None, Field(min_length=1)] = None
    """Where contexts and threads are kept: a path of an SQLite file, or a PostgreSQL URL. Absent: `turnwire.db` in the
    user's data folder.
    """
    modes: Items[Mode] | None = None
    """Modes. Absent: none."""
    mode: ContextName | None = None
    """Mode at the start. Absent: the first of `modes`."""
    tools: ToolPolicy | None = None
    """Which calls run. Absent: every call is asked for."""
    files: FilePolicy | None = None
    """What may be read and written. Absent: the usual rules."""
    mcp: FrozenMap[str, McpServerConfig] | None = None
    """MCP servers by name. Absent: none."""
    ocr: OcrConfig | None = None
    """How characters in images are recognised. Absent: by rapidocr."""
    budget: Budget | None = None
    """What one run may use. Absent: 25 rounds."""


__all__ = [
    "AgentConfig",
    "ArgumentPattern",
    "Budget",
    "FilePolicy",
    "FileRight",
    "FileRole",
    "McpServerConfig",
    "OcrConfig",
    "ToolDecision",
    "ToolPolicy",
    "ToolRule",
]
