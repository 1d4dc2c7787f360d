import { expect, it } from 'vitest';
import { commands } from '../../../commands/index.js';
import { awayChoices, quietChoices, settingChoices } from '../../../src/discord/people/completing.js';
import { quietFrom } from '../../../src/discord/people/settings.js';
import { absenceFrom } from '../../../src/matches/index.js';

const NOW = Date.parse('2026-05-08T10:00:00Z');
const away = (typed: string, language: 'pl' | 'en' = 'pl') => awayChoices(typed, 'Europe/Warsaw', NOW, language);

it('says how an absence is understood before it is sent, with its last day', () => {
  expect(away('10.05-17.05')).toEqual([{ name: 'Od 10 maja 2026 do 17 maja 2026', value: '10.05-17.05' }]);
  expect(away('until 17.05', 'en')).toEqual([{ name: 'Until 17 May 2026', value: 'until 17.05' }]);
  expect(away('7')).toEqual([{ name: 'Do: 15 maja 2026', value: '7' }]);
  expect(away('wracam')).toEqual([{ name: 'Bez nieobecności: jestem', value: 'off' }]);
  for (const tooLong of ['31', '1.02', '2026-01-01']) expect(away(tooLong)).toEqual([]);
});

it('offers days, the day they end, and being here', () => {
  const all = away('');
  expect(all[0]).toEqual({ name: 'Nieobecność: 2 dni. Do: 10 maja 2026', value: '2' });
  expect(all.at(-1)!.value).toBe('off');
  for (const { value } of all) expect(() => absenceFrom(value, 'Europe/Warsaw', NOW)).not.toThrow();
  expect(away('jest', 'pl').map(({ value }) => value)).toEqual(['off']);
});

it('offers quiet hours as they are understood', () => {
  expect(quietChoices('22-7', 'pl')).toEqual([{ name: '22:00–7:00', value: '22-7' }]);
  expect(quietChoices('1 – 9', 'en')).toEqual([{ name: '1:00–9:00', value: '1-9' }]);
  expect(quietChoices('22', 'en').map(({ value }) => value)).toEqual(['22-7', '22-8']);
  expect(quietChoices('brak', 'pl')).toEqual([{ name: 'Bez godzin ciszy', value: 'off' }]);
  for (const { value } of quietChoices('', 'en')) expect(quietFrom(value, null, null)).not.toBeNull();
  expect(quietChoices('now and then', 'en')).toEqual([]);
});

it('offers zones by name', () => {
  for (const typed of ['new york', 'New_York', 'america/new'])
    expect(settingChoices('time-zone', typed, { now: NOW, language: 'en' })[0]!.value).toBe('America/New_York');
});

interface Shape {
  readonly type: number;
  readonly name: string;
  readonly autocomplete?: boolean;
  readonly choices?: readonly unknown[];
  readonly options?: readonly Shape[];
}
const TYPED = 3;
/** What people make up themselves: nobody can know how it goes on. */
const FREE = ['league create name', 'league edit name', 'league award reason', 'why move'];

/** Every option of a command with the way to it. */
const optionsOf = (path: string, options: readonly Shape[] = []): { path: string; option: Shape }[] =>
  options.flatMap(option => [
    { path: `${path} ${option.name}`, option },
    ...optionsOf(`${path} ${option.name}`, option.options),
  ]);

it('every option that is typed completes itself or offers its choices', () => {
  const all = commands.flatMap(({ shape }) => optionsOf(shape.name, (shape.options ?? []) as readonly Shape[]));
  const bare = all.filter(({ option }) => option.type === TYPED && !option.autocomplete && !option.choices);
  expect(bare.map(({ path }) => path).sort()).toEqual([...FREE].sort());
  const silent = commands.filter(
    ({ shape, complete }) =>
      !complete &&
      optionsOf(shape.name, (shape.options ?? []) as readonly Shape[]).some(({ option }) => option.autocomplete),
  );
  expect(silent).toEqual([]);
});
