"""Writing a scripted model: from a scenario to the files of a model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from turnwire_schema.v1.scenario import Scenario

from turnwire.core.errors import ConfigurationError, InvalidDataError, Problem
from turnwire.install import install_hint
from turnwire.scripted_model.pieces import pieces_of
from turnwire.scripted_model.scripts import MOST_SCRIPTS, NOTHING_FITS, Script, Unplayable, scripts_of
from turnwire.scripted_model.template import chat_template
from turnwire.scripted_model.vocabulary import vocabulary_of

EXTRA: Final = "scripted-model"
LICENSE: Final = "CC0-1.0"
"""Of a written model: its words are those of the scenario, and its weights are computed from them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ScriptedModel:
    """A written model."""

    name: str
    folder: Path
    """What transformers, vLLM and mlx-lm load."""
    gguf: Path
    """What llama.cpp and Ollama load."""
    scripts: int
    tokens: int
    folder_bytes: int
    gguf_bytes: int
    license: str = LICENSE
    left_out: tuple[Unplayable, ...] = ()
    """What the scenario asks for and a model cannot do."""


def write_model(scenario: Scenario, out: Path, *, name: str = "scripted") -> ScriptedModel:
    """Write `out`/`name`/ and `out`/`name`.gguf; files of these names are replaced.

    Raises:
        InvalidDataError: `name` leads out of the folder `out`.
        ConfigurationError: a package is missing, or nothing in the scenario can be played.
        OSError: the files cannot be written.
    """
    check_name(name)
    _check_packages()
    from turnwire.scripted_model.gguf_file import write_gguf
    from turnwire.scripted_model.safetensors_files import write_folder
    from turnwire.scripted_model.weights import make_weights

    played, left_out = scripts_of(scenario)
    if not played:
        raise ConfigurationError("the scenario has no turn that a model can play", retryable=False)
    if len(played) > MOST_SCRIPTS:
        raise ConfigurationError(f"a model can play {MOST_SCRIPTS} turns at most", retryable=False)
    scripts = (*played, Script(pieces=pieces_of(NOTHING_FITS)))
    vocabulary = vocabulary_of(scripts)
    weights = make_weights(scripts, vocabulary, _continuation(played))
    template = chat_template(scripts)
    folder, gguf = out / name, out / f"{name}.gguf"
    folder.mkdir(parents=True, exist_ok=True)
    write_folder(folder, weights, vocabulary, template)
    write_gguf(gguf, weights, vocabulary, template, name=name, license_name=LICENSE)
    return ScriptedModel(
        name=name,
        folder=folder,
        gguf=gguf,
        scripts=len(played),
        tokens=len(vocabulary.tokens),
        folder_bytes=sum(file.stat().st_size for file in folder.iterdir()),
        gguf_bytes=gguf.stat().st_size,
        left_out=left_out,
    )


def check_name(name: str) -> None:
    """Check the name of a model, which is that of its files.

    Raises:
        InvalidDataError: it is empty, or its files would be in another folder.
    """
    if name in ("", ".") or any(part in name for part in ("/", "\\", "..", "\0")):
        text = "it becomes the name of a folder and a file; write it without / and \\ and .."
        raise InvalidDataError("not a name of a model", [Problem("/name", "name", text)])


def _continuation(scripts: Sequence[Script]) -> tuple[bytes, ...]:
    """What follows a prompt without a conversation: the first answer to any request, up to a piece that came before."""
    found = next((script.pieces for script in scripts if script.contains is None and script.role is None), ())
    distinct = dict.fromkeys(found)
    return next((found[:end] for end in range(len(found), 0, -1) if len(set(found[:end])) == end), tuple(distinct))


def _check_packages() -> None:
    missing = next((name for name in ("numpy", "gguf", "safetensors") if find_spec(name) is None), None)
    if missing is not None:
        text = f"a scripted model needs the package {missing}; run: {install_hint(EXTRA)}"
        raise ConfigurationError(text, retryable=False)
