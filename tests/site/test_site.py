"""The documentation site is built offline: its links lead somewhere, nothing comes from elsewhere, all is there."""

from __future__ import annotations

import importlib
import json
import posixpath
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import griffe
import pytest

import turnwire
from tests.cases import for_each
from tests.requirements import requirement
from tools.site import build as site_build
from tools.site.build import DOCS, OUTSIDE, ROOT, build, configuration, relinked
from tools.site.forms import ANSWERS, REQUESTS, forms
from tools.site.python_pages import EXTRA_PACKAGES, NOTHING_PUBLIC, fenced, signature
from tools.site.schema_pages import documents
from tools.site.topics import topic_of
from turnwire.codecs.dialects import built_in


def links(html: str, *attributes: str) -> Iterator[str]:
    """The values of attributes in HTML, without what stands in code."""
    for attribute in attributes:
        for found in re.findall(rf'<[a-z][^<>]*\s{attribute}="?([^"\s>]+)', html):
            yield unquote(found.replace("&amp;", "&"))


@requirement("DOC-1")
def test_every_link_of_the_built_site_leads_to_a_page_and_an_anchor(site: Path, pages: dict[str, str]) -> None:
    anchors = {page: set(re.findall(r'\bid="?([^"\s>]+)', html)) for page, html in pages.items()}
    broken = []
    for page, html in pages.items():
        if page == "404.html":
            continue  # the server may show it at any depth, so its links begin at the site's own address
        for link in set(links(html, "href", "src")):
            if re.match(r"[a-z]+:", link):
                continue
            path, _, anchor = link.partition("#")
            target = posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page
            if target not in pages:
                if not (site / target).is_file():
                    broken.append(f"{page}: {link}")
            elif anchor and unquote(anchor) not in anchors[target] and not anchor.startswith("__"):
                broken.append(f"{page}: {link}")
    assert broken == []


@requirement("DOC-1")
def test_no_page_loads_anything_from_elsewhere(site: Path, pages: dict[str, str]) -> None:
    loading = (
        r"<(?:script|link|img|iframe|source|audio|video|object|embed)\b[^>]*?"
        r"(?:src|href|data)=\"?((?:https?:)?//[^\"\s>]+)"
    )
    assert {page: found for page, html in pages.items() if (found := re.findall(loading, html))} == {}
    for sheet in site.rglob("*.css"):
        text = sheet.read_text(encoding="utf-8")
        assert re.findall(r"(?:url\(|@import)\s*[\"']?(?:https?:)?//", text) == [], sheet.name
    # The only addresses of scripts are the vocabulary of SVG and links of their licences, which nobody opens.
    for script in site.rglob("*.js"):
        text = script.read_text(encoding="utf-8") if script.name != "search.js" else ""
        assert re.findall(r"(?:fetch|import|importScripts)\(\s*[\"'](?:https?:)?//", text) == [], script.name


@requirement("DOC-1")
@pytest.mark.parametrize("link", ["nowhere.md", "gateway.md#no-such-heading"])
def test_a_broken_link_or_anchor_stops_the_build(link: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = {"index.md": f"# Home\n\n[broken]({link})\n", "gateway.md": "# The gateway\n"}
    monkeypatch.setattr(site_build, "pages", lambda: (found, {"python": [], "schemas": [], "decisions": []}))
    with pytest.raises(subprocess.CalledProcessError):
        build(tmp_path / "docs")


@requirement("DOC-1")
def test_every_document_of_the_repository_has_a_page_and_every_page_a_place_in_the_navigation(
    pages: dict[str, str],
) -> None:
    written = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")} | set(OUTSIDE.values())
    built = {page.removesuffix(".html") + ".md" for page in pages} - {"404.md"}
    assert written - built == set()
    found = dict.fromkeys(built, "")
    parts: dict[str, list[tuple[str, str]]] = {"python": [], "schemas": [], "decisions": []}
    for page in sorted(built):
        for part, folder in (
            ("python", "reference/python/"),
            ("schemas", "reference/schemas/"),
            ("decisions", "decisions/0"),
        ):
            if page.startswith(folder):
                parts[part].append((page, page))
    named = set(re.findall(r'"([^"]+\.md)"', json.dumps(configuration(found, parts)["nav"])))
    assert built - named == set()


@requirement("DOC-1")
def test_every_script_of_the_examples_is_shown(pages: dict[str, str]) -> None:
    shown = re.findall(r"<code>examples/(\w+\.py)</code>", pages["guides/examples.html"])
    assert shown == sorted(path.name for path in (ROOT / "examples").glob("[!_]*.py"))


@requirement("DOC-1", "NFR-2")
def test_every_public_name_has_its_place_in_the_reference(pages: dict[str, str]) -> None:
    there = {
        anchor
        for page, html in pages.items()
        if page.startswith("reference/python/")
        for anchor in re.findall(r'<h2[^>]*\bid="?([^"\s>]+)', html)
    }
    assert set(turnwire.__all__) - {"__version__"} - there == set()
    tools = pages["reference/python/tools.html"]
    assert "def" in tools
    assert "Arguments are" not in tools  # that is the schemas' page


@requirement("DOC-1", "SCH-1")
def test_every_definition_of_every_schema_is_described_with_its_vectors(pages: dict[str, str]) -> None:
    for stem, document in documents(ROOT).items():
        html = pages[f"reference/schemas/{stem}.html"]
        headings = re.findall(r'<h2[^>]*\bid="?([^"\s>]+)', html)
        assert headings == list(document.get("$defs", {})), stem
        file = ROOT / "schemas" / f"{stem}.vectors.json"
        if file.exists():
            definitions = json.loads(file.read_text(encoding="utf-8"))["definitions"].values()
            for kind in ("valid", "invalid"):
                counts = [len(each[kind]) for each in definitions if each.get(kind)]
                assert sorted(map(int, re.findall(rf"(\d+) {kind} examples", html))) == sorted(counts), stem


@requirement("DOC-1", "COD-2")
@for_each("definition", sorted({*REQUESTS, *ANSWERS}))
def test_a_definition_that_stands_on_a_wire_is_shown_in_every_dialect(definition: str, pages: dict[str, str]) -> None:
    stem = next(stem for stem, document in documents(ROOT).items() if definition in document["$defs"])
    vectors = json.loads((ROOT / "schemas" / f"{stem}.vectors.json").read_text(encoding="utf-8"))["definitions"]
    valid = [(each["name"], each["value"]) for each in vectors[definition]["valid"]]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("warnings.warn", lambda *_, **__: None)  # vectors try limits that a program is warned about
        shown = forms(definition, valid)
    assert {form.dialect for form in shown} == set(built_in())
    assert len(shown) > len(valid) * len(built_in()) * 0.7
    section = re.split(r"<h2", pages[f"reference/schemas/{stem}.html"].partition(f'<h2 id="{definition}"')[2])[0]
    assert re.findall(r"<summary>In ([a-z-]+)", section) == list(built_in())


def test_no_public_name_and_no_base_of_one_is_in_a_module_that_the_reference_leaves_unread() -> None:
    packages = [turnwire, *map(importlib.import_module, EXTRA_PACKAGES)]
    named = [getattr(package, name) for package in packages for name in package.__all__]
    classes = {base for each in named if isinstance(each, type) for base in each.__mro__}
    homes = {each.__module__ for each in (*named, *classes) if hasattr(each, "__module__")}
    assert "turnwire.core.messages" in homes
    assert sorted(filter(NOTHING_PUBLIC.match, homes)) == []


def test_links_between_documents_become_links_between_pages() -> None:
    sources = {"README.md": "index.md", "docs/gateway.md": "gateway.md", "docs/guides/tools.md": "guides/tools.md"}
    text = "[a](docs/gateway.md#paths) [`b`](LICENSE) [c](https://example.org)"
    assert relinked(text, "README.md", "index.md", sources) == (
        "[a](gateway.md#paths) `b` (`LICENSE`) [c](https://example.org)"
    )
    assert relinked("[up](../../README.md)", "docs/guides/tools.md", "guides/tools.md", sources) == "[up](../index.md)"
    assert relinked("[i](../../README.md#install)", "docs/start/python.md", "start/python.md", sources) == (
        "[i](install.md)"
    )


def test_an_indented_example_of_a_docstring_becomes_a_fence() -> None:
    assert fenced("Say it.\n\n    x = 1\n\n    y = 2\n\nDone.") == (
        "Say it.\n\n\n```python\nx = 1\n\ny = 2\n```\n\nDone.\n"
    )


def test_the_page_of_a_name_is_that_of_the_longest_module_name() -> None:
    assert topic_of("turnwire.providers.kinds.ollama").page == "providers"
    assert topic_of("turnwire.providers.settings").page == "configuration"
    assert topic_of("turnwire.something_new").page == "more"


def test_a_signature_is_shown_as_it_is_written() -> None:
    source = (
        "def f(a, b: int = 1, /, *args: str, c: bool, **kw: int) -> str: ...\ndef g(x, /): ...\ndef h(*, y=2): ...\n"
    )
    module = griffe.visit("m", filepath=Path("m.py"), code=source)
    shown = [signature(module[name]) for name in ("f", "g", "h")]
    assert shown == [
        "def f(a, b: int = 1, /, *args: str, c: bool, **kw: int) -> str",
        "def g(x, /)",
        "def h(*, y=2)",
    ]
