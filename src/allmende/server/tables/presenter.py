"""A table as one person may see it, in their language: the only place where a state becomes an answer.

Answers are plain data, ready for JSON, in the shapes that `messages` describes (a test holds them against these). A table
is shown with every move, to everybody who watches: what one look has worked out is kept for the next, and nothing here
takes longer the longer a game has lasted.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal
from urllib.parse import urlsplit

from allmende import bots
from allmende.core.catalog import game_with, preset_of
from allmende.core.decisions import Reason
from allmende.core.events import EVERYBODY, Event
from allmende.core.guide import LEARNER, guide, guide_words
from allmende.core.ledger import Change, Preview, summed
from allmende.core.state import State, Value
from allmende.core.words import Words, words
from allmende.server import messages
from allmende.server.sayings import sayings
from allmende.server.storage.records import ChatRecord, EntryRecord, SeatRecord, TableRecord
from allmende.server.tables.asking import asking_of, outstanding
from allmende.server.tables.clock import left
from allmende.server.tables.table import Table, unpack_event

Plain = dict[str, Any]  # JSON-ready, in the shape of one of the messages


@dataclass(frozen=True)
class Looker:
    """Who looks at a table, from which of their seats, and in which language."""

    person: str | None
    seat: int | None
    mine: tuple[int, ...]
    language: str


def looker(table: Table, person: str | None, seat: int | None, language: str) -> Looker:
    """Somebody who sits at the table looks from the seat asked for, else from the one to move if it is theirs, else from their
    first. When the game is over everybody may look from everywhere."""
    mine = table.seats_of(person)
    allowed = range(table.record.seats) if table.over else mine
    if seat is None or seat not in allowed:
        asked = [number for number in mine if table.may_choose(number) and table.sealed(number) is None]
        seat = asked[0] if asked else (mine[0] if mine else None)
    return Looker(person, seat, tuple(mine), language)


@lru_cache(10_000)
def level(bot: str | None, language: str) -> str | None:
    """How strong a bot is, in a word: "journeyman"."""
    return None if bot is None else bots.level(bot, sayings(language))


def row_names(record: TableRecord, seats: list[SeatRecord]) -> list[str]:
    """What everybody at a table is called in a list of tables; nothing where nobody sits."""
    return [
        seat.name or ("" if seat.bot is None else bots.name_of(record.commitment, seat.seat))
        for seat in seats
    ]


def names(table: Table, language: str) -> list[str]:
    """Everybody's name at the table; if several seats share a name, the seat's number is added."""
    return list(_told_apart(tuple(row_names(table.record, table.seats)), language))


@lru_cache(10_000)
def _told_apart(called: tuple[str, ...], language: str) -> tuple[str, ...]:
    borne = Counter(called)
    empty = sayings(language)
    return tuple(
        (name if borne[name] == 1 else f"{name} ({seat + 1})")
        if name
        else empty.text("seat-empty", seat=seat + 1)
        for seat, name in enumerate(called)
    )


def moment(table: Table, state: State, who: Looker, seq: int) -> dict[str, Any]:
    """What every look at a table has, now or at an earlier moment."""
    view = state.view(who.seat)
    early = table.record.ended is not None and seq == table.seq
    over = state.is_over or early
    return {
        "id": table.id,
        "game": table.game.name,
        "seq": seq,
        "you": who.seat,
        "to_move": None if over else state.to_move,
        "over": over,
        "prompt": "" if over else prompt(table, view, who),
        "view": view,
        "holdings": state.holdings(),
        "scores": state.scores() if over else None,
        "sheet": state.score_sheet() if over else None,
        "winners": None if not over else table.winners if early else state.winners(),
        "ended": ended_info(table, who.language) if early else None,
    }


def prompt(table: Table, view: dict[str, Any], who: Looker) -> str:
    """What you are asked, or whom you wait for. A person with several seats reads which one is asked."""
    pending = view["pending"]
    if pending is None:
        return ""
    texts, players = words(who.language, table.game.name), names(table, who.language)
    if pending["seat"] not in who.mine:
        return texts.waiting(pending, players)
    return texts.prompt(pending, players) if len(who.mine) == 1 else texts.prompt_to(pending, players)


def table_answer(
    table: Table, who: Looker, *, since: int, chat_since: int, seen: int, deadline: float | None,
    present: set[str], bot_seconds: float, link: str, spectators: tuple[Sequence[str], int] = ((), 0),
    now: float = 0.0, build: str = "",
) -> Plain:  # fmt: skip
    """A `messages.TableAnswer`."""
    record = table.record
    return {
        "type": "table",
        **_shown(table, who),
        "version": record.version,
        "private": record.private,
        "rated": record.rated,
        "created": record.created,
        "seats": seat_infos(table, who.language, present),
        "invites": invites(table, link) if who.person == record.creator else [],
        "may_close": not table.over and who.person == record.creator and not table.people(without=who.person),
        "clock": clock_info(table, now),
        "asking": asking_info(table, who),
        "spectators": list(spectators[0]),
        "unnamed": spectators[1],
        "build": build,
        "log": log(table, who, since),
        "since": since,
        "seen": seen,
        "chat": [chat_line(line) for line in lines_after(table.chat, chat_since)],
        "commitment": record.commitment,
        "seed": record.seed if table.over else None,
        "rules_version": record.rules,
        "changes": record.changes,
        "deadline": deadline if _is_asked(table, who) else None,
        "bot_seconds": bot_seconds,
    }


def _is_asked(table: Table, who: Looker) -> bool:
    return who.seat is not None and who.seat in who.mine and table.may_choose(who.seat)


def _shown(table: Table, who: Looker) -> Plain:
    """What a table looks like from a seat, and what may be done there: worked out once for all who look from it, until
    something changes. It is not to be changed."""
    key = (who.seat, who.mine, who.language)
    known = table.shown
    if known is None or known[0] is not table.state or known[1] != table.record.version:
        table.shown = known = (table.state, table.record.version, {})
    if key not in known[2]:
        known[2][key] = _look(table, who)
    return known[2][key]


def _look(table: Table, who: Looker) -> Plain:
    state, asked, seat = table.state, table.asked(), who.seat
    shown = moment(table, state, who, table.seq)
    own = seat is not None and seat in who.mine
    yours = _is_asked(table, who)
    mine = asked[seat] if yours and seat is not None else state  # where my choices come from
    if mine is not state:
        shown["prompt"] = prompt(table, mine.view(seat), who)
    return {
        **shown,
        "mine": list(who.mine),
        "options": state.options,
        "components": preset_of(table.game),
        "automata": words(who.language, table.game.name).names(state, []),
        "choices": choices(table, mine, who.language) if yours else [],
        "refusals": refusals(table, mine, who.language) if yours else [],
        "deciding": [number for number in asked if table.sealed(number) is None],
        "sealed": table.sealed(seat) if yours and seat is not None else None,
        "undoable": table.undoable(seat) if own and seat is not None else 0,
        "turn_back": turn_back(table, who),
        "orders": [
            {"decision": decision, "code": code}
            for decision, code in (table.orders.get(seat, {}).items() if own and seat is not None else ())
        ],
        "guide": guide_info(table, who.language) if own and seat == LEARNER else None,
    }


def lines_after(chat: list[ChatRecord], known: int) -> list[ChatRecord]:
    return chat[bisect_left(chat, known + 1, key=lambda line: line.id) :]


def chat_line(line: ChatRecord) -> Plain:
    return {"id": line.id, "name": line.name, "seat": line.seat, "text": line.text, "at": line.at}


@lru_cache(100_000)
def action_parts(game: str, components: str, language: str, code: int) -> tuple[str, str, dict[str, Value]]:
    """A code's text, verb and arguments: the same all game long, so worded once. What a code means depends on the numbers
    too, so `components` is their digest."""
    found = game_with(game, components)
    action = found.action(code)
    domains = found.space.verbs[action.kind].domains
    args: dict[str, Value] = {domain.name: word for domain, word in zip(domains, action.args, strict=True)}
    return words(language, game).action(action, found.space), action.verb, args


def parts_of(table: Table, language: str, code: int) -> tuple[str, str, dict[str, Value]]:
    return action_parts(table.game.name, table.game.components.digest, language, code)


def action_info(table: Table, language: str, code: int) -> messages.ActionInfo:
    text, verb, args = parts_of(table, language, code)
    return messages.ActionInfo(code=code, text=text, verb=verb, args=args)


def choices(table: Table, state: State, language: str) -> list[Plain]:
    """What the seat that decides in this state may do, each with what it would do."""
    players = words(language, table.game.name).names(state, names(table, language))
    found = []
    for code, preview in table.previews(state).items():
        text, verb, args = parts_of(table, language, code)
        shown = preview_info(table, state, players, language, preview)
        found.append({"code": code, "text": text, "verb": verb, "args": args, "preview": shown})
    return found


def preview_info(table: Table, state: State, players: list[str], language: str, preview: Preview) -> Plain:
    mover = -1 if state.to_move is None else state.to_move
    return {
        "changes": change_infos(preview.changes),
        "warnings": [
            warning_text(table.game.name, language, players, event, mover) for event in preview.warnings
        ],
        "uncertain": preview.uncertain,
        "ends": preview.ends,
    }


def change_infos(changes: list[Change]) -> list[Plain]:
    return [{"seat": change.seat, "what": change.what, "amount": change.amount} for change in changes]


def refusals(table: Table, state: State, language: str) -> list[Plain]:
    texts = words(language, table.game.name)
    found = []
    for action, reason in state.refusals():
        text, verb, args = parts_of(table, language, action.code)
        why = {
            "key": reason.key,
            "text": texts.reason(reason),
            "rule": reason.rule,
            "args": dict(reason.args),
        }
        found.append({"code": action.code, "text": text, "verb": verb, "args": args, "reason": why})
    return found


def why_text(texts: Words, reason: Reason) -> messages.Why:
    return messages.Why(key=reason.key, text=texts.reason(reason), rule=reason.rule, args=dict(reason.args))


def seat_infos(table: Table, language: str, present: set[str]) -> list[Plain]:
    to_move = table.to_move
    return [
        {
            "seat": seat.seat,
            "kind": seat.kind,
            "name": name,
            "taken": not seat.is_free,
            "bot": seat.bot,
            "stand_in": seat.stand_in,
            "present": seat.person in present,
            "seen_at": seat.seen_at or None,
            "thinking": seat.seat == to_move and seat.player is not None,
            "level": level(seat.player, language),
            "out": seat.out,
            "votes": sorted(table.votes.get(seat.seat, ())),
        }
        for seat, name in zip(table.seats, names(table, language), strict=True)
    ]


def guide_info(table: Table, language: str) -> Plain | None:
    """What a first game's guide says now."""
    place, script = table.guide_place(), guide(table.game.name)
    if place is None or script is None:
        return None
    texts = guide_words(table.game.name, language)
    shown = [] if place.scripted >= 0 else script.steps[place.first : place.last + 1]
    return {
        "first": place.first + 1,
        "steps": len(script.steps),
        "pages": [{"text": texts.text(step.say), "at": list(step.at)} for step in shown],
        "codes": list(place.play),
    }


def invites(table: Table, link: str) -> list[Plain]:
    """`messages.Invite`s."""
    return [
        {
            "seat": seat.seat,
            "token": seat.invite,
            "link": f"{link}?invite={seat.invite}",
            "local": is_local(link),
        }
        for seat in table.seats
        if seat.is_free and seat.invite is not None
    ]


def is_local(link: str) -> bool:
    """Whether a link is good on the server's own machine only."""
    host = urlsplit(link).hostname or ""
    return host == "localhost" or host.endswith(".localhost") or host == "::1" or host.startswith("127.")


# ── the log ──────────────────────────────────────────────────────────────────────────────────────


def log(table: Table, who: Looker, since: int) -> list[Plain]:
    """The journal in words, from an entry on. What was worded once is kept."""
    seat = -1 if who.seat is None else who.seat
    own = seat in who.mine
    kept = table.worded.setdefault((seat, own, table.over, who.language), [])
    for entry in table.entries[len(kept) :]:
        kept.append(log_entry(table, who, seat, own, entry))
    effective = table.effective
    place = bisect_left(effective, since)
    standing = set(effective[place:])
    shown = kept[since:]
    for line in shown:
        line["undone"] = line["kind"] == "move" and line["seq"] not in standing
    return shown


def log_entry(table: Table, who: Looker, seat: int, own: bool, entry: EntryRecord) -> Plain:
    players = words(who.language, table.game.name).names(table.state, names(table, who.language))
    is_move = entry.kind == "move"
    is_undo = entry.kind == "undo"
    shows_code = is_move and (table.over or (own and entry.seat == seat))
    heard = [unpack_event(event) for event in entry.events if event[3] in (EVERYBODY, seat)]
    said = None
    if shows_code:
        said = parts_of(table, who.language, entry.code)[0]
    elif not is_move:
        said = entry_text(table, players, entry, who.language)
    return {
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "bot": entry.bot,
        "trouble": trouble_text(players, entry, who.language),
        "at": entry.at,
        "code": entry.code if shows_code else None,
        "by_itself": own and entry.seat == seat and entry.by_itself,
        "text": said,
        "undone": False,
        "undoes": entry.code if is_undo else None,
        "touches_you": entry.seat != seat and any(event.seat == seat for event in heard if seat >= 0),
        "events": [event_info(table.game.name, who.language, players, event) for event in heard],
        "changes": change_infos(summed([change for event in heard for change in event.changes])),
    }


def entry_text(table: Table, players: list[str], entry: EntryRecord, language: str) -> str:
    """What is said about an entry that is no move."""
    texts = sayings(language)
    player = players[entry.seat]
    if entry.kind == "undo":
        first = entry.code
        turn = any(
            line.seat != entry.seat for line in table.entries[first : entry.seq] if line.kind == "move"
        )
        how = "log-undo-anew" if entry.revealed else "log-undo-turn" if turn else "log-undo"
        return texts.text(how, player=player)
    goes_on = not (table.record.ended is not None and entry.seq == table.seq - 1)
    if entry.kind in ("resign", "time"):
        return texts.text(f"log-{entry.kind}{'-bot' if goes_on else ''}", player=player)
    return texts.text(f"log-{entry.kind}", player=player)


def ended_info(table: Table, language: str) -> Plain | None:
    ended = table.record.ended
    if ended is None:
        return None
    text = ended_text(ended, names(table, language), language)
    return {"how": ended["how"], "seat": ended["seat"], "text": text}


def ended_text(ended: dict[str, Any], players: list[str], language: str) -> str:
    seat = ended["seat"]
    return sayings(language).text(f"ended-{ended['how']}", player="" if seat is None else players[seat])


def clock_info(table: Table, now: float) -> Plain | None:
    clock, times = table.clock, table.record.times
    if clock is None or times is None:
        return None
    return {
        **clock.plain(),
        "left": [round(left(times, seat, now), 3) for seat in range(len(times.left))],
        "running": list(times.running),
        "at": now,
    }


def asking_info(table: Table, who: Looker) -> Plain | None:
    asking = asking_of(table)
    if asking is None or table.over:
        return None
    players = names(table, who.language)
    said = f"asking-{asking.what}" if asking.declined is None else "asking-declined"
    other = players[asking.seat if asking.declined is None else asking.declined]
    return {
        "what": asking.what,
        "seat": asking.seat,
        "agreed": list(asking.agreed),
        "declined": asking.declined,
        "yours_to_answer": asking.declined is None and who.person in outstanding(table, asking),
        "text": sayings(who.language).text(said, player=other),
    }


def turn_back(table: Table, who: Looker) -> Literal["no", "free", "ask"]:
    if who.seat is None or who.seat not in who.mine or not table.turn_back(who.seat):
        return "no"
    return "free" if table.is_alone(who.seat) else "ask"


def trouble_text(players: list[str], entry: EntryRecord, language: str) -> str | None:
    """What went wrong with a bot, in a sentence. Not its error: that might tell what its seat holds."""
    if entry.trouble is None:
        return None
    return sayings(language).text(f"trouble-{entry.trouble}", player=players[entry.seat])


def event_info(game: str, language: str, players: list[str], event: Event) -> Plain:
    text, clause = event_texts(game, language, event)
    called = dict(enumerate(players, _FIRST_SIGN))
    return {
        "kind": event.kind,
        "seat": None if event.seat < 0 else event.seat,
        "args": event.args,
        "text": text.translate(called),
        "clause": None if clause is None else clause.translate(called),
        "changes": change_infos(event.changes),
    }


_FIRST_SIGN = 0xE000  # private signs, which no name has (core/legible.py), stand for names: one for each seat
_SIGNS = [chr(_FIRST_SIGN + seat) for seat in range(100)]


@lru_cache(50_000)
def event_texts(game: str, language: str, event: Event) -> tuple[str, str | None]:
    """An event in words, and its clause, with placeholders for names: many people read each event, and many tables have the
    same ones."""
    texts = words(language, game)
    text = texts.event(event, _SIGNS)
    return text, texts.clause_of(text, event, _SIGNS)


@lru_cache(10_000)
def warning_texts(game: str, language: str, event: Event, mover: int) -> str:
    return words(language, game).warning(event, _SIGNS, mover)


def warning_text(game: str, language: str, players: Sequence[str], event: Event, mover: int) -> str:
    return warning_texts(game, language, event, mover).translate(dict(enumerate(players, _FIRST_SIGN)))
