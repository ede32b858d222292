import { type Locale, locales, type PartlyTranslated } from '@vyloha/contract';
import type { RichTextNode } from '@vyloha/import-documents';
import { sql, type SQLWrapper } from 'drizzle-orm';
import { type AnyPgColumn, customType, index, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { storedText } from '../i18n/localized-text';

export type TranslatedRichText = PartlyTranslated<RichTextNode[]>;

/** A picture of a store entity; the alternative text is translated. */
export interface StoredPicture {
  fileKey: string;
  alt: PartlyTranslated;
}

/** A value of a product's parameter: a number, or one of the parameter's values by id with its title. */
export interface StoredParameter {
  parameterId: string;
  number: number | null;
  valueId: string;
  valueTitle: PartlyTranslated | null;
}

export const id = () => text('id').primaryKey();
export const translated = (name: string) => jsonb(name).$type<PartlyTranslated>().notNull();
export const optionalTranslated = (name: string) => jsonb(name).$type<PartlyTranslated>();
export const richText = (name: string) => jsonb(name).$type<TranslatedRichText>();
export const picture = (name: string) => jsonb(name).$type<StoredPicture>();
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** When displayed data of the row last changed; maintained by a trigger. */
export const updatedAt = () => timestamptz('updated_at').notNull().defaultNow();

/** The drivers return different kinds of byte arrays. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The column of a language's search vector. */
export const searchColumn = (locale: Locale) => `search_${locale}` as const;

/** A code as shoppers type it: in any letter case, with or without separators; written as in the indexes. */
export const plainCode = (code: SQLWrapper) => sql`translate(lower(${code}), ' -_./', '')`;

/** A value for the search vector of each language. */
export function bySearchColumn<T>(valueIn: (locale: Locale) => T): Record<ReturnType<typeof searchColumn>, T> {
  // `Object.fromEntries` forgets the names of the keys.
  return Object.fromEntries(locales.map((locale) => [searchColumn(locale), valueIn(locale)])) as ReturnType<
    typeof bySearchColumn<T>
  >;
}

export const searchVectors = () => bySearchColumn((locale) => searchVector(searchColumn(locale)));

/** An index over the text in each language, after `leading`. */
export function indexesByLocale(name: string, texts: AnyPgColumn, leading?: AnyPgColumn) {
  return locales.map((locale) => {
    const text = sql`(${storedText(texts, locale)})`;
    const ownIndex = index(`${name}_${locale}`);
    return leading === undefined ? ownIndex.on(text) : ownIndex.on(leading, text);
  });
}
