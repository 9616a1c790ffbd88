"""The TypeScript of the documents compiles under the strictest settings, as it runs in Node and in browsers."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from codegen.targets.typescript.toolchain import MODULES, run_node
from tests.requirements import requirement
from tests.site.snippets import Snippet, collect

HERE = Path(__file__).parent
DOCS = HERE.parents[2] / "docs"
TSC = MODULES / "typescript" / "bin" / "tsc"
WRONG = 'import type { ChatMessage } from "turnwire-schema";\nconst m: ChatMessage = { role: "nobody" };\n'


@pytest.fixture(scope="module")
def complaints(project: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """What the compiler says about all snippets, and a wrong one, beside the generated package."""
    snippets = [
        each for path in sorted(DOCS.rglob("*.md")) for each in collect(path, path.name) if each.language == "ts"
    ]
    assert len(snippets) > 2
    folder = tmp_path_factory.mktemp("guide")
    shutil.copytree(project / "node_modules", folder / "node_modules")
    shutil.copy(project / "package.json", folder)
    settings = json.loads((HERE / "tsconfig.json").read_text(encoding="utf-8"))
    settings["compilerOptions"]["lib"] += ["dom", "dom.iterable", "dom.asynciterable"]
    settings["compilerOptions"]["moduleDetection"] = "force"
    # test_typescript_types.py checks the types of the package, with fewer libraries.
    settings["compilerOptions"]["skipLibCheck"] = True
    (folder / "tsconfig.json").write_text(json.dumps({**settings, "include": ["*.ts"]}), encoding="utf-8")
    for snippet in [*snippets, Snippet("wrong.md", 7, "ts", WRONG)]:
        (folder / f"{Path(snippet.page).stem}{snippet.line}.ts").write_text(snippet.text, encoding="utf-8")
    return run_node([TSC, "--project", folder, "--pretty", "false"]).stdout


@requirement("API-3", "SCH-2")
def test_every_snippet_in_typescript_compiles(complaints: str) -> None:
    assert [line for line in complaints.splitlines() if "wrong7.ts(" not in line] == []


def test_a_snippet_with_a_wrong_type_is_refused(complaints: str) -> None:
    assert "wrong7.ts(2," in complaints
