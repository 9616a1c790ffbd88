"""What `make release` holds a release to, beside what it does with the packages themselves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.release.bill import lacking, without_places

PROJECT = Path(__file__).parents[1].joinpath("pyproject.toml").read_text(encoding="utf-8")


def bill(*names: str) -> str:
    """A bill of materials with these components."""
    return json.dumps({"metadata": {}, "components": [{"name": name} for name in names]})


@pytest.mark.parametrize("written", ["jsonschema-rs", "jsonschema_rs", "JSONSchema.rs"])
def test_a_package_is_in_the_bill_however_its_name_is_written(written: str) -> None:
    project = '[project]\ndependencies = ["jsonschema-rs>=0.30,<1", "pydantic[email] >=2"]\n'
    assert lacking(bill(written, "Pydantic"), project) == []
    assert lacking(bill(written), project) == ["pydantic"]


def test_every_dependency_of_the_package_has_to_be_in_the_bill() -> None:
    assert {"pydantic", "httpcore", "jsonschema-rs"} <= set(lacking(bill(), PROJECT))


def test_addresses_of_the_machine_are_left_out_of_the_bill() -> None:
    local, public = {"url": "file:///tmp/turnwire.whl"}, {"url": "https://example.com/turnwire"}
    components = [{"name": "a", "externalReferences": [local]}, {"name": "b", "externalReferences": [local, public]}]
    cleaned = json.loads(without_places(json.dumps({"metadata": {}, "components": components})))
    assert cleaned["components"] == [{"name": "a"}, {"name": "b", "externalReferences": [public]}]
