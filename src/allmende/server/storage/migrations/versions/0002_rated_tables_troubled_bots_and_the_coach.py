"""Rated tables, seats that decide at once, bots in trouble, and what the coach found out"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Columns are added in place: SQLite would otherwise make the table anew, and dropping the old one takes its moves along.
    op.add_column("tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("asked", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("entries", sa.Column("trouble", sa.String(length=16), nullable=True))
    op.create_table(
        "coaching",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("findings", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_coaching_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_coaching")),
    )


def downgrade() -> None:
    op.drop_table("coaching")
    op.drop_column("entries", "trouble")
    op.drop_column("tables", "asked")
    op.drop_column("tables", "rated")
