"""`turnwire scripted-model`: a scenario as the weights of a model, for unmodified model servers."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from turnwire.cli.exit_codes import UsageError
from turnwire.cli.inputs import open_file
from turnwire.cli.options import JsonFlag
from turnwire.cli.output import print_json, say, tell
from turnwire.core.errors import InvalidDataError

if TYPE_CHECKING:
    from turnwire.scripted_model import ScriptedModel

EXAMPLE: Final = "Example: turnwire scripted-model scenario.yaml --out models"


def scripted_model(
    out: Annotated[
        Path,
        typer.Option("--out", metavar="FOLDER", help="Folder for the model; a model of the same name is replaced."),
    ],
    scenario: Annotated[
        Path | None, typer.Argument(metavar="[SCENARIO.yaml]", help="What the model says, and when.")
    ] = None,
    contract: Annotated[
        bool, typer.Option("--contract", help="Write the model that answers the questions of `turnwire contract run`.")
    ] = False,
    name: Annotated[
        str | None, typer.Option(metavar="NAME", help="Name of the model. Absent: that of the scenario's file.")
    ] = None,
    leave_out: Annotated[
        bool, typer.Option("--leave-out", help="Leave out what a model cannot do, and name it; else it is an error.")
    ] = False,
    as_json: JsonFlag = False,
) -> None:
    """Write a model that says what a scenario says.

    It is a Llama of one layer, as a folder for transformers, vLLM and mlx-lm, and as a GGUF file for llama.cpp and
    Ollama, about 1 MB each. Its weights are computed from the scenario; they are not trained, and free of licences
    (CC0). A model sees the conversation only: what a scenario says of HTTP is refused.
    """
    from turnwire.scripted_model import write_model
    from turnwire.scripted_model.contract_model import CONTRACT_NAME, contract_scenario
    from turnwire.scripted_model.scripts import scripts_of
    from turnwire.scripted_model.write import check_name
    from turnwire.standin.scenario_document import refuse, scenario_document, scenario_text

    if (scenario is None) != contract:
        raise UsageError("give a scenario or --contract" + (", not both" if contract else ""))
    if scenario is None:
        document, default = contract_scenario(), CONTRACT_NAME
    else:
        with open_file(str(scenario)):  # a missing file is an error of the arguments, one that is no scenario is not
            pass
        document, lines = scenario_document(scenario_text(scenario), scenario)
        default = scenario.stem
        _, unplayable = scripts_of(document)
        if unplayable and not leave_out:
            refuse(scenario, lines, unplayable[0].pointer, f"{unplayable[0].reason}; --leave-out goes on without it")
    try:
        check_name(name or default)
    except InvalidDataError as error:
        given = "--name" if name else "--name is needed"
        raise UsageError(f"{given}: {(name or default)!r}: {error.problems[0].message}") from None
    try:
        written = write_model(document, out, name=name or default)
    except OSError as error:
        raise UsageError(f"--out {error.filename or out}: {error.strerror or 'cannot be written'}") from None
    _tell(written, as_json=as_json)


def _tell(written: ScriptedModel, *, as_json: bool) -> None:
    if as_json:
        print_json(
            {
                "name": written.name,
                "folder": str(written.folder),
                "folder_bytes": written.folder_bytes,
                "gguf": str(written.gguf),
                "gguf_bytes": written.gguf_bytes,
                "license": written.license,
                "scripts": written.scripts,
                "tokens": written.tokens,
                "left_out": [{"pointer": each.pointer, "reason": each.reason} for each in written.left_out],
            }
        )
        return
    for each in written.left_out:
        tell(f"turnwire: left out {each.pointer}: {each.reason}")
    say(f"{written.folder}  {written.folder_bytes / 1e6:.1f} MB  for transformers, vLLM, mlx-lm")
    say(f"{written.gguf}  {written.gguf_bytes / 1e6:.1f} MB  for llama.cpp, Ollama")
    say(f"{written.scripts} scripts, {written.tokens} tokens, licence {written.license}")
