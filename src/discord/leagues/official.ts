import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js';
import type { Applicant, Official } from '../../leagues/index.js';
import { type Person, Refusal, tidyName } from '../../matches/index.js';
import { personOf } from '../command.js';
import { rolesOf } from '../roles.js';

interface Caller {
  readonly user: { readonly id: string; readonly displayName: string };
  readonly member?: unknown;
  readonly memberPermissions?: Readonly<PermissionsBitField> | null;
}

/** Who called, as a league wants to know them. */
export const applicantOf = (caller: Caller): Applicant => ({ ...personOf(caller), roles: rolesOf(caller) });

export const officialOf = (caller: Caller): Official => ({
  id: caller.user.id,
  roles: rolesOf(caller),
  managesServer: caller.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
});

/** A role somebody chose; everybody's own role, which has the id of the server, stands for none. */
export const roleChosen = (id: string | null, guildId: string | null): string | null => (id === guildId ? null : id);

/** Somebody who was chosen for a place: bots, this one too, cannot say that they want it. */
export function personChosen({ id, displayName, bot }: { id: string; displayName: string; bot: boolean }): Person {
  if (bot) throw new Refusal('bot-account');
  return { id, name: tidyName(displayName) || id };
}
