import type { Game } from '../../engine/game.js';
import type { Rules } from '../../engine/rules.js';
import { awardRegion, takeUncontested } from './award.js';
import { endAbilities } from './battle-end.js';
import { resolveCard } from './card-effects.js';
import { cleanUp, leaveBattle, settleWagers } from './cleanup.js';
import { conceal } from './conceal.js';
import { answerSealed, decide, drawChips } from './draw-loop.js';
import { runAbility } from './effects/firing.js';
import { discardQuest } from './effects/gaining.js';
import { runReward } from './effects/rewards.js';
import { claimFeats, claimFreeFeats, payForFeat } from './feats.js';
import { forge, forgeChosen } from './forging.js';
import { instruct, instruction } from './instruction.js';
import { lobby } from './lobby.js';
import { placeStandee } from './market.js';
import { places } from './places.js';
import { resolveEffects } from './resolution.js';
import { endRound } from './round-end.js';
import { keepQuests, setup } from './setup.js';
import { view } from './sight.js';
import type { Task, Wonderland } from './state.js';
import { endTeaParty } from './tea-end.js';
import {
  beginTeaTurns,
  endTeaTurn,
  leaveHead,
  openTeaParty,
  passTeaTurn,
  takeAnyCard,
  takeTeaTurn,
} from './tea-party.js';
import { activeTurn } from './turn.js';
import type { WonderlandView } from './view.js';
import { beginBattle, layWagers } from './war.js';

/**
 * The match from one resting point to the next: a task of the agenda or the phase, then whatever follows without a
 * question. A draw ends its step, for somebody is asked right after it.
 */
export function* step(state: Wonderland): Rules<void> {
  const task = state.agenda.pop();
  if (task) yield* runTask(state, task);
  else yield* runPhase(state);
  while (state.agenda.length === 0 && state.outcome === null && goOn(state));
}

/** Phases that may ask. */
function* runPhase(state: Wonderland): Rules<void> {
  switch (state.phase) {
    case 'quests':
      return yield* keepQuests(state);
    case 'tea-turn':
      return yield* takeTeaTurn(state);
    case 'tea-arrive':
      return yield* leaveHead(state);
    case 'tea-host':
      return yield* takeAnyCard(state);
    case 'uncontested':
      return yield* takeUncontested(state);
    case 'wagers':
      return yield* layWagers(state);
    case 'answers':
      return yield* answerSealed(state);
    case 'effects':
      return yield* resolveEffects(state);
    case 'decide':
      return yield* decide(state);
    case 'award':
      return yield* awardRegion(state);
    case 'feats':
      return yield* claimFeats(state);
    case 'feat-costs':
      return yield* payForFeat(state);
    case 'free-feats':
      return yield* claimFreeFeats(state);
    case 'abilities':
      return yield* endAbilities(state);
    case 'forging':
      return yield* forge(state);
    case 'cleanup':
      return yield* cleanUp(state);
    default:
      goOn(state);
  }
}

/** Phases that ask nothing; tells whether the present one is of these. */
function goOn(state: Wonderland): boolean {
  switch (state.phase) {
    case 'tea-start':
      openTeaParty(state);
      return true;
    case 'tea-opening':
      beginTeaTurns(state);
      return true;
    case 'tea-turn-end':
      endTeaTurn(state);
      return true;
    case 'tea-next':
      passTeaTurn(state);
      return true;
    case 'tea-end':
      endTeaParty(state);
      return true;
    case 'war':
      beginBattle(state);
      return true;
    case 'draw':
      drawChips(state);
      return true;
    case 'wager-results':
      settleWagers(state);
      return true;
    case 'battle-left':
      leaveBattle(state);
      return true;
    case 'round-end':
      endRound(state);
      return true;
    default:
      return false;
  }
}

function* runTask(state: Wonderland, task: Task): Rules<void> {
  switch (task.task) {
    case 'card':
      return yield* resolveCard(state, task);
    case 'reward':
      return yield* runReward(state, task.seat, task.source, task.step);
    case 'ability':
      return yield* runAbility(state, task);
    case 'forge':
      return yield* forgeChosen(state, task.seat, task.forging);
    case 'discard-quest':
      return yield* discardQuest(state, task.seat);
    case 'place-standee':
      return yield* placeStandee(state, task.seat, task.standee);
  }
}

/** The rules of Wonderland's War: what a game is besides its words, pictures and computer players. */
export const wonderlandRules = {
  id: 'wonderlands-war',
  version: 2,
  lobby,
  setup,
  step,
  instruction,
  instruct,
  view,
  conceal,
  onTurn: activeTurn,
  places,
  chapters: ['turn-begins', 'battle-begins', 'uncontested'],
  isBattle: ({ tell }) => tell === 'battle-won',
  sideOf: (state: Wonderland, seat: number) => state.seats[seat]?.faction ?? null,
} satisfies Omit<Game<Wonderland, WonderlandView>, 'why' | 'words' | 'pictures' | 'bots'>;
