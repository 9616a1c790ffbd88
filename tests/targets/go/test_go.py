"""The Go package, built and run: every vector, every conversation, every stream, every program of its documents."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.requirements import requirement
from tests.site.snippets import Snippet
from tests.targets.go.toolchain import find_go
from tests.targets.native.languages import CACHE, ROOT, Results, built, files_below, programs as programs_of, run
from tests.targets.native.suite import LanguageSuite
from tools.go_module import write

GO, REASON = find_go()
# A machine without the toolchain can still test everything else.
pytestmark = pytest.mark.skipif(GO is None, reason=REASON)
PACKAGE = ROOT / "generated" / "go"
RUNNER = Path(__file__).parent / "runner.go"
MODULE = "module programs.invalid/programs\n\ngo 1.22\n\nrequire turnwire.invalid/turnwire v{version}\n"


def compile_programs(folder: Path) -> None:
    """Build the runner and one program of all snippets, against the released module from a proxy of files."""
    assert GO is not None
    source = folder / "source"
    versions = write(folder / "proxy", PACKAGE)
    version = (versions / "list").read_text(encoding="utf-8").strip().removeprefix("v")
    snippets = programs_of("go")
    texts = {"go.mod": MODULE.format(version=version), "runner/main.go": RUNNER.read_text(encoding="utf-8")}
    for number, snippet in enumerate(snippets):
        text = snippet.text.replace("package main", f"package snippet{number}").replace("func main()", "func Main()")
        texts[f"snippet{number}/snippet.go"] = text
    imports = "".join(f'\t"programs.invalid/programs/snippet{number}"\n' for number in range(len(snippets)))
    calls = "".join(f"\tsnippet{number}.Main,\n" for number in range(len(snippets)))
    texts["snippets/main.go"] = (
        f'package main\n\nimport (\n\t"os"\n{imports})\n\nvar programs = []func(){{\n{calls}}}\n\n'
        "func main() { programs[os.Args[1][0]-'0']() }\n"
    )
    for path, text in texts.items():
        (source / path).parent.mkdir(parents=True, exist_ok=True)
        (source / path).write_text(text, encoding="utf-8")
    run(
        [GO, "build", "-o", f"{folder}/", "./runner", "./snippets"],
        cwd=source,
        GOPROXY=(folder / "proxy").as_uri(),
        GOMODCACHE=str(folder / "modules"),
        GOFLAGS="-mod=mod -modcacherw",
        GOSUMDB="off",
        GOTOOLCHAIN="local",
        GOCACHE=str(CACHE / "go-build"),
    )


@pytest.fixture(scope="module")
def folder() -> Path:
    """Where the programs are."""
    inputs = [*files_below(PACKAGE), RUNNER, Path(__file__), *(snippet.text for snippet in programs_of("go"))]
    return built("go", inputs, compile_programs)


@pytest.fixture(scope="module")
def results(folder: Path) -> Results:
    """What the runner says to every job."""
    return Results(folder / "runner")


@pytest.fixture(scope="module")
def programs(folder: Path) -> list[tuple[Snippet, str]]:
    """The programs of the documents with what they print."""
    return [
        (snippet, subprocess.check_output([folder / "snippets", str(number)], text=True, encoding="utf-8"))
        for number, snippet in enumerate(programs_of("go"))
    ]


class TestGo(LanguageSuite):
    pass


@requirement("SCH-2")
def test_the_package_is_written_as_gofmt_writes_it() -> None:
    assert GO is not None
    gofmt = GO.with_name("gofmt")
    if not gofmt.is_file():
        pytest.skip("this Go has no gofmt beside it")
    done = subprocess.run([gofmt, "-d", PACKAGE, RUNNER], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("", "")


def test_the_module_of_a_release_depends_on_its_files_alone(tmp_path: Path) -> None:
    first, second = (write(tmp_path / name) for name in ("one", "two"))
    [archive] = first.glob("*.zip")

    assert archive.read_bytes() == (second / archive.name).read_bytes()
    assert {path.name for path in first.iterdir()} == {
        "list",
        *(f"{archive.stem}.{end}" for end in ("info", "mod", "zip")),
    }
