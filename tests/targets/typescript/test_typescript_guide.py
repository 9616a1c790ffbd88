"""The TypeScript of the documents compiles under the strictest settings, as it runs in Node and in browsers."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from codegen.targets.typescript.toolchain import MODULES, run_node
from tests.requirements import requirement
from tests.site.snippets import Snippet, collect

HERE = Path(__file__).parent
DOCS = HERE.parents[2] / "docs"
TSC = MODULES / "typescript" / "bin" / "tsc"


@requirement("API-3", "SCH-2")
def test_every_snippet_in_typescript_compiles(project: Path, tmp_path: Path) -> None:
    snippets = [
        each for path in sorted(DOCS.rglob("*.md")) for each in collect(path, path.name) if each.language == "ts"
    ]
    assert len(snippets) > 2
    assert complaints(project, tmp_path, snippets) == ""


def test_a_snippet_with_a_wrong_type_is_refused(project: Path, tmp_path: Path) -> None:
    wrong = 'import type { ChatMessage } from "turnwire-schema";\nconst m: ChatMessage = { role: "nobody" };\n'
    assert "page7.ts(2," in complaints(project, tmp_path, [Snippet("page.md", 7, "ts", wrong)])


def complaints(project: Path, folder: Path, snippets: list[Snippet]) -> str:
    """What the compiler says about snippets beside the generated package; nothing when all is well."""
    shutil.copytree(project / "node_modules", folder / "node_modules")
    shutil.copy(project / "package.json", folder)
    settings = json.loads((HERE / "tsconfig.json").read_text(encoding="utf-8"))
    settings["compilerOptions"]["lib"] += ["dom", "dom.iterable", "dom.asynciterable"]
    settings["compilerOptions"]["moduleDetection"] = "force"
    (folder / "tsconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    for snippet in snippets:
        (folder / f"{Path(snippet.page).stem}{snippet.line}.ts").write_text(snippet.text, encoding="utf-8")
    return run_node([TSC, "--project", folder, "--pretty", "false"]).stdout
