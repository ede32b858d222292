import { expect, it } from 'vitest';
import { languageToOffer } from './preferred-language';

it.each([
  ['sk', 'sk'],
  ['sk-SK,sk;q=0.9,cs;q=0.8,en;q=0.7', 'sk'],
  ['en-GB,en;q=0.9,sk;q=0.5', 'sk'],
  ['cs;q=0.3, sk;q=0.4', 'sk'],
  ['cs-CZ,cs;q=0.9,sk;q=0.8', null],
  ['en-US,en;q=0.9', null],
  ['sk;q=0', null],
  ['skr', null],
  ['*', null],
  ['', null],
  [null, null],
])('a Czech page offers a browser with %j %j', (accepted, expected) => {
  expect(languageToOffer({ acceptLanguage: accepted, selectedLocale: null, currentLocale: 'cs' })).toBe(expected);
});

it('offers nothing to a shopper who selected a language', () => {
  expect(languageToOffer({ acceptLanguage: 'sk', selectedLocale: 'cs', currentLocale: 'cs' })).toBeNull();
});
