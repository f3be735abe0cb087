"""Storage: the journal is the truth. SQLite by default, PostgreSQL for many processes."""
