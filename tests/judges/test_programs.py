"""The clients that `make judge-clients` drives: every program has its row, every package its version."""

from __future__ import annotations

import re

from tools.judge_clients import CLIENTS, PROGRAMS


def test_every_program_has_a_row_and_every_row_its_program() -> None:
    programs = {client.program for client in CLIENTS.values()}
    assert programs == {path.name for path in PROGRAMS.glob("*.py")}


def test_every_package_has_one_version() -> None:
    packages = [package for client in CLIENTS.values() for package in client.packages]
    pinned = r"[a-z0-9-]+(\[[a-z,]+\])?==[0-9][0-9a-z.]*"
    assert [package for package in packages if re.fullmatch(pinned, package) is None] == []
