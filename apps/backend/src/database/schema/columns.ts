import type { RichTextNode } from '@vyloha/import-documents';
import { customType, jsonb, text, timestamp } from 'drizzle-orm/pg-core';

/** A translated text; Slovak falls back to Czech where it is missing. */
export interface Translated {
  cs: string;
  sk: string;
}

export interface TranslatedRichText {
  cs: RichTextNode[];
  sk: RichTextNode[];
}

/** A picture of a store entity; the alternative text is translated. */
export interface StoredPicture {
  fileKey: string;
  alt: Translated;
}

/** A value of a product's parameter: a number, or one of the parameter's values by id with its title. */
export interface StoredParameter {
  parameterId: string;
  number: number | null;
  valueId: string;
  valueTitle: Translated | null;
}

export const id = () => text('id').primaryKey();
export const translated = (name: string) => jsonb(name).$type<Translated>().notNull();
export const optionalTranslated = (name: string) => jsonb(name).$type<Translated>();
export const richText = (name: string) => jsonb(name).$type<TranslatedRichText>();
export const picture = (name: string) => jsonb(name).$type<StoredPicture>();
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** When displayed data of the row last changed; maintained by a trigger. */
export const updatedAt = () => timestamptz('updated_at').notNull().defaultNow();
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
