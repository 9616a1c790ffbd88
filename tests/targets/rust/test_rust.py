"""The crate, built and run: every vector, every conversation, every stream, every program of its documents."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.requirements import requirement
from tests.site.snippets import Snippet
from tests.targets.native.languages import CACHE, ROOT, Results, built, files_below, programs as programs_of, run
from tests.targets.native.suite import LanguageSuite
from tests.targets.rust.toolchain import find_cargo

CARGO, REASON = find_cargo()
# A machine without the toolchain can still test everything else.
pytestmark = pytest.mark.skipif(CARGO is None, reason=REASON)
PACKAGE = ROOT / "generated" / "rust"
RUNNER = Path(__file__).parent / "runner.rs"
MANIFEST = """\
[package]
name = "programs"
version = "0.0.0"
edition = "2021"

[dependencies]
turnwire-schema = { path = "PACKAGE" }

[profile.dev]
debug = false
incremental = false
"""


def compile_programs(folder: Path) -> None:
    """Build the runner and one program of all snippets."""
    assert CARGO is not None
    snippets = programs_of("rust")
    arms = "".join(f"        {number} => drop(snippet{number}::main()),\n" for number in range(len(snippets)))
    mods = "".join(f"mod snippet{number};\n" for number in range(len(snippets)))
    choice = f"    match std::env::args().nth(1).unwrap().parse().unwrap() {{\n{arms}        _ => {{}}\n    }}\n"
    texts = {
        "Cargo.toml": MANIFEST.replace("PACKAGE", str(PACKAGE)),
        "src/bin/runner.rs": RUNNER.read_text(encoding="utf-8"),
        "src/bin/snippets/main.rs": f"{mods}\nfn main() {{\n{choice}}}\n",
    }
    for number, snippet in enumerate(snippets):
        texts[f"src/bin/snippets/snippet{number}.rs"] = snippet.text.replace("\nfn main()", "\npub fn main()")
    for path, text in texts.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    target = CACHE / "rust-target"
    run([CARGO, "build", "--offline", "--quiet"], cwd=folder, CARGO_TARGET_DIR=str(target), RUSTFLAGS="-D warnings")
    for name in ("runner", "snippets"):
        shutil.copy(target / "debug" / name, folder / name)


@pytest.fixture(scope="module")
def folder() -> Path:
    """Where the programs are."""
    inputs = [*files_below(PACKAGE), RUNNER, Path(__file__), *(snippet.text for snippet in programs_of("rust"))]
    return built("rust", inputs, compile_programs)


@pytest.fixture(scope="module")
def results(folder: Path) -> Results:
    """What the runner says to every job."""
    return Results(folder / "runner")


@pytest.fixture(scope="module")
def programs(folder: Path) -> list[tuple[Snippet, str]]:
    """The programs of the documents with what they print."""
    return [
        (snippet, subprocess.check_output([folder / "snippets", str(number)], text=True, encoding="utf-8"))
        for number, snippet in enumerate(programs_of("rust"))
    ]


class TestRust(LanguageSuite):
    pass


@requirement("SCH-2")
def test_the_crate_is_written_as_rustfmt_writes_it() -> None:
    rustfmt = shutil.which("rustfmt")
    if rustfmt is None:
        pytest.skip("this Rust has no rustfmt beside it")
    files = (str(PACKAGE / "src" / "lib.rs"), str(RUNNER))
    command = [rustfmt, "--check", "--edition", "2021", "--config-path", str(PACKAGE), *files]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("", "")


def test_a_release_holds_the_crate_and_nothing_else(tmp_path: Path) -> None:
    assert CARGO is not None
    crate = tmp_path / "crate"
    shutil.copytree(PACKAGE, crate)
    command = [str(CARGO), "package", "--list", "--offline", "--allow-dirty"]
    listed = subprocess.run(command, cwd=crate, capture_output=True, text=True, check=True).stdout.split()

    made = {"Cargo.lock", "Cargo.toml.orig"}
    assert set(listed) - made == {path.relative_to(PACKAGE).as_posix() for path in files_below(PACKAGE)} - {
        "rustfmt.toml"
    }
