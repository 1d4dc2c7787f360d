import { panelFor } from '../../src/discord/matches/panel.js';
import type { Message } from '../../src/discord/message.js';
import type { Surface } from '../../src/discord/surface.js';
import type { Decision, Language, Said } from '../../src/engine/index.js';
import type { Match } from '../../src/matches/index.js';

/** A select is opened and then chosen from; one that takes several is closed as well. */
const MENU_PRESSES = 2;
const MOST_PAGES = 12;

interface Control {
  readonly custom_id?: string;
  readonly disabled?: boolean;
  readonly options?: readonly { readonly value: string }[];
}

const controlsOf = (message: Message): Control[] =>
  JSON.parse(JSON.stringify(message.components)).flatMap(
    ({ components }: { components: { components?: Control[] }[] }) => components.flatMap(part => part.components ?? []),
  );

/** How many presses say this on this panel; null where another page has it. */
function pressesOn(message: Message, decision: Decision, said: Said): number | null {
  const controls = controlsOf(message).filter(({ disabled }) => !disabled);
  const indexOf = (id: string) =>
    decision.kind === 'number' ? -1 : decision.options.findIndex(option => option.id === id);
  if (Array.isArray(said)) {
    if (said.length === 0 && controls.some(({ custom_id }) => custom_id?.endsWith('.none'))) return 1;
    const isMenu = controls.some(({ custom_id }) => custom_id?.includes('.some'));
    return isMenu ? MENU_PRESSES + Math.max(said.length - 1, 0) + 1 : said.length + 1;
  }
  const index = typeof said === 'number' && decision.kind === 'number' ? said - decision.min : indexOf(String(said));
  for (const { custom_id, options } of controls) {
    if (!custom_id?.startsWith('say.')) continue;
    if (options?.some(({ value }) => value === String(index))) return MENU_PRESSES;
    const [, , , said, ahead] = custom_id.split('.');
    // What a place of the next question says as well costs nothing by itself.
    if (said === String(index)) return ahead === undefined ? 1 : 0;
  }
  return controls.some(({ custom_id }) => custom_id?.startsWith('number.')) ? 3 : null;
}

/** The presses a person needs to say this, one more where another page has to be opened first. */
export async function pressesToSay(
  surface: Surface,
  match: Match,
  player: string,
  language: Language,
  decision: Decision,
  said: Said,
): Promise<number> {
  for (let page = 0; page < MOST_PAGES; page++) {
    const found = pressesOn(await panelFor(surface, match, player, language, { page }), decision, said);
    if (found !== null) return found + (page === 0 ? 0 : 1);
  }
  throw new Error(`${decision.key}: ${JSON.stringify(said)} cannot be pressed`);
}
