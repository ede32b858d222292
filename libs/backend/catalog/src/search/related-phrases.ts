import type { Locale } from '@vyloha/contract';
import { everydayWords } from './everyday-words';
import { toPrefixes } from './query-words';
import { isSameWord, type Phrase, type RelatedPhrases, toPhrases } from './search-slots';

const beginningsOf = (word: string): ReadonlySet<string> => new Set([word, ...toPrefixes(word)]);

interface EverydayPhrase extends RelatedPhrases {
  locale: Locale;
}

type PhraseIndex = ReadonlyMap<string, ReadonlySet<EverydayPhrase>>;

const withoutRepeated = (phrases: readonly Phrase[]): Phrase[] => [
  ...new Map(phrases.map((phrase) => [phrase.join(' '), phrase])).values(),
];

/** By what the forms of their first words begin with: there are too many to compare each of them with a query. */
function indexPhrases(): PhraseIndex {
  const index = new Map<string, Set<EverydayPhrase>>();
  for (const [cs, sk] of everydayWords) {
    const all = withoutRepeated([...toPhrases(cs), ...toPhrases(sk)]);
    for (const [locale, phrases] of [
      ['cs', toPhrases(cs)],
      ['sk', toPhrases(sk)],
    ] as const) {
      for (const phrase of phrases) {
        const entry = { locale, phrase, related: all.filter((other) => other.join(' ') !== phrase.join(' ')) };
        for (const beginning of beginningsOf(phrase[0])) {
          index.set(beginning, (index.get(beginning) ?? new Set()).add(entry));
        }
      }
    }
  }
  return index;
}

let index: PhraseIndex | null = null;

/**
 * What means nearly the same as parts of a query. A word that means something else in the other language has the meaning
 * of the shopper's own: a Czech 'kapusta' is kale, a Slovak one is cabbage.
 */
export function findRelatedPhrases(words: readonly string[], locale: Locale): RelatedPhrases[] {
  const known = (index ??= indexPhrases());
  const typed = [
    ...new Set(words.flatMap((word) => [...beginningsOf(word)].flatMap((start) => [...(known.get(start) ?? [])]))),
  ].filter(({ phrase }) => phrase.every((part) => words.some((word) => isSameWord(word, part))));
  const own = typed.filter((entry) => entry.locale === locale);
  const isOwn = (phrase: Phrase) =>
    phrase.every((part) => own.some((entry) => entry.phrase.some((word) => isSameWord(word, part))));
  return [...own, ...typed.filter((entry) => entry.locale !== locale && !isOwn(entry.phrase))];
}
