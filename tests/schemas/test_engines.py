"""The generated rows of engines and servers are those of the files, and name what exists."""

from __future__ import annotations

import json
from typing import get_args

from turnwire_schema.engines import (
    ENGINES,
    FEATURES,
    INSTEAD,
    REWRITINGS,
    SERVERS,
    Rewriting,
    SchemaFeature,
)

from tests.requirements import requirement
from tests.schemas.vectors import ROOT

FOLDER = ROOT / "schemas" / "engines" / "v1"


@requirement("SCM-1", "SCH-6")
def test_every_engine_and_server_on_disk_is_in_the_package() -> None:
    files = {path.name.removesuffix(".engine.json"): path for path in FOLDER.glob("*.engine.json")}

    assert {name: json.loads(path.read_text(encoding="utf-8")) for name, path in files.items()} == ENGINES
    assert json.loads((FOLDER / "servers.json").read_text(encoding="utf-8")) == {"rows": [*SERVERS]}


@requirement("SCM-1")
def test_every_feature_and_every_rewriting_is_described() -> None:
    assert [*FEATURES] == [*get_args(SchemaFeature)]
    assert [*REWRITINGS] == [*get_args(Rewriting)]
    assert {*INSTEAD} <= {*FEATURES}
