"""A model that says what a test needs: a scenario of the stand-in as weights, for unmodified model servers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.scripted_model.scripts import Unplayable as Unplayable
    from turnwire.scripted_model.write import ScriptedModel as ScriptedModel, write_model as write_model

__getattr__, __all__ = lazy_names(__name__, {"scripts": ("Unplayable",), "write": ("ScriptedModel", "write_model")})
