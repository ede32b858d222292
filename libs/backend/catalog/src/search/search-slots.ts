import { toPrefixes } from './query-words';

/** Terms that belong together: each of them has to match. */
export type Phrase = readonly [string, ...string[]];

/** What shoppers type, and what the shop calls it. */
export interface SearchSynonym {
  words: readonly Phrase[];
  finds: readonly Phrase[];
}

/** A part of the query: what was typed, then the phrases that mean the same to the shop. Any of them matches. */
export interface Slot {
  typed: Phrase;
  synonyms: readonly Phrase[];
}

export const phrasesOf = ({ typed, synonyms }: Slot): readonly Phrase[] => [typed, ...synonyms];

/** Whether two terms are forms of one word. */
export function isSameWord(a: string, b: string): boolean {
  const prefixes = [b, ...toPrefixes(b)];
  return [a, ...toPrefixes(a)].some((prefix) => prefixes.includes(prefix));
}

/** The terms that the phrase consists of, in any form and order; null when one is missing. */
function findPhrase(words: readonly string[], phrase: Phrase): Phrase | null {
  const found = phrase.flatMap((word) => words.find((typed) => isSameWord(typed, word)) ?? []);
  const [first, ...others] = words.filter((word) => found.includes(word));
  return first === undefined || found.length < phrase.length ? null : [first, ...others];
}

/** The parts of a query: phrases that editors have synonyms for, the longest first, and the remaining terms. */
export function toSlots(words: readonly string[], synonyms: readonly SearchSynonym[]): Slot[] {
  const known = synonyms.flatMap(({ words: phrases, finds }) => phrases.map((phrase) => ({ phrase, finds })));
  const slots = new Map<string, Slot>();
  let remaining = words;
  for (const { phrase, finds } of known.toSorted((a, b) => b.phrase.length - a.phrase.length)) {
    const typed = findPhrase(words, phrase);
    if (typed === null) continue;
    const isFree = typed.every((word) => remaining.includes(word));
    const others = slots.get(typed.join())?.synonyms;
    if (!isFree && others === undefined) continue;
    slots.set(typed.join(), { typed, synonyms: [...(others ?? []), ...finds] });
    remaining = remaining.filter((word) => !typed.includes(word));
  }
  return [...slots.values(), ...remaining.map((word): Slot => ({ typed: [word], synonyms: [] }))];
}
