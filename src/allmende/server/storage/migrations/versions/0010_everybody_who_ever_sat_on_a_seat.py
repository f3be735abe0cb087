"""Everybody who ever sat on a seat, not only the last one"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0004"
branch_labels = None
depends_on = None

SEATS = sa.table("seats", sa.column("table_id"), sa.column("seat"), sa.column("person"), sa.column("last"))
SAT = sa.table("sat", sa.column("table_id"), sa.column("seat"), sa.column("person"))


def upgrade() -> None:
    op.create_table(
        "sat",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_sat_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", "person", name=op.f("pk_sat")),
    )
    op.create_index(op.f("ix_sat_person"), "sat", ["person"], unique=False)
    connection = op.get_bind()
    known = sa.union(
        *(
            sa.select(SEATS.c.table_id, SEATS.c.seat, column).where(column.is_not(None))
            for column in (SEATS.c.person, SEATS.c.last)
        )
    )
    connection.execute(sa.insert(SAT).from_select(["table_id", "seat", "person"], known))


def downgrade() -> None:
    op.drop_index(op.f("ix_sat_person"), table_name="sat")
    op.drop_table("sat")
