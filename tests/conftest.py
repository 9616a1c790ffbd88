"""Settings of the property tests, and of the collector of garbage.

`make test` tries the same examples every time, so that a run says something of the code and not of luck;
`pytest --hypothesis-profile=search` looks for new ones, ten times as many.

What is collected lives until the end: tens of thousands of tests and every module. Looking for garbage among them
takes a fifth of the time, so it is not done while they are collected, and they are left out afterwards.
"""

import gc

from hypothesis import HealthCheck, settings

# A loaded machine is not a fault: no test is timed.
_PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
settings.register_profile("same", _PATIENT, derandomize=True)
settings.register_profile("search", _PATIENT)
settings.load_profile("same")


def pytest_configure() -> None:
    gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()
