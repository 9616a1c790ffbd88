"""The inspector's page in front of several workers: it shows what passed through any of them."""

from __future__ import annotations

from contextlib import ExitStack, closing
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.gateway.workers.serving import ASK, served_by_workers
from tests.playground.conftest import RequestContext
from tests.requirements import requirement


@requirement("SCL-1")
def test_rows_of_all_workers_come_live_and_each_can_be_opened(browser: Browser, tmp_path: Path) -> None:
    with served_by_workers("--provider", "mock", "--inspect", cwd=tmp_path) as gateway, ExitStack() as opened:
        clients = [opened.enter_context(closing(each)) for each in gateway.one_for_each(2)]
        context = browser.new_context(viewport={"width": 1440, "height": 1000})
        visit = RequestContext(context.new_page(), f"{gateway.url}/inspector?.html")
        page = visit.page
        rows = page.locator("#rows [role=option]")
        expect(page.locator("#live")).to_have_text("Live")
        for number, client in enumerate(clients * 2, 1):
            body = {**ASK, "model": f"m{number}"}
            assert client.post("/api/chat", json=body).status_code == 200
            expect(rows).to_have_count(number)
        for place, model in enumerate(("m4", "m3", "m2", "m1")):  # the newest first
            expect(rows.nth(place)).to_contain_text(model)
            rows.nth(place).click()
            expect(page.locator("#opened")).to_be_visible()
            expect(page.locator("#opened")).to_contain_text(model)
        page.reload()
        expect(rows).to_have_count(4)
        complaints = visit.complaints
        context.close()
    assert complaints == []
