const NO_BREAK_SPACE = '\u00a0';

/** Single letters at the start of a word, one or more in a row, with the spaces after them. */
const SINGLE_LETTERS = /(^|[\s(\[{„“”"‚‘’'»«›‹/–—-])((?:[ksvzouai]\s+)+)/gi;

/** Puts a no-break space after Czech and Slovak single-letter prepositions and conjunctions. */
export function keepPrepositions(text: string): string {
  return text.replace(
    SINGLE_LETTERS,
    (_, before: string, letters: string) => before + letters.replace(/\s+/g, NO_BREAK_SPACE),
  );
}
