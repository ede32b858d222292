import { wireId } from '@vyloha/contract';
import * as v from 'valibot';

/** More would not fit side by side. */
export const maxCompared = 8;

/** Ids of the compared products in the order they were added, from the cookie's value; what is no id is left out. */
export function parseCompareList(value: string | null): readonly string[] {
  const ids = (value ?? '').split(',').filter((id) => v.is(wireId, id));
  return [...new Set(ids)].slice(0, maxCompared);
}

/** The cookie's value. */
export function formatCompareList(ids: readonly string[]): string {
  return ids.join(',');
}
