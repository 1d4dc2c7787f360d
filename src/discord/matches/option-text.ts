import { type Chosen, fold, type Game, LANGUAGES, type Language } from '../../engine/index.js';
import { Refusal } from '../../matches/index.js';
import { clip, LIMITS } from '../limits.js';

/** One choice of a lobby and how people call it. */
interface Named {
  readonly id: string;
  readonly value: string;
}

const BETWEEN = '+';
const everyChoice = ({ lobby }: Game): Named[] =>
  lobby.options.flatMap(({ id, values }) => values.map(value => ({ id, value })));

/** `Mode: four players`, as the lobby itself says it. */
export const choiceName = ({ words }: Game, { id, value }: Named, language: Language): string =>
  `${words[language].lobbyOption(id)}: ${words[language].lobbyValue(id, value)}`;

/** Choices as one text that is read back: `mode=four+first=first`. */
export const makeChoices = (chosen: Chosen): string =>
  Object.entries(chosen)
    .map(([id, value]) => `${id}=${value}`)
    .join(BETWEEN);

/** More than that Discord takes of no choice, and nobody types: each part of a text is compared with every choice. */
export const LONGEST_CHOICES = 300;

/** Choices as they were completed or typed, in either language; what cannot be told is refused. */
export function parseChoices(game: Game, text: string): Chosen {
  const parts = text.split(BETWEEN).filter(part => part.trim() !== '');
  const unknown = (part: string) => new Refusal('unknown-choice', { typed: clip(part.trim(), LIMITS.choiceText) });
  if (text.length > LONGEST_CHOICES) throw unknown(text);
  const called = parts.length === 0 ? [] : calledIn(game);
  const read = parts.map(part => {
    const found = choiceCalled(called, part);
    if (!found) throw unknown(part);
    return [found.id, found.value] as const;
  });
  return Object.fromEntries(read);
}

/** A choice, and everything it may be called, folded. */
interface Called {
  readonly choice: Named;
  readonly names: readonly string[];
}

/** What the choices of a game are called: put together once for a text, however many parts it has. */
const calledIn = (game: Game): readonly Called[] =>
  everyChoice(game).map(choice => ({ choice, names: namesOf(game, choice) }));

/** The choice somebody means: by its name, or by the only one that begins with what they typed. */
function choiceCalled(all: readonly Called[], typed: string): Named | null {
  const text = fold(typed.trim());
  const exact = all.find(({ names }) => names.includes(text));
  if (exact) return exact.choice;
  const begun = all.filter(({ names }) => names.some(name => name.startsWith(text)));
  return begun.length === 1 ? begun[0]!.choice : null;
}

const namesOf = (game: Game, choice: Named): string[] => [
  fold(`${choice.id}=${choice.value}`),
  ...LANGUAGES.flatMap(language => [
    fold(choiceName(game, choice, language)),
    fold(game.words[language].lobbyValue(choice.id, choice.value)),
  ]),
];

/** What may be typed next: every choice that fits the last part, with what was chosen before it. */
export function choicesLike(game: Game, typed: string, language: Language): { name: string; value: string }[] {
  if (typed.length > LONGEST_CHOICES) return [];
  const all = calledIn(game);
  const parts = typed.split(BETWEEN);
  const before = parts.slice(0, -1).flatMap(part => choiceCalled(all, part) ?? []);
  const last = fold(parts.at(-1)!.trim());
  // A choice that is whole is followed by the next one.
  const whole = all.find(({ names }) => names.includes(last));
  // An option that is named twice has the last of its values.
  const named = whole ? [...before, whole.choice] : before;
  const chosen = [...new Map(named.map(choice => [choice.id, choice])).values()];
  const text = whole ? '' : last;
  const next = all
    .filter(({ choice }) => chosen.every(({ id }) => id !== choice.id))
    .filter(({ names }) => names.some(name => name.includes(text)))
    .map(({ choice }) => [...chosen, choice]);
  return [...(chosen.length > 0 ? [chosen] : []), ...next]
    .map(list => ({ list, value: makeChoices(Object.fromEntries(list.map(({ id, value }) => [id, value]))) }))
    .filter(({ value }) => value.length <= LIMITS.choiceText)
    .slice(0, LIMITS.autocompleteChoices)
    .map(({ list, value }) => ({
      name: clip(list.map(one => choiceName(game, one, language)).join(` ${BETWEEN} `), LIMITS.choiceText),
      value,
    }));
}
