"""Real model servers with the scripted model of the contract suite, for tools/contract_runs.py.

Each is installed below .cache/servers/NAME, which stays, and runs on a free loopback port for as long as it is needed.
The first start of transformers takes some minutes and 2 GB of disk (torch), of mlx-lm half a minute. TORCH names what
pip installs as torch, as for vllm_cpu.py: it must be a CPU build.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools import vllm_cpu
from turnwire.scripted_model.contract_model import CONTRACT_NAME, write_contract_model

ROOT: Final = Path(__file__).resolve().parents[1]
PLACE: Final = ROOT / ".cache" / "servers"
MODELS: Final = PLACE / "models"
MODEL: Final = MODELS / CONTRACT_NAME
"""The model's folder, which is its name at servers that load any."""
OPTIONS: Final = ("--model", str(MODEL), "--skip", "limits.overflow*")
"""Of a contract run. These servers have no limit of a prompt: the suite's longest one keeps them busy for minutes."""
_START_S: Final = 180


@dataclass(frozen=True, slots=True)
class Program:
    """A server that is installed from packages."""

    packages: tuple[str, ...]
    command: Callable[[Path, str, int], list[str]]
    """The command by the folder of its environment's programs, the model's folder and a port."""


def _at(port: int) -> list[str]:
    return ["--host", "127.0.0.1", "--port", str(port)]


def _transformers(programs: Path, model: str, port: int) -> list[str]:
    return [str(programs / "transformers"), "serve", model, "--device", "cpu", *_at(port)]


def _mlx(programs: Path, model: str, port: int) -> list[str]:
    return [str(programs / "python"), "-m", "mlx_lm", "server", "--model", model, *_at(port)]


PROGRAMS: Final = {
    "transformers-serve": Program(
        (os.environ.get("TORCH") or vllm_cpu.TORCH, "transformers[serving]==5.24.0"), _transformers
    ),
    "mlx-lm": Program(("mlx-lm==0.32.2", "mlx[cpu]"), _mlx),
}


def _install(name: str, program: Program) -> Path:
    """The folder of the environment's programs; made again when the packages change."""
    place = PLACE / name
    digest = hashlib.sha256("\n".join(program.packages).encode()).hexdigest()
    stamp = place / "installed"
    if not stamp.exists() or stamp.read_text() != digest:
        shutil.rmtree(place, ignore_errors=True)
        vllm_cpu.say(f"installing {name}")
        subprocess.run([sys.executable, "-m", "venv", str(place)], check=True)
        pip = [str(place / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        for package in program.packages:  # torch before what would bring another one
            subprocess.run([*pip, package], check=True)
        stamp.write_text(digest)
    return place / "bin"


@contextmanager
def started(name: str) -> Iterator[str]:
    """The base URL of a server of `PROGRAMS` that answers.

    Raises:
        vllm_cpu.Failed: it does not.
    """
    program = PROGRAMS[name]
    programs = _install(name, program)
    write_contract_model(MODELS)
    port = vllm_cpu.free_port()
    log = PLACE / f"{name}.log"
    offline = {"HF_HUB_OFFLINE": "1", "TRANSFORMERS_OFFLINE": "1", "HF_HOME": str(PLACE / "cache"), "DO_NOT_TRACK": "1"}
    with log.open("w") as out:
        process = subprocess.Popen(
            program.command(programs, str(MODEL), port),
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            env={**os.environ, **offline},
            start_new_session=True,
        )
    server = vllm_cpu.Server(process.pid, f"http://127.0.0.1:{port}")
    try:
        vllm_cpu.wait_until_healthy(log, server, process, _START_S)
        yield server.url
    finally:
        server.stop()
