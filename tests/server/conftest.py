import pytest

from services import Server, postgres


@pytest.fixture(scope="session")
def postgres_url():
    with postgres() as url:
        yield url


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """One server on SQLite for all tests that do not hurt it."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('server')}/t.db") as running:
        yield running
