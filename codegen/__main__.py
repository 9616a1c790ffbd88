"""``python -m codegen [--check] [target...]``: write ``generated/`` from ``schemas/``, or check that it is so.

Three words are not targets: ``lint`` checks the schemas alone, ``format`` writes documents in
canonical JSON, ``release`` records the documents as the last release, with which ``--check`` compares them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from codegen import compat, output
from codegen.form import format_files
from codegen.lint import run
from codegen.schemaset import SchemaError, SchemaSet
from codegen.targets import TARGETS, TargetFailed, load

ROOT = Path(__file__).resolve().parent.parent


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    """Run the command on the ``schemas/`` and ``generated/`` of a folder; returns the exit status."""
    known = ", ".join(TARGETS)
    parser = argparse.ArgumentParser(prog="python -m codegen", description=(__doc__ or "").split("\n")[0])
    parser.add_argument(
        "targets", nargs="*", metavar="target", help=f"{known} (default: all); or lint, format, release"
    )
    parser.add_argument("--check", action="store_true", help="write nothing; fail if anything is wrong or out of date")
    options = parser.parse_args(arguments)
    if unknown := set(options.targets) - set(TARGETS) - {"lint", "format", "release"}:
        parser.error(f"unknown target {', '.join(sorted(unknown))}; there are {known}")
    try:
        if options.targets == ["format"]:
            return _format(root)
        schemas = SchemaSet.load(root / "schemas")
        if options.targets == ["lint"]:
            if status := _tell(_wrong(schemas, root)):
                return status
            print(f"{len(schemas.documents)} documents, no fault")
            return 0
        if options.targets == ["release"]:
            return _release(schemas, root)
        if options.check and (wrong := _wrong(schemas, root)):
            return _tell(wrong)
        if not options.check and (broken := run(schemas)):
            return _tell(map(str, broken))  # a target would fail on them somewhere else, and in other words
        return _generate(schemas, options.targets or list(TARGETS), root / "generated", check=options.check)
    except (SchemaError, TargetFailed) as error:
        return _tell([str(error)])


def _wrong(schemas: SchemaSet, root: Path) -> list[str]:
    """What the lints and the comparison with the last release find."""
    if findings := run(schemas):
        return [*map(str, findings)]
    folder = root / "schemas"
    return [*map(str, compat.check_released(schemas, folder)), *compat.check_held(schemas, folder)]


def _format(root: Path) -> int:
    for path in format_files(root / "schemas"):
        print(f"schemas/{path}")
    return 0


def _release(schemas: SchemaSet, root: Path) -> int:
    if wrong := [*run(schemas), *compat.check_released(schemas, root / "schemas")]:
        return _tell(map(str, wrong))
    (root / "schemas" / compat.ACCEPTED).unlink(missing_ok=True)
    for path, text in compat.release(schemas).items():
        file = root / "schemas" / path
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
        print(f"schemas/{path}")
    return 0


def _generate(schemas: SchemaSet, targets: list[str], folder: Path, *, check: bool) -> int:
    made_by = {target: load(target)(schemas) for target in targets}
    files = {target: paths for target, paths in output.recorded(folder).items() if target in TARGETS}
    files |= {target: sorted(made) for target, made in made_by.items()}
    made = {path: text for texts in made_by.values() for path, text in texts.items()}
    made[output.MANIFEST] = output.manifest(schemas, files)
    owned = {path for paths in files.values() for path in paths} | {output.MANIFEST}
    stale = sorted(output.on_disk(folder) - owned)
    if check:
        return _tell(output.compare(folder, made, stale))
    for path in output.write(folder, made, stale):
        print(f"generated/{path}")
    return 0


def _tell(problems: Iterable[str]) -> int:
    status = 0
    for problem in problems:
        print(problem, file=sys.stderr)
        status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
