"""A table as one person may see it, in his language: the only place where a state becomes an answer."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from allmende.core.catalog import game as find_game
from allmende.core.events import EVERYBODY, Event
from allmende.core.guide import LEARNER, guide, guide_words
from allmende.core.state import State, Value
from allmende.core.words import words
from allmende.server import messages
from allmende.server.problems import sayings, why_text
from allmende.server.storage.records import SEALED, EntryRecord, SeatRecord
from allmende.server.table import Table, unpack_event


@dataclass(frozen=True)
class Looker:
    """Who looks at a table, from which of his seats, and in which language."""

    person: str | None
    seat: int | None
    mine: tuple[int, ...]
    language: str


def looker(table: Table, person: str | None, seat: int | None, language: str) -> Looker:
    """Somebody who sits at the table looks from the seat asked for, else from the one to move if it is his, else from his
    first. When the game is over everybody may look from everywhere."""
    mine = table.seats_of(person)
    allowed = range(table.record.seats) if table.over else mine
    if seat is None or seat not in allowed:
        asked = [number for number in mine if table.may_choose(number) and table.sealed(number) is None]
        seat = asked[0] if asked else (mine[0] if mine else None)
    return Looker(person, seat, tuple(mine), language)


def bot_name(seat: SeatRecord) -> str:
    """What the bot of a seat is called; nothing where there is none."""
    return "" if seat.bot is None else f"{seat.bot.split(':')[0].capitalize()} {seat.seat + 1}"


def names(table: Table, language: str) -> list[str]:
    """What everybody at the table is called; a name that several seats bear goes with the number of the seat."""
    found = []
    borne = Counter(seat.name for seat in table.seats)
    for seat in table.seats:
        if seat.name is not None:
            found.append(seat.name if borne[seat.name] == 1 else f"{seat.name} ({seat.seat + 1})")
        elif seat.bot is not None:
            found.append(bot_name(seat))
        else:
            found.append(sayings(language).text("seat-empty", seat=seat.seat + 1))
    return found


def moment(table: Table, state: State, who: Looker, seq: int) -> dict[str, Any]:
    """What every look at a table has, now or at an earlier moment."""
    view = state.view(who.seat)
    return {
        "id": table.id,
        "game": table.game.name,
        "seq": seq,
        "you": who.seat,
        "to_move": state.to_move,
        "over": state.is_over,
        "prompt": prompt(table, view, who),
        "view": view,
        "scores": state.scores() if state.is_over else None,
        "sheet": state.score_sheet() if state.is_over else None,
        "winners": state.winners() if state.is_over else None,
    }


def prompt(table: Table, view: dict[str, Any], who: Looker) -> str:
    """Who decides what, in a sentence."""
    pending = view["pending"]
    texts = words(who.language, table.game.name)
    return "" if pending is None else texts.prompt(pending, names(table, who.language))


def moment_answer(table: Table, state: State, who: Looker, seq: int) -> messages.Moment:
    return messages.Moment(**moment(table, state, who, seq))


def table_answer(
    table: Table, who: Looker, *, since: int, chat_since: int, seen: int, deadline: float | None,
    present: set[str], bot_seconds: float, link: str,
) -> messages.TableAnswer:  # fmt: skip
    record, state = table.record, table.state
    asked = table.asked()
    yours = who.seat is not None and who.seat in who.mine and table.may_choose(who.seat)
    mine = asked[who.seat] if yours and who.seat is not None else state  # where my choices come from
    sealed = table.sealed(who.seat) if yours and who.seat is not None else None
    now = moment(table, state, who, table.seq)
    if mine is not state:
        now["prompt"] = prompt(table, mine.view(who.seat), who)
    return messages.TableAnswer(
        **now,
        version=record.version,
        mine=list(who.mine),
        private=record.private,
        rated=record.rated,
        created=record.created,
        options=state.options,
        seats=seat_infos(table, who.language, present),
        automata=words(who.language, table.game.name).names(state, []),
        invites=invites(table, link) if who.person == record.creator else [],
        choices=[choice(table, who.language, code) for code in mine.legal] if yours else [],
        refusals=refusals(table, mine, who.language) if yours else [],
        deciding=[seat for seat in asked if table.sealed(seat) is None],
        sealed=sealed,
        undoable=0 if who.seat not in who.mine or who.seat is None else table.undoable(who.seat),
        log=log(table, who, since),
        since=since,
        seen=seen,
        chat=[
            messages.ChatLine(id=line.id, name=line.name, seat=line.seat, text=line.text, at=line.at)
            for line in table.chat
            if line.id > chat_since
        ],
        commitment=table.record.commitment,
        seed=record.seed if table.over else None,
        rules_version=record.rules,
        changes=[messages.RulesChange(**change) for change in record.changes],
        deadline=deadline if yours else None,
        orders=[
            messages.OrderInfo(decision=decision, code=code)
            for seat in who.mine
            if seat == who.seat
            for decision, code in table.orders.get(seat, {}).items()
            if not decision.startswith(SEALED)
        ],
        guide=guide_info(table, who.language) if LEARNER in who.mine and who.seat == LEARNER else None,
        bot_seconds=bot_seconds,
    )


@lru_cache(100_000)
def action_parts(game: str, language: str, code: int) -> tuple[str, str, dict[str, Value]]:
    """A code's text, verb and arguments: the same all game long, so worded once."""
    found = find_game(game)
    action = found.action(code)
    domains = found.space.verbs[action.kind].domains
    args: dict[str, Value] = {domain.name: word for domain, word in zip(domains, action.args, strict=True)}
    return words(language, game).action(action, found.space), action.verb, args


def choice(table: Table, language: str, code: int) -> messages.Choice:
    text, verb, args = action_parts(table.game.name, language, code)
    return messages.Choice(code=code, text=text, verb=verb, args=args)


def refusals(table: Table, state: State, language: str) -> list[messages.Refusal]:
    texts = words(language, table.game.name)
    found = []
    for action, reason in state.refusals():
        text, verb, args = action_parts(table.game.name, language, action.code)
        why = why_text(texts, reason)
        found.append(messages.Refusal(code=action.code, text=text, verb=verb, args=args, reason=why))
    return found


def seat_infos(table: Table, language: str, present: set[str]) -> list[messages.SeatInfo]:
    return [
        messages.SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            name=name,
            taken=not seat.is_free,
            bot=seat.bot,
            stand_in=seat.stand_in,
            present=seat.person in present,
            seen_at=seat.seen_at or None,
            thinking=seat.seat == table.state.to_move and seat.player is not None,
            votes=sorted(table.votes.get(seat.seat, {})),
        )
        for seat, name in zip(table.seats, names(table, language), strict=True)
    ]


def guide_info(table: Table, language: str) -> messages.GuideInfo | None:
    """What a first game's guide says now."""
    place, script = table.guide_place(), guide(table.game.name)
    if place is None or script is None:
        return None
    texts = guide_words(table.game.name, language)
    shown = [] if place.scripted >= 0 else script.steps[place.first : place.last + 1]
    return messages.GuideInfo(
        first=place.first + 1,
        steps=len(script.steps),
        pages=[messages.GuidePage(text=texts.text(step.say), at=step.at) for step in shown],
        codes=place.play,
    )


def invites(table: Table, link: str) -> list[messages.Invite]:
    return [
        messages.Invite(seat=seat.seat, token=seat.invite, link=f"{link}?invite={seat.invite}")
        for seat in table.seats
        if seat.is_free and seat.invite is not None
    ]


# ── the log ──────────────────────────────────────────────────────────────────────────────────────


def log(table: Table, who: Looker, since: int) -> list[messages.LogEntry]:
    """The journal in words, from an entry on. What was worded once is kept."""
    seat = -1 if who.seat is None else who.seat
    own = seat in who.mine
    kept = table.worded.setdefault((seat, own, table.over, who.language), [])
    for entry in table.entries[len(kept) :]:
        kept.append(log_entry(table, who, seat, own, entry))
    effective = set(table.effective)
    shown = kept[since:]
    for line in shown:
        line.undone = line.kind == "move" and line.seq not in effective
    return shown


def log_entry(table: Table, who: Looker, seat: int, own: bool, entry: EntryRecord) -> messages.LogEntry:
    players = words(who.language, table.game.name).names(table.state, names(table, who.language))
    is_move = entry.kind == "move"
    shows_code = is_move and (table.over or (own and entry.seat == seat))
    heard = [event for event in entry.events if event[3] in (EVERYBODY, seat)]
    said = None
    if shows_code:
        said = action_parts(table.game.name, who.language, entry.code)[0]
    elif not is_move:
        said = sayings(who.language).text("log-undo", player=players[entry.seat])
    return messages.LogEntry(
        seq=entry.seq,
        kind=entry.kind,
        seat=entry.seat,
        bot=entry.bot,
        trouble=trouble_text(players, entry, who.language),
        at=entry.at,
        code=entry.code if shows_code else None,
        by_itself=own and entry.seat == seat and entry.person is None and entry.bot is None,
        text=said,
        undoes=None if is_move else entry.code,
        touches_you=entry.seat != seat and any(event[1] == seat for event in heard if seat >= 0),
        events=[event_info(table.game.name, who.language, players, event) for event in heard],
    )


def trouble_text(players: list[str], entry: EntryRecord, language: str) -> str | None:
    """What went wrong with a bot, in a sentence. Not its error: that might tell what its seat holds."""
    if entry.trouble is None:
        return None
    return sayings(language).text(f"trouble-{entry.trouble}", player=players[entry.seat])


def event_info(game: str, language: str, players: list[str], data: list[Any]) -> messages.EventInfo:
    event = unpack_event(data)
    seat = None if event.seat < 0 else event.seat
    text = event_text(game, language, tuple(players), event.kind, event.seat, tuple(event.args.items()))
    return messages.EventInfo(kind=event.kind, seat=seat, args=event.args, text=text)


@lru_cache(50_000)
def event_text(
    game: str,
    language: str,
    players: tuple[str, ...],
    kind: str,
    seat: int,
    args: tuple[tuple[str, Value], ...],
) -> str:
    """An event in words: each is told to many, and many are alike."""
    return words(language, game).event(Event(kind, seat, dict(args)), list(players))
