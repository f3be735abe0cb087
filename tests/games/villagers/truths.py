"""When each reason of Villagers is true, read from the view and the cards' numbers, never from the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import allmende
from allmende.games.villagers.tables import Tables
from tests.conformance.test_reasons import Refused, Truth

TABLES: Tables = allmende.game("villagers").tables  # type: ignore[attr-defined]  # the game is Villagers'
CARDS = {card.name: card for card in TABLES.cards}

Card = dict[str, Any]


def args(refused: Refused) -> dict[str, int | str]:
    return refused.args("villagers")


def named(refused: Refused, name: str) -> str:
    return str(args(refused)[name])


def number(refused: Refused, name: str) -> int:
    return int(args(refused)[name])


def player(refused: Refused, seat: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = refused.view["players"][refused.seat if seat is None else seat]
    return found


def cards_in(trees: list[Card]) -> Iterator[Card]:
    for card in trees:
        yield card
        yield from cards_in(card["on"])


def village(refused: Refused, seat: int | None = None) -> list[Card]:
    return list(cards_in(player(refused, seat)["village"]))


def villages(refused: Refused) -> list[Card]:
    return [card for seat in range(refused.view["seats"]) for card in village(refused, seat)]


def has(refused: Refused, name: str) -> bool:
    return any(card["card"] == name for card in village(refused))


def stands_for(card: Card) -> str:
    role = str(card.get("role", card["card"]))
    return "founders" if role == "founders_food" else role


def room_for(refused: Refused, role: str, played_by: str | None = None) -> bool:
    """Whether somebody with room on top stands there as this one (`played_by`: a Monk or an Apprentice does)."""
    return any(
        stands_for(card) == role and card["free"] and (played_by is None or card["card"] == played_by)
        for card in village(refused)
    )


def wanted_below(name: str, monks: int = 0) -> str | None:
    """What a villager with Monks under it has to lie on; None: on nothing."""
    chain = CARDS[name].chain
    return chain[-2 - monks] if len(chain) > 1 + monks else None


def in_hand(refused: Refused, name: str) -> bool:
    return any(card["card"] == name for card in player(refused)["hand"])


def turn(refused: Refused, name: str) -> int:
    return int(refused.view["turn"][name])


def stack_is_empty(refused: Refused) -> bool:
    stack = number(refused, "stack")
    said = refused.reason.args["stack"]
    return refused.view["stacks"][stack - 1]["size"] == 0 and said == stack


def place_is_empty(refused: Refused) -> bool:
    return refused.view["row"][number(refused, "place") - 1] is None


def has_coin(refused: Refused) -> bool:
    place = refused.view["row"][number(refused, "place") - 1]
    return place is not None and place["coins"] > 0


def face_up_only(refused: Refused) -> bool:
    event = refused.view["countess"]["event"]
    ban = [one.name for one in TABLES.events if one.code == 7]  # no face-down drafts
    return bool(event in ban and any(place is not None for place in refused.view["row"]))


def limit_is_used(refused: Refused) -> bool:
    limit = player(refused)["build_limit"]
    return bool(refused.reason.args["limit"] == limit and turn(refused, "limit_used") >= limit)


def cap_is_reached(refused: Refused) -> bool:
    said = refused.reason.args
    left = turn(refused, "cap") - turn(refused, "cap_used")
    cards = 1 + int(args(refused).get("monks", 0))
    return (said["cap"], said["left"], said["cards"]) == (turn(refused, "cap"), left, cards) and cards > left


def nothing_below(refused: Refused) -> bool:
    role = str(refused.reason.args["card"])
    monks = int(args(refused).get("monks", 0))
    return role == wanted_below(named(refused, "card"), monks) and not room_for(refused, role)


def no_such_stand_in(kind: str) -> Truth:
    def truth(refused: Refused) -> bool:
        role = str(refused.reason.args["card"])
        return (
            named(refused, "spot") == kind
            and role == wanted_below(named(refused, "card"))
            and not room_for(refused, role, kind)
        )

    return truth


def padlock_too_dear(refused: Refused) -> bool:
    """The counting is the suite's; here that nothing else opens it."""
    card = "smuggler" if refused.action.verb == "smuggle" else named(refused, "card")
    unlocker = CARDS[card].padlock
    return (
        refused.reason.args["card"] == unlocker
        and not has(refused, unlocker)
        and not refused.view["turn"]["tinner"]
        and refused.reason.args["need"] == TABLES.padlock_cost
    )


def only_in_draft(refused: Refused) -> bool:
    card = "courier" if refused.action.verb == "courier" else named(refused, "card")
    return card in ("courier", "benefactor", "prophet", "barbarian", "flaker") and in_hand(refused, card)


def enough_exchanges(refused: Refused) -> bool:
    said = refused.reason.args["exchanges"]
    return said == turn(refused, "exchanges") == turn(refused, "exchanged")


def pile_is_empty(refused: Refused) -> bool:
    card = refused.reason.args["card"]
    return card == named(refused, "card") and refused.view["basics"][card] == 0


def unlocker(refused: Refused) -> str:
    """By what is printed on the card to lay."""
    return CARDS[refused.view["pending"]["card"]].padlock


def own_unlocker(refused: Refused) -> bool:
    return refused.reason.args["card"] == unlocker(refused) and has(refused, unlocker(refused))


def another_unlocker(refused: Refused) -> bool:
    theirs = [card["card"] for card in villages(refused)]
    if "countess" in refused.view:
        theirs += [card["card"] for card in refused.view["countess"]["village"]]
    return refused.reason.args["card"] == unlocker(refused) in theirs and not has(refused, unlocker(refused))


def shows_no_gold(refused: Refused) -> bool:
    name = named(refused, "card")
    bare = [card for card in village(refused) if card["card"] == name and not card["on"]]
    return not bare or CARDS[name].gold == 0


def retail(refused: Refused) -> bool:
    return bool(refused.view["options"]["edition"] == "retail")


def not_their_founders(refused: Refused) -> bool:
    others = number(refused, "village") - 1 != refused.seat
    return retail(refused) and others and named(refused, "card").startswith("founders")


def no_target(refused: Refused) -> bool:
    return retail(refused) and named(refused, "card") in ("monk", "apprentice")


def not_covered(refused: Refused) -> bool:
    copies = [
        card
        for card in village(refused, number(refused, "village") - 1)
        if card["card"] == named(refused, "card")
    ]
    return bool(copies) and not any(card["on"] for card in copies)


def nobody_covered(refused: Refused) -> bool:
    return not any(card["on"] for card in villages(refused))


def freed_unfit(refused: Refused) -> bool:
    monks = number(refused, "monks")
    role = wanted_below(named(refused, "card"), monks)
    return refused.reason.args["monks"] == monks and role is not None and not room_for(refused, role)


def not_enough_gold(refused: Refused) -> bool:
    said = refused.reason.args
    event = next(one for one in TABLES.events if one.name == refused.view["countess"]["event"])
    gold = CARDS[named(refused, "card")].gold
    return (said["gold"], said["least"]) == (gold, event.min_gold) and gold < event.min_gold


def last_pick(refused: Refused) -> bool:
    own = player(refused)
    return bool(refused.reason.args["limit"] == own["draft_limit"] and own["picks"] + 1 >= own["draft_limit"])


def only_specials(refused: Refused) -> bool:
    hand = player(refused, number(refused, "village") - 1)["hand"]
    return bool(hand) and all(card["suit"] == "special" for card in hand)


def freelancer_too_late(refused: Refused) -> bool:
    return any(turn(refused, name) for name in ("freelanced", "cap_used", "exchanged", "robbed"))


def limit_is_full(refused: Refused) -> bool:
    return bool(refused.reason.args["limit"] == player(refused)["build_limit"] == turn(refused, "cap"))


def too_poor(refused: Refused) -> bool:
    said, theirs = refused.reason.args, player(refused, number(refused, "village") - 1)["coins"]
    return bool(said["coins"] == theirs < TABLES.thief_coins == said["least"])


TRUTHS: dict[str, Truth] = {
    "nobody-there": place_is_empty,
    "stack-is-empty": stack_is_empty,
    "face-up-only": face_up_only,
    "no-courier": lambda refused: not in_hand(refused, "courier"),
    "courier-in-own-turn": lambda refused: (
        refused.view["pending"]["kind"] == "pick-villager" and in_hand(refused, "courier")
    ),
    "empty-place": place_is_empty,
    "has-coin": has_coin,
    "limit-reached": limit_is_used,
    "cap-reached": cap_is_reached,
    "nothing-to-build-on": nothing_below,
    "no-such-monk": no_such_stand_in("monk"),
    "no-such-apprentice": no_such_stand_in("apprentice"),
    "padlock-too-dear": padlock_too_dear,
    "monk-not-alone": lambda refused: named(refused, "card") == "monk" and in_hand(refused, "monk"),
    "only-in-draft": only_in_draft,
    "no-more-exchanges": enough_exchanges,
    "basic-pile-empty": pile_is_empty,
    "no-card-in-hand": lambda refused: not player(refused)["hand"],
    "stack-is-gone": stack_is_empty,
    "own-unlocker-first": own_unlocker,
    "another-has-unlocker": another_unlocker,
    "no-tinner": lambda refused: not refused.view["turn"]["tinner"],
    "no-gold-to-smuggle": shows_no_gold,
    "not-their-founders": not_their_founders,
    "no-target-for-apprentice": no_target,
    "not-covered": not_covered,
    "nobody-covered": nobody_covered,
    "freed-does-not-fit": freed_unfit,
    "not-enough-gold": not_enough_gold,
    "recruiter-used": lambda refused: turn(refused, "recruited") != 0,
    "draft-limit-holds": last_pick,
    "only-specials-there": only_specials,
    "reserve-is-empty": lambda refused: refused.view["reserve"]["size"] == 0,
    "freelancer-comes-first": freelancer_too_late,
    "build-limit-is-full": limit_is_full,
    "thief-was-at-work": lambda refused: bool(turn(refused, "robbed")),
    "too-poor-to-rob": too_poor,
}
