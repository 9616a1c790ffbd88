"""The Dockerfile: what it copies is there, is enough, and what it starts is the gateway, not as root.

What it runs is run by `tools/try_image.py`, which needs a package index.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest
import typer.main

from tests.requirements import requirement
from tools.try_image import DOCKERFILE, ROOT, copied, instructions, is_in_context, lay_context
from turnwire.cli.app import app

FOUND = instructions(DOCKERFILE.read_text("utf-8"))
IGNORE = (ROOT / ".dockerignore").read_text("utf-8")
PROJECT: Any = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
LAST = max(each.stage for each in FOUND)


def the(word: str, stage: int = LAST) -> str:
    """The only instruction with this word in a stage."""
    (rest,) = [each.rest for each in FOUND if (each.word, each.stage) == (word, stage)]
    return rest


@requirement("NFR-2")
def test_everything_that_is_copied_is_in_the_checkout_and_in_the_context() -> None:
    sources = [source for source, _ in copied(FOUND)]
    assert sources
    assert [each for each in sources if not (ROOT / each).exists() or not is_in_context(each, IGNORE)] == []


@pytest.mark.parametrize(
    ("path", "is_sent"),
    [
        ("README.md", True),
        ("src/turnwire/cli/app.py", True),
        ("generated/python/turnwire_schema/__init__.py", True),
        ("src/turnwire/__pycache__/lazy.cpython-313.pyc", False),
        ("generated/typescript/package.json", False),
        (".venv/bin/python", False),
        (".git/config", False),
        ("examples/deploy/gateway-key", False),
        ("examples/deploy/.env", False),
    ],
)
def test_the_context_holds_what_is_copied_and_no_secret(path: str, is_sent: bool) -> None:
    assert is_in_context(path, IGNORE) == is_sent


def wheel_names(folder: Path, target: Path) -> list[str]:
    """The files of the wheel that is built in a folder, without the network."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    (built,) = target.glob("*.whl")
    return sorted(zipfile.ZipFile(built).namelist())


@requirement("NFR-2")
def test_what_is_copied_builds_the_same_wheel_as_the_checkout(tmp_path: Path) -> None:
    lay_context(tmp_path / "context")
    assert wheel_names(tmp_path / "context", tmp_path / "a") == wheel_names(ROOT, tmp_path / "b")


@requirement("NFR-2")
def test_the_image_is_built_in_stages_and_its_program_is_not_root() -> None:
    assert LAST > 1
    assert not [each for each in FOUND if each.stage == LAST and each.word == "COPY" and "--from=" not in each.rest]
    user = the("USER")
    assert user.isdigit()
    assert int(user) > 0
    (made,) = [each.rest for each in FOUND if each.word == "RUN" and "useradd" in each.rest]
    assert f"--uid {user} " in made
    order = [each.word for each in FOUND if each.stage == LAST]
    assert order.index("USER") < order.index("ENTRYPOINT")


@requirement("CLI-2")
def test_the_image_starts_the_gateway_with_a_key_and_looks_at_its_port() -> None:
    found = {each.word: each.words for each in FOUND}
    assert found["ENTRYPOINT"] == ["turnwire"]
    command, *options = found["CMD"]
    serve = getattr(typer.main.get_command(app), "commands")[command]  # noqa: B009  # typer's type does not say it
    known = {option for parameter in serve.params for option in parameter.opts}
    assert {each for each in options if each.startswith("--")} <= known
    assert "--api-key-env" in options
    port = next(parameter.default for parameter in serve.params if parameter.name == "port")
    assert the("EXPOSE") == str(port)
    assert f"http://127.0.0.1:{port}/health" in found["HEALTHCHECK"][-1]


@requirement("NFR-2")
def test_the_image_has_extras_that_exist_and_a_python_that_was_tried() -> None:
    defaults = dict(each.rest.split("=", 1) for each in FOUND if each.word == "ARG")
    assert set(defaults["EXTRAS"].split(",")) <= set(PROJECT["optional-dependencies"])
    assert f"Programming Language :: Python :: {defaults['PYTHON']}" in PROJECT["classifiers"]


@requirement("DOC-1")
@pytest.mark.parametrize("document", ["README.md", "Dockerfile"])
def test_the_documents_build_and_run_it_as_it_is(document: str) -> None:
    text = (ROOT / document).read_text("utf-8")
    built, ran = re.findall(r"docker build (.*) \.", text), re.findall(r"docker run (.*)", text)
    assert built
    assert ran
    arguments = {each.rest.partition("=")[0] for each in FOUND if each.word == "ARG"}
    assert set(re.findall(r"--build-arg (\w+)=", " ".join(built))) <= arguments
    variable = the("CMD").split('"')[-2]
    for line in ran:
        assert f"--env {variable}=" in line
        assert f"--publish 127.0.0.1:8787:{the('EXPOSE')}" in line
