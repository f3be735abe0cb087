"""What is counted, for /metrics."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

_QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)

TABLES_CREATED = Counter("allmende_tables_created_total", "Tables opened", ["game"])
TABLES_OPENED = Counter("allmende_tables_loaded_total", "Tables read from the database into memory")
MOVES = Counter("allmende_moves_total", "Durable moves", ["game", "by"])
UNDOS = Counter("allmende_undos_total", "Decisions taken back")
LEFT = Counter("allmende_left_total", "Games left before their end", ["how"])
CONFLICTS = Counter("allmende_conflicts_total", "Moves that lost a race against another process")
MOVE_SECONDS = Histogram("allmende_move_seconds", "From a legal move to its being durable", buckets=_QUICK)
BOT_SECONDS = Histogram("allmende_bot_seconds", "How long bots think", ["bot"], buckets=_QUICK)
BOT_FAILURES = Counter("allmende_bot_failures_total", "Bots that took too long or broke", ["bot"])
REQUESTS = Counter("allmende_requests_total", "Requests", ["method", "status"])
REQUEST_SECONDS = Histogram("allmende_request_seconds", "How long requests take", buckets=_QUICK)
SOCKETS = Gauge("allmende_sockets", "Open WebSockets", multiprocess_mode="livesum")
REFUSED = Counter("allmende_refused_total", "Requests refused", ["error"])
STORAGE_AWAY = Counter("allmende_storage_away_total", "Times the database did not answer")
NOTICES = Counter("allmende_notices_total", "Notices sent", ["way", "result"])
