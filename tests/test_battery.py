"""The battery over every game of the library: a new game gets all of this for nothing."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import numpy as np
import pytest
from effort import matches

from ludotheque import Match, bots, games, texts
from ludotheque.checks import battery, parity
from ludotheque.core.game import Game, IllegalMove, View
from ludotheque.core.record_file import DamagedRecord, read, write
from ludotheque.core.records import raw

TESTS = Path(__file__).parent
GAMES = games.all_games()
by_name = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
by_own_name = pytest.mark.parametrize(
    "game", [game for game in GAMES if games.is_own(game.name)], ids=lambda game: game.name
)
"""Games whose tests and records are here; one from elsewhere has them beside it."""


def variants(game: Game) -> list[tuple[int, dict[str, object]]]:
    """Every seat count with the defaults, and with every other named or suggested value of every option."""
    found: list[tuple[int, dict[str, object]]] = []
    for seats in range(game.seats[0], game.seats[1] + 1):
        found.append((seats, {}))
        for option in game.options:
            if option.seats[0] <= seats <= option.seats[1]:
                values = {*option.words.values(), *option.suggested} - {option.default}
                found += [(seats, {option.name: value}) for value in sorted(values)]
        fitting = [option for option in game.options if option.seats[0] <= seats <= option.seats[1]]
        found.append((seats, {option.name: max([*option.words.values()] or option.suggested) for option in fitting}))
    return found


every_variant = pytest.mark.parametrize(
    ("game", "seats", "options"),
    [(game, seats, options) for game in GAMES for seats, options in variants(game)],
    ids=lambda value: getattr(value, "name", None) or str(value).replace("'", ""),
)
every_seat_count = pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in GAMES for seats in range(game.seats[0], game.seats[1] + 1)],
    ids=lambda value: getattr(value, "name", None) or str(value),
)


every_simultaneous_game = pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in GAMES if game.rechoose for seats in range(max(2, game.seats[0]), game.seats[1] + 1)],
    ids=lambda value: getattr(value, "name", None) or str(value),
)


def able(match: Match) -> list[int]:
    """The seats that have legal moves: those that owe a decision, and those that may choose anew."""
    return [seat for seat in range(match.seats) if match.game.legal(match.current, seat)]


def mover(match: Match, step: int) -> int:
    """A seat that owes a decision; every fifth time, where one may choose anew, any that can move."""
    seats = able(match) if match.game.rechoose and step % 5 == 0 else match.waiting()
    return seats[step % 7 % len(seats)]


def play_on(match: Match, seed: int, most: int = 1_000_000) -> Match:
    """Play random moves to the end, or `most` of them."""
    for step in itertools.count(seed * 100_003):
        if match.over or len(match.history) >= most:
            return match
        seat = mover(match, step)
        match.play_code(bots.random(match.view(seat), step), seat)
    raise AssertionError


def somewhere(game: Game, seats: int, seed: int, options: dict[str, object] | None = None) -> Match:
    """A match somewhere in the middle; of those that are over by then, every fourth at its end."""
    key = seed.to_bytes(16, "little")
    match = play_on(Match.new(game, seats, options or {}, key=key), seed, most=seed * 37 % 200)
    if not match.over or seed % 4 == 0:
        return match
    return play_on(Match.new(game, seats, options or {}, key=key), seed, most=seed * 37 % len(match.history))


@every_variant
def test_everything_holds_in_random_matches(game: Game, seats: int, options: dict[str, object]) -> None:
    report = battery.run(game, seats, options, matches(200), seed=7, deep=23)
    assert report.fault is None
    assert report.matches == matches(200)
    assert report.varied > report.worlds // 2


@every_variant
def test_a_match_replays_byte_by_byte(game: Game, seats: int, options: dict[str, object]) -> None:
    match = play_on(Match.new(game, seats, options), 1)
    assert match.position_at(len(match.history)).tobytes() == match.current.tobytes()
    assert read(write(match), games.get).current.tobytes() == match.current.tobytes()


@every_seat_count
def test_the_interpreter_and_the_cpu_agree(game: Game, seats: int) -> None:
    assert parity.compare(game, seats, matches=2, most=60)["equal"]


def frames(view: View, match: Match) -> tuple[object, ...]:
    """All that a viewer can learn: the view in words, what is asked, legal moves in words, why others are refused."""
    legal = view.legal()
    refusals = tuple(view.game.rules.why_not(view.s, view.seat, code) for code in range(0, view.game.rules.CODES, 7))
    offers = [(view.game.notation(m), view.game.elements(m), view.offer(m)) for m in legal]
    return view.packed(), view.as_dict(), view.ask(), offers, refusals if view.seat >= 0 else ()


@every_seat_count
def test_two_worlds_look_alike_in_every_frame(game: Game, seats: int) -> None:
    for seed in range(30):
        match = somewhere(game, seats, seed)
        for viewer in range(-1, seats):
            view = match.view(viewer)
            other = match.copy()
            other.current = view.guess_world(seed.to_bytes(16, "big"))
            assert frames(view, match) == frames(other.view(viewer), other)
            # The view alone is enough: whatever is offered from the position is offered from the view.
            if viewer >= 0:
                assert game.legal(match.current, viewer) == view.legal() == game.legal(other.current, viewer)


@every_seat_count
def test_two_worlds_tell_the_same_log(game: Game, seats: int) -> None:
    """If a move leads two worlds that look alike to a viewer on to worlds that look alike, he is told the same."""
    told = 0
    for seed in range(40):
        match = somewhere(game, seats, seed)
        for viewer, seat in itertools.product(range(-1, seats), able(match)):
            before = match.view(viewer)
            world = before.guess_world(seed.to_bytes(16, "big"))
            for move in game.legal(match.current, seat):
                if game.rules.why_not(world, seat, move):
                    continue
                here, there = match.current.copy(), world.copy()
                game.rules.play(here, seat, move)
                game.rules.play(there, seat, move)
                views = game.view(here, viewer).s, game.view(there, viewer).s
                if views[0].tobytes() != views[1].tobytes():
                    continue
                says = [game.tell(before.s, seat, move, view, viewer) for view in views]
                assert says[0] == says[1]
                told += 1
    assert told > 0


@every_simultaneous_game
def test_a_choice_is_a_secret_until_all_have_chosen(game: Game, seats: int) -> None:
    """Whatever a seat chooses, first or anew: the others see and are told the same, and it may be taken back."""
    chosen = 0
    for seed in range(150):
        if seed >= 15 and chosen > 100:
            break
        match = somewhere(game, seats, seed)
        for seat in able(match):
            others_decide = int(match.current.waiting) & ~(1 << seat)
            seen = set()
            for move in game.legal(match.current, seat):
                twin = match.copy()
                twin.play_code(move, seat)
                if not others_decide or int(twin.current.waiting) != others_decide:
                    continue
                views = [twin.view(viewer) for viewer in range(-1, seats) if viewer != seat]
                seen.add(str([(frames(view, twin), twin.log(view.seat, len(match.history))) for view in views]))
                chosen += 1
            assert len(seen) <= 1
            assert not seen or twin.may_undo(seat)
    assert chosen > 100


@every_seat_count
def test_an_answer_holds_as_long_as_the_question(game: Game, seats: int) -> None:
    """`still_asked` is no for the seat that moved, and for others just as long as their view and moves are the same."""
    for seed in range(10):
        match = somewhere(game, seats, seed)
        asked: list[list[object]] = []
        first = len(match.history)
        for step in range(12):
            asked.append([(match.view(seat).as_dict(), game.legal(match.current, seat)) for seat in range(seats)])
            for count, seat in itertools.product(range(first, first + len(asked)), range(seats)):
                moved = any(played.seat == seat for played in match.history[count:])
                same = not moved and seat in able(match) and asked[count - first][seat] == asked[-1][seat]
                assert match.still_asked(seat, count) == same
            if match.over:
                break
            seat = mover(match, seed + step)
            match.play_code(bots.random(match.view(seat), step), seat)
        assert not any(
            match.still_asked(seat, count) for seat in range(seats) for count in (-1, len(match.history) + 1)
        )


UNTIMED = [name for name, bot in bots.LEVEL_BOTS.items() if not isinstance(bot, bots.Thinker)]
"""Levels that decide by their seed alone. With a net, skilled searches and the ones below judge by it."""


@every_seat_count
@pytest.mark.parametrize("level", ["random", *UNTIMED, "search:iterations=30"])
def test_bots_decide_alike_in_worlds_that_look_alike(game: Game, seats: int, level: str) -> None:
    bot = bots.from_spec(level)
    for seed in range(20):
        match = somewhere(game, seats, seed)
        for seat in match.waiting():
            view = match.view(seat)
            twin = game.view(view.guess_world(seed.to_bytes(16, "big")), seat)
            move = bot(view, seed)
            assert move in view.legal()
            assert bot(twin, seed) == move


@every_variant
def test_evaluation_knows_no_more_than_it_may_and_touches_nothing(
    game: Game, seats: int, options: dict[str, object]
) -> None:
    """Ratings are the same in every world that looks alike; an evaluation is a number for each seat."""
    for seed in range(6):
        match = somewhere(game, seats, seed, options)
        for seat in match.waiting():
            view = match.view(seat)
            moves = np.array(view.legal())
            worlds = [view.s, match.current.copy(), view.guess_world(seed.to_bytes(16, "big"))]
            rated = []
            for s in worlds:
                before, ratings = s.tobytes(), np.full(len(moves), np.nan)
                game.evaluation.rate_moves(s, seat, moves, len(moves), ratings)
                rated.append(ratings)
                assert s.tobytes() == before
            assert np.isfinite(rated[0]).all()
            assert (rated[0] == rated[1]).all() and (rated[0] == rated[2]).all()
        before, chances = match.current.tobytes(), np.full(seats, np.nan)
        game.evaluation.evaluate(match.current, chances)
        assert np.isfinite(chances).all() and match.current.tobytes() == before


@every_seat_count
def test_undo_law(game: Game, seats: int) -> None:
    """Granted only to the last to move; never across chance or a disclosure; and then it leads back exactly."""
    granted = 0
    for seed in range(12):
        match = somewhere(game, seats, seed)
        for step in range(40):
            if match.over:
                break
            seat = mover(match, seed + step)
            before = match.current.copy()
            match.play_code(bots.random(match.view(seat), seed * 1000 + step), seat)
            assert not any(match.may_undo(other) for other in range(seats) if other != seat)
            if not match.may_undo(seat):
                continue
            granted += 1
            assert int(before.draws) == int(match.current.draws)
            twin = match.copy()
            twin.undo()
            assert twin.current.tobytes() == before.tobytes()
    assert granted > 0


@by_name
def test_notation_round_trips_over_all_codes(game: Game) -> None:
    written = [game.notation(code) for code in range(game.rules.CODES)]
    assert len(set(written)) == len(written)
    for code, notation in enumerate(written):
        assert game.parse(notation) == code
        assert game.parse(f"  {notation.lower()} ") == code
        assert game.elements(code)
        assert all(re.fullmatch(r"[a-z]+:[A-Za-z0-9_.-]+", element) for element in game.elements(code))


@by_name
@pytest.mark.parametrize(
    "noise", ["", " ", "pass pass", "💥", "take", "0", "-1", "null", "a" * 5000, "\x00", "B1\nB2 x"]
)
def test_noise_is_no_move(game: Game, noise: str) -> None:
    with pytest.raises(IllegalMove):
        game.parse(noise)


@every_seat_count
def test_legal_moves_can_be_told_apart_by_what_one_picks(game: Game, seats: int) -> None:
    for seed in range(20):
        match = somewhere(game, seats, seed)
        for seat in match.waiting():
            picks = [frozenset(game.elements(move)) for move in game.legal(match.current, seat)]
            assert len(set(picks)) == len(picks)


@every_seat_count
def test_picking_what_fits_no_move_names_a_rule(game: Game, seats: int) -> None:
    for seed in range(10):
        match = somewhere(game, seats, seed)
        for seat in range(seats):
            view = match.view(seat)
            fitting = [set(game.elements(move)) for move in view.legal()]
            for code in range(0, game.rules.CODES, 41):
                ids = game.elements(code)
                if not any(set(ids) <= move for move in fitting):
                    assert view.why(ids) > 0


@every_variant
def test_positions_round_trip_through_words(game: Game, seats: int, options: dict[str, object]) -> None:
    for seed in range(5):
        match = somewhere(game, seats, seed, options)
        words = match.position()
        again = game.place(words, match.key)
        again.draws = match.current.draws
        assert again.tobytes() == match.current.tobytes()
        assert game.position(again) == words


@every_seat_count
def test_a_view_in_words_hides_what_the_record_hides(game: Game, seats: int) -> None:
    match = somewhere(game, seats, 5)
    for viewer in range(-1, seats):
        assert match.view(viewer).as_dict() == game.view(match.view(viewer).s, viewer).as_dict()
        assert "key" not in match.view(viewer).as_dict()
        assert "draws" not in match.view(viewer).as_dict()


@every_seat_count
def test_damaged_records_are_refused_with_a_line(game: Game, seats: int) -> None:
    record = write(play_on(Match.new(game, seats, {}), 3))
    rng = np.random.default_rng(seats)
    for _ in range(150):
        damaged = damage(record, rng)
        if damaged == record:
            continue
        with pytest.raises(DamagedRecord, match=r"^line \d+: .+"):
            read(damaged, games.get)


def damage(record: str, rng: np.random.Generator) -> str:
    """One of: a character changed, a piece cut out, the end cut off, a line doubled, two lines swapped."""
    lines = record.split("\n")
    i, j = (int(n) for n in rng.integers(0, len(lines) - 1, 2))
    at, until = sorted(int(n) for n in rng.integers(0, len(record), 2))
    kind = int(rng.integers(0, 5))
    if kind == 0:
        return record[:at] + chr(int(rng.integers(32, 127))) + record[at + 1 :]
    if kind == 1:
        return record[:at] + record[until:]
    if kind == 2:
        return record[:at]
    if kind == 3:
        return "\n".join([*lines[:i], lines[i], *lines[i:]])
    lines[i], lines[j] = lines[j], lines[i]
    return "\n".join(lines)


@by_name
def test_doctored_records_are_refused_even_with_a_right_checksum(game: Game) -> None:
    from ludotheque.core.record_file import _sealed

    lines = write(play_on(Match.new(game, game.seats[0], {}), 3)).split("\n")[:-2]
    moves = lines.index("moves:")
    key = next(i for i, line in enumerate(lines) if line.startswith("key: "))

    def doctored(at: int, line: str) -> str:
        return _sealed([*lines[:at], line, *lines[at + 1 :]])

    with pytest.raises(DamagedRecord, match="the key does not fit the commitment"):
        read(doctored(key, "key: " + "0" * 32), games.get)
    with pytest.raises(DamagedRecord, match=f"line {moves + 2}: "):
        read(doctored(moves + 1, lines[moves + 1].rsplit(" ", 1)[0] + " xyzzy"), games.get)
    with pytest.raises(DamagedRecord, match="the moves lead to the result"):
        read(doctored(len(lines) - 1, "result: " + " ".join(["9999/1"] * game.seats[0])), games.get)
    with pytest.raises(DamagedRecord, match="is not known here"):
        read(doctored(2, "rules: 99"), games.get)
    with pytest.raises(DamagedRecord, match="expected move"):
        read(_sealed([*lines[: moves + 1], *lines[moves + 2 :]]), games.get)


@by_own_name
def test_every_rule_has_a_test_that_names_it(game: Game) -> None:
    sources = "\n".join(path.read_text() for path in (TESTS / "games").glob(f"test_{game.name}*.py"))
    named = {
        int(n) for name in re.findall(r"def (test_\w+)", sources) for n in re.findall(rf"{game.letter}(\d+)", name)
    }
    numbers = {n for section in game.sections for n in range(section.first, section.last + 1)}
    assert numbers <= named


@by_name
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_rule_and_option_has_a_text(game: Game, language: str) -> None:
    messages = texts.bundle(language)
    wanted = [f"{game.name}-{word}" for word in ("name", "tagline", "blurb", "notation-help", "tips")]
    for section in game.sections:
        wanted.append(f"{game.name}-section-{section.name}")
        wanted += [f"{game.name}-{game.rule_name(n)}" for n in range(section.first, section.last + 1)]
    for option in game.options:
        name = f"{game.name}-option-{option.name}"
        wanted += [name, f"{name}-help", *(f"{name}-{word}" for word in option.words)]
    assert [name for name in wanted if not messages.has_message(name)] == []


@every_seat_count
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_whatever_is_said_has_a_text(game: Game, seats: int, language: str) -> None:
    match = play_on(Match.new(game, seats, {}), 9)
    names = [f"Name{seat}" for seat in range(seats)]
    said = [text for told in match.log(0) for text in told]
    for step in itertools.islice(match.walk(), 0, None, 5):
        for seat in range(seats):
            view = game.view(step.before, seat)
            said += [view.ask(), *(view.offer(move) for move in view.legal()[:20])]
    for text in said:
        sentence = texts.say(text, language, names)
        assert sentence != text.id
        assert "{" not in sentence


@by_own_name
def test_records_of_the_past_replay_for_ever(game: Game) -> None:
    kept = sorted((TESTS / "records" / game.name).glob("*.txt"))
    assert kept, f"keep some finished matches of {game.name} in tests/records"
    for path in kept:
        assert read(path.read_text(encoding="utf-8"), games.get).over


@by_name
def test_masks_cover_the_record(game: Game) -> None:
    assert game.record.masks.shape == (game.record.max_seats + 1, raw(game.record.blank()).shape[1])
    assert game.record.max_seats >= game.seats[1]
