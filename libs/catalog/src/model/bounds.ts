import type { Bounds } from './facets';
import { boundSuffixes } from './filter-keys';

const number = /^\d{1,9}(?:[.,]\d{1,3})?$/;

function parseNumber(text: string | null | undefined): number | null {
  const trimmed = (text ?? '').trim();
  return number.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
}

/** From low to high, however they were typed; `null` when both ends are open. */
function inOrder(from: number | null, to: number | null): Bounds | null {
  if (from === null && to === null) return null;
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** The range that an address asks for: `od-do` with either end left out, or the two fields of a form. */
export function parseBounds(search: URLSearchParams, key: string): Bounds | null {
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
