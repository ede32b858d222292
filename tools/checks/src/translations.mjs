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
 * Differences between the two languages of one library, a line each.
 * @param {Texts} cs
 * @param {Texts} sk
 */
export function compareLanguages(cs, sk) {
  const czech = new Map(flatten(cs));
  const slovak = new Map(flatten(sk));
  const missing = [...czech.keys()].filter((key) => !slovak.has(key)).map((key) => `${key} is missing in sk`);
  const surplus = [...slovak.keys()].filter((key) => !czech.has(key)).map((key) => `${key} is missing in cs`);
  const empty = [...czech, ...slovak].filter(([, text]) => text.trim() === '').map(([key]) => `${key} is empty`);
  const mismatched = [...czech]
    .filter(([key, text]) => slovak.has(key) && `${placeholders(text)}` !== `${placeholders(slovak.get(key) ?? '')}`)
    .map(([key]) => `${key} has other placeholders in sk`);
  return [...missing, ...surplus, ...empty, ...mismatched];
}
