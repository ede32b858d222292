// @ts-check

/** @typedef {{ [key: string]: string | Texts }} Texts */

/**
 * A message file as flat pairs, keys joined by dots.
 * @param {Texts} texts
 * @returns {[string, string][]}
 */
export function flatten(texts, prefix = '') {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key}.`),
  );
}

/** Names in `{braces}`, sorted. @param {string} text */
export const placeholders = (text) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();

/**
 * Differences of a language's texts of one library from those of the default language, a line each.
 * @param {Texts} expected
 * @param {Texts} texts
 */
export function compareTexts(expected, texts) {
  const originals = new Map(flatten(expected));
  const translations = new Map(flatten(texts));
  const missing = [...originals.keys()].filter((key) => !translations.has(key)).map((key) => `${key} is missing`);
  const surplus = [...translations.keys()].filter((key) => !originals.has(key)).map((key) => `${key} is surplus`);
  const empty = [...originals, ...translations]
    .filter(([, text]) => text.trim() === '')
    .map(([key]) => `${key} is empty`);
  const mismatched = [...originals]
    .filter(([key, text]) => {
      const translation = translations.get(key);
      return translation !== undefined && `${placeholders(text)}` !== `${placeholders(translation)}`;
    })
    .map(([key]) => `${key} has other placeholders`);
  return [...missing, ...surplus, ...empty, ...mismatched];
}
