"""Every way in which the rules say no: its code, and one short sentence for programmers.

The unit has its own words for each code, in every language; this text is only read when somebody
asks a refusal for its text, and may be left off the device altogether.
"""

SENTENCES = """
# the call itself
unknown_command: There is no such command.
missing_argument: The command needs another argument.
unknown_argument: The command does not take such an argument.
bad_seat: That is not the number of a seat at this table.
bad_space: That is not the number of a space of this board.
bad_dice: Dice show whole numbers from 1 to 6.
bad_amount: That is not a whole amount within reason.
bad_choice: That is not one of the choices.
bad_offer: An offer holds cash, deeds and jail_cards, nothing else.
not_a_deed: No deed belongs to that space.
dice_missing: The dice are rolled at the table: say what they show.
dice_not_told: The unit rolls the dice itself: leave them out.
# setting up
unknown_edition: There is no such edition.
bad_edition: The edition has a mistake in it.
unknown_mode: The mode is standard, short or timed.
bad_setting: A setting has a value that it cannot have.
no_special_rules: The edition has no special rules.
too_few_players: It takes two players.
too_many_players: There are more players than tokens.
bad_player: A player is a name of 1 to 40 letters, or name, token and side.
unknown_token: The edition has no such token.
token_taken: Two players cannot have the same token.
unknown_side: The edition has no such side.
too_few_deeds: The edition has fewer deeds than have to be dealt.
deals_too_dear: The start money does not pay for the deeds that have to be dealt.
bad_snapshot: The saved game is damaged or was changed.
wrong_edition: The saved game was played with another edition.
# before and after the game
game_over: The game is over.
not_started: The game has not begun.
already_started: The game has begun already.
already_rolled: That player has no start roll to make now.
deed_taken: That deed has an owner already.
enough_dealt: That player has been dealt all the deeds.
deals_missing: Not everybody has been dealt all the deeds.
not_timed: Only a timed game ends by the clock.
# the turn
no_roll_now: There is no roll to be made now.
must_roll_first: The turn has not been rolled yet.
must_roll_again: Doubles have to be rolled again.
something_open: Something else has to be answered first.
not_your_turn: This is not for that player to do now.
only_between_turns: In this edition that waits until the turn is over.
no_landing_now: No token is on its way.
board_has_order: The unit knows where the token came to rest.
player_out: That player is out of the game.
# buying and auctions
nothing_to_buy: No property is for sale now.
no_auction: No auction is open.
bid_too_low: The bid is lower than the lowest one allowed.
bid_not_covered: The bid is more than the bidder has in cash.
bid_must_stay_covered: The highest bidder must keep the money for the bid.
not_enough_cash: There is not enough cash.
# rent, taxes, cards
rent_is_automatic: Rent is collected by itself.
no_claim: That player has no rent to ask for.
no_rent_roll_now: No rent depends on a roll now.
no_tax_now: No tax is due now.
tax_is_flat: This tax has no choice of a percentage.
amount_missing: The edition does not know the amount: say it.
amount_known: The edition knows the amount: leave it out.
no_card_now: No card is to be drawn now.
card_missing: Say which card was drawn.
unit_draws: The unit draws the card itself: leave it out.
unknown_card: The deck has no such card.
card_held: Somebody holds that card.
deck_empty: The unit does not know the cards of this deck.
unknown_effect: No card has such an effect.
bad_numbers: The numbers do not fit the effect of the card.
no_such_space: The board has no such space.
# jail
not_in_jail: That player is not in jail.
fine_not_now: On this turn in jail the fine is paid after the roll only.
no_jail_card: That player holds no Get Out of Jail Free card.
# buildings
not_owner: That player does not own the deed.
not_a_street: Only streets are built on.
set_incomplete: The player does not own the whole set.
set_mortgaged: A street of the set is mortgaged.
set_has_buildings: There are buildings on the set.
uneven: A set is built on and sold evenly.
hotel_too_early: The set has too few houses for a hotel.
fully_built: The street has its hotel.
no_houses_left: The bank has no house left.
no_hotels_left: The bank has no hotel left.
no_building: There is nothing to sell on that street.
no_houses_for_exchange: The bank has too few houses to take the hotel back singly.
unknown_group: The edition has no such set.
no_hotel_on_set: The set has no hotel.
too_few_contestants: It takes two players who want the building.
no_legal_place: That player has no place for such a building.
nothing_to_place: No building waits for a place.
# mortgages and deals
already_mortgaged: The deed is mortgaged already.
not_mortgaged: The deed is not mortgaged.
nothing_to_inherit: No inherited mortgage waits for an answer.
not_answered: The heir has not answered for this mortgage yet.
same_player: It takes two different players.
nothing_for_nothing: A trade of nothing for nothing is none.
deed_twice: The same deed is named twice.
not_enough_jail_cards: That player does not hold so many jail cards.
lift_not_traded: Only a mortgaged deed that changes hands is lifted.
bank_deed_bare: A deed of the bank has no houses and no mortgage.
# debts and going out
no_debt: That player has no open debt.
still_short: The debtor does not have the cash yet.
can_still_pay: Selling and mortgaging would still cover the debt.
# the Force and missions
no_force_now: There is no double to use the Force for.
no_duel: No duel is open.
no_mission_now: There is no six to try a mission for.
target_missing: Say what the power or the mission is used on.
target_not_needed: This power or mission takes no such target.
bad_target: The power or the mission cannot be used on that.
nothing_to_fight_for: No property can be fought for.
"""


def sentence(code: str) -> str:
    start = SENTENCES.find("\n" + code + ": ")
    if start < 0:
        return ""
    return SENTENCES[start + len(code) + 3 : SENTENCES.index("\n", start + 1)]
