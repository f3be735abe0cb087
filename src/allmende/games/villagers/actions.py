"""The verbs of Villagers and their arguments."""

from __future__ import annotations

from typing import Final

from allmende.core.actions import ActionSpace, Domain, Verb
from allmende.games.villagers.tables import BASICS, PLAYERS, Tables

TAKE: Final = 0
DRAW: Final = 1
COURIER: Final = 2
LET_BE: Final = 3
PLACE: Final = 4
FETCH: Final = 5
PUT_ON: Final = 6
GIVE: Final = 7
TINNER: Final = 8
SMUGGLE: Final = 9
APPRENTICE: Final = 10
UNLOCK: Final = 11
PAY: Final = 12
PAY_BANK: Final = 13
END: Final = 14
SAVE: Final = 15
SAVE_NONE: Final = 16
KEEP: Final = 17
SEND: Final = 18
JESTER: Final = 19
ACCEPT: Final = 20
YIELD: Final = 21
RECRUIT: Final = 22
BENEFACTOR: Final = 23
PROPHET: Final = 24
CHOOSE: Final = 25
PUT_BACK: Final = 26
BARBARIAN: Final = 27
FLAKER: Final = 28
NOBLE: Final = 29
SCHEMER: Final = 30
ROB: Final = 31
SHERIFF: Final = 32
PIGEONEER: Final = 33
FREELANCE: Final = 34
COVER: Final = 35

# Where a villager is placed. Cards of a kind that are in the same way free are the same target.
ALONE: Final = 0  # as a new tree
BARE: Final = 1  # + the class of an open card: on an uncovered villager,
SHARED: Final = 2  # on one that carries a card already,
ON_MONK: Final = 3  # on a Monk,
ON_APPRENTICE: Final = 4  # or on an Apprentice in its place
SPOTS: Final = ["alone", "bare", "shared", "monk", "apprentice"]

SIDES: Final = ["gold", "farm"]  # of the Founders, as their kinds are numbered

COUNTESS: Final = "countess"


def action_space(tables: Tables) -> ActionSpace:
    place = Domain("place", range(1, tables.row_size + 1))
    stack = Domain("stack", range(1, tables.stack_count + 1))
    card = Domain("card", tables.names)
    spot = Domain("spot", SPOTS)
    monks = Domain("monks", range(tables.cards[tables.monk].copies + 1))
    basic = Domain("card", tables.names[BASICS : BASICS + tables.basic_count])
    village = Domain("village", range(1, max(PLAYERS) + 1))
    payee = Domain("village", [*range(1, max(PLAYERS) + 1), COUNTESS])
    copy = Domain("copy", range(1, tables.copies_max + 1))
    side = Domain("side", SIDES)
    return ActionSpace(
        [
            Verb(TAKE, "take", place),
            Verb(DRAW, "draw", stack),
            Verb(COURIER, "courier"),
            Verb(LET_BE, "let-be"),
            Verb(PLACE, "place", card, spot, monks),
            Verb(FETCH, "fetch", basic),
            Verb(PUT_ON, "put-on", stack),
            Verb(GIVE, "give", card),
            Verb(TINNER, "tinner"),
            Verb(SMUGGLE, "smuggle", card),
            Verb(APPRENTICE, "apprentice", village, card, monks),
            Verb(UNLOCK, "unlock"),
            Verb(PAY, "pay", payee, copy),
            Verb(PAY_BANK, "pay-bank"),
            Verb(END, "end"),
            Verb(SAVE, "save", place),
            Verb(SAVE_NONE, "save-none"),
            Verb(KEEP, "keep", card),
            Verb(SEND, "send", place),
            Verb(JESTER, "jester"),
            Verb(ACCEPT, "accept"),
            Verb(YIELD, "yield", card),
            Verb(RECRUIT, "recruit"),
            Verb(BENEFACTOR, "benefactor", card, spot),
            Verb(PROPHET, "prophet", stack),
            Verb(CHOOSE, "choose", card),
            Verb(PUT_BACK, "put-back", card),
            Verb(BARBARIAN, "barbarian"),
            Verb(FLAKER, "flaker", village, card),
            Verb(NOBLE, "noble", village),
            Verb(SCHEMER, "schemer", village, card),
            Verb(ROB, "rob", village),
            Verb(SHERIFF, "sheriff", village),
            Verb(PIGEONEER, "pigeoneer"),
            Verb(FREELANCE, "freelance", village),
            Verb(COVER, "cover", side),
        ]
    )
