import { hashOf, itemAt, pickFor } from '../../random';

/** Keys beside each other on the keyboard of both languages. */
const neighbours: Readonly<Record<string, string>> = {
  ...{ q: 'wa', w: 'qes', e: 'wrd', r: 'etf', t: 'rzg', z: 'tuh', u: 'zij', i: 'uok', o: 'ipl', p: 'ol' },
  ...{ a: 'qsy', s: 'awdx', d: 'sefc', f: 'drgv', g: 'fthb', h: 'gzjn', j: 'hukm', k: 'jil', l: 'kop' },
  ...{ y: 'asx', x: 'ysdc', c: 'xdfv', v: 'cfgb', b: 'vghn', n: 'bhjm', m: 'njk' },
};

export const withoutDiacritics = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

type Slip = (word: string, at: number, key: string) => string;

const replaced = (word: string, at: number, letters: string, count = 1) =>
  word.slice(0, at) + letters + word.slice(at + count);

const slips: readonly Slip[] = [
  // Of the neighbouring key, as nobody corrects it.
  (word, at, key) => {
    const keys = neighbours[withoutDiacritics(word.charAt(at))];
    return keys === undefined ? word : replaced(word, at, pickFor(key, [...keys]));
  },
  (word, at) => replaced(word, at, word.charAt(at).repeat(2)),
  (word, at) => replaced(word, at, ''),
  (word, at) => replaced(word, at, word.charAt(at + 1) + word.charAt(at), 2),
];

/** Words shorter than this are other words with another letter. */
const shortestWord = 5;

/**
 * One slip of the fingers in the longest word, not at its beginning, which people check; every other one without any
 * diacritics, too. The same for the same text.
 */
export function withTypingError(text: string): string {
  const word = text.split(' ').reduce((longest, one) => (one.length > longest.length ? one : longest), '');
  if (word.length < shortestWord) return withoutDiacritics(text);
  const hash = hashOf(`${text}/slip`);
  const at = 1 + (hashOf(`${text}/at`) % (word.length - 2));
  const wrong = itemAt(slips, hash)(word, at, text);
  const written = text.replace(word, wrong);
  return hash % 3 === 0 ? withoutDiacritics(written) : written;
}
