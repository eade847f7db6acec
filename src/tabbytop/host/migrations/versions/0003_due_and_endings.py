"""When a match wants to be looked at; how matches ended; a row to write whether anything can be written."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

match = sa.table(
    "match", sa.column("id"), sa.column("status"), sa.column("options"), sa.column("touched"), sa.column("due")
)
entry = sa.table("entry", sa.column("match_id"), sa.column("kind"), sa.column("data"))


def upgrade() -> None:
    op.add_column("match", sa.Column("due", sa.Float))
    op.create_index("ix_match_due", "match", ["due"])
    op.create_table(
        "ending",
        sa.Column("match_id", sa.String(24), nullable=False),
        sa.Column("ended_at", sa.Float, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("kept", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="pk_ending"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_ending_match_id_match", ondelete="CASCADE"),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
    set_clocks(op.get_bind())


def set_clocks(connection: sa.Connection) -> None:
    """Tables with a clock are due when it has run down; those where a bot may owe a move, at once."""
    playing = match.c.status == "playing"
    with_clock = sa.select(match.c.id, match.c.touched, match.c.options).where(
        playing, match.c.options.contains('"away_after"')
    )
    for row in connection.execute(with_clock).all():
        due = row.touched + (json.loads(row.options).get("away_after") or 0)
        connection.execute(match.update().where(match.c.id == row.id).values(due=due))
    sat_in = entry.c.kind.in_(("left", "gave_up"))
    from_the_start = sa.and_(entry.c.kind == "created", entry.c.data.contains('"kind":"bot"'))
    has_bots = sa.exists().where(entry.c.match_id == match.c.id, sa.or_(sat_in, from_the_start))
    connection.execute(match.update().where(playing, has_bots).values(due=match.c.touched))
