"""Behaviour on the generated models. Importing it attaches the named rules of `turnwire.core.rules`."""

from turnwire.core import rules

rules.attach()
