"""The pictures of the README and the site: `python -m tools.screenshots` takes them again with a real browser.

A gateway runs in front of another one that answers as Ollama would, from the stand-in model. Each picture is taken in
light and in dark, and its colors are reduced, so that it stays small enough for the repository.
"""

from __future__ import annotations

import io
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, Literal

import httpx
from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tools.browser import find

ROOT: Final = Path(__file__).parents[1]
PICTURES: Final = ROOT / "docs" / "pictures"
SIZE: Final = (1280, 860)
COLORS: Final = 64
EXAMPLE: Final = "Anthropic request with thinking and a tool result"
PART: Final = {"type": "text", "text": "What is the weather in Paris?", "cache_control": {"type": "ephemeral"}}
ASKED: Final[Mapping[str, tuple[str, Mapping[str, Any]]]] = {
    "openai/3.54": ("/v1/chat/completions", {"messages": [{"role": "user", "content": "Say hello to Paris."}]}),
    "ollama/0.6": ("/api/chat", {"messages": [{"role": "user", "content": "Say hello to Rome."}], "stream": False}),
    "someone/1": ("/v1/chat/completions", {"messages": [{"role": "nobody", "content": "Hello"}]}),
    "claude-cli/2.1": ("/v1/messages", {"max_tokens": 300, "messages": [{"role": "user", "content": [PART]}]}),
}
"""What is asked before the inspector's picture is taken: client, path and body."""
Scheme = Literal["light", "dark"]
SCHEMES: Final[tuple[Scheme, ...]] = ("light", "dark")


@contextmanager
def gateway(*options: str) -> Iterator[str]:
    """The address of a gateway that is started with these options."""
    program = "from turnwire.cli import main; main()"
    command = [sys.executable, "-c", program, "serve", *options, "--port", "0", "--json", "--quiet"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield json.loads(process.stdout.readline())["url"]
        finally:
            process.terminate()


@contextmanager
def two_gateways() -> Iterator[str]:
    """The address of a gateway whose only provider is, as far as it knows, Ollama, and which was asked a little."""
    with ExitStack() as kept:
        config = Path(kept.enter_context(tempfile.TemporaryDirectory())) / "config.yml"
        server = {"type": "ollama", "endpoint": kept.enter_context(gateway("--provider", "mock"))}
        config.write_text(json.dumps({"model_providers": {"providers": {"ollama": server}}}), encoding="utf-8")
        url = kept.enter_context(gateway("--config", str(config), "--inspect"))
        for client, (path, body) in ASKED.items():
            httpx.post(url + path, json={"model": "mock", **body}, headers={"user-agent": client})
        yield url


def workbench(page: Page, url: str) -> None:
    """The workbench with a request that another dialect cannot carry whole."""
    page.goto(f"{url}/")
    page.locator("main:not([aria-busy])").wait_for(state="attached")
    page.locator("#example").select_option(label=EXAMPLE)
    page.locator("#tab-ollama").click()
    page.locator("#form-losses li").first.wait_for()


def inspector(page: Page, url: str) -> None:
    """The inspector with an exchange open."""
    page.goto(f"{url}/inspector")
    page.locator("#rows [role=option]").first.click()
    page.locator("#panel .losses li").first.wait_for()


SUBJECTS: Final[Mapping[str, Callable[[Page, str], None]]] = {"workbench": workbench, "inspector": inspector}


def file_name(subject: str, scheme: Scheme) -> str:
    """The name of a picture: `workbench.png` and, in dark, `workbench-dark.png`."""
    return f"{subject}-dark.png" if scheme == "dark" else f"{subject}.png"


def reduced(picture: bytes) -> bytes:
    """A PNG with few colors."""
    out = io.BytesIO()
    Image.open(io.BytesIO(picture)).convert("RGB").quantize(COLORS).save(out, "PNG", optimize=True)
    return out.getvalue()


def take(folder: Path, subjects: Mapping[str, Callable[[Page, str], None]] = SUBJECTS) -> list[Path]:
    """Take the pictures and write them to `folder`.

    Raises:
        RuntimeError: there is no browser on this machine.
    """
    path = find()
    if path is None:
        raise RuntimeError("no Chromium here: run `python tools/browser.py`")
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    with two_gateways() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        for subject, prepare in subjects.items():
            for scheme in SCHEMES:
                width, height = SIZE
                page = browser.new_page(viewport={"width": width, "height": height}, color_scheme=scheme)
                page.set_default_timeout(0)  # a loaded machine is not a fault
                prepare(page, url)
                page.evaluate("document.activeElement.blur()")
                written.append(folder / file_name(subject, scheme))
                written[-1].write_bytes(reduced(page.screenshot(animations="disabled")))
                page.close()
        browser.close()
    return written


if __name__ == "__main__":
    for each in take(PICTURES):
        print(each.relative_to(ROOT), f"{each.stat().st_size / 1024:.0f} KB")
