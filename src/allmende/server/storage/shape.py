"""The database's tables. Times are seconds since 1970."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

NULLABLE = JSON(none_as_null=True)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", String(64), unique=True),  # None: a guest
    Column("password", Text),  # argon2; None for guests and for those with passkeys only
    Column("mail", String(254)),
    Column("mail_confirmed", Boolean, nullable=False, server_default=false()),
    Column("webhook", Text),
    Column("language", String(8)),  # of notices
    Column("created", Float, nullable=False),
    Column("banned_until", Float),
    Column("muted_until", Float),
)

tokens = Table(  # sent in letters; only digests are kept
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("purpose", String(16), nullable=False),  # confirm, reset, unsubscribe
    Column("value", Text, nullable=False),
    Column("expires", Float, nullable=False),
)

spent = Table(  # limits that all processes share: how much is left of each, and when that was so
    "spent",
    metadata,
    Column("key", String(150), primary_key=True),
    Column("level", Float, nullable=False),
    Column("at", Float, nullable=False),
)

health = Table(  # written to show that the database can be
    "health",
    metadata,
    Column("process", String(16), primary_key=True),
    Column("at", Float, nullable=False),
)

bans = Table(  # networks from which nobody may do anything
    "bans",
    metadata,
    Column("network", String(64), primary_key=True),
    Column("until", Float, nullable=False),
    Column("reason", Text, nullable=False),
)

audit = Table(  # what hosts did
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("who", String(64), nullable=False),
    Column("what", String(64), nullable=False),
    Column("about", String(100), nullable=False),
    Column("details", Text, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of the cookie's token, which is stored nowhere
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("agent", String(200), nullable=False),
    Column("challenge", Text),  # of a passkey ceremony under way
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(400), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", Integer, nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),  # the rules' version its latest frame was written under
    Column("layout", String(64), nullable=False),  # what the codes mean: a digest of the action space
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),  # as they were given
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),  # to the seed, shown from the beginning
    Column("private", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),  # it counts: no hints while it runs
    Column("creator", ForeignKey("people.id"), nullable=False),
    Column(
        "request", String(100)
    ),  # the key of the request that made it, so that a retry makes no second one
    Column(
        "origin", JSON
    ),  # {table, seq}: the moment it goes on from, if it was not dealt anew; {guide}: a first game
    Column("changes", JSON, nullable=False),  # [{seq, before, after}]: where the rules changed under it
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),  # when the last entry was written
    Column("seq", Integer, nullable=False),  # how many entries its journal has
    Column("version", Integer, nullable=False),  # goes up with every change, chat and seats included
    Column("to_move", Integer),  # None: over
    Column(
        "asked", JSON, nullable=False, server_default="[]"
    ),  # all that may decide now, `to_move` among them
    Column("interrupt", Boolean, nullable=False),  # whether what is being decided may be let pass
    Column("winners", JSON, nullable=False),
    Column("clock", NULLABLE),  # what its maker chose (tables/clock.py); None: no clock
    Column("clock_left", NULLABLE),  # seconds, by seat, at `clock_since`
    Column("clock_running", NULLABLE),  # the seats for which time has been running since
    Column("clock_since", Float),
    Column("clock_due", Float),  # when somebody's time runs out; None while it runs for nobody
    Column("ended", NULLABLE),  # {how, seat}: before the rules ended it; None: not
    Column("asking", NULLABLE),  # what somebody asks the others (tables/asking.py)
    UniqueConstraint("creator", "request"),
    Index("ix_tables_to_move_touched", "to_move", "touched"),
    Index("ix_tables_clock_due", "clock_due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # human, open, bot
    Column("person", ForeignKey("people.id"), index=True),
    Column("last", String(32)),  # who sat here before; all who ever did: `sat`
    Column("bot", String(100)),
    Column("stand_in", String(100)),  # the bot that plays for an absent person
    Column("invite", String(32)),
    Column("seen", Integer, nullable=False),  # the entries its person has seen
    Column("seen_at", Float, nullable=False),
    Column("noticed", Float, nullable=False),  # when its person was last told that it is their turn
    Column("out", String(16)),  # how its person left the game, which a bot plays on: resigned, time
)

sat = (
    Table(  # everybody who ever sat on a seat: they have seen its secrets and may take no other at this table
        "sat",
        metadata,
        Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("person", String(32), primary_key=True, index=True),
    )
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # move, undo
    Column("seat", Integer, nullable=False),
    Column("code", Integer, nullable=False),  # of an undo: the seq of the entry taken back
    Column("person", String(32)),
    Column("bot", String(100)),
    Column("trouble", String(16)),  # what went wrong with that bot: raised, overran, not-allowed
    Column("at", Float, nullable=False),
    Column("revealed", Boolean, nullable=False),
    Column("events", JSON, nullable=False),
    Column("scores", JSON, nullable=False),
)

frames = Table(
    "frames",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("frame", Text, nullable=False),
)

latest = (
    Table(  # the frame after the last entry, written with it: what a table goes on from, whatever changes
        "latest",
        metadata,
        Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("seq", Integer, nullable=False),
        Column("frame", Text, nullable=False),
    )
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("request", String(100)),
    UniqueConstraint("table_id", "person", "request"),
)

votes = Table(  # for a bot in an absent player's seat
    "votes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("voter", Integer, primary_key=True),
    Column("bot", String(100), nullable=False),
)

orders = Table(  # what a seat wants done by itself: a code for a kind of decision, or to be asked about an interrupt
    "orders",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("decision", String(64), primary_key=True),
    Column("code", Integer),  # None: ask me
)

sealed = Table(  # a choice made ahead of one's turn, where seats decide at once
    "sealed",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column(
        "made", Integer, nullable=False
    ),  # how many decisions this seat had made: it is for the next, and no other
    Column("code", Integer, nullable=False),
)

coaching = Table(  # what the coach found out about a finished game
    "coaching",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("made", Float, nullable=False),
    Column("findings", JSON, nullable=False),
)

heartbeat = Table(  # when a process was last alive: how long the server was away is known from it
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)

reports = Table(  # what players say about others, for the host to look at
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer),
    Column("reporter", String(32), nullable=False),
    Column("about", String(32)),  # the person on that seat
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("settled", Float),
)
