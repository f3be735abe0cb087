"""People: guests, accounts, sessions, passkeys, and the notices they get."""
