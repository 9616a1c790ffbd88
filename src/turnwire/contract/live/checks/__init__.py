"""The checks, a module for each area. Each module is loaded by `turnwire.contract.live.answer_checks.all_checks`."""
