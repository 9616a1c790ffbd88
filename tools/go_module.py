"""Release the Go package: `python tools/go_module.py [FOLDER]` writes the tree of a module proxy (default: dist/go).

Any server of files is a Go proxy: put the folder on one and name it in GOPROXY. The files depend on `generated/go` and
the version alone.
"""

from __future__ import annotations

import json
import sys
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from codegen.targets.go import MODULE
from codegen.version import package_version

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "generated" / "go"
WHEN = (1980, 1, 1, 0, 0, 0)


def write(folder: Path, source: Path = SOURCE) -> Path:
    """Write the proxy's files below `folder`; gives the folder of the versions."""
    version = f"v{package_version()}"
    versions = folder / MODULE / "@v"
    versions.mkdir(parents=True, exist_ok=True)
    (versions / "list").write_text(f"{version}\n", encoding="utf-8")
    about = {"Version": version, "Time": "1980-01-01T00:00:00Z"}
    (versions / f"{version}.info").write_text(json.dumps(about), encoding="utf-8")
    (versions / f"{version}.mod").write_bytes((source / "go.mod").read_bytes())
    with zipfile.ZipFile(versions / f"{version}.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted(path for path in source.rglob("*") if path.is_file()):
            name = f"{MODULE}@{version}/{file.relative_to(source).as_posix()}"
            archive.writestr(zipfile.ZipInfo(name, WHEN), file.read_bytes(), zipfile.ZIP_DEFLATED)
    return versions


if __name__ == "__main__":
    print(write(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist" / "go"))
