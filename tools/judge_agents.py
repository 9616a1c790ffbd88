"""Real coding agents through `turnwire launch`: each is installed, asked to read a file, and has to say what is in it.

python -m tools.judge_agents [AGENT …] [--json]

Agents come from npm and PyPI into .cache/agents, which takes about two gigabytes; nothing is installed elsewhere, and
each runs with a home folder of its own. The model is scripted: it calls the agent's own tool for reading files (or
commands), and repeats the word that comes back. aider has no tools: it has to write the word into a file. Each runs
three times: in an empty home, where variables, settings files and a proxy of the user lead elsewhere, and before a
server that hands on thoughts and calls as the model wrote them, in its text. Codex runs also with an MCP server, as
each of the models for which it offers its tools in another form. Where a later request of a conversation does not begin
as the one before it, a server would read it all again: that counts as a failure, too. Exit code 1 where an agent fails.
Gemini CLI reads no settings of a folder below one that everybody may write to: the checkout must not be in /tmp.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import venv
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from turnwire_schema.v1.message import AssistantMessage, ToolMessage
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.tool import ToolCall, ToolDefinition
from turnwire_schema.v1.usage import UsageInfo

from tools.judging import gateway_before, run_to_end
from turnwire import VllmProvider
from turnwire.codecs.requests.prompt_prefix import prefix_digests
from turnwire.core.text_format import OFF
from turnwire.gateway.logs import write_logs
from turnwire.providers.kinds.mock import MockProvider, Script

ROOT: Final = Path(__file__).resolve().parents[1]
PLACE: Final = ROOT / ".cache" / "agents"
PACKAGES: Final = {
    "claude": "@anthropic-ai/claude-code",
    "codex": "@openai/codex",
    "gemini": "@google/gemini-cli",
    "qwen": "@qwen-code/qwen-code",
    "opencode": "opencode-ai",
}
"""npm packages by agent; aider comes from PyPI."""
QUESTION: Final = "Which word stands in note.txt? Write nothing else."
ARGUMENTS: Final[Mapping[str, tuple[str, ...]]] = {
    "claude": ("-p", QUESTION, "--allowedTools", "Read,Bash"),
    "codex": ("exec", "--skip-git-repo-check", "--sandbox", "danger-full-access", QUESTION),
    "gemini": ("--skip-trust", "--yolo", "-p", QUESTION),
    "qwen": ("--yolo", "-p", QUESTION),
    "opencode": ("run", QUESTION),
    "aider": (
        *("--no-git", "--yes-always", "--no-check-update", "--message", QUESTION),
        *("--chat-history-file", "chat.md", "--input-history-file", "input.txt"),
    ),
}
_FIRST: Final = 1
"""Place of the digest of tools and system messages, which tell conversations of one agent apart."""
WORD: Final = "heron-4711"
READERS: Final = ("Read", "read_file", "read", "exec_command", "shell_command", "shell", "Bash", "bash")
"""Names of the agents' tools for reading a file or running a command, the simplest first."""
MARKING: Final = "Qwen/Qwen3-8B"
"""A name by which it is known how the model writes thoughts and calls."""
LIMIT_S: Final = 180
ELSEWHERE: Final = "http://127.0.0.1:9"
"""Where nobody answers: an agent that goes there fails."""
ASTRAY_VARIABLES: Final[Mapping[str, str]] = {
    **dict.fromkeys(("HTTP_PROXY", "HTTPS_PROXY", "http_proxy", "https_proxy"), ELSEWHERE),
    **dict.fromkeys(("ANTHROPIC_BASE_URL", "ANTHROPIC_BEDROCK_BASE_URL", "OPENAI_BASE_URL"), ELSEWHERE),
    **dict.fromkeys(("OPENAI_API_BASE", "AIDER_OPENAI_API_BASE", "GOOGLE_GEMINI_BASE_URL"), ELSEWHERE),
    **dict.fromkeys(("OPENAI_API_KEY", "ANTHROPIC_API_KEY", "GEMINI_API_KEY", "GOOGLE_API_KEY"), "the-users"),
    "CLAUDE_CODE_USE_BEDROCK": "1",
    "AWS_REGION": "us-east-1",
    "GOOGLE_GENAI_USE_VERTEXAI": "true",
}
_OTHER: Final = {"npm": "@ai-sdk/openai-compatible", "options": {"baseURL": ELSEWHERE}, "models": {"x": {}}}
_MODEL: Final = {"id": "judge", "name": "judge", "baseUrl": ELSEWHERE, "envKey": "OPENAI_API_KEY"}
ASTRAY_FILES: Final[Mapping[str, str]] = {
    ".claude/settings.json": json.dumps({"env": {"ANTHROPIC_BASE_URL": ELSEWHERE, "CLAUDE_CODE_USE_VERTEX": "1"}}),
    ".codex/config.toml": f'model_provider = "o"\n[model_providers.o]\nname = "o"\nbase_url = "{ELSEWHERE}/v1"\n',
    ".gemini/.env": f"GOOGLE_GEMINI_BASE_URL={ELSEWHERE}\nGOOGLE_API_KEY=the-users\n",
    ".qwen/settings.json": json.dumps({"modelProviders": {"openai": [_MODEL]}, "proxy": ELSEWHERE}),
    ".config/opencode/opencode.json": json.dumps(
        {"provider": {"other": _OTHER}, "small_model": "other/x", "enabled_providers": ["other"]}
    ),
    ".aider.conf.yml": f"openai-api-base: {ELSEWHERE}\nopenai-api-key: the-users\nweak-model: gpt-4o-mini\n",
}
"""Settings of a user, in the home folder, that lead all agents elsewhere."""
NOTES_SERVER: Final = f"""
from mcp.server.mcpserver import MCPServer

server = MCPServer("notes", instructions="Notes of the user.")


@server.tool()
def read_note(name: str) -> str:
    \"\"\"Read one of the user's notes.\"\"\"
    return {WORD!r}


server.run()
"""
"""An MCP server with one tool, which tells the word."""
_PATCH: Final = f"*** Begin Patch\n*** Add File: patched.txt\n+{WORD}\n*** End Patch\n"
_READ: Final = ("mcp__notes__read_note", {"name": "note"})
STORIES: Final[Mapping[str, tuple[tuple[str, dict[str, Any]], ...]]] = {
    "judge": (_READ,),  # tools of an MCP server stand in a namespace
    "gpt-5.5": (("tool_search", {"query": "note"}), _READ, ("apply_patch", {"input": _PATCH})),
    "gpt-6-sol": (("functions__exec", {"input": "text(await tools.mcp__notes__read_note({name: 'note'}))"}),),
}
"""What the model calls one after another, by the name for which Codex 0.171 offers its tools so."""
ASTRAY_PROJECT: Final = f"OPENAI_BASE_URL={ELSEWHERE}\nOPENAI_API_BASE={ELSEWHERE}\nOPENAI_API_KEY=the-users\n"
"""The `.env` of the project that they work on."""


@dataclass(frozen=True)
class Verdict:
    """How one agent did."""

    agent: str
    is_astray: bool
    """Whether the user's own settings led elsewhere."""
    is_right: bool
    exit_code: int | None
    version: str
    asked: int
    """Requests to the model."""
    calls: tuple[str, ...]
    """Tools that were called."""
    output: str
    """The end of what the agent wrote."""
    story: str = ""
    """The model whose calls were scripted one by one; empty: none were."""
    is_text: bool = False
    """Whether the server handed on thoughts and calls in the text."""
    read_again: int = 0
    """Requests of a conversation that do not begin as the one before."""


class Model:
    """The scripted model, and what it was asked."""

    def __init__(self, note: Path) -> None:
        self.note = note
        self.asked = 0
        self.calls: list[str] = []
        self.prompts: list[tuple[bytes, ...]] = []
        """By request: digests of what its prompt begins with."""

    def read_again(self) -> int:
        """Number of requests that change what the one before with the same tools and system text began with."""
        last: dict[bytes, tuple[bytes, ...]] = {}
        count = 0
        for prompt in self.prompts:
            before = last.get(prompt[_FIRST], ())
            count += prompt[: len(before)] != before
            last[prompt[_FIRST]] = prompt
        return count

    def note_prompt(self, request: ChatRequest) -> None:
        """Keep how the prompt of a request begins."""
        self.prompts.append(prefix_digests(request, most=len(request.messages) + 2))

    def answer(self, request: ChatRequest) -> ChatResponse:
        """A call that reads the note; its word, once a result has it; else a file with the word, for aider."""
        self.asked += 1
        self.note_prompt(request)
        if any(isinstance(each, ToolMessage) and WORD in each.text for each in request.messages):
            return _answer(WORD)
        tools = {tool.name: tool for tool in request.tools or ()}
        name = next((each for each in READERS if each in tools), None)
        if name is None:
            return _answer(f"answer.txt\n```\n{WORD}\n```\n")
        return self._calling(name, self._arguments(tools[name]))

    def _calling(self, name: str, arguments: dict[str, Any]) -> ChatResponse:
        """An answer that calls a tool."""
        self.calls.append(name)
        call = ToolCall(id=f"call_{self.asked}", name=name, arguments=arguments)
        return ChatResponse(
            message=AssistantMessage(tool_calls=[call]), usage=UsageInfo(), finish_reason="tool_calls", model="judge"
        )

    def _arguments(self, tool: ToolDefinition) -> dict[str, Any]:
        """What the tool wants: a path, or a command that shows the file."""
        schema: Any = tool.parameters
        found: dict[str, Any] = {}
        for name, kind in schema["properties"].items():
            if "path" in name.lower():
                found[name] = str(self.note)
            elif name in ("cmd", "command"):
                found[name] = ["cat", "note.txt"] if kind.get("type") == "array" else "cat note.txt"
            elif name in schema.get("required", ()):
                found[name] = "show the note"
        return found


class TextModel(Model):
    """The same model on a server without a parser: what it thinks and calls stands in its text."""

    def _calling(self, name: str, arguments: dict[str, Any]) -> ChatResponse:
        self.calls.append(name)
        call = json.dumps({"name": name, "arguments": arguments})
        return _answer(f"<think>\nThe note has to be read.\n</think>\n\n<tool_call>\n{call}\n</tool_call>")


class StoryModel(Model):
    """A model that makes the calls of a story, and says the word once a result had it."""

    def __init__(self, note: Path, story: str) -> None:
        super().__init__(note)
        self._left = list(STORIES[story])

    def answer(self, request: ChatRequest) -> ChatResponse:
        """The next call, where its tool is offered; at the end the word, where a result has it."""
        self.asked += 1
        self.note_prompt(request)
        if self._left:
            name, arguments = self._left.pop(0)
            if all(tool.name != name for tool in request.tools or ()):
                return _answer(f"there is no tool {name}")
            return self._calling(name, arguments)
        has_word = any(isinstance(each, ToolMessage) and WORD in each.text for each in request.messages)
        return _answer(WORD if has_word else "no result has the word")


def _answer(text: str) -> ChatResponse:
    return ChatResponse(message=AssistantMessage(content=text), usage=UsageInfo(), finish_reason="stop", model="judge")


def install(agents: list[str]) -> str:
    """Install the agents that are not there, and return the folders of their programs, as for PATH."""
    PLACE.mkdir(parents=True, exist_ok=True)
    wanted = [PACKAGES[name] for name in agents if name in PACKAGES]
    missing = [name for name in wanted if not (PLACE / "node_modules" / name).is_dir()]
    if missing:
        print(f"installing {', '.join(missing)}", file=sys.stderr)
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent", *missing], cwd=PLACE, check=True)
    python = PLACE / "aider"
    if "aider" in agents and not (python / "bin" / "aider").is_file():
        print("installing aider-chat", file=sys.stderr)
        venv.create(python, with_pip=True)
        subprocess.run([python / "bin" / "pip", "install", "--quiet", "aider-chat"], check=True)
    return os.pathsep.join((str(PLACE / "node_modules" / ".bin"), str(python / "bin")))


def notes_server(home: Path) -> list[str]:
    """Arguments of Codex that give it the MCP server. It waits for it: else a slow start has the server left out."""
    script = home / "notes.py"
    script.write_text(NOTES_SERVER, encoding="utf-8")
    settings = {"command": sys.executable, "args": [str(script)], "required": True, "startup_timeout_sec": LIMIT_S}
    given = (f"mcp_servers.notes.{name}={json.dumps(value)}" for name, value in settings.items())
    return [word for each in given for word in ("-c", each)]


@contextmanager
def gateway_of(model: Model) -> Iterator[str]:
    """The address of a gateway before the model; one that writes calls into its text is behind a server of its own."""
    aliases = {name: "judge/judge" for name in STORIES if name != "judge"}
    provider = MockProvider(Script([model.answer], remembers=False), provider_id="judge")
    if not isinstance(model, TextModel):
        with gateway_before(provider, aliases=aliases) as url:
            yield url
        return
    with (
        gateway_before(provider, text_format=OFF) as server,
        gateway_before(VllmProvider("judge", endpoint=server)) as url,
    ):
        yield url


def judge(agent: str, path: str, *, is_astray: bool = False, is_text: bool = False, story: str = "") -> Verdict:
    """Run one agent to its end."""
    name = "-".join(filter(None, (agent, "astray" * is_astray, "text" * is_text, story)))
    work, home = PLACE / "work" / name, PLACE / "home" / name
    for folder in (work, home):
        folder.mkdir(parents=True, exist_ok=True)
    for place, text in ASTRAY_FILES.items() if is_astray else ():
        (home / place).parent.mkdir(parents=True, exist_ok=True)
        (home / place).write_text(text, encoding="utf-8")
    for written in ("answer.txt", "patched.txt"):
        (work / written).unlink(missing_ok=True)
    note = work / "note.txt"
    note.write_text(f"{WORD}\n", encoding="utf-8")
    environment = {**os.environ, "PATH": f"{path}{os.pathsep}{os.environ['PATH']}", "HOME": str(home)}
    environment = {name: value for name, value in environment.items() if not name.startswith("XDG_")}
    if is_astray:
        (work / ".env").write_text(ASTRAY_PROJECT, encoding="utf-8")
        environment |= ASTRAY_VARIABLES
    model = StoryModel(note, story) if story else TextModel(note) if is_text else Model(note)
    more = notes_server(home) if story else []
    version = subprocess.run([agent, "--version"], env=environment, capture_output=True, text=True, check=False).stdout
    with gateway_of(model) as url:
        command = [Path(sys.executable).with_name("turnwire"), "launch", agent, "--gateway", url]
        command += ["--model", story or (MARKING if is_text else "judge"), "--", *more, *ARGUMENTS[agent]]
        code, output = run_to_end(command, cwd=work, env=environment, limit_s=LIMIT_S)
    answer = work / "answer.txt"
    said = answer.read_text(encoding="utf-8") if agent == "aider" and answer.is_file() else output
    is_right = code == 0 and WORD in said and (bool(model.calls) or agent == "aider")
    if "apply_patch" in model.calls:
        is_right = is_right and (work / "patched.txt").is_file()
    lines = (version.strip() or "unknown").splitlines()
    calls = tuple(dict.fromkeys(model.calls))
    again = model.read_again()
    is_right = is_right and not again
    return Verdict(
        agent, is_astray, is_right, code, lines[-1], model.asked, calls, output[-600:], story, is_text, again
    )


def main() -> int:
    """The exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("agents", nargs="*", metavar="AGENT", help=f"{', '.join(ARGUMENTS)}; default: all")
    parser.add_argument("--json", action="store_true", help="print the verdicts as JSON")
    arguments = parser.parse_args()
    unknown = [name for name in arguments.agents if name not in ARGUMENTS]
    if unknown:
        parser.error(f"there is no agent {unknown[0]}; use one of: {', '.join(ARGUMENTS)}")
    agents = arguments.agents or list(ARGUMENTS)
    path = install(agents)
    write_logs(quiet=True)
    verdicts = []
    runs: list[tuple[str, dict[str, Any]]] = []
    for agent in agents:
        runs += [(agent, {}), (agent, {"is_astray": True}), (agent, {"is_text": True})]
    runs += [("codex", {"story": story}) for story in STORIES if "codex" in agents]
    for agent, how in runs:
        print(f"{agent} …", file=sys.stderr)
        verdicts.append(judge(agent, path, **how))
        if not arguments.json:
            found = verdicts[-1]
            used = f"calls {', '.join(found.calls)}" if found.calls else "no tools"
            mark = "✓" if found.is_right else "✗"
            where = " led elsewhere" * found.is_astray + " on a server that hands on marks" * found.is_text
            where += f" with an MCP server, as {found.story}" if found.story else ""
            again = f", {found.read_again} of them to be read again" * bool(found.read_again)
            ended = f"{used}, exit code {found.exit_code}"
            print(f"{mark} {agent} {found.version}{where}: {found.asked} requests{again}, {ended}")
            if not found.is_right:
                print(found.output)
    if arguments.json:
        print(json.dumps([asdict(each) for each in verdicts], indent=2))
    return 0 if all(each.is_right for each in verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
