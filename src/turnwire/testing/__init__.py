"""Test server for clients: on loopback, it answers and fails as a test sets it up.

pytest finds it by itself (with the extra `testing`): the fixtures `turnwire_server` and `turnwire_fault`, the
marker `turnwire_faults`. `StandInServer` is the same without pytest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.testing.faults import FAULTS as FAULTS, NamedFault as NamedFault
    from turnwire.testing.server import StandInServer as StandInServer

__getattr__, __all__ = lazy_names(__name__, {"faults": ("FAULTS", "NamedFault"), "server": ("StandInServer",)})
