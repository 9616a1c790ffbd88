"""The bundle of the editor: what `tools/editor_bundle.py` makes of pinned packages, licensed, asking for nothing."""

from __future__ import annotations

import json
import re

from tools.editor_bundle import BUNDLE, HERE, LICENSE, VENDOR, made


def test_the_bundle_is_what_the_pinned_packages_make() -> None:
    files = made()
    assert files == {name: (VENDOR / name).read_text("utf-8") for name in files}
    assert {path.name for path in VENDOR.iterdir()} == set(files)


def test_every_bundled_package_has_its_licence_and_the_version_of_the_lock() -> None:
    lock = json.loads((HERE / "package-lock.json").read_text("utf-8"))["packages"]
    named = dict(re.findall(r"^(\S+) (\d+\.\d+\.\d+)$", (VENDOR / LICENSE).read_text("utf-8"), re.MULTILINE))
    asked = json.loads((HERE / "package.json").read_text("utf-8"))["devDependencies"]
    assert {name for name in asked if name.startswith("@")} <= set(named)
    assert named == {name: lock[f"node_modules/{name}"]["version"] for name in named}
    assert (VENDOR / LICENSE).read_text("utf-8").count("Permission is hereby granted, free of charge") == len(named)


def test_nothing_in_the_bundle_loads_from_elsewhere() -> None:
    text = (VENDOR / BUNDLE).read_text("utf-8")
    assert LICENSE in text.partition("\n")[0]
    addresses = set(re.findall(r"(?:https?:)?//[a-z0-9.-]+\.[a-z]{2,}[^\s\"'`]*", text))
    assert addresses == {"http://www.w3.org/2000/svg"}  # the name of a language, never asked
    assert not re.search(r"\b(import|importScripts|fetch|XMLHttpRequest|WebSocket|EventSource|eval)\s*\(", text)
