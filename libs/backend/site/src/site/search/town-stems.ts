const minLength = 3;

/** Endings of adjectives in -ský and -cký, all without diacritics. */
const adjective = /^(?<stem>[a-z]{3,}?)(?:en|em|ian|jan|ov|e)?[sc]k(?:a|e|eho|ej|em|emu|ou|y|ych|ym|ymi|u|i|om)$/;

/** Towns in which somebody is, where the stem softens: 'v Praze'. */
const locative = /^(?<stem>[a-z]{3,})ze$/;

/** The last consonants that soften before the ending of an adjective. */
const hardened: Readonly<Record<string, string>> = { z: 'h', c: 'k' };

/**
 * What a town's name may begin with of which the word is an adjective or a case, none for other words: 'brněnská',
 * 'pražský', 'košických', 'Praze'. Adjectives of two words ('karlovarská') begin as the first of them.
 */
export function toTownStems(word: string): string[] {
  const soft = locative.exec(word)?.groups?.['stem'];
  if (soft !== undefined) return [`${soft}h`];
  const stem = adjective.exec(word)?.groups?.['stem'];
  if (stem === undefined) return [];
  const hard = hardened[stem.at(-1) ?? ''];
  return [
    stem,
    ...(hard === undefined ? [] : [stem.slice(0, -1) + hard]),
    ...(stem.length >= 8 ? [stem.slice(0, -2)] : []),
  ].filter(({ length }) => length >= minLength);
}
