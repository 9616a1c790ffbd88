"""The contract against real servers on this machine, and docs/contract/ from what was found.

python -m tools.contract_runs run NAME    judge one; the run is kept in .cache/contract/NAME.json
python -m tools.contract_runs pages       write docs/contract/*.md from the runs that are kept

mock: our gateway before the stand-in. llama: the embedded llama.cpp by itself. gateway: our gateway before it.
vllm: a real vLLM on the CPU, as `make contract-vllm` starts it. gateway-vllm: our gateway before it. With --url URL
these two take a vLLM that runs already. llama-scripted, transformers-serve, mlx-lm: llama.cpp, transformers serve and
mlx-lm with the scripted model, as `make contract-servers` starts them; the last two take one that runs already. Each
takes between one and seven minutes on two cores.

litellm: LiteLLM's proxy, which must run at --url URL, with an `openai/` model in front of
`turnwire serve --provider mock`: `litellm --config config.yaml`
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.contract import ContractRun

from tools import scripted_servers, vllm_cpu
from tools.judging import gateway_before
from turnwire.contract.live.reports import markdown
from turnwire.gateway.stub.mock_script import stand_in_script
from turnwire.providers.factory import make_provider
from turnwire.providers.kinds.embedded import EmbeddedProvider
from turnwire.providers.kinds.embedded_server import EmbeddedServer
from turnwire.providers.kinds.mock import MockProvider
from turnwire.scripted_model.contract_model import contract_server

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / ".cache" / "contract"
PAGES = ROOT / "docs" / "contract"


_gateway: Final = partial(gateway_before, timeout_s=120.0)


@contextmanager
def _llama() -> Iterator[str]:
    server = EmbeddedServer()
    try:
        yield server.base_url
    finally:
        server.close()


@contextmanager
def _vllm(url: str | None) -> Iterator[str]:
    if url is not None:
        yield url
        return
    place = ROOT / ".cache" / "vllm-cpu"
    was_running = vllm_cpu.status(place)[0] == "running"
    try:
        yield vllm_cpu.start(place)
    finally:
        if not was_running:
            vllm_cpu.stop(place)


@contextmanager
def _gateway_vllm(url: str | None) -> Iterator[str]:
    with _vllm(url) as endpoint:
        provider = make_provider("vllm", ProviderConfig(type="vllm", endpoint=endpoint))
        with _gateway(provider) as ours:
            yield ours


@contextmanager
def _running(url: str | None) -> Iterator[str]:
    if url is None:
        raise SystemExit("--url URL: the address of the server, which must be running")
    yield url


def _scripted(name: str, url: str | None) -> AbstractContextManager[str]:
    return scripted_servers.started(name) if url is None else _running(url)


@dataclass(frozen=True)
class Server:
    """A server that can be judged, and how it is called in reports."""

    title: str
    start: Callable[[str | None], AbstractContextManager[str]]
    """Starts it, or takes the one at a URL."""
    takes_url: bool = False
    options: tuple[str, ...] = ()
    note: str = ""
    """What of the findings is so on purpose."""


_ANY_NAME = """
## Intended deviations

An unknown model is answered: one provider answers under every name, since agents send their own names.
`turnwire serve --only-listed` refuses it with 404
([why](../decisions/0061-any-model-name-for-one-provider.md)).
"""


_WITHOUT_LIMITS = """
## What was not asked

The area `limits` was left out: in it the server stops answering, until it is started again.
"""


_THREAD_ENDED = (
    _WITHOUT_LIMITS
    + """
## Why the run ended early

In the area `errors` the server's thread that generates ended (`errors.well-after`). From then on it answered with 404,
so what is "not supported" in the areas `embeddings`, `completions` and `counting` says nothing of a server that works:
mlx-lm has `/v1/completions`. Then it stopped answering, and the areas `cancellation`, `concurrency`, `surface` and
`text` were not checked.
"""
)


_CHAT_ALONE = """
## What was not asked

Of the dialects only chat, and of the areas `chat`, `streaming`, `tools`, `structured`, `thinking`, `sampling`, `errors`
and `models`: after failures the proxy answers 429 for some seconds, so a run of everything takes longer than seven
minutes. Failures that the stand-in behind it has are in its own report.
"""


SERVERS = {
    "mock": Server(
        "Turnwire's gateway with its stand-in", lambda url: _gateway(MockProvider(stand_in_script())), note=_ANY_NAME
    ),
    "llama": Server("llama.cpp with SmolLM2-135M", lambda url: _llama()),
    "gateway": Server(
        "Turnwire's gateway in front of llama.cpp", lambda url: _gateway(EmbeddedProvider()), note=_ANY_NAME
    ),
    "vllm": Server("vLLM on the CPU with SmolLM2-135M", _vllm, takes_url=True, options=("--variant", "vllm")),
    "llama-scripted": Server("llama.cpp with a scripted model", lambda url: contract_server()),
    "gateway-vllm": Server("Turnwire's gateway in front of vLLM", _gateway_vllm, takes_url=True),
    "transformers-serve": Server(
        "transformers serve 5.24.0 with a scripted model",
        lambda url: _scripted("transformers-serve", url),
        takes_url=True,
        options=scripted_servers.OPTIONS,
        note=_WITHOUT_LIMITS,
    ),
    "mlx-lm": Server(
        "mlx-lm 0.32.2 with a scripted model",
        lambda url: _scripted("mlx-lm", url),
        takes_url=True,
        options=scripted_servers.OPTIONS,
        note=_THREAD_ENDED,
    ),
    "litellm": Server(
        "LiteLLM's proxy 1.105.2 in front of Turnwire's stand-in", _running, takes_url=True, note=_CHAT_ALONE
    ),
}


def run(name: str, url: str | None, more: list[str]) -> int:
    """Judge a server and keep the run."""
    server = SERVERS[name]
    KEPT.mkdir(parents=True, exist_ok=True)
    with server.start(url) as endpoint:
        command = [
            str(Path(sys.executable).with_name("turnwire")),
            "contract",
            "run",
            "--endpoint",
            endpoint,
            "--name",
            server.title,
        ]
        command += [*server.options, "--fail-on", "never", "--json", *more]
        done = subprocess.run(command, stdout=subprocess.PIPE, check=False)
    if done.stdout.startswith(b"{"):
        (KEPT / f"{name}.json").write_bytes(done.stdout)
        print(_summary(ContractRun.from_json(done.stdout)), file=sys.stderr)
    return done.returncode


def _summary(found: ContractRun) -> str:
    """One line: how long it took and how often each outcome came."""
    counts = Counter(result.outcome for result in found.results)
    told = ", ".join(f"{count} {outcome.replace('_', ' ')}" for outcome, count in counts.most_common())
    return f"{found.name}: {found.duration_ms / 1000:.0f} s: {told}"


def pages() -> int:
    """Write a page for each run that is kept, and one that lists them."""
    PAGES.mkdir(parents=True, exist_ok=True)
    for name in SERVERS:
        file = KEPT / f"{name}.json"
        if file.is_file():
            found = ContractRun.from_json(file.read_bytes())
            (PAGES / f"{name}.md").write_text(markdown.render([found]) + SERVERS[name].note, encoding="utf-8")
    return 0


def main() -> int:
    """The exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("run", help="judge one server; what follows goes to turnwire contract run")
    one.add_argument("name", choices=SERVERS)
    one.add_argument("--url", help="a server that runs already, in place of one that is started")
    commands.add_parser("pages", help="write docs/contract/*.md")
    arguments, more = parser.parse_known_args()
    if arguments.command == "pages":
        return pages()
    if arguments.url is not None and not SERVERS[arguments.name].takes_url:
        parser.error(f"--url is for {' and '.join(name for name, server in SERVERS.items() if server.takes_url)}")
    return run(arguments.name, arguments.url, more)


if __name__ == "__main__":
    sys.exit(main())
