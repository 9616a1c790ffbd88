"""Features of a JSON Schema that engines treat differently: which of them a schema has, and where.

One detector for each feature, in the files `*_features.py`; the vocabulary is the enum `SchemaFeature` of
schemas/engines/v1/engine.schema.json. A feature is what is written, not what an engine makes of it: that is a row of
the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, cast

from turnwire_schema._late_tuples import NamedTuple

from turnwire.codecs.schema_support import (
    array_features,
    combining_features,
    number_features,
    object_features,
    pattern_features,
    reference_features,
    string_features,
    type_features,
)
from turnwire.codecs.schema_support.levels import Level, levels
from turnwire.codecs.schema_support.type_features import ROOT
from turnwire.codecs.schema_support.work import MOST_FINDING, limited_work

if TYPE_CHECKING:
    from turnwire_schema.engines import SchemaFeature


class Feature(NamedTuple):
    """A feature of a schema and its JSON pointer."""

    name: SchemaFeature
    pointer: str


class Detector(NamedTuple):
    """Finds a feature of a level: called for levels that have one of `keywords`, yields the keywords that carry it.

    A level that is a boolean has the keyword "", the root has `ROOT` as well. An empty keyword that is yielded
    means the level itself.
    """

    keywords: tuple[str, ...]
    find: Callable[[Level], Iterable[str]]


_MODULES: Final = (
    type_features,
    number_features,
    string_features,
    pattern_features,
    array_features,
    object_features,
    combining_features,
    reference_features,
)
DETECTORS: Final[Mapping[SchemaFeature, Detector]] = {
    cast("SchemaFeature", name): Detector(keywords, find)
    for module in _MODULES
    for name, (keywords, find) in module.DETECTORS.items()
}
"""The detectors by the features that they find."""


def _by_keyword() -> Mapping[str, tuple[SchemaFeature, ...]]:
    found: dict[str, list[SchemaFeature]] = {}
    for name, detector in DETECTORS.items():
        for keyword in detector.keywords:
            found.setdefault(keyword, []).append(name)
    return {keyword: tuple(names) for keyword, names in found.items()}


_BY_KEYWORD: Final = _by_keyword()
_BOOLEAN: Final = ("",)


def find_features(schema: Any) -> tuple[Feature, ...]:
    """Return the features of a schema, in the order of its levels; a feature is there once for each place.

    What no reference leads to is no part of the answer and has no features. References in a ring are followed once.
    """
    with limited_work(MOST_FINDING):
        return tuple(dict.fromkeys(_features(schema)))


def _features(schema: Any) -> Iterator[Feature]:
    for level in levels(schema):
        keywords = level.schema if isinstance(level.schema, Mapping) else _BOOLEAN
        asked = keywords if level.pointer else (ROOT, *keywords)
        names = dict.fromkeys(chain.from_iterable(_BY_KEYWORD.get(keyword, ()) for keyword in asked))
        for name in names:
            for keyword in DETECTORS[name].find(level):
                yield Feature(name, f"{level.pointer}/{keyword}" if keyword else level.pointer)
