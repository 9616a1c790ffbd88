# Generated from codegen/targets/python/runtime/_rules.py by `make generate`. Do not edit: changes are lost.
"""Rules that JSON Schema cannot say, attached to the classes of the models."""

from collections.abc import Callable
from typing import Any, NamedTuple

from pydantic import BaseModel
from pydantic_core import PydanticCustomError


class At(NamedTuple):
    """What would be right at a place inside an instance; ``steps`` lead there from the instance."""

    steps: tuple[str, ...]
    message: str


RULES: dict[type[BaseModel], list[tuple[str, Callable[[Any], str | At | None]]]] = {}
"""The rules that are attached to each class, in their order."""


def attach_rule(cls: type[BaseModel], name: str, function: Callable[[Any], str | At | None]) -> None:
    """Add a rule that JSON Schema cannot say to a class.

    ``function`` gets each new instance and returns None, or what would be right (without content), alone or with the
    place. A broken rule is a validation error of type ``name``. Attach before the first instance is made.
    """
    rules = RULES.setdefault(cls, [])
    rules.append((name, function))
    if len(rules) > 1:
        return
    inner = cls.model_post_init

    def model_post_init(self: BaseModel, context: Any, /) -> None:
        inner(self, context)
        for rule, judge in rules:
            problem = judge(self)
            if isinstance(problem, At):
                raise PydanticCustomError(rule, problem.message, {"steps": problem.steps})
            if problem is not None:
                raise PydanticCustomError(rule, problem)

    cls.model_post_init = model_post_init  # type: ignore[method-assign]  # the model's own hook is wrapped
