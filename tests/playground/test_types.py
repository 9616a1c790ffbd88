"""The scripts of the pages, as the TypeScript compiler reads their comments under its strictest settings."""

from __future__ import annotations

import json
import shutil
from importlib.resources import files
from pathlib import Path

from codegen.targets.typescript.toolchain import MODULES, run_node
from tools.editor_bundle import BUNDLE, HERE, install

STATIC = Path(str(files("turnwire.gateway").joinpath("static")))
OPTIONS = {
    "allowJs": True,
    "checkJs": True,
    "strict": True,
    "noEmit": True,
    "noUnusedLocals": True,
    "target": "es2023",
    "module": "esnext",
    "moduleResolution": "bundler",
    "lib": ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
    "types": [],
    "skipLibCheck": True,
}


def test_every_script_on_the_shared_parts_keeps_its_types(tmp_path: Path) -> None:
    """The bundle has no types of its own: those of the packages stand in for it."""
    shutil.copytree(STATIC, tmp_path / "static", ignore=shutil.ignore_patterns("vendor"))
    (tmp_path / "static" / "vendor").mkdir()
    declared = (HERE / "editor.mjs").read_text("utf-8")
    (tmp_path / "static" / "vendor" / BUNDLE.replace(".js", ".d.ts")).write_text(declared, "utf-8")
    (tmp_path / "node_modules").symlink_to(install())
    config = {
        "compilerOptions": OPTIONS,
        "include": [f"static/{folder}/*.js" for folder in ("parts", "workbench", "inspector", "data")],
    }
    (tmp_path / "tsconfig.json").write_text(json.dumps(config), "utf-8")
    done = run_node([MODULES / "typescript" / "bin" / "tsc", "--project", tmp_path, "--pretty", "false"])
    assert done.returncode == 0, done.stdout
