"""Alembic's way to the database: the connection is handed over by `store.migrate`."""

from __future__ import annotations

from alembic import context

from tabbytop.host.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
