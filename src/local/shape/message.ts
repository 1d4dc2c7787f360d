import type { Attachment } from '../cdn.js';
import type { Field } from '../form.js';
import type { UploadedFile } from '../http/body.js';
import type { JsonObject } from '../json.js';
import { limits } from '../limits.js';
import { refuse } from '../refusal.js';
import type { Message } from '../world.js';
import { type FileNames, readLayout, readRows } from './components.js';
import { readEmbeds } from './embeds.js';
import { type AllowedMentions, readAllowedMentions } from './mentions.js';

export const flags = {
  suppressEmbeds: 1 << 2,
  hasThread: 1 << 5,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  silent: 1 << 12,
  componentsV2: 1 << 15,
} as const;

const settable = flags.suppressEmbeds | flags.ephemeral | flags.silent | flags.componentsV2;

export interface NewFile {
  readonly filename: string;
  readonly description: string | undefined;
  readonly data: Buffer;
}

/** A message as the request describes it; what an edit leaves out is undefined. */
export interface Draft {
  readonly content: string | undefined;
  readonly embeds: readonly JsonObject[] | undefined;
  readonly components: readonly JsonObject[] | undefined;
  readonly kept: readonly Attachment[];
  readonly added: readonly NewFile[];
  readonly flags: number;
  readonly mentions: AllowedMentions;
}

function readAttachments(
  field: Field,
  files: readonly UploadedFile[],
  known: readonly Attachment[],
): Pick<Draft, 'kept' | 'added'> {
  const listed = field.list({ max: limits.attachments });
  const described = new Map<number, { filename: string | undefined; description: string | undefined }>();
  const kept: Attachment[] = [];
  for (const entry of listed ?? []) {
    const id = entry.get('id').id() ?? '';
    const old = known.find(attachment => attachment.id === id);
    const description = entry.get('description').text({ max: limits.altText });
    if (old) kept.push({ ...old, description: description ?? old.description });
    else if (id !== '' && files.some(({ index }) => String(index) === id))
      described.set(Number(id), { filename: entry.get('filename').text({ max: 1024 }), description });
    else if (id !== '')
      entry
        .get('id')
        .refuse('ATTACHMENT_NOT_FOUND', `Attachment ${id} was neither uploaded nor is it part of the message`);
  }
  const added = files.map(({ index, filename, data }) => {
    const given = described.get(index);
    return { filename: cleanName(given?.filename ?? filename), description: given?.description, data };
  });
  const all = listed ? kept : known;
  if (all.length + added.length > limits.attachments)
    field.refuse('BASE_TYPE_MAX_LENGTH', `Must be ${limits.attachments} or fewer in length.`);
  return { kept: all, added };
}

/** Discord replaces what a URL could not carry. */
function cleanName(name: string): string {
  return name.replace(/[^\w.-]+/g, '_') || 'file';
}

function refuseOldParts(body: Field): void {
  for (const key of ['content', 'embeds', 'poll', 'sticker_ids']) {
    const field = body.get(key);
    const isEmpty = field.absent || field.value === '' || (Array.isArray(field.value) && field.value.length === 0);
    if (!isEmpty)
      field.refuse(
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
      );
  }
}

/** An edit that turns a classic message into V2 must empty its old parts in the same request. */
function refuseLeftovers(body: Field, old: Message): void {
  for (const key of ['content', 'embeds'] as const)
    if (old[key].length > 0 && body.get(key).value === undefined)
      body
        .get(key)
        .refuse(
          'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
          `The '${key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
        );
}

export function readMessage(body: Field, files: readonly UploadedFile[], old: Message | null): Draft {
  if (files.some(({ data }) => data.length > limits.fileBytes)) refuse('tooLarge');
  const given = body.get('flags').number({ min: 0 });
  const wasV2 = old !== null && (old.flags & flags.componentsV2) !== 0;
  // An edit may leave the flags out; naming flags without V2 makes Discord read the components as classic rows.
  const isV2 = given === undefined ? wasV2 : (given & flags.componentsV2) !== 0;
  const { kept, added } = readAttachments(body.get('attachments'), files, old?.attachments ?? []);
  const names: FileNames = new Set([...kept, ...added].map(({ filename }) => filename));
  const componentsField = body.get('components');
  const hasComponents = componentsField.value !== undefined;
  if (isV2) refuseOldParts(body);
  if (isV2 && old && !wasV2) refuseLeftovers(body, old);
  const components = isV2 ? readLayout(componentsField, names) : readRows(componentsField);
  const contentField = body.get('content');
  const embedsField = body.get('embeds');
  const draft: Draft = {
    content: contentField.value === null ? '' : contentField.text({ max: limits.content }),
    embeds: embedsField.value === undefined ? undefined : readEmbeds(embedsField, names),
    components: hasComponents ? components : undefined,
    kept,
    added,
    flags: (given ?? 0) & settable,
    mentions: readAllowedMentions(body.get('allowed_mentions')),
  };
  body.form.assertClean();
  if (isEmpty(draft, old, isV2)) refuse('emptyMessage');
  return draft;
}

function isEmpty(draft: Draft, old: Message | null, isV2: boolean): boolean {
  const components = draft.components ?? old?.components ?? [];
  if (isV2) return components.length === 0;
  const content = draft.content ?? old?.content ?? '';
  const embeds = draft.embeds ?? old?.embeds ?? [];
  return content.trim() === '' && embeds.length === 0 && draft.kept.length + draft.added.length === 0;
}

export interface Posting {
  readonly nonce: string | number | undefined;
  readonly enforceNonce: boolean;
  readonly replyTo: string | undefined;
  readonly mustExist: boolean;
}

/** What only a message sent through its channel has. */
export function readPosting(body: Field): Posting {
  const nonce = body.get('nonce');
  const reference = body.get('message_reference');
  if (typeof nonce.value === 'string') nonce.text({ max: limits.nonce });
  else nonce.number();
  if (!reference.absent && reference.object() && reference.get('type').value !== 1)
    reference.get('message_id').snowflake(true);
  return {
    nonce: nonce.absent ? undefined : (nonce.value as string | number),
    enforceNonce: body.get('enforce_nonce').flag() ?? false,
    replyTo: reference.get('message_id').absent ? undefined : String(reference.get('message_id').value),
    mustExist: reference.get('fail_if_not_exists').flag() ?? true,
  };
}
