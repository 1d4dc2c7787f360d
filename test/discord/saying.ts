import type { Decision, Said } from '../../src/engine/index.js';
import type { SeenMessage } from '../../src/local/server.js';
import type { Stage } from './stage.js';

const indexOf = (decision: Decision, id: string): string =>
  String(decision.kind === 'number' ? Number(id) - decision.min : decision.options.findIndex(one => one.id === id));

/** Says exactly this on a panel, by whatever control it has for it. Returns the panel afterwards. */
export async function sayOnPanel(
  stage: Stage,
  person: string,
  panel: SeenMessage,
  decision: Decision,
  said: Said,
  says: 'say' | 'puzzle' = 'say',
): Promise<SeenMessage> {
  const { control } = stage.discord;
  const buttonFor = (fits: (parts: readonly string[]) => boolean) =>
    panel.buttons.find(({ customId, disabled }) => customId && !disabled && fits(customId.split('.')))?.customId;
  const press = async (id: string) => (await control.press(person, panel.id, id)).settled(30_000);
  const select = async (id: string, values: readonly string[]) =>
    (await control.select(person, panel.id, id, [...values])).settled(30_000);
  if (typeof said === 'object') {
    const menu = panel.selects.find(({ customId }) => customId.includes('.some'));
    const none = buttonFor(parts => parts[3] === 'none');
    if (said.length === 0 && none) return press(none);
    if (menu)
      return select(
        menu.customId,
        said.map(id => indexOf(decision, id)),
      );
    let shown = panel;
    for (const id of said) {
      const pick = buttonFor(parts => parts[0] === 'pick' && parts[3] === indexOf(decision, id));
      shown = await press(pick!);
    }
    const done = shown.buttons.find(({ customId }) => customId?.startsWith('done.'))!;
    return (await control.press(person, shown.id, done.customId!)).settled(30_000);
  }
  const index = indexOf(decision, String(said));
  const button = buttonFor(([verb, , , at, ahead]) => verb === says && at === index && ahead === undefined);
  if (button) return press(button);
  const menu = panel.selects.find(
    ({ customId, options }) => customId.startsWith(`${says}.`) && options.some(({ value }) => value === index),
  );
  if (!menu) throw new Error(`${decision.key}: ${said} is not on the panel: ${panel.text}`);
  return select(menu.customId, [index]);
}
