import type { Field } from '../form.js';
import { compact, type JsonObject } from '../json.js';
import { lengthOf, limits } from '../limits.js';
import { Tally } from './component-tally.js';
import { readButton, readSelect, selectTypes } from './controls.js';

/** File names that `attachment://` may point at. */
export type FileNames = ReadonlySet<string>;

const layoutTypes = [1, 9, 10, 12, 13, 14, 17] as const;
const innerTypes = [1, 9, 10, 12, 13, 14] as const;

/** Filled in place, because the tally assigns ids to the very object it was given. */
function settle(component: JsonObject, more: JsonObject): JsonObject {
  return Object.assign(component, compact(more));
}

class Reader {
  readonly tally = new Tally();
  readonly #files: FileNames;

  constructor(files: FileNames) {
    this.#files = files;
  }

  row(field: Field): JsonObject {
    const row: JsonObject = { type: 1 };
    this.tally.enter(field, row);
    const inner = field.get('components').list({ min: 1, max: limits.buttonsPerRow, required: true }) ?? [];
    const holdsSelect = inner.some(child => child.get('type').value !== 2);
    if (holdsSelect && inner.length > 1)
      field
        .get('components')
        .refuse(
          'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
          `Width of layout component ActionRow exceeds maximum of ${limits.buttonsPerRow}`,
        );
    return settle(row, { components: inner.map(child => this.control(child)) });
  }

  control(field: Field): JsonObject {
    const type = readType(field, [2, ...selectTypes]);
    if (type === undefined) return {};
    return type === 2 ? readButton(field, this.tally) : readSelect(field, type, this.tally, false);
  }

  text(field: Field): JsonObject {
    const text: JsonObject = { type: 10 };
    this.tally.enter(field, text);
    const content = field.get('content').text({ min: 1, max: limits.displayedText, required: true });
    this.tally.text += lengthOf(content ?? '');
    return settle(text, { content });
  }

  media(field: Field, onlyAttached = false): JsonObject {
    if (!field.object()) return {};
    const url = field.get('url').url(onlyAttached ? ['attachment'] : ['http', 'https', 'attachment'], limits.url, true);
    if (url?.startsWith('attachment://') && !this.#files.has(url.slice('attachment://'.length)))
      field
        .get('url')
        .refuse('UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', 'The specified attachment could not be found');
    return { url };
  }

  section(field: Field): JsonObject {
    const section: JsonObject = { type: 9 };
    this.tally.enter(field, section);
    const texts = field.get('components').list({ min: 1, max: limits.sectionTexts, required: true }) ?? [];
    const accessory = field.get('accessory');
    return settle(section, {
      components: texts.map(child => (readType(child, [10]) ? this.text(child) : {})),
      accessory: accessory.object() ? this.accessory(accessory) : {},
    });
  }

  accessory(field: Field): JsonObject {
    const type = readType(field, [2, 11]);
    if (type === 2) return readButton(field, this.tally);
    if (type === undefined) return {};
    const thumbnail: JsonObject = { type: 11 };
    this.tally.enter(field, thumbnail);
    return settle(thumbnail, {
      media: this.media(field.get('media')),
      description: field.get('description').text({ max: limits.altText }),
      spoiler: field.get('spoiler').flag(),
    });
  }

  gallery(field: Field): JsonObject {
    const gallery: JsonObject = { type: 12 };
    this.tally.enter(field, gallery);
    const items = field.get('items').list({ min: 1, max: limits.galleryItems, required: true }) ?? [];
    return settle(gallery, {
      items: items.map(item =>
        compact({
          media: this.media(item.get('media')),
          description: item.get('description').text({ max: limits.altText }),
          spoiler: item.get('spoiler').flag(),
        }),
      ),
    });
  }

  file(field: Field): JsonObject {
    const file: JsonObject = { type: 13 };
    this.tally.enter(field, file);
    return settle(file, { file: this.media(field.get('file'), true), spoiler: field.get('spoiler').flag() });
  }

  separator(field: Field): JsonObject {
    const separator: JsonObject = { type: 14 };
    this.tally.enter(field, separator);
    return settle(separator, {
      divider: field.get('divider').flag() ?? true,
      spacing: field.get('spacing').oneOf([1, 2]) ?? 1,
    });
  }

  container(field: Field): JsonObject {
    const container: JsonObject = { type: 17 };
    this.tally.enter(field, container);
    const inner = field.get('components').list({ min: 1, max: limits.components, required: true }) ?? [];
    return settle(container, {
      accent_color: field.get('accent_color').number({ min: 0, max: 0xffffff }) ?? null,
      spoiler: field.get('spoiler').flag() ?? false,
      components: inner.map(child => this.layout(child, innerTypes)),
    });
  }

  layout(field: Field, allowed: readonly number[]): JsonObject {
    switch (readType(field, allowed)) {
      case 1:
        return this.row(field);
      case 9:
        return this.section(field);
      case 10:
        return this.text(field);
      case 12:
        return this.gallery(field);
      case 13:
        return this.file(field);
      case 14:
        return this.separator(field);
      case 17:
        return this.container(field);
      default:
        return {};
    }
  }
}

export function readType(field: Field, allowed: readonly number[]): number | undefined {
  if (!field.object()) return undefined;
  const type = field.get('type');
  if (type.absent) return type.refuse('BASE_TYPE_REQUIRED', 'This field is required');
  if (allowed.includes(type.value as number)) return type.value as number;
  return type.refuse('UNION_TYPE_CHOICES', `Value of field "type" must be one of (${allowed.join(', ')}).`);
}

/** Classic messages hold up to five action rows and nothing else. */
export function readRows(field: Field): readonly JsonObject[] {
  const reader = new Reader(new Set());
  const rows = field.list({ max: limits.rows }) ?? [];
  const read = rows.map(row => reader.layout(row, [1]));
  reader.tally.number();
  return read;
}

export function readLayout(field: Field, files: FileNames): readonly JsonObject[] {
  const reader = new Reader(files);
  const fields = field.list({ max: limits.components }) ?? [];
  const read = fields.map(child => reader.layout(child, layoutTypes));
  const { count, text } = reader.tally;
  if (count > limits.components)
    field.refuse(
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      `The total number of components is ${count}; the maximum is ${limits.components}`,
    );
  if (text > limits.displayedText)
    field.refuse(
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      `Displayable text size exceeds maximum size of ${limits.displayedText}`,
    );
  reader.tally.number();
  return read;
}
