import { toSearchWords } from './search-words';

const shortestWord = 3;
const mostWords = 8;
const shortestStem = 3;

/** Endings of Czech and Slovak inflection without diacritics, longest first. */
const endings = [
  ['ovych', 'ovymi', 'iho'],
  ['ami', 'emi', 'imi', 'ymi', 'ach', 'ich', 'och', 'ych', 'eho', 'emu', 'ove', 'ovi', 'ova', 'ovy'],
  ['am', 'em', 'im', 'om', 'um', 'ou', 'ym', 'mi', 'ej', 'iu', 'ia', 'ie'],
  ['a', 'e', 'i', 'o', 'u', 'y'],
].flat();

/**
 * A word without its ending, for matching by prefix: 'hadici', 'hadice' and 'hadicemi' are all 'hadic'. No stemmer for
 * Czech ships with PostgreSQL.
 */
export function cutEnding(word: string): string {
  const isNumber = /\d/.test(word);
  const ending = endings.find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= shortestStem,
  );
  return isNumber || ending === undefined ? word : word.slice(0, -ending.length);
}

/** The words of a query that count: of three characters and more. */
export function toQueryWords(query: string): string[] {
  return toSearchWords(query)
    .filter((word) => word.length >= shortestWord)
    .slice(0, mostWords);
}
