"""What everybody may count of a family: members by where they are, time as hours left before the bridge."""

from __future__ import annotations

from allmende.games.village.state import Village


def holdings(village: Village, seat: int) -> dict[str, int]:
    tables, family = village.tables, village.families[seat]
    held = dict(zip(tables.goods, family.goods, strict=True))
    held.update(zip(tables.influence_keys, family.influence, strict=True))
    held["grain"] = family.grain
    held["coins"] = family.coins
    held["prestige"] = family.prestige
    held["hours"] = tables.life_spaces - family.life
    held["customers"] = len(family.served)
    held["cities"] = len(family.visited)
    held["start-marker"] = int(seat == village.starter)
    held["next-start-marker"] = int(seat == village.marker)
    for place in family.where:
        key = tables.members_at[place]
        held[key] = held.get(key, 0) + 1
    return held
