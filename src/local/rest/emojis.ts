import type { Field } from '../form.js';
import { userJson } from '../guild-json.js';
import { done, ok, type Route } from '../http/router.js';
import type { JsonObject } from '../json.js';
import { limits } from '../limits.js';
import { refuse } from '../refusal.js';
import { readPicture } from '../shape/picture.js';
import type { Emoji } from '../world.js';
import type { Parts } from './reach.js';

const path = '/applications/:application/emojis';

/** The emoji an application brings along; they belong to no guild. */
export function emojiRoutes({ world }: Parts): readonly Route[] {
  const show = ({ id, name, animated }: Emoji): JsonObject => ({
    id,
    name,
    animated,
    roles: [],
    user: userJson(world.bot),
    require_colons: true,
    managed: false,
    available: true,
  });

  const own = (params: Readonly<Record<string, string>>): void => {
    if (params.application !== world.applicationId) refuse('unknownApplication');
  };

  const find = (params: Readonly<Record<string, string>>): Emoji => {
    own(params);
    return world.emojis.get(params.emoji ?? '') ?? refuse('unknownEmojiId');
  };

  const readName = (field: Field, required: boolean): string | undefined => {
    const name = field.text({ min: 2, max: 32, required });
    if (name === undefined || /^\w+$/.test(name)) return name;
    return field.refuse('STRING_TYPE_REGEX', 'String value did not match validation regex.');
  };

  return [
    {
      name: `GET ${path}`,
      handle: ({ params }) => {
        own(params);
        return ok({ items: [...world.emojis.values()].map(show) });
      },
    },
    {
      name: `POST ${path}`,
      handle: ({ params, body }) => {
        own(params);
        const name = readName(body.get('name'), true);
        const image = readPicture(body.get('image'), { most: limits.emojiBytes, required: true });
        body.form.assertClean();
        if (world.emojis.size >= limits.emojis) refuse('tooManyEmojis');
        const emoji = { id: world.nextId(), name: name!, image: image!, animated: image!.type === 'image/gif' };
        world.emojis.set(emoji.id, emoji);
        return { status: 201, body: show(emoji) };
      },
    },
    { name: `GET ${path}/:emoji`, handle: ({ params }) => ok(show(find(params))) },
    {
      name: `PATCH ${path}/:emoji`,
      handle: ({ params, body }) => {
        const emoji = find(params);
        const name = readName(body.get('name'), false);
        body.form.assertClean();
        emoji.name = name ?? emoji.name;
        return ok(show(emoji));
      },
    },
    {
      name: `DELETE ${path}/:emoji`,
      handle: ({ params }) => {
        world.emojis.delete(find(params).id);
        return done;
      },
    },
  ];
}
