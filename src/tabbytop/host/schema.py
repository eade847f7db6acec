"""The tables of the database: matches, their entries and endings, seats, guests, who is here.

SQLite and PostgreSQL alike.
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

match = sa.Table(
    "match",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("config", sa.Text, nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False),
    sa.Column("status", sa.String(12), nullable=False, index=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("owing", sa.String(40)),
    sa.Column("due", sa.Float, index=True),
)
"""`version` is the number of its last entry; an entry is stored only if it is the next one. `owing` lists the seats
that are to move, with commas between; NULL when only the log can tell. `due` is the moment from which on the server
looks at the match by itself, because a bot should have moved by then or someone counts as away; NULL if never. `status`
is `open`, `playing`, `over`, or `closed` for a match of earlier rules that can't go on."""

entry = sa.Table(
    "entry",
    metadata,
    sa.Column("match_id", sa.String(24), sa.ForeignKey("match.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("move_id", sa.String(40)),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("match_id", "move_id"),
    sqlite_with_rowid=False,
)
"""What happened, in order: moves, undos, people coming and going. The truth; everything else follows from it."""

guest = sa.Table(
    "guest",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("name", sa.String(30), nullable=False),
    sa.Column("language", sa.String(2), nullable=False),
    sa.Column("webhook", sa.String(500)),
    sa.Column("feed_hash", sa.String(64), unique=True),
    sa.Column("created", sa.Float, nullable=False),
)
"""People, without accounts: whoever holds the token is the guest. Only its hash is kept."""

seat = sa.Table(
    "seat",
    metadata,
    sa.Column("match_id", sa.String(24), sa.ForeignKey("match.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("token_hash", sa.String(64), index=True),
    sa.Column("guest_id", sa.String(24), sa.ForeignKey("guest.id"), index=True),
)
"""Who may act for a seat; names and bots stand in the entries."""

ending = sa.Table(
    "ending",
    metadata,
    sa.Column("match_id", sa.String(24), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("ended_at", sa.Float, nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("result", sa.Text, nullable=False),
    sa.Column("kept", sa.LargeBinary, nullable=False),
)
"""How a match ended, stored with its last move, so that it can be shown when the rules have changed. `result` is JSON;
`kept` is JSON packed with zlib: the chairs, the sheets and the view of an onlooker, and `final` and `scores` as in
docs/record.md."""

pulse = sa.Table(
    "pulse",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
)
"""One row that is written to find out whether anything can be."""

presence = sa.Table(
    "presence",
    metadata,
    sa.Column("match_id", sa.String(24), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seen", sa.Float, nullable=False),
    sa.Column("is_here", sa.Boolean, nullable=False),
)
"""Who had a socket open, and when that was known last. It passes: it is in no log and in no export."""
