const NO_BREAK_SPACE = '\u00a0';

/** Single letters at the start of a word, one or more in a row, with the spaces after them. */
const SINGLE_LETTERS = /(^|[\s(\[{„“”"‚‘’'»«›‹/–—-])((?:[ksvzouai]\s+)+)/gi;

/** Spaces within a number, and between a number and its currency. */
const PRICE_SPACES = /(?<=\d)\s(?=\d{3}(?!\d)|Kč|€)/g;

/** Puts a non-breaking space after Czech and Slovak single-letter prepositions and conjunctions, and within prices. */
export function withNonBreakingSpaces(text: string): string {
  return text
    .replace(SINGLE_LETTERS, (_, before: string, letters: string) => before + letters.replace(/\s+/g, NO_BREAK_SPACE))
    .replace(PRICE_SPACES, NO_BREAK_SPACE);
}
