"""The command `turnwire`. Nothing imports this package."""


def main() -> None:
    """Run the command line; ends the process with an exit code of `turnwire.cli.exits`."""
    from turnwire.cli.app import run

    run()
