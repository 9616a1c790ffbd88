"""Settings of the property tests.

`make test` tries the same examples every time, so that a run says something of the code and not of luck;
`pytest --hypothesis-profile=search` looks for new ones, ten times as many.
"""

from hypothesis import HealthCheck, settings

# A loaded machine is not a fault: no test is timed.
_PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
settings.register_profile("same", _PATIENT, derandomize=True)
settings.register_profile("search", _PATIENT)
settings.load_profile("same")
