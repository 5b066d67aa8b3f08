"""The table before the first command: every attribute of a game, and the players seated."""

from engine_core.edition import load_edition
from engine_core.game import RESTORED
from engine_core.loader import bring, zeros
from engine_core.refused import Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine_core.game import Game

# What the class Game says of each.
NAMES = (
    "edition mode special_rules rent cards dice players cash place jailed jail_turns out "
    "held owner houses mortgaged houses_left hotels_left bank_balance turn fresh rolled "
    "doubles power mission rest todo waiting waiting_seat rents_due decks opening over "
    "winner events random"
).split(" ")


def lay(
    self: "Game",
    edition=None,
    players=None,
    mode="standard",
    special=False,
    rent="auto",
    cards="table",
    dice="table",
    seed=0,
    first=0,
    **unknown,
) -> None:
    if unknown:
        raise Refused("bad_setting")
    self.edition = edition = load_edition(edition)
    self.mode = mode
    self.rent = rent
    self.cards = cards
    self.dice = dice
    # Start fills the columns of the players.
    self.players = []
    self.cash = []
    self.place = zeros(0)
    self.jailed = zeros(0)
    self.jail_turns = zeros(0)
    self.out = zeros(0)
    self.held = []
    self.owner = [None] * edition.size
    self.houses = zeros(edition.size)
    self.mortgaged = zeros(edition.size)
    self.houses_left = edition.houses
    self.hotels_left = edition.hotels
    self.bank_balance = 0
    self.turn = None
    self.fresh = True
    self.rolled = None
    self.doubles = 0
    self.power = 0
    self.mission = 0
    self.rest = "roll"
    self.todo = []
    self.waiting = "roll"
    self.waiting_seat = None
    self.rents_due = []
    self.decks = []
    self.opening = []
    self.over = False
    self.winner = None
    self.events = []
    self.random = []
    self.special_rules = ""
    if players is not RESTORED:
        bring("engine_core.rules.start").seat_players(self, players, special, seed, first)
        self.carry_on()
