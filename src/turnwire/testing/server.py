"""A stand-in server on a free port of this machine, in a thread of its own."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, Self

from turnwire_schema.v1.scenario import ScenarioTurn

from turnwire.codecs.dialects import dialects
from turnwire.codecs.registry import get_codec
from turnwire.core.validate import load
from turnwire.gateway.runner import GatewayServer, bind, url_of
from turnwire.gateway.settings import GatewaySettings
from turnwire.standin.app import ScriptedGateway
from turnwire.standin.received_requests import SeenRequest
from turnwire.standin.scenario_files import read_scenario
from turnwire.standin.turns import Stage, Turn

_PATIENCE_S: Final = 20.0


def _base(name: str) -> str:
    """The path that clients of a dialect want after the address, if they want any."""
    dialect = dialects().get(name)
    return "" if dialect is None else dialect.client.base


class StandInServer:
    """Answers every dialect as set up, else by itself. Loopback only; started and stopped by `with`. Thread-safe.

    Answers come in the order in which they were set, each once; the last one goes on.
    """

    def __init__(self, *, models: Iterable[str] = ()) -> None:
        self.stage = Stage(models=models)
        settings = GatewaySettings(port=0, grace_s=0.0)
        self._app = ScriptedGateway(self.stage, settings)
        self._listener = bind(settings)
        self._url = url_of(self._listener)
        self._server = GatewayServer(self._app.gateway, self._app)
        self._thread = threading.Thread(target=self._run, name="turnwire-stand-in", daemon=True)

    def _run(self) -> None:
        self._server.run(self._listener)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._server.force_exit = True
        self._server.stop()
        self._thread.join(_PATIENCE_S)
        self._listener.close()

    @property
    def url(self) -> str:
        """Its address, without a path: what clients of Ollama, Anthropic and Gemini want."""
        return self._url

    @property
    def openai(self) -> str:
        """Its address as OpenAI's clients want it, with /v1."""
        return self.url_for("openai-chat")

    def url_for(self, dialect: str) -> str:
        """The base URL for a client of `dialect`, or of a variant of one.

        Raises:
            InvalidDataError: there is no such dialect.
        """
        return self._url + _base(get_codec(dialect).dialect)

    @property
    def requests(self) -> tuple[SeenRequest, ...]:
        """The requests so far, in order."""
        return self.stage.requests

    def say(
        self,
        text: str | None = None,
        *,
        thinking: str | None = None,
        tool_calls: Iterable[Mapping[str, Any]] = (),
        finish_reason: str | None = None,
        usage: Mapping[str, Any] | None = None,
        faults: Iterable[Mapping[str, Any]] = (),
        match: Mapping[str, Any] | None = None,
        times: int | None = 1,
    ) -> Self:
        """Say this next, to the requests that `match` fits; `times` None: again and again.

        Raises:
            InvalidDataError: it is not as `scenario.schema.json` has it; each problem has its path.
        """
        answer = {
            "text": text,
            "thinking": thinking,
            "tool_calls": _plain(tool_calls) or None,
            "finish_reason": finish_reason,
            "usage": usage,
        }
        return self._add(answer=answer, faults=_plain(faults), match=match, times=times)

    def fault(
        self,
        type: str,
        *,
        match: Mapping[str, Any] | None = None,
        times: int | None = 1,
        **settings: Any,
    ) -> Self:
        """Fail like this next: `fault("reset", after_bytes=100)`, `fault("status", status=429)`.

        Raises:
            InvalidDataError: it is not as `scenario.schema.json` has it; each problem has its path.
        """
        return self._add(faults=[{"type": type, **settings}], match=match, times=times)

    def break_every(self, type: str, **settings: Any) -> Self:
        """Fail like this with every answer from now on, whatever its content.

        Raises:
            InvalidDataError: it is not as `scenario.schema.json` has it; each problem has its path.
        """
        self.stage.break_every(load(ScenarioTurn, {"faults": [{"type": type, **settings}]}).faults or ())
        return self

    def play(self, place: str | Path) -> Self:
        """Answer as a scenario says: a YAML file, or a folder of recordings.

        Raises:
            ConfigurationError: it is no scenario; file, path and what would be right are named.
        """
        read = read_scenario(Path(place))
        self.stage.add(*read.turns)
        self.stage.only_recorded, self.stage.refuses = read.only_recorded, read.refuses
        return self

    def clear(self) -> None:
        """Forget the answers, requests and faults so far."""
        self.stage.clear()

    def _add(self, **turn: Any) -> Self:
        self.stage.add(Turn.of(load(ScenarioTurn, turn)))
        return self


def _plain(items: Iterable[Any]) -> list[Any]:
    """The items as JSON has them; what is no mapping is left for the schema to refuse."""
    return [dict(each) if isinstance(each, Mapping) else each for each in items]
