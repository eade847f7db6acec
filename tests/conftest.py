import os

import httpx
from hypothesis import HealthCheck, settings

from services import PATIENCE

settings.register_profile(
    "house",
    max_examples=int(os.environ.get("TABBYTOP_EXAMPLES", "40")),
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)
settings.load_profile("house")

# No test is about what a machine can do in a second: bots and hints of every program that a test starts imagine so many
# matches, and whoever asks a server waits for as long as it takes.
os.environ.setdefault("TABBYTOP_THINK_ITERATIONS", "24")
for phase in ("connect", "read", "write", "pool"):
    setattr(httpx._config.DEFAULT_TIMEOUT_CONFIG, phase, PATIENCE)
