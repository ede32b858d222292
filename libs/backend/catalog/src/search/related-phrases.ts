import type { Locale } from '@vyloha/contract';
import { toDerivedWords } from './derived-words';
import { everydayWords, purposes, service } from './everyday-words';
import { toPrefixes } from './query-words';
import { isSameWord, type Phrase, type RelatedPhrases, toPhrases } from './search-slots';

const beginningsOf = (word: string): ReadonlySet<string> => new Set([word, ...toPrefixes(word)]);

interface EverydayPhrase extends RelatedPhrases {
  locale: Locale;
  isPurpose: boolean;
  isService: boolean;
}

type PhraseIndex = ReadonlyMap<string, ReadonlySet<EverydayPhrase>>;

const withoutRepeated = (phrases: readonly Phrase[]): Phrase[] => [
  ...new Map(phrases.map((phrase) => [phrase.join(' '), phrase])).values(),
];

const ofService: ReadonlySet<(typeof everydayWords)[number]> = new Set(service);

/** All phrases, each with those that mean nearly the same, or with what serves the purpose. */
function* everydayPhrases(): Generator<EverydayPhrase> {
  const both = (cs: string, sk: string) => withoutRepeated([...toPhrases(cs), ...toPhrases(sk)]);
  const lines = [
    ...everydayWords.map((line) => {
      const [cs, sk] = line;
      return { cs, sk, found: both(cs, sk), isPurpose: false, isService: ofService.has(line) };
    }),
    ...purposes.map(([cs, sk, csTools, skTools]) => {
      return { cs, sk, found: both(csTools, skTools), isPurpose: true, isService: false };
    }),
  ];
  for (const { cs, sk, found, isPurpose, isService } of lines) {
    for (const [locale, list] of [
      ['cs', cs],
      ['sk', sk],
    ] as const) {
      for (const phrase of toPhrases(list)) {
        const related = found.filter((other) => other.join(' ') !== phrase.join(' '));
        yield { locale, phrase, related, isEveryday: true, isPurpose, isService };
      }
    }
  }
}

/** By what the forms of their first words begin with: there are too many to compare each of them with a query. */
function indexPhrases(): PhraseIndex {
  const index = new Map<string, Set<EverydayPhrase>>();
  for (const entry of everydayPhrases()) {
    for (const beginning of beginningsOf(entry.phrase[0])) {
      index.set(beginning, (index.get(beginning) ?? new Set()).add(entry));
    }
  }
  return index;
}

let index: PhraseIndex | null = null;

type ToForms = (word: string) => readonly string[];

interface TypedPhrase extends EverydayPhrase {
  /** Its terms as they are in the query. */
  typed: Phrase;
}

/** Phrases of everyday language whose terms are all among the words, or among what these may be derived from. */
function findPhrases(words: readonly string[], toForms: ToForms): TypedPhrase[] {
  const known = (index ??= indexPhrases());
  const formsOf = new Map(words.map((word) => [word, toForms(word)]));
  const beginnings = new Set([...formsOf.values()].flat().flatMap((form) => [...beginningsOf(form)]));
  const candidates = new Set([...beginnings].flatMap((beginning) => [...(known.get(beginning) ?? [])]));
  const findTyped = (part: string) =>
    words.find((word) => formsOf.get(word)?.some((form) => isSameWord(form, part))) ?? null;
  return [...candidates].flatMap((entry) => {
    const [first, ...others] = entry.phrase.map(findTyped);
    const found = others.filter((word) => word !== null);
    return first == null || found.length < others.length ? [] : [{ ...entry, typed: [first, ...found] }];
  });
}

/**
 * Phrases as they are typed. One that means something else in the other language has the meaning of the shopper's own: a
 * Czech 'kapusta' is kale, a Slovak one is cabbage.
 */
function findInOwnLanguage(words: readonly string[], locale: Locale, toForms: ToForms): TypedPhrase[] {
  const all = findPhrases(words, toForms);
  const own = all.filter((entry) => entry.locale === locale);
  const isOwn = ({ typed }: TypedPhrase) => typed.every((word) => own.some((entry) => entry.typed.includes(word)));
  return [...own, ...all.filter((entry) => entry.locale !== locale && !isOwn(entry))];
}

/**
 * What means nearly the same as parts of a query, or serves them. Words that everyday language does not know mean what
 * those mean that they may be derived from.
 */
export function findRelatedPhrases(
  words: readonly string[],
  locale: Locale,
  { withPurposes = true }: { withPurposes?: boolean } = {},
): RelatedPhrases[] {
  const isWanted = ({ isPurpose }: EverydayPhrase) => withPurposes || !isPurpose;
  const direct = findInOwnLanguage(words, locale, (word) => [word]).filter(isWanted);
  const isKnown = (typed: Phrase) => direct.some((entry) => typed.every((word) => entry.typed.includes(word)));
  const derived = findInOwnLanguage(words, locale, (word) => [word, ...toDerivedWords(word)])
    .filter((entry) => isWanted(entry) && !isKnown(entry.typed))
    .map(({ typed, phrase, related, isService }): RelatedPhrases => {
      return { phrase: typed, related: [phrase, ...related], isEveryday: true, isService };
    });
  const derivedWords = words
    .filter((word) => !isKnown([word]))
    .map((word): RelatedPhrases => {
      return { phrase: [word], related: toDerivedWords(word).map((other) => [other]), isEveryday: false };
    });
  return [...direct, ...derived, ...derivedWords.filter(({ related }) => related.length > 0)];
}
