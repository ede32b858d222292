import { alternativeStems } from './alternative-stems';
import { isFunctionWord, prepositions } from './function-words';
import { takeMeasures } from './measures';
import { toSearchWords, unaccent } from './search-words';

const minWordLength = 3;
const maxWords = 8;
const minStemLength = 3;

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

/** Prefixes of all forms of a word: each form begins with one of these, without diacritics. */
export type WordPrefixes = readonly [string, ...string[]];

/** Strips the ending: 'hadici', 'hadice' and 'hadicemi' all become 'hadic'. */
function cutEnding(word: string): string {
  const ending = endings.find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= minStemLength,
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** Numbers and codes are not inflected. */
const hasDigit = (word: string) => /\d/.test(word);

/** Prefixes by which all forms of a word are found, the likeliest first. No stemmer for Czech ships with PostgreSQL. */
export function toPrefixes(word: string): WordPrefixes {
  if (hasDigit(word)) return [word];
  const stem = cutEnding(word);
  const others = alternativeStems(word, stem).filter((other) => other.length >= minStemLength && other !== stem);
  return [stem, ...new Set(others)];
}

/** A short stem that lost its vowel is the beginning of too many words: 'dřez', 'drží'. */
function toStems(word: string): string[] {
  const [stem, ...others] = toPrefixes(word);
  return [stem, ...others.filter((other) => other.length > minStemLength || other.length === word.length)];
}

/** All forms that a word may have, whether there is such a word or not; also of an adjective in -ový. */
export function toInflections(word: string): string[] {
  if (hasDigit(word)) return [word];
  const forms = ['', ...endings, ...endings.map((ending) => `ov${ending}`)];
  return [word, ...toStems(word).flatMap((stem) => forms.map((ending) => `${stem}${ending}`))];
}

/** The same as a regular expression, with longer words that begin with what was typed. */
export function toInflectionPattern(word: string): string {
  if (hasDigit(word)) return `${word}[^ ]*`;
  return `(${word}[^ ]*|(${toStems(word).join('|')})(ov)?(${endings.join('|')})?)`;
}

/** Any of several words in some form, as one regular expression. */
export function toAnyInflectionPattern(words: readonly string[]): string {
  const stems = new Set(words.flatMap((word) => (hasDigit(word) ? [word] : [word, ...toStems(word)])));
  return `(${[...stems].join('|')})(ov)?(${endings.join('|')})?`;
}

/** Whether a query has a term to search for: three characters, an amount, or a code with shorter parts. */
export function isSearchable(query: string): boolean {
  return query.split(/\s+/).some((word) => word.length >= minWordLength) || /\d\s*\p{L}/u.test(query);
}

const isPreposition = (word: string) => prepositions.some((preposition) => preposition === word);

/** The significant terms of a query: of three characters and more, without those that are in too many texts. */
export function toQueryWords(query: string): string[] {
  return toSearchWords(takeMeasures(query).text)
    .filter((word) => word.length >= minWordLength && !isFunctionWord(word))
    .slice(0, maxWords);
}

/** The terms before the first preposition: of 'lampička na stůl' the lamp is sought, and the desk only what it is for. */
export function soughtWords(query: string): string[] {
  const words = query.trim().split(/\s+/);
  const end = words.findIndex((word, index) => index > 0 && isPreposition(unaccent(word)));
  return toQueryWords(words.slice(0, end < 0 ? words.length : end).join(' '));
}
