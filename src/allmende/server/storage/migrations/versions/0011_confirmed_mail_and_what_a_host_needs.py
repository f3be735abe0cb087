"""Confirmed mail, tokens in letters, limits shared by processes, bans, mutes, reports, and a log of what hosts did"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Addresses given before are asked for again: nobody has shown that they are theirs.
    op.add_column(
        "people", sa.Column("mail_confirmed", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("people", sa.Column("banned_until", sa.Float(), nullable=True))
    op.add_column("people", sa.Column("muted_until", sa.Float(), nullable=True))
    op.create_table(
        "tokens",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("purpose", sa.String(length=16), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_tokens_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_tokens")),
    )
    op.create_index(op.f("ix_tokens_person"), "tokens", ["person"], unique=False)
    op.create_table(
        "spent",
        sa.Column("key", sa.String(length=150), nullable=False),
        sa.Column("level", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_spent")),
    )
    op.create_table(
        "health",
        sa.Column("process", sa.String(length=16), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("process", name=op.f("pk_health")),
    )
    op.create_table(
        "bans",
        sa.Column("network", sa.String(length=64), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("network", name=op.f("pk_bans")),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("reporter", sa.String(length=32), nullable=False),
        sa.Column("about", sa.String(length=32), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("settled", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_reports_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("who", sa.String(length=64), nullable=False),
        sa.Column("what", sa.String(length=64), nullable=False),
        sa.Column("about", sa.String(length=100), nullable=False),
        sa.Column("details", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )


def downgrade() -> None:
    for table in ("audit", "reports", "bans", "health", "spent"):
        op.drop_table(table)
    op.drop_index(op.f("ix_tokens_person"), table_name="tokens")
    op.drop_table("tokens")
    for column in ("muted_until", "banned_until", "mail_confirmed"):
        op.drop_column("people", column)
