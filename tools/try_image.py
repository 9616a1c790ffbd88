"""Carry out the Dockerfile without Docker, in a folder: the context, the installation, the start, the health check.

    python tools/try_image.py                       as `docker build` does it
    python tools/try_image.py EMBEDDED=yes          with build arguments

A virtual environment takes the place of the image's Python. What needs root (`useradd`, `apt-get`) is left out, and the
gateway listens on a free port of this machine alone. Where this user may give it process numbers of its own, it is
process 1, as in a container: signals without a handler do nothing to it.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from fnmatch import translate
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
DOCKERFILE: Final = ROOT / "Dockerfile"
WAIT_S: Final = 60


class Instruction(NamedTuple):
    """One instruction of a Dockerfile, its continued lines joined."""

    stage: int
    word: str
    rest: str

    @property
    def words(self) -> list[str]:
        """The list of an instruction in exec form, else what stands between spaces."""
        found = self.rest[self.rest.find("[") :] if self.word in ("CMD", "ENTRYPOINT", "HEALTHCHECK") else ""
        return list(json.loads(found)) if found else self.rest.split()


def instructions(text: str) -> list[Instruction]:
    """Every instruction, with the number of its stage; 0 before the first FROM."""
    joined = re.sub(r"\\\n", "", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    found: list[Instruction] = []
    stage = 0
    for line in filter(None, map(str.strip, joined.splitlines())):
        word, _, rest = line.partition(" ")
        stage += word == "FROM"
        found.append(Instruction(stage, word, rest.strip()))
    return found


def is_in_context(path: str, ignore: str) -> bool:
    """Whether a file is sent to the builder: the last pattern that matches it, or a folder above it, decides."""
    names = path.split("/")
    above = ["/".join(names[: count + 1]) for count in range(len(names))]
    is_in = True
    for line in filter(None, map(str.strip, ignore.splitlines())):
        if not line.startswith("#"):
            pattern = line.removeprefix("!")
            expression = re.compile(translate(pattern.removeprefix("**/")))
            candidates = names if pattern.startswith("**/") else above
            if any(expression.fullmatch(each) for each in candidates):
                is_in = line.startswith("!")
    return is_in


def copied(found: list[Instruction]) -> Iterator[tuple[str, str]]:
    """(source in the checkout, target in the working folder) of every COPY that takes something from the context."""
    for each in found:
        if each.word == "COPY" and not each.rest.startswith("--from"):
            *sources, target = each.words
            for source in sources:
                yield source, f"{target}{Path(source).name}" if target.endswith("/") else target


def lay_context(folder: Path) -> None:
    """Put into `folder` what the build stage has in its working folder."""
    ignore = (ROOT / ".dockerignore").read_text("utf-8")
    for source, target in copied(instructions(DOCKERFILE.read_text("utf-8"))):
        place = ROOT / source
        for file in [place] if place.is_file() else sorted(place.rglob("*")):
            if file.is_file() and is_in_context(file.relative_to(ROOT).as_posix(), ignore):
                goal = folder / target / file.relative_to(place) if place.is_dir() else folder / target
                goal.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, goal)


def install(folder: Path, arguments: Mapping[str, str]) -> Path:
    """Run what the build stage runs, and give the folder of the programs."""
    found = instructions(DOCKERFILE.read_text("utf-8"))
    lay_context(folder / "src")
    subprocess.run([sys.executable, "-m", "venv", folder / "usr"], check=True)
    defaults = dict(each.rest.split("=", 1) for each in found if each.word == "ARG")
    path = f"{folder / 'usr' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, **defaults, **arguments, "PATH": path}
    for each in found:
        if each.word == "RUN" and each.stage == 1:
            line = each.rest.replace("/install", str(folder / "install"))
            subprocess.run(["sh", "-ec", line], cwd=folder / "src", env=environment, check=True)
    shutil.copytree(folder / "install", folder / "usr", dirs_exist_ok=True, symlinks=True)
    return folder / "usr" / "bin"


def own_numbers() -> list[str]:
    """The command that makes a program process 1; empty where this user may not."""
    unshare = shutil.which("unshare")
    command = [unshare, "--pid", "--fork", "--kill-child"] if unshare else []
    may = unshare and subprocess.run([*command, "true"], capture_output=True, check=False).returncode == 0
    return command if may else []


def serve(programs: Path, folder: Path) -> bool:
    """Start what the image starts, wait until its health check is content, and stop it as `docker stop` does.

    Gives whether it was process 1.

    Raises:
        RuntimeError: it does not start, is not healthy, or does not end in order.
    """
    found = {each.word: each.words for each in instructions(DOCKERFILE.read_text("utf-8"))}
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    name, *options = [*found["ENTRYPOINT"], *found["CMD"]]
    words = [str(programs / name), *("127.0.0.1" if each == "0.0.0.0" else each for each in options), "--port", port]
    python, *check = (each.replace("8787", port) for each in found["HEALTHCHECK"])
    environment = {**os.environ, "TURNWIRE_KEY": "a-key-of-yours"}
    before = own_numbers()
    with subprocess.Popen([*before, *words], cwd=folder, env=environment) as gateway:
        try:
            end = time.monotonic() + WAIT_S
            while subprocess.run([programs / python, *check], stderr=subprocess.DEVNULL, check=False).returncode:
                if gateway.poll() is not None or time.monotonic() > end:
                    raise RuntimeError("the gateway of the image is not healthy")
                time.sleep(0.5)
        finally:
            if gateway.poll() is None:
                children = Path(f"/proc/{gateway.pid}/task/{gateway.pid}/children")
                for number in children.read_text().split() if before else [gateway.pid]:
                    os.kill(int(number), signal.SIGTERM)
            try:
                gateway.wait(WAIT_S)
            except subprocess.TimeoutExpired:
                gateway.kill()
    if gateway.returncode:
        raise RuntimeError(f"the gateway of the image ended with {gateway.returncode}")
    return bool(before)


def main() -> None:
    """Try the image with the build arguments of the command line."""
    arguments = dict(each.split("=", 1) for each in sys.argv[1:])
    with tempfile.TemporaryDirectory(prefix="turnwire-image-") as name:
        folder = Path(name)
        is_first = serve(install(folder, arguments), folder)
        size = sum(file.stat().st_size for file in (folder / "install").rglob("*") if file.is_file())
    number = "as process 1" if is_first else "not as process 1, which this user may not try"
    print(f"image: installed, started, healthy, stopped ({number}); {size / 1e6:.0f} MB on top of Python")


if __name__ == "__main__":
    main()
