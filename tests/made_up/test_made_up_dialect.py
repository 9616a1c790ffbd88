"""A dialect and a variant that are made up, written by the recipe of docs/recipes.md, go through everything."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.runner import SCRIPT
from tests.requirements import requirement

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as an installer leaves it: the package, and what it says of itself."""
    folder = tmp_path_factory.mktemp("installed")
    shutil.copytree(HERE / "pigeon", folder / "pigeon", ignore=shutil.ignore_patterns("__pycache__"))
    about = folder / "pigeon-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pigeon\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[turnwire.dialects]\npigeon = pigeon.dialect:RECORD\n", encoding="utf-8")
    return folder


def run(path: Path, *words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """A program, to which the packages in a folder are installed."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(path), str(ROOT)))}
    command = [sys.executable, *words]
    return subprocess.run(command, input=given, capture_output=True, text=True, env=environment, cwd=ROOT, check=False)


@requirement("COD-1", "NFR-2")
def test_a_dialect_that_is_registered_is_known_to_codec_detection_contract_formatter_and_gateway() -> None:
    done = run(HERE, "-m", "tests.made_up.try_it")
    assert done.returncode == 0, done.stderr
    flight = {"bird": "mock", "notes": [{"of": "us", "text": "Where are you?"}]}
    assert json.loads(done.stdout) == {
        "codec": {
            "request": {
                "messages": [{"role": "user", "content": "Where are you?"}],
                "parameters": {"model": "mock", "temperature": 0.7, "top_p": 1.0},
                "stream": False,
            },
            "written": {**flight, "stream": False},
            "losses": ["pigeon.tools"],
            "answer": ["Over there", "first", 2],
            "whole": ["Here", "home", 1],
            "back": {"bird": "mock", "note": "Over there", "landed": "first", "words": [3, 2]},
        },
        "detection": [["pigeon", "request"], ["pigeon", "response"], ["ollama", "request"]],
        "contract": {"surface": "pigeon.chat", "codecs": ["pigeon-racing", "pigeon"]},
        "formatter": {
            "messages": [{"of": "keeper", "text": "Be short."}, {"of": "us", "text": "Hello"}],
            "back": True,
            "names": ["pigeon", "pigeon-racing"],
        },
        "gateway": {
            "whole": [200, "Over there", "home", True],
            "stream": ["application/x-ndjson", "Over there"],
            "refused": [400, "lost"],
            "unknown": [404, "lost"],
        },
    }


@requirement("COD-1", "CLI-2")
def test_a_dialect_that_a_package_brings_is_a_word_of_the_command_line(installed: Path) -> None:
    flight = json.dumps({"bird": "mock", "notes": [{"of": "us", "text": "Where are you?"}]})
    convert = (str(SCRIPT), "convert", "--kind", "request")
    done = run(installed, *convert, "--from", "pigeon", "--to", "pigeon-racing", given=flight)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == {**json.loads(flight), "stream": False}
    planned = run(installed, str(SCRIPT), "plan", "--to", "pigeon", "--json", given=flight)
    assert (planned.returncode, planned.stdout.strip(), planned.stderr) == (0, "[]", "")
    judged = run(installed, str(SCRIPT), "validate", "-", "--json", given=flight)
    (verdict,) = json.loads(judged.stdout)
    assert (judged.returncode, [each["rule"] for each in verdict["problems"]]) == (1, ["schema"])
    listed = run(installed, str(SCRIPT), "losses", "--dialect", "pigeon", "--json")
    assert json.loads(listed.stdout)["pigeon.tools"] == "a pigeon carries no tools"
    refused = run(installed, *convert, "--from", "dove", "--to", "pigeon", given=flight)
    assert refused.returncode == 2
    assert "'dove' is not one of 'canonical', 'ollama', " in refused.stderr
    assert "'pigeon', 'pigeon-racing'" in refused.stderr


@requirement("COD-1")
def test_a_name_that_is_taken_is_refused() -> None:
    program = """
from pigeon.dialect import RECORD
from turnwire.codecs.dialects import register_dialect
register_dialect(RECORD)
try:
    register_dialect(RECORD)
except Exception as error:
    print(type(error).__name__, error)
"""
    done = run(HERE, "-c", program)
    said = "ConfigurationError ACODE-MDL-004: dialect: pigeon, pigeon-racing is taken; choose another name"
    assert (done.returncode, done.stdout.strip()) == (0, said), done.stderr


@requirement("COD-1")
@pytest.mark.parametrize(
    ("record", "said"),
    [
        ("nowhere:RECORD", "dialect: bad of bad cannot be loaded (ModuleNotFoundError); mend or remove it"),
        ("json:dumps", "dialect: bad of bad names no Dialect"),
        ("turnwire.codecs.ollama.dialect:RECORD", "dialect: ollama of bad is taken; remove one of the packages"),
    ],
)
def test_a_package_that_brings_no_new_dialect_is_named(tmp_path: Path, record: str, said: str) -> None:
    about = tmp_path / "bad-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: bad\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[turnwire.dialects]\nbad = {record}\n", encoding="utf-8")
    program = """
from turnwire.codecs.dialects import dialects
from turnwire.codecs.registry import get_codec
get_codec("ollama")
try:
    dialects()
except Exception as error:
    print(type(error).__name__, error)
"""
    done = run(tmp_path, "-c", program)
    assert (done.returncode, done.stdout.strip()) == (0, f"ConfigurationError ACODE-MDL-004: {said}"), done.stderr
