"""Names of other libraries for things of this one: the table behind hints for missing attributes and arguments.

The rows are data, `foreign_names.json`, and `schemas/meta/names.schema.json` describes a row. `python
tools/write_names.py` writes `docs/guides/names-in-other-libraries.md` from them. A row whose name exists here is an
alias; any other one is the answer to the AttributeError or the argument. A test compares every row with the classes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from turnwire_schema._late_tuples import NamedTuple

_TABLE: Final[Mapping[str, Any]] = json.loads(files("turnwire.core").joinpath("foreign_names.json").read_bytes())


class Row(NamedTuple):
    """The name to write here for a name of another library, as code, and why if that is not plain."""

    here: str
    why: str = ""


def _row(said: Any) -> Row:
    return Row(said) if isinstance(said, str) else Row(**said)


NAMES: Final[Mapping[str, Mapping[str, Row]]] = {
    owner: {name: _row(said) for name, said in rows.items()} for owner, rows in _TABLE["names"].items()
}
"""By what has the attribute here: the name elsewhere, and what to write."""
ARGUMENTS: Final[Mapping[str, str]] = _TABLE["arguments"]
"""Names of an argument of `chat` in other clients, and the name to write here."""
KEYWORDS: Final[Mapping[str, Mapping[str, str]]] = {**_TABLE["keywords"], "ModelParameters": ARGUMENTS}
"""By class: keywords of its constructor that are called otherwise than the attribute is, and what to write."""
SETTINGS: Final[Mapping[str, str]] = _TABLE["settings"]
"""Names of a provider's setting in clients of model servers, and its name here."""
ASKED: Final[tuple[Mapping[str, Any], ...]] = tuple(_TABLE["asked"])
"""Names in the requirements, where the names here are others or need a place: for the page of names."""
