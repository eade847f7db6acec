"""Matches, entries, guests and seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "match",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("config", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_match"),
    )
    op.create_index("ix_match_status", "match", ["status"])
    op.create_table(
        "entry",
        sa.Column("match_id", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("move_id", sa.String(40)),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "number", name="pk_entry"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_entry_match_id_match"),
        sa.UniqueConstraint("match_id", "move_id", name="uq_entry_match_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "guest",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("name", sa.String(30), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("webhook", sa.String(500)),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guest"),
        sa.UniqueConstraint("token_hash", name="uq_guest_token_hash"),
    )
    op.create_table(
        "seat",
        sa.Column("match_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("guest_id", sa.String(24)),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_seat"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_seat_match_id_match"),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_seat_guest_id_guest"),
    )
    op.create_index("ix_seat_token_hash", "seat", ["token_hash"])
    op.create_index("ix_seat_guest_id", "seat", ["guest_id"])
