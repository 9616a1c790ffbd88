"""Write the imports for type checkers in each package from its table of lazy names: `python -m tools.public_names`."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"
BEGIN = "if TYPE_CHECKING:\n"


def packages() -> list[Path]:
    """The packages that load names lazily."""
    return [path for path in sorted(SOURCE.rglob("__init__.py")) if "lazy_names(" in path.read_text(encoding="utf-8")]


def table(path: Path) -> dict[str, list[str]]:
    """The names of a package by their module, each in full."""
    package = ".".join(path.parent.relative_to(SOURCE).parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "lazy_names":
            homes: dict[str, tuple[str, ...]] = ast.literal_eval(node.args[1])
            return {
                home if home.startswith("turnwire") else f"{package}.{home}": sorted(names)
                for home, names in homes.items()
            }
    raise LookupError(path)


def block(path: Path) -> str:
    """The imports of a package for type checkers."""
    lines = [
        f"    from {home} import {', '.join(f'{name} as {name}' for name in names)}\n"
        for home, names in table(path).items()
    ]
    return BEGIN + "".join(lines)


def written(path: Path) -> str:
    """The text of a package with these imports."""
    text = path.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    after = rest[len(rest.partition("\n\n")[0]) :]
    return before + block(path) + after.lstrip("\n").join(("\n", ""))


def main() -> int:
    """The exit code."""
    for path in packages():
        path.write_text(written(path), encoding="utf-8")
    ruff = [sys.executable, "-m", "ruff"]
    files = [str(path) for path in packages()]
    subprocess.run([*ruff, "check", "--quiet", "--fix", "--select", "I", *files], check=True)
    return subprocess.run([*ruff, "format", "--quiet", *files], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
