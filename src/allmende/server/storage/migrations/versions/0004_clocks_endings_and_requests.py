"""Clocks, how a game ended before its end, who left it, what people ask each other"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

ADDED: dict[str, Any] = {
    "clock": sa.JSON(),
    "clock_left": sa.JSON(),
    "clock_running": sa.JSON(),
    "clock_since": sa.Float(),
    "clock_due": sa.Float(),
    "ended": sa.JSON(),
    "asking": sa.JSON(),
}


def upgrade() -> None:
    # In place: SQLite would otherwise make the tables anew, and dropping the old ones takes all moves along.
    for name, kind in ADDED.items():
        op.add_column("tables", sa.Column(name, kind, nullable=True))
    op.create_index(op.f("ix_tables_clock_due"), "tables", ["clock_due"])
    op.add_column("seats", sa.Column("out", sa.String(length=16), nullable=True))
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_heartbeat")),
    )


def downgrade() -> None:
    op.drop_table("heartbeat")
    op.drop_column("seats", "out")
    op.drop_index(op.f("ix_tables_clock_due"), table_name="tables")
    for name in reversed(ADDED):
        op.drop_column("tables", name)
