import { languages } from './languages';

const noBreakSpace = '\u00a0';

const letters = [...new Set(languages.flatMap(({ singleLetterWords }) => [...singleLetterWords]))].join('');

/** Words of one letter, one or more in a row, with the spaces after them. */
const singleLetters = new RegExp(`(^|[\\s(\\[{„“”"‚‘’'»«›‹/–—-])((?:[${letters}]\\s+)+)`, 'gi');

/** Symbols of units, also that of a placeholder; units that are words may begin a line. Not of seconds: `s` is a preposition. */
const units =
  '[µmcdk]?m[²³23]?|ha|m?g|dkg|kg|t|[mcdh]?l|h|min|[mk]?Wh?|[mk]?V|m?Ah?|[kMG]?Hz|[MG]B|bar|[kM]?Pa|dB|Nm|J|lm|°C?|%|‰|["″]|ks|bal\\.|\\{unit\\}';

/** Spaces within a number, and between a number and its currency or unit. */
const numberSpaces = new RegExp(
  `(?<=\\d)\\s(?=\\d{3}(?!\\d)|Kč|€)|(?<=[\\d}])\\s(?=(?:${units})(?![\\p{L}\\d{]))`,
  'gu',
);

/** Puts a non-breaking space after single-letter prepositions and conjunctions, within prices, and before units. */
export function withNonBreakingSpaces(text: string): string {
  return text
    .replace(singleLetters, (_, before: string, words: string) => before + words.replace(/\s+/g, noBreakSpace))
    .replace(numberSpaces, noBreakSpace);
}
