import { type Locale, locales, type PartlyTranslated } from '@vyloha/contract';
import { or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isOneOf, storedText } from '@vyloha/backend-kernel';

/** `/zahrada/hadice/` → `zahrada/hadice`: addresses are stored without surrounding slashes. */
export function stripSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}

/** Entities whose address in any language is one of these. */
export function hasAddress(column: AnyPgColumn, addresses: readonly string[]): SQL | undefined {
  const strippedAddresses = addresses.map(stripSlashes);
  return or(...locales.map((locale) => isOneOf(storedText(column, locale), strippedAddresses)));
}

/** An address may belong to one entity in the requested language and to another in another one: the former wins. */
export function preferLocale<Row>(
  rows: readonly Row[],
  addresses: readonly string[],
  addressOf: (row: Row) => PartlyTranslated | null,
  locale: Locale,
): Row[] {
  const strippedAddresses = new Set(addresses.map(stripSlashes));
  const isInLocale = (row: Row) => strippedAddresses.has(addressOf(row)?.[locale] ?? '');
  return [...rows.filter(isInLocale), ...rows.filter((row) => !isInLocale(row))];
}
