"""Options that several commands have."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

ConfigOption = Annotated[
    Path | None,
    typer.Option(
        "--config",
        metavar="PATH",
        help="Configuration file. Absent: TURNWIRE_CONFIG, else the nearest .agent/config.yml.",
    ),
]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]
