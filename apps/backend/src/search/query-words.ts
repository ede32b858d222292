import { otherStems } from './other-stems';
import { toSearchWords } from './search-words';

const shortestWord = 3;
const mostWords = 8;
const shortestStem = 3;

/** Endings of Czech and Slovak inflection without diacritics, longest first. */
const endings = [
  ['ovych', 'ovymi'],
  ['iach', 'iami', 'ieho', 'iemu'],
  [
    'ami',
    'emi',
    'imi',
    'ymi',
    'ach',
    'ech',
    'ich',
    'och',
    'ych',
    'eho',
    'iho',
    'emu',
    'imu',
    'iam',
    'ove',
    'ovi',
    'ova',
    'ovy',
  ],
  ['am', 'em', 'im', 'om', 'um', 'ou', 'ov', 'ym', 'mi', 'ej', 'iu', 'ia', 'ie'],
  ['a', 'e', 'i', 'o', 'u', 'y'],
].flat();

/** What all forms of a word begin with: one of these, without diacritics. */
export type WordBeginnings = readonly [string, ...string[]];

/** Cuts the ending off: 'hadici', 'hadice' and 'hadicemi' are all 'hadic'. */
function cutEnding(word: string): string {
  const ending = endings.find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= shortestStem,
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** Numbers and codes are not inflected. */
const hasDigit = (word: string) => /\d/.test(word);

/**
 * Beginnings by which all forms of a word are found, the likeliest first. No stemmer for Czech ships with PostgreSQL.
 */
export function beginningsOf(word: string): WordBeginnings {
  if (hasDigit(word)) return [word];
  const stem = cutEnding(word);
  const others = otherStems(word, stem).filter((other) => other.length >= shortestStem && other !== stem);
  return [stem, ...new Set(others)];
}

/** Whether a query has anything to look for: a word of three characters, be it a code whose parts are shorter. */
export function isSearchable(query: string): boolean {
  return query.split(/\s+/).some((word) => word.length >= shortestWord);
}

/** The words of a query that count: of three characters and more. */
export function toQueryWords(query: string): string[] {
  return toSearchWords(query)
    .filter((word) => word.length >= shortestWord)
    .slice(0, mostWords);
}
