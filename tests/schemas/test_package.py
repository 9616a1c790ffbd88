"""The package as such: what importing it costs, what it exports, and the documents inside it."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

import turnwire_schema
from turnwire_schema import documents, v1, wire
from turnwire_schema.wire import known_keys

from tests.requirements import requirement
from tests.schemas.vectors import schemas


def loaded_after(statement: str, *modules: str) -> list[str]:
    """Which of some modules a statement loads in a new interpreter."""
    script = f"import sys\n{statement}\nprint(*[name for name in {modules!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return done.stdout.split()


@requirement("SCH-6")
def test_importing_the_package_loads_nothing_until_a_name_is_asked_for() -> None:
    heavy = ("pydantic", "jsonschema_rs", "turnwire_schema.v1.message", "turnwire_schema.v1.config")
    assert loaded_after("import turnwire_schema, turnwire_schema.v1, turnwire_schema.documents", *heavy) == []
    assert loaded_after("from turnwire_schema.v1 import UserMessage", *heavy) == [
        "pydantic",
        "turnwire_schema.v1.message",
    ]


@requirement("SCH-1")
def test_the_package_exports_every_definition_and_nothing_else() -> None:
    defined = [name for document in schemas().canonical for name in document.definitions]
    assert v1.__all__ == sorted(defined)
    for name in defined:
        assert getattr(v1, name) is not None
    assert set(turnwire_schema.__all__) == {"documents", "v1", "wire"}
    with pytest.raises(AttributeError, match="has no attribute 'Nothing'"):
        v1.Nothing  # noqa: B018  # the access itself is tested
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        turnwire_schema.nothing  # noqa: B018  # the access itself is tested


@requirement("SCH-1")
@pytest.mark.parametrize("dialect", schemas().dialects)
def test_a_dialect_has_a_type_for_every_wire_definition(dialect: str) -> None:
    module = importlib.import_module(f"turnwire_schema.wire.{dialect.replace('-', '_')}")
    definitions = {
        name: definition for document in schemas().wire(dialect) for name, definition in document.definitions.items()
    }
    assert module.__all__ == sorted(definitions)
    for name, definition in definitions.items():
        kind = getattr(module, name)
        if "properties" in definition and definition.get("type") == "object":
            assert known_keys(kind) == set(definition["properties"])
            assert kind.__required_keys__ == set(definition.get("required", ()))
    assert set(wire.__all__) == {"known_keys"}


@requirement("SCH-6")
def test_every_document_is_inside_the_package_in_one_file() -> None:
    names = {document.stem for document in schemas().documents.values()}
    assert set(documents.document_names()) == names
    for name in names:
        loaded = documents.load_document(name)
        assert loaded == json.loads(documents.document_text(name))
        refs = [ref for ref in _refs(loaded) if not ref.startswith("#/$defs/")]
        assert refs == []


def _refs(value: object) -> list[str]:
    if isinstance(value, dict):
        own = [value["$ref"]] if isinstance(value.get("$ref"), str) else []
        return [*own, *(ref for item in value.values() for ref in _refs(item))]
    return [ref for item in value for ref in _refs(item)] if isinstance(value, list) else []


@requirement("SCH-6")
def test_a_loaded_document_is_a_copy() -> None:
    documents.load_document("turnwire/v1/message")["$defs"].clear()
    assert documents.load_document("turnwire/v1/message")["$defs"]


@requirement("SCH-6")
def test_a_validator_judges_a_root_or_a_definition_and_is_made_once() -> None:
    validator = documents.validator_for("turnwire/v1/message", "UserMessage")
    assert validator.is_valid({"role": "user", "content": "c"})
    assert not validator.is_valid({"role": "tool", "content": "c"})
    assert documents.validator_for("turnwire/v1/message", "UserMessage") is validator
    assert documents.validator_for("turnwire/v1/message").is_valid({"role": "system", "content": "c"})


@requirement("SCH-6")
@pytest.mark.parametrize("name", ["turnwire/v1/nothing", "../_runtime", "/etc/passwd", ""])
def test_an_unknown_document_is_a_clear_error(name: str) -> None:
    with pytest.raises(documents.UnknownDocument, match="no schema document"):
        documents.load_document(name)
    with pytest.raises(documents.UnknownDocument, match="defines no 'Nothing'"):
        documents.validator_for("turnwire/v1/message", "Nothing")


@requirement("SCH-1")
def test_the_package_is_typed() -> None:
    assert (Path(str(turnwire_schema.__file__)).parent / "py.typed").is_file()
