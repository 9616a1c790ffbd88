"""Settings of the property tests."""

from hypothesis import settings

# A loaded machine is not a fault: no test is timed.
settings.register_profile("turnwire", deadline=None)
settings.load_profile("turnwire")
