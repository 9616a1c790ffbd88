"""How many examples a property test tries."""

from hypothesis import settings

_MORE_IN_A_SEARCH = 25


def examples(count: int) -> settings:
    """Try `count` examples, and 25 times as many under `--hypothesis-profile=search`."""
    is_search = settings.get_current_profile_name() == "search"
    return settings(max_examples=count * (_MORE_IN_A_SEARCH if is_search else 1))
