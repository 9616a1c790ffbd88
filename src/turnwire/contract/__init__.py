"""The contract: clauses that servers and codecs must keep, and recordings of real servers to judge them by."""

from turnwire.contract.recording import Recording, RecordingError, read_recording
from turnwire.contract.replay import replay
from turnwire.contract.report import ReplayReport, Row

__all__ = ["Recording", "RecordingError", "ReplayReport", "Row", "read_recording", "replay"]
