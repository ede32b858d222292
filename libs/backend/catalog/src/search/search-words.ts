const combiningMarks = /\p{M}/gu;
const wordSeparator = /[^\p{L}\p{N}]+/u;

/** Lower case without diacritics: 'Růžová' and 'ruzova' are equal to search. */
export function unaccent(text: string): string {
  return text.normalize('NFD').replace(combiningMarks, '').toLowerCase();
}

/** The distinct words of a text in normalized form, in order. */
export function toSearchWords(text: string): string[] {
  const words = unaccent(text)
    .split(wordSeparator)
    .filter((word) => word !== '');
  return [...new Set(words)];
}

/** The word of a text whose normalized form is the given one, in its original spelling; null when there is none. */
export function findSpelling(text: string, word: string): string | null {
  return text.split(wordSeparator).find((written) => unaccent(written) === word) ?? null;
}
