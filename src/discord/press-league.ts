import { ComponentType, TextInputStyle } from 'discord.js';
import {
  AWARDS,
  type Award,
  askCheckIn,
  award,
  checkIn,
  close,
  dropEntrant,
  extend,
  join,
  leave,
  pause,
  replace,
  requireOrganiser,
  resume,
  type Season,
  setRules,
  startSeason,
} from '../leagues/index.js';
import { Refusal } from '../matches/index.js';
import { button, buttonRows, text } from './components.js';
import { makeCustomId, numberPart } from './custom-id.js';
import { entrantFor, pairingsMessage, tableMessage, whyMessage } from './league-looks.js';
import { nameOf, titleOf } from './league-names.js';
import { EXTENSIONS, managePanel, ruleChange, rulesPanel, startPanel } from './league-panels.js';
import { livingPost } from './league-posts.js';
import { clip, LIMITS } from './limits.js';
import { type Message, message } from './message.js';
import { applicantOf, officialOf } from './official.js';
import { type Pressed, type PressRule, valuesOf } from './pressed.js';
import { leagueWords } from './words/league.js';

const HOUR = 3_600_000;
const actOf = ({ press, id }: Pressed) => ({ league: id.match, official: officialOf(press), interaction: press.id });

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
  const words = leagueWords(language);
  switch (id.parts[0]) {
    case 'table':
      return tableMessage(surface, season, language);
    case 'pairings':
      return pairingsMessage(surface, season, language);
    case 'why':
      return whyMessage(surface, season, language, entrantFor(season, press.user.id));
    case 'drop': {
      const { number } = entrantFor(season, press.user.id);
      const sure = button(makeCustomId('league-set', id.match, 'leave'), { label: words.drop, style: 'bad' });
      return message([text(words.dropAsks(nameOf(season, number))), ...buttonRows([sure])]);
    }
    default:
      requireOrganiser(season.league, officialOf(press));
      return managePanel(season, language);
  }
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
    case 'drop':
      return panel(await dropEntrant(hall, act, Number(valuesOf(press)[0])));
    case 'closed':
    case 'awarded':
    case 'replaced':
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
  const change = ruleChange(season.league, name ?? '', valuesOf(press)[0] ?? '', option);
  if (!change) throw new Refusal('unknown-option');
  return rulesPanel(house, await setRules(hall, id.match, change, press.id), language);
}

function submitted(pressed: Pressed): Promise<Season> {
  const { surface, press, id } = pressed;
  if (!press.isModalSubmit()) throw new Refusal('stale');
  const { hall } = surface;
  const act = actOf(pressed);
  const [deed, about] = id.parts;
  if (deed === 'replaced') {
    const newcomer = press.fields.getSelectedUsers('person', true).first()!;
    return replace(hall, act, Number(about), { id: newcomer.id, name: newcomer.displayName });
  }
  const reason = press.fields.getTextInputValue('reason');
  if (deed === 'closed') return close(hall, act, reason);
  const [result] = press.fields.getStringSelectValues('result');
  if (!AWARDS.includes(result as Award)) throw new Refusal('unknown-option');
  return award(hall, act, about ?? '', result as Award, reason);
}

/** Opens a form: why a result is awarded, who takes over, why the season is closed. */
async function form({ surface, press, id, language }: Pressed): Promise<void> {
  if (press.isModalSubmit()) return;
  const words = leagueWords(language);
  const season = await surface.hall.season(id.match);
  requireOrganiser(season.league, officialOf(press));
  const value = valuesOf(press)[0] ?? id.parts[1] ?? '';
  const reason = {
    type: ComponentType.Label,
    label: clip(words.reasonLabel, LIMITS.modalLabel),
    component: {
      type: ComponentType.TextInput,
      custom_id: 'reason',
      style: TextInputStyle.Paragraph,
      max_length: 300,
      required: id.parts[0] === 'award',
    },
  } as const;
  if (id.parts[0] === 'close') {
    const custom_id = makeCustomId('league-set', id.match, 'closed');
    return press.showModal({ title: clip(words.closeTitle, LIMITS.modalTitle), custom_id, components: [reason] });
  }
  if (id.parts[0] === 'replace') {
    const person = { type: ComponentType.UserSelect, custom_id: 'person', required: true } as const;
    return press.showModal({
      title: clip(words.replacePlaceholder, LIMITS.modalTitle),
      custom_id: makeCustomId('league-set', id.match, 'replaced', value),
      components: [
        { type: ComponentType.Label, label: clip(words.newcomerLabel, LIMITS.modalLabel), component: person },
      ],
    });
  }
  const pairing = season.pairings.find(each => each.id === value);
  if (!pairing || pairing.second === null) throw new Refusal('no-such-pairing');
  const [first, second] = [nameOf(season, pairing.first), nameOf(season, pairing.second)];
  const options = AWARDS.map(each => ({
    value: each,
    label: clip(words.award(each, first, second), LIMITS.selectOptionText),
  }));
  const result = { type: ComponentType.StringSelect, custom_id: 'result', options, required: true } as const;
  return press.showModal({
    title: clip(titleOf(season, pairing, language), LIMITS.modalTitle),
    custom_id: makeCustomId('league-set', id.match, 'awarded', value),
    components: [
      { type: ComponentType.Label, label: clip(words.resultLabel, LIMITS.modalLabel), component: result },
      reason,
    ],
  });
}

/** Presses made on leagues: on their one message, and on the private panels of organisers. */
export const leaguePresses: Readonly<Record<'league' | 'league-look' | 'league-set' | 'league-form', PressRule>> = {
  league: { way: 'shared', run: entry },
  'league-look': { way: 'private', run: look },
  'league-set': { way: 'set', run: set },
  'league-form': { way: 'form', run: form },
};
