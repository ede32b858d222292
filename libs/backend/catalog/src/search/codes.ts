import { unaccent } from './search-words';

const shortestCode = 4;

/** The beginning of a code or an EAN, without separators; null when the query cannot be one. */
export function toCodeBeginning(query: string): string | null {
  const text = unaccent(query).trim();
  // An EAN has spaces where they are printed below its bars.
  const code = text.replaceAll(/^\d[\d\s]*$/g, (digits) => digits.replaceAll(/\s/g, '')).replaceAll(/[-_./]/g, '');
  return code.length >= shortestCode && /^[a-z0-9]*\d[a-z0-9]*$/.test(code) ? code : null;
}

/** Where a code begins so, in the syntax of `to_tsquery`. */
export const codeQuery = (beginning: string, weights = 'C'): string => `${beginning}:*${weights}`;
