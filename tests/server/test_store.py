"""Entries that are stored together, on both databases."""

from __future__ import annotations

import asyncio
import threading

import pytest
import sqlalchemy as sa

from services import in_own_loop
from tabbytop.host import schema, store
from tabbytop.host.broker import OneProcess
from tabbytop.host.lobby import Lobby
from tabbytop.host.outage import Unreachable, lasting
from tabbytop.host.rounds import AT_ONCE, Rounds
from tabbytop.host.store import Entry, MatchRow, Store
from tabbytop.host.tables import Table
from tabbytop.host.thinking import Thinkers

pytestmark = pytest.mark.once
CHAIRS = ({"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Ben"})


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    return f"sqlite:///{tmp_path}/t.db" if request.param == "sqlite" else request.getfixturevalue("postgres_url")


def said(number):
    return Entry(number, "reaction", 0, '{"reaction":"purr"}', None, 0.0)


async def held_up(kept, work):
    """Let these come to the writer while it is busy, so that they are one batch."""
    gate = threading.Event()
    tasks = [asyncio.create_task(one) for one in (kept.write(lambda _: gate.wait(60)), *work)]
    await asyncio.sleep(0)
    gate.set()
    return (await asyncio.gather(*tasks))[1:]


async def three_tables(database, numbers):
    """What becomes of an entry at each of three new tables, and what their logs say afterwards."""
    kept = Store(database)
    lobby = Lobby(kept, OneProcess(), Thinkers())
    keys = [await lobby.create(Table("calico", {"players": 2}, CHAIRS)) for _ in numbers]
    standing = MatchRow("playing", None)
    work = [kept.append(key.match_id, said(n), standing) for key, n in zip(keys, numbers, strict=True)]
    done = await held_up(kept, work)
    logs = [[entry.number for entry in await kept.entries(key.match_id)] for key in keys]
    rows = [await kept.read(sa.select(schema.match.c.version).where(schema.match.c.id == k.match_id)) for k in keys]
    await lobby.close()
    return done, logs, [row[0].version for row in rows]


def test_entries_of_several_tables_take_two_statements(database, monkeypatch):
    sizes = []
    honest = store.together

    def counted(connection, batch):
        sizes.append(sum(job.rows is not None for job in batch))
        return honest(connection, batch)

    monkeypatch.setattr(store, "together", counted)
    done, logs, versions = in_own_loop(three_tables(database, [2, 2, 2]))
    assert done == [True, True, True]
    assert logs == [[1, 2], [1, 2], [1, 2]]
    assert versions == [2, 2, 2]
    assert max(sizes) > 1


def test_one_that_is_overtaken_does_not_hold_up_the_others(database):
    done, logs, versions = in_own_loop(three_tables(database, [2, 7, 2]))
    assert done == [True, False, True]
    assert logs == [[1, 2], [1], [1, 2]]
    assert versions == [2, 1, 2]


def test_every_table_that_is_due_is_looked_at_not_only_the_first_page(database):
    """More tables than are asked for at once; the one that comes last has been waited for, and those that can't be
    looked at hold up nobody."""

    async def look_around():
        kept = Store(database)
        lobby = Lobby(kept, OneProcess(), Thinkers())
        table = Table("calico", {"players": 2}, CHAIRS, stand_in="uniform", away_after=30)
        keys = await asyncio.gather(*(lobby.create(table) for _ in range(AT_ONCE + 1)))
        last, broken = keys[-1].match_id, keys[0].match_id
        for which, values in (
            (schema.match.c.id.in_([key.match_id for key in keys]), {"due": 1.0, "touched": 10.0**10}),
            (schema.match.c.id == last, {"due": 2.0, "touched": 1.0}),
            (schema.match.c.id == broken, {"config": "[]"}),
        ):
            await kept.write(lambda c, w=which, v=values: c.execute(schema.match.update().where(w).values(v)))
        change = schema.entry.update().where(schema.entry.c.match_id == last).values(at=1.0)
        await kept.write(lambda connection: connection.execute(change))
        for key in keys:
            lobby.forget(key.match_id)
        await Rounds(lobby).mind_clocks()
        left = [entry.kind for entry in await kept.entries(last)]
        mine = schema.match.c.id.in_([key.match_id for key in keys])
        due = await kept.read(sa.select(schema.match.c.due).where(mine, schema.match.c.due < 3))
        await lobby.close()
        return left, due

    left, due = in_own_loop(look_around())
    assert left == ["created", "left"]
    assert due == []


def test_work_in_the_background_outlasts_every_error():
    async def go_on():
        tries, done = [], asyncio.Event()

        async def work():
            tries.append(len(tries))
            if len(tries) < 4:
                raise (Unreachable, RuntimeError, sa.exc.InvalidRequestError)[len(tries) - 1]
            done.set()

        task = asyncio.create_task(lasting(work, 0.0))
        await done.wait()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return tries[:4]

    assert in_own_loop(asyncio.wait_for(go_on(), 60)) == [0, 1, 2, 3]


def test_a_fault_is_its_own_job_s_alone(database):
    async def faulty():
        kept = Store(database)
        lobby = Lobby(kept, OneProcess(), Thinkers())
        key = await lobby.create(Table("calico", {"players": 2}, CHAIRS))
        standing = MatchRow("playing", None)
        good = kept.append(key.match_id, said(2), standing)
        bad = kept.write(lambda connection: connection.execute(sa.text("SELECT nothing FROM nowhere")))
        results = await asyncio.gather(good, bad, return_exceptions=True)
        await lobby.close()
        return results

    good, bad = in_own_loop(faulty())
    assert good is True
    assert isinstance(bad, sa.exc.DBAPIError)
