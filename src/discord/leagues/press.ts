import {
  askCheckIn,
  checkIn,
  declinePlace,
  dropEntrant,
  entrantCalled,
  extend,
  finish,
  join,
  leave,
  pause,
  reopen,
  requireOrganiser,
  resume,
  type Season,
  setRules,
  startSeason,
  takePlace,
} from '../../leagues/index.js';
import { Refusal } from '../../matches/index.js';
import { personOf } from '../command.js';
import { text } from '../components.js';
import { numberPart, wholeNumber } from '../custom-id.js';
import { plain } from '../limits.js';
import { type Message, message } from '../message.js';
import { type Pressed, type PressRule, valuesOf } from '../pressed.js';
import { leagueWords } from '../words/league.js';
import { actOf, openForm, submitted } from './forms.js';
import { entrantFor, pairingsMessage, scheduleMessage, TABLE_LOOKS, tableMessage, whyMessage } from './looks.js';
import { applicantOf, officialOf } from './official.js';
import { onServer } from './on-server.js';
import {
  closePanel,
  dropPanel,
  EXTENSIONS,
  finalPanel,
  managePanel,
  ruleChange,
  rulesPanel,
  startPanel,
} from './panels.js';
import { livingPost } from './posts.js';

const HOUR = 3_600_000;

/** Presses on the league's own message that change it. */
async function entry(pressed: Pressed): Promise<Message> {
  const { surface, press, id } = pressed;
  return livingPost(surface, await entered(pressed, surface.hall, press.user.id, id.match));
}

function entered(
  { press, id }: Pressed,
  hall: Pressed['surface']['hall'],
  player: string,
  league: string,
): Promise<Season> {
  if (id.parts[0] === 'join') return join(hall, league, applicantOf(press), press.id);
  if (id.parts[0] === 'here') return checkIn(hall, league, player, press.id);
  return leave(hall, league, player, press.id);
}

/** Presses that show somebody something of their own. */
async function look({ surface, press, id, language }: Pressed): Promise<Message> {
  const season = await surface.hall.season(id.match);
  switch (id.parts[0]) {
    case 'table':
      return tableMessage(
        surface,
        season,
        language,
        TABLE_LOOKS.find(each => each === id.parts[1]),
      );
    case 'pairings':
      return pairingsMessage(surface, season, language);
    case 'schedule':
      return scheduleMessage(surface, season, language);
    case 'why':
      return whyMessage(surface, season, language, entrantFor(season, press.user.id));
    case 'drop':
      return dropPanel(season, language, entrantFor(season, press.user.id).number, false);
    case 'final':
      requireOrganiser(season.league, officialOf(press));
      return season.league.finalAt === null ? managePanel(season, language) : finalPanel(season, language);
    default:
      requireOrganiser(season.league, officialOf(press));
      return managePanel(season, language);
  }
}

/** Whoever was offered a place takes it, or does not. */
async function seat({ surface, press, id, language }: Pressed): Promise<Message> {
  const words = leagueWords(language);
  const [action, number] = [id.parts[0], numberPart(id, 1) ?? 0];
  if (action === 'take') {
    const { league } = await takePlace(surface.hall, id.match, number, personOf(press), press.id);
    return message([text(words.placeTaken(plain(league.name)))]);
  }
  await declinePlace(surface.hall, id.match, number, personOf(press), press.id);
  return message([text(words.placeDeclined)]);
}

/** Choices in a private panel, and forms sent back to it. */
async function set(pressed: Pressed): Promise<Message> {
  const { surface, press, id, language } = pressed;
  const { hall } = surface;
  const act = actOf(pressed);
  const panel = (season: Season) => managePanel(season, language);
  switch (id.parts[0]) {
    case 'leave':
      return message([
        text(leagueWords(language).left((await leave(hall, id.match, press.user.id, press.id)).league.name)),
      ]);
    case 'preview':
    case 'start':
      return begin(pressed);
    case 'check-in':
      return panel(await askCheckIn(hall, act, numberPart(id, 1) === 1));
    case 'pause': {
      const { status } = (await hall.season(id.match)).league;
      return panel(await (status === 'paused' ? resume(hall, act) : pause(hall, act)));
    }
    case 'extend': {
      const hours = EXTENSIONS.find(each => each === numberPart(id, 1));
      if (!hours) throw new Refusal('unknown-option');
      return panel(await extend(hall, act, hours * HOUR));
    }
    case 'reopen':
      return panel(await reopen(hall, act));
    case 'finish':
      return panel(await finish(hall, act));
    case 'close':
    case 'final': {
      const season = await hall.season(id.match);
      requireOrganiser(season.league, act.official);
      return (id.parts[0] === 'close' ? closePanel : finalPanel)(season, language);
    }
    case 'page':
    case 'drop': {
      const season = await hall.season(id.match);
      requireOrganiser(season.league, act.official);
      if (id.parts[0] === 'page') return managePanel(season, language, numberPart(id, 1) ?? 1);
      return dropPanel(season, language, entrantCalled(season, wholeNumber(valuesOf(press)[0]) ?? 0).number, true);
    }
    case 'dropped':
      return panel(await dropEntrant(hall, act, numberPart(id, 1) ?? 0));
    case 'closed':
    case 'awarded':
    case 'replaced':
    case 'extended':
    case 'edited':
      return panel(await submitted(pressed));
    default:
      return changeRules(pressed);
  }
}

async function begin({ surface, press, id, language }: Pressed): Promise<Message> {
  const { hall } = surface;
  const season = await hall.season(id.match);
  requireOrganiser(season.league, officialOf(press));
  if (id.parts[0] === 'preview') return startPanel(season, language, hall.now());
  await startSeason(hall, id.match, press.user.id, press.id);
  return message([text(leagueWords(language).started)]);
}

async function changeRules({ surface, press, id, language }: Pressed): Promise<Message> {
  const { hall, house } = surface;
  const season = await hall.season(id.match);
  requireOrganiser(season.league, officialOf(press));
  const [name, option] = id.parts;
  if (name === 'rules') return rulesPanel(house, season, language);
  if (name === 'variant') return rulesPanel(house, season, language, { opened: valuesOf(press)[0] });
  const change = ruleChange(season.league, name ?? '', valuesOf(press)[0] ?? '', option);
  if (!change) throw new Refusal('unknown-option');
  return rulesPanel(house, await setRules(hall, id.match, change, press.id), language, { opened: option });
}

/** Presses made on leagues: on their one message, and on the private panels of organisers. */
export const leaguePresses: Readonly<
  Record<'league' | 'league-look' | 'league-seat' | 'league-set' | 'league-form', PressRule>
> = {
  league: { way: 'shared', spends: 'seats', run: onServer(entry) },
  'league-look': { way: 'private', spends: 'pictures', run: onServer(look) },
  'league-seat': { way: 'private', spends: 'seats', run: onServer(seat) },
  'league-set': { way: 'set', spends: 'organising', run: onServer(set) },
  'league-form': { way: 'form', run: onServer(openForm) },
};
