import { isCzechTin } from '@vyloha/contract';

/**
 * Validates a company number. A Czech one has 8 digits, the last of which is a check digit; empty is valid, so are
 * numbers of other countries (ISO alpha-3).
 */
export function isTin(tin: string, country: string): boolean {
  const digits = tin.trim();
  return country !== 'CZE' || digits === '' || isCzechTin(digits);
}
