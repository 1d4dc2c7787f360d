import {
  type APILabelComponent,
  ChannelType,
  ComponentType,
  type ModalSubmitInteraction,
  SelectMenuDefaultValueType,
  TextInputStyle,
} from 'discord.js';
import {
  type Act,
  AWARDS,
  award,
  awardsFor,
  close,
  edit,
  entrantAt,
  extend,
  type FinishingOrder,
  isBye,
  LONGEST_NAME,
  offerPlace,
  type Pairing,
  type Particulars,
  pairingOf,
  requireOrganiser,
  type Season,
  winnerOf,
} from '../../leagues/index.js';
import { Refusal } from '../../matches/index.js';
import { makeCustomId, wholeNumber } from '../custom-id.js';
import { clip, LIMITS } from '../limits.js';
import { type Pressed, typedIn, valuesOf } from '../pressed.js';
import { leagueWords } from '../words/league.js';
import { requireMove } from './moving.js';
import { namesOf, titleOf } from './names.js';
import { officialOf, personChosen, roleChosen } from './official.js';

const HOUR = 3_600_000;
const LONGEST_REASON = 300;
const MORE_HOURS = [6, 12, 24, 48, 72, 168] as const;

export const actOf = ({ press, id }: Pressed): Act => ({
  league: id.match,
  official: officialOf(press),
  interaction: press.id,
});

interface Form {
  readonly title: string;
  /** What sending it does, as the custom id says it. */
  readonly does: readonly (string | number)[];
  readonly fields: readonly APILabelComponent[];
}

const labelled = (label: string, component: APILabelComponent['component']): APILabelComponent => ({
  type: ComponentType.Label,
  label: clip(label, LIMITS.modalLabel),
  component,
});

/** Opens a form: what becomes of a pairing, who takes over, what the league is called, why the season is closed. */
export async function openForm(pressed: Pressed): Promise<void> {
  const { surface, press, id } = pressed;
  if (press.isModalSubmit()) return;
  const season = await surface.hall.season(id.match);
  requireOrganiser(season.league, officialOf(press));
  const { title, does, fields } = formFor(pressed, season, valuesOf(press)[0] ?? id.parts[1] ?? '');
  await press.showModal({
    title: clip(title, LIMITS.modalTitle),
    custom_id: makeCustomId('league-set', id.match, ...does),
    components: [...fields],
  });
}

function formFor({ id, language }: Pressed, season: Season, value: string): Form {
  const words = leagueWords(language);
  switch (id.parts[0]) {
    case 'close':
      return { title: words.closeTitle, does: ['closed'], fields: [reasonField(words.reasonLabel, false)] };
    case 'replace': {
      const person = { type: ComponentType.UserSelect, custom_id: 'person', required: true } as const;
      return {
        title: words.replacePlaceholder,
        does: ['replaced', value],
        fields: [labelled(words.newcomerLabel, person)],
      };
    }
    case 'edit':
      return { title: words.editLabel, does: ['edited'], fields: editFields(season, words) };
    case 'extend': {
      const options = MORE_HOURS.map(hours => ({ value: String(hours), label: words.roundTime(hours) }));
      const hours = { type: ComponentType.StringSelect, custom_id: 'hours', options, required: true } as const;
      return {
        title: titleOf(season, pairingFor(season, value), language),
        does: ['extended', value],
        fields: [labelled(words.hoursLabel, hours)],
      };
    }
    default: {
      const pairing = pairingFor(season, value);
      return {
        title: titleOf(season, pairing, language),
        does: ['awarded', value],
        fields: [...resultFields(season, pairing, words), reasonField(words.reasonLabel, true)],
      };
    }
  }
}

/** Between two the result is one choice; at a larger table it is who came where, or another decision instead. */
function resultFields(season: Season, pairing: Pairing, words: ReturnType<typeof leagueWords>): APILabelComponent[] {
  const names = namesOf(season, pairing);
  const isTable = names.length > 2;
  const options = awardsFor(pairing)
    .filter(each => !isTable || winnerOf(pairing, each) === undefined)
    .map(each => ({ value: each, label: clip(words.award(each, names), LIMITS.selectOptionText) }));
  const result = { type: ComponentType.StringSelect, custom_id: 'result', options, required: !isTable } as const;
  if (!isTable) return [labelled(words.resultLabel, result)];
  const people = pairing.seats.map(number => ({
    value: String(number),
    label: clip(entrantAt(season, number).name, LIMITS.selectOptionText),
  }));
  // Who is left came last.
  const places = names.slice(1).map((_, at) => {
    const menu = {
      type: ComponentType.StringSelect,
      custom_id: `place${at + 1}`,
      options: people,
      required: false,
    } as const;
    return labelled(words.placeLabel(at + 1), menu);
  });
  return [...places, labelled(words.otherResultLabel, result)];
}

/** The order somebody filled in; whoever is left came last. */
function orderIn({ fields }: ModalSubmitInteraction, { seats }: Pairing): FinishingOrder {
  const named = seats
    .slice(1)
    .flatMap((_, at) => fields.getStringSelectValues(`place${at + 1}`).map(value => wholeNumber(value) ?? 0));
  if (named.length < seats.length - 1) throw new Refusal('bad-order');
  return [...named, ...seats.filter(number => !named.includes(number))];
}

function pairingFor(season: Season, id: string): Pairing {
  const pairing = pairingOf(season, id);
  if (!pairing || isBye(pairing)) throw new Refusal('no-such-pairing');
  return pairing;
}

const reasonField = (label: string, required: boolean): APILabelComponent =>
  labelled(label, {
    type: ComponentType.TextInput,
    custom_id: 'reason',
    style: TextInputStyle.Paragraph,
    max_length: LONGEST_REASON,
    required,
  });

function editFields({ league }: Season, words: ReturnType<typeof leagueWords>): APILabelComponent[] {
  const role = (custom_id: keyof Particulars, label: string, present: string | null): APILabelComponent =>
    labelled(label, {
      type: ComponentType.RoleSelect,
      custom_id,
      required: false,
      min_values: 0,
      default_values: present === null ? [] : [{ id: present, type: SelectMenuDefaultValueType.Role }],
    });
  return [
    labelled(words.nameLabel, {
      type: ComponentType.TextInput,
      custom_id: 'name',
      style: TextInputStyle.Short,
      max_length: LONGEST_NAME,
      value: league.name,
    }),
    labelled(words.channelLabel, {
      type: ComponentType.ChannelSelect,
      custom_id: 'channel',
      channel_types: [ChannelType.GuildText, ChannelType.GuildAnnouncement],
      default_values: [{ id: league.channel, type: SelectMenuDefaultValueType.Channel }],
    }),
    role('organisers', words.organisersLabel, league.organiserRole),
    role('entry', words.entryLabel, league.rules.entryRole),
  ];
}

/** What somebody chose in a menu of a form; nothing chosen is null. */
function chosenIn({ fields }: ModalSubmitInteraction, name: keyof Particulars): string | null {
  const { values } = fields.getField(name) as { readonly values?: readonly string[] };
  return values?.[0] ?? null;
}

async function awarded(pressed: Pressed, press: ModalSubmitInteraction, about: string): Promise<Season> {
  const { hall } = pressed.surface;
  const pairing = pairingFor(await hall.season(pressed.id.match), about);
  const [result] = press.fields.getStringSelectValues('result');
  const decided = AWARDS.find(each => each === result);
  if (result !== undefined && !decided) throw new Refusal('unknown-option');
  if (!decided && pairing.seats.length === 2) throw new Refusal('unknown-option');
  const reason = typedIn(press, 'reason');
  return award(hall, actOf(pressed), about, decided ?? orderIn(press, pairing), reason);
}

/** What a form that was sent back asks for. */
export async function submitted(pressed: Pressed): Promise<Season> {
  const { surface, press, id } = pressed;
  if (!press.isModalSubmit()) throw new Refusal('stale');
  const { hall } = surface;
  const act = actOf(pressed);
  const [deed, about = ''] = id.parts;
  switch (deed) {
    case 'replaced': {
      const newcomer = personChosen(press.fields.getSelectedUsers('person', true).first()!);
      return offerPlace(hall, act, wholeNumber(about) ?? 0, newcomer);
    }
    case 'extended': {
      const hours = wholeNumber(press.fields.getStringSelectValues('hours')[0]) ?? 0;
      if (!MORE_HOURS.some(each => each === hours)) throw new Refusal('unknown-option');
      return extend(hall, act, hours * HOUR, about);
    }
    case 'edited': {
      const channel = chosenIn(press, 'channel');
      if (channel !== null) await requireMove(surface, press, id.match, channel);
      return edit(hall, act, {
        name: typedIn(press, 'name'),
        organisers: roleChosen(chosenIn(press, 'organisers'), press.guildId),
        entry: roleChosen(chosenIn(press, 'entry'), press.guildId),
        ...(channel === null ? {} : { channel }),
      });
    }
    case 'closed':
      return close(hall, act, typedIn(press, 'reason'));
    default:
      return awarded(pressed, press, about);
  }
}
