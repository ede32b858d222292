import { isCzechTin } from '@vyloha/contract';

/** Only Czech numbers are checked; an empty one is valid. */
export function isTin(tin: string, countryCode: string): boolean {
  return tin === '' || countryCode !== 'CZE' || isCzechTin(tin);
}
