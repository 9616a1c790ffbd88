"""HTTP gateway: takes requests in any dialect and sends them to any configured provider. Needs the extra `server`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.gateway.app import Gateway as Gateway
    from turnwire.gateway.settings import GatewaySettings as GatewaySettings

__getattr__, __all__ = lazy_names(
    __name__,
    {
        "app": ("Gateway",),
        "settings": ("GatewaySettings",),
    },
)
