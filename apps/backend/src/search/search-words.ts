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
