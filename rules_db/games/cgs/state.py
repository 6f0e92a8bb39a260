"""A game at one moment: plain values only, so that it is JSON by construction.

Orders that matter are lists; dictionaries are looked up and never walked through. Numbers that need not be whole are
texts such as '1/2' (see numbers.py). A turn counts from 1, and 0 means never.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rules_db.engine.chance import Chance
from rules_db.engine.choices import Choice
from rules_db.engine.still import kept
from rules_db.games.cgs.shared_games import HandOfPoker, Target, Uno
from rules_db.games.cgs.window import Window
from rules_db.games.cgs.words import OWN_FIELD, SHARED_FIELD, Game, Until, Zone


@dataclass(frozen=True, slots=True)
class Print:
    """What is printed on a card, in the words and on the scale of its own game; '' where a card has none of it.

    `types` are card types as kinds.py lists them ('creature', 'Effect Monster', 'Item'); `groups` are subtypes or the
    Type of a monster ('Warrior'). `cost` is a mana cost ('{2}{R}'). `rank` is a Level, Rank, Link Rating, Stage,
    number or the name of a rank ('4', 'Stage 1', 'Ace'); mana values follow from the cost. `offense` is power or ATK,
    `defense` toughness, DEF or HP. `value` is in $M. `text` is what the card says, moves among it (card_text/).
    """

    name: str
    game: Game = Game.MAGIC
    types: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()
    cost: str = ""
    rank: str = ""
    offense: str = ""
    defense: str = ""
    loyalty: int = 0
    weakness: str = ""
    resistance: str = ""
    retreat: int = 0
    evolves_from: str = ""
    suit: str = ""
    value: int = 0
    text: str = ""


@dataclass(slots=True)
class Gained:
    """One effect that a text in quotes has given to a card; `game` is that of the card which gives it.

    With `printed` it is all that a card has copied of another one, by what has begun at the moment `since`.
    """

    text: str
    game: Game = Game.MAGIC
    is_in_force: bool = True
    printed: Print | None = None
    since: int = 0


@dataclass(slots=True)
class Card:
    """One card. `owner` is '' for a card that no player owns; `controller` is '' for one that nobody controls.

    `player` is whose zone, hand or pile it lies in, '' for the places that all share; `place` is the number of its zone
    from 1, 0 where zones have no numbers. `host` is the card (or player) that it is attached to, `attached` the cards
    attached to it; `beneath` are the cards of the stack below it, the uppermost first, and `above` the top card of the
    stack that it is part of. `is_masked`: it counts as though it did not exist, and has not left (15.5.2). `entered`,
    `summoned`, `set_in`, `turned`, `attacked` and `evolved` are the turns in which that was last so. `home` is the deck
    that it came from last. `declared` is what has been declared for it, such as the color of a Wild. `lent_by` is who
    gets the card back when a change of control for a time ends. `spent` is the mana of an Energy that has been used;
    `hurt` tells by what the card was damaged last, as an event of destruction does: by, of, how, game, and from what if
    it was a move. `stay` counts how often it has left. `became` are the card types that it has at present, [] while
    they are those printed; `is_displaced`: it lies where it does because its card types have changed (5.7.10, 5.7.12).
    `is_improper`: it has come from the Uno pile without being properly summoned (15.3.10.b). `has_withstood`: something
    else has been done instead of destroying it for the damage on it; `was_unhurt`: before its last damage there was
    none. `last` is what a summon had as it left play last: the stay that ended so, both stats, counters, what was
    attached. `is_kicked`: a further cost was paid as it was played; `is_flashed_back`: it was played by its flashback.
    `gained` are effects that other texts give it or have given it. `left_in` is the turn in which it has left a place
    last, for where it lies now. `harm` are the damage counters of its Special Conditions where a text says how many,
    `givers` those whose effects gave them. While it is a copy, `printed` is printed on another card, `own` on itself.
    `chosen` is what is chosen as it enters: a color, a player, the card that it copies; `came` who has cast it, and how
    it was summoned.
    """

    id: str
    owner: str
    printed: Print
    controller: str = ""
    player: str = ""
    zone: Zone = Zone.NOWHERE
    place: int = 0
    home: Zone = Zone.MAIN_DECK
    is_face_down: bool = False
    is_tapped: bool = False
    is_defending: bool = False
    is_token: bool = False
    is_masked: bool = False
    is_sick: bool = False
    damage: int = 0
    counters: dict[str, int] = field(default_factory=dict)
    conditions: list[str] = field(default_factory=list)
    harm: dict[str, int] = field(default_factory=dict)
    givers: dict[str, str] = field(default_factory=dict)
    beneath: list[str] = field(default_factory=list)
    above: str = ""
    host: str = ""
    attached: list[str] = field(default_factory=list)
    declared: str = ""
    lent_by: str = ""
    entered: int = 0
    summoned: int = 0
    set_in: int = 0
    turned: int = 0
    attacked: int = 0
    evolved: int = 0
    since: int = 0
    spent: list[str] = field(default_factory=list)
    hurt: list[str] = field(default_factory=list)
    stay: int = 0
    became: list[str] = field(default_factory=list)
    is_displaced: bool = False
    is_improper: bool = False
    has_withstood: bool = False
    was_unhurt: bool = False
    is_kicked: bool = False
    is_flashed_back: bool = False
    last: list[str] = field(default_factory=list)
    gained: list[Gained] = field(default_factory=list)
    left_in: int = 0
    came: list[str] = field(default_factory=list)
    own: Print | None = None
    chosen: dict[str, str] = field(default_factory=dict)

    @property
    def types(self) -> tuple[str, ...]:
        """The card types that it has at present (5.7.2)."""
        return tuple(self.became) if self.became else self.printed.types


@dataclass(slots=True)
class Mana:
    """Mana of a pool, or set aside for one card: `amount` of it, each of any one of `colors`.

    `source` is the card that it came from. `is_whole`: it pays for one thing only and what is left of it is lost
    (16.7.7). `until` is PHASE, or TURN for winnings. Of spells it pays for a kind alone, where `spells` names one.
    """

    amount: int
    colors: list[str]
    source: str = ""
    until: Until = Until.PHASE
    is_whole: bool = False
    spells: str = ""


@dataclass(slots=True)
class Player:
    """One player. `zones` has a list for each zone (words.OWN): '' is a free place, the last card of a pile its top.

    `had_prizes`: Prize cards have been laid out. `is_decked`: a card was to be drawn and none was left. `verdict` is
    'wins' or 'loses' where a card has said so. `temporary` is money of the phase, in $M (18.3.4). `felled_in` is the
    turn in which an attack has last Knocked Out a Pokémon of theirs. `turns` of theirs have begun (2: two or more).
    """

    name: str
    life: int
    zones: dict[Zone, list[str]] = field(default_factory=dict)
    pool: list[Mana] = field(default_factory=list)
    had_prizes: bool = False
    is_decked: bool = False
    verdict: str = ""
    is_out: bool = False
    temporary: int = 0
    felled_in: int = 0
    counters: dict[str, int] = field(default_factory=dict)
    turns: int = 0


@dataclass(slots=True)
class Item:
    """What waits in the Queue: a card that is being played (`kind` 'card'), or an effect (`kind` 'effect').

    `way` is how a card is played (hooks.Way). `zone` and `place` are what it has reserved, `on` is the card that it
    is played onto or attached to, `is_face_down` that it is being Set. `effect` counts the effects of the card from
    0, `at` is the next step to carry out. `it` is what a trigger was about. `stay` is the card's as the item joined.
    `paid` is what was paid for it, `said` what was chosen for it besides, such as X or a color. `inflicts` are the
    players whom an effect of the Dealer is inflicted on, [] for all other effects: its `player` only makes the choices
    (17.6.14), and every one of them is an opponent (17.1.5).
    """

    kind: str
    card: str
    player: str
    way: str = ""
    zone: Zone = Zone.NOWHERE
    place: int = 0
    on: str = ""
    is_face_down: bool = False
    effect: int = 0
    targets: list[Target] = field(default_factory=list)
    it: str = ""
    amount: str = "0"
    paid: list[str] = field(default_factory=list)
    said: dict[str, str] = field(default_factory=dict)
    stay: int = 0
    since: int = 0
    is_negated: bool = False
    at: int = 0
    inflicts: list[str] = field(default_factory=list)

    @property
    def you(self) -> str:
        """Whom the effect calls you: its player, or '' for the Dealer."""
        return "" if self.inflicts else self.player


@dataclass(slots=True)
class Lasting:
    """What a resolved effect left behind: a step of it, for the cards and players named, for a typed time.

    `player` is whose effect it was, and whose turns `until` counts; `turn` is the turn in which it began. `with_`
    is the card during whose stay it lasts, for Until.LEAVES. `whose` is the player in whose next turn alone it holds,
    '' for what holds from the beginning. `inflicts` is that of the Item.
    """

    card: str
    effect: int
    step: int
    player: str
    on: list[Target]
    since: int
    until: Until = Until.TURN
    turn: int = 0
    amount: str = "0"
    with_: Target | None = None
    inflicts: list[str] = field(default_factory=list)
    whose: str = ""


@dataclass(slots=True)
class Strike:
    """One attacker: what it attacks, which summons block it, and the move that a Pokémon uses (from 1).

    `is_blocked` stays when the blockers have gone (9.4.10.R1). `item` is the effect of a move that is under way.
    """

    attacker: Target
    target: Target
    blockers: list[Target] = field(default_factory=list)
    move: int = 0
    is_blocked: bool = False
    item: Item | None = None


@dataclass(slots=True)
class Attack:
    """An attack under way. `stage` is 'declared', 'blocked' or 'damage'.

    `is_interrupted`: something came between, and the attacker may still redirect it or call it off once (10.6.4).
    `due` are Flip effects that join the Queue after the damage, `wounds` is the damage from before on what is met.
    """

    player: str
    strikes: list[Strike]
    stage: str = "declared"
    is_interrupted: bool = False
    is_redirected: bool = False
    due: list[Item] = field(default_factory=list)
    wounds: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class Cue:
    """What a Trap that lies face-down waits for has just come true: which effect of it, what and whom that was about.
    `is_of_queue`: something joined the Queue, which holds only until the next item joins (8.3.3)."""

    card: str
    effect: int
    it: str
    amount: str = "0"
    is_of_queue: bool = False
    whom: str = ""


@dataclass(slots=True)
class Task:
    """One thing that is still to be done. `asked` are the choices made for it so far, `answers` what was chosen."""

    kind: str
    player: str = ""
    item: Item | None = None
    data: list[str] = field(default_factory=list)
    asked: list[Choice] = field(default_factory=list)
    answers: list[list[str]] = field(default_factory=list)
    cause: int | None = None


@dataclass(slots=True)
class Table:
    """The whole state. `seats` are all who began, clockwise; `order` are those still in, in turn order.

    `phase` and `step` are where the turn is; `steps` are those of the Starting Phase still to come. `uses`,
    `round_uses` and `game_uses` count what is limited, by text ('land/Ann'). `queue` ends with the item that entered
    last. `waiting` are effects whose trigger has come up, `cues` the Traps that may answer what has just happened.
    `is_resolving`: the Queue has begun to resolve. `watching` are the cards with a trigger, by what it waits for;
    `standing` those with an effect that simply holds. `agenda` is a stack, the last task comes next. `settings` are
    numbers that the rulebook leaves open, and the factors of 7.3.1. `shared` has a list for each zone that all share.
    `agreed` is what the players have agreed on ('Sane Version'). `poker` is the hand of poker of this Betting Phase;
    `is_late_to_bet`: it is no longer the start of that phase. `phases` are those that are still to come in this turn
    where a text has added some, with '' for its end, [] where they are those of every turn. `extra_turns` are the
    players who have one to come, the last of them first; `interrupted` is after whose turn they are taken, else ''.
    Of the Dealer: `dealt` is how many of the Dealer's zones the cycle has filled, `bare` are those of them that stay
    empty until it acts again (17.2.6.b). `dealing` are effects that it has created and that are still to join the
    Queue, `copies` what its attached cards grant to the targets that players have chosen (17.6.18).
    """

    seats: list[str]
    order: list[str]
    players: dict[str, Player]
    chance: Chance
    cards: dict[str, Card] = field(default_factory=dict)
    shared: dict[Zone, list[str]] = field(default_factory=dict)
    settings: dict[str, str] = field(default_factory=dict)
    agreed: list[str] = field(default_factory=list)
    turn: int = 1
    round: int = 1
    turn_player: str = ""
    first_player: str = ""
    starting_player: str = ""
    is_reversed: bool = False
    phase: str = ""
    step: str = ""
    steps: list[str] = field(default_factory=list)
    priority: str = ""
    passes: int = 0
    window: Window | None = None
    uses: dict[str, int] = field(default_factory=dict)
    round_uses: dict[str, int] = field(default_factory=dict)
    game_uses: dict[str, int] = field(default_factory=dict)
    queue: list[Item] = field(default_factory=list)
    waiting: list[Item] = field(default_factory=list)
    cues: list[Cue] = field(default_factory=list)
    is_resolving: bool = False
    attack: Attack | None = None
    lasting: list[Lasting] = field(default_factory=list)
    watching: dict[str, list[str]] = field(default_factory=dict)
    standing: list[str] = field(default_factory=list)
    choice: Choice | None = None
    agenda: list[Task] = field(default_factory=list)
    clock: int = 0
    ante: int = 1
    phases: list[str] = field(default_factory=list)
    extra_turns: list[str] = field(default_factory=list)
    interrupted: str = ""
    is_over: bool = False
    winners: list[str] = field(default_factory=list)
    losers: list[str] = field(default_factory=list)
    dealt: int = 0
    bare: list[int] = field(default_factory=list)
    dealing: list[Item] = field(default_factory=list)
    copies: list[Item] = field(default_factory=list)
    uno: Uno = field(default_factory=Uno)
    poker: HandOfPoker | None = None
    is_late_to_bet: bool = False

    def tick(self) -> int:
        """The next moment: later things have larger numbers."""
        self.clock += 1
        return self.clock

    def after(self, player: str) -> str:
        """The player who is next in turn order."""
        return [*self.others(player), player][0]

    def from_(self, player: str) -> list[str]:
        """All who are still in, in turn order, beginning with one of them, or with who follows one who has left."""
        circle = self.order if player in self.order else self.seats[:: -1 if self.is_reversed else 1]
        at = circle.index(player if player in circle else self.order[0])
        return [each for each in circle[at:] + circle[:at] if each in self.order]

    def others(self, player: str) -> list[str]:
        """The opponents, in turn order, beginning with the one who follows."""
        return [each for each in self.from_(player) if each != player]

    def on_field(self) -> Sequence[Card]:
        """The cards in the zones of the field, by seats and then those of all; without what is attached to them."""
        return kept(self, "on field", self._on_field)

    def _on_field(self) -> list[Card]:
        piles = [self.players[each].zones[zone] for each in self.seats for zone in OWN_FIELD]
        piles += [self.shared[zone] for zone in SHARED_FIELD if zone in self.shared]
        return [self.cards[name] for pile in piles for name in pile if name]

    def lying(self, player: str, zone: Zone) -> list[str]:
        """The cards of a zone of a player, or of one that all share where the player is ''."""
        pile = self.players[player].zones[zone] if player else self.shared[zone]
        return [each for each in pile if each]
