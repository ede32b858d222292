import type { Locale } from '@vyloha/contract';
import { inArray, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Translated } from '../database/schema/columns';

/** `/zahrada/hadice/` → `zahrada/hadice`: addresses are kept without slashes around them. */
export function bareAddress(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}

/** Whose address in either language is one of these. */
export function hasAddress(column: AnyPgColumn, addresses: readonly string[]): SQL | undefined {
  const wanted = addresses.map(bareAddress);
  return or(inArray(sql`${column} ->> 'cs'`, wanted), inArray(sql`${column} ->> 'sk'`, wanted));
}

/** An address may be one thing's in the asked language and another's in the other one: the former comes first. */
export function preferLocale<Row>(
  rows: readonly Row[],
  addresses: readonly string[],
  addressOf: (row: Row) => Translated | null,
  locale: Locale,
): Row[] {
  const wanted = new Set(addresses.map(bareAddress));
  const isOwn = (row: Row) => wanted.has(addressOf(row)?.[locale] ?? '');
  return [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))];
}
