import type { Field } from '../form.js';
import { compact, type JsonObject } from '../json.js';
import { lengthOf, limits } from '../limits.js';
import type { FileNames } from './components.js';

const webSchemes = ['http', 'https'] as const;

function readImage(field: Field, files: FileNames): JsonObject | undefined {
  if (field.absent || !field.object()) return undefined;
  const url = field.get('url').url([...webSchemes, 'attachment'], limits.url, true);
  if (url?.startsWith('attachment://') && !files.has(url.slice('attachment://'.length)))
    field
      .get('url')
      .refuse('UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', 'The specified attachment could not be found');
  return { url };
}

function readNamed(field: Field, key: 'text' | 'name', max: number, files: FileNames): JsonObject | undefined {
  if (field.absent || !field.object()) return undefined;
  const icon = field.get('icon_url');
  const iconUrl = icon.url([...webSchemes, 'attachment'], limits.url);
  if (iconUrl?.startsWith('attachment://') && !files.has(iconUrl.slice('attachment://'.length)))
    icon.refuse('UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', 'The specified attachment could not be found');
  const url = key === 'name' ? field.get('url').url(webSchemes, limits.url) : undefined;
  return compact({ [key]: field.get(key).text({ max, required: true }), icon_url: iconUrl, url });
}

function readEmbedField(field: Field): JsonObject {
  return {
    name: field.get('name').text({ min: 1, max: limits.embedFieldName, required: true }),
    value: field.get('value').text({ min: 1, max: limits.embedFieldValue, required: true }),
    inline: field.get('inline').flag() ?? false,
  };
}

function readTimestamp(field: Field): string | undefined {
  const text = field.text();
  if (text === undefined) return undefined;
  if (!Number.isNaN(Date.parse(text))) return text;
  return field.refuse('DATE_TIME_TYPE_PARSE', `Could not parse ${text}. Should be ISO8601.`);
}

function readEmbed(field: Field, files: FileNames): JsonObject {
  return compact({
    type: 'rich',
    title: field.get('title').text({ max: limits.embedTitle }),
    description: field.get('description').text({ max: limits.embedDescription }),
    url: field.get('url').url(webSchemes, limits.url),
    color: field.get('color').number({ min: 0, max: 0xffffff }),
    timestamp: readTimestamp(field.get('timestamp')),
    footer: readNamed(field.get('footer'), 'text', limits.embedFooter, files),
    author: readNamed(field.get('author'), 'name', limits.embedAuthor, files),
    image: readImage(field.get('image'), files),
    thumbnail: readImage(field.get('thumbnail'), files),
    fields: field.get('fields').list({ max: limits.embedFields })?.map(readEmbedField),
  });
}

function textSize(embed: JsonObject): number {
  const inner = (key: string, name: string): unknown => (embed[key] as JsonObject | undefined)?.[name];
  const fields = (embed.fields as JsonObject[] | undefined) ?? [];
  const texts = [embed.title, embed.description, inner('footer', 'text'), inner('author', 'name')];
  return [...texts, ...fields.flatMap(({ name, value }) => [name, value])]
    .map(text => (typeof text === 'string' ? lengthOf(text) : 0))
    .reduce((sum, size) => sum + size, 0);
}

export function readEmbeds(field: Field, files: FileNames): readonly JsonObject[] {
  const fields = field.list({ max: limits.embeds }) ?? [];
  const embeds = fields.map(embed => (embed.object() ? readEmbed(embed, files) : {}));
  const total = embeds.reduce((sum, embed) => sum + textSize(embed), 0);
  if (total > limits.embedTotal)
    field.refuse('MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${limits.embedTotal}`);
  return embeds;
}
