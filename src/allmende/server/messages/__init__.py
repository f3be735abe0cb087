"""The messages between server and browser: bodies, answers and pushes. The browser's types are made from these."""

# ruff: noqa: F403  (one subject a file, and everywhere else simply `messages.Move`)
from allmende.server.messages.advice import *
from allmende.server.messages.common import *
from allmende.server.messages.games import *
from allmende.server.messages.history import *
from allmende.server.messages.live import *
from allmende.server.messages.people import *
from allmende.server.messages.problems import *
from allmende.server.messages.tables import *
from allmende.server.messages.wishes import *
