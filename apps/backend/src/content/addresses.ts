import type { Locale } from '@vyloha/contract';
import { inArray, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Translated } from '../database/schema/columns';

/** `/zahrada/hadice/` → `zahrada/hadice`: addresses are stored without surrounding slashes. */
export function stripSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}

/** Entities whose address in either language is one of these. */
export function hasAddress(column: AnyPgColumn, addresses: readonly string[]): SQL | undefined {
  const strippedAddresses = addresses.map(stripSlashes);
  return or(inArray(sql`${column} ->> 'cs'`, strippedAddresses), inArray(sql`${column} ->> 'sk'`, strippedAddresses));
}

/** An address may belong to one entity in the requested language and to another in the other: the former wins. */
export function preferLocale<Row>(
  rows: readonly Row[],
  addresses: readonly string[],
  addressOf: (row: Row) => Translated | null,
  locale: Locale,
): Row[] {
  const strippedAddresses = new Set(addresses.map(stripSlashes));
  const isInLocale = (row: Row) => strippedAddresses.has(addressOf(row)?.[locale] ?? '');
  return [...rows.filter(isInLocale), ...rows.filter((row) => !isInLocale(row))];
}
