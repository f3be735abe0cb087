"""Sealed moves of their own, no longer among the orders"""

from __future__ import annotations

from collections import Counter

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

PREFIX = "sealed-"  # of orders that were sealed moves: then came how many decisions the seat had made before

ORDERS = sa.table(
    "orders", sa.column("table_id"), sa.column("seat"), sa.column("decision"), sa.column("code")
)
SEALED = sa.table("sealed", sa.column("table_id"), sa.column("seat"), sa.column("made"), sa.column("code"))
ENTRIES = sa.table("entries", sa.column("table_id"), sa.column("seq"), sa.column("kind"), sa.column("seat"))


def upgrade() -> None:
    op.create_table(
        "sealed",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("made", sa.Integer(), nullable=False),
        sa.Column("code", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_sealed_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_sealed")),
    )
    connection = op.get_bind()
    was_sealed = ORDERS.c.decision.startswith(PREFIX, autoescape=True)
    rows = connection.execute(sa.select(ORDERS).where(was_sealed)).all()
    counts = {table_id: decisions_made(table_id) for table_id in {row.table_id for row in rows}}
    for row in rows:
        # Of what was sealed, only the choice for the seat's next decision still means something. Anybody could give an
        # order such a name: one that fits nothing goes.
        made = counts[row.table_id][row.seat]
        if row.decision == f"{PREFIX}{made}" and row.code is not None:
            sealed = {"table_id": row.table_id, "seat": row.seat, "made": made, "code": row.code}
            connection.execute(sa.insert(SEALED), sealed)
    connection.execute(sa.delete(ORDERS).where(was_sealed))


def decisions_made(table_id: str) -> Counter[int]:
    """How many decisions each seat has made that were not taken back."""
    statement = sa.select(ENTRIES.c.kind, ENTRIES.c.seat).where(ENTRIES.c.table_id == table_id)
    seats: list[int] = []
    for row in op.get_bind().execute(statement.order_by(ENTRIES.c.seq)):
        if row.kind == "undo":
            seats.pop()
        else:
            seats.append(row.seat)
    return Counter(seats)


def downgrade() -> None:
    connection = op.get_bind()
    for row in connection.execute(sa.select(SEALED)).all():
        order = {
            "table_id": row.table_id,
            "seat": row.seat,
            "decision": f"{PREFIX}{row.made}",
            "code": row.code,
        }
        connection.execute(sa.insert(ORDERS), order)
    op.drop_table("sealed")
