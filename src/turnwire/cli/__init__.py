"""The command `turnwire`. Nothing imports this package."""

from __future__ import annotations

import gc
import sys
from typing import NoReturn


def main() -> NoReturn:
    """Run the command line; ends the process with an exit code of `turnwire.cli.exits`."""
    gc.disable()  # nothing that is loaded is garbage; `turnwire.cli.commands` enables it before a command runs
    try:
        from turnwire.cli.app import run
    except KeyboardInterrupt:  # Ctrl-C while Python still loads us
        sys.exit(5)
    try:
        run()
    except SystemExit as end:
        from turnwire.cli.leaving import leave

        if isinstance(end.code, int):
            leave(end.code)
        raise
