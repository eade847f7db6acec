"""A database or broker whose driver is not installed: a sentence that names what to install."""

from __future__ import annotations

import sys

import pytest

from tabbytop.cli.main import run
from tabbytop.words import LANGUAGES

POSTGRES = "postgresql://somebody:secret@127.0.0.1/cats"


@pytest.fixture
def without(monkeypatch):
    """As if this package were not installed."""
    return lambda package: monkeypatch.setitem(sys.modules, package, None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [("serve",), ("export", "-"), ("prune",)], ids=lambda command: command[0])
def test_postgresql_without_its_driver_names_the_extra(capfd, without, command, language):
    without("psycopg")
    for url in (POSTGRES, POSTGRES.replace("postgresql", "postgres")):
        assert run([*command, "--database", url, "--lang", language]) == 2
        said = capfd.readouterr()
        assert "PostgreSQL" in said.err
        assert 'pip install "tabbytop[scale]"' in said.err
        assert "secret" not in said.err + said.out


def test_a_broker_without_its_driver_names_the_extra(capfd, without, tmp_path):
    without("redis")
    database = f"sqlite:///{tmp_path}/cats.db"
    assert run(["serve", "--database", database, "--broker", "redis://127.0.0.1/0", "--lang", "en"]) == 2
    assert 'Redis needs a driver that is not installed: pip install "tabbytop[scale]"' in capfd.readouterr().err
