"""Objects that all parts of one running gateway share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from turnwire.gateway.background_work import Workers
from turnwire.gateway.calls.routing import Router
from turnwire.gateway.http.active_responses import RunningAnswers, Slots
from turnwire.gateway.metrics import Metrics
from turnwire.gateway.prompt_reuse import PromptReuse
from turnwire.gateway.settings import GatewaySettings
from turnwire.gateway.threads.running import ThreadService, ThreadsSource
from turnwire.providers.registry import ProviderRegistry

if TYPE_CHECKING:
    from turnwire.gateway.inspector.inspector import Inspector


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of one gateway. Used on its event loop only."""

    settings: GatewaySettings
    registry: ProviderRegistry
    router: Router
    metrics: Metrics
    slots: Slots
    running: RunningAnswers
    workers: Workers
    version: str
    threads: ThreadService
    prompt_reuse: PromptReuse
    inspector: Inspector | None = None

    @property
    def off(self) -> frozenset[str]:
        """The pages that are switched off."""
        switched = {"inspector": self.inspector is not None, "threads": self.threads.is_served}
        return frozenset(name for name, is_on in switched.items() if not is_on)

    @classmethod
    def make(
        cls,
        registry: ProviderRegistry,
        settings: GatewaySettings,
        version: str,
        threads: ThreadsSource | None = None,
    ) -> Services:
        """The parts for these providers and settings."""
        metrics, workers = Metrics(), Workers()
        inspector = None
        found: type[Router] = Router
        if settings.inspection is not None:  # what keeps nothing loads nothing of it
            from turnwire.gateway.inspector.inspector import Inspector
            from turnwire.gateway.inspector.recorder import RecordingRouter

            inspector, found = Inspector(settings.inspection, registry, workers), RecordingRouter
        router = found(
            registry, settings.aliases, only_listed=settings.only_listed_models, alias_defaults=settings.alias_defaults
        )
        slots = Slots(settings.concurrency, metrics)
        kept = ThreadService(threads, most_followers=settings.concurrency)
        return cls(
            settings,
            registry,
            router,
            metrics,
            slots,
            RunningAnswers(),
            workers,
            version,
            kept,
            PromptReuse(),
            inspector,
        )
