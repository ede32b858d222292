import type { Bounds } from './facets';
import { boundSuffixes } from './filter-keys';

/** What was typed into the two fields of a range but makes none. */
export interface RefusedBounds {
  from: string;
  to: string;
  problem: 'number' | 'order';
  /** Ends that have to be typed anew. */
  wrong: readonly ('from' | 'to')[];
}

const number = /^\d{1,9}(?:[.,]\d{1,3})?$/;

/** Thousands may be set apart, as the shop itself shows them. */
function parseNumber(text: string | null | undefined): number | null {
  const bare = (text ?? '').replaceAll(/\s/g, '');
  return number.test(bare) ? Number(bare.replace(',', '.')) : null;
}

const isNoNumber = (text: string) => text.trim() !== '' && parseNumber(text) === null;

/** What the two fields of a form hold, if that is no range. */
export function refusedBounds(search: URLSearchParams, key: string): RefusedBounds | null {
  const typed = { from: search.get(key + boundSuffixes.from) ?? '', to: search.get(key + boundSuffixes.to) ?? '' };
  const wrong = (['from', 'to'] as const).filter((end) => isNoNumber(typed[end]));
  if (wrong.length > 0) return { ...typed, problem: 'number', wrong };
  const [from, to] = [parseNumber(typed.from), parseNumber(typed.to)];
  return from !== null && to !== null && from > to ? { ...typed, problem: 'order', wrong: ['from', 'to'] } : null;
}

/** From low to high, however an address says them; `null` when both ends are open. */
function inOrder(from: number | null, to: number | null): Bounds | null {
  if (from === null && to === null) return null;
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** The range that an address asks for: `od-do` with either end left out, or the two fields of a form. */
export function parseBounds(search: URLSearchParams, key: string): Bounds | null {
  if (refusedBounds(search, key) !== null) return null;
  const from = parseNumber(search.get(key + boundSuffixes.from));
  const to = parseNumber(search.get(key + boundSuffixes.to));
  if (from !== null || to !== null) return inOrder(from, to);
  const [low, high, ...rest] = (search.get(key) ?? '').split('-');
  return rest.length > 0 ? null : inOrder(parseNumber(low), parseNumber(high));
}

/** The range as one value of an address. */
export function formatBounds({ from, to }: Bounds): string {
  return `${from ?? ''}-${to ?? ''}`;
}
