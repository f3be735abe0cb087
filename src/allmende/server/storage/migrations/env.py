"""What alembic runs: the connection comes from the server."""

from __future__ import annotations

from alembic import context

from allmende.server.storage.shape import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
