"""The site as a folder of Markdown with its configuration, and that folder as HTML.

Nothing is fetched: theme and search are Zensical's, fonts the reader's own. A broken link or anchor fails the build.
"""

from __future__ import annotations

import ast
import json
import posixpath
import re
import shutil
import subprocess
import sys
import warnings
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tools.site import cli_page, python_pages, schema_pages
from tools.site.names import Names, relative

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
ASSETS: Final = Path(__file__).parent / "assets"
OVERRIDES: Final = ASSETS.parent / "overrides"
"""Pages of the theme that are ours: what is said where there is no page."""

HOME: Final = "index.md"
OUTSIDE: Final = {
    "ARCHITECTURE.md": "project/architecture.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "CHANGELOG.md": "project/changelog.md",
    "generated/typescript/README.md": "reference/typescript.md",
    "generated/go/README.md": "reference/go.md",
    "generated/rust/README.md": "reference/rust.md",
}
"""Documents that stand outside of `docs/`, and their pages."""

OF_README: Final = {"install": "start/install.md"}
"""Pages that stand for parts of the README."""

START: Final = (
    "start/install.md",
    "start/python.md",
    "start/gateway.md",
    "start/typescript.md",
    "start/migrating.md",
    "guides/names-in-other-libraries.md",
    "start/why-not-litellm.md",
    "faq.md",
    "troubleshooting.md",
)
GUIDES: Final = {
    "Ask models": (
        "guides/streaming.md",
        "guides/structured-output.md",
        "guides/completions.md",
        "guides/embeddings.md",
        "guides/semantic-search.md",
        "guides/images.md",
        "guides/hosted.md",
        "guides/configuration.md",
        "guides/errors.md",
        "guides/losses.md",
        "guides/batch.md",
    ),
    "Tools and agents": (
        "guides/tools.md",
        "guides/text-tool-calls.md",
        "guides/agents.md",
        "guides/approvals.md",
        "guides/mcp.md",
        "guides/files.md",
        "guides/stored-conversations.md",
        "guides/store.md",
        "guides/threads-http.md",
    ),
    "Deploy": (
        "guides/deployment.md",
        "guides/docker.md",
        "guides/production.md",
        "guides/several-servers.md",
        "guides/fastapi.md",
        "guides/inspector.md",
    ),
    "Clients": (
        "guides/command-line.md",
        "guides/chat.md",
        "guides/coding-agents.md",
        "guides/slow-agent.md",
        "guides/editors.md",
    ),
    "Test and measure": (
        "guides/testing.md",
        "guides/test-your-client.md",
        "guides/check-your-server.md",
        "guides/scripted-model.md",
        "guides/benchmark.md",
    ),
    "Extend": (
        "guides/custom-http-client.md",
        "guides/custom-provider.md",
        "guides/typescript.md",
        "guides/go.md",
        "guides/rust.md",
        "guides/examples.md",
    ),
}
"""The guides in groups, by what a reader wants to do."""
PACKAGES: Final = {
    "reference/typescript.md": "The TypeScript package",
    "reference/go.md": "The Go package",
    "reference/rust.md": "The Rust crate",
}
REPORTS: Final = {
    "contract/llama.md": "llama.cpp",
    "contract/vllm.md": "vLLM",
    "contract/transformers-serve.md": "transformers serve",
    "contract/mlx-lm.md": "mlx-lm",
    "contract/litellm.md": "LiteLLM and stand-in",
    "contract/gateway.md": "Gateway and llama.cpp",
    "contract/gateway-vllm.md": "Gateway and vLLM",
    "contract/mock.md": "Gateway and stand-in",
}
"""What runs of the contract found."""
REFERENCE: Final = ("gateway.md", cli_page.PAGE, "errors.md", "dialects.md")
LISTS: Final = {
    "losses.md": "All losses",
    "clauses.md": "Contract clauses",
    "schema-support.md": "Will my schema hold?",
    "text-formats.md": "Text formats",
}
"""Pages that a tool writes from tables."""
NAMED: Final = {
    **PACKAGES,
    **REPORTS,
    **LISTS,
    "start/migrating.md": "Migrating",
    "guides/semantic-search.md": "Semantic search",
    "guides/fastapi.md": "FastAPI",
    "guides/coding-agents.md": "Coding agents",
    "guides/slow-agent.md": "Slow agents",
    "guides/editors.md": "Editors",
    "guides/go.md": "Go",
    "guides/rust.md": "Rust",
    "guides/typescript.md": "TypeScript",
}
"""Pages whose heading is too long, or says too little, for the navigation."""
WIDE: Final = ("start/migrating.md",)
"""Pages with code in two columns, which need the room of the table of contents."""
PROJECT: Final = (
    "stability.md",
    "schema-changes.md",
    "requirements.md",
    "project/architecture.md",
    "project/contributing.md",
    "recipes.md",
    "project/changelog.md",
)
FEATURES: Final = (
    "content.code.copy",
    "navigation.footer",
    "navigation.indexes",
    "navigation.path",
    "navigation.prune",
    "navigation.sections",
    "navigation.tabs",
    "navigation.tabs.sticky",
    "navigation.top",
    "search.highlight",
    "toc.follow",
)
PALETTE: Final = (
    {
        "media": "(prefers-color-scheme)",
        "toggle": {"icon": "lucide/sun-moon", "name": "Switch to light mode"},
    },
    {
        "media": "(prefers-color-scheme: light)",
        "scheme": "default",
        "toggle": {"icon": "lucide/sun", "name": "Switch to dark mode"},
    },
    {
        "media": "(prefers-color-scheme: dark)",
        "scheme": "slate",
        "toggle": {"icon": "lucide/moon", "name": "Follow the system's colors"},
    },
)
_LINK: Final = re.compile(r"(\[[^\]\n]*(?:\][^\]\n]*)??\])\(((?!https?:|#|mailto:)[^)\s]+)\)")
_PICTURE: Final = re.compile(r"!\[([^\]]*)\]\(([^)\s]+)\.png\)")
_COLUMNS: Final = re.compile(r"^<!-- side by side -->$(.*?)^<!-- end -->$", re.MULTILINE | re.DOTALL)
_FENCE: Final = re.compile(r"^( *)(`{3,}|~{3,}).*?^\1\2 *$", re.MULTILINE | re.DOTALL)


def pages() -> tuple[dict[str, str], dict[str, list[tuple[str, str]]]]:
    """Every page by its path below the site's root, and the generated parts of the navigation."""
    reference = python_pages.write(ROOT)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # vectors try limits that a program is warned about
        schemas, schema_index = schema_pages.write(ROOT)
    found = {**reference.pages, **schemas, cli_page.PAGE: cli_page.text()}
    sources = {path.relative_to(ROOT).as_posix(): path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")}
    sources |= OUTSIDE
    names = Names(reference.places)
    for source, page in sources.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        text = outside_code(text, lambda part, at=source, to=page: names.linked(relinked(part, at, to, sources), to))
        found[page] = layout(page) + in_columns(text)
    found["requirements.md"] += proofs()
    found["requirements.md"] = re.sub(
        r"^\| ([A-Z]{3})-(\d+)(?:…(\d+))? \|", anchored, found["requirements.md"], flags=re.MULTILINE
    )
    found["guides/examples.md"] = examples()
    decisions = [(title(found[page]), page) for page in sorted(found) if page.startswith("decisions/")]
    listed = "\n".join(f"- [{name}]({relative(page, 'decisions/index.md')})" for name, page in decisions)
    found["decisions/index.md"] = (
        f"# Decisions\n\nThe reasons behind the design, one page for each choice.\n\n{listed}\n"
    )
    return found, {"python": reference.index, "schemas": schema_index, "decisions": decisions}


def examples() -> str:
    """The page of the scripts in `examples/`: what each says of itself, and its code."""
    parts = ["# Examples\n\nEach is a file in `examples/` that runs as it is; a test runs them all.\n"]
    for path in sorted((ROOT / "examples").glob("[!_]*.py")):
        text = path.read_text(encoding="utf-8")
        says = ast.get_docstring(ast.parse(text)) or ""
        code = text.partition('"""\n')[2].strip() if text.startswith('"""') else text
        name = path.stem.replace("_", " ").capitalize()
        parts.append(f"## {name}\n\n`examples/{path.name}`: {says}\n\n```python\n{code}\n```\n")
    return "\n".join(parts)


def anchored(row: re.Match[str]) -> str:
    """The first cell of a row of requirements with an anchor for each of its ids."""
    group, first, last = row[1], int(row[2]), int(row[3] or row[2])
    ids = "".join(f'<a id="{group}-{number}"></a>' for number in range(first, last + 1))
    return f"| {ids}{row[0][2:]}"


def proofs() -> str:
    """The part of the requirements' page that names the test files of each requirement."""
    files: dict[str, set[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for names in re.findall(r"\brequirement\(([^)]*)\)", path.read_text(encoding="utf-8")):
            for name in re.findall(r'"([A-Z]{3}-\d+)"', names):
                files.setdefault(name, set()).add(path.relative_to(ROOT).as_posix())
    rows = [
        f'| <a href="#{name}">{name}</a> | {", ".join(f"`{file}`" for file in sorted(files[name]))} |'
        for name in sorted(files, key=lambda name: (name[:3], int(name[4:])))
    ]
    return "\n## Where each is tested\n\n| id | test files |\n|---|---|\n" + "\n".join(rows) + "\n"


def outside_code(text: str, change: Any) -> str:
    """`text` with `change` made to everything outside of fences."""
    parts, last = [], 0
    for fence in _FENCE.finditer(text):
        parts += [change(text[last : fence.start()]), fence[0]]
        last = fence.end()
    return "".join([*parts, change(text[last:])])


def relinked(text: str, source: str, page: str, sources: Mapping[str, str]) -> str:
    """Markdown of the file `source` with links that fit its place `page` on the site.

    A link to a file that has no page becomes the file's name in the repository.
    """

    def replaced(match: re.Match[str]) -> str:
        words, target = match[1], match[2]
        path, mark, anchor = target.partition("#")
        file = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
        if file == "README.md":  # the site has pages of its own in its place
            return f"{words}({relative(OF_README.get(anchor, HOME), page)})"
        if file in sources:
            return f"{words}({relative(sources[file], page)}{mark}{anchor})"
        if file.startswith("docs/pictures/"):
            return f"{words}({relative(file.removeprefix('docs/'), page)})"
        if file == "docs/decisions":
            return f"{words}({relative('decisions/index.md', page)})"
        if file.startswith("schemas/") and file.endswith(".schema.json"):
            schema = f"reference/{file.removesuffix('.schema.json')}.md"
            return f"{words}({relative(schema, page)}{mark}{anchor})"
        if (ROOT / file).exists():
            return f"{words[1:-1]} (`{file}`)" if words[1:-1].strip("`") != file else f"`{file}`"
        return match[0]

    def in_both_themes(match: re.Match[str]) -> str:
        alternative, stem = match[1], match[2]
        return f"![{alternative}]({stem}.png#only-light)![{alternative}]({stem}-dark.png#only-dark)"

    return _PICTURE.sub(in_both_themes, _LINK.sub(replaced, text))


def layout(page: str) -> str:
    """The front matter of a page that has no room, or no need, for what stands at its sides."""
    hidden = ["navigation", "toc"] if page == HOME else ["toc"] if page in WIDE else []
    return f"---\nhide: {json.dumps(hidden)}\n---\n" if hidden else ""


def in_columns(text: str) -> str:
    """Markdown whose parts between `<!-- side by side -->` and `<!-- end -->` are columns.

    A column is what stands below a heading of the third level; where there is none, each block is one.
    """

    def columns(match: re.Match[str]) -> str:
        first, *sections = re.split(r"^(?=### )", match[1], flags=re.MULTILINE)
        parts = [f"<div markdown>\n\n{section.strip()}\n\n</div>" for section in sections]
        return f'<div class="columns" markdown>\n\n{"".join((first, *parts)).strip()}\n\n</div>'

    return _COLUMNS.sub(columns, text)


def title(text: str) -> str:
    """The first heading."""
    return text.partition("\n")[0].lstrip("# ").strip()


def configuration(found: Mapping[str, str], parts: Mapping[str, list[tuple[str, str]]]) -> dict[str, Any]:
    """Zensical's configuration, with the navigation."""

    def listed(paths: tuple[str, ...]) -> list[Any]:
        return [{NAMED[path]: path} if path in NAMED else path for path in paths if path in found]

    def pairs(entries: list[tuple[str, str]]) -> list[Any]:
        return [{name: path} for name, path in entries]

    def groups(named: Mapping[str, list[Any]]) -> list[Any]:
        return [{name: entries} for name, entries in named.items() if entries]

    canonical = [(name, path) for name, path in parts["schemas"] if "/turnwire/" in path]
    wire = [(path.removeprefix("reference/schemas/").removesuffix(".md"), path) for _, path in parts["schemas"]]
    others = pairs([each for each in wire if not each[0].startswith("turnwire/")])
    reference = {
        "Overview": listed(REFERENCE),
        "Packages": [*groups({"Python": pairs(parts["python"])}), *listed(tuple(PACKAGES))],
        "Schemas": groups({"Canonical": pairs(canonical), "Wire": others}),
        "Lists": [*listed(tuple(LISTS)), *groups({"Reports of the contract": listed(tuple(REPORTS))})],
    }
    decisions = ["decisions/index.md", *groups({"All": pairs(parts["decisions"])})]
    navigation: dict[str, list[Any]] = {
        "Start": listed(START),
        "Guides": groups({name: listed(paths) for name, paths in GUIDES.items()}),
        "Reference": groups(reference),
        "Project": [*listed(PROJECT), {"Decisions": decisions}] if "decisions/index.md" in found else [],
    }
    return {
        "site_name": "Turnwire",
        "site_description": "A schema-first contract for what goes over the wire to local model servers",
        "docs_dir": "docs",
        "site_dir": "site",
        "use_directory_urls": False,
        "theme": {
            "font": False,
            "language": "en",
            "features": list(FEATURES),
            "palette": list(PALETTE),
            "custom_dir": "overrides",
        },
        "extra": {"generator": False, "polyfills": ["assets/iframe-worker.js"]},
        "extra_css": ["assets/site.css"],
        "extra_javascript": ["assets/accessibility.js"],
        "plugins": [{"search": {}}, {"offline": {}}],
        "markdown_extensions": [
            "attr_list",
            "md_in_html",
            "sane_lists",
            "tables",
            {"toc": {"permalink": True}},
            {"pymdownx.highlight": {"pygments_lang_class": True}},
            "pymdownx.superfences",
        ],
        "nav": [{"Home": HOME}, *groups(navigation)],
    }


def write(folder: Path) -> Path:
    """Write Markdown, assets and configuration to `folder`, which is emptied; gives the configuration's path."""
    shutil.rmtree(folder, ignore_errors=True)
    found, parts = pages()
    for page, text in found.items():
        file = folder / "docs" / page
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    shutil.copytree(ASSETS, folder / "docs" / "assets")
    shutil.copytree(OVERRIDES, folder / "overrides")
    shutil.copytree(DOCS / "pictures", folder / "docs" / "pictures")
    for stem in schema_pages.documents(ROOT):
        file = folder / "docs" / "schemas" / f"{stem}.schema.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "schemas" / f"{stem}.schema.json", file)
    config = folder / "mkdocs.yml"
    config.write_text(json.dumps(configuration(found, parts), indent=2), encoding="utf-8")  # JSON is YAML
    return config


def build(folder: Path) -> Path:
    """Build the site in `folder`; gives the folder of the HTML.

    Raises:
        subprocess.CalledProcessError: a link or an anchor leads nowhere, or a page cannot be read; `output` says which.
    """
    config = write(folder)
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--config-file", str(config)]
    subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=folder)
    return folder / "site"
