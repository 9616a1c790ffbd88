"""What a model writes in Markdown becomes elements; nothing of it becomes markup, loads anything or runs."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.playground.conftest import RequestContext

RENDER = """async (text) => {
    const { markdown } = await import(new URL("static/parts/markdown.js", document.baseURI));
    const box = document.createElement("div");
    box.append(...markdown(text));
    return box.innerHTML;
}"""


def rendered(page: Page, text: str) -> str:
    return str(page.evaluate(RENDER, text))


CASES: list[tuple[str, str]] = [
    ("Hi **there**, *you*", "<p>Hi <strong>there</strong>, <em>you</em></p>"),
    ("a\nb\n\nc", "<p>a<br>b</p><p>c</p>"),
    ("`a < b` and ``x`y``", "<p><code>a &lt; b</code> and <code>x`y</code></p>"),
    ("snake_case_name and 2 * 3 * 4", "<p>snake_case_name and 2 * 3 * 4</p>"),
    ("- a\n- b\n  - c", "<ul><li>a</li><li><p>b</p><ul><li>c</li></ul></li></ul>"),
    ("3. a\n4. b", '<ol start="3"><li>a</li><li>b</li></ol>'),
    ("> a\n> b", "<blockquote><p>a<br>b</p></blockquote>"),
    ("---", "<hr>"),
    (
        "[x](https://example.org/a) [y](javascript:alert(1))",
        '<p><a href="https://example.org/a" rel="noopener noreferrer" target="_blank">x</a>'
        " [y](javascript:alert(1))</p>",
    ),
    ("<img src=x onerror=alert(1)>", "<p>&lt;img src=x onerror=alert(1)&gt;</p>"),
    (
        "![a](https://example.org/p)",
        '<p>!<a href="https://example.org/p" rel="noopener noreferrer" target="_blank">a</a></p>',
    ),
]


def test_markdown_becomes_elements_and_markup_stays_text(visit: RequestContext) -> None:
    found = {text: rendered(visit.page, text) for text, _ in CASES}
    assert {text: each for text, each in found.items() if "<img" in each or "<script" in each} == {}
    assert found == dict(CASES)
    code = rendered(visit.page, "```python\nx = 1 < 2\n<b>\n```")
    assert "<code>x = 1 &lt; 2\n&lt;b&gt;</code>" in code
    table = rendered(visit.page, "| a | b |\n|---|---|\n| 1 | **2** |")
    assert "<td><strong>2</strong></td>" in table


@pytest.mark.parametrize(
    "text", ["*" * 20_000, "[" * 20_000, "> " * 5_000 + "x", "`" * 20_000, "_a" * 10_000, "- " * 5_000]
)
def test_odd_text_is_shown_without_an_error(visit: RequestContext, text: str) -> None:
    shown: Any = rendered(visit.page, text)
    assert isinstance(shown, str)
