"""A reader of one page, who runs its snippets one after the other and starts what the page says to start.

The reader has the model servers that pages speak of: Ollama on port 11434, vLLM on 8000, llama-server on 8080. One
stand-in answers at all three. `turnwire serve`, `docker run` and `uvicorn` are started, on a free port, and the address
that the page gives for them leads there. What a page does not start is not there: an address on port 8787 without
`turnwire serve` above it fails. Only the model inside the process is replaced, since it takes seconds and gigabytes.
"""

from __future__ import annotations

import ast
import asyncio
import contextlib
import gc
import inspect
import io
import itertools
import json
import os
import re
import runpy
import shlex
import subprocess
import sys
import threading
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import certifi
import pytest
import uvicorn
from ruamel.yaml import YAML

import turnwire
from codegen.targets.typescript.toolchain import find_node
from tests.cli.runner import SCRIPT, turnwire as command
from tests.patience import PATIENCE_S, until
from tests.site.snippets import Snippet
from turnwire.providers.base import ModelProvider
from turnwire.providers.sync.base import SyncModelProvider

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
MODEL_SERVERS: Final = (11434, 8000, 8080)
GATEWAY: Final = 8787
_ADDRESS: Final = re.compile(r"http://(?:127\.0\.0\.1|localhost|host\.docker\.internal):(\d+)\b")
_EXPORT: Final = re.compile(r"export (\w+)=(\S+)(?: +#.*)?")
# Commands for machines other than this one, or that change this one: their form is checked, and they are not run.
_INSTALLERS: Final = ("pip", "pipx", "uv", "npm", "git", "cd", "docker")


class _Printed(NamedTuple):
    """What a command prints to stdout, to stderr, and to both in order."""

    out: str = ""
    err: str = ""
    both: str = ""


def _only_out(text: str) -> _Printed:
    return _Printed(text, "", text)


class Reader:
    """One page being run: its names, its folder, and the servers that its addresses mean."""

    def __init__(self, folder: Path, models: str, kept: contextlib.ExitStack) -> None:
        self.folder = folder
        self.models = models
        self.kept = kept
        self.servers = dict.fromkeys(MODEL_SERVERS, models)
        self.names: dict[str, Any] = {"__name__": "snippet"}

    def run(self, snippet: Snippet, runner: asyncio.Runner) -> str:
        """Run one snippet; gives what it printed, with the addresses of the page."""
        if snippet.language == "python":
            printed = self._python(snippet, runner)
        elif snippet.language == "ts":
            printed = self._typescript(snippet)
        else:
            printed = "".join(self._command(snippet, line) for line in commands(snippet.language, snippet.text))
        for port, url in self.servers.items():
            printed = printed.replace(url, f"http://127.0.0.1:{port}")
        return printed

    def placed(self, text: str, where: str) -> str:
        """`text` with the addresses of the servers that run."""

        def address(match: re.Match[str]) -> str:
            port = int(match[1])
            assert port != GATEWAY or port in self.servers, f"{where}: the page starts nothing on port {GATEWAY}"
            return self.servers.get(port, match[0])

        return _ADDRESS.sub(address, text)

    def write(self, snippet: Snippet) -> None:
        """Put the text of a snippet into the file that it names."""
        file = self.folder / snippet.directives["file"]
        file.parent.mkdir(parents=True, exist_ok=True)
        text = self.placed(snippet.text, snippet.where)
        if file.name == "config.yml":  # a process of its own reads it: the servers that it does not name are here, too
            value = YAML(typ="safe").load(text)
            for provider in value.get("model_providers", {}).get("providers", {}).values():
                if provider["type"] in ("ollama", "vllm", "llamacpp"):
                    provider.setdefault("endpoint", self.models)
            text = json.dumps(value)  # JSON is YAML
        file.write_text(text, encoding="utf-8")

    def leave(self, runner: asyncio.Runner) -> None:
        """Close what the page left open, as the end of an interpreter does."""
        for value in self.names.values():
            if isinstance(value, ModelProvider):
                runner.run(value.close())
            elif isinstance(value, SyncModelProvider):
                value.close()
        self.names = {}
        gc.collect()

    def _python(self, snippet: Snippet, runner: asyncio.Runner) -> str:
        # The line numbers of a failure are those of the page.
        text = "\n" * snippet.line + self.placed(snippet.text, snippet.where)
        code = compile(text, str(DOCS / snippet.page), "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
        out = io.StringIO()
        raises = snippet.directives.get("raises")
        with contextlib.redirect_stdout(out):
            if raises is None:
                self._evaluate(code, runner)
            else:
                with pytest.raises(getattr(turnwire, raises)):
                    self._evaluate(code, runner)
        return out.getvalue()

    def _evaluate(self, code: Any, runner: asyncio.Runner) -> None:
        if code.co_flags & inspect.CO_COROUTINE:
            runner.run(_awaited(eval(code, self.names)))
        else:
            exec(code, self.names)

    def _typescript(self, snippet: Snippet) -> str:
        package = self.folder / "node_modules" / "turnwire-schema"
        if not package.exists():
            package.parent.mkdir()
            package.symlink_to(ROOT / "generated" / "typescript")
        file = self.folder / f"line{snippet.line}.mts"
        file.write_text(self.placed(snippet.text, snippet.where), encoding="utf-8")
        return self._process(snippet, [*find_node().node, "--preserve-symlinks", file])

    def _command(self, snippet: Snippet, line: str) -> str:
        if exported := _EXPORT.fullmatch(line.strip()):
            self.kept.enter_context(pytest.MonkeyPatch.context()).setenv(exported[1], exported[2])
            return ""
        words = shlex.split(self.placed(line, snippet.where), comments=True)
        target = words[words.index(">") + 1] if ">" in words else None
        words = words[: words.index(">")] if target else words
        said, before = "", ""
        while "|" in words:
            pipe = words.index("|")
            said, err, _ = self._ran(snippet, words[:pipe], said)
            words, before = words[pipe + 1 :], before + err
        out, err, both = self._ran(snippet, words, said)
        if target is None:
            return before + both
        (self.folder / target).write_text(out, encoding="utf-8")
        return before + err

    def _ran(self, snippet: Snippet, words: list[str], said: str) -> _Printed:
        """What a command prints, given what the one before it in a pipe `said`."""
        name, *rest = words
        if name == "echo":
            return _only_out(" ".join(rest) + "\n")
        if words[:2] == ["turnwire", "serve"]:
            self._serve(words[1:])
            return _Printed()
        if words[:2] == ["docker", "run"]:
            self._run_container(rest)
            return _Printed()
        if name == "uvicorn":
            self._serve_application(rest)
            return _Printed()
        if name == "turnwire":
            ran = command(*rest, stdin=said.encode())
            assert ran.code == 0, f"{snippet.where}: {shlex.join(words)}: {ran.err}"
            return _Printed(ran.out, ran.err, ran.shown)
        if name == "curl":
            return _only_out(self._curl(snippet, rest))
        if name == "make":
            assert re.search(rf"^{rest[0]}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE), words
            return _Printed()
        if name in _INSTALLERS:
            check_installer(words)
            return _Printed()
        if name == "pytest":
            plugins = ["-p", "turnwire.testing.plugin", "-p", "no:cacheprovider"]
            return _only_out(self._process(snippet, [sys.executable, "-m", "pytest", *plugins, *rest]))
        if name in ("python", "python3"):
            return _only_out(self._process(snippet, [sys.executable, *rest]))
        pytest.fail(f"{snippet.where}: no test knows how to run {name!r}; say why above it: <!-- not run: … -->")

    def _curl(self, snippet: Snippet, words: list[str]) -> str:
        status = snippet.directives.get("raises")
        if status is None:
            return self._process(snippet, ["curl", "--fail", *words])
        said, _, came = self._process(snippet, ["curl", *words, "--write-out", "\n%{http_code}"]).rpartition("\n")
        assert came == status, f"{snippet.where}: status {came}"
        return said

    def _process(self, snippet: Snippet, words: list[Any]) -> str:
        ran = subprocess.run(
            words,
            capture_output=True,
            text=True,
            check=False,
            cwd=self.folder,
            timeout=PATIENCE_S,
            env={**os.environ, "SSL_CERT_FILE": certifi.where()},  # one authority, as in tests/conftest.py
        )
        assert ran.returncode == 0, f"{snippet.where}: {words}: {ran.stderr}"
        return ran.stdout

    def _serve(self, words: list[str], port: int | None = None) -> None:
        """Start `turnwire serve` as the page does, on a free port of loopback: tests listen nowhere else."""
        words = ["127.0.0.1" if word == "0.0.0.0" else word for word in words]
        wanted = int(words[words.index("--port") + 1]) if "--port" in words else GATEWAY
        arguments = [SCRIPT, *words, "--port", "0", "--quiet", *([] if "--json" in words else ["--json"])]
        process = self.kept.enter_context(
            subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=self.folder)
        )
        self.kept.callback(process.terminate)
        assert process.stdout is not None
        line = process.stdout.readline()
        if '"url"' not in line:  # it ends, and an error is several lines
            assert process.stderr is not None
            pytest.fail(f"turnwire {shlex.join(words)}: {line}{process.stdout.read()}{process.stderr.read()}")
        self.servers[port or wanted] = json.loads(line)["url"]

    def _run_container(self, words: list[str]) -> None:
        """Start what the image starts, with the words behind its name, where the port is published."""
        image = words.index("turnwire")
        options = dict(itertools.pairwise(words[:image]))
        outside, inside = options["-p"].split(":")[-2:]
        name, _, value = options["-e"].partition("=")
        self.kept.enter_context(pytest.MonkeyPatch.context()).setenv(name, value)
        started = container_command(words[image + 1 :])
        assert inside in (started[started.index("--port") + 1] if "--port" in started else str(GATEWAY)), words
        if "-v" in options:
            file, mounted, _ = options["-v"].split(":")
            started = [file if word == mounted else word for word in started]
        self._serve(started, int(outside))

    def _serve_application(self, words: list[str]) -> None:
        """Start an ASGI application of the page in a thread."""
        module, _, name = words[0].partition(":")
        app = runpy.run_path(str(self.folder / f"{module}.py"))[name]
        server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error", timeout_graceful_shutdown=1))
        thread = threading.Thread(target=server.run, daemon=True)
        thread.start()

        def stop() -> None:
            server.should_exit = True
            thread.join(PATIENCE_S)
            assert not thread.is_alive(), "the application did not stop"

        self.kept.callback(stop)
        until(lambda: server.started)
        port = server.servers[0].sockets[0].getsockname()[1]
        self.servers[int(words[words.index("--port") + 1])] = f"http://127.0.0.1:{port}"


def container_command(words: list[str]) -> list[str]:
    """What the image of the Dockerfile runs, given the words behind its name."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    begin, otherwise = (
        json.loads(found[1]) if (found := re.search(rf"^{name} (\[.*\])$", text, re.MULTILINE)) else []
        for name in ("ENTRYPOINT", "CMD")
    )
    whole: list[str] = [*begin, *(words or otherwise)]
    assert whole[0] == "turnwire", whole
    return whole[1:]


def check_installer(words: list[str]) -> None:
    """What a command installs or builds is here: an extra, a package of the checkout, a file for the image."""
    line = shlex.join(words)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for extra in re.findall(r"\[([a-z0-9,-]+)\]", line):
        assert set(extra.split(",")) <= set(project["optional-dependencies"]), line
    if words[0] == "npm":
        assert (ROOT / words[-1].removeprefix("./path/to/") / "package.json").is_file(), line
    if words[0] == "docker" and words[1] == "build":
        assert (ROOT / "Dockerfile").is_file(), line


def stand_ins(monkeypatch: pytest.MonkeyPatch, name: str, make: Callable[[], Any]) -> None:
    """Put `make` in the place of a provider's class, but where a snippet brings its own transport."""
    real = getattr(turnwire, name)
    monkeypatch.setattr(turnwire, name, lambda *args, **named: real(*args, **named) if "transport" in named else make())


async def _awaited(running: Any) -> None:
    await running


def commands(language: str, text: str) -> list[str]:
    """The commands of a snippet; in a console those after `$ `. A backslash at the end of a line goes on."""
    lines = text.replace("\\\n", " ").splitlines()
    if language == "console":
        lines = [line.removeprefix("$ ") for line in lines if line.startswith("$ ")]
    return [line for line in lines if line.strip() and not line.startswith("#")]


@contextlib.contextmanager
def reader(folder: Path, models: str) -> Iterator[Reader]:
    """A reader in `folder`, with a model server at `models`; what was started ends with the block."""
    with contextlib.ExitStack() as kept:
        yield Reader(folder, models, kept)
