"""The random streams: the same on every machine, fair, and secret where it matters."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from allmende import SetupError, commitment, new_seed
from allmende.core.chance import FastStream, KeyedStream, Stream, keyed_stream, seed_bytes, unpack_stream

KEYED_7 = [1554962825, 3638989774, 2690194768]
FAST_7 = [168072943, 920495582, 1089974996]


def streams() -> list[Stream]:
    return [keyed_stream(7), FastStream(7)]


def test_the_streams_give_these_words_for_ever() -> None:
    """A change here changes every game that was ever played."""
    stream = keyed_stream(7)
    assert [stream.word() for _ in range(3)] == KEYED_7
    fast = FastStream(7)
    assert [fast.word() for _ in range(3)] == FAST_7


@pytest.mark.parametrize("kind", [0, 1])
def test_words_have_32_bits(kind: int) -> None:
    stream = streams()[kind]
    words = [stream.word() for _ in range(2000)]
    assert min(words) >= 0
    assert max(words) < 2**32
    assert max(words) > 2**31
    assert len(set(words)) > 1990
    assert stream.drawn == 2000


@pytest.mark.parametrize("kind", [0, 1])
def test_numbers_below_a_bound_are_equally_likely(kind: int) -> None:
    stream = streams()[kind]
    counts = Counter(stream.below(6) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    assert all(870 < count < 1130 for count in counts.values())  # five standard deviations


def test_nothing_is_drawn_when_nothing_is_to_decide() -> None:
    stream = keyed_stream(1)
    assert [stream.below(1), stream.below(0)] == [0, 0]
    assert stream.drawn == 0


def test_a_word_beyond_the_last_full_span_is_drawn_again() -> None:
    """Otherwise the lower numbers would come a little too often."""
    bound = 3 * 2**30  # a quarter of all words lies beyond
    stream = FastStream(3)
    numbers = [stream.below(bound) for _ in range(300)]
    assert all(0 <= number < bound for number in numbers)
    assert 330 < stream.drawn < 480


@pytest.mark.parametrize("kind", [0, 1])
def test_shuffling_keeps_the_items(kind: int) -> None:
    stream = streams()[kind]
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = [0, 1, 2, 3]
        stream.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert all(50 < count < 150 for count in orders.values())


def test_drawing_from_a_pile_keeps_the_order_of_the_rest() -> None:
    stream = keyed_stream(2)
    pile = list(range(10))
    drawn = [stream.draw(pile) for _ in range(4)]
    assert sorted(drawn + pile) == list(range(10))
    assert pile == sorted(pile)


def test_drawing_from_a_bag_of_counts() -> None:
    stream = keyed_stream(2)
    counts = [3, 0, 5]
    drawn = Counter(stream.draw_counted(counts) for _ in range(8))
    assert drawn == {0: 3, 2: 5}
    assert counts == [0, 0, 0]
    with pytest.raises(ValueError, match="empty"):
        stream.draw_counted(counts)


@pytest.mark.parametrize("kind", [0, 1])
@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17, 40])
def test_clones_and_packs_go_on_alike(kind: int, drawn: int) -> None:
    stream = streams()[kind]
    for _ in range(drawn):
        stream.word()
    twin, unpacked = stream.clone(), unpack_stream(stream.pack())
    assert twin.pack() == stream.pack() == unpacked.pack()
    following = [stream.word() for _ in range(40)]
    assert [twin.word() for _ in range(40)] == following
    assert [unpacked.word() for _ in range(40)] == following
    assert twin.drawn == unpacked.drawn == stream.drawn == drawn + 40


def test_a_stream_of_no_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="fancy"):
        unpack_stream(["fancy", 1, 2, 3])


def test_streams_under_labels_are_independent() -> None:
    stream = keyed_stream(1)
    cards, dice = stream.sub("cards"), stream.sub("dice")
    first = [cards.word() for _ in range(20)]
    assert first != [dice.word() for _ in range(20)]
    assert first != [stream.word() for _ in range(20)]
    again = stream.sub("cards")  # after draws from its parent
    assert [again.word() for _ in range(20)] == first


def test_the_key_decides() -> None:
    assert KeyedStream(b"a" * 32).word() != KeyedStream(b"b" * 32).word()
    assert keyed_stream(1).key != keyed_stream(2).key
    assert keyed_stream("a" * 32).key != keyed_stream("a" * 33).key


def test_seeds_nobody_can_guess() -> None:
    seeds = {new_seed() for _ in range(20)}
    assert len(seeds) == 20
    for seed in seeds:
        assert len(bytes.fromhex(seed)) == 32
        assert keyed_stream(seed).word() == keyed_stream(seed).word()


WRONG_SEEDS: list[Any] = ["", "abc", "A" * 32, "g" * 32, "a" * 31]


@pytest.mark.parametrize("seed", WRONG_SEEDS)
def test_short_or_odd_texts_are_no_seeds(seed: str) -> None:
    with pytest.raises(SetupError, match="32 or more hex digits"):
        seed_bytes(seed)


@pytest.mark.parametrize("seed", [1.5, None, b"x", [1]])
def test_other_things_are_no_seeds(seed: Any) -> None:
    with pytest.raises((SetupError, TypeError)):
        seed_bytes(seed)


def test_a_number_and_its_text_are_different_seeds() -> None:
    text = "1" * 40
    assert commitment(text) != commitment(int(text))
    assert keyed_stream(text).key != keyed_stream(int(text)).key


def test_a_commitment_is_a_sha256_that_anybody_can_check() -> None:
    import hashlib

    seed = "ab" * 16
    assert commitment(seed) == hashlib.sha256(b"allmende seed 1\nsecret " + seed.encode()).hexdigest()
    assert commitment(5) == hashlib.sha256(b"allmende seed 1\nnumber 5").hexdigest()
    assert len({commitment(number) for number in range(50)}) == 50


def test_a_stream_has_to_be_filled_in() -> None:
    for missing in (Stream().word, Stream().clone, Stream().pack):
        with pytest.raises(NotImplementedError):
            missing()
