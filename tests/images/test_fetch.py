"""Images fetched from a URL: by the local-only rule, counted while they are read, and never by way of elsewhere."""

from __future__ import annotations

import pytest

from tests.images.conftest import ScriptedEngine, drawn, encoded, entry
from tests.images.test_reader import outcome
from tests.patience import PATIENCE_S
from tests.providers.standin import Connection, Request, StandIn, replies, streams
from tests.requirements import requirement
from turnwire.images import ImageError, ImageFetch, ImageLimits, ImageReader
from turnwire.providers.transport.local_only import LocalOnly

PNG = encoded(drawn("x"))


async def failure(fetch: ImageFetch, url: str, limit: int = 100_000) -> ImageError:
    with pytest.raises(ImageError) as caught:
        await fetch(url, limit)
    return caught.value


@requirement("CTX-6")
@pytest.mark.anyio
async def test_an_image_is_fetched_as_it_was_asked_for_and_nothing_else_goes_along() -> None:
    with StandIn({"/a/?b=c%20d": replies(PNG, Content_Type="image/png")}) as server:
        url = f"{server.url}/a/?b=c%20d#part"
        reader = ImageReader(engine=ScriptedEngine(), fetch=ImageFetch(LocalOnly()))
        reading = await reader.read(entry(url=url, recognition="vision"))
    assert outcome(reading) == ("done", "vision", None)
    assert (reading.entry.data.source, reading.entry.data.image.url) == (url, None)
    assert [(request.method, request.path, request.headers) for request in server.requests] == [
        (
            "GET",
            "/a/?b=c%20d",
            {
                "host": server.url.removeprefix("http://"),
                "accept": "image/*",
                "accept-encoding": "identity",
            },
        )
    ]


@requirement("CTX-6", "PRV-7")
@pytest.mark.anyio
@pytest.mark.parametrize(
    "url",
    [
        "http://example.com/a.png",
        "http://169.254.169.254/latest/meta-data",
        "http://127.0.0.1@example.com/a.png",
        "http://0x7f.1/a.png",
        "http://[::ffff:10.0.0.1]/a.png",
        "http://127.0.0.1:0/a.png",
        "http://127.0.0.1/a b.png",
        "http://127.0.0.1/a?b\r\nHost: x",
    ],
)
async def test_a_host_that_is_not_permitted_is_not_asked(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("turnwire.images.fetch.httpcore.AsyncConnectionPool", None)  # nothing is opened
    assert (await failure(ImageFetch(LocalOnly()), url)).code == "image.fetch_refused"


@requirement("CTX-6")
@pytest.mark.anyio
async def test_a_redirect_is_refused_even_to_a_host_that_is_permitted() -> None:
    with StandIn({"/a": replies(b"", 302, Location="/b"), "/b": replies(PNG)}) as server:
        error = await failure(ImageFetch(LocalOnly()), f"{server.url}/a")
    assert error.code == "image.fetch_refused"
    assert [request.path for request in server.requests] == ["/a"]


@requirement("CTX-6")
@pytest.mark.anyio
async def test_the_bytes_are_counted_while_they_come() -> None:
    with StandIn({"/whole": replies(b"x" * 100), "/pieces": streams(*[b"x" * 10] * 10)}) as server:
        fetch = ImageFetch(LocalOnly())
        for path in ("/whole", "/pieces"):
            assert len(await fetch(f"{server.url}{path}", 100)) == 100
            assert (await failure(fetch, f"{server.url}{path}", 99)).code == "image.too_large"


@requirement("CTX-6")
@pytest.mark.anyio
async def test_a_server_that_never_stops_sending_is_left_at_the_limit() -> None:
    async def endless(connection: Connection, request: Request) -> None:
        await connection.stream("image/png")
        while True:
            await connection.chunk(b"x" * 1000)

    with StandIn({"/": endless}) as server:
        reader = ImageReader(
            ImageLimits(max_bytes=5000), engine=ScriptedEngine(), fetch=ImageFetch(LocalOnly(), timeout_s=PATIENCE_S)
        )
        assert outcome(await reader.read(entry(url=f"{server.url}/"))) == ("failed", None, "image.too_large")


@requirement("CTX-6")
@pytest.mark.anyio
async def test_a_server_that_fails_or_packs_or_is_silent_is_a_failure_with_its_kind() -> None:
    async def silent(connection: Connection, request: Request) -> None:
        await connection.gone()

    async def breaks(connection: Connection, request: Request) -> None:
        await connection.head(200, {"Content-Length": "100"})
        connection.close()

    routes = {
        "/missing": replies(b"", 404),
        "/packed": replies(PNG, Content_Encoding="gzip"),
        "/silent": silent,
        "/breaks": breaks,
    }
    patient, hasty = ImageFetch(LocalOnly(), timeout_s=PATIENCE_S), ImageFetch(LocalOnly(), timeout_s=0.05)
    with StandIn(routes) as server:
        codes = {
            path: (await failure(patient if path != "/silent" else hasty, f"{server.url}{path}")).code
            for path in routes
        }
    assert codes == {
        "/missing": "image.unreachable",
        "/packed": "image.fetch_refused",
        "/silent": "image.unreachable",
        "/breaks": "image.unreachable",
    }
    assert (await failure(ImageFetch(LocalOnly()), f"{server.url}/")).code == "image.unreachable"
