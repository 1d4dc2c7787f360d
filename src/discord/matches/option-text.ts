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

/** Choices as they were completed or typed, in either language; what cannot be told is refused. */
export function parseChoices(game: Game, text: string): Chosen {
  const parts = text.split(BETWEEN).filter(part => part.trim() !== '');
  const read = parts.map(part => {
    const found = choiceCalled(game, part);
    if (!found) throw new Refusal('unknown-choice', { typed: part.trim() });
    return [found.id, found.value] as const;
  });
  return Object.fromEntries(read);
}

/** The choice somebody means: by its name, or by the only one that begins with what they typed. */
function choiceCalled(game: Game, typed: string): Named | null {
  const text = fold(typed.trim());
  const all = everyChoice(game);
  const exact = all.find(choice => namesOf(game, choice).includes(text));
  if (exact) return exact;
  const begun = all.filter(choice => namesOf(game, choice).some(name => name.startsWith(text)));
  return begun.length === 1 ? begun[0]! : null;
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
  const parts = typed.split(BETWEEN);
  const before = parts.slice(0, -1).flatMap(part => choiceCalled(game, part) ?? []);
  const last = parts.at(-1)!;
  // A choice that is whole is followed by the next one.
  const whole = choiceCalled(game, last);
  const chosen = whole && namesOf(game, whole).includes(fold(last.trim())) ? [...before, whole] : before;
  const text = chosen.length > before.length ? '' : fold(last.trim());
  const next = everyChoice(game)
    .filter(({ id }) => chosen.every(one => one.id !== id))
    .filter(choice => namesOf(game, choice).some(name => name.includes(text)))
    .map(choice => [...chosen, choice]);
  return [...(chosen.length > 0 ? [chosen] : []), ...next]
    .map(list => ({
      name: clip(list.map(one => choiceName(game, one, language)).join(` ${BETWEEN} `), LIMITS.choiceText),
      value: makeChoices(Object.fromEntries(list.map(({ id, value }) => [id, value]))),
    }))
    .filter(({ value }) => value.length <= LIMITS.choiceText)
    .slice(0, LIMITS.autocompleteChoices);
}
