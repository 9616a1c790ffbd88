"""A server that answers and fails as configured, in every dialect; and a proxy that records what a real one does.

`ScriptedGateway` is the gateway in front of the stand-in model with a `Stage` of turns: `turnwire serve --provider mock
--scenario FILE` runs it, and so does the pytest plugin in `turnwire.testing`. `Recorder` is the proxy behind `turnwire
record`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.standin.app import ScriptedGateway as ScriptedGateway
    from turnwire.standin.received_requests import SeenRequest as SeenRequest
    from turnwire.standin.record import Recorder as Recorder
    from turnwire.standin.scenario_files import read_scenario as read_scenario
    from turnwire.standin.turns import Stage as Stage, Turn as Turn

__getattr__, __all__ = lazy_names(
    __name__,
    {
        "app": ("ScriptedGateway",),
        "scenario_files": ("read_scenario",),
        "record": ("Recorder",),
        "received_requests": ("SeenRequest",),
        "turns": ("Stage", "Turn"),
    },
)
