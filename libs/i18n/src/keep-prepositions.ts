const NO_BREAK_SPACE = '\u00a0';

/** Single letters at the start of a word, one or more in a row, with the spaces after them. */
const SINGLE_LETTERS = /(^|[\s(\[{„“”"‚‘’'»«›‹/–—-])((?:[ksvzouai]\s+)+)/gi;

/** Spaces within a number, and between a number and its currency. */
const SPACES_OF_PRICES = /(?<=\d)\s(?=\d{3}(?!\d)|Kč|€)/g;

/** Puts a no-break space after Czech and Slovak single-letter prepositions and conjunctions, and within prices. */
export function keepPrepositions(text: string): string {
  return text
    .replace(SINGLE_LETTERS, (_, before: string, letters: string) => before + letters.replace(/\s+/g, NO_BREAK_SPACE))
    .replace(SPACES_OF_PRICES, NO_BREAK_SPACE);
}
