"""Clients of other people, as they are published, against a gateway: each runs a program that checks what it gets.

python -m tools.judge_clients [CLIENT …] [--json]

A client is a row of CLIENTS: its packages with their versions, and a program below tests/judges/programs. Each has an
environment of its own below .cache/clients, since their packages do not fit together; all of them take two gigabytes.
The program gets the gateway's address in `GATEWAY`, and ends with another code than 0 where the client did not get what
it should. The models are scripted: without tools they say who they are; with tools they call every one once, all in one
answer, in mixed pieces and with `text` for a text, and then repeat the results. Exit code 1 where a client fails.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import venv
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from turnwire_schema.v1.message import AssistantMessage, ToolMessage
from turnwire_schema.v1.provider import ModelInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCallDelta
from turnwire_schema.v1.usage import UsageInfo

from tools.judging import gateway_before, run_to_end
from turnwire.core.jsonschema import thaw
from turnwire.gateway.logs import write_logs
from turnwire.gateway.stub.schema_sample import sample
from turnwire.providers.kinds.mock import MockProvider, Script

ROOT: Final = Path(__file__).resolve().parents[1]
PLACE: Final = ROOT / ".cache" / "clients"
PROGRAMS: Final = ROOT / "tests" / "judges" / "programs"
LIMIT_S: Final = 300
MODELS: Final = ("heron", "bittern")
ALIASES: Final[Mapping[str, str]] = {"egret": "judge/heron"}


@dataclass(frozen=True)
class Client:
    """A client: what is installed, and the program of `tests/judges/programs` that drives it."""

    program: str
    packages: tuple[str, ...]


CLIENTS: Final[Mapping[str, Client]] = {
    "llm-ollama": Client("llm_ollama.py", ("llm==0.36", "llm-ollama==0.19.1")),
    "strands": Client("strands_ollama.py", ("strands-agents[ollama]==1.62.0",)),
    "litellm": Client("litellm_ollama.py", ("litellm==1.110.2",)),
    "migrating-litellm": Client("migrating_page.py", ("litellm==1.110.2",)),
    "migrating-pydantic-ai": Client("migrating_page.py", ("pydantic-ai-slim[openai]==2.68.0",)),
    "google-adk": Client("google_adk.py", ("google-adk==2.13.0", "litellm==1.110.2")),
    "agno": Client("agno_responses.py", ("agno==3.1.10", "openai==3.54.0")),
    "mirascope": Client("mirascope_responses.py", ("mirascope[openai]==2.8.2",)),
    "agent-framework": Client("agent_framework_responses.py", ("agent-framework-openai==1.17.0",)),
}
"""Every client by the name that the command takes."""


@dataclass(frozen=True)
class Verdict:
    """How one client did."""

    client: str
    packages: tuple[str, ...]
    is_right: bool
    exit_code: int | None
    asked: int
    """Requests to the models."""
    output: str
    """The end of what its program wrote."""


class Model:
    """The scripted models, and how often they were asked."""

    def __init__(self) -> None:
        self.asked = 0

    def answer(self, request: ChatRequest) -> ChatResponse | list[StreamingChunk]:
        """The results, where there are some; else a call of every tool, mixed; else who the model is."""
        self.asked += 1
        results = [each.text for each in request.messages if isinstance(each, ToolMessage)]
        if results:
            return self._said(request, f"The results: {' '.join(results)}")
        if not request.tools:
            return self._said(request, f"I am {request.parameters.model}.")
        calls = [
            ToolCallDelta(index=place, id=f"call_{self.asked}_{place}", name=tool.name, arguments="{")
            for place, tool in enumerate(request.tools)
        ]
        rest = [
            ToolCallDelta(index=place, arguments=json.dumps(_arguments(tool.parameters))[1:])
            for place, tool in enumerate(request.tools)
        ]
        pieces = [StreamingChunk(tool_call_deltas=[each]) for each in (*calls, *rest)]
        last = StreamingChunk(is_complete=True, finish_reason="tool_calls", model=request.parameters.model)
        return [*pieces, last]

    @staticmethod
    def _said(request: ChatRequest, text: str) -> ChatResponse:
        message = AssistantMessage(content=text)
        return ChatResponse(message=message, usage=UsageInfo(), finish_reason="stop", model=request.parameters.model)


def _arguments(schema: Any) -> dict[str, Any]:
    found: dict[str, Any] = sample(thaw(schema) if schema else {"type": "object"})
    return found


def install(name: str) -> Path:
    """Install a client that is not there, or not in the version of its row, and return its interpreter."""
    place = PLACE / name
    python = place / "bin" / "python"
    stamp, wanted = place / "packages.txt", "\n".join(CLIENTS[name].packages)
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
        print(f"installing {' '.join(CLIENTS[name].packages)}", file=sys.stderr)
        venv.create(place, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *CLIENTS[name].packages], check=True)
        stamp.write_text(wanted, encoding="utf-8")
    return python


def judge(name: str, python: Path) -> Verdict:
    """Run the program of one client to its end, in a home folder of its own."""
    client, model = CLIENTS[name], Model()
    models = tuple(ModelInfo(name=each) for each in MODELS)
    provider = MockProvider(Script([model.answer], models=models, remembers=False), provider_id="judge")
    with TemporaryDirectory() as home, gateway_before(provider, aliases=ALIASES) as url:
        environment = {"PATH": os.environ["PATH"], "HOME": home, "GATEWAY": url, "NO_COLOR": "1"}
        command = [python, "-P", PROGRAMS / client.program]
        code, output = run_to_end(command, cwd=home, env=environment, limit_s=LIMIT_S)
    return Verdict(name, client.packages, code == 0 and model.asked > 0, code, model.asked, output[-1500:])


def main() -> int:
    """The exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clients", nargs="*", metavar="CLIENT", help=f"{', '.join(CLIENTS)}; default: all")
    parser.add_argument("--json", action="store_true", help="print the verdicts as JSON")
    arguments = parser.parse_args()
    unknown = [name for name in arguments.clients if name not in CLIENTS]
    if unknown:
        parser.error(f"there is no client {unknown[0]}; use one of: {', '.join(CLIENTS)}")
    write_logs(quiet=True)
    verdicts = []
    for name in arguments.clients or CLIENTS:
        verdicts.append(judge(name, install(name)))
        if not arguments.json:
            found = verdicts[-1]
            mark = "✓" if found.is_right else "✗"
            print(f"{mark} {name} ({', '.join(found.packages)}): {found.asked} requests, exit code {found.exit_code}")
            if not found.is_right:
                print(found.output)
    if arguments.json:
        print(json.dumps([asdict(each) for each in verdicts], indent=2))
    return 0 if all(each.is_right for each in verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
