import type { Field } from '../form.js';
import { limits } from '../limits.js';

export interface AllowedMentions {
  readonly users: 'all' | ReadonlySet<string>;
  readonly roles: 'all' | ReadonlySet<string>;
  readonly everyone: boolean;
  readonly repliedUser: boolean;
}

export const allMentions: AllowedMentions = { users: 'all', roles: 'all', everyone: true, repliedUser: true };

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
    roles: parse.includes('roles') ? 'all' : new Set(roles ?? []),
    everyone: parse.includes('everyone'),
    repliedUser: field.get('replied_user').flag() ?? false,
  };
}

export interface FoundMentions {
  readonly users: readonly string[];
  readonly roles: readonly string[];
  readonly everyone: boolean;
}

/** Code is shown as written: what looks like a mention inside it mentions nobody. */
export function mentionsIn(text: string): FoundMentions {
  const prose = text.replace(/```[\s\S]*?```|`[^`\n]+`/g, ' ');
  const ids = (pattern: RegExp): readonly string[] => [
    ...new Set([...prose.matchAll(pattern)].map(match => match[1]!)),
  ];
  const everyone = /@(everyone|here)\b/.test(prose);
  return { users: ids(/<@!?(\d{17,20})>/g), roles: ids(/<@&(\d{17,20})>/g), everyone };
}
