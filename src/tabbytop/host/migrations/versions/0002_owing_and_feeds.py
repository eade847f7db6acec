"""Who owes a move, so that lists need no log; a secret address for each guest's feed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("match", sa.Column("owing", sa.String(40)))
    with op.batch_alter_table("guest") as guest:
        guest.add_column(sa.Column("feed_hash", sa.String(64)))
        guest.create_unique_constraint("uq_guest_feed_hash", ["feed_hash"])
