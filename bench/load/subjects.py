"""Who is put under load: nobody (the clients ask the upstream itself), the gateway, or LiteLLM's proxy."""

from __future__ import annotations

import contextlib
import http.client
import json
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from bench.load.processes import Process, started
from bench.peers.environments import environment

_PINS: Final = Path(__file__).parent / "litellm.txt"
_KEY: Final = "sk-load-0123456789abcdef"
START_S: Final = 120


class Setting(NamedTuple):
    """How a subject is started."""

    upstream: int
    at_once: int
    workers: int = 1
    provider: str = "vllm"
    more: tuple[str, ...] = ()
    """Further options of `turnwire serve`."""


@contextmanager
def direct(setting: Setting) -> Iterator[Process]:
    """The upstream itself."""
    yield Process(0, setting.upstream)


@contextmanager
def gateway(setting: Setting) -> Iterator[Process]:
    """`turnwire serve` in front of the upstream."""
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder) / "config.yml"
        provider = {"type": setting.provider, "endpoint": f"http://127.0.0.1:{setting.upstream}"}
        config.write_text(json.dumps({"model_providers": {"providers": {"up": provider}}}), "utf-8")
        serve = ["serve", "--config", str(config), "--port", "0", "--json", "--quiet"]
        most = str(setting.at_once + 64)
        serve += ["--concurrency", most, "--max-waiting", most]
        if setting.workers > 1:
            serve += ["--workers", str(setting.workers)]
        program = [sys.executable, "-c", "from turnwire.cli import main; main()", *serve, *setting.more]
        with started(program) as (pid, line):
            yield Process(pid, int(json.loads(line)["url"].rpartition(":")[2]))


@contextmanager
def litellm(setting: Setting) -> Iterator[Process]:
    """LiteLLM's proxy in front of the upstream, without telemetry, database and price list from the network."""
    python = environment(_PINS, "litellm-proxy")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    base = f"http://127.0.0.1:{setting.upstream}"
    prefix, base = ("ollama_chat", base) if setting.provider == "ollama" else ("openai", f"{base}/v1")
    model = {"model_name": "m", "litellm_params": {"model": f"{prefix}/m", "api_base": base, "api_key": "none"}}
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder) / "config.yaml"
        config.write_text(json.dumps({"model_list": [model], "litellm_settings": {"telemetry": False}}), "utf-8")
        program = [str(python.parent / "litellm"), "--config", str(config), "--host", "127.0.0.1", "--port", str(port)]
        program += ["--num_workers", str(setting.workers), "--telemetry", "False"]
        alone = {"LITELLM_LOCAL_MODEL_COST_MAP": "True", "LITELLM_LOG": "ERROR", "LITELLM_TELEMETRY": "False"}
        with started(program, quiet=True, **alone, LITELLM_MASTER_KEY=_KEY) as (pid, _):
            _wait_for(port)
            yield Process(pid, port)


def _wait_for(port: int) -> None:
    end = time.monotonic() + START_S
    while time.monotonic() < end:
        with contextlib.suppress(OSError, http.client.HTTPException):
            asking = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
            asking.request("GET", "/health/liveliness")
            if asking.getresponse().status == 200:
                return
        time.sleep(0.2)
    raise AssertionError(f"LiteLLM's proxy did not start within {START_S} s")


SUBJECTS: Final[dict[str, Callable[[Setting], AbstractContextManager[Process]]]] = {
    "direct": direct,
    "gateway": gateway,
    "litellm": litellm,
}
