const sizes = /^(?:x{0,2}s|m|x{0,3}l)$/i;

/**
 * Whether a term of a query is a size in letters, as 'L' of 'rukavice L': only the last one is, as 's' is a preposition, too, and
 * a letter alone says nothing.
 */
export const isClothingSize = (terms: readonly string[], index: number): boolean =>
  index > 0 && index === terms.length - 1 && sizes.test(terms[index] ?? '') && !/^\d/.test(terms[index - 1] ?? '');
