"""Who is at the table, for the processes that do not have their socket."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "presence",
        sa.Column(
            "match_id",
            sa.String(24),
            sa.ForeignKey("match.id", name="fk_presence_match_id_match", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("is_here", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_presence"),
    )
