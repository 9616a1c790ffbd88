"""Debian's packages that tests need, and no package index has."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

# A mirror that stumbles is asked again, and another installation under way is waited for.
PATIENT = ("-o", "Acquire::Retries=3", "-o", "DPkg::Lock::Timeout=120")


def install(package: str) -> None:
    """Install a package, where there is apt-get: as root, or through sudo where it asks nothing. Says what failed."""
    apt = shutil.which("apt-get")
    if apt is None:
        return
    before = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        for command in (["update", "-q"], ["install", "-y", "-q", "--no-install-recommends", package]):
            subprocess.run([*before, apt, *PATIENT, *command], check=False, env=quiet, stdout=subprocess.DEVNULL)
    except OSError as error:
        print(f"{type(error).__name__}: {error.strerror}", file=sys.stderr)
