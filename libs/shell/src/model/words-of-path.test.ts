import { expect, it } from 'vitest';
import { wordsOfPath } from './words-of-path';

it.each([
  ['/produkt/zahradni-hadice-15', 'zahradni hadice 15'],
  ['/zahrada/zahradn%C3%AD_hadice.html', 'zahradní hadice'],
  ['/p/10023', null],
  ['/ab-cd', null],
  ['/', null],
  ['/%E0%A4%A', null],
  [`/${'hadice-'.repeat(10)}`, null],
  ['/objednavka/tajny-klic', null],
])('the words of %s are %s', (path, words) => {
  expect(wordsOfPath(path, 3)).toBe(words);
});
