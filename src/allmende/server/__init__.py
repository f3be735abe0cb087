"""The web application: tables, seats, people, live updates and storage. It knows no game by name."""
