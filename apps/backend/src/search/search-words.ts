const combiningMarks = /\p{M}/gu;
const notWord = /[^\p{L}\p{N}]+/u;

/** Small letters without diacritics: 'Růžová' and 'ruzova' are the same to search. */
export function unaccent(text: string): string {
  return text.normalize('NFD').replace(combiningMarks, '').toLowerCase();
}

/** The distinct words of a text as search keeps and compares them, in order. */
export function toSearchWords(text: string): string[] {
  const words = unaccent(text)
    .split(notWord)
    .filter((word) => word !== '');
  return [...new Set(words)];
}

/** The word of a text that search keeps as the given one, letters and marks as they stand there; null: it has none. */
export function asWritten(text: string, word: string): string | null {
  return text.split(notWord).find((written) => unaccent(written) === word) ?? null;
}
