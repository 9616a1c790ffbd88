"""How long a test waits for what comes by itself, such as a process that starts or a client that goes.

Only a test that fails waits so long. A loaded machine is not a fault: beside other work, a command that takes a second
has taken half a minute.
"""

from __future__ import annotations

PATIENCE_S = 180.0
