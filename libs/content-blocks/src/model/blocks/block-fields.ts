import { displayText, validEntries, withNonBreakingSpaces } from '@vyloha/contract';
import { resolveLink } from '@vyloha/links';
import * as v from 'valibot';

/** Rich text as the content system stores it; handlers parse it. */
export type RichTextSource = readonly unknown[];

export interface BlockButton {
  text: string;
  /** A resolved address. */
  to: string;
  isSecondary: boolean;
}

/** Colours an editor set for a block: `#rrggbb`. */
export interface BlockColors {
  background: string;
  /** Set by the editor; used only where it is readable. */
  text: string | null;
}

export interface BlockPicture {
  fileKey: string;
  alt: string;
  title: string | null;
  width: number;
  height: number;
  isCropped: boolean;
  float: 'left' | 'right' | null;
}

export interface TextBox<Text = RichTextSource> {
  icon: string | null;
  title: string | null;
  text: Text;
}

export interface SellingPoint {
  icon: string | null;
  title: string;
  text: string | null;
  to: string | null;
}

/** An optional field of an editor's block, which may hold anything; invalid values become null. */
function lenient<Value>(read: (value: unknown) => Value) {
  return v.optional(v.pipe(v.unknown(), v.transform(read)), null);
}

const nonEmptyOrNull = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);

/** A non-empty address, name of an icon or HTML, else null. */
export const stringField = lenient(nonEmptyOrNull);

/** A non-empty text that shoppers read, else null. */
export const textField = lenient((value) => {
  const text = nonEmptyOrNull(value);
  return text && withNonBreakingSpaces(text);
});

export const rawField = lenient((value) => value);

/** Rich text, or a plain text as one paragraph. */
export const richTextField = lenient((value): RichTextSource => {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string' || value.trim() === '') return [];
  return [{ type: 'paragraph', content: [{ type: 'text', text: value }] }];
});

/** A list without its invalid items. */
export function listOf<Entry>(entry: v.GenericSchema<unknown, Entry>) {
  const entries = validEntries(entry);
  return lenient((value): Entry[] => {
    return Array.isArray(value) ? v.parse(entries, value) : [];
  });
}

const reference = v.union([
  v.string(),
  v.pipe(
    v.object({ entityId: v.string() }),
    v.transform(({ entityId }) => entityId),
  ),
]);

/** Ids of entities a block refers to: raw, or as `{entityId}`. */
export const referencesField = listOf(reference);

const buttonSchema = v.object({ text: displayText, link: v.string(), style: stringField });

export const buttonField = lenient((value): BlockButton | null => {
  const button = v.safeParse(buttonSchema, value);
  if (!button.success) return null;
  const { text, link, style } = button.output;
  return { text, to: resolveLink(link), isSecondary: style === 'secondary' };
});

const colorField = v.pipe(v.string(), v.hexColor(), v.length(7));

/** A text colour alone could be unreadable on the page: it applies only together with a background. */
export function toBlockColors(background: unknown, text: unknown): BlockColors | null {
  return v.is(colorField, background) ? { background, text: v.is(colorField, text) ? text : null } : null;
}

const pictureSize = { width: 720, height: 480 };
const sizeField = (size: number) => v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), size), size);

export const pictureField = v.pipe(
  v.object({
    fileKey: v.pipe(v.string(), v.nonEmpty()),
    alt: textField,
    title: textField,
    width: sizeField(pictureSize.width),
    height: sizeField(pictureSize.height),
    crop: v.optional(v.fallback(v.boolean(), false), false),
    float: v.optional(v.fallback(v.nullable(v.picklist(['left', 'right'])), null), null),
  }),
  v.transform(({ crop, alt, ...picture }): BlockPicture => ({ ...picture, alt: alt ?? '', isCropped: crop })),
);

export const textBoxField: v.GenericSchema<unknown, TextBox> = v.object({
  icon: stringField,
  title: textField,
  text: richTextField,
});

export const sellingPointField = v.pipe(
  v.object({ icon: stringField, title: displayText, text: textField, link: stringField }),
  v.transform(({ link, ...point }): SellingPoint => ({ ...point, to: link && resolveLink(link) })),
);
