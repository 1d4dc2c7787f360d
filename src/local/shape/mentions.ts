import type { Field } from '../form.js';
import { limits } from '../limits.js';

export interface AllowedMentions {
  readonly users: 'all' | ReadonlySet<string>;
  readonly everyone: boolean;
  readonly repliedUser: boolean;
}

export const allMentions: AllowedMentions = { users: 'all', everyone: true, repliedUser: true };

export function readAllowedMentions(field: Field): AllowedMentions {
  if (field.absent || !field.object()) return allMentions;
  const parse =
    field
      .get('parse')
      .list()
      ?.map(kind => kind.oneOf(['roles', 'users', 'everyone'], true)) ?? [];
  const users = field
    .get('users')
    .list({ max: limits.allowedMentions })
    ?.map(id => id.snowflake(true) ?? '');
  const roles = field
    .get('roles')
    .list({ max: limits.allowedMentions })
    ?.map(id => id.snowflake(true) ?? '');
  for (const [kind, list] of [
    ['users', users],
    ['roles', roles],
  ] as const)
    if (parse.includes(kind) && list && list.length > 0)
      field.refuse(
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      );
  return {
    users: parse.includes('users') ? 'all' : new Set(users ?? []),
    everyone: parse.includes('everyone'),
    repliedUser: field.get('replied_user').flag() ?? false,
  };
}

/** Code is shown as written: what looks like a mention inside it mentions nobody. */
export function mentionsIn(text: string): { readonly users: readonly string[]; readonly everyone: boolean } {
  const prose = text.replace(/```[\s\S]*?```|`[^`\n]+`/g, ' ');
  const users = [...prose.matchAll(/<@!?(\d{17,20})>/g)].map(match => match[1]!);
  return { users: [...new Set(users)], everyone: /@(everyone|here)\b/.test(prose) };
}
