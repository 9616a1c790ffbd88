"""Copies of the repository in which mutants are tried, so that the working tree is never touched."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from mutation.choice import Choice, digest
from mutation.mutants import Mutant

SLACK_S: Final = 30
"""What starting may take on a busy machine: a mutant has this and four times what its tests took before it hangs."""
NO_TESTS: Final = 5
"""pytest's exit code where none of the files has a test to run."""


class Bench:
    """A copy of the repository at `folder` in which one mutant at a time is tried by `python`."""

    def __init__(self, root: Path, folder: Path, python: Path) -> None:
        self.folder, self.python = folder, python
        self._chosen = folder / "chosen.json"
        _copy(root, folder)
        # The one package that the tests' own environment lacks; nothing else of this environment may be seen there.
        import coverage

        lent = folder / ".lent"
        lent.mkdir()
        (lent / "coverage").symlink_to(Path(coverage.__file__).parent, target_is_directory=True)
        self._path = os.pathsep.join(
            str(place) for place in (folder / "src", folder / "generated" / "python", folder / "tools", lent)
        )

    def learn(self, changed: str, tests: Sequence[str], written: Path) -> Choice:
        """Run all the tests without a change, write into `written` which of them runs which line, and read it."""
        written.unlink(missing_ok=True)
        code, output = self._run(tests, None, {"MUTATION_MAP": str(written), "MUTATION_SOURCE": changed})
        if not written.is_file():
            raise SystemExit(f"the tests cannot be run (exit code {code}):\n{output[-2000:]}")
        found = json.loads(written.read_text(encoding="utf-8"))
        files = {*found["lines"], *(name.partition("::")[0] for name in found["tests"])}
        digests = {name: digest(self.folder / name) for name in sorted(files)}
        written.write_text(json.dumps({**found, "asked": list(tests), "digests": digests}), encoding="utf-8")
        choice = Choice(written, self.folder)
        if len(choice.failed) > len(choice.tests) // 100 or not choice.tests:
            raise SystemExit(f"the tests fail without any change: {', '.join(choice.failed[:5]) or output[-2000:]}")
        return choice

    def check_new(self, choice: Choice) -> None:
        """Stop where a test that is not in the map yet fails without any change: it would seem to notice all."""
        if choice.new and (found := self._try([], 0.0, choice.new, choice.tests))[0] not in (0, NO_TESTS):
            raise SystemExit(f"a test fails without any change: {found[1] or 'the time was over'}")

    def judge(self, mutant: Mutant, choice: Choice, *, twice: bool) -> tuple[str, str]:
        """`killed`, `timeout` or `survived`, and the test that noticed; `twice` tries a failing test once more."""
        path = self.folder / mutant.file
        kept = path.stat()
        path.write_text(mutant.changed, encoding="utf-8")
        try:
            return self._judge(mutant, choice, twice=twice)
        finally:
            path.write_text(mutant.source, encoding="utf-8")
            # The compiled file of the unchanged source is good again; that of the change was never written.
            os.utime(path, ns=(kept.st_atime_ns, kept.st_mtime_ns))

    def _judge(self, mutant: Mutant, choice: Choice, *, twice: bool) -> tuple[str, str]:
        seen: set[int] = set()
        for tests in choice.tries(mutant.file, mutant.source, mutant.line):
            fresh = [test for test in tests if test not in seen]
            new = [] if seen else choice.new
            seen.update(fresh)
            while fresh or new:
                named = [choice.tests[test] for test in fresh]
                code, failed = self._try(named, choice.expected(fresh), new, choice.tests)
                if code is None:
                    return "timeout", failed
                if code in (0, NO_TESTS):
                    break
                if not (twice and failed) or self._try([failed], 1.0)[0] != 0:
                    return "killed", failed
                # It failed once and passed on the same change: its failure says nothing. The rest has to.
                fresh, new = [test for test in fresh if choice.tests[test] != failed], []
        return "survived", ""

    def _try(
        self, tests: list[str], seconds: float, new: Sequence[str] = (), known: Sequence[str] = ()
    ) -> tuple[int | None, str]:
        chosen = {"tests": tests, "new": new, "known": known if new else ()}
        self._chosen.write_text(json.dumps(chosen), encoding="utf-8")
        named = self._chosen.with_suffix(".failed")
        named.unlink(missing_ok=True)
        files = sorted({*new, *(name.partition("::")[0] for name in tests)})
        code, _ = self._run(
            files,
            SLACK_S + 4 * seconds + SLACK_S * len(new),
            {"MUTATION_TESTS": str(self._chosen), "PYTHONDONTWRITEBYTECODE": "1"},
        )
        return code, named.read_text(encoding="utf-8") if named.is_file() else ""

    def _run(self, arguments: Sequence[str], limit_s: float | None, settings: dict[str, str]) -> tuple[int | None, str]:
        """The exit code (None: it took too long) and the output of pytest in the copy."""
        options = ["-x"] if limit_s else []
        command = [
            self.python,
            "-m",
            "pytest",
            "-q",
            *options,
            "-p",
            "mutation.plugin",
            "-p",
            "no:cacheprovider",
            "--assert=plain",
        ]
        running = subprocess.Popen(
            [*command, *arguments],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": self._path, **settings},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        try:
            output, _ = running.communicate(timeout=limit_s)
        except subprocess.TimeoutExpired:
            return None, ""
        finally:
            # A session of its own: what the tests have started and left goes with them.
            with contextlib.suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)
            running.wait()
        return running.returncode, output


def _copy(root: Path, folder: Path) -> None:
    """The files of the repository, those not committed yet among them."""
    shutil.rmtree(folder, ignore_errors=True)
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=root, check=True, capture_output=True)
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (root / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, folder / name)
