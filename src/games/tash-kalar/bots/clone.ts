import type { Colour, Contest, Seat } from '../state.js';

/**
 * A copy to try things on. It shares only what the rules replace and never change in place; a bot makes thousands of
 * them for one turn, and a copy by way of JSON takes many times as long. The log stays behind.
 */
export function cloneContest(contest: Contest): Contest {
  const { turn, last } = contest;
  return {
    ...contest,
    random: [...contest.random],
    news: [],
    seats: contest.seats.map(cloneSeat),
    colours: contest.colours.map(cloneColour),
    turn: { ...turn, kills: [...turn.kills], summons: [...turn.summons], warped: [...turn.warped] },
    board: [...contest.board],
    tasks: [...contest.tasks],
    taskDeck: [...contest.taskDeck],
    legendDeck: [...contest.legendDeck],
    legendDiscard: [...contest.legendDiscard],
    flareDeck: [...contest.flareDeck],
    flareDiscard: [...contest.flareDiscard],
    last: last && { ...last, deeds: [...last.deeds] },
  };
}

const cloneSeat = (seat: Seat): Seat => ({
  ...seat,
  beings: [...seat.beings],
  legends: [...seat.legends],
  flares: [...seat.flares],
  deck: [...seat.deck],
  discard: [...seat.discard],
});

const cloneColour = (colour: Colour): Colour => ({
  ...colour,
  claimed: [...colour.claimed],
  against: [...colour.against],
  improvised: [...colour.improvised],
  removed: [...colour.removed],
});
