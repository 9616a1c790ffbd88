"""Every setting of the gateway is an option of `turnwire serve`, or comes from one or the configuration."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from tests.requirements import requirement
from turnwire.cli.serve_options import SETTINGS
from turnwire.gateway.settings import GatewaySettings

MADE: Final = {"key", "keys", "aliases", "alias_defaults", "on_loss", "inspection"}
"""Made from several options or from the configuration."""


@requirement("CLI-2")
def test_every_setting_of_the_gateway_can_be_given() -> None:
    assert {each.name for each in fields(GatewaySettings)} == SETTINGS.keys() | MADE
