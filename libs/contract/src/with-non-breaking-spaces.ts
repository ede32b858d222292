import { languages } from './languages';

const noBreakSpace = '\u00a0';

const letters = [...new Set(languages.flatMap(({ singleLetterWords }) => [...singleLetterWords]))].join('');

/** Words of one letter, one or more in a row, with the spaces after them. */
const singleLetters = new RegExp(`(^|[\\s(\\[{„“”"‚‘’'»«›‹/–—-])((?:[${letters}]\\s+)+)`, 'gi');

/** Spaces within a number, and between a number and its currency. */
const priceSpaces = /(?<=\d)\s(?=\d{3}(?!\d)|Kč|€)/g;

/** Puts a non-breaking space after single-letter prepositions and conjunctions, and within prices. */
export function withNonBreakingSpaces(text: string): string {
  return text
    .replace(singleLetters, (_, before: string, words: string) => before + words.replace(/\s+/g, noBreakSpace))
    .replace(priceSpaces, noBreakSpace);
}
