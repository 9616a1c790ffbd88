"""The model that answers the questions of the contract suite, and llama.cpp in this process with it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from turnwire_schema.v1.scenario import Scenario, ScenarioTurn

from turnwire.contract.live.questions.table import QUESTIONS
from turnwire.providers.kinds.embedded_server import EmbeddedServer, EmbeddedSettings
from turnwire.scripted_model.write import ScriptedModel, write_model
from turnwire.standin.scenario_document import scenario_document, scenario_text

CONTRACT_NAME: Final = "scripted-contract"
_CONTEXT: Final = 8192
_SLOTS: Final = 4
"""Two choices, which the suite asks for, need two."""


def contract_scenario() -> Scenario:
    """What the model says to the questions of the contract suite: what a question dictates, else the words of the file.

    The file's last turn stays the last: it is for everything else.
    """
    with as_file(files("turnwire.scripted_model").joinpath("contract.scenario.yaml")) as file:
        written = scenario_document(scenario_text(file), file)[0]
    *turns, last = written.turns
    return written.model_copy(update={"turns": (*turns, *_dictated(), last)})


def _dictated() -> Iterator[ScenarioTurn]:
    """A turn for each text of the suite that says word for word what is to be answered."""
    answers = {question.ask["text"]: question.dictated for question in QUESTIONS.values() if question.dictated}
    for text, answer in answers.items():
        yield ScenarioTurn.from_dict({"match": {"contains": text}, "answer": answer})


def write_contract_model(out: Path) -> ScriptedModel:
    """Write the model that answers the questions of the contract suite.

    Raises:
        ConfigurationError: a package is missing.
        OSError: the files cannot be written.
    """
    return write_model(contract_scenario(), out, name=CONTRACT_NAME)


@contextmanager
def contract_server() -> Iterator[str]:
    """The base URL of llama.cpp with this model, on a free loopback port until the block ends.

    Raises:
        ConfigurationError: a package is missing.
    """
    with TemporaryDirectory(prefix="turnwire-") as folder:
        model = write_contract_model(Path(folder))
        settings = EmbeddedSettings(model_path=str(model.gguf), context_length=_CONTEXT, slots=_SLOTS)
        server = EmbeddedServer(settings)
        try:
            yield server.base_url
        finally:
            server.close()
