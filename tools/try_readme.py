"""Run the installation commands of the README as a reader would: in a new folder, with a clone of this checkout.

python tools/try_readme.py

Needed: git, and a package index that pip can reach. uv and pipx are installed for it. What `docker` does is tried by
`tools/try_image.py`.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
ADDRESS: Final = "ADDRESS-OF-THIS-REPOSITORY"
NOT_HERE: Final = "docker "
"""How commands begin that are tried elsewhere."""
ENDLESS: Final = re.compile(r"turnwire serve\b.*")


def section(text: str, title: str) -> str:
    """What stands below a heading of the README."""
    (found,) = re.findall(rf"^## {title}\n(.*?)(?=^## )", text, re.MULTILINE | re.DOTALL)
    return str(found)


def quick_start(text: str) -> list[str]:
    """The shell blocks of the quick start."""
    return re.findall(r"```sh\n(.*?)```", section(text, "Quick start"), re.DOTALL)


def ways_to_install(text: str) -> list[str]:
    """The commands of the table and the blocks below `Install`."""
    below = section(text, "Install")
    cells = [code for row in re.findall(r"^\|.*\|$", below, re.MULTILINE) for code in re.findall(r"`([^`]+)`", row)]
    lines = [line for block in re.findall(r"```sh\n(.*?)```", below, re.DOTALL) for line in block.splitlines()]
    return [each for each in (*cells, *lines) if re.match(r"(?:uv|pipx|pip|docker) ", each)]


def shell(script: str, folder: Path, environment: dict[str, str]) -> str:
    """Run lines as one shell does, and return what they printed.

    Raises:
        CalledProcessError: one of them failed.
    """
    print("+ " + script.strip().replace("\n", "\n+ "), flush=True)
    begun = time.monotonic()
    ran = subprocess.run(
        ["bash", "-ec", script],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=True,
    )
    print(f"  ({time.monotonic() - begun:.0f} s) {(ran.stdout.splitlines() or [''])[-1]}", flush=True)
    return ran.stdout


def main() -> None:
    """Run them all, and stop at the first that fails."""
    text = (ROOT / "README.md").read_text("utf-8")
    with tempfile.TemporaryDirectory(prefix="turnwire-readme-") as name:
        folder = Path(name)
        environment = {each: value for each, value in os.environ.items() if each != "VIRTUAL_ENV"}
        first, *more = quick_start(text)
        said = shell(first.replace(ADDRESS, str(ROOT)), folder, environment)
        assert "[finish: " in said, said
        checkout = folder / "turnwire"
        tools, bin_dir = folder / "tools", folder / "bin"
        subprocess.run([sys.executable, "-m", "venv", tools], check=True)
        subprocess.run([tools / "bin" / "pip", "install", "--quiet", "uv", "pipx"], check=True)
        environment |= {
            "PATH": f"{checkout / '.venv' / 'bin'}{os.pathsep}{tools / 'bin'}{os.pathsep}{os.environ['PATH']}",
            "UV_TOOL_DIR": str(folder / "uv"),
            "UV_TOOL_BIN_DIR": str(bin_dir),
            "UV_PROJECT_ENVIRONMENT": str(folder / "project"),
            "PIPX_HOME": str(folder / "pipx"),
            "PIPX_BIN_DIR": str(bin_dir),
        }
        for block in more:
            assert "[finish: " in shell(block, checkout, environment)
        for line in ways_to_install(text):
            if line.startswith(NOT_HERE):
                continue
            shell(ENDLESS.sub("turnwire serve --help", line), checkout, environment)
            if "tool install" in line or line.startswith("pipx"):
                shell(f"{bin_dir}/turnwire --version && rm {bin_dir}/turnwire", checkout, environment)
    print("README: every command ran")


if __name__ == "__main__":
    main()
