import { Field } from '../form.js';
import { type Call, done, ok, type Route } from '../http/router.js';
import type { JsonObject } from '../json.js';
import { limits } from '../limits.js';
import { refuse } from '../refusal.js';
import { readCommand } from '../shape/command.js';
import type { Command } from '../world.js';
import type { Parts } from './reach.js';

export function commandRoutes({ world }: Parts): readonly Route[] {
  const show = (command: Command, localized = true): JsonObject => ({
    id: command.id,
    application_id: world.applicationId,
    version: command.version,
    ...command.shape,
    ...(localized ? {} : { name_localizations: undefined, description_localizations: undefined }),
    ...(command.guildId ? { guild_id: command.guildId } : {}),
  });

  /** The scope a request speaks of: one guild, or null for everywhere. */
  const scopeOf = ({ params }: Call): string | null => {
    if (params.application !== world.applicationId) refuse('unknownApplication');
    if (params.guild !== undefined && params.guild !== world.guildId) refuse('unknownGuild');
    return params.guild ?? null;
  };

  const inScope = (guildId: string | null): readonly Command[] =>
    [...world.commands.values()].filter(command => command.guildId === guildId);

  const find = (call: Call): Command => {
    const guildId = scopeOf(call);
    const command = world.commands.get(call.params.command ?? '');
    return command && command.guildId === guildId ? command : refuse('unknownCommand');
  };

  const keep = (guildId: string | null, shape: JsonObject): Command => {
    const same = inScope(guildId).find(one => one.shape.name === shape.name && one.shape.type === shape.type);
    const id = same?.id ?? world.nextId();
    const command = { id, guildId, version: world.nextId(), shape };
    world.commands.set(id, command);
    return command;
  };

  const read = (body: Field, guildId: string | null): JsonObject => readCommand(body, guildId ? 'guild' : 'global');

  const refuseTooMany = (shapes: readonly JsonObject[]): void => {
    const count = (type: number): number => shapes.filter(shape => shape.type === type).length;
    const isOver =
      count(1) > limits.slashCommands || count(2) > limits.contextCommands || count(3) > limits.contextCommands;
    if (isOver) refuse('tooManyCommands');
  };

  const replaceAll = (call: Call) => {
    const guildId = scopeOf(call);
    const fields = call.body.list({ required: true }) ?? [];
    const shapes = fields.map(field => read(field, guildId));
    const taken = new Set<string>();
    shapes.forEach((shape, index) => {
      const key = `${String(shape.type)} ${String(shape.name)}`;
      if (shape.name !== undefined && taken.has(key))
        fields[index]!.refuse('APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique');
      taken.add(key);
    });
    call.body.form.assertClean();
    refuseTooMany(shapes);
    const kept = shapes.map(shape => keep(guildId, shape));
    for (const command of inScope(guildId))
      if (!kept.some(({ id }) => id === command.id)) world.commands.delete(command.id);
    world.events.emit('commands');
    return ok(kept.map(command => show(command)));
  };

  const create = (call: Call) => {
    const guildId = scopeOf(call);
    const shape = read(call.body, guildId);
    call.body.form.assertClean();
    const others = inScope(guildId).map(command => command.shape);
    const isNew = !others.some(other => other.name === shape.name && other.type === shape.type);
    if (isNew) refuseTooMany([...others, shape]);
    const command = keep(guildId, shape);
    world.events.emit('commands');
    return { status: isNew ? 201 : 200, body: show(command) };
  };

  const update = (call: Call) => {
    const old = find(call);
    const merged = new Field({ ...old.shape, ...(call.body.value as JsonObject) });
    const shape = read(merged, old.guildId);
    merged.form.assertClean();
    const command = { ...old, version: world.nextId(), shape };
    world.commands.set(old.id, command);
    world.events.emit('commands');
    return ok(show(command));
  };

  const remove = (call: Call) => {
    world.commands.delete(find(call).id);
    world.events.emit('commands');
    return done;
  };

  return ['/applications/:application/commands', '/applications/:application/guilds/:guild/commands'].flatMap(path => [
    {
      name: `GET ${path}`,
      handle: (call: Call) =>
        ok(inScope(scopeOf(call)).map(command => show(command, call.query.get('with_localizations') === 'true'))),
    },
    { name: `POST ${path}`, handle: create },
    { name: `PUT ${path}`, handle: replaceAll },
    { name: `GET ${path}/:command`, handle: (call: Call) => ok(show(find(call))) },
    { name: `PATCH ${path}/:command`, handle: update },
    { name: `DELETE ${path}/:command`, handle: remove },
  ]);
}
