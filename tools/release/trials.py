"""Each package installed in a clean place, away from the checkout, and used there."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import time
import urllib.request
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from tools.release.packages import BuildError

_LIBRARY: Final = """
import turnwire, turnwire_schema
from turnwire_schema.documents import document_names
assert "site-packages" in turnwire.__file__, turnwire.__file__
answer = turnwire.get_codec("ollama").decode_response(
    {"model": "m", "message": {"role": "assistant", "content": "Hi."}, "done": True, "done_reason": "stop"}
)
assert answer.message.text == "Hi."
print(turnwire.__version__, len(document_names()))
"""
_TEST: Final = """
import json, urllib.request

def test_the_stand_in_answers(turnwire_server):
    turnwire_server.say("It is sunny.")
    body = json.dumps({"model": "m", "messages": [{"role": "user", "content": "How is it?"}]}).encode()
    url, headers = turnwire_server.openai + "/chat/completions", {"content-type": "application/json"}
    answer = json.load(urllib.request.urlopen(urllib.request.Request(url, body, headers), timeout=30))
    assert answer["choices"][0]["message"]["content"] == "It is sunny."
"""
_NODE: Final = """
import assert from "node:assert";
import { validateChatRequest } from "turnwire-schema";
assert(validateChatRequest({ messages: [{ role: "user", content: "Hi" }], parameters: { model: "m" } }));
assert(!validateChatRequest({ messages: "Hi" }));
"""
_GO: Final = """package main

import (
	"fmt"

	"turnwire.invalid/turnwire"
)

func main() {
	fmt.Println(turnwire.Version)
}
"""
_RUST: Final = """fn main() {
    println!("{}", turnwire_schema::VERSION);
}
"""


def wheel(file: Path, folder: Path, version: str) -> None:
    """The wheel alone, then with the gateway and the pytest plugin: library, schemas, command, gateway, plugin."""
    python = environment(folder / "venv", f"{file}[server,testing]")
    said = run([python, "-c", _LIBRARY], folder).split()
    _same(said[0], version, "turnwire.__version__")
    command = python.parent / "turnwire"
    _same(run([command, "--version"], folder).strip(), f"turnwire {version}", "turnwire --version")
    _same(len(run([command, "schema", "list", "--json"], folder)) > 1000, True, "turnwire schema list")
    body = {"model": "m", "messages": [{"role": "user", "content": "Hi"}]}
    (folder / "request.json").write_text(json.dumps(body), encoding="utf-8")
    convert = [command, "convert", "--from", "ollama", "--to", "anthropic", "--kind", "request", "request.json"]
    _same(json.loads(run(convert, folder))["messages"][0]["role"], "user", "turnwire convert")
    _gateway(command, folder)
    (folder / "test_client.py").write_text(_TEST, encoding="utf-8")
    _same("1 passed" in run([python, "-m", "pytest", "-q", "test_client.py"], folder), True, "the pytest plugin")


def sdist(file: Path, folder: Path, version: str) -> None:
    """The source distribution, built and installed by pip."""
    python = environment(folder / "venv", str(file))
    said = run([python.parent / "turnwire", "--version"], folder).strip()
    _same(said, f"turnwire {version}", "turnwire --version")


def npm(file: Path, folder: Path, version: str) -> None:
    """The npm package in a project of its own."""
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    run(["npm", "install", "--silent", "--no-audit", "--no-fund", "--offline", file], folder)
    (folder / "try.js").write_text(_NODE, encoding="utf-8")
    run(["node", "try.js"], folder)
    found = json.loads((folder / "node_modules" / "turnwire-schema" / "package.json").read_text("utf-8"))
    _same(found["version"], version, "the version of the npm package")


def go(file: Path, folder: Path, version: str) -> None:
    """The Go module, from the release's folder as its proxy."""
    program = _go_program()
    proxy = file.parents[3]
    outside = {"GOPROXY": proxy.as_uri(), "GOFLAGS": "-mod=mod -modcacherw", "GONOSUMDB": "*", "GONOSUMCHECK": "1"}
    outside |= {"GOPATH": str(folder / "gopath"), "GOCACHE": str(folder / "cache"), "GOTOOLCHAIN": "local"}
    outside |= {"GOSUMDB": "off"}
    (folder / "go.mod").write_text(f"module try\n\ngo 1.22\n\nrequire turnwire.invalid/turnwire v{version}\n", "utf-8")
    (folder / "main.go").write_text(_GO, encoding="utf-8")
    _same(run([program, "run", "."], folder, outside).strip(), version, "the version of the Go module")


def crate(file: Path, folder: Path, version: str) -> None:
    """The crate as a dependency by path, offline."""
    with tarfile.open(file) as packed:
        packed.extractall(folder, filter="data")
    manifest = (
        '[package]\nname = "try"\nversion = "0.0.0"\nedition = "2021"\n\n'
        f'[dependencies]\nturnwire-schema = {{ path = "turnwire-schema-{version}" }}\n'
    )
    (folder / "Cargo.toml").write_text(manifest, encoding="utf-8")
    (folder / "src").mkdir()
    (folder / "src" / "main.rs").write_text(_RUST, encoding="utf-8")
    _same(run(["cargo", "run", "--offline", "--quiet"], folder).strip(), version, "the version of the crate")


TRIALS: Final[Mapping[str, Callable[[Path, Path, str], None]]] = {
    "wheel": wheel,
    "sdist": sdist,
    "npm": npm,
    "go": go,
    "crate": crate,
}


def environment(folder: Path, *packages: str) -> Path:
    """The Python of a new environment with these packages."""
    run([sys.executable, "-m", "venv", folder], folder.parent)
    python = folder / "bin" / "python"
    run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages], folder.parent)
    return python


def _gateway(command: Path, folder: Path) -> None:
    """`turnwire serve` in front of the stand-in model, asked once."""
    said = folder / "gateway.json"
    words = [command, "serve", "--provider", "mock", "--port", "0", "--json", "--quiet"]
    with said.open("wb") as out, subprocess.Popen(words, cwd=folder, stdout=out) as server:
        try:
            for _ in range(300):
                if said.stat().st_size or server.poll() is not None:
                    break
                time.sleep(0.1)
            url = json.loads(said.read_text("utf-8").splitlines()[0])["url"]
            body = json.dumps({"model": "mock", "messages": [{"role": "user", "content": "Hi"}]}).encode()
            asked = urllib.request.Request(f"{url}/api/chat", body, {"content-type": "application/json"})
            with urllib.request.urlopen(asked, timeout=30) as answer:
                _same(answer.status, 200, "the gateway")
        finally:
            server.terminate()


def _go_program() -> Path:
    from tests.targets.go.toolchain import find_go

    found, why = find_go()
    if found is None:
        raise BuildError(why)
    return found


def run(command: list[object], folder: Path, more: Mapping[str, str] | None = None) -> str:
    """What a program printed, run in `folder` without the checkout's paths.

    Raises:
        BuildError: it failed.
    """
    hidden = ("PYTHONPATH", "VIRTUAL_ENV", "TURNWIRE_CONFIG")
    environment = {name: value for name, value in os.environ.items() if name not in hidden} | dict(more or {})
    words = [str(each) for each in command]
    done = subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, timeout=900, check=False)
    if done.returncode:
        raise BuildError(f"{' '.join(words[:3])} failed:\n{(done.stderr or done.stdout).strip()[-2000:]}")
    return done.stdout


def _same(found: object, expected: object, what: str) -> None:
    if found != expected:
        raise BuildError(f"{what}: {found!r} where {expected!r} was expected")


def missing(program: str | None) -> str | None:
    """Why a package cannot be built here; None: it can."""
    return None if program is None or shutil.which(program) else f"no {program} on the PATH"
