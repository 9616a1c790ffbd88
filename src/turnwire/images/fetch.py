"""Fetching an image from a URL, by the local-only rule, bounded in bytes and time, without redirects."""

from __future__ import annotations

import re
import ssl
from typing import Final

import anyio
import certifi
import httpcore

from turnwire.core.errors import ConfigurationError
from turnwire.images.errors import ImageError
from turnwire.images.sources import too_large
from turnwire.providers.transport.local_only import Endpoint, LocalOnly
from turnwire.providers.transport.network import GuardedAsyncBackend

_QUERY: Final = re.compile(r"[!-~]*", re.ASCII)


class ImageFetch:
    """Gets images from hosts that `local_only` permits: this machine, and hosts that it names. One request each.

    The address is checked as text and again where the connection is opened. A redirect is refused, not followed; no
    cookie, key or environment variable goes along. Give it to `ImageReader(fetch=…)`.
    """

    def __init__(self, local_only: LocalOnly, *, timeout_s: float = 30) -> None:
        self._local_only = local_only
        self._timeout_s = timeout_s

    async def __call__(self, url: str, limit: int) -> bytes:
        """The body of the answer, at most `limit` bytes.

        Raises:
            ImageError: the host is not permitted, does not answer with an image in time, or with too many bytes.
        """
        endpoint, target = self._admitted(url)
        address = httpcore.URL(
            scheme=endpoint.scheme.encode(), host=endpoint.host.encode(), port=endpoint.port, target=target
        )
        headers = [("Host", endpoint.authority), ("Accept", "image/*"), ("Accept-Encoding", "identity")]
        try:
            with anyio.fail_after(self._timeout_s):
                async with (
                    httpcore.AsyncConnectionPool(
                        ssl_context=ssl.create_default_context(cafile=certifi.where())
                        if endpoint.scheme == "https"
                        else None,
                        network_backend=GuardedAsyncBackend(self._local_only),
                    ) as pool,
                    pool.stream("GET", address, headers=headers) as response,
                ):
                    _check(response, endpoint, limit)
                    return await _read(response, limit)
        except TimeoutError:
            text = f"{endpoint.origin} did not send the image within {self._timeout_s:g} s"
            raise ImageError("image.unreachable", text) from None
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError) as error:
            text = f"{endpoint.origin} did not send the image ({type(error).__name__})"
            raise ImageError("image.unreachable", text) from error

    def _admitted(self, url: str) -> tuple[Endpoint, bytes]:
        """The server, and what is asked of it."""
        base, mark, query = url.partition("#")[0].partition("?")
        try:
            endpoint = self._local_only.admit(base)
        except ConfigurationError as error:
            raise ImageError("image.fetch_refused", f"the URL is not fetched: {error.info.message}") from error
        if _QUERY.fullmatch(query) is None:
            raise ImageError("image.fetch_refused", "the URL's query must be ASCII without spaces; encode it with %")
        path = "/" + base.partition("://")[2].partition("/")[2]
        return endpoint, f"{path}{mark}{query}".encode("ascii")


def _check(response: httpcore.Response, endpoint: Endpoint, limit: int) -> None:
    if 300 <= response.status < 400:
        text = f"{endpoint.origin} points elsewhere ({response.status}), which is not followed; give the last address"
        raise ImageError("image.fetch_refused", text)
    if response.status != 200:
        raise ImageError("image.unreachable", f"{endpoint.origin} answered {response.status}")
    headers = {name.lower(): value for name, value in response.headers}
    if headers.get(b"content-encoding", b"identity").lower() != b"identity":
        # It would have to be unpacked to be counted.
        raise ImageError("image.fetch_refused", f"{endpoint.origin} sent the image packed though none was asked for")
    length = headers.get(b"content-length", b"")
    if length.isdigit() and len(length) < 20 and int(length) > limit:
        raise too_large(int(length), limit)


async def _read(response: httpcore.Response, limit: int) -> bytes:
    found = bytearray()
    async for chunk in response.aiter_stream():
        found += chunk
        if len(found) > limit:
            raise too_large(None, limit)
    return bytes(found)
