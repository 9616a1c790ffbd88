"""The gateway: any client's dialect in front of any configured provider. Needs the extra `server`."""

from __future__ import annotations

from turnwire.gateway.app import Gateway
from turnwire.gateway.settings import GatewaySettings

__all__ = ["Gateway", "GatewaySettings"]
