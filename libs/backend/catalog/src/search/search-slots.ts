import { isFunctionWord } from './function-words';
import { toPrefixes } from './query-words';
import { toSearchWords } from './search-words';

/** Terms that belong together: each of them has to match. */
export type Phrase = readonly [string, ...string[]];

/** What shoppers type, and what the shop calls it. */
export interface SearchSynonym {
  words: readonly Phrase[];
  finds: readonly Phrase[];
}

/** What means nearly the same as a phrase in everyday language. */
export interface RelatedPhrases {
  phrase: Phrase;
  related: readonly Phrase[];
  /** False for words that are only derived by rules, which may be no words at all. */
  isEveryday: boolean;
  /** Whether it is something that a shop is asked about, not its goods. */
  isService?: boolean;
}

/** A part of the query: what was typed, then the phrases that mean the same to the shop. Any of them matches. */
export interface Slot {
  typed: Phrase;
  synonyms: readonly Phrase[];
  /** What means nearly the same in everyday language: it has to be what something is called. */
  related: readonly Phrase[];
  /** Whether everyday language knows it, so that it is no mistyped word. */
  isEveryday?: boolean;
  /** Whether it is what a shop is asked about: 'reklamace', 'doprava'. */
  isService?: boolean;
  /** Whether it is what is sought, and others only say what for: 'lampička' of 'lampička na stůl'. */
  isSought?: boolean;
}

export const phrasesOf = ({ typed, synonyms }: Slot): readonly Phrase[] => [typed, ...synonyms];
export const allPhrasesOf = (slot: Slot): readonly Phrase[] => [...phrasesOf(slot), ...slot.related];

/** Marks the parts that are sought, when others are behind a preposition; a phrase is as a whole: 'nůžky na živý plot'. */
export function markSought(slots: readonly Slot[], sought: readonly string[]): readonly Slot[] {
  const isSought = ({ typed }: Slot) => typed.some((word) => sought.includes(word));
  return slots.every(isSought) ? slots : slots.map((slot) => ({ ...slot, isSought: isSought(slot) }));
}

/** Phrases that are separated by commas. */
export function toPhrases(text: string): Phrase[] {
  return text.split(',').flatMap((phrase) => {
    const [first, ...others] = toSearchWords(phrase).filter((word) => !isFunctionWord(word));
    return first === undefined ? [] : [[first, ...others]];
  });
}

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

/**
 * The parts of a query: phrases that editors have synonyms for or that everyday language calls otherwise, the longest
 * first, and the remaining terms; in the order typed.
 */
export function toSlots(
  words: readonly string[],
  synonyms: readonly SearchSynonym[],
  everyday: readonly RelatedPhrases[] = [],
): Slot[] {
  const known: (RelatedPhrases & Pick<SearchSynonym, 'finds'>)[] = [
    ...synonyms.flatMap(({ words: phrases, finds }) =>
      phrases.map((phrase) => ({ phrase, finds, related: [], isEveryday: false })),
    ),
    ...everyday.map((entry) => ({ ...entry, finds: [] })),
  ];
  const slots = new Map<string, Slot>();
  let remaining = words;
  for (const { phrase, finds, related, isEveryday, isService = false } of known.toSorted(
    (a, b) => b.phrase.length - a.phrase.length,
  )) {
    const typed = findPhrase(words, phrase);
    if (typed === null) continue;
    const isFree = typed.every((word) => remaining.includes(word));
    const before = slots.get(typed.join());
    if (!isFree && before === undefined) continue;
    slots.set(typed.join(), {
      typed,
      synonyms: [...(before?.synonyms ?? []), ...finds],
      related: [...(before?.related ?? []), ...related],
      isEveryday: isEveryday || before?.isEveryday === true,
      isService: isService || before?.isService === true,
    });
    remaining = remaining.filter((word) => !typed.includes(word));
  }
  const others = remaining.map((word): Slot => ({ typed: [word], synonyms: [], related: [] }));
  const placeOf = ({ typed: [first] }: Slot) => words.indexOf(first);
  return [...slots.values(), ...others].sort((a, b) => placeOf(a) - placeOf(b));
}
