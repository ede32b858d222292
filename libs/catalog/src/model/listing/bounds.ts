import type { Bounds } from './facet';

/** Suffixes of form fields for the two ends of a range, which an address has as one value `od-do`. */
export const boundSuffixes = { from: '.od', to: '.do' } as const;

/** Invalid input of the two fields of a range. */
export interface InvalidBounds {
  from: string;
  to: string;
  problem: 'number' | 'order';
  /** Ends that have to be corrected. */
  invalidEnds: readonly ('from' | 'to')[];
}

const number = /^-?\d{1,9}(?:[.,]\d{1,3})?$/;
/** Either end may be below zero: `-20--5`, and `-5` is up to five. */
const range = /^(-?[\d.,]+)?-(-?[\d.,]+)?$/;

/** Thousands may be separated, as the shop itself formats them. */
function parseNumber(text: string | null | undefined): number | null {
  const compactText = (text ?? '').replaceAll(/\s/g, '').replace(/^[−–]/, '-');
  return number.test(compactText) ? Number(compactText.replace(',', '.')) : null;
}

const isInvalidNumber = (text: string) => text.trim() !== '' && parseNumber(text) === null;

/** Input of the two fields of a form, if it is not a valid range. */
export function findInvalidBounds(search: URLSearchParams, key: string): InvalidBounds | null {
  const input = { from: search.get(key + boundSuffixes.from) ?? '', to: search.get(key + boundSuffixes.to) ?? '' };
  const invalidEnds = (['from', 'to'] as const).filter((end) => isInvalidNumber(input[end]));
  if (invalidEnds.length > 0) return { ...input, problem: 'number', invalidEnds };
  const [from, to] = [parseNumber(input.from), parseNumber(input.to)];
  return from !== null && to !== null && from > to ? { ...input, problem: 'order', invalidEnds: ['from', 'to'] } : null;
}

/** From low to high, whatever the order in the address; `null` when both ends are open. */
function toOrderedBounds(from: number | null, to: number | null): Bounds | null {
  if (from === null && to === null) return null;
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** The range in the query: `od-do` with either end optional, or the two fields of a form. */
export function parseBounds(search: URLSearchParams, key: string): Bounds | null {
  if (findInvalidBounds(search, key) !== null) return null;
  const from = parseNumber(search.get(key + boundSuffixes.from));
  const to = parseNumber(search.get(key + boundSuffixes.to));
  if (from !== null || to !== null) return toOrderedBounds(from, to);
  const [, low, high] = range.exec(search.get(key) ?? '') ?? [];
  return toOrderedBounds(parseNumber(low), parseNumber(high));
}

/** The range as one query value. */
export function formatBounds({ from, to }: Bounds): string {
  return `${from ?? ''}-${to ?? ''}`;
}

/** The range in the listing call, without open ends. */
export function toWireBounds({ from, to }: Bounds): object {
  return { ...(from !== null && { from }), ...(to !== null && { to }) };
}
