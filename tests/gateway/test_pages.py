"""The gateway's pages: one header with a way back on each, and pages for browsers where programs get data."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from tests.gateway.server import RunningGateway, run_gateway
from tests.gateway.threaded import run_threads
from turnwire.gateway.pages import DATA_PAGES, NAVIGATION
from turnwire.gateway.settings import GatewaySettings, InspectionSettings
from turnwire.gateway.stub.mock_script import stand_in_script
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.secrets import Secret

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
PAGES = ("/", "/static/threads.html", "/inspector", "/schemas/turnwire/v1/message.schema.json", *DATA_PAGES)
LINK = re.compile(r'<a id="to-(\w+)" href="([^"]*)"( aria-current="page")?>([^<]*)(<span class="off">)?')


@pytest.fixture(scope="module")
def keyed() -> Iterator[RunningGateway]:
    with run_gateway(MockProvider(stand_in_script()), GatewaySettings(port=0, key=Secret("k-1"))) as running:
        yield running


@pytest.mark.parametrize("path", PAGES)
def test_every_page_leads_to_every_page(path: str, gateway: RunningGateway) -> None:
    with gateway.client(headers=BROWSER) as http:
        shown = http.get(path)
        assert shown.headers["content-type"] == "text/html; charset=utf-8"
        links = LINK.findall(shown.text)
        assert [link[0] for link in links] == [link.name for link in NAVIGATION]
        answers = [http.get(str(shown.url.join(href))) for _, href, *_ in links]
    assert {(answer.status_code, answer.headers["content-type"]) for answer in answers} == {
        (200, "text/html; charset=utf-8")
    }
    assert "{root}" not in shown.text


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_marked_in_its_own_navigation(path: str, gateway: RunningGateway) -> None:
    with gateway.client(headers=BROWSER) as http:
        marked = [name for name, _, current, *_ in LINK.findall(http.get(path).text) if current]
    named = {"/": "payloads", "/openapi.json": "openapi", "/static/threads.html": "threads"}
    assert marked == [named.get(path, path.split("/")[1])]


@pytest.mark.parametrize("path", ["/chat", "/nothing/<b>here"])
def test_a_browser_at_a_path_with_nothing_gets_a_page_that_leads_back(path: str, gateway: RunningGateway) -> None:
    with gateway.client() as http:
        shown, data = http.get(path, headers=BROWSER), http.get(path)
    assert (shown.status_code, shown.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert [link[0] for link in LINK.findall(shown.text)] == [link.name for link in NAVIGATION]
    assert f'<a href="{"../" * (path.count("/") - 1) or "./"}' in shown.text
    told = data.json()["error"]
    assert html.escape(told if isinstance(told, str) else told["message"]) in shown.text
    assert (data.status_code, data.headers["content-type"]) == (404, "application/json")


def test_pages_that_are_off_are_marked_and_say_how_they_are_switched_on(gateway: RunningGateway) -> None:
    with gateway.client(headers=BROWSER) as http:
        off = [name for name, *_, is_off in LINK.findall(http.get("/").text) if is_off]
        threads, inspector = http.get("/static/threads.html").text, http.get("/inspector").text
    assert off == ["threads", "inspector"]
    assert "turnwire serve --threads" in threads
    assert "turnwire serve --inspect" in inspector


def test_pages_that_are_on_are_not_marked(tmp_path: Path) -> None:
    settings = GatewaySettings(port=0, inspection=InspectionSettings())
    with run_gateway(MockProvider(stand_in_script()), settings) as running, running.client(headers=BROWSER) as http:
        assert [name for name, *_, is_off in LINK.findall(http.get("/").text) if is_off] == ["threads"]
    with run_threads(tmp_path / "threads.db", stand_in_script()) as running, running.client(headers=BROWSER) as http:
        assert [name for name, *_, is_off in LINK.findall(http.get("/").text) if is_off] == ["inspector"]
        assert "Say something to begin" in http.get("/static/threads.html").text


@pytest.mark.parametrize("path", [*DATA_PAGES, "/schemas/turnwire/v1/message.schema.json"])
def test_who_does_not_name_html_or_asks_for_it_raw_gets_the_data(path: str, gateway: RunningGateway) -> None:
    with gateway.client() as http:
        shown = http.get(path, headers=BROWSER)
        plain = http.get(path, headers={"accept": "*/*"})
        raw = http.get(path, params={"raw": ""}, headers=BROWSER)
        head = http.head(path, headers=BROWSER)
    assert shown.headers["content-type"].startswith("text/html")
    assert head.headers["content-type"] == shown.headers["content-type"]
    assert raw.headers["content-type"] == plain.headers["content-type"]
    assert not raw.headers["content-type"].startswith("text/html")
    assert {answer.headers["vary"].lower() for answer in (shown, plain, raw)} == {"accept"}


def test_a_page_is_shown_without_the_key_and_its_data_is_not(keyed: RunningGateway) -> None:
    with keyed.client() as http:
        assert http.get("/metrics", headers=BROWSER).status_code == 200
        refused = [
            http.get("/metrics"),
            http.get("/metrics?raw", headers=BROWSER),
            http.get("/health?raw&providers=1", headers=BROWSER),
            http.get("/v1/models", headers=BROWSER),
            http.post("/metrics", headers=BROWSER),
        ]
    assert [answer.status_code for answer in refused] == [401] * 5


@pytest.mark.anyio
async def test_links_stay_below_the_place_at_which_the_gateway_is_mounted(gateway: RunningGateway) -> None:
    app = Starlette(routes=[Mount("/llm", gateway.gateway)])
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", headers=BROWSER) as http:
        for path in PAGES:
            shown = await http.get(f"/llm{path}")
            found = {str(shown.url.join(href).copy_with(fragment=None)) for _, href, *_ in LINK.findall(shown.text)}
            assert all(each.startswith("http://127.0.0.1/llm/") for each in found), path
