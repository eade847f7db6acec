import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "house",
    max_examples=int(os.environ.get("TABBYTOP_EXAMPLES", "40")),
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)
settings.load_profile("house")
