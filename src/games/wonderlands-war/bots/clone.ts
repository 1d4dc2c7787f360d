import type { Battle, Fighter, Seat, Wonderland } from '../state.js';

/**
 * A copy to try things on. It shares only what the rules replace and never change in place; a bot makes hundreds of them
 * for one choice, and a copy by way of JSON takes many times as long. The log stays behind.
 */
export const cloneWonderland = (state: Wonderland): Wonderland => ({
  ...state,
  random: [...state.random],
  news: [],
  seats: state.seats.map(cloneSeat),
  agenda: [...state.agenda],
  order: [...state.order],
  turn: { ...state.turn },
  chairs: [...state.chairs],
  poisoned: [...state.poisoned],
  teaDeck: [...state.teaDeck],
  market: [...state.market],
  wonderlandianDeck: [...state.wonderlandianDeck],
  questDeck: [...state.questDeck],
  supply: { ...state.supply },
  ahead: [...state.ahead],
  battle: state.battle && cloneBattle(state.battle),
});

const cloneSeat = (seat: Seat): Seat => ({
  ...seat,
  bag: [...seat.bag],
  active: [...seat.active],
  exhausted: [...seat.exhausted],
  track: [...seat.track],
  forged: seat.forged.map(track => [...track]),
  between: [...seat.between],
  supporters: [...seat.supporters],
  standees: seat.standees.map(standees => [...standees]),
  reserve: [...seat.reserve],
  castles: [...seat.castles],
  abilities: [...seat.abilities],
  fresh: [...seat.fresh],
  quests: [...seat.quests],
  revealed: [...seat.revealed],
  teaCards: [...seat.teaCards],
  wonderlandians: [...seat.wonderlandians],
  uses: [...seat.uses],
});

const cloneBattle = (battle: Battle): Battle => ({
  ...battle,
  fighters: battle.fighters.map(cloneFighter),
  order: [...battle.order],
  queue: [...battle.queue],
  wagers: [...battle.wagers],
  first: [...battle.first],
  second: [...battle.second],
});

const cloneFighter = (fighter: Fighter): Fighter => ({
  ...fighter,
  drawn: [...fighter.drawn],
  crowns: [...fighter.crowns],
  used: [...fighter.used],
});
